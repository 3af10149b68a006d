"use strict";
exports.id = 9379;
exports.ids = [9379];
exports.modules = {

/***/ 41506:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ toldNotes)
/* harmony export */ });
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82766);

/** What every report says: in one line, which promises the commit gives up by its own file; none where it gives up none. */
function toldNotes({ values, byCommit }) {
    const weak = [...byCommit].flatMap((name) => {
        const { commit } = _settings_js__WEBPACK_IMPORTED_MODULE_0__/* .settings */ .W[name];
        return (commit.weak?.(values[name]) ?? []).map((value) => `${name}: ${value}`);
    });
    return weak.length === 0 ? [] : [{ kind: "weak-settings", settings: weak }];
}


/***/ }),

/***/ 99959:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ counted)
/* harmony export */ });
/** A number and what it counts: `1 module`, `12 modules`. */
const counted = (count, one) => `${count} ${count === 1 ? one : `${one}s`}`;


/***/ }),

/***/ 62978:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ startCourse),
/* harmony export */   n: () => (/* binding */ learn)
/* harmony export */ });
function startCourse({ notes = [], recordRemote, commit }) {
    const fetching = recordRemote && { ...recordRemote, commit: commit.oid, done: "nothing" };
    return { sent: "nothing", learned: { notes }, fetching };
}
/** Adds what a step found. Rounds repeat what they find: it is said once, and the first drift stays. */
function learn(course, { notes = [], warnings = [], ...found }) {
    const before = course.learned;
    course.learned = {
        ...before,
        ...found,
        ...(before.drift === undefined ? {} : { drift: before.drift }),
        notes: once([...(before.notes ?? []), ...notes]),
        warnings: once([...(before.warnings ?? []), ...warnings]),
    };
}
const once = (notes) => [
    ...new Map(notes.map((note) => [JSON.stringify(note), note])).values(),
];


/***/ }),

/***/ 79379:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ deploymentTo),
/* harmony export */   s: () => (/* binding */ deployTargets)
/* harmony export */ });
/* harmony import */ var _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92383);
/* harmony import */ var _model_settings_told_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41506);
/* harmony import */ var _model_text_short_id_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(36689);
/* harmony import */ var _source_source_options_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(25619);
/* harmony import */ var _start_open_world_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31676);
/* harmony import */ var _start_places_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80178);
/* harmony import */ var _start_prepare_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73154);
/* harmony import */ var _start_record_remote_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4454);
/* harmony import */ var _deploy_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(19400);
// Covered by test/sync/deploy/deploy.test.ts









/** Deploys one commit to each server in turn: one report for each. */
async function deployTargets(prepared, door) {
    const reports = [];
    for (const target of prepared.targets)
        reports.push(await deployTarget(prepared, target, door));
    return reports;
}
async function deployTarget(prepared, target, door) {
    if ((0,_start_places_js__WEBPACK_IMPORTED_MODULE_3__/* .branchOf */ .W0)(prepared, target) === undefined) {
        return notBegun(prepared, target, {
            outcome: "skipped",
            message: `Skipped ${(0,_model_text_short_id_js__WEBPACK_IMPORTED_MODULE_7__/* .shortId */ .m)(prepared.commit.oid)} for ${target.label}: ${noRule(prepared)}`,
        });
    }
    try {
        const world = (0,_start_open_world_js__WEBPACK_IMPORTED_MODULE_2__/* .openWorld */ .H)(door, target, prepared.values);
        return await (0,_deploy_js__WEBPACK_IMPORTED_MODULE_6__/* .deploy */ .g)(deploymentTo(prepared, target), world);
    }
    catch (failure) {
        // With one server the message is all there is to say. With several, the others have a report of their own.
        if (!(failure instanceof _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SyncError */ .S0) || prepared.targets.length === 1)
            throw failure;
        return notBegun(prepared, target, failure);
    }
}
/** What of a commit goes to one server. */
function deploymentTo(whole, target) {
    const prepared = (0,_start_prepare_js__WEBPACK_IMPORTED_MODULE_4__/* .prepareAt */ .Ri)(whole, target.place);
    const { asked, commit, known, branch, values } = prepared;
    if (branch === undefined)
        throw new _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`Cannot choose a code branch: ${noRule(prepared)}`);
    return {
        ref: asked.ref,
        commit,
        target,
        place: { server: target.server.name, branch },
        tipOf: asked.tipOf,
        recordRemote: (0,_start_record_remote_js__WEBPACK_IMPORTED_MODULE_5__/* .recordRemote */ .G)(asked, values),
        restores: false,
        source: (0,_source_source_options_js__WEBPACK_IMPORTED_MODULE_8__/* .sourceOptions */ .k)(asked, prepared),
        known,
        onDrift: values["on-drift"],
        dryRun: values["dry-run"],
        verify: values.verify,
        allowShrink: values["allow-shrink"],
        notes: (0,_model_settings_told_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .toldNotes */ .t)(prepared),
        tellActive: asked.tellActive ?? "never",
        ownName: ownName(prepared, target),
        serverFlag: serverFlag(whole, target),
    };
}
function ownName({ values, gitRef }, { ownBranch }) {
    const chosen = values.branch ?? values.branches ?? ownBranch;
    return chosen === undefined ? gitRef.gitBranch : undefined;
}
/** An address from the environment is there at the next command too; a flag, an input or one of several servers is not. */
function serverFlag({ asked: { raw }, targets }, { label, server }) {
    if (raw["server"] !== undefined)
        return String(raw["server"]);
    return targets.some((other) => other.server.root !== server.root) ? label : undefined;
}
function noRule({ asked: { ref }, gitRef }) {
    const name = gitRef.gitBranch ?? gitRef.tag;
    const what = name === undefined ? `${ref} is neither a branch nor a tag` : `no rule of branches: matches "${name}"`;
    return `${what}; --branch names one`;
}
function notBegun({ asked, commit, values, byCommit }, target, ending) {
    return {
        outcome: ending.outcome,
        message: ending.message,
        server: target.label,
        ...(target.place === undefined ? {} : { branch: target.place.branch }),
        ref: asked.ref,
        commit: commit.oid,
        source: values.source ?? "",
        modules: 0,
        bytes: 0,
        findings: [],
        waits: [],
        limits: [],
        warnings: [],
        notes: (0,_model_settings_told_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .toldNotes */ .t)({ values, byCommit }),
    };
}


/***/ }),

/***/ 19400:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ deploy)
});

// EXTERNAL MODULE: ./build/js/model/modules/plan.js
var modules_plan = __webpack_require__(25056);
// EXTERNAL MODULE: ./build/js/model/modules/plan-modules.js
var plan_modules = __webpack_require__(3644);
// EXTERNAL MODULE: ./build/js/model/outcome/errors.js
var errors = __webpack_require__(92383);
// EXTERNAL MODULE: ./build/js/sync/source/committed-modules.js + 22 modules
var committed_modules = __webpack_require__(69077);
// EXTERNAL MODULE: ./build/js/sync/start/patience.js + 1 modules
var patience = __webpack_require__(41105);
// EXTERNAL MODULE: ./build/js/sync/deploy/active-branch.js
var active_branch = __webpack_require__(66818);
// EXTERNAL MODULE: ./build/js/git/clone/remote.js
var remote = __webpack_require__(69162);
// EXTERNAL MODULE: ./build/js/model/text/short-id.js
var short_id = __webpack_require__(36689);
// EXTERNAL MODULE: ./build/js/sync/records/fetch-records.js + 1 modules
var fetch_records = __webpack_require__(99739);
;// CONCATENATED MODULE: ./build/js/sync/deploy/ask-remote.js
// Covered by test/sync/deploy/deploy.test.ts




