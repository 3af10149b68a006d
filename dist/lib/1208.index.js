"use strict";
exports.id = 1208;
exports.ids = [1208];
exports.modules = {

/***/ 91208:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var node_readline_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26848);
/* harmony import */ var node_readline_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_readline_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41710);
/* harmony import */ var _sync_deploy_targets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9135);
/* harmony import */ var _sync_restore_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33997);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76309);
/* harmony import */ var _describe_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98605);






/** `screeps-sync restore <record> [--yes]` */
async function run(context) {
    const { console, args, flags, raw } = context;
    const { plan, run: restore, target } = await (0,_sync_restore_js__WEBPACK_IMPORTED_MODULE_3__/* .prepareRestore */ .c)((0,_context_js__WEBPACK_IMPORTED_MODULE_5__/* .askedIn */ .U)(context, "HEAD"), args[0] ?? "", (0,_context_js__WEBPACK_IMPORTED_MODULE_5__/* .doorOf */ .a)(context));
    if (flags["yes"] === true && raw["dry-run"] !== true) {
        const report = await restore();
        (0,_describe_js__WEBPACK_IMPORTED_MODULE_4__/* .printReports */ .pV)(console, [report]);
        return (0,_sync_deploy_targets_js__WEBPACK_IMPORTED_MODULE_2__/* .exitStatus */ .$u)([report], [target]);
    }
    const planned = await plan();
    const isLast = planned.outcome !== "planned" || raw["dry-run"] === true;
    if (!isLast)
        checkTerminal(context);
    (0,_describe_js__WEBPACK_IMPORTED_MODULE_4__/* .printReports */ .pV)(console, [planned]);
    if (isLast)
        return (0,_sync_deploy_targets_js__WEBPACK_IMPORTED_MODULE_2__/* .exitStatus */ .$u)([planned], [target]);
    if (!(await agreed(context))) {
        console.print("Nothing was restored");
        return 0;
    }
    const report = await restore();
    (0,_describe_js__WEBPACK_IMPORTED_MODULE_4__/* .printReports */ .pV)(console, [report]);
    return (0,_sync_deploy_targets_js__WEBPACK_IMPORTED_MODULE_2__/* .exitStatus */ .$u)([report], [target]);
}
function checkTerminal({ console }) {
    if (process.stdin.isTTY && process.stderr.isTTY && !console.options.json)
        return;
    throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb("Cannot restore without a yes: nobody can be asked here; look at it with --dry-run, then give --yes");
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

/***/ 33997:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ prepareRestore)
/* harmony export */ });
/* harmony import */ var _git_commits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26994);
/* harmony import */ var _git_ls_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35538);
/* harmony import */ var _git_open_commit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8246);
/* harmony import */ var _model_branch_rules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57263);
/* harmony import */ var _model_content_id_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7188);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41710);
/* harmony import */ var _model_record_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(64803);
/* harmony import */ var _model_record_message_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(9702);
/* harmony import */ var _committed_modules_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(60410);
/* harmony import */ var _deploy_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(74155);
/* harmony import */ var _deploy_targets_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9135);
/* harmony import */ var _open_world_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(41885);
/* harmony import */ var _prepare_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(60238);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(32013);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(66606);















/**
 * A record goes back to the branch and the server that it is of, unless another is named; any other commit is deployed
 * as `deploy` would.
 * @throws UsageError where it cannot be told which server or branch is meant
 */
async function prepareRestore(asked, ref, door) {
    const { repository } = door;
    const { values, targets } = await (0,_prepare_js__WEBPACK_IMPORTED_MODULE_11__/* .prepareAccount */ .nI)(repository, asked);
    const commit = await (0,_git_open_commit_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveCommit */ .W)(repository, ref);
    const facts = await factsOf(repository, commit);
    const target = chooseTarget(targets, facts);
    const branch = (0,_model_branch_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .checkBranch */ .DC)(branchOf(facts, values.branch, ref));
    const prepared = { values, targets, commit, branch, gitRef: { sha: commit.oid } };
    const asDeploy = (0,_deploy_targets_js__WEBPACK_IMPORTED_MODULE_9__/* .deployOptions */ .aq)({ ...asked, ref }, prepared, target);
    // What a record keeps was live once, however little it is: only a commit can be the wrong folder or a failed build.
    const allowShrink = facts !== undefined || asDeploy.allowShrink;
    const options = { ...asDeploy, allowShrink, restores: true };
    const read = facts === undefined ? _committed_modules_js__WEBPACK_IMPORTED_MODULE_7__/* .readModules */ .U : readRecord;
    const start = (more) => (0,_deploy_js__WEBPACK_IMPORTED_MODULE_8__/* .deploy */ .g)({ ...options, ...more }, (0,_open_world_js__WEBPACK_IMPORTED_MODULE_10__/* .openWorld */ .H)({ ...door, target, values }), read);
    return { target, branch, plan: () => start({ dryRun: true }), run: () => start({}) };
}
/** The modules of a record as a source, so that it can be deployed; what was live needs no checks. */
async function readRecord(repository, commit) {
    const [modules, entries] = await Promise.all([
        (0,_record_js__WEBPACK_IMPORTED_MODULE_12__/* .readRecordModules */ .l_)(repository, commit.oid),
        (0,_git_ls_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .listTree */ .n)(repository, commit.oid),
    ]);
    const inside = entries.filter(({ path }) => path.startsWith(`${_model_record_files_js__WEBPACK_IMPORTED_MODULE_6__/* .recordFolder */ .ae}/`));
    return {
        modules,
        ids: (0,_model_content_id_js__WEBPACK_IMPORTED_MODULE_4__/* .contentIds */ .e8)(modules, (0,_run_js__WEBPACK_IMPORTED_MODULE_13__/* .objectFormat */ .n9)(commit)),
        source: _model_record_files_js__WEBPACK_IMPORTED_MODULE_6__/* .recordFolder */ .ae,
        entries: inside.map((entry) => ({ ...entry, path: entry.path.slice(_model_record_files_js__WEBPACK_IMPORTED_MODULE_6__/* .recordFolder */ .ae.length + 1) })),
        files: [],
        layout: "slash",
        findings: [],
        notes: [],
    };
}
async function factsOf(repository, { oid }) {
    const [commit] = await (0,_git_commits_js__WEBPACK_IMPORTED_MODULE_0__/* .readCommits */ .Fe)(repository, [oid]);
    return commit === undefined ? undefined : (0,_model_record_message_js__WEBPACK_IMPORTED_MODULE_14__/* .parseRecordMessage */ .oZ)(commit.message);
}
function chooseTarget(targets, facts) {
    const same = targets.filter(({ server }) => server.name === facts?.server);
    const [target, ...others] = same.length > 0 ? same : targets;
    if (target !== undefined && others.length === 0)
        return target;
    const names = targets.map(({ label }) => label).join(", ");
    throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .eb(`Cannot tell where to restore to: there are the servers ${names}; choose one with --server`);
}
function branchOf(facts, named, ref) {
    if (facts?.branch.startsWith("$"))
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .eb(`Cannot restore ${ref}: it is a record of ${facts.branch.slice(1)}, and not of code`);
    const branch = named ?? facts?.branch;
    if (branch !== undefined)
        return branch;
    throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .eb(`Cannot restore ${ref}: it is no record of a branch; name the code branch with --branch`);
}


/***/ })

};
;