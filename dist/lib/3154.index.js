"use strict";
exports.id = 3154;
exports.ids = [3154];
exports.modules = {

/***/ 39901:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pi: () => (/* binding */ rejectCredential),
/* harmony export */   jY: () => (/* binding */ approveCredential),
/* harmony export */   xg: () => (/* binding */ fillCredential)
/* harmony export */ });
/* harmony import */ var _process_git_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45117);
/* harmony import */ var _process_runner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9795);


// No question: neither on the terminal (GIT_TERMINAL_PROMPT=0 is set for every git of ours) nor in a window of git's or
// of Git Credential Manager.
const silent = { GIT_ASKPASS: "", SSH_ASKPASS: "", GCM_INTERACTIVE: "never" };
/** Asks git's credential helpers, without a question to the user; undefined where none of them knows. */
async function fillCredential(repository, root, username) {
    const input = describe(root, username === undefined ? {} : { username });
    const printed = await (0,_process_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .gitText */ .q)(repository, ["credential", "fill"], {
        input,
        variables: silent,
    }).catch((failure) => {
        if (failure instanceof _process_git_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .X)
            return "";
        throw failure;
    });
    const found = new Map(printed.split("\n").map((line) => splitAtEquals(line)));
    const password = found.get("password");
    return password === undefined || password === "" ? undefined : { username: found.get("username") ?? "", password };
}
/** Has git's credential helpers keep it. Git says nothing when there is no helper: only `fillCredential` tells. */
async function approveCredential(repository, root, stored) {
    await (0,_process_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .gitText */ .q)(repository, ["credential", "approve"], { input: describe(root, stored), variables: silent });
}
/** Has git's credential helpers forget what they keep for the host under this name. */
async function rejectCredential(repository, root, username) {
    await (0,_process_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .gitText */ .q)(repository, ["credential", "reject"], { input: describe(root, { username }), variables: silent });
}
/** The form of git-credential(1): `key=value` lines, an empty one ends them. */
function describe(root, more) {
    const { protocol, host } = new URL(root);
    const all = { protocol: protocol.replace(":", ""), host, ...more };
    const lines = Object.entries(all).map(([key, value]) => `${key}=${value}`);
    const bad = lines.findIndex((line) => /[\n\r\0]/.test(line));
    if (bad >= 0)
        throw new _process_git_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .X(`Cannot hand the credential to git: its ${Object.keys(all)[bad]} has a line break`);
    return `${lines.join("\n")}\n\n`;
}
function splitAtEquals(line) {
    const at = line.indexOf("=");
    return at < 0 ? [line, ""] : [line.slice(0, at), line.slice(at + 1)];
}


/***/ }),

/***/ 69964:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ addToSection),
/* harmony export */   GU: () => (/* binding */ readSection),
/* harmony export */   RS: () => (/* binding */ remoteNames),
/* harmony export */   U2: () => (/* binding */ replaceSection),
/* harmony export */   X8: () => (/* binding */ dropFromSection),
/* harmony export */   dM: () => (/* binding */ addValue),
/* harmony export */   ow: () => (/* binding */ pushDefault)
/* harmony export */ });
/* harmony import */ var _process_runner_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9795);

async function readSection(repository, section) {
    const args = ["config", "--local", "--null", "--get-regexp", `^${section}[.]`];
    const printed = await (0,_process_runner_js__WEBPACK_IMPORTED_MODULE_0__/* .gitText */ .q)(repository, args, { alsoFine: 1 });
    const entries = printed.split("\0").filter((entry) => entry !== "");
    return entries.map((entry) => {
        const end = entry.indexOf("\n");
        return [entry.slice(section.length + 1, end), entry.slice(end + 1)];
    });
}
/** The section becomes exactly these entries; without any, it is gone from the file. */
async function replaceSection(repository, section, entries) {
    if ((await readSection(repository, section)).length > 0)
        await (0,_process_runner_js__WEBPACK_IMPORTED_MODULE_0__/* .gitText */ .q)(repository, ["config", "--local", "--remove-section", section]);
    for (const [key, value] of entries)
        await (0,_process_runner_js__WEBPACK_IMPORTED_MODULE_0__/* .gitText */ .q)(repository, ["config", "--local", "--add", `${section}.${key}`, value]);
}
/** One more value under a key. Whatever the text begins with, it is no option: the last argument may follow `--`. */
async function addValue(repository, key, value) {
    await (0,_process_runner_js__WEBPACK_IMPORTED_MODULE_0__/* .gitText */ .q)(repository, ["config", "--local", "--add", "--", key, value]);
}
/** Names of the remotes. */
async function remoteNames(repository) {
    return (await (0,_process_runner_js__WEBPACK_IMPORTED_MODULE_0__/* .gitText */ .q)(repository, ["remote"])).split("\n").filter((name) => name !== "");
}
/** The remote that git pushes to where nothing else is said. */
async function pushDefault(repository) {
    const printed = await (0,_process_runner_js__WEBPACK_IMPORTED_MODULE_0__/* .gitText */ .q)(repository, ["config", "--get", "remote.pushDefault"], { alsoFine: 1 });
    return printed.replace(/\r?\n$/, "") || undefined;
}
/** Adds values beside those that are there, one after the other, so that a push meanwhile never finds the section empty. */
async function addToSection(repository, section, entries) {
    for (const [key, value] of entries)
        await (0,_process_runner_js__WEBPACK_IMPORTED_MODULE_0__/* .gitText */ .q)(repository, ["config", "--local", "--add", `${section}.${key}`, value]);
}
async function dropFromSection(repository, section, key) {
    await (0,_process_runner_js__WEBPACK_IMPORTED_MODULE_0__/* .gitText */ .q)(repository, ["config", "--local", "--unset-all", `${section}.${key}`], { alsoFine: 5 });
}


