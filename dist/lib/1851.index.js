"use strict";
exports.id = 1851;
exports.ids = [1851,5225];
exports.modules = {

/***/ 71851:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./node_modules/commander/index.js + 6 modules
var commander = __webpack_require__(67375);
// EXTERNAL MODULE: ./build/js/model/errors.js
var errors = __webpack_require__(41710);
// EXTERNAL MODULE: ./build/js/model/given-secrets.js
var given_secrets = __webpack_require__(82404);
// EXTERNAL MODULE: ./build/js/model/growing-redactor.js + 1 modules
var growing_redactor = __webpack_require__(47588);
// EXTERNAL MODULE: ./build/js/model/outcome.js
var model_outcome = __webpack_require__(49825);
// EXTERNAL MODULE: ./build/js/model/version.js
var version = __webpack_require__(25225);
// EXTERNAL MODULE: ./build/js/sync/output.js
var sync_output = __webpack_require__(30278);
// EXTERNAL MODULE: ./build/js/sync/signals.js
var sync_signals = __webpack_require__(36214);
// EXTERNAL MODULE: ./build/js/model/source-settings.js
var source_settings = __webpack_require__(7024);
;// CONCATENATED MODULE: ./build/js/cli/commands.js


const account = [
    "server",
    "servers",
    "allow-host",
    "allow-http",
    "token",
    "token-in",
    "username",
    "password",
    "server-password",
    "timeout",
    "max-wait",
    "deadline",
    "config",
];
const hookFlags = [
    new commander/* Option */.c$("--mode <mode>", "deploy what is pushed, or only check its modules (default: deploy)").choices([
        "deploy",
        "check",
    ]),
    new commander/* Option */.c$("--strict", "a server that says later, or nothing, stops the push too"),
    new commander/* Option */.c$("--remote <name>", "only pushes to this remote (default: remote.pushDefault, origin, or the only one)"),
];
const modules = Object.keys(source_settings/* sourceSettings */.z);
const source = [...modules, "case-clash", "branches", "branch"];
/** Every command of the command line; help and README are made from it. */
const commands = [
    {
        name: "deploy",
        arguments: "[ref]",
        summary: "make the code branch hold exactly the modules of a commit (default: HEAD)",
        settings: [...source, "on-drift", "dry-run", "verify", "allow-shrink", ...account],
        run: async (context) => (await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(238), __webpack_require__.e(1885), __webpack_require__.e(104), __webpack_require__.e(7912), __webpack_require__.e(8646), __webpack_require__.e(9135), __webpack_require__.e(9725), __webpack_require__.e(5299)]).then(__webpack_require__.bind(__webpack_require__, 45299))).run(context),
    },
    {
        name: "check",
        arguments: "[ref]",
        summary: "look for all that a deploy of a commit would stumble over; without credentials no server is asked",
        settings: [...source, ...account],
        flags: [
            new commander/* Option */.c$("--rebuild", "run the build, and compare what it makes with what is committed"),
            new commander/* Option */.c$("--offline", "do not ask a server, though there are credentials"),
        ],
        run: async (context) => (await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(238), __webpack_require__.e(1885), __webpack_require__.e(104), __webpack_require__.e(7912), __webpack_require__.e(8646), __webpack_require__.e(9135), __webpack_require__.e(9725), __webpack_require__.e(4944)]).then(__webpack_require__.bind(__webpack_require__, 14944))).run(context),
    },
    {
        name: "diff",
        arguments: "[from] [to]",
        summary: "show what a deploy of a commit would change, or any two of ref, record and live:<branch>; nothing is written",
        settings: [...source, ...account],
        flags: [new commander/* Option */.c$("--patch", "show the lines, with git diff")],
        run: async (context) => (await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(238), __webpack_require__.e(1885), __webpack_require__.e(104), __webpack_require__.e(7912), __webpack_require__.e(8646), __webpack_require__.e(9135), __webpack_require__.e(9725), __webpack_require__.e(4565)]).then(__webpack_require__.bind(__webpack_require__, 94565))).run(context),
    },
    {
        name: "activate",
        arguments: "<branch>",
        summary: "make the game run a code branch that is there; says which one ran before, and what brings it back",
        settings: ["dry-run", ...account],
        flags: [new commander/* Option */.c$("--sim", "the branch of the simulator, and not that of the world")],
        run: async (context) => (await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(238), __webpack_require__.e(1885), __webpack_require__.e(9725), __webpack_require__.e(2261)]).then(__webpack_require__.bind(__webpack_require__, 72261))).run(context),
    },
    {
        name: "backup",
        arguments: "[branches...]",
        summary: "record what code branches hold as commits of this repository; names or globs (default: the one of HEAD, else the active one)",
        settings: [...source, ...account],
        flags: [
            new commander/* Option */.c$("--all", "every code branch of the account"),
            new commander/* Option */.c$("--memory", "the memory too"),
            new commander/* Option */.c$("--segments <ids>", "memory segments too, for example 0-9,20"),
            new commander/* Option */.c$("--shard <name...>", "shards whose memory is meant (default: all that the server names)"),
            new commander/* Option */.c$("--push <remote>", "push the records to live/<server>/<branch> of a remote, such as origin"),
        ],
        run: async (context) => (await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(238), __webpack_require__.e(1885), __webpack_require__.e(104), __webpack_require__.e(7912), __webpack_require__.e(8646), __webpack_require__.e(1348), __webpack_require__.e(7711)]).then(__webpack_require__.bind(__webpack_require__, 87962))).run(context),
    },
    {
        name: "restore",
        arguments: "<record>",
        summary: "write what a record keeps (or a commit has) back to its code branch, exactly",
        settings: [...source, "on-drift", "dry-run", "verify", "allow-shrink", ...account],
        flags: [new commander/* Option */.c$("-y, --yes", "do not ask; needed where nobody can be asked")],
        run: async (context) => (await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(238), __webpack_require__.e(1885), __webpack_require__.e(104), __webpack_require__.e(7912), __webpack_require__.e(8646), __webpack_require__.e(9135), __webpack_require__.e(9725), __webpack_require__.e(1208)]).then(__webpack_require__.bind(__webpack_require__, 91208))).run(context),
    },
    {
        name: "status",
        arguments: "[branches...]",
        summary: "show what is live on each code branch, and which commit it is",
        settings: [...source, ...account],
        flags: [new commander/* Option */.c$("--ref <ref>", "commit to compare with (default: HEAD)")],
        run: async (context) => (await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(238), __webpack_require__.e(1885), __webpack_require__.e(104), __webpack_require__.e(7912), __webpack_require__.e(8646), __webpack_require__.e(9890)]).then(__webpack_require__.bind(__webpack_require__, 78817))).run(context),
    },
    {
        name: "log",
        arguments: "[branches...]",
        summary: "show what was live, newest first, and how it came; from the records, without a request",
        settings: ["branch", ...account],
        flags: [new commander/* Option */.c$("--limit <count>", "so many records at most (default: 30)")],
        run: async (context) => (await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(238), __webpack_require__.e(104), __webpack_require__.e(4084)]).then(__webpack_require__.bind(__webpack_require__, 74084))).run(context),
    },
    {
        name: "whoami",
        arguments: "",
        summary: "show the server, the user, what the token may do and which limits are left",
        settings: account,
        run: async (context) => (await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(238), __webpack_require__.e(1885), __webpack_require__.e(5553)]).then(__webpack_require__.bind(__webpack_require__, 55125))).run(context),
    },
    {
        name: "api",
        arguments: "<method> <path> [body]",
        summary: "send one request, signed in and aware of rate limits; body as JSON, or - for standard input",
        settings: account,
        run: async (context) => (await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(238), __webpack_require__.e(1885), __webpack_require__.e(1577)]).then(__webpack_require__.bind(__webpack_require__, 94150))).run(context),
    },
    {
        name: "init",
        arguments: "",
        summary: "write screeps-sync.yml, and on request the hook and workflows; shows the difference first",
        settings: ["source", "layout", "from", "build", "branch", "config"],
        flags: [
            new commander/* Option */.c$("-y, --yes", "ask nothing: take what was found"),
            new commander/* Option */.c$("--hook", "install the pre-push hook too"),
            new commander/* Option */.c$("--workflow <name...>", "write a workflow for GitHub Actions: deploy, backup"),
        ],
        run: async (context) => (await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(7934), __webpack_require__.e(8815), __webpack_require__.e(238), __webpack_require__.e(104), __webpack_require__.e(7912), __webpack_require__.e(2181), __webpack_require__.e(5198)]).then(__webpack_require__.bind(__webpack_require__, 74429))).run(context),
    },
    {
        name: "login",
        arguments: "",
        summary: "check a token (or --username and a password) and have git's credential helper keep it",
        settings: account,
        run: async (context) => (await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(238), __webpack_require__.e(1885), __webpack_require__.e(8818)]).then(__webpack_require__.bind(__webpack_require__, 6386))).run(context),
    },
    {
        name: "install",
        arguments: "",
        summary: "install the pre-push hook in this clone; a hook that is there already runs first",
        settings: ["config"],
        flags: hookFlags,
        run: async (context) => (await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(238), __webpack_require__.e(2181), __webpack_require__.e(740)]).then(__webpack_require__.bind(__webpack_require__, 740))).run(context),
    },
    {
        name: "uninstall",
        arguments: "",
        summary: "take the pre-push hook away, and put back what was there before",
        settings: [],
        run: async (context) => (await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(238), __webpack_require__.e(2181), __webpack_require__.e(252)]).then(__webpack_require__.bind(__webpack_require__, 30252))).run(context),
    },
    {
        name: "pre-push",
        arguments: "<remote> [url]",
        summary: "deploy what git push tells on standard input; the hook calls it",
        settings: ["config"],
        flags: hookFlags,
        run: async (context) => (await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(238), __webpack_require__.e(1885), __webpack_require__.e(104), __webpack_require__.e(7912), __webpack_require__.e(8646), __webpack_require__.e(9135), __webpack_require__.e(1400), __webpack_require__.e(5204)]).then(__webpack_require__.bind(__webpack_require__, 25204))).run(context),
    },
    {
        name: "emulate",
        arguments: "",
        summary: "run an emulator of the service on this machine",
        settings: [],
        flags: [
            new commander/* Option */.c$("--port <number>", "port to listen on, 0 for any free one (default: 21025)"),
            new commander/* Option */.c$("--host <address>", "address to listen on (default: 127.0.0.1)"),
            new commander/* Option */.c$("--profile <name>", "whose behaviour to play").choices(["official", "private", "xx"]),
            new commander/* Option */.c$("--world <prefix...>", "worlds besides the root, such as ptr or season"),
            new commander/* Option */.c$("--data <folder>", "keep the state in a folder"),
            new commander/* Option */.c$("--seed-token <text>", "a full-access token to accept, instead of a random one"),
            new commander/* Option */.c$("--script <file>", "faults to play, as JSON"),
        ],
        run: async (context) => (await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(2830), __webpack_require__.e(5152), __webpack_require__.e(7772), __webpack_require__.e(4017)]).then(__webpack_require__.bind(__webpack_require__, 74017))).run(context),
    },
    {
        name: "demo",
        arguments: "",
        summary: "deploy the example bot of this repository to an emulator, and show what happens",
        settings: [],
        run: async (context) => (await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(7934), __webpack_require__.e(2830), __webpack_require__.e(5152), __webpack_require__.e(238), __webpack_require__.e(1885), __webpack_require__.e(104), __webpack_require__.e(7912), __webpack_require__.e(8646), __webpack_require__.e(9135), __webpack_require__.e(9725), __webpack_require__.e(7772), __webpack_require__.e(8015)]).then(__webpack_require__.bind(__webpack_require__, 98015))).run(context),
    },
];

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./node_modules/yocto-spinner/index.js + 1 modules
var yocto_spinner = __webpack_require__(36540);
// EXTERNAL MODULE: ./build/js/model/visible-text.js
var visible_text = __webpack_require__(21635);
;// CONCATENATED MODULE: ./build/js/cli/console.js




