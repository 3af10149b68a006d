"use strict";
exports.id = 7711;
exports.ids = [7711];
exports.modules = {

/***/ 87962:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41710);
/* harmony import */ var _model_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49825);
/* harmony import */ var _sync_backup_targets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11348);
/* harmony import */ var _sync_memory_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84472);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76309);
/* harmony import */ var _read_flags_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23882);






/** `screeps-sync backup [branches...]` */
async function run(context) {
    const { console, args, flags } = context;
    const asked = (0,_context_js__WEBPACK_IMPORTED_MODULE_5__/* .askedIn */ .U)(context, "HEAD");
    const remote = (0,_read_flags_js__WEBPACK_IMPORTED_MODULE_4__/* .textFlag */ .gx)(flags, "push");
    const wish = {
        all: flags["all"] === true,
        globs: args,
        memory: flags["memory"] === true,
        segments: segmentsOf((0,_read_flags_js__WEBPACK_IMPORTED_MODULE_4__/* .textFlag */ .gx)(flags, "segments")),
        shards: (0,_read_flags_js__WEBPACK_IMPORTED_MODULE_4__/* .textsFlag */ .Dn)(flags, "shard"),
    };
    const { reports, targets } = await (0,_sync_backup_targets_js__WEBPACK_IMPORTED_MODULE_2__/* .backupTargets */ .D)(remote === undefined ? asked : { ...asked, recordRemote: remote }, wish, (0,_context_js__WEBPACK_IMPORTED_MODULE_5__/* .doorOf */ .a)(context));
    if (console.options.json)
        console.printJson(reports.length === 1 ? reports[0] : { reports });
    else
        for (const report of reports)
            printBackup(console, report);
    const counted = reports.filter((_, index) => targets[index]?.optional !== true);
    return Math.max(0, ...counted.map(({ outcome }) => _model_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .outcomes */ .K[outcome].exit));
}
function segmentsOf(text) {
    if (text === undefined)
        return [];
    const segments = (0,_sync_memory_js__WEBPACK_IMPORTED_MODULE_3__/* .parseSegments */ .I)(text);
    if (segments !== undefined)
        return segments;
    throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`Cannot use --segments "${text}": ids from 0 to 99 are needed, for example 0-9,20`);
}
function printBackup({ print }, report) {
    print(markOf(report), report.message);
    const width = Math.max(0, ...report.records.map(({ branch }) => branch.length));
    for (const record of report.records)
        print(...line(record, width, record.branch === report.active));
}
function markOf({ outcome }) {
    if (outcome === "backed-up")
        return ["green", "✓ "];
    return outcome === "rate-limited" ? ["yellow", "! "] : ["red", "✗ "];
}
function line({ branch, record, isNew, origin, modules }, width, active) {
    const what = branch.startsWith("$") ? "" : `  ${modules} ${modules === 1 ? "module" : "modules"}`;
    const state = isNew
        ? ["green", `  recorded as ${record.slice(0, 7)}`]
        : ["dim", `  already in ${record.slice(0, 7)}`];
    const how = isNew && !branch.startsWith("$") ? words[origin] : "";
    return [`  ${branch.padEnd(width)}`, state, how, ["dim", what], active ? ["cyan", "  active"] : ""];
}
const words = { deploy: ", deployed from a commit", restore: ", restored", edit: ", edited in the game", backup: "" };


/***/ }),

/***/ 76309:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ askedIn),
/* harmony export */   a: () => (/* binding */ doorOf)
/* harmony export */ });
/* harmony import */ var _sync_open_door_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46666);

function askedIn({ raw, env, onSecret }, ref) {
    return { ref, raw, env, nameOf: (name) => `--${name}`, onSecret };
}
/** The command line as a door: what happens goes to the console. */
function doorOf({ directory, env, interrupt, console }) {
    return (0,_sync_open_door_js__WEBPACK_IMPORTED_MODULE_0__/* .openDoor */ .f)({
        directory,
        env,
        interrupt,
        tell: (happening) => show(console, happening),
        trace: console.progress,
    });
}
function show({ progress, warn }, happening) {
    if (happening.kind === "step")
        progress(happening.text);
    if (happening.kind === "waiting") {
        warn(["yellow", "! "], happening.error.message);
        progress(`Waiting ${(happening.waitMs / 1000).toFixed(1)} s, until ${happening.until.toISOString()}`);
    }
}


