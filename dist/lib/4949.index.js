"use strict";
exports.id = 4949;
exports.ids = [4949];
exports.modules = {

/***/ 68944:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ givenSecrets)
/* harmony export */ });
/* harmony import */ var _settings_read_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27569);
/* harmony import */ var _settings_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82766);


/** Every credential that a process was given, by flag, input or environment: what no output may show. */
function givenSecrets(raw, env) {
    const secretNames = _settings_read_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .settingNames */ .H$.filter((name) => _settings_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .settings */ .W[name].secret === true);
    const environment = (0,_settings_read_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .environmentSettings */ .fu)(env);
    const values = secretNames.flatMap((name) => [raw[name], environment[name]]);
    return values.filter((value) => typeof value === "string" && value !== "");
}


/***/ }),

/***/ 54522:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ growingRedactor)
});

;// CONCATENATED MODULE: ./build/js/model/account/decoded-text.js
// Percent, JSON and JavaScript, HTML; and what nobody sees: format characters, fillers, variation selectors.
const escapes = /%([\da-f]{2})|\\u\{([\da-f]{1,6})\}|\\u([\da-f]{4})|\\x([\da-f]{2})|&#x0*([\da-f]{1,6});?|&#0*(\d{1,7});?|[\p{Cf}\p{Default_Ignorable_Code_Point}\0]/giu;
/** What a text says once its escapes are read and what is invisible is gone; undefined where nothing of it is escaped. */
function decodeText(text) {
    const parts = [];
    const origins = [];
    let at = 0;
    const take = (decoded, from, step) => {
        parts.push(decoded);
        for (let index = 0; index < decoded.length; index += 1)
            origins.push(from + index * step);
    };
    for (const found of text.matchAll(escapes)) {
        take(text.slice(at, found.index), at, 1);
        take(characterOf(found), found.index, 0);
        at = found.index + found[0].length;
    }
    if (at === 0)
        return undefined;
    take(text.slice(at), at, 1);
    return { text: parts.join(""), origins: [...origins, text.length] };
}
function characterOf([, percent, point, unit, byte, entity, decimal]) {
    const hex = percent ?? point ?? unit ?? byte ?? entity;
    if (hex === undefined && decimal === undefined)
        return "";
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0x10ffff ? "" : String.fromCodePoint(code);
}

;// CONCATENATED MODULE: ./build/js/model/account/secret-forms.js
function formsOf(secret) {
    return [
        secret,
        encodeURIComponent(wellFormed(secret)),
        JSON.stringify(secret).slice(1, -1),
        secret.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;"),
        // As its bytes are, once every %XX is read.
        Buffer.from(secret).toString("latin1"),
        hexOf(secret),
        ...base64Forms(secret),
        ...piecesOf(secret).flatMap((piece) => [piece, hexOf(piece)]),
    ];
}
/** In base64 a text has three looks, one for each place its first byte can have in a group of three. */
function base64Forms(secret) {
    return [0, 1, 2].map((shift) => {
        const whole = Buffer.from("\0".repeat(shift) + secret)
            .toString("base64")
            .replace(/=+$/, "");
        // The first and last digits also hold bits of the neighbours.
        return whole.slice(shift === 0 ? 0 : shift + 1, -1);
    });
}
const hexOf = (text) => Buffer.from(text).toString("hex");
const escapeRegExp = (text) => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
const wellFormed = (text) => text.toWellFormed();
/** The service puts the first 8 characters of a token into every 429; a UUID or hash is known by any 8 of them. */
function piecesOf(secret) {
    if (secret.length < 16 || /[^\x21-\x7e]/.test(secret))
        return [];
    if (!/^[\da-f-]+$/i.test(secret))
        return [secret.slice(0, 8)];
    return Array.from({ length: secret.length - 7 }, (_, start) => secret.slice(start, start + 8));
}

;// CONCATENATED MODULE: ./build/js/model/account/redact.js


const mark = "[redacted]";
// A shorter one is in half of all words; replacing it would shred every message and so give it away.
const shortestSecret = 4;
/** The forms of the secrets themselves, and the places where a credential of anyone stands. */
function createRedactor(secrets) {
    const forms = secrets.filter((secret) => secret.length >= shortestSecret).flatMap(formsOf);
    const longestFirst = [...new Set(forms)].sort((a, b) => b.length - a.length);
    const pattern = longestFirst.length === 0 ? undefined : new RegExp(longestFirst.map(escapeRegExp).join("|"), "gi");
    return (text) => {
        const hidden = pattern === undefined ? text : hideEscaped(text.replace(pattern, mark), pattern);
        return hidden.replace(places, `$1${mark}`).replaceAll(/(?:\[redacted\]){2,}/g, mark);
    };
}
const places = /([?&;]_?token=|\bauthorization: *(?:basic|bearer) +|\bbasic +(?=[\w+/]{16}))(?!\[redacted\])[^\s&"'<>#]+/gi;
/** Escapes may hold escapes, as a percent sign in JSON in HTML: so many layers are looked through. */
const redact_layers = 3;
/** Normalised first, and then redacted: hides in the text as it is what a secret is once the escapes are read. */
function hideEscaped(text, pattern) {
    let hidden = text;
    for (let layer = 1; layer <= redact_layers; layer += 1) {
        const decoded = decodeLayers(hidden, layer);
        if (decoded === undefined)
            return hidden;
        hidden = hideRanges(hidden, decoded, pattern);
    }
    return hidden;
}
function decodeLayers(text, count) {
    let whole = decodeText(text);
    for (let layer = 2; layer <= count && whole !== undefined; layer += 1) {
        const before = whole;
        const next = decodeText(before.text);
        if (next === undefined)
            return undefined;
        whole = { text: next.text, origins: next.origins.map((origin) => before.origins[origin] ?? text.length) };
    }
    return whole;
}
function hideRanges(text, { text: plain, origins }, pattern) {
    let shown = "";
    let at = 0;
    for (const { index, 0: found } of plain.matchAll(pattern)) {
        shown += text.slice(at, origins[index]) + mark;
        at = origins[index + found.length] ?? text.length;
    }
    return shown + text.slice(at);
}

;// CONCATENATED MODULE: ./build/js/model/account/growing-redactor.js

function growingRedactor(first) {
    const known = new Set(first);
    let redactor;
    return {
        redact: (text) => {
            redactor ??= createRedactor([...known]);
            return redactor(text);
        },
        add: (secret) => {
            known.add(secret);
            redactor = undefined;
        },
    };
}


/***/ }),

