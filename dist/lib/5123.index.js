"use strict";
exports.id = 5123;
exports.ids = [5123];
exports.modules = {

/***/ 19654:
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

/***/ 5123:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  parseConfigFile: () => (/* binding */ parseConfigFile),
  parseYamlSetting: () => (/* binding */ parseYamlSetting)
});

// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(77934);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var yaml_dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./build/js/model/checks/checks.js
var checks = __webpack_require__(19654);
// EXTERNAL MODULE: ./build/js/model/outcome/errors.js
var errors = __webpack_require__(92383);
// EXTERNAL MODULE: ./build/js/model/text/did-you-mean.js
var did_you_mean = __webpack_require__(5070);
// EXTERNAL MODULE: ./build/js/model/glob/glob.js + 4 modules
var glob = __webpack_require__(5777);
// EXTERNAL MODULE: ./build/js/model/settings/settings.js
var settings = __webpack_require__(82766);
;// CONCATENATED MODULE: ./build/js/model/settings/config-schema.js




/** Far more than anyone needs, and little enough for whatever reads them. */
const most = { text: 4096, rules: 500, folders: 50, servers: 50, seconds: 3600 };
const someText = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* maxLength */.Ru6(most.text, `is longer than ${most.text} characters`));
const config_schema_glob = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* maxLength */.Ru6(glob/* longestGlob */.Hm, `is longer than ${glob/* longestGlob */.Hm} characters`));
const needsBranch = "needs a code branch, or a map from folder to code branch";
const codeBranch = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* minLength */.BpQ(1, "needs a code branch"), dist/* maxLength */.Ru6(glob/* longestGlob */.Hm, "is too long"));
const folders = dist/* pipe */.FsL(dist/* array */.YOg(dist/* strictObject */.rej({ folder: someText, template: codeBranch })), dist/* maxLength */.Ru6(most.folders, `has more than ${most.folders} folders`));
const rules = dist/* pipe */.FsL(dist/* array */.YOg(dist/* strictObject */.rej({ pattern: config_schema_glob, template: dist/* union */.KCZ([codeBranch, folders], needsBranch) }), "must be a map from git branch to code branch"), dist/* maxLength */.Ru6(most.rules, `has more than ${most.rules} rules`));
const reference = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* regex */.yGV(/^\$\{[A-Za-z_][A-Za-z0-9_]*\}$/, 'is a credential written out: a committed file may only name a variable, such as "${SCREEPS_TOKEN}"'));
const server = dist/* strictObject */.rej({
    name: someText,
    url: dist/* optional */.lqM(someText),
    token: dist/* optional */.lqM(reference),
    username: dist/* optional */.lqM(someText),
    password: dist/* optional */.lqM(reference),
    serverPassword: dist/* optional */.lqM(reference),
    branch: dist/* optional */.lqM(codeBranch),
    optional: dist/* optional */.lqM(dist/* boolean */.zMY()),
});
const serversMap = "must be a map from name to server";
const servers = dist/* pipe */.FsL(dist/* array */.YOg(server, serversMap), dist/* maxLength */.Ru6(most.servers, `has more than ${most.servers} servers`));
/** A person may say of a server of his that plain http will do; a commit may not. */
const givenServers = dist/* array */.YOg(dist/* strictObject */.rej({ ...server.entries, allowHttp: dist/* optional */.lqM(dist/* boolean */.zMY()) }), serversMap);
const levelNames = Object.keys(checks/* checks */.AV);
const levels = dist/* strictObject */.rej(Object.fromEntries(levelNames.map((name) => [name, dist/* optional */.lqM(dist/* picklist */.KIO(checks/* checkLevels */.uq))])), "must be a map from check to error, warn or off");
const yamlSchemas = { branches: rules, checks: levels, servers };
const schemas = {
    text: () => someText,
    list: () => dist/* union */.KCZ([
        dist/* pipe */.FsL(dist/* array */.YOg(config_schema_glob), dist/* maxLength */.Ru6(most.rules, `has more than ${most.rules} globs`)),
        dist/* pipe */.FsL(config_schema_glob, dist/* transform */.pdi((text) => [text])),
    ]),
    switch: () => dist/* boolean */.zMY(),
    // A commit cannot make anybody wait without end.
    seconds: () => dist/* pipe */.FsL(dist/* number */.aig(), dist/* minValue */.Wwf(0), dist/* maxValue */.cGV(most.seconds, `is more than ${most.seconds} s`)),
    choice: (setting) => dist/* picklist */.KIO(setting.choices ?? []),
    yaml: (_setting, name) => yamlSchemas[name],
};
/** The settings that a committed file may have. */
const fileSettings = Object.entries(settings/* settings */.W).filter(([, { commit }]) => commit.may !== "no");
/** What a commit may say. */
const committed = dist/* strictObject */.rej(Object.fromEntries(fileSettings.map(([name, setting]) => [name, dist/* optional */.lqM(schemas[setting.kind](setting, name))])));
/** What a person may say in the same form: also how a credential travels to a server of his. */
const given = dist/* strictObject */.rej({ ...committed.entries, servers: dist/* optional */.lqM(givenServers) });

// EXTERNAL MODULE: ./build/js/model/settings/yaml-value.js
var yaml_value = __webpack_require__(60932);
;// CONCATENATED MODULE: ./build/js/model/settings/config-file.js








