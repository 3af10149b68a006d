"use strict";
exports.id = 1638;
exports.ids = [1638];
exports.modules = {

/***/ 60614:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ noFacts)
/* harmony export */ });
const noFacts = { requires: [], computed: [] };


/***/ }),

/***/ 19766:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ didYouMean)
/* harmony export */ });
/** `; did you mean role.harvester?` where one of the names is near enough to have been meant, else nothing. */
function didYouMean(asked, names) {
    const meant = nearest(asked, names);
    return meant === undefined ? "" : `; did you mean ${meant}?`;
}
/** The name with the fewest slips of the keyboard between: at most three, and one for three letters. */
function nearest(asked, names) {
    let most = Math.min(3, Math.floor(asked.length / 3));
    let found;
    for (const name of names) {
        const slips = slipsBetween(asked, name, most);
        if (slips > most)
            continue;
        found = name;
        most = slips - 1;
    }
    return found;
}
/**
 * Letters that are missing, too many, other ones or in the other order (optimal string alignment), counted as far as
 * `most`: code of a stranger can ask for very many names.
 */
function slipsBetween(a, b, most) {
    if (Math.abs(a.length - b.length) > most)
        return Number.POSITIVE_INFINITY;
    let older = [];
    let old = Array.from({ length: b.length + 1 }, (_, column) => column);
    for (let row = 1; row <= a.length; row += 1) {
        const line = nextLine(a, b, row, old, older);
        if (Math.min(...line) > most)
            return Number.POSITIVE_INFINITY;
        [older, old] = [old, line];
    }
    return old[b.length] ?? Number.POSITIVE_INFINITY;
}
function nextLine(a, b, row, old, older) {
    const line = [row];
    const at = (values, column) => values[column] ?? Number.POSITIVE_INFINITY;
    for (let column = 1; column <= b.length; column += 1) {
        const same = a[row - 1] === b[column - 1];
        const turned = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
        line.push(Math.min(at(old, column) + 1, at(line, column - 1) + 1, at(old, column - 1) + (same ? 0 : 1), turned ? at(older, column - 2) + 1 : Number.POSITIVE_INFINITY));
    }
    return line;
}


/***/ }),

/***/ 57311:
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

/***/ 81148:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PM: () => (/* binding */ detectSource),
/* harmony export */   XO: () => (/* binding */ selectEntries),
/* harmony export */   jn: () => (/* binding */ mainFolders),
/* harmony export */   qu: () => (/* binding */ defaultSelection),
/* harmony export */   vj: () => (/* binding */ codeFolders)
/* harmony export */ });
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14006);
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(picomatch__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41710);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51305);



const tests = ["**/test/**", "**/tests/**", "**/__tests__/**", "**/*.test.js", "**/*.spec.js"];
const toolConfiguration = [
    "**/*.config.js",
    "**/.*rc.js",
    "**/Gruntfile.js",
    "**/gulpfile.js",
    ".{git,github,husky,vscode}/**",
];
const defaultSelection = {
    include: ["**/*.js", "**/*.wasm"],
    exclude: ["**/node_modules/**", ...tests, "**/*.d.ts", ...toolConfiguration],
};
/** Splits the entries of the source folder; what no glob asks for is left out. */
function selectEntries(entries, selection) {
    const wanted = matcher(selection);
    const files = [];
    const notFiles = [];
    for (const entry of entries) {
        const linked = (0,_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .isSubmodule */ .X)(entry) || (0,_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .isSymbolicLink */ .V)(entry);
        // A link without an extension may stand for a folder of modules, so it is asked as if it held one.
        if (wanted(entry.path) || (linked && wanted(`${entry.path}/main.js`)))
            (linked ? notFiles : files).push(entry);
    }
    return { files, notFiles };
}
function matcher({ include, exclude }) {
    const included = picomatch__WEBPACK_IMPORTED_MODULE_2___default()([...include], { dot: true });
    const excluded = picomatch__WEBPACK_IMPORTED_MODULE_2___default()([...exclude], { dot: true });
    return (path) => included(path) && !excluded(path);
}
/** The folders that have a `main.js` or `main.wasm`, outside dependencies and tests; "" is the root. */
function mainFolders(paths) {
    const wanted = matcher(defaultSelection);
    const mains = paths.filter((path) => /(?:^|\/)main\.(?:js|wasm)$/.test(path) && wanted(path));
    return [...new Set(mains.map((path) => path.slice(0, Math.max(0, path.lastIndexOf("/")))))];
}
/** The topmost folders that hold what could be modules. */
function codeFolders(paths) {
    const wanted = matcher(defaultSelection);
    const tops = paths.filter(wanted).map((path) => path.slice(0, Math.max(0, path.indexOf("/"))));
    return [...new Set(tops)];
}
/**
 * The folder of the only `main.js` or `main.wasm` of a commit, outside dependencies and tests; "" is the root.
 * @throws UsageError when there is none, or when several folders have one (all are listed).
 */
function detectSource(paths, commit) {
    const folders = mainFolders(paths);
    const [only, ...others] = folders;
    if (only !== undefined && others.length === 0)
        return only;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`Cannot tell the source folder of ${commit}: ${describeMains(folders)}`);
}
function describeMains(folders) {
    if (folders.length > 0) {
        return `main.js is in ${folders.map((folder) => `"${folder || "."}"`).join(", ")}; choose one with --source or "source:" in screeps-sync.yml`;
    }
    return "no main.js or main.wasm is committed outside node_modules and tests; name the folder with --source, or commit the built code";
}


/***/ }),

/***/ 88706:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bm: () => (/* binding */ withTimeOf),
/* harmony export */   GD: () => (/* binding */ withoutStamp),
/* harmony export */   OI: () => (/* binding */ stampModule),
/* harmony export */   VI: () => (/* binding */ trueMarks)
/* harmony export */ });
/* unused harmony export readMark */
/* harmony import */ var _modules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6180);
/* harmony import */ var _record_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64803);


