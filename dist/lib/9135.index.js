"use strict";
exports.id = 9135;
exports.ids = [9135];
exports.modules = {

/***/ 70572:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sq: () => (/* binding */ pushCommit),
/* harmony export */   VX: () => (/* binding */ listRemote),
/* harmony export */   r4: () => (/* binding */ fetchBranches)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41710);
/* harmony import */ var _runner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41917);


/** The names of a remote's git branches below a prefix (`live/`), without `refs/heads/` → the commit of each. */
async function listRemote(repository, remote, pattern) {
    const args = ["ls-remote", "--refs", checkRemote(remote), `refs/heads/${pattern}`];
    const lines = (await (0,_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .gitText */ .q)(repository, args)).split("\n").filter((line) => line !== "");
    return new Map(lines.map((line) => [line.replace(/^\S+\s+refs\/heads\//, ""), line.split(/\s/, 1).join()]));
}
/** Fetches the commits of git branches of a remote. No ref, no FETCH_HEAD and no setting here is changed. */
async function fetchBranches(repository, remote, branches) {
    const quiet = ["--quiet", "--no-tags", "--no-write-fetch-head", "--no-recurse-submodules", "--refmap="];
    await (0,_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .gitText */ .q)(repository, ["fetch", ...quiet, checkRemote(remote), ...branches.map((name) => `refs/heads/${name}`)]);
}
/**
 * Pushes a commit to a git branch of a remote, which must still be what was seen there (undefined: not there).
 * Hooks of this repository are not asked: one of them may be ours.
 * @throws GitError when the remote refuses, also because somebody was faster
 */
async function pushCommit(repository, remote, push) {
    const ref = `refs/heads/${push.branch}`;
    const lease = `--force-with-lease=${ref}:${push.expected ?? ""}`;
    const args = [
        "push",
        "--porcelain",
        "--no-verify",
        "--no-follow-tags",
        "--recurse-submodules=no",
        "--no-signed",
        lease,
    ];
    await (0,_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .gitText */ .q)(repository, [...args, checkRemote(remote), `${push.commit}:${ref}`]);
}
function checkRemote(remote) {
    if (remote !== "" && !remote.startsWith("-"))
        return remote;
    throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`Cannot use remote ${JSON.stringify(remote)}: name one that "git remote" lists, for example origin`);
}


/***/ }),

/***/ 43830:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ planModules),
/* harmony export */   y: () => (/* binding */ planExactly)
/* harmony export */ });
/* harmony import */ var _modules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6180);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26698);
/* harmony import */ var _stamp_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88706);



/** What a write would change for the bot itself: the time of our own stamp, which is always another, is no change. */
function planModules(live, wanted, stamp) {
    return (0,_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .planWrite */ .Ni)((0,_stamp_js__WEBPACK_IMPORTED_MODULE_1__/* .withTimeOf */ .Bm)(wanted, live, stamp), wanted, _modules_js__WEBPACK_IMPORTED_MODULE_0__/* .sameContent */ .Cm);
}
/** What differs at all, after a write of exactly these modules. */
function planExactly(live, wanted) {
    return (0,_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .planWrite */ .Ni)(live, wanted, _modules_js__WEBPACK_IMPORTED_MODULE_0__/* .sameContent */ .Cm);
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

/***/ 9135:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $u: () => (/* binding */ exitStatus),
/* harmony export */   aq: () => (/* binding */ deployOptions),
/* harmony export */   sh: () => (/* binding */ deployTargets)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41710);
/* harmony import */ var _model_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49825);
/* harmony import */ var _model_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62148);
/* harmony import */ var _deploy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74155);
/* harmony import */ var _open_world_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41885);
/* harmony import */ var _prepare_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60238);
/* harmony import */ var _source_options_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(21361);







