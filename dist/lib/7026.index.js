"use strict";
exports.id = 7026;
exports.ids = [7026];
exports.modules = {

/***/ 97026:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D: () => (/* binding */ backupTargets)
});

// EXTERNAL MODULE: ./build/js/git/history/refs.js + 1 modules
var refs = __webpack_require__(79486);
// EXTERNAL MODULE: ./build/js/sync/origin/known.js
var origin_known = __webpack_require__(86561);
// EXTERNAL MODULE: ./build/js/sync/start/open-world.js + 22 modules
var open_world = __webpack_require__(31676);
// EXTERNAL MODULE: ./build/js/sync/start/prepare.js + 1 modules
var prepare = __webpack_require__(73154);
// EXTERNAL MODULE: ./build/js/sync/start/record-remote.js
var record_remote = __webpack_require__(4454);
// EXTERNAL MODULE: ./build/js/model/glob/glob.js + 4 modules
var glob = __webpack_require__(5777);
// EXTERNAL MODULE: ./build/js/model/modules/modules.js
var modules_modules = __webpack_require__(68218);
// EXTERNAL MODULE: ./build/js/model/outcome/errors.js
var errors = __webpack_require__(92383);
// EXTERNAL MODULE: ./build/js/model/records/record-refs.js
var record_refs = __webpack_require__(65698);
// EXTERNAL MODULE: ./build/js/model/settings/branch-rules.js
var branch_rules = __webpack_require__(34377);
// EXTERNAL MODULE: ./build/js/sync/deploy/describe-run.js
var describe_run = __webpack_require__(42078);
// EXTERNAL MODULE: ./build/js/sync/records/fetch-records.js + 1 modules
var fetch_records = __webpack_require__(99739);
// EXTERNAL MODULE: ./build/js/sync/records/push-records.js
var push_records = __webpack_require__(95491);
// EXTERNAL MODULE: ./build/js/sync/records/read-records.js
var read_records = __webpack_require__(48899);
// EXTERNAL MODULE: ./build/js/sync/records/record.js + 1 modules
var record = __webpack_require__(60398);
// EXTERNAL MODULE: ./build/js/sync/start/patience.js + 1 modules
var patience = __webpack_require__(41105);
// EXTERNAL MODULE: ./build/js/model/modules/modules-digest.js
var modules_digest = __webpack_require__(69379);
// EXTERNAL MODULE: ./build/js/sync/deploy/fetch-more.js
var fetch_more = __webpack_require__(91049);
// EXTERNAL MODULE: ./build/js/sync/origin/explain-anywhere.js
var explain_anywhere = __webpack_require__(87891);
;// CONCATENATED MODULE: ./build/js/sync/backup/backup-origin.js
// Covered by test/sync/backup/backup.test.ts




/** How code came to be live. What is recorded already needs no search. */
async function originOf(looking, live) {
    const { options, world } = looking;
    const newest = await (0,read_records/* newestRecord */.oG)(world.repository, { server: options.target.server.name, branch: live.branch });
    if (newest?.facts.digest === (0,modules_digest/* modulesDigest */.O)(live.modules))
        return newest.facts.origin;
    const explanation = options.known && (await explain(looking, options.known, live));
    if (explanation?.commit !== undefined)
        return { kind: "deploy", commit: explanation.commit };
    // What this clone does not hold may explain it: then nobody can say that it was edited.
    return { kind: newest === undefined || explanation?.cutOff === true ? "backup" : "edit" };
}
/** With more of the remote's history, where that of this clone does not explain it. */
async function explain(looking, known, live) {
    const { world, options } = looking;
    const explanation = await (0,explain_anywhere/* explainAnywhere */.J2)(world.repository, known, live);
    if (explanation.commit !== undefined || options.recordRemote === undefined)
        return explanation;
    looking.fetching ??= { ...options.recordRemote, commit: known.commit.oid, done: "nothing" };
    return (await (0,fetch_more/* fetchMore */.E)(world, looking.fetching)) === "more" ? explain(looking, known, live) : explanation;
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/git/process/runner.js + 4 modules
var runner = __webpack_require__(9795);
;// CONCATENATED MODULE: ./build/js/git/clone/private-file.js



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
    // Not recursive: above it is the repository's own folder.
    await (0,promises_.mkdir)((0,external_node_path_.dirname)(path)).catch(unlessThere);
    await (0,promises_.writeFile)(`${path}.${process.pid}.tmp`, text);
    await (0,promises_.rename)(`${path}.${process.pid}.tmp`, path);
}
function unlessThere(failure) {
    if (!(failure instanceof Error && "code" in failure && failure.code === "EEXIST"))
        throw failure;
}