/**
 * Asks the remote what only it knows: whether a newer commit makes this run superfluous, and what others recorded, so
 * that it explains live code. It takes its time, so it comes before the read that a write relies on, and again after
 * every wait.
 */
async function askRemote(deployment, world, sent) {
    const [tip, records] = await Promise.all([askTip(deployment, world, sent), fetchRecordsHere(deployment, world)]);
    return { ...tip, notes: [...tip.notes, ...records] };
}
/**
 * Whether the ref whose tip the commit was has moved on since: what moved it has a run of its own, and an older one
 * that writes after it would bring old code back.
 */
async function askTip(deployment, world, sent) {
    const { tipOf, commit } = deployment;
    if (tipOf === undefined)
        return { notes: [] };
    try {
        // A remote that hangs is given up with the run.
        const repository = { ...world.repository, signal: world.interrupt };
        const tip = await (0,remote/* remoteTip */.W_)(repository, tipOf.remote, tipOf.ref);
        const isTip = tip === undefined || tip === commit.oid;
        return { newer: isTip ? undefined : superseded(deployment, tipOf.ref, tip, sent), notes: [] };
    }
    catch (failure) {
        if (!(failure instanceof errors/* SyncError */.S0))
            throw failure;
        return { notes: [{ kind: "tip-unasked", failure: failure.message }] };
    }
}
function superseded({ commit, place, target }, ref, tip, sent) {
    const name = ref.replace(/^refs\/(?:heads|tags)\//, "");
    const was = sent === "nothing" ? "was not written" : "is not written again after a lost answer";
    return {
        outcome: "superseded",
        message: `Superseded: "${name}" is at ${(0,short_id/* shortId */.m)(tip)} by now, so ${(0,short_id/* shortId */.m)(commit.oid)} ${was} to "${place.branch}" on ${target.label}; an older commit comes back by restore`,
    };
}
async function fetchRecordsHere({ recordRemote, place }, world) {
    if (recordRemote === undefined)
        return [];
    try {
        await (0,fetch_records/* fetchRecords */.DQ)(world, recordRemote, [place]);
        return [];
    }
    catch (failure) {
        if (!(failure instanceof errors/* SyncError */.S0))
            throw failure;
        return [{ kind: "records-unfetched", remote: recordRemote.remote, failure: failure.message }];
    }
}

// EXTERNAL MODULE: ./build/js/sync/deploy/course.js
var deploy_course = __webpack_require__(62978);
// EXTERNAL MODULE: ./build/js/sync/deploy/describe-run.js
var describe_run = __webpack_require__(42078);
// EXTERNAL MODULE: ./build/js/sync/deploy/drift.js + 1 modules
var drift = __webpack_require__(6359);
// EXTERNAL MODULE: ./build/js/sync/deploy/endings.js
var endings = __webpack_require__(75843);
// EXTERNAL MODULE: ./build/js/sync/deploy/keep-records.js
var keep_records = __webpack_require__(14845);
// EXTERNAL MODULE: ./build/js/model/settings/branch-rules.js
var branch_rules = __webpack_require__(34377);
// EXTERNAL MODULE: ./build/js/model/text/counted.js
var counted = __webpack_require__(99959);
;// CONCATENATED MODULE: ./build/js/sync/deploy/write.js





/** Sends the whole set once. @param sent what left before */
async function write(deployment, world, { modules, read, sent }) {
    const { place, target } = deployment;
    const text = `Writing ${(0,counted/* counted */.h)(modules.size, "module")} to "${place.branch}" on ${target.label}`;
    world.tell({ kind: "step", text, writes: true });
    const absent = read.live === undefined ? await checkAbsent(deployment, world) : { at: read.at, learned: {} };
    if (absent.problem !== undefined)
        return { sent, learned: absent.learned, failure: absent.problem };
    const learned = { ...absent.learned, gapMs: tellGap(world, absent.at) };
    try {
        if (read.live === undefined)
            await world.api.createBranch(place.branch, modules);
        else
            await world.api.putCode(place.branch, modules);
        // Whether a clone takes the modules is only known of the open server, so it is read back whatever was asked.
        return { sent: read.live === undefined ? "created" : "acknowledged", learned };
    }
    catch (failure) {
        return { sent: mayHaveArrived(failure) ? "maybe" : sent, learned, failure };
    }
}
/** No client can close it: what somebody else writes between the newest read and our write is lost. */
function tellGap(world, readAt) {
    const gapMs = Math.round(performance.now() - readAt);
    world.tell({ kind: "detail", text: `The write leaves ${gapMs} ms after the newest read` });
    return gapMs;
}
/** Clone overwrites a branch that exists, so a fresh listing has to show that it does not (observed on the open server). */
async function checkAbsent({ place: { branch } }, world) {
    const branches = await (0,patience/* interruptible */.In)(world, world.api.listBranches());
    const at = performance.now();
    // A new branch is not the active one: there is nothing more to ask about that.
    const learned = { activeBranch: (0,active_branch/* activeOf */.m)(branches) };
    if (branches.some((listed) => listed.branch === branch)) {
        const found = "it appeared a moment ago; run again to deploy to it";
        return { problem: new errors/* ServiceError */._7(`Cannot create branch "${branch}": ${found}`), at, learned };
    }
    if (branches.length >= branch_rules/* mostBranches */.iX) {
        const found = `the account has ${branches.length} branches, and the server allows ${branch_rules/* mostBranches */.iX}; delete one, or name another with --branch`;
        return { problem: new errors/* ServiceError */._7(`Cannot create branch "${branch}": ${found}`), at, learned };
    }
    return { at, learned };
}
function mayHaveArrived(failure) {
    return failure instanceof errors/* SyncError */.S0 ? "mayHaveArrived" in failure && failure.mayHaveArrived === true : true;
}

;// CONCATENATED MODULE: ./build/js/sync/deploy/deploy.js













/** Judging may cost a look at many commits. After so long, somebody may have written. */
const longestJudgingMs = 5000;
/** Makes a branch hold exactly the modules of a commit, and says truly whether it does. Expected failures end in the report too. */
async function deploy(deployment, world, read = committed_modules/* readModules */.U) {
    const course = (0,deploy_course/* startCourse */.c)(deployment);
    try {
        const wanted = await read(world.repository, deployment.commit, deployment.source);
        course.wanted = wanted;
        const ending = await bringLive(deployment, world, course, wanted);
        if (isLive(ending))
            (0,deploy_course/* learn */.n)(course, await (0,keep_records/* recordDeployed */.se)(deployment, world, wanted));
        if (ending.outcome === "written")
            (0,deploy_course/* learn */.n)(course, (0,keep_records/* unrecorded */.yt)(deployment, wanted, "it was not read back"));
        (0,deploy_course/* learn */.n)(course, await (0,active_branch/* tellActive */.O)(deployment, world, course));
        return (0,describe_run/* describeRun */.vZ)(deployment, world, course, ending);
    }
    catch (failure) {
        if (!(failure instanceof errors/* SyncError */.S0))
            throw failure;
        return (0,describe_run/* describeRun */.vZ)(deployment, world, course, { outcome: failure.outcome, message: failure.message }, failure);
    }
}
/** Rounds of ask, read, plan, write. Each begins with a read, so that no decision outlives a wait. */
async function bringLive(deployment, world, course, wanted) {
    for (;;) {
        try {
            const ending = await round(deployment, world, course, wanted);
            if (ending !== undefined)
                return ending;
        }
        catch (failure) {
            const ending = await nextTry(deployment, world, course, failure);
            if (ending !== undefined)
                return ending;
        }
    }
}
async function round(deployment, world, course, wanted) {
    if (course.sent !== "acknowledged")
        course.answer ??= await askRemote(deployment, world, course.sent);
    const { newer, notes = [] } = course.answer ?? {};
    (0,deploy_course/* learn */.n)(course, { notes });
    // After a lost answer only a read tells what is live, whatever the remote says.
    if (newer !== undefined && course.sent === "nothing")
        return newer;
    const read = await readLive(deployment, world, course, wanted);
    const { live } = read;
    const { modules } = wanted;
    const plan = planRound(deployment, course, live?.modules ?? new Map(), modules);
    if (live !== undefined && (0,modules_plan/* isEmpty */.Im)(plan))
        return (0,endings/* settled */.gu)(deployment, course);
    if (course.sent === "acknowledged") {
        (0,deploy_course/* learn */.n)(course, await (0,keep_records/* keepInstead */.c_)(deployment, world, wanted, live));
        throw (0,endings/* mismatch */.J4)(deployment, plan);
    }
    // A new branch that did not take the modules along: they are written to it now.
    if (course.sent === "created")
        course.sent = "maybe";
    if (newer !== undefined)
        return newer;
    course.first ??= { plan, live: live?.modules ?? new Map() };
    if ((0,modules_plan/* shrinksSuspiciously */.bP)(plan) && !deployment.allowShrink)
        throw (0,endings/* shrink */.Qr)(deployment, plan);
    if (live !== undefined && !(0,drift/* isJudged */.s)(course.judged, live)) {
        const judgement = await (0,drift/* judgeDrift */.J)(deployment, world, wanted, { live: live.modules, fetching: course.fetching });
        if (!passes(course, judgement, read))
            return undefined;
    }
    if (deployment.dryRun)
        return plannedAt(deployment, world, course, live);
    if (world.interrupt.aborted)
        throw (0,patience/* interruption */.YW)(world.interrupt);
    const { sent, learned, failure } = await write(deployment, world, { modules, read, sent: course.sent });
    course.sent = sent;
    (0,deploy_course/* learn */.n)(course, learned);
    if (failure !== undefined)
        throw failure;
    return sent === "acknowledged" ? (0,endings/* unread */.gy)(deployment, world) : undefined;
}
/** Takes what was judged. False: that took its time, so the live code has to be looked at once more. @throws DriftError when it would be lost */
function passes(course, { how, learned, refusal }, { live, at }) {
    (0,deploy_course/* learn */.n)(course, learned);
    if (refusal !== undefined)
        throw refusal;
    if (how !== "fetched-more" && live !== undefined)
        course.judged = live.modules;
    // A remote was at work meanwhile, and may know more by now.
    if (how !== "at-once")
        course.answer = undefined;
    return how === "at-once" && performance.now() - at < longestJudgingMs;
}
/** What a deploy would refuse only when it creates a branch, a plan refuses too. */
async function plannedAt(deployment, world, course, live) {
    if (live !== undefined)
        return (0,endings/* planned */.lM)(deployment, live);
    const { learned, problem } = await checkAbsent(deployment, world);
    (0,deploy_course/* learn */.n)(course, learned);
    if (problem !== undefined)
        throw problem;
    return (0,endings/* planned */.lM)(deployment, live);
}
/** Once something was sent, the read-back compares everything, and our stamp to its time. */
function planRound({ source }, { sent }, live, wanted) {
    return sent === "nothing" ? (0,plan_modules/* planModules */.Ly)(live, wanted, source.stamp?.name) : (0,plan_modules/* planExactly */.yN)(live, wanted);
}
/** What the commit holds was seen live: read back, or nothing was to be written. */
const isLive = ({ outcome }) => outcome === "deployed" || outcome === "restored" || outcome === "unchanged";
async function readLive({ place }, world, { sent }, { modules }) {
    const answer = world.api.getCode(place.branch, modules);
    // Once something was sent, the read-back is what tells the truth: it is not given up for an interrupt.
    const live = await (sent === "nothing" ? (0,patience/* interruptible */.In)(world, answer) : answer);
    return { live, at: performance.now() };
}
/** After a failure: waits for another round, or ends in what is true. */
async function nextTry(deployment, world, course, failure) {
    try {
        await (0,patience/* waitOrGiveUp */.JK)(failure, world);
        course.answer = undefined;
        return undefined;
    }
    catch (final) {
        if (!(final instanceof errors/* SyncError */.S0) || final instanceof errors/* MismatchError */.T7 || course.sent === "nothing")
            throw final;
        const why = final instanceof errors/* InterruptedError */.p4 ? `interrupted by ${final.signal}` : final.message;
        if (course.sent !== "maybe")
            return (0,endings/* written */.Mp)(deployment, why, (0,describe_run/* retryTime */.oR)(final, world.now()));
        throw (0,endings/* lost */.DU)(deployment, why, final);
    }
}


/***/ }),

