"use strict";
exports.id = 3842;
exports.ids = [3842];
exports.modules = {

/***/ 44094:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var _hook_install_set_up_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12008);
/* harmony import */ var _terminal_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40472);
// Covered by test/doors/hook/install.test.ts


/** `screeps-sync uninstall` */
async function run(context) {
    const { console } = context;
    const { place, removed, stays, hadSettings } = await (0,_hook_install_set_up_js__WEBPACK_IMPORTED_MODULE_0__/* .uninstallHook */ .E)((0,_terminal_context_js__WEBPACK_IMPORTED_MODULE_1__/* .doorOf */ .a)(context));
    if (console.options.json) {
        const found = removed.length > 0 || stays ? "ours" : "nothing";
        const restored = removed.some((hook) => hook.restored);
        console.printJson({ file: removed[0]?.file ?? place.file, kind: place.kind, found, restored, stays });
        return 0;
    }
    for (const { file, restored } of removed)
        console.print(["green", "✓ "], `Took the pre-push hook away: ${file}${restored ? "; the one that was there before is back" : ""}`);
    if (stays)
        console.print(["green", "✓ "], `The hook does nothing in this clone any more; it stays in ${place.file}, which other clones may use: delete it when none does`);
    else if (removed.length === 0)
        console.print(["green", "✓ "], hadSettings ? "Took the hook's settings away" : "No hook of ours is installed here");
    if (place.kind === "lefthook")
        console.print(["dim", "  "], `Take our lines out of ${place.file}, if they are there`);
    return 0;
}


/***/ }),

/***/ 76069:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ makeFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);


/** A folder and what is missing above it. Step by step: `recursive` never returns where none can be, as below /proc (Node 24). */
function makeFolder(folder, options = {}) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, options);
    }
    catch (failure) {
        if (!(failure instanceof Error && "code" in failure))
            throw failure;
        if (failure.code === "EEXIST")
            return;
        if (failure.code !== "ENOENT" || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder) === folder)
            throw failure;
        makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder), options);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, options);
    }
}


/***/ })

};
;