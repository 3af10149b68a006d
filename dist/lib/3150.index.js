"use strict";
exports.id = 3150;
exports.ids = [3150];
exports.modules = {

/***/ 93150:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./build/js/model/text/short-id.js
var short_id = __webpack_require__(36689);
// EXTERNAL MODULE: ./build/js/git/history/commits.js
var history_commits = __webpack_require__(75297);
// EXTERNAL MODULE: ./build/js/git/history/refs.js + 1 modules
var history_refs = __webpack_require__(79486);
// EXTERNAL MODULE: ./build/js/model/glob/glob.js + 4 modules
var glob = __webpack_require__(5777);
// EXTERNAL MODULE: ./build/js/model/outcome/errors.js
var errors = __webpack_require__(92383);
// EXTERNAL MODULE: ./build/js/model/records/record-change.js
var record_change = __webpack_require__(16552);
// EXTERNAL MODULE: ./build/js/model/records/record-message.js + 1 modules
var record_message = __webpack_require__(54396);
// EXTERNAL MODULE: ./build/js/model/records/record-refs.js
var record_refs = __webpack_require__(65698);
// EXTERNAL MODULE: ./build/js/sync/records/read-records.js
var read_records = __webpack_require__(48899);
;// CONCATENATED MODULE: ./build/js/sync/records/log.js








/** What was live, newest first, from the records of this repository and those fetched from its remotes. No request. */
async function log(options, repository) {
    const tips = await tipsOf(repository, options);
    const records = new Map();
    for (const tip of tips)
        for (const record of await (0,read_records/* listRecords */.VI)(repository, tip, options.limit))
            records.set(record.commit.oid, record);
    const newest = [...records.values()].sort((a, b) => b.facts.time.getTime() - a.facts.time.getTime());
    const shown = newest.slice(0, options.limit);
    const subjects = await subjectsOf(repository, shown);
    return shown.map((record) => describe(record, subjects));
}
async function tipsOf(repository, { server, branches }) {
    const refs = await (0,history_refs/* listRecordRefs */.mJ)(repository);
    const places = [...refs].flatMap(([ref, oid]) => {
        const place = (0,record_refs/* placeOf */.$t)(ref);
        const wanted = place !== undefined && !place.branch.startsWith("$") && (server ?? place.server) === place.server;
        return wanted ? [{ ...place, oid }] : [];
    });
    const names = places.map(({ branch }) => branch);
    const chosen = branches.length === 0 ? names : (0,glob/* matching */.wC)(names, branches);
    if (chosen.length > 0)
        return places.filter(({ branch }) => chosen.includes(branch)).map(({ oid }) => oid);
    if (names.length === 0)
        return [];
    throw new errors/* UsageError */.eb(`Cannot find records of ${branches.join(", ")}${server === undefined ? "" : ` on ${server}`}: there are ${[...new Set(names)].join(", ")}; "screeps-sync backup" makes one, git fetch brings those that were pushed`);
}
/** First lines of the commits that were deployed; one that was rewritten since has none. */
async function subjectsOf(repository, records) {
    const wanted = new Set(records.flatMap(({ facts }) => ("commit" in facts.origin ? [facts.origin.commit] : [])));
    const commits = await (0,history_commits/* readCommitsIfAny */.w$)(repository, [...wanted]);
    return new Map(commits.flatMap((commit) => (commit === undefined ? [] : [[commit.oid, subjectOf(commit.message)]])));
}
function subjectOf(message) {
    const facts = (0,record_message/* parseRecordMessage */.oZ)(message);
    const [subject = ""] = message.split("\n");
    return facts === undefined ? subject : `what was ${(0,record_message/* describeOrigin */.uN)(facts.origin)}`;
}
function describe({ commit, facts }, subjects) {
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
        change: facts.change === undefined ? "" : (0,record_change/* describeChange */.uQ)(facts.change),
    };
}