/***/ 5777:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  xx: () => (/* binding */ anyGlob),
  Hm: () => (/* binding */ longestGlob),
  wC: () => (/* binding */ matching)
});

// UNUSED EXPORTS: mostWork

// EXTERNAL MODULE: ./build/js/model/outcome/errors.js
var errors = __webpack_require__(92383);
;// CONCATENATED MODULE: ./build/js/model/glob/glob-machine.js
/** A state that is made, and one that is looked at for the first time, beside a character that is only looked up. */
const making = 50;
const firstWalk = 10;
const mostFronts = 1000;
/**
 * A glob → a test of names. All ways through the glob are walked at once, so that a character costs at most one look at each
 * state, and mostly one in a map: the time is linear in the name, where a regular expression goes back and tries again.
 * @param length of its text: a set of characters is one state, and takes as long as it is written
 * @throws RangeError when the budget is used up
 */
function compileGlob(glob, length, budget) {
    const states = [];
    const end = add(states, undefined, []);
    const start = build(states, glob, end);
    spend(budget, making * states.length);
    const fronts = new Map();
    const frontOf = (from, paidBy) => {
        const reached = closure(states, from, paidBy);
        const key = reached.join();
        const known = fronts.get(key);
        if (known !== undefined)
            return known;
        const front = { states: reached, isEnd: reached.includes(end), next: new Map() };
        return fronts.set(key, front) && front;
    };
    const walk = (front, character, budget) => {
        spend(budget, firstWalk * (front.states.length + 1) + length);
        // As many fronts as there are sets of states could be asked for: then it begins anew, and is slow but not large.
        if (fronts.size > mostFronts) {
            fronts.clear();
            first.next.clear();
        }
        const to = front.states.flatMap((index) => {
            const state = states[index];
            return state?.accepts?.(character) === true ? state.next : [];
        });
        const next = frontOf(to, budget);
        front.next.set(character, next);
        return next;
    };
    const first = frontOf([start], budget);
    return (name, budget) => {
        spend(budget, name.length);
        let front = first;
        for (let at = 0; at < name.length && front.states.length > 0; at += 1) {
            const character = name.charAt(at);
            front = front.next.get(character) ?? walk(front, character, budget);
        }
        return front.isEnd;
    };
}
function spend(budget, work) {
    budget.left -= work;
    if (budget.left < 0)
        throw new RangeError("The globs take too long");
}
/** The states that take a character, and the end, from here without any. */
function closure(states, from, budget) {
    const seen = new Set();
    const open = [...from];
    for (let index = open.pop(); index !== undefined; index = open.pop()) {
        const state = states[index];
        if (state === undefined || seen.has(index))
            continue;
        seen.add(index);
        if (state.accepts === undefined)
            open.push(...state.next);
    }
    spend(budget, firstWalk * seen.size);
    const isLeaf = (index) => states[index]?.accepts !== undefined || states[index]?.next.length === 0;
    return [...seen].filter(isLeaf).sort((a, b) => a - b);
}
function add(states, accepts, next) {
    return states.push({ accepts, next }) - 1;
}
/** Adds the states of a part that goes on to `next`. @returns where it begins */
function build(states, glob, next) {
    switch (glob.kind) {
        case "one":
            return add(states, glob.accepts, [next]);
        case "sequence":
            return glob.parts.reduceRight((after, part) => build(states, part, after), next);
        case "choice": {
            const starts = glob.parts.map((part) => build(states, part, next));
            return add(states, undefined, starts);
        }
        case "repeat": {
            const loop = [next];
            const again = add(states, undefined, loop);
            const start = build(states, glob.part, again);
            loop.push(start);
            return glob.least === 0 ? again : start;
        }
    }
}

