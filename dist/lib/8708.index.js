"use strict";
exports.id = 8708;
exports.ids = [8708];
exports.modules = {

/***/ 7451:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main),
  D: () => (/* binding */ runHook)
});

// EXTERNAL MODULE: external "node:stream/consumers"
var consumers_ = __webpack_require__(38321);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/js/model/errors.js
var errors = __webpack_require__(41710);
// EXTERNAL MODULE: ./build/js/model/given-secrets.js
var given_secrets = __webpack_require__(82404);
// EXTERNAL MODULE: ./build/js/model/growing-redactor.js + 1 modules
var growing_redactor = __webpack_require__(47588);
// EXTERNAL MODULE: ./build/js/model/outcome.js
var model_outcome = __webpack_require__(49825);
// EXTERNAL MODULE: ./build/js/sync/output.js
var output = __webpack_require__(30278);
// EXTERNAL MODULE: ./build/js/sync/signals.js
var sync_signals = __webpack_require__(36214);
// EXTERNAL MODULE: ./build/js/sync/check-commit.js
var check_commit = __webpack_require__(30609);
// EXTERNAL MODULE: ./build/js/sync/deploy-targets.js
var deploy_targets = __webpack_require__(9135);
// EXTERNAL MODULE: ./build/js/git/runner.js + 2 modules
var runner = __webpack_require__(41917);
;// CONCATENATED MODULE: ./build/js/git/grep.js

const MAX_BYTES = 8 * 1024 * 1024;
/** An object id → lines of that commit's files that match one of the patterns (POSIX extended, any letter case). */
async function grepCommit(repository, oid, patterns) {
    // Patterns go by standard input: they may be secrets, and a command line can be seen by everyone on the machine.
    // --text, because .gitattributes of a stranger could call any file binary.
    const how = [
        "--no-color",
        "--no-column",
        "--text",
        "--line-number",
        "--full-name",
        "--null",
        "--extended-regexp",
        "--ignore-case",
    ];
    const args = ["grep", ...how, "--no-textconv", "-f", "-", oid, "--", ":(top)"];
    const found = await (0,runner/* gitText */.q)(repository, args, {
        input: `${patterns.join("\n")}\n`,
        alsoFine: 1,
        maxBytes: MAX_BYTES,
    });
    return found.split("\n").flatMap(parseLine);
}
/** With --null: `<oid>:<path> NUL <line> NUL <text>`. */
function parseLine(line) {
    const [, path, number, text] = /^[^:]+:([^\0]*)\0(\d+)\0(.*)$/s.exec(line) ?? [];
    return path === undefined ? [] : [{ path, line: Number(number), text: text ?? "" }];
}

// EXTERNAL MODULE: ./build/js/git/look-up.js
var look_up = __webpack_require__(25423);
// EXTERNAL MODULE: ./build/js/model/credentials-file-names.js
var credentials_file_names = __webpack_require__(639);
;// CONCATENATED MODULE: ./build/js/sync/leaks.js




/**
 * Refuses a commit that would carry a credential to wherever it is pushed: one of those in use, something that looks like
 * any token of the game, or a credentials file. The text itself is never shown.
 * @throws PreflightError with file and line of each
 */
async function refuseLeaks(repository, oid, targets) {
    const findings = [...(await secretLines(repository, oid, targets)), ...(await committedFiles(repository, oid))];
    const [first] = findings;
    if (first === undefined)
        return;
    const more = findings.length === 1 ? "" : ` (and ${findings.length - 1} more)`;
    const where = first.line === undefined ? first.path : `${first.path}:${first.line}`;
    throw new errors/* PreflightError */.wG(`Cannot let ${oid.slice(0, 7)} go: ${where} ${first.message}${more}; take it out of the commit, and make a new token if this one was ever pushed`, findings);
}
// How the game writes a token, beside the word: `token: 1234…`, `"token": "1234…"`.
const anyToken = "token[\"']? *[:=] *[\"'`]?[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}";
async function secretLines(repository, oid, targets) {
    const secrets = targets.flatMap(secretsOf);
    const found = await grepCommit(repository, oid, [anyToken, ...secrets.map(escapePattern)]);
    return found
        .filter(({ text }) => secrets.some((secret) => text.includes(secret)) || !isPlaceholder(text))
        .map(({ path, line, text }) => ({
        severity: "error",
        path,
        line,
        message: secrets.some((secret) => text.includes(secret))
            ? "holds your credential"
            : "holds what looks like a token",
    }));
}
function secretsOf({ credentials, serverPassword }) {
    const secret = credentials?.kind === "token" ? credentials.token : credentials?.password;
    // Short passwords are words that stand in any code.
    return [secret, serverPassword].filter((text) => text !== undefined && text.length >= 12);
}
/** Samples write 00000000-0000-… or 12345678-1234-…: a real one is random, and has more kinds of digits. */
function isPlaceholder(text) {
    const [id = ""] = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i.exec(text) ?? [];
    return new Set(id.toLowerCase()).size <= 11;
}
async function committedFiles(repository, oid) {
    const objects = await (0,look_up/* lookUp */.T)(repository, credentials_file_names/* credentialsFileNames */.R.map((name) => `${oid}^{commit}:${name}`));
    const findings = [];
    for (const [index, path] of credentials_file_names/* credentialsFileNames */.R.entries()) {
        const object = objects[index];
        if (object?.type === "blob" && (await holdsCredentials(object.bytes, path)))
            findings.push({ severity: "error", path, message: "holds credentials" });
    }
    return findings;
}
async function holdsCredentials(bytes, path) {
    // The YAML parser costs 15 ms, and hardly any commit has such a file.
    const { parseCredentialsFile } = await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(8815), __webpack_require__.e(1470)]).then(__webpack_require__.bind(__webpack_require__, 1470));
    try {
        return parseCredentialsFile(bytes.toString("utf8"), path).some(({ token, password }) => token ?? password);
    }
    catch (failure) {
        // Another tool's file of that name; its lines were searched anyway.
        if (failure instanceof errors/* SyncError */.S0)
            return false;
        throw failure;
    }
}
const escapePattern = (text) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");

