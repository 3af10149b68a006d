"use strict";
exports.id = 1885;
exports.ids = [1885];
exports.modules = {

/***/ 41885:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H: () => (/* binding */ openWorld)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/js/model/growing-redactor.js + 1 modules
var growing_redactor = __webpack_require__(47588);
// EXTERNAL MODULE: ./build/js/model/branch-rules.js
var branch_rules = __webpack_require__(57263);
// EXTERNAL MODULE: ./build/js/model/errors.js
var errors = __webpack_require__(41710);
// EXTERNAL MODULE: ./build/js/model/modules.js
var model_modules = __webpack_require__(6180);
// EXTERNAL MODULE: ./build/js/model/rate-limit.js
var rate_limit = __webpack_require__(26813);
// EXTERNAL MODULE: ./build/js/model/visible-text.js
var visible_text = __webpack_require__(21635);
;// CONCATENATED MODULE: ./build/js/api/excerpt.js

/** The beginning of what a server said, on one line, without mark-up, safe to print. */
function excerpt(text, most = 200) {
    const start = text.slice(0, 8192);
    const plain = /^\s*</.test(start) ? withoutTags(start) : start;
    const line = (0,visible_text/* visible */.RK)(plain.replaceAll(/\s+/g, " ").trim());
    return line.length <= most ? line : `${line.slice(0, most)}…`;
}
function withoutTags(page) {
    return page.replaceAll(/<(script|style)\b[\s\S]*?(<\/\1>|$)/gi, " ").replaceAll(/<[^>]{0,500}>?/g, " ");
}

;// CONCATENATED MODULE: ./build/js/api/exchange.js
/** A name for the endpoint, as the documentation's table of limits has it. */
const endpointOf = (question) => `${question.method} ${question.path}`;
const isWrite = (question) => question.method !== "GET";
/** `GET /api/user/code?branch=default`, readable: only what would break it is encoded. */
function targetOf(question) {
    const query = new URLSearchParams(question.query).toString();
    return query === "" ? question.path : `${question.path}?${query.replaceAll("%24", "$")}`;
}

;// CONCATENATED MODULE: ./build/js/api/hints.js
/** What helps against a refusal by status; undefined where nothing general can be said. */
function hintForStatus(status, asker) {
    if (status === 401)
        return hintFor401(asker);
    if (status === 403)
        return `the token is limited; code needs one with full access${tokenPage(asker)}`;
    if (status === 404)
        return `is ${asker.server.root} the root of a Screeps world?`;
    if (status === 407)
        return "a proxy in the way wants a name and password";
    if (status === 413)
        return "the server takes at most 8 MiB in one request";
    return status >= 500 ? "the service is down or busy; try again later" : undefined;
}
/** What helps against the service's own words. */
function hintForReason(reason) {
    return reasons.find(([pattern]) => pattern.test(reason))?.[1];
}
function hintFor401(asker) {
    if (asker.credentials === "none") {
        const names = isOfficial(asker.server)
            ? "SCREEPS_TOKEN"
            : "SCREEPS_USERNAME and SCREEPS_PASSWORD, or SCREEPS_TOKEN";
        return `credentials are needed: set ${names}${tokenPage(asker)}`;
    }
    if (asker.credentials === "token") {
        return isOfficial(asker.server)
            ? `the token is unknown there or deleted; make one with full access${tokenPage(asker)}`
            : "the token is unknown there; a private server without tokens takes user name and password";
    }
    return isOfficial(asker.server)
        ? `name or password is wrong, or sign-in wants a captcha that no tool can pass; make a token with full access${tokenPage(asker)}`
        : "user name or password is wrong";
}
const isOfficial = (server) => new URL(server.root).hostname === "screeps.com";
/** Tokens are kept per account on the main world's page. */
function tokenPage(asker) {
    return isOfficial(asker.server) ? " (https://screeps.com/a/#!/account/auth-tokens)" : "";
}
const reasons = [
    [/^branch does not exist$|^no branch$|^no code$/, "names of code branches are case-sensitive"],
    [/^too many branches$/, "an account holds 30 code branches; delete one in the game"],
    [/^invalid branch name$/, "a code branch's name has 1 to 30 characters"],
    [/^code length exceeds 5 MB limit$/, "all modules together, as JSON, may have 5,242,880 characters"],
    [/^incorrect server password$/, "this server has a password of its own; give it as the server password"],
    [/^server down$/, "maintenance; try again later"],
    [/^unauthorized$/i, "the credentials are not good for this"],
    [/^token not found$/, "the token is unknown there or deleted"],
    [/^invalid (params|shard|room)$|^TypeError\b|is not a function$/, "the server did not understand the request"],
];

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./build/js/api/json.js

/** Deeper than anything the service or a module can be; `[` a million times parses, but breaks what comes after. */
const deepest = 8;
/** More in one object or list than any code branch has modules: nothing is to be sorted, hashed or kept of that. */
const mostMembers = 50_000;
/** The JSON value of a reply. @throws an Error that says in a few words what was found instead */
function parseJson(bytes) {
    const text = bytes.toString();
    // A broken byte becomes U+FFFD without a word, and would be taken for the module's own text.
    if (text.includes("\ufffd") && !(0,external_node_buffer_.isUtf8)(bytes))
        throw new Error("text that is not UTF-8");
    const found = beyondMeasure(text);
    if (found !== undefined)
        throw new Error(found);
    try {
        return JSON.parse(text);
    }
    catch {
        // The parser's own error repeats the text.
        throw new Error(text.trim() === "" ? "an empty body" : "text that is not JSON");
    }
}
/** Looks between the strings only, so that it costs less than the parsing it guards. Undefined: it is of a usual shape. */
function beyondMeasure(text) {
    // For each level of nesting, the commas since its object or list began.
    const commas = new Uint32Array(deepest + 1);
    let depth = 0;
    for (let index = 0; index < text.length; index += 1) {
        const code = text.charCodeAt(index);
        if (code === 0x22)
            index = endOfString(text, index);
        else if (code === 0x5b || code === 0x7b) {
            depth += 1;
            if (depth > deepest)
                return `JSON nested deeper than ${deepest}`;
            commas[depth] = 0;
        }
        else if (code === 0x5d || code === 0x7d)
            depth -= 1;
        else if (code === 0x2c && count(commas, depth) >= mostMembers)
            return `more than ${mostMembers.toLocaleString("en-US")} modules or other members in one place`;
    }
    return undefined;
}
/** Text that is no JSON may close more than it opens: that is the parser's to say. */
function count(commas, depth) {
    const counted = (commas[depth] ?? 0) + 1;
    if (depth in commas)
        commas[depth] = counted;
    return counted;
}
function endOfString(text, start) {
    for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
        let slashes = 0;
        while (text.charCodeAt(end - 1 - slashes) === 0x5c)
            slashes += 1;
        if (slashes % 2 === 0)
            return end;
    }
    return text.length;
}

