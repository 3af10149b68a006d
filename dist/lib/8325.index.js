"use strict";
exports.id = 8325;
exports.ids = [8325];
exports.modules = {

/***/ 35890:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./build/js/model/text/told-time.js
var told_time = __webpack_require__(24516);
// EXTERNAL MODULE: ./build/js/sync/origin/known.js
var origin_known = __webpack_require__(86561);
// EXTERNAL MODULE: ./build/js/sync/start/open-world.js + 22 modules
var open_world = __webpack_require__(31676);
// EXTERNAL MODULE: ./build/js/sync/start/prepare.js + 1 modules
var prepare = __webpack_require__(73154);
// EXTERNAL MODULE: ./build/js/model/glob/glob.js + 4 modules
var glob = __webpack_require__(5777);
// EXTERNAL MODULE: ./build/js/model/outcome/errors.js
var errors = __webpack_require__(92383);
// EXTERNAL MODULE: ./build/js/model/settings/branch-rules.js
var branch_rules = __webpack_require__(34377);
// EXTERNAL MODULE: ./build/js/sync/deploy/describe-run.js
var describe_run = __webpack_require__(42078);
// EXTERNAL MODULE: ./build/js/sync/start/patience.js + 1 modules
var patience = __webpack_require__(41105);
// EXTERNAL MODULE: ./build/js/git/history/find-commits.js
var find_commits = __webpack_require__(94975);
// EXTERNAL MODULE: ./build/js/model/modules/modules.js
var modules_modules = __webpack_require__(68218);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/js/git/objects/bare-beside.js



/**
 * Runs `use` with a handle on the same objects in an empty repository of its own: no work tree, no attributes, so that
 * what git says does not depend on them. (`GIT_ATTR_SOURCE` would do, from git 2.41 on.)
 */
async function withoutAttributes(repository, format, use) {
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), "screeps-sync-bare-"));
    try {
        await Promise.all(["refs", "objects"].map((name) => (0,promises_.mkdir)((0,external_node_path_.join)(folder, name))));
        await (0,promises_.writeFile)((0,external_node_path_.join)(folder, "HEAD"), "ref: refs/heads/none\n");
        await (0,promises_.writeFile)((0,external_node_path_.join)(folder, "config"), configOf(format));
        return await use({
            ...repository,
            variables: { ...repository.variables, GIT_DIR: folder, GIT_ATTR_NOSYSTEM: "1" },
        });
    }
    finally {
        await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
}
const configOf = (format) => `[core]\n\trepositoryformatversion = 1\n\tbare = true\n\tattributesFile = ${JSON.stringify(external_node_os_.devNull)}\n[extensions]\n\tobjectformat = ${format}\n`;

// EXTERNAL MODULE: ./build/js/git/process/git-error.js
var git_error = __webpack_require__(45117);
// EXTERNAL MODULE: ./build/js/git/process/runner.js + 4 modules
var runner = __webpack_require__(9795);
// EXTERNAL MODULE: ./build/js/git/history/with-trees.js + 1 modules
var with_trees = __webpack_require__(46075);
;// CONCATENATED MODULE: ./build/js/git/history/count-lines.js




/** Two sets of files → for each path that differs, how many lines. Leaves nothing in the repository. */
async function countLines(repository, before, after) {
    return (0,with_trees/* withTrees */.g)(repository, [before, after], async (quarantined, trees) => {
        const args = ["diff", "--numstat", "-z", "--no-renames", "--no-ext-diff", "--no-textconv", "--no-relative"];
        // `.gitattributes` may say `-diff` of code that git is not to show; how much of it changed is true all the same.
        const format = trees[0].length === 64 ? "sha256" : "sha1";
        return withoutAttributes(quarantined, format, async (bare) => parseNumstat(await (0,runner/* gitText */.q)(bare, [...args, ...trees, "--"])));
    });
}
/** Output of `git diff --numstat -z` → `<added> TAB <removed> TAB <path> NUL` each, with `-` for what is no text. */
function parseNumstat(output) {
    if (output === "")
        return new Map();
    if (!output.endsWith("\0"))
        throw new git_error/* GitError */.X("Cannot count lines: git's list ends in the middle of an entry");
    return new Map(output
        .slice(0, -1)
        .split("\0")
        .map((entry) => {
        const [, added, removed, path] = /^(\d+|-)\t(\d+|-)\t(.+)$/s.exec(entry) ?? [];
        if (added === undefined || removed === undefined || path === undefined)
            throw new git_error/* GitError */.X(`Cannot count lines: git printed ${JSON.stringify(entry)}`);
        return [path, { added: count(added), removed: count(removed) }];
    }));
}
const count = (text) => (text === "-" ? undefined : Number(text));

