"use strict";
exports.id = 6481;
exports.ids = [6481];
exports.modules = {

/***/ 26481:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./build/js/model/text/counted.js
var counted = __webpack_require__(99959);
// EXTERNAL MODULE: ./build/js/sync/deploy/deploy-targets.js
var deploy_targets = __webpack_require__(79379);
// EXTERNAL MODULE: ./build/js/sync/start/open-world.js + 22 modules
var open_world = __webpack_require__(31676);
// EXTERNAL MODULE: ./build/js/sync/start/prepare.js + 1 modules
var prepare = __webpack_require__(73154);
// EXTERNAL MODULE: ./build/js/model/records/record-files.js + 2 modules
var record_files = __webpack_require__(7151);
// EXTERNAL MODULE: ./build/js/model/modules/plan.js
var modules_plan = __webpack_require__(25056);
// EXTERNAL MODULE: ./build/js/model/modules/plan-modules.js
var plan_modules = __webpack_require__(3644);
// EXTERNAL MODULE: ./build/js/sync/start/patience.js + 1 modules
var patience = __webpack_require__(41105);
// EXTERNAL MODULE: ./build/js/sync/deploy/course.js
var deploy_course = __webpack_require__(62978);
// EXTERNAL MODULE: ./build/js/sync/deploy/describe-run.js
var describe_run = __webpack_require__(42078);
// EXTERNAL MODULE: ./build/js/sync/deploy/drift.js + 1 modules
var drift = __webpack_require__(6359);
// EXTERNAL MODULE: ./build/js/sync/deploy/endings.js
var endings = __webpack_require__(75843);
;// CONCATENATED MODULE: ./build/js/sync/deploy/plan-deploy.js







// Covered by test/sync/look/compare.test.ts
/** What a deploy would change, beside what is live; one read, nothing is written. @throws DriftError where it would be refused */
async function planDeploy(deployment, world, wanted) {
    const found = await (0,patience/* patiently */.d_)(world, () => world.api.getCode(deployment.place.branch));
    const live = found?.modules ?? new Map();
    const plan = (0,plan_modules/* planModules */.Ly)(live, wanted.modules, deployment.source.stamp?.name);
    const course = { ...(0,deploy_course/* startCourse */.c)(deployment), wanted, first: { live, plan } };
    const isLive = found !== undefined && (0,modules_plan/* isEmpty */.Im)(plan);
    if (!isLive && found !== undefined && !(0,drift/* isJudged */.s)(undefined, found)) {
        const { learned, refusal } = await (0,drift/* judgeDrift */.J)(deployment, world, wanted, { live, fetching: course.fetching });
        if (refusal !== undefined)
            throw refusal;
        (0,deploy_course/* learn */.n)(course, learned);
    }
    const ending = isLive ? (0,endings/* settled */.gu)(deployment, course) : (0,endings/* planned */.lM)(deployment, found);
    return { report: (0,describe_run/* describeRun */.vZ)(deployment, world, course, ending), live };
}

// EXTERNAL MODULE: ./build/js/sync/source/committed-modules.js + 22 modules
var committed_modules = __webpack_require__(69077);
// EXTERNAL MODULE: ./build/js/sync/source/list-source.js
var list_source = __webpack_require__(86151);
;// CONCATENATED MODULE: ./build/js/sync/look/deploy-comparison.js




/** Compares a commit with what a branch holds; one read, nothing is written. */
async function compareDeploy(deployment, world) {
    const wanted = await (0,committed_modules/* readModules */.U)(world.repository, deployment.commit, deployment.source);
    const { report, live } = await planDeploy({ ...deployment, dryRun: true }, world, wanted);
    return {
        kind: "deploy",
        report,
        before: liveFiles(live, wanted),
        after: wanted.files.map(({ path, oid }) => ({ path, oid, mode: "100644" })),
    };
}
/** Live modules as files, at the path of the file that they came from; what came from nowhere gets one by its name. */
function liveFiles(live, wanted) {
    const paths = new Map(wanted.files.map(({ name, path }) => [name, path]));
    const taken = new Set(paths.values());
    return (0,record_files/* recordFiles */.B5)(live).map(({ name, path, bytes }) => {
        const own = (0,list_source/* inFolder */._)(wanted.source, path);
        return { path: paths.get(name) ?? (taken.has(own) ? `live-only/${path}` : own), mode: "100644", bytes };
    });
}

// EXTERNAL MODULE: ./build/js/git/clone/open-commit.js
var open_commit = __webpack_require__(97504);
// EXTERNAL MODULE: ./build/js/model/modules/modules.js
var modules = __webpack_require__(68218);
// EXTERNAL MODULE: ./build/js/git/history/commits.js
var commits = __webpack_require__(75297);
// EXTERNAL MODULE: ./build/js/model/outcome/errors.js
var errors = __webpack_require__(92383);
// EXTERNAL MODULE: ./build/js/model/records/record-message.js + 1 modules
var record_message = __webpack_require__(54396);
// EXTERNAL MODULE: ./build/js/sync/records/read-records.js
var read_records = __webpack_require__(48899);
// EXTERNAL MODULE: ./build/js/sync/source/own-reading.js
var own_reading = __webpack_require__(75740);
;// CONCATENATED MODULE: ./build/js/sync/look/read-side.js
// Covered by test/sync/look/compare.test.ts









async function readSide(asked, side, door, account) {
    const branch = liveName(side);
    if (branch !== undefined)
        return readLive(branch, door, account);
    const commit = await (0,open_commit/* resolveCommit */.W)(door.repository, side);
    if ((await recordFacts(door.repository, commit.oid)) !== undefined)
        return (0,read_records/* readRecordModules */.l_)(door.repository, commit.oid);
    const { options } = await (0,own_reading/* readOwn */.j)(door.repository, { ...asked, ref: commit.oid });
    return (await (0,committed_modules/* readModules */.U)(door.repository, commit, { ...options, folder: undefined, stamp: undefined })).modules;
}
/** What `live:default` names: a code branch as it is on the server now; undefined for anything that git knows. */
function liveName(side) {
    return side.startsWith("live:") ? side.slice("live:".length) : undefined;
}
async function recordFacts(repository, oid) {
    const [commit] = await (0,commits/* readCommits */.Fe)(repository, [oid]);
    return commit === undefined ? undefined : (0,record_message/* parseRecordMessage */.oZ)(commit.message);
}
async function readLive(branch, door, { values, targets }) {
    const [target, ...others] = targets;
    if (target === undefined || others.length > 0)
        throw new errors/* UsageError */.eb("Cannot tell which server is meant: there are several; choose one with --server");
    const world = (0,open_world/* openWorld */.H)(door, target, values);
    const live = await (0,patience/* patiently */.d_)(world, () => world.api.getCode(branch));
    if (live !== undefined)
        return live.modules;
    throw new errors/* UsageError */.eb(`Cannot compare with live:${branch}: ${target.label} has no such branch`);
}

;// CONCATENATED MODULE: ./build/js/sync/look/sides.js
// Covered by test/sync/look/compare.test.ts







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
/**
 * Compares any two of ref, record and `live:<branch>`, by module. One read for each live side, nothing is written.
 * @throws UsageError where there is no such commit or branch
 */
async function compareSides(asked, [from, to], door) {
    const account = await (0,prepare/* prepareAccount */.nI)(door.repository, asked);
    const before = await readSide(asked, from, door, account);
    const after = await readSide(asked, to, door, account);
    const plan = (0,describe_run/* describePlan */.df)((0,modules_plan/* planWrite */.Ni)(before, after, modules/* sameContent */.Cm), before, after);
    return { kind: "sides", from, to, plan, before: filesOf(before), after: filesOf(after) };
}
const filesOf = (modules) => (0,record_files/* recordFiles */.B5)(modules).map((file) => ({ ...file, mode: "100644" }));

;// CONCATENATED MODULE: ./build/js/sync/look/compare.js





/**
 * Compares what was named: two sides, or one ref with what is live wherever a deploy would bring it. One read for each
 * live side, nothing is written.
 * @param names none, one or two of ref, record and `live:<branch>`
 */
async function* compare(asked, names, door) {
    const sides = await sidesOf(door.repository, names);
    if (sides === undefined)
        yield* compareTargets({ ...asked, ref: names[0] ?? asked.ref }, door);
    else
        yield await compareSides(asked, sides, door);
}
async function* compareTargets(asked, door) {
    const prepared = await (0,prepare/* prepare */.iA)(door.repository, asked);
    for (const target of prepared.targets) {
        const world = (0,open_world/* openWorld */.H)(door, target, prepared.values);
        yield compareDeploy((0,deploy_targets/* deploymentTo */.p)(prepared, target), world);
    }
}

// EXTERNAL MODULE: ./build/js/git/history/show-diff.js + 1 modules
var show_diff = __webpack_require__(24619);
// EXTERNAL MODULE: ./build/js/git/history/with-trees.js + 1 modules
var with_trees = __webpack_require__(46075);
;// CONCATENATED MODULE: ./build/js/sync/look/two-trees.js
// Covered by test/sync/look/compare.test.ts


/** The lines of the difference: on a terminal as the user's git shows them; else as plain text, which is returned. */
async function patch({ before, after }, repository, output) {
    return (0,with_trees/* withTrees */.g)(repository, [before, after], (quarantined, [treeA, treeB]) => (0,show_diff/* diffTrees */.j_)(quarantined, treeA, treeB, output));
}

// EXTERNAL MODULE: ./build/js/cli/show/describe.js + 2 modules
var describe = __webpack_require__(6056);
// EXTERNAL MODULE: ./build/js/cli/terminal/context.js
var terminal_context = __webpack_require__(40472);
;// CONCATENATED MODULE: ./build/js/cli/commands/diff.js
// Covered by test/doors/records.test.ts





/** `screeps-sync diff [from] [to]` */
async function run(context) {
    const { args, console, flags } = context;
    const door = (0,terminal_context/* doorOf */.a)(context);
    const { json } = console.options;
    const output = { terminal: process.stdout.isTTY && !json };
    const documents = [];
    for await (const comparison of compare((0,terminal_context/* askedIn */.U)(context, "HEAD"), args, door)) {
        if (!json)
            print(console, comparison);
        const lines = flags["patch"] === true ? { patch: await patch(comparison, door.repository, output) } : {};
        if (!json)
            console.printText(lines.patch ?? "");
        documents.push({ ...documentOf(comparison), ...lines });
    }
    if (json)
        console.printJson(documents.length === 1 ? documents[0] : { reports: documents });
    return 0;
}
function documentOf(comparison) {
    if (comparison.kind === "deploy")
        return comparison.report;
    const { from, to, plan } = comparison;
    return { from, to, plan };
}
function print(console, comparison) {
    if (comparison.kind === "deploy")
        (0,describe/* printReport */.Y_)(console, comparison.report);
    else
        printSides(console, comparison);
}
function printSides({ print: printLine }, { from, to, plan }) {
    const isEqual = plan.added.length + plan.changed.length + plan.removed.length === 0;
    if (isEqual)
        printLine(["green", "✓ "], `${from} and ${to} hold the same ${(0,counted/* counted */.h)(plan.unchanged, "module")}`);
    else
        printLine(["bold", `From ${from} to ${to}`]);
    if (!isEqual)
        for (const line of (0,describe/* planLines */.HN)({ plan, outcome: "planned" }))
            printLine(...line);
}


/***/ }),

