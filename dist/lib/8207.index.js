"use strict";
exports.id = 8207;
exports.ids = [8207];
exports.modules = {

/***/ 52491:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ ago)
/* harmony export */ });
const units = [
    ["year", 365 * 24 * 3600],
    ["month", 30 * 24 * 3600],
    ["day", 24 * 3600],
    ["hour", 3600],
    ["minute", 60],
];
/** How long ago, in the largest unit that fits: `2 days ago`. A time still to come is one of a clock that is wrong. */
function ago(time, now = new Date()) {
    const seconds = Math.max(0, (now.getTime() - Date.parse(time)) / 1000);
    for (const [unit, length] of units) {
        const count = Math.floor(seconds / length);
        if (count > 0)
            return `${count} ${unit}${count === 1 ? "" : "s"} ago`;
    }
    return "just now";
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
function doorOf({ directory, env, interrupt, console }) {
    return (0,_sync_open_door_js__WEBPACK_IMPORTED_MODULE_0__/* .openDoor */ .f)({
        directory,
        env,
        interrupt,
        tell: (happening) => show(console, happening),
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

/***/ 74084:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./build/js/git/commits.js
var commits = __webpack_require__(26994);
// EXTERNAL MODULE: ./build/js/git/refs.js + 1 modules
var git_refs = __webpack_require__(32670);
// EXTERNAL MODULE: ./build/js/model/errors.js
var errors = __webpack_require__(41710);
// EXTERNAL MODULE: ./build/js/model/glob.js
var glob = __webpack_require__(53199);
// EXTERNAL MODULE: ./build/js/model/record-message.js
var record_message = __webpack_require__(9702);
// EXTERNAL MODULE: ./build/js/model/record-refs.js
var record_refs = __webpack_require__(72155);
// EXTERNAL MODULE: ./build/js/sync/record.js + 1 modules
var sync_record = __webpack_require__(32013);
;// CONCATENATED MODULE: ./build/js/sync/log.js







/** What was live, newest first, from the records of this repository and those fetched from its remotes. No request. */
async function log(options, repository) {
    const tips = await tipsOf(repository, options);
    const records = new Map();
    for (const tip of tips)
        for (const record of await (0,sync_record/* listRecords */.VI)(repository, tip, options.limit))
            records.set(record.commit.oid, record);
    const newest = [...records.values()].sort((a, b) => b.facts.time.getTime() - a.facts.time.getTime());
    const shown = newest.slice(0, options.limit);
    const subjects = await subjectsOf(repository, shown);
    return shown.map((record) => describe(record, subjects));
}
async function tipsOf(repository, { server, branches }) {
    const refs = new Map([
        ...(await (0,git_refs/* listRefs */.Dy)(repository, "refs/screeps")),
        ...(await (0,git_refs/* listRefs */.Dy)(repository, "refs/remotes/*/live")),
    ]);
    const places = [...refs].flatMap(([ref, oid]) => {
        const place = (0,record_refs/* placeOf */.$t)(ref);
        const wanted = place !== undefined && !place.branch.startsWith("$") && (server ?? place.server) === place.server;
        return wanted ? [{ ...place, oid }] : [];
    });
    const names = places.map(({ branch }) => branch);
    const chosen = branches.length === 0 ? names : (0,glob/* matching */.w)(names, branches);
    if (chosen.length > 0)
        return places.filter(({ branch }) => chosen.includes(branch)).map(({ oid }) => oid);
    const found = names.length === 0 ? "there is none yet" : `there are ${[...new Set(names)].join(", ")}`;
    const example = server === undefined ? "refs/screeps" : (0,record_refs/* recordRef */.Ji)({ server, branch: branches[0] ?? "default" });
    throw new errors/* UsageError */.eb(`Cannot find records${branches.length > 0 ? ` of ${branches.join(", ")}` : ""}${server === undefined ? "" : ` on ${server}`}: ${found} (${example}); "screeps-sync backup" makes one, git fetch brings those that were pushed to live/`);
}
/** First lines of the commits that were deployed; one that was rewritten since has none. */
async function subjectsOf(repository, records) {
    const wanted = new Set(records.flatMap(({ facts }) => ("commit" in facts.origin ? [facts.origin.commit] : [])));
    const subjects = new Map();
    for (const oid of wanted) {
        const [commit] = await (0,commits/* readCommits */.Fe)(repository, [oid]).catch(() => []);
        if (commit === undefined)
            continue;
        const facts = (0,record_message/* parseRecordMessage */.oZ)(commit.message);
        const [subject = ""] = commit.message.split("\n");
        subjects.set(oid, facts === undefined ? subject : `what was ${(0,record_message/* describeOrigin */.uN)(facts.origin)}`);
    }
    return subjects;
}
function describe({ commit, facts }, subjects) {
    const [subject = ""] = commit.message.split("\n");
    const how = "commit" in facts.origin ? facts.origin.commit : undefined;
    const deployed = how === undefined ? undefined : subjects.get(how);
    return {
        server: facts.server,
        branch: facts.branch,
        time: facts.time.toISOString(),
        record: commit.oid,
        origin: facts.origin.kind,
        ...(how === undefined ? {} : { commit: how }),
        ...(deployed === undefined ? {} : { subject: deployed }),
        change: /, ((?:\d+ (?:changed|added|removed)(?:, )?)+|emptied.*)$/.exec(subject)?.[1] ??
            (commit.parents.length === 0 ? "first record" : ""),
    };
}

// EXTERNAL MODULE: ./build/js/sync/prepare.js + 1 modules
var prepare = __webpack_require__(60238);
// EXTERNAL MODULE: ./build/js/cli/ago.js
var ago = __webpack_require__(52491);
// EXTERNAL MODULE: ./build/js/cli/context.js
var cli_context = __webpack_require__(76309);
// EXTERNAL MODULE: ./build/js/cli/read-flags.js
var read_flags = __webpack_require__(23882);
;// CONCATENATED MODULE: ./build/js/cli/log.js





/** `screeps-sync log [branches...]` */
async function run(context) {
    const { console, args, flags, raw } = context;
    const door = (0,cli_context/* doorOf */.a)(context);
    const { values, targets } = await (0,prepare/* prepareAccount */.nI)(door.repository, (0,cli_context/* askedIn */.U)(context, "HEAD"));
    const named = values.branch === undefined ? [] : [values.branch];
    const options = {
        // Without a server in so many words, what every server ran is shown: nothing is asked of one here.
        server: raw["server"] === undefined && context.env["SCREEPS_SERVER"] === undefined ? undefined : targets[0]?.server.name,
        branches: args.length > 0 ? args : named,
        limit: (0,read_flags/* countFlag */.GN)(flags, "limit", 30),
    };
    const entries = await log(options, door.repository);
    if (console.options.json)
        console.printJson(entries);
    else
        printLog(console, entries);
    return 0;
}
function printLog({ print }, entries) {
    const servers = new Set(entries.map(({ server }) => server));
    const isOneServer = servers.size === 1;
    const placeName = ({ branch, server }) => (isOneServer ? branch : `${branch} on ${server}`);
    const places = new Set(entries.map(placeName));
    const ages = entries.map(({ time }) => (0,ago/* ago */.K)(time));
    const ageWidth = Math.max(0, ...ages.map((text) => text.length));
    const placeWidth = places.size > 1 ? Math.max(...[...places].map((place) => place.length)) + 2 : 0;
    if (isOneServer)
        print(["bold", places.size === 1 ? `${[...places].join()} on ${[...servers].join()}` : [...servers].join()]);
    for (const [index, entry] of entries.entries()) {
        const age = (ages[index] ?? "").padStart(ageWidth);
        const place = placeWidth === 0 ? "" : placeName(entry).padEnd(placeWidth);
        print(["yellow", `  ${entry.record.slice(0, 7)}`], ["dim", `  ${age}  `], place, ...howItCame(entry));
    }
}
function howItCame({ origin, commit, subject, change }) {
    const note = ["dim", change === "" ? "" : `  ${change}`];
    switch (origin) {
        case "deploy":
            return [["green", "deployed "], ...commitPieces(commit, subject), note];
        case "restore":
            return [["magenta", "restored "], ...commitPieces(commit, subject), note];
        case "edit":
            return [["yellow", "edited in the game"], note];
        case "backup":
            return [["blue", "backed up"], note];
    }
}
const commitPieces = (commit = "", subject = "") => [commit.slice(0, 7), subject === "" ? "" : ` ${subject}`];


/***/ }),

/***/ 23882:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dn: () => (/* binding */ textsFlag),
/* harmony export */   GN: () => (/* binding */ countFlag),
/* harmony export */   gx: () => (/* binding */ textFlag)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41710);

/** The value of a flag that takes one; undefined where it was not given. */
function textFlag(flags, name) {
    const value = flags[name];
    return typeof value === "string" ? value : undefined;
}
/** The values of a flag that takes several. */
function textsFlag(flags, name) {
    const value = flags[name];
    return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}
/** @throws UsageError for anything but a whole number from 1 */
function countFlag(flags, name, otherwise) {
    const text = textFlag(flags, name);
    if (text === undefined)
        return otherwise;
    if (/^[1-9]\d{0,5}$/.test(text))
        return Number(text);
    throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`Cannot use --${name} "${text}": a number from 1 is needed`);
}