const firstLine = "// Written by screeps-sync: which commit this is, and the digest of the modules beside it.";
const oldFirstLine = "// Written by screeps-sync: which commit this is. Left out of every comparison.";
/** The module that says which commit is live: `require("build_info").commit`. @param rest the modules beside it */
function stampModule({ commit, ref, tree, time }, rest) {
    return textOf({ commit, ref, time: time.toISOString(), tree, digest: (0,_record_files_js__WEBPACK_IMPORTED_MODULE_1__/* .modulesDigest */ .O5)(rest) });
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
    const isTrue = ([name, { digest }]) => digest === (0,_record_files_js__WEBPACK_IMPORTED_MODULE_1__/* .modulesDigest */ .O5)(without(modules, name));
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

/***/ 75364:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (/* binding */ readModules)
});

// EXTERNAL MODULE: ./build/js/model/errors.js
var model_errors = __webpack_require__(41710);
// EXTERNAL MODULE: ./build/js/model/module-files.js
var module_files = __webpack_require__(13235);
// EXTERNAL MODULE: ./build/js/model/preflight.js
var preflight = __webpack_require__(19058);
// EXTERNAL MODULE: ./build/js/model/source.js
var model_source = __webpack_require__(81148);
// EXTERNAL MODULE: ./build/js/model/source-map.js
var source_map = __webpack_require__(57311);
// EXTERNAL MODULE: ./build/js/model/content-id.js
var content_id = __webpack_require__(7188);
// EXTERNAL MODULE: ./build/js/model/stamp.js
var model_stamp = __webpack_require__(88706);
;// CONCATENATED MODULE: ./build/js/sync/add-generated.js



/** Modules that no file is: source maps made loadable, the `main` that the server would add by itself, and the stamp over all of them. */
function addGenerated({ modules, ids }, maps, commit, built, { stamp }) {
    const more = new Map();
    for (const { name, bytes } of maps) {
        const text = (0,source_map/* sourceMapModule */.aL)(bytes.toString("utf8"));
        if (text !== undefined)
            more.set(name, text);
    }
    // Without it the server adds an empty one, and the read-back would find a module too many.
    if (!modules.has("main"))
        more.set("main", "");
    if (stamp !== undefined) {
        const about = { ...stamp, commit: commit.oid, tree: built?.tree ?? commit.tree };
        more.set(stamp.name, (0,model_stamp/* stampModule */.OI)(about, new Map([...modules, ...more])));
    }
    if (more.size === 0)
        return { modules, ids };
    const format = commit.oid.length === 64 ? "sha256" : "sha1";
    const idOf = (text) => (0,content_id/* blobContentId */.IK)("text", (0,content_id/* blobOid */.IM)(Buffer.from(text), format));
    return {
        modules: new Map([...modules, ...more]),
        ids: new Map([...ids, ...[...more].map(([name, text]) => [name, idOf(text)])]),
    };
}

// EXTERNAL MODULE: ./build/js/git/pathspec.js
var pathspec = __webpack_require__(5374);
// EXTERNAL MODULE: ./build/js/git/runner.js + 2 modules
var runner = __webpack_require__(41917);
;// CONCATENATED MODULE: ./build/js/git/work-tree.js



/** @param except a folder whose files may differ: build output. @throws UsageError where nothing is checked out */
async function readWorkTree(repository, except) {
    const [root = "", head = ""] = (await where(repository)).split("\n");
    const paths = except === undefined || except === "" ? [":(top)"] : [":(top)", `:(top,exclude,literal)${except}`];
    return { root, head, dirty: await changedPaths(repository, paths, "normal") };
}
/** Tracked files of a folder that differ from the commit that is checked out. */
function changedInFolder(repository, folder) {
    return changedPaths(repository, [(0,pathspec/* pathspecOf */.w)(folder)], "no");
}
async function changedPaths(repository, paths, untracked) {
    const how = ["--porcelain=v1", "-z", "--no-renames", `--untracked-files=${untracked}`];
    const status = await (0,runner/* gitText */.q)(repository, ["status", ...how, "--", ...paths], {
        variables: { GIT_OPTIONAL_LOCKS: "0" },
    });
    // Each is two letters, a space, the path, NUL.
    return status
        .split("\0")
        .filter(Boolean)
        .map((line) => line.slice(3));
}
async function where(repository) {
    try {
        return await (0,runner/* gitText */.q)(repository, ["rev-parse", "--show-toplevel", "HEAD"]);
    }
    catch (cause) {
        throw new model_errors/* UsageError */.eb("Cannot take built code: no commit is checked out in this folder; run inside of a work tree, or use from: commit", { cause });
    }
}

// EXTERNAL MODULE: ./build/js/git/write-tree.js + 1 modules
var write_tree = __webpack_require__(47518);
// EXTERNAL MODULE: ./build/js/sync/list-source.js
var list_source = __webpack_require__(69813);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/js/sync/read-folder.js