/***/ }),

/***/ 23882:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dn: () => (/* binding */ textsFlag),
/* harmony export */   GN: () => (/* binding */ countFlag),
/* harmony export */   gx: () => (/* binding */ textFlag)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41710);

/** The value of a flag that takes one; undefined where it was not given. */
function textFlag(flags, name) {
    const value = flags[name];
    return typeof value === "string" ? value : undefined;
}
/** The values of a flag that takes several. */
function textsFlag(flags, name) {
    const value = flags[name];
    return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}
/** @throws UsageError for anything but a whole number from 1 */
function countFlag(flags, name, otherwise) {
    const text = textFlag(flags, name);
    if (text === undefined)
        return otherwise;
    if (/^[1-9]\d{0,5}$/.test(text))
        return Number(text);
    throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`Cannot use --${name} "${text}": a number from 1 is needed`);
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

/***/ 53199:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ matching)
/* harmony export */ });
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14006);
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(picomatch__WEBPACK_IMPORTED_MODULE_0__);

/** Names that one of the globs matches, in their order; `*` matches a slash too, because a code branch is no path. */
function matching(names, globs) {
    const matches = picomatch__WEBPACK_IMPORTED_MODULE_0___default()([...globs], { dot: true, bash: true });
    return names.filter((name) => globs.includes(name) || matches(name));
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

/***/ 11348:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D: () => (/* binding */ backupTargets)
});

// EXTERNAL MODULE: ./build/js/git/refs.js + 1 modules
var refs = __webpack_require__(32670);
// EXTERNAL MODULE: ./build/js/model/settings.js
var settings = __webpack_require__(62148);
// EXTERNAL MODULE: ./build/js/model/errors.js
var errors = __webpack_require__(41710);
// EXTERNAL MODULE: ./build/js/model/glob.js
var glob = __webpack_require__(53199);
// EXTERNAL MODULE: ./build/js/model/record-refs.js
var record_refs = __webpack_require__(72155);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/git/runner.js + 2 modules
var runner = __webpack_require__(41917);
;// CONCATENATED MODULE: ./build/js/git/private-file.js



/** Where the repository's own folder holds a file of ours: `screeps-sync/<name>`. Never part of a commit. */
async function pathOf(repository, name) {
    const printed = await (0,runner/* gitText */.q)(repository, [
        "rev-parse",
        "--path-format=absolute",
        "--git-path",
        `screeps-sync/${name}`,
    ]);
    return printed.replace(/\r?\n$/, "");
}
/** The text of such a file; undefined where there is none. */
async function readPrivateFile(repository, name) {
    try {
        return await (0,promises_.readFile)(await pathOf(repository, name), "utf8");
    }
    catch (error) {
        if (error instanceof Error && "code" in error && error.code === "ENOENT")
            return undefined;
        throw error;
    }
}
/** Writes it whole or not at all. */
async function writePrivateFile(repository, name, text) {
    const path = await pathOf(repository, name);
    await (0,promises_.mkdir)((0,external_node_path_.dirname)(path), { recursive: true });
    await (0,promises_.writeFile)(`${path}.${process.pid}.tmp`, text);
    await (0,promises_.rename)(`${path}.${process.pid}.tmp`, path);
}

;// CONCATENATED MODULE: ./build/js/sync/backup-progress.js

