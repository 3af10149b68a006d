"use strict";
exports.id = 4944;
exports.ids = [4944];
exports.modules = {

/***/ 14944:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./build/js/sync/check-commit.js
var check_commit = __webpack_require__(30609);
// EXTERNAL MODULE: ./build/js/sync/deploy-targets.js
var deploy_targets = __webpack_require__(9135);
// EXTERNAL MODULE: ./build/js/sync/prepare.js + 1 modules
var prepare = __webpack_require__(60238);
;// CONCATENATED MODULE: ./build/js/sync/check-targets.js



/** What a deploy would find and change: nothing is written, and without credentials no server is asked. */
async function checkTargets(asked, door, { offline }) {
    const dry = { ...asked, raw: { ...asked.raw, "dry-run": true }, withoutServer: offline };
    const prepared = await (0,prepare/* prepare */.iA)(door.repository, dry);
    const { targets } = prepared;
    if (targets.some(({ credentials }) => credentials !== undefined))
        return { reports: await (0,deploy_targets/* deployTargets */.sh)(dry, prepared, door), targets };
    const why = offline ? "of --offline" : "no credentials were found";
    return { reports: [await (0,check_commit/* checkCommit */.s)(dry, prepared, door.repository, why)], targets: [] };
}

// EXTERNAL MODULE: ./build/js/cli/context.js
var cli_context = __webpack_require__(76309);
// EXTERNAL MODULE: ./build/js/cli/describe.js + 2 modules
var describe = __webpack_require__(98605);
;// CONCATENATED MODULE: ./build/js/cli/check.js




/** `screeps-sync check [ref]` */
async function run(context) {
    const { args, flags, console } = context;
    const asked = { ...(0,cli_context/* askedIn */.U)(context, args[0] ?? "HEAD"), rebuild: flags["rebuild"] === true };
    const { reports, targets } = await checkTargets(asked, (0,cli_context/* doorOf */.a)(context), { offline: flags["offline"] === true });
    (0,describe/* printReports */.pV)(console, reports);
    return (0,deploy_targets/* exitStatus */.$u)(reports, targets);
}


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