/** The files of a folder of the work tree, ignored ones too, byte for byte: no filter of git changes them. */
async function readFolder(root, folder) {
    const names = await listFolder(root, folder);
    const files = [];
    for (const name of names) {
        const path = (0,list_source/* inFolder */._z)(folder, name);
        const file = (0,external_node_path_.join)(root, path);
        // A link is kept as a link, so that it is refused like one in a commit, and never followed out of the folder.
        if ((await external_node_fs_.promises.lstat(file)).isSymbolicLink())
            files.push({ path, mode: "120000", bytes: Buffer.from(await external_node_fs_.promises.readlink(file)) });
        else
            files.push({ path, mode: "100644", bytes: await external_node_fs_.promises.readFile(file) });
    }
    return files;
}
async function listFolder(root, folder) {
    try {
        await checkWay(root, folder);
        return (await walk((0,external_node_path_.join)(root, folder), "")).sort();
    }
    catch (cause) {
        const missing = cause instanceof Error && "code" in cause && (cause.code === "ENOENT" || cause.code === "ENOTDIR");
        if (!missing)
            throw cause;
        throw new model_errors/* UsageError */.eb(`Cannot take built code from "${folder}": there is no such folder; run the build first, or name its command with "build:"`, { cause });
    }
}
/** The folder itself is checked like what is in it: neither a link nor `..` leads out of the work tree. */
async function checkWay(root, folder) {
    const parts = (0,external_node_path_.relative)(root, (0,external_node_path_.join)(root, folder)).split(external_node_path_.sep);
    const cannot = `Cannot take built code from "${folder}"`;
    if (parts[0] === ".." || (0,external_node_path_.isAbsolute)(parts[0] ?? ""))
        throw new model_errors/* UsageError */.eb(`${cannot}: it is outside of the repository; name a folder in it`);
    for (const [index, part] of parts.entries()) {
        const way = parts.slice(0, index + 1).join("/");
        if ((await external_node_fs_.promises.lstat((0,external_node_path_.join)(root, ...parts.slice(0, index), part))).isSymbolicLink())
            throw new model_errors/* UsageError */.eb(`${cannot}: ${way} is a symbolic link, which may lead anywhere; name the folder itself`);
    }
}
/** Not into dependencies and repositories: none of them is build output, and both can be huge. */
const skipped = new Set(["node_modules", ".git"]);
async function walk(absolute, below) {
    const paths = [];
    for (const entry of await external_node_fs_.promises.readdir((0,external_node_path_.join)(absolute, below), { withFileTypes: true })) {
        const path = (0,list_source/* inFolder */._z)(below, entry.name);
        if (entry.isDirectory() && !skipped.has(entry.name))
            paths.push(...(await walk(absolute, path)));
        else if (entry.isFile() || entry.isSymbolicLink())
            paths.push(path);
    }
    return paths;
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
;// CONCATENATED MODULE: ./build/js/sync/run-build.js


/**
 * Runs a build to its end, by the shell, as `npm run` would.
 * @throws PreflightError with the last lines it printed, when it does not end with exit status 0
 */
async function runBuild({ command, root, env, signal }) {
    signal?.throwIfAborted();
    const output = openTail();
    const posix = process.platform !== "win32";
    // A group of its own, so that an interrupt ends what the build has started too.
    const build = (0,external_node_child_process_.spawn)(command, { cwd: root, env: buildEnvironment(env), shell: true, detached: posix, stdio: "pipe" });
    build.stdin.end();
    build.stdout.on("data", output.add);
    build.stderr.on("data", output.add);
    const stop = () => (posix && build.pid !== undefined ? process.kill(-build.pid, "SIGTERM") : build.kill());
    signal?.addEventListener("abort", stop, { once: true });
    const ending = await new Promise((resolve) => {
        build.on("error", ({ message }) => resolve(message));
        build.on("close", (status, killer) => resolve(status === 0 ? "" : `it ended with ${killer ?? `exit status ${status}`}`));
    });
    signal?.removeEventListener("abort", stop);
    signal?.throwIfAborted();
    if (ending === "")
        return;
    const said = output.lines();
    throw new model_errors/* PreflightError */.wG(`Cannot build with "${command}": ${ending}; run it yourself to see why`, [
        { severity: "error", message: said === "" ? "the build printed nothing" : said },
    ]);
}
/**
 * What a build gets: the environment without credentials, since whatever it installs or prints is a stranger's, and
 * without what git sets for hooks, since that would name another repository to the git commands of the build.
 */
function buildEnvironment(env) {
    return Object.fromEntries(Object.entries(env).filter(([name]) => mayPass(name.toUpperCase())));
}
const ours = /^(?:SCREEPS_|INPUT_|GIT_)/;
// Names, because a value tells nothing: those of runners, registries and clouds all say what they are.
const credential = /TOKEN|PASSW|SECRET|CREDENTIAL|API_?KEY|PRIVATE_?KEY|ACCESS_?KEY|_AUTH\b|:_AUTH/;
const mayPass = (name) => !ours.test(name) && !credential.test(name);
const keptBytes = 64 * 1024;
const keptLines = 20;
/** The end of an output, however long that is. */
function openTail() {
    let kept = Buffer.alloc(0);
    return {
        add: (chunk) => {
            kept = Buffer.concat([kept, chunk]).subarray(-keptBytes);
        },
        lines: () => kept.toString("utf8").trimEnd().split("\n").slice(-keptLines).join("\n"),
    };
}

;// CONCATENATED MODULE: ./build/js/sync/build-tree.js






/** Build output that is not committed → a tree, so that modules are read from it as from any commit. */
async function buildTree(repository, commit, { source, command, env }) {
    if (source === undefined || (0,list_source/* cleanFolder */.UI)(source) === "") {
        throw new model_errors/* UsageError */.eb('Cannot take built code: "from: folder" needs the folder that the build writes to, such as "source: dist"');
    }
    const folder = (0,list_source/* cleanFolder */.UI)(source);
    const work = await readWorkTree(repository, folder);
    // For a push it must be that commit, whole and untouched; a person at the command line is told.
    const mustBeClean = repository.fromHook ? "for this push" : undefined;
    checkWorkTree(commit, work, { mustBeClean });
    if (command !== undefined)
        await runBuild({ command, root: work.root, env, signal: repository.signal });
    const built = { ...work, dirty: [...work.dirty, ...(await changedInFolder(repository, folder))] };
    // What a build has just written may differ from what is committed of it. Without one, somebody has edited it.
    if (command === undefined)
        checkWorkTree(commit, built, { mustBeClean });
    const tree = await (0,write_tree/* writeTree */.W)(repository, await readFolder(work.root, folder));
    return { tree, dirty: built.dirty.length > 0, note: noteOf(commit, built) };
}
/** What is in the work tree says nothing of another commit. @param mustBeClean why it must also be untouched */
function checkWorkTree(commit, { head, dirty }, { mustBeClean } = {}) {
    const oid = commit.oid.slice(0, 7);
    if (head !== commit.oid) {
        throw new model_errors/* UsageError */.eb(`Cannot build ${oid}: ${head.slice(0, 7)} is checked out; check ${oid} out first, or deploy HEAD`);
    }
    if (mustBeClean !== undefined && dirty.length > 0) {
        throw new model_errors/* UsageError */.eb(`Cannot build ${oid} ${mustBeClean}: ${describeDirty(dirty)}, so what is built would be something else; commit or stash it`);
    }
}
function noteOf(commit, { dirty }) {
    const oid = commit.oid.slice(0, 7);
    return dirty.length === 0 ? `Built from ${oid}` : `Built from ${oid}, dirty: ${describeDirty(dirty)}`;
}
function describeDirty(dirty) {
    const [first = ""] = dirty;
    const more = dirty.length === 1 ? "differs" : `and ${dirty.length - 1} more differ`;
    return `${first} ${more} from the commit`;
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./build/js/model/checks.js
var checks = __webpack_require__(27432);
;// CONCATENATED MODULE: ./build/js/model/code-frame.js
const linesAround = 2;
/** An offset into text → line and column, both counted from 1; lines end in LF, as git and editors count them. */
function placeOf(text, offset) {
    let line = 1;
    let start = 0;
    for (let end = text.indexOf("\n"); end >= 0 && end < offset; end = text.indexOf("\n", start)) {
        line++;
        start = end + 1;
    }
    return { line, column: offset - start + 1 };
}
/** The lines around a place. */
function codeFrame(text, line, column) {
    const all = text.split("\n");
    const first = Math.max(1, line - linesAround);
    const lines = all.slice(first - 1, line + linesAround).map((each) => each.replace(/\r$/, ""));
    return { first, lines, line, column };
}

// EXTERNAL MODULE: ./build/js/model/did-you-mean.js
var did_you_mean = __webpack_require__(19766);
;// CONCATENATED MODULE: ./build/js/model/game-require.js
/** Modules that the game has by itself; one of the same name in the set is never seen. */
const builtIn = new Set(["lodash"]);
/** The module that a require asks the game for: a leading `./` goes, nothing else is resolved; undefined: built in. */
function askedModule(name) {
    const asked = name.startsWith("./") ? name.slice(2) : name;
    return builtIn.has(asked) ? undefined : asked;
}

;// CONCATENATED MODULE: ./build/js/model/check-code.js




/**
 * What the game would only say when it runs: code that it cannot read, and requires of what is not there.
 * @param names every module of the set, binary and generated ones too
 */
function checkCode(modules, names, levels) {
    const known = new Set(names);
    const folded = new Map([...known].map((name) => [name.toLowerCase(), name]));
    const loaded = loadedFromMain(modules);
    const findings = [];
    for (const module of modules) {
        findings.push(...checkProblem(module, levels));
        for (const call of module.facts.requires) {
            findings.push(...checkRequire(call, { module, known, folded, levels, loaded }));
            if (findings.length >= mostFindings)
                return findings;
        }
    }
    return findings;
}
/** Nobody reads more, and code could be made to have millions. */
const mostFindings = 200;
/** The modules that are loaded whenever `main` is. */
function loadedFromMain(modules) {
    const byName = new Map(modules.map((module) => [module.name, module]));
    const loaded = new Set(["main"]);
    // A Set gives also what is added while it is walked.
    for (const name of loaded) {
        const calls = byName.get(name)?.facts.requires ?? [];
        for (const call of calls)
            if (call.when === "load")
                loaded.add(askedModule(call.name) ?? "main");
    }
    return loaded;
}
function checkProblem({ facts: { problem }, path, text }, levels) {
    if (problem === undefined)
        return [];
    const { line, column } = problem;
    const place = {
        path,
        line,
        ...(column === undefined ? {} : { column }),
        frame: () => codeFrame(text(), line, column ?? 1),
    };
    return problem.kind === "syntax"
        ? (0,checks/* found */.F9)(levels, "syntax", `is not JavaScript that the game can read: ${problem.what}`, place)
        : (0,checks/* found */.F9)(levels, "es-module", `uses ${problem.what}, and the game runs CommonJS: write ${problem.what === "import" ? "require" : "module.exports"}, or deploy what a bundler or TypeScript made of it`, place);
}
function checkRequire(call, context) {
    const { module, known, folded, levels, loaded } = context;
    const asked = askedModule(call.name);
    if (asked === undefined || known.has(asked))
        return [];
    const text = `require("${call.name}")`;
    const { line, column } = placeOf(module.text(), call.at);
    const certain = call.when === "load" && loaded.has(module.name);
    const place = {
        path: module.path,
        line,
        column,
        frame: () => codeFrame(module.text(), line, column),
        ...(certain ? {} : { mildest: "warn" }),
    };
    const other = folded.get(asked.toLowerCase());
    if (other !== undefined)
        return (0,checks/* found */.F9)(levels, "wrong-case", `${text} is in the wrong case: the module is "${other}"`, place);
    if (asked.startsWith("../") || asked.includes("/../")) {
        const meant = known.has(lastOf(asked)) ? `; write require("${lastOf(asked)}")` : "";
        return (0,checks/* found */.F9)(levels, "parent-path", `${text} goes up a folder, and the game resolves no paths${meant}`, place);
    }
    return (0,checks/* found */.F9)(levels, "missing-module", `${text} asks for a module that is not there${whenIt(call)}${guess(asked, known)}`, place);
}
const lastOf = (path) => path.slice(path.lastIndexOf("../") + 3);
const whenIt = ({ when }) => ({ load: "", perhaps: ", should the game come here", try: ", which try may be for" })[when];
/** What may have been meant: the same name with another extension or separator, in a folder, or mistyped. */
function guess(asked, known) {
    const bare = (name) => (name.endsWith(".js") ? name.slice(0, -3) : name).replaceAll("/", ".").replaceAll("_", ".");
    const wanted = bare(asked);
    const meant = [...known].find((name) => bare(name) === wanted || bare(name) === `${wanted}.index`);
    const inFolder = meant ?? [...known].find((name) => bare(name).endsWith(`.${wanted}`));
    return inFolder === undefined ? (0,did_you_mean/* didYouMean */.a)(asked, known) : `; "${inFolder}" is`;
}

;// CONCATENATED MODULE: ./build/js/model/check-credentials.js


const word = "oken";
const shape = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi;
/** So far before an id the word may stand that makes it a token: `const authToken = "`. */
const reach = 40;
/** Tokens of the game in files that become modules: an id of their shape beside the word. Neither it nor its line is shown. */
function checkCredentials(files, levels) {
    if (levels.credential === "off")
        return [];
    return files.flatMap((file) => {
        // Almost no file has the word, and looking for it in bytes costs next to nothing.
        if (!file.bytes.includes(word) && !file.bytes.includes(word.toUpperCase()))
            return [];
        const text = file.bytes.toString("utf8");
        return [...text.matchAll(shape)]
            .filter((match) => isToken(text, match.index) && !isPlaceholder(match[0]))
            .flatMap((match) => (0,checks/* found */.F9)(levels, "credential", "holds what looks like a token: take it out, and make a new one in the game", {
            path: file.path,
            ...placeOf(text, match.index),
        }));
    });
}
function isToken(text, index) {
    const before = text.slice(Math.max(0, index - reach), index);
    return before
        .slice(before.lastIndexOf("\n") + 1)
        .toLowerCase()
        .includes("token");
}
/** Samples write 00000000-0000-… or 12345678-1234-…: a real one is random, and has more kinds of digits. */
const isPlaceholder = (id) => new Set(id.toLowerCase()).size <= 11;

// EXTERNAL MODULE: ./build/js/model/layout.js
var model_layout = __webpack_require__(23211);
;// CONCATENATED MODULE: ./build/js/model/choose-layout.js



/** One layout is as good as another where no file lies in a folder. */
function layoutMatters(paths) {
    return paths.some((path) => path.includes("/"));
}
/**
 * The layout that makes the code's own requires resolve, or nearly all of them: then the few others are mistakes, which the
 * check of requires finds. More than one, or none alone: findings that show the counts.
 */
function chooseLayout(files) {
    const names = model_layout/* layouts */.YF.map((layout) => ({
        layout,
        names: new Set(files.map(({ below }) => (0,model_layout/* moduleName */.AO)(below, layout))),
    }));
    const votes = votesOf(files, names);
    const counts = countVotes(votes.length === 0 ? hintsOf(files, names) : votes);
    const best = bestLayouts(counts);
    const [layout = "slash", ...others] = best;
    // Nobody asks for a module in a folder by name, so nobody misses it under any.
    if (counts[layout] === 0 && !hasComputed(files))
        return { layout: "slash", counts };
    if (others.length > 0)
        return { layout: undefined, counts, findings: [tie(best, counts)] };
    const strange = votes.filter((vote) => !vote.layouts.includes(layout));
    return strange.length <= votes.length * mistakes
        ? { layout, counts }
        : { layout: undefined, counts, findings: [mixture(layout, counts, strange)] };
}
/** As many of the requires that depend on the layout may be mistakes; of more, nobody knows which are. */
const mistakes = 0.1;
/** One line that says what was chosen, why, and how to keep it. */
function describeChoice(layout, counts) {
    return `Layout ${layout}: requires of modules in folders resolve by ${listed(counts)}; "layout: ${layout}" in screeps-sync.yml pins it`;
}
function votesOf(files, named) {
    return files.flatMap((file) => file.facts.requires.flatMap(({ name, at }) => {
        const asked = askedModule(name);
        return asked === undefined
            ? []
            : deciding(named, (names) => names.has(asked)).map((vote) => ({ ...vote, file, at }));
    }));
}
/** Where no whole name decides, beginnings do: `require("role." + name)`. */
function hintsOf(files, named) {
    const heads = files.flatMap(({ facts }) => facts.computed).map((head) => askedModule(head) ?? "");
    return heads
        .filter((head) => head !== "")
        .flatMap((head) => deciding(named, (names) => [...names].some((name) => name.startsWith(head))));
}
function deciding(named, resolves) {
    const supporting = named.filter(({ names }) => resolves(names)).map(({ layout }) => layout);
    return supporting.length === 0 || supporting.length === model_layout/* layouts */.YF.length ? [] : [{ layouts: supporting }];
}
function countVotes(votes) {
    const count = (layout) => votes.filter((vote) => vote.layouts.includes(layout)).length;
    return { slash: count("slash"), dot: count("dot"), underscore: count("underscore"), basename: count("basename") };
}
function bestLayouts(counts) {
    const most = Math.max(...model_layout/* layouts */.YF.map((layout) => counts[layout]));
    return model_layout/* layouts */.YF.filter((layout) => counts[layout] === most);
}
const hasComputed = (files) => files.some(({ facts }) => facts.computed.length > 0);
const help = 'say which with --layout or "layout:" in screeps-sync.yml';
function tie(best, counts) {
    const found = counts[best[0] ?? "slash"] === 0
        ? "requires with computed names ask for modules in folders, and no other require tells how they are named"
        : `the code's requires fit ${best.join(" and ")} equally well`;
    return { severity: "error", message: `Cannot tell the layout: ${found} (${listed(counts)}); ${help}` };
}
function mixture(layout, counts, strange) {
    const [first] = strange;
    const place = first?.file === undefined ? {} : { path: first.file.path, ...placeOf(first.file.text(), first.at ?? 0) };
    const rest = strange.length === 1 ? "this require fits" : `this require and ${strange.length - 1} more fit`;
    return {
        severity: "error",
        message: `Cannot tell the layout: most requires fit ${layout}, ${rest} ${first?.layouts.join(" or ")} only (${listed(counts)}); make them alike, or ${help}`,
        ...place,
    };
}
const listed = (counts) => model_layout/* layouts */.YF.map((layout) => `${layout} ${counts[layout]}`).join(", ");

// EXTERNAL MODULE: ./build/js/model/code-facts.js
var code_facts = __webpack_require__(60614);
;// CONCATENATED MODULE: ./build/js/sync/own-cache.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});


/**
 * A folder in the person's own cache; undefined where there is none.
 * The XDG specification has a relative path ignored: it would be one in whatever repository we are started in.
 */
function cacheFolder(env, name) {
    const home = env["HOME"] ?? env["USERPROFILE"] ?? "";
    const xdg = env["XDG_CACHE_HOME"] ?? "";
    const cache = (0,external_node_path_.isAbsolute)(xdg) ? xdg : (0,external_node_path_.isAbsolute)(home) ? (0,external_node_path_.join)(home, ".cache") : undefined;
    return cache === undefined ? undefined : (0,external_node_path_.join)(cache, "screeps-sync", name);
}
/**
 * What was kept in a file of such a folder. Undefined where folder or file may be another's work (its owner, who else
 * may write, a link), or where not every bit is as it was: what is run or believed must be what we wrote.
 */
function readKept(file) {
    try {
        if (!foldersOf(file).every((folder) => isOurs((0,external_node_fs_.lstatSync)(folder), "folder")))
            return undefined;
        // A link, or another file in its place a moment later, is not followed: what is checked is what is read.
        const opened = (0,external_node_fs_.openSync)(file, external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NOFOLLOW ?? 0));
        try {
            return isOurs((0,external_node_fs_.fstatSync)(opened), "file") ? unsealed((0,external_node_fs_.readFileSync)(opened)) : undefined;
        }
        finally {
            (0,external_node_fs_.closeSync)(opened);
        }
    }
    catch {
        return undefined;
    }
}
/** Keeps it whole or not at all: another run may read or write it at the same time. Where nothing can be kept, nothing is. */
function keep(file, content) {
    const unfinished = `${file}.${process.pid}`;
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            makeFolder((0,external_node_path_.dirname)(file));
            for (const folder of foldersOf(file))
                makeOurs(folder);
            (0,external_node_fs_.rmSync)(unfinished, { force: true });
            const _end = __addDisposableResource(env_1, { [Symbol.dispose]: () => (0,external_node_fs_.rmSync)(unfinished, { force: true }) }, false);
            (0,external_node_fs_.writeFileSync)(unfinished, Buffer.concat([seal(content), content]), { mode: 0o600, flag: "wx" });
            (0,external_node_fs_.renameSync)(unfinished, file);
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            __disposeResources(env_1);
        }
    }
    catch {
        // The next run does the work again.
    }
}
/** Ours are the folder of a file and `screeps-sync` above it; what is above those may be anybody's. */
const foldersOf = (file) => [(0,external_node_path_.dirname)((0,external_node_path_.dirname)(file)), (0,external_node_path_.dirname)(file)];
function isOurs(stats, kind) {
    if (kind === "folder" ? !stats.isDirectory() : !stats.isFile() || stats.nlink !== 1)
        return false;
    // Windows has neither; a profile's folders are its user's own there.
    return process.getuid === undefined || (stats.uid === process.getuid() && (stats.mode & 0o022) === 0);
}
/** A folder of ours that others may write to holds files of theirs perhaps, and those are not believed. */
function makeOurs(folder) {
    const stats = (0,external_node_fs_.lstatSync)(folder);
    if (isOurs(stats, "folder"))
        return;
    if (!stats.isDirectory() || stats.uid !== process.getuid?.())
        throw new Error(`${folder} is not ours`);
    (0,external_node_fs_.chmodSync)(folder, 0o700);
}
/** Step by step: `recursive` never returns where a folder cannot exist, as below /proc (Node 24). */
function makeFolder(folder) {
    try {
        (0,external_node_fs_.mkdirSync)(folder, { mode: 0o700 });
    }
    catch (failure) {
        if (!(failure instanceof Error && "code" in failure))
            throw failure;
        if (failure.code === "EEXIST")
            return;
        if (failure.code !== "ENOENT" || (0,external_node_path_.dirname)(folder) === folder)
            throw failure;
        makeFolder((0,external_node_path_.dirname)(folder));
        (0,external_node_fs_.mkdirSync)(folder, { mode: 0o700 });
    }
}
const sealBytes = 4;
/** Against damage alone; against others stands who may write. Half the CPU of a hash, whose library is large. */
function seal(content) {
    const bytes = Buffer.alloc(sealBytes);
    bytes.writeUInt32LE(process.getBuiltinModule("node:zlib").crc32(content));
    return bytes;
}
function unsealed(kept) {
    const content = kept.subarray(sealBytes);
    return kept.subarray(0, sealBytes).equals(seal(content)) ? content : undefined;
}