// EXTERNAL MODULE: ./build/js/sync/open-door.js + 1 modules
var open_door = __webpack_require__(46666);
// EXTERNAL MODULE: ./build/js/sync/prepare.js + 1 modules
var prepare = __webpack_require__(60238);
// EXTERNAL MODULE: ./build/js/git/ancestry.js
var ancestry = __webpack_require__(26523);
;// CONCATENATED MODULE: ./build/js/sync/pushed-ref.js

/** Whether a ref moves forward: it is new, or it keeps all that the remote held when it was last asked. */
async function isFastForward(repository, { oid, remoteOid }) {
    if (oid === undefined)
        return false;
    return remoteOid === undefined || remoteOid === oid || (await (0,ancestry/* isAncestor */.Q)(repository, remoteOid, oid));
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
;// CONCATENATED MODULE: ./build/js/hook/git-push.js

// hook script, husky's two, a shell between: git is rarely more than a few processes above.
const furthest = 8;
/**
 * The `git push` above a process, by `/proc`; undefined where it cannot be seen. Git runs the hook for `push --dry-run`
 * with the same arguments, input and environment as for a push, so its own command line is the only place that tells.
 */
async function findGitPush(pid = process.ppid) {
    let current = pid;
    for (let step = 0; step < furthest && current > 1; step += 1) {
        const args = await argumentsOf(current);
        if (args === undefined)
            return undefined;
        const pushArgs = argumentsOfPush(args);
        if (pushArgs !== undefined)
            return { pid: current, dryRun: isDryRun(pushArgs) };
        const parent = await parentOf(current);
        if (parent === undefined)
            return undefined;
        current = parent;
    }
    return undefined;
}
/** What follows `push`; undefined for any other command line. Aliases are gone here: git starts itself anew for them. */
function argumentsOfPush(args) {
    const [program = "", ...rest] = args;
    const name = program.split(/[/\\]/).at(-1) ?? "";
    if (/^git-push(?:\.exe)?$/.test(name))
        return rest;
    if (!/^git(?:\.exe)?$/.test(name))
        return undefined;
    const command = commandIndex(rest);
    return rest[command] === "push" ? rest.slice(command + 1) : undefined;
}
// git(1): of its own options only these take the next argument as their value.
const withValue = new Set(["-C", "-c", "--git-dir", "--work-tree", "--namespace", "--super-prefix", "--config-env"]);
function commandIndex(args) {
    let index = 0;
    while (args[index]?.startsWith("-"))
        index += withValue.has(args[index] ?? "") ? 2 : 1;
    return index;
}
/** Git takes `-n`, `-fn`, `--dry-run`, any beginning of it down to `--dr`, and `--no-dry-run`; the last one counts. */
function isDryRun(pushArgs) {
    const end = pushArgs.indexOf("--");
    let dryRun = false;
    let value = false;
    for (const arg of end < 0 ? pushArgs : pushArgs.slice(0, end)) {
        if (value)
            value = false;
        else if (/^--dr(?:y(?:-(?:r(?:u(?:n)?)?)?)?)?$/.test(arg))
            dryRun = true;
        else if (/^--no-dr(?:y(?:-(?:r(?:u(?:n)?)?)?)?)?$/.test(arg))
            dryRun = false;
        else if (/^-[a-z46]/i.test(arg)) {
            // `-o` takes the rest of its argument, or the next one, as a word for the server.
            const switches = arg.slice(1).replace(/o.*$/s, "");
            dryRun ||= switches.includes("n");
            value = arg.slice(1) === `${switches}o`;
        }
        else
            value = valueOptions.has(arg);
    }
    return dryRun;
}
const valueOptions = new Set(["--repo", "--receive-pack", "--exec", "--push-option"]);
async function argumentsOf(pid) {
    const bytes = await (0,promises_.readFile)(`/proc/${pid}/cmdline`, "utf8").catch(() => undefined);
    return bytes?.replace(/\0$/, "").split("\0");
}
async function parentOf(pid) {
    // `pid (name) state ppid …`: the name may hold anything, also parentheses.
    const stat = await (0,promises_.readFile)(`/proc/${pid}/stat`, "utf8").catch(() => undefined);
    const parent = /^.*\) \S (\d+) /s.exec(stat ?? "")?.[1];
    return parent === undefined ? undefined : Number(parent);
}

;// CONCATENATED MODULE: ./build/js/hook/ref-updates.js

/**
 * Standard input of a pre-push hook → updates. The protocol, from githooks(5):
 *
 *     <local-ref> SP <local-object-name> SP <remote-ref> SP <remote-object-name> LF
 *
 * "If the foreign ref does not yet exist the <remote-object-name> will be the all-zeroes object name. If a ref is to be
 * deleted, the <local-ref> will be supplied as (delete) and the <local-object-name> will be the all-zeroes object name.
 * If the local commit was specified by something other than a name which could be expanded (such as HEAD~, or an object
 * name) it will be supplied as it was originally given." Such a name may hold spaces (`main@{1 day ago}`), the rest not.
 * Nothing at all comes when everything is up to date.
 *
 * @throws UsageError that names the first line that is none of these
 */