;// CONCATENATED MODULE: ./build/js/api/answer.js






/**
 * Success is 2xx, a JSON object, `ok === 1`, no `error`, and for a write no `modules`: a redirected POST becomes
 * a GET, whose reply says `ok: 1` too. Refusals come with status 200 and `error`, so the status alone proves nothing.
 */
function answerOf(reply, question, hearing) {
    if (reply.status === 429)
        throw rateLimited(reply, question, hearing);
    if (reply.status < 200 || reply.status >= 300)
        throw refused(reply, question, hearing);
    const answer = objectOf(reply, question, hearing);
    if (answer["error"] !== undefined)
        throw refusedInWords(answer["error"], reply, question, hearing);
    if (answer["ok"] !== 1)
        throw proofless(question, hearing, `a reply without ok: ${show(reply, hearing)}`);
    if (isWrite(question) && Object.hasOwn(answer, "modules")) {
        throw proofless(question, hearing, "the reply to a read; is there a redirect in the way?");
    }
    return answer;
}
/** An answer from which nothing follows; a write may have been applied all the same. */
function proofless(question, hearing, found) {
    const message = explain(question, hearing, `answered ${found}`);
    return new errors/* UnreachableError */.Jk(message, { mayHaveArrived: isWrite(question) });
}
/** One line: what could not be done, what was asked of whom, what came, what helps. No secret, no control character. */
function explain(question, hearing, found, help) {
    const asked = `${question.method} ${targetOf(question)} of ${hearing.server.name}`;
    return hearing.redact(`Cannot ${question.purpose}: ${asked} ${found}${help === undefined ? "" : `; ${help}`}`);
}
function objectOf(reply, question, hearing) {
    try {
        const value = parseJson(reply.body);
        if (typeof value === "object" && value !== null && !Array.isArray(value))
            return value;
        throw new Error("JSON that is no object");
    }
    catch (error) {
        const found = `${reply.status} with ${error.message}`;
        throw proofless(question, hearing, `${found}${reply.body.length === 0 ? "" : `: ${show(reply, hearing)}`}`);
    }
}
function refusedInWords(error, reply, question, hearing) {
    const reason = safe(typeof error === "string" ? error : JSON.stringify(error), hearing);
    const message = explain(question, hearing, `was refused: ${reason}`, hintForReason(reason));
    return new errors/* ServiceError */._7(message, { status: reply.status, reason });
}
function refused(reply, question, hearing) {
    const { status } = reply;
    const said = show(reply, hearing);
    const found = `answered ${status}${said === "" ? "" : `: ${said}`}`;
    const again = status >= 500 || status === 408 || status === 425;
    if (status < 400)
        return redirected(reply, question, hearing);
    const message = explain(question, hearing, found, hintForStatus(status, hearing));
    // A gateway that gave up may have passed the request on before.
    return again
        ? new errors/* UnreachableError */.Jk(message, { mayHaveArrived: isWrite(question) })
        : refusal(message, reply, hearing);
}
function refusal(message, reply, hearing) {
    const reason = reasonOf(reply);
    if (reason === undefined)
        return new errors/* ServiceError */._7(message, { status: reply.status });
    return new errors/* ServiceError */._7(message, { status: reply.status, reason: safe(reason, hearing) });
}
/** Nothing is ever sent to the new place: Node would carry the token along, to any host. */
function redirected(reply, question, hearing) {
    const help = whereTo(reply.headers["location"], question, hearing);
    const message = explain(question, hearing, `answered with a redirect (${reply.status})`, help);
    return new errors/* ServiceError */._7(message, { status: reply.status });
}
function whereTo(location, question, hearing) {
    const target = typeof location === "string" ? URL.parse(location, hearing.server.root) : null;
    if (target === null)
        return undefined;
    const place = `${target.origin}${target.pathname}`;
    if (!place.endsWith(question.path))
        return `it points to ${safe(place, hearing)}`;
    return `if you trust it, give ${safe(place.slice(0, -question.path.length), hearing)} as the server`;
}
function rateLimited(reply, question, hearing) {
    const now = hearing.now();
    const { scope, ...times } = (0,rate_limit/* parseRateLimitReply */.f0)({ headers: reply.headers, body: reply.body.toString("utf8", 0, 4096) }, now);
    const endpoint = scope === "global" ? "global" : endpointOf(question);
    const known = rate_limit/* knownLimits */.Yx.get(endpoint);
    const which = known === undefined ? endpoint : `${endpoint}, ${known.limit} per ${known.period}`;
    const free = times.retryAt === undefined ? "no time was named" : `free again at ${times.retryAt.toISOString()}`;
    return new errors/* RateLimitedError */.TM(explain(question, hearing, `answered 429, the limit is reached (${which})`, free), {
        endpoint,
        ...times,
    });
}
/** `error` of a JSON body, or the body itself where it is one short line of text. */
function reasonOf({ body }) {
    const text = body.toString("utf8", 0, 4096).trim();
    if (text.startsWith("{"))
        return errorIn(body);
    return /^[^<\n]{1,200}$/.test(text) ? text : undefined;
}
function errorIn(body) {
    try {
        const value = parseJson(body);
        return typeof value.error === "string" ? value.error : undefined;
    }
    catch {
        // No JSON after all: then the beginning of the body is shown as it is.
        return undefined;
    }
}
const show = (reply, hearing) => safe(reasonOf(reply) ?? reply.body.toString("utf8", 0, 16_384), hearing);
/** Redacted before it is cut: half a password would not be found. */
const safe = (text, hearing) => excerpt(hearing.redact(text));

;// CONCATENATED MODULE: ./build/js/api/expected-code.js

