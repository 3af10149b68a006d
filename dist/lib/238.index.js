"use strict";
exports.id = 238;
exports.ids = [238];
exports.modules = {

/***/ 29083:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ parseCatFile)
/* harmony export */ });
/* harmony import */ var _git_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22719);

const HEADER = /^([0-9a-f]{40,64}) (blob|tree|commit|tag) (\d+)$/;
const LF = 0x0a;
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
        throw new _git_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .X(`Cannot read objects: git gave ${output.length - offset} bytes more than was asked for`);
    }
    return objects;
}
function readAnswer(output, start, name) {
    const lineEnd = output.indexOf(LF, start);
    if (lineEnd < 0)
        throw new _git_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .X(`Cannot read object ${JSON.stringify(name)}: git's answer ends too early`);
    const line = output.toString("utf8", start, lineEnd);
    const end = lineEnd + 1;
    if (line === `${name} missing` || /^[0-9a-f]{40,64} submodule$/.test(line))
        return { object: undefined, end };
    if (line === `${name} ambiguous`) {
        throw new _git_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .X(`Cannot read object ${JSON.stringify(name)}: several objects begin so; give the full id`);
    }
    return readObject(output, end, line, name);
}
function readObject(output, start, header, name) {
    const [, oid, type, size] = HEADER.exec(header) ?? [];
    if (oid === undefined || !isType(type)) {
        throw new _git_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .X(`Cannot read object ${JSON.stringify(name)}: git answered ${JSON.stringify(header)}`);
    }
    const end = start + Number(size);
    if (output[end] !== LF) {
        throw new _git_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .X(`Cannot read object ${JSON.stringify(name)}: git announced ${size} bytes and gave others`);
    }
    return { object: { oid, type, bytes: output.subarray(start, end) }, end: end + 1 };
}
function isType(type) {
    return type === "blob" || type === "tree" || type === "commit" || type === "tag";
}


/***/ }),

/***/ 1083:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pi: () => (/* binding */ rejectCredential),
/* harmony export */   jY: () => (/* binding */ approveCredential),
/* harmony export */   xg: () => (/* binding */ fillCredential)
/* harmony export */ });
/* harmony import */ var _git_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22719);
/* harmony import */ var _runner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41917);


// No question: neither on the terminal (GIT_TERMINAL_PROMPT=0 is set for every git of ours) nor in a window of git's or
// of Git Credential Manager.
const silent = { GIT_ASKPASS: "", SSH_ASKPASS: "", GCM_INTERACTIVE: "never" };
/** Asks git's credential helpers, without a question to the user; undefined where none of them knows. */
async function fillCredential(repository, root, username) {
    const input = describe(root, username === undefined ? {} : { username });
    const printed = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .gitText */ .q)(repository, ["credential", "fill"], {
        input,
        variables: silent,
    }).catch((failure) => {
        if (failure instanceof _git_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .X)
            return "";
        throw failure;
    });
    const found = new Map(printed.split("\n").map((line) => splitAtEquals(line)));
    const password = found.get("password");
    return password === undefined || password === "" ? undefined : { username: found.get("username") ?? "", password };
}
/** Has git's credential helpers keep it. Git says nothing when there is no helper: only `fillCredential` tells. */
async function approveCredential(repository, root, stored) {
    await (0,_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .gitText */ .q)(repository, ["credential", "approve"], { input: describe(root, stored), variables: silent });
}
/** Has git's credential helpers forget what they keep for the host under this name. */
async function rejectCredential(repository, root, username) {
    await (0,_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .gitText */ .q)(repository, ["credential", "reject"], { input: describe(root, { username }), variables: silent });
}
/** The form of git-credential(1): `key=value` lines, an empty one ends them. */
function describe(root, more) {
    const { protocol, host } = new URL(root);
    const all = { protocol: protocol.replace(":", ""), host, ...more };
    const lines = Object.entries(all).map(([key, value]) => `${key}=${value}`);
    const bad = lines.findIndex((line) => /[\n\r\0]/.test(line));
    if (bad >= 0)
        throw new _git_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .X(`Cannot hand the credential to git: its ${Object.keys(all)[bad]} has a line break`);
    return `${lines.join("\n")}\n\n`;
}
function splitAtEquals(line) {
    const at = line.indexOf("=");
    return at < 0 ? [line, ""] : [line.slice(0, at), line.slice(at + 1)];
}


/***/ }),

/***/ 79217:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ terminalEnvironment),
/* harmony export */   _: () => (/* binding */ gitEnvironment)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_0__);

