"use strict";
exports.id = 4683;
exports.ids = [4683];
exports.modules = {

/***/ 73166:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ isAncestor)
/* harmony export */ });
/* harmony import */ var _objects_look_up_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97116);
/* harmony import */ var _process_runner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9795);


/** Whether every commit of `older` is in `newer`; false also where `older` was never fetched, so that nobody can tell. */
async function isAncestor(repository, older, newer) {
    const [known] = await (0,_objects_look_up_js__WEBPACK_IMPORTED_MODULE_0__/* .lookUp */ .T)(repository, [`${older}^{commit}`]);
    if (known === undefined)
        return false;
    // --count, because it always prints: `merge-base --is-ancestor` answers by its exit status alone.
    const missing = await (0,_process_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .gitText */ .q)(repository, ["rev-list", "--count", "--max-count=1", older, `^${newer}`]);
    return missing.trim() === "0";
}


/***/ }),

/***/ 98120:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ri: () => (/* binding */ readBeside),
  Ul: () => (/* binding */ readFiles),
  Lu: () => (/* binding */ readHistory)
});

// EXTERNAL MODULE: ./build/js/model/modules/detect-source.js
var detect_source = __webpack_require__(55944);
// EXTERNAL MODULE: ./build/js/git/process/fields.js
var fields = __webpack_require__(11573);
// EXTERNAL MODULE: ./build/js/git/process/git-error.js
var git_error = __webpack_require__(45117);
// EXTERNAL MODULE: ./build/js/git/process/runner.js + 4 modules
var runner = __webpack_require__(9795);
// EXTERNAL MODULE: ./build/js/git/history/log-raw.js
var log_raw = __webpack_require__(37078);
;// CONCATENATED MODULE: ./build/js/git/history/walk-back.js


/**
 * Each version, from the newest files and what each commit changed of them, newest first. All share one map, which is
 * changed to be the version that is asked for: a copy for each of 200 versions of 800 files, and of 30 branches, was
 * half of a search's CPU.
 */
function* walkBack(newest, log) {
    const place = new Place(newest, log);
    for (const [index, { commit, parents, changes }] of log.entries()) {
        place.goTo(index);
        yield {
            commit,
            parents,
            files: new FilesAt(place, index),
            mains: place.mains(),
            changed: changes.map(({ path }) => path),
        };
    }
    place.goTo(log.length);
}
/** A place in a history: so many of its commits are undone. */
class Place {
    #log;
    #files;
    #undone = 0;
    #mains;
    constructor(newest, log) {
        this.#log = log;
        this.#files = new Map(newest);
    }
    get undone() {
        return this.#undone;
    }
    goTo(undone) {
        while (this.#undone < undone)
            for (const change of this.#changes(this.#undone++))
                this.#undo(change);
        while (this.#undone > undone)
            for (const change of this.#changes(--this.#undone))
                this.#put(change.path, change.after);
        return this.#files;
    }
    /** Few commits change them, so that they are not looked for in each. */
    mains() {
        this.#mains ??= [...this.#files.keys()].filter(detect_source/* isMain */.CA);
        return this.#mains;
    }
    #changes(index) {
        return this.#log[index]?.changes ?? [];
    }
    #undo({ path, before, after }) {
        // If this fits for every change, no commit and no path was lost on the way.
        if (this.#files.get(path)?.oid !== after?.oid)
            throw new git_error/* GitError */.X(`Cannot read the history: the changes of ${JSON.stringify(path)} do not fit together`);
        this.#put(path, before);
    }
    #put(path, file) {
        if ((0,detect_source/* isMain */.CA)(path))
            this.#mains = undefined;
        if (file === undefined)
            this.#files.delete(path);
        else
            this.#files.set(path, file);
    }
}
/** The files at one place, whenever they are asked for. */
class FilesAt {
    #place;
    #undone;
    constructor(place, undone) {
        this.#place = place;
        this.#undone = undone;
    }
    get size() {
        return this.#now().size;
    }
    get(path) {
        return this.#now().get(path);
    }
    has(path) {
        return this.#now().has(path);
    }
    *keys() {
        for (const [path] of this)
            yield path;
    }
    *values() {
        for (const [, file] of this)
            yield file;
    }
    *entries() {
        for (const entry of this.#now()) {
            yield entry;
            if (this.#place.undone !== this.#undone)
                throw new Error("Two versions of a history are listed at once");
        }
    }
    [Symbol.iterator]() {
        return this.entries();
    }
    forEach(call) {
        for (const [path, file] of this)
            call(file, path, this);
    }
    #now() {
        return this.#place.goTo(this.#undone);
    }
}

// EXTERNAL MODULE: ./build/js/git/history/watched.js
var history_watched = __webpack_require__(32529);
;// CONCATENATED MODULE: ./build/js/git/history/history.js







/**
 * The versions of what is watched along the first parents of a commit, newest first, each whole. It takes one `git log`:
 * the newest version is the commit's own, and undoing a commit's changes gives the version before it.
 */
async function readHistory(repository, commit, watched, { limit = 200, tip } = {}) {
    const [files, log] = await Promise.all([
        tip ?? readFiles(repository, commit),
        readLog(repository, commit, watched, limit),
    ]);
    const newest = new Map([...files].filter(([path]) => (0,history_watched/* isWatched */.Df)(path, watched)));
    return { versions: { [Symbol.iterator]: () => walkBack(newest, log) }, isWhole: log.length < limit };
}
/** All files of a commit, whatever their names. */
async function readFiles(repository, { oid }) {
    const printed = await (0,runner/* gitBytes */.s)(repository, ["ls-tree", "-r", "-z", "--full-tree", oid]);
    return new Map((0,fields/* fieldsOf */.P)(printed, `the files of ${oid}`).map(parseFile));
}
function parseFile(line) {
    const [, mode, oid, path] = /^(\d{6}) (?:blob|commit) ([0-9a-f]{40,64})\t(.+)$/s.exec(line) ?? [];
    if (mode === undefined || oid === undefined || path === undefined)
        throw new git_error/* GitError */.X(`Cannot read the files of a commit: git printed ${JSON.stringify(line)}`);
    return [path, { mode, oid }];
}
/**
 * Any other commits, each whole, from one commit whose files are known and one git process for all. Each is worked
 * out when it is asked for.
 */
async function readBeside(repository, { commit, files }, others, watched = history_watched/* everything */.YT) {
    if (others.length === 0)
        return [];
    const input = others.map((other) => `${other} ${commit.oid}\n`).join("");
    const args = ["diff-tree", "--stdin", "-r", "--always", ...log_raw/* rawLog */.r, "--", ...(0,history_watched/* pathspecsOf */.zY)(watched)];
    const log = (0,log_raw/* parseRawLog */.m)(await (0,runner/* gitBytes */.s)(repository, args, { input }));
    if (log.length !== others.length)
        throw new git_error/* GitError */.X(`Cannot compare commits: git told of ${log.length} where ${others.length} were asked for`);
    return { [Symbol.iterator]: () => log.map((each) => apply(files, each)).values() };
}
async function readLog(repository, commit, watched, limit) {
    const walk = ["--first-parent", "--diff-merges=first-parent", "--no-follow", "--no-show-signature", "-n", `${limit}`];
    return (0,log_raw/* parseRawLog */.m)(await (0,runner/* gitBytes */.s)(repository, ["log", ...walk, ...log_raw/* rawLog */.r, commit.oid, "--", ...(0,history_watched/* pathspecsOf */.zY)(watched)]));
}
/** The files of a commit, and how another differs from it → that other. */
function apply(base, { commit, changes }) {
    const files = new Map(base);
    for (const { path, before, after } of changes) {
        if (files.get(path)?.oid !== before?.oid)
            throw new git_error/* GitError */.X(`Cannot compare commits: the changes of ${JSON.stringify(path)} do not fit together`);
        if (after === undefined)
            files.delete(path);
        else
            files.set(path, after);
    }
    return { commit, parents: [], files, mains: [...files.keys()].filter(detect_source/* isMain */.CA), changed: [] };
}


/***/ }),

