"use strict";
exports.id = 1714;
exports.ids = [1714];
exports.modules = {

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

/***/ 6386:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./build/js/git/credential.js
var credential = __webpack_require__(1083);
// EXTERNAL MODULE: ./build/js/model/credentials.js
var credentials = __webpack_require__(1035);
// EXTERNAL MODULE: ./build/js/model/errors.js
var errors = __webpack_require__(41710);
// EXTERNAL MODULE: ./build/js/sync/credential-sources.js + 1 modules
var credential_sources = __webpack_require__(73307);
// EXTERNAL MODULE: ./build/js/sync/open-world.js + 18 modules
var open_world = __webpack_require__(41885);
// EXTERNAL MODULE: ./build/js/sync/whoami.js
var whoami = __webpack_require__(52370);
;// CONCATENATED MODULE: ./build/js/sync/login.js






/**
 * Asks the server who this is, and only then has git's credential helper keep it: never a file of ours.
 * @throws ServiceError when the server does not take it, or when the token could not write code
 * @throws UsageError when git has no helper that keeps anything
 */
async function login(door, target, values, given) {
    const credentials = credentialsOf(given, values);
    const world = (0,open_world/* openWorld */.H)({ ...door, target: { ...target, credentials }, values });
    const identity = await (0,whoami/* whoami */.q)(target.label, world, (values["max-wait"] ?? 60) * 1000);
    if (identity.token === "limited")
        throw new errors/* ServiceError */._7(`Cannot use this token for ${target.label}: its scope is limited, and writing code needs full access; make another one in the account settings`);
    await keep(door, target, storedOf(credentials));
    return identity;
}
function credentialsOf(given, values) {
    if ("username" in given)
        return { kind: "password", ...given };
    return { kind: "token", token: (0,credentials/* checkToken */.S)(given.token), tokenIn: values["token-in"] ?? "header" };
}
function storedOf(credentials) {
    if (credentials.kind === "token")
        return { username: credential_sources/* tokenUser */.B, password: credentials.token };
    return { username: credentials.username, password: credentials.password };
}
async function keep({ repository }, { server }, stored) {
    // A helper that keeps several names per host would else give an older one first.
    const before = await (0,credential/* fillCredential */.xg)(repository, server.root);
    if (before !== undefined)
        await (0,credential/* rejectCredential */.Pi)(repository, server.root, before.username);
    await (0,credential/* approveCredential */.jY)(repository, server.root, stored);
    const kept = await (0,credential/* fillCredential */.xg)(repository, server.root);
    if (kept?.password === stored.password)
        return;
    throw new errors/* UsageError */.eb(`Cannot keep the credentials for ${server.name}: git has no credential helper that does; set one up (git config --global credential.helper, see git help credentials), or use SCREEPS_TOKEN`);
}

// EXTERNAL MODULE: ./build/js/sync/one-target.js
var one_target = __webpack_require__(8089);
// EXTERNAL MODULE: ./build/js/sync/prepare.js + 1 modules
var prepare = __webpack_require__(60238);
// EXTERNAL MODULE: ./build/js/cli/context.js
var cli_context = __webpack_require__(76309);
// EXTERNAL MODULE: external "node:stream/consumers"
var consumers_ = __webpack_require__(38321);
;// CONCATENATED MODULE: ./build/js/cli/read-secret.js


/** Asks for a secret: hidden on a terminal, else standard input is read whole. */
async function readSecret(name, server) {
    if (!process.stdin.isTTY) {
        const given = (await (0,consumers_.text)(process.stdin)).replace(/\r?\n$/, "");
        if (given === "")
            throw new errors/* UsageError */.eb(`Cannot log in: no ${name} came on standard input, and no terminal is there to ask`);
        return given;
    }
    const { isCancel, password } = await __webpack_require__.e(/* import() */ 6170).then(__webpack_require__.bind(__webpack_require__, 26170));
    const answer = await password({
        message: `${name === "token" ? "Auth token" : "Password"} for ${server}`,
        validate: (value) => ((value ?? "") === "" ? `the ${name} is empty` : undefined),
    });
    if (isCancel(answer))
        throw new errors/* InterruptedError */.p4("SIGINT", "Cancelled: nothing was kept");
    return answer;
}

;// CONCATENATED MODULE: ./build/js/cli/login.js





/** `screeps-sync login`: a token, or a private server's name and password, into git's credential helper. */
async function run(context) {
    const { console } = context;
    const door = (0,cli_context/* doorOf */.a)(context);
    const { targets, values } = await (0,prepare/* prepareAccount */.nI)(door.repository, (0,cli_context/* askedIn */.U)(context, "HEAD"));
    const { username } = values;
    const secretName = username === undefined ? "token" : "password";
    const target = (0,one_target/* oneTarget */.i)(targets, "log in");
    const secret = values[secretName] ?? (await readSecret(secretName, target.label));
    context.onSecret(secret);
    const found = await login(door, target, values, username === undefined ? { token: secret } : { username, password: secret });
    if (console.options.json)
        console.printJson(found);
    else {
        console.print(["green", "✓ "], `Logged in to ${target.label} as ${found.user ?? "an unknown user"}`);
        console.print(["dim", "  kept by "], "git's credential helper; screeps-sync keeps nothing itself");
    }
    return 0;
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

/***/ 54130:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wm: () => (/* binding */ describeLimits),
/* harmony export */   df: () => (/* binding */ describePlan),
/* harmony export */   vZ: () => (/* binding */ describeRun)
/* harmony export */ });
/* harmony import */ var _model_modules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6180);
/* harmony import */ var _retry_time_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54579);


