"use strict";
exports.id = 4685;
exports.ids = [4685];
exports.modules = {

/***/ 41710:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jk: () => (/* binding */ UnreachableError),
/* harmony export */   S0: () => (/* binding */ SyncError),
/* harmony export */   T7: () => (/* binding */ MismatchError),
/* harmony export */   TM: () => (/* binding */ RateLimitedError),
/* harmony export */   _7: () => (/* binding */ ServiceError),
/* harmony export */   eb: () => (/* binding */ UsageError),
/* harmony export */   kx: () => (/* binding */ UnknownStateError),
/* harmony export */   p4: () => (/* binding */ InterruptedError),
/* harmony export */   ul: () => (/* binding */ DriftError),
/* harmony export */   wG: () => (/* binding */ PreflightError)
/* harmony export */ });
/**
 * An expected failure. Its message is one line: what could not be done, a colon, what was found, what helps.
 * Its `outcome` decides the exit status. Anything that is not a SyncError is a bug and keeps its stack.
 */
class SyncError extends Error {
    constructor(message, details = {}) {
        super(message, details.cause === undefined ? undefined : { cause: details.cause });
        this.name = new.target.name;
    }
}
/** Wrong use or configuration: nothing was sent. */
class UsageError extends SyncError {
    outcome = "usage";
}
/** The modules of the commit cannot be deployed; each finding names its file. */
class PreflightError extends SyncError {
    outcome = "failed";
    findings;
    constructor(message, findings) {
        super(message);
        this.findings = findings;
    }
}
/** The service answered, and the answer is a refusal or not an answer at all. */
class ServiceError extends SyncError {
    outcome = "failed";
    status;
    /** The service's own words (`no code`, `branch does not exist`), where it gave any. */
    reason;
    constructor(message, details = {}) {
        super(message, details);
        this.status = details.status;
        this.reason = details.reason;
    }
}
/** The service said «later» (429): nothing was written by this request. */
class RateLimitedError extends SyncError {
    outcome = "rate-limited";
    endpoint;
    retryAfterMs;
    retryAt;
    constructor(message, details) {
        super(message, details);
        this.endpoint = details.endpoint;
        this.retryAfterMs = details.retryAfterMs;
        this.retryAt = details.retryAt;
    }
}
/** Live code that no commit of this repository and no record explains. */
class DriftError extends SyncError {
    outcome = "drift";
}
/** No usable answer: refused, reset, silence, 5xx, or a page that is not the service's. Worth another try. */
class UnreachableError extends SyncError {
    outcome = "unreachable";
    /** True when the request had left whole or in part, so that a write in it may have been applied. */
    mayHaveArrived;
    constructor(message, details) {
        super(message, details);
        this.mayHaveArrived = details.mayHaveArrived;
    }
}
/** A write may have arrived, and the server could not be asked. */
class UnknownStateError extends SyncError {
    outcome = "unknown";
}
/** The write was acknowledged, but the server holds something else. */
class MismatchError extends SyncError {
    outcome = "mismatch";
}
/** A signal ended the run before anything was written. */
class InterruptedError extends SyncError {
    outcome = "failed";
    signal;
    constructor(signal, message = `Interrupted by ${signal}: nothing was written`) {
        super(message);
        this.signal = signal;
    }
}


/***/ }),

/***/ 82404:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ givenSecrets)
/* harmony export */ });
/* harmony import */ var _read_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26167);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62148);


/** Every credential that a process was given, by flag, input or environment: what no output may show. */
function givenSecrets(raw, env) {
    const secretNames = _read_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .settingNames */ .H$.filter((name) => _settings_js__WEBPACK_IMPORTED_MODULE_1__/* .settings */ .W[name].secret === true);
    const environment = (0,_read_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .environmentSettings */ .fu)(env);
    const values = secretNames.flatMap((name) => [raw[name], environment[name]]);
    return values.filter((value) => typeof value === "string" && value !== "");
}


/***/ }),

/***/ 47588:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ growingRedactor)
});