// EXTERNAL MODULE: ./build/js/sync/start/prepare.js + 1 modules
var prepare = __webpack_require__(73154);
// EXTERNAL MODULE: ./build/js/cli/show/ago.js
var ago = __webpack_require__(51667);
// EXTERNAL MODULE: ./build/js/cli/terminal/context.js
var terminal_context = __webpack_require__(40472);
// EXTERNAL MODULE: ./build/js/cli/terminal/read-flags.js
var read_flags = __webpack_require__(42789);
;// CONCATENATED MODULE: ./build/js/cli/commands/log.js
// Covered by test/doors/records.test.ts






/** `screeps-sync log [branches...]` */
async function run(context) {
    const { console, args, flags, raw } = context;
    const door = (0,terminal_context/* doorOf */.a)(context);
    const { values, targets } = await (0,prepare/* prepareAccount */.nI)(door.repository, (0,terminal_context/* askedIn */.U)(context, "HEAD"));
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
    else if (entries.length === 0)
        printNone(console);
    else
        printLog(console, entries);
    return 0;
}
function printNone({ print }) {
    print("No records yet: nothing that was live is known here");
    print(["dim", '  "screeps-sync backup" makes one; git fetch brings those that were pushed']);
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
        print(["yellow", `  ${(0,short_id/* shortId */.m)(entry.record)}`], ["dim", `  ${age}  `], place, ...howItCame(entry));
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
const commitPieces = (commit = "", subject = "") => [(0,short_id/* shortId */.m)(commit), subject === "" ? "" : ` ${subject}`];


/***/ }),

/***/ 51667:
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

/***/ 1138:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ canAsk),
/* harmony export */   k: () => (/* binding */ ask)
/* harmony export */ });
/* harmony import */ var _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92383);
// Covered by test/doors/cli.test.ts

/** Whether a person is there to answer: both what he types and what he sees is a terminal. */
function canAsk({ options }) {
    return process.stdin.isTTY && process.stderr.isTTY && !options.json;
}
/** A question with yes and no; Enter alone is a no. @throws InterruptedError for Ctrl-C */
async function ask({ console, interrupt }, message) {
    const { confirm, isCancel } = await __webpack_require__.e(/* import() */ 6170).then(__webpack_require__.bind(__webpack_require__, 26170));
    console.rest();
    const answer = await confirm({ message, initialValue: false, output: process.stderr, signal: interrupt });
    if (!isCancel(answer))
        return answer;
    // While a question is open the terminal makes no signal of Ctrl-C: whoever listens for one learns it here.
    process.emit("SIGINT", "SIGINT");
    throw new _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InterruptedError */ .p4("SIGINT", "Cancelled: nothing was done");
}


/***/ }),

/***/ 40472:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ askedIn),
/* harmony export */   a: () => (/* binding */ doorOf)
/* harmony export */ });
/* harmony import */ var _sync_start_open_world_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31676);
/* harmony import */ var _sync_start_tell_wait_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3883);
/* harmony import */ var _ask_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1138);