// EXTERNAL MODULE: ./build/js/model/records/record-files.js + 2 modules
var record_files = __webpack_require__(7151);
;// CONCATENATED MODULE: ./build/js/sync/origin/edited-modules.js
// Covered by test/sync/look/status.test.ts


/** What was edited in the game since the nearest known state. */
async function editedModules(repository, { ids, plan }, live) {
    const differing = new Set([...plan.changed, ...plan.added, ...plan.removed]);
    const now = new Map([...live].filter(([name]) => differing.has(name)));
    const files = (0,record_files/* recordFiles */.B5)(now);
    const paths = new Map(files.map(({ name, path }) => [name, path]));
    const before = [...ids].flatMap(([name, id]) => {
        const [kind, oid] = id.split(" ");
        const path = paths.get(name) ??
            `${encodeURIComponent(name.toWellFormed()).replace(/^\./, "%2E")}.${kind === "text" ? "js" : "wasm"}`;
        return differing.has(name) && oid !== undefined ? [{ path, mode: "100644", oid }] : [];
    });
    const after = files.map((file) => ({ ...file, mode: "100644" }));
    const lines = await countLines(repository, before, after);
    const countOf = (name) => lines.get(paths.get(name) ?? "") ?? { added: undefined, removed: undefined };
    return [
        ...plan.changed.map((name) => ({ name, change: "changed", ...countOf(name) })),
        // The plan goes from live to the commit: what it would remove was added in the game.
        ...plan.removed.map((name) => ({ name, change: "added", ...countOf(name) })),
        ...plan.added.map((name) => ({ name, change: "removed", added: undefined, removed: undefined })),
    ];
}

// EXTERNAL MODULE: ./build/js/sync/origin/explain-anywhere.js
var explain_anywhere = __webpack_require__(87891);
// EXTERNAL MODULE: ./build/js/git/history/commits.js
var commits = __webpack_require__(75297);
;// CONCATENATED MODULE: ./build/js/sync/origin/known-commit.js
// Covered by test/sync/look/status.test.ts

async function describeCommit(repository, oid) {
    const [commit] = await (0,commits/* readCommits */.Fe)(repository, [oid]);
    const [subject = ""] = (commit?.message ?? "").split("\n");
    return { commit: oid, subject, time: (commit?.time ?? new Date(0)).toISOString() };
}

;// CONCATENATED MODULE: ./build/js/sync/look/is-kin.js
/**
 * Whether live code is an edit of the nearest known state: a module of it is the same, or at least half the lines of
 * those of its name. Else it is another project's, and what differs from ours says nothing of it.
 */
function isKin({ plan }, edited, live) {
    if (plan.unchanged.length > 0)
        return true;
    const changed = edited.filter(({ change }) => change === "changed");
    const lines = sum(changed.map(({ name }) => linesOf(live.get(name))));
    const fresh = sum(changed.map(({ added }) => added ?? 0));
    return lines > 0 && (lines - fresh) * 2 >= lines;
}
const linesOf = (content) => typeof content === "string" ? content.replace(/\n$/, "").split("\n").length : 1;
const sum = (counts) => counts.reduce((all, count) => all + count, 0);

// EXTERNAL MODULE: ./build/js/sync/origin/find-record.js
var find_record = __webpack_require__(82493);
// EXTERNAL MODULE: ./build/js/sync/records/read-records.js
var read_records = __webpack_require__(48899);
;// CONCATENATED MODULE: ./build/js/sync/look/record-status.js



async function describeRecord(repository, place, live) {
    const found = await (0,find_record/* findRecord */.T)(repository, place, live);
    const newest = found ?? (await (0,read_records/* newestRecord */.oG)(repository, place));
    if (newest === undefined)
        return {};
    const { commit, facts } = newest;
    return {
        record: {
            commit: commit.oid,
            time: facts.time.toISOString(),
            origin: facts.origin.kind,
            ...("commit" in facts.origin ? { from: facts.origin.commit } : {}),
            isLive: found !== undefined,
        },
    };
}
/** The commit that a deploy of built code was from; one that this clone has not got is known by its id alone. */
async function builtFrom(repository, { origin, from }) {
    if (origin !== "deploy" || from === undefined)
        return {};
    const unseen = { commit: from, subject: "", time: new Date(0).toISOString() };
    return { live: await describeCommit(repository, from).catch(() => unseen) };
}