/***/ }),

/***/ 35538:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n: () => (/* binding */ listTree)
});

// UNUSED EXPORTS: parseLsTree

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./build/js/model/errors.js
var errors = __webpack_require__(41710);
// EXTERNAL MODULE: ./build/js/git/git-error.js
var git_error = __webpack_require__(22719);
// EXTERNAL MODULE: ./build/js/git/look-up.js
var look_up = __webpack_require__(25423);
// EXTERNAL MODULE: ./build/js/git/runner.js + 2 modules
var runner = __webpack_require__(41917);
;// CONCATENATED MODULE: ./build/js/git/missing-folder.js




/** A listing that failed → the UsageError that explains it, or undefined where the folder is not the reason. */
async function explainMissingFolder(repository, oid, folder, error) {
    if (!(error instanceof git_error/* GitError */.X) || folder === "")
        return undefined;
    const [root, found] = await (0,look_up/* lookUp */.T)(repository, [`${oid}^{tree}`, `${oid}:${folder}`]);
    if (root === undefined || found?.type === "tree")
        return undefined;
    const what = found === undefined ? "is not a folder" : "is a file, not a folder";
    const near = nearestFolders(await listFolders(repository, oid), folder);
    const help = near.length === 0 ? "the commit has no folders" : `folders there: ${near.join(", ")}`;
    return new errors/* UsageError */.eb(`Cannot read source ${JSON.stringify(folder)}: it ${what} of ${oid.slice(0, 10)}; ${help}`, {
        cause: error,
    });
}
async function listFolders(repository, oid) {
    const output = await (0,runner/* gitText */.q)(repository, ["ls-tree", "-r", "-d", "-z", "--full-tree", "--name-only", oid]);
    return output.split("\0").filter((path) => path !== "");
}
/** At most eight folders: those that share a segment with the one asked for come first, then those near the root. */
function nearestFolders(folders, wanted) {
    const segments = new Set(wanted.toLowerCase().split("/"));
    const shared = (folder) => folder
        .toLowerCase()
        .split("/")
        .filter((segment) => segments.has(segment)).length;
    const depth = (folder) => folder.split("/").length;
    return [...folders].sort((a, b) => shared(b) - shared(a) || depth(a) - depth(b)).slice(0, 8);
}