;// CONCATENATED MODULE: ./build/js/sync/backup/backup-progress.js
// Covered by test/sync/backup/backup.test.ts

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

;// CONCATENATED MODULE: ./build/js/sync/backup/backup-report.js


/** The headline of a backup that came to its end. @param chosen all branches that were asked for */
function done(server, records, chosen) {
    const branches = records.filter(isBranch);
    const what = branches.length === 1 ? `"${branches[0]?.branch}"` : `${branches.length} branches`;
    return `Backed up ${what} on ${server}: ${news(records)}${notRead(chosen)}`;
}
function notRead(chosen) {
    const names = chosen.filter((name) => !(0,branch_rules/* isBranchName */.Q8)(name)).map((name) => `"${name}"`);
    return names.length === 0 ? "" : `; not read: ${names.join(", ")}, which the service takes for the active branch`;
}
function news(records) {
    const fresh = records.filter(({ isNew }) => isNew);
    const others = fresh.filter((record) => !isBranch(record)).map(({ branch }) => besideWords.get(branch) ?? branch);
    const branches = fresh.length - others.length;
    const counted = branches > 0
        ? `${branches} newly recorded`
        : `${records.filter(isBranch).length === 1 ? "its" : "their"} code was recorded so already`;
    if (fresh.length === 0)
        return "all recorded so already";
    return [counted, ...others.map((name) => `${name} newly recorded`)].join(", ");
}
const isBranch = ({ branch }) => !branch.startsWith("$");
const besideWords = new Map([
    [record_refs/* beside */.vY.branches, "the list of branches"],
    [record_refs/* beside */.vY.memory, "the memory"],
]);
/** What the headline of one that did not says besides. */
function soFar({ records, left }) {
    const branches = records.filter(isBranch).length;
    return left.length === 0
        ? ""
        : `; ${branches} of ${branches + left.length} branches are backed up, the next run goes on with "${left[0]}"`;
}

// EXTERNAL MODULE: ./build/js/sync/backup/memory.js
var memory = __webpack_require__(40827);
;// CONCATENATED MODULE: ./build/js/sync/backup/backup.js