/***/ 24619:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j_: () => (/* binding */ diffTrees),
  iH: () => (/* binding */ readDiff)
});

// UNUSED EXPORTS: showDiff

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: ./build/js/git/process/fields.js
var fields = __webpack_require__(11573);
// EXTERNAL MODULE: ./build/js/git/process/runner.js + 4 modules
var runner = __webpack_require__(9795);
;// CONCATENATED MODULE: ./build/js/git/objects/hidden-lines.js


/** One line for each file of text that differs and that git calls binary, because the project's own attributes say so; empty where there is none. */
async function tellHiddenLines(repository, treeA, treeB) {
    const names = ["diff", "--name-only", "-z", "--no-renames", "--no-ext-diff", "--no-relative", treeA, treeB, "--"];
    const paths = (0,fields/* fieldsOf */.P)(await (0,runner/* gitBytes */.s)(repository, names), "the difference").filter((path) => !path.endsWith(".wasm"));
    if (paths.length === 0)
        return "";
    // git takes these from the folder that it runs in, as the difference does not.
    const up = (await (0,runner/* gitText */.q)(repository, ["rev-parse", "--show-cdup"])).trim();
    const input = paths.map((path) => `${up}${path}\0`).join("");
    // <path> NUL diff NUL <value> NUL
    const told = (0,fields/* fieldsOf */.P)(await (0,runner/* gitBytes */.s)(repository, ["check-attr", "--stdin", "-z", "diff"], { input }), "attributes");
    const hidden = paths.filter((_path, index) => told[index * 3 + 2] === "unset");
    return hidden
        .map((path) => `${path}: its lines are not shown, because an attribute says "-diff" or "binary" (.gitattributes)\n`)
        .join("");
}

