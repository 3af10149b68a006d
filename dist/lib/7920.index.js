"use strict";
exports.id = 7920;
exports.ids = [7920];
exports.modules = {

/***/ 7920:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./build/js/sync/account/one-target.js
var one_target = __webpack_require__(14049);
// EXTERNAL MODULE: ./build/js/git/clone/credential.js
var credential = __webpack_require__(39901);
// EXTERNAL MODULE: ./build/js/model/account/credentials.js
var credentials = __webpack_require__(43271);
// EXTERNAL MODULE: ./build/js/model/outcome/errors.js
var errors = __webpack_require__(92383);
// EXTERNAL MODULE: ./build/js/sync/account/credential-sources.js + 2 modules
var credential_sources = __webpack_require__(85817);
// EXTERNAL MODULE: ./build/js/sync/look/whoami.js
var whoami = __webpack_require__(97358);
// EXTERNAL MODULE: ./build/js/sync/start/open-world.js + 22 modules
var open_world = __webpack_require__(31676);
;// CONCATENATED MODULE: ./build/js/sync/setup/login.js
// Covered by test/doors/login.test.ts






/**
 * Asks the server who this is, and only then has git's credential helper keep it: never a file of ours.
 * @throws ServiceError when the server does not take it, or when the token could not write code
 * @throws UsageError when git has no helper that keeps anything
 */
async function login(door, target, values, given) {
    const credentials = credentialsOf(given, values);
    const world = (0,open_world/* openWorld */.H)(door, { ...target, credentials }, values);
    const identity = await (0,whoami/* whoami */.q)(target.label, world);
    if (identity.token === "limited")
        throw new errors/* ServiceError */._7(`Cannot use this token for ${target.label}: its scope is limited, and writing code needs full access; make another one in the account settings`);
    await keep(door, target, storedOf(credentials));
    return identity;
}
function credentialsOf(given, values) {
    if ("username" in given)
        return { kind: "password", ...given };
    return { kind: "token", token: (0,credentials/* checkToken */.S)(given.token), tokenIn: values["token-in"] };
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

// EXTERNAL MODULE: ./build/js/sync/start/prepare.js + 1 modules
var prepare = __webpack_require__(73154);
// EXTERNAL MODULE: ./build/js/cli/terminal/context.js
var terminal_context = __webpack_require__(40472);
// EXTERNAL MODULE: external "node:stream/consumers"
var consumers_ = __webpack_require__(38321);
;// CONCATENATED MODULE: ./build/js/cli/terminal/read-secret.js
// Covered by test/doors/login.test.ts


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

;// CONCATENATED MODULE: ./build/js/cli/setup/login.js
// Covered by test/doors/login.test.ts





/** `screeps-sync login`: a token, or a private server's name and password, into git's credential helper. */
async function run(context) {
    const { console } = context;
    const door = (0,terminal_context/* doorOf */.a)(context);
    const { targets, values } = await (0,prepare/* prepareAccount */.nI)(door.repository, (0,terminal_context/* askedIn */.U)(context, "HEAD"));
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

/***/ 1138:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ canAsk),
/* harmony export */   k: () => (/* binding */ ask)
/* harmony export */ });
/* harmony import */ var _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92383);
// Covered by test/doors/cli.test.ts

/** Whether a person is there to answer: both what he types and what he sees is a terminal. */
function canAsk({ options }) {
    return process.stdin.isTTY && process.stderr.isTTY && !options.json;
}
/** A question with yes and no; Enter alone is a no. @throws InterruptedError for Ctrl-C */
async function ask({ console, interrupt }, message) {
    const { confirm, isCancel } = await __webpack_require__.e(/* import() */ 6170).then(__webpack_require__.bind(__webpack_require__, 26170));
    console.rest();
    const answer = await confirm({ message, initialValue: false, output: process.stderr, signal: interrupt });
    if (!isCancel(answer))
        return answer;
    // While a question is open the terminal makes no signal of Ctrl-C: whoever listens for one learns it here.
    process.emit("SIGINT", "SIGINT");
    throw new _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InterruptedError */ .p4("SIGINT", "Cancelled: nothing was done");
}


/***/ }),

/***/ 40472:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ askedIn),
/* harmony export */   a: () => (/* binding */ doorOf)
/* harmony export */ });
/* harmony import */ var _sync_start_open_world_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31676);
/* harmony import */ var _sync_start_tell_wait_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3883);
/* harmony import */ var _ask_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1138);



function askedIn(context, ref) {
    const { raw, env, onSecret } = context;
    return { ref, raw, env, nameOf: (name) => `--${name}`, onSecret, askToBuild: askToBuild(context) };
}
function askToBuild(context) {
    if (!(0,_ask_js__WEBPACK_IMPORTED_MODULE_2__/* .canAsk */ .G)(context.console))
        return undefined;
    return (command) => {
        context.console.warn(["yellow", "! "], "The commit asks to run this, as you, with all that you may do: ", [
            "bold",
            command,
        ]);
        return (0,_ask_js__WEBPACK_IMPORTED_MODULE_2__/* .ask */ .k)(context, "Run it, now and whenever this clone builds the same?");
    };
}
/** The command line as a door: what happens goes to the console. */
function doorOf({ directory, env, interrupt, console, sent }) {
    return (0,_sync_start_open_world_js__WEBPACK_IMPORTED_MODULE_0__/* .openDoor */ .f)({
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
function show({ progress, warn, options }, happening) {
    if (happening.kind === "step")
        progress(happening.text);
    if (happening.kind === "waiting") {
        warn(["yellow", "! "], (0,_sync_start_tell_wait_js__WEBPACK_IMPORTED_MODULE_1__/* .tellWait */ .n)(happening));
        if (!options.verbose)
            progress("Waiting");
    }
    // Of the first try the report says all.
    const givingUp = happening.kind === "gave-up" && happening.tries > 1 ? (0,_sync_start_tell_wait_js__WEBPACK_IMPORTED_MODULE_1__/* .tellGivingUp */ .r)(happening) : undefined;
    if (givingUp !== undefined)
        warn(["yellow", "! "], givingUp);
}


/***/ }),

/***/ 14049:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ oneTarget)
/* harmony export */ });
/* harmony import */ var _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92383);
// Covered by test/doors/cli.test.ts