/** The report of a run, from what is known when it ends. */
function describeRun(run, ending, failure, findings = []) {
    const { options, committed, patience, world } = run;
    const writes = world.api.limits.get("POST /api/user/code");
    return {
        ...ending,
        server: options.server,
        branch: options.branch,
        ref: options.ref,
        commit: options.commit.oid,
        ...(run.liveCommit === undefined ? {} : { liveCommit: run.liveCommit }),
        ...(run.record === undefined ? {} : { record: run.record }),
        ...activity(run),
        source: committed?.source ?? options.source.source ?? "",
        modules: committed?.modules.size ?? 0,
        bytes: committed === undefined ? 0 : (0,_model_modules_js__WEBPACK_IMPORTED_MODULE_0__/* .modulesText */ .vv)(committed.modules).length,
        ...(run.plan === undefined || committed === undefined
            ? {}
            : {
                growth: growthOf(run.plan, run.live ?? new Map(), committed.modules),
                plan: describePlan(run.plan, run.live ?? new Map(), committed.modules),
            }),
        ...(committed?.built === undefined ? {} : { built: { dirty: committed.built.dirty, tree: committed.built.tree } }),
        findings: [...(committed?.findings ?? []), ...findings],
        waits: patience.waits,
        limits: describeLimits(world.api.limits),
        ...(writes === undefined ? {} : { writesLeft: writes.remaining }),
        ...(0,_retry_time_js__WEBPACK_IMPORTED_MODULE_1__/* .retryTime */ .o)(failure, world.now()),
        warnings: run.warnings,
        notes: [...(committed?.notes ?? []), ...run.notes],
    };
}
function activity({ activeBranch, options }) {
    return activeBranch === undefined ? {} : { active: activeBranch === options.branch, activeBranch };
}
/** In the server's count, from what differs alone: a set has megabytes, and a change few of them. */
function growthOf({ added, changed, removed, unchanged }, live, wanted) {
    // Where all differs, the whole text is the sum of its parts, and that of the commit is made already.
    if (unchanged.length === 0)
        return (0,_model_modules_js__WEBPACK_IMPORTED_MODULE_0__/* .modulesText */ .vv)(wanted).length - (0,_model_modules_js__WEBPACK_IMPORTED_MODULE_0__/* .modulesText */ .vv)(live).length;
    const sizeOf = (name, content) => content === undefined ? 0 : (0,_model_modules_js__WEBPACK_IMPORTED_MODULE_0__/* .modulesText */ .vv)(new Map([[name, content]])).length - 1;
    const sizeIn = (modules, names) => names.reduce((sum, name) => sum + sizeOf(name, modules.get(name)), 0);
    return sizeIn(wanted, [...added, ...changed]) - sizeIn(live, [...changed, ...removed]);
}
function describeLimits(limits) {
    return [...limits].map(([endpoint, { limit, remaining, resetAt }]) => ({
        endpoint,
        limit,
        remaining,
        ...(resetAt === undefined ? {} : { resetAt: resetAt.toISOString() }),
    }));
}
/** Each change with the sizes before and after. */
function describePlan(plan, live, wanted) {
    const sized = (names) => names.map((name) => change(name, live, wanted));
    return {
        added: sized(plan.added),
        changed: sized(plan.changed),
        removed: sized(plan.removed),
        unchanged: plan.unchanged.length,
    };
}
function change(name, live, wanted) {
    const before = live.get(name);
    const after = wanted.get(name);
    return {
        name,
        ...(before === undefined ? {} : { before: (0,_model_modules_js__WEBPACK_IMPORTED_MODULE_0__/* .contentBytes */ .dW)(before) }),
        ...(after === undefined ? {} : { after: (0,_model_modules_js__WEBPACK_IMPORTED_MODULE_0__/* .contentBytes */ .dW)(after) }),
    };
}


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


