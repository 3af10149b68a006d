"use strict";
exports.id = 7008;
exports.ids = [7008];
exports.modules = {

/***/ 6056:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  HN: () => (/* binding */ planLines),
  Y_: () => (/* binding */ printReport),
  pV: () => (/* binding */ printReports)
});

// EXTERNAL MODULE: ./build/js/model/checks/preflight.js + 3 modules
var preflight = __webpack_require__(67859);
// EXTERNAL MODULE: ./build/js/model/outcome/note-text.js
var note_text = __webpack_require__(45754);
// EXTERNAL MODULE: ./build/js/model/text/byte-size.js
var byte_size = __webpack_require__(97001);
// EXTERNAL MODULE: ./build/js/model/text/counted.js
var counted = __webpack_require__(99959);
// EXTERNAL MODULE: ./build/js/model/text/visible-text.js
var visible_text = __webpack_require__(87035);
;// CONCATENATED MODULE: ./build/js/cli/show/findings.js

const shownFindings = 20;
const marks = { error: ["red", "  ✗ "], warning: ["yellow", "  ! "], notice: ["dim", "  · "] };
/** What checks found, errors first, each with the lines around it. The first error of a failed run is its message already. */
function findingLines(report) {
    const findings = [...report.findings].sort((a, b) => rank(a) - rank(b));
    const errors = findings.filter(({ severity }) => severity === "error");
    const lines = findings.slice(0, shownFindings).flatMap((finding) => {
        const told = errors.length === 1 && errors[0] === finding && report.message.includes(finding.message);
        return [...(told ? [] : [headingOf(finding, report.source)]), ...frameLines(finding.frame?.())];
    });
    const more = findings.length - shownFindings;
    return more > 0 ? [...lines, [["dim", `    and ${more} more`]]] : lines;
}
const rank = ({ severity }) => ["error", "warning", "notice"].indexOf(severity);
function headingOf({ severity, path, line, column, message, check }, source) {
    const place = [path ?? source, line, column].filter((part) => part !== undefined && part !== "").join(":");
    return [
        marks[severity],
        ...(place === "" ? [] : [["bold", `${place} `]]),
        message,
        ...(check === undefined ? [] : [["dim", ` [${check}]`]]),
    ];
}
const shownColumns = 100;
/** The lines with their numbers, and a mark under the place. */
function frameLines(frame) {
    if (frame === undefined)
        return [];
    const { first, lines, line, column } = frame;
    const width = String(first + lines.length - 1).length;
    // A bundle's line can be a megabyte: all lines are cut alike, so that they stay below each other.
    const from = Math.max(0, column - shownColumns + 20);
    return lines.flatMap((text, index) => {
        const number = first + index;
        const here = number === line;
        const shown = plain(text.slice(from, from + shownColumns));
        const row = [["dim", `    ${here ? ">" : " "} ${String(number).padStart(width)} │ `], shown];
        if (!here)
            return [row];
        const indent = " ".repeat(plain(text.slice(from, column - 1)).length);
        return [
            row,
            [
                ["dim", `      ${" ".repeat(width)} │ `],
                ["red", `${indent}^`],
            ],
        ];
    });
}
/** As it will be printed, so that the mark stands right: tabs are two spaces, what cannot be seen is escaped. */
const plain = (text) => (0,visible_text/* visible */.RK)(text.replaceAll("\t", "  "));

// EXTERNAL MODULE: ./build/js/cli/show/mood-mark.js
var mood_mark = __webpack_require__(29625);
;// CONCATENATED MODULE: ./build/js/cli/show/size-bar.js
// Covered by test/cli/show/findings.test.ts
const cells = 20;
/** How full the server's allowance is: `█████░░░░░`. Anything above nothing shows. */
function sizeBar(size, most) {
    const full = Math.min(cells, Math.ceil((size / most) * cells));
    return `${"█".repeat(full)}${"░".repeat(cells - full)}`;
}

;// CONCATENATED MODULE: ./build/js/cli/show/describe.js