/***/ }),

/***/ 3048:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ topLevel),
/* harmony export */   O: () => (/* binding */ trackedFiles)
/* harmony export */ });
/* harmony import */ var _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92383);
/* harmony import */ var _process_runner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9795);


// What git says where there is none: of all other failures nobody knows what they hide.
const noWorkTree = /not a git repository \(or any|must be run in a work tree/;
/** Top folder of the work tree; undefined in a bare repository and outside of any. @throws where git cannot tell */
async function topLevel(repository) {
    try {
        return (await (0,_process_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .gitText */ .q)(repository, ["rev-parse", "--show-toplevel"])).replace(/\r?\n$/, "");
    }
    catch (failure) {
        if (failure instanceof _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SyncError */ .S0 && noWorkTree.test(saidBy(failure)))
            return undefined;
        throw failure;
    }
}
/** A message may be our own words for what git said, which then is its cause. */
function saidBy({ message, cause }) {
    return cause instanceof Error ? `${message} ${cause.message}` : message;
}
/** Those of the files that are in git's index, with paths as it holds them. */
async function trackedFiles(repository, paths) {
    if (paths.length === 0)
        return [];
    const literal = paths.map((path) => `:(top,literal)${path}`);
    const printed = await (0,_process_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .gitText */ .q)(repository, ["ls-files", "-z", "--full-name", "--", ...literal]);
    return printed.split("\0").filter((path) => path !== "");
}


/***/ }),

/***/ 2083:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ credentialsFileNames)
/* harmony export */ });
/** File names in a project or a home folder, first found first: the community's SS3 standard, then rollup's and grunt's. */
const credentialsFileNames = [".screeps.yaml", ".screeps.yml", ".screeps.json", "screeps.json"];


/***/ }),

/***/ 43271:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ checkServerPassword),
/* harmony export */   S: () => (/* binding */ checkToken)
/* harmony export */ });
/* harmony import */ var _outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92383);

const shortest = 8;
const longest = 128;
/**
 * The token without the line feed that files and `echo` put behind it.
 * Checked before any API sees it: Node repeats an invalid header value in its own error (observed on 20 and 24).
 * @throws UsageError with length and position, never with the text
 */
function checkToken(text) {
    const token = text.replace(/\r?\n$/, "");
    if (token === "")
        throw new _outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb("Cannot use the token: it is empty; is the secret set for this job?");
    const bad = token.search(/[^\x21-\x7e]/);
    if (bad >= 0)
        throw unusable(token, `character ${bad + 1} is ${nameOf(token.charCodeAt(bad))}`);
    const quote = token.search(/^["'`]|["'`]$/);
    if (quote >= 0)
        throw unusable(token, `character ${quote + 1} is a quotation mark`);
    if (token.length < shortest || token.length > longest)
        throw unusable(token, `${shortest} to ${longest} are allowed`);
    return token;
}
/** The password of the server itself (`X-Server-Password`), which some private servers ask for. */
function checkServerPassword(text) {
    const password = text.replace(/\r?\n$/, "");
    if (/^[\x20-\x7e]+$/.test(password))
        return password;
    const bad = password.search(/[^\x20-\x7e]/);
    const found = bad < 0 ? "it is empty" : `character ${bad + 1} of ${password.length} cannot stand in a header`;
    throw new _outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`Cannot use the server password: ${found}`);
}
function unusable(token, found) {
    return new _outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`Cannot use the token: it has ${token.length} characters, ${found}; copy it again`);
}
function nameOf(code) {
    if (code === 0x20)
        return "a space";
    if (code === 0x0a || code === 0x0d)
        return "a line break";
    return code < 0x20 || code === 0x7f ? "a control character" : "not ASCII";
}


/***/ }),

/***/ 53541:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P2: () => (/* binding */ readOrigin),
/* harmony export */   W2: () => (/* binding */ isTrusted),
/* harmony export */   bp: () => (/* binding */ untrusted),
/* harmony export */   yv: () => (/* binding */ originOf)
/* harmony export */ });
/* harmony import */ var _outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92383);
/* harmony import */ var _server_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50499);


/** The origin of an address; undefined where it is none. */
function originOf(address) {
    const url = URL.parse(address);
    return url === null || url.origin === "null" ? undefined : url.origin.replace(/\.(?=:\d+$|$)/, "");
}
/** What a person confirms: an origin, or a host that then means https on its usual port. @throws UsageError that shows both forms */
function readOrigin(text) {
    const origin = originOf(/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`);
    if (origin !== undefined && /^https?:/.test(origin))
        return origin;
    throw new _outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`Cannot allow "${text}": an origin is needed, such as https://game.example or http://127.0.0.1:21025`);
}
/** Whether an origin that a committed file names may get a credential. @param confirmed by a person, outside of the commit */
function isTrusted(origin, confirmed) {
    return origin === originOf(_server_address_js__WEBPACK_IMPORTED_MODULE_1__/* .defaultServer */ .p6) || confirmed.includes(origin);
}
function untrusted(origin) {
    return new _outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`Cannot send credentials to ${origin}: only the committed file names it, and a commit could name any; "screeps-sync allow" agrees to it for this clone, or give --allow-host ${origin} (SCREEPS_SYNC_ALLOW_HOST), or an entry of your own credentials file`);
}


/***/ }),

/***/ 93999:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SD: () => (/* binding */ variableIn),
/* harmony export */   ht: () => (/* binding */ variablesOf),
/* harmony export */   kL: () => (/* binding */ checkVariables),
/* harmony export */   vx: () => (/* binding */ mayName)
/* harmony export */ });
/* harmony import */ var _outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92383);