function askedIn(context, ref) {
    const { raw, env, onSecret } = context;
    return { ref, raw, env, nameOf: (name) => `--${name}`, onSecret, askToBuild: askToBuild(context) };
}
function askToBuild(context) {
    if (!(0,_ask_js__WEBPACK_IMPORTED_MODULE_2__/* .canAsk */ .G)(context.console))
        return undefined;
    return (command) => {
        context.console.warn(["yellow", "! "], "The commit asks to run this, as you, with all that you may do: ", [
            "bold",
            command,
        ]);
        return (0,_ask_js__WEBPACK_IMPORTED_MODULE_2__/* .ask */ .k)(context, "Run it, now and whenever this clone builds the same?");
    };
}
/** The command line as a door: what happens goes to the console. */
function doorOf({ directory, env, interrupt, console, sent }) {
    return (0,_sync_start_open_world_js__WEBPACK_IMPORTED_MODULE_0__/* .openDoor */ .f)({
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
function show({ progress, warn, options }, happening) {
    if (happening.kind === "step")
        progress(happening.text);
    if (happening.kind === "waiting") {
        warn(["yellow", "! "], (0,_sync_start_tell_wait_js__WEBPACK_IMPORTED_MODULE_1__/* .tellWait */ .n)(happening));
        if (!options.verbose)
            progress("Waiting");
    }
    // Of the first try the report says all.
    const givingUp = happening.kind === "gave-up" && happening.tries > 1 ? (0,_sync_start_tell_wait_js__WEBPACK_IMPORTED_MODULE_1__/* .tellGivingUp */ .r)(happening) : undefined;
    if (givingUp !== undefined)
        warn(["yellow", "! "], givingUp);
}


/***/ }),

/***/ 42789:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dn: () => (/* binding */ textsFlag),
/* harmony export */   GN: () => (/* binding */ countFlag),
/* harmony export */   gx: () => (/* binding */ textFlag)
/* harmony export */ });
/* harmony import */ var _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92383);

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
    throw new _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`Cannot use --${name} "${text}": a number from 1 is needed`);
}


/***/ }),

/***/ 79486:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fZ: () => (/* binding */ isInAnyRef),
  no: () => (/* binding */ listFormerHeads),
  mJ: () => (/* binding */ listRecordRefs),
  Dy: () => (/* binding */ listRefs),
  d$: () => (/* binding */ listTips),
  LH: () => (/* binding */ moveRef),
  sg: () => (/* binding */ readRef)
});

// EXTERNAL MODULE: ./build/js/git/objects/look-up.js
var look_up = __webpack_require__(97116);
// EXTERNAL MODULE: ./build/js/git/process/git-error.js
var git_error = __webpack_require__(45117);
// EXTERNAL MODULE: ./build/js/git/process/runner.js + 4 modules
var runner = __webpack_require__(9795);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./build/js/git/process/stale-lock.js



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

;// CONCATENATED MODULE: ./build/js/git/history/refs.js




/** Full ref names below a folder (`refs/screeps`), by glob, or one ref → the object id of each. */
async function listRefs(repository, ...patterns) {
    const printed = await (0,runner/* gitText */.q)(repository, ["for-each-ref", "--format=%(objectname) %(refname)", ...patterns]);
    const lines = printed.split("\n").filter((line) => line !== "");
    return new Map(lines.map((line) => [line.slice(line.indexOf(" ") + 1), line.split(" ", 1).join()]));
}
/** The object a ref points at; undefined where there is no such ref. */
async function readRef(repository, ref) {
    // `cat-file` answers for a ref that is not there too; simple-git waits 50 ms for a command that prints nothing.
    const [found] = await (0,look_up/* lookUp */.T)(repository, [ref]);
    return found?.oid;
}
// Records are what live code is compared with elsewhere: they are no candidates, and must not use up the places.
const recordLine = /^refs\/(?:heads|remotes\/.+?)\/.+\/[^/ ]+\/[^/ ]+ <screeps-sync@localhost> /;
/** The newest commits of git branches (of remotes too) and tags, each once, and how many refs there are in all. */
async function listTips(repository, limit) {
    const format = "--format=%(refname) %(authoremail) %(objecttype) %(objectname) %(*objecttype) %(*objectname)";
    const where = ["refs/heads", "refs/remotes", "refs/tags"];
    const lines = (await (0,runner/* gitText */.q)(repository, ["for-each-ref", "--sort=-creatordate", format, ...where])).split("\n");
    const others = lines.filter((line) => !recordLine.test(line));
    const all = [...new Set(others.flatMap((line) => / commit ([0-9a-f]{40,64})(?: |$)/.exec(line)?.[1] ?? []))];
    return { tips: all.slice(0, limit), total: all.length };
}
/** Our records, and git branches (of remotes too) whose newest commit is a record, under any prefix → that commit. */
async function listRecordRefs(repository) {
    const format = "--format=%(refname) %(authoremail) %(objectname)";
    const where = ["refs/screeps", "refs/heads", "refs/remotes"];
    const lines = (await (0,runner/* gitText */.q)(repository, ["for-each-ref", format, ...where])).split("\n");
    const records = lines.filter((line) => line.startsWith("refs/screeps/") || recordLine.test(line));
    return new Map(records.map((line) => [line.split(" ", 1).join(), line.slice(line.lastIndexOf(" ") + 1)]));
}
/** The commits that HEAD was at, newest first: also those that no branch has any more. None where git keeps no such log. */
async function listFormerHeads(repository, limit) {
    const [head] = await (0,look_up/* lookUp */.T)(repository, ["HEAD^{commit}"]);
    if (head === undefined)
        return [];
    const printed = await (0,runner/* gitText */.q)(repository, ["rev-list", "--walk-reflogs", `--max-count=${limit}`, "HEAD", "--"]);
    return [...new Set([head.oid, ...printed.split("\n").filter((line) => line !== "")])];
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

/***/ 65698:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   Ji: () => (/* binding */ recordRef),
/* harmony export */   Lu: () => (/* binding */ liveBranch),
/* harmony export */   PI: () => (/* binding */ placeOfLive),
/* harmony export */   _M: () => (/* binding */ obstaclesOf),
/* harmony export */   by: () => (/* binding */ checkPrefix),
/* harmony export */   j6: () => (/* binding */ recordPatterns),
/* harmony export */   vY: () => (/* binding */ beside)
/* harmony export */ });
/* harmony import */ var _outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92383);
/* harmony import */ var _text_percent_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41760);