;// CONCATENATED MODULE: ./build/js/sync/facts-cache.js

// What is known depends on our own reading (first number: raise it when that changes) and on the engine's.
const version = `1 ${process.versions.v8}`;
/** Where facts of a source folder are kept; undefined where nothing can be. */
function factsCacheFile(env, directory, source) {
    const folder = cacheFolder(env, "checked");
    // Two folders that share a name only forget each other's facts. A hash of it would load crypto: 6 ms of CPU.
    const name = `${directory}/${source}`.replaceAll(/[^\w.-]+/g, "_").slice(-200);
    return folder === undefined ? undefined : `${folder}/${name}.json`;
}
/** What was kept; nothing where it is not ours, or of another version. */
function knownFacts(file) {
    try {
        const kept = JSON.parse(readKept(file)?.toString("utf8") ?? "null");
        if (typeof kept !== "object" || kept === null || !("version" in kept) || !("facts" in kept))
            return new Map();
        const { facts } = kept;
        if (kept.version !== version || typeof facts !== "object" || facts === null)
            return new Map();
        return new Map(Object.entries(facts).filter((entry) => areFacts(entry[1])));
    }
    catch {
        return new Map();
    }
}
/** Failing to keep them harms nobody: the next run reads the code again. */
function keepFacts(file, facts) {
    keep(file, Buffer.from(JSON.stringify({ version, facts: Object.fromEntries(facts) })));
}
function areFacts(value) {
    if (typeof value !== "object" || value === null || !("requires" in value) || !("computed" in value))
        return false;
    return Array.isArray(value.requires) && Array.isArray(value.computed);
}