function parseRefUpdates(input) {
    const lines = input.split("\n");
    // The last line may miss its end, where a script between git and us took it away.
    if (lines.at(-1) === "")
        lines.pop();
    return lines.map((line, index) => ref_updates_parseLine(line, index + 1));
}
const shape = /^(?<localRef>.+) (?<oid>[0-9a-f]{40,128}) (?<remoteRef>refs\/[^ ]+) (?<remoteOid>[0-9a-f]{40,128})\r?$/s;
function ref_updates_parseLine(line, number) {
    const { localRef, oid, remoteRef, remoteOid } = shape.exec(line)?.groups ?? {};
    if (localRef === undefined || oid === undefined || remoteRef === undefined || remoteOid === undefined) {
        throw new errors/* UsageError */.eb(`Cannot read what git pushes: line ${number} is ${JSON.stringify(line.slice(0, 200))}; expected is "<local ref> <object id> <remote ref> <object id>", as git gives it to a pre-push hook`);
    }
    if (oid.length !== remoteOid.length) {
        throw new errors/* UsageError */.eb(`Cannot read what git pushes: the object ids in line ${number} have ${oid.length} and ${remoteOid.length} digits`);
    }
    return { localRef, oid: unlessZero(oid), remoteRef, remoteOid: unlessZero(remoteOid) };
}
const unlessZero = (oid) => (/^0+$/.test(oid) ? undefined : oid);

// EXTERNAL MODULE: ./build/js/hook/say.js
var hook_say = __webpack_require__(2708);
;// CONCATENATED MODULE: ./build/js/hook/switch.js
/** Whether SCREEPS_SYNC says that a push goes without us. A word that nobody knows is told, and changes nothing. */
function isSwitchedOff({ SCREEPS_SYNC: word = "" }) {
    return /^(?:0|false|no|off)$/i.test(word);
}
function tellUnknownSwitch({ SCREEPS_SYNC: word = "" }, say) {
    if (/^(?:|1|true|yes|on)$/i.test(word))
        return;
    say("waiting", `SCREEPS_SYNC=${word} says nothing that is known (0, false, no, off: not this push), so all is as usual`);
}

// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./build/js/hook/time.js


/** A person waits at `git push`: everything together takes no longer. */
const allMs = 10_000;
/** After this nothing is begun any more, so that a write on its way can still get its answer. */
const lastStartMs = 8_000;
const hookSeconds = { deadline: allMs / 1000, maxWait: 5 };
/** What ends the run: the caller's own signal, the time, or that the push itself is gone. */
function endsOf(interrupt, push) {
    const late = new AbortController();
    const message = `Cannot finish within the ${hookSeconds.deadline} s that a push may wait: nothing was written`;
    setTimeout(() => late.abort(new errors/* UnreachableError */.Jk(message, { mayHaveArrived: false })), Math.max(0, lastStartMs - performance.now())).unref();
    return AbortSignal.any([interrupt, late.signal, goneWith(push)]);
}
/** `git push` that is killed leaves its hook behind: without anybody waiting for it, nothing more is to be written. */
function goneWith(push) {
    const gone = new AbortController();
    if (push === undefined)
        return gone.signal;
    const timer = setInterval(() => {
        if (isRunning(push.pid))
            return;
        clearInterval(timer);
        gone.abort(new errors/* InterruptedError */.p4("SIGTERM", "Interrupted: the push that started this is gone; nothing was written"));
    }, 200);
    timer.unref();
    return gone.signal;
}
function isRunning(pid) {
    try {
        process.kill(pid, 0);
        return true;
    }
    catch (failure) {
        // Somebody else's process is there too.
        return failure instanceof Error && "code" in failure && failure.code === "EPERM";
    }
}
/** The work, or `late` when it does not end in time: a server that takes a write and never answers must not hold a push. */
async function within(work, late) {
    const stop = new AbortController();
    const clock = (0,external_node_timers_promises_.setTimeout)(Math.max(0, allMs - performance.now()), late, { signal: stop.signal });
    clock.catch(() => { });
    try {
        return await Promise.race([work, clock]);
    }
    finally {
        stop.abort();
    }
}

;// CONCATENATED MODULE: ./build/js/hook/verdict.js

// The service said «later», or nothing that can be used: the commit is not to blame, and a push is worth more.
const letGo = new Set(["rate-limited", "unreachable", "unknown"]);
/** Exit status of the hook: anything but 0 stops the push. Our own refusals do; what is the server's fault only with `strict`. */
function verdict(all, { strict }) {
    const counted = all.filter(({ optional, outcome }) => !optional && (strict || !letGo.has(outcome)));
    return Math.max(0, ...counted.map(({ outcome }) => model_outcome/* outcomes */.K[outcome].exit));
}
function isLetGo(outcome, { strict }) {
    return !strict && letGo.has(outcome);
}

;// CONCATENATED MODULE: ./build/js/hook/pre-push.js













