"use strict";
exports.id = 1605;
exports.ids = [1605];
exports.modules = {

/***/ 41605:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./node_modules/commander/index.js + 6 modules
var commander = __webpack_require__(67375);
// EXTERNAL MODULE: ./build/js/model/account/given-secrets.js
var given_secrets = __webpack_require__(68944);
// EXTERNAL MODULE: ./build/js/model/account/growing-redactor.js + 3 modules
var growing_redactor = __webpack_require__(54522);
// EXTERNAL MODULE: ./build/js/model/outcome/end-of.js
var end_of = __webpack_require__(50021);
// EXTERNAL MODULE: ./build/js/model/outcome/outcome.js
var outcome = __webpack_require__(14650);
// EXTERNAL MODULE: ./build/js/model/text/version.js
var version = __webpack_require__(42609);
// EXTERNAL MODULE: ./build/js/sync/start/output.js
var start_output = __webpack_require__(39487);
// EXTERNAL MODULE: ./build/js/sync/start/signals.js
var start_signals = __webpack_require__(95901);
// EXTERNAL MODULE: ./build/js/model/settings/source-settings.js
var source_settings = __webpack_require__(48526);
;// CONCATENATED MODULE: ./build/js/cli/clone-commands.js
// Covered by test/doors/hook/install.test.ts

const hookFlags = [
    new commander/* Option */.c$("--mode <mode>", "deploy what is pushed, or only check its modules (default: deploy)").choices([
        "deploy",
        "check",
    ]),
    new commander/* Option */.c$("--strict", "a server that says later, or nothing, stops the push too"),
    new commander/* Option */.c$("--remote <name>", "only pushes to this remote (default: remote.pushDefault, origin, or the only one)"),
];
/** The commands that settle something in this clone alone: its hook, and what a person agreed to. */
const cloneCommands = [
    {
        name: "allow",
        arguments: "[ref]",
        summary: "show what a committed configuration asks a person for (its build, its servers), and agree to it in this clone",
        settings: ["config", "allow-host", "build"],
        flags: [new commander/* Option */.c$("-y, --yes", "do not ask: agree to all of it")],
        run: async (context) => (await Promise.all(/* import() */[__webpack_require__.e(3154), __webpack_require__.e(9146), __webpack_require__.e(9174)]).then(__webpack_require__.bind(__webpack_require__, 99174))).run(context),
    },
    {
        name: "install",
        arguments: "",
        summary: "install the pre-push hook in this clone; a hook that is there already runs first",
        settings: ["config"],
        flags: hookFlags,
        run: async (context) => (await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(8815), __webpack_require__.e(3154), __webpack_require__.e(9146), __webpack_require__.e(7861), __webpack_require__.e(4677)]).then(__webpack_require__.bind(__webpack_require__, 6529))).run(context),
    },
    {
        name: "uninstall",
        arguments: "",
        summary: "take the pre-push hook away, and put back what was there before",
        settings: [],
        run: async (context) => (await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(8815), __webpack_require__.e(3154), __webpack_require__.e(9146), __webpack_require__.e(7861), __webpack_require__.e(3842)]).then(__webpack_require__.bind(__webpack_require__, 44094))).run(context),
    },
    {
        name: "pre-push",
        arguments: "<remote> [url]",
        summary: "deploy what git push tells on standard input; the hook calls it",
        settings: ["config"],
        flags: hookFlags,
        run: async (context) => (await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(8815), __webpack_require__.e(3154), __webpack_require__.e(9146), __webpack_require__.e(8899), __webpack_require__.e(4683), __webpack_require__.e(1544), __webpack_require__.e(9379), __webpack_require__.e(6594), __webpack_require__.e(838)]).then(__webpack_require__.bind(__webpack_require__, 40838))).run(context),
    },
];

;// CONCATENATED MODULE: ./build/js/cli/commands.js
// Covered by test/doors/cli.test.ts



