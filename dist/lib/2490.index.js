"use strict";
exports.id = 2490;
exports.ids = [2490];
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

/***/ 78817:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ status_run)
});

// EXTERNAL MODULE: ./build/js/model/settings.js
var settings = __webpack_require__(62148);
// EXTERNAL MODULE: ./build/js/sync/known.js
var sync_known = __webpack_require__(81692);
// EXTERNAL MODULE: ./build/js/sync/open-world.js + 18 modules
var open_world = __webpack_require__(41885);
// EXTERNAL MODULE: ./build/js/sync/prepare.js + 1 modules
var prepare = __webpack_require__(60238);
// EXTERNAL MODULE: ./build/js/git/commits.js
var commits = __webpack_require__(26994);
// EXTERNAL MODULE: ./build/js/git/git-error.js
var git_error = __webpack_require__(22719);
// EXTERNAL MODULE: ./build/js/git/quarantine.js
var quarantine = __webpack_require__(49246);
// EXTERNAL MODULE: ./build/js/git/runner.js + 2 modules
var runner = __webpack_require__(41917);
// EXTERNAL MODULE: ./build/js/git/write-tree.js + 1 modules
var write_tree = __webpack_require__(47518);
;// CONCATENATED MODULE: ./build/js/git/count-lines.js




/** Two sets of files → for each path that differs, how many lines. Leaves nothing in the repository. */
async function countLines(repository, before, after) {
    return (0,quarantine/* withQuarantine */.T)(repository, async (quarantined) => {
        const trees = [await (0,write_tree/* writeTree */.W)(quarantined, before), await (0,write_tree/* writeTree */.W)(quarantined, after)];
        const args = ["diff", "--numstat", "-z", "--no-renames", "--no-ext-diff", "--no-textconv", "--no-relative"];
        return parseNumstat(await (0,runner/* gitText */.q)(quarantined, [...args, ...trees, "--"]));
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

// EXTERNAL MODULE: ./build/js/model/errors.js
var errors = __webpack_require__(41710);
// EXTERNAL MODULE: ./build/js/model/glob.js
var glob = __webpack_require__(53199);
// EXTERNAL MODULE: ./build/js/model/modules.js
var modules = __webpack_require__(6180);
// EXTERNAL MODULE: ./build/js/model/record-files.js + 1 modules
var record_files = __webpack_require__(64803);
// EXTERNAL MODULE: ./build/js/sync/describe-run.js
var describe_run = __webpack_require__(54130);
// EXTERNAL MODULE: ./build/js/sync/explain-anywhere.js
var explain_anywhere = __webpack_require__(93920);
// EXTERNAL MODULE: ./build/js/sync/explain-elsewhere.js
var explain_elsewhere = __webpack_require__(3357);
// EXTERNAL MODULE: ./build/js/sync/patience.js + 1 modules
var sync_patience = __webpack_require__(33380);
// EXTERNAL MODULE: ./build/js/sync/record.js + 1 modules
var record = __webpack_require__(32013);
// EXTERNAL MODULE: ./build/js/sync/run.js
var run = __webpack_require__(66606);
;// CONCATENATED MODULE: ./build/js/sync/status.js












/** What is live on each branch, and where it is from. Reads only. */
async function status_status(options, world) {
    const look = { options, world, patience: (0,sync_patience/* startPatience */.ew)(options.maxWaitMs) };
    const listed = await (0,sync_patience/* patiently */.d_)(world, look.patience, world.api.listBranches);
    const names = choose(listed.map(({ branch }) => branch), options);
    const branches = [];
    let limited;
    for (const { branch, activeWorld: active } of listed.filter((each) => names.includes(each.branch))) {
        try {
            if (limited !== undefined)
                throw limited;
            branches.push({ branch, active, ...(await lookAt(look, branch)) });
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
        server: options.server,
        branches,
        limits: (0,describe_run/* describeLimits */.Wm)(world.api.limits),
        ...(retryAt === undefined ? {} : { retryAt }),
    };
}
async function lookAt({ options, world, patience }, branch) {
    const live = await (0,sync_patience/* patiently */.d_)(world, patience, () => world.api.getCode(branch));
    if (live === undefined || (0,run/* isNothing */.qv)(live))
        return { state: "empty" };
    const size = { modules: live.modules.size, bytes: (0,modules/* modulesText */.vv)(live.modules).length };
    const place = { server: options.address, branch };
    const record = await describeRecord(world.repository, place, live.modules);
    const { known } = options;
    const explanation = known === undefined ? undefined : await (0,explain_anywhere/* explainAnywhere */.J)(world.repository, known, live.modules);
    if (known !== undefined && explanation?.commit !== undefined)
        return { state: "commit", ...size, ...record, ...(await position(world.repository, explanation.commit, known)) };
    const isOurs = record.record?.origin === "deploy" || record.record?.origin === "restore";
    if (record.record?.isLive === true && (isOurs || explanation?.nearest === undefined))
        return { state: "recorded", ...size, ...record };
    return { state: "edited", ...size, ...record, ...(await describeEdit(world.repository, explanation, live.modules)) };
}
async function position(repository, commit, known) {
    const { onlyA: ahead, onlyB: behind } = await (0,commits/* countApart */.Kl)(repository, commit, known.commit.oid, known.source.source);
    return { live: await describeCommit(repository, commit), ahead, behind };
}
async function describeEdit(repository, explanation, live) {
    if (explanation?.nearest === undefined)
        return {};
    const { commit, ids, plan } = explanation.nearest;
    const differing = new Set([...plan.changed, ...plan.added, ...plan.removed]);
    const now = new Map([...live].filter(([name]) => differing.has(name)));
    const paths = new Map((0,record_files/* recordFiles */.B5)(now).map((file, index) => [[...now.keys()][index] ?? "", file]));
    const before = [...ids].flatMap(([name, id]) => {
        const [kind, oid] = id.split(" ");
        const path = paths.get(name)?.path ??
            `${encodeURIComponent(name.toWellFormed()).replace(/^\./, "%2E")}.${kind === "text" ? "js" : "wasm"}`;
        return differing.has(name) && oid !== undefined ? [{ path, mode: "100644", oid }] : [];
    });
    const after = [...paths.values()].map((file) => ({ ...file, mode: "100644" }));
    const lines = await countLines(repository, before, after);
    const countOf = (name) => lines.get(paths.get(name)?.path ?? "") ?? { added: undefined, removed: undefined };
    const edited = [
        ...plan.changed.map((name) => ({ name, change: "changed", ...countOf(name) })),
        // The plan goes from live to the commit: what it would remove was added in the game.
        ...plan.removed.map((name) => ({ name, change: "added", ...countOf(name) })),
        ...plan.added.map((name) => ({ name, change: "removed", added: undefined, removed: undefined })),
    ];
    return {
        nearest: await describeCommit(repository, commit),
        edited,
        ...(explanation.cutOff ? { shallow: true } : {}),
    };
}
async function describeCommit(repository, oid) {
    const [commit] = await (0,commits/* readCommits */.Fe)(repository, [oid]);
    const [subject = ""] = (commit?.message ?? "").split("\n");
    return { commit: oid, subject, time: (commit?.time ?? new Date(0)).toISOString() };
}
async function describeRecord(repository, place, live) {
    const found = await (0,explain_elsewhere/* findRecord */.T)(repository, place, live);
    const newest = found ?? (await (0,record/* newestRecord */.oG)(repository, place));
    if (newest === undefined)
        return {};
    const { commit, facts } = newest;
    return {
        record: {
            commit: commit.oid,
            time: facts.time.toISOString(),
            origin: facts.origin.kind,
            isLive: found !== undefined,
        },
    };
}
function choose(names, { branches, server }) {
    if (branches === undefined)
        return names;
    const chosen = (0,glob/* matching */.w)(names, branches);
    if (chosen.length > 0)
        return chosen;
    throw new errors/* UsageError */.eb(`Cannot show ${branches.join(", ")} on ${server}: there is no such branch; there are ${names.join(", ")}`);
}

;// CONCATENATED MODULE: ./build/js/sync/status-targets.js





/** What is live on every server of a run. */
async function statusTargets(asked, globs, door) {
    const { values, targets } = await (0,prepare/* prepareAccount */.nI)(door.repository, asked);
    const { known, why } = await (0,sync_known/* readKnown */.U)(door.repository, asked);
    const named = values.branch === undefined ? undefined : [values.branch];
    const servers = [];
    for (const target of targets) {
        const options = {
            server: target.label,
            address: target.server.name,
            branches: globs.length > 0 ? globs : named,
            known,
            maxWaitMs: (values["max-wait"] ?? settings/* settings */.W["max-wait"].default) * 1000,
        };
        servers.push(await status_status(options, (0,open_world/* openWorld */.H)({ ...door, target, values })));
    }
    return {
        ref: asked.ref,
        ...(known === undefined ? {} : { commit: known.commit.oid }),
        ...(why === undefined ? {} : { why }),
        servers,
    };
}

// EXTERNAL MODULE: ./build/js/cli/ago.js
var ago = __webpack_require__(52491);
// EXTERNAL MODULE: ./build/js/cli/context.js
var cli_context = __webpack_require__(76309);
// EXTERNAL MODULE: ./build/js/cli/read-flags.js
var read_flags = __webpack_require__(23882);
;// CONCATENATED MODULE: ./build/js/cli/status.js




const shownModules = 10;
/** `screeps-sync status [branches...]` */
async function status_run(context) {
    const { console, args, flags } = context;
    const report = await statusTargets((0,cli_context/* askedIn */.U)(context, (0,read_flags/* textFlag */.gx)(flags, "ref") ?? "HEAD"), args, (0,cli_context/* doorOf */.a)(context));
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
        for (const line of linesOf(branch, width, report))
            print(...line);
    if (server.retryAt !== undefined)
        print(["yellow", `! Not all was read: a limit is reached, free again at ${server.retryAt}`]);
    if (report.why !== undefined)
        print(["dim", `  Live code is compared with records only: ${report.why}`]);
}
function linesOf(branch, width, { ref }) {
    const active = branch.active ? ["cyan", "● "] : "  ";
    const name = branch.active ? ["bold", branch.branch.padEnd(width)] : branch.branch.padEnd(width);
    const indent = " ".repeat(width + 4);
    const more = [...editedLines(branch), ...recordLine(branch)].map((line) => [indent, ...line]);
    return [[active, name, "  ", ...headline(branch, ref)], ...more];
}
function headline(status, ref) {
    switch (status.state) {
        case "empty":
            return [["dim", "empty"]];
        case "unread":
            return [["yellow", "not read"]];
        case "recorded":
            return [
                ["green", `as recorded${status.record?.origin === "restore" ? ", restored" : ""}`],
                ["dim", size(status)],
            ];
        case "edited":
            return [
                ["yellow", status.shallow === true ? "not seen in this shallow clone" : "edited in the game"],
                ...since(status.nearest),
                ["dim", size(status)],
            ];
        case "commit":
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
    return [["yellow", commit.slice(0, 7)], ` ${short}`];
}
const since = (nearest) => nearest === undefined ? [] : [" since ", ...named(nearest)];
function distance({ behind = 0, ahead = 0 }, ref) {
    if (behind === 0 && ahead === 0)
        return ["green", `is ${ref}`];
    const parts = [...(behind > 0 ? [`${behind} behind`] : []), ...(ahead > 0 ? [`${ahead} ahead of`] : [])];
    return [ahead > 0 ? "magenta" : "blue", `${parts.join(", ")} ${ref}`];
}
const size = ({ modules = 0 }) => `  ${modules} ${modules === 1 ? "module" : "modules"}`;
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
function recordLine({ record, state }) {
    if (record === undefined)
        return state === "edited" ? [[["dim", "not recorded yet: screeps-sync backup keeps it"]]] : [];
    const what = record.isLive ? "recorded as" : state === "edited" ? "not recorded yet, last record" : "last record";
    return [[["dim", `${what} ${record.commit.slice(0, 7)}, ${(0,ago/* ago */.K)(record.time)}`]]];
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

/***/ 49246:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ withQuarantine)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79217);
/* harmony import */ var _runner_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41917);





/**
 * Runs `use` with a handle on the same repository whose new objects go to a temporary folder, and deletes that folder
 * afterwards: what `use` writes can be read and compared there, and leaves nothing behind.
 */
async function withQuarantine(repository, use) {
    const folder = await node_fs__WEBPACK_IMPORTED_MODULE_0__.promises.mkdtemp((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), "screeps-sync-objects-"));
    try {
        const objects = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_4__/* .gitText */ .q)(repository, ["rev-parse", "--path-format=absolute", "--git-path", "objects"]);
        const alternates = [quote(objects.replace(/\r?\n$/, "")), (0,_environment_js__WEBPACK_IMPORTED_MODULE_3__/* .gitEnvironment */ ._)(repository)[ALTERNATES]];
        const variables = {
            ...repository.variables,
            GIT_OBJECT_DIRECTORY: folder,
            [ALTERNATES]: alternates.filter((entry) => entry !== undefined).join(node_path__WEBPACK_IMPORTED_MODULE_2__.delimiter),
        };
        return await use({ ...repository, variables });
    }
    finally {
        await node_fs__WEBPACK_IMPORTED_MODULE_0__.promises.rm(folder, { recursive: true, force: true });
    }
}
const ALTERNATES = "GIT_ALTERNATE_OBJECT_DIRECTORIES";
/** Git splits the list at colons, except inside double quotes. */
const quote = (path) => `"${path.replace(/["\\]/g, "\\$&")}"`;


/***/ }),

