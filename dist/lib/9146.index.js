"use strict";
exports.id = 9146;
exports.ids = [9146];
exports.modules = {

/***/ 97504:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ openCommit),
/* harmony export */   W: () => (/* binding */ resolveCommit)
/* harmony export */ });
/* harmony import */ var _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92383);
/* harmony import */ var _history_shallow_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66799);
/* harmony import */ var _objects_look_up_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97116);
/* harmony import */ var _process_git_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45117);
/* harmony import */ var _work_tree_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86992);





/** A ref, tag or id → the commit it means (tags peeled). An unknown one is a UsageError that says what helps. */
async function resolveCommit(repository, ref) {
    return (await openCommit(repository, ref, [])).commit;
}
/** A ref → its commit and some files of it, from one git process. */
async function openCommit(repository, ref, paths) {
    const peeled = `${ref}^{commit}`;
    // The ref is asked twice: another process may move it between the first line and the files.
    const objects = await (0,_objects_look_up_js__WEBPACK_IMPORTED_MODULE_2__/* .lookUp */ .T)(repository, [peeled, ...paths.map((path) => `${peeled}:${path}`), peeled]);
    const [found, ...rest] = objects;
    if (found === undefined)
        throw await unknownRef(repository, ref);
    const commit = parseCommit(found);
    if (rest.at(-1)?.oid !== found.oid)
        return openCommit(repository, found.oid, paths);
    return { commit, files: new Map(paths.map((path, index) => [path, fileOf(rest[index])])) };
}
const fileOf = (object) => (object?.type === "blob" ? object : undefined);
/** A commit object begins with `tree SP <oid> LF`. */
function parseCommit({ oid, type, bytes }) {
    const [, tree] = /^tree ([0-9a-f]{40,64})\n/.exec(bytes.toString("latin1", 0, 80)) ?? [];
    if (type !== "commit" || tree === undefined)
        throw new _process_git_error_js__WEBPACK_IMPORTED_MODULE_3__/* .GitError */ .X(`Cannot read commit ${oid}: git gave a ${type} without tree`);
    return { oid, tree };
}
async function unknownRef(repository, ref) {
    const unborn = await (0,_work_tree_files_js__WEBPACK_IMPORTED_MODULE_4__/* .headBranch */ .H)(repository);
    if (unborn !== undefined && (ref === "HEAD" || ref === unborn))
        return new _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`Cannot find commit ${JSON.stringify(ref)}: there are no commits yet on "${unborn}"; git add and git commit make the first`);
    const help = (await (0,_history_shallow_js__WEBPACK_IMPORTED_MODULE_1__/* .isShallow */ .f)(repository))
        ? "this clone is shallow; fetch more of it (git fetch --unshallow, or fetch-depth: 0 in actions/checkout)"
        : "fetch it first, or look for its name with git branch --all and git tag";
    return new _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`Cannot find commit ${JSON.stringify(ref)}: no such ref, tag or commit in this repository; ${help}`);
}


/***/ }),

/***/ 86992:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ workTreeFiles),
/* harmony export */   H: () => (/* binding */ headBranch)
/* harmony export */ });
/* harmony import */ var _process_runner_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9795);

/** Paths of the work tree from its top: tracked ones, and new ones that git does not ignore. */
async function workTreeFiles(repository, top) {
    const inTop = { ...repository, directory: top };
    const printed = await (0,_process_runner_js__WEBPACK_IMPORTED_MODULE_0__/* .gitText */ .q)(inTop, ["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
    return printed.split("\0").filter((path) => path !== "");
}
/** The git branch that HEAD is on, born or not; undefined for a detached HEAD. */
async function headBranch(repository) {
    const printed = await (0,_process_runner_js__WEBPACK_IMPORTED_MODULE_0__/* .gitText */ .q)(repository, ["symbolic-ref", "--quiet", "--short", "HEAD"], { alsoFine: 1 });
    return printed.trim() === "" ? undefined : printed.trim();
}


/***/ }),

/***/ 66799:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ isShallow)
/* harmony export */ });
/* harmony import */ var _process_runner_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9795);

/** Whether the history of this clone is cut off, as after `actions/checkout` without `fetch-depth: 0`. */
async function isShallow(repository) {
    return (await (0,_process_runner_js__WEBPACK_IMPORTED_MODULE_0__/* .gitText */ .q)(repository, ["rev-parse", "--is-shallow-repository"])).trim() === "true";
}


/***/ }),

/***/ 32006:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ parseCatFile)
/* harmony export */ });
/* harmony import */ var _process_git_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45117);

const headerLine = /^([0-9a-f]{40,64}) (blob|tree|commit|tag) (\d+)$/;
const lineFeed = 0x0a;
/**
 * Output of `git cat-file --batch` for these names → as many answers, in their order. For each name git prints
 *
 *     <oid> SP <type> SP <size> LF <bytes> LF
 *     <name> SP missing LF                            no such object: undefined here
 *     <oid> SP submodule LF                           a commit of another repository (git 2.51): undefined here
 *     <name> SP ambiguous LF                          a short id of several objects: an error here
 *
 * Anything else, a size that does not fit, or a byte left over is an error: half a list is not a list.
 */
function parseCatFile(output, names) {
    let offset = 0;
    const objects = names.map((name) => {
        const answer = readAnswer(output, offset, name);
        offset = answer.end;
        return answer.object;
    });
    if (offset !== output.length) {
        throw new _process_git_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .X(`Cannot read objects: git gave ${output.length - offset} bytes more than was asked for`);
    }
    return objects;
}
function readAnswer(output, start, name) {
    const lineEnd = output.indexOf(lineFeed, start);
    if (lineEnd < 0)
        throw new _process_git_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .X(`Cannot read object ${JSON.stringify(name)}: git's answer ends too early`);
    const line = output.toString("utf8", start, lineEnd);
    const end = lineEnd + 1;
    if (line === `${name} missing` || /^[0-9a-f]{40,64} submodule$/.test(line))
        return { object: undefined, end };
    if (line === `${name} ambiguous`) {
        throw new _process_git_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .X(`Cannot read object ${JSON.stringify(name)}: several objects begin so; give the full id`);
    }
    return readObject(output, end, line, name);
}
function readObject(output, start, header, name) {
    const [, oid, type, size] = headerLine.exec(header) ?? [];
    if (oid === undefined || !isType(type)) {
        throw new _process_git_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .X(`Cannot read object ${JSON.stringify(name)}: git answered ${JSON.stringify(header)}`);
    }
    const end = start + Number(size);
    if (output[end] !== lineFeed) {
        throw new _process_git_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .X(`Cannot read object ${JSON.stringify(name)}: git announced ${size} bytes and gave others`);
    }
    return { object: { oid, type, bytes: output.subarray(start, end) }, end: end + 1 };
}
function isType(type) {
    return type === "blob" || type === "tree" || type === "commit" || type === "tag";
}


/***/ }),

/***/ 97116:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ lookUpIds),
/* harmony export */   T: () => (/* binding */ lookUp)
/* harmony export */ });
/* harmony import */ var _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92383);
/* harmony import */ var _process_git_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45117);
/* harmony import */ var _process_runner_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9795);
/* harmony import */ var _cat_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32006);




// Commits, trees and configuration are small; the modules themselves are read by `read-blobs.ts`.
const mostBytes = 16 * 1024 * 1024;
/**
 * Names such as `main^{commit}`, `<oid>:screeps-sync.yml` or `<oid>:src` → the object of each, or undefined, from one
 * git process. Names go by standard input, so none can become an option.
 */
async function lookUp(repository, names) {
    if (names.length === 0)
        return [];
    for (const name of names)
        checkName(name);
    const input = `${names.join("\n")}\n`;
    const output = await (0,_process_runner_js__WEBPACK_IMPORTED_MODULE_2__/* .gitBytes */ .s)(repository, ["cat-file", "--batch"], { input, maxBytes: mostBytes });
    return (0,_cat_file_js__WEBPACK_IMPORTED_MODULE_3__/* .parseCatFile */ .q)(output, names);
}
/** Names → the id of the object that each means, or undefined; from one git process, and without reading what they hold. */
async function lookUpIds(repository, names) {
    if (names.length === 0)
        return [];
    for (const name of names)
        checkName(name);
    const how = ["cat-file", "--batch-check=%(objectname)"];
    const printed = await (0,_process_runner_js__WEBPACK_IMPORTED_MODULE_2__/* .gitText */ .q)(repository, how, { input: `${names.join("\n")}\n` });
    const answers = printed.split("\n").slice(0, -1);
    if (answers.length !== names.length)
        throw new _process_git_error_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .X(`Cannot look up ${names.length} names: git answered ${answers.length}`);
    return answers.map((answer) => (/^[0-9a-f]{40,64}$/.test(answer) ? answer : undefined));
}
function checkName(name) {
    if (name === "" || /[\n\r\0]/.test(name) || !name.isWellFormed()) {
        throw new _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`Cannot look up ${JSON.stringify(name)}: empty, or with a line break or NUL inside`);
    }
}


/***/ }),

/***/ 36731:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ terminalEnvironment),
/* harmony export */   _: () => (/* binding */ gitEnvironment)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_account_known_secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62630);


// Settings of the user and the machine, not of one repository: transport, credentials, where configuration lives.
const keptNames = new Set([
    "GIT_ASKPASS",
    "GIT_CEILING_DIRECTORIES",
    "GIT_CONFIG_GLOBAL",
    "GIT_CONFIG_NOSYSTEM",
    "GIT_CONFIG_SYSTEM",
    "GIT_DISCOVERY_ACROSS_FILESYSTEM",
    "GIT_HTTP_PROXY_AUTHMETHOD",
    "GIT_PROXY_COMMAND",
    "GIT_PROXY_SSL_CAINFO",
    "GIT_PROXY_SSL_CERT",
    "GIT_PROXY_SSL_CERT_PASSWORD_PROTECTED",
    "GIT_PROXY_SSL_KEY",
    "GIT_SSH",
    "GIT_SSH_COMMAND",
    "GIT_SSH_VARIANT",
]);
// `git rev-parse --local-env-vars`, without those that change what is read (index, grafts, replace refs, prefix),
// with what git sets for hooks: its programs, the quarantine of a push, and `git -c`.
const fromHookNames = new Set([
    "GIT_ALTERNATE_OBJECT_DIRECTORIES",
    "GIT_COMMON_DIR",
    "GIT_CONFIG_COUNT",
    "GIT_CONFIG_PARAMETERS",
    "GIT_DIR",
    "GIT_EXEC_PATH",
    "GIT_IMPLICIT_WORK_TREE",
    "GIT_OBJECT_DIRECTORY",
    "GIT_QUARANTINE_PATH",
    "GIT_SHALLOW_FILE",
    "GIT_WORK_TREE",
]);
// What the user's own pager and diff tools need.
const terminalNames = new Set(["GIT_DIFF_OPTS", "GIT_EXTERNAL_DIFF", "GIT_PAGER"]);
/** The environment of a git process whose output we read: no foreign repository, no secret of ours, no prompt. */
function gitEnvironment(repository, ambient = repository.environment) {
    return {
        ...select(ambient, repository, (name) => mayPass(name, repository)),
        // Messages are matched and passed on in English.
        LC_ALL: "C",
        GIT_TERMINAL_PROMPT: "0",
        GIT_GRAFT_FILE: node_os__WEBPACK_IMPORTED_MODULE_0__.devNull,
        ...repository.variables,
    };
}
/** The environment of a git process that the user looks at: also his language, pager and diff tools. */
function terminalEnvironment(repository, ambient = repository.environment) {
    const passed = select(ambient, repository, (name) => mayPass(name, repository) || terminalNames.has(name));
    return { ...passed, ...repository.variables };
}
function select(environment, { secrets }, chosen) {
    const passed = Object.entries(environment).filter(([name, value]) => chosen(name.toUpperCase()) && !(0,_model_account_known_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .holdsSecret */ .h)(value, secrets));
    return Object.fromEntries(passed);
}
function mayPass(name, { fromHook }) {
    // Helpers, filters and hooks of the user run below git, and need no token of ours.
    if (name.startsWith("SCREEPS_") || name.startsWith("INPUT_"))
        return false;
    if (!name.startsWith("GIT_") || keptNames.has(name) || name.startsWith("GIT_SSL_"))
        return true;
    return fromHook && (fromHookNames.has(name) || /^GIT_CONFIG_(KEY|VALUE)_\d+$/.test(name));
}


/***/ }),

/***/ 90502:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ findGit)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92383);



/** The absolute path of git. Only absolute folders of PATH count: Windows would first take a `git.exe` of the work tree. */
function findGit({ environment: { PATH = "" } }) {
    const name = process.platform === "win32" ? "git.exe" : "git";
    const found = PATH.split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter)
        .filter(node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)
        .map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name))
        .find(isExecutable);
    if (found === undefined)
        throw new _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb("Cannot find git: it is not in PATH; install it from https://git-scm.com");
    return found;
}
function isExecutable(file) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
        return true;
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 45117:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ GitError)
/* harmony export */ });
/* harmony import */ var _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92383);

