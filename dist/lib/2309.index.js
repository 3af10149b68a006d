"use strict";
exports.id = 2309;
exports.ids = [2309];
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

/***/ 53199:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ matching)
/* harmony export */ });
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14006);
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(picomatch__WEBPACK_IMPORTED_MODULE_0__);

/** Names that one of the globs matches, in their order; `*` matches a slash too, because a code branch is no path. */
function matching(names, globs) {
    const matches = picomatch__WEBPACK_IMPORTED_MODULE_0___default()([...globs], { dot: true, bash: true });
    return names.filter((name) => globs.includes(name) || matches(name));
}


/***/ }),

/***/ 2309:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D: () => (/* binding */ backupTargets)
});

// EXTERNAL MODULE: ./build/js/git/refs.js + 1 modules
var refs = __webpack_require__(32670);
// EXTERNAL MODULE: ./build/js/model/settings.js
var settings = __webpack_require__(62148);
// EXTERNAL MODULE: ./build/js/model/errors.js
var errors = __webpack_require__(41710);
// EXTERNAL MODULE: ./build/js/model/glob.js
var glob = __webpack_require__(53199);
// EXTERNAL MODULE: ./build/js/model/modules.js
var model_modules = __webpack_require__(6180);
// EXTERNAL MODULE: ./build/js/model/record-refs.js
var record_refs = __webpack_require__(72155);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/git/runner.js + 2 modules
var runner = __webpack_require__(41917);
;// CONCATENATED MODULE: ./build/js/git/private-file.js



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
    await (0,promises_.mkdir)((0,external_node_path_.dirname)(path), { recursive: true });
    await (0,promises_.writeFile)(`${path}.${process.pid}.tmp`, text);
    await (0,promises_.rename)(`${path}.${process.pid}.tmp`, path);
}

;// CONCATENATED MODULE: ./build/js/sync/backup-progress.js

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

;// CONCATENATED MODULE: ./build/js/sync/backup-report.js

