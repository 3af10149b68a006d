"use strict";
exports.id = 9310;
exports.ids = [9310];
exports.modules = {

/***/ 27432:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AV: () => (/* binding */ checks),
/* harmony export */   F9: () => (/* binding */ found),
/* harmony export */   uq: () => (/* binding */ checkLevels)
/* harmony export */ });
/** What preflight looks for, how bad it is unless `checks:` says otherwise, and what it is. Help and docs print this table. */
const checks = {
    "missing-module": { usual: "error", what: "a require of a module that is not there" },
    "wrong-case": { usual: "error", what: "a require that differs from a module in letter case only" },
    "parent-path": { usual: "error", what: "a require with ../, which the game never resolves" },
    syntax: { usual: "error", what: "code that is not JavaScript" },
    "es-module": { usual: "error", what: "import or export, where the game runs CommonJS" },
    "no-main": { usual: "error", what: "no module called main, where the game starts" },
    "lost-file": { usual: "error", what: "two files that become one module" },
    size: { usual: "error", what: "more than the server takes, by its own count" },
    credential: { usual: "error", what: "a token in the files of the commit" },
};
const checkLevels = ["error", "warn", "off"];
const severities = { error: "error", warn: "warning" };
/**
 * One finding of a check at the level that is set for it, or none.
 * @param mildest `warn` where the game may never come to that line: it is then no error
 */
function found(levels, check, message, place = {}) {
    const { mildest, ...where } = place;
    const level = levels[check] ?? checks[check].usual;
    if (level === "off")
        return [];
    return [{ severity: mildest === "warn" ? "warning" : severities[level], check, message, ...where }];
}


/***/ }),

/***/ 69310:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseConfigFile: () => (/* binding */ parseConfigFile),
/* harmony export */   parseYamlSetting: () => (/* binding */ parseYamlSetting)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77934);
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27432);
/* harmony import */ var _did_you_mean_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(19766);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41710);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62148);
/* harmony import */ var _yaml_value_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98110);







/**
 * Reads `screeps-sync.yml`: every value checked, errors with line and column.
 * @param text the file as committed
 * @param where how to name it in a message, for example `screeps-sync.yml of 1a2b3c4`
 * @throws UsageError for bad YAML, an unknown key, a wrong type, or a credential written out
 */