/***/ 37078:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ parseRawLog),
/* harmony export */   r: () => (/* binding */ rawLog)
/* harmony export */ });
/* harmony import */ var _process_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11573);
/* harmony import */ var _process_git_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45117);


/** The shape that `parseRawLog` reads, whatever the user's settings are: ids of commit, tree and parents, then the changes. */
const rawLog = [
    ...["--raw", "-z", "--no-abbrev", "--no-renames", "--no-relative", "--ignore-submodules=none"],
    "--format=tformat:%H %T %P",
];
const commitField = /^([0-9a-f]{40,64}) ([0-9a-f]{40,64}) ([0-9a-f ]*)$/;
const changeField = /^\n?:(\d{6}) (\d{6}) ([0-9a-f]{40,64}) ([0-9a-f]{40,64}) [ADMT]$/;
/**
 * Output of `git log` or `git diff-tree` with `rawLog` → commits with their changes. It is a row of
 * fields that end in NUL; the first change of a commit has a line feed before its colon:
 *
 *     <oid> SP <tree> SP <parents> NUL
 *     :<mode before> SP <mode after> SP <oid before> SP <oid after> SP <status> NUL <path> NUL
 */
function parseRawLog(output) {
    const fields = (0,_process_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .P)(output, "the history");
    const commits = [];
    for (let next = 0; next < fields.length;) {
        const field = fields[next] ?? "";
        const [, oid, tree, parents = ""] = commitField.exec(field) ?? [];
        if (oid !== undefined && tree !== undefined) {
            commits.push({ commit: { oid, tree }, parents: parents.split(" ").filter(Boolean), changes: [] });
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
    const [, modeBefore, modeAfter, oidBefore, oidAfter] = changeField.exec(field) ?? [];
    if (path === undefined || path === "")
        throw unreadable(field);
    return { path, before: version(field, modeBefore, oidBefore), after: version(field, modeAfter, oidAfter) };
}
function version(field, mode, oid) {
    if (mode === undefined || oid === undefined)
        throw unreadable(field);
    return mode === "000000" ? undefined : { mode, oid };
}
const unreadable = (field) => new _process_git_error_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .X(`Cannot read the history: git printed ${JSON.stringify(field)}`);


/***/ }),

/***/ 32529:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Df: () => (/* binding */ isWatched),
/* harmony export */   YT: () => (/* binding */ everything),
/* harmony export */   Yw: () => (/* binding */ isBelow),
/* harmony export */   zY: () => (/* binding */ pathspecsOf)
/* harmony export */ });
/* harmony import */ var _process_pathspec_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12492);

const everything = { folders: [""], paths: [], names: [] };
function isWatched(path, { folders, paths, names }) {
    if (paths.includes(path) || names.includes(path.slice(path.lastIndexOf("/") + 1)))
        return true;
    return folders.some((folder) => isBelow(path, folder));
}
const isBelow = (path, folder) => folder === "" || path.startsWith(`${folder}/`);
function pathspecsOf({ folders, paths, names }) {
    if (folders.includes(""))
        return [(0,_process_pathspec_js__WEBPACK_IMPORTED_MODULE_0__/* .pathspecOf */ .w)("")];
    return [...[...folders, ...paths].map(_process_pathspec_js__WEBPACK_IMPORTED_MODULE_0__/* .pathspecOf */ .w), ...names.map((name) => `:(top,glob)**/${name}`)];
}


/***/ }),

/***/ 47367:
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
// EXTERNAL MODULE: ./build/js/git/process/git-error.js
var git_error = __webpack_require__(45117);
// EXTERNAL MODULE: ./build/js/git/process/runner.js + 4 modules
var runner = __webpack_require__(9795);
// EXTERNAL MODULE: ./build/js/git/objects/ls-tree.js + 1 modules
var ls_tree = __webpack_require__(66505);
// EXTERNAL MODULE: ./build/js/git/objects/read-blobs.js
var read_blobs = __webpack_require__(84326);
;// CONCATENATED MODULE: ./build/js/git/objects/write-blobs.js



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

