"use strict";
exports.id = 907;
exports.ids = [907];
exports.modules = {

/***/ 10907:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   backup: () => (/* binding */ backup)
/* harmony export */ });
/* harmony import */ var _sync_backup_backup_targets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97026);
/* harmony import */ var _sync_start_prepare_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73154);
/* harmony import */ var _result_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17105);
/* harmony import */ var _credentials_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97803);




/** `command: backup`: every code branch of the account, or those that `branch` names. */
async function backup(run) {
    const { asked, door, inputs } = run;
    const account = await (0,_sync_start_prepare_js__WEBPACK_IMPORTED_MODULE_1__/* .prepareAccount */ .nI)(door.repository, asked);
    (0,_credentials_js__WEBPACK_IMPORTED_MODULE_3__/* .hideCredentials */ .R)(account.targets, run);
    (0,_credentials_js__WEBPACK_IMPORTED_MODULE_3__/* .checkCredentials */ .v)(account.targets, run);
    const globs = namesIn(account.values.branch ?? "");
    const wish = { all: globs.length === 0, globs, memory: false, segments: [], shards: [] };
    const { reports, targets } = await (0,_sync_backup_backup_targets_js__WEBPACK_IMPORTED_MODULE_0__/* .backupTargets */ .D)(asked, wish, door, account);
    return (0,_result_result_js__WEBPACK_IMPORTED_MODULE_2__/* .resultOf */ .Bg)(inputs.command, reports.map(asReport), targets);
}
/** As in every list of inputs: commas or line breaks between the names. */
const namesIn = (text) => text
    .split(/[\n,]/)
    .map((name) => name.trim())
    .filter(Boolean);
/** A backup in the words of every report; its records stand beside them. */
function asReport({ records, left, active, ...report }) {
    const branches = records.filter(({ branch }) => !branch.startsWith("$"));
    const [only, ...others] = branches;
    const single = only !== undefined && others.length === 0 ? only : undefined;
    return {
        ...report,
        ...(single === undefined ? {} : { branch: single.branch, record: single.record, active: single.branch === active }),
        ref: "",
        commit: "",
        source: "",
        modules: branches.reduce((sum, { modules }) => sum + modules, 0),
        bytes: branches.reduce((sum, { bytes }) => sum + bytes, 0),
        findings: [],
        records,
        warnings: [],
        notes: left.length === 0 ? [] : [{ kind: "left-over", branches: left }],
    };
}


/***/ }),

/***/ 97803:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ hideCredentials),
/* harmony export */   v: () => (/* binding */ checkCredentials)
/* harmony export */ });
/* harmony import */ var _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92383);
// Covered by test/doors/action/action.test.ts

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
    throw new _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`Cannot sign in to ${without.label}: ${input}; ${cause}`);
}


/***/ })

};
;