"use strict";
exports.id = 5529;
exports.ids = [5529];
exports.modules = {

/***/ 12707:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92383);
/* harmony import */ var _model_outcome_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14650);
/* harmony import */ var _model_text_counted_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(99959);
/* harmony import */ var _model_text_short_id_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(36689);
/* harmony import */ var _sync_backup_backup_targets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97026);
/* harmony import */ var _sync_backup_memory_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40827);
/* harmony import */ var _show_mood_mark_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29625);
/* harmony import */ var _terminal_context_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(40472);
/* harmony import */ var _terminal_read_flags_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42789);
// Covered by test/doors/records.test.ts









/** `screeps-sync backup [branches...]` */
async function run(context) {
    const { console, args, flags } = context;
    const asked = (0,_terminal_context_js__WEBPACK_IMPORTED_MODULE_5__/* .askedIn */ .U)(context, "HEAD");
    const remote = (0,_terminal_read_flags_js__WEBPACK_IMPORTED_MODULE_6__/* .textFlag */ .gx)(flags, "push");
    const wish = {
        all: flags["all"] === true,
        globs: args,
        memory: flags["memory"] === true,
        segments: segmentsOf((0,_terminal_read_flags_js__WEBPACK_IMPORTED_MODULE_6__/* .textFlag */ .gx)(flags, "segments")),
        shards: (0,_terminal_read_flags_js__WEBPACK_IMPORTED_MODULE_6__/* .textsFlag */ .Dn)(flags, "shard"),
    };
    const { reports, targets } = await (0,_sync_backup_backup_targets_js__WEBPACK_IMPORTED_MODULE_2__/* .backupTargets */ .D)(remote === undefined ? asked : { ...asked, recordRemote: remote }, wish, (0,_terminal_context_js__WEBPACK_IMPORTED_MODULE_5__/* .doorOf */ .a)(context));
    if (console.options.json)
        console.printJson(reports.length === 1 ? reports[0] : { reports });
    else
        for (const report of reports)
            printBackup(console, report);
    return (0,_model_outcome_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .exitStatus */ .$u)(reports, targets);
}
function segmentsOf(text) {
    if (text === undefined)
        return [];
    const segments = (0,_sync_backup_memory_js__WEBPACK_IMPORTED_MODULE_3__/* .parseSegments */ .I)(text);
    if (segments !== undefined)
        return segments;
    throw new _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`Cannot use --segments "${text}": ids from 0 to 99 are needed, for example 0-9,20`);
}
function printBackup({ print }, report) {
    print((0,_show_mood_mark_js__WEBPACK_IMPORTED_MODULE_4__/* .markOf */ .F)(report.outcome), report.message);
    const width = Math.max(0, ...report.records.map(({ branch }) => branch.length));
    for (const record of report.records)
        print(...line(record, width, record.branch === report.active));
}
function line({ branch, record, isNew, origin, modules }, width, active) {
    const what = branch.startsWith("$") ? "" : `  ${(0,_model_text_counted_js__WEBPACK_IMPORTED_MODULE_7__/* .counted */ .h)(modules, "module")}`;
    const state = isNew
        ? ["green", `  recorded as ${(0,_model_text_short_id_js__WEBPACK_IMPORTED_MODULE_8__/* .shortId */ .m)(record)}`]
        : ["dim", `  already in ${(0,_model_text_short_id_js__WEBPACK_IMPORTED_MODULE_8__/* .shortId */ .m)(record)}`];
    const how = isNew && !branch.startsWith("$") ? words[origin] : "";
    return [`  ${branch.padEnd(width)}`, state, how, ["dim", what], active ? ["cyan", "  active"] : ""];
}
const words = { deploy: ", deployed from a commit", restore: ", restored", edit: ", edited in the game", backup: "" };


/***/ }),

/***/ 29625:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ markOf),
/* harmony export */   o: () => (/* binding */ warningMark)
/* harmony export */ });
/* harmony import */ var _model_outcome_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14650);