// Settings of the user and the machine, not of one repository: transport, credentials, where configuration lives.
const KEPT = new Set([
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
const FROM_HOOK = new Set([
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
const FOR_TERMINAL = new Set(["GIT_DIFF_OPTS", "GIT_EXTERNAL_DIFF", "GIT_PAGER"]);
/** The environment of a git process whose output we read: no foreign repository, no secret of ours, no prompt. */
function gitEnvironment(repository, ambient = process.env) {
    return {
        ...select(ambient, (name) => mayPass(name, repository)),
        // Messages are matched and passed on in English.
        LC_ALL: "C",
        GIT_TERMINAL_PROMPT: "0",
        GIT_GRAFT_FILE: node_os__WEBPACK_IMPORTED_MODULE_0__.devNull,
        ...repository.variables,
    };
}
/** The environment of a git process that the user looks at: also his language, pager and diff tools. */
function terminalEnvironment(repository, ambient = process.env) {
    const passed = select(ambient, (name) => mayPass(name, repository) || FOR_TERMINAL.has(name));
    return { ...passed, ...repository.variables };
}
function select(environment, chosen) {
    return Object.fromEntries(Object.entries(environment).filter(([name]) => chosen(name.toUpperCase())));
}
function mayPass(name, { fromHook }) {
    // Helpers, filters and hooks of the user run below git, and need no token of ours.
    if (name.startsWith("SCREEPS_") || name.startsWith("INPUT_"))
        return false;
    if (!name.startsWith("GIT_") || KEPT.has(name) || name.startsWith("GIT_SSL_"))
        return true;
    return fromHook && (FROM_HOOK.has(name) || /^GIT_CONFIG_(KEY|VALUE)_\d+$/.test(name));
}


/***/ }),

/***/ 36596:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ findGit)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41710);



/** The absolute path of git. Only absolute folders of PATH count: Windows would first take a `git.exe` of the work tree. */
function findGit(path = searchPath()) {
    const name = process.platform === "win32" ? "git.exe" : "git";
    const found = path
        .split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter)
        .filter(node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)
        .map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name))
        .find(isExecutable);
    if (found === undefined)
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb("Cannot find git: it is not in PATH; install it from https://git-scm.com");
    return found;
}
function searchPath() {
    const { PATH = "" } = process.env;
    return PATH;
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

/***/ 22719:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ GitError)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41710);

/** Git ran and gave no complete answer: killed, silent failure, time-out, missing or corrupt object, half a list. */
class GitError extends _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SyncError */ .S0 {
    outcome = "failed";
}


/***/ }),

/***/ 25423:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ lookUp)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41710);
/* harmony import */ var _cat_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29083);
/* harmony import */ var _runner_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41917);



// Commits, trees and configuration are small; the modules themselves are read by `read-blobs.ts`.
const MAX_BYTES = 16 * 1024 * 1024;
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
    const output = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_2__/* .gitBytes */ .s)(repository, ["cat-file", "--batch"], { input, maxBytes: MAX_BYTES });
    return (0,_cat_file_js__WEBPACK_IMPORTED_MODULE_1__/* .parseCatFile */ .q)(output, names);
}
function checkName(name) {
    if (name === "" || /[\n\r\0]/.test(name) || !name.isWellFormed()) {
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`Cannot look up ${JSON.stringify(name)}: empty, or with a line break or NUL inside`);
    }
}


/***/ }),

/***/ 8246:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ openCommit),
/* harmony export */   W: () => (/* binding */ resolveCommit)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41710);
/* harmony import */ var _git_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22719);
/* harmony import */ var _look_up_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25423);
/* harmony import */ var _shallow_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34636);




/** A ref, tag or id → the commit it means (tags peeled). An unknown one is a UsageError that says what helps. */
async function resolveCommit(repository, ref) {
    return (await openCommit(repository, ref, [])).commit;
}
/** A ref → its commit and some files of it, from one git process. */
async function openCommit(repository, ref, paths) {
    const peeled = `${ref}^{commit}`;
    // The ref is asked twice: another process may move it between the first line and the files.
    const objects = await (0,_look_up_js__WEBPACK_IMPORTED_MODULE_2__/* .lookUp */ .T)(repository, [peeled, ...paths.map((path) => `${peeled}:${path}`), peeled]);
    const [found, ...rest] = objects;
    if (found === undefined)
        throw await unknownRef(repository, ref);
    const commit = parseCommit(found);
    if (rest.at(-1)?.oid !== found.oid)
        return openCommit(repository, found.oid, paths);
    return { commit, files: new Map(paths.map((path, index) => [path, fileBytes(rest[index])])) };
}
const fileBytes = (object) => object?.type === "blob" ? object.bytes : undefined;
/** A commit object begins with `tree SP <oid> LF`. */
function parseCommit({ oid, type, bytes }) {
    const [, tree] = /^tree ([0-9a-f]{40,64})\n/.exec(bytes.toString("latin1", 0, 80)) ?? [];
    if (type !== "commit" || tree === undefined)
        throw new _git_error_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .X(`Cannot read commit ${oid}: git gave a ${type} without tree`);
    return { oid, tree };
}
async function unknownRef(repository, ref) {
    const help = (await (0,_shallow_js__WEBPACK_IMPORTED_MODULE_3__/* .isShallow */ .f)(repository))
        ? "this clone is shallow; fetch more of it (git fetch --unshallow, or fetch-depth: 0 in actions/checkout)"
        : "fetch it first, or look for its name with git branch --all and git tag";
    return new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`Cannot find commit ${JSON.stringify(ref)}: no such ref, tag or commit in this repository; ${help}`);
}


/***/ }),

/***/ 41917:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ gitBytes),
  q: () => (/* binding */ gitText)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/js/model/errors.js
var errors = __webpack_require__(41710);
// EXTERNAL MODULE: ./build/js/git/environment.js
var git_environment = __webpack_require__(79217);
// EXTERNAL MODULE: ./build/js/git/git-error.js
var git_error = __webpack_require__(22719);
;// CONCATENATED MODULE: ./build/js/git/explain-failure.js