/** Deploys what is being pushed: each commit named by git, never the work tree. Its exit status decides over the push. */
async function prePush(options) {
    const { remote, onlyRemote, env, strict, say } = options;
    if (isSwitchedOff(env) || (onlyRemote !== undefined && remote !== onlyRemote))
        return 0;
    const updates = parseRefUpdates(options.input).filter(({ oid }) => oid !== undefined);
    if (updates.length === 0)
        return 0;
    tellUnknownSwitch(env, say);
    const gitPush = await findGitPush();
    const interrupt = endsOf(options.interrupt, gitPush);
    const door = (0,open_door/* openDoor */.f)({ ...options, interrupt, tell: (0,hook_say/* sayHappening */.gP)(say), trace: () => { }, fromHook: true });
    const push = { options, door, dryRun: gitPush?.dryRun ?? false, clean: new Set() };
    return within(pushAll(push, updates), undefined).then((ended) => {
        if (ended !== undefined)
            return verdict(ended, { strict });
        say("bad", `No answer within ${hookSeconds.deadline} s: a write may have arrived; "screeps-sync diff" tells`);
        return verdict([{ outcome: "unknown", optional: false }], { strict });
    });
}
async function pushAll(push, updates) {
    const ended = [];
    for (const update of updates) {
        try {
            ended.push(...(await pushOne(push, update)));
        }
        catch (failure) {
            if (failure instanceof errors/* InterruptedError */.p4 || !(failure instanceof errors/* SyncError */.S0))
                throw failure;
            (0,hook_say/* sayFailure */.Kt)(push.options.say, failure);
            sayWhatHappensNow(push.options, failure.outcome);
            ended.push({ outcome: failure.outcome, optional: false });
        }
    }
    return ended;
}
async function pushOne(push, update) {
    const { options, door } = push;
    const refName = nameOf(update.remoteRef);
    if (refName === undefined || update.oid === undefined)
        return [];
    if (!(await isFastForward(door.repository, update))) {
        options.say("waiting", skippedUpdate(update));
        return [];
    }
    const prepared = await (0,prepare/* prepare */.iA)(door.repository, askedFor(push, update.oid, refName));
    // The credentials in use are known now, and nothing was sent yet.
    if (!push.clean.has(update.oid))
        await refuseLeaks(door.repository, update.oid, prepared.targets);
    push.clean.add(update.oid);
    const reports = await runFor(push, askedFor(push, update.oid, refName), prepared);
    return reports.map((report, index) => tell(options, report, prepared.targets[index]?.optional ?? false));
}
async function runFor({ options, door }, asked, prepared) {
    if (options.mode === "deploy")
        return (0,deploy_targets/* deployTargets */.sh)(asked, prepared, door);
    if (prepared.branch === undefined)
        return [];
    return [await (0,check_commit/* checkCommit */.s)(asked, prepared, door.repository, "this hook only checks (--mode check)")];
}
function askedFor({ options, dryRun }, oid, refName) {
    return {
        ref: oid,
        refName,
        raw: { "dry-run": dryRun, config: options.config },
        env: options.env,
        nameOf: (name) => `--${name}`,
        // The deadline of the whole push is kept outside, over all refs and servers.
        defaults: { "max-wait": hookSeconds.maxWait, deadline: hookSeconds.deadline, timeout: hookSeconds.deadline },
        withoutServer: options.mode === "check",
        tellActive: "after-a-write",
        onSecret: options.onSecret,
    };
}
function tell({ say, strict }, report, optional) {
    for (const [mark, line] of (0,hook_say/* reportLines */.QS)(report))
        say(mark, line);
    if (!optional)
        sayWhatHappensNow({ say, strict }, report.outcome);
    return { outcome: report.outcome, optional };
}
function sayWhatHappensNow({ say, strict }, outcome) {
    if (isLetGo(outcome, { strict }))
        say("plain", "The push goes on without it; afterwards: screeps-sync deploy");
    else if (verdict([{ outcome, optional: false }], { strict }) !== 0)
        say("plain", "The push is stopped; SCREEPS_SYNC=0 git push … goes without screeps-sync");
}
function nameOf(remoteRef) {
    if (remoteRef.startsWith("refs/heads/"))
        return { gitBranch: remoteRef.slice("refs/heads/".length) };
    return remoteRef.startsWith("refs/tags/") ? { tag: remoteRef.slice("refs/tags/".length) } : undefined;
}
function skippedUpdate({ remoteRef, oid = "" }) {
    return `Skipped ${remoteRef}: ${oid.slice(0, 7)} does not contain what the remote holds, so git may refuse it; when it is pushed: screeps-sync deploy ${remoteRef.replace(/^refs\/(?:heads|tags)\//, "")}`;
}

;// CONCATENATED MODULE: ./build/js/hook/main.js










/** The file that the installed hook calls: `pre-push.js [--remote <name>] [--mode <mode>] [--strict] [--config <file>] <remote> <url>`. */
async function main(args) {
    const { env } = process;
    const secrets = (0,growing_redactor/* growingRedactor */.c)((0,given_secrets/* givenSecrets */.B)({}, env));
    const say = (0,hook_say/* openSay */.uG)(secrets.redact);
    const signals = (0,sync_signals/* listenForSignals */.s)(() => say("bad", 'Left at once: a write may be on its way; "screeps-sync diff" tells'));
    const status = await runHook(args, { env, say, interrupt: signals.interrupt, onSecret: secrets.add });
    await (0,output/* written */.Mp)();
    // A request without an answer would keep the process, and with it the push.
    process.exit(status);
}
/** Runs the hook for the command line given; its failures become lines. @returns the exit status */
async function runHook(args, surroundings) {
    try {
        const options = readArguments(args);
        return await prePush({ ...options, ...surroundings, input: await (0,consumers_.text)(process.stdin), directory: process.cwd() });
    }
    catch (failure) {
        return explain(failure, surroundings.say);
    }
}
function readArguments(args) {
    const { values, positionals } = parse(args);
    const { mode = "deploy", strict = false, remote, config } = values;
    if (mode !== "deploy" && mode !== "check")
        throw new errors/* UsageError */.eb(`Cannot use --mode "${mode}": allowed are deploy, check`);
    return { mode, strict, config, onlyRemote: remote, remote: positionals[0] ?? "" };
}
function parse(args) {
    try {
        return (0,external_node_util_.parseArgs)({
            args: [...args],
            options: {
                remote: { type: "string" },
                mode: { type: "string" },
                strict: { type: "boolean" },
                config: { type: "string" },
            },
            allowPositionals: true,
        });
    }
    catch (cause) {
        const found = cause instanceof Error ? cause.message : String(cause);
        throw new errors/* UsageError */.eb(`Cannot read the arguments of the hook: ${found}`, { cause });
    }
}
function explain(failure, say) {
    if (failure instanceof Error && "code" in failure && failure.code === "SCREEPS_SYNC_NOT_WHOLE")
        throw failure;
    if (!(failure instanceof errors/* SyncError */.S0)) {
        const stack = failure instanceof Error ? failure.stack : String(failure);
        for (const line of `A bug of screeps-sync: ${stack}`.split("\n"))
            say("bad", line);
        return model_outcome/* outcomes */.K.bug.exit;
    }
    (0,hook_say/* sayFailure */.Kt)(say, failure);
    return failure instanceof errors/* InterruptedError */.p4 ? model_outcome/* signalExit */.h[failure.signal] : model_outcome/* outcomes */.K[failure.outcome].exit;
}


/***/ }),