/** Records what the branches of one server hold, where that changed. Nothing on the server is written. */
async function backup(options, world) {
    const run = { options, world, records: [], left: [] };
    try {
        run.account = await (0,patience/* patiently */.d_)(world, world.api.userName);
        const branches = await (0,patience/* patiently */.d_)(world, world.api.listBranches);
        run.active = branches.find(({ activeWorld }) => activeWorld)?.branch;
        const chosen = choose(branches, options);
        run.left = chosen.filter(branch_rules/* isBranchName */.Q8);
        await fetchAll(run);
        await keep(run, record_refs/* beside */.vY.branches, listOf(branches), { kind: "backup" });
        await backUpBranches(run);
        if (options.memory || options.segments.length > 0)
            await keep(run, record_refs/* beside */.vY.memory, await (0,memory/* readMemory */.S)(options, world), { kind: "backup" });
        return describe(run, { outcome: "backed-up", message: done(options.target.label, run.records, chosen) });
    }
    catch (failure) {
        if (!(failure instanceof errors/* SyncError */.S0))
            throw failure;
        return describe(run, { outcome: failure.outcome, message: `${failure.message}${soFar(run)}` }, failure);
    }
}
async function backUpBranches(run) {
    const { world, options } = run;
    const progress = await readProgress(world.repository, options.target.server.name);
    run.left = inTurn(run.left, progress);
    for (const branch of run.left) {
        world.tell({ kind: "step", text: `Reading "${branch}" on ${options.target.label}` });
        const live = await (0,patience/* patiently */.d_)(world, () => world.api.getCode(branch));
        // Deleted a moment ago: its records stay.
        if (live !== undefined)
            await keep(run, branch, live.modules, await originOf(run, { branch, modules: live.modules }));
        run.left = run.left.filter((name) => name !== branch);
        await noteProgress(world.repository, options.target.server.name, new Map([
            ...(await readProgress(world.repository, options.target.server.name)),
            [branch, world.now().toISOString()],
        ]));
    }
}
async function keep(run, branch, modules, origin) {
    const { world, options, account } = run;
    const place = { server: options.target.server.name, branch };
    await checkAccount(run, place);
    const written = await (0,record/* writeRecord */.r)(world.repository, { place, modules, origin, time: world.now(), account });
    const pushed = options.recordRemote === undefined ? written : await (0,push_records/* pushRecords */.x)(world, options.recordRemote, place);
    const size = { modules: modules.size, bytes: (0,modules_modules/* modulesText */.vv)(modules).length };
    run.records.push({ branch, record: pushed.commit, isNew: written.isNew, origin: origin.kind, ...size });
}
/** Another account's code on top of these records would look like a change of this one's. */
async function checkAccount({ world, options, account }, place) {
    const newest = await (0,read_records/* newestRecord */.oG)(world.repository, place);
    const before = newest?.facts.account;
    if (before === undefined || account === undefined || before === account)
        return;
    throw new errors/* ServiceError */._7(`Cannot back up "${place.branch}" on ${options.target.label}: its records are of account "${before}", and these credentials are of "${account}"; use another repository, or move the records: git update-ref -d ${(0,record_refs/* recordRef */.Ji)(place)}`);
}
function choose(branches, { branches: globs, target }) {
    const names = branches.map(({ branch }) => branch);
    if (globs === "all")
        return names;
    if (globs === "active")
        return branches.filter(({ activeWorld }) => activeWorld).map(({ branch }) => branch);
    const chosen = (0,glob/* matching */.wC)(names, globs);
    if (chosen.length > 0)
        return chosen;
    throw new errors/* UsageError */.eb(`Cannot back up ${globs.join(", ")} on ${target.label}: there is no such branch; there are ${names.join(", ")}`);
}
async function fetchAll({ options, world, left }) {
    if (options.recordRemote === undefined)
        return;
    const names = [...left, record_refs/* beside */.vY.branches, record_refs/* beside */.vY.memory];
    await (0,fetch_records/* fetchRecords */.DQ)(world, options.recordRemote, names.map((branch) => ({ server: options.target.server.name, branch })));
}
/** The list of branches as a record: `modules/branches.json`. */
function listOf(branches) {
    const list = branches.map(({ branch, activeWorld, activeSim }) => ({ branch, activeWorld, activeSim }));
    return new Map([["branches", { json: `${JSON.stringify(list, null, 2)}\n` }]]);
}
function describe(run, ending, failure) {
    return {
        ...ending,
        server: run.options.target.label,
        ...(run.active === undefined ? {} : { active: run.active }),
        records: run.records,
        left: run.left,
        waits: run.world.patience.waits,
        limits: (0,describe_run/* describeLimits */.Wm)(run.world.api.limits),
        ...(0,describe_run/* retryTime */.oR)(failure, run.world.now()),
    };
}

;// CONCATENATED MODULE: ./build/js/sync/backup/backup-targets.js
// Covered by test/sync/backup/backup.test.ts






/**
 * Backs up each server in turn: one report for each. Works in a repository that has no commit yet.
 * @param account where the door had to look at it first
 */