/***/ 6359:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ isJudged),
  J: () => (/* binding */ judgeDrift)
});

// EXTERNAL MODULE: ./build/js/model/modules/content-id.js
var content_id = __webpack_require__(20958);
// EXTERNAL MODULE: ./build/js/model/modules/modules.js
var modules_modules = __webpack_require__(68218);
// EXTERNAL MODULE: ./build/js/model/modules/plan.js
var modules_plan = __webpack_require__(25056);
// EXTERNAL MODULE: ./build/js/model/modules/plan-modules.js
var plan_modules = __webpack_require__(3644);
// EXTERNAL MODULE: ./build/js/model/modules/tree.js
var tree = __webpack_require__(77799);
// EXTERNAL MODULE: ./build/js/model/outcome/errors.js
var errors = __webpack_require__(92383);
// EXTERNAL MODULE: ./build/js/model/records/record-message.js + 1 modules
var record_message = __webpack_require__(54396);
// EXTERNAL MODULE: ./build/js/sync/origin/search.js + 1 modules
var search = __webpack_require__(3921);
// EXTERNAL MODULE: ./build/js/sync/records/read-records.js
var read_records = __webpack_require__(48899);
// EXTERNAL MODULE: ./build/js/model/text/short-id.js
var short_id = __webpack_require__(36689);
;// CONCATENATED MODULE: ./build/js/sync/deploy/describe-drift.js

const mostNames = 5;
/** What differs from the nearest known state, by module. */
function describeDrift({ nearest, cutOff, unseen }) {
    const shallow = cutOff ? ["this clone is shallow, so older commits were not seen"] : [];
    const bound = unseen.length === 0 ? [] : [`not looked at: ${unseen.join(", ")}`];
    const seen = [...shallow, ...bound].map((each) => `; ${each}`).join("");
    if (nearest === undefined)
        return `no commit with this source folder was found${seen}`;
    return `nearest is ${(0,short_id/* shortId */.m)(nearest.commit)}, edited since: ${listed(nearest.plan)}${seen}`;
}
/** The same as a value. The plan goes from live to the nearest known state, so what it would add is missing live. */
function driftReport({ nearest, cutOff }) {
    const { changed = [], removed: added = [], added: removed = [] } = nearest?.plan ?? {};
    const known = nearest === undefined ? {} : { nearest: nearest.commit };
    return { ...known, changed, added, removed, ...(cutOff ? { shallow: true } : {}) };
}
/** What a person can do who does not want to lose live code. */
function whatHelps({ cutOff }) {
    const history = cutOff ? "fetch the whole history (fetch-depth: 0, git fetch --unshallow), or " : "";
    return `${history}look at it with "screeps-sync diff --patch" and commit what you want to keep; on-drift "keep" copies it first, "overwrite" does not`;
}
/** For example `main changed, role/miner added`. The plan goes from live to the commit, so what it would add is missing live. */
function listed(plan) {
    const parts = [
        ...plan.changed.map((name) => `${name} changed`),
        ...plan.removed.map((name) => `${name} added`),
        ...plan.added.map((name) => `${name} removed`),
    ];
    if (parts.length <= mostNames)
        return parts.join(", ");
    return `${parts.slice(0, mostNames).join(", ")} and ${parts.length - mostNames} more`;
}