/***/ 2708:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kt: () => (/* binding */ sayFailure),
/* harmony export */   QS: () => (/* binding */ reportLines),
/* harmony export */   gP: () => (/* binding */ sayHappening),
/* harmony export */   uG: () => (/* binding */ openSay)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_util__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41710);
/* harmony import */ var _model_visible_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21635);
/* harmony import */ var _sync_output_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30278);




const marks = { good: ["green", "✓ "], waiting: ["yellow", "! "], bad: ["red", "✗ "], plain: ["dim", "  "] };
/** Lines on stderr, where git's own go: stdout of a hook is not shown everywhere. Redacted and made visible here. */
function openSay(redact) {
    const output = (0,_sync_output_js__WEBPACK_IMPORTED_MODULE_2__/* .openOutput */ .c1)();
    return (mark, line) => {
        const [style, sign] = marks[mark];
        const { stderr } = process;
        const tool = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)("dim", "screeps-sync", { stream: stderr });
        output.word(`${tool} ${(0,node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(style, sign, { stream: stderr })}${(0,_model_visible_text_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK)(redact(line))}\n`);
    };
}
/** A report in a few lines: what is true now, counts of what changed, what is wrong where. */
function reportLines(report) {
    const { plan } = report;
    const counts = plan === undefined
        ? []
        : [`${plan.added.length} added, ${plan.changed.length} changed, ${plan.removed.length} removed`];
    return [
        [markOf(report), report.message],
        ...report.warnings.map((line) => ["waiting", line]),
        ...[...counts, ...findingLines(report.findings, report.message), ...report.notes].map((line) => [
            "plain",
            line,
        ]),
    ];
}
function markOf({ outcome }) {
    if (["deployed", "restored", "unchanged", "planned", "superseded"].includes(outcome))
        return "good";
    return ["written", "skipped", "rate-limited", "unreachable", "unknown"].includes(outcome) ? "waiting" : "bad";
}
function sayFailure(say, failure) {
    say(failure.outcome === "unreachable" || failure.outcome === "rate-limited" ? "waiting" : "bad", failure.message);
    const findings = failure instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PreflightError */ .wG ? failure.findings : [];
    for (const line of findingLines(findings, failure.message))
        say("plain", line);
}
function sayHappening(say) {
    return (happening) => {
        if (happening.kind !== "waiting")
            return;
        say("waiting", happening.error.message);
        say("plain", `Waiting ${(happening.waitMs / 1000).toFixed(1)} s`);
    };
}
const shownFindings = 10;
/** What the message does not say already. */
function findingLines(findings, said) {
    const lines = findings.filter(({ message }) => !said.includes(message)).map(findingLine);
    const more = lines.length - shownFindings;
    return more > 0 ? [...lines.slice(0, shownFindings), `and ${more} more`] : lines;
}
function findingLine({ path, line, message }) {
    return `${path === undefined ? "" : `${path}${line === undefined ? "" : `:${line}`} `}${message}`;
}


/***/ }),

/***/ 27432:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AV: () => (/* binding */ checks),
/* harmony export */   F9: () => (/* binding */ found),
/* harmony export */   uq: () => (/* binding */ checkLevels)
/* harmony export */ });
/** What preflight looks for, how bad it is unless `checks:` says otherwise, and what it is. Help and docs print this table. */
const checks = {
    "missing-module": { usual: "error", what: "a require of a module that is not there" },
    "wrong-case": { usual: "error", what: "a require that differs from a module in letter case only" },
    "parent-path": { usual: "error", what: "a require with ../, which the game never resolves" },
    syntax: { usual: "error", what: "code that is not JavaScript" },
    "es-module": { usual: "error", what: "import or export, where the game runs CommonJS" },
    "no-main": { usual: "error", what: "no module called main, where the game starts" },
    "lost-file": { usual: "error", what: "two files that become one module" },
    size: { usual: "error", what: "more than the server takes, by its own count" },
    credential: { usual: "error", what: "a token in the files of the commit" },
};
const checkLevels = ["error", "warn", "off"];
const severities = { error: "error", warn: "warning" };
/**
 * One finding of a check at the level that is set for it, or none.
 * @param mildest `warn` where the game may never come to that line: it is then no error
 */
function found(levels, check, message, place = {}) {
    const { mildest, ...where } = place;
    const level = levels[check] ?? checks[check].usual;
    if (level === "off")
        return [];
    return [{ severity: mildest === "warn" ? "warning" : severities[level], check, message, ...where }];
}


/***/ }),

/***/ 7188:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IK: () => (/* binding */ blobContentId),
/* harmony export */   IM: () => (/* binding */ blobOid),
/* harmony export */   e8: () => (/* binding */ contentIds)
/* harmony export */ });
/* harmony import */ var _modules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6180);

/** The id of text or of bytes that git already knows as a blob. */
function blobContentId(kind, oid) {
    return `${kind} ${oid}`;
}
/** Ids of what a server holds, computed as git would, so that they compare with a tree without reading its blobs. */
function contentIds(modules, format) {
    return new Map([...modules].map(([name, content]) => [name, contentId(content, format)]));
}
function contentId(content, format) {
    if (typeof content === "string") {
        // A lone surrogate has no UTF-8 form, so no blob can hold it: git's id of the replacement would be a lie.
        return content.isWellFormed()
            ? blobContentId("text", blobOid(Buffer.from(content), format))
            : `odd ${JSON.stringify(content)}`;
    }
    if (!(0,_modules_js__WEBPACK_IMPORTED_MODULE_0__/* .isBinary */ .Go)(content))
        return `odd ${content.json}`;
    const bytes = Buffer.from(content.binary, "base64");
    return bytes.toString("base64") === content.binary
        ? blobContentId("binary", blobOid(bytes, format))
        : `odd ${JSON.stringify(content)}`;
}
/** Git's object id of a blob: hash of `blob <length>\0<bytes>`. */
function blobOid(bytes, format) {
    // Loading it costs 3 ms, which only the search for drift needs to pay.
    const { createHash } = process.getBuiltinModule("node:crypto");
    return createHash(format).update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}