function parseConfigFile(text, where) {
    const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, { lineCounter: lines, prettyErrors: false });
    const [bad] = [...document.errors, ...document.warnings];
    if (bad !== undefined)
        throw refusal(where, position(lines, bad.pos[0]), `is not YAML: ${bad.message}`);
    if (document.contents === null)
        return {};
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(document.contents))
        throw refusal(where, "1:1", "must be a map of settings, such as `source: src`");
    const value = (0,_yaml_value_js__WEBPACK_IMPORTED_MODULE_4__/* .yamlValue */ .t)(document, where);
    const result = valibot__WEBPACK_IMPORTED_MODULE_5__/* .safeParse */ .xLC(fileSchema, plain(value));
    if (result.success)
        return result.output;
    const [issue] = result.issues;
    throw refusal(where, position(lines, offsetOf(document.contents, pathOf(issue))), explain(issue));
}
/** One setting whose value is YAML, given as a flag or an input. */
function parseYamlSetting(name, text, where) {
    const indented = text.split("\n").map((line) => `  ${line}`);
    return parseConfigFile(`${name}:\n${indented.join("\n")}\n`, where);
}
const needsBranch = "needs a code branch, or a map from folder to code branch";
const codeBranch = valibot__WEBPACK_IMPORTED_MODULE_5__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_5__/* .minLength */ .BpQ(1, "needs a code branch"));
const rules = valibot__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    pattern: valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    template: valibot__WEBPACK_IMPORTED_MODULE_5__/* .union */ .KCZ([codeBranch, valibot__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({ folder: valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), template: codeBranch }))], needsBranch),
}), "must be a map from git branch to code branch");
const reference = valibot__WEBPACK_IMPORTED_MODULE_5__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_5__/* .regex */ .yGV(/^\$\{[A-Za-z_][A-Za-z0-9_]*\}$/, 'is a credential written out: a committed file may only name a variable, such as "${SCREEPS_TOKEN}"'));
const server = valibot__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    name: valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    url: valibot__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()),
    token: valibot__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(reference),
    username: valibot__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()),
    password: valibot__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(reference),
    serverPassword: valibot__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(reference),
    allowHttp: valibot__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY()),
    optional: valibot__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY()),
});
const levelNames = Object.keys(_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .checks */ .AV);
const levels = valibot__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej(Object.fromEntries(levelNames.map((name) => [name, valibot__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_5__/* .picklist */ .KIO(_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .checkLevels */ .uq))])), "must be a map from check to error, warn or off");
const yamlSchemas = { branches: rules, checks: levels, servers: valibot__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(server, "must be a map from name to server") };
const schemas = {
    text: () => valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    list: () => valibot__WEBPACK_IMPORTED_MODULE_5__/* .union */ .KCZ([
        valibot__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()),
        valibot__WEBPACK_IMPORTED_MODULE_5__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_5__/* .transform */ .pdi((text) => [text])),
    ]),
    switch: () => valibot__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY(),
    seconds: () => valibot__WEBPACK_IMPORTED_MODULE_5__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_5__/* .minValue */ .Wwf(0)),
    choice: (setting) => valibot__WEBPACK_IMPORTED_MODULE_5__/* .picklist */ .KIO(setting.choices ?? []),
    yaml: (_setting, name) => yamlSchemas[name],
};
const fileSettings = Object.entries(_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .settings */ .W).filter(([, setting]) => setting.places.includes("file"));
const fileSchema = valibot__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej(Object.fromEntries(fileSettings.map(([name, setting]) => [name, valibot__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(schemas[setting.kind](setting, name))])));
/** Maps become objects, except that the order of rules matters and that names of servers are theirs to choose. */
function plain(value) {
    if (!(value instanceof Map))
        return value;
    return Object.fromEntries([...value].map(([key, inner]) => [key, plainSetting(key, inner)]));
}
function plainSetting(key, value) {
    if (key === "branches")
        return rulesOf(value);
    if (key === "servers")
        return serversOf(value);
    return key === "checks" && value instanceof Map ? Object.fromEntries(value) : value;
}
function rulesOf(value) {
    return value instanceof Map
        ? [...value].map(([pattern, template]) => ({ pattern: String(pattern), template: foldersOf(template) }))
        : value;
}
function foldersOf(value) {
    return value instanceof Map ? [...value].map(([folder, template]) => ({ folder: String(folder), template })) : value;
}
const spelling = { "server-password": "serverPassword", "allow-http": "allowHttp" };
function serversOf(value) {
    if (!(value instanceof Map))
        return value;
    return [...value].map(([name, entry]) => {
        if (!(entry instanceof Map))
            return { name: String(name), url: entry ?? undefined };
        return {
            ...Object.fromEntries([...entry].map(([key, inner]) => [spelling[key] ?? key, inner])),
            name: String(name),
        };
    });
}
function pathOf(issue) {
    return issue.path?.map((item) => item.key) ?? [];
}
function explain(issue) {
    const last = pathOf(issue).at(-1);
    const name = typeof last === "string" ? last : "";
    const setting = Object.hasOwn(_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .settings */ .W, name)
        ? _settings_js__WEBPACK_IMPORTED_MODULE_3__/* .settings */ .W[name]
        : undefined;
    if (setting?.secret)
        return `"${name}" is a credential: it belongs in the environment or in a secret, never in a committed file`;
    if (issue.expected === "never")
        return `"${name}" is not a setting: allowed are ${allowedBeside(issue)}${(0,_did_you_mean_js__WEBPACK_IMPORTED_MODULE_6__/* .didYouMean */ .a)(name, allowedBeside(issue).split(", "))}`;
    if (issue.type === "picklist")
        return `"${name}" cannot be ${issue.received}: allowed are ${(setting?.choices ?? _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .checkLevels */ .uq).join(", ")}`;
    if (issue.message.startsWith("Invalid"))
        return `"${name}" must be ${issue.expected ?? "something else"}, found ${issue.received}`;
    return `"${name}" ${issue.message}`;
}
function allowedBeside(issue) {
    if (pathOf(issue)[0] === "checks")
        return levelNames.join(", ");
    if (pathOf(issue)[0] === "servers")
        return "url, token, username, password, server-password, allow-http, optional";
    return fileSettings.map(([name]) => name).join(", ");
}
/** Where a path of the checked value stands in the text: the key itself for a key, the value for an item. */
function offsetOf(root, path) {
    let node = root;
    let offset = 0;
    for (const key of path) {
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node))
            break;
        const pair = node.items.find((item, index) => index === key || ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(item.key) && (spelling[String(item.key.value)] ?? item.key.value) === key));
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isPair */ .tO)(pair))
            break;
        offset = ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(pair.key) ? pair.key.range?.[0] : undefined) ?? offset;
        node = pair.value;
    }
    return offset;
}
function position(lines, offset) {
    const { line, col } = lines.linePos(offset);
    return `${line}:${col}`;
}
function refusal(where, at, what) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`Cannot read ${where}, ${at}: ${what}`);
}