;// CONCATENATED MODULE: ./build/js/model/redact.js
const mark = "[redacted]";
// A shorter one is in half of all words; replacing it would shred every message and so give it away.
const shortestSecret = 4;
/** The forms of the secrets themselves, and the places where a credential of anyone stands. */
function createRedactor(secrets) {
    const forms = secrets.filter((secret) => secret.length >= shortestSecret).flatMap(formsOf);
    const longestFirst = [...new Set(forms)].sort((a, b) => b.length - a.length);
    const pattern = longestFirst.length === 0 ? undefined : new RegExp(longestFirst.map(escapeRegExp).join("|"), "gi");
    return (text) => {
        const hidden = pattern === undefined ? text : text.replace(pattern, mark);
        return hidden.replace(places, `$1${mark}`).replaceAll(/(?:\[redacted\]){2,}/g, mark);
    };
}
const places = /([?&;]_?token=|\bauthorization: *(?:basic|bearer) +|\bbasic +(?=[\w+/]{16}))(?!\[redacted\])[^\s&"'<>#]+/gi;
function formsOf(secret) {
    return [
        secret,
        encodeURIComponent(wellFormed(secret)),
        JSON.stringify(secret).slice(1, -1),
        secret.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;"),
        ...base64Forms(secret),
        ...piecesOf(secret),
    ];
}
/** In base64 a text has three looks, one for each place its first byte can have in a group of three. */
function base64Forms(secret) {
    return [0, 1, 2].map((shift) => {
        const whole = Buffer.from("\0".repeat(shift) + secret)
            .toString("base64")
            .replace(/=+$/, "");
        // The first and last digits also hold bits of the neighbours.
        return whole.slice(shift === 0 ? 0 : shift + 1, -1);
    });
}
/** The service puts the first 8 characters of a token into every 429; a UUID or hash is known by any 8 of them. */
function piecesOf(secret) {
    if (secret.length < 16 || /[^\x21-\x7e]/.test(secret))
        return [];
    if (!/^[\da-f-]+$/i.test(secret))
        return [secret.slice(0, 8)];
    return Array.from({ length: secret.length - 7 }, (_, start) => secret.slice(start, start + 8));
}
const escapeRegExp = (text) => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
const wellFormed = (text) => text.toWellFormed();

;// CONCATENATED MODULE: ./build/js/model/growing-redactor.js

function growingRedactor(first) {
    const known = new Set(first);
    let redactor;
    return {
        redact: (text) => {
            redactor ??= createRedactor([...known]);
            return redactor(text);
        },
        add: (secret) => {
            known.add(secret);
            redactor = undefined;
        },
    };
}


/***/ }),

/***/ 23211:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AO: () => (/* binding */ moduleName),
/* harmony export */   G5: () => (/* binding */ layoutSettings),
/* harmony export */   YF: () => (/* binding */ layouts)
/* harmony export */ });
/** How a path below the source folder becomes a module name. */
const layouts = ["slash", "dot", "underscore", "basename"];
/** `auto`: whichever makes the code's own requires resolve. */
const layoutSettings = ["auto", ...layouts];
const separators = { slash: "/", dot: ".", underscore: "_" };
/**
 * The module name of a file: `role/miner.js` is `role/miner`, `role.miner`, `role_miner` or `miner`.
 * `.js` and `.wasm` are left off, as `require("engine")` names both; any other extension stays part of the name.
 */
function moduleName(path, layout) {
    const stem = path.replace(/\.(?:js|wasm)$/, "");
    if (layout === "basename")
        return stem.slice(stem.lastIndexOf("/") + 1);
    return stem.replaceAll("/", separators[layout]);
}


/***/ }),

/***/ 49825:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ outcomes),
/* harmony export */   h: () => (/* binding */ signalExit)
/* harmony export */ });
/** Every way a run can end, with its exit status and what is true then. README and Action print this table. */
const outcomes = {
    deployed: { exit: 0, truth: "written, read back, equal module by module" },
    restored: { exit: 0, truth: "a record was written, read back, equal module by module" },
    written: { exit: 0, truth: "acknowledged for exactly this set, not read back, and why" },
    unchanged: { exit: 0, truth: "read just now and equal, nothing written" },
    planned: { exit: 0, truth: "what a deploy would do was shown, nothing written" },
    skipped: { exit: 0, truth: "no rule for this ref, or a deleted ref: nothing sent" },
    "backed-up": { exit: 0, truth: "recorded, or already recorded so" },
    activated: { exit: 0, truth: "the listing read afterwards says that the branch runs" },
    superseded: { exit: 0, truth: "a newer commit of the same ref is live or pushed, nothing written after seeing that" },
    failed: { exit: 1, truth: "the service refused, or our own check of the modules did" },
    usage: { exit: 2, truth: "wrong use or configuration, nothing sent" },
    "rate-limited": { exit: 3, truth: "nothing written, the time it is free again is given" },
    drift: { exit: 4, truth: "live code is not from this repository, nothing written" },
    unreachable: { exit: 5, truth: "no usable answer, nothing was sent that could have written" },
    unknown: { exit: 6, truth: "a write may have arrived: both states are named, a rerun settles it" },
    mismatch: { exit: 7, truth: "written, but the server holds something else" },
    bug: { exit: 70, truth: "a fault of screeps-sync itself: the stack is kept, secrets are not" },
};
/** Exit status after a signal, as shells count it: 128 + its number. */
const signalExit = { SIGINT: 130, SIGTERM: 143 };


