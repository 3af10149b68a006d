"use strict";
exports.id = 8646;
exports.ids = [8646];
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

/***/ 32670:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fZ: () => (/* binding */ isInAnyRef),
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
/** Whether a git branch (of remotes too) or a tag has the commit in its history; false where it was never fetched. */
async function isInAnyRef(repository, commit) {
    const [known] = await (0,look_up/* lookUp */.T)(repository, [`${commit}^{commit}`]);
    if (known === undefined)
        return false;
    const where = ["refs/heads", "refs/remotes", "refs/tags"];
    const printed = await (0,runner/* gitText */.q)(repository, ["for-each-ref", "--count=1", `--contains=${commit}`, ...where]);
    return printed !== "";
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

/***/ 54130:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wm: () => (/* binding */ describeLimits),
/* harmony export */   df: () => (/* binding */ describePlan),
/* harmony export */   oR: () => (/* binding */ retryTime),
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
        ...activity(run),
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
        warnings: run.warnings,
        notes: [...(committed?.notes ?? []), ...run.notes],
    };
}
function activity({ activeBranch, options }) {
    return activeBranch === undefined ? {} : { active: activeBranch === options.branch, activeBranch };
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
/* harmony import */ var _explain_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1845);
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
        const found = (await (0,_explain_js__WEBPACK_IMPORTED_MODULE_8__/* .matchVersion */ .CJ)(repository, versions, reading, ids)).commit;
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

/***/ 97364:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ markedCommit)
/* harmony export */ });
/* harmony import */ var _git_ancestry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26523);
/* harmony import */ var _git_refs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32670);
/* harmony import */ var _model_stamp_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88706);



/**
 * The commit that a stamp among the live modules names, where it speaks the truth: its digest fits the modules beside
 * it, and the commit is an ancestor of the known one, or of another git branch or tag of this repository. So built
 * code, which no commit holds, explains itself without a record, and without the right to write one.
 */
async function markedCommit(repository, { oid }, live) {
    for (const { commit } of (0,_model_stamp_js__WEBPACK_IMPORTED_MODULE_2__/* .trueMarks */ .VI)(live)) {
        if (commit === oid || (await (0,_git_ancestry_js__WEBPACK_IMPORTED_MODULE_0__/* .isAncestor */ .Q)(repository, commit, oid)))
            return commit;
        if (await (0,_git_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .isInAnyRef */ .fZ)(repository, commit))
            return commit;
    }
    return undefined;
}


/***/ }),

/***/ 1845:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Io: () => (/* binding */ distance),
  e1: () => (/* binding */ explainLive),
  kw: () => (/* binding */ historyLimit),
  CJ: () => (/* binding */ matchVersion)
});

// EXTERNAL MODULE: ./build/js/git/history.js + 1 modules
var git_history = __webpack_require__(78361);
// EXTERNAL MODULE: ./build/js/git/ls-tree.js + 1 modules
var ls_tree = __webpack_require__(35538);
// EXTERNAL MODULE: ./build/js/model/content-id.js
var content_id = __webpack_require__(7188);
// EXTERNAL MODULE: ./build/js/model/errors.js
var errors = __webpack_require__(41710);
// EXTERNAL MODULE: ./build/js/model/layout.js
var model_layout = __webpack_require__(23211);
// EXTERNAL MODULE: ./build/js/model/plan.js
var model_plan = __webpack_require__(26698);
// EXTERNAL MODULE: ./build/js/model/source.js
var source = __webpack_require__(81148);
// EXTERNAL MODULE: ./build/js/model/source-map.js
var source_map = __webpack_require__(57311);
// EXTERNAL MODULE: ./build/js/git/read-blobs.js
var read_blobs = __webpack_require__(49035);
;// CONCATENATED MODULE: ./build/js/sync/explain-maps.js




/**
 * A source map becomes a module by a change of its text, so that its blob has to be read: only where live code holds
 * one, and only of versions whose other modules fit. A name alone proves nothing.
 */