/** Git ran and gave no complete answer: killed, silent failure, time-out, missing or corrupt object, half a list. */
class GitError extends _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SyncError */ .S0 {
    outcome = "failed";
}


/***/ }),

/***/ 86181:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ whatHelpsPush),
/* harmony export */   n: () => (/* binding */ pushReason)
/* harmony export */ });
/** The one line that git or the host gave as the reason, without advice. */
function pushReason({ stdout, stderr }) {
    const lines = stderr.split("\n").map((line) => line.trim());
    const host = lines.filter((line) => /^remote: *\S/.test(line)).map((line) => line.replace(/^remote: */, ""));
    const words = host.find((line) => /^(?:error:|GH\d+|Permission|Write access)/i.test(line)) ?? host[0];
    const refused = /^!\t\S+\t\[(.+)\]( \(.+\))?$/m.exec(stdout);
    const own = refused === null ? lines.find((line) => /^(?:fatal|error): /.test(line)) : refused[1] + (refused[2] ?? "");
    const cleaned = (own ?? "").replace(/^(?:fatal|error): /, "");
    if (words === undefined || cleaned.includes(words))
        return cleaned;
    return cleaned === "" ? words : `${words.replace(/^error: */, "")} (${cleaned.replace(/^remote rejected /, "")})`;
}
/** What helps against a reason; empty where nobody can tell. */
function whatHelpsPush(reason) {
    if (/rule violation|protected branch|GH0(?:06|13)/i.test(reason))
        return "; a rule of the repository refuses it: let this workflow push there, or leave that git branch out of the rule";
    if (/\b403\b|denied|not granted|not accessible|write access/i.test(reason))
        return '; in a workflow grant it with "permissions: contents: write"';
    if (/could not read (?:username|password)|terminal prompts disabled|authentication failed|\b401\b/i.test(reason))
        return "; git has no credentials here: leave persist-credentials of actions/checkout on";
    if (/hook declined/i.test(reason))
        return '; a rule of the remote refuses it, or the job may not write there ("permissions: contents: write")';
    if (/resolve host|connect|timed? ?out|reset by|early eof|hung up|\b5\d\d\b/i.test(reason))
        return "; run again";
    return "";
}


/***/ }),

/***/ 78060:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ openRepository)
/* harmony export */ });
/** `directory` → a handle. Whether there is a repository shows at the first read, as a UsageError. */
function openRepository(directory, options = {}) {
    const { fromHook = false, signal, timeoutMs = 60_000, trusted = [] } = options;
    return {
        directory,
        fromHook,
        signal,
        timeoutMs,
        trusted,
        environment: process.env,
        variables: {},
        secrets: new Set(),
    };
}


/***/ }),

/***/ 9795:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ gitBytes),
  q: () => (/* binding */ gitText)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/js/model/outcome/errors.js
var errors = __webpack_require__(92383);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
;// CONCATENATED MODULE: ./build/js/git/process/descendants.js


/**
 * Ends what a process has started, and not the process itself: git leaves a fetch behind that it began for a partial clone.
 * A group of its own would end it too, but takes the terminal away, where ssh asks for a passphrase.
 */
function endDescendants(pid) {
    if (pid === undefined || process.platform === "win32")
        return;
    for (const descendant of descendantsOf(pid, process.platform === "linux" ? procParents() : psParents()))
        end(descendant);
}
/** All below a process, by the parent of each; a child before its own children. */
function descendantsOf(pid, parents) {
    const children = parents.filter(([, parent]) => parent === pid).map(([child]) => child);
    return children.flatMap((child) => [child, ...descendantsOf(child, parents)]);
}
function procParents() {
    const ids = (0,external_node_fs_.readdirSync)("/proc").filter((name) => /^\d+$/.test(name));
    return ids.flatMap((id) => {
        const parent = /^.*\) \S (\d+) /s.exec(readIfAny(`/proc/${id}/stat`))?.[1];
        return parent === undefined ? [] : [[Number(id), Number(parent)]];
    });
}
function readIfAny(file) {
    try {
        return (0,external_node_fs_.readFileSync)(file, "utf8");
    }
    catch {
        // It has ended meanwhile.
        return "";
    }
}
function psParents() {
    const printed = (0,external_node_child_process_.spawnSync)("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" }).stdout ?? "";
    return [...printed.matchAll(/^ *(\d+) +(\d+) *$/gm)].map(([, pid, parent]) => [Number(pid), Number(parent)]);
}
function end(pid) {
    try {
        process.kill(pid, "SIGTERM");
    }
    catch {
        // It has ended meanwhile.
    }
}

// EXTERNAL MODULE: ./build/js/git/process/environment.js
var process_environment = __webpack_require__(36731);
// EXTERNAL MODULE: ./build/js/git/process/git-error.js
var git_error = __webpack_require__(45117);
// EXTERNAL MODULE: ./build/js/git/process/push-reason.js
var push_reason = __webpack_require__(86181);
;// CONCATENATED MODULE: ./build/js/git/process/explain-failure.js



/** A failed git process → one line that says what failed, what git found, and git's own advice. */
function explainFailure(repository, args, ending, cause) {
    const said = Buffer.concat(ending?.stdErr ?? []).toString("utf8");
    const where = JSON.stringify(repository.directory);
    if (said.includes("not a git repository")) {
        return new errors/* UsageError */.eb(`Cannot open repository: ${where} is not inside a git repository`, { cause });
    }
    if (said.includes("dubious ownership") || said.includes("safe.directory")) {
        return new errors/* UsageError */.eb(`Cannot open repository ${where}: it belongs to another user than the one who runs git, and this git does not trust it; run git config --global --add safe.directory ${where} first (in a workflow, git 2.38 or newer needs no such step)`, { cause });
    }
    if (/unknown option|unrecognized argument|not a git command|unknown switch/.test(said)) {
        return new errors/* UsageError */.eb(`Cannot run git ${args[0]}: ${oneLine(said)}; git 2.31 or newer is needed`, { cause });
    }
    if (args[0] === "push" && ending !== undefined) {
        const stdout = Buffer.concat(ending.stdOut).toString("utf8");
        const reason = (0,push_reason/* pushReason */.n)({ stdout, stderr: said });
        if (reason !== "")
            return new git_error/* GitError */.X(reason, { cause });
    }
    return new git_error/* GitError */.X(`Cannot run git ${args[0]}: ${oneLine(said) || describeEnd(ending, cause)}`, { cause });
}
function describeEnd(ending, cause) {
    if (ending === undefined)
        return oneLine(String(cause));
    return ending.exitCode === null ? "it was killed" : `it ended with status ${ending.exitCode} and no message`;
}
function oneLine(text) {
    return text
        .replace(/^(fatal|error|warning): /gm, "")
        .split(/\s*\n\s*/)
        .filter((line) => line !== "" && !/^hint:|^Please make sure you have|^and the repository exists/.test(line))
        .join(" · ");
}

// EXTERNAL MODULE: ./build/js/git/process/find-git.js
var find_git = __webpack_require__(90502);
// EXTERNAL MODULE: external "node:diagnostics_channel"
var external_node_diagnostics_channel_ = __webpack_require__(53053);
;// CONCATENATED MODULE: ./build/js/git/process/process-of.js

const started = new Set();
let watching = false;
/** From here on, `processOf` knows what is started. simple-git hands out the streams of its processes, not their ids. */
function watchProcesses() {
    if (watching)
        return;
    watching = true;
    (0,external_node_diagnostics_channel_.subscribe)("child_process", (message) => {
        if (isStart(message))
            started.add(message.process);
    });
}
/** The id of the process that has this as its standard output; it is asked for once. */
function processOf(stdout) {
    for (const child of started) {
        const isIt = child.stdout === stdout;
        // What has ended, or is another's, is not asked for any more.
        if (isIt || child.exitCode !== null || child.signalCode !== null)
            started.delete(child);
        if (isIt)
            return child.pid;
    }
    return undefined;
}
function isStart(message) {
    return typeof message === "object" && message !== null && "process" in message;
}

;// CONCATENATED MODULE: ./build/js/git/process/watch-output.js

// ssh with ControlPersist, started by a fetch, keeps standard error open for hours after git is gone.
const lingerMs = 2_000;
/** Fires `stop`, with the reason, when a git process prints more than it may or nothing for too long. */
function watchOutput(stop, { timeoutMs, maxBytes = Number.POSITIVE_INFINITY }) {
    let bytes = 0;
    const silence = setTimeout(() => {
        stop.abort(new git_error/* GitError */.X(`Cannot run git: it said nothing for ${timeoutMs / 1000} s; it was ended`));
    }, timeoutMs);
    let linger;
    return {
        onSpawn(_command, stdout, stderr) {
            stdout.on("data", (chunk) => {
                silence.refresh();
                bytes += chunk.length;
                if (bytes > maxBytes)
                    stop.abort(new git_error/* GitError */.X(`Cannot read from git: more than ${maxBytes} bytes`));
            });
            stderr.on("data", () => silence.refresh());
            stdout.on("end", () => {
                linger = setTimeout(() => watch_output_close(stderr), lingerMs);
            });
            // Whatever a killed git has started may hold the streams, and they would hold us.
            stop.signal.addEventListener("abort", () => [stdout, stderr].forEach(watch_output_close));
        },
        end() {
            clearTimeout(silence);
            clearTimeout(linger);
        },
    };
}
function watch_output_close(stream) {
    if ("destroy" in stream && typeof stream.destroy === "function")
        stream.destroy();
}

;// CONCATENATED MODULE: ./build/js/git/process/runner.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});









// For the commands themselves; user configuration may say otherwise. `-c` outranks every file.
const ownConfig = [
    "core.useReplaceRefs=false",
    "core.fsmonitor=false",
    "core.splitIndex=false",
    "protocol.ext.allow=never",
    "gc.auto=0",
    "maintenance.auto=false",
    "advice.graftFileDeprecated=false",
];
// simple-git guards against arguments and variables from strangers. Here all arguments are our own,
// and `environment.ts` has chosen the variables, so what the user set for himself stays.
const allowedUnsafe = {
    allowUnsafeAskPass: true,
    allowUnsafeConfigEnvCount: true,
    allowUnsafeConfigPaths: true,
    allowUnsafeCustomBinary: true,
    allowUnsafeEditor: true,
    allowUnsafeExec: true,
    allowUnsafeFsMonitor: true,
    allowUnsafeGitProxy: true,
    allowUnsafePager: true,
    allowUnsafeProtocolOverride: true,
    allowUnsafeSshCommand: true,
};
/** Runs git and gives its output as text. Everything that `gitBytes` refuses, this does. */
async function gitText(repository, args, options) {
    return (await gitBytes(repository, args, options)).toString("utf8");
}
/** Runs git and gives its output as bytes. It resolves only after exit status 0: a killed git has said nothing. */
async function gitBytes(repository, args, options = {}) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        repository.signal?.throwIfAborted();
        const stop = __addDisposableResource(env_1, stopWith(repository.signal), false);
        const watch = watchOutput(stop.controller, { timeoutMs: repository.timeoutMs, maxBytes: options.maxBytes });
        let ending;
        try {
            const git = await startGit(repository, options, stop.controller.signal, (result) => {
                ending = result;
            });
            git.outputHandler((command, stdout, stderr) => {
                stop.watch(processOf(stdout));
                watch.onSpawn(command, stdout, stderr);
            });
            const running = args[0] === "cat-file" ? git.binaryCatFile(args.slice(1)) : git.raw([...args]);
            await Promise.race([running, stop.promise]);
        }
        catch (cause) {
            stop.controller.signal.throwIfAborted();
            throw cause instanceof errors/* SyncError */.S0 ? cause : explainFailure(repository, args, ending, cause);
        }
        finally {
            watch.end();
        }
        if (ending === undefined)
            throw new git_error/* GitError */.X(`Cannot run git ${args[0]}: it ended without an exit status`);
        return Buffer.concat(ending.stdOut);
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
/** A way to end one process, and a promise that then rejects: a git that ignores the signal must not hold us. */
function stopWith(signal) {
    watchProcesses();
    const controller = new AbortController();
    const { promise, reject } = Promise.withResolvers();
    promise.catch(() => { });
    let pid;
    // Before simple-git ends git itself: what it has started would be nobody's child then.
    controller.signal.addEventListener("abort", () => endDescendants(pid));
    controller.signal.addEventListener("abort", () => reject(controller.signal.reason));
    const forward = () => controller.abort(signal?.reason);
    signal?.addEventListener("abort", forward);
    return {
        controller,
        promise,
        watch: (started) => {
            pid = started;
        },
        [Symbol.dispose]: () => signal?.removeEventListener("abort", forward),
    };
}
async function startGit(repository, options, abort, onEnd) {
    if (!(0,external_node_fs_.existsSync)(repository.directory)) {
        throw new errors/* UsageError */.eb(`Cannot open repository: folder ${JSON.stringify(repository.directory)} does not exist`);
    }
    const environment = { ...(0,process_environment/* gitEnvironment */._)(repository), ...options.variables };
    const { simpleGit } = await Promise.all(/* import() */[__webpack_require__.e(2830), __webpack_require__.e(4724)]).then(__webpack_require__.bind(__webpack_require__, 74724));
    return simpleGit({
        baseDir: repository.directory,
        binary: (0,find_git/* findGit */.C)(repository),
        // For our own processes alone; no setting of the machine is written. Git honours it since 2.38.
        config: [...ownConfig, ...repository.trusted.map((folder) => `safe.directory=${folder}`)],
        unsafe: allowedUnsafe,
        allowEnvironment: Object.keys(environment),
        abort,
        // By default the output counts as whole 50 ms after exit. On a busy machine it comes later than that.
        completion: { onClose: true, onExit: false },
        // An empty Buffer closes standard input, an empty string would leave it open.
        input: () => Buffer.from(options.input ?? ""),
        errors: (error, result) => {
            onEnd(result);
            // A killed git has exit status null, and simple-git by itself takes that, and a silent status 1, for success.
            if (result.exitCode === 0)
                return error;
            return result.exitCode === options.alsoFine ? undefined : (error ?? Buffer.from("git failed"));
        },
    }).env(environment);
}