;// CONCATENATED MODULE: ./build/js/git/ls-tree.js





// Some 900,000 files: no source folder, but what a tree made to exhaust memory has.
const MAX_LIST_BYTES = 64 * 1024 * 1024;
const NUL = 0x00;
const LINE = /^(\d{6}) (blob|commit) ([0-9a-f]{40,64})\t(.+)$/s;
/**
 * Commit or tree id, and a folder in it (`""` is the root) → every file below the folder, from one git process that
 * reads nothing outside of it. A folder that is not there is a UsageError that names the folders nearby.
 */
async function listTree(repository, oid, folder = "") {
    checkObjectId(oid);
    checkFolder(folder);
    try {
        const args = ["ls-tree", "-r", "-z", "--full-tree", treeish(oid, folder)];
        return parseLsTree(await (0,runner/* gitBytes */.s)(repository, args, { maxBytes: MAX_LIST_BYTES }));
    }
    catch (error) {
        throw (await explainMissingFolder(repository, oid, folder, error)) ?? error;
    }
}
/**
 * Output of `git ls-tree -r -z` → entries. Each is `<mode> SP <type> SP <oid> TAB <path> NUL`, paths unquoted.
 * Output that does not end in NUL is half a list, and an error.
 */
function parseLsTree(output) {
    if (output.length === 0)
        return [];
    if (output.at(-1) !== NUL)
        throw new git_error/* GitError */.X("Cannot list the tree: git's list ends in the middle of an entry");
    if (!(0,external_node_buffer_.isUtf8)(output))
        throw new errors/* UsageError */.eb(`Cannot list the tree: ${nameOfBadPath(output)} is not UTF-8; rename it`);
    return output.toString("utf8").slice(0, -1).split("\0").map(parseLine);
}
function parseLine(line) {
    const [, mode, type, oid, path] = LINE.exec(line) ?? [];
    if (mode === undefined || oid === undefined || path === undefined || (type !== "blob" && type !== "commit")) {
        throw new git_error/* GitError */.X(`Cannot list the tree: git printed ${JSON.stringify(line)}`);
    }
    return { mode, type, oid, path };
}
function nameOfBadPath(output) {
    let start = 0;
    for (let end = output.indexOf(NUL); end >= 0; end = output.indexOf(NUL, start)) {
        const line = output.subarray(start, end);
        if (!(0,external_node_buffer_.isUtf8)(line))
            return `path ${JSON.stringify(line.subarray(line.indexOf("\t") + 1).toString("latin1"))}`;
        start = end + 1;
    }
    return "a path";
}
const treeish = (oid, folder) => (folder === "" ? oid : `${oid}:${folder}`);
/** A full id only: anything else could be an option or mean something else tomorrow. */
function checkObjectId(oid) {
    if (!/^([0-9a-f]{40}|[0-9a-f]{64})$/.test(oid)) {
        throw new git_error/* GitError */.X(`Cannot list ${JSON.stringify(oid)}: a full object id is needed`);
    }
}
function checkFolder(folder) {
    if (folder === "")
        return;
    const badSegment = folder.split("/").some((segment) => segment === "" || segment === "." || segment === "..");
    if (badSegment || folder.includes("\0")) {
        throw new errors/* UsageError */.eb(`Cannot list folder ${JSON.stringify(folder)}: give it from the repository root, with "/", without "." and ".."`);
    }
}