;// CONCATENATED MODULE: ./build/js/git/objects/write-tree.js







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

/***/ 11573:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ fieldsOf)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _git_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45117);


/**
 * What git prints with `-z` → its fields. A path that is not UTF-8 comes byte by byte: no module is called so, and what
 * lies beside the source must not end a search.
 */
function fieldsOf(output, what) {
    if (output.length === 0)
        return [];
    if (output.at(-1) !== 0)
        throw new _git_error_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .X(`Cannot read ${what}: git's list is cut off`);
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(output))
        return output.toString("utf8").slice(0, -1).split("\0");
    return output.toString("latin1").slice(0, -1).split("\0").map(decode);
}
function decode(field) {
    const bytes = Buffer.from(field, "latin1");
    return (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes) ? bytes.toString("utf8") : field;
}


/***/ }),

/***/ 69379:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ modulesDigest)
/* harmony export */ });
/** Equal for equal modules, whatever their order: `sha256:<hex>`. */
function modulesDigest(modules) {
    const { createHash } = process.getBuiltinModule("node:crypto");
    const hash = createHash("sha256");
    for (const name of [...modules.keys()].sort())
        hash.update(`${JSON.stringify([name, modules.get(name)])}\n`);
    return `sha256:${hash.digest("hex")}`;
}


/***/ }),

/***/ 3644:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ly: () => (/* binding */ planModules),
/* harmony export */   st: () => (/* binding */ sameModules),
/* harmony export */   yN: () => (/* binding */ planExactly)
/* harmony export */ });
/* harmony import */ var _modules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68218);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25056);
/* harmony import */ var _stamp_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25988);



/** What a write would change for the bot itself: the time of our own stamp, which is always another, is no change. */
function planModules(live, wanted, stamp) {
    return (0,_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .planWrite */ .Ni)((0,_stamp_js__WEBPACK_IMPORTED_MODULE_1__/* .withTimeOf */ .Bm)(wanted, live, stamp), wanted, _modules_js__WEBPACK_IMPORTED_MODULE_0__/* .sameContent */ .Cm);
}
/** What differs at all, after a write of exactly these modules. */
function planExactly(live, wanted) {
    return (0,_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .planWrite */ .Ni)(live, wanted, _modules_js__WEBPACK_IMPORTED_MODULE_0__/* .sameContent */ .Cm);
}
/** Whether two sets hold the same, module by module. */
function sameModules(a, b) {
    return a.size === b.size && (0,_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .isEmpty */ .Im)(planExactly(a, b));
}


/***/ }),

/***/ 25056:
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
    return wanted < live / 10;
}


/***/ }),

/***/ 38617:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cv: () => (/* binding */ sourceMapEntries),
/* harmony export */   aL: () => (/* binding */ sourceMapModule),
/* harmony export */   jv: () => (/* binding */ isSourceMapName)
/* harmony export */ });
/** Source maps beside files that become modules: `main.js.map` beside `main.js`, unless a bundler made a module of it. */
function sourceMapEntries(entries, chosen) {
    const paths = new Set(chosen.map(({ path }) => path));
    return entries.filter(({ path, type, mode }) => path.endsWith(".js.map") &&
        type === "blob" &&
        mode !== "120000" &&
        paths.has(path.slice(0, -".map".length)) &&
        !paths.has(`${path}.js`));
}
/** Whether a module has the name of a source map, and so may have been made of one. */
const isSourceMapName = (name) => name.endsWith(".js.map");
/**
 * A source map as the module that error mappers in bots require, as rollup-plugin-screeps writes it: without the
 * sources themselves, which would fill the server's 5 MiB. Undefined: it is none.
 */
function sourceMapModule(json) {
    try {
        const map = JSON.parse(json);
        if (typeof map !== "object" || map === null || !("mappings" in map))
            return undefined;
        return `module.exports = ${JSON.stringify({ ...map, sourcesContent: undefined })};`;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 25988:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bm: () => (/* binding */ withTimeOf),
/* harmony export */   GD: () => (/* binding */ withoutStamp),
/* harmony export */   OI: () => (/* binding */ stampModule),
/* harmony export */   VI: () => (/* binding */ trueMarks)
/* harmony export */ });
/* unused harmony export readMark */
/* harmony import */ var _modules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68218);
/* harmony import */ var _modules_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69379);