/***/ }),

/***/ 26167:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H$: () => (/* binding */ settingNames),
/* harmony export */   Qn: () => (/* binding */ variableOf),
/* harmony export */   fu: () => (/* binding */ environmentSettings),
/* harmony export */   sb: () => (/* binding */ readSettings),
/* harmony export */   ss: () => (/* binding */ mergeSettings)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41710);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62148);


/**
 * Checked values from one place. `nameOf` says how a person there would call the setting (`--layout`, `input "layout"`).
 * @throws UsageError that names the setting, what was found and what is allowed.
 */
async function readSettings(raw, nameOf, readYaml) {
    let values = {};
    for (const name of settingNames) {
        const given = raw[name];
        if (given === undefined || given === "")
            continue;
        const setting = _settings_js__WEBPACK_IMPORTED_MODULE_1__/* .settings */ .W[name];
        const value = name === "branches" || name === "servers" || name === "checks"
            ? await readYaml(name, String(given), nameOf(name))
            : { [name]: readValue(setting, given, nameOf(name)) };
        values = { ...values, ...value };
    }
    return values;
}
/** The settings that the environment gives, by the variable of each. */
function environmentSettings(env) {
    return Object.fromEntries(settingNames.map((name) => [name, env[variableOf(name) ?? ""]]));
}
function variableOf(name) {
    const setting = _settings_js__WEBPACK_IMPORTED_MODULE_1__/* .settings */ .W[name];
    return setting.environment;
}
/** First layer wins: flag, environment, file, default. */
function mergeSettings(...layers) {
    return Object.assign({}, ...[...layers].reverse());
}
const settingNames = Object.keys(_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .settings */ .W);
function readValue(setting, given, name) {
    if (setting.kind === "list")
        return typeof given === "object"
            ? given
            : String(given)
                .split(/[\n,]/)
                .map((part) => part.trim())
                .filter(Boolean);
    const text = String(given).trim();
    if (setting.kind === "switch")
        return readSwitch(text, name);
    if (setting.kind === "seconds")
        return readSeconds(text, name);
    if (setting.kind === "choice" && !setting.choices?.includes(text)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`Cannot use ${name} "${text}": allowed are ${setting.choices?.join(", ")}`);
    }
    return text;
}
function readSwitch(text, name) {
    if (/^(?:true|yes|on|1)$/i.test(text))
        return true;
    if (/^(?:false|no|off|0)$/i.test(text))
        return false;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`Cannot use ${name} "${text}": allowed are true and false`);
}
function readSeconds(text, name) {
    if (/^\d+(?:\.\d+)?s?$/.test(text))
        return Number.parseFloat(text);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`Cannot use ${name} "${text}": a number of seconds is needed, for example 60`);
}


/***/ }),

/***/ 62148:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ settings)
/* harmony export */ });
/* harmony import */ var _source_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7024);