;// CONCATENATED MODULE: ./build/js/sync/read-facts.js


/** Files of code → what each says of itself, by blob id. What an earlier run has read of the same blob is not read again. */
async function readFacts(files, cacheFile) {
    const code = files.filter((file) => !(0,module_files/* isBinaryFile */.Y)(file));
    const known = cacheFile === undefined ? new Map() : knownFacts(cacheFile);
    const fresh = code.filter(({ oid }) => !known.has(oid));
    if (fresh.length > 0) {
        // The parsers cost more to load than to use on one module.
        const { readCode } = await __webpack_require__.e(/* import() */ 555).then(__webpack_require__.bind(__webpack_require__, 40555));
        for (const { oid, bytes } of fresh)
            known.set(oid, await readCode(bytes.toString("utf8")));
    }
    const facts = new Map(code.map(({ oid }) => [oid, known.get(oid) ?? missing(oid)]));
    if (cacheFile !== undefined && (fresh.length > 0 || facts.size !== known.size))
        keepFacts(cacheFile, facts);
    return facts;
}
function missing(oid) {
    throw new Error(`No facts were read of ${oid}`);
}

;// CONCATENATED MODULE: ./build/js/sync/check-source.js









/** Names the files and looks for everything that the game would only tell when it is too late. */
async function checkSource({ files, maps, notFiles, cacheFile, options }) {
    const facts = needsFacts(files, options) ? await readFacts(files.filter(isText), cacheFile) : new Map();
    const { layout, choice } = layoutFor(files, options.layout, facts);
    // Under a layout that is not known, any other finding would be about names that nobody chose.
    if (choice !== undefined && "findings" in choice)
        return { files: [], maps: [], layout, findings: choice.findings, notes: [] };
    const named = files.map((file) => ({ ...file, name: (0,model_layout/* moduleName */.AO)(file.below, layout) }));
    // As if it were `main.js.map.js`: the module is called `main.js.map`.
    const namedMaps = maps.map((map) => ({ ...map, name: (0,model_layout/* moduleName */.AO)(`${map.below}.js`, layout) }));
    const generated = [
        ...namedMaps.map(({ name }) => name),
        ...(options.stamp === undefined ? [] : [options.stamp.name]),
    ];
    const findings = [
        ...(0,preflight/* checkFiles */.gw)(named, notFiles, options),
        ...stampClash(named, options.stamp?.name),
        ...checkCode(codeOf(named, facts), [...named.map(({ name }) => name), ...generated], options.levels),
        ...checkCredentials(named, options.levels),
    ];
    const notes = choice === undefined ? [] : [describeChoice(layout, choice.counts)];
    return { files: named, maps: namedMaps, layout, findings, notes };
}
const codeChecks = ["syntax", "es-module", "missing-module", "wrong-case", "parent-path"];
function needsFacts(files, { layout, levels }) {
    return codeChecks.some((check) => levels[check] !== "off") || (layout === "auto" && layoutMatters(pathsOf(files)));
}
const pathsOf = (files) => files.map(({ below }) => below);
/** Without folders all layouts are one, and nothing is said about it. */
function layoutFor(files, setting, facts) {
    if (setting !== "auto")
        return { layout: setting };
    if (!layoutMatters(pathsOf(files)))
        return { layout: "slash" };
    const choice = chooseLayout(files.map((file) => ({ ...file, facts: facts.get(file.oid) ?? code_facts/* noFacts */.f, text: () => textOf(file) })));
    return { layout: choice.layout ?? "slash", choice };
}
function codeOf(files, facts) {
    return files.flatMap((file) => {
        const own = (0,module_files/* isBinaryFile */.Y)(file) ? undefined : facts.get(file.oid);
        return own === undefined ? [] : [{ name: file.name, path: file.path, facts: own, text: () => textOf(file) }];
    });
}
function stampClash(files, stamp) {
    return files
        .filter(({ name }) => name === stamp)
        .map(({ path }) => ({
        severity: "error",
        path,
        message: `would be module "${stamp}", which "stamp:" wants to write: rename one`,
    }));
}
/** Bytes that are no text have their own finding, and their requires would be guesses. */
const isText = (file) => (0,external_node_buffer_.isUtf8)(file.bytes);
const textOf = ({ bytes }) => bytes.toString("utf8");

