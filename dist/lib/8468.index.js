"use strict";
exports.id = 8468;
exports.ids = [8468];
exports.modules = {

/***/ 98468:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./build/js/model/outcome/outcome.js
var outcome = __webpack_require__(14650);
// EXTERNAL MODULE: ./build/js/sync/account/one-target.js
var one_target = __webpack_require__(14049);
// EXTERNAL MODULE: ./build/js/model/outcome/errors.js
var errors = __webpack_require__(92383);
// EXTERNAL MODULE: ./build/js/model/settings/branch-rules.js
var branch_rules = __webpack_require__(34377);
// EXTERNAL MODULE: ./build/js/sync/deploy/active-branch.js
var active_branch = __webpack_require__(66818);
// EXTERNAL MODULE: ./build/js/sync/deploy/describe-run.js
var describe_run = __webpack_require__(42078);
// EXTERNAL MODULE: ./build/js/sync/start/patience.js + 1 modules
var patience = __webpack_require__(41105);
// EXTERNAL MODULE: ./build/js/model/text/did-you-mean.js
var did_you_mean = __webpack_require__(5070);
// EXTERNAL MODULE: ./build/js/model/text/shell-word.js
var shell_word = __webpack_require__(6604);
;// CONCATENATED MODULE: ./build/js/sync/restore/activate-endings.js



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
    const { branch, target } = options;
    const names = branches.map((listed) => listed.branch);
    const listed = names.map((name) => `"${name}"`).join(", ");
    const meant = (0,did_you_mean/* didYouMean */.a)(branch, names) || `; "screeps-sync deploy --branch ${(0,shell_word/* shellWord */.r)(branch)}" makes one of that name`;
    return new errors/* ServiceError */._7(`Cannot activate "${branch}" on ${target.label}: there is no such branch; there are ${listed}${meant}`);
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
const subject = ({ options: { where, target } }) => `${where === "sim" ? "the simulator" : "the game"} on ${target.label}`;

;// CONCATENATED MODULE: ./build/js/sync/restore/activate.js






/**
 * Makes the game run a branch that is there, and says so only after the listing does. Expected failures end in the report.
 * @throws UsageError for what is no name of a branch: a private server would take it for every branch
 */
async function activate(options, world) {
    (0,branch_rules/* checkBranch */.DC)(options.branch);
    const run = { options, world, sent: "nothing" };
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
    world.tell({ kind: "step", text: `Activating "${options.branch}" on ${options.target.label}`, writes: true });
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
        await (0,patience/* waitOrGiveUp */.JK)(failure, run.world);
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
    const { target, branch, where } = run.options;
    return {
        ...ending,
        server: target.label,
        branch,
        where,
        ...(run.before === undefined ? {} : { before: run.before }),
        waits: run.world.patience.waits,
        limits: (0,describe_run/* describeLimits */.Wm)(run.world.api.limits),
        ...(0,describe_run/* retryTime */.oR)(failure, run.world.now()),
    };
}

// EXTERNAL MODULE: ./build/js/sync/start/open-world.js + 22 modules
var open_world = __webpack_require__(31676);
// EXTERNAL MODULE: ./build/js/sync/start/prepare.js + 1 modules
var prepare = __webpack_require__(73154);
// EXTERNAL MODULE: ./build/js/cli/show/mood-mark.js
var mood_mark = __webpack_require__(29625);
// EXTERNAL MODULE: ./build/js/cli/terminal/context.js
var terminal_context = __webpack_require__(40472);
;// CONCATENATED MODULE: ./build/js/cli/commands/activate.js
// Covered by test/doors/cli.test.ts







/** `screeps-sync activate <branch> [--sim]` */
async function run(context) {
    const { console, args, flags, raw } = context;
    const [branch = ""] = args;
    const door = (0,terminal_context/* doorOf */.a)(context);
    const { targets, values } = await (0,prepare/* prepareAccount */.nI)(door.repository, (0,terminal_context/* askedIn */.U)(context, "HEAD"));
    const target = (0,one_target/* oneTarget */.i)(targets, `activate "${branch}"`);
    const options = {
        branch,
        where: flags["sim"] === true ? "sim" : "world",
        target,
        serverFlag: raw["server"] === undefined ? undefined : String(raw["server"]),
        dryRun: values["dry-run"],
    };
    const activation = await activate(options, (0,open_world/* openWorld */.H)(door, target, values));
    if (console.options.json)
        console.printJson(activation);
    else
        console.print((0,mood_mark/* markOf */.F)(activation.outcome), activation.message);
    return (0,outcome/* exitStatus */.$u)([activation]);
}


/***/ }),

/***/ 29625:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ markOf),
/* harmony export */   o: () => (/* binding */ warningMark)
/* harmony export */ });
/* harmony import */ var _model_outcome_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14650);

const marks = {
    good: ["green", "✓ "],
    note: ["green", "✓ "],
    warn: ["yellow", "! "],
    bad: ["red", "✗ "],
};
/** The sign before the message of an outcome. */
const markOf = (outcome) => marks[(0,_model_outcome_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .moodOf */ .jo)(outcome)];
/** The sign before what succeeded and may not be what was meant. */
const warningMark = marks.warn;


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

/***/ 6604:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ shellWord)
/* harmony export */ });
/** A text as one word of a command to paste into a POSIX shell. */
function shellWord(text) {
    return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
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

/***/ 66818:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ tellActive),
/* harmony export */   m: () => (/* binding */ activeOf)
/* harmony export */ });
/* harmony import */ var _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92383);
/* harmony import */ var _start_patience_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41105);


/** What the answer is worth to somebody who waits for the end of a run that is done. */
const timeoutMs = 3000;
/**
 * Says where the game does not run what was written. One request at most, after all else is done, so that it never lies
 * between a read and a write; and it never fails a run.
 */
async function tellActive(deployment, world, { sent, learned }) {
    const { tellActive: when, dryRun, place, ownName } = deployment;
    if (world.interrupt.aborted)
        return {};
    if (when === "never" || (when === "after-a-write" && sent === "nothing"))
        return {};
    const activeBranch = learned.activeBranch ?? (await askActive(world));
    if (activeBranch === undefined)
        return {};
    if (dryRun || activeBranch === place.branch)
        return { activeBranch };
    const told = [notRunning(deployment, activeBranch)];
    // A branch that somebody chose may well be one to try things on.
    return ownName === undefined ? { activeBranch, notes: told } : { activeBranch, warnings: told };
}
/** The branch that runs there; undefined where the listing tells of none, as the independent server's does. */
function activeOf(branches, where = "world") {
    return branches.find(({ activeWorld, activeSim }) => (where === "sim" ? activeSim : activeWorld))?.branch;
}
async function askActive(world) {
    // Somebody who wants an end waits for what was written, and for nothing else.
    if (world.interrupt.aborted)
        return undefined;
    try {
        return activeOf(await (0,_start_patience_js__WEBPACK_IMPORTED_MODULE_1__/* .interruptible */ .In)(world, world.api.listBranches({ timeoutMs })));
    }
    catch (failure) {
        if (failure instanceof _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SyncError */ .S0)
            return undefined;
        throw failure;
    }
}
const notRunning = ({ place, target, serverFlag, ownName }, active) => ({
    kind: "not-running",
    server: target.label,
    branch: place.branch,
    active,
    serverFlag,
    ownName,
});


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


/***/ })

};
;