const firstLine = "// Written by screeps-sync: which commit this is, and the digest of the modules beside it.";
const oldFirstLine = "// Written by screeps-sync: which commit this is. Left out of every comparison.";
/** The module that says which commit is live: `require("build_info").commit`. @param rest the modules beside it */
function stampModule({ commit, ref, tree, time }, rest) {
    return textOf({ commit, ref, time: time.toISOString(), tree, digest: (0,_modules_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .modulesDigest */ .O)(rest) });
}
/** What a module says that this program wrote, letter by letter; undefined for any other module, and for one that was edited. */
function readMark(content) {
    if (typeof content !== "string" || ![firstLine, oldFirstLine].some((line) => content.startsWith(`${line}\n`)))
        return undefined;
    const mark = parseMark(content.slice(content.indexOf("{"), content.lastIndexOf("}") + 1));
    return mark !== undefined && textOf(mark) === content ? mark : undefined;
}
/** The marks whose digest fits the modules beside them: the set is, byte for byte, what was written with that mark. */
function trueMarks(modules) {
    const marked = [...modules].flatMap(([name, content]) => {
        const mark = readMark(content);
        return mark?.digest === undefined ? [] : [[name, mark]];
    });
    const isTrue = ([name, { digest }]) => digest === (0,_modules_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .modulesDigest */ .O)(without(modules, name));
    return marked
        .slice(0, mostMarks)
        .filter(isTrue)
        .map(([, mark]) => mark);
}
// A set has one. A hostile one with thousands must not make us hash all of it for each.
const mostMarks = 3;
/** Modules without our own stamp of that name, which no commit holds. A module of that name that is not ours stays. */
function withoutStamp(modules, name) {
    return name === undefined || readMark(modules.get(name)) === undefined ? modules : without(modules, name);
}
/** Live modules with the wanted stamp in place of theirs, where both are ours and differ in nothing but the time. */
function withTimeOf(wanted, live, name) {
    const [ours, theirs] = name === undefined ? [] : [wanted.get(name), live.get(name)];
    if (name === undefined || ours === undefined || theirs === undefined || (0,_modules_js__WEBPACK_IMPORTED_MODULE_0__/* .sameContent */ .Cm)(ours, theirs))
        return live;
    const [mark, old] = [readMark(ours), readMark(theirs)];
    if (mark === undefined || old === undefined || textOf({ ...old, time: mark.time }) !== ours)
        return live;
    return new Map([...live, [name, ours]]);
}
function textOf({ commit, ref, time, tree, digest }) {
    const line = digest === undefined ? oldFirstLine : firstLine;
    return `${line}\nmodule.exports = ${JSON.stringify({ commit, ref, time, tree, digest }, null, 2)};\n`;
}
function parseMark(json) {
    try {
        const value = JSON.parse(json);
        return isMark(value) ? value : undefined;
    }
    catch {
        // Somebody's own module may begin with our line.
        return undefined;
    }
}
function isMark(value) {
    if (typeof value !== "object" || value === null)
        return false;
    const { commit, ref, time, tree, digest } = value;
    const sound = isText(commit, oid) && isText(tree, oid) && isText(ref, /^/) && isText(time, /^/) && isTime(time);
    return sound && (digest === undefined || isText(digest, /^sha256:[0-9a-f]{64}$/));
}
const oid = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const isText = (value, pattern) => typeof value === "string" && pattern.test(value);
const isTime = (time) => !Number.isNaN(Date.parse(time)) && new Date(time).toISOString() === time;
const without = (modules, name) => new Map([...modules].filter(([each]) => each !== name));


/***/ }),

/***/ 8548:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ versionReader),
/* harmony export */   y: () => (/* binding */ folderOf)
/* harmony export */ });
/* harmony import */ var _modules_content_id_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20958);
/* harmony import */ var _modules_detect_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55944);
/* harmony import */ var _modules_layout_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6713);
/* harmony import */ var _modules_source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93254);
/* harmony import */ var _modules_source_map_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38617);





/** The folder that a version has its modules in, if these are its files called like a main module, or all; undefined: none, or several. */
function folderOf(mains, { source }) {
    if (source !== undefined)
        return source;
    const [only, ...others] = (0,_modules_detect_source_js__WEBPACK_IMPORTED_MODULE_1__/* .mainFolders */ .jn)([...mains]);
    return others.length === 0 ? only : undefined;
}
function versionReader(reading, live) {
    const known = new Map();
    const namesOf = (path, mode) => {
        if (!known.has(path))
            known.set(path, isModule(path, mode, reading) ? allNames(path) : undefined);
        return known.get(path);
    };
    const blobs = new Set([...live.values()].map((id) => id.slice(id.indexOf(" ") + 1)));
    return {
        read: (files, folder) => {
            const modules = [...below(files, folder)].flatMap(([path, { mode, oid }]) => {
                const names = namesOf(path, mode);
                return names === undefined ? [] : [{ path, oid, names }];
            });
            const layout = layoutOf(reading, modules, live);
            const ids = modules.map(({ path, oid, names }) => [names[layout], idOf(path, oid)]);
            return { ids: withEmptyMain(new Map(ids), live), layout };
        },
        mayBeLive: (files, folder) => {
            for (const [path, { mode, oid }] of below(files, folder))
                if (!blobs.has(oid) && namesOf(path, mode) !== undefined)
                    return false;
            return true;
        },
    };
}
function* below(files, folder) {
    const prefix = folder === "" ? "" : `${folder}/`;
    for (const [path, file] of files)
        if (path.startsWith(prefix))
            yield [path.slice(prefix.length), file];
}
/** Source maps are looked at by themselves: most are no module of the commit, and made one on the way. */
const isModule = (path, mode, reading) => !(0,_modules_source_map_js__WEBPACK_IMPORTED_MODULE_4__/* .isSourceMapName */ .jv)((0,_modules_layout_js__WEBPACK_IMPORTED_MODULE_2__/* .moduleName */ .AO)(path, "slash")) &&
    (0,_modules_source_js__WEBPACK_IMPORTED_MODULE_3__/* .selectEntries */ .XO)([{ path, mode, type: "blob", oid: "" }], reading).files.length > 0;
const allNames = (path) => ({
    slash: (0,_modules_layout_js__WEBPACK_IMPORTED_MODULE_2__/* .moduleName */ .AO)(path, "slash"),
    dot: (0,_modules_layout_js__WEBPACK_IMPORTED_MODULE_2__/* .moduleName */ .AO)(path, "dot"),
    underscore: (0,_modules_layout_js__WEBPACK_IMPORTED_MODULE_2__/* .moduleName */ .AO)(path, "underscore"),
    basename: (0,_modules_layout_js__WEBPACK_IMPORTED_MODULE_2__/* .moduleName */ .AO)(path, "basename"),
});
const idOf = (path, oid) => (0,_modules_content_id_js__WEBPACK_IMPORTED_MODULE_0__/* .blobContentId */ .IK)(path.endsWith(".wasm") ? "binary" : "text", oid);
/** Where the code's own requires decided, the names that are live tell how: no blob of an old version is read. */
function layoutOf({ layout }, modules, live) {
    if (layout !== "auto")
        return layout;
    const nested = modules.filter(({ path }) => path.includes("/"));
    const counts = _modules_layout_js__WEBPACK_IMPORTED_MODULE_2__/* .layouts */ .YF.map((each) => nested.filter(({ names }) => live.has(names[each])).length);
    return _modules_layout_js__WEBPACK_IMPORTED_MODULE_2__/* .layouts */ .YF[counts.indexOf(Math.max(...counts))] ?? "slash";
}
/** The server adds an empty main where there is none. */
function withEmptyMain(ids, live) {
    const main = live.get("main");
    if (!ids.has("main") && main !== undefined && isEmptyText(main))
        ids.set("main", main);
    return ids;
}
/** In either hash that a repository may name its objects with. */
const isEmptyText = (id) => ["sha1", "sha256"].some((format) => id === (0,_modules_content_id_js__WEBPACK_IMPORTED_MODULE_0__/* .blobContentId */ .IK)("text", (0,_modules_content_id_js__WEBPACK_IMPORTED_MODULE_0__/* .blobOid */ .IM)(Buffer.alloc(0), format)));


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