/** Deploys one commit to each server in turn: one report for each. */
async function deployTargets(asked, prepared, door) {
    const reports = [];
    for (const target of prepared.targets)
        reports.push(await deployTarget(asked, prepared, target, door));
    return reports;
}
async function deployTarget(asked, prepared, target, door) {
    if (prepared.branch === undefined) {
        return notBegun(asked, prepared, target, {
            outcome: "skipped",
            message: `Skipped ${prepared.commit.oid.slice(0, 7)} for ${target.label}: ${noRule(asked, prepared)}`,
        });
    }
    try {
        const world = (0,_open_world_js__WEBPACK_IMPORTED_MODULE_4__/* .openWorld */ .H)({ ...door, target, values: prepared.values });
        return await (0,_deploy_js__WEBPACK_IMPORTED_MODULE_3__/* .deploy */ .g)(deployOptions(asked, prepared, target), world);
    }
    catch (failure) {
        // With one server the message is all there is to say. With several, the others have a report of their own.
        if (!(failure instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SyncError */ .S0) || prepared.targets.length === 1)
            throw failure;
        return notBegun(asked, prepared, target, failure);
    }
}
/** What one exit status can say of several servers: the worst, where optional servers do not count. */
function exitStatus(reports, targets) {
    const counted = reports.filter((_, index) => targets[index]?.optional !== true);
    return Math.max(0, ...counted.map((report) => _model_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .outcomes */ .K[report.outcome].exit));
}
/** The options of one server's deploy, defaults put in. */
function deployOptions(asked, whole, target) {
    const prepared = (0,_prepare_js__WEBPACK_IMPORTED_MODULE_5__/* .prepareAt */ .Ri)(whole, target.place);
    const { commit, branch, values } = prepared;
    if (branch === undefined)
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`Cannot choose a code branch: ${noRule(asked, prepared)}`);
    return {
        ref: asked.ref,
        commit,
        branch,
        server: target.label,
        address: target.server.name,
        pushedTo: pushedTo(asked, prepared),
        recordRemote: asked.recordRemote,
        restores: false,
        source: (0,_source_options_js__WEBPACK_IMPORTED_MODULE_6__/* .sourceOptions */ .k)(asked, prepared),
        onDrift: values["on-drift"] ?? _model_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .settings */ .W["on-drift"].default,
        dryRun: values["dry-run"] ?? false,
        verify: values.verify ?? true,
        allowShrink: values["allow-shrink"] ?? false,
        maxWaitMs: (values["max-wait"] ?? _model_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .settings */ .W["max-wait"].default) * 1000,
        tellActive: asked.tellActive ?? "never",
        ownName: values.branch === undefined && values.branches === undefined ? prepared.gitRef.gitBranch : undefined,
        serverFlag: serverFlag(asked, whole, target),
    };
}
/** An address from the environment is there at the next command too; a flag, an input or one of several servers is not. */
function serverFlag({ raw }, { targets }, { label, server }) {
    if (raw["server"] !== undefined)
        return String(raw["server"]);
    return targets.some((other) => other.server.root !== server.root) ? label : undefined;
}
function pushedTo({ pushedTo: remote }, { gitRef: { gitBranch } }) {
    return remote === undefined || gitBranch === undefined ? undefined : { remote, gitBranch };
}
function noRule({ ref }, { gitRef }) {
    const name = gitRef.gitBranch ?? gitRef.tag;
    const what = name === undefined ? `${ref} is neither a branch nor a tag` : `no rule of branches: matches "${name}"`;
    return `${what}; --branch names one`;
}
function notBegun(asked, { commit, values }, target, ending) {
    return {
        outcome: ending.outcome,
        message: ending.message,
        server: target.label,
        ref: asked.ref,
        commit: commit.oid,
        source: values.source ?? "",
        modules: 0,
        bytes: 0,
        findings: [],
        waits: [],
        limits: [],
        warnings: [],
        notes: [],
    };
}


/***/ }),

/***/ 74155:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ deploy)
});

// EXTERNAL MODULE: ./build/js/model/errors.js
var errors = __webpack_require__(41710);
// EXTERNAL MODULE: ./build/js/model/plan.js
var model_plan = __webpack_require__(26698);
// EXTERNAL MODULE: ./build/js/model/plan-modules.js
var plan_modules = __webpack_require__(43830);
// EXTERNAL MODULE: ./build/js/sync/active-branch.js
var active_branch = __webpack_require__(49878);
// EXTERNAL MODULE: ./build/js/sync/committed-modules.js + 15 modules
var committed_modules = __webpack_require__(60410);
// EXTERNAL MODULE: ./build/js/sync/describe-run.js
var describe_run = __webpack_require__(54130);
// EXTERNAL MODULE: ./build/js/sync/drift.js + 1 modules
var drift = __webpack_require__(82985);
// EXTERNAL MODULE: ./build/js/sync/endings.js
var endings = __webpack_require__(52535);
// EXTERNAL MODULE: ./build/js/sync/keep-records.js
var keep_records = __webpack_require__(42945);
// EXTERNAL MODULE: ./build/js/sync/patience.js + 1 modules
var patience = __webpack_require__(33380);
// EXTERNAL MODULE: ./build/js/sync/run.js
var sync_run = __webpack_require__(66606);
// EXTERNAL MODULE: ./build/js/git/remote.js
var git_remote = __webpack_require__(70572);
;// CONCATENATED MODULE: ./build/js/sync/superseded.js


/**
 * Whether the git branch whose push started this run has moved on since: the newer push has a run of its own, and an
 * older one that writes after it would bring old code back. Undefined: the commit is still the newest.
 */