/** The headline of a backup that came to its end. */
function done(server, records) {
    const branches = records.filter(isBranch);
    const what = branches.length === 1 ? `"${branches[0]?.branch}"` : `${branches.length} branches`;
    return `Backed up ${what} on ${server}: ${news(records)}`;
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

// EXTERNAL MODULE: ./build/js/sync/describe-run.js
var describe_run = __webpack_require__(54130);
// EXTERNAL MODULE: ./build/js/sync/explain-anywhere.js
var explain_anywhere = __webpack_require__(93920);
// EXTERNAL MODULE: ./build/js/sync/memory.js
var memory = __webpack_require__(84472);
// EXTERNAL MODULE: ./build/js/sync/patience.js + 1 modules
var patience = __webpack_require__(33380);
// EXTERNAL MODULE: ./build/js/sync/push-records.js
var push_records = __webpack_require__(85560);
// EXTERNAL MODULE: ./build/js/sync/record.js + 1 modules
var record = __webpack_require__(32013);
// EXTERNAL MODULE: ./build/js/sync/retry-time.js
var retry_time = __webpack_require__(54579);
;// CONCATENATED MODULE: ./build/js/sync/backup.js













/** Records what the branches of one server hold, where that changed. Nothing on the server is written. */
async function backup(options, world) {
    const run = { options, world, patience: (0,patience/* startPatience */.ew)(options.maxWaitMs), records: [], left: [] };
    try {
        run.account = await (0,patience/* patiently */.d_)(world, run.patience, world.api.userName);
        const branches = await (0,patience/* patiently */.d_)(world, run.patience, world.api.listBranches);
        run.active = branches.find(({ activeWorld }) => activeWorld)?.branch;
        run.left = choose(branches, options);
        await fetchAll(run);
        await keep(run, record_refs/* beside */.vY.branches, listOf(branches), { kind: "backup" });
        await backUpBranches(run);
        if (options.memory || options.segments.length > 0)
            await keep(run, record_refs/* beside */.vY.memory, await (0,memory/* readMemory */.S)(options, world, run.patience), { kind: "backup" });
        return describe(run, { outcome: "backed-up", message: done(options.server, run.records) });
    }
    catch (failure) {
        if (!(failure instanceof errors/* SyncError */.S0))
            throw failure;
        return describe(run, { outcome: failure.outcome, message: `${failure.message}${soFar(run)}` }, failure);
    }
}
async function backUpBranches(run) {
    const { world, options } = run;
    const progress = await readProgress(world.repository, options.address);
    run.left = inTurn(run.left, progress);
    for (const branch of run.left) {
        world.tell({ kind: "step", text: `Reading "${branch}" on ${options.server}` });
        const live = await (0,patience/* patiently */.d_)(world, run.patience, () => world.api.getCode(branch));
        // Deleted a moment ago: its records stay.
        if (live !== undefined)
            await keep(run, branch, live.modules, await originOf(run, live.modules, branch));
        run.left = run.left.filter((name) => name !== branch);
        await noteProgress(world.repository, options.address, new Map([...(await readProgress(world.repository, options.address)), [branch, world.now().toISOString()]]));
    }
}
async function keep(run, branch, modules, origin) {
    const { world, options, account } = run;
    const place = { server: options.address, branch };
    await checkAccount(run, place);
    const written = await (0,record/* writeRecord */.rh)(world.repository, { place, modules, origin, time: world.now(), account });
    const pushed = options.recordRemote === undefined ? written : await (0,push_records/* pushRecords */.xu)(world, options.recordRemote, place);
    const size = { modules: modules.size, bytes: (0,model_modules/* modulesText */.vv)(modules).length };
    run.records.push({ branch, record: pushed.commit, isNew: written.isNew, origin: origin.kind, ...size });
}
/** Another account's code on top of these records would look like a change of this one's. */
async function checkAccount({ world, options, account }, place) {
    const newest = await (0,record/* newestRecord */.oG)(world.repository, place);
    const before = newest?.facts.account;
    if (before === undefined || account === undefined || before === account)
        return;
    throw new errors/* ServiceError */._7(`Cannot back up "${place.branch}" on ${options.server}: its records are of account "${before}", and these credentials are of "${account}"; use another repository, or move the records: git update-ref -d ${(0,record_refs/* recordRef */.Ji)(place)}`);
}
/** How code that was not recorded before came to be live. */
async function originOf({ options, world }, modules, branch) {
    const commit = options.known === undefined ? undefined : (await (0,explain_anywhere/* explainAnywhere */.J)(world.repository, options.known, modules)).commit;
    if (commit !== undefined)
        return { kind: "deploy", commit };
    const newest = await (0,record/* newestRecord */.oG)(world.repository, { server: options.address, branch });
    return { kind: newest === undefined ? "backup" : "edit" };
}
function choose(branches, { branches: globs, server }) {
    const names = branches.map(({ branch }) => branch);
    if (globs === "all")
        return names;
    if (globs === "active")
        return branches.filter(({ activeWorld }) => activeWorld).map(({ branch }) => branch);
    const chosen = (0,glob/* matching */.w)(names, globs);
    if (chosen.length > 0)
        return chosen;
    throw new errors/* UsageError */.eb(`Cannot back up ${globs.join(", ")} on ${server}: there is no such branch; there are ${names.join(", ")}`);
}
async function fetchAll({ options, world, left }) {
    if (options.recordRemote === undefined)
        return;
    const names = [...left, record_refs/* beside */.vY.branches, record_refs/* beside */.vY.memory];
    await (0,push_records/* fetchRecords */.DQ)(world, options.recordRemote, names.map((branch) => ({ server: options.address, branch })));
}
/** The list of branches as a record: `modules/branches.json`. */
function listOf(branches) {
    const list = branches.map(({ branch, activeWorld, activeSim }) => ({ branch, activeWorld, activeSim }));
    return new Map([["branches", { json: `${JSON.stringify(list, null, 2)}\n` }]]);
}
function describe(run, ending, failure) {
    return {
        ...ending,
        server: run.options.server,
        ...(run.active === undefined ? {} : { active: run.active }),
        records: run.records,
        left: run.left,
        waits: run.patience.waits,
        limits: (0,describe_run/* describeLimits */.Wm)(run.world.api.limits),
        ...(0,retry_time/* retryTime */.o)(failure, run.world.now()),
    };
}

// EXTERNAL MODULE: ./build/js/sync/known.js
var sync_known = __webpack_require__(81692);
// EXTERNAL MODULE: ./build/js/sync/open-world.js + 18 modules
var open_world = __webpack_require__(41885);
// EXTERNAL MODULE: ./build/js/sync/prepare.js + 1 modules
var prepare = __webpack_require__(60238);
;// CONCATENATED MODULE: ./build/js/sync/backup-targets.js






/** Backs up each server in turn: one report for each. Works in a repository that has no commit yet. */
async function backupTargets(asked, wish, door) {
    // Outside of a repository it ends here, before any request.
    await (0,refs/* listRefs */.Dy)(door.repository, "refs/screeps");
    const { values, targets } = await (0,prepare/* prepareAccount */.nI)(door.repository, asked);
    const branches = wish.all ? "all" : await branchesOf(asked, wish, door, values.branch);
    const { known } = await (0,sync_known/* readKnown */.U)(door.repository, asked);
    const reports = [];
    for (const target of targets) {
        const options = {
            ...wish,
            server: target.label,
            address: target.server.name,
            branches,
            known,
            recordRemote: asked.recordRemote,
            maxWaitMs: (values["max-wait"] ?? settings/* settings */.W["max-wait"].default) * 1000,
        };
        reports.push(await backup(options, (0,open_world/* openWorld */.H)({ ...door, target, values })));
    }
    return { reports, targets };
}
async function branchesOf(asked, { globs }, { repository }, named) {
    if (globs.length > 0)
        return globs;
    if (named !== undefined)
        return [named];
    const branch = await (0,prepare/* presentBranch */.MP)(repository, asked);
    // A repository that is only there for backups has no commit that says which branch is meant.
    return branch === undefined ? "active" : [branch];
}


/***/ }),