/** A failed git process → one line that says what failed, what git found, and git's own advice. */
function explainFailure(repository, args, ending, cause) {
    const said = Buffer.concat(ending?.stdErr ?? []).toString("utf8");
    const where = JSON.stringify(repository.directory);
    if (said.includes("not a git repository")) {
        return new errors/* UsageError */.eb(`Cannot open repository: ${where} is not inside a git repository`, { cause });
    }
    if (said.includes("dubious ownership") || said.includes("safe.directory")) {
        return new errors/* UsageError */.eb(`Cannot open repository ${where}: ${oneLine(said)}`, { cause });
    }
    if (/unknown option|unrecognized argument|not a git command|unknown switch/.test(said)) {
        return new errors/* UsageError */.eb(`Cannot run git ${args[0]}: ${oneLine(said)}; git 2.31 or newer is needed`, { cause });
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
        .filter((line) => line !== "")
        .join(" · ");
}

// EXTERNAL MODULE: ./build/js/git/find-git.js
var find_git = __webpack_require__(36596);
;// CONCATENATED MODULE: ./build/js/git/watch-output.js

// ssh with ControlPersist, started by a fetch, keeps standard error open for hours after git is gone.
const LINGER_MS = 2_000;
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
                linger = setTimeout(() => watch_output_close(stderr), LINGER_MS);
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

;// CONCATENATED MODULE: ./build/js/git/runner.js
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
const CONFIG = [
    "core.useReplaceRefs=false",
    "core.fsmonitor=false",
    "core.splitIndex=false",
    "protocol.ext.allow=never",
    "gc.auto=0",
    "maintenance.auto=false",
];
// simple-git guards against arguments and variables from strangers. Here all arguments are our own,
// and `environment.ts` has chosen the variables, so what the user set for himself stays.
const UNSAFE = {
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
            git.outputHandler(watch.onSpawn);
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
    const controller = new AbortController();
    const { promise, reject } = Promise.withResolvers();
    promise.catch(() => { });
    controller.signal.addEventListener("abort", () => reject(controller.signal.reason));
    const forward = () => controller.abort(signal?.reason);
    signal?.addEventListener("abort", forward);
    return { controller, promise, [Symbol.dispose]: () => signal?.removeEventListener("abort", forward) };
}
async function startGit(repository, options, abort, onEnd) {
    if (!(0,external_node_fs_.existsSync)(repository.directory)) {
        throw new errors/* UsageError */.eb(`Cannot open repository: folder ${JSON.stringify(repository.directory)} does not exist`);
    }
    const environment = { ...(0,git_environment/* gitEnvironment */._)(repository), ...options.variables };
    const { simpleGit } = await Promise.all(/* import() */[__webpack_require__.e(2830), __webpack_require__.e(4724)]).then(__webpack_require__.bind(__webpack_require__, 74724));
    return simpleGit({
        baseDir: repository.directory,
        binary: (0,find_git/* findGit */.C)(),
        config: CONFIG,
        unsafe: UNSAFE,
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

/***/ 34636:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ isShallow)
/* harmony export */ });
/* harmony import */ var _runner_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41917);

/** Whether the history of this clone is cut off, as after `actions/checkout` without `fetch-depth: 0`. */
async function isShallow(repository) {
    return (await (0,_runner_js__WEBPACK_IMPORTED_MODULE_0__/* .gitText */ .q)(repository, ["rev-parse", "--is-shallow-repository"])).trim() === "true";
}


/***/ }),

/***/ 54994:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ topLevel),
/* harmony export */   O: () => (/* binding */ trackedFiles)
/* harmony export */ });
/* harmony import */ var _runner_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41917);

/** Top folder of the work tree; undefined in a bare repository and outside of any. */
async function topLevel(repository) {
    const printed = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_0__/* .gitText */ .q)(repository, ["rev-parse", "--show-toplevel"]).catch(() => "");
    return printed === "" ? undefined : printed.replace(/\r?\n$/, "");
}
/** Those of the files that are in git's index, with paths as it holds them. */
async function trackedFiles(repository, paths) {
    if (paths.length === 0)
        return [];
    const literal = paths.map((path) => `:(top,literal)${path}`);
    const printed = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_0__/* .gitText */ .q)(repository, ["ls-files", "-z", "--full-name", "--", ...literal]);
    return printed.split("\0").filter((path) => path !== "");
}


/***/ }),

/***/ 57263:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DC: () => (/* binding */ checkBranch),
/* harmony export */   Wu: () => (/* binding */ placesFor)
/* harmony export */ });
/* unused harmony exports longestBranch, branchFor */
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14006);
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(picomatch__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41710);


