"use strict";
exports.id = 9174;
exports.ids = [9174];
exports.modules = {

/***/ 99174:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./build/js/model/outcome/errors.js
var errors = __webpack_require__(92383);
// EXTERNAL MODULE: ./build/js/model/outcome/outcome.js
var outcome = __webpack_require__(14650);
// EXTERNAL MODULE: ./build/js/model/account/server-address.js
var server_address = __webpack_require__(50499);
// EXTERNAL MODULE: ./build/js/model/account/trusted-origin.js
var trusted_origin = __webpack_require__(53541);
// EXTERNAL MODULE: ./build/js/sync/account/agreements.js
var account_agreements = __webpack_require__(86830);
// EXTERNAL MODULE: ./build/js/sync/account/credential-files.js
var credential_files = __webpack_require__(77664);
// EXTERNAL MODULE: ./build/js/sync/account/target-trust.js
var target_trust = __webpack_require__(28281);
// EXTERNAL MODULE: ./build/js/sync/start/prepare.js + 1 modules
var prepare = __webpack_require__(73154);
;// CONCATENATED MODULE: ./build/js/sync/setup/allow.js






/** All that the configuration of a commit asks for: its build, and the origins of its servers. Nothing is sent or started. */
async function readWishes(repository, asked) {
    const { given, file } = await (0,prepare/* readLayers */.n4)(repository, asked);
    const agreements = await (0,account_agreements/* readAgreements */.M)(repository);
    const book = await (0,credential_files/* readCredentialsFiles */.k)(repository, asked.env);
    const confirmed = (0,target_trust/* confirmedOrigins */.$D)({ given, book, agreed: agreements.origin });
    const build = [file.build ?? []].flat().map((text) => {
        return { kind: "build", text, servers: [], agreed: given.build !== undefined || agreements.build.includes(text) };
    });
    const origins = [...serversByOrigin(file)].map(([text, servers]) => {
        return { kind: "origin", text, servers, agreed: (0,trusted_origin/* isTrusted */.W2)(text, confirmed) };
    });
    return [...build, ...origins];
}
/** A person's yes, kept in this clone's own configuration. */
async function agreeTo(repository, wishes) {
    for (const { kind, text } of wishes)
        await (0,account_agreements/* agree */.d)(repository, kind, text);
}
/** Origin → names of the servers there. The file's `server` may be an address, or a name of `servers`. */
function serversByOrigin({ server, servers = [] }) {
    const named = servers.map(({ name, url }) => ({ name, url }));
    const alone = server === undefined || named.some(({ name }) => name === server) ? [] : [{ name: server, url: server }];
    const found = new Map();
    for (const { name, url } of [...alone, ...named]) {
        const origin = url?.includes("://") ? (0,trusted_origin/* originOf */.yv)((0,server_address/* parseServer */.ld)(url, { allowHttp: true }).root) : undefined;
        if (origin !== undefined)
            found.set(origin, [...(found.get(origin) ?? []), name]);
    }
    return found;
}

// EXTERNAL MODULE: ./build/js/cli/terminal/ask.js
var ask = __webpack_require__(1138);
// EXTERNAL MODULE: ./build/js/cli/terminal/context.js
var terminal_context = __webpack_require__(40472);
;// CONCATENATED MODULE: ./build/js/cli/setup/allow.js
// Covered by test/attacks/origins.test.ts





/** `screeps-sync allow [ref]`: shows what a committed configuration asks a person for, and keeps his yes for this clone. */
async function run(context) {
    const { console, args, flags } = context;
    const { repository } = (0,terminal_context/* doorOf */.a)(context);
    const wishes = await readWishes(repository, (0,terminal_context/* askedIn */.U)(context, args[0] ?? "HEAD"));
    const open = wishes.filter(({ agreed }) => !agreed);
    if (!console.options.json)
        show(console, wishes);
    const agreed = open.length === 0 || flags["yes"] === true || (await confirmed(context));
    if (agreed)
        await agreeTo(repository, open);
    if (console.options.json)
        console.printJson({ agreed, wishes: agreed ? wishes.map(granted) : wishes });
    else
        say(console, open, agreed);
    return agreed || (0,ask/* canAsk */.G)(console) ? 0 : outcome/* outcomes */.KI.usage.exit;
}
const granted = (wish) => ({ ...wish, agreed: true });
/** As JSON nobody is asked: the list says what is open, and the exit status that nothing was agreed to. */
async function confirmed(context) {
    if (context.console.options.json)
        return false;
    if (!(0,ask/* canAsk */.G)(context.console))
        throw new errors/* UsageError */.eb("Cannot ask: nobody is at a terminal here; look at the list, then give --yes");
    return (0,ask/* ask */.k)(context, "Agree to that, in this clone?");
}
function show({ print }, wishes) {
    const width = Math.max(0, ...wishes.map(({ text }) => text.length));
    for (const wish of wishes)
        print(wish.agreed ? ["green", "✓ "] : ["yellow", "? "], wish.kind.padEnd(8), wish.text.padEnd(width), [
            "dim",
            `  ${meaning(wish)}`,
        ]);
}
function meaning({ kind, text, servers }) {
    if (kind === "build")
        return "is run as you, with all that you may do, when the code is built";
    const plain = text.startsWith("http:") ? ", in plain http" : "";
    return `gets your credentials${plain} (${servers.join(", ")})`;
}
function say({ print }, open, agreed) {
    if (open.length === 0)
        print(["green", "✓ "], "Nothing is left to agree to");
    else if (!agreed)
        print("Nothing was agreed to");
    else
        print(["green", "✓ "], "Agreed, in this clone; taken back by: git config --remove-section screeps-sync-allow");
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


/***/ })

};
;