;// CONCATENATED MODULE: ./build/js/sync/look/live-status.js
// Covered by test/sync/look/status.test.ts








/** What is live on one branch. */
async function lookAt(options, world, branch) {
    const live = await (0,patience/* patiently */.d_)(world, () => world.api.getCode(branch));
    if (live === undefined || (0,modules_modules/* isNothing */.qv)(live))
        return { state: "empty" };
    const size = { modules: live.modules.size, bytes: (0,modules_modules/* modulesText */.vv)(live.modules).length };
    const place = { server: options.target.server.name, branch };
    const record = await describeRecord(world.repository, place, live.modules);
    const { known } = options;
    const { modules } = live;
    const explanation = known === undefined ? undefined : await (0,explain_anywhere/* explainAnywhere */.J2)(world.repository, known, { branch, modules });
    if (known !== undefined && isExplained(explanation))
        return { state: "commit", ...size, ...record, ...(await position(world.repository, explanation, known)) };
    const isOurs = record.record?.origin === "deploy" || record.record?.origin === "restore";
    if (record.record?.isLive === true && (isOurs || explanation?.nearest === undefined))
        return { state: "recorded", ...size, ...record, ...(await builtFrom(world.repository, record.record)) };
    return { ...size, ...record, ...(await describeUnknown(world.repository, explanation, live.modules, record)) };
}
const isExplained = (explanation) => explanation?.commit !== undefined;
async function position(repository, explanation, known) {
    const { commit, behind, folder, gone } = explanation;
    const live = await describeCommit(repository, commit);
    if (gone)
        return { live, gone };
    if (behind !== undefined)
        return { live, ahead: 0, behind };
    const folders = [...new Set([known.listed?.folder ?? "", folder ?? ""])];
    const apart = await (0,find_commits/* countApart */.Kl)(repository, commit, known.commit.oid, folders);
    return { live, ahead: apart.onlyA, behind: apart.onlyB };
}
/** An edit of what is known here, or something else altogether. What was ours once, by a record, was edited since. */
async function describeUnknown(repository, explanation, live, { record }) {
    const wasOurs = record !== undefined || explanation?.cutOff === true;
    if (explanation?.nearest === undefined)
        return { state: wasOurs ? "edited" : "foreign" };
    const edited = await editedModules(repository, explanation.nearest, live);
    const { cutOff, unseen } = explanation;
    const bound = unseen.length > 0 ? { unseen } : {};
    if (!wasOurs && !isKin(explanation.nearest, edited, live))
        return { state: "foreign", ...bound };
    const nearest = await describeCommit(repository, explanation.nearest.commit);
    return { state: "edited", nearest, edited, ...(cutOff ? { shallow: true } : {}), ...bound };
}

;// CONCATENATED MODULE: ./build/js/sync/look/status.js






/** What is live on each branch, and where it is from. Reads only. */
async function status_status(options, world) {
    const listed = await (0,patience/* patiently */.d_)(world, world.api.listBranches);
    const names = choose(listed.map(({ branch }) => branch), options);
    const branches = [];
    let limited;
    for (const { branch, activeWorld: active } of listed.filter((each) => names.includes(each.branch))) {
        if (!(0,branch_rules/* isBranchName */.Q8)(branch)) {
            branches.push({ branch, active, state: "unread", why: "the service takes its name for the active branch" });
            continue;
        }
        try {
            if (limited !== undefined)
                throw limited;
            branches.push({ branch, active, ...(await lookAt(options, world, branch)) });
        }
        catch (failure) {
            if (!(failure instanceof errors/* RateLimitedError */.TM))
                throw failure;
            limited = failure;
            branches.push({ branch, active, state: "unread" });
        }
    }
    const retryAt = limited?.retryAt?.toISOString();
    return {
        server: options.target.label,
        branches,
        limits: (0,describe_run/* describeLimits */.Wm)(world.api.limits),
        ...(retryAt === undefined ? {} : { retryAt }),
    };
}
function choose(names, { branches, target }) {
    if (branches === undefined)
        return names;
    const chosen = (0,glob/* matching */.wC)(names, branches);
    if (chosen.length > 0)
        return chosen;
    throw new errors/* UsageError */.eb(`Cannot show ${branches.join(", ")} on ${target.label}: there is no such branch; there are ${names.join(", ")}`);
}