/***/ }),

/***/ 62630:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ holdsSecret)
/* harmony export */ });
// A shorter one is a word that stands in any value: then only the whole value counts.
const longEnough = 8;
/** Whether the value of a variable is a credential, or has one in it (an address, a header, a line of a shell). */
function holdsSecret(value, secrets) {
    if (value === undefined || secrets.size === 0)
        return false;
    return [...secrets].some((secret) => value === secret || (secret.length >= longEnough && value.includes(secret)));
}


/***/ }),

/***/ 32929:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dy: () => (/* binding */ parseLimitHeaders),
/* harmony export */   IJ: () => (/* binding */ longestWaitMs),
/* harmony export */   J0: () => (/* binding */ single),
/* harmony export */   JC: () => (/* binding */ resetTime),
/* harmony export */   Me: () => (/* binding */ skewOf),
/* harmony export */   Yx: () => (/* binding */ knownLimits)
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
const longestWaitMs = 366 * 86_400_000;


/***/ }),

/***/ 50499:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   Ul: () => (/* binding */ isPublic),
/* harmony export */   ld: () => (/* binding */ parseServer),
/* harmony export */   p6: () => (/* binding */ defaultServer)
/* harmony export */ });
/* harmony import */ var _outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92383);

const defaultServer = "https://screeps.com";
/** @throws UsageError that names the right form. Credentials in the text are never repeated. */
function parseServer(text, options = {}) {
    const url = parseUrl(text.trim());
    const root = withoutPage(url);
    if (url.search !== "")
        throw refusal(text, "it has a query", `write ${root}`);
    if (url.hash !== "")
        throw refusal(text, "it has a fragment", `write ${root}`);
    if (!/^\/([\w.~-]+\/)*$/.test(new URL(root).pathname))
        throw refusal(text, "its path is no world of a server", "");
    if (url.protocol === "http:" && !isLoopback(url.hostname) && options.allowHttp !== true) {
        throw refusal(text, "plain http shows the credentials to the whole way", "use https, or give --allow-http");
    }
    return { root, name: root.replace(/^https?:\/\//, "").replace(/\/$/, "") };
}
/** 127.0.0.0/8, `::1` and `localhost`: what never leaves this machine. */
function isLoopback(hostname) {
    const host = hostname.replace(/^\[|\]$/g, "").toLowerCase();
    return host === "localhost" || host === "::1" || /^127\.\d+\.\d+\.\d+$/.test(host);
}
/** Anything but this machine and the address ranges of a private network. */
function isPublic(hostname) {
    const host = hostname.replace(/^\[|\]$/g, "").toLowerCase();
    return (!isLoopback(host) && !/^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|f[cd][\da-f]{2}:|fe80:)/.test(host));
}
function parseUrl(text) {
    if (!/^[a-z][a-z\d+.-]*:\/\//i.test(text))
        throw withoutScheme(text);
    const url = URL.parse(text);
    if (url === null)
        throw refusal(text, "it is not an address", `write one like ${defaultServer}`);
    if (url.username !== "" || url.password !== "") {
        throw new _outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`Cannot use the server address for ${url.host}: it holds credentials; give them apart from it`);
    }
    if (url.protocol !== "https:" && url.protocol !== "http:")
        throw refusal(text, "it is not http or https", "");
    // `screeps.com.` is the same host as `screeps.com`; one spelling, so that one host has one name.
    url.hostname = url.hostname.replace(/\.$/, "");
    return url;
}
function withoutScheme(text) {
    if (text === "")
        return new _outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`Cannot use the server address: it is empty; write one like ${defaultServer}`);
    const scheme = /^[^/]*:\d+/.test(text) ? "http" : "https";
    return refusal(text, "http:// or https:// is missing", text.includes("@") ? "" : `write ${scheme}://${text}`);
}
/** The world root; an address of the API or of the web client is explained, for both look right at first sight. */
function withoutPage(url) {
    const segments = url.pathname.split("/").filter((segment) => segment !== "");
    const page = segments.findIndex((segment) => segment === "api" || segment === "a");
    const root = `${url.origin}/${(page < 0 ? segments : segments.slice(0, page)).map((segment) => `${segment}/`).join("")}`;
    if (page < 0)
        return root;
    const what = segments[page] === "api" ? "the API, not of the world" : "the web client, not of the world";
    throw new _outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`Cannot use ${url.origin}${url.pathname} as the server: it is the address of ${what}; write ${root}`);
}
function refusal(text, found, help) {
    const shown = text.includes("@") ? "this server address" : `server "${text.slice(0, 200)}"`;
    return new _outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`Cannot use ${shown}: ${found}${help === "" ? "" : `; ${help}`}`);
}


/***/ }),

/***/ 55944:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CA: () => (/* binding */ isMain),
/* harmony export */   PM: () => (/* binding */ detectSource),
/* harmony export */   UI: () => (/* binding */ cleanFolder),
/* harmony export */   jn: () => (/* binding */ mainFolders),
/* harmony export */   m6: () => (/* binding */ mainNames),
/* harmony export */   vj: () => (/* binding */ codeFolders)
/* harmony export */ });
/* harmony import */ var _outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92383);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93254);


/** The topmost folders that hold what could be modules. */
function codeFolders(paths) {
    const wanted = (0,_source_js__WEBPACK_IMPORTED_MODULE_1__/* .matcher */ .jN)(_source_js__WEBPACK_IMPORTED_MODULE_1__/* .defaultSelection */ .qu);
    const tops = paths.filter(wanted).map((path) => path.slice(0, Math.max(0, path.indexOf("/"))));
    return [...new Set(tops)];
}
/** A folder as people write it (`./src/`, `/src`, `.`) → as git does. */
function cleanFolder(folder) {
    return folder.replaceAll(/^(?:\.?\/)+|\/+$|^\.$/g, "");
}
/**
 * The folder of the only `main.js` or `main.wasm` of a commit, outside dependencies and tests; "" is the root.
 * @throws UsageError when there is none, or when several folders have one (all are listed).
 */
function detectSource(paths, commit) {
    const folders = mainFolders(paths);
    const [only, ...others] = folders;
    if (only !== undefined && others.length === 0)
        return only;
    throw new _outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`Cannot tell the source folder of ${commit}: ${describeMains(folders)}`);
}
/** The folders that have a `main.js` or `main.wasm`, outside dependencies and tests; "" is the root. */
function mainFolders(paths) {
    const mains = paths.filter(isMain);
    if (mains.length === 0)
        return [];
    const folders = mains.filter(_source_js__WEBPACK_IMPORTED_MODULE_1__/* .isModuleByDefault */ .bJ).map((path) => path.slice(0, Math.max(0, path.lastIndexOf("/"))));
    return [...new Set(folders)];
}
function describeMains(folders) {
    if (folders.length > 0) {
        return `main.js is in ${folders.map((folder) => `"${folder || "."}"`).join(", ")}; choose one with --source or "source:" in screeps-sync.yml`;
    }
    return "no main.js or main.wasm is committed outside node_modules and tests; name the folder with --source, or commit the built code";
}
const isMain = (path) => mainNames.includes(path.slice(path.lastIndexOf("/") + 1));
const mainNames = ["main.js", "main.wasm"];


/***/ }),

/***/ 68218:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bs: () => (/* binding */ modulesToJson),
/* harmony export */   Cm: () => (/* binding */ sameContent),
/* harmony export */   Go: () => (/* binding */ isBinary),
/* harmony export */   L2: () => (/* binding */ isEmptyCode),
/* harmony export */   Tf: () => (/* binding */ modulesBytes),
/* harmony export */   dW: () => (/* binding */ contentBytes),
/* harmony export */   qv: () => (/* binding */ isNothing),
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
/** Nothing that could be lost: no branch, or one that was never written to. */
function isNothing(live) {
    return live === undefined || isEmptyCode(live.modules);
}


/***/ }),

/***/ 34377:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $b: () => (/* binding */ foldersFor),
/* harmony export */   DC: () => (/* binding */ checkBranch),
/* harmony export */   Q8: () => (/* binding */ isBranchName),
/* harmony export */   Wu: () => (/* binding */ placesFor),
/* harmony export */   iX: () => (/* binding */ mostBranches),
/* harmony export */   v$: () => (/* binding */ longestBranch),
/* harmony export */   yd: () => (/* binding */ ownPlace)
/* harmony export */ });
/* unused harmony export branchFor */
/* harmony import */ var _glob_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5777);
/* harmony import */ var _outcome_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92383);
/* harmony import */ var _text_short_id_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36689);



/** The server checks nothing but the length, and takes `$` for «the active branch» (observed on the open server). */
const longestBranch = 30;
/** So many code branches an account may have on a server. */
const mostBranches = 30;
/** The code branch for a ref: first rule that matches wins; without rules the git branch's own name; undefined: no rule. */
function branchFor(ref, rules) {
    return placesFor(ref, rules)[0]?.branch;
}
/** The code branches for a ref, which are several only where a rule names folders; none: no rule. */
function placesFor(ref, rules) {
    if (rules === undefined)
        return ref.gitBranch === undefined ? [] : [{ branch: checkOwnName(ref.gitBranch) }];
    const template = rules.find((rule) => matches(rule.pattern, ref))?.template;
    if (template === undefined)
        return [];
    if (typeof template === "string")
        return [{ branch: checkBranch(fill(template, ref)) }];
    const places = template.map(({ folder, template: own }) => ({ branch: checkBranch(fill(own, ref)), folder }));
    const twice = places.find(({ branch }, index) => places.findIndex((place) => place.branch === branch) !== index);
    if (twice === undefined)
        return places;
    throw new _outcome_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`Cannot use the rule of branches: two folders go to code branch "${twice.branch}", and the second would replace the first`);
}
/** The folders that some rule sends, or may send, to a code branch. */
function foldersFor(branch, rules = []) {
    const folders = rules.flatMap(({ template }) => (typeof template === "string" ? [] : template));
    const fitting = folders.filter(({ template }) => template === branch || template.includes("{"));
    return [...new Set(fitting.map(({ folder }) => folder))];
}
/** A server's own code branch: `auto` is the git branch's name, and where a ref has none the rules decide. */
function ownPlace(ref, ownBranch) {
    if (ownBranch === undefined || (ownBranch === "auto" && ref.gitBranch === undefined))
        return undefined;
    return { branch: checkBranch(fill(ownBranch === "auto" ? "{branch}" : ownBranch, ref)) };
}
/** @throws UsageError for a name that the server could not hold or would read as something else. */
function checkBranch(name) {
    const wrong = wrongName(name);
    if (wrong === undefined)
        return name;
    throw new _outcome_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`Cannot use "${name}" as a code branch: ${wrong}; 1 to ${longestBranch} characters without a leading $ are allowed, {slug} in a rule shortens a git branch`);
}
/** Whether the service reads a name as that of a branch: no name, or one that begins with `$`, means the active branch. */
const isBranchName = (name) => name !== "" && !name.startsWith("$");
function wrongName(name) {
    if (name === "")
        return "it is empty";
    if (name.startsWith("$"))
        return "it starts with $";
    return name.length > longestBranch ? `it has ${name.length} characters, and ${longestBranch} are allowed` : undefined;
}
function checkOwnName(name) {
    const wrong = wrongName(name);
    if (wrong === undefined)
        return name;
    throw new _outcome_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UnusableNameError */ .VQ(`Cannot use git branch "${name}" as a code branch: ${wrong}; a rule names another, such as branches: { "*": "{slug}" }`);
}
function matches(pattern, ref) {
    const glob = pattern.startsWith("tag:") ? pattern.slice(4) : pattern;
    const name = pattern.startsWith("tag:") ? ref.tag : ref.gitBranch;
    return name !== undefined && (0,_glob_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .anyGlob */ .xx)([glob])(name);
}
function fill(template, ref) {
    const name = ref.gitBranch ?? ref.tag ?? "";
    const filled = template.replaceAll("{branch}", () => name).replaceAll("{sha}", (0,_text_short_id_js__WEBPACK_IMPORTED_MODULE_2__/* .shortId */ .m)(ref.sha));
    const room = longestBranch - filled.replaceAll("{slug}", "").length;
    return filled.replaceAll("{slug}", () => slug(name, room));
}
/**
 * Lower-case letters, digits and hyphens. Where letters are lost (`тест`, `日本`), nothing is left, or the room is too small, 7
 * hex digits of the name's hash keep two names apart.
 */