// EXTERNAL MODULE: ./build/js/sync/deploy/fetch-more.js
var fetch_more = __webpack_require__(91049);
// EXTERNAL MODULE: ./build/js/sync/deploy/keep-records.js
var keep_records = __webpack_require__(14845);
// EXTERNAL MODULE: ./build/js/sync/deploy/where-from.js
var where_from = __webpack_require__(99789);
;// CONCATENATED MODULE: ./build/js/sync/deploy/drift.js













/** While the live code stays the same, it is not judged again; where there is none, nothing can be lost. */
function isJudged(judged, live) {
    if ((0,modules_modules/* isNothing */.qv)(live))
        return true;
    return judged !== undefined && (0,plan_modules/* sameModules */.st)(judged, live.modules);
}
/** Live code may be overwritten when it is known to come from this repository, or the policy says so. */
async function judgeDrift(deployment, world, wanted, { live, fetching }) {
    const { commit, record, explanation } = await (0,where_from/* whereFrom */.EV)(deployment, world, wanted, live);
    if (commit !== undefined)
        return heldCommit(deployment, commit, explanation);
    if (record !== undefined)
        return heldRecord(deployment, record);
    const fetched = fetching === undefined ? "untried" : await (0,fetch_more/* fetchMore */.E)(world, fetching);
    const notes = fetching?.failure === undefined ? [] : [unfetched(fetching, fetching.failure)];
    if (fetched === "more")
        return { how: "fetched-more", learned: { notes } };
    const judgement = await judgeUnknown(deployment, world, live, explanation);
    return {
        ...judgement,
        how: fetched === "no-more" ? "took-time" : judgement.how,
        learned: { ...judgement.learned, notes },
    };
}
const unfetched = ({ remote }, failure) => ({ kind: "history-unfetched", remote, failure });
async function judgeUnknown(deployment, world, live, seen) {
    const { place, target, onDrift, dryRun } = deployment;
    const explanation = await withNewestRecord(deployment, world, live, seen);
    const drift = driftReport(explanation);
    const found = describeDrift(explanation);
    // What was not fetched may hold it: then nobody can say that it is foreign.
    const is = seen.cutOff ? "may not be" : "is not";
    const problem = `Cannot overwrite "${place.branch}" on ${target.label}: its live code ${is} from this repository (${found})`;
    const refuse = (refusal) => ({ how: "took-time", learned: { drift }, refusal });
    if (onDrift === "refuse")
        return refuse(new errors/* DriftError */.ul(`${problem}; ${whatHelps(explanation)}`));
    const about = { kind: "drift", branch: place.branch, found, sure: !seen.cutOff };
    if (dryRun || onDrift === "overwrite") {
        const end = dryRun ? "planned" : "overwritten";
        return { how: "at-once", learned: { drift, warnings: [{ ...about, end }] } };
    }
    const record = await (0,keep_records/* keepCopy */.xu)(deployment, world, live, { problem, origin: (0,where_from/* unexplained */.EJ)(seen) });
    if (record instanceof errors/* DriftError */.ul)
        return refuse(record);
    return { how: "took-time", learned: { drift, record, warnings: [{ ...about, end: { record } }] } };
}
/** What was recorded last may be nearer to the live code than any commit. */
async function withNewestRecord({ place, commit }, { repository }, live, explanation) {
    const newest = await (0,read_records/* newestRecord */.oG)(repository, place);
    if (newest === undefined)
        return explanation;
    const modules = await (0,read_records/* readRecordModules */.l_)(repository, newest.commit.oid);
    const plan = (0,modules_plan/* planWrite */.Ni)(live, modules, modules_modules/* sameContent */.Cm);
    if (explanation.nearest !== undefined && (0,search/* distance */.Io)(explanation.nearest.plan) <= (0,search/* distance */.Io)(plan))
        return explanation;
    const ids = (0,content_id/* contentIds */.e8)(modules, (0,tree/* objectFormat */.n9)(commit));
    return { ...explanation, nearest: { commit: newest.commit.oid, plan, ids } };
}
function heldCommit({ place }, commit, { gone }) {
    const note = { kind: "held-commit", branch: place.branch, commit, gone: gone === true };
    return { how: "at-once", learned: { liveCommit: commit, notes: [note] } };
}
function heldRecord({ place }, { commit, facts }) {
    const origin = (0,record_message/* describeOrigin */.uN)(facts.origin);
    const note = { kind: "held-record", branch: place.branch, record: commit.oid, origin };
    return { how: "at-once", learned: { notes: [note] } };
}


/***/ }),

/***/ 75843:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DU: () => (/* binding */ lost),
/* harmony export */   J4: () => (/* binding */ mismatch),
/* harmony export */   Mp: () => (/* binding */ written),
/* harmony export */   Qr: () => (/* binding */ shrink),
/* harmony export */   gu: () => (/* binding */ settled),
/* harmony export */   gy: () => (/* binding */ unread),
/* harmony export */   lM: () => (/* binding */ planned)
/* harmony export */ });
/* harmony import */ var _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92383);
/* harmony import */ var _model_text_counted_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99959);
/* harmony import */ var _model_text_short_id_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36689);
/* harmony import */ var _model_text_told_time_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24516);




function settled({ commit, place, target, restores }, { sent, wanted }) {
    const oid = (0,_model_text_short_id_js__WEBPACK_IMPORTED_MODULE_1__/* .shortId */ .m)(commit.oid);
    const size = wanted?.modules.size ?? 0;
    if (sent !== "nothing")
        return {
            outcome: restores ? "restored" : "deployed",
            message: `${restores ? "Restored" : "Deployed"} ${oid} to "${place.branch}" on ${target.label}: read back, ${size === 1 ? "its module is equal" : `all ${size} modules equal`}`,
        };
    return {
        outcome: "unchanged",
        message: `Nothing to do: "${place.branch}" on ${target.label} already holds exactly the ${(0,_model_text_counted_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .h)(size, "module")} of ${oid}`,
    };
}
function planned({ commit, place, target }, live) {
    const create = live === undefined ? ", which would be created" : "";
    return {
        outcome: "planned",
        message: `Planned ${(0,_model_text_short_id_js__WEBPACK_IMPORTED_MODULE_1__/* .shortId */ .m)(commit.oid)} for "${place.branch}" on ${target.label}${create}: nothing was written`,
    };
}
/** After an acknowledged write: undefined where it can be read back, else why it is not. */
function unread(deployment, { api, now }) {
    if (!deployment.verify)
        return written(deployment, "--no-verify");
    const reads = api.limits.get("GET /api/user/code");
    if (reads?.resetAt === undefined || reads.remaining > 0 || reads.resetAt <= now())
        return undefined;
    return written(deployment, `no reads are left, free again ${(0,_model_text_told_time_js__WEBPACK_IMPORTED_MODULE_3__/* .toldTime */ .f)(reads.resetAt, now())}`, {
        retryAt: reads.resetAt.toISOString(),
        retryAfterMs: reads.resetAt.getTime() - now().getTime(),
    });
}
/** @param later when it can be read again, where that is known */
function written({ commit, place, target }, why, later = {}) {
    return {
        outcome: "written",
        message: `Written ${(0,_model_text_short_id_js__WEBPACK_IMPORTED_MODULE_1__/* .shortId */ .m)(commit.oid)} to "${place.branch}" on ${target.label} and acknowledged, but not read back: ${why}`,
        ...later,
    };
}
function mismatch({ commit, place }, plan) {
    const differing = [...plan.added, ...plan.changed, ...plan.removed];
    const names = differing
        .slice(0, 5)
        .map((name) => `"${name}"`)
        .join(", ");
    const more = differing.length > 5 ? ` and ${differing.length - 5} more` : "";
    return new _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .MismatchError */ .T7(`Cannot confirm ${(0,_model_text_short_id_js__WEBPACK_IMPORTED_MODULE_1__/* .shortId */ .m)(commit.oid)} on "${place.branch}": the write was acknowledged, but the server holds something else in ${names}${more}; somebody may have written at the same time, see "screeps-sync diff"`);
}
function shrink({ place }, plan) {
    const wanted = plan.added.length + plan.changed.length + plan.unchanged.length;
    const live = plan.changed.length + plan.removed.length + plan.unchanged.length;
    return new _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7(`Cannot replace the ${(0,_model_text_counted_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .h)(live, "module")} of "${place.branch}" by ${wanted}: that is likely a wrong folder or a failed build; --allow-shrink if it is meant`);
}
function lost({ commit, place, target }, why, cause) {
    return new _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UnknownStateError */ .kx(`Cannot tell what "${place.branch}" on ${target.label} holds: the write left and its answer was lost, so it is either ${(0,_model_text_short_id_js__WEBPACK_IMPORTED_MODULE_1__/* .shortId */ .m)(commit.oid)} or what was live before (${why}); run again to settle it`, { cause });
}