/** `${VARIABLE}` → its name; undefined for any other text. */
function variableIn(reference) {
    return /^\$\{(\w+)\}$/.exec(reference ?? "")?.[1];
}
/** The variables that an entry of `servers:` takes credentials from. */
function variablesOf({ token, username, password, serverPassword }) {
    return [token, username, password, serverPassword].map(variableIn).filter((name) => name !== undefined);
}
/** Whether a commit may have a variable sent: ours, except the one that holds a whole file, or one that a person listed. */
function mayName(variable, listed) {
    return (variable.startsWith("SCREEPS_") && variable !== "SCREEPS_CONFIG") || listed.includes(variable);
}
/** @throws UsageError for an entry of a committed file that asks for a variable which is not its to send */
function checkVariables(entry, listed) {
    const foreign = variablesOf(entry).find((name) => !mayName(name, listed));
    if (foreign === undefined)
        return;
    throw new _outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`Cannot use server "${entry.name}": the committed file asks for \${${foreign}}, and a commit may name SCREEPS_… variables only; rename it, or give --allow-variables ${foreign} (SCREEPS_SYNC_ALLOW_VARIABLES)`);
}


/***/ }),

/***/ 5070:
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

/***/ 86830:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ readAgreements),
/* harmony export */   d: () => (/* binding */ agree)
/* harmony export */ });
/* harmony import */ var _git_clone_local_config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69964);
// Covered by test/sync/source/built-code.test.ts

/** Not that of the hook's own settings, which every install writes anew. */
const section = "screeps-sync-allow";
/** From the clone's own configuration, which no commit can write. */
async function readAgreements(repository) {
    const entries = await (0,_git_clone_local_config_js__WEBPACK_IMPORTED_MODULE_0__/* .readSection */ .GU)(repository, section);
    const of = (wanted) => entries.flatMap(([key, value]) => (key === wanted ? [value] : []));
    return { build: of("build"), origin: of("origin") };
}
async function agree(repository, kind, text) {
    await (0,_git_clone_local_config_js__WEBPACK_IMPORTED_MODULE_0__/* .addValue */ .dM)(repository, `${section}.${kind}`, text);
}


/***/ }),

/***/ 77664:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ readCredentialsFiles)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _git_clone_tracked_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3048);
/* harmony import */ var _model_account_credentials_file_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2083);
/* harmony import */ var _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92383);
// Covered by test/sync/account/credential-sources.test.ts






/**
 * The servers of the user's own credentials files, nearest file first: `SCREEPS_CONFIG` (a path, or the content itself),
 * the project, the current folder, the user's configuration folder, his home.
 * @throws UsageError for a file that git tracks: whoever can push could then choose where credentials go
 */
async function readCredentialsFiles(repository, env) {
    const top = await (0,_git_clone_tracked_js__WEBPACK_IMPORTED_MODULE_3__/* .topLevel */ .M)(repository);
    const found = await fromVariable(repository.directory, top, env);
    for (const path of usualPlaces(repository.directory, top, env)) {
        const text = await node_fs__WEBPACK_IMPORTED_MODULE_0__.promises.readFile(path, "utf8").catch(absent);
        if (text !== undefined)
            found.push({ where: path, text, ...below(path, top) });
    }
    return parseFiles(repository, found);
}
async function fromVariable(directory, top, env) {
    const config = env["SCREEPS_CONFIG"] ?? "";
    if (config === "")
        return [];
    if (/[\n{]/.test(config))
        return [{ where: "SCREEPS_CONFIG", text: config }];
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(directory, config);
    const text = await node_fs__WEBPACK_IMPORTED_MODULE_0__.promises.readFile(path, "utf8").catch((cause) => {
        throw new _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .eb(`Cannot read ${config}, which SCREEPS_CONFIG names: there is no such file`, { cause });
    });
    return [{ where: path, text, ...below(path, top) }];
}
function usualPlaces(directory, top, env) {
    const { HOME = (0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)(), XDG_CONFIG_HOME, APPDATA } = env;
    // The XDG specification has a relative path ignored: it would be one in whatever repository we are started in.
    const own = [XDG_CONFIG_HOME, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(HOME, ".config")].find((folder) => folder !== undefined && (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(folder));
    const configuration = [own, APPDATA].filter((folder) => folder !== undefined && (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(folder));
    return new Set([
        ...(top === undefined ? [] : inFolder(top)),
        ...inFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(directory)),
        ...configuration.flatMap((folder) => [(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, "screeps/config.yaml"), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, "screeps/config.yml")]),
        ...inFolder(HOME),
    ]);
}
const inFolder = (folder) => _model_account_credentials_file_names_js__WEBPACK_IMPORTED_MODULE_5__/* .credentialsFileNames */ .R.map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name));
function below(path, top) {
    const inRepository = top === undefined ? ".." : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(top, path);
    return inRepository.startsWith("..") ? {} : { inRepository };
}
/** A file that git tracks is nobody's own: with credentials it is refused, without any it says nothing about servers. */
async function parseFiles(repository, files) {
    if (files.length === 0)
        return [];
    const inside = files.flatMap(({ inRepository }) => (inRepository === undefined ? [] : [inRepository]));
    const tracked = new Set(await (0,_git_clone_tracked_js__WEBPACK_IMPORTED_MODULE_3__/* .trackedFiles */ .O)(repository, inside));
    const { parseCredentialsFile } = await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(8815), __webpack_require__.e(5621)]).then(__webpack_require__.bind(__webpack_require__, 28002));
    return files.flatMap(({ where, text, inRepository }) => {
        const entries = parseCredentialsFile(text, where);
        if (inRepository === undefined || !tracked.has(inRepository))
            return entries.map((entry) => ({ ...entry, where }));
        if (entries.some(({ token, password }) => token ?? password))
            throw trackedFile(inRepository);
        return [];
    });
}
function trackedFile(path) {
    return new _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .eb(`Cannot use ${path}: git tracks it, so its credentials are in the repository; take it out (git rm --cached ${path}), put it into .gitignore, and make new ones`);
}
function absent(failure) {
    if (failure instanceof Error && "code" in failure && ["ENOENT", "ENOTDIR", "EISDIR"].includes(String(failure.code)))
        return undefined;
    throw failure;
}