function slug(name, room) {
    const whole = name
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, "-")
        .replaceAll(/^-+|-+$/g, "");
    const isWhole = whole !== "" && /^[\x00-\x7f]*$/.test(name);
    if (isWhole && whole.length <= room)
        return whole;
    const hash = process.getBuiltinModule("node:crypto").createHash("sha1").update(name).digest("hex").slice(0, 7);
    const kept = whole.slice(0, Math.max(0, room - 8)).replace(/-+$/, "");
    return kept === "" ? hash : `${kept}-${hash}`;
}


/***/ }),

/***/ 21195:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ readingsOf)
/* harmony export */ });
/* harmony import */ var _modules_detect_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55944);
/* harmony import */ var _branch_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34377);


/** Settings → how the modules of a code branch are read: of the folders that its rules name, then of the whole source. */
function readingsOf(values, branch) {
    const whole = {
        source: values.source === undefined ? undefined : (0,_modules_detect_source_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanFolder */ .UI)(values.source),
        layout: values.layout,
        include: values.include,
        exclude: values.exclude,
        stamp: values.stamp,
    };
    const folders = (0,_branch_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .foldersFor */ .$b)(branch, values.branches).map((folder) => ({
        ...whole,
        source: (0,_modules_detect_source_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanFolder */ .UI)(whole.source === undefined ? folder : `${whole.source}/${folder}`),
    }));
    return [...folders, whole];
}


/***/ }),

/***/ 97001:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ bytes)
/* harmony export */ });
/** A size as a person reads it, in steps of a thousand: `1.2 kB`. */
function bytes(count) {
    if (count < 1000)
        return `${count} B`;
    return count < 1_000_000 ? `${(count / 1000).toFixed(1)} kB` : `${(count / 1_000_000).toFixed(2)} MB`;
}


/***/ }),

/***/ 12065:
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

/***/ 36689:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ shortId)
/* harmony export */ });
/** The id of an object as git shows it to people. */
const shortId = (oid) => oid.slice(0, 7);


/***/ }),

/***/ 24516:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ toldTime),
/* harmony export */   q: () => (/* binding */ clockTime)
/* harmony export */ });
/* harmony import */ var _duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12065);

/** A time to come as people tell it: `in 14 s (15:20:34 UTC, 16:20 here)`. @param hereMinutes what this machine's clock is ahead of UTC */
function toldTime(at, now, hereMinutes) {
    const ms = at.getTime() - now.getTime();
    return `${ms > 0 ? `in ${(0,_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p)(ms)}` : "now"} (${clockTime(at, now, hereMinutes)})`;
}
/** The same by the clock alone, with the day where it is not today; the time of this place where that is another. */
function clockTime(at, now, hereMinutes = -at.getTimezoneOffset()) {
    // Never early: what is free at 34.2 s is not free at 34.
    const whole = new Date(Math.ceil(at.getTime() / 1000) * 1000);
    const utc = `${parts(whole, now, "HH:MM:SS".length)} UTC`;
    if (hereMinutes === 0)
        return utc;
    const ahead = (time) => new Date(time.getTime() + hereMinutes * 60_000);
    return `${utc}, ${parts(ahead(whole), ahead(now), "HH:MM".length)} here`;
}
function parts(at, now, length) {
    const [day = "", time = ""] = at.toISOString().split("T");
    const isToday = now.toISOString().startsWith(day);
    return `${isToday ? "" : `${day} `}${time.slice(0, length)}`;
}


/***/ }),

/***/ 15053:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E6: () => (/* binding */ nothingIfWrong),
/* harmony export */   Q8: () => (/* binding */ readGiven),
/* harmony export */   eQ: () => (/* binding */ configPath),
/* harmony export */   hO: () => (/* binding */ readingsAt),
/* harmony export */   i9: () => (/* binding */ readFileIfAny),
/* harmony export */   vP: () => (/* binding */ openConfigured),
/* harmony export */   w1: () => (/* binding */ onlyIn),
/* harmony export */   w2: () => (/* binding */ learnConfigurations),
/* harmony export */   yQ: () => (/* binding */ parseOwn)
/* harmony export */ });
/* harmony import */ var _git_clone_open_commit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97504);
/* harmony import */ var _git_objects_look_up_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97116);
/* harmony import */ var _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92383);
/* harmony import */ var _model_settings_read_settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27569);
/* harmony import */ var _model_settings_reading_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21195);
/* harmony import */ var _model_settings_settings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82766);
/* harmony import */ var _model_text_short_id_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(36689);
// Covered by test/sync/start/own-configuration.test.ts







/** A ref → its commit and configuration, from one git process. @throws UsageError for a file that is wrong, or is asked for and not there */
async function openConfigured(repository, ref, said) {
    const given = await readGiven(said);
    const path = configPath(given);
    const { commit, files } = await (0,_git_clone_open_commit_js__WEBPACK_IMPORTED_MODULE_0__/* .openCommit */ .C)(repository, ref, [path]);
    const found = files.get(path);
    const file = await parseOwn(found?.bytes, given, commit);
    const values = (0,_model_settings_read_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveSettings */ .Mo)(given, file, said.defaults ?? {});
    const configurations = { path, given, files: new Map(found === undefined ? [] : [[found.oid, file]]) };
    return { known: { commit, configurations, configured: found?.oid }, file, values, byCommit: onlyIn(file, given) };
}
/** The configuration file of a run, in every commit. */
const configPath = (given) => given.config ?? _model_settings_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .settings */ .W.config.default;
/** What a commit says alone, where no person said it too. */
function onlyIn(file, given) {
    return new Set(Object.keys(file).filter((name) => given[name] === undefined));
}
/** The file of a commit, where it has one → what it says. @throws UsageError for a file that is wrong, or is asked for and not there */
async function parseOwn(bytes, given, commit) {
    const where = whereOf(configPath(given), commit);
    if (bytes !== undefined)
        return parseFile(bytes, where);
    if (given.config === undefined)
        return {};
    throw new _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`Cannot read ${where}: the commit has no such file; commit it first`);
}
/** What the file of a commit says; nothing outside of a repository, or before its first commit. @throws UsageError for a file that is wrong */
async function readFileIfAny(repository, ref, path) {
    const opened = await (0,_git_clone_open_commit_js__WEBPACK_IMPORTED_MODULE_0__/* .openCommit */ .C)(repository, ref, [path]).catch((failure) => {
        if (failure instanceof _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb)
            return undefined;
        throw failure;
    });
    const found = opened?.files.get(path);
    return opened === undefined || found === undefined ? {} : parseFile(found.bytes, whereOf(path, opened.commit));
}
/** Reads the files that are not known yet, all in one git process. One that is wrong says nothing. */
async function learnConfigurations(repository, { files, path }, oids) {
    const fresh = [...new Set(oids)].filter((oid) => oid !== undefined && !files.has(oid));
    for (const [index, blob] of (await (0,_git_objects_look_up_js__WEBPACK_IMPORTED_MODULE_1__/* .lookUp */ .T)(repository, fresh)).entries()) {
        const file = blob === undefined ? {} : await parseFile(blob.bytes, path).catch(nothingIfWrong);
        files.set(fresh[index] ?? "", file);
    }
}
/** How a commit with this configuration is read, where its modules went to this code branch: likeliest first. */
function readingsAt({ files, given }, configured, branch) {
    const file = (configured === undefined ? undefined : files.get(configured)) ?? {};
    // Who says otherwise today may not have said so then.
    const said = (0,_model_settings_reading_js__WEBPACK_IMPORTED_MODULE_4__/* .readingsOf */ .R)((0,_model_settings_read_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveSettings */ .Mo)(given, file), branch);
    const own = (0,_model_settings_reading_js__WEBPACK_IMPORTED_MODULE_4__/* .readingsOf */ .R)((0,_model_settings_read_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveSettings */ .Mo)(file), branch).filter((reading) => !said.some((each) => isSame(each, reading)));
    return [...said, ...own];
}
const whereOf = (path, { oid }) => `${path} of ${(0,_model_text_short_id_js__WEBPACK_IMPORTED_MODULE_6__/* .shortId */ .m)(oid)}`;
const isSame = (a, b) => JSON.stringify(a) === JSON.stringify(b);
/** Flags or inputs, then the environment. */
async function readGiven({ raw, env, nameOf }) {
    const fromEnvironment = (name) => (0,_model_settings_read_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .variableOf */ .Qn)(name) ?? name;
    return (0,_model_settings_read_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .mergeSettings */ .ss)(await (0,_model_settings_read_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .readSettings */ .sb)(raw, nameOf, readYaml), await (0,_model_settings_read_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .readSettings */ .sb)((0,_model_settings_read_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .environmentSettings */ .fu)(env), fromEnvironment, readYaml));
}
async function readYaml(name, text, where) {
    // The YAML parser and the schema cost 15 ms, which a run without a file does not pay.
    const { parseYamlSetting } = await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(8815), __webpack_require__.e(5123)]).then(__webpack_require__.bind(__webpack_require__, 5123));
    return parseYamlSetting(name, text, where);
}
async function parseFile(bytes, where) {
    const { parseConfigFile } = await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(8815), __webpack_require__.e(5123)]).then(__webpack_require__.bind(__webpack_require__, 5123));
    return parseConfigFile(bytes.toString("utf8"), where);
}
/** A file that is wrong says nothing where another commit is meant. */
function nothingIfWrong(failure) {
    if (failure instanceof _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SyncError */ .S0)
        return {};
    throw failure;
}


/***/ }),

/***/ 31676:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ openDoor),
  H: () => (/* binding */ openWorld)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/js/model/account/growing-redactor.js + 3 modules
var growing_redactor = __webpack_require__(54522);
// EXTERNAL MODULE: ./build/js/model/modules/modules.js
var modules_modules = __webpack_require__(68218);
// EXTERNAL MODULE: ./build/js/model/outcome/errors.js
var errors = __webpack_require__(92383);
// EXTERNAL MODULE: ./build/js/model/settings/branch-rules.js
var branch_rules = __webpack_require__(34377);
// EXTERNAL MODULE: ./build/js/model/account/rate-limit.js
var rate_limit = __webpack_require__(32929);
;// CONCATENATED MODULE: ./build/js/model/account/rate-limit-reply.js

/**
 * The body is trusted first: its milliseconds are exact and need no clock. Then the reset header, then `Retry-After`,
 * which no source has seen here. The global limit answers from the front proxy, with neither headers nor sentence.
 */
function parseRateLimitReply({ headers, body }, now) {
    const sentence = /retry after (\d{1,12}) ?ms/i.exec(body)?.[1];
    const scope = sentence !== undefined || headers["x-ratelimit-limit"] !== undefined ? "endpoint" : "global";
    const ms = sentence === undefined ? waitFromHeaders(headers, now) : Number(sentence);
    if (ms === undefined || ms > rate_limit/* longestWaitMs */.IJ)
        return { scope };
    return { scope, retryAfterMs: ms, retryAt: new Date(now.getTime() + ms) };
}
function waitFromHeaders(headers, now) {
    const resetAt = (0,rate_limit/* resetTime */.JC)(headers, now);
    if (resetAt !== undefined)
        return resetAt.getTime() - now.getTime();
    const after = (0,rate_limit/* single */.J0)(headers["retry-after"])?.trim() ?? "";
    if (/^\d{1,9}$/.test(after))
        return Number(after) * 1000;
    const until = after === "" ? Number.NaN : Date.parse(after) - (0,rate_limit/* skewOf */.Me)(headers, now);
    return until > now.getTime() ? until - now.getTime() : undefined;
}