/***/ }),

/***/ 68233:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ duration)
/* harmony export */ });
/** A span of time as people tell it, and never less than it is: `1.5 s`, `52 s`, `3 min 20 s`, `2 h 5 min`, `3 days 4 h`. */
function duration(ms) {
    if (ms <= 9900)
        return `${(Math.ceil(ms / 100) / 10).toFixed(1)} s`;
    const seconds = Math.ceil(ms / 1000);
    const minutes = Math.ceil(seconds / 60);
    const hours = Math.ceil(minutes / 60);
    if (seconds < 60)
        return `${seconds} s`;
    if (seconds < 3600)
        return two(seconds, 60, "min", "s");
    if (minutes < 48 * 60)
        return two(minutes, 60, "h", "min");
    return two(hours, 24, "days", "h");
}
function two(count, inOne, large, small) {
    const rest = count % inOne;
    return `${Math.floor(count / inOne)} ${large}${rest === 0 ? "" : ` ${rest} ${small}`}`;
}


/***/ }),

/***/ 13235:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ buildModules),
/* harmony export */   Y: () => (/* binding */ isBinaryFile)
/* harmony export */ });
/* harmony import */ var _content_id_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7188);

/** Text as it is, byte for byte; `.wasm` as base64. The files have passed preflight: UTF-8, one name each. */
function buildModules(files) {
    return {
        modules: new Map(files.map((file) => [file.name, contentOf(file)])),
        ids: new Map(files.map((file) => [file.name, (0,_content_id_js__WEBPACK_IMPORTED_MODULE_0__/* .blobContentId */ .IK)(isBinaryFile(file) ? "binary" : "text", file.oid)])),
    };
}
function isBinaryFile(file) {
    return file.path.endsWith(".wasm");
}
function contentOf(file) {
    return isBinaryFile(file) ? { binary: file.bytes.toString("base64") } : file.bytes.toString("utf8");
}


/***/ }),

/***/ 6180:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bs: () => (/* binding */ modulesToJson),
/* harmony export */   Cm: () => (/* binding */ sameContent),
/* harmony export */   Go: () => (/* binding */ isBinary),
/* harmony export */   L2: () => (/* binding */ isEmptyCode),
/* harmony export */   Tf: () => (/* binding */ modulesBytes),
/* harmony export */   dW: () => (/* binding */ contentBytes),
/* harmony export */   vv: () => (/* binding */ modulesText)
/* harmony export */ });
function isBinary(content) {
    return typeof content === "object" && "binary" in content;
}
function sameContent(a, b) {
    if (typeof a !== "object" || typeof b !== "object")
        return a === b;
    if (isBinary(a) || isBinary(b))
        return isBinary(a) && isBinary(b) && a.binary === b.binary;
    return a.json === b.json;
}
/** A new branch, a wiped one, or one whose modules were all removed holds this and nothing else. */
function isEmptyCode(modules) {
    return modules.size === 0 || (modules.size === 1 && modules.get("main") === "");
}
/** The JSON value of the `modules` field; null prototype, so that no name is special. */
function modulesToJson(modules) {
    const object = Object.create(null);
    for (const [name, content] of modules) {
        object[name] = typeof content === "object" && "json" in content ? JSON.parse(content.json) : content;
    }
    return object;
}
/** Size of one module in bytes of UTF-8, or of the decoded binary. */
function contentBytes(content) {
    if (typeof content === "string")
        return Buffer.byteLength(content);
    return isBinary(content) ? Buffer.byteLength(content.binary, "base64") : Buffer.byteLength(content.json);
}
const texts = new WeakMap();
/** The map as the JSON text that goes over the wire, made once per map: its length is what the server counts. */
function modulesText(modules) {
    const known = texts.get(modules) ?? JSON.stringify(modulesToJson(modules));
    texts.set(modules, known);
    return known;
}
const bytes = new WeakMap();
/** The same as bytes of UTF-8, made once per map. */
function modulesBytes(modules) {
    const known = bytes.get(modules) ?? Buffer.from(modulesText(modules));
    bytes.set(modules, known);
    return known;
}


/***/ }),

/***/ 19058:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C1: () => (/* binding */ checkSize),
/* harmony export */   _K: () => (/* binding */ largestModules),
/* harmony export */   gw: () => (/* binding */ checkFiles)
/* harmony export */ });
/* unused harmony export largestBody */
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27432);
/* harmony import */ var _module_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13235);
/* harmony import */ var _modules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6180);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51305);