/***/ }),

/***/ 85817:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ findTargets),
  B: () => (/* binding */ tokenUser)
});

// EXTERNAL MODULE: ./build/js/git/clone/credential.js
var credential = __webpack_require__(39901);
// EXTERNAL MODULE: ./build/js/model/account/credentials.js
var credentials = __webpack_require__(43271);
// EXTERNAL MODULE: ./build/js/model/outcome/errors.js
var errors = __webpack_require__(92383);
// EXTERNAL MODULE: ./build/js/sync/account/agreements.js
var agreements = __webpack_require__(86830);
// EXTERNAL MODULE: ./build/js/sync/account/credential-files.js
var credential_files = __webpack_require__(77664);
// EXTERNAL MODULE: ./build/js/sync/account/note-secrets.js
var note_secrets = __webpack_require__(54455);
// EXTERNAL MODULE: ./build/js/model/account/server-address.js
var server_address = __webpack_require__(50499);
// EXTERNAL MODULE: ./build/js/model/settings/named-variable.js
var named_variable = __webpack_require__(93999);
// EXTERNAL MODULE: ./build/js/sync/account/general-credentials.js
var general_credentials = __webpack_require__(53340);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/model/text/did-you-mean.js
var did_you_mean = __webpack_require__(5070);
// EXTERNAL MODULE: ./build/js/sync/account/target-trust.js
var target_trust = __webpack_require__(28281);
;// CONCATENATED MODULE: ./build/js/sync/account/own-entry.js





/** An entry of the person's own file, by its name: the nearest file's. */
function entryCalled(book, name) {
    return book.find((entry) => entry.name === name);
}
/**
 * The entry for a world that was given by its address.
 * @throws UsageError where several fit: each may be another account, or go to another code branch
 */
function onlyEntryFor(book, root) {
    const fitting = entriesFor(book, root);
    if (new Set(fitting.map(destinationOf)).size < 2)
        return fitting[0];
    throw new errors/* UsageError */.eb(`Cannot choose who to be on ${root}: ${listEntries(fitting)}`);
}
/** Of each name the nearest file's. */
function entriesFor(book, root) {
    return book.filter((entry) => (0,target_trust/* rootOf */.I5)(entry) === root && entryCalled(book, entry.name) === entry);
}
const destinationOf = ({ branch, token, username, password }) => JSON.stringify([branch, token, username, password]);
/** `screeps.json has main, sim: choose one with --server` */
function listEntries(book) {
    const files = new Map();
    for (const { where, name } of book)
        files.set(where, (files.get(where) ?? new Set()).add(name));
    const listed = [...files].map(([where, names]) => `${(0,external_node_path_.basename)(where)} has ${[...names].join(", ")}`);
    return `${listed.join("; ")}: choose one with --server`;
}
/** What no address looks like: a word alone. */
const isName = (server) => /^[\w-]+$/.test(server) && server !== "localhost";
function unknownServer(name, known) {
    const names = [...new Set(known)];
    const found = names.length === 0
        ? `neither screeps-sync.yml nor a credentials file of yours names a server; write an address like ${server_address/* defaultServer */.p6}`
        : `known are ${names.join(", ")}${(0,did_you_mean/* didYouMean */.a)(name, names)}`;
    return new errors/* UsageError */.eb(`Cannot find server "${name}": ${found}`);
}

;// CONCATENATED MODULE: ./build/js/sync/account/targets.js