async function superseded({ options, world, notes }) {
    const { pushedTo, commit, branch, server } = options;
    if (pushedTo === undefined)
        return undefined;
    const { remote, gitBranch } = pushedTo;
    try {
        const tip = (await (0,git_remote/* listRemote */.VX)(world.repository, remote, gitBranch)).get(gitBranch);
        if (tip === undefined || tip === commit.oid)
            return undefined;
        return {
            outcome: "superseded",
            message: `Superseded: "${gitBranch}" is at ${tip.slice(0, 7)} by now, so ${commit.oid.slice(0, 7)} was not written to "${branch}" on ${server}; an older commit comes back by restore`,
        };
    }
    catch (failure) {
        if (!(failure instanceof errors/* SyncError */.S0))
            throw failure;
        const unasked = `Whether a newer commit was pushed could not be asked (${failure.message})`;
        if (!notes.includes(unasked))
            notes.push(unasked);
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/js/sync/write.js



/**
 * Sends the whole set once; true when the server acknowledged it. `run.sent` says what may have arrived, also after a failure.
 */
async function write(run, modules, live) {
    const { api, tell } = run.world;
    const { branch, server } = run.options;
    tell({ kind: "step", text: `Writing ${modules.size} modules to "${branch}" on ${server}`, writes: true });
    if (live === undefined)
        await checkAbsent(run);
    const before = run.sent;
    run.sent = "maybe";
    try {
        if (live === undefined)
            await api.createBranch(branch, modules);
        else
            await api.putCode(branch, modules);
        // Whether a clone takes the modules is only known of the open server, so its word alone is not enough.
        run.sent = live === undefined ? "maybe" : "acknowledged";
        return live !== undefined;
    }
    catch (failure) {
        if (!mayHaveArrived(failure))
            run.sent = before;
        throw failure;
    }
}
/** Clone overwrites a branch that exists, so a fresh listing has to show that it does not (observed on the open server). */
async function checkAbsent(run) {
    const { world, options } = run;
    const { branch } = options;
    const branches = await (0,patience/* interruptible */.In)(world, world.api.listBranches());
    // A new branch is not the active one: there is nothing more to ask about that.
    run.activeBranch = (0,active_branch/* activeOf */.m)(branches);
    if (branches.some((listed) => listed.branch === branch)) {
        throw new errors/* ServiceError */._7(`Cannot create branch "${branch}": it appeared a moment ago; run again to deploy to it`);
    }
    if (branches.length >= 30) {
        throw new errors/* ServiceError */._7(`Cannot create branch "${branch}": the account has ${branches.length} branches, and the server allows 30; delete one, or name another with --branch`);
    }
}
function mayHaveArrived(failure) {
    return failure instanceof errors/* SyncError */.S0 ? "mayHaveArrived" in failure && failure.mayHaveArrived === true : true;
}

;// CONCATENATED MODULE: ./build/js/sync/deploy.js













/** Makes a branch hold exactly the modules of a commit, and says truly whether it does. Expected failures end in the report too. */
async function deploy(options, world, read = committed_modules/* readModules */.U) {
    const run = (0,sync_run/* startRun */.AD)(options, world);
    try {
        run.committed = await read(world.repository, options.commit, options.source);
        const ending = await bringLive(run, run.committed);
        if (isLive(ending))
            await (0,keep_records/* recordDeployed */.se)(run, run.committed.modules);
        await (0,active_branch/* tellActive */.O)(run);
        return (0,describe_run/* describeRun */.vZ)(run, ending);
    }
    catch (failure) {
        if (!(failure instanceof errors/* SyncError */.S0))
            throw failure;
        const findings = failure instanceof errors/* PreflightError */.wG ? failure.findings : [];
        return (0,describe_run/* describeRun */.vZ)(run, { outcome: failure.outcome, message: failure.message }, failure, findings);
    }
}
/** Rounds of read, plan, write. Each begins with a read, so that no decision outlives a wait. */
async function bringLive(run, wanted) {
    for (;;) {
        try {
            const ending = await round(run, wanted);
            if (ending !== undefined)
                return ending;
        }
        catch (failure) {
            const ending = await nextTry(run, failure);
            if (ending !== undefined)
                return ending;
        }
    }
}
async function round(run, wanted) {
    const { options, world } = run;
    const live = await readLive(run, wanted);
    const plan = planRound(run, live?.modules ?? new Map(), wanted.modules);
    if (live !== undefined && (0,model_plan/* isEmpty */.Im)(plan))
        return (0,endings/* settled */.gu)(run);
    if (run.sent === "acknowledged") {
        await (0,keep_records/* keepInstead */.c_)(run, live);
        throw (0,endings/* mismatch */.J4)(run, plan);
    }
    run.plan ??= plan;
    run.live ??= live?.modules ?? new Map();
    if ((await (0,drift/* settleDrift */.f)(run, wanted, live)) === "read-again")
        return undefined;
    if (options.dryRun)
        return (0,endings/* planned */.lM)(run, live);
    if ((0,model_plan/* shrinksSuspiciously */.bP)(plan) && !options.allowShrink)
        throw (0,endings/* shrink */.Qr)(run, plan);
    const newer = await superseded(run);
    if (newer !== undefined)
        return newer;
    if (world.interrupt.aborted)
        throw (0,patience/* interruption */.YW)(world.interrupt);
    return (await write(run, wanted.modules, live)) ? (0,endings/* unread */.gy)(run) : undefined;
}
/** Once something was sent, the read-back compares everything, and our stamp to its time. */
function planRound({ sent, options }, live, wanted) {
    return sent === "nothing" ? (0,plan_modules/* planModules */.L)(live, wanted, options.source.stamp?.name) : (0,plan_modules/* planExactly */.y)(live, wanted);
}
/** What the commit holds was seen live: read back, or nothing was to be written. */
const isLive = ({ outcome }) => outcome === "deployed" || outcome === "restored" || outcome === "unchanged";
function readLive(run, { modules }) {
    const answer = run.world.api.getCode(run.options.branch, modules);
    // Once something was sent, the read-back is what tells the truth: it is not given up for an interrupt.
    return run.sent === "nothing" ? (0,patience/* interruptible */.In)(run.world, answer) : answer;
}
/** After a failure: waits for another round, or ends in what is true. */
async function nextTry(run, failure) {
    try {
        await (0,patience/* waitOrGiveUp */.JK)(failure, run.patience, run.world);
        return undefined;
    }
    catch (final) {
        if (!(final instanceof errors/* SyncError */.S0) || final instanceof errors/* MismatchError */.T7 || run.sent === "nothing")
            throw final;
        const why = final instanceof errors/* InterruptedError */.p4 ? `interrupted by ${final.signal}` : final.message;
        if (run.sent === "acknowledged")
            return (0,endings/* written */.Mp)(run, why);
        throw new errors/* UnknownStateError */.kx(`Cannot tell what "${run.options.branch}" holds: the write left and its answer was lost, so it is either ${run.options.commit.oid.slice(0, 7)} or what was live before (${why}); run again to settle it`, { cause: final });
    }
}


/***/ }),