/***/ 27432:
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

/***/ 7188:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IK: () => (/* binding */ blobContentId),
/* harmony export */   IM: () => (/* binding */ blobOid),
/* harmony export */   e8: () => (/* binding */ contentIds)
/* harmony export */ });
/* harmony import */ var _modules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6180);

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

/***/ 68233:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ duration)
/* harmony export */ });
/** A span of time as people tell it, and never less than it is: `1.5 s`, `52 s`, `3 min 20 s`, `2 h 5 min`, `3 days 4 h`. */
function duration(ms) {
    if (ms <= 9900)
        return `${(Math.ceil(ms / 100) / 10).toFixed(1)} s`;
    const seconds = Math.ceil(ms / 1000);
    const minutes = Math.ceil(seconds / 60);
    const hours = Math.ceil(minutes / 60);
    if (seconds < 60)
        return `${seconds} s`;
    if (seconds < 3600)
        return two(seconds, 60, "min", "s");
    if (minutes < 48 * 60)
        return two(minutes, 60, "h", "min");
    return two(hours, 24, "days", "h");
}
function two(count, inOne, large, small) {
    const rest = count % inOne;
    return `${Math.floor(count / inOne)} ${large}${rest === 0 ? "" : ` ${rest} ${small}`}`;
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

/***/ 13235:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ buildModules),
/* harmony export */   Y: () => (/* binding */ isBinaryFile)
/* harmony export */ });
/* harmony import */ var _content_id_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7188);

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