/***/ }),

/***/ 91049:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ fetchMore)
/* harmony export */ });
/* harmony import */ var _git_clone_remote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69162);
/* harmony import */ var _git_history_refs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79486);
/* harmony import */ var _git_history_shallow_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66799);
/* harmony import */ var _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92383);
// Covered by test/sync/deploy/drift.test.ts




/** Most live code is from a commit that is not far back, and those cost little. */
const firstSteps = 50;
/**
 * Fetches what may explain live code that nothing here explains: first some more commits of a commit's own history, then
 * the rest of it and the other git branches.
 * @returns whether there is something new to judge by; `untried` where nothing is left to fetch
 */
async function fetchMore({ repository, interrupt, tell }, fetching) {
    if (fetching.done === "all")
        return "untried";
    const git = { ...repository, signal: interrupt };
    const shallow = await (0,_git_history_shallow_js__WEBPACK_IMPORTED_MODULE_2__/* .isShallow */ .f)(git);
    const text = `Fetching more of ${fetching.remote} to tell where the live code is from`;
    tell({ kind: shallow ? "step" : "detail", text });
    try {
        return (await fetchStep(git, fetching, { shallow })) ? "more" : "no-more";
    }
    catch (failure) {
        fetching.done = "all";
        if (!(failure instanceof _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SyncError */ .S0))
            throw failure;
        fetching.failure = failure.message;
        return "no-more";
    }
}
async function fetchStep(repository, fetching, { shallow }) {
    const { remote, commit, done } = fetching;
    if (shallow && done === "nothing") {
        fetching.done = "deeper";
        await (0,_git_clone_remote_js__WEBPACK_IMPORTED_MODULE_0__/* .deepen */ .gN)(repository, remote, { commit, by: firstSteps });
        return true;
    }
    fetching.done = "all";
    const known = new Set((await (0,_git_history_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .listRefs */ .Dy)(repository, "refs")).values());
    await (0,_git_clone_remote_js__WEBPACK_IMPORTED_MODULE_0__/* .fetchAllBranches */ .EY)(repository, fetching, { shallow });
    const tips = await (0,_git_history_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .listRefs */ .Dy)(repository, `refs/remotes/${remote}`);
    return shallow || [...tips.values()].some((oid) => !known.has(oid));
}


/***/ }),

/***/ 14845:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c_: () => (/* binding */ keepInstead),
/* harmony export */   se: () => (/* binding */ recordDeployed),
/* harmony export */   xu: () => (/* binding */ keepCopy),
/* harmony export */   yt: () => (/* binding */ unrecorded)
/* harmony export */ });
/* harmony import */ var _model_modules_modules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68218);
/* harmony import */ var _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92383);
/* harmony import */ var _records_fetch_records_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99739);
/* harmony import */ var _records_push_records_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95491);
/* harmony import */ var _records_read_records_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48899);
/* harmony import */ var _records_record_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60398);
/* harmony import */ var _where_from_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(99789);







/**
 * Keeps what is live before it is overwritten: on this disk, and on the remote where this disk does not last.
 * @returns the record's commit, or why the copy is not safe: then nothing is to be written
 */
async function keepCopy(deployment, world, live, { problem, origin }) {
    world.tell({ kind: "step", text: `Keeping a copy of "${deployment.place.branch}"` });
    try {
        return await record(deployment, world, live, origin);
    }
    catch (failure) {
        if (!(failure instanceof _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SyncError */ .S0))
            throw failure;
        return new _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DriftError */ .ul(`${problem}, and no copy could be kept, so nothing was written: ${failure.message}`, {
            cause: failure,
        });
    }
}
/** What the server holds instead of what was written: somebody's work, perhaps, that the next deploy would replace. */
async function keepInstead(deployment, world, wanted, live) {
    if (live === undefined || (0,_model_modules_modules_js__WEBPACK_IMPORTED_MODULE_0__/* .isNothing */ .qv)(live) || deployment.onDrift === "overwrite")
        return {};
    const { branch } = deployment.place;
    try {
        const late = toTheEnd(world);
        const origin = await (0,_where_from_js__WEBPACK_IMPORTED_MODULE_6__/* .originOf */ .yv)(deployment, late, wanted, live.modules);
        const kept = await record(deployment, late, live.modules, origin);
        return { warnings: [{ kind: "instead-kept", branch, record: kept }] };
    }
    catch (failure) {
        if (!(failure instanceof _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SyncError */ .S0))
            throw failure;
        return { warnings: [{ kind: "instead-lost", branch, failure: failure.message }] };
    }
}
/** After a deploy of built code without a stamp, and wherever records of the branch are kept already: what is live now is one too. Never fails the deploy. */
async function recordDeployed(deployment, world, wanted) {
    const { place, recordRemote, restores, commit } = deployment;
    const late = toTheEnd(world);
    const explains = explainsItself(deployment, wanted);
    try {
        if (recordRemote !== undefined)
            await (0,_records_fetch_records_js__WEBPACK_IMPORTED_MODULE_2__/* .fetchRecords */ .DQ)(late, recordRemote, [place]);
        if (explains && (await (0,_records_read_records_js__WEBPACK_IMPORTED_MODULE_4__/* .recordTips */ .gg)(late.repository, place)).length === 0)
            return {};
        await record(deployment, late, wanted.modules, { kind: restores ? "restore" : "deploy", commit: commit.oid });
        return {};
    }
    catch (failure) {
        if (!(failure instanceof _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SyncError */ .S0))
            throw failure;
        if (!explains)
            return unrecorded(deployment, wanted, failure.message);
        return { notes: [{ kind: "not-recorded", failure: failure.message }] };
    }
}
/** What the next run will meet where no commit, no stamp and no record says that this code is ours. */
function unrecorded(deployment, wanted, why) {
    if (explainsItself(deployment, wanted))
        return {};
    return { warnings: [{ kind: "recorded-nowhere", why }] };
}
/** Committed code is explained by its commit, and built code by its stamp; without one only a record can do it. */
const explainsItself = ({ source }, { built }) => built === undefined || source.stamp !== undefined;
async function record({ place, recordRemote }, world, modules, origin) {
    const { commit } = await (0,_records_record_js__WEBPACK_IMPORTED_MODULE_5__/* .writeRecord */ .r)(world.repository, { place, modules, origin, time: world.now() });
    return recordRemote === undefined ? commit : (await (0,_records_push_records_js__WEBPACK_IMPORTED_MODULE_3__/* .pushRecords */ .x)(world, recordRemote, place)).commit;
}
const lastWorkMs = 30_000;
/**
 * Once something was written, its record is not given up for an interrupt or the run's deadline, and takes its own time
 * at most: what an interrupt says, that nothing was written, would not be true any more.
 */