/** The servers of a run: the one named, or else those of the file, or else screeps.com. */
function chooseTargets(layers) {
    const { given, file, book = [] } = layers;
    const entries = given.servers ?? file.servers ?? [];
    const named = given.server ?? file.server;
    const entry = entries.find(({ name }) => name === named);
    if (entry !== undefined)
        return [fromEntry(entry, layers)];
    if (named === undefined && entries.length > 0)
        return entries.map((each) => fromEntry(each, layers));
    const known = entryCalled(book, named);
    if (known !== undefined)
        return [fromEntry({ name: known.name }, layers)];
    if (named !== undefined && isName(named))
        throw unknownServer(named, [...entries, ...book].map(({ name }) => name));
    return [fromAddress(named ?? server_address/* defaultServer */.p6, layers)];
}
function fromAddress(url, layers) {
    const { given, file, book = [] } = layers;
    const server = (0,server_address/* parseServer */.ld)(url, { allowHttp: (0,target_trust/* mayUseHttp */.fD)(url, layers) });
    if (given.server === undefined && file.server !== undefined)
        (0,target_trust/* checkTrust */.Rr)(server, layers);
    const target = {
        label: server.name,
        server,
        credentials: (0,general_credentials/* generalCredentials */.VF)(given),
        serverPassword: (0,general_credentials/* serverPassword */.bQ)(given["server-password"]),
        optional: false,
    };
    if (target.credentials !== undefined)
        return target;
    const entry = onlyEntryFor(book, server.root);
    if (entry !== undefined)
        return { ...fromBook(target, entry, given), ...(0,general_credentials/* optional */.lq)("ownBranch", entry.branch) };
    return { ...target, ...(book.length === 0 ? {} : { elsewhere: listEntries(book) }) };
}
function fromEntry(entry, layers) {
    const { given, env, book = [] } = layers;
    const known = entryCalled(book, entry.name);
    const url = entry.url ?? known?.url;
    if (url === undefined)
        throw new errors/* UsageError */.eb(`Cannot tell the address of server "${entry.name}": it has no "url", and no credentials file of yours names it; write one like ${server_address/* defaultServer */.p6}`);
    const ownHttp = entry.url === undefined && known?.allowHttp === true;
    const server = (0,server_address/* parseServer */.ld)(url, { allowHttp: entry.allowHttp ?? (ownHttp || (0,target_trust/* mayUseHttp */.fD)(url, layers)) });
    // A flag or an input is the user's own word; a committed file is whoever's could commit.
    if (given.servers === undefined)
        (0,target_trust/* checkTrust */.Rr)(server, layers);
    if (given.servers === undefined)
        (0,named_variable/* checkVariables */.kL)(entry, given["allow-variables"] ?? []);
    // Not the general credentials: they are not those that the entry asks for, and could be another host's.
    if (entry.optional === true && lacksVariable(entry, env))
        return { label: entry.name, server, credentials: undefined, serverPassword: undefined, optional: true };
    const password = expand(entry.serverPassword, env) ?? given["server-password"];
    return withBook({
        label: entry.name,
        server,
        credentials: ownCredentials(entry, given, env) ?? (0,general_credentials/* generalCredentials */.VF)(given),
        serverPassword: (0,general_credentials/* serverPassword */.bQ)(password),
        optional: entry.optional ?? false,
        ...(0,general_credentials/* optional */.lq)("ownBranch", entry.branch ?? known?.branch),
    }, book, given);
}
/** Credentials from the user's own file, for exactly this world: by name first, where two entries name one world. */
function withBook(target, book, given) {
    if (target.credentials !== undefined)
        return target;
    const named = entryCalled(book, target.label);
    const fitting = entriesFor(book, target.server.root);
    const entry = fitting.find((one) => one === named) ?? fitting[0];
    return entry === undefined ? target : fromBook(target, entry, given);
}
function fromBook(target, entry, given) {
    const credentials = (0,general_credentials/* generalCredentials */.VF)({ ...(0,general_credentials/* optional */.lq)("token-in", given["token-in"]), ...(0,general_credentials/* secretsOf */.Fj)(entry) });
    return {
        ...target,
        credentials,
        serverPassword: target.serverPassword ?? (0,general_credentials/* serverPassword */.bQ)(entry.serverPassword),
        ...(credentials === undefined ? {} : { credentialsFrom: `${entry.where}, server "${entry.name}"` }),
    };
}
function ownCredentials(entry, given, env) {
    const token = expand(entry.token, env);
    const username = entry.username === undefined ? undefined : (expand(entry.username, env) ?? entry.username);
    return (0,general_credentials/* generalCredentials */.VF)({
        ...(given["token-in"] === undefined ? {} : { "token-in": given["token-in"] }),
        ...(0,general_credentials/* optional */.lq)("token", token),
        ...(0,general_credentials/* optional */.lq)("username", username),
        ...(0,general_credentials/* optional */.lq)("password", expand(entry.password, env)),
    });
}
function lacksVariable(entry, env) {
    return (0,named_variable/* variablesOf */.ht)(entry).some((name) => (env[name] ?? "") === "");
}
/** `${VARIABLE}` → its value. @throws UsageError when the variable is not set */
function expand(reference, env) {
    const variable = (0,named_variable/* variableIn */.SD)(reference);
    if (variable === undefined)
        return undefined;
    const value = env[variable];
    if (value === undefined || value === "")
        throw new errors/* UsageError */.eb(`Cannot read the credential of a server: the file names \${${variable}}, and it is not set here`);
    return value;
}

;// CONCATENATED MODULE: ./build/js/sync/account/credential-sources.js







/** The user name under which a token is kept in git's credential helpers: a token has none of its own. */
const tokenUser = "x-token";
/**
 * The servers of a run, with credentials: flag or input and environment first, then the user's credentials file, then
 * git's credential helpers. Files and helpers are asked only where nothing came before them.
 * @param onSecret told of each credential that was found, before anything can be printed
 * @throws UsageError for a credentials file that git tracks
 */
async function findTargets(repository, layers, onSecret = () => { }) {
    const note = (0,note_secrets/* noteIn */.C)(repository, onSecret);
    const given = withoutBook(layers);
    if (given?.every(({ credentials }) => credentials !== undefined))
        return [...given];
    const book = await (0,credential_files/* readCredentialsFiles */.k)(repository, layers.env);
    for (const entry of book)
        for (const secret of secretsIn(entry))
            note(secret);
    const found = chooseTargets({ ...layers, book, agreed: await agreedOrigins(repository, layers) });
    return Promise.all(found.map((target) => fromHelpers(repository, target, layers, note)));
}
/** A committed file is the only one that needs a person's agreement. */
async function agreedOrigins(repository, { file }) {
    if (file.server === undefined && file.servers === undefined)
        return [];
    return (await (0,agreements/* readAgreements */.M)(repository)).origin;
}
/** The servers as flags, environment and committed file alone have them; undefined where that is not enough to say. */
function withoutBook(layers) {
    try {
        return chooseTargets(layers);
    }
    catch (failure) {
        // A name that only the user's own file knows, or a host that it vouches for: asked again with that file.
        if (failure instanceof errors/* UsageError */.eb)
            return undefined;
        throw failure;
    }
}
async function fromHelpers(repository, target, { given }, onSecret) {
    if (target.credentials !== undefined)
        return target;
    const stored = await (0,credential/* fillCredential */.xg)(repository, target.server.root, given.username);
    if (stored === undefined)
        return target;
    onSecret(stored.password);
    const credentialsFrom = "git's credential helper";
    const { hostname } = new URL(target.server.root);
    // The official server knows tokens alone, whatever name a helper keeps them under.
    if (stored.username !== tokenUser && hostname !== "screeps.com")
        return { ...target, credentialsFrom, credentials: { kind: "password", ...stored } };
    const token = (0,credentials/* checkToken */.S)(stored.password);
    return {
        ...target,
        credentialsFrom,
        credentials: { kind: "token", token, tokenIn: given["token-in"] ?? "header" },
    };
}
function secretsIn({ token, password, serverPassword }) {
    return [token, password, serverPassword].filter((secret) => secret !== undefined);
}