/** The server checks nothing but the length, and takes `$` for «the active branch» (observed on the open server). */
const longestBranch = 30;
/** The code branch for a ref: first rule that matches wins; without rules the git branch's own name; undefined: no rule. */
function branchFor(ref, rules) {
    return placesFor(ref, rules)[0]?.branch;
}
/** The code branches for a ref, which are several only where a rule names folders; none: no rule. */
function placesFor(ref, rules) {
    const template = rules === undefined ? ownName(ref) : rules.find((rule) => matches(rule.pattern, ref))?.template;
    if (template === undefined)
        return [];
    if (typeof template === "string")
        return [{ branch: checkBranch(fill(template, ref)) }];
    const places = template.map(({ folder, template: own }) => ({ branch: checkBranch(fill(own, ref)), folder }));
    const twice = places.find(({ branch }, index) => places.findIndex((place) => place.branch === branch) !== index);
    if (twice === undefined)
        return places;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`Cannot use the rule of branches: two folders go to code branch "${twice.branch}", and the second would replace the first`);
}
/** @throws UsageError for a name that the server could not hold or would read as something else. */
function checkBranch(name) {
    if (name.length >= 1 && name.length <= longestBranch && !name.startsWith("$"))
        return name;
    const found = name === "" ? "it is empty" : name.startsWith("$") ? "it starts with $" : `it has ${name.length} characters`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`Cannot use "${name}" as a code branch: ${found}; 1 to ${longestBranch} characters without a leading $ are allowed, {slug} in a rule shortens a git branch`);
}
function ownName(ref) {
    return ref.gitBranch === undefined ? undefined : "{branch}";
}
function matches(pattern, ref) {
    const glob = pattern.startsWith("tag:") ? pattern.slice(4) : pattern;
    const name = pattern.startsWith("tag:") ? ref.tag : ref.gitBranch;
    return name !== undefined && picomatch__WEBPACK_IMPORTED_MODULE_1___default().isMatch(name, glob, { dot: true });
}
function fill(template, ref) {
    const name = ref.gitBranch ?? ref.tag ?? "";
    const filled = template.replaceAll("{branch}", () => name).replaceAll("{sha}", ref.sha.slice(0, 7));
    const room = longestBranch - filled.replaceAll("{slug}", "").length;
    return filled.replaceAll("{slug}", () => slug(name, room));
}
/** Lower-case letters, digits and hyphens; what is longer than the room is cut and gets 7 hex digits of the name's hash. */
function slug(name, room) {
    const whole = name
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, "-")
        .replaceAll(/^-+|-+$/g, "");
    if (whole.length <= room)
        return whole;
    const hash = process.getBuiltinModule("node:crypto").createHash("sha1").update(name).digest("hex").slice(0, 7);
    return `${whole.slice(0, Math.max(0, room - 8)).replace(/-+$/, "")}-${hash}`;
}


/***/ }),

/***/ 639:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ credentialsFileNames)
/* harmony export */ });
/** File names in a project or a home folder, first found first: the community's SS3 standard, then rollup's and grunt's. */
const credentialsFileNames = [".screeps.yaml", ".screeps.yml", ".screeps.json", "screeps.json"];


/***/ }),

/***/ 1035:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ checkServerPassword),
/* harmony export */   S: () => (/* binding */ checkToken)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41710);

const shortest = 8;
const longest = 128;
/**
 * The token without the line feed that files and `echo` put behind it.
 * Checked before any API sees it: Node repeats an invalid header value in its own error (observed on 20 and 24).
 * @throws UsageError with length and position, never with the text
 */
function checkToken(text) {
    const token = text.replace(/\r?\n$/, "");
    if (token === "")
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb("Cannot use the token: it is empty; is the secret set for this job?");
    const bad = token.search(/[^\x21-\x7e]/);
    if (bad >= 0)
        throw unusable(token, `character ${bad + 1} is ${nameOf(token.charCodeAt(bad))}`);
    const quote = token.search(/^["'`]|["'`]$/);
    if (quote >= 0)
        throw unusable(token, `character ${quote + 1} is a quotation mark`);
    if (token.length < shortest || token.length > longest)
        throw unusable(token, `${shortest} to ${longest} are allowed`);
    return token;
}
/** The password of the server itself (`X-Server-Password`), which some private servers ask for. */
function checkServerPassword(text) {
    const password = text.replace(/\r?\n$/, "");
    if (/^[\x20-\x7e]+$/.test(password))
        return password;
    const bad = password.search(/[^\x20-\x7e]/);
    const found = bad < 0 ? "it is empty" : `character ${bad + 1} of ${password.length} cannot stand in a header`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`Cannot use the server password: ${found}`);
}
function unusable(token, found) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`Cannot use the token: it has ${token.length} characters, ${found}; copy it again`);
}
function nameOf(code) {
    if (code === 0x20)
        return "a space";
    if (code === 0x0a || code === 0x0d)
        return "a line break";
    return code < 0x20 || code === 0x7f ? "a control character" : "not ASCII";
}


/***/ }),

/***/ 20839:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   Ul: () => (/* binding */ isPublic),
/* harmony export */   ld: () => (/* binding */ parseServer),
/* harmony export */   p6: () => (/* binding */ defaultServer)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41710);

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
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`Cannot use the server address for ${url.host}: it holds credentials; give them apart from it`);
    }
    if (url.protocol !== "https:" && url.protocol !== "http:")
        throw refusal(text, "it is not http or https", "");
    // `screeps.com.` is the same host as `screeps.com`; one spelling, so that one host has one name.
    url.hostname = url.hostname.replace(/\.$/, "");
    return url;
}
function withoutScheme(text) {
    if (text === "")
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`Cannot use the server address: it is empty; write one like ${defaultServer}`);
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
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`Cannot use ${url.origin}${url.pathname} as the server: it is the address of ${what}; write ${root}`);
}
function refusal(text, found, help) {
    const shown = text.includes("@") ? "this server address" : `server "${text.slice(0, 200)}"`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`Cannot use ${shown}: ${found}${help === "" ? "" : `; ${help}`}`);
}


