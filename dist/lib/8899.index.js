"use strict";
exports.id = 8899;
exports.ids = [8899];
exports.modules = {

/***/ 75297:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fe: () => (/* binding */ readCommits),
/* harmony export */   rV: () => (/* binding */ writeCommit),
/* harmony export */   w$: () => (/* binding */ readCommitsIfAny)
/* harmony export */ });
/* harmony import */ var _objects_look_up_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97116);
/* harmony import */ var _process_git_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45117);
/* harmony import */ var _process_runner_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9795);



// A person's name would be a lie: what ran in the game may be anybody's. The host is not one that gets mail.
const author = "screeps-sync <screeps-sync@localhost>";
/** Stores a commit and reads it back; no ref is moved, no hook runs, no name of a user is needed. */
async function writeCommit(repository, commit) {
    const input = textOf(commit);
    const oid = (await (0,_process_runner_js__WEBPACK_IMPORTED_MODULE_2__/* .gitText */ .q)(repository, ["hash-object", "-t", "commit", "-w", "--stdin"], { input })).trim();
    const [stored] = await (0,_objects_look_up_js__WEBPACK_IMPORTED_MODULE_0__/* .lookUp */ .T)(repository, [oid]);
    if (stored?.type !== "commit" || stored.bytes.toString() !== input) {
        throw new _process_git_error_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .X(`Cannot store a commit in git: ${oid} came back different`);
    }
    return oid;
}
/** Full commit ids → the commits, in their order. @throws GitError where one is missing */
async function readCommits(repository, oids) {
    return (await readCommitsIfAny(repository, oids)).map((commit, index) => {
        if (commit === undefined)
            throw new _process_git_error_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .X(`Cannot read commit ${oids[index]}: it is missing`);
        return commit;
    });
}
/** Full commit ids → the commits, in their order, those that are here; from one git process. */
async function readCommitsIfAny(repository, oids) {
    const objects = await (0,_objects_look_up_js__WEBPACK_IMPORTED_MODULE_0__/* .lookUp */ .T)(repository, oids);
    return objects.map((object) => object?.type === "commit" ? { oid: object.oid, ...parse(object.bytes.toString()) } : undefined);
}
function textOf({ tree, parents, message, time }) {
    const when = `${Math.floor(time.getTime() / 1000)} +0000`;
    const lines = [
        `tree ${tree}`,
        ...parents.map((parent) => `parent ${parent}`),
        `author ${author} ${when}`,
        `committer ${author} ${when}`,
    ];
    return `${lines.join("\n")}\n\n${message}`;
}
function parse(text) {
    const end = text.indexOf("\n\n");
    const headers = text.slice(0, end).split("\n");
    const [tree] = headers.flatMap((line) => (line.startsWith("tree ") ? [line.slice(5)] : []));
    const seconds = headers.map((line) => /^committer .* (\d+) [+-]\d{4}$/.exec(line)?.[1]).find(Boolean);
    if (end < 0 || tree === undefined)
        throw new _process_git_error_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .X("Cannot read a commit: it has no tree");
    return {
        tree,
        parents: headers.flatMap((line) => (line.startsWith("parent ") ? [line.slice(7)] : [])),
        message: text.slice(end + 2),
        time: new Date(Number(seconds ?? 0) * 1000),
    };
}


/***/ }),

/***/ 94975:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kl: () => (/* binding */ countApart),
/* harmony export */   hw: () => (/* binding */ plainHistory),
/* harmony export */   k2: () => (/* binding */ findByMessage)
/* harmony export */ });
/* harmony import */ var _process_git_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45117);
/* harmony import */ var _process_pathspec_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12492);
/* harmony import */ var _process_runner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9795);



/**
 * Ids of a commit and of all before it, the newest first, merges left out.
 * @param tip what is in the history of `without` too is left out
 */