const shownChanges = 20;
/** One report for each server; with --json as one JSON text. */
function printReports(console, reports) {
    const told = reports.map((report) => (0,note_text/* inWords */.r4)(report));
    if (console.options.json)
        console.printJson(told.length === 1 ? told[0] : { reports: told });
    else
        for (const report of reports)
            printReport(console, report);
}
/** The report for a person: what is true now, what changed, what is left. */
function printReport({ print }, report) {
    print((0,mood_mark/* markOf */.F)(report.outcome), report.message);
    for (const warning of report.warnings)
        print(mood_mark/* warningMark */.o, (0,note_text/* noteText */.gA)(warning));
    for (const line of planLines(report))
        print(...line);
    for (const line of findingLines(report))
        print(...line);
    for (const note of report.notes)
        print(["dim", `  ${(0,note_text/* noteText */.gA)(note)}`]);
    if (report.modules > 0)
        print(["dim", `  ${footer(report)}`]);
}
/** What a plan would change or has changed, one line for each module. */
function planLines({ plan, outcome }) {
    if (plan === undefined || outcome === "unchanged")
        return [];
    const { added, changed, removed, unchanged } = plan;
    const all = [...added, ...changed, ...removed];
    const count = `${added.length} added, ${changed.length} changed, ${removed.length} removed, ${unchanged} unchanged`;
    const heading = [
        ["dim", `  ${["deployed", "restored", "written"].includes(outcome) ? count : `would be: ${count}`}`],
    ];
    if (!["deployed", "restored", "written", "planned"].includes(outcome))
        return [heading];
    const width = Math.min(40, Math.max(...all.map(({ name }) => name.length)));
    const lineOf = (mark) => (change) => [mark, change.name.padEnd(width), ["dim", `  ${sizes(change)}`]];
    const lines = [
        ...added.map(lineOf(["green", "  + "])),
        ...changed.map(lineOf(["yellow", "  ~ "])),
        ...removed.map(lineOf(["red", "  - "])),
    ];
    const more = lines.length - shownChanges;
    return [heading, ...lines.slice(0, shownChanges), ...(more > 0 ? [[["dim", `    and ${more} more`]]] : [])];
}
function sizes({ before, after }) {
    const size = (0,byte_size/* bytes */.e)(after ?? before ?? 0).padStart(9);
    if (before === undefined || after === undefined)
        return size;
    return `${size}  ${signed(after - before)}`;
}
const signed = (growth) => `${growth < 0 ? "−" : "+"}${(0,byte_size/* bytes */.e)(Math.abs(growth))}`;
function footer({ modules, bytes: size, growth, limits, source }) {
    const share = ((size / preflight/* largestModules */._K) * 100).toFixed(size < preflight/* largestModules */._K / 10 ? 1 : 0);
    const writes = limits.find(({ endpoint }) => endpoint === "POST /api/user/code");
    const left = writes === undefined ? [] : [`${writes.remaining} of ${writes.limit} writes left`];
    const set = `${(0,counted/* counted */.h)(modules, "module")} from ${source === "" ? "the root" : `${source}/`}`;
    const grown = growth === undefined || growth === 0 ? "" : `, ${signed(growth)}`;
    return [set, `${sizeBar(size, preflight/* largestModules */._K)} ${(0,byte_size/* bytes */.e)(size)} of 5.24 MB (${share} %${grown})`, ...left].join(" · ");
}


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

/***/ 19654:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AV: () => (/* binding */ checks),
/* harmony export */   F9: () => (/* binding */ found),
/* harmony export */   uq: () => (/* binding */ checkLevels)
/* harmony export */ });
/** What preflight looks for, how bad it is unless `checks:` says otherwise, and what it is. Help and docs print this table. */
const checks = {
    "missing-module": { usual: "error", what: "a require of a module that is not there" },
    "wrong-case": { usual: "error", what: "a require that differs from a module in letter case only" },
    "parent-path": { usual: "error", what: "a require with ../, which the game never resolves" },
    syntax: { usual: "error", what: "code that is not JavaScript" },
    "es-module": { usual: "error", what: "import or export, where the game runs CommonJS" },
    "no-main": { usual: "error", what: "no module called main, where the game starts" },
    "lost-file": { usual: "error", what: "two files that become one module" },
    size: { usual: "error", what: "more than the server takes, by its own count" },
    credential: { usual: "error", what: "a token in the files of the commit" },
};
const checkLevels = ["error", "warn", "off"];
const severities = { error: "error", warn: "warning" };
/**
 * One finding of a check at the level that is set for it, or none.
 * @param mildest `warn` where the game may never come to that line: it is then no error
 */