/** Stands where the modules stood. */
const mark = "as expected";
/**
 * A reply in which what is expected stands letter for letter, with a mark in its place: what is equal as bytes need
 * not be parsed to be compared, which is most of the work of reading 2 MB back. Undefined: it does not, or in another
 * order, so that only parsing tells.
 */
function markExpected(reply, expected) {
    const text = (0,model_modules/* modulesBytes */.Tf)(expected);
    const start = reply.body.indexOf(text);
    // `{}` stands in any code, and a reply that says the mark itself would speak for the modules.
    if (start < 0 || expected.size === 0 || reply.body.includes(mark))
        return undefined;
    const before = reply.body.subarray(0, start);
    const after = reply.body.subarray(start + text.length);
    return { ...reply, body: Buffer.concat([before, Buffer.from(JSON.stringify(mark)), after]) };
}
/** Whether the mark stands at the top, where the modules of a reply are: anywhere else it is one module, or none at all. */
const isAsExpected = (modules) => modules === mark;

;// CONCATENATED MODULE: ./build/js/api/raw-call.js


/** A listing may carry the code of all 30 branches. */
const listingMaxBytes = 192 * 1024 * 1024;
/** A request in the user's own words, as far as it cannot leave the API or hit every branch. */
function rawQuestion(method, path, body) {
    const verb = method.toUpperCase();
    if (!/^[A-Z]{3,7}$/.test(verb))
        throw new errors/* UsageError */.eb(`Cannot call ${path}: "${method}" is no HTTP method`);
    const url = URL.parse(path.startsWith("/") ? path : `/${path}`, "http://world.invalid");
    if (url === null || url.host !== "world.invalid" || !/^\/api\/[\w./~-]*$/.test(url.pathname) || url.hash !== "") {
        throw new errors/* UsageError */.eb(`Cannot call "${path}": a path below /api/ is needed, such as /api/user/name`);
    }
    if (url.searchParams.has("_token"))
        throw new errors/* UsageError */.eb("Cannot call with _token in the path: give the token apart");
    guardBranches(url.pathname, body);
    const { pathname } = url;
    const question = {
        method: verb,
        path: pathname,
        query: Object.fromEntries(url.searchParams),
        purpose: `call ${pathname}`,
    };
    const sized = /\/branches\/?$/i.test(pathname) ? { ...question, maxBytes: listingMaxBytes } : question;
    return body === undefined ? sized : { ...sized, body: Buffer.from(JSON.stringify(body)) };
}
const branchFields = new Map([
    ["/api/user/clone-branch", "newName"],
    ["/api/user/delete-branch", "branch"],
    ["/api/user/set-active-branch", "branch"],
]);
/** Without this field the private server takes every branch of the user (observed). */
function guardBranches(pathname, body) {
    const field = branchFields.get(pathname.toLowerCase().replaceAll(/\/+/g, "/").replace(/\/$/, ""));
    if (field === undefined)
        return;
    const fields = typeof body === "object" && body !== null ? body : {};
    const name = fields[field];
    if (typeof name !== "string")
        throw new errors/* UsageError */.eb(`Cannot call ${pathname}: the body needs "${field}", the name of a branch`);
    (0,branch_rules/* checkBranch */.DC)(name);
}

;// CONCATENATED MODULE: ./build/js/api/wire.js
/** The `modules` of a reply; undefined when they are not a plain object: then they are no truth about a branch. */
function modulesFromJson(value) {
    if (typeof value !== "object" || value === null || Array.isArray(value))
        return undefined;
    // JSON.parse makes even `__proto__` an own property.
    return new Map(Object.entries(value).map(([name, content]) => [name, contentFromJson(content)]));
}
function contentFromJson(value) {
    if (typeof value === "string")
        return value;
    return isPlainBinary(value) ? { binary: value.binary } : { json: JSON.stringify(value) };
}
/** Only `{binary: "<text>"}` and nothing else in it; the server keeps any JSON, and so does the odd form. */
function isPlainBinary(value) {
    if (typeof value !== "object" || value === null)
        return false;
    const keys = Object.keys(value);
    return keys.length === 1 && keys[0] === "binary" && typeof value.binary === "string";
}
/** Undefined when it is no list. An entry without a name cannot be asked for or written to, so it is left out. */
function branchesFromJson(value) {
    if (!Array.isArray(value))
        return undefined;
    return value.flatMap((entry) => {
        const fields = typeof entry === "object" && entry !== null ? entry : {};
        const { branch, activeWorld, activeSim } = fields;
        if (typeof branch !== "string")
            return [];
        const modules = modulesFromJson(fields["modules"]);
        const flags = { branch, activeWorld: activeWorld === true, activeSim: activeSim === true };
        return [modules === undefined ? flags : { ...flags, modules }];
    });
}
/** The live code of a GET; a string says why it is none. */
function liveCodeFromJson(answer, asked) {
    const modules = modulesFromJson(answer["modules"]);
    if (modules === undefined)
        return "without modules";
    const { branch = asked } = answer;
    if (typeof branch !== "string")
        return "without a branch name";
    // `$activeWorld` and `$activeSim` are answered with the real name.
    return branch === asked || asked.startsWith("$") ? { branch, modules } : "for another branch";
}

;// CONCATENATED MODULE: ./build/js/api/endpoints.js