function toTheEnd(world) {
    const late = new AbortController();
    const failure = new _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UnreachableError */ .Jk(`not done within ${lastWorkMs / 1000} s`, { mayHaveArrived: false });
    setTimeout(() => late.abort(failure), lastWorkMs).unref();
    return { ...world, repository: { ...world.repository, signal: late.signal } };
}


/***/ }),

/***/ 99789:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EJ: () => (/* binding */ unexplained),
/* harmony export */   EV: () => (/* binding */ whereFrom),
/* harmony export */   yv: () => (/* binding */ originOf)
/* harmony export */ });
/* harmony import */ var _origin_explain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19873);
/* harmony import */ var _origin_explain_anywhere_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87891);
/* harmony import */ var _origin_explain_mark_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24931);
/* harmony import */ var _origin_find_record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82493);




/** The commit or the record that live code is from: an ancestor, a true mark, a record, and any other commit here. */
async function whereFrom({ commit, place, known: deployed }, { repository }, wanted, live) {
    const known = deployed && withListing(deployed, commit, wanted);
    const search = known && (0,_origin_explain_anywhere_js__WEBPACK_IMPORTED_MODULE_1__/* .searchFor */ .GU)(repository, known, { branch: place.branch, modules: live });
    const explanation = search && known ? await (0,_origin_explain_js__WEBPACK_IMPORTED_MODULE_0__/* .explainByHistory */ .z8)(search, known) : unknown;
    if (explanation.commit !== undefined)
        return { commit: explanation.commit, explanation };
    const marked = await (0,_origin_explain_mark_js__WEBPACK_IMPORTED_MODULE_2__/* .markedCommit */ .k)(repository, commit, live);
    if (marked !== undefined)
        return { commit: marked, explanation: unknown };
    const record = await (0,_origin_find_record_js__WEBPACK_IMPORTED_MODULE_3__/* .findRecord */ .T)(repository, place, live);
    if (record !== undefined)
        return { record, explanation };
    const elsewhere = search && known ? await (0,_origin_explain_anywhere_js__WEBPACK_IMPORTED_MODULE_1__/* .explainElsewhere */ ._U)(search, known, explanation) : unknown;
    return { ...(elsewhere.commit === undefined ? {} : { commit: elsewhere.commit }), explanation: elsewhere };
}
/** How code came to be live that this run did not write. */
async function originOf(deployment, world, wanted, live) {
    const { commit, record, explanation } = await whereFrom(deployment, world, wanted, live);
    if (commit !== undefined)
        return { kind: "deploy", commit };
    return record?.facts.origin ?? unexplained(explanation);
}
/** What was not fetched may explain it: then nobody can say that it was edited in the game. */
const unexplained = ({ cutOff }) => ({ kind: cutOff ? "backup" : "edit" });
/** Where this repository has no commit to compare with. */
const unknown = { cutOff: false, unseen: [] };
/** What was read for the write need not be listed again. Built modules are not what the commit holds in that folder. */
function withListing(known, commit, { source, entries, built }) {
    if (known.commit.oid !== commit.oid || built !== undefined)
        return known;
    return { ...known, listed: { folder: source, entries } };
}


/***/ }),

/***/ 82493:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ findRecord)
/* harmony export */ });
/* harmony import */ var _git_history_find_commits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94975);
/* harmony import */ var _model_modules_modules_digest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69379);
/* harmony import */ var _model_modules_plan_modules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3644);
/* harmony import */ var _records_read_records_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48899);




/** The newest record of a branch, here or as it was last fetched, that holds exactly these modules, however old it is. */
async function findRecord(repository, place, modules) {
    const tips = await (0,_records_read_records_js__WEBPACK_IMPORTED_MODULE_2__/* .recordTips */ .gg)(repository, place);
    if (tips.length === 0)
        return undefined;
    const digest = (0,_model_modules_modules_digest_js__WEBPACK_IMPORTED_MODULE_3__/* .modulesDigest */ .O)(modules);
    const found = await (0,_git_history_find_commits_js__WEBPACK_IMPORTED_MODULE_0__/* .findByMessage */ .k2)(repository, tips, `Screeps-Digest: ${digest}`);
    for (const record of await (0,_records_read_records_js__WEBPACK_IMPORTED_MODULE_2__/* .readRecords */ .T3)(repository, found)) {
        // A digest is only what the message claims.
        if ((0,_model_modules_plan_modules_js__WEBPACK_IMPORTED_MODULE_1__/* .sameModules */ .st)(await (0,_records_read_records_js__WEBPACK_IMPORTED_MODULE_2__/* .readRecordModules */ .l_)(repository, record.commit.oid), modules))
            return record;
    }
    return undefined;
}


/***/ }),

/***/ 99739:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Mm: () => (/* binding */ bounded),
  DQ: () => (/* binding */ fetchRecords),
  fj: () => (/* binding */ join),
  l5: () => (/* binding */ mostTries)
});

// UNUSED EXPORTS: remotePlaces

// EXTERNAL MODULE: ./build/js/git/clone/remote.js
var clone_remote = __webpack_require__(69162);
// EXTERNAL MODULE: ./build/js/git/history/ancestry.js
var ancestry = __webpack_require__(73166);
// EXTERNAL MODULE: ./build/js/git/history/refs.js + 1 modules
var refs = __webpack_require__(79486);
// EXTERNAL MODULE: ./build/js/git/process/git-error.js
var git_error = __webpack_require__(45117);
// EXTERNAL MODULE: ./build/js/model/outcome/errors.js
var errors = __webpack_require__(92383);
// EXTERNAL MODULE: ./build/js/model/records/record-refs.js
var record_refs = __webpack_require__(65698);
// EXTERNAL MODULE: ./build/js/model/text/short-id.js
var short_id = __webpack_require__(36689);
// EXTERNAL MODULE: ./build/js/git/history/commits.js
var commits = __webpack_require__(75297);
// EXTERNAL MODULE: ./build/js/model/records/record-message.js + 1 modules
var record_message = __webpack_require__(54396);
// EXTERNAL MODULE: ./build/js/sync/records/read-records.js
var read_records = __webpack_require__(48899);
;// CONCATENATED MODULE: ./build/js/sync/records/join-records.js
// Covered by test/sync/records/push-records.test.ts




/**
 * The commit that has the records of both tips: one of the two where it has all that is new, else a merge whose tree is
 * the newest record of both, by time. No record is written again, so each still tells what it differs from.
 * @param tip of a remote's git branch, which nobody rewrites
 */