// EXTERNAL MODULE: ./build/js/git/process/environment.js
var environment = __webpack_require__(36731);
// EXTERNAL MODULE: ./build/js/git/process/find-git.js
var find_git = __webpack_require__(90502);
// EXTERNAL MODULE: ./build/js/git/process/git-error.js
var git_error = __webpack_require__(45117);
;// CONCATENATED MODULE: ./build/js/git/history/show-diff.js






/**
 * The difference of two trees: on a terminal as the user's git shows it; else as plain text. What is still to be printed
 * is returned: why lines are missing too.
 */
async function diffTrees(repository, treeA, treeB, { terminal }) {
    if (terminal)
        await showDiff(repository, treeA, treeB);
    const text = terminal ? "" : await readDiff(repository, treeA, treeB);
    return `${text}${await tellHiddenLines(repository, treeA, treeB)}`;
}
/**
 * Shows the difference of two trees on the user's terminal, with his colours, pager and diff tools; resolves when he
 * has read it. Only for a terminal: elsewhere output must pass our own sink, see `readDiff`.
 */
async function showDiff(repository, treeA, treeB) {
    // The one git that simple-git cannot start: it always captures the output.
    const child = (0,external_node_child_process_.spawn)((0,find_git/* findGit */.C)(repository), ["-c", "core.useReplaceRefs=false", "diff", treeA, treeB, "--"], {
        cwd: repository.directory,
        env: (0,environment/* terminalEnvironment */.I)(repository),
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
            reject(new git_error/* GitError */.X(`Cannot show the difference: git diff ended with ${signal ?? `status ${status}`}`));
    });
    return promise;
}
/** The difference of two trees as a plain patch: no colours, no diff tools, no text conversion. Empty where equal. */
async function readDiff(repository, treeA, treeB) {
    const plain = ["--no-color", "--no-ext-diff", "--no-textconv", "--no-relative"];
    return (0,runner/* gitText */.q)(repository, ["diff", ...plain, treeA, treeB, "--"]);
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

/***/ 75740:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ readOwn),
/* harmony export */   z: () => (/* binding */ readHead)
/* harmony export */ });
/* harmony import */ var _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92383);
/* harmony import */ var _model_settings_reading_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21195);
/* harmony import */ var _start_configurations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15053);
/* harmony import */ var _source_options_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25619);




/**
 * A commit, and how its own configuration says that its modules are read.
 * @param branch the code branch that they are of, where rules name a folder for it
 */
async function readOwn(repository, asked, branch) {
    const { known, values, byCommit } = await (0,_start_configurations_js__WEBPACK_IMPORTED_MODULE_2__/* .openConfigured */ .vP)(repository, asked.ref, asked);
    const [reading] = branch === undefined ? [] : (0,_model_settings_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .readingsOf */ .R)(values, branch);
    return {
        known,
        options: { ...(0,_source_options_js__WEBPACK_IMPORTED_MODULE_3__/* .sourceOptions */ .k)(asked, { values, byCommit }), source: reading?.source ?? values.source },
    };
}
/** HEAD, whose history may explain live code where a record is written; undefined before the first commit. */
async function readHead(repository, asked) {
    try {
        return (await (0,_start_configurations_js__WEBPACK_IMPORTED_MODULE_2__/* .openConfigured */ .vP)(repository, "HEAD", asked)).known;
    }
    catch (failure) {
        if (failure instanceof _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb)
            return undefined;
        throw failure;
    }
}


/***/ })

};
;