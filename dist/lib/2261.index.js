"use strict";
exports.id = 2261;
exports.ids = [2261];
exports.modules = {

/***/ 72261:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./build/js/model/outcome.js
var outcome = __webpack_require__(49825);
// EXTERNAL MODULE: ./build/js/model/branch-rules.js
var branch_rules = __webpack_require__(57263);
// EXTERNAL MODULE: ./build/js/model/errors.js
var errors = __webpack_require__(41710);
// EXTERNAL MODULE: ./build/js/model/shell-word.js
var shell_word = __webpack_require__(26228);
;// CONCATENATED MODULE: ./build/js/sync/activate-endings.js


function settled(run) {
    const { branch } = run.options;
    if (run.sent === "nothing")
        return { outcome: "unchanged", message: `Nothing to do: ${subject(run)} runs "${branch}" already` };
    return { outcome: "activated", message: `Activated "${branch}": ${subject(run)} runs it now${wayBack(run)}` };
}
function wayBack({ before, options: { where, serverFlag } }) {
    if (before === undefined)
        return "";
    const flags = `${where === "sim" ? " --sim" : ""}${serverFlag === undefined ? "" : ` --server ${(0,shell_word/* shellWord */.r)(serverFlag)}`}`;
    return `; before it ran "${before}", and "screeps-sync activate ${(0,shell_word/* shellWord */.r)(before)}${flags}" brings that back`;
}
function planned(run) {
    const now = run.before === undefined ? "" : `; ${subject(run)} runs "${run.before}"`;
    return { outcome: "planned", message: `Planned to activate "${run.options.branch}"${now}: nothing was changed` };
}
function missing({ options }, branches) {
    const { branch, server } = options;
    const names = branches.map((listed) => `"${listed.branch}"`).join(", ");
    return new errors/* ServiceError */._7(`Cannot activate "${branch}" on ${server}: there is no such branch; there are ${names}, and "screeps-sync deploy --branch ${(0,shell_word/* shellWord */.r)(branch)}" makes one`);
}
function unconfirmed(run, active) {
    const { branch } = run.options;
    if (active === undefined)
        return unknown(run, "the server said yes, but its listing names no active branch");
    return new errors/* MismatchError */.T7(`Cannot confirm "${branch}": the server said yes, but ${subject(run)} runs "${active}" by its listing; somebody may have chosen it at the same time`);
}
function unknown(run, why, cause) {
    const before = run.before === undefined ? "what ran before" : `"${run.before}"`;
    return new errors/* UnknownStateError */.kx(`Cannot tell what ${subject(run)} runs: it is "${run.options.branch}" or ${before}, for ${why}; run again to settle it`, { cause });
}
const subject = ({ options: { where, server } }) => `${where === "sim" ? "the simulator" : "the game"} on ${server}`;

// EXTERNAL MODULE: ./build/js/sync/active-branch.js
var active_branch = __webpack_require__(49878);
// EXTERNAL MODULE: ./build/js/sync/describe-run.js
var describe_run = __webpack_require__(54130);
// EXTERNAL MODULE: ./build/js/sync/patience.js + 1 modules
var patience = __webpack_require__(33380);
;// CONCATENATED MODULE: ./build/js/sync/activate.js






/**
 * Makes the game run a branch that is there, and says so only after the listing does. Expected failures end in the report.
 * @throws UsageError for what is no name of a branch: a private server would take it for every branch
 */
async function activate(options, world) {
    (0,branch_rules/* checkBranch */.DC)(options.branch);
    const run = { options, world, patience: (0,patience/* startPatience */.ew)(options.maxWaitMs), sent: "nothing" };
    try {
        return describe(run, await bringActive(run));
    }
    catch (failure) {
        if (!(failure instanceof errors/* SyncError */.S0))
            throw failure;
        return describe(run, { outcome: failure.outcome, message: failure.message }, failure);
    }
}
/** Rounds of listing and sending. Each begins with a listing, so that no decision outlives a wait. */
async function bringActive(run) {
    for (;;) {
        try {
            const ending = await round(run);
            if (ending !== undefined)
                return ending;
        }
        catch (failure) {
            await nextTry(run, failure);
        }
    }
}
async function round(run) {
    const { options, world } = run;
    const asked = world.api.listBranches();
    const branches = await (run.sent === "nothing" ? (0,patience/* interruptible */.In)(world, asked) : asked);
    const active = (0,active_branch/* activeOf */.m)(branches, options.where);
    if (active === options.branch)
        return settled(run);
    if (run.sent === "acknowledged")
        throw unconfirmed(run, active);
    run.before ??= active;
    if (!branches.some(({ branch }) => branch === options.branch))
        throw missing(run, branches);
    if (options.dryRun)
        return planned(run);
    if (world.interrupt.aborted)
        throw (0,patience/* interruption */.YW)(world.interrupt);
    return send(run);
}
async function send(run) {
    const { options, world } = run;
    world.tell({ kind: "step", text: `Activating "${options.branch}" on ${options.server}`, writes: true });
    const before = run.sent;
    run.sent = "maybe";
    try {
        await world.api.setActiveBranch(options.branch, options.where === "sim" ? "activeSim" : "activeWorld");
        run.sent = "acknowledged";
    }
    catch (failure) {
        if (failure instanceof errors/* SyncError */.S0 && !("mayHaveArrived" in failure && failure.mayHaveArrived === true))
            run.sent = before;
        throw failure;
    }
}
/** After a failure: waits for another round, or ends in what is true. */
async function nextTry(run, failure) {
    try {
        await (0,patience/* waitOrGiveUp */.JK)(failure, run.patience, run.world);
    }
    catch (final) {
        const isTold = final instanceof errors/* MismatchError */.T7 || final instanceof errors/* UnknownStateError */.kx;
        if (!(final instanceof errors/* SyncError */.S0) || isTold || run.sent === "nothing")
            throw final;
        const why = final instanceof errors/* InterruptedError */.p4 ? `interrupted by ${final.signal}` : final.message;
        throw unknown(run, `the request left, and no listing was read after it (${why})`, final);
    }
}
function describe(run, ending, failure) {
    const { server, branch, where } = run.options;
    return {
        ...ending,
        server,
        branch,
        where,
        ...(run.before === undefined ? {} : { before: run.before }),
        waits: run.patience.waits,
        limits: (0,describe_run/* describeLimits */.Wm)(run.world.api.limits),
        ...(0,describe_run/* retryTime */.oR)(failure),
    };
}

// EXTERNAL MODULE: ./build/js/sync/one-target.js
var one_target = __webpack_require__(8089);
// EXTERNAL MODULE: ./build/js/sync/open-world.js + 18 modules
var open_world = __webpack_require__(41885);
// EXTERNAL MODULE: ./build/js/sync/prepare.js + 1 modules
var prepare = __webpack_require__(60238);
// EXTERNAL MODULE: ./build/js/cli/context.js
var cli_context = __webpack_require__(76309);
// EXTERNAL MODULE: ./build/js/cli/describe.js + 2 modules
var cli_describe = __webpack_require__(98605);
;// CONCATENATED MODULE: ./build/js/cli/activate.js







/** `screeps-sync activate <branch> [--sim]` */
async function run(context) {
    const { console, args, flags, raw } = context;
    const [branch = ""] = args;
    const door = (0,cli_context/* doorOf */.a)(context);
    const { targets, values } = await (0,prepare/* prepareAccount */.nI)(door.repository, (0,cli_context/* askedIn */.U)(context, "HEAD"));
    const target = (0,one_target/* oneTarget */.i)(targets, `activate "${branch}"`);
    const options = {
        branch,
        where: flags["sim"] === true ? "sim" : "world",
        server: target.label,
        serverFlag: raw["server"] === undefined ? undefined : String(raw["server"]),
        dryRun: values["dry-run"] ?? false,
        maxWaitMs: (values["max-wait"] ?? 60) * 1000,
    };
    const activation = await activate(options, (0,open_world/* openWorld */.H)({ ...door, target, values }));
    if (console.options.json)
        console.printJson(activation);
    else
        console.print((0,cli_describe/* markOf */.Fg)(activation), activation.message);
    return outcome/* outcomes */.K[activation.outcome].exit;
}


/***/ }),