/***/ 87891:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GU: () => (/* binding */ searchFor),
/* harmony export */   J2: () => (/* binding */ explainAnywhere),
/* harmony export */   _U: () => (/* binding */ explainElsewhere)
/* harmony export */ });
/* harmony import */ var _git_history_history_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98120);
/* harmony import */ var _git_history_refs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79486);
/* harmony import */ var _model_modules_content_id_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20958);
/* harmony import */ var _model_modules_tree_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(77799);
/* harmony import */ var _explain_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19873);
/* harmony import */ var _explain_mark_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24931);
/* harmony import */ var _read_versions_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44188);
/* harmony import */ var _search_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3921);








// Branches that were not touched for a long time say little about what is live, and each costs a process.
const mostTips = 30;
/** A search for the commit of live code, beside what is known of this repository. */
function searchFor(repository, known, { branch, modules }) {
    const live = (0,_model_modules_content_id_js__WEBPACK_IMPORTED_MODULE_2__/* .contentIds */ .e8)(modules, (0,_model_modules_tree_js__WEBPACK_IMPORTED_MODULE_7__/* .objectFormat */ .n9)(known.commit));
    return (0,_read_versions_js__WEBPACK_IMPORTED_MODULE_5__/* .startSearch */ .Dy)({ repository, branch, configurations: known.configurations, modules, live });
}
/** The commit that live modules are from: an ancestor of the known one first, then what their stamp names, then any other that this clone has. */
async function explainAnywhere(repository, known, live) {
    const search = searchFor(repository, known, live);
    const explanation = await (0,_explain_js__WEBPACK_IMPORTED_MODULE_3__/* .explainByHistory */ .z8)(search, known);
    if (explanation.commit !== undefined)
        return explanation;
    const marked = await (0,_explain_mark_js__WEBPACK_IMPORTED_MODULE_4__/* .markedCommit */ .k)(repository, known.commit, live.modules);
    if (marked !== undefined)
        return { commit: marked, cutOff: false, unseen: [] };
    return explainElsewhere(search, known, explanation);
}
/**
 * The commit of HEAD, another git branch or a tag whose modules these are: what is live when an older commit is deployed
 * again, or when two branches take turns. Then what HEAD was once here, and no branch has any more.
 * @param sofar what the ancestors of the known commit told, which stays where nothing is found
 */
async function explainElsewhere(search, { commit }, sofar) {
    const { repository } = search;
    const [{ tips, total }, [head, ...former]] = await Promise.all([
        (0,_git_history_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .listTips */ .d$)(repository, mostTips),
        (0,_git_history_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .listFormerHeads */ .no)(repository, _explain_js__WEBPACK_IMPORTED_MODULE_3__/* .historyLimit */ .kw),
    ]);
    const standing = [...new Set([...(head === undefined ? [] : [head]), ...tips])];
    const candidates = [...new Set([...standing, ...former])].filter((oid) => oid !== commit.oid);
    const base = { commit, files: await (0,_git_history_history_js__WEBPACK_IMPORTED_MODULE_0__/* .readFiles */ .Ul)(repository, commit) };
    const versions = await (0,_git_history_history_js__WEBPACK_IMPORTED_MODULE_0__/* .readBeside */ .ri)(repository, base, candidates);
    // The candidates themselves are most likely; the history of each costs a process.
    const found = (await (0,_search_js__WEBPACK_IMPORTED_MODULE_6__/* .matchVersions */ .Hq)(search, versions, "all")) ?? (await matchHistories(search, versions, standing));
    if (found?.commit === undefined)
        return withBound(sofar, total - mostTips);
    const isStanding = !former.includes(found.commit) || (await (0,_git_history_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .isInAnyRef */ .fZ)(repository, found.commit));
    const folder = found.folder === undefined ? {} : { folder: found.folder };
    return { commit: found.commit, ...folder, ...(isStanding ? {} : { gone: true }), cutOff: false, unseen: [] };
}
async function matchHistories(search, versions, tips) {
    for (const version of versions) {
        if (!tips.includes(version.commit.oid))
            continue;
        const explanation = await (0,_explain_js__WEBPACK_IMPORTED_MODULE_3__/* .explainFrom */ .OE)(search, version);
        if (explanation.commit !== undefined)
            return explanation;
    }
    return undefined;
}
const withBound = (explanation, left) => left <= 0
    ? explanation
    : {
        ...explanation,
        unseen: [...explanation.unseen, `${left} git branches and tags that are older than the newest ${mostTips}`],
    };


/***/ }),

/***/ 24931:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ markedCommit)
/* harmony export */ });
/* harmony import */ var _git_history_ancestry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73166);
/* harmony import */ var _git_history_refs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79486);
/* harmony import */ var _model_modules_stamp_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25988);
// Covered by test/sync/origin/explain-anywhere.test.ts



/**
 * The commit that a stamp among the live modules names, where it speaks the truth: its digest fits the modules beside
 * it, and the commit is an ancestor of the known one, or of another git branch or tag of this repository. So built
 * code, which no commit holds, explains itself without a record, and without the right to write one.
 */
async function markedCommit(repository, { oid }, live) {
    for (const { commit } of (0,_model_modules_stamp_js__WEBPACK_IMPORTED_MODULE_2__/* .trueMarks */ .VI)(live)) {
        if (commit === oid || (await (0,_git_history_ancestry_js__WEBPACK_IMPORTED_MODULE_0__/* .isAncestor */ .Q)(repository, commit, oid)))
            return commit;
        if (await (0,_git_history_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .isInAnyRef */ .fZ)(repository, commit))
            return commit;
    }
    return undefined;
}