/***/ }),

/***/ 49035:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ readBlobs)
/* harmony export */ });
/* harmony import */ var _cat_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29083);
/* harmony import */ var _git_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22719);
/* harmony import */ var _runner_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41917);



// Git would fetch the missing blobs of a partial clone one by one. So it is first asked not to fetch (git 2.39.4).
const WITHOUT_FETCHING = { GIT_NO_LAZY_FETCH: "1" };
/** Full blob ids → id and bytes, exactly as committed, from one git process. A blob that cannot be had is an error. */
async function readBlobs(repository, oids, options = {}) {
    const wanted = [...new Set(oids)];
    if (wanted.length === 0)
        return new Map();
    const input = `${wanted.join("\n")}\n`;
    const maxBytes = options.maxBytes ?? 64 * 1024 * 1024;
    const read = async () => {
        const output = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_2__/* .gitBytes */ .s)(repository, ["cat-file", "--batch"], {
            input,
            maxBytes,
            variables: WITHOUT_FETCHING,
        });
        return (0,_cat_file_js__WEBPACK_IMPORTED_MODULE_0__/* .parseCatFile */ .q)(output, wanted);
    };
    return collect(wanted, await read().catch(async (error) => {
        if (!isNotFetched(error))
            throw error;
        await fetchMissing(repository, input);
        return read();
    }));
}
const isNotFetched = (error) => error instanceof _git_error_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .X && error.message.includes("promisor remote");
/** `pack-objects` fetches what it lacks in one request, from the right remotes; the pack itself is thrown away. */
async function fetchMissing(repository, input) {
    try {
        await (0,_runner_js__WEBPACK_IMPORTED_MODULE_2__/* .gitBytes */ .s)(repository, ["pack-objects", "--stdout", "-q"], { input });
    }
    catch (cause) {
        if (!(cause instanceof _git_error_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .X))
            throw cause;
        const advice = "this is a partial clone, and its remote did not give them; check the connection, or run git fetch --refetch";
        throw new _git_error_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .X(`Cannot read the files of the commit: ${advice} (${cause.message})`, { cause });
    }
}
function collect(wanted, objects) {
    const pairs = wanted.map((oid, index) => {
        const object = objects[index];
        if (object === undefined)
            throw new _git_error_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .X(`Cannot read blob ${oid}: the object is missing; git fsck tells more`);
        if (object.oid !== oid || object.type !== "blob") {
            throw new _git_error_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .X(`Cannot read blob ${oid}: git gave ${object.type} ${object.oid}`);
        }
        return [oid, object.bytes];
    });
    return new Map(pairs);
}