/***/ 19058:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C1: () => (/* binding */ checkSize),
/* harmony export */   _K: () => (/* binding */ largestModules),
/* harmony export */   gw: () => (/* binding */ checkFiles)
/* harmony export */ });
/* unused harmony export largestBody */
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27432);
/* harmony import */ var _module_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13235);
/* harmony import */ var _modules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6180);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51305);





/** The server refuses more than this: `JSON.stringify(modules).length`, in UTF-16 units (seen to the unit on the open server). */
const largestModules = 5 * 1024 * 1024;
/** Its body parser answers 413 above this many bytes of UTF-8. */
const largestBody = 8 * 1024 * 1024;
/** Everything that is wrong with the files alone, before a request is made. An empty list: nothing found. */
function checkFiles(files, notFiles, { refuseCaseClash, levels = {} }) {
    return [
        ...notFiles.map(notAFile),
        ...files.flatMap(checkName),
        ...clashes(files, (name) => name, "become the same module").flatMap(({ message, path }) => (0,_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .found */ .F9)(levels, "lost-file", message, path === undefined ? {} : { path })),
        ...(refuseCaseClash ? caseClashes(files) : []),
        ...files.flatMap(checkContent),
        ...checkMain(files, levels),
    ];
}
/** The server's own count, so that it never has the last word. */
function checkSize(modules, levels = {}) {
    const text = (0,_modules_js__WEBPACK_IMPORTED_MODULE_3__/* .modulesText */ .vv)(modules);
    if (text.length > largestModules) {
        return (0,_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .found */ .F9)(levels, "size", `The modules are ${grouped(text.length)} characters as JSON: the server takes ${grouped(largestModules)}; largest: ${largest(modules)}`);
    }
    // 4096 is room for the branch name and the braces around the map. A unit of UTF-16 is three bytes at most.
    if (text.length * 3 + 4096 <= largestBody)
        return [];
    const bytes = Buffer.byteLength(text) + 4096;
    if (bytes <= largestBody)
        return [];
    return (0,_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .found */ .F9)(levels, "size", `The modules are ${grouped(bytes)} bytes of UTF-8: the server reads ${grouped(largestBody)}; largest: ${largest(modules)}`);
}
function notAFile(entry) {
    const kind = (0,_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .isSubmodule */ .X)(entry) ? "a submodule" : "a symbolic link";
    return error(`is ${kind}, so the commit does not hold its content: commit the file itself, or exclude it`, entry.path);
}
// Names are stored with these three signs escaped, and a stored name that starts with `$` is dropped with `ok: 1`.
const escapes = ["$DOT$", "$SLASH$", "$BACKSLASH$"];
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
const lfsPointer = "version https://git-lfs.github.com/spec/";
function checkContent(file) {
    if (file.bytes.length < 1024 && file.bytes.subarray(0, lfsPointer.length).toString("latin1") === lfsPointer) {
        return [error("is a Git LFS pointer, not the file itself: commit it without LFS", file.path)];
    }
    if ((0,_module_files_js__WEBPACK_IMPORTED_MODULE_2__/* .isBinaryFile */ .Y)(file) || (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(file.bytes))
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
    return 1 + lines.findIndex((line) => !(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(Buffer.from(line, "latin1")));
}
function checkMain(files, levels) {
    if (files.length === 0)
        return [error("No file of the source folder is a module: an empty set would delete the live code")];
    if (files.some((file) => file.name === "main"))
        return [];
    const names = some(files.map((file) => file.name));
    return (0,_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .found */ .F9)(levels, "no-main", `No module is called "main", where the game starts: found ${names}`);
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
function error(message, path) {
    return { severity: "error", message, ...(path === undefined ? {} : { path }) };
}


/***/ }),

/***/ 26813:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dy: () => (/* binding */ parseLimitHeaders),
/* harmony export */   Yx: () => (/* binding */ knownLimits),
/* harmony export */   f0: () => (/* binding */ parseRateLimitReply)
/* harmony export */ });
/** The limits of the service, as its documentation names them (docs.screeps.com/auth-tokens.html). */
const knownLimits = new Map([
    ["global", { limit: 120, period: "minute" }],
    ["GET /api/user/code", { limit: 60, period: "hour" }],
    ["POST /api/user/code", { limit: 240, period: "day" }],
    ["POST /api/user/set-active-branch", { limit: 240, period: "day" }],
    ["GET /api/user/memory", { limit: 1440, period: "day" }],
    ["POST /api/user/memory", { limit: 240, period: "day" }],
    ["GET /api/user/memory-segment", { limit: 360, period: "hour" }],
    ["POST /api/user/memory-segment", { limit: 60, period: "hour" }],
    ["POST /api/user/console", { limit: 360, period: "hour" }],
    ["GET /api/game/room-terrain", { limit: 360, period: "hour" }],
    ["POST /api/game/map-stats", { limit: 60, period: "hour" }],
    ["GET /api/game/market/orders-index", { limit: 60, period: "hour" }],
    ["GET /api/game/market/orders", { limit: 60, period: "hour" }],
    ["GET /api/game/market/my-orders", { limit: 60, period: "hour" }],
    ["GET /api/game/market/stats", { limit: 60, period: "hour" }],
    ["GET /api/game/user/money-history", { limit: 60, period: "hour" }],
]);
/** Undefined where the reply counts nothing: a private server, a token in its unlimited period, the global limit. */
function parseLimitHeaders(headers, now) {
    const limit = wholeNumber(headers["x-ratelimit-limit"]);
    const remaining = wholeNumber(headers["x-ratelimit-remaining"]);
    if (limit === undefined || limit === 0 || remaining === undefined)
        return undefined;
    const resetAt = resetTime(headers, now);
    return resetAt === undefined ? { limit, remaining } : { limit, remaining, resetAt };
}
/**
 * The body is trusted first: its milliseconds are exact and need no clock. Then the reset header, then `Retry-After`,
 * which no source has seen here. The global limit answers from the front proxy, with neither headers nor sentence.
 */
