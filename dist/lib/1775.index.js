"use strict";
exports.id = 1775;
exports.ids = [1775];
exports.modules = {

/***/ 1775:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var node_readline_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26848);
/* harmony import */ var node_readline_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_readline_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92383);
/* harmony import */ var _model_outcome_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14650);
/* harmony import */ var _sync_restore_restore_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29036);
/* harmony import */ var _show_describe_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6056);
/* harmony import */ var _terminal_context_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(40472);
// Covered by test/doors/records.test.ts






/** `screeps-sync restore <record> [--yes]` */
async function run(context) {
    const { console, args, flags, raw } = context;
    const { plan, run: restore, target } = await (0,_sync_restore_restore_js__WEBPACK_IMPORTED_MODULE_3__/* .prepareRestore */ .c)((0,_terminal_context_js__WEBPACK_IMPORTED_MODULE_5__/* .askedIn */ .U)(context, "HEAD"), args[0] ?? "", (0,_terminal_context_js__WEBPACK_IMPORTED_MODULE_5__/* .doorOf */ .a)(context));
    if (flags["yes"] === true && raw["dry-run"] !== true) {
        const report = await restore();
        (0,_show_describe_js__WEBPACK_IMPORTED_MODULE_4__/* .printReports */ .pV)(console, [report]);
        return (0,_model_outcome_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .exitStatus */ .$u)([report], [target]);
    }
    const planned = await plan();
    const isLast = planned.outcome !== "planned" || raw["dry-run"] === true;
    if (!isLast)
        checkTerminal(context);
    (0,_show_describe_js__WEBPACK_IMPORTED_MODULE_4__/* .printReports */ .pV)(console, [planned]);
    if (isLast)
        return (0,_model_outcome_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .exitStatus */ .$u)([planned], [target]);
    if (!(await agreed(context))) {
        console.print("Nothing was restored");
        return 0;
    }
    const report = await restore();
    (0,_show_describe_js__WEBPACK_IMPORTED_MODULE_4__/* .printReports */ .pV)(console, [report]);
    return (0,_model_outcome_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .exitStatus */ .$u)([report], [target]);
}
function checkTerminal({ console }) {
    if (process.stdin.isTTY && process.stderr.isTTY && !console.options.json)
        return;
    throw new _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb("Cannot restore without a yes: nobody can be asked here; look at it with --dry-run, then give --yes");
}
/** Asks the person at the terminal, who has seen what would change. */
async function agreed({ console, interrupt }) {
    console.rest();
    const lines = (0,node_readline_promises__WEBPACK_IMPORTED_MODULE_0__.createInterface)({ input: process.stdin, output: process.stderr });
    try {
        return /^y(es)?$/i.test((await lines.question("Restore it? [y/N] ", { signal: interrupt })).trim());
    }
    catch (failure) {
        // Ctrl-C is a no.
        if (interrupt.aborted)
            return false;
        throw failure;
    }
    finally {
        lines.close();
    }
}


/***/ }),

/***/ 14049:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ oneTarget)
/* harmony export */ });
/* harmony import */ var _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92383);
// Covered by test/doors/cli.test.ts

/** The only server of a run that concerns one alone. @param cannot what cannot be done with several: `log in` */
function oneTarget(targets, cannot) {
    const [target, ...others] = targets;
    if (target !== undefined && others.length === 0)
        return target;
    const names = targets.map(({ label }) => label).join(", ");
    throw new _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`Cannot ${cannot}: there are the servers ${names}; choose one with --server`);
}


/***/ }),

/***/ 29036:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ prepareRestore)
/* harmony export */ });
/* harmony import */ var _git_clone_open_commit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97504);
/* harmony import */ var _git_history_commits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75297);
/* harmony import */ var _git_objects_ls_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66505);
/* harmony import */ var _model_modules_content_id_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20958);
/* harmony import */ var _model_modules_tree_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(77799);
/* harmony import */ var _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92383);
/* harmony import */ var _model_records_record_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7151);
/* harmony import */ var _model_records_record_message_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(54396);
/* harmony import */ var _model_settings_branch_rules_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34377);
/* harmony import */ var _account_one_target_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(14049);
/* harmony import */ var _deploy_deploy_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(19400);
/* harmony import */ var _deploy_deploy_targets_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(79379);
/* harmony import */ var _records_read_records_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(48899);
/* harmony import */ var _source_committed_modules_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(69077);
/* harmony import */ var _source_own_reading_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(75740);
/* harmony import */ var _start_open_world_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(31676);
/* harmony import */ var _start_prepare_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(73154);

















/**
 * A record goes back to the branch and the server that it is of, unless another is named; any other commit is read
 * by its own configuration, as `deploy` would.
 * @param account where the door had to look at it first
 * @throws UsageError where it cannot be told which server or branch is meant
 */