;// CONCATENATED MODULE: ./build/js/sync/look/status-targets.js
// Covered by test/sync/look/status.test.ts




/** What is live on every server of a run. */
async function statusTargets(asked, globs, door) {
    const { values, targets } = await (0,prepare/* prepareAccount */.nI)(door.repository, asked);
    const { known, why } = await (0,origin_known/* readKnown */.U)(door.repository, asked);
    const named = values.branch === undefined ? undefined : [values.branch];
    const servers = [];
    for (const target of targets) {
        const options = {
            target,
            branches: globs.length > 0 ? globs : named,
            known,
        };
        servers.push(await status_status(options, (0,open_world/* openWorld */.H)(door, target, values)));
    }
    return {
        ref: asked.ref,
        ...(known === undefined ? {} : { commit: known.commit.oid }),
        ...(why === undefined ? {} : { why }),
        servers,
    };
}

// EXTERNAL MODULE: ./build/js/model/text/counted.js
var counted = __webpack_require__(99959);
// EXTERNAL MODULE: ./build/js/model/text/short-id.js
var short_id = __webpack_require__(36689);
// EXTERNAL MODULE: ./build/js/cli/show/ago.js
var ago = __webpack_require__(51667);
;// CONCATENATED MODULE: ./build/js/cli/show/branch-details.js
// Covered by test/doors/cli.test.ts


function editedLines({ edited = [] }) {
    const width = Math.max(0, ...edited.slice(0, shownModules).map(({ name }) => name.length));
    const lines = edited.slice(0, shownModules).map((module) => editedLine(module, width));
    const more = edited.length - shownModules;
    return more > 0 ? [...lines, [["dim", `and ${more} more`]]] : lines;
}
function editedLine({ name, change, added, removed }, width) {
    const marks = { changed: ["yellow", "~ "], added: ["green", "+ "], removed: ["red", "- "] };
    const lines = [
        ...((added ?? 0) > 0 ? [["green", `  +${added}`]] : []),
        ...((removed ?? 0) > 0 ? [["red", `  −${removed}`]] : []),
    ];
    return [marks[change], name.padEnd(width), ...lines];
}
const shownModules = 10;
const unseenLine = ({ unseen }) => unseen === undefined ? [] : [[["dim", `not looked at: ${unseen.join(", ")}`]]];
function recordLine({ record, state }) {
    if (record === undefined)
        return state === "edited" || state === "foreign"
            ? [[["dim", "not recorded yet: screeps-sync backup keeps it"]]]
            : [];
    const what = record.isLive ? "recorded as" : state === "edited" ? "not recorded yet, last record" : "last record";
    return [[["dim", `${what} ${(0,short_id/* shortId */.m)(record.commit)}, ${(0,ago/* ago */.K)(record.time)}`]]];
}

;// CONCATENATED MODULE: ./build/js/cli/show/branch-lines.js
// Covered by test/doors/cli.test.ts



function branch_lines_linesOf(branch, width, report) {
    const active = branch.active ? ["cyan", "● "] : "  ";
    const name = branch.active ? ["bold", branch.branch.padEnd(width)] : branch.branch.padEnd(width);
    const indent = " ".repeat(width + 4);
    const more = [...editedLines(branch), ...unseenLine(branch), ...recordLine(branch)].map((line) => [
        indent,
        ...line,
    ]);
    return [[active, name, "  ", ...headline(branch, report)], ...more];
}
function headline(status, { ref, why }) {
    switch (status.state) {
        case "empty":
            return [["dim", "empty"]];
        case "unread":
            return [["yellow", status.why === undefined ? "not read" : `not read: ${status.why}`]];
        case "recorded":
            return [...recorded(status), ["dim", size(status)]];
        case "foreign":
            return [
                ["yellow", why === undefined ? "not from this repository" : "not known here"],
                ["dim", size(status)],
            ];
        case "edited":
            return [
                ["yellow", status.shallow === true ? "not seen in this shallow clone" : "edited in the game"],
                ...since(status.nearest),
                ["dim", size(status)],
            ];
        case "commit":
            if (status.gone)
                return [...gone(status), ["dim", size(status)]];
            return [
                ...(status.live === undefined ? [] : named(status.live)),
                "  ",
                distance(status, ref),
                ["dim", size(status)],
            ];
    }
}
function named({ commit, subject }) {
    const short = subject.length > 50 ? `${subject.slice(0, 49)}…` : subject;
    return [["yellow", (0,short_id/* shortId */.m)(commit)], ` ${short}`];
}
function recorded({ live, record }) {
    if (live !== undefined)
        return [["green", "built from "], ...named(live)];
    return [["green", `as recorded${record?.origin === "restore" ? ", restored" : ""}`]];
}
const gone = ({ live }) => live === undefined
    ? []
    : [
        "deployed from here as ",
        ["yellow", (0,short_id/* shortId */.m)(live.commit)],
        ["magenta", ", which is on no branch any more"],
        ["dim", `  ${live.subject}`],
    ];