/** The requests of the service, a line or two each. */
function endpoints(line) {
    const read = (path, purpose, more = {}) => answer(line, { method: "GET", path, purpose, ...more });
    const write = async (path, purpose, body) => {
        await answer(line, { method: "POST", path, purpose, body: Buffer.from(JSON.stringify(body)) });
    };
    return {
        getCode: (branch, expected) => getCode(line, branch, expected),
        putCode: async (branch, modules) => {
            const start = Buffer.from(`{"branch":${JSON.stringify(writable(branch))},"modules":`);
            const body = Buffer.concat([start, (0,model_modules/* modulesBytes */.Tf)(modules), Buffer.from("}")]);
            await answer(line, { method: "POST", path: "/api/user/code", purpose: `write branch "${branch}"`, body });
        },
        listBranches: (patience) => listBranches(line, patience),
        createBranch: async (newName, modules) => write("/api/user/clone-branch", `create branch "${newName}"`, cloneBody(newName, modules)),
        setActiveBranch: async (branch, activeName) => write("/api/user/set-active-branch", `activate branch "${branch}"`, { branch: (0,branch_rules/* checkBranch */.DC)(branch), activeName }),
        deleteBranch: async (branch) => write("/api/user/delete-branch", `delete branch "${branch}"`, { branch: (0,branch_rules/* checkBranch */.DC)(branch) }),
        userName: () => userName(line),
        tokenInfo: () => tokenInfo(line),
        version: () => read("/api/version", "read the server's version", { auth: "none" }),
        call: async (method, path, body) => answer(line, rawQuestion(method, path, body)),
    };
}
async function answer({ ask, hearing }, question) {
    return answerOf(await ask(question), question, hearing);
}
async function getCode(line, branch, expected) {
    const query = { branch: readable(branch) };
    const question = { method: "GET", path: "/api/user/code", query, purpose: `read branch "${branch}"` };
    const reply = await line.ask(question);
    const code = Promise.resolve().then(() => (expected && readExpected(line, question, reply, expected)) ??
        codeOf(line, question, answerOf(reply, question, line.hearing)));
    return orAbsent(code, isNoCode);
}
function codeOf({ hearing }, question, found) {
    const code = liveCodeFromJson(found, question.query?.["branch"] ?? "");
    if (typeof code === "string")
        throw proofless(question, hearing, `code ${code}`);
    return code;
}
/** Undefined where the reply is to be read in full: it says something else, or the same elsewhere. */
function readExpected(line, question, reply, expected) {
    const marked = markExpected(reply, expected);
    if (marked === undefined)
        return undefined;
    const found = answerOf(marked, question, line.hearing);
    if (!isAsExpected(found["modules"]))
        return undefined;
    return { ...codeOf(line, question, { ...found, modules: {} }), modules: expected };
}
async function listBranches(line, patience = {}) {
    const path = "/api/user/branches";
    const purpose = "list the code branches";
    const question = { method: "GET", path, purpose, maxBytes: listingMaxBytes, ...patience };
    const branches = branchesFromJson((await answer(line, question))["list"]);
    if (branches === undefined)
        throw proofless(question, line.hearing, "no list of branches");
    return branches;
}
/** An empty source means «none»: the new branch holds `defaultModules`, one request instead of two. */
function cloneBody(newName, modules) {
    return { branch: "", newName: (0,branch_rules/* checkBranch */.DC)(newName), defaultModules: (0,model_modules/* modulesToJson */.Bs)(modules) };
}
/** The bare private server knows only the second of the two. */
async function userName(line) {
    for (const path of ["/api/user/name", "/api/auth/me"]) {
        const found = await orAbsent(answer(line, { method: "GET", path, purpose: "read the user's name" }), isNotThere);
        if (typeof found?.["username"] === "string")
            return found["username"];
    }
    return undefined;
}
async function tokenInfo(line) {
    const { credentials } = line;
    if (credentials?.kind !== "token")
        return undefined;
    // The token is the question here, so it need not be shown a second time.
    const query = { token: credentials.token };
    const question = {
        method: "GET",
        path: "/api/auth/query-token",
        query,
        purpose: "ask about the token",
        auth: "none",
    };
    const found = await orAbsent(answer(line, question), isNotThere);
    const token = found?.["token"];
    if (typeof token !== "object" || token === null)
        return undefined;
    const { full, noRatelimitUntil: until } = token;
    return typeof until === "number" && until > 0
        ? { full: full === true, noRateLimitUntil: new Date(until) }
        : { full: full === true };
}
async function orAbsent(asked, isAbsent) {
    try {
        return await asked;
    }
    catch (error) {
        if (error instanceof errors/* ServiceError */._7 && isAbsent(error))
            return undefined;
        throw error;
    }
}
/** The independent server says it by status, in Koa's plain words; any other 404 is the wrong address. */
const isNoCode = (error) => (error.status === 200 && error.reason === "no code") || (error.status === 404 && error.reason === "Not Found");
const isNotThere = (error) => error.status === 404;
/** An empty name would mean the active branch. */
function writable(branch) {
    if (branch !== "" && !branch.startsWith("$"))
        return branch;
    throw new errors/* UsageError */.eb(`Cannot write branch "${branch}": the name of a code branch is needed`);
}
function readable(branch) {
    return branch === "$activeWorld" || branch === "$activeSim" ? branch : writable(branch);
}

;// CONCATENATED MODULE: ./build/js/api/secrets.js
/** What must not be shown of credentials: also `user:password`, whose base64 is the Basic header. */
function secretsOf(credentials) {
    if (credentials === undefined)
        return [];
    if (credentials.kind === "token")
        return [credentials.token];
    return [credentials.password, `${credentials.username}:${credentials.password}`];
}

// EXTERNAL MODULE: ./build/js/model/server-address.js
var server_address = __webpack_require__(20839);
// EXTERNAL MODULE: ./build/js/model/version.js
var version = __webpack_require__(25225);
;// CONCATENATED MODULE: ./build/js/api/reply-body.js
/** The reply is larger than anything the service sends. */
class TooLargeError extends Error {
    constructor(maxBytes) {
        super(`more than ${maxBytes / 1024 / 1024} MiB`);
    }
}
/** The whole body, inflated; never more than `maxBytes` of it, on the wire or after inflation. */
async function readBody(stream, encoding, maxBytes) {
    const chunks = [];
    let received = 0;
    for await (const chunk of stream) {
        received += chunk.length;
        // Leaving the loop destroys the stream and with it the connection.
        if (received > maxBytes)
            throw new TooLargeError(maxBytes);
        chunks.push(chunk);
    }
    const [first = Buffer.alloc(0)] = chunks;
    const bytes = chunks.length <= 1 ? first : Buffer.concat(chunks, received);
    return { bytes: await inflate(bytes, encoding, maxBytes), received };
}
async function inflate(bytes, encoding, maxBytes) {
    const name = encoding.trim().toLowerCase();
    if (name === "" || name === "identity" || bytes.length === 0)
        return bytes;
    const { brotliDecompressSync, gunzipSync, inflateRawSync, inflateSync } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 38522, 23));
    const options = { maxOutputLength: maxBytes };
    try {
        if (name === "gzip" || name === "x-gzip")
            return gunzipSync(bytes, options);
        if (name === "br")
            return brotliDecompressSync(bytes, options);
        // Servers mean either of two formats by this name; the zlib one starts with method 8.
        if (name === "deflate")
            return (((bytes[0] ?? 0) & 15) === 8 ? inflateSync : inflateRawSync)(bytes, options);
    }
    catch (error) {
        throw isTooLong(error) ? new TooLargeError(maxBytes) : error;
    }
    throw new Error(`content encoding "${name.slice(0, 40)}" was not asked for`);
}
const isTooLong = (error) => error instanceof RangeError && error.code === "ERR_BUFFER_TOO_LARGE";

