"use strict";
exports.id = 9594;
exports.ids = [9594];
exports.modules = {

/***/ 26523:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ isAncestor)
/* harmony export */ });
/* harmony import */ var _look_up_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25423);
/* harmony import */ var _runner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41917);


/** Whether every commit of `older` is in `newer`; false also where `older` was never fetched, so that nobody can tell. */
async function isAncestor(repository, older, newer) {
    const [known] = await (0,_look_up_js__WEBPACK_IMPORTED_MODULE_0__/* .lookUp */ .T)(repository, [`${older}^{commit}`]);
    if (known === undefined)
        return false;
    // --count, because it always prints: `merge-base --is-ancestor` answers by its exit status alone.
    const missing = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .gitText */ .q)(repository, ["rev-list", "--count", "--max-count=1", older, `^${newer}`]);
    return missing.trim() === "0";
}


/***/ }),

/***/ 78361:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ sourceHistory)
});

// EXTERNAL MODULE: ./build/js/git/git-error.js
var git_error = __webpack_require__(22719);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./build/js/git/log-raw.js


/** The format `parseRawLog` reads: commit id and tree id. */
const LOG_FORMAT = "--format=tformat:%H %T";
const COMMIT = /^([0-9a-f]{40,64}) ([0-9a-f]{40,64})$/;
const CHANGE = /^\n?:(\d{6}) (\d{6}) ([0-9a-f]{40,64}) ([0-9a-f]{40,64}) [ADMT]$/;
/**
 * Output of `git log --raw -z --no-abbrev --no-renames` in `LOG_FORMAT` → commits with their changes. It is a row of
 * fields that end in NUL; the first change of a commit has a line feed before its colon:
 *
 *     <oid> SP <tree> NUL
 *     :<mode before> SP <mode after> SP <oid before> SP <oid after> SP <status> NUL <path> NUL
 */
function parseRawLog(output) {
    if (output.length === 0)
        return [];
    if (output.at(-1) !== 0 || !(0,external_node_buffer_.isUtf8)(output)) {
        throw new git_error/* GitError */.X("Cannot read the history: git's list is cut off, or a path in it is not UTF-8");
    }
    const fields = output.toString("utf8").slice(0, -1).split("\0");
    const commits = [];
    for (let next = 0; next < fields.length;) {
        const field = fields[next] ?? "";
        const [, oid, tree] = COMMIT.exec(field) ?? [];
        if (oid !== undefined && tree !== undefined) {
            commits.push({ commit: { oid, tree }, changes: [] });
            next += 1;
        }
        else {
            const changes = commits.at(-1)?.changes;
            if (changes === undefined)
                throw unreadable(field);
            changes.push(parseChange(field, fields[next + 1]));
            next += 2;
        }
    }
    return commits;
}
function parseChange(field, path) {
    const [, modeBefore, modeAfter, oidBefore, oidAfter] = CHANGE.exec(field) ?? [];
    if (path === undefined || path === "")
        throw unreadable(field);
    return { path, before: version(field, modeBefore, oidBefore), after: version(field, modeAfter, oidAfter) };
}
function version(field, mode, oid) {
    if (mode === undefined || oid === undefined)
        throw unreadable(field);
    return mode === "000000" ? undefined : { mode, oid };
}
const unreadable = (field) => new git_error/* GitError */.X(`Cannot read the history: git printed ${JSON.stringify(field)}`);

// EXTERNAL MODULE: ./build/js/git/ls-tree.js + 1 modules
var ls_tree = __webpack_require__(35538);
// EXTERNAL MODULE: ./build/js/git/pathspec.js
var pathspec = __webpack_require__(5374);
// EXTERNAL MODULE: ./build/js/git/runner.js + 2 modules
var runner = __webpack_require__(41917);
// EXTERNAL MODULE: ./build/js/git/shallow.js
var shallow = __webpack_require__(34636);
;// CONCATENATED MODULE: ./build/js/git/history.js






/**
 * Commit and folder (`""` is the root) → the versions of the folder along the first parents, each whole. It takes one
 * `git log`: the newest version is the commit's own, and undoing a commit's changes gives the version before it.
 */