function parseRateLimitReply({ headers, body }, now) {
    const sentence = /retry after (\d{1,12}) ?ms/i.exec(body)?.[1];
    const scope = sentence !== undefined || headers["x-ratelimit-limit"] !== undefined ? "endpoint" : "global";
    const ms = sentence === undefined ? waitFromHeaders(headers, now) : Number(sentence);
    if (ms === undefined || ms > longestWaitMs)
        return { scope };
    return { scope, retryAfterMs: ms, retryAt: new Date(now.getTime() + ms) };
}
function waitFromHeaders(headers, now) {
    const resetAt = resetTime(headers, now);
    if (resetAt !== undefined)
        return resetAt.getTime() - now.getTime();
    const after = single(headers["retry-after"])?.trim() ?? "";
    if (/^\d{1,9}$/.test(after))
        return Number(after) * 1000;
    const until = after === "" ? Number.NaN : Date.parse(after) - skewOf(headers, now);
    return until > now.getTime() ? until - now.getTime() : undefined;
}
const longestWaitMs = 366 * 86_400_000;
function resetTime(headers, now) {
    const seconds = wholeNumber(headers["x-ratelimit-reset"]);
    if (seconds === undefined)
        return undefined;
    const ms = seconds * 1000 - skewOf(headers, now);
    return ms > now.getTime() && ms - now.getTime() < longestWaitMs ? new Date(ms) : undefined;
}
/** How far the server's clock is ahead of ours. `Date` counts whole seconds, so a small difference is none. */
function skewOf(headers, now) {
    const skew = Date.parse(single(headers["date"]) ?? "") - now.getTime();
    return Math.abs(skew) >= 2000 ? skew : 0;
}
function wholeNumber(value) {
    const text = single(value)?.trim() ?? "";
    return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
const single = (value) => (typeof value === "object" ? value[0] : value);


/***/ }),

