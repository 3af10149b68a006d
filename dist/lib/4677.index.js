"use strict";
exports.id = 4677;
exports.ids = [4677];
exports.modules = {

/***/ 6529:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/hook/install/set-up.js + 6 modules
var set_up = __webpack_require__(12008);
// EXTERNAL MODULE: ./build/js/cli/terminal/context.js
var terminal_context = __webpack_require__(40472);
;// CONCATENATED MODULE: ./build/js/cli/setup/hook-lines.js

/**
 * What a user of lefthook puts into his own, uncommitted file, so that it calls us with all that git gave it. Paths are
 * whole, since a package of the project is in no PATH. Without use_stdin lefthook gives the refs to nobody.
 */
const lefthookLines = (flags) => `pre-push:
  commands:
    screeps-sync:
      use_stdin: true
      run: >-
        ${callOf(flags)}
`;
function callOf({ program, remote, mode, strict, config }) {
    const words = [process.execPath, (0,external_node_path_.join)((0,external_node_path_.dirname)(program), "cli.js"), "pre-push", "--remote", remote];
    const more = [
        mode === "check" ? ["--mode", "check"] : [],
        strict ? ["--strict"] : [],
        config === undefined ? [] : ["--config", config],
    ];
    return [...words, ...more.flat()].map(quoted).join(" ").concat(" '{1}' '{2}'");
}
const quoted = (word) => (/^[\w./:=@-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`);

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./build/js/cli/setup/program-folder.js
// Covered by test/doors/hook/install.test.ts


/**
 * The folder of the doors as they were installed. Inside of a project the path below node_modules is taken, which stays the
 * same over updates, and not where a package manager's link leads today.
 */
function programFolder(directory, started = process.argv[1] ?? "") {
    const real = (0,external_node_path_.dirname)((0,external_node_fs_.realpathSync)(started));
    for (let folder = directory;; folder = (0,external_node_path_.dirname)(folder)) {
        const local = (0,external_node_path_.join)(folder, "node_modules/screeps-sync/dist");
        if ((0,external_node_fs_.existsSync)(local) && (0,external_node_fs_.realpathSync)(local) === real)
            return local;
        if ((0,external_node_path_.dirname)(folder) === folder)
            return real;
    }
}

;// CONCATENATED MODULE: ./build/js/cli/setup/install.js
// Covered by test/doors/hook/install.test.ts





/** `screeps-sync install` */
async function run(context) {
    const { console } = context;
    const choices = choicesIn(context);
    const installed = await (0,set_up/* installHook */.P)((0,terminal_context/* doorOf */.a)(context), (0,terminal_context/* askedIn */.U)(context, "HEAD"), choices);
    const { place, remote, mode, found, kept, program } = installed;
    if (console.options.json) {
        console.printJson({ file: place.file, kind: place.kind, remote, mode, found, kept, program, shared: place.shared });
        return 0;
    }
    if (place.kind === "lefthook")
        tellLines(context, installed, choices.strict);
    else
        tellHook(context, installed);
    if (/[/\\]_npx[/\\]/.test(program))
        console.warn(["yellow", "! "], "npx will delete this copy some day: npm install --save-dev screeps-sync keeps one, then install again");
    return 0;
}
function choicesIn({ flags, directory }) {
    return {
        mode: flags["mode"] === "check" ? "check" : "deploy",
        strict: flags["strict"] === true,
        remote: typeof flags["remote"] === "string" ? flags["remote"] : undefined,
        programFolder: programFolder(directory),
    };
}
function tellLines({ console, raw }, { place, program, remote, mode }, strict) {
    const config = typeof raw["config"] === "string" ? raw["config"] : undefined;
    console.print(`lefthook writes the hooks here: put this into ${place.file}, then run "lefthook install"`, "");
    console.printText(lefthookLines({ program, remote, mode, strict, config }));
}
function tellHook({ console, directory }, { place, remote, mode, found, kept, doubts }) {
    const file = (0,external_node_path_.relative)(directory, place.file);
    const does = mode === "check" ? "checks the modules of" : "deploys";
    console.print(["green", "✓ "], `Installed the pre-push hook: ${file.startsWith("..") ? place.file : file}`);
    console.print(["dim", "  "], `git push ${remote} ${does} what it pushes`);
    if (found === "ours")
        console.print(["dim", "  it was there already"]);
    if (kept !== undefined)
        console.print(["dim", "  "], `The hook that was there ${keptHow(doubts)}, kept as ${kept}`);
    if (doubts.includes("asks for its name"))
        console.warn(["yellow", "! "], `It asks for its own name ($0), which is another one now: see whether it still works`);
    if (place.shared)
        console.warn(["yellow", "! "], "core.hooksPath gives this folder to other clones too; the hook does nothing in those without an install of their own");
    if (place.note !== undefined)
        console.warn(["yellow", "! "], place.note);
}
const keptHow = (doubts) => doubts.includes("not executable") ? "is not executable, so that it does not run, as before" : "runs first";


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