/**
 * Reads `screeps-sync.yml`: every value checked, errors with line and column.
 * @param text the file as committed
 * @param where how to name it in a message, for example `screeps-sync.yml of 1a2b3c4`
 * @throws UsageError for bad YAML, an unknown key, a wrong type, or a credential written out
 */
function parseConfigFile(text, where) {
    return parse(text, where, committed);
}
/** One setting whose value is YAML, given as a flag or an input: a person's own word. */
function parseYamlSetting(name, text, where) {
    const indented = text.split("\n").map((line) => `  ${line}`);
    return parse(`${name}:\n${indented.join("\n")}\n`, where, given);
}
function parse(text, where, schema) {
    const lines = new yaml_dist/* LineCounter */.HN();
    const document = (0,yaml_value/* parseYaml */.h)(text, where, lines);
    const [bad] = [...document.errors, ...document.warnings];
    if (bad !== undefined)
        throw refusal(where, position(lines, bad.pos[0]), `is not YAML: ${bad.message}`);
    if (document.contents === null)
        return {};
    if (!(0,yaml_dist/* isMap */.jh)(document.contents))
        throw refusal(where, "1:1", "must be a map of settings, such as `source: src`");
    const value = (0,yaml_value/* yamlValue */.t)(document, where);
    const result = dist/* safeParse */.xLC(schema, plain(value));
    if (result.success)
        return result.output;
    const [issue] = result.issues;
    throw refusal(where, position(lines, offsetOf(document.contents, pathOf(issue))), explain(issue));
}
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
    const key = pathOf(issue).findLast((step) => typeof step === "string") ?? "";
    const name = Object.entries(spelling).find(([, own]) => own === key)?.[0] ?? key;
    const setting = Object.hasOwn(settings/* settings */.W, name)
        ? settings/* settings */.W[name]
        : undefined;
    if (setting?.secret)
        return `"${name}" is a credential: it belongs in the environment or in a secret, never in a committed file`;
    if (issue.expected === "never" && setting?.commit.may === "no")
        return notCommitted(name, setting);
    if (issue.expected === "never")
        return `"${name}" is not a setting: allowed are ${allowedBeside(issue)}${(0,did_you_mean/* didYouMean */.a)(name, allowedBeside(issue).split(", "))}`;
    if (issue.type === "picklist")
        return `"${name}" cannot be ${issue.received}: allowed are ${(setting?.choices ?? checks/* checkLevels */.uq).join(", ")}`;
    if (issue.message.startsWith("Invalid"))
        return `"${name}" must be ${issue.expected ?? "something else"}, found ${issue.received}`;
    return `"${name}" ${issue.message}`;
}
function notCommitted(name, { commit, environment }) {
    const variable = environment === undefined ? "" : ` or ${environment}`;
    return `"${name}" ${commit.why}, so a commit may not say it: give --${name}${variable}`;
}
function allowedBeside(issue) {
    if (pathOf(issue)[0] === "checks")
        return levelNames.join(", ");
    if (pathOf(issue)[0] === "servers")
        return "url, token, username, password, server-password, branch, optional";
    return fileSettings.map(([name]) => name).join(", ");
}
/** Where a path of the checked value stands in the text: the key itself for a key, the value for an item. */
function offsetOf(root, path) {
    let node = root;
    let offset = 0;
    for (const key of path) {
        if (!(0,yaml_dist/* isMap */.jh)(node))
            break;
        const pair = node.items.find((item, index) => index === key || ((0,yaml_dist/* isScalar */.jn)(item.key) && (spelling[String(item.key.value)] ?? item.key.value) === key));
        if (!(0,yaml_dist/* isPair */.tO)(pair))
            break;
        offset = ((0,yaml_dist/* isScalar */.jn)(pair.key) ? pair.key.range?.[0] : undefined) ?? offset;
        node = pair.value;
    }
    return offset;
}
function position(lines, offset) {
    const { line, col } = lines.linePos(offset);
    return `${line}:${col}`;
}
function refusal(where, at, what) {
    return new errors/* UsageError */.eb(`Cannot read ${where}, ${at}: ${what}`);
}


/***/ }),

/***/ 60932:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ parseYaml),
/* harmony export */   t: () => (/* binding */ yamlValue)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _outcome_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92383);


// The parser's time grows with the square of what it is given: 300,000 rules took it 7 minutes, this much a second.
const mostBytes = 32 * 1024;
/** Text of anyone → a document, with its own errors. @throws UsageError before anything is read of a text that is too long */
function parseYaml(text, where, lineCounter, schema) {
    const size = Buffer.byteLength(text);
    if (size > mostBytes)
        throw new _outcome_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`Cannot read ${where}: it has ${size} bytes, and ${mostBytes} are the most that is read`);
    const options = { lineCounter, prettyErrors: false };
    return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, schema === undefined ? options : { ...options, schema });
}
/** The value of a parsed document, maps as `Map`s so that no key is special and order stays. @throws UsageError for an alias bomb */
function yamlValue(document, where) {
    try {
        return document.toJS({ maxAliasCount: 50, mapAsMap: true });
    }
    catch (cause) {
        throw new _outcome_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`Cannot read ${where}: it uses aliases (*) that lead nowhere, or too many of them`, { cause });
    }
}


/***/ }),

/***/ 5070:
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


/***/ })

};
;