async function plainHistory(repository, tip, { limit, without }) {
    const bounds = limit === undefined ? [] : [`--max-count=${limit}`];
    const excluded = without === undefined ? [] : [`^${without}`];
    const printed = await (0,_process_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .gitText */ .q)(repository, [
        "rev-list",
        "--no-merges",
        "--date-order",
        ...bounds,
        tip,
        ...excluded,
        "--",
    ]);
    return printed.split("\n").filter((line) => line !== "");
}
/** Ids of all commits behind some others whose message has this text, newest first, merges left out. */
async function findByMessage(repository, tips, text) {
    const args = ["rev-list", "--no-merges", "--date-order", "--fixed-strings", `--grep=${text}`, ...tips, "--"];
    return (await (0,_process_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .gitText */ .q)(repository, args)).split("\n").filter((line) => line !== "");
}
/** How many commits of the first-parent line of each that touch the folders ("" is everything) are not in the other. */
async function countApart(repository, a, b, folders) {
    const args = ["rev-list", "--left-right", "--first-parent", "--count", `${a}...${b}`, "--"];
    const printed = await (0,_process_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .gitText */ .q)(repository, [...args, ...folders.map(_process_pathspec_js__WEBPACK_IMPORTED_MODULE_2__/* .pathspecOf */ .w)]);
    const [, onlyA, onlyB] = /^(\d+)\s+(\d+)$/.exec(printed.trim()) ?? [];
    if (onlyA === undefined || onlyB === undefined)
        throw new _process_git_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .X("Cannot count commits: git gave no two numbers");
    return { onlyA: Number(onlyA), onlyB: Number(onlyB) };
}


/***/ }),

/***/ 66505:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n: () => (/* binding */ listTree)
});

// UNUSED EXPORTS: parseLsTree

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./build/js/model/outcome/errors.js
var errors = __webpack_require__(92383);
// EXTERNAL MODULE: ./build/js/git/process/git-error.js
var git_error = __webpack_require__(45117);
// EXTERNAL MODULE: ./build/js/git/process/runner.js + 4 modules
var runner = __webpack_require__(9795);
// EXTERNAL MODULE: ./build/js/git/objects/look-up.js
var look_up = __webpack_require__(97116);
;// CONCATENATED MODULE: ./build/js/git/objects/missing-folder.js




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

;// CONCATENATED MODULE: ./build/js/git/objects/ls-tree.js





// Some 900,000 files: no source folder, but what a tree made to exhaust memory has.
const mostListBytes = 64 * 1024 * 1024;
const nul = 0x00;
const entryLine = /^(\d{6}) (blob|commit) ([0-9a-f]{40,64})\t(.+)$/s;
/**
 * Commit or tree id, and a folder in it (`""` is the root) → every file below the folder, from one git process that
 * reads nothing outside of it. A folder that is not there is a UsageError that names the folders nearby.
 */
async function listTree(repository, oid, folder = "") {
    checkObjectId(oid);
    checkFolder(folder);
    try {
        const args = ["ls-tree", "-r", "-z", "--full-tree", treeish(oid, folder)];
        return parseLsTree(await (0,runner/* gitBytes */.s)(repository, args, { maxBytes: mostListBytes }));
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
    if (output.at(-1) !== nul)
        throw new git_error/* GitError */.X("Cannot list the tree: git's list ends in the middle of an entry");
    if (!(0,external_node_buffer_.isUtf8)(output))
        throw new errors/* UsageError */.eb(`Cannot list the tree: ${nameOfBadPath(output)} is not UTF-8; rename it`);
    return output.toString("utf8").slice(0, -1).split("\0").map(parseLine);
}
function parseLine(line) {
    const [, mode, type, oid, path] = entryLine.exec(line) ?? [];
    if (mode === undefined || oid === undefined || path === undefined || (type !== "blob" && type !== "commit")) {
        throw new git_error/* GitError */.X(`Cannot list the tree: git printed ${JSON.stringify(line)}`);
    }
    return { mode, type, oid, path };
}
function nameOfBadPath(output) {
    let start = 0;
    for (let end = output.indexOf(nul); end >= 0; end = output.indexOf(nul, start)) {
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

/***/ 84326:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ readBlobs)
/* harmony export */ });
/* harmony import */ var _process_git_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45117);
/* harmony import */ var _process_runner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9795);
/* harmony import */ var _cat_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32006);