const marks = {
    good: ["green", "✓ "],
    note: ["green", "✓ "],
    warn: ["yellow", "! "],
    bad: ["red", "✗ "],
};
/** The sign before the message of an outcome. */
const markOf = (outcome) => marks[(0,_model_outcome_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .moodOf */ .jo)(outcome)];
/** The sign before what succeeded and may not be what was meant. */
const warningMark = marks.warn;


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

/***/ 69162:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EY: () => (/* binding */ fetchAllBranches),
/* harmony export */   Sq: () => (/* binding */ pushCommit),
/* harmony export */   VX: () => (/* binding */ listRemote),
/* harmony export */   W_: () => (/* binding */ remoteTip),
/* harmony export */   gN: () => (/* binding */ deepen),
/* harmony export */   r4: () => (/* binding */ fetchBranches),
/* harmony export */   sl: () => (/* binding */ fetchRef)
/* harmony export */ });
/* harmony import */ var _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92383);
/* harmony import */ var _process_runner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9795);


/** The names of a remote's git branches that fit a pattern (`live/*`), without `refs/heads/` → the commit of each. */
async function listRemote(repository, remote, ...patterns) {
    const refs = patterns.map((pattern) => `refs/heads/${pattern}`);
    const args = ["ls-remote", "--refs", checkRemote(remote), ...refs];
    const lines = (await (0,_process_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .gitText */ .q)(repository, args)).split("\n").filter((line) => line !== "");
    return new Map(lines.map((line) => [line.replace(/^\S+\s+refs\/heads\//, ""), line.split(/\s/, 1).join()]));
}
/** The commit that a branch or tag of a remote, by its full name, is at now (tags peeled); undefined: it is not there. */
async function remoteTip(repository, remote, ref) {
    const lines = (await (0,_process_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .gitText */ .q)(repository, ["ls-remote", checkRemote(remote), ref, `${ref}^{}`])).split("\n");
    const tips = new Map(lines.map((line) => [line.replace(/^\S+\s+/, ""), line.split(/\s/, 1).join()]));
    return tips.get(`${ref}^{}`) ?? tips.get(ref);
}
// No ref, no FETCH_HEAD and no setting here is changed, but those that a refspec names.
const fetch = ["fetch", "--quiet", "--no-tags", "--no-write-fetch-head", "--no-recurse-submodules", "--refmap="];
/** Fetches the commits of git branches of a remote. */
async function fetchBranches(repository, remote, branches) {
    await (0,_process_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .gitText */ .q)(repository, [...fetch, checkRemote(remote), ...branches.map((name) => `refs/heads/${name}`)]);
}
/** Fetches a commit by its whole id, or what a refspec names. */
async function fetchRef(repository, remote, refspec) {
    await (0,_process_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .gitText */ .q)(repository, [...fetch, checkRemote(remote), refspec]);
}
/** Fetches so many commits more of the history that a shallow clone has cut off, as a remote has them before a commit. */
async function deepen(repository, remote, { commit, by }) {
    await (0,_process_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .gitText */ .q)(repository, [...fetch, `--deepen=${by}`, checkRemote(remote), commit]);
}
/** Fetches each git branch of a remote, without records, whole; they become its remote-tracking branches. */
async function fetchAllBranches(repository, { remote, prefix }, { shallow }) {
    const whole = shallow ? ["--unshallow"] : [];
    const refspecs = [`+refs/heads/*:refs/remotes/${checkRemote(remote)}/*`, `^refs/heads/${prefix}/*`];
    await (0,_process_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .gitText */ .q)(repository, [...fetch, ...whole, remote, ...refspecs]);
}
/**
 * Pushes a commit to a git branch of a remote, which must still be what was seen there (undefined: not there).
 * Hooks of this repository are not asked: one of them may be ours.
 * @throws GitError when the remote refuses, also because somebody was faster
 */
async function pushCommit(repository, remote, push) {
    const ref = `refs/heads/${push.branch}`;
    const lease = `--force-with-lease=${ref}:${push.expected ?? ""}`;
    const args = [
        "push",
        "--porcelain",
        "--no-verify",
        "--no-follow-tags",
        "--recurse-submodules=no",
        "--no-signed",
        lease,
    ];
    await (0,_process_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .gitText */ .q)(repository, [...args, checkRemote(remote), `${push.commit}:${ref}`]);
}
function checkRemote(remote) {
    if (remote !== "" && !remote.startsWith("-"))
        return remote;
    throw new _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`Cannot use remote ${JSON.stringify(remote)}: name one that "git remote" lists, for example origin`);
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

/***/ 20958:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IK: () => (/* binding */ blobContentId),
/* harmony export */   IM: () => (/* binding */ blobOid),
/* harmony export */   e8: () => (/* binding */ contentIds)
/* harmony export */ });
/* harmony import */ var _modules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68218);

/** The id of text or of bytes that git already knows as a blob. */
function blobContentId(kind, oid) {
    return `${kind} ${oid}`;
}
/** Ids of what a server holds, computed as git would, so that they compare with a tree without reading its blobs. */
function contentIds(modules, format) {
    return new Map([...modules].map(([name, content]) => [name, contentId(content, format)]));
}
function contentId(content, format) {
    if (typeof content === "string") {
        // A lone surrogate has no UTF-8 form, so no blob can hold it: git's id of the replacement would be a lie.
        return content.isWellFormed()
            ? blobContentId("text", blobOid(Buffer.from(content), format))
            : `odd ${JSON.stringify(content)}`;
    }
    if (!(0,_modules_js__WEBPACK_IMPORTED_MODULE_0__/* .isBinary */ .Go)(content))
        return `odd ${content.json}`;
    const bytes = Buffer.from(content.binary, "base64");
    return bytes.toString("base64") === content.binary
        ? blobContentId("binary", blobOid(bytes, format))
        : `odd ${JSON.stringify(content)}`;
}
/** Git's object id of a blob: hash of `blob <length>\0<bytes>`. */
function blobOid(bytes, format) {
    // Loading it costs 3 ms, which only the search for drift needs to pay.
    const { createHash } = process.getBuiltinModule("node:crypto");
    return createHash(format).update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
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

/***/ 99959:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ counted)
/* harmony export */ });
/** A number and what it counts: `1 module`, `12 modules`. */
const counted = (count, one) => `${count} ${count === 1 ? one : `${one}s`}`;


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