/***/ }),

/***/ 19766:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ didYouMean)
/* harmony export */ });
/** `; did you mean role.harvester?` where one of the names is near enough to have been meant, else nothing. */
function didYouMean(asked, names) {
    const meant = nearest(asked, names);
    return meant === undefined ? "" : `; did you mean ${meant}?`;
}
/** The name with the fewest slips of the keyboard between: at most three, and one for three letters. */
function nearest(asked, names) {
    let most = Math.min(3, Math.floor(asked.length / 3));
    let found;
    for (const name of names) {
        const slips = slipsBetween(asked, name, most);
        if (slips > most)
            continue;
        found = name;
        most = slips - 1;
    }
    return found;
}
/**
 * Letters that are missing, too many, other ones or in the other order (optimal string alignment), counted as far as
 * `most`: code of a stranger can ask for very many names.
 */
function slipsBetween(a, b, most) {
    if (Math.abs(a.length - b.length) > most)
        return Number.POSITIVE_INFINITY;
    let older = [];
    let old = Array.from({ length: b.length + 1 }, (_, column) => column);
    for (let row = 1; row <= a.length; row += 1) {
        const line = nextLine(a, b, row, old, older);
        if (Math.min(...line) > most)
            return Number.POSITIVE_INFINITY;
        [older, old] = [old, line];
    }
    return old[b.length] ?? Number.POSITIVE_INFINITY;
}
function nextLine(a, b, row, old, older) {
    const line = [row];
    const at = (values, column) => values[column] ?? Number.POSITIVE_INFINITY;
    for (let column = 1; column <= b.length; column += 1) {
        const same = a[row - 1] === b[column - 1];
        const turned = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
        line.push(Math.min(at(old, column) + 1, at(line, column - 1) + 1, at(old, column - 1) + (same ? 0 : 1), turned ? at(older, column - 2) + 1 : Number.POSITIVE_INFINITY));
    }
    return line;
}


/***/ }),

/***/ 98110:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ yamlValue)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41710);

/** The value of a parsed document, maps as `Map`s so that no key is special and order stays. @throws UsageError for an alias bomb */
function yamlValue(document, where) {
    try {
        return document.toJS({ maxAliasCount: 50, mapAsMap: true });
    }
    catch (cause) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`Cannot read ${where}: it uses aliases (*) that lead nowhere, or too many of them`, { cause });
    }
}


/***/ })

};
;