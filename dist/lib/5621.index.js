"use strict";
exports.id = 5621;
exports.ids = [5621,8002];
exports.modules = {

/***/ 28002:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseCredentialsFile: () => (/* binding */ parseCredentialsFile)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77934);
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _outcome_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92383);
/* harmony import */ var _settings_yaml_value_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60932);




/**
 * Reads a credentials file: SS3 v1 (`servers:` by name), the same as JSON, `{ main: { token, hostname, … } }` of the
 * rollup plugin, or one server alone as of grunt-screeps. JSON is YAML, so one parser reads all.
 * @param where how to name it in a message
 * @throws UsageError with line and column; a value is never repeated
 */
function parseCredentialsFile(text, where) {
    const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
    // Core schema: no tag of a stranger makes anything but text, numbers, maps and lists.
    const document = (0,_settings_yaml_value_js__WEBPACK_IMPORTED_MODULE_2__/* .parseYaml */ .h)(text, where, lines, "core");
    const [bad] = document.errors;
    if (bad !== undefined) {
        const { line, col } = lines.linePos(bad.pos[0]);
        throw new _outcome_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`Cannot read ${where}, ${line}:${col}: it is not YAML or JSON`);
    }
    const servers = serversOf((0,_settings_yaml_value_js__WEBPACK_IMPORTED_MODULE_2__/* .yamlValue */ .t)(document, where));
    if (servers === undefined)
        throw new _outcome_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`Cannot read ${where}: it names no server; expected is a map "servers"`);
    return [...servers].map(([name, entry]) => parseEntry(String(name), entry, where));
}
const text = valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig()]), valibot__WEBPACK_IMPORTED_MODULE_3__/* .transform */ .pdi((value) => String(value)));
const switched = valibot__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([
    valibot__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY(),
    valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_3__/* .picklist */ .KIO(["true", "false"]), valibot__WEBPACK_IMPORTED_MODULE_3__/* .transform */ .pdi((word) => word === "true")),
]);
// Keys that are not ours belong to other tools: they stay unread.
const schema = valibot__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    host: valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(text),
    hostname: valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(text),
    port: valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(text),
    secure: valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(switched),
    protocol: valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_3__/* .picklist */ .KIO(["http", "https", "http:", "https:"])),
    path: valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(text),
    ptr: valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(switched),
    season: valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(switched),
    token: valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(text),
    username: valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(text),
    email: valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(text),
    password: valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(text),
    serverPassword: valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(text),
    branch: valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(text),
});
function serversOf(value) {
    if (!(value instanceof Map))
        return undefined;
    // The standard's text says `servers`, its example `connections`.
    const named = value.get("servers") ?? value.get("connections");
    if (named instanceof Map)
        return named;
    if (named !== undefined)
        return undefined;
    if (["token", "password", "email", "host", "hostname"].some((key) => typeof value.get(key) === "string"))
        return new Map([["main", value]]);
    const maps = [...value].filter(([, entry]) => entry instanceof Map);
    return maps.length === 0 ? undefined : new Map(maps);
}
function parseEntry(name, value, where) {
    const plain = value instanceof Map ? Object.fromEntries([...value].filter(([, part]) => part !== null)) : value;
    const result = valibot__WEBPACK_IMPORTED_MODULE_3__/* .safeParse */ .xLC(schema, plain);
    if (!result.success) {
        const [issue] = result.issues;
        const key = issue.path?.map((item) => String(item.key)).join(".") ?? "";
        const what = key === "" ? "must be a map" : `"${key}" must be ${issue.expected ?? "something else"}`;
        throw new _outcome_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`Cannot read ${where}, server "${name}": ${what}`);
    }
    const { token, username, email, password, serverPassword, branch } = result.output;
    return {
        name,
        ...addressOf(result.output),
        ...given("token", token),
        ...given("username", username ?? email),
        ...given("password", password),
        ...given("serverPassword", serverPassword),
        ...given("branch", branch),
    };
}
function addressOf(entry) {
    const host = entry.host ?? entry.hostname ?? "screeps.com";
    const official = host === "screeps.com";
    const secure = official || (entry.secure ?? entry.protocol?.startsWith("https") ?? false);
    const scheme = secure ? "https" : "http";
    const usual = secure ? "443" : "80";
    const port = entry.port === undefined || entry.port === usual ? "" : `:${entry.port}`;
    const path = entry.path ?? (entry.ptr ? "/ptr" : entry.season ? "/season" : "");
    return {
        url: `${scheme}://${host}${port}/${path.replaceAll(/^\/+|\/+$/g, "")}`.replace(/\/$/, ""),
        allowHttp: entry.secure === false || entry.protocol?.startsWith("http:") === true || entry.protocol === "http",
    };
}
function given(key, value) {
    return value === undefined || value === "" ? {} : { [key]: value };
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


/***/ })

};
;