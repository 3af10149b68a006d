"use strict";
exports.id = 838;
exports.ids = [838];
exports.modules = {

/***/ 40838:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var _hook_main_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83316);
/* harmony import */ var _hook_say_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2708);
/* harmony import */ var _sync_start_output_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39487);
// Covered by test/doors/hook/managers.test.ts



/** `screeps-sync pre-push <remote> [url]`: what hook managers call; the installed hook calls `dist/pre-push.js`. */
async function run({ args, flags, raw, env, console, interrupt, onSecret }) {
    const given = [
        ...(typeof flags["remote"] === "string" ? ["--remote", flags["remote"]] : []),
        ...(typeof flags["mode"] === "string" ? ["--mode", flags["mode"]] : []),
        ...(typeof raw["config"] === "string" ? ["--config", raw["config"]] : []),
        ...(flags["strict"] === true ? ["--strict"] : []),
    ];
    const say = (0,_hook_say_js__WEBPACK_IMPORTED_MODULE_1__/* .openSay */ .u)(console.options.redact);
    const status = await (0,_hook_main_js__WEBPACK_IMPORTED_MODULE_0__/* .runHook */ .D)([...given, "--", ...args], { env, say, interrupt, onSecret });
    await (0,_sync_start_output_js__WEBPACK_IMPORTED_MODULE_2__/* .written */ .Mp)();
    // A request without an answer would keep the process, and with it the push.
    process.exit(status);
}


/***/ })

};
;