/***/ 26228:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ shellWord)
/* harmony export */ });
/** A text as one word of a command to paste into a POSIX shell. */
function shellWord(text) {
    return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}


/***/ }),

/***/ 49878:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ tellActive),
/* harmony export */   m: () => (/* binding */ activeOf)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41710);
/* harmony import */ var _model_shell_word_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26228);
/* harmony import */ var _patience_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33380);



/** What the answer is worth to somebody who waits for the end of a run that is done. */
const timeoutMs = 3000;
/**
 * Says where the game does not run what was written. One request at most, after all else is done, so that it never lies
 * between a read and a write; and it never fails a run.
 */
async function tellActive(run) {
    const { options, sent } = run;
    if (options.tellActive === "never" || (options.tellActive === "after-a-write" && sent === "nothing"))
        return;
    run.activeBranch ??= await askActive(run);
    if (options.dryRun || run.activeBranch === undefined || run.activeBranch === options.branch)
        return;
    // A branch that somebody chose may well be one to try things on.
    (options.ownName === undefined ? run.notes : run.warnings).push(notRunning(run, run.activeBranch));
}
/** The branch that runs there; undefined where the listing tells of none, as the independent server's does. */
function activeOf(branches, where = "world") {
    return branches.find(({ activeWorld, activeSim }) => (where === "sim" ? activeSim : activeWorld))?.branch;
}
async function askActive({ world }) {
    try {
        return activeOf(await (0,_patience_js__WEBPACK_IMPORTED_MODULE_1__/* .interruptible */ .In)(world, world.api.listBranches({ timeoutMs })));
    }
    catch (failure) {
        if (failure instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SyncError */ .S0)
            return undefined;
        throw failure;
    }
}
function notRunning({ options }, active) {
    const { branch, server, serverFlag, ownName } = options;
    const where = serverFlag === undefined ? "" : ` --server ${(0,_model_shell_word_js__WEBPACK_IMPORTED_MODULE_2__/* .shellWord */ .r)(serverFlag)}`;
    const activate = `"screeps-sync activate ${(0,_model_shell_word_js__WEBPACK_IMPORTED_MODULE_2__/* .shellWord */ .r)(branch)}${where}" makes it run "${branch}"`;
    const rule = ownName === undefined
        ? ""
        : `, or a rule in screeps-sync.yml deploys to what it runs: branches: { ${word(ownName)}: ${word(active)} }`;
    return `The game on ${server} runs "${active}", and not "${branch}": ${activate}${rule}`;
}
const word = (text) => (/^[A-Za-z][\w./-]*$/.test(text) ? text : JSON.stringify(text));