async function sourceHistory(repository, commit, folder, options = {}) {
    const { limit = 200, tip } = options;
    const [entries, log] = await Promise.all([
        tip ?? (0,ls_tree/* listTree */.n)(repository, commit.oid, folder),
        readLog(repository, commit, folder, limit),
    ]);
    const newest = new Map(entries.map(({ path, mode, oid }) => [path, { mode, oid }]));
    const cutOff = log.length < limit && (await (0,shallow/* isShallow */.f)(repository));
    return { versions: { [Symbol.iterator]: () => walkBack(newest, log, folder) }, cutOff };
}
async function readLog(repository, commit, folder, limit) {
    const shape = ["--raw", "-z", "--no-abbrev", "--no-renames", "--no-relative", "--ignore-submodules=none", LOG_FORMAT];
    const walk = ["--first-parent", "--diff-merges=first-parent", "--no-follow", "--no-show-signature", "-n", `${limit}`];
    return parseRawLog(await (0,runner/* gitBytes */.s)(repository, ["log", ...walk, ...shape, commit.oid, "--", (0,pathspec/* pathspecOf */.w)(folder)]));
}
function* walkBack(newest, log, folder) {
    let files = newest;
    for (const { commit, changes } of log) {
        yield { commit, files };
        files = undo(files, changes, folder);
    }
}
/** The folder after a commit, and the changes of the commit → the folder before it. */
function undo(after, changes, folder) {
    const files = new Map(after);
    for (const change of changes) {
        const path = folder === "" ? change.path : change.path.slice(folder.length + 1);
        const known = files.get(path);
        // If this fits for every change, no commit and no path was lost on the way.
        if (known?.oid !== change.after?.oid || known?.mode !== change.after?.mode) {
            throw new git_error/* GitError */.X(`Cannot read the history: the changes of ${JSON.stringify(change.path)} do not fit together`);
        }
        if (change.before === undefined)
            files.delete(path);
        else
            files.set(path, change.before);
    }
    return files;
}


/***/ }),

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

/***/ 54130:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wm: () => (/* binding */ describeLimits),
/* harmony export */   df: () => (/* binding */ describePlan),
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
        ...(run.active === undefined ? {} : { active: run.active }),
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
        notes: [...(committed?.notes ?? []), ...run.notes],
    };
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

/***/ 3357:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ findElsewhere),
/* harmony export */   T: () => (/* binding */ findRecord)
/* harmony export */ });
/* harmony import */ var _git_history_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78361);
/* harmony import */ var _git_ls_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35538);
/* harmony import */ var _git_refs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32670);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41710);
/* harmony import */ var _model_modules_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6180);
/* harmony import */ var _model_plan_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(26698);
/* harmony import */ var _model_record_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64803);
/* harmony import */ var _model_record_refs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(72155);
/* harmony import */ var _model_source_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(81148);
/* harmony import */ var _explain_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(95476);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(32013);











// Branches that were not touched for a long time say little about what is live, and each costs a process.
const mostTips = 30;
/** The newest record of a branch, here or as it was last fetched, that holds exactly these modules. */
async function findRecord(repository, place, modules) {
    const digest = (0,_model_record_files_js__WEBPACK_IMPORTED_MODULE_5__/* .modulesDigest */ .O5)(modules);
    for (const tip of await recordTips(repository, place)) {
        const records = await (0,_record_js__WEBPACK_IMPORTED_MODULE_9__/* .listRecords */ .VI)(repository, tip, _explain_js__WEBPACK_IMPORTED_MODULE_8__/* .historyLimit */ .kw);
        const found = records.find(({ facts }) => facts.digest === digest);
        // A digest is only what the message claims.
        if (found !== undefined && equal(await (0,_record_js__WEBPACK_IMPORTED_MODULE_9__/* .readRecordModules */ .l_)(repository, found.commit.oid), modules))
            return found;
    }
    return undefined;
}
/**
 * The commit of another git branch or tag whose modules are these: what is live when an older commit is deployed
 * again, or when two branches take turns. Undefined where none of the newest has it.
 */