;// CONCATENATED MODULE: ./build/js/api/transport-failure.js
/** Reads undici's and Node's error, through its causes. */
function explainFailure(error, proxy) {
    const code = transport_failure_codeOf(error);
    const certificate = certificateProblems.get(code);
    if (certificate !== undefined) {
        const help = "nothing was sent; a private authority goes into NODE_EXTRA_CA_CERTS";
        return { found: `its certificate ${certificate} (${code})`, help };
    }
    const tunnel = /Proxy response \((\d{3})\)/.exec(messageOf(error))?.[1];
    if (tunnel !== undefined)
        return { found: `the proxy ${proxy} answered ${tunnel}`, help: proxyHelp(tunnel) };
    const { found, help } = failures.get(code) ?? { found: foundByKind(code) };
    const known = proxy === undefined ? found : `${found}; the environment names the proxy ${proxy}`;
    return help === undefined ? { found: known } : { found: known, help };
}
function foundByKind(code) {
    if (/^(ERR_SSL|ERR_TLS|EPROTO)/.test(code))
        return `no TLS connection could be agreed on (${code})`;
    if (code.startsWith("HPE_"))
        return `what came is no HTTP (${code})`;
    if (code.startsWith("UND_ERR_PRX"))
        return `the connection to the proxy failed (${code})`;
    return `the connection failed (${code === "" ? "no code" : code})`;
}
const proxyHelp = (status) => status === "407"
    ? "it wants a name and password: https_proxy=http://name:password@host:port"
    : "no_proxy can leave this server out";
const certificateProblems = new Map([
    ["CERT_HAS_EXPIRED", "has expired"],
    ["CERT_NOT_YET_VALID", "is not valid yet"],
    ["CERT_REVOKED", "was revoked"],
    ["ERR_TLS_CERT_ALTNAME_INVALID", "is for another name"],
    ["DEPTH_ZERO_SELF_SIGNED_CERT", "is self-signed"],
    ["SELF_SIGNED_CERT_IN_CHAIN", "comes from an unknown authority"],
    ["UNABLE_TO_GET_ISSUER_CERT", "comes from an unknown authority"],
    ["UNABLE_TO_GET_ISSUER_CERT_LOCALLY", "comes from an unknown authority"],
    ["UNABLE_TO_VERIFY_LEAF_SIGNATURE", "cannot be verified"],
]);
const failures = new Map([
    [
        "ECONNREFUSED",
        { found: "nothing listens there (ECONNREFUSED)", help: "is the server running, and the port right?" },
    ],
    ["ENOTFOUND", { found: "the host name is unknown (ENOTFOUND)", help: "check the address and the network" }],
    ["EAI_AGAIN", { found: "the host name could not be looked up (EAI_AGAIN)", help: "check the network" }],
    ["EHOSTUNREACH", { found: "there is no way to the host (EHOSTUNREACH)" }],
    ["ENETUNREACH", { found: "there is no way to its network (ENETUNREACH)" }],
    ["ECONNRESET", { found: "the connection was reset (ECONNRESET)" }],
    ["EPIPE", { found: "the connection was closed while sending (EPIPE)" }],
    ["ETIMEDOUT", { found: "the connection timed out (ETIMEDOUT)" }],
    ["UND_ERR_CONNECT_TIMEOUT", { found: "no connection in time (UND_ERR_CONNECT_TIMEOUT)" }],
    ["UND_ERR_SOCKET", { found: "the connection was closed before a whole reply came" }],
    ["UND_ERR_RES_CONTENT_LENGTH_MISMATCH", { found: "the reply was cut short" }],
    ["Z_BUF_ERROR", { found: "the compressed reply was cut short" }],
    ["Z_DATA_ERROR", { found: "the reply could not be decompressed" }],
]);
/** The first code that says something, from the outside in; happy eyeballs hide theirs in `errors`. */
function transport_failure_codeOf(error) {
    if (!(error instanceof Error))
        return "";
    const { code } = error;
    const inner = error instanceof AggregateError ? error.errors[0] : error.cause;
    return typeof code === "string" && !(code === "UND_ERR_SOCKET" && transport_failure_codeOf(inner) !== "") ? code : transport_failure_codeOf(inner);
}
const messageOf = (error) => (error instanceof Error ? error.message : "");

;// CONCATENATED MODULE: ./build/js/api/no-answer.js





/** The reason of the run's end where it was ended and nothing can have arrived; else what is known about the loss. */
function noAnswer(error, attempt, run) {
    const mayHaveArrived = attempt.started && isWrite(attempt.question);
    const ended = run.signal?.aborted === true && !attempt.deadline.aborted;
    if (ended && !mayHaveArrived && run.signal?.reason instanceof errors/* SyncError */.S0)
        return run.signal.reason;
    const { found, help } = ended ? { found: "the run was ended" } : whyOf(error, attempt, run);
    const message = explain(attempt.question, run, `brought no answer: ${found}`, help);
    return new errors/* UnreachableError */.Jk(message, { mayHaveArrived, cause: harmlessCopy(error, run.redact) });
}
function whyOf(error, attempt, run) {
    if (attempt.deadline.aborted)
        return { found: `nothing whole came within ${run.requestTimeoutMs / 1000} s` };
    if (error instanceof TooLargeError)
        return { found: `the reply is too large, ${error.message}` };
    return explainFailure(error, attempt.proxy);
}
/** The library's errors hold sockets, headers and parts of replies; name, code, message and stack are enough. */
function harmlessCopy(error, redact, depth = 0) {
    if (!(error instanceof Error) || depth > 3)
        return undefined;
    const inner = error instanceof AggregateError ? error.errors[0] : error.cause;
    const cause = harmlessCopy(inner, redact, depth + 1);
    const copy = new Error(redact(error.message), cause === undefined ? undefined : { cause });
    const { code } = error;
    const stack = redact(error.stack ?? "");
    return Object.assign(copy, { stack }, code === undefined ? {} : { code });
}