// Git would fetch the missing blobs of a partial clone one by one. So it is first asked not to fetch (git 2.39.4).
const withoutFetching = { GIT_NO_LAZY_FETCH: "1" };
/** Full blob ids → id and bytes, exactly as committed, from one git process. A blob that cannot be had is an error. */
async function readBlobs(repository, oids, options = {}) {
    const wanted = [...new Set(oids)];
    if (wanted.length === 0)
        return new Map();
    const input = `${wanted.join("\n")}\n`;
    const maxBytes = options.maxBytes ?? 64 * 1024 * 1024;
    const read = async () => {
        const output = await (0,_process_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .gitBytes */ .s)(repository, ["cat-file", "--batch"], {
            input,
            maxBytes,
            variables: withoutFetching,
        });
        return (0,_cat_file_js__WEBPACK_IMPORTED_MODULE_2__/* .parseCatFile */ .q)(output, wanted);
    };
    return collect(wanted, await read().catch(async (error) => {
        if (!isNotFetched(error))
            throw error;
        await fetchMissing(repository, input);
        return read();
    }));
}
const isNotFetched = (error) => error instanceof _process_git_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .X && error.message.includes("promisor remote");
/** `pack-objects` fetches what it lacks in one request, from the right remotes; the pack itself is thrown away. */
async function fetchMissing(repository, input) {
    try {
        await (0,_process_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .gitBytes */ .s)(repository, ["pack-objects", "--stdout", "-q"], { input });
    }
    catch (cause) {
        if (!(cause instanceof _process_git_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .X))
            throw cause;
        const advice = "this is a partial clone, and its remote did not give them; check the connection, or run git fetch --refetch";
        throw new _process_git_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .X(`Cannot read the files of the commit: ${advice} (${cause.message})`, { cause });
    }
}
function collect(wanted, objects) {
    const pairs = wanted.map((oid, index) => {
        const object = objects[index];
        if (object === undefined)
            throw new _process_git_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .X(`Cannot read blob ${oid}: the object is missing; git fsck tells more`);
        if (object.oid !== oid || object.type !== "blob") {
            throw new _process_git_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .X(`Cannot read blob ${oid}: git gave ${object.type} ${object.oid}`);
        }
        return [oid, object.bytes];
    });
    return new Map(pairs);
}


/***/ }),

/***/ 12492:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ pathspecOf)
/* harmony export */ });
/** A folder from the root of the repository ("" is everything), wherever git runs, with no sign in it taken for a glob. */
function pathspecOf(folder) {
    return folder === "" ? ":(top)" : `:(top,literal)${folder}`;
}


/***/ }),

/***/ 16552:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mr: () => (/* binding */ countChange),
/* harmony export */   k$: () => (/* binding */ writeChange),
/* harmony export */   q_: () => (/* binding */ parseChange),
/* harmony export */   uQ: () => (/* binding */ describeChange)
/* harmony export */ });
function countChange({ changed, added, removed }) {
    return { changed: changed.length, added: added.length, removed: removed.length };
}
/** For a person: `2 changed, 1 added`. */
function describeChange(change) {
    if (change === "first")
        return "first record";
    if (change === "emptied")
        return "emptied: all modules are gone";
    const kinds = ["changed", "added", "removed"].filter((kind) => change[kind] > 0);
    return kinds.map((kind) => `${change[kind]} ${kind}`).join(", ");
}
/** For a program: `~2 +1 -0`, with the signs of the list above it. */
const writeChange = (change) => typeof change === "string" ? change : `~${change.changed} +${change.added} -${change.removed}`;
/** What `writeChange` wrote; undefined for anything else. */
function parseChange(text) {
    if (text === "first" || text === "emptied")
        return text;
    const [whole, ...counts] = /^~(\d+) \+(\d+) -(\d+)$/.exec(text) ?? [];
    const [changed = 0, added = 0, removed = 0] = counts.map(Number);
    return whole === undefined ? undefined : { changed, added, removed };
}


/***/ }),

/***/ 7151:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cA: () => (/* binding */ modulesOfRecord),
  B5: () => (/* binding */ recordFiles),
  ae: () => (/* binding */ recordFolder)
});

// EXTERNAL MODULE: ./build/js/model/modules/modules.js
var modules = __webpack_require__(68218);
// EXTERNAL MODULE: ./build/js/model/text/percent.js
var percent = __webpack_require__(41760);
;// CONCATENATED MODULE: ./build/js/model/records/path-component.js