const everywhere = ["flag", "input", "file"];
const notInFile = ["flag", "input"];
/** The one table of settings: flags, inputs, keys of screeps-sync.yml and their help text are made from it. */
const settings = {
    ..._source_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .sourceSettings */ .z,
    branches: {
        kind: "yaml",
        value: "rules",
        places: everywhere,
        help: 'rules from git branch to code branch, first match wins: "main: default", "feature/*: f-{slug}", "tag:v*: release"',
    },
    branch: {
        kind: "text",
        value: "name",
        places: notInFile,
        environment: "SCREEPS_BRANCH",
        help: "code branch to use, whatever the rules say",
    },
    server: {
        kind: "text",
        value: "url",
        places: everywhere,
        environment: "SCREEPS_SERVER",
        help: "world root, or the name of a server in the file (default: https://screeps.com)",
    },
    servers: {
        kind: "yaml",
        value: "map",
        places: everywhere,
        help: "several servers by name: { url, token, optional, ... }",
    },
    "allow-host": {
        kind: "list",
        value: "host",
        places: notInFile,
        environment: "SCREEPS_SYNC_ALLOW_HOST",
        help: "host of a server in the file that may get your credentials, besides screeps.com and loopback",
    },
    "allow-http": { kind: "switch", places: everywhere, help: "allow plain http to a host that is not this machine" },
    token: {
        kind: "text",
        value: "token",
        places: notInFile,
        environment: "SCREEPS_TOKEN",
        secret: true,
        help: "auth token with full access (account settings of the game); better in the environment than on a command line",
    },
    "token-in": {
        kind: "choice",
        choices: ["header", "query"],
        default: "header",
        places: everywhere,
        help: "where the token goes: X-Token header, or _token in the address",
    },
    username: {
        kind: "text",
        value: "name",
        places: notInFile,
        environment: "SCREEPS_USERNAME",
        help: "user name or e-mail, for servers without tokens",
    },
    password: {
        kind: "text",
        value: "password",
        places: notInFile,
        environment: "SCREEPS_PASSWORD",
        secret: true,
        help: "password of that user",
    },
    "server-password": {
        kind: "text",
        value: "password",
        places: notInFile,
        environment: "SCREEPS_SERVER_PASSWORD",
        secret: true,
        help: "password of a private server as a whole",
    },
    "on-drift": {
        kind: "choice",
        choices: ["keep", "refuse", "overwrite"],
        default: "keep",
        places: everywhere,
        help: "live code from elsewhere: keep a copy and overwrite, refuse, or overwrite",
    },
    "max-wait": {
        kind: "seconds",
        value: "seconds",
        default: 60,
        places: everywhere,
        environment: "SCREEPS_SYNC_MAX_WAIT",
        help: "bound on all waiting together",
    },
    timeout: {
        kind: "seconds",
        value: "seconds",
        default: 30,
        places: everywhere,
        environment: "SCREEPS_SYNC_TIMEOUT",
        help: "bound on each request",
    },
    deadline: {
        kind: "seconds",
        value: "seconds",
        default: 300,
        places: everywhere,
        environment: "SCREEPS_SYNC_DEADLINE",
        help: "bound on the whole run",
    },
    "case-clash": {
        kind: "choice",
        choices: ["allow", "refuse"],
        default: "allow",
        places: everywhere,
        help: "module names that differ in letter case only",
    },
    "dry-run": { kind: "switch", places: notInFile, help: "compare only, send nothing that writes" },
    verify: {
        kind: "switch",
        default: true,
        places: everywhere,
        help: "read the branch back after the write and compare",
    },
    "allow-shrink": { kind: "switch", places: notInFile, help: "allow a set with less than a tenth of the live modules" },
    config: {
        kind: "text",
        value: "path",
        default: "screeps-sync.yml",
        places: notInFile,
        environment: "SCREEPS_SYNC_CONFIG",
        help: "configuration file, read from the commit",
    },
};


/***/ }),

/***/ 7024:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ sourceSettings)
/* harmony export */ });
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23211);

const everywhere = ["flag", "input", "file"];
/** The settings that say what the modules are and what is looked for in them. */
const sourceSettings = {
    source: {
        kind: "text",
        value: "folder",
        places: everywhere,
        environment: "SCREEPS_SYNC_SOURCE",
        help: "folder of the commit that holds the modules (default: that of the only main.js)",
    },
    include: {
        kind: "list",
        value: "glob",
        places: everywhere,
        help: "files below the source folder that are modules (default: **/*.js and **/*.wasm)",
    },
    exclude: {
        kind: "list",
        value: "glob",
        places: everywhere,
        help: "files left out (default: node_modules, tests, *.d.ts and tool configuration)",
    },
    layout: {
        kind: "choice",
        choices: _layout_js__WEBPACK_IMPORTED_MODULE_0__/* .layoutSettings */ .G5,
        default: "auto",
        places: everywhere,
        environment: "SCREEPS_SYNC_LAYOUT",
        help: "how role/miner.js is named: role/miner, role.miner, role_miner, miner; auto: as the code's own requires say",
    },
    from: {
        kind: "choice",
        choices: ["commit", "folder"],
        default: "commit",
        places: everywhere,
        help: "where the modules are: in the commit, or in a folder that a build writes and git may ignore",
    },
    build: {
        kind: "text",
        value: "command",
        places: everywhere,
        help: "command that makes the folder, run before it is read, without any credential in its environment",
    },
    checks: {
        kind: "yaml",
        value: "levels",
        places: everywhere,
        help: 'how bad a finding is: error, warn or off by check, such as "missing-module: warn"',
    },
    stamp: {
        kind: "text",
        value: "module",
        places: everywhere,
        help: "write a module of this name that holds commit, ref, time and tree (default: none)",
    },
    "source-maps": {
        kind: "switch",
        default: true,
        places: everywhere,
        help: "make a module of main.js.map beside main.js",
    },
};


