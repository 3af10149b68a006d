"use strict";
exports.id = 104;
exports.ids = [104];
exports.modules = {

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

/***/ 5374:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ pathspecOf)
/* harmony export */ });
/** A folder from the root of the repository ("" is everything), wherever git runs, with no sign in it taken for a glob. */
function pathspecOf(folder) {
    return folder === "" ? ":(top)" : `:(top,literal)${folder}`;
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

/***/ 28376:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ unescapeText),
/* harmony export */   V: () => (/* binding */ escapeCharacter)
/* harmony export */ });
/** A character as `%C3%A9`, its UTF-8; half a surrogate pair has no UTF-8 and becomes `%uD800`. */
function escapeCharacter(character) {
    if (!character.isWellFormed())
        return `%u${character.charCodeAt(0).toString(16).toUpperCase()}`;
    return [...Buffer.from(character)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`).join("");
}
/** The text behind such escapes; undefined where a `%` is not the beginning of one. */
function unescapeText(text) {
    if (!/^(?:[^%]|%[\dA-F]{2}|%u[\dA-F]{4})*$/s.test(text))
        return undefined;
    return text.replaceAll(/%u([\dA-F]{4})|((?:%[\dA-F]{2})+)/g, (_, unit, bytes) => unit === undefined
        ? Buffer.from(bytes.replaceAll("%", ""), "hex").toString()
        : String.fromCharCode(Number.parseInt(unit, 16)));
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

/***/ 64803:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O5: () => (/* binding */ modulesDigest),
  cA: () => (/* binding */ modulesOfRecord),
  B5: () => (/* binding */ recordFiles),
  ae: () => (/* binding */ recordFolder)
});

// EXTERNAL MODULE: ./build/js/model/modules.js
var modules = __webpack_require__(6180);
// EXTERNAL MODULE: ./build/js/model/percent.js
var percent = __webpack_require__(28376);
;// CONCATENATED MODULE: ./build/js/model/record-names.js

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
const emptyName = "%empty";
// File systems hold names of 255 bytes; an extension and macOS' longer Unicode form need room too.
const longestPiece = 180;
// Where a longer component goes on in a folder. No other `%` comes before a slash.
const continued = "%/+";
function pathOf(name, extension, capitals = { capitals: "kept" }) {
    if (name === "")
        return `${emptyName}.${extension}`;
    const parts = components(name);
    const encoded = parts.map((part, index) => encodeComponent(part, index < parts.length - 1, capitals));
    return `${encoded.join("/")}.${extension}`;
}
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

;// CONCATENATED MODULE: ./build/js/model/record-files.js


/** The one folder of a record that holds modules. */
const recordFolder = "modules";
/** Modules → the files of a record: text as `.js`, bytes as `.wasm`, and as `.json` what neither can hold exactly. */
function recordFiles(modules) {
    const paths = recordPaths(new Map([...modules].map(([name, content]) => [name, extensionOf(content)])));
    return [...modules].map(([name, content]) => ({ path: paths.get(name) ?? "", bytes: bytesOf(content) }));
}
/** Files of a record → its modules; files that no module has are left out. The inverse of `recordFiles`. */
function modulesOfRecord(files) {
    return new Map(files.flatMap(({ path, bytes }) => {
        const name = recordName(path);
        return name === undefined ? [] : [[name, contentOf(path, bytes)]];
    }));
}
/** Equal for equal modules, whatever their order: `sha256:<hex>`. */
function modulesDigest(modules) {
    const { createHash } = process.getBuiltinModule("node:crypto");
    const hash = createHash("sha256");
    for (const name of [...modules.keys()].sort())
        hash.update(`${JSON.stringify([name, modules.get(name)])}\n`);
    return `sha256:${hash.digest("hex")}`;
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


/***/ })

};
;