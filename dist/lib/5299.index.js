"use strict";
exports.id = 5299;
exports.ids = [5299];
exports.modules = {

/***/ 45299:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./build/js/sync/deploy-targets.js
var deploy_targets = __webpack_require__(9135);
// EXTERNAL MODULE: ./build/js/sync/prepare.js + 1 modules
var prepare = __webpack_require__(60238);
// EXTERNAL MODULE: ./build/js/cli/context.js
var cli_context = __webpack_require__(76309);
// EXTERNAL MODULE: ./build/js/cli/describe.js + 2 modules
var describe = __webpack_require__(98605);
// EXTERNAL MODULE: ./build/js/model/outcome.js
var model_outcome = __webpack_require__(49825);
;// CONCATENATED MODULE: ./build/js/cli/server-table.js

/** How each of several servers ended, one below the other; nothing for a single one. */
function printServerTable({ print, options }, reports, targets) {
    if (options.json || reports.length < 2)
        return;
    const width = Math.max(...reports.map(({ server }) => server.length));
    print("");
    for (const [index, { server, outcome }] of reports.entries()) {
        const fails = model_outcome/* outcomes */.K[outcome].exit !== 0;
        const note = fails && targets[index]?.optional === true ? "  (optional: the exit status does not count it)" : "";
        print(`  ${server.padEnd(width)}  `, [fails ? "red" : "green", outcome], ["dim", note]);
    }
}

;// CONCATENATED MODULE: ./build/js/cli/deploy.js





/** `screeps-sync deploy [ref]` */
async function run(context) {
    const asked = { ...(0,cli_context/* askedIn */.U)(context, context.args[0] ?? "HEAD"), tellActive: "after-a-write" };
    const door = (0,cli_context/* doorOf */.a)(context);
    const prepared = await (0,prepare/* prepare */.iA)(door.repository, asked);
    const reports = await (0,deploy_targets/* deployTargets */.sh)(asked, prepared, door);
    (0,describe/* printReports */.pV)(context.console, reports);
    printServerTable(context.console, reports, prepared.targets);
    return (0,deploy_targets/* exitStatus */.$u)(reports, prepared.targets);
}


/***/ })

};
;