/***/ }),

/***/ 19873:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OE: () => (/* binding */ explainFrom),
/* harmony export */   kw: () => (/* binding */ historyLimit),
/* harmony export */   z8: () => (/* binding */ explainByHistory)
/* harmony export */ });
/* harmony import */ var _git_history_history_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98120);
/* harmony import */ var _git_history_shallow_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66799);
/* harmony import */ var _git_history_watched_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32529);
/* harmony import */ var _model_modules_detect_source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55944);
/* harmony import */ var _model_settings_version_ids_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8548);
/* harmony import */ var _source_list_source_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86151);
/* harmony import */ var _start_configurations_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(15053);
/* harmony import */ var _read_versions_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(44188);
/* harmony import */ var _search_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3921);
// Covered by test/sync/origin/explain-anywhere.test.ts









/** How far back live code is looked for: first-parent commits that touch the source. */
const historyLimit = 200;
/** Looks for live code among the ancestors of a commit, by blob ids alone: no checkout, no blob is read. */
async function explainByHistory(search, known) {
    const { looked, ...found } = await searchHistory(search, await startAt(search, known));
    if (looked === undefined)
        return found;
    const nearest = await (0,_search_js__WEBPACK_IMPORTED_MODULE_8__/* .nearestVersion */ .bm)(search, looked.versions, looked.folders);
    const cutOff = found.cutOff && (await (0,_git_history_shallow_js__WEBPACK_IMPORTED_MODULE_1__/* .isShallow */ .f)(search.repository));
    return { ...found, cutOff, ...(nearest === undefined ? {} : { nearest }) };
}
/** The same from a commit whose files are all known. */
const explainFrom = (search, { commit, files }) => searchHistory(search, { commit, files, covers: _git_history_watched_js__WEBPACK_IMPORTED_MODULE_2__/* .everything */ .YT });
async function startAt({ repository, configurations }, known) {
    const { commit, listed, configured } = known;
    if (listed === undefined)
        return { commit, files: await (0,_git_history_history_js__WEBPACK_IMPORTED_MODULE_0__/* .readFiles */ .Ul)(repository, commit), covers: _git_history_watched_js__WEBPACK_IMPORTED_MODULE_2__/* .everything */ .YT };
    const files = new Map(listed.entries.map(({ path, mode, oid }) => [(0,_source_list_source_js__WEBPACK_IMPORTED_MODULE_5__/* .inFolder */ ._)(listed.folder, path), { mode, oid }]));
    if (configured !== undefined)
        files.set(configurations.path, { mode: "100644", oid: configured });
    return { commit, files, covers: { folders: [listed.folder], paths: [configurations.path], names: [] } };
}
async function searchHistory(search, start) {
    let { watched, files } = await firstLook(search, start);
    for (;;) {
        const options = { limit: historyLimit, tip: files };
        const { versions, isWhole } = await (0,_git_history_history_js__WEBPACK_IMPORTED_MODULE_0__/* .readHistory */ .Lu)(search.repository, start.commit, watched, options);
        const match = await (0,_search_js__WEBPACK_IMPORTED_MODULE_8__/* .matchVersions */ .Hq)(search, versions, watched.folders);
        if (match !== undefined)
            return explained(match, match.after);
        const wider = widen(search, versions, watched);
        if (wider === undefined) {
            const merged = await matchMerged(search, { commit: start.commit, files }, versions, watched);
            return merged ?? { ...unexplained(isWhole), looked: { versions, folders: watched.folders } };
        }
        if (start.covers !== _git_history_watched_js__WEBPACK_IMPORTED_MODULE_2__/* .everything */ .YT && files === start.files)
            files = await (0,_git_history_history_js__WEBPACK_IMPORTED_MODULE_0__/* .readFiles */ .Ul)(search.repository, start.commit);
        watched = wider;
    }
}
/** Where the modules of the newest version are. In most histories no version ever had them elsewhere. */
async function firstLook(search, { files, covers }) {
    const { configurations, repository } = search;
    const paths = [configurations.path];
    if (covers !== _git_history_watched_js__WEBPACK_IMPORTED_MODULE_2__/* .everything */ .YT)
        return { watched: covers, files };
    await (0,_start_configurations_js__WEBPACK_IMPORTED_MODULE_6__/* .learnConfigurations */ .w2)(repository, configurations, [files.get(configurations.path)?.oid]);
    const folders = (0,_read_versions_js__WEBPACK_IMPORTED_MODULE_7__/* .readersAt */ .O5)(search, { files }).flatMap(({ reading }) => (0,_model_settings_version_ids_js__WEBPACK_IMPORTED_MODULE_4__/* .folderOf */ .y)(files.keys(), reading) ?? []);
    return { watched: { folders: folders.slice(0, 1), paths, names: [] }, files };
}
/** Where some version has its modules otherwise, by its own configuration or because its folder was moved. */
function widen(search, versions, watched) {
    const folders = [...new Set([...watched.folders, ...(0,_read_versions_js__WEBPACK_IMPORTED_MODULE_7__/* .foldersIn */ .XL)(search, versions)])];
    const names = asksForMain(search) ? _model_modules_detect_source_js__WEBPACK_IMPORTED_MODULE_3__/* .mainNames */ .m6 : watched.names;
    if (folders.length === watched.folders.length && names.length === watched.names.length)
        return undefined;
    return { ...watched, folders, names };
}
const asksForMain = ({ readers }) => [...readers.values()].flat().some(({ reading }) => reading.source === undefined);
/** The other parents of the merges: what a git branch had before it was merged, and perhaps deleted. */
async function matchMerged(search, base, versions, watched) {
    const behind = new Map();
    let newer = 0;
    for (const { parents, changed } of versions) {
        if (changed.some((path) => watched.folders.some((folder) => (0,_git_history_watched_js__WEBPACK_IMPORTED_MODULE_2__/* .isBelow */ .Yw)(path, folder))))
            newer += 1;
        for (const parent of parents.slice(1))
            behind.set(parent, newer);
    }
    const merged = await (0,_git_history_history_js__WEBPACK_IMPORTED_MODULE_0__/* .readBeside */ .ri)(search.repository, base, [...behind.keys()], watched);
    const match = await (0,_search_js__WEBPACK_IMPORTED_MODULE_8__/* .matchVersions */ .Hq)(search, merged, watched.folders);
    return match === undefined ? undefined : explained(match, behind.get(match.commit));
}
const explained = ({ commit, folder }, behind) => ({
    commit,
    folder,
    ...(behind === undefined ? {} : { behind }),
    cutOff: false,
    unseen: [],
});
/** A history that no bound of ours ended may have been cut off by the clone. */
const unexplained = (isWhole) => ({
    cutOff: isWhole,
    unseen: isWhole ? [] : [`commits before the last ${historyLimit} that touch the source`],
});