;// CONCATENATED MODULE: ./build/js/model/glob/glob-set.js
const glob_set_form = /\[([!^]?)(\]?(?:\[:\w+:\]|\\.|[^\]\\])*)\]/sy;
const member = /\[:(\w+):\]|(\\.|[^\\])-(\\.|[^\\])|\\(.)|(.)/gs;
/** `[abc]`, `[a-z]`, `[!a]`, `[[:digit:]]` at a place; a `]` that comes first is one of the characters. Undefined: not closed */
function readSet(text, at) {
    glob_set_form.lastIndex = at;
    const [whole, not, inner = ""] = glob_set_form.exec(text) ?? [];
    if (whole === undefined || inner === "")
        return undefined;
    const members = [...inner.matchAll(member)].map(memberOf);
    return { has: (character) => members.some((has) => has(character)) !== (not !== ""), end: at + whole.length };
}
const named = {
    alpha: /[a-z]/i,
    digit: /\d/,
    alnum: /[a-z\d]/i,
    upper: /[A-Z]/,
    lower: /[a-z]/,
    space: /\s/,
    punct: /[!-/:-@[-`{-~]/,
    xdigit: /[\da-f]/i,
};
function memberOf([, name, from, to, escaped, character]) {
    if (name !== undefined)
        return (found) => named[name]?.test(found) ?? false;
    if (from !== undefined && to !== undefined)
        return (found) => found >= from.slice(-1) && found <= to.slice(-1);
    return (found) => found === (escaped ?? character);
}

;// CONCATENATED MODULE: ./build/js/model/glob/glob-brackets.js

const opening = { ")": "(", "}": "{" };
/** Place of each opening bracket that is closed → place of the one that closes it. One pass: what is not closed is text. */
function closings(text) {
    const found = new Map();
    const open = [];
    for (let at = 0; at < text.length; at += 1) {
        const character = text.charAt(at);
        const set = character === "[" ? readSet(text, at) : undefined;
        if (character === "\\")
            at += 1;
        else if (set !== undefined)
            at = set.end - 1;
        else if (character === "(" || character === "{")
            open.push(at);
        else if (character in opening && text.charAt(open.at(-1) ?? -1) === opening[character])
            found.set(open.pop() ?? 0, at);
    }
    return found;
}

;// CONCATENATED MODULE: ./build/js/model/glob/glob-parser.js


/**
 * `*` `?` `[a-z]` `[!a]` within a part; `**` over parts; `{a,b}` `{1..9}` `(a|b)`; `@(…)` `?(…)` `*(…)` `+(…)`; `\` before
 * a character to mean itself. What is not closed is text.
 */
function parseGlob(text, separator) {
    return readSequence({ text, separator, closed: closings(text), at: 0 }, "");
}
const one = (accepts) => ({ kind: "one", accepts });
const sequence = (...parts) => ({ kind: "sequence", parts });
const choice = (...parts) => ({ kind: "choice", parts });
const repeat = (part) => ({ kind: "repeat", part, least: 0 });
const literal = (text) => sequence(...text.split("").map((wanted) => one((found) => found === wanted)));
const anything = repeat(one(() => true));
const inPart = (separator) => one((character) => character !== separator);
/** How often a group in parentheses may stand, by the sign before it. */
const groups = {
    "@": (body) => body,
    "?": (body) => choice(sequence(), body),
    "*": repeat,
    "+": (part) => ({ kind: "repeat", part, least: 1 }),
};
/** Up to one of the characters, or the end. */
function readSequence(cursor, ends) {
    const parts = [];
    while (cursor.at < cursor.text.length && !ends.includes(cursor.text.charAt(cursor.at)))
        parts.push(readPart(cursor, ends));
    return sequence(...parts);
}
function readPart(cursor, ends) {
    const { text, separator, closed, at } = cursor;
    const character = text.charAt(at);
    const group = groups[character];
    if (group !== undefined && text.charAt(at + 1) === "(" && closed.has(at + 1)) {
        cursor.at += 1;
        return group(readChoices(cursor, "|)"));
    }
    if (separator !== "" && at > 0 && text.slice(at) === "/**")
        return readRest(cursor);
    if (character === "*")
        return readStars(cursor, ends);
    if (character === "(" && closed.has(at))
        return readChoices(cursor, "|)");
    if (character === "{" && closed.has(at))
        return readRange(cursor) ?? readBraces(cursor);
    const set = character === "[" ? readSet(text, at) : undefined;
    const escaped = character === "\\" && at + 1 < text.length;
    cursor.at = set?.end ?? at + (escaped ? 2 : 1);
    if (set !== undefined)
        return one((found) => found !== separator && set.has(found));
    return character === "?" ? inPart(separator) : literal(escaped ? text.charAt(at + 1) : character);
}
/** `/**` at the end: all below a folder, and what bears its name; but a folder of any name is no file. */
function readRest(cursor) {
    const isNamed = !"*?]".includes(cursor.text.charAt(cursor.at - 1));
    cursor.at = cursor.text.length;
    const below = sequence(literal("/"), anything);
    return isNamed ? choice(sequence(), below) : below;
}
function readStars(cursor, ends) {
    const { text, separator, at: start } = cursor;
    // The last star before a parenthesis belongs to that, as in `**(a)`.
    const isGroup = () => text.charAt(cursor.at + 1) === "(" && cursor.closed.has(cursor.at + 1);
    while (text.charAt(cursor.at) === "*" && !isGroup())
        cursor.at += 1;
    const after = text.charAt(cursor.at);
    const isWhole = cursor.at - start === 2 && (start === 0 || "/,{(|".includes(text.charAt(start - 1)));
    if (separator === "" || !isWhole)
        return repeat(inPart(separator));
    if (after === "" || ends.includes(after))
        return anything;
    if (after !== "/")
        return repeat(inPart(separator));
    cursor.at += 1;
    return choice(sequence(), sequence(anything, literal("/")));
}
/** From an opening bracket over the one that closes it. */
function readChoices(cursor, signs) {
    const end = cursor.closed.get(cursor.at) ?? cursor.at;
    const found = [];
    while (cursor.at < end) {
        cursor.at += 1;
        found.push(readSequence(cursor, signs));
    }
    cursor.at = end + 1;
    return choice(...found);
}
/** Braces around one thing alone are text. */
function readBraces(cursor) {
    const found = readChoices(cursor, ",}");
    if (found.kind !== "choice" || found.parts.length !== 1)
        return found;
    return sequence(literal("{"), ...found.parts, literal("}"));
}
const longestRange = 100;
/** `{1..9}` and `{a..f}`. */
function readRange(cursor) {
    const inner = cursor.text.slice(cursor.at + 1, cursor.closed.get(cursor.at));
    const [, first, last] = /^(\d{1,4})\.\.(\d{1,4})$/.exec(inner) ?? /^([a-zA-Z])\.\.([a-zA-Z])$/.exec(inner) ?? [];
    if (first === undefined || last === undefined)
        return undefined;
    const numbers = /^\d/.test(first);
    const [from, to] = numbers ? [Number(first), Number(last)] : [first.charCodeAt(0), last.charCodeAt(0)];
    const count = Math.abs(to - from) + 1;
    if (count > longestRange)
        return undefined;
    cursor.at += inner.length + 2;
    const values = Array.from({ length: count }, (_, index) => Math.min(from, to) + index);
    return choice(...values.map((value) => literal(numbers ? `${value}` : String.fromCharCode(value))));
}

;// CONCATENATED MODULE: ./build/js/model/glob/glob.js



/** More than any path or branch needs. */
const longestGlob = 256;
/** Less than half a second of one core; for 20,000 files with the usual globs a quarter of it. */
const mostWork = 20_000_000;
/**
 * Whether a name fits one of the globs. `!` in front turns a glob round.
 * @throws UsageError in the test, where globs and names together ask for more work than any project needs
 */
function anyGlob(globs, separator = "/") {
    const machines = bounded(globs, (budget) => globs.map((glob) => machineOf(glob, separator, budget)));
    return (name) => bounded(globs, (budget) => machines.some((machine) => machine(name, budget)));
}
function bounded(globs, work) {
    try {
        return work(budgetOfTurn());
    }
    catch (failure) {
        if (!(failure instanceof RangeError))
            throw failure;
        const first = globs[0]?.slice(0, 40);
        throw new errors/* UsageError */.eb(`Cannot match the globs "${first}" …: they take too long; write fewer or simpler ones`);
    }
}
let present;
/**
 * What all globs together may still do before the event loop turns: until then no Ctrl-C and no clock of the hook is heard.
 * A history may hold another configuration in every commit, so a bound for each would not do.
 */
function budgetOfTurn() {
    if (present === undefined) {
        present = { left: mostWork };
        setImmediate(() => {
            present = undefined;
        });
    }
    return present;
}
const known = new Map();
const mostKnown = 600;
/** Compiled once: the same globs are asked about each commit of a history. */
function machineOf(glob, separator, budget) {
    const key = separator + glob;
    if (known.size > mostKnown)
        known.clear();
    const machine = known.get(key) ?? makeMachine(glob, separator, budget);
    known.set(key, machine);
    return machine;
}
function makeMachine(glob, separator, made) {
    if (glob.startsWith("!") && !glob.startsWith("!(")) {
        const machine = makeMachine(glob.slice(1), separator, made);
        return (name, budget) => !machine(name, budget);
    }
    if (glob.includes("!("))
        throw new errors/* UsageError */.eb(`Cannot use the glob ${JSON.stringify(glob)}: "!(…)" is not known here; name what is left out in exclude`);
    const text = separator === "" ? glob : glob.replace(/^(?:\.\/)+/, "");
    const machine = compileGlob(parseGlob(text, separator), text.length, made);
    // Most names end in something else than most globs: those need no walk.
    const [ending = ""] = /[\w.-]*$/.exec(text) ?? [];
    return (name, budget) => name.endsWith(ending) && machine(name, budget);
}
/** Names that one of the globs matches, in their order; `*` matches a slash too, because a code branch is no path. */
function matching(names, globs) {
    const matches = anyGlob(globs, "");
    return names.filter((name) => globs.includes(name) || matches(name));
}


/***/ }),

/***/ 6713:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AO: () => (/* binding */ moduleName),
/* harmony export */   G5: () => (/* binding */ layoutSettings),
/* harmony export */   YF: () => (/* binding */ layouts)
/* harmony export */ });
/** How a path below the source folder becomes a module name. */
const layouts = ["slash", "dot", "underscore", "basename"];
/** `auto`: whichever makes the code's own requires resolve. */
const layoutSettings = ["auto", ...layouts];
const separators = { slash: "/", dot: ".", underscore: "_" };
/**
 * The module name of a file: `role/miner.js` is `role/miner`, `role.miner`, `role_miner` or `miner`.
 * `.js` and `.wasm` are left off, as `require("engine")` names both; any other extension stays part of the name.
 */