/** Splits at slashes between two that are not empty; any other slash stays inside, to be encoded. */
function components(name) {
    const [first = "", ...rest] = name.split("/");
    const parts = [first];
    for (const next of rest) {
        const last = parts.length - 1;
        if (parts[last] === "" || next === "")
            parts[last] = `${parts[last]}/${next}`;
        else
            parts.push(next);
    }
    return parts;
}
function encodeComponent(component, isFolder, capitals) {
    const characters = Array.from(component);
    const last = characters.length - 1;
    // A folder with an extension of ours could not stand beside the file of that name.
    const dot = isFolder && /\.(?:js|wasm|json)$/i.test(component) ? component.lastIndexOf(".") : -1;
    const isNfc = component.normalize("NFC") === component;
    let offset = 0;
    const encoded = characters.map((character, index) => {
        const atEdge = (index === 0 && /[. ]/.test(character)) || (index === last && /[. ]/.test(character));
        const plain = isPlain(character, isNfc, capitals) && !atEdge && offset !== dot;
        offset += character.length;
        return plain && !(index === 0 && isDevice(component)) ? character : (0,percent/* escapeCharacter */.V)(character);
    });
    return inPieces(encoded);
}
/** Windows: the name of a device is one with any extension too. */
const isDevice = (component) => /^(?:con|prn|aux|nul|com\d|lpt\d|conin\$|conout\$) *(?:\.|$)/i.test(component);
/** Not what Windows refuses, `%` that begins an escape, or `~` of a DOS short name such as GIT~1. */
function isPlain(character, isNfc, { capitals }) {
    if (capitals === "encoded" && /[A-Z]/.test(character))
        return false;
    return /^[\w !#$&'()+,\-.;=@[\]^`{}]$/.test(character) || (isNfc && isSteadyLetter(character));
}
/** A letter beyond ASCII that is the only one of its kind when case is ignored, and is seen by macOS. */
function isSteadyLetter(character) {
    if (character < "\x80" || !/^[\p{Ll}\p{Lo}]$/u.test(character))
        return false;
    // A letter in another dress, such as a mathematical 𝕒, is the plain one where disks compare loosely.
    if (character.normalize("NFKC") !== character)
        return false;
    const steady = character.toUpperCase().toLowerCase() === character && character.toLowerCase() === character;
    return steady && !/\p{Default_Ignorable_Code_Point}/u.test(character);
}
function inPieces(encoded) {
    const pieces = [""];
    let length = 0;
    for (const unit of encoded) {
        const bytes = Buffer.byteLength(unit);
        if (length + bytes > longestPiece) {
            pieces.push("");
            length = 0;
        }
        pieces.push(`${pieces.pop() ?? ""}${unit}`);
        length += bytes;
    }
    return pieces.join(continued);
}
// File systems hold names of 255 bytes; an extension and macOS' longer Unicode form need room too.
const longestPiece = 180;
// Where a longer component goes on in a folder. No other `%` comes before a slash.
const continued = "%/+";
const emptyName = "%empty";

;// CONCATENATED MODULE: ./build/js/model/records/record-names.js


/**
 * Module names → their paths in a record, one to one and back. A path is the name itself wherever git, Windows and
 * macOS can all hold it; what one of them cannot is percent-encoded. Names that are one when letter case is ignored,
 * in a folder too, have their capitals encoded. No two paths are one file, and none is a folder of another.
 */
function recordPaths(extensions) {
    const usual = [...extensions].map(([name, extension]) => ({ name, extension, path: pathOf(name, extension) }));
    const clashing = clashes(usual.map(({ path }) => path));
    return new Map(usual.map(({ name, extension, path }) => {
        const clash = prefixes(path).some((prefix) => clashing.has(prefix.toLowerCase()));
        return [name, clash ? pathOf(name, extension, { capitals: "encoded" }) : path];
    }));
}
/** A path of a record → the module's name; undefined where no name has this path. */
function recordName(path) {
    const stem = /^(.+)\.(?:js|wasm|json)$/s.exec(path)?.[1]?.replaceAll(continued, "");
    return stem === emptyName ? "" : stem === undefined ? undefined : (0,percent/* unescapeText */.U)(stem);
}
function pathOf(name, extension, capitals = { capitals: "kept" }) {
    if (name === "")
        return `${emptyName}.${extension}`;
    const parts = components(name);
    const encoded = parts.map((part, index) => encodeComponent(part, index < parts.length - 1, capitals));
    return `${encoded.join("/")}.${extension}`;
}
/** The path and every folder above it. */
function prefixes(path) {
    const ends = [...path.matchAll(/\//g)].map(({ index }) => index);
    return [...ends.map((end) => path.slice(0, end)), path];
}
/** Of all paths and folders: those, in lower case, that several spellings share. */
function clashes(paths) {
    const spellings = new Map();
    const clashing = new Set();
    for (const prefix of paths.flatMap(prefixes)) {
        const folded = prefix.toLowerCase();
        const known = spellings.get(folded) ?? prefix;
        if (known !== prefix)
            clashing.add(folded);
        spellings.set(folded, known);
    }
    return clashing;
}

;// CONCATENATED MODULE: ./build/js/model/records/record-files.js


/** The one folder of a record that holds modules. */
const recordFolder = "modules";
/** Modules → the files of a record: text as `.js`, bytes as `.wasm`, and as `.json` what neither can hold exactly. */
function recordFiles(modules) {
    const paths = recordPaths(new Map([...modules].map(([name, content]) => [name, extensionOf(content)])));
    return [...modules].map(([name, content]) => ({ name, path: paths.get(name) ?? "", bytes: bytesOf(content) }));
}
/** Files of a record → its modules; files that no module has are left out. The inverse of `recordFiles`. */
function modulesOfRecord(files) {
    return new Map(files.flatMap(({ path, bytes }) => {
        const name = recordName(path);
        return name === undefined ? [] : [[name, contentOf(path, bytes)]];
    }));
}
function extensionOf(content) {
    // Half a surrogate pair would become U+FFFD in UTF-8.
    if (typeof content === "string")
        return content.isWellFormed() ? "js" : "json";
    return (0,modules/* isBinary */.Go)(content) && isCanonical(content.binary) ? "wasm" : "json";
}
function bytesOf(content) {
    switch (extensionOf(content)) {
        case "js":
            return Buffer.from(typeof content === "string" ? content : "");
        case "wasm":
            return Buffer.from(typeof content === "object" && (0,modules/* isBinary */.Go)(content) ? content.binary : "", "base64");
        case "json":
            return Buffer.from(typeof content === "object" && "json" in content ? content.json : JSON.stringify(content));
    }
}
/** Base64 in a spelling of its own has more in it than its bytes. */
const isCanonical = (base64) => Buffer.from(base64, "base64").toString("base64") === base64;
function contentOf(path, bytes) {
    if (path.endsWith(".js"))
        return bytes.toString();
    if (path.endsWith(".wasm"))
        return { binary: bytes.toString("base64") };
    const json = bytes.toString();
    const value = JSON.parse(json);
    if (typeof value === "string")
        return value;
    return isPlainBinary(value) ? { binary: value.binary } : { json };
}
function isPlainBinary(value) {
    if (typeof value !== "object" || value === null || Array.isArray(value))
        return false;
    return Object.keys(value).join() === "binary" && typeof Reflect.get(value, "binary") === "string";
}


/***/ }),

/***/ 54396:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  uN: () => (/* binding */ describeOrigin),
  mU: () => (/* binding */ joinMessage),
  oZ: () => (/* binding */ parseRecordMessage),
  VR: () => (/* binding */ recordMessage)
});

