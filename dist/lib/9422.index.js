"use strict";
exports.id = 9422;
exports.ids = [9422,5225];
exports.modules = {

/***/ 84776:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ hideCredentials),
/* harmony export */   v: () => (/* binding */ checkCredentials)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41710);

/** Hides what the configuration named besides the inputs. */
function hideCredentials(targets, { secrets }) {
    for (const { credentials, serverPassword } of targets) {
        if (serverPassword !== undefined)
            secrets.hide([serverPassword]);
        if (credentials?.kind === "token")
            secrets.hide([credentials.token], credentials.username);
        if (credentials?.kind === "password")
            secrets.hide([credentials.password], credentials.username);
    }
}
/** An empty secret looks to the runner like none at all, so the likely cause is said. @throws UsageError */
function checkCredentials(targets, { job }) {
    const without = targets.find(({ credentials, optional }) => credentials === undefined && !optional);
    if (without === undefined)
        return;
    const official = new URL(without.server.root).hostname === "screeps.com";
    const input = official ? 'input "token" is empty' : 'input "token" is empty, and so are "username" and "password"';
    const cause = job.byDependabot
        ? "runs of Dependabot get the secrets of Dependabot alone (Settings, Secrets and variables, Dependabot)"
        : "most likely the secret is not set for this repository (Settings, Secrets and variables, Actions), its name is misspelt, or it belongs to an environment that the job does not name";
    throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`Cannot sign in to ${without.label}: ${input}; ${cause}`);
}


/***/ }),

/***/ 59408:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   restore: () => (/* binding */ restore)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41710);
/* harmony import */ var _sync_prepare_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60238);
/* harmony import */ var _sync_restore_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33997);
/* harmony import */ var _credentials_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84776);
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64061);





/** `command: restore`: what the record named by `ref` keeps becomes live again. */
async function restore(run) {
    const { asked, door, inputs } = run;
    if (inputs.ref === "")
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb('Cannot restore: input "ref" is empty; give the id of a record');
    const { targets, values } = await (0,_sync_prepare_js__WEBPACK_IMPORTED_MODULE_1__/* .prepareAccount */ .nI)(door.repository, asked);
    (0,_credentials_js__WEBPACK_IMPORTED_MODULE_3__/* .hideCredentials */ .R)(targets, run);
    (0,_credentials_js__WEBPACK_IMPORTED_MODULE_3__/* .checkCredentials */ .v)(targets, run);
    const restoration = await (0,_sync_restore_js__WEBPACK_IMPORTED_MODULE_2__/* .prepareRestore */ .c)(asked, inputs.ref, door);
    const report = values["dry-run"] === true ? await restoration.plan() : await restoration.run();
    return (0,_result_js__WEBPACK_IMPORTED_MODULE_4__/* .resultOf */ .Bg)(inputs.command, [report], [restoration.target]);
}


/***/ }),

/***/ 25225:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ version)
/* harmony export */ });
/** As in package.json; a test keeps them equal. */
const version = "0.1.0";


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