"use strict";
exports.id = 5225;
exports.ids = [5225];
exports.modules = {

/***/ 25225:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ version)
/* harmony export */ });
/** As in package.json; a test keeps them equal. */
const version = "0.1.0";


/***/ })

};
;