/***/ 82985:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ settleDrift)
});

// EXTERNAL MODULE: ./build/js/model/content-id.js
var content_id = __webpack_require__(7188);
// EXTERNAL MODULE: ./build/js/model/errors.js
var errors = __webpack_require__(41710);
// EXTERNAL MODULE: ./build/js/model/modules.js
var model_modules = __webpack_require__(6180);
// EXTERNAL MODULE: ./build/js/model/plan.js
var model_plan = __webpack_require__(26698);
// EXTERNAL MODULE: ./build/js/model/record-message.js
var record_message = __webpack_require__(9702);
// EXTERNAL MODULE: ./build/js/model/stamp.js
var stamp = __webpack_require__(88706);
// EXTERNAL MODULE: ./build/js/sync/explain.js + 1 modules
var explain = __webpack_require__(1845);
;// CONCATENATED MODULE: ./build/js/sync/describe-drift.js

const mostNames = 5;
/** What differs from the nearest known state, by module. */
function describeDrift({ nearest, cutOff }) {
    const seen = cutOff ? "; this clone is shallow, so older commits were not seen" : "";
    if (nearest === undefined)
        return `no commit with this source folder was found${seen}`;
    return `nearest is ${nearest.commit.slice(0, 7)}, edited since: ${listed(nearest.plan)}${seen}`;
}
/** What a person can do who does not want to lose live code. */
function whatHelps({ cutOff }) {
    const history = cutOff ? "fetch the whole history (fetch-depth: 0, git fetch --unshallow), or " : "";
    return `${history}look at it with "screeps-sync diff --patch" and commit what you want to keep; --on-drift keep copies it first, --on-drift overwrite does not (looked at ${explain/* historyLimit */.kw} commits)`;
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

// EXTERNAL MODULE: ./build/js/sync/explain-elsewhere.js
var explain_elsewhere = __webpack_require__(3357);
// EXTERNAL MODULE: ./build/js/sync/explain-mark.js
var explain_mark = __webpack_require__(97364);
// EXTERNAL MODULE: ./build/js/sync/keep-records.js
var keep_records = __webpack_require__(42945);
// EXTERNAL MODULE: ./build/js/sync/record.js + 1 modules
var record = __webpack_require__(32013);
// EXTERNAL MODULE: ./build/js/sync/run.js
var sync_run = __webpack_require__(66606);
;// CONCATENATED MODULE: ./build/js/sync/drift.js













/**
 * Lets a write go on when the live code is known to come from this repository, or the policy says so; notes what it
 * found. `read-again`: a copy was kept, which took its time, so the live code has to be looked at once more.
 * @throws DriftError when live code would be lost
 */
async function settleDrift(run, wanted, live) {
    if (live === undefined || (0,sync_run/* isNothing */.qv)(live))
        return "go-on";
    const { options, world } = run;
    const reading = { ...options.source, layout: wanted.layout };
    const told = (0,stamp/* withoutStamp */.GD)(live.modules, options.source.stamp?.name);
    const ids = (0,content_id/* contentIds */.e8)(told, (0,sync_run/* objectFormat */.n9)(options.commit));
    const explanation = await (0,explain/* explainLive */.e1)(world.repository, options.commit, wanted, reading, ids);
    if (explanation.commit !== undefined)
        return heldCommit(run, explanation.commit);
    const marked = await (0,explain_mark/* markedCommit */.k)(world.repository, options.commit, live.modules);
    if (marked !== undefined)
        return heldCommit(run, marked);
    if (await isRecorded(run, live.modules))
        return "go-on";
    const elsewhere = await (0,explain_elsewhere/* findElsewhere */.E)(world.repository, { ...reading, source: sourceElsewhere(run, wanted) }, ids);
    if (elsewhere !== undefined)
        return heldCommit(run, elsewhere);
    return await settleUnknown(run, live.modules, explanation);
}
/** A record's own folder says nothing of where other commits have their source. */
const sourceElsewhere = ({ options }, { source }) => options.source.source ?? (options.restores ? undefined : source);
async function settleUnknown(run, live, explanation) {
    const { branch, server, onDrift, dryRun } = run.options;
    const found = describeDrift(await withNewestRecord(run, live, explanation));
    if (dryRun || onDrift === "overwrite") {
        note(run, `Drift: the live code of "${branch}" is not from this repository (${found})`);
        return "go-on";
    }
    const problem = `Cannot overwrite "${branch}" on ${server}: its live code is not from this repository (${found})`;
    if (onDrift === "refuse")
        throw new errors/* DriftError */.ul(`${problem}; ${whatHelps(explanation)}`);
    const record = await (0,keep_records/* keepCopy */.xu)(run, live, problem);
    note(run, `Drift: the live code of "${branch}" was not from this repository (${found}); a copy is kept as ${record.slice(0, 7)}, and "screeps-sync restore ${record.slice(0, 7)}" brings it back`);
    return "read-again";
}
/** What was recorded last may be nearer to the live code than any commit. */
async function withNewestRecord(run, live, explanation) {
    const { repository } = run.world;
    const newest = await (0,record/* newestRecord */.oG)(repository, { server: run.options.address, branch: run.options.branch });
    if (newest === undefined)
        return explanation;
    const modules = await (0,record/* readRecordModules */.l_)(repository, newest.commit.oid);
    const plan = (0,model_plan/* planWrite */.Ni)(live, modules, model_modules/* sameContent */.Cm);
    if (explanation.nearest !== undefined && (0,explain/* distance */.Io)(explanation.nearest.plan) <= (0,explain/* distance */.Io)(plan))
        return explanation;
    const ids = (0,content_id/* contentIds */.e8)(modules, (0,sync_run/* objectFormat */.n9)(run.options.commit));
    return { ...explanation, nearest: { commit: newest.commit.oid, plan, ids } };
}
function heldCommit(run, commit) {
    run.liveCommit = commit;
    note(run, `"${run.options.branch}" held ${commit.slice(0, 7)}`);
    return "go-on";
}
async function isRecorded(run, live) {
    const record = await (0,explain_elsewhere/* findRecord */.T)(run.world.repository, { server: run.options.address, branch: run.options.branch }, live);
    if (record === undefined)
        return false;
    // Said already where this run has just kept it.
    if (record.commit.oid !== run.record)
        note(run, `"${run.options.branch}" held what record ${record.commit.oid.slice(0, 7)} keeps (${(0,record_message/* describeOrigin */.uN)(record.facts.origin)})`);
    return true;
}
/** Rounds repeat what they find. */
function note(run, text) {
    if (!run.notes.includes(text))
        run.notes.push(text);
}


/***/ }),