/***/ }),

/***/ 70184:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ readCredentialsFiles)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _git_tracked_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54994);
/* harmony import */ var _model_credentials_file_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(639);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41710);






/**
 * The servers of the user's own credentials files, nearest file first: `SCREEPS_CONFIG` (a path, or the content itself),
 * the project, the current folder, the user's configuration folder, his home.
 * @throws UsageError for a file that git tracks: whoever can push could then choose where credentials go
 */
async function readCredentialsFiles(repository, env) {
    const top = await (0,_git_tracked_js__WEBPACK_IMPORTED_MODULE_3__/* .topLevel */ .M)(repository);
    const found = await fromVariable(repository.directory, top, env);
    for (const path of usualPlaces(repository.directory, top, env)) {
        const text = await node_fs__WEBPACK_IMPORTED_MODULE_0__.promises.readFile(path, "utf8").catch(absent);
        if (text !== undefined)
            found.push({ where: path, text, ...below(path, top) });
    }
    return parseFiles(repository, found);
}
async function fromVariable(directory, top, env) {
    const config = env["SCREEPS_CONFIG"] ?? "";
    if (config === "")
        return [];
    if (/[\n{]/.test(config))
        return [{ where: "SCREEPS_CONFIG", text: config }];
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(directory, config);
    const text = await node_fs__WEBPACK_IMPORTED_MODULE_0__.promises.readFile(path, "utf8").catch((cause) => {
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .eb(`Cannot read ${config}, which SCREEPS_CONFIG names: there is no such file`, { cause });
    });
    return [{ where: path, text, ...below(path, top) }];
}
function usualPlaces(directory, top, env) {
    const { HOME = (0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)(), XDG_CONFIG_HOME, APPDATA } = env;
    const configuration = [XDG_CONFIG_HOME ?? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(HOME, ".config"), ...(APPDATA === undefined ? [] : [APPDATA])];
    return new Set([
        ...(top === undefined ? [] : inFolder(top)),
        ...inFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(directory)),
        ...configuration.flatMap((folder) => [(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, "screeps/config.yaml"), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, "screeps/config.yml")]),
        ...inFolder(HOME),
    ]);
}
const inFolder = (folder) => _model_credentials_file_names_js__WEBPACK_IMPORTED_MODULE_5__/* .credentialsFileNames */ .R.map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name));
function below(path, top) {
    const inRepository = top === undefined ? ".." : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(top, path);
    return inRepository.startsWith("..") ? {} : { inRepository };
}
/** A file that git tracks is nobody's own: with credentials it is refused, without any it says nothing about servers. */
async function parseFiles(repository, files) {
    if (files.length === 0)
        return [];
    const inside = files.flatMap(({ inRepository }) => (inRepository === undefined ? [] : [inRepository]));
    const tracked = new Set(await (0,_git_tracked_js__WEBPACK_IMPORTED_MODULE_3__/* .trackedFiles */ .O)(repository, inside));
    const { parseCredentialsFile } = await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(8815), __webpack_require__.e(1470)]).then(__webpack_require__.bind(__webpack_require__, 1470));
    return files.flatMap(({ where, text, inRepository }) => {
        const entries = parseCredentialsFile(text, where);
        if (inRepository === undefined || !tracked.has(inRepository))
            return entries.map((entry) => ({ ...entry, where }));
        if (entries.some(({ token, password }) => token ?? password))
            throw trackedFile(inRepository);
        return [];
    });
}
function trackedFile(path) {
    return new _model_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .eb(`Cannot use ${path}: git tracks it, so its credentials are in the repository; take it out (git rm --cached ${path}), put it into .gitignore, and make new ones`);
}
function absent(failure) {
    if (failure instanceof Error && "code" in failure && ["ENOENT", "ENOTDIR", "EISDIR"].includes(String(failure.code)))
        return undefined;
    throw failure;
}


/***/ }),

/***/ 73307:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ findTargets),
  B: () => (/* binding */ tokenUser)
});

// EXTERNAL MODULE: ./build/js/git/credential.js
var credential = __webpack_require__(1083);
// EXTERNAL MODULE: ./build/js/model/credentials.js
var credentials = __webpack_require__(1035);
// EXTERNAL MODULE: ./build/js/model/errors.js
var errors = __webpack_require__(41710);
// EXTERNAL MODULE: ./build/js/sync/credential-files.js
var credential_files = __webpack_require__(70184);
// EXTERNAL MODULE: ./build/js/model/server-address.js
var server_address = __webpack_require__(20839);
;// CONCATENATED MODULE: ./build/js/sync/targets.js



