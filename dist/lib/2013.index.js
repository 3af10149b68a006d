"use strict";
exports.id = 2013;
exports.ids = [2013];
exports.modules = {

/***/ 26994:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fe: () => (/* binding */ readCommits),
/* harmony export */   Kl: () => (/* binding */ countApart),
/* harmony export */   gs: () => (/* binding */ firstParents),
/* harmony export */   rV: () => (/* binding */ writeCommit)
/* harmony export */ });
/* harmony import */ var _git_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22719);
/* harmony import */ var _look_up_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25423);
/* harmony import */ var _pathspec_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5374);
/* harmony import */ var _runner_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41917);




// A person's name would be a lie: what ran in the game may be anybody's. The host is not one that gets mail.
const author = "screeps-sync <screeps-sync@localhost>";
/** Stores a commit and reads it back; no ref is moved, no hook runs, no name of a user is needed. */
async function writeCommit(repository, commit) {
    const input = textOf(commit);
    const oid = (await (0,_runner_js__WEBPACK_IMPORTED_MODULE_2__/* .gitText */ .q)(repository, ["hash-object", "-t", "commit", "-w", "--stdin"], { input })).trim();
    const [stored] = await (0,_look_up_js__WEBPACK_IMPORTED_MODULE_1__/* .lookUp */ .T)(repository, [oid]);
    if (stored?.type !== "commit" || stored.bytes.toString() !== input) {
        throw new _git_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .X(`Cannot store a commit in git: ${oid} came back different`);
    }
    return oid;
}
/** Full commit ids → the commits, in their order. */
async function readCommits(repository, oids) {
    const objects = await (0,_look_up_js__WEBPACK_IMPORTED_MODULE_1__/* .lookUp */ .T)(repository, oids);
    return objects.map((object, index) => {
        if (object?.type !== "commit")
            throw new _git_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .X(`Cannot read commit ${oids[index]}: it is missing`);
        return { oid: object.oid, ...parse(object.bytes.toString()) };
    });
}
/** Ids of a commit and those before it along the first parents, newest first. */
async function firstParents(repository, tip, limit) {
    const printed = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_2__/* .gitText */ .q)(repository, ["rev-list", "--first-parent", `--max-count=${limit}`, tip, "--"]);
    return printed.split("\n").filter((line) => line !== "");
}
/** How many commits that touch a folder ("" is everything) are in one history and not in the other. */
async function countApart(repository, a, b, folder) {
    const printed = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_2__/* .gitText */ .q)(repository, [
        "rev-list",
        "--left-right",
        "--count",
        `${a}...${b}`,
        "--",
        (0,_pathspec_js__WEBPACK_IMPORTED_MODULE_3__/* .pathspecOf */ .w)(folder),
    ]);
    const [, onlyA, onlyB] = /^(\d+)\s+(\d+)$/.exec(printed.trim()) ?? [];
    if (onlyA === undefined || onlyB === undefined)
        throw new _git_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .X("Cannot count commits: git gave no two numbers");
    return { onlyA: Number(onlyA), onlyB: Number(onlyB) };
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
        throw new _git_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .X("Cannot read a commit: it has no tree");
    return {
        tree,
        parents: headers.flatMap((line) => (line.startsWith("parent ") ? [line.slice(7)] : [])),
        message: text.slice(end + 2),
        time: new Date(Number(seconds ?? 0) * 1000),
    };
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

/***/ 32670:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Dy: () => (/* binding */ listRefs),
  d$: () => (/* binding */ listTips),
  LH: () => (/* binding */ moveRef),
  sg: () => (/* binding */ readRef)
});

// EXTERNAL MODULE: ./build/js/git/git-error.js
var git_error = __webpack_require__(22719);
// EXTERNAL MODULE: ./build/js/git/look-up.js
var look_up = __webpack_require__(25423);
// EXTERNAL MODULE: ./build/js/git/runner.js + 2 modules
var runner = __webpack_require__(41917);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./build/js/git/stale-lock.js



// Git holds the lock of a ref for some milliseconds. One this old is of a process that was killed.
const staleMs = 5_000;
/**
 * Waits until a ref of ours is no longer locked, and removes a lock that a killed git left; false when there is none,
 * so that the failure had another reason. Only for refs below `refs/screeps/`, which nobody else moves.
 */