/***/ 52535:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J4: () => (/* binding */ mismatch),
/* harmony export */   Mp: () => (/* binding */ written),
/* harmony export */   Qr: () => (/* binding */ shrink),
/* harmony export */   gu: () => (/* binding */ settled),
/* harmony export */   gy: () => (/* binding */ unread),
/* harmony export */   lM: () => (/* binding */ planned)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41710);

function settled(run) {
    const { branch, server, commit } = run.options;
    const oid = commit.oid.slice(0, 7);
    const size = run.committed?.modules.size ?? 0;
    if (run.sent !== "nothing")
        return {
            outcome: run.options.restores ? "restored" : "deployed",
            message: `${run.options.restores ? "Restored" : "Deployed"} ${oid} to "${branch}" on ${server}: read back, all ${size} modules equal`,
        };
    return {
        outcome: "unchanged",
        message: `Nothing to do: "${branch}" on ${server} already holds exactly the ${size} modules of ${oid}`,
    };
}
function planned(run, live) {
    const { branch, server, commit } = run.options;
    const create = live === undefined ? ", which would be created" : "";
    return {
        outcome: "planned",
        message: `Planned ${commit.oid.slice(0, 7)} for "${branch}" on ${server}${create}: nothing was written`,
    };
}
/** After an acknowledged write: undefined where it can be read back, else why it is not. */
function unread(run) {
    if (!run.options.verify)
        return written(run, "--no-verify");
    const reads = run.world.api.limits.get("GET /api/user/code");
    if (reads?.resetAt === undefined || reads.remaining > 0 || reads.resetAt <= run.world.now())
        return undefined;
    return written(run, `no reads are left until ${reads.resetAt.toISOString()}`);
}
function written(run, why) {
    const { branch, server, commit } = run.options;
    return {
        outcome: "written",
        message: `Written ${commit.oid.slice(0, 7)} to "${branch}" on ${server} and acknowledged, but not read back: ${why}`,
    };
}
function mismatch(run, plan) {
    const differing = [...plan.added, ...plan.changed, ...plan.removed];
    const names = differing
        .slice(0, 5)
        .map((name) => `"${name}"`)
        .join(", ");
    const more = differing.length > 5 ? ` and ${differing.length - 5} more` : "";
    return new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .MismatchError */ .T7(`Cannot confirm ${run.options.commit.oid.slice(0, 7)} on "${run.options.branch}": the write was acknowledged, but the server holds something else in ${names}${more}; somebody may have written at the same time, see "screeps-sync diff"`);
}
function shrink(run, plan) {
    const wanted = plan.added.length + plan.changed.length + plan.unchanged.length;
    const live = plan.changed.length + plan.removed.length + plan.unchanged.length;
    return new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7(`Cannot replace the ${live} modules of "${run.options.branch}" by ${wanted}: that is likely a wrong folder or a failed build; --allow-shrink if it is meant`);
}