// EXTERNAL MODULE: ./build/js/model/text/told-time.js
var told_time = __webpack_require__(24516);
;// CONCATENATED MODULE: ./build/js/api/hints.js
/** What helps against a refusal by status; undefined where nothing general can be said. */
function hintForStatus(status, asker) {
    if (status === 401)
        return hintFor401(asker);
    if (status === 403)
        return `the token is limited; code needs one with full access${tokenPage(asker)}`;
    if (status === 404)
        return `is ${asker.server.root} the root of a Screeps world?`;
    if (status === 407)
        return "a proxy in the way wants a name and password";
    if (status === 413)
        return "the server takes at most 8 MiB in one request";
    return status >= 500 ? "the service is down or busy; try again later" : undefined;
}
/** What helps against the service's own words. */
function hintForReason(reason) {
    return reasons.find(([pattern]) => pattern.test(reason))?.[1];
}
function hintFor401(asker) {
    if (asker.credentials === "none") {
        const names = isOfficial(asker.server)
            ? "SCREEPS_TOKEN"
            : "SCREEPS_USERNAME and SCREEPS_PASSWORD, or SCREEPS_TOKEN";
        return `credentials are needed: set ${names}${tokenPage(asker)}`;
    }
    if (asker.credentials === "token") {
        return isOfficial(asker.server)
            ? `the token is unknown there or deleted; make one with full access${tokenPage(asker)}`
            : "the token is unknown there; a private server without tokens takes user name and password";
    }
    return isOfficial(asker.server)
        ? `name or password is wrong, or sign-in wants a captcha that no tool can pass; make a token with full access${tokenPage(asker)}`
        : "user name or password is wrong";
}
const isOfficial = (server) => new URL(server.root).hostname === "screeps.com";
/** Tokens are kept per account on the main world's page. */
function tokenPage(asker) {
    return isOfficial(asker.server) ? " (https://screeps.com/a/#!/account/auth-tokens)" : "";
}
const reasons = [
    [/^branch does not exist$|^no branch$|^no code$/, "names of code branches are case-sensitive"],
    [/^too many branches$/, "an account holds 30 code branches; delete one in the game"],
    [/^invalid branch name$/, "a code branch's name has 1 to 30 characters"],
    [/^code length exceeds 5 MB limit$/, "all modules together, as JSON, may have 5,242,880 characters"],
    [/^incorrect server password$/, "this server has a password of its own; give it as the server password"],
    [/^server down$/, "maintenance; try again later"],
    [/^unauthorized$/i, "the credentials are not good for this"],
    [/^token not found$/, "the token is unknown there or deleted"],
    [/^invalid (params|shard|room)$|^TypeError\b|is not a function$/, "the server did not understand the request"],
];

// EXTERNAL MODULE: ./build/js/model/text/visible-text.js
var visible_text = __webpack_require__(87035);
;// CONCATENATED MODULE: ./build/js/api/excerpt.js

/** The beginning of what a server said, on one line, safe to print; of a page its title, or else its first words. */
function excerpt(text, most = 200) {
    const start = text.slice(0, 8192);
    const plain = /^\s*</.test(start) ? meaningOf(start) : start;
    const line = (0,visible_text/* visible */.RK)(plain.replaceAll(/\s+/g, " ").trim());
    return line.length <= most ? line : `${line.slice(0, most)}…`;
}
/** A proxy's page says the same in its title, its heading and its text. */
function meaningOf(page) {
    const bare = page.replaceAll(/<(script|style)\b[\s\S]*?(<\/\1>|$)/gi, " ");
    const title = /<title[^>]{0,100}>([^<]{1,500})/i.exec(bare)?.[1]?.trim() ?? "";
    if (title !== "")
        return title;
    const blocks = bare.replaceAll(/<\/?(?:p|div|h\d|hr|br|li|tr|body|head|html)\b[^>]{0,500}>?/gi, "\n");
    const lines = blocks.replaceAll(/<[^>]{0,500}>?/g, " ").split("\n");
    return lines.find((line) => line.trim() !== "") ?? "";
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./build/js/api/wire/json.js

/** Deeper than anything the service or a module can be; `[` a million times parses, but breaks what comes after. */
const deepest = 8;
/** More in one object or list than any code branch has modules: nothing is to be sorted, hashed or kept of that. */
const mostMembers = 50_000;
/** The JSON value of a reply. @throws an Error that says in a few words what was found instead */
function parseJson(bytes) {
    const text = bytes.toString();
    // A broken byte becomes U+FFFD without a word, and would be taken for the module's own text.
    if (text.includes("\ufffd") && !(0,external_node_buffer_.isUtf8)(bytes))
        throw new Error("text that is not UTF-8");
    const found = beyondMeasure(text);
    if (found !== undefined)
        throw new Error(found);
    try {
        return JSON.parse(text);
    }
    catch {
        // The parser's own error repeats the text.
        throw new Error(text.trim() === "" ? "an empty body" : "text that is not JSON");
    }
}
/** Looks between the strings only, so that it costs less than the parsing it guards. Undefined: it is of a usual shape. */
function beyondMeasure(text) {
    // For each level of nesting, the commas since its object or list began.
    const commas = new Uint32Array(deepest + 1);
    let depth = 0;
    for (let index = 0; index < text.length; index += 1) {
        const code = text.charCodeAt(index);
        if (code === 0x22)
            index = endOfString(text, index);
        else if (code === 0x5b || code === 0x7b) {
            depth += 1;
            if (depth > deepest)
                return `JSON nested deeper than ${deepest}`;
            commas[depth] = 0;
        }
        else if (code === 0x5d || code === 0x7d)
            depth -= 1;
        else if (code === 0x2c && count(commas, depth) >= mostMembers)
            return `more than ${mostMembers.toLocaleString("en-US")} modules or other members in one place`;
    }
    return undefined;
}
/** Text that is no JSON may close more than it opens: that is the parser's to say. */
function count(commas, depth) {
    const counted = (commas[depth] ?? 0) + 1;
    if (depth in commas)
        commas[depth] = counted;
    return counted;
}
function endOfString(text, start) {
    for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
        let slashes = 0;
        while (text.charCodeAt(end - 1 - slashes) === 0x5c)
            slashes += 1;
        if (slashes % 2 === 0)
            return end;
    }
    return text.length;
}

;// CONCATENATED MODULE: ./build/js/api/shown-reply.js