function moduleName(path, layout) {
    const stem = path.replace(/\.(?:js|wasm)$/, "");
    if (layout === "basename")
        return stem.slice(stem.lastIndexOf("/") + 1);
    return stem.replaceAll("/", separators[layout]);
}


/***/ }),

/***/ 93254:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XO: () => (/* binding */ selectEntries),
/* harmony export */   bJ: () => (/* binding */ isModuleByDefault),
/* harmony export */   jN: () => (/* binding */ matcher),
/* harmony export */   qu: () => (/* binding */ defaultSelection)
/* harmony export */ });
/* harmony import */ var _glob_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5777);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77799);


const tests = ["**/test/**", "**/tests/**", "**/__tests__/**", "**/*.test.js", "**/*.spec.js"];
const toolConfiguration = [
    "**/*.config.js",
    "**/.*rc.js",
    "**/Gruntfile.js",
    "**/gulpfile.js",
    ".{git,github,husky,vscode}/**",
];
const defaultSelection = {
    include: ["**/*.js", "**/*.wasm"],
    exclude: ["**/node_modules/**", ...tests, "**/*.d.ts", ...toolConfiguration],
};
/** Splits the entries of the source folder; what no glob asks for is left out. */
function selectEntries(entries, selection) {
    const wanted = matcher(selection);
    const files = [];
    const notFiles = [];
    for (const entry of entries) {
        const linked = (0,_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .isSubmodule */ .Xz)(entry) || (0,_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .isSymbolicLink */ .VO)(entry);
        // A link without an extension may stand for a folder of modules, so it is asked as if it held one.
        if (wanted(entry.path) || (linked && wanted(`${entry.path}/main.js`)))
            (linked ? notFiles : files).push(entry);
    }
    return { files, notFiles };
}
function matcher({ include, exclude }) {
    const included = (0,_glob_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .anyGlob */ .xx)(include);
    const excluded = (0,_glob_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .anyGlob */ .xx)(exclude);
    return (path) => included(path) && !excluded(path);
}
/** Its globs are compiled once: thousands of versions are asked about when live code is explained. */
function isModuleByDefault(path) {
    byDefault ??= matcher(defaultSelection);
    return byDefault(path);
}
let byDefault;


/***/ }),

/***/ 77799:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VO: () => (/* binding */ isSymbolicLink),
/* harmony export */   Xz: () => (/* binding */ isSubmodule),
/* harmony export */   n9: () => (/* binding */ objectFormat)
/* harmony export */ });
const isSymbolicLink = (entry) => entry.mode === "120000";
const isSubmodule = (entry) => entry.type === "commit";
/** The hash that the repository names its objects with. */
function objectFormat(commit) {
    return commit.oid.length === 64 ? "sha256" : "sha1";
}


/***/ }),

/***/ 50021:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ endOf)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92383);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14650);


/** An expected failure is one line; anything else is a bug, and keeps its stack. */
function endOf(failure) {
    if (!(failure instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SyncError */ .S0))
        return { outcome: "bug", message: describeBug(failure), exit: _outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .outcomes */ .KI.bug.exit };
    const { outcome, message } = failure;
    const exit = failure instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InterruptedError */ .p4 ? _outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .signalExit */ .hU[failure.signal] : _outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .outcomes */ .KI[outcome].exit;
    return { outcome, message, exit };
}
const describeBug = (failure) => `A bug of screeps-sync: ${failure instanceof Error ? failure.stack : String(failure)}`;


/***/ }),