// EXTERNAL MODULE: external "node:v8"
var external_node_v8_ = __webpack_require__(78877);
;// CONCATENATED MODULE: ./build/js/api/parser-tier.js

/**
 * Lets V8 compile undici's WebAssembly parser once and for all by its quick compiler; call the result when the parser
 * is there. For three short replies V8 would optimize it for 39 ms of CPU, and the process would wait for that.
 */
function keepParserUnoptimized() {
    // An unknown flag is an error on stderr, so only for the versions of Node that were looked at.
    if (Number.parseInt(process.versions.node, 10) > 24)
        return () => { };
    (0,external_node_v8_.setFlagsFromString)("--wasm-tiering-budget=2000000000");
    // With another flag than the default, V8 rejects the compiled code that Node and we keep: `change` needs crypto later.
    return () => (0,external_node_v8_.setFlagsFromString)("--wasm-tiering-budget=13000000");
}

;// CONCATENATED MODULE: ./build/js/api/transport.js



async function openTransport(server, options) {
    const { Agent, request } = await loadUndici();
    // Before the parser's flag is set, so that Node's compiled code of it is used.
    if (server.root.startsWith("https:"))
        process.getBuiltinModule("node:tls");
    const proxy = proxyFor(server, options.env);
    // The deadline is the caller's signal: undici's own timers are coarse. HTTP/2 gains nothing for three requests.
    const connection = { allowH2: false, headersTimeout: 0, bodyTimeout: 0, connect: { timeout: options.connectMs } };
    const dispatcher = proxy === undefined ? new Agent(connection) : await openProxyAgent(proxy, connection);
    return {
        request: (one, watch) => request.call(dispatcher.compose(startWatcher(watch)), one),
        proxy: proxy === undefined ? undefined : new URL(proxy.httpsProxy).host,
    };
}
// Two parts instead of the whole package: 27 ms of CPU instead of 65 (Node 24), on the way of every command.
async function loadUndici() {
    const [agent, request] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(3440), __webpack_require__.e(7405)]).then(__webpack_require__.t.bind(__webpack_require__, 57405, 23)),
        Promise.all(/* import() */[__webpack_require__.e(3440), __webpack_require__.e(4043)]).then(__webpack_require__.t.bind(__webpack_require__, 14043, 23)),
    ]);
    return { Agent: agent.default, request: request.default };
}
async function openProxyAgent(proxy, connection) {
    // The whole package: a proxy's CONNECT needs methods that only its main entry puts in place.
    const { EnvHttpProxyAgent } = await Promise.all(/* import() */[__webpack_require__.e(3440), __webpack_require__.e(7405), __webpack_require__.e(4043), __webpack_require__.e(6752)]).then(__webpack_require__.t.bind(__webpack_require__, 46752, 19));
    return new EnvHttpProxyAgent({ ...connection, ...proxy, connectTimeout: connection.connect.timeout });
}
/** Only https goes through a proxy, by CONNECT: over plain http the proxy could read the credentials. */
function proxyFor(server, env) {
    const { protocol, hostname } = new URL(server.root);
    const address = env["https_proxy"] || env["HTTPS_PROXY"] || env["http_proxy"] || env["HTTP_PROXY"];
    if (protocol !== "https:" || (0,server_address/* isLoopback */.U9)(hostname) || !address)
        return undefined;
    const url = URL.parse(address.includes("://") ? address : `http://${address}`);
    if (url === null)
        throw new errors/* UsageError */.eb("Cannot use the proxy of the environment (https_proxy): it is not an address");
    return { httpsProxy: url.href, noProxy: env["no_proxy"] ?? env["NO_PROXY"] ?? "" };
}
/** Passes everything on; says when the request starts, which no reply tells: before it, nothing can have arrived. */
function startWatcher(watch) {
    return (dispatch) => (options, handler) => {
        const restore = keepParserUnoptimized();
        return dispatch(options, {
            onRequestStart: (controller, context) => {
                restore();
                watch.onStart();
                handler.onRequestStart?.(controller, context);
            },
            onResponseStart: (...reply) => handler.onResponseStart?.(...reply),
            onResponseData: (...part) => handler.onResponseData?.(...part),
            onResponseEnd: (...end) => handler.onResponseEnd?.(...end),
            onResponseError: (...failure) => handler.onResponseError?.(...failure),
        });
    };
}

;// CONCATENATED MODULE: ./build/js/api/sender.js









/** 24 MiB: several times the largest branch; the answers of listings say their own measure. */
const usualMaxBytes = 24 * 1024 * 1024;
/** The one place that sends. */
function createSender(options) {
    refuseUncheckedTls(options);
    const connectMs = options.requestTimeoutMs;
    let transport;
    return (question, pass) => {
        transport ??= openTransport(options.server, { env: options.env, connectMs });
        return exchange(question, pass, transport, options);
    };
}
async function exchange(question, pass, opening, options) {
    const { request, proxy } = await opening;
    const deadline = AbortSignal.timeout(question.timeoutMs ?? options.requestTimeoutMs);
    const attempt = { question, proxy, deadline, started: false, onStart: () => (attempt.started = true) };
    if (options.signal?.aborted === true)
        throw noAnswer(options.signal.reason, attempt, options);
    const signal = options.signal === undefined ? deadline : AbortSignal.any([deadline, options.signal]);
    const startedAt = performance.now();
    const report = (seen) => options.onExchange(exchangeOf(question, startedAt, options, seen));
    try {
        const { reply, bytesDown } = await receive(await request(httpRequest(question, pass, options, signal), attempt), question);
        // undici frees a connection one cycle after the reply; asked before, it opens another, with another TLS handshake.
        await (0,promises_.setImmediate)();
        const limit = (0,rate_limit/* parseLimitHeaders */.Dy)(reply.headers, options.now());
        report({ status: reply.status, bytesDown, ...(limit === undefined ? {} : { limit }) });
        return reply;
    }
    catch (error) {
        report({});
        throw noAnswer(error, attempt, options);
    }
}
async function receive({ statusCode, headers, body }, question) {
    const encoding = String(headers["content-encoding"] ?? "");
    const { bytes, received } = await readBody(body, encoding, question.maxBytes ?? usualMaxBytes);
    return { reply: { status: statusCode, headers, body: bytes }, bytesDown: received };
}
function httpRequest(question, pass, options, signal) {
    const url = new URL(question.path.slice(1), options.server.root);
    url.search = new URLSearchParams({ ...question.query, ...pass.query }).toString();
    const body = question.body ?? null;
    return {
        origin: url.origin,
        path: `${url.pathname}${url.search}`,
        method: question.method,
        headers: {
            accept: "application/json",
            "accept-encoding": "gzip, deflate, br",
            "user-agent": `screeps-sync/${version/* version */.r}`,
            ...(body === null ? {} : { "content-type": "application/json; charset=utf-8" }),
            ...(options.serverPassword === undefined ? {} : { "X-Server-Password": options.serverPassword }),
            ...pass.headers,
        },
        body,
        signal,
    };
}
function exchangeOf(question, startedAt, options, reply) {
    const ms = Math.round(performance.now() - startedAt);
    const bytesUp = question.body?.byteLength ?? 0;
    return { method: question.method, path: options.redact(targetOf(question)), ms, bytesUp, bytesDown: 0, ...reply };
}
/** With this variable Node believes every certificate: whoever stands in between could take the account. */
function refuseUncheckedTls({ server, env }) {
    const { protocol, hostname } = new URL(server.root);
    if (env["NODE_TLS_REJECT_UNAUTHORIZED"] !== "0" || protocol !== "https:" || !(0,server_address/* isPublic */.Ul)(hostname))
        return;
    const help = "unset it; a private authority goes into NODE_EXTRA_CA_CERTS";
    throw new errors/* UsageError */.eb(`Cannot send credentials to ${server.name}: NODE_TLS_REJECT_UNAUTHORIZED=0 is set; ${help}`);
}

