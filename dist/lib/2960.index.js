"use strict";
exports.id = 2960;
exports.ids = [2960,4602];
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


/***/ }),

/***/ 42960:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./build/js/emulator/emulator.js + 71 modules
var emulator_emulator = __webpack_require__(12102);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/git/history/commits.js
var commits = __webpack_require__(75297);
// EXTERNAL MODULE: ./build/js/git/history/refs.js + 1 modules
var refs = __webpack_require__(79486);
// EXTERNAL MODULE: ./build/js/git/objects/write-tree.js + 1 modules
var write_tree = __webpack_require__(47367);
// EXTERNAL MODULE: ./build/js/git/process/repository.js
var process_repository = __webpack_require__(78060);
// EXTERNAL MODULE: ./build/js/git/process/runner.js + 4 modules
var runner = __webpack_require__(9795);
;// CONCATENATED MODULE: ./build/js/sync/setup/temporary-repository.js
// Covered by test/doors/demo.test.ts








/**
 * Runs `use` in a repository of its own whose only commit holds these files, on the git branch `main`; deletes it afterwards.
 * Nobody needs a name or any other configuration of git for it.
 */
async function withTemporaryRepository(files, message, use) {
    const directory = await external_node_fs_.promises.mkdtemp((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), "screeps-sync-demo-"));
    try {
        const repository = (0,process_repository/* openRepository */.h)(directory);
        await (0,runner/* gitText */.q)(repository, ["init", "--initial-branch=main", directory]);
        const tree = await (0,write_tree/* writeTree */.W)(repository, [...files].map(([path, bytes]) => ({ path, bytes, mode: "100644" })));
        const commit = await (0,commits/* writeCommit */.rV)(repository, { tree, parents: [], message, time: new Date() });
        await (0,refs/* moveRef */.LH)(repository, "refs/heads/main", commit, undefined);
        return await use(directory);
    }
    finally {
        await external_node_fs_.promises.rm(directory, { recursive: true, force: true });
    }
}

// EXTERNAL MODULE: ./build/js/cli/commands/deploy.js
var deploy = __webpack_require__(94602);
// EXTERNAL MODULE: ./build/js/cli/setup/packaged-files.js
var packaged_files = __webpack_require__(30376);
;// CONCATENATED MODULE: ./build/js/cli/setup/demo.js
// Covered by test/doors/demo.test.ts




const bot = { source: "bot", branch: "default" };
const scenes = [
    { title: "What would change? Nothing is sent.", raw: { ...bot, "dry-run": true } },
    { title: "Deploy: read, write, read back, compare.", raw: bot },
    { title: "The same again: one read, no write.", raw: bot },
    {
        title: "Files that the game would lose: refused before any request.",
        raw: { ...bot, source: "refused", layout: "basename" },
    },
    {
        title: "Somebody edited in the game: their work is not overwritten.",
        raw: { ...bot, "on-drift": "refuse" },
        before: editInTheGame,
    },
    { title: "No writes are left today: when they are free again.", raw: bot, before: useUpWrites },
];
/** `screeps-sync demo`: the example bot of the package, deployed to an emulator; both live only as long as the demo. */
async function run(context) {
    const files = await (0,packaged_files/* packagedFiles */.K)("examples");
    return withTemporaryRepository(files, "The example bot", async (directory) => {
        const emulator = await (0,emulator_emulator/* startEmulator */.s)({ port: 0 });
        try {
            const where = `: the example bot, in a repository of its own, on an emulator at ${emulator.url}`;
            context.console.print(["bold", "screeps-sync demo"], where);
            for (const [index, scene] of scenes.entries())
                await play(scene, index + 1, emulator, { ...context, directory, env: ownEnvironment(context.env, emulator) });
        }
        finally {
            await emulator.close();
        }
        context.console.print("");
        context.console.print(["dim", "Emulator and repository are gone; nothing is left behind."]);
        return 0;
    });
}
/** Settings of the person are for his own server. */
function ownEnvironment(env, { url, token }) {
    const others = Object.entries(env).filter(([name]) => !name.startsWith("SCREEPS_"));
    return { ...Object.fromEntries(others), SCREEPS_SERVER: url, SCREEPS_TOKEN: token };
}
async function play({ title, raw, before }, number, emulator, context) {
    const { print } = context.console;
    before?.(emulator);
    emulator.clearRequests();
    const flags = Object.entries(raw).map(([name, value]) => value === true ? `--${name}` : `--${name} ${String(value)}`);
    print("");
    print(["bold", `${number}. ${title}`]);
    print(["cyan", `$ screeps-sync deploy ${flags.join(" ")}`]);
    const status = await (0,deploy.run)({ ...context, raw });
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

/***/ 30376:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ packagedFiles),
/* harmony export */   N: () => (/* binding */ packaged)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92383);
// Covered by test/doors/init.test.ts




/** A file or folder that the build puts beside the command line. */
const packaged = (...path) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(process.argv[1] ?? "")), ...path);
/** Every file of such a folder: path below it, with `/`, and bytes. */
async function packagedFiles(folder) {
    const top = packaged(folder);
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(top, { recursive: true, withFileTypes: true }).catch((cause) => {
        throw new _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(`Cannot find ${folder} of the package: ${top} is missing beside the command line`, { cause });
    });
    const paths = entries.filter((entry) => entry.isFile()).map((entry) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(entry.parentPath, entry.name));
    const files = paths.map(async (path) => [(0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(top, path).replaceAll(node_path__WEBPACK_IMPORTED_MODULE_2__.sep, "/"), await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path)]);
    return new Map(await Promise.all(files));
}


/***/ })

};
;