function openConsole(options) {
    const spinner = createSpinner(options);
    const output = (0,sync_output/* openOutput */.c1)();
    const line = (pieces, stream) => {
        spinner.stop();
        return `${pieces.map((piece) => render(piece, stream, options)).join("")}\n`;
    };
    // What is JSON has all that matters in it, and nothing else belongs beside it.
    const word = options.json ? output.aside : output.word;
    return {
        options,
        print: (...pieces) => output.result(line(pieces, process.stdout)),
        printJson: (value) => {
            spinner.stop();
            output.result(`${options.redact((0,visible_text/* visibleJson */.$m)(value))}\n`);
        },
        printText: (text) => {
            if (text !== "")
                output.result(line([text.replace(/\n$/, "")], process.stdout));
        },
        warn: (...pieces) => word(line(pieces, process.stderr)),
        progress: (text) => {
            if (options.verbose)
                output.aside(line([["dim", text]], process.stderr));
            else
                spinner.show((0,visible_text/* visibleLines */.gB)(options.redact(text)));
        },
        rest: () => spinner.stop(),
    };
}
function render(piece, stream, { redact }) {
    const [style, text] = typeof piece === "string" ? [undefined, piece] : piece;
    const safe = (0,visible_text/* visibleLines */.gB)(redact(text));
    return style === undefined ? safe : (0,external_node_util_.styleText)(style, safe, { stream });
}
/** Only where somebody looks: in a log or a pipe a spinner is noise. */
function createSpinner({ quiet, json, verbose }) {
    if (!process.stderr.isTTY || quiet || json || verbose)
        return { show: () => { }, stop: () => { } };
    // By itself it would end the process at Ctrl-C, in the middle of a write.
    const spinner = (0,yocto_spinner/* default */.A)({ stream: process.stderr, handleSignals: false });
    const show = (text) => {
        if (!spinner.isSpinning)
            spinner.start();
        spinner.text = text;
    };
    return { show, stop: () => void (spinner.isSpinning && spinner.stop()) };
}