/***/ 51305:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ isSymbolicLink),
/* harmony export */   X: () => (/* binding */ isSubmodule)
/* harmony export */ });
const isSymbolicLink = (entry) => entry.mode === "120000";
const isSubmodule = (entry) => entry.type === "commit";


/***/ }),

/***/ 93920:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ explainAnywhere)
/* harmony export */ });
/* harmony import */ var _model_content_id_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7188);
/* harmony import */ var _model_stamp_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88706);
/* harmony import */ var _explain_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1845);
/* harmony import */ var _explain_elsewhere_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3357);
/* harmony import */ var _explain_mark_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97364);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66606);






/** The commit that live modules are from: an ancestor of the known one first, then what their stamp names, then any other git branch or tag. */
async function explainAnywhere(repository, known, live) {
    const ids = (0,_model_content_id_js__WEBPACK_IMPORTED_MODULE_0__/* .contentIds */ .e8)((0,_model_stamp_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutStamp */ .GD)(live, known.reading.stamp?.name), (0,_run_js__WEBPACK_IMPORTED_MODULE_5__/* .objectFormat */ .n9)(known.commit));
    const explanation = await (0,_explain_js__WEBPACK_IMPORTED_MODULE_2__/* .explainLive */ .e1)(repository, known.commit, known.source, known.reading, ids);
    if (explanation.commit !== undefined)
        return explanation;
    const marked = await (0,_explain_mark_js__WEBPACK_IMPORTED_MODULE_4__/* .markedCommit */ .k)(repository, known.commit, live);
    if (marked !== undefined)
        return { commit: marked, cutOff: false };
    const commit = await (0,_explain_elsewhere_js__WEBPACK_IMPORTED_MODULE_3__/* .findElsewhere */ .E)(repository, { ...known.reading, source: known.source.source }, ids);
    return commit === undefined ? explanation : { commit, cutOff: false };
}


