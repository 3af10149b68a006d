"use strict";
exports.id = 765;
exports.ids = [765];
exports.modules = {

/***/ 70765:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   check: () => (/* binding */ check)
/* harmony export */ });
/* harmony import */ var _sync_look_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75606);
/* harmony import */ var _result_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17105);
/* harmony import */ var _credentials_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97803);
// Covered by test/doors/action/action.test.ts



/** `command: check`: what a deploy would find and change. Nothing is written; without credentials the server is not asked. */
async function check(run) {
    const { event, inputs, door } = run;
    const unsigned = event.pullRequest === undefined ? undefined : () => "this run was given no credentials";
    const opened = await (0,_sync_look_check_js__WEBPACK_IMPORTED_MODULE_0__/* .openCheck */ .Xq)(run.asked, door, { offline: whyNoServer(run), unsigned });
    const { targets } = opened.prepared;
    (0,_credentials_js__WEBPACK_IMPORTED_MODULE_2__/* .hideCredentials */ .R)(targets, run);
    if (opened.whyAlone === undefined)
        (0,_credentials_js__WEBPACK_IMPORTED_MODULE_2__/* .checkCredentials */ .v)(targets, run);
    const checked = await (0,_sync_look_check_js__WEBPACK_IMPORTED_MODULE_0__/* .check */ .z6)(opened, door);
    return (0,_result_result_js__WEBPACK_IMPORTED_MODULE_1__/* .resultOf */ .Bg)(inputs.command, checked.reports, checked.targets);
}
function whyNoServer({ event }) {
    if (event.pullRequest?.fromFork === true)
        return "the pull request is from a fork, and a fork gets no secrets";
    return event.untrusted === undefined ? undefined : "the code of this event is a stranger's, and gets no secrets";
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


/***/ }),

/***/ 75606:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z6: () => (/* binding */ check),
  gT: () => (/* binding */ noCredentials),
  Xq: () => (/* binding */ openCheck)
});

// EXTERNAL MODULE: ./build/js/sync/deploy/deploy-targets.js
var deploy_targets = __webpack_require__(79379);
// EXTERNAL MODULE: ./build/js/sync/start/prepare.js + 1 modules
var prepare = __webpack_require__(73154);
// EXTERNAL MODULE: ./build/js/model/modules/modules.js
var modules_modules = __webpack_require__(68218);
// EXTERNAL MODULE: ./build/js/model/outcome/errors.js
var errors = __webpack_require__(92383);
// EXTERNAL MODULE: ./build/js/model/settings/told-settings.js
var told_settings = __webpack_require__(41506);
// EXTERNAL MODULE: ./build/js/model/text/counted.js
var counted = __webpack_require__(99959);
// EXTERNAL MODULE: ./build/js/model/text/short-id.js
var short_id = __webpack_require__(36689);
// EXTERNAL MODULE: ./build/js/sync/source/committed-modules.js + 22 modules
var committed_modules = __webpack_require__(69077);
// EXTERNAL MODULE: ./build/js/sync/source/source-options.js
var source_options = __webpack_require__(25619);
;// CONCATENATED MODULE: ./build/js/sync/look/check-commit.js








/**
 * Checks the modules of a commit where no server can be asked: one report, or where a rule names folders one for each.
 * @param why why none can, for the message
 */
async function checkCommit(prepared, repository, why) {
    const reports = [];
    for (const place of prepared.places ?? [undefined])
        reports.push(await checkPlace((0,prepare/* prepareAt */.Ri)(prepared, place), repository, why));
    return reports;
}
async function checkPlace(prepared, repository, why) {
    const { asked, commit, branch } = prepared;
    const about = {
        server: "",
        ...(branch === undefined ? {} : { branch }),
        ref: asked.ref,
        commit: commit.oid,
        waits: [],
        limits: [],
        warnings: [],
        notes: (0,told_settings/* toldNotes */.t)(prepared),
    };
    try {
        const { source, modules, findings, notes } = await (0,committed_modules/* readModules */.U)(repository, commit, (0,source_options/* sourceOptions */.k)(asked, prepared));
        const where = prepared.places === undefined ? "" : ` for "${branch}"`;
        const size = (0,counted/* counted */.h)(modules.size, "module");
        const message = `Checked ${(0,short_id/* shortId */.m)(commit.oid)}${where}: its ${size} can be deployed; no server was asked, because ${why}`;
        const bytes = (0,modules_modules/* modulesText */.vv)(modules).length;
        return {
            ...about,
            outcome: "planned",
            message,
            source,
            modules: modules.size,
            bytes,
            findings,
            notes: [...notes, ...about.notes],
        };
    }
    catch (failure) {
        if (!(failure instanceof errors/* PreflightError */.wG))
            throw failure;
        const { outcome, message, findings } = failure;
        return { ...about, outcome, message, source: prepared.values.source ?? "", modules: 0, bytes: 0, findings };
    }
}

;// CONCATENATED MODULE: ./build/js/sync/look/check.js



/** Reads the commit and its settings, and decides whether a server is asked. Sends nothing. */
async function openCheck(whole, door, { offline, unsigned }) {
    const asked = { ...whole, raw: { ...whole.raw, "dry-run": true }, withoutServer: offline !== undefined };
    const prepared = await (0,prepare/* prepare */.iA)(door.repository, asked);
    const { targets } = prepared;
    const isSigned = targets.some(({ credentials }) => credentials !== undefined);
    return { prepared, whyAlone: offline ?? (isSigned ? undefined : unsigned?.(targets)) };
}
/** What a deploy would find and change; nothing is written. The targets are those that were asked. */
async function check({ prepared, whyAlone }, door) {
    if (whyAlone !== undefined)
        return { reports: await checkCommit(prepared, door.repository, whyAlone), targets: [] };
    return { reports: await (0,deploy_targets/* deployTargets */.s)(prepared, door), targets: prepared.targets };
}
/** For a person who may have credentials, and somewhere else than where they are looked for. */
function noCredentials(targets) {
    const elsewhere = targets.flatMap((target) => target.elsewhere ?? []).map((text) => `; ${text}`);
    return `no credentials were found${elsewhere.join("")}`;
}


/***/ })

};
;