/***/ }),

/***/ 4454:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ recordRemote),
/* harmony export */   g: () => (/* binding */ presentPrefix)
/* harmony export */ });
/* harmony import */ var _model_records_record_refs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65698);
/* harmony import */ var _model_settings_read_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27569);
/* harmony import */ var _model_settings_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82766);
/* harmony import */ var _configurations_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15053);




/** Where records are pushed to, and under which name; undefined: they stay in this repository. */
function recordRemote({ recordRemote: remote }, values) {
    const prefix = values["record-prefix"];
    return remote === undefined ? undefined : { remote, prefix: (0,_model_records_record_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .checkPrefix */ .by)(prefix) };
}
/** The first word of records' git branches as HEAD says it, before it is known which commit is meant. */
async function presentPrefix(repository, said) {
    const given = await (0,_configurations_js__WEBPACK_IMPORTED_MODULE_3__/* .readGiven */ .Q8)(said);
    const file = await (0,_configurations_js__WEBPACK_IMPORTED_MODULE_3__/* .readFileIfAny */ .i9)(repository, "HEAD", (0,_configurations_js__WEBPACK_IMPORTED_MODULE_3__/* .configPath */ .eQ)(given)).catch(_configurations_js__WEBPACK_IMPORTED_MODULE_3__/* .nothingIfWrong */ .E6);
    return (0,_model_records_record_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .checkPrefix */ .by)((0,_model_settings_read_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .mergeSettings */ .ss)(given, file)["record-prefix"] ?? _model_settings_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .settings */ .W["record-prefix"].default);
}


/***/ })

};
;