const show = (reply, hearing) => safe(reasonOf(reply) ?? reply.body.toString("utf8", 0, 16_384), hearing);
/** Redacted before it is cut: half a password would not be found. */
const safe = (text, hearing) => excerpt(hearing.redact(text));
/** `error` of a JSON body, or the body itself where it is one short line of text. */
function reasonOf({ body }) {
    const text = body.toString("utf8", 0, 4096).trim();
    if (text.startsWith("{"))
        return errorIn(body);
    return /^[^<\n]{1,200}$/.test(text) ? text : undefined;
}
function errorIn(body) {
    try {
        const value = parseJson(body);
        return typeof value.error === "string" ? value.error : undefined;
    }
    catch {
        // No JSON after all: then the beginning of the body is shown as it is.
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/js/api/wire/exchange.js
/** A name for the endpoint, as the documentation's table of limits has it. */
const endpointOf = (question) => `${question.method} ${question.path}`;
const isWrite = (question) => question.method !== "GET";
/** `GET /api/user/code?branch=default`, readable: only what would break it is encoded. */
function targetOf(question) {
    const query = new URLSearchParams(question.query).toString();
    return query === "" ? question.path : `${question.path}?${query.replaceAll("%24", "$")}`;
}

;// CONCATENATED MODULE: ./build/js/api/wire/explain.js

/** One line: what could not be done, what was asked of whom, what came, what helps. No secret, no control character. */
function explain(question, hearing, found, help) {
    const asked = `${question.method} ${targetOf(question)} of ${hearing.server.name}`;
    return hearing.redact(`Cannot ${question.purpose}: ${asked} ${found}${help === undefined ? "" : `; ${help}`}`);
}

;// CONCATENATED MODULE: ./build/js/api/refusals.js








function refusedInWords(error, reply, question, hearing) {
    const reason = safe(typeof error === "string" ? error : JSON.stringify(error), hearing);
    const message = explain(question, hearing, `was refused: ${reason}`, hintForReason(reason));
    return new errors/* ServiceError */._7(message, { status: reply.status, reason });
}
function refused(reply, question, hearing) {
    const { status } = reply;
    const said = show(reply, hearing);
    // A proxy's page repeats its status in its title.
    const words = said.startsWith(`${status} `) ? said.slice(`${status}`.length) : said === "" ? "" : `: ${said}`;
    const found = `answered ${status}${words}`;
    const again = status >= 500 || status === 408 || status === 425;
    if (status < 400)
        return redirected(reply, question, hearing);
    const message = explain(question, hearing, found, hintForStatus(status, hearing));
    // A gateway that gave up may have passed the request on before.
    return again
        ? new errors/* UnreachableError */.Jk(message, { mayHaveArrived: isWrite(question) })
        : refusal(message, reply, hearing);
}
function refusal(message, reply, hearing) {
    const reason = reasonOf(reply);
    if (reason === undefined)
        return new errors/* ServiceError */._7(message, { status: reply.status });
    return new errors/* ServiceError */._7(message, { status: reply.status, reason: safe(reason, hearing) });
}
/** Nothing is ever sent to the new place: Node would carry the token along, to any host. */
function redirected(reply, question, hearing) {
    const help = whereTo(reply.headers["location"], question, hearing);
    const message = explain(question, hearing, `answered with a redirect (${reply.status})`, help);
    return new errors/* ServiceError */._7(message, { status: reply.status });
}
function whereTo(location, question, hearing) {
    const target = typeof location === "string" ? URL.parse(location, hearing.server.root) : null;
    if (target === null)
        return undefined;
    const place = `${target.origin}${target.pathname}`;
    if (!place.endsWith(question.path))
        return `it points to ${safe(place, hearing)}`;
    return `if you trust it, give ${safe(place.slice(0, -question.path.length), hearing)} as the server`;
}
function rateLimited(reply, question, hearing) {
    const now = hearing.now();
    const { scope, ...times } = parseRateLimitReply({ headers: reply.headers, body: reply.body.toString("utf8", 0, 4096) }, now);
    const endpoint = scope === "global" ? "global" : endpointOf(question);
    const known = rate_limit/* knownLimits */.Yx.get(endpoint);
    const which = known === undefined ? endpoint : `${endpoint}, ${known.limit} per ${known.period}`;
    const free = times.retryAt === undefined ? "no time was named" : `free again ${(0,told_time/* toldTime */.f)(times.retryAt, now)}`;
    return new errors/* RateLimitedError */.TM(explain(question, hearing, `answered 429, the limit is reached (${which})`, free), {
        endpoint,
        ...times,
    });
}

;// CONCATENATED MODULE: ./build/js/api/answer.js






/**
 * Success is 2xx, a JSON object, `ok === 1`, no `error`, and for a write no `modules`: a redirected POST becomes
 * a GET, whose reply says `ok: 1` too. Refusals come with status 200 and `error`, so the status alone proves nothing.
 */
function answerOf(reply, question, hearing) {
    if (reply.status === 429)
        throw rateLimited(reply, question, hearing);
    if (reply.status < 200 || reply.status >= 300)
        throw refused(reply, question, hearing);
    const answer = objectOf(reply, question, hearing);
    if (answer["error"] !== undefined)
        throw refusedInWords(answer["error"], reply, question, hearing);
    if (answer["ok"] !== 1)
        throw proofless(question, hearing, `a reply without ok: ${show(reply, hearing)}`);
    if (isWrite(question) && Object.hasOwn(answer, "modules")) {
        throw proofless(question, hearing, "the reply to a read; is there a redirect in the way?");
    }
    return answer;
}
/** An answer from which nothing follows; a write may have been applied all the same. */
function proofless(question, hearing, found) {
    const message = explain(question, hearing, `answered ${found}`);
    return new errors/* UnreachableError */.Jk(message, { mayHaveArrived: isWrite(question) });
}
function objectOf(reply, question, hearing) {
    try {
        const value = parseJson(reply.body);
        if (typeof value === "object" && value !== null && !Array.isArray(value))
            return value;
        throw new Error("JSON that is no object");
    }
    catch (error) {
        const found = `${reply.status} with ${error.message}`;
        throw proofless(question, hearing, `${found}${reply.body.length === 0 ? "" : `: ${show(reply, hearing)}`}`);
    }
}

;// CONCATENATED MODULE: ./build/js/api/expected-code.js

/** Stands where the modules stood. */
const mark = "as expected";
/**
 * A reply in which what is expected stands letter for letter, with a mark in its place: what is equal as bytes need
 * not be parsed to be compared, which is most of the work of reading 2 MB back. Undefined: it does not, or in another
 * order, so that only parsing tells.
 */
function markExpected(reply, expected) {
    const text = (0,modules_modules/* modulesBytes */.Tf)(expected);
    const start = reply.body.indexOf(text);
    // `{}` stands in any code, and a reply that says the mark itself would speak for the modules.
    if (start < 0 || expected.size === 0 || reply.body.includes(mark))
        return undefined;
    const before = reply.body.subarray(0, start);
    const after = reply.body.subarray(start + text.length);
    return { ...reply, body: Buffer.concat([before, Buffer.from(JSON.stringify(mark)), after]) };
}
/** Whether the mark stands at the top, where the modules of a reply are: anywhere else it is one module, or none at all. */
const isAsExpected = (modules) => modules === mark;

;// CONCATENATED MODULE: ./build/js/api/raw-call.js


/** A listing may carry the code of all 30 branches. */
const listingMaxBytes = 192 * 1024 * 1024;
/** A request in the user's own words, as far as it cannot leave the API or hit every branch. */
function rawQuestion(method, path, body) {
    const verb = method.toUpperCase();
    if (!/^[A-Z]{3,7}$/.test(verb))
        throw new errors/* UsageError */.eb(`Cannot call ${path}: "${method}" is no HTTP method`);
    const url = URL.parse(path.startsWith("/") ? path : `/${path}`, "http://world.invalid");
    if (url === null || url.host !== "world.invalid" || !/^\/api\/[\w./~-]*$/.test(url.pathname) || url.hash !== "") {
        throw new errors/* UsageError */.eb(`Cannot call "${path}": a path below /api/ is needed, such as /api/user/name`);
    }
    if (url.searchParams.has("_token"))
        throw new errors/* UsageError */.eb("Cannot call with _token in the path: give the token apart");
    guardBranches(url.pathname, body);
    const { pathname } = url;
    const question = {
        method: verb,
        path: pathname,
        query: Object.fromEntries(url.searchParams),
        purpose: `call ${pathname}`,
    };
    const sized = /\/branches\/?$/i.test(pathname) ? { ...question, maxBytes: listingMaxBytes } : question;
    return body === undefined ? sized : { ...sized, body: Buffer.from(JSON.stringify(body)) };
}
const branchFields = new Map([
    ["/api/user/clone-branch", "newName"],
    ["/api/user/delete-branch", "branch"],
    ["/api/user/set-active-branch", "branch"],
]);
/** Without this field the private server takes every branch of the user (observed). */
function guardBranches(pathname, body) {
    const field = branchFields.get(pathname.toLowerCase().replaceAll(/\/+/g, "/").replace(/\/$/, ""));
    if (field === undefined)
        return;
    const fields = typeof body === "object" && body !== null ? body : {};
    const name = fields[field];
    if (typeof name !== "string")
        throw new errors/* UsageError */.eb(`Cannot call ${pathname}: the body needs "${field}", the name of a branch`);
    (0,branch_rules/* checkBranch */.DC)(name);
}

;// CONCATENATED MODULE: ./build/js/api/wire.js
/** The `modules` of a reply; undefined when they are not a plain object: then they are no truth about a branch. */
function modulesFromJson(value) {
    if (typeof value !== "object" || value === null || Array.isArray(value))
        return undefined;
    // JSON.parse makes even `__proto__` an own property.
    return new Map(Object.entries(value).map(([name, content]) => [name, contentFromJson(content)]));
}
function contentFromJson(value) {
    if (typeof value === "string")
        return value;
    return isPlainBinary(value) ? { binary: value.binary } : { json: JSON.stringify(value) };
}
/** Only `{binary: "<text>"}` and nothing else in it; the server keeps any JSON, and so does the odd form. */
function isPlainBinary(value) {
    if (typeof value !== "object" || value === null)
        return false;
    const keys = Object.keys(value);
    return keys.length === 1 && keys[0] === "binary" && typeof value.binary === "string";
}
/** Undefined when it is no list. An entry without a name cannot be asked for or written to, so it is left out. */
function branchesFromJson(value) {
    if (!Array.isArray(value))
        return undefined;
    return value.flatMap((entry) => {
        const fields = typeof entry === "object" && entry !== null ? entry : {};
        const { branch, activeWorld, activeSim } = fields;
        if (typeof branch !== "string")
            return [];
        const modules = modulesFromJson(fields["modules"]);
        const flags = { branch, activeWorld: activeWorld === true, activeSim: activeSim === true };
        return [modules === undefined ? flags : { ...flags, modules }];
    });
}
/** The live code of a GET; a string says why it is none. */
function liveCodeFromJson(answer, asked) {
    const modules = modulesFromJson(answer["modules"]);
    if (modules === undefined)
        return "without modules";
    const { branch = asked } = answer;
    if (typeof branch !== "string")
        return "without a branch name";
    // `$activeWorld` and `$activeSim` are answered with the real name.
    return branch === asked || asked.startsWith("$") ? { branch, modules } : "for another branch";
}

;// CONCATENATED MODULE: ./build/js/api/endpoints.js







/** The requests of the service, a line or two each. */
function endpoints(line) {
    const read = (path, purpose, more = {}) => answer(line, { method: "GET", path, purpose, ...more });
    const write = async (path, purpose, body) => {
        await answer(line, { method: "POST", path, purpose, body: Buffer.from(JSON.stringify(body)) });
    };
    return {
        getCode: (branch, expected) => getCode(line, branch, expected),
        putCode: async (branch, modules) => {
            const start = Buffer.from(`{"branch":${JSON.stringify(writable(branch))},"modules":`);
            const body = Buffer.concat([start, (0,modules_modules/* modulesBytes */.Tf)(modules), Buffer.from("}")]);
            await answer(line, { method: "POST", path: "/api/user/code", purpose: `write branch "${branch}"`, body });
        },
        listBranches: (patience) => listBranches(line, patience),
        createBranch: async (newName, modules) => write("/api/user/clone-branch", `create branch "${newName}"`, cloneBody(newName, modules)),
        setActiveBranch: async (branch, activeName) => write("/api/user/set-active-branch", `activate branch "${branch}"`, { branch: (0,branch_rules/* checkBranch */.DC)(branch), activeName }),
        deleteBranch: async (branch) => write("/api/user/delete-branch", `delete branch "${branch}"`, { branch: (0,branch_rules/* checkBranch */.DC)(branch) }),
        userName: () => userName(line),
        tokenInfo: () => tokenInfo(line),
        version: () => read("/api/version", "read the server's version", { auth: "none" }),
        call: async (method, path, body) => answer(line, rawQuestion(method, path, body)),
    };
}
async function answer({ ask, hearing }, question) {
    return answerOf(await ask(question), question, hearing);
}
async function getCode(line, branch, expected) {
    const query = { branch: readable(branch) };
    const question = { method: "GET", path: "/api/user/code", query, purpose: `read branch "${branch}"` };
    const reply = await line.ask(question);
    const code = Promise.resolve().then(() => (expected && readExpected(line, question, reply, expected)) ??
        codeOf(line, question, answerOf(reply, question, line.hearing)));
    return orAbsent(code, isNoCode);
}
function codeOf({ hearing }, question, found) {
    const code = liveCodeFromJson(found, question.query?.["branch"] ?? "");
    if (typeof code === "string")
        throw proofless(question, hearing, `code ${code}`);
    return code;
}
/** Undefined where the reply is to be read in full: it says something else, or the same elsewhere. */
function readExpected(line, question, reply, expected) {
    const marked = markExpected(reply, expected);
    if (marked === undefined)
        return undefined;
    const found = answerOf(marked, question, line.hearing);
    if (!isAsExpected(found["modules"]))
        return undefined;
    return { ...codeOf(line, question, { ...found, modules: {} }), modules: expected };
}
async function listBranches(line, patience = {}) {
    const path = "/api/user/branches";
    const purpose = "list the code branches";
    const question = { method: "GET", path, purpose, maxBytes: listingMaxBytes, ...patience };
    const branches = branchesFromJson((await answer(line, question))["list"]);
    if (branches === undefined)
        throw proofless(question, line.hearing, "no list of branches");
    return branches;
}
/** An empty source means «none»: the new branch holds `defaultModules`, one request instead of two. */
function cloneBody(newName, modules) {
    return { branch: "", newName: (0,branch_rules/* checkBranch */.DC)(newName), defaultModules: (0,modules_modules/* modulesToJson */.Bs)(modules) };
}
/** The bare private server knows only the second of the two. */
async function userName(line) {
    for (const path of ["/api/user/name", "/api/auth/me"]) {
        const found = await orAbsent(answer(line, { method: "GET", path, purpose: "read the user's name" }), isNotThere);
        if (typeof found?.["username"] === "string")
            return found["username"];
    }
    return undefined;
}
async function tokenInfo(line) {
    const { credentials } = line;
    if (credentials?.kind !== "token")
        return undefined;
    // The token is the question here, so it need not be shown a second time.
    const query = { token: credentials.token };
    const question = {
        method: "GET",
        path: "/api/auth/query-token",
        query,
        purpose: "ask about the token",
        auth: "none",
    };
    const found = await orAbsent(answer(line, question), isNotThere);
    const token = found?.["token"];
    if (typeof token !== "object" || token === null)
        return undefined;
    const { full, noRatelimitUntil: until } = token;
    return typeof until === "number" && until > 0
        ? { full: full === true, noRateLimitUntil: new Date(until) }
        : { full: full === true };
}
async function orAbsent(asked, isAbsent) {
    try {
        return await asked;
    }
    catch (error) {
        if (error instanceof errors/* ServiceError */._7 && isAbsent(error))
            return undefined;
        throw error;
    }
}
/** The independent server says it by status, in Koa's plain words; any other 404 is the wrong address. */
const isNoCode = (error) => (error.status === 200 && error.reason === "no code") || (error.status === 404 && error.reason === "Not Found");
const isNotThere = (error) => error.status === 404;
/** An empty name would mean the active branch. */
function writable(branch) {
    if ((0,branch_rules/* isBranchName */.Q8)(branch))
        return branch;
    throw new errors/* UsageError */.eb(`Cannot write branch "${branch}": the name of a code branch is needed`);
}
function readable(branch) {
    return branch === "$activeWorld" || branch === "$activeSim" ? branch : writable(branch);
}

;// CONCATENATED MODULE: ./build/js/api/session.js


function openSession(options) {
    const { credentials, send } = options;
    if (credentials === undefined)
        return (question) => send(question, {});
    if (credentials.kind === "password")
        return passwordSession(credentials, options);
    const pass = tokenPass(credentials.token, credentials.tokenIn);
    return (question) => send(question, question.auth === "none" ? {} : pass);
}
/** `user:password`, as HTTP Basic has it. */
const basicPass = (username, password) => Buffer.from(`${username}:${password}`).toString("base64");
function passwordSession(credentials, options) {
    const { send, onSecret } = options;
    const basic = { headers: { Authorization: `Basic ${basicPass(credentials.username, credentials.password)}` } };
    let token;
    const adopt = (fresh) => {
        token = fresh;
        onSecret(fresh);
    };
    const ask = async (question, pass) => {
        const reply = await send(question, pass);
        const rolled = rolledToken(reply);
        if (rolled !== undefined)
            adopt(rolled);
        return reply;
    };
    const current = () => (token === undefined ? basic : tokenPass(token, "header"));
    return async (question) => {
        if (question.auth === "none")
            return send(question, {});
        if (token === undefined && !takesBasic(question))
            adopt(await signIn(credentials, options));
        const reply = await ask(question, current());
        if (reply.status !== 401)
            return reply;
        // The usual private server takes Basic for writing code only, and its session tokens live a minute.
        adopt(await signIn(credentials, options));
        return ask(question, current());
    };
}
/** The open server wants both headers, and takes anything in the second; every client sends the token in both. */
function tokenPass(token, tokenIn) {
    return tokenIn === "query" ? { query: { _token: token } } : { headers: { "X-Token": token, "X-Username": token } };
}
const takesBasic = (question) => /^(GET|POST) \/api\/user\/code$/.test(endpointOf(question));
async function signIn(credentials, { send, hearing }) {
    const body = Buffer.from(JSON.stringify({ email: credentials.username, password: credentials.password }));
    const question = { method: "POST", path: "/api/auth/signin", body, purpose: "sign in with name and password" };
    const { token } = answerOf(await send(question, {}), question, hearing);
    if (typeof token === "string" && /^[\x21-\x7e]{8,4096}$/.test(token))
        return token;
    throw proofless(question, hearing, "no usable session token");
}
/** Private servers answer with a new session token each time; a persistent one (36 characters) is never one of them. */
function rolledToken(reply) {
    const token = reply.headers["x-token"];
    return typeof token === "string" && /^[\x21-\x7e]{40,4096}$/.test(token) ? token : undefined;
}

;// CONCATENATED MODULE: ./build/js/api/wire/secrets.js
/** What must not be shown of credentials: also `user:password`, whose base64 is the Basic header. */
function secretsOf(credentials) {
    if (credentials === undefined)
        return [];
    if (credentials.kind === "token")
        return [credentials.token];
    return [credentials.password, `${credentials.username}:${credentials.password}`];
}

// EXTERNAL MODULE: ./build/js/model/account/server-address.js
var server_address = __webpack_require__(50499);
// EXTERNAL MODULE: ./build/js/model/text/version.js
var version = __webpack_require__(42609);
// EXTERNAL MODULE: ./build/js/model/text/byte-size.js
var byte_size = __webpack_require__(97001);
;// CONCATENATED MODULE: ./build/js/api/wire/reply-body.js

/** The reply is larger than anything the service sends. */
class TooLargeError extends Error {
    constructor(maxBytes) {
        super(`more than ${(0,byte_size/* bytes */.e)(maxBytes)}`);
    }
}
/** The whole body, inflated; never more than `maxBytes` of it, on the wire or after inflation. */
async function readBody(stream, encoding, maxBytes) {
    const chunks = [];
    let received = 0;
    for await (const chunk of stream) {
        received += chunk.length;
        // Leaving the loop destroys the stream and with it the connection.
        if (received > maxBytes)
            throw new TooLargeError(maxBytes);
        chunks.push(chunk);
    }
    const [first = Buffer.alloc(0)] = chunks;
    const bytes = chunks.length <= 1 ? first : Buffer.concat(chunks, received);
    return { bytes: await inflate(bytes, encoding, maxBytes), received };
}
async function inflate(bytes, encoding, maxBytes) {
    const name = encoding.trim().toLowerCase();
    if (name === "" || name === "identity" || bytes.length === 0)
        return bytes;
    const { brotliDecompressSync, gunzipSync, inflateRawSync, inflateSync } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 38522, 23));
    const options = { maxOutputLength: maxBytes };
    try {
        if (name === "gzip" || name === "x-gzip")
            return gunzipSync(bytes, options);
        if (name === "br")
            return brotliDecompressSync(bytes, options);
        // Servers mean either of two formats by this name; the zlib one starts with method 8.
        if (name === "deflate")
            return (((bytes[0] ?? 0) & 15) === 8 ? inflateSync : inflateRawSync)(bytes, options);
    }
    catch (error) {
        throw isTooLong(error) ? new TooLargeError(maxBytes) : error;
    }
    throw new Error(`content encoding "${name.slice(0, 40)}" was not asked for`);
}
const isTooLong = (error) => error instanceof RangeError && error.code === "ERR_BUFFER_TOO_LARGE";

