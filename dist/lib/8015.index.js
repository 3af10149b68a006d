"use strict";
exports.id = 8015;
exports.ids = [8015,5299];
exports.modules = {

/***/ 98015:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var _emulator_emulator_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67772);
/* harmony import */ var _sync_prepare_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60238);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76309);
/* harmony import */ var _deploy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45299);




const bot = { source: "examples/bot/src", branch: "default" };
const scenes = [
    { title: "What would change? Nothing is sent.", raw: { ...bot, "dry-run": true } },
    { title: "Deploy: read, write, read back, compare.", raw: bot },
    { title: "The same again: one read, no write.", raw: bot },
    {
        title: "Files that the game would lose: refused before any request.",
        raw: { ...bot, source: "examples/refused/src", layout: "basename" },
    },
    {
        title: "Somebody edited in the game: their work is not overwritten.",
        raw: { ...bot, "on-drift": "refuse" },
        before: editInTheGame,
    },
    { title: "No writes are left today: when they are free again.", raw: bot, before: useUpWrites },
];
/** `screeps-sync demo`: this repository's HEAD, deployed to an emulator that lives only as long as the demo. */
async function run(context) {
    // Without a repository there is nothing to show, and the reason is the first and only line.
    await (0,_sync_prepare_js__WEBPACK_IMPORTED_MODULE_1__/* .prepare */ .iA)((0,_context_js__WEBPACK_IMPORTED_MODULE_3__/* .doorOf */ .a)(context).repository, (0,_context_js__WEBPACK_IMPORTED_MODULE_3__/* .askedIn */ .U)({ ...context, raw: bot }, "HEAD"));
    const emulator = await (0,_emulator_emulator_js__WEBPACK_IMPORTED_MODULE_0__/* .startEmulator */ .s)({ port: 0 });
    try {
        context.console.print(["bold", "screeps-sync demo"], `: the HEAD commit of this repository, on an emulator at ${emulator.url}`);
        for (const [index, scene] of scenes.entries())
            await play(scene, index + 1, emulator, context);
        context.console.print("");
        context.console.print(["dim", "The emulator is closed; nothing is left behind."]);
    }
    finally {
        await emulator.close();
    }
    return 0;
}
async function play({ title, raw, before }, number, emulator, context) {
    const { print } = context.console;
    before?.(emulator);
    emulator.clearRequests();
    const env = { ...context.env, SCREEPS_SERVER: emulator.url, SCREEPS_TOKEN: emulator.token };
    const flags = Object.entries(raw).map(([name, value]) => value === true ? `--${name}` : `--${name} ${String(value)}`);
    print("");
    print(["bold", `${number}. ${title}`]);
    print(["cyan", `$ screeps-sync deploy ${flags.join(" ")}`]);
    const status = await (0,_deploy_js__WEBPACK_IMPORTED_MODULE_2__.run)({ ...context, raw, env });
    print(["dim", `  exit status ${status} · ${requestsOf(emulator)}`]);
}
function requestsOf(emulator) {
    const lines = emulator.lines();
    return lines.length === 0 ? "no requests" : lines.join(", ");
}
function editInTheGame(emulator) {
    const modules = new Map(emulator.code("default"));
    emulator.setCode("default", modules.set("role/harvester", "// rewritten in the game's own editor\n"));
}
function useUpWrites(emulator) {
    emulator.setCode("default", [["main", ""]]);
    emulator.spend("POST /api/user/code", 240);
}


/***/ }),

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