const since = (nearest) => nearest === undefined ? [] : [" since ", ...named(nearest)];
function distance({ behind = 0, ahead = 0 }, ref) {
    if (behind === 0 && ahead === 0)
        return ["green", `is ${ref}`];
    const parts = [
        ...(behind > 0 ? [`${branch_lines_commits(behind)} behind`] : []),
        ...(ahead > 0 ? [`${branch_lines_commits(ahead)} ahead of`] : []),
    ];
    return [ahead > 0 ? "magenta" : "blue", `${parts.join(", ")} ${ref}`];
}
/** Of the first-parent line, and of those that touch the source: what a person would have deployed. */
const branch_lines_commits = (count) => (0,counted/* counted */.h)(count, "first-parent commit");
const size = ({ modules = 0 }) => `  ${(0,counted/* counted */.h)(modules, "module")}`;

// EXTERNAL MODULE: ./build/js/cli/terminal/context.js
var terminal_context = __webpack_require__(40472);
// EXTERNAL MODULE: ./build/js/cli/terminal/read-flags.js
var read_flags = __webpack_require__(42789);
;// CONCATENATED MODULE: ./build/js/cli/commands/status.js





/** `screeps-sync status [branches...]` */
async function run(context) {
    const { console, args, flags } = context;
    const report = await statusTargets((0,terminal_context/* askedIn */.U)(context, (0,read_flags/* textFlag */.gx)(flags, "ref") ?? "HEAD"), args, (0,terminal_context/* doorOf */.a)(context));
    if (console.options.json)
        console.printJson(report);
    else
        for (const server of report.servers)
            printServer(console, server, report);
    return 0;
}
function printServer({ print }, server, report) {
    print(["bold", server.server], ["dim", `   ${limitsOf(server.limits)}`]);
    const width = Math.max(0, ...server.branches.map(({ branch }) => branch.length));
    for (const branch of server.branches)
        for (const line of branch_lines_linesOf(branch, width, report))
            print(...line);
    if (server.retryAt !== undefined)
        print([
            "yellow",
            `! Not all was read: a limit is reached, free again ${(0,told_time/* toldTime */.f)(new Date(server.retryAt), new Date())}`,
        ]);
    if (report.why !== undefined)
        print(["dim", `  Live code is compared with records only: ${report.why}`]);
}
function limitsOf(limits) {
    const words = new Map([
        ["GET /api/user/code", "reads"],
        ["POST /api/user/code", "writes"],
    ]);
    return limits
        .flatMap(({ endpoint, remaining, limit }) => {
        const word = words.get(endpoint);
        return word === undefined ? [] : [`${remaining} of ${limit} ${word} left`];
    })
        .join(" · ");
}


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

/***/ 46075:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ withTrees)
});

// EXTERNAL MODULE: ./build/js/git/objects/write-tree.js + 1 modules
var write_tree = __webpack_require__(47367);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/git/process/environment.js
var environment = __webpack_require__(36731);
// EXTERNAL MODULE: ./build/js/git/process/runner.js + 4 modules
var runner = __webpack_require__(9795);
;// CONCATENATED MODULE: ./build/js/git/process/quarantine.js





/**
 * Runs `use` with a handle on the same repository whose new objects go to a temporary folder, and deletes that folder
 * afterwards: what `use` writes can be read and compared there, and leaves nothing behind.
 */
