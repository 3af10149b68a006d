"use strict";
exports.id = 473;
exports.ids = [473];
exports.modules = {

/***/ 40473:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: external "node:stream/consumers"
var consumers_ = __webpack_require__(38321);
// EXTERNAL MODULE: ./build/js/sync/account/one-target.js
var one_target = __webpack_require__(14049);
// EXTERNAL MODULE: ./build/js/model/outcome/errors.js
var errors = __webpack_require__(92383);
// EXTERNAL MODULE: ./build/js/sync/start/patience.js + 1 modules
var patience = __webpack_require__(41105);
;// CONCATENATED MODULE: ./build/js/sync/look/call.js
// Covered by test/doors/cli.test.ts


/** One raw request. A read is tried again while that is worth it; anything else is sent once. */
async function call({ method, path, body }, world) {
    const value = body === undefined ? undefined : parseBody(body);
    const send = () => world.api.call(method, path, value);
    return method.toUpperCase() === "GET" ? (0,patience/* patiently */.d_)(world, send) : send();
}
function parseBody(text) {
    try {
        return JSON.parse(text);
    }
    catch (cause) {
        throw new errors/* UsageError */.eb(`Cannot send the body: it is not JSON; write it like '{"branch":"default"}'`, { cause });
    }
}

// EXTERNAL MODULE: ./build/js/sync/start/open-world.js + 22 modules
var open_world = __webpack_require__(31676);
// EXTERNAL MODULE: ./build/js/sync/start/prepare.js + 1 modules
var prepare = __webpack_require__(73154);
// EXTERNAL MODULE: ./build/js/cli/terminal/context.js
var terminal_context = __webpack_require__(40472);
;// CONCATENATED MODULE: ./build/js/cli/commands/api.js
// Covered by test/doors/cli.test.ts






/** `screeps-sync api <method> <path> [body]` */
async function run(context) {
    const [method = "", path = "", body] = context.args;
    const given = body === "-" ? await (0,consumers_.text)(process.stdin) : body;
    const door = (0,terminal_context/* doorOf */.a)(context);
    const { targets, values } = await (0,prepare/* prepareAccount */.nI)(door.repository, (0,terminal_context/* askedIn */.U)(context, "HEAD"));
    const target = (0,one_target/* oneTarget */.i)(targets, `call ${path}`);
    const world = (0,open_world/* openWorld */.H)(door, target, values);
    context.console.printJson(await call({ method, path, body: given }, world));
    return 0;
}


/***/ }),

/***/ 1138:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ canAsk),
/* harmony export */   k: () => (/* binding */ ask)
/* harmony export */ });
/* harmony import */ var _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92383);
// Covered by test/doors/cli.test.ts

/** Whether a person is there to answer: both what he types and what he sees is a terminal. */
function canAsk({ options }) {
    return process.stdin.isTTY && process.stderr.isTTY && !options.json;
}
/** A question with yes and no; Enter alone is a no. @throws InterruptedError for Ctrl-C */
async function ask({ console, interrupt }, message) {
    const { confirm, isCancel } = await __webpack_require__.e(/* import() */ 6170).then(__webpack_require__.bind(__webpack_require__, 26170));
    console.rest();
    const answer = await confirm({ message, initialValue: false, output: process.stderr, signal: interrupt });
    if (!isCancel(answer))
        return answer;
    // While a question is open the terminal makes no signal of Ctrl-C: whoever listens for one learns it here.
    process.emit("SIGINT", "SIGINT");
    throw new _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InterruptedError */ .p4("SIGINT", "Cancelled: nothing was done");
}


/***/ }),

/***/ 40472:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ askedIn),
/* harmony export */   a: () => (/* binding */ doorOf)
/* harmony export */ });
/* harmony import */ var _sync_start_open_world_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31676);
/* harmony import */ var _sync_start_tell_wait_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3883);
/* harmony import */ var _ask_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1138);



function askedIn(context, ref) {
    const { raw, env, onSecret } = context;
    return { ref, raw, env, nameOf: (name) => `--${name}`, onSecret, askToBuild: askToBuild(context) };
}
function askToBuild(context) {
    if (!(0,_ask_js__WEBPACK_IMPORTED_MODULE_2__/* .canAsk */ .G)(context.console))
        return undefined;
    return (command) => {
        context.console.warn(["yellow", "! "], "The commit asks to run this, as you, with all that you may do: ", [
            "bold",
            command,
        ]);
        return (0,_ask_js__WEBPACK_IMPORTED_MODULE_2__/* .ask */ .k)(context, "Run it, now and whenever this clone builds the same?");
    };
}
/** The command line as a door: what happens goes to the console. */
function doorOf({ directory, env, interrupt, console, sent }) {
    return (0,_sync_start_open_world_js__WEBPACK_IMPORTED_MODULE_0__/* .openDoor */ .f)({
        directory,
        env,
        interrupt,
        tell: (happening) => {
            if (happening.kind === "step" && happening.writes === true)
                sent.maybe = true;
            show(console, happening);
        },
        trace: console.progress,
    });
}
function show({ progress, warn, options }, happening) {
    if (happening.kind === "step")
        progress(happening.text);
    if (happening.kind === "waiting") {
        warn(["yellow", "! "], (0,_sync_start_tell_wait_js__WEBPACK_IMPORTED_MODULE_1__/* .tellWait */ .n)(happening));
        if (!options.verbose)
            progress("Waiting");
    }
    // Of the first try the report says all.
    const givingUp = happening.kind === "gave-up" && happening.tries > 1 ? (0,_sync_start_tell_wait_js__WEBPACK_IMPORTED_MODULE_1__/* .tellGivingUp */ .r)(happening) : undefined;
    if (givingUp !== undefined)
        warn(["yellow", "! "], givingUp);
}


/***/ }),

/***/ 14049:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ oneTarget)
/* harmony export */ });
/* harmony import */ var _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92383);
// Covered by test/doors/cli.test.ts

/** The only server of a run that concerns one alone. @param cannot what cannot be done with several: `log in` */
function oneTarget(targets, cannot) {
    const [target, ...others] = targets;
    if (target !== undefined && others.length === 0)
        return target;
    const names = targets.map(({ label }) => label).join(", ");
    throw new _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`Cannot ${cannot}: there are the servers ${names}; choose one with --server`);
}


/***/ })

};
;