const file = "backup.json";
/** The branches that were looked at longest ago come first, so that a run goes on where a limit ended the one before. */
function inTurn(branches, progress) {
    return [...branches].sort((a, b) => compare(progress.get(a) ?? "", progress.get(b) ?? ""));
}
/** What earlier runs looked at. It only orders the work: a file that cannot be read is one without entries. */
async function readProgress(repository, server) {
    const value = Reflect.get(parse(await readPrivateFile(repository, file)), server);
    if (typeof value !== "object" || value === null)
        return new Map();
    return new Map(Object.entries(value).flatMap(([branch, time]) => (typeof time === "string" ? [[branch, time]] : [])));
}
async function noteProgress(repository, server, progress) {
    const all = { ...parse(await readPrivateFile(repository, file)), [server]: Object.fromEntries(progress) };
    await writePrivateFile(repository, file, `${JSON.stringify(all)}\n`);
}
function parse(text) {
    try {
        const value = JSON.parse(text ?? "{}");
        return typeof value === "object" && value !== null ? value : {};
    }
    catch {
        // Cut off by a full disk, or not ours: then the work starts from the beginning.
        return {};
    }
}
const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

// EXTERNAL MODULE: ./build/js/sync/describe-run.js
var describe_run = __webpack_require__(54130);
// EXTERNAL MODULE: ./build/js/sync/explain-anywhere.js
var explain_anywhere = __webpack_require__(93920);
// EXTERNAL MODULE: ./build/js/sync/memory.js
var memory = __webpack_require__(84472);
// EXTERNAL MODULE: ./build/js/sync/patience.js + 1 modules
var patience = __webpack_require__(33380);
// EXTERNAL MODULE: ./build/js/sync/push-records.js
var push_records = __webpack_require__(85560);
// EXTERNAL MODULE: ./build/js/sync/record.js + 1 modules
var record = __webpack_require__(32013);
;// CONCATENATED MODULE: ./build/js/sync/backup.js