async function joinRecords(repository, tip, ours) {
    if (ours === undefined || (await (0,ancestry/* isAncestor */.Q)(repository, ours, tip)))
        return tip;
    if (await (0,ancestry/* isAncestor */.Q)(repository, tip, ours))
        return ours;
    if ((await news(repository, tip, ours)).length === 0)
        return tip;
    const [newest] = [...(await (0,read_records/* listRecords */.VI)(repository, tip, 1)), ...(await (0,read_records/* listRecords */.VI)(repository, ours, 1))].sort(byTime);
    if (newest === undefined)
        return tip;
    const { commit, facts } = newest;
    return (0,commits/* writeCommit */.rV)(repository, {
        tree: commit.tree,
        parents: [tip, ours],
        message: (0,record_message/* joinMessage */.mU)(facts),
        time: commit.time,
    });
}
/** Whether a commit is a record, or joins some: only on such a tip records are put. */
async function holdsRecords(repository, tip) {
    const [commit] = await (0,commits/* readCommits */.Fe)(repository, [tip]);
    return commit === undefined ? undefined : (0,record_message/* parseRecordMessage */.oZ)(commit.message);
}
/** Our records but those that say what the record before or after them in time says, whoever wrote it. */
async function news(repository, tip, ours) {
    const fresh = await (0,read_records/* recordsApart */.ZO)(repository, ours, tip);
    const theirs = [...(await (0,read_records/* recordsApart */.ZO)(repository, tip, ours)), ...(await shared(repository, fresh))];
    const all = [...theirs, ...fresh].sort(byTime);
    const isTheirs = new Set(theirs);
    const repeats = (record, index) => [all[index - 1], all[index + 1]].some((near) => near !== undefined && isTheirs.has(near) && near.commit.tree === record.commit.tree);
    return all.filter((record, index) => !isTheirs.has(record) && !repeats(record, index));
}
/** What both have below our oldest new record. */
async function shared(repository, fresh) {
    const [below] = fresh.at(-1)?.commit.parents ?? [];
    return below === undefined ? [] : (0,read_records/* listRecords */.VI)(repository, below, 1);
}
const byTime = (a, b) => b.facts.time.getTime() - a.facts.time.getTime();

;// CONCATENATED MODULE: ./build/js/sync/records/fetch-records.js
// Covered by test/sync/records/push-records.test.ts








/**
 * Brings the records of some branches from a remote's `live/<server>/<branch>` into `refs/screeps/<server>/<branch>`,
 * so that what another machine recorded explains live code here. Records that only this repository has stay.
 * Call it before a deploy or a backup in a fresh clone. One `ls-remote`, and a fetch where there is something new.
 * @throws GitError when the remote cannot be read
 */
async function fetchRecords(world, { remote, prefix }, places) {
    const repository = bounded(world);
    const found = await (0,clone_remote/* listRemote */.VX)(repository, remote, `${prefix}/*`);
    const wanted = places
        .map((place) => ({ place, branch: (0,record_refs/* liveBranch */.Lu)(place, prefix) }))
        .filter(({ branch }) => found.has(branch));
    const branches = wanted.map(({ branch }) => branch);
    if (wanted.length > 0)
        await (0,clone_remote/* fetchBranches */.r4)(repository, remote, branches);
    for (const { place, branch } of wanted)
        await join(repository, { place, branch }, found.get(branch) ?? "");
}
/** The places of a server, or of all servers, that a remote has records of. One `ls-remote`. */
async function remotePlaces(world, { remote, prefix }) {
    const found = await listRemote(bounded(world), remote, `${prefix}/*`);
    return [...found.keys()].flatMap((name) => placeOfLive(name, prefix) ?? []);
}
/** Makes our ref hold the remote's records and our own. */
async function join(repository, { place, branch }, tip) {
    const ref = (0,record_refs/* recordRef */.Ji)(place);
    for (let tries = 0; tries < mostTries; tries += 1) {
        const ours = await (0,refs/* readRef */.sg)(repository, ref);
        if (ours !== undefined && (await (0,ancestry/* isAncestor */.Q)(repository, tip, ours)))
            return;
        await checkHoldsRecords(repository, { place, branch }, tip);
        if (await (0,refs/* moveRef */.LH)(repository, ref, await joinRecords(repository, tip, ours), ours))
            return;
    }
    throw new git_error/* GitError */.X(`Cannot join the records in ${ref}: others moved it ${mostTries} times meanwhile; run again`);
}
/** A git branch that somebody made for something else is not ours to write to. */
async function checkHoldsRecords(repository, { place, branch }, tip) {
    const found = await holdsRecords(repository, tip);
    if (found?.server === place.server && found.branch === place.branch)
        return;
    throw new errors/* UsageError */.eb(`Cannot use git branch ${branch}: its newest commit ${(0,short_id/* shortId */.m)(tip)} is no record of "${place.branch}" on ${place.server}; rename that git branch, or choose another first word with record-prefix`);
}
/** Git processes of the push end with the run. */
const bounded = ({ repository, interrupt }) => ({
    ...repository,
    signal: interrupt,
});
// With the waits between them some 30 s of lost races; the deadline of the run may end it sooner.
const mostTries = 10;


/***/ }),

/***/ 95491:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ pushRecords)
/* harmony export */ });
/* harmony import */ var _git_clone_remote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69162);
/* harmony import */ var _git_history_refs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79486);
/* harmony import */ var _git_process_git_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45117);
/* harmony import */ var _git_process_push_reason_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(86181);
/* harmony import */ var _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92383);
/* harmony import */ var _model_records_record_refs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65698);
/* harmony import */ var _fetch_records_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(99739);







/**
 * Pushes the records of a branch to `live/<server>/<branch>` of a remote. When another writer is faster, its records
 * are fetched and joined with ours, and it is tried again; never by force: the push holds only if the remote still is
 * what was seen. Bound by `world.interrupt` (the run's deadline). The result is on the remote, or it throws.
 * @throws UsageError where there is no record to push, or the remote's branch holds something else than records
 * @throws GitError when the remote refuses; nothing there has changed then
 */
async function pushRecords(world, { remote, prefix }, place) {
    const repository = (0,_fetch_records_js__WEBPACK_IMPORTED_MODULE_5__/* .bounded */ .Mm)(world);
    const branch = (0,_model_records_record_refs_js__WEBPACK_IMPORTED_MODULE_4__/* .liveBranch */ .Lu)(place, prefix);
    let failure;
    for (let tries = 0; tries < _fetch_records_js__WEBPACK_IMPORTED_MODULE_5__/* .mostTries */ .l5; tries += 1) {
        if (tries > 0)
            await world.wait(Math.round(100 * 2 ** Math.min(tries, 6) * (0.5 + world.random())));
        const expected = await tipOf(repository, remote, branch);
        const commit = await joined(repository, remote, { place, branch }, expected);
        if (commit === expected)
            return { branch, commit, isNew: tries > 0 };
        try {
            await (0,_git_clone_remote_js__WEBPACK_IMPORTED_MODULE_0__/* .pushCommit */ .Sq)(repository, remote, { commit, branch, expected });
            return { branch, commit, isNew: true };
        }
        catch (error) {
            failure = error;
            const now = await tipOf(repository, remote, branch);
            // The answer was lost on the way, and the push was not.
            if (now === commit)
                return { branch, commit, isNew: true };
            if (now === expected && !/lock|stale info/i.test(String(error)))
                throw refused(remote, branch, error);
        }
    }
    throw new _git_process_git_error_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .X(`Cannot push ${branch} to ${remote}: others were faster ${_fetch_records_js__WEBPACK_IMPORTED_MODULE_5__/* .mostTries */ .l5} times; run again`, {
        cause: failure,
    });
}
/** What the remote's git branch holds. @throws UsageError where another git branch stands in the way of its name */
async function tipOf(repository, remote, branch) {
    const found = await (0,_git_clone_remote_js__WEBPACK_IMPORTED_MODULE_0__/* .listRemote */ .VX)(repository, remote, branch, `${branch}/*`, ...(0,_model_records_record_refs_js__WEBPACK_IMPORTED_MODULE_4__/* .obstaclesOf */ ._M)(branch));
    const [obstacle] = [...found.keys()].filter((name) => name !== branch);
    if (obstacle === undefined)
        return found.get(branch);
    throw new _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(`Cannot push ${branch} to ${remote}: it has a git branch "${obstacle}", and git holds no two branches of which one is a folder of the other; rename that one, or choose another first word with record-prefix`);
}
/** Our records, joined with those of the remote where it has any. */
async function joined(repository, remote, kept, tip) {
    if (tip !== undefined) {
        await (0,_git_clone_remote_js__WEBPACK_IMPORTED_MODULE_0__/* .fetchBranches */ .r4)(repository, remote, [kept.branch]);
        await (0,_fetch_records_js__WEBPACK_IMPORTED_MODULE_5__/* .join */ .fj)(repository, kept, tip);
    }
    const { place } = kept;
    const ours = await (0,_git_history_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .readRef */ .sg)(repository, (0,_model_records_record_refs_js__WEBPACK_IMPORTED_MODULE_4__/* .recordRef */ .Ji)(place));
    if (ours !== undefined)
        return ours;
    throw new _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(`Cannot push records of "${place.branch}" on ${place.server}: there is none in ${(0,_model_records_record_refs_js__WEBPACK_IMPORTED_MODULE_4__/* .recordRef */ .Ji)(place)}`);
}
function refused(remote, branch, cause) {
    if (!(cause instanceof _git_process_git_error_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .X))
        return cause instanceof _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SyncError */ .S0 ? cause : new _git_process_git_error_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .X(String(cause), { cause });
    return new _git_process_git_error_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .X(`Cannot push ${branch} to ${remote}: ${cause.message}${(0,_git_process_push_reason_js__WEBPACK_IMPORTED_MODULE_6__/* .whatHelpsPush */ .F)(cause.message)}`, { cause });
}