// EXTERNAL MODULE: ./build/js/model/text/short-id.js
var short_id = __webpack_require__(36689);
// EXTERNAL MODULE: ./build/js/model/text/visible-text.js
var visible_text = __webpack_require__(87035);
;// CONCATENATED MODULE: ./build/js/model/records/quoted.js
/** Plain where nothing in it can be mistaken; else as a JSON string in ASCII. */
function quoted(text) {
    if (/^[\w.:/-]+$/.test(text))
        return text;
    const ascii = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
    return JSON.stringify(text).replaceAll(/[^\x20-\x7e]/g, ascii);
}
function unquoted(text) {
    if (text === undefined || !text.startsWith('"'))
        return text;
    try {
        const value = JSON.parse(text);
        return typeof value === "string" ? value : undefined;
    }
    catch {
        // A trailer that somebody else wrote.
        return undefined;
    }
}

// EXTERNAL MODULE: ./build/js/model/records/record-change.js
var record_change = __webpack_require__(16552);
;// CONCATENATED MODULE: ./build/js/model/records/record-message.js




/** The message of a record's commit: for a person first, then trailers for `parseRecordMessage`. */
function recordMessage(facts, plan) {
    const { branch, server, origin, change } = facts;
    const isFirst = change === "first";
    const subject = `${(0,visible_text/* visible */.RK)(branch)} on ${(0,visible_text/* visible */.RK)(server)}: ${describeOrigin(origin)}${isFirst ? "" : `, ${(0,record_change/* describeChange */.uQ)(change)}`}`;
    return `${[subject, isFirst ? "" : listed(plan).join("\n"), trailersOf(facts)].filter(Boolean).join("\n\n")}\n`;
}
/** The message of a commit that joins what two clones recorded; its facts are those of the newest of these records. */
function joinMessage(facts) {
    const { branch, server, origin } = facts;
    return `${(0,visible_text/* visible */.RK)(branch)} on ${(0,visible_text/* visible */.RK)(server)}: records of two clones joined, the newest: ${describeOrigin(origin)}\n\n${trailersOf({ ...facts, change: undefined })}\n`;
}
function trailersOf({ server, branch, account, time, digest, origin, change }) {
    const trailers = [
        `Screeps-Server: ${quoted(server)}`,
        `Screeps-Branch: ${quoted(branch)}`,
        ...(account === undefined ? [] : [`Screeps-Account: ${quoted(account)}`]),
        `Screeps-Time: ${time.toISOString()}`,
        `Screeps-Digest: ${digest}`,
        `Screeps-Origin: ${"commit" in origin ? `${origin.kind} ${origin.commit}` : origin.kind}`,
        ...(change === undefined ? [] : [`Screeps-Change: ${(0,record_change/* writeChange */.k$)(change)}`]),
    ];
    return trailers.join("\n");
}
/** For example `deploy of 1a2b3c4`. */
function describeOrigin(origin) {
    if ("commit" in origin)
        return `${origin.kind} of ${(0,short_id/* shortId */.m)(origin.commit)}`;
    return origin.kind === "edit" ? "edited in the game" : "backup";
}
/** The facts in the last paragraph of a message; undefined where it is not a record's. */
function parseRecordMessage(message) {
    const paragraph = message.trimEnd().split("\n\n").at(-1) ?? "";
    const trailers = new Map([...paragraph.matchAll(/^Screeps-(\w+): (.*)$/gm)].map(([, key, value]) => [key, value]));
    const server = unquoted(trailers.get("Server"));
    const branch = unquoted(trailers.get("Branch"));
    const account = unquoted(trailers.get("Account"));
    const time = new Date(trailers.get("Time") ?? "");
    const digest = trailers.get("Digest") ?? "";
    const origin = parseOrigin(trailers.get("Origin") ?? "");
    const sound = /^sha256:[\da-f]{64}$/.test(digest) && !Number.isNaN(time.getTime());
    if (!sound || server === undefined || branch === undefined || origin === undefined)
        return undefined;
    const change = (0,record_change/* parseChange */.q_)(trailers.get("Change") ?? "");
    return {
        ...{ server, branch, time, digest, origin },
        ...(account === undefined ? {} : { account }),
        ...(change === undefined ? {} : { change }),
    };
}
function parseOrigin(text) {
    if (text === "edit" || text === "backup")
        return { kind: text };
    const [, kind, commit] = /^(deploy|restore) ([\da-f]{40,64})$/.exec(text) ?? [];
    return (kind === "deploy" || kind === "restore") && commit !== undefined ? { kind, commit } : undefined;
}
function listed({ added, changed, removed }) {
    const lines = [
        ...changed.map((name) => `  ~ ${(0,visible_text/* visible */.RK)(name)}`),
        ...added.map((name) => `  + ${(0,visible_text/* visible */.RK)(name)}`),
        ...removed.map((name) => `  - ${(0,visible_text/* visible */.RK)(name)}`),
    ];
    return lines.length > 50 ? [...lines.slice(0, 50), `  and ${lines.length - 50} more`] : lines;
}