async function withQuarantine(repository, use) {
    const folder = await external_node_fs_.promises.mkdtemp((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), "screeps-sync-objects-"));
    try {
        const objects = await (0,runner/* gitText */.q)(repository, ["rev-parse", "--path-format=absolute", "--git-path", "objects"]);
        const alternates = [quote(objects.replace(/\r?\n$/, "")), (0,environment/* gitEnvironment */._)(repository)[alternatesName]];
        const variables = {
            ...repository.variables,
            GIT_OBJECT_DIRECTORY: folder,
            [alternatesName]: alternates.filter((entry) => entry !== undefined).join(external_node_path_.delimiter),
        };
        return await use({ ...repository, variables });
    }
    finally {
        await external_node_fs_.promises.rm(folder, { recursive: true, force: true });
    }
}
const alternatesName = "GIT_ALTERNATE_OBJECT_DIRECTORIES";
/** Git splits the list at colons, except inside double quotes. */
const quote = (path) => `"${path.replace(/["\\]/g, "\\$&")}"`;

;// CONCATENATED MODULE: ./build/js/git/history/with-trees.js


/** Two sets of files as two trees, which `use` can compare with git. Leaves nothing in the repository. */
async function withTrees(repository, [before, after], use) {
    return withQuarantine(repository, async (quarantined) => {
        const treeA = await (0,write_tree/* writeTree */.W)(quarantined, before);
        return use(quarantined, [treeA, await (0,write_tree/* writeTree */.W)(quarantined, after)]);
    });
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

/***/ 82493:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ findRecord)
/* harmony export */ });
/* harmony import */ var _git_history_find_commits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94975);
/* harmony import */ var _model_modules_modules_digest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69379);
/* harmony import */ var _model_modules_plan_modules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3644);
/* harmony import */ var _records_read_records_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48899);




/** The newest record of a branch, here or as it was last fetched, that holds exactly these modules, however old it is. */
async function findRecord(repository, place, modules) {
    const tips = await (0,_records_read_records_js__WEBPACK_IMPORTED_MODULE_2__/* .recordTips */ .gg)(repository, place);
    if (tips.length === 0)
        return undefined;
    const digest = (0,_model_modules_modules_digest_js__WEBPACK_IMPORTED_MODULE_3__/* .modulesDigest */ .O)(modules);
    const found = await (0,_git_history_find_commits_js__WEBPACK_IMPORTED_MODULE_0__/* .findByMessage */ .k2)(repository, tips, `Screeps-Digest: ${digest}`);
    for (const record of await (0,_records_read_records_js__WEBPACK_IMPORTED_MODULE_2__/* .readRecords */ .T3)(repository, found)) {
        // A digest is only what the message claims.
        if ((0,_model_modules_plan_modules_js__WEBPACK_IMPORTED_MODULE_1__/* .sameModules */ .st)(await (0,_records_read_records_js__WEBPACK_IMPORTED_MODULE_2__/* .readRecordModules */ .l_)(repository, record.commit.oid), modules))
            return record;
    }
    return undefined;
}


/***/ }),

/***/ 86561:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ readKnown)
/* harmony export */ });
/* harmony import */ var _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92383);
/* harmony import */ var _source_list_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86151);
/* harmony import */ var _start_configurations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15053);



const builtWhy = 'what a build writes is in no commit ("from: folder"), so that records tell, and a stamp';
/**
 * The commit that a door was asked about, and its source, so that live code can be compared with its history. Undefined
 * where this repository holds no such source, as one that is only there for backups; `why` says what was found instead.
 */
async function readKnown(repository, asked) {
    try {
        const { known, values } = await (0,_start_configurations_js__WEBPACK_IMPORTED_MODULE_2__/* .openConfigured */ .vP)(repository, asked.ref, asked);
        // Each code branch has a folder of its own then.
        if (values.branches?.some(({ template }) => typeof template !== "string"))
            return { known };
        // What a build writes is in no commit, and nothing is built only to look at what is live.
        if (values.from === "folder")
            return { known, why: builtWhy };
        const { source, entries } = await (0,_source_list_source_js__WEBPACK_IMPORTED_MODULE_1__/* .listSource */ .K)(repository, known.commit, { source: values.source, tree: undefined });
        return { known: { ...known, listed: { folder: source, entries } } };
    }
    catch (failure) {
        if (failure instanceof _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SyncError */ .S0)
            return { why: failure.message };
        throw failure;
    }
}


/***/ })

};
;