function found(levels, check, message, place = {}) {
    const { mildest, ...where } = place;
    const level = levels[check] ?? checks[check].usual;
    if (level === "off")
        return [];
    return [{ severity: mildest === "warn" ? "warning" : severities[level], check, message, ...where }];
}


/***/ }),

/***/ 67859:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gw: () => (/* binding */ checkFiles),
  C1: () => (/* binding */ checkSize),
  _K: () => (/* binding */ largestModules)
});

// UNUSED EXPORTS: largestBody

// EXTERNAL MODULE: ./build/js/model/modules/modules.js
var modules_modules = __webpack_require__(68218);
// EXTERNAL MODULE: ./build/js/model/modules/tree.js
var tree = __webpack_require__(77799);
;// CONCATENATED MODULE: ./build/js/model/outcome/finding.js
/** Something that refuses the modules, whatever `checks:` says. */
function error(message, path) {
    return { severity: "error", message, ...(path === undefined ? {} : { path }) };
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./build/js/model/modules/module-files.js
var module_files = __webpack_require__(76841);
;// CONCATENATED MODULE: ./build/js/model/checks/check-content.js



function checkContent(file) {
    if (file.bytes.length < 1024 && file.bytes.subarray(0, lfsPointer.length).toString("latin1") === lfsPointer) {
        return [error("is a Git LFS pointer, not the file itself: commit it without LFS", file.path)];
    }
    if ((0,module_files/* isBinaryFile */.Y)(file) || (0,external_node_buffer_.isUtf8)(file.bytes))
        return [];
    return [
        {
            ...error("is not UTF-8 text, and the game takes nothing else: convert it, or exclude it", file.path),
            line: firstBadLine(file.bytes),
        },
    ];
}
function firstBadLine(bytes) {
    const lines = bytes.toString("latin1").split("\n");
    return 1 + lines.findIndex((line) => !(0,external_node_buffer_.isUtf8)(Buffer.from(line, "latin1")));
}
const lfsPointer = "version https://git-lfs.github.com/spec/";

;// CONCATENATED MODULE: ./build/js/model/checks/check-names.js

function checkName({ name, path }) {
    if (name === "")
        return [error("has no name before its extension: rename it, or exclude it", path)];
    if (path.includes("\ufffd"))
        return [error("has a path that is not UTF-8: rename it", path)];
    if (/^[.$/\\]/.test(name)) {
        return [
            error(`would be module "${name}", which the server drops without a word because of its first character "${name[0]}": rename it, or exclude it`, path),
        ];
    }
    const sign = escapes.find((candidate) => name.includes(candidate));
    return sign === undefined
        ? []
        : [error(`would be module "${name}", in which the server decodes ${sign}: rename it`, path)];
}
// Names are stored with these three signs escaped, and a stored name that starts with `$` is dropped with `ok: 1`.
const escapes = ["$DOT$", "$SLASH$", "$BACKSLASH$"];
function clashes(files, key, what) {
    const groups = Map.groupBy(files, (file) => key(file.name));
    return [...groups.values()]
        .filter((group) => group.length > 1)
        .flatMap((group) => group.map((file) => clash(file, group, what)));
}
function clash(file, group, what) {
    const others = group.filter((other) => other !== file).map((other) => other.path);
    return error(`and ${others.join(", ")} ${what} "${file.name}": rename one, exclude one, or choose a layout that keeps folders`, file.path);
}
function caseClashes(files) {
    const firsts = [...new Map(files.map((file) => [file.name, file])).values()];
    return clashes(firsts, (name) => name.toLowerCase(), "differ in letter case only from");
}

// EXTERNAL MODULE: ./build/js/model/checks/checks.js
var checks = __webpack_require__(19654);
;// CONCATENATED MODULE: ./build/js/model/checks/preflight.js






/** The server refuses more than this: `JSON.stringify(modules).length`, in UTF-16 units (seen to the unit on the open server). */
const largestModules = 5 * 1024 * 1024;
/** Its body parser answers 413 above this many bytes of UTF-8. */
const largestBody = 8 * 1024 * 1024;
/** Everything that is wrong with the files alone, before a request is made. An empty list: nothing found. */
function checkFiles(files, notFiles, { refuseCaseClash, levels = {} }) {
    return [
        ...notFiles.map(notAFile),
        ...files.flatMap(checkName),
        ...clashes(files, (name) => name, "become the same module").flatMap(({ message, path }) => (0,checks/* found */.F9)(levels, "lost-file", message, path === undefined ? {} : { path })),
        ...(refuseCaseClash ? caseClashes(files) : []),
        ...files.flatMap(checkContent),
        ...checkMain(files, levels),
    ];
}
/** The server's own count, so that it never has the last word. */
function checkSize(modules, levels = {}) {
    const text = (0,modules_modules/* modulesText */.vv)(modules);
    if (text.length > largestModules) {
        return (0,checks/* found */.F9)(levels, "size", `The modules are ${grouped(text.length)} characters as JSON: the server takes ${grouped(largestModules)}; largest: ${largest(modules)}`);
    }
    // 4096 is room for the branch name and the braces around the map. A unit of UTF-16 is three bytes at most.
    if (text.length * 3 + 4096 <= largestBody)
        return [];
    const bytes = Buffer.byteLength(text) + 4096;
    if (bytes <= largestBody)
        return [];
    return (0,checks/* found */.F9)(levels, "size", `The modules are ${grouped(bytes)} bytes of UTF-8: the server reads ${grouped(largestBody)}; largest: ${largest(modules)}`);
}
function notAFile(entry) {
    const kind = (0,tree/* isSubmodule */.Xz)(entry) ? "a submodule" : "a symbolic link";
    return error(`is ${kind}, so the commit does not hold its content: commit the file itself, or exclude it`, entry.path);
}
function checkMain(files, levels) {
    if (files.length === 0)
        return [error("No file of the source folder is a module: an empty set would delete the live code")];
    if (files.some((file) => file.name === "main"))
        return [];
    const names = some(files.map((file) => file.name));
    return (0,checks/* found */.F9)(levels, "no-main", `No module is called "main", where the game starts: found ${names}`);
}
function largest(modules) {
    const sizes = [...modules].map(([name, content]) => ({ name, size: JSON.stringify(content).length }));
    return sizes
        .sort((a, b) => b.size - a.size)
        .slice(0, 3)
        .map(({ name, size }) => `"${name}" ${grouped(size)}`)
        .join(", ");
}
function some(names) {
    const shown = names.slice(0, 5).join(", ");
    return names.length > 5 ? `${shown} and ${names.length - 5} more` : shown;
}
const grouped = (count) => count.toLocaleString("en-US");


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

/***/ 76841:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ buildModules),
/* harmony export */   Y: () => (/* binding */ isBinaryFile)
/* harmony export */ });
/* harmony import */ var _content_id_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20958);