async function waitForLock(repository, ref) {
    if (!ref.startsWith("refs/screeps/"))
        return false;
    const args = ["rev-parse", "--path-format=absolute", "--git-path", `${ref}.lock`];
    const lock = (await (0,runner/* gitText */.q)(repository, args)).replace(/\r?\n$/, "");
    let wasThere = false;
    for (;;) {
        const age = await ageOf(lock);
        if (age === undefined)
            return wasThere;
        wasThere = true;
        if (age > staleMs)
            await (0,promises_.rm)(lock, { force: true });
        else
            await (0,external_node_timers_promises_.setTimeout)(250, undefined, repository.signal === undefined ? {} : { signal: repository.signal });
    }
}
/** In ms; undefined where there is no such file. A clock that was set back makes it older, not younger than nothing. */
async function ageOf(path) {
    try {
        return Math.abs(Date.now() - (await (0,promises_.stat)(path)).mtimeMs);
    }
    catch {
        // Gone meanwhile, as it should be.
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/js/git/refs.js




/** Full ref names below a folder (`refs/screeps`), or one ref → the object id of each. */
async function listRefs(repository, pattern) {
    const printed = await (0,runner/* gitText */.q)(repository, ["for-each-ref", "--format=%(objectname) %(refname)", pattern]);
    const lines = printed.split("\n").filter((line) => line !== "");
    return new Map(lines.map((line) => [line.slice(line.indexOf(" ") + 1), line.split(" ", 1).join()]));
}
/** The object a ref points at; undefined where there is no such ref. */
async function readRef(repository, ref) {
    // `cat-file` answers for a ref that is not there too; simple-git waits 50 ms for a command that prints nothing.
    const [found] = await (0,look_up/* lookUp */.T)(repository, [ref]);
    return found?.oid;
}
/** The commits of git branches (of remotes too) and tags, the newest first, each once. */
async function listTips(repository, limit) {
    const format = "--format=%(objecttype) %(objectname) %(tree) %(*objecttype) %(*objectname) %(*tree)";
    const where = ["refs/heads", "refs/remotes", "refs/tags"];
    const sorted = ["--sort=-committerdate", `--count=${limit}`];
    const lines = (await (0,runner/* gitText */.q)(repository, ["for-each-ref", ...sorted, format, ...where])).split("\n");
    const tips = lines.flatMap((line) => {
        const [, oid, tree] = /\bcommit ([0-9a-f]{40,64}) ([0-9a-f]{40,64})/.exec(line) ?? [];
        return oid === undefined || tree === undefined ? [] : [[oid, { oid, tree }]];
    });
    return [...new Map(tips).values()];
}
/**
 * Moves a ref from what was seen (undefined: it did not exist) to a commit; false when somebody moved it meanwhile.
 * HEAD, the index and the work tree stay as they are.
 */
async function moveRef(repository, ref, to, expected) {
    const from = expected ?? "0".repeat(to.length);
    // As a transaction, because then git says that it was done.
    const input = `start\nupdate ${ref} ${to} ${from}\nprepare\ncommit\n`;
    try {
        const printed = await (0,runner/* gitText */.q)(repository, ["update-ref", "--no-deref", "--stdin"], { input });
        if (printed.includes("commit: ok"))
            return true;
        throw new git_error/* GitError */.X(`Cannot move ${ref}: git did not say that it was done`);
    }
    catch (failure) {
        const now = await readRef(repository, ref);
        if (now === to)
            return true;
        if (now !== expected)
            return false;
        if (!(await waitForLock(repository, ref)))
            throw failure;
        return moveRef(repository, ref, to, expected);
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


/***/ }),

/***/ 9702:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VR: () => (/* binding */ recordMessage),
/* harmony export */   oZ: () => (/* binding */ parseRecordMessage),
/* harmony export */   uN: () => (/* binding */ describeOrigin)
/* harmony export */ });
/* harmony import */ var _visible_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21635);