async function foreignMaps(repository, { files }, layout, live) {
    const maps = [...live].filter(([name]) => (0,source_map/* isSourceMapName */.jv)(name));
    if (maps.length === 0)
        return { changed: [], removed: [] };
    const asFiles = new Map();
    const beside = new Map();
    for (const [path, { oid }] of files) {
        if (path.endsWith(".js.map.js"))
            asFiles.set((0,model_layout/* moduleName */.AO)(path, layout), (0,content_id/* blobContentId */.IK)("text", oid));
        // As if it were `main.js.map.js`: the module is called `main.js.map`.
        if (path.endsWith(".js.map"))
            beside.set((0,model_layout/* moduleName */.AO)(`${path}.js`, layout), oid);
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

;// CONCATENATED MODULE: ./build/js/sync/explain.js









/** How far back live code is looked for: first-parent commits that touch the source. */
const historyLimit = 200;
/** Looks for live code among the ancestors of a commit, by blob ids alone: no checkout, and of source maps alone a blob. */
async function explainLive(repository, commit, { source, entries, built }, reading, live) {
    // Built modules are not what the commit holds in that folder.
    const tip = built === undefined ? entries : await listIfAny(repository, commit, source);
    const history = await (0,git_history/* sourceHistory */.G)(repository, commit, source, { limit: historyLimit, tip });
    const match = await matchVersion(repository, history.versions, reading, live);
    return { ...match, cutOff: match.commit === undefined && history.cutOff };
}
/** The first version that is these modules, or else the nearest. */
async function matchVersion(repository, versions, reading, live) {
    const idsOf = moduleIdReader(reading, live);
    const told = new Map([...live].filter(([name]) => !(0,source_map/* isSourceMapName */.jv)(name)));
    let nearest;
    for (const version of versions) {
        const ids = idsOf(version);
        const code = (0,model_plan/* planWrite */.Ni)(told, ids);
        if (nearest !== undefined && distance(code) >= distance(nearest.plan))
            continue;
        const plan = await withMaps(repository, code, version, reading, live);
        if ((0,model_plan/* isEmpty */.Im)(plan))
            return { commit: version.commit.oid };
        if (nearest === undefined || distance(plan) < distance(nearest.plan))
            nearest = { commit: version.commit.oid, plan, ids };
    }
    return nearest === undefined ? {} : { nearest };
}
/** What differs of the code, and of the source maps beside it. */
async function withMaps(repository, code, version, { layout }, live) {
    const { changed, removed } = await foreignMaps(repository, version, layout, live);
    return { ...code, changed: [...code.changed, ...changed], removed: [...code.removed, ...removed] };
}
async function listIfAny(repository, commit, source) {
    return (0,ls_tree/* listTree */.n)(repository, commit.oid, source).catch((failure) => {
        if (failure instanceof errors/* UsageError */.eb)
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
            const { files } = (0,source/* selectEntries */.XO)([{ path, mode, type: "blob", oid: "" }], reading);
            const name = (0,model_layout/* moduleName */.AO)(path, reading.layout);
            // Source maps are looked at by themselves: most are no module of the commit, and made one on the way.
            names.set(path, files.length === 1 && !(0,source_map/* isSourceMapName */.jv)(name) ? name : undefined);
        }
        return names.get(path);
    };
    return ({ files }) => {
        const ids = new Map();
        for (const [path, { mode, oid }] of files) {
            const name = nameOf(path, mode);
            if (name !== undefined)
                ids.set(name, (0,content_id/* blobContentId */.IK)(path.endsWith(".wasm") ? "binary" : "text", oid));
        }
        // The server adds an empty main where there is none.
        const main = live.get("main");
        if (!ids.has("main") && main !== undefined && isEmptyText(main))
            ids.set("main", main);
        return ids;
    };
}
/** In either hash that a repository may name its objects with. */
const isEmptyText = (id) => ["sha1", "sha256"].some((format) => id === (0,content_id/* blobContentId */.IK)("text", (0,content_id/* blobOid */.IM)(Buffer.alloc(0), format)));


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
    return { options, world, patience: (0,_patience_js__WEBPACK_IMPORTED_MODULE_1__/* .startPatience */ .ew)(options.maxWaitMs), warnings: [], notes: [], sent: "nothing" };
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