/***/ }),

/***/ 42945:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c_: () => (/* binding */ keepInstead),
/* harmony export */   se: () => (/* binding */ recordDeployed),
/* harmony export */   xu: () => (/* binding */ keepCopy)
/* harmony export */ });
/* harmony import */ var _git_refs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32670);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41710);
/* harmony import */ var _model_record_refs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72155);
/* harmony import */ var _push_records_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85560);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32013);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66606);






/**
 * Keeps what is live before it is overwritten: on this disk, and on the remote where this disk does not last.
 * @returns the record's commit
 * @throws DriftError when the copy is not safe: then nothing is to be written
 */
async function keepCopy(run, live, problem) {
    run.world.tell({ kind: "step", text: `Keeping a copy of "${run.options.branch}"` });
    try {
        run.record = await record(run, live, { kind: "edit" });
        return run.record;
    }
    catch (failure) {
        if (!(failure instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SyncError */ .S0))
            throw failure;
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DriftError */ .ul(`${problem}, and no copy could be kept, so nothing was written: ${failure.message}`, {
            cause: failure,
        });
    }
}
/** What the server holds instead of what was written: somebody's work, perhaps, that the next deploy would replace. */
async function keepInstead(run, live) {
    if (live === undefined || (0,_run_js__WEBPACK_IMPORTED_MODULE_5__/* .isNothing */ .qv)(live) || run.options.onDrift === "overwrite")
        return;
    try {
        const commit = await record(toTheEnd(run), live.modules, { kind: "edit" });
        run.notes.push(`What "${run.options.branch}" holds instead is kept as ${commit.slice(0, 7)}`);
    }
    catch (failure) {
        if (!(failure instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SyncError */ .S0))
            throw failure;
        run.notes.push(`What "${run.options.branch}" holds instead could not be kept: ${failure.message}`);
    }
}
/** After a deploy of built code, and wherever records of the branch are kept already: what is live now is one too. Never fails the deploy. */
async function recordDeployed(deployed, modules) {
    const run = toTheEnd(deployed);
    const { options, world } = run;
    try {
        if (options.recordRemote !== undefined)
            await (0,_push_records_js__WEBPACK_IMPORTED_MODULE_3__/* .fetchRecords */ .DQ)(world, options.recordRemote, [placeOf(run)]);
        // No commit holds what was built, so only a record can explain it to the next deploy.
        const isBuilt = run.committed?.built !== undefined;
        if (!isBuilt && (await (0,_git_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .readRef */ .sg)(world.repository, (0,_model_record_refs_js__WEBPACK_IMPORTED_MODULE_2__/* .recordRef */ .Ji)(placeOf(run)))) === undefined)
            return;
        await record(run, modules, { kind: options.restores ? "restore" : "deploy", commit: options.commit.oid });
    }
    catch (failure) {
        if (!(failure instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SyncError */ .S0))
            throw failure;
        run.notes.push(`Not recorded: ${failure.message}; the next deploy or backup records it`);
    }
}
async function record(run, modules, origin) {
    const { options, world } = run;
    const place = placeOf(run);
    const { commit } = await (0,_record_js__WEBPACK_IMPORTED_MODULE_4__/* .writeRecord */ .rh)(world.repository, { place, modules, origin, time: world.now() });
    if (options.recordRemote === undefined)
        return commit;
    return (await (0,_push_records_js__WEBPACK_IMPORTED_MODULE_3__/* .pushRecords */ .xu)(world, options.recordRemote, place)).commit;
}
const lastWorkMs = 30_000;
/**
 * Once something was written, its record is not given up for an interrupt or the run's deadline, and takes its own time
 * at most: what an interrupt says, that nothing was written, would not be true any more.
 */
