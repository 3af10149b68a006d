"use strict";
exports.id = 4565;
exports.ids = [4565];
exports.modules = {

/***/ 94565:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./build/js/git/commits.js
var commits = __webpack_require__(26994);
// EXTERNAL MODULE: ./build/js/git/open-commit.js
var open_commit = __webpack_require__(8246);
// EXTERNAL MODULE: ./build/js/git/quarantine.js
var quarantine = __webpack_require__(49246);
// EXTERNAL MODULE: ./build/js/git/show-diff.js
var show_diff = __webpack_require__(17443);
// EXTERNAL MODULE: ./build/js/git/write-tree.js + 1 modules
var write_tree = __webpack_require__(47518);
// EXTERNAL MODULE: ./build/js/model/errors.js
var errors = __webpack_require__(41710);
// EXTERNAL MODULE: ./build/js/model/modules.js
var modules = __webpack_require__(6180);
// EXTERNAL MODULE: ./build/js/model/plan.js
var model_plan = __webpack_require__(26698);
// EXTERNAL MODULE: ./build/js/model/record-files.js + 1 modules
var record_files = __webpack_require__(64803);
// EXTERNAL MODULE: ./build/js/model/record-message.js
var record_message = __webpack_require__(9702);
// EXTERNAL MODULE: ./build/js/model/settings.js
var settings = __webpack_require__(62148);
// EXTERNAL MODULE: ./build/js/sync/committed-modules.js + 15 modules
var committed_modules = __webpack_require__(60410);
// EXTERNAL MODULE: ./build/js/sync/describe-run.js
var describe_run = __webpack_require__(54130);
// EXTERNAL MODULE: ./build/js/sync/open-world.js + 18 modules
var open_world = __webpack_require__(41885);
// EXTERNAL MODULE: ./build/js/sync/patience.js + 1 modules
var sync_patience = __webpack_require__(33380);
// EXTERNAL MODULE: ./build/js/sync/prepare.js + 1 modules
var prepare = __webpack_require__(60238);
// EXTERNAL MODULE: ./build/js/sync/record.js + 1 modules
var record = __webpack_require__(32013);
// EXTERNAL MODULE: ./build/js/sync/source-options.js
var source_options = __webpack_require__(21361);
;// CONCATENATED MODULE: ./build/js/sync/compare.js


















/**
 * The two sides that were named: any two of ref, record and `live:<branch>`; of a record alone, what its branch holds
 * now and the record. Undefined: one ref, so a deploy of it is meant.
 */
async function sidesOf(repository, [a, b]) {
    if (a === undefined)
        return undefined;
    if (b !== undefined)
        return [a, b];
    if (liveName(a) !== undefined)
        return [a, "HEAD"];
    const facts = await recordFacts(repository, (await (0,open_commit/* resolveCommit */.W)(repository, a)).oid);
    return facts === undefined ? undefined : [`live:${facts.branch}`, a];
}
/** What `live:default` names: a code branch as it is on the server now; undefined for anything that git knows. */
function liveName(side) {
    return side.startsWith("live:") ? side.slice("live:".length) : undefined;
}
/**
 * Compares any two of ref, record and `live:<branch>`, by module. One read for each live side, nothing is written.
 * @throws UsageError where there is no such commit or branch
 */
async function compare(asked, from, to, door) {
    const account = await (0,prepare/* prepareAccount */.nI)(door.repository, asked);
    const before = await readSide(asked, from, door, account);
    const after = await readSide(asked, to, door, account);
    const plan = (0,describe_run/* describePlan */.df)((0,model_plan/* planWrite */.Ni)(before, after, modules/* sameContent */.Cm), before, after);
    return { from, to, plan, before, after };
}
/** The lines of the difference: on a terminal as git shows them; else as plain text, which is returned. */
async function comparePatch({ before, after }, repository, { terminal }) {
    return (0,quarantine/* withQuarantine */.T)(repository, async (quarantined) => {
        const [treeA, treeB] = [await treeOf(quarantined, before), await treeOf(quarantined, after)];
        if (!terminal)
            return (0,show_diff/* readDiff */.i)(quarantined, treeA, treeB);
        await (0,show_diff/* showDiff */.V)(quarantined, treeA, treeB);
        return "";
    });
}
const treeOf = (repository, modules) => (0,write_tree/* writeTree */.W)(repository, (0,record_files/* recordFiles */.B5)(modules).map((file) => ({ ...file, mode: "100644" })));
async function readSide(asked, side, door, account) {
    const branch = liveName(side);
    if (branch !== undefined)
        return readLive(branch, door, account);
    const commit = await (0,open_commit/* resolveCommit */.W)(door.repository, side);
    if ((await recordFacts(door.repository, commit.oid)) !== undefined)
        return (0,record/* readRecordModules */.l_)(door.repository, commit.oid);
    const options = { ...(0,source_options/* sourceOptions */.k)(asked, account), folder: undefined, stamp: undefined };
    return (await (0,committed_modules/* readModules */.U)(door.repository, commit, options)).modules;
}
async function recordFacts(repository, oid) {
    const [commit] = await (0,commits/* readCommits */.Fe)(repository, [oid]);
    return commit === undefined ? undefined : (0,record_message/* parseRecordMessage */.oZ)(commit.message);
}
async function readLive(branch, door, { values, targets }) {
    const [target, ...others] = targets;
    if (target === undefined || others.length > 0)
        throw new errors/* UsageError */.eb("Cannot tell which server is meant: there are several; choose one with --server");
    const world = (0,open_world/* openWorld */.H)({ ...door, target, values });
    const patience = (0,sync_patience/* startPatience */.ew)((values["max-wait"] ?? settings/* settings */.W["max-wait"].default) * 1000);
    const live = await (0,sync_patience/* patiently */.d_)(world, patience, () => world.api.getCode(branch));
    if (live !== undefined)
        return live.modules;
    throw new errors/* UsageError */.eb(`Cannot compare with live:${branch}: ${target.label} has no such branch`);
}

// EXTERNAL MODULE: ./build/js/sync/deploy-targets.js
var deploy_targets = __webpack_require__(9135);
// EXTERNAL MODULE: ./build/js/model/plan-modules.js
var plan_modules = __webpack_require__(43830);
// EXTERNAL MODULE: ./build/js/sync/drift.js + 1 modules
var drift = __webpack_require__(82985);
// EXTERNAL MODULE: ./build/js/sync/endings.js
var endings = __webpack_require__(52535);
// EXTERNAL MODULE: ./build/js/sync/list-source.js
var list_source = __webpack_require__(69813);
// EXTERNAL MODULE: ./build/js/sync/run.js
var sync_run = __webpack_require__(66606);
;// CONCATENATED MODULE: ./build/js/sync/diff.js













/** Compares a commit with what a branch holds; one read, nothing is written. */
async function diff(options, world) {
    const run = (0,sync_run/* startRun */.AD)({ ...options, dryRun: true }, world);
    const wanted = await (0,committed_modules/* readModules */.U)(world.repository, options.commit, options.source);
    const live = await (0,sync_patience/* patiently */.d_)(world, run.patience, () => world.api.getCode(options.branch));
    run.committed = wanted;
    run.live = live?.modules ?? new Map();
    run.plan = (0,plan_modules/* planModules */.L)(run.live, wanted.modules, options.source.stamp?.name);
    return { report: (0,describe_run/* describeRun */.vZ)(run, await ending(run, wanted, live)), live: run.live, wanted };
}
async function ending(run, wanted, live) {
    if (live !== undefined && run.plan !== undefined && (0,model_plan/* isEmpty */.Im)(run.plan))
        return (0,endings/* settled */.gu)(run);
    await (0,drift/* settleDrift */.f)(run, wanted, live);
    return (0,endings/* planned */.lM)(run, live);
}
/**
 * The lines of a difference, through `git diff` on two trees that leave nothing in the repository.
 * On a terminal in the user's colours and pager; else as plain text, which is returned.
 */
async function patch({ live, wanted }, world, output) {
    return (0,quarantine/* withQuarantine */.T)(world.repository, async (repository) => {
        const before = await (0,write_tree/* writeTree */.W)(repository, filesOf(live, wanted));
        const after = await (0,write_tree/* writeTree */.W)(repository, wanted.files.map(({ path, oid }) => ({ path, oid, mode: "100644" })));
        if (!output.terminal)
            return (0,show_diff/* readDiff */.i)(repository, before, after);
        await (0,show_diff/* showDiff */.V)(repository, before, after);
        return "";
    });
}
/** Live modules as files, at the path of the file that they came from; what came from nowhere gets one by its name. */
function filesOf(live, wanted) {
    const paths = new Map(wanted.files.map(({ name, path }) => [name, path]));
    const taken = new Set(paths.values());
    return (0,record_files/* recordFiles */.B5)(live).map(({ path, bytes }, index) => {
        const name = [...live.keys()][index] ?? "";
        const own = (0,list_source/* inFolder */._z)(wanted.source, path);
        return { path: paths.get(name) ?? (taken.has(own) ? `live-only/${path}` : own), mode: "100644", bytes };
    });
}

// EXTERNAL MODULE: ./build/js/cli/context.js
var cli_context = __webpack_require__(76309);
// EXTERNAL MODULE: ./build/js/cli/describe.js + 2 modules
var describe = __webpack_require__(98605);
;// CONCATENATED MODULE: ./build/js/cli/diff.js







/** `screeps-sync diff [from] [to]` */
async function run(context) {
    const door = (0,cli_context/* doorOf */.a)(context);
    const sides = await sidesOf(door.repository, context.args);
    return sides === undefined ? diffDeploy(context, door) : diffSides(context, door, sides);
}
async function diffSides(context, door, [from, to]) {
    const { console, flags } = context;
    const comparison = await compare((0,cli_context/* askedIn */.U)(context, "HEAD"), from, to, door);
    const { plan } = comparison;
    if (console.options.json)
        console.printJson({ from, to, plan });
    else
        printComparison(console, comparison);
    const terminal = process.stdout.isTTY && !console.options.json;
    if (flags["patch"] === true && !console.options.json)
        console.printText(await comparePatch(comparison, door.repository, { terminal }));
    return 0;
}
function printComparison({ print }, { from, to, plan }) {
    const isEqual = plan.added.length + plan.changed.length + plan.removed.length === 0;
    if (isEqual)
        print(["green", "✓ "], `${from} and ${to} hold the same ${plan.unchanged} modules`);
    else
        print(["bold", `From ${from} to ${to}`]);
    if (!isEqual)
        for (const line of (0,describe/* planLines */.HN)({ plan, outcome: "planned" }))
            print(...line);
}
async function diffDeploy(context, door) {
    const { console, flags } = context;
    const asked = (0,cli_context/* askedIn */.U)(context, context.args[0] ?? "HEAD");
    const prepared = await (0,prepare/* prepare */.iA)(door.repository, asked);
    for (const target of prepared.targets) {
        const world = (0,open_world/* openWorld */.H)({ ...door, target, values: prepared.values });
        const difference = await diff((0,deploy_targets/* deployOptions */.aq)(asked, prepared, target), world);
        (0,describe/* printReports */.pV)(console, [difference.report]);
        if (flags["patch"] === true)
            console.printText(await patch(difference, world, { terminal: process.stdout.isTTY }));
    }
    return 0;
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

/***/ 17443:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ showDiff),
/* harmony export */   i: () => (/* binding */ readDiff)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_child_process__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79217);
/* harmony import */ var _find_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36596);
/* harmony import */ var _git_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22719);
/* harmony import */ var _runner_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41917);





