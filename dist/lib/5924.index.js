"use strict";
exports.id = 5924;
exports.ids = [5924,5225];
exports.modules = {

/***/ 73174:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   check: () => (/* binding */ check)
/* harmony export */ });
/* harmony import */ var _sync_check_commit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30609);
/* harmony import */ var _sync_deploy_targets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9135);
/* harmony import */ var _sync_prepare_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60238);
/* harmony import */ var _credentials_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84776);
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64061);





/** `command: check`: what a deploy would find and change. Nothing is written; without credentials the server is not asked. */
async function check(run) {
    const { event, inputs, door } = run;
    const asked = { ...run.asked, raw: { ...run.asked.raw, "dry-run": true } };
    const why = whyNoServer(run);
    if (why !== undefined)
        return alone(run, why);
    const prepared = await (0,_sync_prepare_js__WEBPACK_IMPORTED_MODULE_2__/* .prepare */ .iA)(door.repository, asked);
    (0,_credentials_js__WEBPACK_IMPORTED_MODULE_3__/* .hideCredentials */ .R)(prepared.targets, run);
    const empty = prepared.targets.every(({ credentials }) => credentials === undefined);
    if (empty && event.pullRequest !== undefined)
        return alone(run, "this run was given no credentials");
    (0,_credentials_js__WEBPACK_IMPORTED_MODULE_3__/* .checkCredentials */ .v)(prepared.targets, run);
    return (0,_result_js__WEBPACK_IMPORTED_MODULE_4__/* .resultOf */ .Bg)(inputs.command, await (0,_sync_deploy_targets_js__WEBPACK_IMPORTED_MODULE_1__/* .deployTargets */ .sh)(asked, prepared, door), prepared.targets);
}
function whyNoServer({ event }) {
    if (event.pullRequest?.fromFork === true)
        return "the pull request is from a fork, and a fork gets no secrets";
    return event.untrusted === undefined ? undefined : "the code of this event is a stranger's, and gets no secrets";
}
async function alone({ asked, door, inputs }, why) {
    const prepared = await (0,_sync_prepare_js__WEBPACK_IMPORTED_MODULE_2__/* .prepare */ .iA)(door.repository, { ...asked, withoutServer: true });
    return (0,_result_js__WEBPACK_IMPORTED_MODULE_4__/* .resultOf */ .Bg)(inputs.command, [await (0,_sync_check_commit_js__WEBPACK_IMPORTED_MODULE_0__/* .checkCommit */ .s)(asked, prepared, door.repository, why)], []);
}


/***/ }),

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

/***/ 25225:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ version)
/* harmony export */ });
/** As in package.json; a test keeps them equal. */
const version = "0.1.0";


/***/ }),

/***/ 30609:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ checkCommit)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41710);
/* harmony import */ var _model_modules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6180);
/* harmony import */ var _committed_modules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60410);
/* harmony import */ var _prepare_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60238);
/* harmony import */ var _source_options_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21361);





/** Checks the modules of a commit where no server can be asked. @param why why none can, for the message */
async function checkCommit(asked, prepared, repository, why) {
    const reports = [];
    for (const place of prepared.places ?? [undefined])
        reports.push(await checkPlace(asked, (0,_prepare_js__WEBPACK_IMPORTED_MODULE_3__/* .prepareAt */ .Ri)(prepared, place), repository, why));
    const [first, ...others] = reports;
    if (first === undefined)
        throw new Error("A commit has one place at least");
    return others.reduce(together, first);
}
async function checkPlace(asked, prepared, repository, why) {
    const { commit, branch } = prepared;
    const about = {
        server: "",
        ...(branch === undefined ? {} : { branch }),
        ref: asked.ref,
        commit: commit.oid,
        waits: [],
        limits: [],
        warnings: [],
        notes: [],
    };
    try {
        const { source, modules, findings, notes } = await (0,_committed_modules_js__WEBPACK_IMPORTED_MODULE_2__/* .readModules */ .U)(repository, commit, (0,_source_options_js__WEBPACK_IMPORTED_MODULE_4__/* .sourceOptions */ .k)(asked, prepared));
        const message = `Checked ${commit.oid.slice(0, 7)}: its ${modules.size} modules can be deployed; no server was asked, because ${why}`;
        const bytes = (0,_model_modules_js__WEBPACK_IMPORTED_MODULE_1__/* .modulesText */ .vv)(modules).length;
        return { ...about, outcome: "planned", message, source, modules: modules.size, bytes, findings, notes };
    }
    catch (failure) {
        if (!(failure instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PreflightError */ .wG))
            throw failure;
        const { outcome, message, findings } = failure;
        return { ...about, outcome, message, source: prepared.values.source ?? "", modules: 0, bytes: 0, findings };
    }
}
/** Several folders of one commit, told as one: it is as bad as the worst of them. */
function together(a, b) {
    const worse = b.outcome === "failed" && a.outcome !== "failed" ? b : a;
    return { ...worse, findings: [...a.findings, ...b.findings], notes: [...a.notes, ...b.notes] };
}


/***/ })

};
;