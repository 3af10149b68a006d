"use strict";
exports.id = 9985;
exports.ids = [9985];
exports.modules = {

/***/ 94150:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: external "node:stream/consumers"
var consumers_ = __webpack_require__(38321);
// EXTERNAL MODULE: ./build/js/model/errors.js
var errors = __webpack_require__(41710);
// EXTERNAL MODULE: ./build/js/sync/patience.js + 1 modules
var patience = __webpack_require__(33380);
;// CONCATENATED MODULE: ./build/js/sync/call.js


/** One raw request. A read is tried again while that is worth it; anything else is sent once. */
async function call({ method, path, body }, world, maxWaitMs) {
    const value = body === undefined ? undefined : parseBody(body);
    const send = () => world.api.call(method, path, value);
    return method.toUpperCase() === "GET" ? (0,patience/* patiently */.d_)(world, (0,patience/* startPatience */.ew)(maxWaitMs), send) : send();
}
function parseBody(text) {
    try {
        return JSON.parse(text);
    }
    catch (cause) {
        throw new errors/* UsageError */.eb(`Cannot send the body: it is not JSON; write it like '{"branch":"default"}'`, { cause });
    }
}

// EXTERNAL MODULE: ./build/js/sync/one-target.js
var one_target = __webpack_require__(8089);
// EXTERNAL MODULE: ./build/js/sync/open-world.js + 18 modules
var open_world = __webpack_require__(41885);
// EXTERNAL MODULE: ./build/js/sync/prepare.js + 1 modules
var prepare = __webpack_require__(60238);
// EXTERNAL MODULE: ./build/js/cli/context.js
var cli_context = __webpack_require__(76309);
;// CONCATENATED MODULE: ./build/js/cli/api.js






/** `screeps-sync api <method> <path> [body]` */
async function run(context) {
    const [method = "", path = "", body] = context.args;
    const given = body === "-" ? await (0,consumers_.text)(process.stdin) : body;
    const door = (0,cli_context/* doorOf */.a)(context);
    const { targets, values } = await (0,prepare/* prepareAccount */.nI)(door.repository, (0,cli_context/* askedIn */.U)(context, "HEAD"));
    const target = (0,one_target/* oneTarget */.i)(targets, `call ${path}`);
    const world = (0,open_world/* openWorld */.H)({ ...door, target, values });
    context.console.printJson(await call({ method, path, body: given }, world, (values["max-wait"] ?? 60) * 1000));
    return 0;
}


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

/***/ 8089:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ oneTarget)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41710);

/** The only server of a run that concerns one alone. @param cannot what cannot be done with several: `log in` */
function oneTarget(targets, cannot) {
    const [target, ...others] = targets;
    if (target !== undefined && others.length === 0)
        return target;
    const names = targets.map(({ label }) => label).join(", ");
    throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`Cannot ${cannot}: there are the servers ${names}; choose one with --server`);
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