/***/ }),

/***/ 54130:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wm: () => (/* binding */ describeLimits),
/* harmony export */   df: () => (/* binding */ describePlan),
/* harmony export */   oR: () => (/* binding */ retryTime),
/* harmony export */   vZ: () => (/* binding */ describeRun)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41710);
/* harmony import */ var _model_modules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6180);


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
        bytes: committed === undefined ? 0 : (0,_model_modules_js__WEBPACK_IMPORTED_MODULE_1__/* .modulesText */ .vv)(committed.modules).length,
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
        ...retryTime(failure),
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
        return (0,_model_modules_js__WEBPACK_IMPORTED_MODULE_1__/* .modulesText */ .vv)(wanted).length - (0,_model_modules_js__WEBPACK_IMPORTED_MODULE_1__/* .modulesText */ .vv)(live).length;
    const sizeOf = (name, content) => content === undefined ? 0 : (0,_model_modules_js__WEBPACK_IMPORTED_MODULE_1__/* .modulesText */ .vv)(new Map([[name, content]])).length - 1;
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
        ...(before === undefined ? {} : { before: (0,_model_modules_js__WEBPACK_IMPORTED_MODULE_1__/* .contentBytes */ .dW)(before) }),
        ...(after === undefined ? {} : { after: (0,_model_modules_js__WEBPACK_IMPORTED_MODULE_1__/* .contentBytes */ .dW)(after) }),
    };
}
function retryTime(failure) {
    if (!(failure instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RateLimitedError */ .TM))
        return {};
    return {
        ...(failure.retryAt === undefined ? {} : { retryAt: failure.retryAt.toISOString() }),
        ...(failure.retryAfterMs === undefined ? {} : { retryAfterMs: failure.retryAfterMs }),
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


/***/ })

};
;