/** The message of a record's commit: for a person first, then trailers for `parseRecordMessage`. */
function recordMessage(facts, plan, change) {
    const { branch, server, time, digest, origin, account } = facts;
    const lines = change === "first" ? [] : listed(plan);
    const trailers = [
        `Screeps-Server: ${quoted(server)}`,
        `Screeps-Branch: ${quoted(branch)}`,
        ...(account === undefined ? [] : [`Screeps-Account: ${quoted(account)}`]),
        `Screeps-Time: ${time.toISOString()}`,
        `Screeps-Digest: ${digest}`,
        `Screeps-Origin: ${"commit" in origin ? `${origin.kind} ${origin.commit}` : origin.kind}`,
    ];
    const subject = `${(0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(branch)} on ${(0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(server)}: ${describeOrigin(origin)}${change === "changed" ? summary(plan) : change === "emptied" ? ", emptied: all modules are gone" : ""}`;
    return `${[subject, lines.join("\n"), trailers.join("\n")].filter(Boolean).join("\n\n")}\n`;
}
/** For example `deploy of 1a2b3c4`. */
function describeOrigin(origin) {
    if ("commit" in origin)
        return `${origin.kind} of ${origin.commit.slice(0, 7)}`;
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
    return { server, branch, time, digest, origin, ...(account === undefined ? {} : { account }) };
}
function parseOrigin(text) {
    if (text === "edit" || text === "backup")
        return { kind: text };
    const [, kind, commit] = /^(deploy|restore) ([\da-f]{40,64})$/.exec(text) ?? [];
    return (kind === "deploy" || kind === "restore") && commit !== undefined ? { kind, commit } : undefined;
}
function summary({ added, changed, removed }) {
    const parts = [
        ...(changed.length > 0 ? [`${changed.length} changed`] : []),
        ...(added.length > 0 ? [`${added.length} added`] : []),
        ...(removed.length > 0 ? [`${removed.length} removed`] : []),
    ];
    return parts.length === 0 ? "" : `, ${parts.join(", ")}`;
}
function listed({ added, changed, removed }) {
    const lines = [
        ...changed.map((name) => `  ~ ${(0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(name)}`),
        ...added.map((name) => `  + ${(0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(name)}`),
        ...removed.map((name) => `  - ${(0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(name)}`),
    ];
    return lines.length > 50 ? [...lines.slice(0, 50), `  and ${lines.length - 50} more`] : lines;
}
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


/***/ }),

/***/ 72155:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   Ji: () => (/* binding */ recordRef),
/* harmony export */   Lu: () => (/* binding */ liveBranch),
/* harmony export */   vY: () => (/* binding */ beside)
/* harmony export */ });
/* harmony import */ var _percent_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28376);

/** Where the records of a branch are kept here: `refs/screeps/screeps.com/default`. */
function recordRef(place) {
    return `refs/screeps/${pathOf(place)}`;
}
/** The ordinary git branch that records are pushed to, where people browse them: `live/screeps.com/default`. */
function liveBranch(place) {
    return `live/${pathOf(place)}`;
}
/** What is kept beside the branches of a server. No code branch that we use begins with `$`. */
const beside = { branches: "$branches", memory: "$memory" };
/** The place that a ref of `recordRef` or a name of `liveBranch` stands for; undefined for any other. */
function placeOf(ref) {
    const [, server, branch] = /^(?:refs\/screeps|(?:refs\/(?:heads|remotes\/[^/]+)\/)?live)\/([^/]+)\/([^/]+)$/.exec(ref) ?? [];
    const decoded = { server: (0,_percent_js__WEBPACK_IMPORTED_MODULE_0__/* .unescapeText */ .U)(server ?? "%"), branch: (0,_percent_js__WEBPACK_IMPORTED_MODULE_0__/* .unescapeText */ .U)(branch ?? "%") };
    if (decoded.server === undefined || decoded.branch === undefined)
        return undefined;
    return { server: decoded.server.replaceAll("+", "/"), branch: decoded.branch };
}
const pathOf = ({ server, branch }) => `${encodeServer(server)}/${encode(branch)}`;
// One component, because the branch `ptr` of screeps.com and the world screeps.com/ptr would else be file and folder.
const encodeServer = (server) => server.split("/").map(encode).join("+");
/** What git allows in a ref on every file system: capitals are encoded, because loose refs are files. */
function encode(text) {
    const units = Array.from(text).map((character, index, all) => {
        const dotInside = character === "." && index > 0 && index < all.length - 1 && all[index + 1] !== ".";
        const plain = /^[a-z\d_$-]$/.test(character) || (dotInside && !text.slice(text.length - 5).startsWith(".lock"));
        return plain ? character : (0,_percent_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeCharacter */ .V)(character);
    });
    return units.join("");
}


/***/ }),

/***/ 32013:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  VI: () => (/* binding */ listRecords),
  oG: () => (/* binding */ newestRecord),
  l_: () => (/* binding */ readRecordModules),
  rh: () => (/* binding */ writeRecord)
});

// UNUSED EXPORTS: appendRecord

// EXTERNAL MODULE: ./build/js/git/commits.js
var git_commits = __webpack_require__(26994);
;// CONCATENATED MODULE: ./build/js/git/durable.js
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