/** The servers of a run: the one named, or else those of the file, or else screeps.com. */
function chooseTargets(layers) {
    const { given, file, book = [] } = layers;
    const entries = given.servers ?? file.servers ?? [];
    const named = given.server ?? file.server;
    const entry = entries.find(({ name }) => name === named);
    if (entry !== undefined)
        return [fromEntry(entry, layers)];
    if (named === undefined && entries.length > 0)
        return entries.map((each) => fromEntry(each, layers));
    const known = book.find(({ name }) => name === named);
    if (known !== undefined && given.server !== undefined)
        return [fromEntry({ name: known.name }, layers)];
    return [fromAddress(named ?? server_address/* defaultServer */.p6, layers)];
}
function fromAddress(url, { given, file, book = [] }) {
    const values = { ...file, ...given };
    const server = (0,server_address/* parseServer */.ld)(url, { allowHttp: values["allow-http"] ?? false });
    if (given.server === undefined && file.server !== undefined)
        checkTrust(server, given, book);
    return withBook({
        label: server.name,
        server,
        credentials: generalCredentials(values),
        serverPassword: serverPassword(given["server-password"]),
        optional: false,
    }, book, given);
}
function fromEntry(entry, { given, env, book = [] }) {
    const known = book.find(({ name }) => name === entry.name);
    const url = entry.url ?? known?.url;
    if (url === undefined)
        throw new errors/* UsageError */.eb(`Cannot tell the address of server "${entry.name}": it has no "url", and no credentials file of yours names it; write one like ${server_address/* defaultServer */.p6}`);
    const ownHttp = entry.url === undefined && known?.allowHttp === true;
    const server = (0,server_address/* parseServer */.ld)(url, { allowHttp: entry.allowHttp ?? given["allow-http"] ?? ownHttp });
    // A flag or an input is the user's own word; a committed file is whoever's could commit.
    if (given.servers === undefined)
        checkTrust(server, given, book);
    // Not the general credentials: they are not those that the entry asks for, and could be another host's.
    if (entry.optional === true && lacksVariable(entry, env))
        return { label: entry.name, server, credentials: undefined, serverPassword: undefined, optional: true };
    const password = expand(entry.serverPassword, env) ?? given["server-password"];
    return withBook({
        label: entry.name,
        server,
        credentials: ownCredentials(entry, given, env) ?? generalCredentials(given),
        serverPassword: serverPassword(password),
        optional: entry.optional ?? false,
    }, book, given);
}
/** Credentials from the user's own file, for exactly this world: by name first, where two entries name one world. */
function withBook(target, book, given) {
    if (target.credentials !== undefined)
        return target;
    const fitting = book.filter((entry) => rootOf(entry) === target.server.root);
    const entry = fitting.find(({ name }) => name === target.label) ?? fitting[0];
    if (entry === undefined)
        return target;
    const credentials = generalCredentials({ ...optional("token-in", given["token-in"]), ...secretsOf(entry) });
    return {
        ...target,
        credentials,
        serverPassword: target.serverPassword ?? serverPassword(entry.serverPassword),
        ...(credentials === undefined ? {} : { credentialsFrom: `${entry.where}, server "${entry.name}"` }),
    };
}
function secretsOf({ token, username, password }) {
    return { ...optional("token", token), ...optional("username", username), ...optional("password", password) };
}
/** An entry with an address that we would not take is one of another tool: it fits nothing. */
function rootOf({ url, allowHttp }) {
    try {
        return (0,server_address/* parseServer */.ld)(url, { allowHttp }).root;
    }
    catch (failure) {
        if (failure instanceof errors/* UsageError */.eb)
            return undefined;
        throw failure;
    }
}
function checkTrust(server, given, book) {
    const { hostname } = new URL(server.root);
    if (hostname === "screeps.com" || (0,server_address/* isLoopback */.U9)(hostname) || given["allow-host"]?.includes(hostname))
        return;
    if (book.some((entry) => rootOf(entry) === server.root))
        return;
    throw new errors/* UsageError */.eb(`Cannot send credentials to ${hostname}: only the committed file names it, and a commit could name any host; confirm with --allow-host ${hostname} or SCREEPS_SYNC_ALLOW_HOST, or by an entry of your own credentials file`);
}
function ownCredentials(entry, given, env) {
    const token = expand(entry.token, env);
    const username = entry.username === undefined ? undefined : (expand(entry.username, env) ?? entry.username);
    return generalCredentials({
        ...(given["token-in"] === undefined ? {} : { "token-in": given["token-in"] }),
        ...optional("token", token),
        ...optional("username", username),
        ...optional("password", expand(entry.password, env)),
    });
}
function generalCredentials(values) {
    const { token, username, password } = values;
    if (token !== undefined)
        return {
            kind: "token",
            token: (0,credentials/* checkToken */.S)(token),
            ...optional("username", username),
            tokenIn: values["token-in"] ?? "header",
        };
    return username === undefined || password === undefined ? undefined : { kind: "password", username, password };
}
const serverPassword = (text) => text === undefined ? undefined : (0,credentials/* checkServerPassword */.D)(text);
const variableIn = (reference) => /^\$\{(\w+)\}$/.exec(reference ?? "")?.[1];
function lacksVariable(entry, env) {
    const names = [entry.token, entry.username, entry.password, entry.serverPassword].map(variableIn);
    return names.some((name) => name !== undefined && (env[name] ?? "") === "");
}
/** `${VARIABLE}` → its value. @throws UsageError when the variable is not set */
function expand(reference, env) {
    const variable = variableIn(reference);
    if (variable === undefined)
        return undefined;
    const value = env[variable];
    if (value === undefined || value === "")
        throw new errors/* UsageError */.eb(`Cannot read the credential of a server: the file names \${${variable}}, and it is not set here`);
    return value;
}
function optional(key, value) {
    return value === undefined ? {} : { [key]: value };
}