/** Records what the branches of one server hold, where that changed. Nothing on the server is written. */
async function backup(options, world) {
    const run = { options, world, patience: (0,patience/* startPatience */.ew)(options.maxWaitMs), records: [], left: [] };
    try {
        run.account = await (0,patience/* patiently */.d_)(world, run.patience, world.api.userName);
        const branches = await (0,patience/* patiently */.d_)(world, run.patience, world.api.listBranches);
        run.active = branches.find(({ activeWorld }) => activeWorld)?.branch;
        run.left = choose(branches, options);
        await fetchAll(run);
        await keep(run, record_refs/* beside */.vY.branches, listOf(branches), { kind: "backup" });
        await backUpBranches(run);
        if (options.memory || options.segments.length > 0)
            await keep(run, record_refs/* beside */.vY.memory, await (0,memory/* readMemory */.S)(options, world, run.patience), { kind: "backup" });
        return describe(run, { outcome: "backed-up", message: done(run) });
    }
    catch (failure) {
        if (!(failure instanceof errors/* SyncError */.S0))
            throw failure;
        return describe(run, { outcome: failure.outcome, message: `${failure.message}${soFar(run)}` }, failure);
    }
}
async function backUpBranches(run) {
    const { world, options } = run;
    const progress = await readProgress(world.repository, options.address);
    run.left = inTurn(run.left, progress);
    for (const branch of run.left) {
        world.tell({ kind: "step", text: `Reading "${branch}" on ${options.server}` });
        const live = await (0,patience/* patiently */.d_)(world, run.patience, () => world.api.getCode(branch));
        // Deleted a moment ago: its records stay.
        if (live !== undefined)
            await keep(run, branch, live.modules, await originOf(run, live.modules, branch));
        run.left = run.left.filter((name) => name !== branch);
        await noteProgress(world.repository, options.address, new Map([...(await readProgress(world.repository, options.address)), [branch, world.now().toISOString()]]));
    }
}
async function keep(run, branch, modules, origin) {
    const { world, options, account } = run;
    const place = { server: options.address, branch };
    await checkAccount(run, place);
    const written = await (0,record/* writeRecord */.rh)(world.repository, { place, modules, origin, time: world.now(), account });
    const pushed = options.recordRemote === undefined ? written : await (0,push_records/* pushRecords */.xu)(world, options.recordRemote, place);
    run.records.push({ branch, record: pushed.commit, isNew: written.isNew, origin: origin.kind, modules: modules.size });
}
/** Another account's code on top of these records would look like a change of this one's. */
async function checkAccount({ world, options, account }, place) {
    const newest = await (0,record/* newestRecord */.oG)(world.repository, place);
    const before = newest?.facts.account;
    if (before === undefined || account === undefined || before === account)
        return;
    throw new errors/* ServiceError */._7(`Cannot back up "${place.branch}" on ${options.server}: its records are of account "${before}", and these credentials are of "${account}"; use another repository, or move the records: git update-ref -d ${(0,record_refs/* recordRef */.Ji)(place)}`);
}
/** How code that was not recorded before came to be live. */
async function originOf({ options, world }, modules, branch) {
    const commit = options.known === undefined ? undefined : (await (0,explain_anywhere/* explainAnywhere */.J)(world.repository, options.known, modules)).commit;
    if (commit !== undefined)
        return { kind: "deploy", commit };
    const newest = await (0,record/* newestRecord */.oG)(world.repository, { server: options.address, branch });
    return { kind: newest === undefined ? "backup" : "edit" };
}
function choose(branches, { branches: globs, server }) {
    const names = branches.map(({ branch }) => branch);
    if (globs === "all")
        return names;
    if (globs === "active")
        return branches.filter(({ activeWorld }) => activeWorld).map(({ branch }) => branch);
    const chosen = (0,glob/* matching */.w)(names, globs);
    if (chosen.length > 0)
        return chosen;
    throw new errors/* UsageError */.eb(`Cannot back up ${globs.join(", ")} on ${server}: there is no such branch; there are ${names.join(", ")}`);
}
async function fetchAll({ options, world, left }) {
    if (options.recordRemote === undefined)
        return;
    const names = [...left, record_refs/* beside */.vY.branches, record_refs/* beside */.vY.memory];
    await (0,push_records/* fetchRecords */.DQ)(world, options.recordRemote, names.map((branch) => ({ server: options.address, branch })));
}
/** The list of branches as a record: `modules/branches.json`. */
function listOf(branches) {
    const list = branches.map(({ branch, activeWorld, activeSim }) => ({ branch, activeWorld, activeSim }));
    return new Map([["branches", { json: `${JSON.stringify(list, null, 2)}\n` }]]);
}
function done({ options, records }) {
    const branches = records.filter(({ branch }) => !branch.startsWith("$"));
    const fresh = branches.filter(({ isNew }) => isNew);
    const what = branches.length === 1 ? `"${branches[0]?.branch}"` : `${branches.length} branches`;
    return `Backed up ${what} on ${options.server}: ${fresh.length === 0 ? "all recorded so already" : `${fresh.length} newly recorded`}`;
}
function soFar({ records, left }) {
    const branches = records.filter(({ branch }) => !branch.startsWith("$")).length;
    return left.length === 0
        ? ""
        : `; ${branches} of ${branches + left.length} branches are backed up, the next run goes on with "${left[0]}"`;
}
function describe(run, ending, failure) {
    const limited = failure instanceof errors/* RateLimitedError */.TM ? failure : undefined;
    return {
        ...ending,
        server: run.options.server,
        ...(run.active === undefined ? {} : { active: run.active }),
        records: run.records,
        left: run.left,
        limits: (0,describe_run/* describeLimits */.Wm)(run.world.api.limits),
        ...(limited?.retryAt === undefined ? {} : { retryAt: limited.retryAt.toISOString() }),
        ...(limited?.retryAfterMs === undefined ? {} : { retryAfterMs: limited.retryAfterMs }),
    };
}

// EXTERNAL MODULE: ./build/js/sync/known.js
var sync_known = __webpack_require__(81692);
// EXTERNAL MODULE: ./build/js/sync/open-world.js + 18 modules
var open_world = __webpack_require__(41885);
// EXTERNAL MODULE: ./build/js/sync/prepare.js + 1 modules
var prepare = __webpack_require__(60238);
;// CONCATENATED MODULE: ./build/js/sync/backup-targets.js