// EXTERNAL MODULE: ./build/js/git/read-blobs.js
var read_blobs = __webpack_require__(49035);
;// CONCATENATED MODULE: ./build/js/sync/read-files.js

/** Entries of the source folder → their bytes, in the same order, from one git process. */
async function readFiles(repository, entries, pathOf) {
    const oids = [...new Set(entries.map((entry) => entry.oid))];
    const blobs = oids.length === 0 ? new Map() : await (0,read_blobs/* readBlobs */.b)(repository, oids);
    return entries.map(({ path, oid }) => {
        const bytes = blobs.get(oid);
        if (bytes === undefined)
            throw new Error(`No bytes were read for ${path} (${oid})`);
        return { path: pathOf(path), below: path, oid, bytes };
    });
}

// EXTERNAL MODULE: ./build/js/git/ls-tree.js + 1 modules
var ls_tree = __webpack_require__(35538);
// EXTERNAL MODULE: ./build/js/model/plan.js
var plan = __webpack_require__(26698);
;// CONCATENATED MODULE: ./build/js/sync/rebuild.js










/** A committed bundle beside what its build makes now: one finding for each file that is not the same, byte for byte. */
async function compareRebuild(repository, commit, bundle) {
    const { source, entries, selection, command, env } = bundle;
    if (command === undefined)
        throw new model_errors/* UsageError */.eb('Cannot rebuild: no command is known; name it with --build or "build:"');
    const work = await readWorkTree(repository, source);
    checkWorkTree(commit, work, { mustBeClean: "to compare with a build of it" });
    await runBuild({ command, root: work.root, env, signal: repository.signal });
    const tree = await (0,write_tree/* writeTree */.W)(repository, await readFolder(work.root, source));
    const fresh = (0,model_source/* selectEntries */.XO)(await (0,ls_tree/* listTree */.n)(repository, tree, source), selection).files;
    const { added, changed, removed } = (0,plan/* planWrite */.Ni)(idsOf(entries), idsOf(fresh));
    const about = (paths, message) => paths.map((path) => ({ severity: "error", path: (0,list_source/* inFolder */._z)(source, path), message }));
    return [
        ...about(changed, `is not what "${command}" makes of this commit: commit the fresh build`),
        ...about(added, `is made by "${command}" and not committed: commit the fresh build`),
        ...about(removed, `is committed, and "${command}" does not make it: remove it, or exclude it`),
    ];
}
const idsOf = (entries) => new Map(entries.map(({ path, oid }) => [path, oid]));