;// CONCATENATED MODULE: ./build/js/api/wire/transport-failure.js
/** Reads undici's and Node's error, through its causes. */
function explainFailure(error, proxy) {
    const code = transport_failure_codeOf(error);
    const certificate = certificateProblems.get(code);
    if (certificate !== undefined) {
        const help = "nothing was sent; a private authority goes into NODE_EXTRA_CA_CERTS";
        return { found: `its certificate ${certificate} (${code})`, help };
    }
    const tunnel = /Proxy response \((\d{3})\)/.exec(messageOf(error))?.[1];
    if (tunnel !== undefined)
        return { found: `the proxy ${proxy} answered ${tunnel}`, help: proxyHelp(tunnel) };
    const { found, help } = failures.get(code) ?? { found: foundByKind(code) };
    const known = proxy === undefined ? found : `${found}; the environment names the proxy ${proxy}`;
    return help === undefined ? { found: known } : { found: known, help };
}
function foundByKind(code) {
    if (/^(ERR_SSL|ERR_TLS|EPROTO)/.test(code))
        return `no TLS connection could be agreed on (${code})`;
    if (code.startsWith("HPE_"))
        return `what came is no HTTP (${code})`;
    if (code.startsWith("UND_ERR_PRX"))
        return `the connection to the proxy failed (${code})`;
    return `the connection failed (${code === "" ? "no code" : code})`;
}
const proxyHelp = (status) => status === "407"
    ? "it wants a name and password: https_proxy=http://name:password@host:port"
    : "no_proxy can leave this server out";
const certificateProblems = new Map([
    ["CERT_HAS_EXPIRED", "has expired"],
    ["CERT_NOT_YET_VALID", "is not valid yet"],
    ["CERT_REVOKED", "was revoked"],
    ["ERR_TLS_CERT_ALTNAME_INVALID", "is for another name"],
    ["DEPTH_ZERO_SELF_SIGNED_CERT", "is self-signed"],
    ["SELF_SIGNED_CERT_IN_CHAIN", "comes from an unknown authority"],
    ["UNABLE_TO_GET_ISSUER_CERT", "comes from an unknown authority"],
    ["UNABLE_TO_GET_ISSUER_CERT_LOCALLY", "comes from an unknown authority"],
    ["UNABLE_TO_VERIFY_LEAF_SIGNATURE", "cannot be verified"],
]);
const failures = new Map([
    [
        "ECONNREFUSED",
        { found: "nothing listens there (ECONNREFUSED)", help: "is the server running, and the port right?" },
    ],
    ["ENOTFOUND", { found: "the host name is unknown (ENOTFOUND)", help: "check the address and the network" }],
    ["EAI_AGAIN", { found: "the host name could not be looked up (EAI_AGAIN)", help: "check the network" }],
    ["EHOSTUNREACH", { found: "there is no way to the host (EHOSTUNREACH)" }],
    ["ENETUNREACH", { found: "there is no way to its network (ENETUNREACH)" }],
    ["ECONNRESET", { found: "the connection was reset (ECONNRESET)" }],
    ["EPIPE", { found: "the connection was closed while sending (EPIPE)" }],
    ["ETIMEDOUT", { found: "the connection timed out (ETIMEDOUT)" }],
    ["UND_ERR_CONNECT_TIMEOUT", { found: "no connection in time (UND_ERR_CONNECT_TIMEOUT)" }],
    ["UND_ERR_SOCKET", { found: "the connection was closed before a whole reply came" }],
    ["UND_ERR_RES_CONTENT_LENGTH_MISMATCH", { found: "the reply was cut short" }],
    ["Z_BUF_ERROR", { found: "the compressed reply was cut short" }],
    ["Z_DATA_ERROR", { found: "the reply could not be decompressed" }],
]);
/** The first code that says something, from the outside in; happy eyeballs hide theirs in `errors`. */
function transport_failure_codeOf(error) {
    if (!(error instanceof Error))
        return "";
    const { code } = error;
    const inner = error instanceof AggregateError ? error.errors[0] : error.cause;
    return typeof code === "string" && !(code === "UND_ERR_SOCKET" && transport_failure_codeOf(inner) !== "") ? code : transport_failure_codeOf(inner);
}
const messageOf = (error) => (error instanceof Error ? error.message : "");

;// CONCATENATED MODULE: ./build/js/api/wire/no-answer.js





/** The reason of the run's end where it was ended and nothing can have arrived; else what is known about the loss. */
function noAnswer(error, attempt, run) {
    const mayHaveArrived = attempt.started && isWrite(attempt.question);
    const ended = run.signal?.aborted === true && !attempt.deadline.aborted;
    if (ended && !mayHaveArrived && run.signal?.reason instanceof errors/* SyncError */.S0)
        return run.signal.reason;
    const { found, help } = ended ? { found: "the run was ended" } : whyOf(error, attempt, run);
    const message = explain(attempt.question, run, `brought no answer: ${found}`, help);
    return new errors/* UnreachableError */.Jk(message, { mayHaveArrived, cause: harmlessCopy(error, run.redact) });
}
function whyOf(error, attempt, run) {
    if (attempt.deadline.aborted)
        return { found: `nothing whole came within ${run.requestTimeoutMs / 1000} s` };
    if (error instanceof TooLargeError)
        return { found: `the reply is too large, ${error.message}` };
    return explainFailure(error, attempt.proxy);
}
/** The library's errors hold sockets, headers and parts of replies; name, code, message and stack are enough. */
function harmlessCopy(error, redact, depth = 0) {
    if (!(error instanceof Error) || depth > 3)
        return undefined;
    const inner = error instanceof AggregateError ? error.errors[0] : error.cause;
    const cause = harmlessCopy(inner, redact, depth + 1);
    const copy = new Error(redact(error.message), cause === undefined ? undefined : { cause });
    const { code } = error;
    const stack = redact(error.stack ?? "");
    return Object.assign(copy, { stack }, code === undefined ? {} : { code });
}

// EXTERNAL MODULE: external "node:v8"
var external_node_v8_ = __webpack_require__(78877);
;// CONCATENATED MODULE: ./build/js/api/wire/parser-tier.js

/**
 * Lets V8 compile undici's WebAssembly parser once and for all by its quick compiler; call the result when the parser
 * is there. For three short replies V8 would optimize it for 39 ms of CPU, and the process would wait for that.
 */
function keepParserUnoptimized() {
    // An unknown flag is an error on stderr, so only for the versions of Node that were looked at.
    if (Number.parseInt(process.versions.node, 10) > 24)
        return () => { };
    (0,external_node_v8_.setFlagsFromString)("--wasm-tiering-budget=2000000000");
    // With another flag than the default, V8 rejects the compiled code that Node and we keep: `change` needs crypto later.
    return () => (0,external_node_v8_.setFlagsFromString)("--wasm-tiering-budget=13000000");
}

;// CONCATENATED MODULE: ./build/js/api/wire/transport.js



async function openTransport(server, options) {
    const { Agent, request } = await loadUndici();
    // Before the parser's flag is set, so that Node's compiled code of it is used.
    if (server.root.startsWith("https:"))
        process.getBuiltinModule("node:tls");
    const proxy = proxyFor(server, options.env);
    // The deadline is the caller's signal: undici's own timers are coarse. HTTP/2 gains nothing for three requests.
    const connection = { allowH2: false, headersTimeout: 0, bodyTimeout: 0, connect: { timeout: options.connectMs } };
    const dispatcher = proxy === undefined ? new Agent(connection) : await openProxyAgent(proxy, connection);
    return {
        request: (one, watch) => request.call(dispatcher.compose(startWatcher(watch)), one),
        proxy: proxy === undefined ? undefined : new URL(proxy.httpsProxy).host,
    };
}
// Two parts instead of the whole package: 27 ms of CPU instead of 65 (Node 24), on the way of every command.
async function loadUndici() {
    const [agent, request] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(3440), __webpack_require__.e(7405)]).then(__webpack_require__.t.bind(__webpack_require__, 57405, 23)),
        Promise.all(/* import() */[__webpack_require__.e(3440), __webpack_require__.e(4043)]).then(__webpack_require__.t.bind(__webpack_require__, 14043, 23)),
    ]);
    return { Agent: agent.default, request: request.default };
}
async function openProxyAgent(proxy, connection) {
    // The whole package: a proxy's CONNECT needs methods that only its main entry puts in place.
    const { EnvHttpProxyAgent } = await Promise.all(/* import() */[__webpack_require__.e(3440), __webpack_require__.e(7405), __webpack_require__.e(4043), __webpack_require__.e(6752)]).then(__webpack_require__.t.bind(__webpack_require__, 46752, 19));
    return new EnvHttpProxyAgent({ ...connection, ...proxy, connectTimeout: connection.connect.timeout });
}
/** Only https goes through a proxy, by CONNECT: over plain http the proxy could read the credentials. */
function proxyFor(server, env) {
    const { protocol, hostname } = new URL(server.root);
    const address = env["https_proxy"] || env["HTTPS_PROXY"] || env["http_proxy"] || env["HTTP_PROXY"];
    if (protocol !== "https:" || (0,server_address/* isLoopback */.U9)(hostname) || !address)
        return undefined;
    const url = URL.parse(address.includes("://") ? address : `http://${address}`);
    if (url === null)
        throw new errors/* UsageError */.eb("Cannot use the proxy of the environment (https_proxy): it is not an address");
    return { httpsProxy: url.href, noProxy: env["no_proxy"] ?? env["NO_PROXY"] ?? "" };
}
/** Passes everything on; says when the request starts, which no reply tells: before it, nothing can have arrived. */
function startWatcher(watch) {
    return (dispatch) => (options, handler) => {
        const restore = keepParserUnoptimized();
        return dispatch(options, {
            onRequestStart: (controller, context) => {
                restore();
                watch.onStart();
                handler.onRequestStart?.(controller, context);
            },
            onResponseStart: (...reply) => handler.onResponseStart?.(...reply),
            onResponseData: (...part) => handler.onResponseData?.(...part),
            onResponseEnd: (...end) => handler.onResponseEnd?.(...end),
            onResponseError: (...failure) => handler.onResponseError?.(...failure),
        });
    };
}

;// CONCATENATED MODULE: ./build/js/api/wire/sender.js