/** Backs up each server in turn: one report for each. Works in a repository that has no commit yet. */
async function backupTargets(asked, wish, door) {
    // Outside of a repository it ends here, before any request.
    await (0,refs/* listRefs */.Dy)(door.repository, "refs/screeps");
    const { values, targets } = await (0,prepare/* prepareAccount */.nI)(door.repository, asked);
    const branches = wish.all ? "all" : await branchesOf(asked, wish, door, values.branch);
    const { known } = await (0,sync_known/* readKnown */.U)(door.repository, asked);
    const reports = [];
    for (const target of targets) {
        const options = {
            ...wish,
            server: target.label,
            address: target.server.name,
            branches,
            known,
            recordRemote: asked.recordRemote,
            maxWaitMs: (values["max-wait"] ?? settings/* settings */.W["max-wait"].default) * 1000,
        };
        reports.push(await backup(options, (0,open_world/* openWorld */.H)({ ...door, target, values })));
    }
    return { reports, targets };
}
async function branchesOf(asked, { globs }, { repository }, named) {
    if (globs.length > 0)
        return globs;
    if (named !== undefined)
        return [named];
    const branch = await (0,prepare/* presentBranch */.MP)(repository, asked);
    // A repository that is only there for backups has no commit that says which branch is meant.
    return branch === undefined ? "active" : [branch];
}


/***/ }),

/***/ 93920:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ explainAnywhere)
/* harmony export */ });
/* harmony import */ var _model_content_id_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7188);
/* harmony import */ var _explain_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95476);
/* harmony import */ var _explain_elsewhere_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3357);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66606);




/** The commit that live modules are from: an ancestor of the known one first, then any other git branch or tag. */
async function explainAnywhere(repository, known, live) {
    const ids = (0,_model_content_id_js__WEBPACK_IMPORTED_MODULE_0__/* .contentIds */ .e8)(live, (0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .objectFormat */ .n9)(known.commit));
    const explanation = await (0,_explain_js__WEBPACK_IMPORTED_MODULE_1__/* .explainLive */ .e1)(repository, known.commit, known.source, known.reading, ids);
    if (explanation.commit !== undefined)
        return explanation;
    const commit = await (0,_explain_elsewhere_js__WEBPACK_IMPORTED_MODULE_2__/* .findElsewhere */ .E)(repository, { ...known.reading, source: known.source.source }, ids);
    return commit === undefined ? explanation : { commit, cutOff: false };
}


/***/ }),

/***/ 81692:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ readKnown)
/* harmony export */ });
/* unused harmony export readKnownCommit */
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41710);
/* harmony import */ var _committed_modules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60410);
/* harmony import */ var _prepare_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60238);
/* harmony import */ var _source_options_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21361);




/**
 * The commit that a door was asked about, read so that live code can be compared with its history. Undefined where
 * this repository holds no such source, as one that is only there for backups; `why` says what was found instead.
 */
async function readKnown(repository, asked) {
    try {
        const prepared = await (0,_prepare_js__WEBPACK_IMPORTED_MODULE_2__/* .prepare */ .iA)(repository, { ...asked, withoutServer: true });
        return { known: await readKnownCommit(repository, asked, prepared) };
    }
    catch (failure) {
        if (failure instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SyncError */ .S0)
            return { why: failure.message };
        throw failure;
    }
}
/** @throws SyncError where the commit has no source that could be deployed */
async function readKnownCommit(repository, asked, prepared) {
    // Nothing is built only to look at what is live.
    const options = { ...(0,_source_options_js__WEBPACK_IMPORTED_MODULE_3__/* .sourceOptions */ .k)(asked, prepared), folder: undefined };
    const source = await (0,_committed_modules_js__WEBPACK_IMPORTED_MODULE_1__/* .readModules */ .U)(repository, prepared.commit, options);
    return { commit: prepared.commit, source, reading: { ...options, layout: source.layout } };
}