/***/ }),

/***/ 44188:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dy: () => (/* binding */ startSearch),
/* harmony export */   O5: () => (/* binding */ readersAt),
/* harmony export */   XL: () => (/* binding */ foldersIn),
/* harmony export */   pd: () => (/* binding */ foldersOf)
/* harmony export */ });
/* harmony import */ var _model_modules_source_map_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38617);
/* harmony import */ var _model_modules_stamp_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25988);
/* harmony import */ var _model_settings_version_ids_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8548);
/* harmony import */ var _start_configurations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15053);




const startSearch = (search) => ({
    ...search,
    readers: new Map(),
    seen: new Set(),
});
/** All folders that some version has its modules in. */
function foldersIn(search, versions) {
    const folders = new Set();
    for (const version of versions)
        for (const { reading } of readersAt(search, version)) {
            const folder = (0,_model_settings_version_ids_js__WEBPACK_IMPORTED_MODULE_1__/* .folderOf */ .y)(version.mains, reading);
            if (folder !== undefined)
                folders.add(folder);
        }
    return [...folders];
}
/** How a version can be read, by the folders that are looked at. */
function foldersOf(search, version, folders) {
    return readersAt(search, version).flatMap((reader) => {
        const folder = (0,_model_settings_version_ids_js__WEBPACK_IMPORTED_MODULE_1__/* .folderOf */ .y)(version.mains, reader.reading);
        return folder === undefined || (folders !== "all" && !folders.includes(folder)) ? [] : [{ ...reader, folder }];
    });
}
/** The ways to read a version: one for each reading of its own configuration. */
function readersAt(search, { files }) {
    const { configurations, branch, live, readers } = search;
    const configured = files.get(configurations.path)?.oid;
    const known = readers.get(configured) ??
        (0,_start_configurations_js__WEBPACK_IMPORTED_MODULE_2__/* .readingsAt */ .hO)(configurations, configured, branch).map((reading) => ({
            reading,
            told: toldBy(search, reading),
            ...(0,_model_settings_version_ids_js__WEBPACK_IMPORTED_MODULE_1__/* .versionReader */ .S)(reading, live),
        }));
    readers.set(configured, known);
    return known;
}
/** What live code can be compared with by blob ids: no stamp of ours, which no commit holds, and no source maps. */
function toldBy({ modules, live }, { stamp }) {
    const told = (0,_model_modules_stamp_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutStamp */ .GD)(modules, stamp);
    return new Map([...live].filter(([name]) => told.has(name) && !(0,_model_modules_source_map_js__WEBPACK_IMPORTED_MODULE_3__/* .isSourceMapName */ .jv)(name)));
}


/***/ }),

/***/ 3921:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Io: () => (/* binding */ distance),
  Hq: () => (/* binding */ matchVersions),
  bm: () => (/* binding */ nearestVersion)
});

// EXTERNAL MODULE: ./build/js/git/history/commits.js
var commits = __webpack_require__(75297);
// EXTERNAL MODULE: ./build/js/git/history/watched.js
var watched = __webpack_require__(32529);
// EXTERNAL MODULE: ./build/js/model/modules/plan.js
var modules_plan = __webpack_require__(25056);
// EXTERNAL MODULE: ./build/js/model/records/record-files.js + 2 modules
var record_files = __webpack_require__(7151);
// EXTERNAL MODULE: ./build/js/model/records/record-message.js + 1 modules
var record_message = __webpack_require__(54396);
// EXTERNAL MODULE: ./build/js/sync/start/configurations.js
var configurations = __webpack_require__(15053);
// EXTERNAL MODULE: ./build/js/git/objects/read-blobs.js
var read_blobs = __webpack_require__(84326);
// EXTERNAL MODULE: ./build/js/model/modules/content-id.js
var content_id = __webpack_require__(20958);
// EXTERNAL MODULE: ./build/js/model/modules/layout.js
var modules_layout = __webpack_require__(6713);
// EXTERNAL MODULE: ./build/js/model/modules/source-map.js
var source_map = __webpack_require__(38617);
;// CONCATENATED MODULE: ./build/js/sync/origin/explain-maps.js





/**
 * A source map becomes a module by a change of its text, so that its blob has to be read: only where live code holds
 * one, and only of versions whose other modules fit. A name alone proves nothing.
 */
async function foreignMaps(repository, { files }, { folder, layout }, live) {
    const maps = [...live].filter(([name]) => (0,source_map/* isSourceMapName */.jv)(name));
    if (maps.length === 0)
        return { changed: [], removed: [] };
    const asFiles = new Map();
    const beside = new Map();
    for (const [whole, { oid }] of files) {
        if (!(0,watched/* isBelow */.Yw)(whole, folder))
            continue;
        const path = folder === "" ? whole : whole.slice(folder.length + 1);
        if (path.endsWith(".js.map.js"))
            asFiles.set((0,modules_layout/* moduleName */.AO)(path, layout), (0,content_id/* blobContentId */.IK)("text", oid));
        // As if it were `main.js.map.js`: the module is called `main.js.map`.
        if (path.endsWith(".js.map"))
            beside.set((0,modules_layout/* moduleName */.AO)(`${path}.js`, layout), oid);
    }
    const rest = maps.filter(([name, id]) => asFiles.get(name) !== id);
    const made = await madeFrom(repository, rest.flatMap(([name]) => beside.get(name) ?? []));
    const foreign = rest.filter(([name, id]) => made.get(beside.get(name) ?? "") !== id).map(([name]) => name);
    const isThere = (name) => asFiles.has(name) || beside.has(name);
    return { changed: foreign.filter(isThere), removed: foreign.filter((name) => !isThere(name)) };
}
/** Blob of a source map → the id of the module that is made of it. */
async function madeFrom(repository, oids) {
    const blobs = await (0,read_blobs/* readBlobs */.b)(repository, oids);
    return new Map([...blobs].flatMap(([oid, bytes]) => {
        const text = (0,source_map/* sourceMapModule */.aL)(bytes.toString("utf8"));
        const format = oid.length === 64 ? "sha256" : "sha1";
        return text === undefined ? [] : [[oid, (0,content_id/* blobContentId */.IK)("text", (0,content_id/* blobOid */.IM)(Buffer.from(text), format))]];
    }));
}

