"use strict";
exports.id = 4084;
exports.ids = [4084];
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
function doorOf({ directory, env, interrupt, console, sent }) {
    return (0,_sync_open_door_js__WEBPACK_IMPORTED_MODULE_0__/* .openDoor */ .f)({
        directory,
        env,
        interrupt,
        tell: (happening) => {
            if (happening.kind === "step" && happening.writes === true)
                sent.maybe = true;
            show(console, happening);
        },
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