async function backupTargets(asked, wish, door, account) {
    // Outside of a repository it ends here, before any request.
    await (0,refs/* listRefs */.Dy)(door.repository, "refs/screeps");
    const { values, targets } = account ?? (await (0,prepare/* prepareAccount */.nI)(door.repository, asked));
    const { known } = await (0,origin_known/* readKnown */.U)(door.repository, asked);
    const reports = [];
    for (const target of targets) {
        const options = {
            ...wish,
            target,
            branches: await branchesOf(asked, wish, door, { named: values.branch, own: target.ownBranch }),
            known,
            recordRemote: (0,record_remote/* recordRemote */.G)(asked, values),
        };
        reports.push(await backup(options, (0,open_world/* openWorld */.H)(door, target, values)));
    }
    return { reports, targets };
}
async function branchesOf(asked, { all, globs }, { repository }, { named, own }) {
    if (all)
        return "all";
    if (globs.length > 0)
        return globs;
    if (named !== undefined)
        return [named];
    const branch = await (0,prepare/* presentBranch */.MP)(repository, asked, own);
    // A repository that is only there for backups has no commit that says which branch is meant.
    return branch === undefined ? "active" : [branch];
}


/***/ }),

/***/ 40827:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ parseSegments),
/* harmony export */   S: () => (/* binding */ readMemory)
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_zlib__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92383);
/* harmony import */ var _start_patience_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41105);
// Covered by test/sync/backup/backup.test.ts



// Memory is at most 2 MB on the server; more than this is no memory.
const mostBytes = 16 * 1024 * 1024;
/** Memory and segments as files a person can read: `memory/shard0.json`, `segments/shard0/5.json`. */
async function readMemory(wish, world) {
    const files = new Map();
    for (const shard of wish.shards.length > 0 ? wish.shards : await shardsOf(world)) {
        const ask = (path, more) => {
            const query = new URLSearchParams({ ...more, ...(shard === "" ? {} : { shard }) });
            return (0,_start_patience_js__WEBPACK_IMPORTED_MODULE_2__/* .patiently */ .d_)(world, () => world.api.call("GET", `${path}?${query.toString()}`));
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
async function shardsOf(world) {
    const { serverData } = await (0,_start_patience_js__WEBPACK_IMPORTED_MODULE_2__/* .patiently */ .d_)(world, world.api.version);
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
        throw new _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7(`Cannot back up memory of ${shard}: what the server sent cannot be unzipped`, { cause });
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
const odd = (what, shard) => new _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UnreachableError */ .Jk(`Cannot back up ${what} of ${shard}: the server answered without it`, { mayHaveArrived: false });


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

/***/ 86561:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ readKnown)
/* harmony export */ });
/* harmony import */ var _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92383);
/* harmony import */ var _source_list_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86151);
/* harmony import */ var _start_configurations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15053);



const builtWhy = 'what a build writes is in no commit ("from: folder"), so that records tell, and a stamp';
/**
 * The commit that a door was asked about, and its source, so that live code can be compared with its history. Undefined
 * where this repository holds no such source, as one that is only there for backups; `why` says what was found instead.
 */
async function readKnown(repository, asked) {
    try {
        const { known, values } = await (0,_start_configurations_js__WEBPACK_IMPORTED_MODULE_2__/* .openConfigured */ .vP)(repository, asked.ref, asked);
        // Each code branch has a folder of its own then.
        if (values.branches?.some(({ template }) => typeof template !== "string"))
            return { known };
        // What a build writes is in no commit, and nothing is built only to look at what is live.
        if (values.from === "folder")
            return { known, why: builtWhy };
        const { source, entries } = await (0,_source_list_source_js__WEBPACK_IMPORTED_MODULE_1__/* .listSource */ .K)(repository, known.commit, { source: values.source, tree: undefined });
        return { known: { ...known, listed: { folder: source, entries } } };
    }
    catch (failure) {
        if (failure instanceof _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SyncError */ .S0)
            return { why: failure.message };
        throw failure;
    }
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