/***/ 93920:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ explainAnywhere)
/* harmony export */ });
/* harmony import */ var _model_content_id_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7188);
/* harmony import */ var _model_stamp_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88706);
/* harmony import */ var _explain_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1845);
/* harmony import */ var _explain_elsewhere_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3357);
/* harmony import */ var _explain_mark_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97364);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66606);






/** The commit that live modules are from: an ancestor of the known one first, then what their stamp names, then any other git branch or tag. */
async function explainAnywhere(repository, known, live) {
    const ids = (0,_model_content_id_js__WEBPACK_IMPORTED_MODULE_0__/* .contentIds */ .e8)((0,_model_stamp_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutStamp */ .GD)(live, known.reading.stamp?.name), (0,_run_js__WEBPACK_IMPORTED_MODULE_5__/* .objectFormat */ .n9)(known.commit));
    const explanation = await (0,_explain_js__WEBPACK_IMPORTED_MODULE_2__/* .explainLive */ .e1)(repository, known.commit, known.source, known.reading, ids);
    if (explanation.commit !== undefined)
        return explanation;
    const marked = await (0,_explain_mark_js__WEBPACK_IMPORTED_MODULE_4__/* .markedCommit */ .k)(repository, known.commit, live);
    if (marked !== undefined)
        return { commit: marked, cutOff: false };
    const commit = await (0,_explain_elsewhere_js__WEBPACK_IMPORTED_MODULE_3__/* .findElsewhere */ .E)(repository, { ...known.reading, source: known.source.source }, ids);
    return commit === undefined ? explanation : { commit, cutOff: false };
}


/***/ }),

/***/ 81692:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ readKnown)
/* harmony export */ });
/* unused harmony export readKnownCommit */
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41710);
/* harmony import */ var _committed_modules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75364);
/* harmony import */ var _prepare_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60238);
/* harmony import */ var _source_options_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21361);




/**
 * The commit that a door was asked about, read so that live code can be compared with its history. Undefined where
 * this repository holds no such source, as one that is only there for backups; `why` says what was found instead.
 */
async function readKnown(repository, asked) {
    try {
        const prepared = await (0,_prepare_js__WEBPACK_IMPORTED_MODULE_2__/* .prepare */ .iA)(repository, { ...asked, withoutServer: true });
        return { known: await readKnownCommit(repository, asked, prepared) };
    }
    catch (failure) {
        if (failure instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SyncError */ .S0)
            return { why: failure.message };
        throw failure;
    }
}
/** @throws SyncError where the commit has no source that could be deployed */
async function readKnownCommit(repository, asked, prepared) {
    // Nothing is built only to look at what is live.
    const options = { ...(0,_source_options_js__WEBPACK_IMPORTED_MODULE_3__/* .sourceOptions */ .k)(asked, prepared), folder: undefined };
    const source = await (0,_committed_modules_js__WEBPACK_IMPORTED_MODULE_1__/* .readModules */ .U)(repository, prepared.commit, options);
    return { commit: prepared.commit, source, reading: { ...options, layout: source.layout } };
}


/***/ }),

/***/ 84472:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ parseSegments),
/* harmony export */   S: () => (/* binding */ readMemory)
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_zlib__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41710);
/* harmony import */ var _patience_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33380);



// Memory is at most 2 MB on the server; more than this is no memory.
const mostBytes = 16 * 1024 * 1024;
/** Memory and segments as files a person can read: `memory/shard0.json`, `segments/shard0/5.json`. */
async function readMemory(wish, world, patience) {
    const files = new Map();
    for (const shard of wish.shards.length > 0 ? wish.shards : await shardsOf(world, patience)) {
        const ask = (path, more) => {
            const query = new URLSearchParams({ ...more, ...(shard === "" ? {} : { shard }) });
            return (0,_patience_js__WEBPACK_IMPORTED_MODULE_2__/* .patiently */ .d_)(world, patience, () => world.api.call("GET", `${path}?${query.toString()}`));
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
async function shardsOf(world, patience) {
    const { serverData } = await (0,_patience_js__WEBPACK_IMPORTED_MODULE_2__/* .patiently */ .d_)(world, patience, world.api.version);
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
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7(`Cannot back up memory of ${shard}: what the server sent cannot be unzipped`, { cause });
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
const odd = (what, shard) => new _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UnreachableError */ .Jk(`Cannot back up ${what} of ${shard}: the server answered without it`, { mayHaveArrived: false });


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