/***/ }),

/***/ 53340:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fj: () => (/* binding */ secretsOf),
/* harmony export */   VF: () => (/* binding */ generalCredentials),
/* harmony export */   bQ: () => (/* binding */ serverPassword),
/* harmony export */   lq: () => (/* binding */ optional)
/* harmony export */ });
/* harmony import */ var _model_account_credentials_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43271);

/** A token, or else a name with its password; undefined where neither is whole. */
function generalCredentials(values) {
    const { token, username, password } = values;
    if (token !== undefined)
        return {
            kind: "token",
            token: (0,_model_account_credentials_js__WEBPACK_IMPORTED_MODULE_0__/* .checkToken */ .S)(token),
            ...optional("username", username),
            tokenIn: values["token-in"] ?? "header",
        };
    return username === undefined || password === undefined ? undefined : { kind: "password", username, password };
}
function secretsOf({ token, username, password }) {
    return { ...optional("token", token), ...optional("username", username), ...optional("password", password) };
}
const serverPassword = (text) => text === undefined ? undefined : (0,_model_account_credentials_js__WEBPACK_IMPORTED_MODULE_0__/* .checkServerPassword */ .D)(text);
/** A key that is absent, and not there without a value. */
function optional(key, value) {
    return value === undefined ? {} : { [key]: value };
}


/***/ }),

/***/ 54455:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ noteIn),
/* harmony export */   Y: () => (/* binding */ noteGiven)
/* harmony export */ });
/* harmony import */ var _model_account_given_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68944);
/* harmony import */ var _model_settings_named_variable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93999);


/** Tells of a credential to all who must know: the printing, and whatever starts a process. */
function noteIn({ secrets }, onSecret = () => { }) {
    return (secret) => {
        secrets.add(secret);
        onSecret(secret);
    };
}
/** The credentials of a run that stand in flags and environment, whatever variable a server names: before a server is chosen. */
function noteGiven(repository, { raw, env, onSecret }, ...layers) {
    const note = noteIn(repository, onSecret);
    for (const secret of (0,_model_account_given_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .givenSecrets */ .B)(raw, env))
        note(secret);
    const [given, file] = layers;
    const listed = given?.["allow-variables"] ?? [];
    const named = [
        ...(given?.servers ?? []).flatMap(secretVariables),
        ...(file?.servers ?? []).flatMap(secretVariables).filter((name) => (0,_model_settings_named_variable_js__WEBPACK_IMPORTED_MODULE_1__/* .mayName */ .vx)(name, listed)),
    ];
    for (const secret of named.map((name) => env[name]))
        if (secret !== undefined && secret !== "")
            note(secret);
}
const secretVariables = (entry) => (0,_model_settings_named_variable_js__WEBPACK_IMPORTED_MODULE_1__/* .variablesOf */ .ht)({ ...entry, username: undefined });


/***/ }),

/***/ 28281:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $D: () => (/* binding */ confirmedOrigins),
/* harmony export */   I5: () => (/* binding */ rootOf),
/* harmony export */   Rr: () => (/* binding */ checkTrust),
/* harmony export */   fD: () => (/* binding */ mayUseHttp)
/* harmony export */ });
/* harmony import */ var _model_account_server_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50499);
/* harmony import */ var _model_account_trusted_origin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53541);
/* harmony import */ var _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92383);



/** @throws UsageError for an origin that no person confirmed */
function checkTrust(server, layers) {
    const origin = (0,_model_account_trusted_origin_js__WEBPACK_IMPORTED_MODULE_1__/* .originOf */ .yv)(server.root) ?? "";
    if (!(0,_model_account_trusted_origin_js__WEBPACK_IMPORTED_MODULE_1__/* .isTrusted */ .W2)(origin, confirmedOrigins(layers)))
        throw (0,_model_account_trusted_origin_js__WEBPACK_IMPORTED_MODULE_1__/* .untrusted */ .bp)(origin);
}
/** An origin that a person confirmed with its scheme: `http://` in it is his word that plain http will do. */
function mayUseHttp(url, layers) {
    return layers.given["allow-http"] ?? confirmedOrigins({ ...layers, book: [] }).includes((0,_model_account_trusted_origin_js__WEBPACK_IMPORTED_MODULE_1__/* .originOf */ .yv)(url) ?? "");
}
/** What a person said of origins: by flag or environment, in files of his own, or for this clone. */
function confirmedOrigins({ given, book = [], agreed = [], }) {
    const own = book.map((entry) => (0,_model_account_trusted_origin_js__WEBPACK_IMPORTED_MODULE_1__/* .originOf */ .yv)(rootOf(entry) ?? ""));
    return [...(given["allow-host"] ?? []).map(_model_account_trusted_origin_js__WEBPACK_IMPORTED_MODULE_1__/* .readOrigin */ .P2), ...own.filter((origin) => origin !== undefined), ...agreed];
}
/** An entry with an address that we would not take is one of another tool: it fits nothing. */
function rootOf({ url, allowHttp }) {
    try {
        return (0,_model_account_server_address_js__WEBPACK_IMPORTED_MODULE_0__/* .parseServer */ .ld)(url, { allowHttp }).root;
    }
    catch (failure) {
        if (failure instanceof _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb)
            return undefined;
        throw failure;
    }
}