/***/ }),

/***/ 81692:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ readKnown)
/* harmony export */ });
/* unused harmony export readKnownCommit */
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41710);
/* harmony import */ var _committed_modules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75364);
/* harmony import */ var _prepare_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60238);
/* harmony import */ var _source_options_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21361);




/**
 * The commit that a door was asked about, read so that live code can be compared with its history. Undefined where
 * this repository holds no such source, as one that is only there for backups; `why` says what was found instead.
 */
async function readKnown(repository, asked) {
    try {
        const prepared = await (0,_prepare_js__WEBPACK_IMPORTED_MODULE_2__/* .prepare */ .iA)(repository, { ...asked, withoutServer: true });
        return { known: await readKnownCommit(repository, asked, prepared) };
    }
    catch (failure) {
        if (failure instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SyncError */ .S0)
            return { why: failure.message };
        throw failure;
    }
}
/** @throws SyncError where the commit has no source that could be deployed */
async function readKnownCommit(repository, asked, prepared) {
    // Nothing is built only to look at what is live.
    const options = { ...(0,_source_options_js__WEBPACK_IMPORTED_MODULE_3__/* .sourceOptions */ .k)(asked, prepared), folder: undefined };
    const source = await (0,_committed_modules_js__WEBPACK_IMPORTED_MODULE_1__/* .readModules */ .U)(repository, prepared.commit, options);
    return { commit: prepared.commit, source, reading: { ...options, layout: source.layout } };
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


/***/ })

};
;