"use strict";
exports.id = 4602;
exports.ids = [4602];
exports.modules = {

/***/ 94602:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var _model_outcome_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14650);
/* harmony import */ var _sync_deploy_deploy_targets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79379);
/* harmony import */ var _sync_start_prepare_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73154);
/* harmony import */ var _show_describe_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6056);
/* harmony import */ var _terminal_context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40472);
// Covered by test/doors/cli.test.ts





/** `screeps-sync deploy [ref]` */
async function run(context) {
    const asked = { ...(0,_terminal_context_js__WEBPACK_IMPORTED_MODULE_4__/* .askedIn */ .U)(context, context.args[0] ?? "HEAD"), tellActive: "after-a-write" };
    const door = (0,_terminal_context_js__WEBPACK_IMPORTED_MODULE_4__/* .doorOf */ .a)(context);
    const prepared = await (0,_sync_start_prepare_js__WEBPACK_IMPORTED_MODULE_2__/* .prepare */ .iA)(door.repository, asked);
    const reports = await (0,_sync_deploy_deploy_targets_js__WEBPACK_IMPORTED_MODULE_1__/* .deployTargets */ .s)(prepared, door);
    (0,_show_describe_js__WEBPACK_IMPORTED_MODULE_3__/* .printReports */ .pV)(context.console, reports);
    printServerTable(context.console, reports, prepared.targets);
    return (0,_model_outcome_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .exitStatus */ .$u)(reports, prepared.targets);
}
/** How each of several servers or code branches ended, one below the other; nothing for a single one. */
function printServerTable({ print, options }, reports, targets) {
    if (options.json || reports.length < 2)
        return;
    const names = placeNames(reports);
    const width = Math.max(...names.map(({ length }) => length));
    print("");
    for (const [index, { outcome }] of reports.entries()) {
        const fails = _model_outcome_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomes */ .KI[outcome].exit !== 0;
        const note = fails && targets[index]?.optional === true ? "  (optional: the exit status does not count it)" : "";
        print(`  ${(names[index] ?? "").padEnd(width)}  `, [fails ? "red" : "green", outcome], ["dim", note]);
    }
}
/** By server; where folders go to code branches of one server, by both. */
function placeNames(reports) {
    const servers = reports.map(({ server }) => server);
    if (new Set(servers).size === servers.length)
        return servers;
    const isOneServer = new Set(servers).size === 1;
    return reports.map(({ server, branch = "" }) => (isOneServer ? branch : `${server}  ${branch}`));
}


/***/ })

};
;