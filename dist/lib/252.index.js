"use strict";
exports.id = 252;
exports.ids = [252];
exports.modules = {

/***/ 30252:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var _hook_set_up_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15465);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76309);


/** `screeps-sync uninstall` */
async function run(context) {
    const { console } = context;
    const { place, removed, stays, hadSettings } = await (0,_hook_set_up_js__WEBPACK_IMPORTED_MODULE_0__/* .uninstallHook */ .E)((0,_context_js__WEBPACK_IMPORTED_MODULE_1__/* .doorOf */ .a)(context));
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


/***/ })

};
;