// EXTERNAL MODULE: ./build/js/sync/origin/read-versions.js
var read_versions = __webpack_require__(44188);
;// CONCATENATED MODULE: ./build/js/sync/origin/search.js
// Covered by test/sync/origin/explain-anywhere.test.ts








/** The first version that is the live code, each read by its own configuration. */
async function matchVersions(search, versions, folders) {
    await (0,configurations/* learnConfigurations */.w2)(search.repository, search.configurations, configuredIn(search, versions));
    const changed = [];
    for (const version of versions) {
        for (const { folder, told, read } of isNew(search, version, folders) ? waysToRead(search, version, folders) : []) {
            const { ids, layout } = read(version.files, folder);
            if (ids.size === 0 || !(0,modules_plan/* isEmpty */.Im)((0,modules_plan/* planWrite */.Ni)(told, ids)))
                continue;
            const maps = await foreignMaps(search.repository, version, { folder, layout }, search.live);
            if (maps.changed.length + maps.removed.length > 0 || (await isRecord(search.repository, version)))
                continue;
            return { commit: version.commit.oid, folder, after: changed.filter((paths) => touches(paths, folder)).length };
        }
        changed.push(version.changed);
    }
    return undefined;
}
/** The version that differs least from the live code. Their configurations are known already. */
async function nearestVersion(search, versions, folders) {
    let nearest;
    for (const version of versions)
        for (const { folder, told, read } of (0,read_versions/* foldersOf */.pd)(search, version, folders)) {
            const { ids, layout } = read(version.files, folder);
            const code = (0,modules_plan/* planWrite */.Ni)(told, ids);
            if (ids.size === 0 || (nearest !== undefined && distance(code) >= distance(nearest.plan)))
                continue;
            const plan = await withMaps(search, code, version, { folder, layout });
            if (nearest === undefined || distance(plan) < distance(nearest.plan))
                nearest = { commit: version.commit.oid, plan, ids };
        }
    return nearest;
}
function waysToRead(search, version, folders) {
    return (0,read_versions/* foldersOf */.pd)(search, version, folders).filter(({ mayBeLive, folder }) => mayBeLive(version.files, folder));
}
function isNew({ seen }, { commit }, folders) {
    const key = `${commit.oid} ${folders === "all" ? "*" : folders.join("\0")}`;
    return seen.size < seen.add(key).size;
}
/** What differs of the code, and of the source maps beside it. */
async function withMaps({ repository, live }, code, version, where) {
    const { changed, removed } = await foreignMaps(repository, version, where, live);
    return { ...code, changed: [...code.changed, ...changed], removed: [...code.removed, ...removed] };
}
/** How many modules differ. */
const distance = (plan) => plan.added.length + plan.changed.length + plan.removed.length;
const touches = (paths, folder) => paths.some((path) => (0,watched/* isBelow */.Yw)(path, folder));
function configuredIn({ configurations }, versions) {
    const oids = new Set();
    for (const { files } of versions)
        oids.add(files.get(configurations.path)?.oid);
    return oids;
}
/** A record holds any live code, and says nothing of where it is from. Only what lies in its folder may be one. */
async function isRecord(repository, { commit, files }) {
    if ([...files.keys()].some((path) => !(0,watched/* isBelow */.Yw)(path, record_files/* recordFolder */.ae)))
        return false;
    const [read] = await (0,commits/* readCommits */.Fe)(repository, [commit.oid]);
    return read !== undefined && (0,record_message/* parseRecordMessage */.oZ)(read.message) !== undefined;
}


/***/ }),

/***/ 86151:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ listSource),
/* harmony export */   _: () => (/* binding */ inFolder)
/* harmony export */ });
/* harmony import */ var _git_objects_ls_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66505);
/* harmony import */ var _model_modules_detect_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55944);
/* harmony import */ var _model_text_short_id_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36689);
// Covered by test/sync/deploy/deploy.test.ts



/** What the source folder holds, with paths below it. */
async function listSource(repository, commit, { source, tree = commit.oid }) {
    if (source !== undefined) {
        const folder = (0,_model_modules_detect_source_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanFolder */ .UI)(source);
        return { source: folder, entries: await (0,_git_objects_ls_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .listTree */ .n)(repository, tree, folder) };
    }
    const all = await (0,_git_objects_ls_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .listTree */ .n)(repository, tree, "");
    const folder = (0,_model_modules_detect_source_js__WEBPACK_IMPORTED_MODULE_1__/* .detectSource */ .PM)(all.map((entry) => entry.path), (0,_model_text_short_id_js__WEBPACK_IMPORTED_MODULE_2__/* .shortId */ .m)(commit.oid));
    return { source: folder, entries: below(all, folder) };
}
/** The path from the repository root of what lies below a folder. */
function inFolder(folder, path) {
    return folder === "" ? path : `${folder}/${path}`;
}
function below(entries, folder) {
    if (folder === "")
        return [...entries];
    const inside = entries.filter((entry) => entry.path.startsWith(`${folder}/`));
    return inside.map((entry) => ({ ...entry, path: entry.path.slice(folder.length + 1) }));
}


/***/ })

};
;