/***/ 92383:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jk: () => (/* binding */ UnreachableError),
/* harmony export */   S0: () => (/* binding */ SyncError),
/* harmony export */   T7: () => (/* binding */ MismatchError),
/* harmony export */   TM: () => (/* binding */ RateLimitedError),
/* harmony export */   VQ: () => (/* binding */ UnusableNameError),
/* harmony export */   _7: () => (/* binding */ ServiceError),
/* harmony export */   eb: () => (/* binding */ UsageError),
/* harmony export */   kx: () => (/* binding */ UnknownStateError),
/* harmony export */   p4: () => (/* binding */ InterruptedError),
/* harmony export */   ul: () => (/* binding */ DriftError),
/* harmony export */   wG: () => (/* binding */ PreflightError)
/* harmony export */ });
/**
 * An expected failure. Its message is one line: what could not be done, a colon, what was found, what helps.
 * Its `outcome` decides the exit status. Anything that is not a SyncError is a bug and keeps its stack.
 */
class SyncError extends Error {
    constructor(message, details = {}) {
        super(message, details.cause === undefined ? undefined : { cause: details.cause });
        this.name = new.target.name;
    }
}
/** Wrong use or configuration: nothing was sent. */
class UsageError extends SyncError {
    outcome = "usage";
}
/** Without rules, a git branch's own name is none that a code branch can have. */
class UnusableNameError extends UsageError {
}
/** The modules of the commit cannot be deployed; each finding names its file. */
class PreflightError extends SyncError {
    outcome = "failed";
    findings;
    constructor(message, findings) {
        super(message);
        this.findings = findings;
    }
}
/** The service answered, and the answer is a refusal or not an answer at all. */
class ServiceError extends SyncError {
    outcome = "failed";
    status;
    /** The service's own words (`no code`, `branch does not exist`), where it gave any. */
    reason;
    constructor(message, details = {}) {
        super(message, details);
        this.status = details.status;
        this.reason = details.reason;
    }
}
/** The service said «later» (429): nothing was written by this request. */
class RateLimitedError extends SyncError {
    outcome = "rate-limited";
    endpoint;
    retryAfterMs;
    retryAt;
    constructor(message, details) {
        super(message, details);
        this.endpoint = details.endpoint;
        this.retryAfterMs = details.retryAfterMs;
        this.retryAt = details.retryAt;
    }
}
/** Live code that no commit of this repository and no record explains. */
class DriftError extends SyncError {
    outcome = "drift";
}
/** No usable answer: refused, reset, silence, 5xx, or a page that is not the service's. Worth another try. */
class UnreachableError extends SyncError {
    outcome = "unreachable";
    /** True when the request had left whole or in part, so that a write in it may have been applied. */
    mayHaveArrived;
    constructor(message, details) {
        super(message, details);
        this.mayHaveArrived = details.mayHaveArrived;
    }
}
/** A write may have arrived, and the server could not be asked. */
class UnknownStateError extends SyncError {
    outcome = "unknown";
}
/** The write was acknowledged, but the server holds something else. */
class MismatchError extends SyncError {
    outcome = "mismatch";
}
/** A signal ended the run before anything was written. */
class InterruptedError extends SyncError {
    outcome = "failed";
    signal;
    constructor(signal, message = `Interrupted by ${signal}: nothing was written`) {
        super(message);
        this.signal = signal;
    }
}


/***/ }),

/***/ 14650:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $u: () => (/* binding */ exitStatus),
/* harmony export */   KI: () => (/* binding */ outcomes),
/* harmony export */   hU: () => (/* binding */ signalExit),
/* harmony export */   jo: () => (/* binding */ moodOf)
/* harmony export */ });
/** Every way a run can end, with its exit status, its mood and what is true then. README and Action print this table. */
const outcomes = {
    deployed: { exit: 0, mood: "good", truth: "written, read back, equal module by module" },
    restored: { exit: 0, mood: "good", truth: "a record was written, read back, equal module by module" },
    written: { exit: 0, mood: "warn", truth: "acknowledged for exactly this set, not read back, and why" },
    unchanged: { exit: 0, mood: "good", truth: "read just now and equal, nothing written" },
    planned: { exit: 0, mood: "good", truth: "what a deploy would do was shown, nothing written" },
    skipped: { exit: 0, mood: "note", truth: "no rule for this ref, or a deleted ref: nothing sent" },
    "backed-up": { exit: 0, mood: "good", truth: "recorded, or already recorded so" },
    activated: { exit: 0, mood: "good", truth: "the listing read afterwards says that the branch runs" },
    superseded: {
        exit: 0,
        mood: "note",
        truth: "a newer commit of the same ref is live or pushed, nothing written after seeing that",
    },
    failed: { exit: 1, mood: "bad", truth: "the service refused, or our own check of the modules did" },
    usage: { exit: 2, mood: "bad", truth: "wrong use or configuration, nothing sent" },
    "rate-limited": { exit: 3, mood: "warn", truth: "nothing written, the time it is free again is given" },
    drift: { exit: 4, mood: "warn", truth: "live code is not from this repository, nothing written" },
    unreachable: { exit: 5, mood: "bad", truth: "no usable answer, nothing was sent that could have written" },
    unknown: { exit: 6, mood: "warn", truth: "a write may have arrived: both states are named, a rerun settles it" },
    mismatch: { exit: 7, mood: "bad", truth: "written, but the server holds something else" },
    bug: { exit: 70, mood: "bad", truth: "a fault of screeps-sync itself: the stack is kept, secrets are not" },
};
const moodOf = (outcome) => outcomes[outcome].mood;
/**
 * What one exit status can say of several endings: the worst.
 *
 * @param targets where each of them was to end; what ended on an optional one does not count
 */
function exitStatus(endings, targets = []) {
    const counted = endings.filter((_, index) => targets[index]?.optional !== true);
    return Math.max(0, ...counted.map(({ outcome }) => outcomes[outcome].exit));
}
/** Exit status after a signal, as shells count it: 128 + its number. */
const signalExit = { SIGINT: 130, SIGTERM: 143 };


/***/ }),

/***/ 27569:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H$: () => (/* binding */ settingNames),
/* harmony export */   Mo: () => (/* binding */ resolveSettings),
/* harmony export */   Qn: () => (/* binding */ variableOf),
/* harmony export */   fu: () => (/* binding */ environmentSettings),
/* harmony export */   sb: () => (/* binding */ readSettings),
/* harmony export */   ss: () => (/* binding */ mergeSettings)
/* harmony export */ });
/* harmony import */ var _modules_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93254);
/* harmony import */ var _outcome_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92383);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82766);