/** Where the records of a branch are kept here: `refs/screeps/screeps.com/default`. */
function recordRef(place) {
    return `refs/screeps/${pathOf(place)}`;
}
/** The ordinary git branch that records are pushed to, where people browse them: `live/screeps.com/default`. */
function liveBranch(place, prefix = "live") {
    return `${prefix}/${pathOf(place)}`;
}
/** Names of git branches that git cannot hold beside this one, because it would need a folder of that name. */
function obstaclesOf(branch) {
    const parts = branch.split("/");
    return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join("/"));
}
/** The place that a git branch of a remote keeps records of; undefined for any other name. */
function placeOfLive(branch, prefix) {
    return branch.replace(lastTwo, "") === prefix ? placeOf(branch) : undefined;
}
/** @throws UsageError for what git could not name a branch by */
function checkPrefix(prefix) {
    if (/^[a-z\d_-]+(?:\/[a-z\d_-]+)*$/i.test(prefix) && !prefix.startsWith("-"))
        return prefix;
    throw new _outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`Cannot use record-prefix "${prefix}": letters, digits, "-" and "_" are allowed, and "/" between them, for example live`);
}
/**
 * Where records of a place are: ours, those of each remote as they were last fetched, and a git branch of them that
 * somebody checked out; under any prefix, since those of another day may bear another one.
 */
function recordPatterns(place) {
    return [recordRef(place), `refs/remotes/**/${pathOf(place)}`, `refs/heads/**/${pathOf(place)}`];
}
/** What is kept beside the branches of a server. No code branch that we use begins with `$`. */
const beside = { branches: "$branches", memory: "$memory" };
const lastTwo = /\/([^/]+)\/([^/]+)$/;
/** The place that a ref of `recordRef` or a name of `liveBranch`, under any prefix, stands for; of any other, what its last two words say. */
function placeOf(ref) {
    const [, server, branch] = lastTwo.exec(ref) ?? [];
    const decoded = { server: (0,_text_percent_js__WEBPACK_IMPORTED_MODULE_1__/* .unescapeText */ .U)(server ?? "%"), branch: (0,_text_percent_js__WEBPACK_IMPORTED_MODULE_1__/* .unescapeText */ .U)(branch ?? "%") };
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
        return plain ? character : (0,_text_percent_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeCharacter */ .V)(character);
    });
    return units.join("");
}


/***/ }),

/***/ 41760:
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


/***/ })

};
;