/** Text as it is, byte for byte; `.wasm` as base64. The files have passed preflight: UTF-8, one name each. */
function buildModules(files) {
    return {
        modules: new Map(files.map((file) => [file.name, contentOf(file)])),
        ids: new Map(files.map((file) => [file.name, (0,_content_id_js__WEBPACK_IMPORTED_MODULE_0__/* .blobContentId */ .IK)(isBinaryFile(file) ? "binary" : "text", file.oid)])),
    };
}
function isBinaryFile(file) {
    return file.path.endsWith(".wasm");
}
function contentOf(file) {
    return isBinaryFile(file) ? { binary: file.bytes.toString("base64") } : file.bytes.toString("utf8");
}


/***/ }),

/***/ 45754:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gA: () => (/* binding */ noteText),
/* harmony export */   r4: () => (/* binding */ inWords),
/* harmony export */   wt: () => (/* binding */ describeDirty),
/* harmony export */   wv: () => (/* binding */ describeCounts)
/* harmony export */ });
/* harmony import */ var _text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6604);
/* harmony import */ var _text_short_id_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36689);


const words = {
    drift,
    "held-commit": ({ branch, commit, gone }) => `"${branch}" held ${gone ? `what was deployed from here as ${(0,_text_short_id_js__WEBPACK_IMPORTED_MODULE_0__/* .shortId */ .m)(commit)}, which is on no branch any more` : (0,_text_short_id_js__WEBPACK_IMPORTED_MODULE_0__/* .shortId */ .m)(commit)}`,
    "held-record": ({ branch, record, origin }) => `"${branch}" held what record ${(0,_text_short_id_js__WEBPACK_IMPORTED_MODULE_0__/* .shortId */ .m)(record)} keeps (${origin})`,
    "history-unfetched": ({ remote, failure }) => `More of ${remote} could not be fetched to tell where the live code is from (${failure})`,
    "records-unfetched": ({ remote, failure }) => `The records of ${remote} could not be fetched (${failure})`,
    "tip-unasked": ({ failure }) => `Whether a newer commit was pushed could not be asked (${failure})`,
    "instead-kept": ({ branch, record }) => `What "${branch}" holds instead is kept as ${(0,_text_short_id_js__WEBPACK_IMPORTED_MODULE_0__/* .shortId */ .m)(record)}: "screeps-sync restore ${(0,_text_short_id_js__WEBPACK_IMPORTED_MODULE_0__/* .shortId */ .m)(record)}" brings it back`,
    "instead-lost": ({ branch, failure }) => `What "${branch}" holds instead could not be kept: ${failure}`,
    "not-recorded": ({ failure }) => `Not recorded: ${failure}; the next deploy or backup records it`,
    "recorded-nowhere": ({ why }) => `What was built is recorded nowhere (${why}), and no commit holds it, so the next deploy of another commit will find it as drift: set --stamp, and the code itself says which commit it is from`,
    "not-running": notRunning,
    "weak-settings": ({ settings }) => `The commit itself asks for ${settings.map((each) => `"${each}"`).join(", ")}`,
    built: ({ commit, dirty }) => `Built from ${(0,_text_short_id_js__WEBPACK_IMPORTED_MODULE_0__/* .shortId */ .m)(commit)}${dirty.length === 0 ? "" : `, dirty: ${describeDirty(dirty)}`}`,
    layout: ({ layout, counts }) => `Layout ${layout}: requires of modules in folders resolve by ${describeCounts(counts)}; "layout: ${layout}" in screeps-sync.yml pins it`,
    "left-over": ({ branches }) => `Left for the next run: ${branches.map((name) => `"${name}"`).join(", ")}`,
};
/** A note in one line, for a person. */
function noteText(note) {
    const tell = words[note.kind];
    return tell(note);
}
/** A report with words for its notes, as JSON has it. */
function inWords(report, tell = noteText) {
    return { ...report, warnings: report.warnings.map(tell), notes: report.notes.map(tell) };
}
/** How a work tree differs from its commit. */
function describeDirty(dirty) {
    const [first = ""] = dirty;
    const more = dirty.length === 1 ? "differs" : `and ${dirty.length - 1} more differ`;
    return `${first} ${more} from the commit`;
}
/** How many requires resolve by each layout. */
const describeCounts = (counts) => Object.entries(counts)
    .map(([layout, count]) => `${layout} ${count}`)
    .join(", ");