const account = [
    "server",
    "servers",
    "allow-host",
    "allow-http",
    "allow-variables",
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
const modules = Object.keys(source_settings/* sourceSettings */.z);
const source = [...modules, "case-clash", "branches", "branch"];
/** Every command of the command line; help and README are made from it. */
const commands = [
    {
        name: "deploy",
        arguments: "[ref]",
        summary: "make the code branch hold exactly the modules of a commit (default: HEAD)",
        settings: [...source, "on-drift", "dry-run", "verify", "allow-shrink", "record-prefix", ...account],
        run: async (context) => (await Promise.all(/* import() */[__webpack_require__.e(3154), __webpack_require__.e(9146), __webpack_require__.e(8899), __webpack_require__.e(4683), __webpack_require__.e(1544), __webpack_require__.e(9379), __webpack_require__.e(7008), __webpack_require__.e(4602)]).then(__webpack_require__.bind(__webpack_require__, 94602))).run(context),
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
        run: async (context) => (await Promise.all(/* import() */[__webpack_require__.e(3154), __webpack_require__.e(9146), __webpack_require__.e(8899), __webpack_require__.e(4683), __webpack_require__.e(1544), __webpack_require__.e(9379), __webpack_require__.e(7008), __webpack_require__.e(917)]).then(__webpack_require__.bind(__webpack_require__, 80917))).run(context),
    },
    {
        name: "diff",
        arguments: "[from] [to]",
        summary: "show what a deploy of a commit would change, or any two of ref, record and live:<branch>; nothing is written",
        settings: [...source, ...account],
        flags: [new commander/* Option */.c$("--patch", "show the lines, with git diff")],
        run: async (context) => (await Promise.all(/* import() */[__webpack_require__.e(3154), __webpack_require__.e(9146), __webpack_require__.e(8899), __webpack_require__.e(4683), __webpack_require__.e(1544), __webpack_require__.e(9379), __webpack_require__.e(7008), __webpack_require__.e(6481)]).then(__webpack_require__.bind(__webpack_require__, 26481))).run(context),
    },
    {
        name: "activate",
        arguments: "<branch>",
        summary: "make the game run a code branch that is there; says which one ran before, and what brings it back",
        settings: ["dry-run", ...account],
        flags: [new commander/* Option */.c$("--sim", "the branch of the simulator, and not that of the world")],
        run: async (context) => (await Promise.all(/* import() */[__webpack_require__.e(3154), __webpack_require__.e(9146), __webpack_require__.e(8468)]).then(__webpack_require__.bind(__webpack_require__, 98468))).run(context),
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
        run: async (context) => (await Promise.all(/* import() */[__webpack_require__.e(3154), __webpack_require__.e(9146), __webpack_require__.e(8899), __webpack_require__.e(4683), __webpack_require__.e(7026), __webpack_require__.e(5529)]).then(__webpack_require__.bind(__webpack_require__, 12707))).run(context),
    },
    {
        name: "restore",
        arguments: "<record>",
        summary: "write what a record keeps (or a commit has) back to its code branch, exactly",
        settings: [...source, "on-drift", "dry-run", "verify", "allow-shrink", "record-prefix", ...account],
        flags: [new commander/* Option */.c$("-y, --yes", "do not ask; needed where nobody can be asked")],
        run: async (context) => (await Promise.all(/* import() */[__webpack_require__.e(3154), __webpack_require__.e(9146), __webpack_require__.e(8899), __webpack_require__.e(4683), __webpack_require__.e(1544), __webpack_require__.e(9379), __webpack_require__.e(7008), __webpack_require__.e(1775)]).then(__webpack_require__.bind(__webpack_require__, 1775))).run(context),
    },
    {
        name: "status",
        arguments: "[branches...]",
        summary: "show what is live on each code branch, and which commit it is",
        settings: [...source, ...account],
        flags: [new commander/* Option */.c$("--ref <ref>", "commit to compare with (default: HEAD)")],
        run: async (context) => (await Promise.all(/* import() */[__webpack_require__.e(3154), __webpack_require__.e(9146), __webpack_require__.e(8899), __webpack_require__.e(4683), __webpack_require__.e(8325)]).then(__webpack_require__.bind(__webpack_require__, 35890))).run(context),
    },
    {
        name: "log",
        arguments: "[branches...]",
        summary: "show what was live, newest first, and how it came; from the records, without a request",
        settings: ["branch", ...account],
        flags: [new commander/* Option */.c$("--limit <count>", "so many records at most (default: 30)")],
        run: async (context) => (await Promise.all(/* import() */[__webpack_require__.e(3154), __webpack_require__.e(9146), __webpack_require__.e(8899), __webpack_require__.e(3150)]).then(__webpack_require__.bind(__webpack_require__, 93150))).run(context),
    },
    {
        name: "whoami",
        arguments: "",
        summary: "show the server, the user, what the token may do and which limits are left",
        settings: account,
        run: async (context) => (await Promise.all(/* import() */[__webpack_require__.e(3154), __webpack_require__.e(9146), __webpack_require__.e(2888)]).then(__webpack_require__.bind(__webpack_require__, 62888))).run(context),
    },
    {
        name: "api",
        arguments: "<method> <path> [body]",
        summary: "send one request, signed in and aware of rate limits; body as JSON, or - for standard input",
        settings: account,
        run: async (context) => (await Promise.all(/* import() */[__webpack_require__.e(3154), __webpack_require__.e(9146), __webpack_require__.e(473)]).then(__webpack_require__.bind(__webpack_require__, 40473))).run(context),
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
        run: async (context) => (await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(8815), __webpack_require__.e(3154), __webpack_require__.e(9146), __webpack_require__.e(1544), __webpack_require__.e(7861), __webpack_require__.e(4494)]).then(__webpack_require__.bind(__webpack_require__, 3524))).run(context),
    },
    {
        name: "login",
        arguments: "",
        summary: "check a token (or --username and a password) and have git's credential helper keep it",
        settings: account,
        run: async (context) => (await Promise.all(/* import() */[__webpack_require__.e(3154), __webpack_require__.e(9146), __webpack_require__.e(7920)]).then(__webpack_require__.bind(__webpack_require__, 7920))).run(context),
    },
    ...cloneCommands,
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
        run: async (context) => (await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(2830), __webpack_require__.e(5152), __webpack_require__.e(2102), __webpack_require__.e(2816)]).then(__webpack_require__.bind(__webpack_require__, 32816))).run(context),
    },
    {
        name: "demo",
        arguments: "",
        summary: "deploy an example bot to an emulator, and show what happens; in any folder, without an account",
        settings: [],
        run: async (context) => (await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(2830), __webpack_require__.e(5152), __webpack_require__.e(3154), __webpack_require__.e(9146), __webpack_require__.e(8899), __webpack_require__.e(4683), __webpack_require__.e(1544), __webpack_require__.e(9379), __webpack_require__.e(7008), __webpack_require__.e(2102), __webpack_require__.e(2960)]).then(__webpack_require__.bind(__webpack_require__, 42960))).run(context),
    },
];