async function prepareRestore(asked, ref, door, account) {
    const { repository } = door;
    const { values, byCommit, targets } = account ?? (await (0,_start_prepare_js__WEBPACK_IMPORTED_MODULE_14__/* .prepareAccount */ .nI)(repository, asked));
    const commit = await (0,_git_clone_open_commit_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveCommit */ .W)(repository, ref);
    const facts = await factsOf(repository, commit);
    const target = chooseTarget(targets, facts);
    const branch = branchOf(facts, values.branch, ref);
    const own = facts === undefined ? await (0,_source_own_reading_js__WEBPACK_IMPORTED_MODULE_12__/* .readOwn */ .j)(repository, { ...asked, ref }, branch) : undefined;
    const known = own?.known ?? (await (0,_source_own_reading_js__WEBPACK_IMPORTED_MODULE_12__/* .readHead */ .z)(repository, asked));
    const prepared = {
        asked: { ...asked, ref },
        commit,
        known,
        values,
        byCommit,
        targets,
        branch,
        gitRef: { sha: commit.oid },
    };
    const asDeploy = (0,_deploy_deploy_targets_js__WEBPACK_IMPORTED_MODULE_9__/* .deploymentTo */ .p)(prepared, target);
    // What a record keeps was live once, however little it is: only a commit can be the wrong folder or a failed build.
    const allowShrink = facts !== undefined || asDeploy.allowShrink;
    const source = own?.options ?? asDeploy.source;
    const deployment = { ...asDeploy, source, allowShrink, restores: true };
    const read = facts === undefined ? _source_committed_modules_js__WEBPACK_IMPORTED_MODULE_11__/* .readModules */ .U : readRecord;
    const start = (more) => (0,_deploy_deploy_js__WEBPACK_IMPORTED_MODULE_8__/* .deploy */ .g)({ ...deployment, ...more }, (0,_start_open_world_js__WEBPACK_IMPORTED_MODULE_13__/* .openWorld */ .H)(door, target, values), read);
    return { target, branch, plan: () => start({ dryRun: true }), run: () => start({}) };
}
/** The modules of a record as a source, so that it can be deployed; what was live needs no checks. */
async function readRecord(repository, commit) {
    const [modules, entries] = await Promise.all([
        (0,_records_read_records_js__WEBPACK_IMPORTED_MODULE_10__/* .readRecordModules */ .l_)(repository, commit.oid),
        (0,_git_objects_ls_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .listTree */ .n)(repository, commit.oid),
    ]);
    const inside = entries.filter(({ path }) => path.startsWith(`${_model_records_record_files_js__WEBPACK_IMPORTED_MODULE_5__/* .recordFolder */ .ae}/`));
    return {
        modules,
        ids: (0,_model_modules_content_id_js__WEBPACK_IMPORTED_MODULE_3__/* .contentIds */ .e8)(modules, (0,_model_modules_tree_js__WEBPACK_IMPORTED_MODULE_15__/* .objectFormat */ .n9)(commit)),
        source: _model_records_record_files_js__WEBPACK_IMPORTED_MODULE_5__/* .recordFolder */ .ae,
        entries: inside.map((entry) => ({ ...entry, path: entry.path.slice(_model_records_record_files_js__WEBPACK_IMPORTED_MODULE_5__/* .recordFolder */ .ae.length + 1) })),
        files: [],
        layout: "slash",
        findings: [],
        notes: [],
    };
}
async function factsOf(repository, { oid }) {
    const [commit] = await (0,_git_history_commits_js__WEBPACK_IMPORTED_MODULE_1__/* .readCommits */ .Fe)(repository, [oid]);
    return commit === undefined ? undefined : (0,_model_records_record_message_js__WEBPACK_IMPORTED_MODULE_16__/* .parseRecordMessage */ .oZ)(commit.message);
}
function chooseTarget(targets, facts) {
    const same = targets.filter(({ server }) => server.name === facts?.server);
    return (0,_account_one_target_js__WEBPACK_IMPORTED_MODULE_7__/* .oneTarget */ .i)(same.length > 0 ? same : targets, "tell where to restore to");
}
function branchOf(facts, named, ref) {
    if (facts?.branch.startsWith("$"))
        throw new _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .eb(`Cannot restore ${ref}: it is a record of ${facts.branch.slice(1)}, and not of code`);
    if (named !== undefined)
        return (0,_model_settings_branch_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .checkBranch */ .DC)(named);
    // Its name may be longer than what a rule may choose: the server has it already.
    if (facts !== undefined)
        return facts.branch;
    throw new _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .eb(`Cannot restore ${ref}: it is no record of a branch; name the code branch with --branch`);
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