async function findElsewhere(repository, reading, ids) {
    for (const commit of await (0,_git_refs_js__WEBPACK_IMPORTED_MODULE_2__/* .listTips */ .d$)(repository, mostTips)) {
        const source = await sourceOf(repository, commit, reading.source);
        if (source === undefined)
            continue;
        const { versions } = await (0,_git_history_js__WEBPACK_IMPORTED_MODULE_0__/* .sourceHistory */ .G)(repository, commit, source, { limit: _explain_js__WEBPACK_IMPORTED_MODULE_8__/* .historyLimit */ .kw });
        const found = (0,_explain_js__WEBPACK_IMPORTED_MODULE_8__/* .matchVersion */ .CJ)(versions, reading, ids).commit;
        if (found !== undefined)
            return found;
    }
    return undefined;
}
/** Our records of a place, and those of each remote as they were last fetched. */
async function recordTips(repository, place) {
    const here = await (0,_git_refs_js__WEBPACK_IMPORTED_MODULE_2__/* .listRefs */ .Dy)(repository, (0,_model_record_refs_js__WEBPACK_IMPORTED_MODULE_6__/* .recordRef */ .Ji)(place));
    const remote = await (0,_git_refs_js__WEBPACK_IMPORTED_MODULE_2__/* .listRefs */ .Dy)(repository, `refs/remotes/*/${(0,_model_record_refs_js__WEBPACK_IMPORTED_MODULE_6__/* .liveBranch */ .Lu)(place)}`);
    return [...new Set([...here.values(), ...remote.values()])];
}
/** The source folder as this commit has it; undefined where it has none. */
async function sourceOf(repository, { oid }, source) {
    try {
        if (source !== undefined)
            return (await (0,_git_ls_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .listTree */ .n)(repository, oid, source)).length > 0 ? source : undefined;
        const paths = (await (0,_git_ls_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .listTree */ .n)(repository, oid)).map(({ path }) => path);
        return (0,_model_source_js__WEBPACK_IMPORTED_MODULE_7__/* .detectSource */ .PM)(paths, oid.slice(0, 7));
    }
    catch (failure) {
        // Another branch may be laid out otherwise, and that is no fault.
        if (failure instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb)
            return undefined;
        throw failure;
    }
}
const equal = (a, b) => a.size === b.size && (0,_model_plan_js__WEBPACK_IMPORTED_MODULE_10__/* .isEmpty */ .Im)((0,_model_plan_js__WEBPACK_IMPORTED_MODULE_10__/* .planWrite */ .Ni)(a, b, _model_modules_js__WEBPACK_IMPORTED_MODULE_4__/* .sameContent */ .Cm));


/***/ }),

/***/ 95476:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CJ: () => (/* binding */ matchVersion),
/* harmony export */   Io: () => (/* binding */ distance),
/* harmony export */   e1: () => (/* binding */ explainLive),
/* harmony export */   kw: () => (/* binding */ historyLimit)
/* harmony export */ });
/* harmony import */ var _git_history_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78361);
/* harmony import */ var _git_ls_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35538);
/* harmony import */ var _model_content_id_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7188);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41710);
/* harmony import */ var _model_layout_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23211);
/* harmony import */ var _model_plan_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(26698);
/* harmony import */ var _model_source_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81148);
/* harmony import */ var _model_source_map_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57311);