/***/ }),

/***/ 80178:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rz: () => (/* binding */ goesNowhere),
/* harmony export */   W0: () => (/* binding */ branchOf),
/* harmony export */   dB: () => (/* binding */ placeAll),
/* harmony export */   ek: () => (/* binding */ placesOf)
/* harmony export */ });
/* harmony import */ var _model_settings_branch_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34377);
// Covered by test/sync/start/own-configuration.test.ts

/** The code branches that settings send a ref to; none: no rule matches. */
function placesOf({ branch, branches }, gitRef) {
    return branch === undefined ? (0,_model_settings_branch_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .placesFor */ .Wu)(gitRef, branches) : [{ branch: (0,_model_settings_branch_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .checkBranch */ .DC)(branch) }];
}
/**
 * What goes where: a server's own branch comes before the rules, and after what a person says of this run.
 * @param pushed a push chose the ref, and no person: the rules then say too whether it is deployed at all
 */
function placeAll(servers, gitRef, values, { pushed }) {
    const isChosen = values.branch !== undefined || (pushed && values.branches !== undefined && !isRuled(values, gitRef));
    const own = (server) => (isChosen ? undefined : (0,_model_settings_branch_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .ownPlace */ .yd)(gitRef, server.ownBranch));
    const needRules = servers.length === 0 || servers.some((server) => own(server) === undefined);
    const places = needRules ? placesOf(values, gitRef) : [];
    const inFolders = places.some(({ folder }) => folder !== undefined);
    const targets = servers.flatMap((server) => {
        const place = own(server);
        if (place !== undefined)
            return [{ ...server, place }];
        return inFolders ? places.map((each) => ({ ...server, place: each })) : [server];
    });
    return { branch: places[0]?.branch, targets, ...(inFolders ? { places } : {}) };
}
const isRuled = (values, gitRef) => placesOf(values, gitRef).length > 0;
/** The code branch of one server; undefined: nothing goes there. */
const branchOf = ({ branch }, { place }) => place?.branch ?? branch;
/** No rule matches, and no server has a branch of its own. */
const goesNowhere = (placed) => placed.branch === undefined && placed.targets.every((target) => branchOf(placed, target) === undefined);


/***/ }),

/***/ 73154:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  iA: () => (/* binding */ prepare),
  nI: () => (/* binding */ prepareAccount),
  Ri: () => (/* binding */ prepareAt),
  MP: () => (/* binding */ presentBranch),
  n4: () => (/* binding */ readLayers),
  Kc: () => (/* binding */ readRules)
});

// EXTERNAL MODULE: ./build/js/model/outcome/errors.js
var errors = __webpack_require__(92383);
// EXTERNAL MODULE: ./build/js/git/process/runner.js + 4 modules
var runner = __webpack_require__(9795);
;// CONCATENATED MODULE: ./build/js/git/history/ref-name.js


/**
 * The git branch or tag behind a ref such as `HEAD`, `main`, `v1` or `refs/heads/main`.
 * @throws UsageError when a branch and a tag share the name: git would silently take the tag
 */
async function nameRef(repository, ref) {
    const isHead = ref === "HEAD" || ref === "@";
    const full = isHead
        ? [(await (0,runner/* gitText */.q)(repository, ["rev-parse", "--symbolic-full-name", "HEAD"])).trim()]
        : await matching(repository, ref);
    const gitBranch = full.find((name) => name.startsWith("refs/heads/"))?.slice("refs/heads/".length);
    const tag = full.find((name) => name.startsWith("refs/tags/"))?.slice("refs/tags/".length);
    if (gitBranch !== undefined && tag !== undefined) {
        throw new errors/* UsageError */.eb(`Cannot tell which "${ref}" is meant: a branch and a tag have this name; write refs/heads/${ref} or refs/tags/${ref}`);
    }
    return { ...(gitBranch === undefined ? {} : { gitBranch }), ...(tag === undefined ? {} : { tag }) };
}
async function matching(repository, ref) {
    const candidates = ref.startsWith("refs/") ? [ref] : [`refs/heads/${ref}`, `refs/tags/${ref}`];
    const printed = await (0,runner/* gitText */.q)(repository, ["for-each-ref", "--format=%(refname)", ...candidates]);
    // A pattern also matches everything below it as a folder.
    return printed.split("\n").filter((name) => candidates.includes(name));
}

// EXTERNAL MODULE: ./build/js/model/settings/branch-rules.js
var branch_rules = __webpack_require__(34377);
// EXTERNAL MODULE: ./build/js/model/settings/read-settings.js
var read_settings = __webpack_require__(27569);
// EXTERNAL MODULE: ./build/js/sync/account/credential-sources.js + 2 modules
var credential_sources = __webpack_require__(85817);
// EXTERNAL MODULE: ./build/js/sync/account/note-secrets.js
var note_secrets = __webpack_require__(54455);
// EXTERNAL MODULE: ./build/js/sync/start/configurations.js
var start_configurations = __webpack_require__(15053);
// EXTERNAL MODULE: ./build/js/sync/start/places.js
var places = __webpack_require__(80178);
// EXTERNAL MODULE: ./build/js/sync/start/uncommitted-config.js
var uncommitted_config = __webpack_require__(21722);
;// CONCATENATED MODULE: ./build/js/sync/start/prepare.js
// Covered by test/sync/start/own-configuration.test.ts