/**
 * Checked values from one place. `nameOf` says how a person there would call the setting (`--layout`, `input "layout"`).
 * @throws UsageError that names the setting, what was found and what is allowed.
 */
async function readSettings(raw, nameOf, readYaml) {
    let values = {};
    for (const name of settingNames) {
        const given = raw[name];
        if (given === undefined || given === "")
            continue;
        const setting = _settings_js__WEBPACK_IMPORTED_MODULE_2__/* .settings */ .W[name];
        const value = name === "branches" || name === "servers" || name === "checks"
            ? await readYaml(name, String(given), nameOf(name))
            : { [name]: readValue(setting, given, nameOf(name)) };
        values = { ...values, ...value };
    }
    return values;
}
/** The settings that the environment gives, by the variable of each. */
function environmentSettings(env) {
    return Object.fromEntries(settingNames.map((name) => [name, env[variableOf(name) ?? ""]]));
}
function variableOf(name) {
    const setting = _settings_js__WEBPACK_IMPORTED_MODULE_2__/* .settings */ .W[name];
    return setting.environment;
}
/** First layer wins: flag, environment, file, default. */
function mergeSettings(...layers) {
    return Object.assign({}, ...[...layers].reverse());
}
/** The same, and below all layers the defaults: what a story works with. */
function resolveSettings(...layers) {
    return Object.assign({}, defaults(), ...[...layers].reverse());
}
function defaults() {
    const entries = Object.entries(_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .settings */ .W).filter(([, setting]) => setting.default !== undefined);
    return {
        ...Object.fromEntries(entries.map(([name, each]) => [name, each.default])),
        ..._modules_source_js__WEBPACK_IMPORTED_MODULE_0__/* .defaultSelection */ .qu,
        checks: {},
    };
}
const settingNames = Object.keys(_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .settings */ .W);
function readValue(setting, given, name) {
    if (setting.kind === "list")
        return typeof given === "object"
            ? given
            : String(given)
                .split(/[\n,]/)
                .map((part) => part.trim())
                .filter(Boolean);
    const text = String(given).trim();
    if (setting.kind === "switch")
        return readSwitch(text, name);
    if (setting.kind === "seconds")
        return readSeconds(text, name);
    if (setting.kind === "choice" && !setting.choices?.includes(text)) {
        throw new _outcome_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`Cannot use ${name} "${text}": allowed are ${setting.choices?.join(", ")}`);
    }
    return text;
}
function readSwitch(text, name) {
    if (/^(?:true|yes|on|1)$/i.test(text))
        return true;
    if (/^(?:false|no|off|0)$/i.test(text))
        return false;
    throw new _outcome_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`Cannot use ${name} "${text}": allowed are true and false`);
}
function readSeconds(text, name) {
    if (/^\d+(?:\.\d+)?s?$/.test(text))
        return Number.parseFloat(text);
    throw new _outcome_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`Cannot use ${name} "${text}": a number of seconds is needed, for example 60`);
}


/***/ }),

/***/ 74075:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $s: () => (/* binding */ bound),
/* harmony export */   BB: () => (/* binding */ what),
/* harmony export */   Ev: () => (/* binding */ told),
/* harmony export */   ID: () => (/* binding */ secretWay),
/* harmony export */   Jf: () => (/* binding */ toldLevels),
/* harmony export */   SI: () => (/* binding */ ownRun),
/* harmony export */   Vn: () => (/* binding */ agreedOrigin),
/* harmony export */   _M: () => (/* binding */ where),
/* harmony export */   rJ: () => (/* binding */ secret)
/* harmony export */ });
const what = { may: "yes", why: "says what is deployed" };
const where = { may: "yes", why: "says where, by name" };
const bound = { may: "yes", why: "bounds a run, an hour at most" };
const ownRun = { may: "no", why: "is about one run" };
const secret = { may: "no", why: "is a credential" };
const secretWay = { may: "no", why: "decides where or how a credential travels" };
/** A promise about the repository's own code, given up by one value. */
function told(value) {
    return {
        may: "told",
        why: `"${String(value)}" gives up a promise about the repository's own code`,
        weak: (found) => (found === value ? [String(value)] : []),
    };
}
const toldLevels = {
    may: "told",
    why: '"off" gives up a promise about the repository\'s own code',
    weak: (found) => Object.entries(found ?? {}).flatMap(([name, level]) => (level === "off" ? [`${name} off`] : [])),
};
const agreedOrigin = { may: "agreed", why: "an origin that only a commit names gets no credential" };


/***/ }),

/***/ 82766:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ settings)
/* harmony export */ });
/* harmony import */ var _setting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74075);
/* harmony import */ var _source_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48526);