// EXTERNAL MODULE: ./build/js/model/settings.js
var settings = __webpack_require__(62148);
;// CONCATENATED MODULE: ./build/js/cli/flags.js


/** The flags of a command, made from the table of settings. */
function flagsFor(names) {
    return names.map((name) => flagFor(name, settings/* settings */.W[name]));
}
/** What commander read, under the names of the settings. */
function rawFlags(options, names) {
    return Object.fromEntries(names.map((name) => [name, given(options[attributeOf(name)], settings/* settings */.W[name])]));
}
function flagFor(name, setting) {
    if (setting.kind === "switch") {
        // A switch that is on by default is turned off: --no-verify.
        return new commander/* Option */.c$(setting.default === true ? `--no-${name}` : `--${name}`, setting.default === true ? `do not ${setting.help}` : setting.help);
    }
    const value = setting.choices === undefined ? `<${setting.value ?? "seconds"}>` : `<${setting.choices.join("|")}>`;
    const several = setting.kind === "list" ? "..." : "";
    const shown = setting.default === undefined ? setting.help : `${setting.help} (default: ${setting.default})`;
    const environment = setting.environment === undefined ? "" : ` [${setting.environment}]`;
    return new commander/* Option */.c$(`--${name} ${value.replace(/>$/, `${several}>`)}`, shown + environment);
}
/** Of a switch that is on by default, `true` only says that nobody turned it off. */
function given(value, setting) {
    if (setting.kind === "switch" && value === (setting.default ?? false))
        return undefined;
    return value;
}
/** Commander's own camelCase. */
function attributeOf(name) {
    return name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());
}