/***/ }),

/***/ 54579:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ retryTime)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41710);

/** When what a limit refused can be tried again, in the two forms of a report; empty where the service named no time. */
function retryTime(failure, now) {
    const limited = [failure, failure?.cause].find((error) => error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RateLimitedError */ .TM);
    if (limited === undefined)
        return {};
    const { retryAt, retryAfterMs } = limited;
    const fromNow = retryAfterMs ?? (retryAt === undefined ? undefined : Math.max(0, retryAt.getTime() - now.getTime()));
    return {
        ...(retryAt === undefined ? {} : { retryAt: retryAt.toISOString() }),
        ...(fromNow === undefined ? {} : { retryAfterMs: fromNow }),
    };
}


/***/ }),

/***/ 52370:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ whoami)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41710);
/* harmony import */ var _describe_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54130);
/* harmony import */ var _patience_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33380);



/** Asks a server about the account in use. @throws SyncError when the server does not take the credentials */
async function whoami(server, world, maxWaitMs) {
    const { api } = world;
    const patience = (0,_patience_js__WEBPACK_IMPORTED_MODULE_2__/* .startPatience */ .ew)(maxWaitMs);
    const ask = (read) => (0,_patience_js__WEBPACK_IMPORTED_MODULE_2__/* .patiently */ .d_)(world, patience, read);
    const { user, refused } = await nameIfAllowed(() => ask(api.userName));
    const token = await ask(api.tokenInfo);
    if (refused !== undefined && token?.full !== false)
        throw refused;
    // A limited token may not list branches; that is an answer, not a failure.
    const branches = token?.full === false ? [] : await ask(api.listBranches);
    const active = branches.find((branch) => branch.activeWorld)?.branch;
    const until = token?.noRateLimitUntil?.toISOString();
    return {
        server,
        ...(user === undefined ? {} : { user }),
        ...(token === undefined ? {} : { token: token.full ? "full" : "limited" }),
        ...(until === undefined ? {} : { noRateLimitUntil: until }),
        ...(active === undefined ? {} : { activeBranch: active }),
        branches: branches.length,
        limits: (0,_describe_run_js__WEBPACK_IMPORTED_MODULE_1__/* .describeLimits */ .Wm)(api.limits),
    };
}
/** A limited token may be kept from asking its user's name too; what it is limited to is the news then. */
async function nameIfAllowed(read) {
    try {
        return { user: await read() };
    }
    catch (failure) {
        if (failure instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 && failure.status === 403)
            return { user: undefined, refused: failure };
        throw failure;
    }
}


/***/ })

};
;