;// CONCATENATED MODULE: ./build/js/sync/credential-sources.js





/** The user name under which a token is kept in git's credential helpers: a token has none of its own. */
const tokenUser = "x-token";
/**
 * The servers of a run, with credentials: flag or input and environment first, then the user's credentials file, then
 * git's credential helpers. Files and helpers are asked only where nothing came before them.
 * @param onSecret told of each credential that was found, before anything can be printed
 * @throws UsageError for a credentials file that git tracks
 */
async function findTargets(repository, layers, onSecret = () => { }) {
    const given = withoutBook(layers);
    if (given?.every(({ credentials }) => credentials !== undefined))
        return [...given];
    const book = await (0,credential_files/* readCredentialsFiles */.k)(repository, layers.env);
    for (const entry of book)
        for (const secret of secretsIn(entry))
            onSecret(secret);
    const found = chooseTargets({ ...layers, book });
    return Promise.all(found.map((target) => fromHelpers(repository, target, layers, onSecret)));
}
/** The servers as flags, environment and committed file alone have them; undefined where that is not enough to say. */
function withoutBook(layers) {
    try {
        return chooseTargets(layers);
    }
    catch (failure) {
        // A name that only the user's own file knows, or a host that it vouches for: asked again with that file.
        if (failure instanceof errors/* UsageError */.eb)
            return undefined;
        throw failure;
    }
}
async function fromHelpers(repository, target, { given }, onSecret) {
    if (target.credentials !== undefined)
        return target;
    const stored = await (0,credential/* fillCredential */.xg)(repository, target.server.root, given.username);
    if (stored === undefined)
        return target;
    onSecret(stored.password);
    const credentialsFrom = "git's credential helper";
    const { hostname } = new URL(target.server.root);
    // The official server knows tokens alone, whatever name a helper keeps them under.
    if (stored.username !== tokenUser && hostname !== "screeps.com")
        return { ...target, credentialsFrom, credentials: { kind: "password", ...stored } };
    const token = (0,credentials/* checkToken */.S)(stored.password);
    return {
        ...target,
        credentialsFrom,
        credentials: { kind: "token", token, tokenIn: given["token-in"] ?? "header" },
    };
}
function secretsIn({ token, password, serverPassword }) {
    return [token, password, serverPassword].filter((secret) => secret !== undefined);
}


/***/ }),

/***/ 60238:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  iA: () => (/* binding */ prepare),
  nI: () => (/* binding */ prepareAccount),
  Ri: () => (/* binding */ prepareAt),
  MP: () => (/* binding */ presentBranch),
  Kc: () => (/* binding */ readRules)
});

// EXTERNAL MODULE: ./build/js/git/open-commit.js
var open_commit = __webpack_require__(8246);
// EXTERNAL MODULE: ./build/js/model/errors.js
var errors = __webpack_require__(41710);
// EXTERNAL MODULE: ./build/js/git/runner.js + 2 modules
var runner = __webpack_require__(41917);
;// CONCATENATED MODULE: ./build/js/git/ref-name.js


/**
 * The git branch or tag behind a ref such as `HEAD`, `main`, `v1` or `refs/heads/main`.
 * @throws UsageError when a branch and a tag share the name: git would silently take the tag
 */
async function nameRef(repository, ref) {
    const isHead = ref === "HEAD" || ref === "@";
    const full = isHead
        ? [(await (0,runner/* gitText */.q)(repository, ["rev-parse", "--symbolic-full-name", "HEAD"])).trim()]
        : await matching(repository, ref);
    const gitBranch = full.find((name) => name.startsWith("refs/heads/"))?.slice("refs/heads/".length);
    const tag = full.find((name) => name.startsWith("refs/tags/"))?.slice("refs/tags/".length);
    if (gitBranch !== undefined && tag !== undefined) {
        throw new errors/* UsageError */.eb(`Cannot tell which "${ref}" is meant: a branch and a tag have this name; write refs/heads/${ref} or refs/tags/${ref}`);
    }
    return { ...(gitBranch === undefined ? {} : { gitBranch }), ...(tag === undefined ? {} : { tag }) };
}
async function matching(repository, ref) {
    const candidates = ref.startsWith("refs/") ? [ref] : [`refs/heads/${ref}`, `refs/tags/${ref}`];
    const printed = await (0,runner/* gitText */.q)(repository, ["for-each-ref", "--format=%(refname)", ...candidates]);
    // A pattern also matches everything below it as a folder.
    return printed.split("\n").filter((name) => candidates.includes(name));
}

// EXTERNAL MODULE: ./build/js/model/branch-rules.js
var branch_rules = __webpack_require__(57263);
// EXTERNAL MODULE: ./build/js/model/read-settings.js
var read_settings = __webpack_require__(26167);
// EXTERNAL MODULE: ./build/js/model/settings.js
var settings = __webpack_require__(62148);
// EXTERNAL MODULE: ./build/js/sync/credential-sources.js + 1 modules
var credential_sources = __webpack_require__(73307);
;// CONCATENATED MODULE: ./build/js/sync/prepare.js