;// CONCATENATED MODULE: ./build/js/cli/main.js











/** Runs the command line and sets the exit status. */
async function main(args) {
    (0,sync_output/* steadyStreams */.s5)();
    try {
        await createProgram(args).parseAsync([...args], { from: "user" });
    }
    catch (failure) {
        if (!(failure instanceof commander/* CommanderError */.b7))
            throw failure;
        process.exitCode = failure.exitCode === 0 ? 0 : model_outcome/* outcomes */.K.usage.exit;
    }
}
function createProgram(args) {
    const program = new commander/* Command */.uB("screeps-sync")
        .description("Deploy Screeps code from git, and say truly what is live.")
        .version(version/* version */.r, "-V, --version")
        .option("-C <directory>", "run as if started there")
        .option("--json", "print the report as JSON")
        .option("-q, --quiet", "no progress")
        .option("-v, --verbose", "show each request and how long it took")
        .helpOption("-h, --help", "show help")
        .exitOverride()
        .configureHelp({ showGlobalOptions: true })
        .showSuggestionAfterError();
    for (const command of commands)
        addCommand(program, command, { flags: mayBeCalled(command, args) });
    return program;
}
/** The flags of all commands are 200 objects, 3 ms of CPU; a run needs those of one, the list of commands all. */
function mayBeCalled(command, args) {
    return args.includes(command.name) || !commands.some(({ name }) => args.includes(name));
}
function addCommand(program, command, wanted) {
    const added = program.command(`${command.name} ${command.arguments}`.trim()).description(command.summary);
    const flags = wanted.flags ? [...flagsFor(command.settings), ...(command.flags ?? [])] : [];
    for (const option of flags)
        added.addOption(option);
    added.action(async () => runCommand(command, added.args, added.optsWithGlobals()));
}
async function runCommand(command, args, flags) {
    const raw = rawFlags(flags, command.settings);
    const { env } = process;
    const { redact, add: onSecret } = (0,growing_redactor/* growingRedactor */.c)((0,given_secrets/* givenSecrets */.B)(raw, env));
    const console = openConsole({
        json: flags["json"] === true,
        quiet: flags["quiet"] === true,
        verbose: flags["verbose"] === true,
        redact,
    });
    const directory = typeof flags["C"] === "string" ? flags["C"] : process.cwd();
    const sent = { maybe: false };
    const signals = (0,sync_signals/* listenForSignals */.s)(() => sayLeaving(console, sent));
    const { interrupt } = signals;
    interrupt.addEventListener("abort", () => sayAwaiting(console, sent));
    const context = { args, raw, flags, directory, env, console, interrupt, onSecret, sent };
    const status = await command.run(context).catch((failure) => explain(failure, console));
    console.rest();
    signals.stop();
    process.exitCode = exitStatus(status, signals.received);
    await (0,sync_output/* written */.Mp)();
    // A request that nobody waits for any more would hold the process until its own deadline.
    if (signals.received !== undefined)
        process.exit();
}
/** What was done stays what it is; only a run that was stopped before its end says so by its status. */
function exitStatus(status, received) {
    return received === undefined || status === 0 || status === model_outcome/* outcomes */.K.unknown.exit ? status : model_outcome/* signalExit */.h[received];
}
function sayAwaiting({ warn }, sent) {
    if (!sent.maybe)
        return;
    warn(["yellow", "! "], "Asked to end: the answer to the write is still awaited; Ctrl-C again leaves at once");
}
function sayLeaving({ rest, warn }, sent) {
    rest();
    const what = sent.maybe ? 'a write may have arrived; "screeps-sync diff" tells' : "nothing was written";
    warn(["red", "✗ "], `Left at once: ${what}`);
}
/** An expected failure is one line; anything else is a bug, and keeps its stack. */
function explain(failure, { options, printJson, warn }) {
    const expected = failure instanceof errors/* SyncError */.S0;
    const message = expected
        ? failure.message
        : `A bug of screeps-sync: ${failure instanceof Error ? failure.stack : String(failure)}`;
    const outcome = expected ? failure.outcome : "bug";
    if (options.json)
        printJson({ outcome, message });
    else
        warn(["red", "✗ "], message);
    return failure instanceof errors/* InterruptedError */.p4 ? model_outcome/* signalExit */.h[failure.signal] : model_outcome/* outcomes */.K[outcome].exit;
}


/***/ }),

/***/ 25225:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ version)
/* harmony export */ });
/** As in package.json; a test keeps them equal. */
const version = "0.1.0";


/***/ })

};
;