/***/ }),

/***/ 84472:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ parseSegments),
/* harmony export */   S: () => (/* binding */ readMemory)
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_zlib__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41710);
/* harmony import */ var _patience_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33380);



// Memory is at most 2 MB on the server; more than this is no memory.
const mostBytes = 16 * 1024 * 1024;
/** Memory and segments as files a person can read: `memory/shard0.json`, `segments/shard0/5.json`. */
async function readMemory(wish, world, patience) {
    const files = new Map();
    for (const shard of wish.shards.length > 0 ? wish.shards : await shardsOf(world, patience)) {
        const ask = (path, more) => {
            const query = new URLSearchParams({ ...more, ...(shard === "" ? {} : { shard }) });
            return (0,_patience_js__WEBPACK_IMPORTED_MODULE_2__/* .patiently */ .d_)(world, patience, () => world.api.call("GET", `${path}?${query.toString()}`));
        };
        const folder = shard === "" ? "world" : shard;
        if (wish.memory)
            files.set(`memory/${folder}`, decodeMemory((await ask("/api/user/memory", {}))["data"], folder));
        for (const segment of wish.segments) {
            const { data } = await ask("/api/user/memory-segment", { segment: `${segment}` });
            if (typeof data === "string")
                files.set(`segments/${folder}/${segment}`, readable(data));
            else if (data !== null && data !== undefined)
                throw odd(`segment ${segment}`, folder);
        }
    }
    return files;
}
/** `5`, `0-9`, `1,3,20-29` → the ids. Undefined: it is not a list of ids from 0 to 99. */
function parseSegments(text) {
    const ids = text.split(",").flatMap((part) => {
        const [, first, last = first] = /^\s*(\d{1,2})(?:-(\d{1,2}))?\s*$/.exec(part) ?? [];
        const count = Number(last) - Number(first) + 1;
        return first === undefined || count < 1
            ? [Number.NaN]
            : Array.from({ length: count }, (_, index) => Number(first) + index);
    });
    return ids.some(Number.isNaN) ? undefined : [...new Set(ids)];
}
/** Only the official server has shards; `""` is the world of any other. */
async function shardsOf(world, patience) {
    const { serverData } = await (0,_patience_js__WEBPACK_IMPORTED_MODULE_2__/* .patiently */ .d_)(world, patience, world.api.version);
    const shards = typeof serverData === "object" && serverData !== null ? Reflect.get(serverData, "shards") : undefined;
    const names = Array.isArray(shards) ? shards.filter((name) => typeof name === "string") : [];
    return names.length > 0 ? names : [""];
}
/** `gz:` and base64 of the zipped JSON; no data where there is no memory yet. Old servers deflate without the gzip header. */
function decodeMemory(data, shard) {
    if (data === undefined || data === null)
        return { json: "{}\n" };
    if (typeof data !== "string" || !data.startsWith("gz:"))
        throw odd("memory", shard);
    const bytes = Buffer.from(data.slice(3), "base64");
    try {
        const unzip = bytes[0] === 0x1f ? node_zlib__WEBPACK_IMPORTED_MODULE_0__.gunzipSync : node_zlib__WEBPACK_IMPORTED_MODULE_0__.inflateSync;
        return readable(unzip(bytes, { maxOutputLength: mostBytes }).toString());
    }
    catch (cause) {
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7(`Cannot back up memory of ${shard}: what the server sent cannot be unzipped`, { cause });
    }
}
/** JSON with line breaks, so that a difference shows; any other text as it is. */
function readable(text) {
    try {
        const value = JSON.parse(text);
        const isObject = typeof value === "object" && value !== null && !("binary" in value);
        return isObject ? { json: `${JSON.stringify(value, null, 2)}\n` } : text;
    }
    catch {
        // A bot may keep anything in a segment.
        return text;
    }
}
const odd = (what, shard) => new _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UnreachableError */ .Jk(`Cannot back up ${what} of ${shard}: the server answered without it`, { mayHaveArrived: false });


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