/***/ }),

/***/ 47518:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ writeTree)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/git/git-error.js
var git_error = __webpack_require__(22719);
// EXTERNAL MODULE: ./build/js/git/ls-tree.js + 1 modules
var ls_tree = __webpack_require__(35538);
// EXTERNAL MODULE: ./build/js/git/runner.js + 2 modules
var runner = __webpack_require__(41917);
// EXTERNAL MODULE: ./build/js/git/read-blobs.js
var read_blobs = __webpack_require__(49035);
;// CONCATENATED MODULE: ./build/js/git/write-blobs.js



/** Bytes → their blob ids in the same order, stored by one git process and read back by another. */
async function writeBlobs(repository, contents) {
    if (contents.length === 0)
        return [];
    const output = await (0,runner/* gitText */.q)(repository, ["fast-import", "--quiet", "--done"], { input: importStream(contents) });
    const oids = output.split("\n").slice(0, -1);
    if (oids.length !== contents.length) {
        throw new git_error/* GitError */.X(`Cannot store files in git: ${contents.length} given, ${oids.length} stored`);
    }
    await confirmBlobs(repository, oids, contents);
    return oids;
}
/** The stream of `git fast-import`: every blob with a mark, then the question for the id of every mark. */
function importStream(contents) {
    const blobs = contents.flatMap((bytes, index) => [
        Buffer.from(`blob\nmark :${index + 1}\ndata ${bytes.length}\n`),
        bytes,
        Buffer.from("\n"),
    ]);
    const questions = contents.map((_, index) => `get-mark :${index + 1}\n`).join("");
    return Buffer.concat([...blobs, Buffer.from(`${questions}done\n`)]);
}
async function confirmBlobs(repository, oids, contents) {
    const stored = await (0,read_blobs/* readBlobs */.b)(repository, oids, { maxBytes: Number.POSITIVE_INFINITY });
    for (const [index, bytes] of contents.entries()) {
        const oid = oids[index] ?? "";
        if (stored.get(oid)?.equals(bytes) !== true) {
            throw new git_error/* GitError */.X(`Cannot store files in git: blob ${oid} came back with other bytes`);
        }
    }
}