// EXTERNAL MODULE: ./build/js/model/settings/settings.js
var settings = __webpack_require__(82766);
;// CONCATENATED MODULE: ./build/js/cli/flags.js
// Covered by test/doors/cli.test.ts


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

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./node_modules/yocto-spinner/index.js + 1 modules
var yocto_spinner = __webpack_require__(36540);
// EXTERNAL MODULE: ./build/js/model/text/visible-text.js
var visible_text = __webpack_require__(87035);
;// CONCATENATED MODULE: ./build/js/cli/terminal/console.js
// Covered by test/doors/cli.test.ts




function openConsole(options) {
    const spinner = createSpinner(options);
    const output = (0,start_output/* openOutput */.c1)();
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

;// CONCATENATED MODULE: ./build/js/cli/main.js
// Covered by test/doors/cli.test.ts











/** Runs the command line and sets the exit status. */
async function main(args, env) {
    (0,start_output/* steadyStreams */.s5)();
    try {
        await createProgram(args, env).parseAsync([...args], { from: "user" });
    }
    catch (failure) {
        if (!(failure instanceof commander/* CommanderError */.b7))
            throw failure;
        process.exitCode = failure.exitCode === 0 ? 0 : outcome/* outcomes */.KI.usage.exit;
    }
}
function createProgram(args, env) {
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
        addCommand(program, command, { env, flags: mayBeCalled(command, args) });
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
    added.action(async () => runCommand(command, added.args, added.optsWithGlobals(), wanted.env));
}
async function runCommand(command, args, flags, env) {
    const raw = rawFlags(flags, command.settings);
    const { redact, add: onSecret } = (0,growing_redactor/* growingRedactor */.c)((0,given_secrets/* givenSecrets */.B)(raw, env));
    const console = openConsole({
        json: flags["json"] === true,
        quiet: flags["quiet"] === true,
        verbose: flags["verbose"] === true,
        redact,
    });
    const directory = typeof flags["C"] === "string" ? flags["C"] : process.cwd();
    const sent = { maybe: false };
    const signals = (0,start_signals/* listenForSignals */.s)(() => sayLeaving(console, sent));
    const { interrupt } = signals;
    interrupt.addEventListener("abort", () => sayAwaiting(console, sent));
    const context = { args, raw, flags, directory, env, console, interrupt, onSecret, sent };
    const status = await command.run(context).catch((failure) => explain(failure, console));
    console.rest();
    signals.stop();
    process.exitCode = statusAfter(status, signals.received);
    await (0,start_output/* written */.Mp)();
    // A request that nobody waits for any more would hold the process until its own deadline.
    if (signals.received !== undefined)
        process.exit();
}
/** What was done stays what it is; only a run that was stopped before its end says so by its status. */
function statusAfter(status, received) {
    return received === undefined || status === 0 || status === outcome/* outcomes */.KI.unknown.exit ? status : outcome/* signalExit */.hU[received];
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
function explain(failure, { options, printJson, warn }) {
    const { outcome, message, exit } = (0,end_of/* endOf */.p)(failure);
    if (options.json)
        printJson({ outcome, message });
    else
        warn(["red", "✗ "], message);
    return exit;
}


/***/ })

};
;