// EXTERNAL MODULE: ./build/js/git/git-error.js
var git_error = __webpack_require__(22719);
// EXTERNAL MODULE: ./build/js/git/ls-tree.js + 1 modules
var ls_tree = __webpack_require__(35538);
// EXTERNAL MODULE: ./build/js/git/read-blobs.js
var read_blobs = __webpack_require__(49035);
// EXTERNAL MODULE: ./build/js/git/refs.js + 1 modules
var refs = __webpack_require__(32670);
// EXTERNAL MODULE: ./build/js/git/write-tree.js + 1 modules
var write_tree = __webpack_require__(47518);
// EXTERNAL MODULE: ./build/js/model/modules.js
var model_modules = __webpack_require__(6180);
// EXTERNAL MODULE: ./build/js/model/plan.js
var model_plan = __webpack_require__(26698);
// EXTERNAL MODULE: ./build/js/model/record-files.js + 1 modules
var record_files = __webpack_require__(64803);
// EXTERNAL MODULE: ./build/js/model/record-message.js
var record_message = __webpack_require__(9702);
// EXTERNAL MODULE: ./build/js/model/record-refs.js
var record_refs = __webpack_require__(72155);
;// CONCATENATED MODULE: ./build/js/sync/record.js












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
        const written = await appendRecord(disk, record, before);
        if (written === before)
            return { commit: written, ref, isNew: false };
        // Somebody else's record came in between: then ours goes on top of it.
        if (await (0,refs/* moveRef */.LH)(disk, ref, written, before))
            return { commit: written, ref, isNew: true };
    }
    throw new git_error/* GitError */.X(`Cannot keep a record in ${ref}: others moved it ten times meanwhile; run again`);
}
/** The commit of a record on top of another (undefined: the first); the other itself where it holds the same. No ref moves. */
async function appendRecord(repository, record, parent) {
    const { modules, place, origin, time, account } = record;
    const before = parent === undefined ? undefined : await readRecordModules(repository, parent);
    const plan = (0,model_plan/* planWrite */.Ni)(before ?? new Map(), modules, model_modules/* sameContent */.Cm);
    if (parent !== undefined && (0,model_plan/* isEmpty */.Im)(plan) && (before?.size ?? 0) === modules.size)
        return parent;
    const files = (0,record_files/* recordFiles */.B5)(modules).map(({ path, bytes }) => ({
        path: `${record_files/* recordFolder */.ae}/${path}`,
        mode: "100644",
        bytes,
    }));
    const tree = await (0,write_tree/* writeTree */.W)(repository, files);
    const facts = { ...place, time, digest: (0,record_files/* modulesDigest */.O5)(modules), origin, account };
    const message = (0,record_message/* recordMessage */.VR)(facts, plan, changeOf(before, modules));
    const parents = parent === undefined ? [] : [parent];
    const commit = await (0,git_commits/* writeCommit */.rV)(repository, { tree, parents, message, time });
    await record_confirm(repository, commit, modules);
    return commit;
}
function changeOf(before, modules) {
    if (before === undefined)
        return "first";
    return (0,model_modules/* isEmptyCode */.L2)(modules) && !(0,model_modules/* isEmptyCode */.L2)(before) ? "emptied" : "changed";
}
/** The modules of a record's commit, exactly as they were live. */
async function readRecordModules(repository, commit) {
    const entries = (await (0,ls_tree/* listTree */.n)(repository, commit)).filter(({ path, type }) => type === "blob" && path.startsWith(`${record_files/* recordFolder */.ae}/`));
    const blobs = await (0,read_blobs/* readBlobs */.b)(repository, entries.map(({ oid }) => oid));
    const files = entries.map(({ path, oid }) => ({
        path: path.slice(record_files/* recordFolder */.ae.length + 1),
        bytes: blobs.get(oid) ?? Buffer.alloc(0),
    }));
    return (0,record_files/* modulesOfRecord */.cA)(files);
}
/** The newest record of a place in this repository; undefined where there is none. */
async function newestRecord(repository, place) {
    const tip = await (0,refs/* readRef */.sg)(repository, (0,record_refs/* recordRef */.Ji)(place));
    return tip === undefined ? undefined : (await listRecords(repository, tip, 1))[0];
}
/** The records behind a commit, newest first; other commits on the way are left out. */
async function listRecords(repository, tip, limit) {
    const commits = await (0,git_commits/* readCommits */.Fe)(repository, await (0,git_commits/* firstParents */.gs)(repository, tip, limit));
    return commits.flatMap((commit) => {
        const facts = (0,record_message/* parseRecordMessage */.oZ)(commit.message);
        return facts === undefined ? [] : [{ commit, facts }];
    });
}
async function record_confirm(repository, commit, modules) {
    const stored = await readRecordModules(repository, commit);
    if (stored.size === modules.size && (0,model_plan/* isEmpty */.Im)((0,model_plan/* planWrite */.Ni)(stored, modules, model_modules/* sameContent */.Cm)))
        return;
    throw new git_error/* GitError */.X(`Cannot keep a record: what git stored in ${commit.slice(0, 7)} is not what was live`);
}


/***/ })

};
;