;// CONCATENATED MODULE: ./build/js/git/write-tree.js







/** Files → the id of a tree that holds exactly them. The index, the work tree and HEAD stay as they are. */
async function writeTree(repository, files) {
    const stored = await storeBlobs(repository, files);
    const tree = await storeTree(repository, stored);
    await confirmTree(repository, tree, stored);
    return tree;
}
async function storeBlobs(repository, files) {
    const fresh = files.filter((file) => "bytes" in file);
    const oids = await writeBlobs(repository, fresh.map((file) => file.bytes));
    const known = files.filter((file) => "oid" in file);
    return [...known, ...fresh.map(({ path, mode }, index) => ({ path, mode, oid: oids[index] ?? "" }))];
}
/** Through an index of its own, because the index refuses paths that a checkout could not hold (`..`, `.git`). */
async function storeTree(repository, files) {
    const folder = await external_node_fs_.promises.mkdtemp((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), "screeps-sync-index-"));
    const variables = { GIT_INDEX_FILE: (0,external_node_path_.join)(folder, "index") };
    try {
        if (files.length > 0) {
            const input = files.map(({ mode, oid, path }) => `${mode} ${oid}\t${path}\0`).join("");
            // --verbose because simple-git waits 50 ms for a command that prints nothing.
            await (0,runner/* gitText */.q)(repository, ["update-index", "--verbose", "-z", "--index-info"], { input, variables });
        }
        return (await (0,runner/* gitText */.q)(repository, ["write-tree"], { variables })).trim();
    }
    finally {
        await external_node_fs_.promises.rm(folder, { recursive: true, force: true });
    }
}
/** Two files with one path, or a file where another needs a folder, would silently have become one. */
async function confirmTree(repository, tree, files) {
    const found = new Map((await (0,ls_tree/* listTree */.n)(repository, tree)).map(({ path, mode, oid }) => [path, `${mode} ${oid}`]));
    const lost = files.find(({ path, mode, oid }) => found.get(path) !== `${mode} ${oid}`);
    if (lost !== undefined || found.size !== files.length) {
        const what = lost === undefined ? `${files.length} files became ${found.size}` : JSON.stringify(lost.path);
        throw new git_error/* GitError */.X(`Cannot store files in git: the tree came back different: ${what}`);
    }
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

/***/ 26698:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Im: () => (/* binding */ isEmpty),
/* harmony export */   Ni: () => (/* binding */ planWrite),
/* harmony export */   bP: () => (/* binding */ shrinksSuspiciously)
/* harmony export */ });
/**
 * Compares what a branch holds with what it should hold: contents, or ids of contents.
 * @param same whether two values of one name are equal
 */
function planWrite(live, wanted, same = Object.is) {
    const names = [...wanted.keys()].sort();
    const kept = names.filter((name) => live.has(name));
    return {
        added: names.filter((name) => !live.has(name)),
        changed: kept.filter((name) => !same(live.get(name), wanted.get(name))),
        removed: [...live.keys()].filter((name) => !wanted.has(name)).sort(),
        unchanged: kept.filter((name) => same(live.get(name), wanted.get(name))),
    };
}
function isEmpty(plan) {
    return plan.added.length + plan.changed.length + plan.removed.length === 0;
}
/** A write that leaves less than a tenth of the live modules is more likely a mistake than a wish. */
function shrinksSuspiciously(plan) {
    const live = plan.changed.length + plan.removed.length + plan.unchanged.length;
    const wanted = plan.added.length + plan.changed.length + plan.unchanged.length;
    return wanted <= live / 10;
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