/***/ }),

/***/ 60398:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ writeRecord)
});

// UNUSED EXPORTS: appendRecord

// EXTERNAL MODULE: ./build/js/git/history/commits.js
var commits = __webpack_require__(75297);
// EXTERNAL MODULE: ./build/js/git/history/refs.js + 1 modules
var refs = __webpack_require__(79486);
// EXTERNAL MODULE: ./build/js/git/objects/write-tree.js + 1 modules
var write_tree = __webpack_require__(47367);
;// CONCATENATED MODULE: ./build/js/git/process/durable.js
/**
 * A handle whose git has everything on the disk before it says done: by default loose objects may still be in a
 * cache when the machine stops. A pack needs one wait for the disk where a hundred loose objects need a hundred.
 */
function durable(repository) {
    const settings = [
        ["core.fsync", "committed,loose-object"],
        ["fastimport.unpackLimit", "20"],
    ];
    const variables = Object.fromEntries(settings.flatMap(([key, value], index) => [
        [`GIT_CONFIG_KEY_${index}`, key],
        [`GIT_CONFIG_VALUE_${index}`, value],
    ]));
    return {
        ...repository,
        variables: { ...repository.variables, ...variables, GIT_CONFIG_COUNT: `${settings.length}` },
    };
}

// EXTERNAL MODULE: ./build/js/git/process/git-error.js
var git_error = __webpack_require__(45117);
// EXTERNAL MODULE: ./build/js/model/modules/modules.js
var modules_modules = __webpack_require__(68218);
// EXTERNAL MODULE: ./build/js/model/modules/modules-digest.js
var modules_digest = __webpack_require__(69379);
// EXTERNAL MODULE: ./build/js/model/modules/plan.js
var modules_plan = __webpack_require__(25056);
// EXTERNAL MODULE: ./build/js/model/modules/plan-modules.js
var plan_modules = __webpack_require__(3644);
// EXTERNAL MODULE: ./build/js/model/records/record-change.js
var record_change = __webpack_require__(16552);
// EXTERNAL MODULE: ./build/js/model/records/record-files.js + 2 modules
var record_files = __webpack_require__(7151);
// EXTERNAL MODULE: ./build/js/model/records/record-message.js + 1 modules
var record_message = __webpack_require__(54396);
// EXTERNAL MODULE: ./build/js/model/records/record-refs.js
var record_refs = __webpack_require__(65698);
// EXTERNAL MODULE: ./build/js/model/text/short-id.js
var short_id = __webpack_require__(36689);
// EXTERNAL MODULE: ./build/js/sync/records/read-records.js
var read_records = __webpack_require__(48899);
;// CONCATENATED MODULE: ./build/js/sync/records/record.js















/**
 * Puts what is live on top of the records of its branch, durably, and reads it back before it counts. Index, work tree
 * and HEAD stay as they are.
 * @throws GitError when the copy cannot be kept
 */
async function writeRecord(repository, record) {
    const disk = durable(repository);
    const ref = (0,record_refs/* recordRef */.Ji)(record.place);
    for (let tries = 0; tries < 10; tries += 1) {
        const before = await (0,refs/* readRef */.sg)(disk, ref);
        // In a new clone the history goes on where the fetched one ends.
        const below = before ?? (await (0,read_records/* newestTip */.Ci)(disk, record.place))?.tip;
        const written = await appendRecord(disk, record, below);
        const isNew = written !== below;
        // Somebody else's record came in between: then ours goes on top of it.
        if (written === before || (await (0,refs/* moveRef */.LH)(disk, ref, written, before)))
            return { commit: written, ref, isNew };
    }
    throw new git_error/* GitError */.X(`Cannot keep a record in ${ref}: others moved it ten times meanwhile; run again`);
}
/** The commit of a record on top of another (undefined: the first); the other itself where it holds the same. No ref moves. */
async function appendRecord(repository, record, parent) {
    const { modules, place, origin, time, account } = record;
    const before = parent === undefined ? undefined : await (0,read_records/* readRecordModules */.l_)(repository, parent);
    const plan = (0,modules_plan/* planWrite */.Ni)(before ?? new Map(), modules, modules_modules/* sameContent */.Cm);
    if (parent !== undefined && (0,modules_plan/* isEmpty */.Im)(plan) && (before?.size ?? 0) === modules.size)
        return parent;
    const files = (0,record_files/* recordFiles */.B5)(modules).map(({ path, bytes }) => ({
        path: `${record_files/* recordFolder */.ae}/${path}`,
        mode: "100644",
        bytes,
    }));
    const tree = await (0,write_tree/* writeTree */.W)(repository, files);
    const change = changeOf(before, modules, plan);
    const facts = { ...place, time, digest: (0,modules_digest/* modulesDigest */.O)(modules), origin, account, change };
    const message = (0,record_message/* recordMessage */.VR)(facts, plan);
    const parents = parent === undefined ? [] : [parent];
    const commit = await (0,commits/* writeCommit */.rV)(repository, { tree, parents, message, time });
    await record_confirm(repository, commit, modules);
    return commit;
}
function changeOf(before, modules, plan) {
    if (before === undefined)
        return "first";
    return (0,modules_modules/* isEmptyCode */.L2)(modules) && !(0,modules_modules/* isEmptyCode */.L2)(before) ? "emptied" : (0,record_change/* countChange */.Mr)(plan);
}
async function record_confirm(repository, commit, modules) {
    const stored = await (0,read_records/* readRecordModules */.l_)(repository, commit);
    if ((0,plan_modules/* sameModules */.st)(stored, modules))
        return;
    throw new git_error/* GitError */.X(`Cannot keep a record: what git stored in ${(0,short_id/* shortId */.m)(commit)} is not what was live`);
}


/***/ })

};
;