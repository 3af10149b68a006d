"use strict";
exports.id = 6911;
exports.ids = [6911];
exports.modules = {

/***/ 87962:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41710);
/* harmony import */ var _model_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49825);
/* harmony import */ var _sync_backup_targets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2309);
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
function doorOf({ directory, env, interrupt, console, sent }) {
    return (0,_sync_open_door_js__WEBPACK_IMPORTED_MODULE_0__/* .openDoor */ .f)({
        directory,
        env,
        interrupt,
        tell: (happening) => {
            if (happening.kind === "step" && happening.writes === true)
                sent.maybe = true;
            show(console, happening);
        },
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