/***/ }),

/***/ 21635:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $m: () => (/* binding */ visibleJson),
/* harmony export */   RK: () => (/* binding */ visible),
/* harmony export */   gB: () => (/* binding */ visibleLines)
/* harmony export */ });
/**
 * Text from git or a server, made safe to print: nothing in it can move the cursor, start a line, hide itself,
 * or become a command of the Actions runner. The runner obeys `::name::` after white space and `##[name]` anywhere
 * in a line, in any letter case, and ends lines at a lone CR too (read in its source, ActionCommand and ProcessInvoker).
 */
function visible(text) {
    return text.replaceAll(unsafe, escapeCharacter).replaceAll("::", ":\\x3a").replaceAll("##[", "#\\x23[");
}
/** Like `visible`, but keeps line feeds: for text of several lines. */
function visibleLines(text) {
    return text.split("\n").map(visible).join("\n");
}
/** A value as JSON in which nothing is hidden and no line is a command: the same escapes, as JSON writes them. */
function visibleJson(value) {
    const text = JSON.stringify(value, null, 2).replaceAll("::", ":\\u003a").replaceAll("##[", "#\\u0023[");
    return text.replaceAll(unsafeInJson, unitEscapes);
}
function unitEscapes(character) {
    return character
        .split("")
        .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
        .join("");
}
// Controls, format characters (bidi, zero-width, BOM), lone surrogates, line and paragraph separators.
const unsafe = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
// Line feeds of the indentation stay.
const unsafeInJson = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
function escapeCharacter(character) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x100)
        return `\\x${code.toString(16).padStart(2, "0")}`;
    return code < 0x10000 ? `\\u${code.toString(16).padStart(4, "0")}` : `\\u{${code.toString(16)}}`;
}


/***/ }),

/***/ 30278:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mp: () => (/* binding */ written),
/* harmony export */   c1: () => (/* binding */ openOutput),
/* harmony export */   s5: () => (/* binding */ steadyStreams),
/* harmony export */   xb: () => (/* binding */ isStdoutBroken)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_0__);

function openOutput() {
    steadyStreams();
    return {
        result: (text) => write("stdout", text, (failure) => hadItsReader(failure) || write("stderr", text)),
        word: (text) => write("stderr", text, () => write("stdout", text)),
        aside: (text) => write("stderr", text),
    };
}
/** After this, whatever was written is out or has gone the other way: before an end that waits for nothing. */
const written = () => (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
/** Whether something was lost on stdout, for a door whose lines do not all go through here. */
const isStdoutBroken = () => states.stdout.broken;
/** Without a listener, the first write that fails would end the process: in the middle of a deploy, with status 1. */
function steadyStreams() {
    for (const name of ["stdout", "stderr"]) {
        if (states[name].watched)
            continue;
        states[name].watched = true;
        process[name].on("error", () => {
            states[name].broken = true;
        });
    }
}
// The streams are the process's own, so what is known of them is too.
const states = {
    stdout: { watched: false, broken: false, took: false },
    stderr: { watched: false, broken: false, took: false },
};
function write(name, text, otherwise = () => { }) {
    process[name].write(text, (failure) => {
        if (failure)
            otherwise(failure);
        else
            states[name].took = true;
    });
}
/** `| head -1` has seen what it wanted; one that reads nothing at all has not. */
const hadItsReader = (failure) => "code" in failure && failure.code === "EPIPE" && states.stdout.took;


/***/ }),

/***/ 36214:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ listenForSignals)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41710);
/* harmony import */ var _model_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49825);


/**
 * The first Ctrl-C (or the runner's SIGINT) asks for an end in good order; the second ends at once.
 * @param lastWords called before that, to say what may have happened
 */
function listenForSignals(lastWords = () => { }) {
    const controller = new AbortController();
    const names = Object.keys(_model_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .signalExit */ .h);
    let received;
    const onSignal = (signal) => {
        if (received !== undefined) {
            lastWords(signal);
            process.exit(_model_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .signalExit */ .h[signal]);
        }
        received = signal;
        // The reason is an error of ours: whoever throws it by itself (git, a fetch) ends the run in good order too.
        controller.abort(new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InterruptedError */ .p4(signal));
    };
    for (const name of names)
        process.on(name, onSignal);
    return {
        interrupt: controller.signal,
        get received() {
            return received;
        },
        stop: () => {
            for (const name of names)
                process.off(name, onSignal);
        },
    };
}


/***/ })

};
;