/** 24 MiB: several times the largest branch; the answers of listings say their own measure. */
const usualMaxBytes = 24 * 1024 * 1024;
/** The one place that sends. */
function createSender(options) {
    refuseUncheckedTls(options);
    const connectMs = options.requestTimeoutMs;
    let transport;
    return (question, pass) => {
        transport ??= openTransport(options.server, { env: options.env, connectMs });
        return exchange(question, pass, transport, options);
    };
}
async function exchange(question, pass, opening, options) {
    const { request, proxy } = await opening;
    const deadline = AbortSignal.timeout(question.timeoutMs ?? options.requestTimeoutMs);
    const attempt = { question, proxy, deadline, started: false, onStart: () => (attempt.started = true) };
    if (options.signal?.aborted === true)
        throw noAnswer(options.signal.reason, attempt, options);
    const signal = options.signal === undefined ? deadline : AbortSignal.any([deadline, options.signal]);
    const startedAt = performance.now();
    const report = (seen) => options.onExchange(exchangeOf(question, startedAt, options, seen));
    try {
        const { reply, bytesDown } = await receive(await request(httpRequest(question, pass, options, signal), attempt), question);
        // undici frees a connection one cycle after the reply; asked before, it opens another, with another TLS handshake.
        await (0,promises_.setImmediate)();
        const limit = (0,rate_limit/* parseLimitHeaders */.Dy)(reply.headers, options.now());
        report({ status: reply.status, bytesDown, ...(limit === undefined ? {} : { limit }) });
        return reply;
    }
    catch (error) {
        report({});
        throw noAnswer(error, attempt, options);
    }
}
async function receive({ statusCode, headers, body }, question) {
    const encoding = String(headers["content-encoding"] ?? "");
    const { bytes, received } = await readBody(body, encoding, question.maxBytes ?? usualMaxBytes);
    return { reply: { status: statusCode, headers, body: bytes }, bytesDown: received };
}
function httpRequest(question, pass, options, signal) {
    const url = new URL(question.path.slice(1), options.server.root);
    url.search = new URLSearchParams({ ...question.query, ...pass.query }).toString();
    const body = question.body ?? null;
    return {
        origin: url.origin,
        path: `${url.pathname}${url.search}`,
        method: question.method,
        headers: {
            accept: "application/json",
            "accept-encoding": "gzip, deflate, br",
            "user-agent": `screeps-sync/${version/* version */.r}`,
            ...(body === null ? {} : { "content-type": "application/json; charset=utf-8" }),
            ...(options.serverPassword === undefined ? {} : { "X-Server-Password": options.serverPassword }),
            ...pass.headers,
        },
        body,
        signal,
    };
}
function exchangeOf(question, startedAt, options, reply) {
    const ms = Math.round(performance.now() - startedAt);
    const bytesUp = question.body?.byteLength ?? 0;
    return { method: question.method, path: options.redact(targetOf(question)), ms, bytesUp, bytesDown: 0, ...reply };
}
/** With this variable Node believes every certificate: whoever stands in between could take the account. */
function refuseUncheckedTls({ server, env }) {
    const { protocol, hostname } = new URL(server.root);
    if (env["NODE_TLS_REJECT_UNAUTHORIZED"] !== "0" || protocol !== "https:" || !(0,server_address/* isPublic */.Ul)(hostname))
        return;
    const help = "unset it; a private authority goes into NODE_EXTRA_CA_CERTS";
    throw new errors/* UsageError */.eb(`Cannot send credentials to ${server.name}: NODE_TLS_REJECT_UNAUTHORIZED=0 is set; ${help}`);
}

;// CONCATENATED MODULE: ./build/js/api/client.js





const usualTimeoutMs = 30_000;
function openApi(options) {
    const { server, credentials, now = () => new Date(), env } = options;
    const secrets = (0,growing_redactor/* growingRedactor */.c)([
        ...secretsOf(credentials),
        ...(options.serverPassword === undefined ? [] : [options.serverPassword]),
    ]);
    const limits = new Map();
    const onExchange = (exchange) => {
        if (exchange.limit !== undefined)
            limits.set(`${exchange.method} ${exchange.path.replace(/\?.*/, "")}`, exchange.limit);
        options.onExchange?.(exchange);
    };
    const requestTimeoutMs = options.requestTimeoutMs ?? usualTimeoutMs;
    const { redact } = secrets;
    const send = createSender({ ...options, requestTimeoutMs, env, redact, now, onExchange });
    const hearing = { server, credentials: credentials?.kind ?? "none", redact, now };
    const ask = openSession({ credentials, send, hearing, onSecret: secrets.add });
    return { ...endpoints({ hearing, ask, credentials }), limits, redact };
}

// EXTERNAL MODULE: ./build/js/git/process/repository.js
var process_repository = __webpack_require__(78060);
// EXTERNAL MODULE: ./build/js/sync/start/patience.js + 1 modules
var patience = __webpack_require__(41105);
;// CONCATENATED MODULE: ./build/js/sync/start/open-world.js
// Covered by test/sync/deploy/deploy.test.ts





/** What a door brings to a run, from what it knows: a folder, an environment, and a place to tell things. */
function openDoor({ directory, env, interrupt, tell, trace, fromHook = false, trusted = [], }) {
    const repository = (0,process_repository/* openRepository */.h)(directory, { fromHook, signal: interrupt, trusted });
    return {
        repository,
        env,
        interrupt,
        tell: (happening) => (happening.kind === "detail" ? trace(happening.text) : tell(happening)),
        onExchange: (exchange) => trace(describeExchange(exchange)),
    };
}
/**
 * The real world of a run: the clock, one server, one account, and how long may be waited there.
 * @param waited by runs before this one, where several share what may be waited
 * @throws UsageError without credentials
 */
function openWorld({ repository, env, interrupt, tell, onExchange }, target, settings, waited) {
    const { server, credentials, serverPassword } = target;
    if (credentials === undefined)
        throw noCredentials(target);
    const late = deadline(settings.deadline);
    const ends = AbortSignal.any([interrupt, late]);
    const requestTimeoutMs = settings.timeout * 1000;
    const api = openApi({
        server,
        credentials,
        ...(serverPassword === undefined ? {} : { serverPassword }),
        requestTimeoutMs,
        env,
        onExchange,
        // Only the deadline ends a request that is under way: after an interrupt its answer still tells what is true.
        signal: late,
    });
    return {
        // Our own work ends with the run too: git is what takes time in it.
        repository: { ...repository, signal: ends },
        api,
        now: () => new Date(),
        random: Math.random,
        wait: (ms) => waitFor(ms, ends),
        tell,
        patience: (0,patience/* startPatience */.ew)(settings["max-wait"] * 1000, waited),
        interrupt: ends,
    };
}
function deadline(seconds) {
    const controller = new AbortController();
    const late = () => controller.abort(new errors/* UnreachableError */.Jk(`Cannot finish within the deadline of ${seconds} s`, { mayHaveArrived: false }));
    setTimeout(late, seconds * 1000).unref();
    return controller.signal;
}
async function waitFor(ms, ends) {
    try {
        await (0,promises_.setTimeout)(ms, undefined, { signal: ends });
    }
    catch {
        throw (0,patience/* interruption */.YW)(ends);
    }
}
function noCredentials({ label, elsewhere }) {
    if (elsewhere !== undefined)
        return new errors/* UsageError */.eb(`Cannot sign in to ${label}: ${elsewhere}`);
    return new errors/* UsageError */.eb(`Cannot sign in to ${label}: no credentials were found; "screeps-sync login" keeps an auth token with full access (account settings of the game), or set SCREEPS_TOKEN; for a private server SCREEPS_USERNAME and SCREEPS_PASSWORD`);
}
function describeExchange({ method, path, status, ms, bytesUp, bytesDown, limit }) {
    const budget = limit === undefined ? "" : `, ${limit.remaining} of ${limit.limit} left`;
    return `${method} ${path} → ${status ?? "no reply"} in ${Math.round(ms)} ms (${bytesUp} B up, ${bytesDown} B down${budget})`;
}


/***/ }),

/***/ 41105:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  In: () => (/* binding */ interruptible),
  YW: () => (/* binding */ interruption),
  d_: () => (/* binding */ patiently),
  ew: () => (/* binding */ startPatience),
  JK: () => (/* binding */ waitOrGiveUp)
});

// EXTERNAL MODULE: ./build/js/model/outcome/errors.js
var errors = __webpack_require__(92383);
// EXTERNAL MODULE: ./build/js/model/text/duration.js
var duration = __webpack_require__(12065);
;// CONCATENATED MODULE: ./build/js/model/account/retry.js


const mostTries = 4;
/** Whether to try again. The waits it grants never exceed `maxWaitMs` together. */
function decideRetry(failure) {
    const { error, attempt } = failure;
    if (!(error instanceof errors/* RateLimitedError */.TM) && !(error instanceof errors/* UnreachableError */.Jk)) {
        return { giveUp: "another try would end the same" };
    }
    if (attempt >= mostTries)
        return { giveUp: `tried ${attempt} times` };
    if (error instanceof errors/* RateLimitedError */.TM)
        return waitForLimit(error, failure);
    // Full jitter: the first tries of many runs that failed together must not come back together.
    return within(failure.random() * 500 * 2 ** (attempt - 1), failure);
}
function waitForLimit(error, failure) {
    const named = waitNamed(error, failure.now);
    // Without a time it is the limit over all requests, which frees two a second: decorrelated jitter from 0.2–0.7 s.
    if (named === undefined)
        return within(between(200, 700 * 3 ** (failure.attempt - 1), failure.random()), failure);
    const left = leftMs(failure);
    // Never early, and not all at the same moment.
    return named > left ? tooLong(named, failure) : { wait: Math.min(named + between(50, 1000, failure.random()), left) };
}
function waitNamed(error, now) {
    if (error.retryAt !== undefined)
        return Math.max(0, error.retryAt.getTime() - now.getTime());
    return error.retryAfterMs;
}
function within(wait, failure) {
    return wait <= leftMs(failure) && failure.maxWaitMs > 0 ? { wait } : tooLong(wait, failure);
}
function tooLong(wait, failure) {
    const allowed = `${(0,duration/* duration */.p)(failure.maxWaitMs)} of waiting are allowed, ${(0,duration/* duration */.p)(failure.waitedMs)} are used`;
    return { giveUp: `the next try is ${(0,duration/* duration */.p)(wait)} away, ${allowed}` };
}
const leftMs = (failure) => Math.max(0, failure.maxWaitMs - failure.waitedMs);
const between = (low, high, random) => low + random * (high - low);

;// CONCATENATED MODULE: ./build/js/sync/start/patience.js
// Covered by test/sync/start/deadline.test.ts


function startPatience(maxWaitMs, waited = { ms: 0 }) {
    return { maxWaitMs, waited, tries: 0, waits: [] };
}
/** A read, again and again while that is worth it. */
async function patiently(world, read) {
    for (;;) {
        try {
            return await interruptible(world, read());
        }
        catch (failure) {
            await waitOrGiveUp(failure, world);
        }
    }
}
/** Waits before another try of what failed, or throws the failure when another try is not worth it or too far away. */
async function waitOrGiveUp(failure, world) {
    if (!(failure instanceof errors/* SyncError */.S0))
        throw failure;
    const { patience } = world;
    patience.tries += 1;
    const { maxWaitMs, waited, tries } = patience;
    const decision = decideRetry({
        error: failure,
        attempt: tries,
        waitedMs: waited.ms,
        maxWaitMs,
        now: world.now(),
        random: world.random,
    });
    // Where somebody wants an end already, to speak of a wait would not be true.
    if ("wait" in decision && world.interrupt.aborted)
        throw interruption(world.interrupt);
    const wait = "wait" in decision ? decision.wait : undefined;
    patience.waits.push(describeWait(failure, wait));
    if ("giveUp" in decision) {
        world.tell({ kind: "gave-up", error: failure, why: decision.giveUp, tries });
        throw failure;
    }
    waited.ms += decision.wait;
    world.tell({
        kind: "waiting",
        error: failure,
        waitMs: decision.wait,
        until: new Date(world.now().getTime() + decision.wait),
        nextTry: `${tries + 1} of ${mostTries}`,
    });
    await world.wait(decision.wait);
}
/** Gives up waiting for an answer as soon as somebody wants an end; the request itself is left to its own deadline. */
async function interruptible(world, answer) {
    const { promise, reject } = Promise.withResolvers();
    const stop = () => reject(interruption(world.interrupt));
    if (world.interrupt.aborted)
        stop();
    world.interrupt.addEventListener("abort", stop, { once: true });
    try {
        return await Promise.race([answer, promise]);
    }
    finally {
        world.interrupt.removeEventListener("abort", stop);
    }
}
/** The reason of the abort as an error of ours: the signal's name travels as the reason. */
function interruption(signal) {
    if (signal.reason instanceof errors/* SyncError */.S0)
        return signal.reason;
    return new errors/* InterruptedError */.p4(signal.reason === "SIGTERM" ? "SIGTERM" : "SIGINT");
}
function describeWait(failure, waitedMs) {
    const limited = failure instanceof errors/* RateLimitedError */.TM ? failure : undefined;
    return {
        endpoint: limited?.endpoint ?? "any",
        reason: failure.message,
        ...(waitedMs === undefined ? {} : { waitedMs }),
        ...(limited?.retryAt === undefined ? {} : { freeAt: limited.retryAt.toISOString() }),
    };
}


/***/ }),

/***/ 3883:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ tellWait),
/* harmony export */   r: () => (/* binding */ tellGivingUp)
/* harmony export */ });
/* harmony import */ var _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92383);
/* harmony import */ var _model_text_duration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12065);
/* harmony import */ var _model_text_told_time_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24516);



/**
 * A wait in one short line, with the number of the try that follows: the failure itself is told in full once, by the
 * report, if no try helps.
 */
function tellWait({ error, waitMs, until, nextTry }) {
    const why = error instanceof _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RateLimitedError */ .TM ? `limit reached (${error.endpoint})` : "no usable answer";
    const now = new Date(until.getTime() - waitMs);
    const when = waitMs < 10_000 ? "" : `, until ${(0,_model_text_told_time_js__WEBPACK_IMPORTED_MODULE_1__/* .clockTime */ .q)(until, now)}`;
    return `Waiting ${(0,_model_text_duration_js__WEBPACK_IMPORTED_MODULE_2__/* .duration */ .p)(waitMs)}${when}, then try ${nextTry}: ${why}`;
}
/** Why there is no other try, where one could have helped; undefined: the failure says all. */
function tellGivingUp({ error, why }) {
    return error.outcome === "rate-limited" || error.outcome === "unreachable" ? `Giving up: ${why}` : undefined;
}


/***/ })

};
;