/** The one table of settings: flags, inputs, keys of screeps-sync.yml and their help text are made from it. */
const settings = {
    ..._source_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .sourceSettings */ .z,
    branches: {
        kind: "yaml",
        value: "rules",
        commit: _setting_js__WEBPACK_IMPORTED_MODULE_0__/* .where */ ._M,
        help: 'rules from git branch to code branch, first match wins: "main: default", "feature/*: f-{slug}", "tag:v*: release"',
    },
    branch: {
        kind: "text",
        value: "name",
        commit: _setting_js__WEBPACK_IMPORTED_MODULE_0__/* .ownRun */ .SI,
        environment: "SCREEPS_BRANCH",
        help: "code branch to use, whatever the rules say; for a backup also several, with commas between",
    },
    server: {
        kind: "text",
        value: "url",
        commit: _setting_js__WEBPACK_IMPORTED_MODULE_0__/* .agreedOrigin */ .Vn,
        environment: "SCREEPS_SERVER",
        help: "world root, or the name of a server in the file (default: https://screeps.com)",
    },
    servers: {
        kind: "yaml",
        value: "map",
        commit: _setting_js__WEBPACK_IMPORTED_MODULE_0__/* .agreedOrigin */ .Vn,
        help: "several servers by name: { url, token, optional, ... }",
    },
    "allow-host": {
        kind: "list",
        value: "origin",
        commit: _setting_js__WEBPACK_IMPORTED_MODULE_0__/* .secretWay */ .ID,
        environment: "SCREEPS_SYNC_ALLOW_HOST",
        help: "origin of a server in the file that may get your credentials, such as http://127.0.0.1:21025; a host alone means https",
    },
    "allow-http": {
        kind: "switch",
        commit: _setting_js__WEBPACK_IMPORTED_MODULE_0__/* .secretWay */ .ID,
        environment: "SCREEPS_SYNC_ALLOW_HTTP",
        help: "allow plain http to a host that is not this machine",
    },
    "allow-variables": {
        kind: "list",
        value: "name",
        commit: _setting_js__WEBPACK_IMPORTED_MODULE_0__/* .secretWay */ .ID,
        environment: "SCREEPS_SYNC_ALLOW_VARIABLES",
        help: "variables that servers of the file may name as credentials, besides SCREEPS_*",
    },
    token: {
        kind: "text",
        value: "token",
        commit: _setting_js__WEBPACK_IMPORTED_MODULE_0__/* .secret */ .rJ,
        environment: "SCREEPS_TOKEN",
        secret: true,
        help: "auth token with full access (account settings of the game); better in the environment than on a command line",
    },
    "token-in": {
        kind: "choice",
        choices: ["header", "query"],
        default: "header",
        commit: _setting_js__WEBPACK_IMPORTED_MODULE_0__/* .secretWay */ .ID,
        environment: "SCREEPS_SYNC_TOKEN_IN",
        help: "where the token goes: X-Token header, or _token in the address",
    },
    username: {
        kind: "text",
        value: "name",
        commit: _setting_js__WEBPACK_IMPORTED_MODULE_0__/* .secret */ .rJ,
        environment: "SCREEPS_USERNAME",
        help: "user name or e-mail, for servers without tokens",
    },
    password: {
        kind: "text",
        value: "password",
        commit: _setting_js__WEBPACK_IMPORTED_MODULE_0__/* .secret */ .rJ,
        environment: "SCREEPS_PASSWORD",
        secret: true,
        help: "password of that user",
    },
    "server-password": {
        kind: "text",
        value: "password",
        commit: _setting_js__WEBPACK_IMPORTED_MODULE_0__/* .secret */ .rJ,
        environment: "SCREEPS_SERVER_PASSWORD",
        secret: true,
        help: "password of a private server as a whole",
    },
    "on-drift": {
        kind: "choice",
        choices: ["keep", "refuse", "overwrite"],
        default: "keep",
        commit: (0,_setting_js__WEBPACK_IMPORTED_MODULE_0__/* .told */ .Ev)("overwrite"),
        help: "live code from elsewhere: keep a copy and overwrite, refuse, or overwrite",
    },
    "max-wait": {
        kind: "seconds",
        value: "seconds",
        default: 60,
        commit: _setting_js__WEBPACK_IMPORTED_MODULE_0__/* .bound */ .$s,
        environment: "SCREEPS_SYNC_MAX_WAIT",
        help: "bound on all waiting together",
    },
    timeout: {
        kind: "seconds",
        value: "seconds",
        default: 30,
        commit: _setting_js__WEBPACK_IMPORTED_MODULE_0__/* .bound */ .$s,
        environment: "SCREEPS_SYNC_TIMEOUT",
        help: "bound on each request",
    },
    deadline: {
        kind: "seconds",
        value: "seconds",
        default: 300,
        commit: _setting_js__WEBPACK_IMPORTED_MODULE_0__/* .bound */ .$s,
        environment: "SCREEPS_SYNC_DEADLINE",
        help: "bound on the whole run",
    },
    "case-clash": {
        kind: "choice",
        choices: ["allow", "refuse"],
        default: "allow",
        commit: _setting_js__WEBPACK_IMPORTED_MODULE_0__/* .what */ .BB,
        help: "module names that differ in letter case only",
    },
    "record-prefix": {
        kind: "text",
        value: "name",
        default: "live",
        commit: _setting_js__WEBPACK_IMPORTED_MODULE_0__/* .where */ ._M,
        help: "first word of the git branches that records are pushed to: live/<server>/<branch>",
    },
    "dry-run": { kind: "switch", default: false, commit: _setting_js__WEBPACK_IMPORTED_MODULE_0__/* .ownRun */ .SI, help: "compare only, send nothing that writes" },
    verify: {
        kind: "switch",
        default: true,
        commit: (0,_setting_js__WEBPACK_IMPORTED_MODULE_0__/* .told */ .Ev)(false),
        help: "read the branch back after the write and compare",
    },
    "allow-shrink": {
        kind: "switch",
        default: false,
        commit: (0,_setting_js__WEBPACK_IMPORTED_MODULE_0__/* .told */ .Ev)(true),
        help: "allow a set with less than a tenth of the live modules",
    },
    config: {
        kind: "text",
        value: "path",
        default: "screeps-sync.yml",
        commit: _setting_js__WEBPACK_IMPORTED_MODULE_0__/* .ownRun */ .SI,
        environment: "SCREEPS_SYNC_CONFIG",
        help: "configuration file, read from the commit",
    },
};


/***/ }),

/***/ 48526:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ sourceSettings)
/* harmony export */ });
/* harmony import */ var _modules_layout_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6713);
/* harmony import */ var _setting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74075);