/** How far back live code is looked for: first-parent commits that touch the source. */
const historyLimit = 200;
/** Looks for live code among the ancestors of a commit, by blob ids alone: no checkout, no blob is read. */
async function explainLive(repository, commit, { source, entries, built }, reading, live) {
    // Built modules are not what the commit holds in that folder.
    const tip = built === undefined ? entries : await listIfAny(repository, commit, source);
    const history = await (0,_git_history_js__WEBPACK_IMPORTED_MODULE_0__/* .sourceHistory */ .G)(repository, commit, source, { limit: historyLimit, tip });
    const match = matchVersion(history.versions, reading, live);
    return { ...match, cutOff: match.commit === undefined && history.cutOff };
}
/** The first version that is these modules, or else the nearest. */
function matchVersion(versions, reading, live) {
    const idsOf = moduleIdReader(reading, live);
    const told = new Map([...live].filter(([name]) => name !== reading.stamp?.name && !(0,_model_source_map_js__WEBPACK_IMPORTED_MODULE_6__/* .isSourceMapName */ .jv)(name)));
    let nearest;
    for (const version of versions) {
        const ids = idsOf(version);
        const plan = (0,_model_plan_js__WEBPACK_IMPORTED_MODULE_7__/* .planWrite */ .Ni)(told, ids);
        if ((0,_model_plan_js__WEBPACK_IMPORTED_MODULE_7__/* .isEmpty */ .Im)(plan))
            return { commit: version.commit.oid };
        if (nearest === undefined || distance(plan) < distance(nearest.plan))
            nearest = { commit: version.commit.oid, plan, ids };
    }
    return nearest === undefined ? {} : { nearest };
}
async function listIfAny(repository, commit, source) {
    return (0,_git_ls_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .listTree */ .n)(repository, commit.oid, source).catch((failure) => {
        if (failure instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb)
            return [];
        throw failure;
    });
}
/** How many modules differ. */
const distance = (plan) => plan.added.length + plan.changed.length + plan.removed.length;
/** A version of the source folder → ids of its modules. Globs are asked once per path, not once per commit. */
function moduleIdReader(reading, live) {
    const names = new Map();
    const nameOf = (path, mode) => {
        if (!names.has(path)) {
            const { files } = (0,_model_source_js__WEBPACK_IMPORTED_MODULE_5__/* .selectEntries */ .XO)([{ path, mode, type: "blob", oid: "" }], reading);
            const name = (0,_model_layout_js__WEBPACK_IMPORTED_MODULE_4__/* .moduleName */ .AO)(path, reading.layout);
            // Source maps that a bundler wrote as modules are left out, as they are of the live code.
            names.set(path, files.length === 1 && !(0,_model_source_map_js__WEBPACK_IMPORTED_MODULE_6__/* .isSourceMapName */ .jv)(name) ? name : undefined);
        }
        return names.get(path);
    };
    return ({ files }) => {
        const ids = new Map();
        for (const [path, { mode, oid }] of files) {
            const name = nameOf(path, mode);
            if (name !== undefined)
                ids.set(name, (0,_model_content_id_js__WEBPACK_IMPORTED_MODULE_2__/* .blobContentId */ .IK)(path.endsWith(".wasm") ? "binary" : "text", oid));
        }
        // The server adds an empty main where there is none.
        const main = live.get("main");
        if (!ids.has("main") && main !== undefined && isEmptyText(main))
            ids.set("main", main);
        return ids;
    };
}
/** In either hash that a repository may name its objects with. */
const isEmptyText = (id) => ["sha1", "sha256"].some((format) => id === (0,_model_content_id_js__WEBPACK_IMPORTED_MODULE_2__/* .blobContentId */ .IK)("text", (0,_model_content_id_js__WEBPACK_IMPORTED_MODULE_2__/* .blobOid */ .IM)(Buffer.alloc(0), format)));


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


/***/ }),

/***/ 66606:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AD: () => (/* binding */ startRun),
/* harmony export */   n9: () => (/* binding */ objectFormat),
/* harmony export */   qv: () => (/* binding */ isNothing)
/* harmony export */ });
/* harmony import */ var _model_modules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6180);
/* harmony import */ var _patience_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33380);


function startRun(options, world) {
    return { options, world, patience: (0,_patience_js__WEBPACK_IMPORTED_MODULE_1__/* .startPatience */ .ew)(options.maxWaitMs), notes: [], sent: "nothing" };
}
/** The hash that the repository names its objects with. */
function objectFormat(commit) {
    return commit.oid.length === 64 ? "sha256" : "sha1";
}
/** Nothing that could be lost: no branch, or one that was never written to. */
function isNothing(live) {
    return live === undefined || (0,_model_modules_js__WEBPACK_IMPORTED_MODULE_0__/* .isEmptyCode */ .L2)(live.modules);
}


/***/ })

};
;