/** The server refuses more than this: `JSON.stringify(modules).length`, in UTF-16 units (seen to the unit on the open server). */
const largestModules = 5 * 1024 * 1024;
/** Its body parser answers 413 above this many bytes of UTF-8. */
const largestBody = 8 * 1024 * 1024;
/** Everything that is wrong with the files alone, before a request is made. An empty list: nothing found. */
function checkFiles(files, notFiles, { refuseCaseClash, levels = {} }) {
    return [
        ...notFiles.map(notAFile),
        ...files.flatMap(checkName),
        ...clashes(files, (name) => name, "become the same module").flatMap(({ message, path }) => (0,_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .found */ .F9)(levels, "lost-file", message, path === undefined ? {} : { path })),
        ...(refuseCaseClash ? caseClashes(files) : []),
        ...files.flatMap(checkContent),
        ...checkMain(files, levels),
    ];
}
/** The server's own count, so that it never has the last word. */
function checkSize(modules, levels = {}) {
    const text = (0,_modules_js__WEBPACK_IMPORTED_MODULE_3__/* .modulesText */ .vv)(modules);
    if (text.length > largestModules) {
        return (0,_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .found */ .F9)(levels, "size", `The modules are ${grouped(text.length)} characters as JSON: the server takes ${grouped(largestModules)}; largest: ${largest(modules)}`);
    }
    // 4096 is room for the branch name and the braces around the map. A unit of UTF-16 is three bytes at most.
    if (text.length * 3 + 4096 <= largestBody)
        return [];
    const bytes = Buffer.byteLength(text) + 4096;
    if (bytes <= largestBody)
        return [];
    return (0,_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .found */ .F9)(levels, "size", `The modules are ${grouped(bytes)} bytes of UTF-8: the server reads ${grouped(largestBody)}; largest: ${largest(modules)}`);
}
function notAFile(entry) {
    const kind = (0,_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .isSubmodule */ .X)(entry) ? "a submodule" : "a symbolic link";
    return error(`is ${kind}, so the commit does not hold its content: commit the file itself, or exclude it`, entry.path);
}
// Names are stored with these three signs escaped, and a stored name that starts with `$` is dropped with `ok: 1`.
const escapes = ["$DOT$", "$SLASH$", "$BACKSLASH$"];
function checkName({ name, path }) {
    if (name === "")
        return [error("has no name before its extension: rename it, or exclude it", path)];
    if (path.includes("\ufffd"))
        return [error("has a path that is not UTF-8: rename it", path)];
    if (/^[.$/\\]/.test(name)) {
        return [
            error(`would be module "${name}", which the server drops without a word because of its first character "${name[0]}": rename it, or exclude it`, path),
        ];
    }
    const sign = escapes.find((candidate) => name.includes(candidate));
    return sign === undefined
        ? []
        : [error(`would be module "${name}", in which the server decodes ${sign}: rename it`, path)];
}
function clashes(files, key, what) {
    const groups = Map.groupBy(files, (file) => key(file.name));
    return [...groups.values()]
        .filter((group) => group.length > 1)
        .flatMap((group) => group.map((file) => clash(file, group, what)));
}
function clash(file, group, what) {
    const others = group.filter((other) => other !== file).map((other) => other.path);
    return error(`and ${others.join(", ")} ${what} "${file.name}": rename one, exclude one, or choose a layout that keeps folders`, file.path);
}
function caseClashes(files) {
    const firsts = [...new Map(files.map((file) => [file.name, file])).values()];
    return clashes(firsts, (name) => name.toLowerCase(), "differ in letter case only from");
}
const lfsPointer = "version https://git-lfs.github.com/spec/";
function checkContent(file) {
    if (file.bytes.length < 1024 && file.bytes.subarray(0, lfsPointer.length).toString("latin1") === lfsPointer) {
        return [error("is a Git LFS pointer, not the file itself: commit it without LFS", file.path)];
    }
    if ((0,_module_files_js__WEBPACK_IMPORTED_MODULE_2__/* .isBinaryFile */ .Y)(file) || (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(file.bytes))
        return [];
    return [
        {
            ...error("is not UTF-8 text, and the game takes nothing else: convert it, or exclude it", file.path),
            line: firstBadLine(file.bytes),
        },
    ];
}
function firstBadLine(bytes) {
    const lines = bytes.toString("latin1").split("\n");
    return 1 + lines.findIndex((line) => !(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(Buffer.from(line, "latin1")));
}
function checkMain(files, levels) {
    if (files.length === 0)
        return [error("No file of the source folder is a module: an empty set would delete the live code")];
    if (files.some((file) => file.name === "main"))
        return [];
    const names = some(files.map((file) => file.name));
    return (0,_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .found */ .F9)(levels, "no-main", `No module is called "main", where the game starts: found ${names}`);
}
function largest(modules) {
    const sizes = [...modules].map(([name, content]) => ({ name, size: JSON.stringify(content).length }));
    return sizes
        .sort((a, b) => b.size - a.size)
        .slice(0, 3)
        .map(({ name, size }) => `"${name}" ${grouped(size)}`)
        .join(", ");
}
function some(names) {
    const shown = names.slice(0, 5).join(", ");
    return names.length > 5 ? `${shown} and ${names.length - 5} more` : shown;
}
const grouped = (count) => count.toLocaleString("en-US");
function error(message, path) {
    return { severity: "error", message, ...(path === undefined ? {} : { path }) };
}


/***/ }),

/***/ 26813:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dy: () => (/* binding */ parseLimitHeaders),
/* harmony export */   Yx: () => (/* binding */ knownLimits),
/* harmony export */   f0: () => (/* binding */ parseRateLimitReply)
/* harmony export */ });
/** The limits of the service, as its documentation names them (docs.screeps.com/auth-tokens.html). */
const knownLimits = new Map([
    ["global", { limit: 120, period: "minute" }],
    ["GET /api/user/code", { limit: 60, period: "hour" }],
    ["POST /api/user/code", { limit: 240, period: "day" }],
    ["POST /api/user/set-active-branch", { limit: 240, period: "day" }],
    ["GET /api/user/memory", { limit: 1440, period: "day" }],
    ["POST /api/user/memory", { limit: 240, period: "day" }],
    ["GET /api/user/memory-segment", { limit: 360, period: "hour" }],
    ["POST /api/user/memory-segment", { limit: 60, period: "hour" }],
    ["POST /api/user/console", { limit: 360, period: "hour" }],
    ["GET /api/game/room-terrain", { limit: 360, period: "hour" }],
    ["POST /api/game/map-stats", { limit: 60, period: "hour" }],
    ["GET /api/game/market/orders-index", { limit: 60, period: "hour" }],
    ["GET /api/game/market/orders", { limit: 60, period: "hour" }],
    ["GET /api/game/market/my-orders", { limit: 60, period: "hour" }],
    ["GET /api/game/market/stats", { limit: 60, period: "hour" }],
    ["GET /api/game/user/money-history", { limit: 60, period: "hour" }],
]);
/** Undefined where the reply counts nothing: a private server, a token in its unlimited period, the global limit. */
function parseLimitHeaders(headers, now) {
    const limit = wholeNumber(headers["x-ratelimit-limit"]);
    const remaining = wholeNumber(headers["x-ratelimit-remaining"]);
    if (limit === undefined || limit === 0 || remaining === undefined)
        return undefined;
    const resetAt = resetTime(headers, now);
    return resetAt === undefined ? { limit, remaining } : { limit, remaining, resetAt };
}
/**
 * The body is trusted first: its milliseconds are exact and need no clock. Then the reset header, then `Retry-After`,
 * which no source has seen here. The global limit answers from the front proxy, with neither headers nor sentence.
 */