/**
 * Shows the difference of two trees on the user's terminal, with his colours, pager and diff tools; resolves when he
 * has read it. Only for a terminal: elsewhere output must pass our own sink, see `readDiff`.
 */
async function showDiff(repository, treeA, treeB) {
    // The one git that simple-git cannot start: it always captures the output.
    const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)((0,_find_git_js__WEBPACK_IMPORTED_MODULE_2__/* .findGit */ .C)(), ["-c", "core.useReplaceRefs=false", "diff", treeA, treeB, "--"], {
        cwd: repository.directory,
        env: (0,_environment_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalEnvironment */ .I)(repository),
        stdio: "inherit",
        signal: repository.signal,
    });
    const { promise, resolve, reject } = Promise.withResolvers();
    child.once("error", (error) => reject(repository.signal?.aborted ? repository.signal.reason : error));
    child.once("close", (status, signal) => {
        // A pager that is left early ends git with SIGPIPE, and that is a fine end.
        if (status === 0 || status === 141 || signal === "SIGPIPE")
            resolve();
        else
            reject(new _git_error_js__WEBPACK_IMPORTED_MODULE_3__/* .GitError */ .X(`Cannot show the difference: git diff ended with ${signal ?? `status ${status}`}`));
    });
    return promise;
}
/** The difference of two trees as a plain patch: no colours, no diff tools, no text conversion. Empty where equal. */
async function readDiff(repository, treeA, treeB) {
    const plain = ["--no-color", "--no-ext-diff", "--no-textconv", "--no-relative"];
    return (0,_runner_js__WEBPACK_IMPORTED_MODULE_4__/* .gitText */ .q)(repository, ["diff", ...plain, treeA, treeB, "--"]);
}


/***/ })

};
;