;// CONCATENATED MODULE: ./build/js/api/session.js


function openSession(options) {
    const { credentials, send } = options;
    if (credentials === undefined)
        return (question) => send(question, {});
    if (credentials.kind === "password")
        return passwordSession(credentials, options);
    const pass = tokenPass(credentials.token, credentials.tokenIn);
    return (question) => send(question, question.auth === "none" ? {} : pass);
}
/** `user:password`, as HTTP Basic has it. */
const basicPass = (username, password) => Buffer.from(`${username}:${password}`).toString("base64");
function passwordSession(credentials, options) {
    const { send, onSecret } = options;
    const basic = { headers: { Authorization: `Basic ${basicPass(credentials.username, credentials.password)}` } };
    let token;
    const adopt = (fresh) => {
        token = fresh;
        onSecret(fresh);
    };
    const ask = async (question, pass) => {
        const reply = await send(question, pass);
        const rolled = rolledToken(reply);
        if (rolled !== undefined)
            adopt(rolled);
        return reply;
    };
    const current = () => (token === undefined ? basic : tokenPass(token, "header"));
    return async (question) => {
        if (question.auth === "none")
            return send(question, {});
        if (token === undefined && !takesBasic(question))
            adopt(await signIn(credentials, options));
        const reply = await ask(question, current());
        if (reply.status !== 401)
            return reply;
        // The usual private server takes Basic for writing code only, and its session tokens live a minute.
        adopt(await signIn(credentials, options));
        return ask(question, current());
    };
}
/** The open server wants both headers, and takes anything in the second; every client sends the token in both. */
function tokenPass(token, tokenIn) {
    return tokenIn === "query" ? { query: { _token: token } } : { headers: { "X-Token": token, "X-Username": token } };
}
const takesBasic = (question) => /^(GET|POST) \/api\/user\/code$/.test(endpointOf(question));
async function signIn(credentials, { send, hearing }) {
    const body = Buffer.from(JSON.stringify({ email: credentials.username, password: credentials.password }));
    const question = { method: "POST", path: "/api/auth/signin", body, purpose: "sign in with name and password" };
    const { token } = answerOf(await send(question, {}), question, hearing);
    if (typeof token === "string" && /^[\x21-\x7e]{8,4096}$/.test(token))
        return token;
    throw proofless(question, hearing, "no usable session token");
}
/** Private servers answer with a new session token each time; a persistent one (36 characters) is never one of them. */
function rolledToken(reply) {
    const token = reply.headers["x-token"];
    return typeof token === "string" && /^[\x21-\x7e]{40,4096}$/.test(token) ? token : undefined;
}

;// CONCATENATED MODULE: ./build/js/api/client.js





const usualTimeoutMs = 30_000;
function openApi(options) {
    const { server, credentials, now = () => new Date(), env = process.env } = options;
    const secrets = (0,growing_redactor/* growingRedactor */.c)([
        ...secretsOf(credentials),
        ...(options.serverPassword === undefined ? [] : [options.serverPassword]),
    ]);
    const limits = new Map();
    const onExchange = (exchange) => {
        if (exchange.limit !== undefined)
            limits.set(`${exchange.method} ${exchange.path.replace(/\?.*/, "")}`, exchange.limit);
        options.onExchange?.(exchange);
    };
    const requestTimeoutMs = options.requestTimeoutMs ?? usualTimeoutMs;
    const { redact } = secrets;
    const send = createSender({ ...options, requestTimeoutMs, env, redact, now, onExchange });
    const hearing = { server, credentials: credentials?.kind ?? "none", redact, now };
    const ask = openSession({ credentials, send, hearing, onSecret: secrets.add });
    return { ...endpoints({ hearing, ask, credentials }), limits, redact };
}

// EXTERNAL MODULE: ./build/js/sync/patience.js + 1 modules
var patience = __webpack_require__(33380);
;// CONCATENATED MODULE: ./build/js/sync/open-world.js