// EXTERNAL MODULE: ./build/js/sync/uncommitted-config.js
var uncommitted_config = __webpack_require__(24211);
;// CONCATENATED MODULE: ./build/js/sync/committed-modules.js













/** From a commit to the modules it wants live, checked.
 * @throws PreflightError with one finding for each thing that the game would lose or refuse
 */
async function readModules(repository, commit, options) {
    const built = options.folder && (await buildTree(repository, commit, { ...options, ...options.folder }));
    const { source, entries } = await (0,list_source/* listSource */.Kq)(repository, commit, { source: options.source, tree: built?.tree }).catch((failure) => {
        throw (0,uncommitted_config/* explainUncommitted */.FX)(failure, options.uncommitted);
    });
    const { files: chosen, notFiles } = (0,model_source/* selectEntries */.XO)(entries, options);
    if (options.rebuild !== undefined)
        refuse(commit, await compareRebuild(repository, commit, {
            ...options,
            ...options.rebuild,
            source,
            entries: chosen,
            selection: options,
        }));
    const maps = options.sourceMaps ? (0,source_map/* sourceMapEntries */.Cv)(entries, chosen) : [];
    const read = await readFiles(repository, [...chosen, ...maps], (path) => (0,list_source/* inFolder */._z)(source, path));
    const checked = await checkSource({
        files: read.slice(0, chosen.length),
        maps: read.slice(chosen.length),
        notFiles: notFiles.map((entry) => ({ ...entry, path: (0,list_source/* inFolder */._z)(source, entry.path) })),
        cacheFile: factsCacheFile(options.env, repository.directory, source),
        options,
    });
    const beside = options.uncommitted === undefined ? [] : [(0,uncommitted_config/* describeUncommitted */.JX)(options.uncommitted)];
    refuse(commit, [...checked.findings, ...beside]);
    const committed = addGenerated((0,module_files/* buildModules */.O)(checked.files), checked.maps, commit, built, options);
    const findings = [...checked.findings, ...beside, ...(0,preflight/* checkSize */.C1)(committed.modules, options.levels)];
    refuse(commit, findings);
    const { files, layout } = checked;
    const notes = [...(built === undefined ? [] : [built.note]), ...checked.notes];
    return { ...committed, source, entries, files, layout, findings, notes, ...(built === undefined ? {} : { built }) };
}
/** Warnings stay in the report; one error is enough to end it. */
function refuse(commit, findings) {
    const errors = findings.filter(({ severity }) => severity === "error");
    const [first] = errors;
    if (first === undefined)
        return;
    const line = first.line === undefined ? "" : `:${first.line}`;
    const only = `${first.path === undefined ? "" : `${first.path}${line} `}${first.message}`;
    const found = errors.length === 1 ? only : `${errors.length} problems with its modules`;
    throw new model_errors/* PreflightError */.wG(`Cannot deploy ${commit.oid.slice(0, 7)}: ${found}; nothing was sent`, findings);
}