function parseRateLimitReply({ headers, body }, now) {
    const sentence = /retry after (\d{1,12}) ?ms/i.exec(body)?.[1];
    const scope = sentence !== undefined || headers["x-ratelimit-limit"] !== undefined ? "endpoint" : "global";
    const ms = sentence === undefined ? waitFromHeaders(headers, now) : Number(sentence);
    if (ms === undefined || ms > longestWaitMs)
        return { scope };
    return { scope, retryAfterMs: ms, retryAt: new Date(now.getTime() + ms) };
}
function waitFromHeaders(headers, now) {
    const resetAt = resetTime(headers, now);
    if (resetAt !== undefined)
        return resetAt.getTime() - now.getTime();
    const after = single(headers["retry-after"])?.trim() ?? "";
    if (/^\d{1,9}$/.test(after))
        return Number(after) * 1000;
    const until = after === "" ? Number.NaN : Date.parse(after) - skewOf(headers, now);
    return until > now.getTime() ? until - now.getTime() : undefined;
}
const longestWaitMs = 366 * 86_400_000;
function resetTime(headers, now) {
    const seconds = wholeNumber(headers["x-ratelimit-reset"]);
    if (seconds === undefined)
        return undefined;
    const ms = seconds * 1000 - skewOf(headers, now);
    return ms > now.getTime() && ms - now.getTime() < longestWaitMs ? new Date(ms) : undefined;
}
/** How far the server's clock is ahead of ours. `Date` counts whole seconds, so a small difference is none. */
function skewOf(headers, now) {
    const skew = Date.parse(single(headers["date"]) ?? "") - now.getTime();
    return Math.abs(skew) >= 2000 ? skew : 0;
}
function wholeNumber(value) {
    const text = single(value)?.trim() ?? "";
    return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
const single = (value) => (typeof value === "object" ? value[0] : value);


/***/ }),

/***/ 51305:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ isSymbolicLink),
/* harmony export */   X: () => (/* binding */ isSubmodule)
/* harmony export */ });
const isSymbolicLink = (entry) => entry.mode === "120000";
const isSubmodule = (entry) => entry.type === "commit";


/***/ }),

/***/ 30609:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ checkCommit)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41710);
/* harmony import */ var _model_modules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6180);
/* harmony import */ var _committed_modules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75364);
/* harmony import */ var _prepare_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60238);
/* harmony import */ var _source_options_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21361);





/** Checks the modules of a commit where no server can be asked. @param why why none can, for the message */
async function checkCommit(asked, prepared, repository, why) {
    const reports = [];
    for (const place of prepared.places ?? [undefined])
        reports.push(await checkPlace(asked, (0,_prepare_js__WEBPACK_IMPORTED_MODULE_3__/* .prepareAt */ .Ri)(prepared, place), repository, why));
    const [first, ...others] = reports;
    if (first === undefined)
        throw new Error("A commit has one place at least");
    return others.reduce(together, first);
}
async function checkPlace(asked, prepared, repository, why) {
    const { commit, branch } = prepared;
    const about = {
        server: "",
        ...(branch === undefined ? {} : { branch }),
        ref: asked.ref,
        commit: commit.oid,
        waits: [],
        limits: [],
        warnings: [],
        notes: [],
    };
    try {
        const { source, modules, findings, notes } = await (0,_committed_modules_js__WEBPACK_IMPORTED_MODULE_2__/* .readModules */ .U)(repository, commit, (0,_source_options_js__WEBPACK_IMPORTED_MODULE_4__/* .sourceOptions */ .k)(asked, prepared));
        const message = `Checked ${commit.oid.slice(0, 7)}: its ${modules.size} modules can be deployed; no server was asked, because ${why}`;
        const bytes = (0,_model_modules_js__WEBPACK_IMPORTED_MODULE_1__/* .modulesText */ .vv)(modules).length;
        return { ...about, outcome: "planned", message, source, modules: modules.size, bytes, findings, notes };
    }
    catch (failure) {
        if (!(failure instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PreflightError */ .wG))
            throw failure;
        const { outcome, message, findings } = failure;
        return { ...about, outcome, message, source: prepared.values.source ?? "", modules: 0, bytes: 0, findings };
    }
}
/** Several folders of one commit, told as one: it is as bad as the worst of them. */
function together(a, b) {
    const worse = b.outcome === "failed" && a.outcome !== "failed" ? b : a;
    return { ...worse, findings: [...a.findings, ...b.findings], notes: [...a.notes, ...b.notes] };
}


/***/ }),

/***/ 46666:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ openDoor)
});

;// CONCATENATED MODULE: ./build/js/git/repository.js
/** `directory` → a handle. Whether there is a repository shows at the first read, as a UsageError. */
function openRepository(directory, options = {}) {
    const { fromHook = false, signal, timeoutMs = 60_000 } = options;
    return { directory, fromHook, signal, timeoutMs, variables: {} };
}

;// CONCATENATED MODULE: ./build/js/sync/open-door.js

/** What a door brings to a run, from what it knows: a folder, an environment, and a place to tell things. */
function openDoor({ directory, env, interrupt, tell, trace, fromHook = false }) {
    const repository = openRepository(directory, { fromHook, signal: interrupt });
    return { repository, env, interrupt, tell, onExchange: (exchange) => trace(describeExchange(exchange)) };
}
function describeExchange({ method, path, status, ms, bytesUp, bytesDown, limit }) {
    const budget = limit === undefined ? "" : `, ${limit.remaining} of ${limit.limit} left`;
    return `${method} ${path} → ${status ?? "no reply"} in ${Math.round(ms)} ms (${bytesUp} B up, ${bytesDown} B down${budget})`;
}


/***/ })

};
;