const agreedBuild = { may: "agreed", why: "a commit starts no program that nobody agreed to" };
/** The settings that say what the modules are and what is looked for in them. */
const sourceSettings = {
    source: {
        kind: "text",
        value: "folder",
        commit: _setting_js__WEBPACK_IMPORTED_MODULE_1__/* .what */ .BB,
        environment: "SCREEPS_SYNC_SOURCE",
        help: "folder of the commit that holds the modules (default: that of the only main.js)",
    },
    include: {
        kind: "list",
        value: "glob",
        commit: _setting_js__WEBPACK_IMPORTED_MODULE_1__/* .what */ .BB,
        help: "files below the source folder that are modules (default: **/*.js and **/*.wasm)",
    },
    exclude: {
        kind: "list",
        value: "glob",
        commit: _setting_js__WEBPACK_IMPORTED_MODULE_1__/* .what */ .BB,
        help: "files left out (default: node_modules, tests, *.d.ts and tool configuration)",
    },
    layout: {
        kind: "choice",
        choices: _modules_layout_js__WEBPACK_IMPORTED_MODULE_0__/* .layoutSettings */ .G5,
        default: "auto",
        commit: _setting_js__WEBPACK_IMPORTED_MODULE_1__/* .what */ .BB,
        environment: "SCREEPS_SYNC_LAYOUT",
        help: "how role/miner.js is named: role/miner, role.miner, role_miner, miner; auto: as the code's own requires say",
    },
    from: {
        kind: "choice",
        choices: ["commit", "folder"],
        default: "commit",
        commit: _setting_js__WEBPACK_IMPORTED_MODULE_1__/* .what */ .BB,
        help: "where the modules are: in the commit, or in a folder that a build writes and git may ignore",
    },
    build: {
        kind: "text",
        value: "command",
        commit: agreedBuild,
        environment: "SCREEPS_SYNC_BUILD",
        help: "command that makes the folder, run before it is read, without any credential in its environment",
    },
    checks: {
        kind: "yaml",
        value: "levels",
        commit: _setting_js__WEBPACK_IMPORTED_MODULE_1__/* .toldLevels */ .Jf,
        help: 'how bad a finding is: error, warn or off by check, such as "missing-module: warn"',
    },
    stamp: {
        kind: "text",
        value: "module",
        commit: _setting_js__WEBPACK_IMPORTED_MODULE_1__/* .what */ .BB,
        help: "write a module of this name that holds commit, ref, time and tree (default: none)",
    },
    "source-maps": {
        kind: "switch",
        default: true,
        commit: _setting_js__WEBPACK_IMPORTED_MODULE_1__/* .what */ .BB,
        help: "make a module of main.js.map beside main.js",
    },
};


/***/ }),

/***/ 42609:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ version)
/* harmony export */ });
/** As in package.json; a test keeps them equal. */
const version = "0.1.0";


/***/ }),

/***/ 87035:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $m: () => (/* binding */ visibleJson),
/* harmony export */   RK: () => (/* binding */ visible),
/* harmony export */   gB: () => (/* binding */ visibleLines)
/* harmony export */ });
/**
 * Text from git or a server, made safe to print: nothing in it can move the cursor, start a line, hide itself,
 * or become a command of the Actions runner. The runner obeys `::name::` after white space and `##[name]` anywhere
 * in a line, in any letter case, and ends lines at a lone CR too (read in its source, ActionCommand and ProcessInvoker).
 */
function visible(text) {
    return text.replaceAll(unsafe, escapeCharacter).replaceAll("::", ":\\x3a").replaceAll("##[", "#\\x23[");
}
/** Like `visible`, but keeps line feeds: for text of several lines. */
function visibleLines(text) {
    return text.split("\n").map(visible).join("\n");
}
/** A value as JSON in which nothing is hidden and no line is a command: the same escapes, as JSON writes them. */
function visibleJson(value) {
    const text = JSON.stringify(value, null, 2).replaceAll("::", ":\\u003a").replaceAll("##[", "#\\u0023[");
    return text.replaceAll(unsafeInJson, unitEscapes);
}
function unitEscapes(character) {
    return character
        .split("")
        .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
        .join("");
}
// Controls, format characters (bidi, zero-width, BOM), lone surrogates, line and paragraph separators.
const unsafe = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
// Line feeds of the indentation stay.
const unsafeInJson = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
function escapeCharacter(character) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x100)
        return `\\x${code.toString(16).padStart(2, "0")}`;
    return code < 0x10000 ? `\\u${code.toString(16).padStart(4, "0")}` : `\\u{${code.toString(16)}}`;
}


/***/ }),

/***/ 39487:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mp: () => (/* binding */ written),
/* harmony export */   c1: () => (/* binding */ openOutput),
/* harmony export */   s5: () => (/* binding */ steadyStreams),
/* harmony export */   xb: () => (/* binding */ isStdoutBroken)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_0__);
// Covered by test/doors/cli.test.ts

function openOutput() {
    steadyStreams();
    return {
        result: (text) => write("stdout", text, (failure) => hadItsReader(failure) || write("stderr", text)),
        word: (text) => write("stderr", text, () => write("stdout", text)),
        aside: (text) => write("stderr", text),
    };
}
/** After this, whatever was written is out or has gone the other way: before an end that waits for nothing. */
const written = () => (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
/** Whether something was lost on stdout, for a door whose lines do not all go through here. */
const isStdoutBroken = () => states.stdout.broken;
/** Without a listener, the first write that fails would end the process: in the middle of a deploy, with status 1. */
function steadyStreams() {
    for (const name of ["stdout", "stderr"]) {
        if (states[name].watched)
            continue;
        states[name].watched = true;
        process[name].on("error", () => {
            states[name].broken = true;
        });
    }
}
// The streams are the process's own, so what is known of them is too.
const states = {
    stdout: { watched: false, broken: false, took: false },
    stderr: { watched: false, broken: false, took: false },
};
function write(name, text, otherwise = () => { }) {
    process[name].write(text, (failure) => {
        if (failure)
            otherwise(failure);
        else
            states[name].took = true;
    });
}
/** `| head -1` has seen what it wanted; one that reads nothing at all has not. */
const hadItsReader = (failure) => "code" in failure && failure.code === "EPIPE" && states.stdout.took;


/***/ }),

/***/ 95901:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ listenForSignals)
/* harmony export */ });
/* harmony import */ var _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92383);
/* harmony import */ var _model_outcome_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14650);
// Covered by test/doors/cli.test.ts


/**
 * The first Ctrl-C (or the runner's SIGINT) asks for an end in good order; the second ends at once.
 * @param lastWords called before that, to say what may have happened
 */
function listenForSignals(lastWords = () => { }) {
    const controller = new AbortController();
    const names = Object.keys(_model_outcome_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .signalExit */ .hU);
    let received;
    const onSignal = (signal) => {
        if (received !== undefined) {
            lastWords(signal);
            process.exit(_model_outcome_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .signalExit */ .hU[signal]);
        }
        received = signal;
        // The reason is an error of ours: whoever throws it by itself (git, a fetch) ends the run in good order too.
        controller.abort(new _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InterruptedError */ .p4(signal));
    };
    for (const name of names)
        process.on(name, onSignal);
    return {
        interrupt: controller.signal,
        get received() {
            return received;
        },
        stop: () => {
            for (const name of names)
                process.off(name, onSignal);
        },
    };
}


/***/ })

};
;