/***/ }),

/***/ 69813:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kq: () => (/* binding */ listSource),
/* harmony export */   UI: () => (/* binding */ cleanFolder),
/* harmony export */   _z: () => (/* binding */ inFolder)
/* harmony export */ });
/* harmony import */ var _git_ls_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35538);
/* harmony import */ var _model_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81148);


/** What the source folder holds, with paths below it. */
async function listSource(repository, commit, { source, tree = commit.oid }) {
    if (source !== undefined) {
        const folder = cleanFolder(source);
        return { source: folder, entries: await (0,_git_ls_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .listTree */ .n)(repository, tree, folder) };
    }
    const all = await (0,_git_ls_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .listTree */ .n)(repository, tree, "");
    const folder = (0,_model_source_js__WEBPACK_IMPORTED_MODULE_1__/* .detectSource */ .PM)(all.map((entry) => entry.path), commit.oid.slice(0, 7));
    return { source: folder, entries: below(all, folder) };
}
/** A folder as people write it (`./src/`, `/src`, `.`) → as git does. */
function cleanFolder(folder) {
    return folder.replaceAll(/^(?:\.?\/)+|\/+$|^\.$/g, "");
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


/***/ }),

/***/ 21361:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ sourceOptions)
/* harmony export */ });
/* harmony import */ var _model_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81148);

/** How modules are read from a commit, or from what was built of it: settings, defaults put in. */
function sourceOptions({ ref, env, rebuild }, { values, uncommitted }) {
    return {
        source: values.source,
        folder: values.from === "folder" ? { command: values.build } : undefined,
        rebuild: rebuild === true ? { command: values.build } : undefined,
        layout: values.layout ?? "auto",
        include: values.include ?? _model_source_js__WEBPACK_IMPORTED_MODULE_0__/* .defaultSelection */ .qu.include,
        exclude: values.exclude ?? _model_source_js__WEBPACK_IMPORTED_MODULE_0__/* .defaultSelection */ .qu.exclude,
        refuseCaseClash: values["case-clash"] === "refuse",
        levels: values.checks ?? {},
        sourceMaps: values["source-maps"] ?? true,
        stamp: values.stamp === undefined ? undefined : { name: values.stamp, ref, time: new Date() },
        uncommitted,
        env,
    };
}


/***/ })

};
;