function toTheEnd(run) {
    const late = new AbortController();
    const failure = new _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UnreachableError */ .Jk(`not done within ${lastWorkMs / 1000} s`, { mayHaveArrived: false });
    setTimeout(() => late.abort(failure), lastWorkMs).unref();
    const repository = { ...run.world.repository, signal: late.signal };
    return { ...run, world: { ...run.world, repository } };
}
const placeOf = ({ options }) => ({ server: options.address, branch: options.branch });


/***/ }),

/***/ 85560:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DQ: () => (/* binding */ fetchRecords),
/* harmony export */   xu: () => (/* binding */ pushRecords)
/* harmony export */ });
/* unused harmony export remotePlaces */
/* harmony import */ var _git_ancestry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26523);
/* harmony import */ var _git_commits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26994);
/* harmony import */ var _git_git_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22719);
/* harmony import */ var _git_refs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32670);
/* harmony import */ var _git_remote_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70572);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41710);
/* harmony import */ var _model_record_refs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(72155);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(32013);








// With the waits between them some 30 s of lost races; the deadline of the run may end it sooner.
const mostTries = 10;
/**
 * Brings the records of some branches from a remote's `live/<server>/<branch>` into `refs/screeps/<server>/<branch>`,
 * so that what another machine recorded explains live code here. Records that only this repository has stay, on top.
 * Call it before a deploy or a backup in a fresh clone. One `ls-remote`, and a fetch where there is something new.
 * @param remote name or address of the remote, `origin`
 * @throws GitError when the remote cannot be read
 */
async function fetchRecords(world, remote, places) {
    const repository = bounded(world);
    const found = await (0,_git_remote_js__WEBPACK_IMPORTED_MODULE_4__/* .listRemote */ .VX)(repository, remote, "live/*");
    const wanted = places.filter((place) => found.has((0,_model_record_refs_js__WEBPACK_IMPORTED_MODULE_6__/* .liveBranch */ .Lu)(place)));
    if (wanted.length > 0)
        await (0,_git_remote_js__WEBPACK_IMPORTED_MODULE_4__/* .fetchBranches */ .r4)(repository, remote, wanted.map(_model_record_refs_js__WEBPACK_IMPORTED_MODULE_6__/* .liveBranch */ .Lu));
    for (const place of wanted)
        await join(repository, place, found.get((0,_model_record_refs_js__WEBPACK_IMPORTED_MODULE_6__/* .liveBranch */ .Lu)(place)) ?? "");
}
/** The places of a server, or of all servers, that a remote has records of. One `ls-remote`. */
async function remotePlaces(world, remote) {
    const found = await listRemote(bounded(world), remote, "live/*");
    return [...found.keys()].flatMap((name) => placeOf(name) ?? []);
}
/**
 * Pushes the records of a branch to `live/<server>/<branch>` of a remote. When another writer is faster, its records
 * are fetched, ours are put on top, and it is tried again; never by force: the push holds only if the remote still is
 * what was seen. Bound by `world.interrupt` (the run's deadline). The result is on the remote, or it throws.
 * In the Action `keep` needs `permissions: contents: write`, and the error says so.
 * @param remote name or address of the remote, `origin`
 * @throws UsageError where there is no record to push, or the remote's branch holds something else than records
 * @throws GitError when the remote refuses; nothing there has changed then
 */