/** The only server of a run that concerns one alone. @param cannot what cannot be done with several: `log in` */
function oneTarget(targets, cannot) {
    const [target, ...others] = targets;
    if (target !== undefined && others.length === 0)
        return target;
    const names = targets.map(({ label }) => label).join(", ");
    throw new _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`Cannot ${cannot}: there are the servers ${names}; choose one with --server`);
}


/***/ }),

/***/ 42078:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wm: () => (/* binding */ describeLimits),
/* harmony export */   df: () => (/* binding */ describePlan),
/* harmony export */   oR: () => (/* binding */ retryTime),
/* harmony export */   vZ: () => (/* binding */ describeRun)
/* harmony export */ });
/* harmony import */ var _model_modules_modules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68218);
/* harmony import */ var _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92383);


/** The report of a deploy, from what is known when it ends. */
function describeRun({ ref, commit, place, target, source }, world, { wanted, first, learned }, ending, failure) {
    const { activeBranch, gapMs, notes = [], warnings = [], ...known } = learned;
    const writes = world.api.limits.get("POST /api/user/code");
    return {
        ...ending,
        server: target.label,
        branch: place.branch,
        ref,
        commit: commit.oid,
        ...known,
        ...(activeBranch === undefined ? {} : { active: activeBranch === place.branch, activeBranch }),
        source: wanted?.source ?? source.source ?? "",
        modules: wanted?.modules.size ?? 0,
        bytes: wanted === undefined ? 0 : (0,_model_modules_modules_js__WEBPACK_IMPORTED_MODULE_0__/* .modulesText */ .vv)(wanted.modules).length,
        ...(first === undefined || wanted === undefined ? {} : describeFirst(first, wanted.modules)),
        ...(wanted?.built === undefined ? {} : { built: { dirty: wanted.built.dirty, tree: wanted.built.tree } }),
        findings: [...(wanted?.findings ?? []), ...(failure instanceof _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PreflightError */ .wG ? failure.findings : [])],
        waits: world.patience.waits,
        ...(gapMs === undefined ? {} : { gapMs }),
        limits: describeLimits(world.api.limits),
        ...(writes === undefined ? {} : { writesLeft: writes.remaining }),
        ...retryTime(failure, world.now()),
        warnings,
        notes: [...(wanted?.notes ?? []), ...notes],
    };
}
function describeFirst({ live, plan }, wanted) {
    return { growth: growthOf(plan, live, wanted), plan: describePlan(plan, live, wanted) };
}
/** In the server's count, from what differs alone: a set has megabytes, and a change few of them. */
function growthOf({ added, changed, removed, unchanged }, live, wanted) {
    // Where all differs, the whole text is the sum of its parts, and that of the commit is made already.
    if (unchanged.length === 0)
        return (0,_model_modules_modules_js__WEBPACK_IMPORTED_MODULE_0__/* .modulesText */ .vv)(wanted).length - (0,_model_modules_modules_js__WEBPACK_IMPORTED_MODULE_0__/* .modulesText */ .vv)(live).length;
    const sizeOf = (name, content) => content === undefined ? 0 : (0,_model_modules_modules_js__WEBPACK_IMPORTED_MODULE_0__/* .modulesText */ .vv)(new Map([[name, content]])).length - 1;
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
        ...(before === undefined ? {} : { before: (0,_model_modules_modules_js__WEBPACK_IMPORTED_MODULE_0__/* .contentBytes */ .dW)(before) }),
        ...(after === undefined ? {} : { after: (0,_model_modules_modules_js__WEBPACK_IMPORTED_MODULE_0__/* .contentBytes */ .dW)(after) }),
    };
}
/** When what a limit refused can be tried again, in the two forms of a report; empty where the service named no time. */
function retryTime(failure, now) {
    const limited = [failure, failure?.cause].find((error) => error instanceof _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RateLimitedError */ .TM);
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

/***/ 97358:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ whoami)
/* harmony export */ });
/* harmony import */ var _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92383);
/* harmony import */ var _deploy_describe_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42078);
/* harmony import */ var _start_patience_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41105);
// Covered by test/doors/cli.test.ts



/** Asks a server about the account in use. @throws SyncError when the server does not take the credentials */
async function whoami(server, world) {
    const { api } = world;
    const ask = (read) => (0,_start_patience_js__WEBPACK_IMPORTED_MODULE_2__/* .patiently */ .d_)(world, read);
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
        limits: (0,_deploy_describe_run_js__WEBPACK_IMPORTED_MODULE_1__/* .describeLimits */ .Wm)(api.limits),
    };
}
/** A limited token may be kept from asking its user's name too; what it is limited to is the news then. */
async function nameIfAllowed(read) {
    try {
        return { user: await read() };
    }
    catch (failure) {
        if (failure instanceof _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 && failure.status === 403)
            return { user: undefined, refused: failure };
        throw failure;
    }
}


/***/ })

};
;