/** Reads the commit and its configuration, merges all settings, and says what goes where. Sends nothing. */
async function prepare(repository, asked) {
    const { known, file, values, byCommit } = await (0,start_configurations/* openConfigured */.vP)(repository, asked.ref, asked);
    const { commit, configurations } = known;
    (0,note_secrets/* noteGiven */.Y)(repository, asked, configurations.given, file);
    const gitRef = { ...(await refNameFor(repository, asked, values)), sha: commit.oid };
    const layers = { given: configurations.given, file, env: asked.env };
    const servers = asked.withoutServer === true ? [] : await (0,credential_sources/* findTargets */.q)(repository, layers, asked.onSecret);
    const { configured } = known;
    const uncommitted = configured === undefined ? await (0,uncommitted_config/* uncommittedConfig */.ap)(repository, configurations.path) : undefined;
    const placed = (0,places/* placeAll */.dB)(servers, gitRef, values, { pushed: asked.refName !== undefined });
    return { asked, commit, known, values, byCommit, uncommitted, gitRef, ...placed };
}
/** The part of a commit that goes to one code branch. A folder of a rule lies below the source, where there is one. */
function prepareAt(prepared, place) {
    if (place === undefined)
        return prepared;
    if (place.folder === undefined)
        return { ...prepared, branch: place.branch };
    const { source } = prepared.values;
    const values = { ...prepared.values, source: source === undefined ? place.folder : `${source}/${place.folder}` };
    return { ...prepared, branch: place.branch, values };
}
/** For what concerns the account alone: no commit is needed, so that it works outside of a repository too. */
async function prepareAccount(repository, asked) {
    const { given, file } = await readLayers(repository, asked);
    (0,note_secrets/* noteGiven */.Y)(repository, asked, given, file);
    const layers = { given, file, env: asked.env };
    const targets = await (0,credential_sources/* findTargets */.q)(repository, layers, asked.onSecret);
    const values = (0,read_settings/* resolveSettings */.Mo)(given, file, asked.defaults ?? {});
    return { values, byCommit: (0,start_configurations/* onlyIn */.w1)(file, given), targets };
}
/** The code branch that the asked ref goes to on a server with this branch of its own; undefined without a rule for it, a repository or a commit. */
async function presentBranch(repository, asked, ownBranch) {
    try {
        const { branch, gitRef, values } = await prepare(repository, { ...asked, withoutServer: true });
        return values.branch ?? (0,branch_rules/* ownPlace */.yd)(gitRef, ownBranch)?.branch ?? branch;
    }
    catch (failure) {
        if (failure instanceof errors/* UsageError */.eb)
            return undefined;
        throw failure;
    }
}
/** The rules as HEAD's configuration has them, and the file they come from; undefined: a git branch's own name. */
async function readRules(repository, asked) {
    const { given, file } = await readLayers(repository, asked);
    return { rules: file.branches, path: (0,start_configurations/* configPath */.eQ)(given) };
}
/** What a person says by flags, inputs and environment, and what a commit says, which is nothing where there is none. */
async function readLayers(repository, asked) {
    const given = await (0,start_configurations/* readGiven */.Q8)(asked);
    return { given, file: await (0,start_configurations/* readFileIfAny */.i9)(repository, asked.ref, (0,start_configurations/* configPath */.eQ)(given)) };
}
async function refNameFor(repository, { ref, refName }, values) {
    if (refName !== undefined)
        return refName;
    return values.branch === undefined ? await nameRef(repository, ref) : {};
}


/***/ }),

/***/ 21722:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FX: () => (/* binding */ explainUncommitted),
/* harmony export */   JX: () => (/* binding */ describeUncommitted),
/* harmony export */   ap: () => (/* binding */ uncommittedConfig)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _git_clone_open_commit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97504);
/* harmony import */ var _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92383);
// Covered by test/doors/cli.test.ts




/**
 * The path of a configuration that is in the work tree and in no commit yet, as `init` leaves it; undefined otherwise.
 * @param wanted its path, where the commit that is deployed does not have it
 */
async function uncommittedConfig(repository, wanted) {
    if (!isInWorkTree((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(repository.directory), wanted))
        return undefined;
    // An older commit, or one of another branch, may well be without it.
    return (await isInHead(repository, wanted)) ? undefined : wanted;
}
async function isInHead(repository, path) {
    try {
        return (await (0,_git_clone_open_commit_js__WEBPACK_IMPORTED_MODULE_2__/* .openCommit */ .C)(repository, "HEAD", [path])).files.get(path) !== undefined;
    }
    catch (failure) {
        // A HEAD without commits has no files.
        if (failure instanceof _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb)
            return false;
        throw failure;
    }
}
/** By looking at folders alone: a process would cost every run without a configuration 5 ms. */
function isInWorkTree(directory, path) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, ".git")))
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, path));
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(directory) !== directory && isInWorkTree((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(directory), path);
}
function describeUncommitted(path) {
    return {
        severity: "warning",
        path,
        message: "is not committed yet, and a deploy reads the commit: nothing in it counts",
    };
}
/** What was found without the configuration is not the news where there is one that only has to be committed. */
function explainUncommitted(failure, path) {
    if (path === undefined || !(failure instanceof _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb))
        return failure;
    return new _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(`${path} is not committed yet, and a deploy reads the commit; without it: ${failure.message}`, {
        cause: failure,
    });
}


/***/ })

};
;