/***/ }),

/***/ 48899:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ci: () => (/* binding */ newestTip),
/* harmony export */   T3: () => (/* binding */ readRecords),
/* harmony export */   VI: () => (/* binding */ listRecords),
/* harmony export */   ZO: () => (/* binding */ recordsApart),
/* harmony export */   gg: () => (/* binding */ recordTips),
/* harmony export */   l_: () => (/* binding */ readRecordModules),
/* harmony export */   oG: () => (/* binding */ newestRecord)
/* harmony export */ });
/* harmony import */ var _git_history_commits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75297);
/* harmony import */ var _git_history_find_commits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94975);
/* harmony import */ var _git_history_refs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79486);
/* harmony import */ var _git_objects_ls_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66505);
/* harmony import */ var _git_objects_read_blobs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84326);
/* harmony import */ var _model_records_record_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7151);
/* harmony import */ var _model_records_record_message_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(54396);
/* harmony import */ var _model_records_record_refs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(65698);
// Covered by test/sync/records/record.test.ts








/** The modules of a record's commit, exactly as they were live. */
async function readRecordModules(repository, commit) {
    const entries = (await (0,_git_objects_ls_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .listTree */ .n)(repository, commit)).filter(({ path, type }) => type === "blob" && path.startsWith(`${_model_records_record_files_js__WEBPACK_IMPORTED_MODULE_5__/* .recordFolder */ .ae}/`));
    const blobs = await (0,_git_objects_read_blobs_js__WEBPACK_IMPORTED_MODULE_4__/* .readBlobs */ .b)(repository, entries.map(({ oid }) => oid));
    const files = entries.map(({ path, oid }) => ({
        path: path.slice(_model_records_record_files_js__WEBPACK_IMPORTED_MODULE_5__/* .recordFolder */ .ae.length + 1),
        bytes: blobs.get(oid) ?? Buffer.alloc(0),
    }));
    return (0,_model_records_record_files_js__WEBPACK_IMPORTED_MODULE_5__/* .modulesOfRecord */ .cA)(files);
}
/** The newest commits of a place's records: ours, and those of each remote as they were last fetched. */
async function recordTips(repository, place) {
    return [...new Set((await (0,_git_history_refs_js__WEBPACK_IMPORTED_MODULE_2__/* .listRefs */ .Dy)(repository, ...(0,_model_records_record_refs_js__WEBPACK_IMPORTED_MODULE_6__/* .recordPatterns */ .j6)(place))).values())];
}
/** The newest record of a place, here or as it was last fetched; undefined where there is none. */
async function newestRecord(repository, place) {
    return (await newestTip(repository, place))?.record;
}
/** The tip that has the newest record of a place, by time: the record itself, or a commit that joins it with others. */
async function newestTip(repository, place) {
    const tips = await Promise.all((await recordTips(repository, place)).map(async (tip) => {
        const [record] = await listRecords(repository, tip, 1);
        return record === undefined ? [] : [{ tip, record }];
    }));
    return tips.flat().sort((a, b) => b.record.facts.time.getTime() - a.record.facts.time.getTime())[0];
}
/** The records behind a commit, newest first, each once; commits that join records, and others, are left out. */
async function listRecords(repository, tip, limit) {
    return readRecords(repository, await (0,_git_history_find_commits_js__WEBPACK_IMPORTED_MODULE_1__/* .plainHistory */ .hw)(repository, tip, { limit }));
}
/** Every record that one history has and another has not, newest first. */
async function recordsApart(repository, tip, without) {
    return readRecords(repository, await (0,_git_history_find_commits_js__WEBPACK_IMPORTED_MODULE_1__/* .plainHistory */ .hw)(repository, tip, { without }));
}
/** Those of some commits that are records, with what they say of themselves. */
async function readRecords(repository, oids) {
    const commits = await (0,_git_history_commits_js__WEBPACK_IMPORTED_MODULE_0__/* .readCommits */ .Fe)(repository, oids);
    return commits.flatMap((commit) => {
        const facts = (0,_model_records_record_message_js__WEBPACK_IMPORTED_MODULE_7__/* .parseRecordMessage */ .oZ)(commit.message);
        return facts === undefined ? [] : [{ commit, facts }];
    });
}


/***/ })

};
;