"use strict";
exports.id = 555;
exports.ids = [555];
exports.modules = {

/***/ 40555:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readCode: () => (/* binding */ readCode)
/* harmony export */ });
/* harmony import */ var _code_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60614);

/**
 * What the code of a module says of itself. Nothing of it runs. The engine's own parser, which is the game's too, says
 * whether it is JavaScript: no other parser agrees with it in everything, and a false alarm would stop a deploy.
 */
async function readCode(text) {
    const problem = problemOf(text);
    // A syntax tree costs four times as much, and only code with the word in it can require anything.
    if (problem === undefined && !text.includes("require"))
        return _code_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .noFacts */ .f;
    const { moduleSyntax, requiresIn } = await Promise.all(/* import() */[__webpack_require__.e(3311), __webpack_require__.e(2781)]).then(__webpack_require__.bind(__webpack_require__, 2781));
    if (problem === undefined)
        return requiresIn(text);
    return { ..._code_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .noFacts */ .f, problem: moduleSyntax(text) ?? problem };
}
/** Modules run as the body of a function with these parameters. */
const parameters = ["module", "exports"];
const filename = "module";
function problemOf(text) {
    try {
        process.getBuiltinModule("node:vm").compileFunction(text, parameters, { filename });
        return undefined;
    }
    catch (failure) {
        if (failure instanceof RangeError)
            return { kind: "syntax", what: "it is nested too deeply to be read", line: 1 };
        // Not `instanceof`: test runners give each file another SyntaxError.
        if (!(failure instanceof Error) || failure.name !== "SyntaxError")
            throw failure;
        return { kind: "syntax", what: failure.message, ...placeIn(failure.stack ?? "") };
    }
}
/** The stack of a SyntaxError begins with `<file name>:<line>`, the line itself, and `^` under the place. */
function placeIn(stack) {
    const [first = "", , marks = ""] = stack.split("\n");
    const line = Number(first.slice(filename.length + 1));
    const column = marks.indexOf("^") + 1;
    return { line: Number.isSafeInteger(line) && line > 0 ? line : 1, ...(column > 0 ? { column } : {}) };
}


/***/ })

};
;