function drift({ branch, found, sure, end }) {
    const is = sure ? (typeof end === "string" ? "is not" : "was not") : "may not be";
    return `Drift: the live code of "${branch}" ${is} from this repository (${found})${driftEnd(end)}`;
}
function driftEnd(end) {
    if (end === "planned")
        return "";
    if (end === "overwritten")
        return "; --on-drift overwrite keeps no copy of it";
    const record = (0,_text_short_id_js__WEBPACK_IMPORTED_MODULE_0__/* .shortId */ .m)(end.record);
    return `; a copy is kept as ${record}, and "screeps-sync restore ${record}" brings it back`;
}
function notRunning({ server, branch, active, serverFlag, ownName }) {
    const where = serverFlag === undefined ? "" : ` --server ${(0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__/* .shellWord */ .r)(serverFlag)}`;
    const activate = `"screeps-sync activate ${(0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__/* .shellWord */ .r)(branch)}${where}" makes it run "${branch}"`;
    const rule = ownName === undefined
        ? ""
        : `, or a rule in screeps-sync.yml deploys to what it runs: branches: { ${yamlWord(ownName)}: ${yamlWord(active)} }`;
    return `The game on ${server} runs "${active}", and not "${branch}": ${activate}${rule}`;
}
const yamlWord = (text) => (/^[A-Za-z][\w./-]*$/.test(text) ? text : JSON.stringify(text));


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


/***/ }),

/***/ 6604:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ shellWord)
/* harmony export */ });
/** A text as one word of a command to paste into a POSIX shell. */
function shellWord(text) {
    return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
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