/** Reads the commit and its configuration, merges all settings, and says what goes where. Sends nothing. */
async function prepare(repository, asked) {
    const given = await readGiven(asked);
    const path = given.config ?? settings/* settings */.W.config.default;
    const { commit, files } = await (0,open_commit/* openCommit */.C)(repository, asked.ref, [path]);
    const file = await readFile(files.get(path), path, commit, given.config !== undefined);
    const values = (0,read_settings/* mergeSettings */.ss)(given, file, asked.defaults ?? {}, settingDefaults());
    const gitRef = { ...(await refNameFor(repository, asked, values)), sha: commit.oid };
    const places = values.branch === undefined ? (0,branch_rules/* placesFor */.Wu)(gitRef, values.branches) : [{ branch: (0,branch_rules/* checkBranch */.DC)(values.branch) }];
    const layers = { given: (0,read_settings/* mergeSettings */.ss)(given, settingDefaults()), file, env: asked.env };
    const servers = asked.withoutServer === true ? [] : await (0,credential_sources/* findTargets */.q)(repository, layers, asked.onSecret);
    const about = { commit, values, branch: places[0]?.branch, gitRef };
    if (places.every(({ folder }) => folder === undefined))
        return { ...about, targets: servers };
    return { ...about, places, targets: servers.flatMap((server) => places.map((place) => ({ ...server, place }))) };
}
/** The part of a commit that goes to one code branch. A folder of a rule lies below the source, where there is one. */
function prepareAt(prepared, place) {
    if (place?.folder === undefined)
        return prepared;
    const { source } = prepared.values;
    const values = { ...prepared.values, source: source === undefined ? place.folder : `${source}/${place.folder}` };
    return { ...prepared, branch: place.branch, values };
}
/** For what concerns the account alone: no commit is needed, so that it works outside of a repository too. */
async function prepareAccount(repository, asked) {
    const given = await readGiven(asked);
    const file = await readFileIfAny(repository, asked, given.config ?? settings/* settings */.W.config.default);
    const layers = { given: (0,read_settings/* mergeSettings */.ss)(given, settingDefaults()), file, env: asked.env };
    const targets = await (0,credential_sources/* findTargets */.q)(repository, layers, asked.onSecret);
    return { values: (0,read_settings/* mergeSettings */.ss)(given, file, asked.defaults ?? {}, settingDefaults()), targets };
}
/** The code branch that the asked ref goes to; undefined without a rule for it, a repository or a commit. */
async function presentBranch(repository, asked) {
    try {
        return (await prepare(repository, { ...asked, withoutServer: true })).branch;
    }
    catch (failure) {
        if (failure instanceof errors/* UsageError */.eb)
            return undefined;
        throw failure;
    }
}
/** The rules as HEAD's configuration has them, and the file they come from; undefined: a git branch's own name. */
async function readRules(repository, asked) {
    const given = (0,read_settings/* mergeSettings */.ss)(await readGiven(asked), settingDefaults());
    const path = given.config ?? settings/* settings */.W.config.default;
    return { rules: (await readFileIfAny(repository, asked, path)).branches, path };
}
async function readFileIfAny(repository, { ref }, path) {
    // Outside of a repository, or before its first commit, there is no file to read.
    const opened = await (0,open_commit/* openCommit */.C)(repository, ref, [path]).catch((failure) => {
        if (failure instanceof errors/* UsageError */.eb)
            return undefined;
        throw failure;
    });
    return opened === undefined ? {} : await readFile(opened.files.get(path), path, opened.commit, false);
}
/** Flags or inputs, then the environment. */
async function readGiven({ raw, env, nameOf }) {
    const fromEnvironment = (name) => (0,read_settings/* variableOf */.Qn)(name) ?? name;
    return (0,read_settings/* mergeSettings */.ss)(await (0,read_settings/* readSettings */.sb)(raw, nameOf, readYaml), await (0,read_settings/* readSettings */.sb)((0,read_settings/* environmentSettings */.fu)(env), fromEnvironment, readYaml));
}
async function readYaml(name, text, where) {
    // The YAML parser and the schema cost 15 ms, which a run without a file does not pay.
    const { parseYamlSetting } = await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(8815), __webpack_require__.e(9310)]).then(__webpack_require__.bind(__webpack_require__, 69310));
    return parseYamlSetting(name, text, where);
}
async function readFile(bytes, path, commit, asked) {
    const where = `${path} of ${commit.oid.slice(0, 7)}`;
    if (bytes === undefined) {
        if (asked)
            throw new errors/* UsageError */.eb(`Cannot read ${where}: the commit has no such file; commit it first`);
        return {};
    }
    const { parseConfigFile } = await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(8815), __webpack_require__.e(9310)]).then(__webpack_require__.bind(__webpack_require__, 69310));
    return parseConfigFile(bytes.toString("utf8"), where);
}
async function refNameFor(repository, { ref, refName }, values) {
    if (refName !== undefined)
        return refName;
    return values.branch === undefined ? await nameRef(repository, ref) : {};
}
function settingDefaults() {
    const entries = Object.entries(settings/* settings */.W).filter(([, setting]) => setting.default !== undefined);
    return Object.fromEntries(entries.map(([name, setting]) => [name, setting.default]));
}


/***/ })

};
;