/** The real world of a run: the clock, one server, one account. @throws UsageError without credentials */
function openWorld({ repository, target, values, env, interrupt, tell, onExchange }) {
    const { server, credentials, serverPassword } = target;
    if (credentials === undefined)
        throw noCredentials(target);
    const late = deadline(values.deadline ?? 300);
    const ends = AbortSignal.any([interrupt, late]);
    const requestTimeoutMs = (values.timeout ?? 30) * 1000;
    const api = openApi({
        server,
        credentials,
        ...(serverPassword === undefined ? {} : { serverPassword }),
        requestTimeoutMs,
        env,
        onExchange,
        // Only the deadline ends a request that is under way: after an interrupt its answer still tells what is true.
        signal: late,
    });
    return {
        // Our own work ends with the run too: git is what takes time in it.
        repository: { ...repository, signal: ends },
        api,
        now: () => new Date(),
        random: Math.random,
        wait: (ms) => waitFor(ms, ends),
        tell,
        interrupt: ends,
    };
}
function deadline(seconds) {
    const controller = new AbortController();
    const late = () => controller.abort(new errors/* UnreachableError */.Jk(`Cannot finish within the deadline of ${seconds} s`, { mayHaveArrived: false }));
    setTimeout(late, seconds * 1000).unref();
    return controller.signal;
}
async function waitFor(ms, ends) {
    try {
        await (0,promises_.setTimeout)(ms, undefined, { signal: ends });
    }
    catch {
        throw (0,patience/* interruption */.YW)(ends);
    }
}
function noCredentials({ label }) {
    return new errors/* UsageError */.eb(`Cannot sign in to ${label}: no credentials were found; "screeps-sync login" keeps an auth token with full access (account settings of the game), or set SCREEPS_TOKEN; for a private server SCREEPS_USERNAME and SCREEPS_PASSWORD`);
}


/***/ }),

/***/ 33380:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  In: () => (/* binding */ interruptible),
  YW: () => (/* binding */ interruption),
  d_: () => (/* binding */ patiently),
  ew: () => (/* binding */ startPatience),
  JK: () => (/* binding */ waitOrGiveUp)
});

// EXTERNAL MODULE: ./build/js/model/errors.js
var errors = __webpack_require__(41710);
;// CONCATENATED MODULE: ./build/js/model/retry.js

const mostTries = 4;
/** Whether to try again. The waits it grants never exceed `maxWaitMs` together. */
function decideRetry(failure) {
    const { error, attempt } = failure;
    if (!(error instanceof errors/* RateLimitedError */.TM) && !(error instanceof errors/* UnreachableError */.Jk)) {
        return { giveUp: "another try would end the same" };
    }
    if (attempt >= mostTries)
        return { giveUp: `tried ${attempt} times` };
    if (error instanceof errors/* RateLimitedError */.TM)
        return waitForLimit(error, failure);
    // Full jitter: the first tries of many runs that failed together must not come back together.
    return within(failure.random() * 500 * 2 ** (attempt - 1), failure);
}
function waitForLimit(error, failure) {
    const named = waitNamed(error, failure.now);
    // Without a time it is the limit over all requests, which frees two a second: decorrelated jitter from 0.2–0.7 s.
    if (named === undefined)
        return within(between(200, 700 * 3 ** (failure.attempt - 1), failure.random()), failure);
    const left = leftMs(failure);
    // Never early, and not all at the same moment.
    return named > left ? tooLong(named, failure) : { wait: Math.min(named + between(50, 1000, failure.random()), left) };
}
function waitNamed(error, now) {
    if (error.retryAt !== undefined)
        return Math.max(0, error.retryAt.getTime() - now.getTime());
    return error.retryAfterMs;
}
function within(wait, failure) {
    return wait <= leftMs(failure) && failure.maxWaitMs > 0 ? { wait } : tooLong(wait, failure);
}
function tooLong(wait, failure) {
    const allowed = `${seconds(failure.maxWaitMs)} s of waiting are allowed, ${seconds(failure.waitedMs)} s are used`;
    return { giveUp: `the next try is ${seconds(wait)} s away, ${allowed}` };
}
const leftMs = (failure) => Math.max(0, failure.maxWaitMs - failure.waitedMs);
const between = (low, high, random) => low + random * (high - low);
const seconds = (ms) => (ms < 10_000 ? (ms / 1000).toFixed(1) : String(Math.ceil(ms / 1000)));

;// CONCATENATED MODULE: ./build/js/sync/patience.js


function startPatience(maxWaitMs) {
    return { maxWaitMs, waitedMs: 0, tries: 0, waits: [] };
}
/** A read, again and again while that is worth it. */
async function patiently(world, patience, read) {
    for (;;) {
        try {
            return await interruptible(world, read());
        }
        catch (failure) {
            await waitOrGiveUp(failure, patience, world);
        }
    }
}
/** Waits before another try of what failed, or throws the failure when another try is not worth it or too far away. */
async function waitOrGiveUp(failure, patience, world) {
    if (!(failure instanceof errors/* SyncError */.S0))
        throw failure;
    patience.tries += 1;
    const { maxWaitMs, waitedMs, tries } = patience;
    const decision = decideRetry({
        error: failure,
        attempt: tries,
        waitedMs,
        maxWaitMs,
        now: world.now(),
        random: world.random,
    });
    const wait = "wait" in decision ? decision.wait : undefined;
    patience.waits.push(describeWait(failure, wait));
    if ("giveUp" in decision) {
        world.tell({ kind: "gave-up", error: failure, why: decision.giveUp });
        throw failure;
    }
    patience.waitedMs += decision.wait;
    world.tell({
        kind: "waiting",
        error: failure,
        waitMs: decision.wait,
        until: new Date(world.now().getTime() + decision.wait),
    });
    await world.wait(decision.wait);
}
/** Gives up waiting for an answer as soon as somebody wants an end; the request itself is left to its own deadline. */
async function interruptible(world, answer) {
    const { promise, reject } = Promise.withResolvers();
    const stop = () => reject(interruption(world.interrupt));
    if (world.interrupt.aborted)
        stop();
    world.interrupt.addEventListener("abort", stop, { once: true });
    try {
        return await Promise.race([answer, promise]);
    }
    finally {
        world.interrupt.removeEventListener("abort", stop);
    }
}
/** The reason of the abort as an error of ours: the signal's name travels as the reason. */
function interruption(signal) {
    if (signal.reason instanceof errors/* SyncError */.S0)
        return signal.reason;
    return new errors/* InterruptedError */.p4(signal.reason === "SIGTERM" ? "SIGTERM" : "SIGINT");
}
function describeWait(failure, waitedMs) {
    const limited = failure instanceof errors/* RateLimitedError */.TM ? failure : undefined;
    return {
        endpoint: limited?.endpoint ?? "any",
        reason: failure.message,
        ...(waitedMs === undefined ? {} : { waitedMs }),
        ...(limited?.retryAt === undefined ? {} : { freeAt: limited.retryAt.toISOString() }),
    };
}


/***/ })

};
;