async function pushRecords(world, remote, place) {
    const repository = bounded(world);
    const branch = (0,_model_record_refs_js__WEBPACK_IMPORTED_MODULE_6__/* .liveBranch */ .Lu)(place);
    let failure;
    for (let tries = 0; tries < mostTries; tries += 1) {
        if (tries > 0)
            await world.wait(Math.round(100 * 2 ** Math.min(tries, 6) * (0.5 + world.random())));
        const expected = (await (0,_git_remote_js__WEBPACK_IMPORTED_MODULE_4__/* .listRemote */ .VX)(repository, remote, branch)).get(branch);
        const commit = await onTopOf(repository, remote, place, expected);
        if (commit === expected)
            return { branch, commit, isNew: tries > 0 };
        try {
            await (0,_git_remote_js__WEBPACK_IMPORTED_MODULE_4__/* .pushCommit */ .Sq)(repository, remote, { commit, branch, expected });
            return { branch, commit, isNew: true };
        }
        catch (error) {
            failure = error;
            const now = (await (0,_git_remote_js__WEBPACK_IMPORTED_MODULE_4__/* .listRemote */ .VX)(repository, remote, branch)).get(branch);
            // The answer was lost on the way, and the push was not.
            if (now === commit)
                return { branch, commit, isNew: true };
            if (now === expected && !/lock|stale info/i.test(String(error)))
                throw refused(remote, branch, error);
        }
    }
    throw new _git_git_error_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .X(`Cannot push ${branch} to ${remote}: others were faster ${mostTries} times; run again`, {
        cause: failure,
    });
}
/** Our newest record, after our records were put on top of the remote's tip where that is not among them yet. */
async function onTopOf(repository, remote, place, tip) {
    if (tip !== undefined) {
        await (0,_git_remote_js__WEBPACK_IMPORTED_MODULE_4__/* .fetchBranches */ .r4)(repository, remote, [(0,_model_record_refs_js__WEBPACK_IMPORTED_MODULE_6__/* .liveBranch */ .Lu)(place)]);
        await join(repository, place, tip);
    }
    const ours = await (0,_git_refs_js__WEBPACK_IMPORTED_MODULE_3__/* .readRef */ .sg)(repository, (0,_model_record_refs_js__WEBPACK_IMPORTED_MODULE_6__/* .recordRef */ .Ji)(place));
    if (ours !== undefined)
        return ours;
    throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .eb(`Cannot push records of "${place.branch}" on ${place.server}: there is none in ${(0,_model_record_refs_js__WEBPACK_IMPORTED_MODULE_6__/* .recordRef */ .Ji)(place)}`);
}
/** Makes our ref hold the tip, and on top of it each record that only we have. */
async function join(repository, place, tip) {
    const ref = (0,_model_record_refs_js__WEBPACK_IMPORTED_MODULE_6__/* .recordRef */ .Ji)(place);
    for (let tries = 0; tries < mostTries; tries += 1) {
        const ours = await (0,_git_refs_js__WEBPACK_IMPORTED_MODULE_3__/* .readRef */ .sg)(repository, ref);
        if (ours !== undefined && (await (0,_git_ancestry_js__WEBPACK_IMPORTED_MODULE_0__/* .isAncestor */ .Q)(repository, tip, ours)))
            return;
        await checkIsRecord(repository, place, tip);
        if (await (0,_git_refs_js__WEBPACK_IMPORTED_MODULE_3__/* .moveRef */ .LH)(repository, ref, await rebase(repository, tip, ours), ours))
            return;
    }
    throw new _git_git_error_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .X(`Cannot join the records in ${ref}: others moved it ${mostTries} times meanwhile; run again`);
}
/** Re-parents what the tip does not have. A record that repeats the one below it says nothing and is left out. */
async function rebase(repository, tip, ours) {
    if (ours === undefined || (await (0,_git_ancestry_js__WEBPACK_IMPORTED_MODULE_0__/* .isAncestor */ .Q)(repository, ours, tip)))
        return tip;
    const [below] = await (0,_git_commits_js__WEBPACK_IMPORTED_MODULE_1__/* .readCommits */ .Fe)(repository, [tip]);
    const theirs = new Set((await (0,_record_js__WEBPACK_IMPORTED_MODULE_7__/* .listRecords */ .VI)(repository, tip, 1000)).map(({ commit }) => commit.oid));
    const records = (await (0,_record_js__WEBPACK_IMPORTED_MODULE_7__/* .listRecords */ .VI)(repository, ours, 1000)).filter(({ commit }) => !theirs.has(commit.oid));
    let top = tip;
    let tree = below?.tree;
    for (const { commit } of [...records].reverse()) {
        if (commit.tree === tree)
            continue;
        top = await (0,_git_commits_js__WEBPACK_IMPORTED_MODULE_1__/* .writeCommit */ .rV)(repository, { ...commit, parents: [top] });
        tree = commit.tree;
    }
    return top;
}
/** A git branch that somebody made for something else is not ours to write to. */
async function checkIsRecord(repository, place, tip) {
    const [newest] = await (0,_record_js__WEBPACK_IMPORTED_MODULE_7__/* .listRecords */ .VI)(repository, tip, 1);
    if (newest !== undefined && newest.facts.server === place.server && newest.facts.branch === place.branch)
        return;
    throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .eb(`Cannot use git branch ${(0,_model_record_refs_js__WEBPACK_IMPORTED_MODULE_6__/* .liveBranch */ .Lu)(place)}: its newest commit ${tip.slice(0, 7)} is no record of "${place.branch}" on ${place.server}; rename that git branch`);
}
function refused(remote, branch, cause) {
    if (!(cause instanceof _git_git_error_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .X))
        return cause instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .SyncError */ .S0 ? cause : new _git_git_error_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .X(String(cause), { cause });
    return new _git_git_error_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .X(`Cannot push ${branch} to ${remote}: ${cause.message}; in a workflow grant it with "permissions: contents: write"`, { cause });
}
/** Git processes of the push end with the run. */
const bounded = ({ repository, interrupt }) => ({
    ...repository,
    signal: interrupt,
});


/***/ })

};
;