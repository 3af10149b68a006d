"use strict";
exports.id = 2102;
exports.ids = [2102];
exports.modules = {

/***/ 12102:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ startEmulator)
});

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/js/emulator/accounts/token.js

const fullScope = { full: true, endpoints: [], websockets: [], memorySegments: undefined };
function issueToken({ accountId, scope, description = null, value = (0,external_node_crypto_.randomUUID)() }) {
    return { id: (0,external_node_crypto_.randomBytes)(12).toString("hex"), value, accountId, description, scope, noRatelimitUntil: 0 };
}
/** The account page's form of a token: enough to tell two apart, useless to sign in with. */
function maskToken(value) {
    return `${value.slice(0, 8)}-****-****-****-************`;
}
/** The reply of query-token, as three independent clients read it. */
function describeToken(token, now) {
    const { full, endpoints, websockets, memorySegments } = token.scope;
    return {
        _id: token.id,
        token: token.value,
        full,
        description: token.description,
        ...(full ? {} : { endpoints, websockets }),
        ...(full || memorySegments === undefined ? {} : { memorySegments }),
        ...(token.noRatelimitUntil > now ? { noRatelimitUntil: token.noRatelimitUntil } : {}),
    };
}

// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(77934);
;// CONCATENATED MODULE: ./build/js/emulator/faults/fault.js

const times = dist/* union */.KCZ([dist/* pipe */.FsL(dist/* number */.aig(), dist/* integer */.ndf(), dist/* minValue */.Wwf(1)), dist/* literal */.euz("always")]);
const fault_status = dist/* pipe */.FsL(dist/* number */.aig(), dist/* integer */.ndf(), dist/* minValue */.Wwf(200), dist/* maxValue */.cGV(599));
const milliseconds = dist/* pipe */.FsL(dist/* number */.aig(), dist/* minValue */.Wwf(0));
/** Which requests a fault meets, and whether before or after the request took effect. */
const aim = {
    when: dist/* optional */.lqM(dist/* picklist */.KIO(["before", "after"])),
    method: dist/* optional */.lqM(dist/* string */.YjP()),
    /** Path without the world's prefix, as in `/api/user/code`. */
    path: dist/* optional */.lqM(dist/* string */.YjP()),
    world: dist/* optional */.lqM(dist/* string */.YjP()),
    skip: dist/* optional */.lqM(dist/* pipe */.FsL(dist/* number */.aig(), dist/* integer */.ndf(), dist/* minValue */.Wwf(0))),
    times: dist/* optional */.lqM(times),
};
const kinds = [
    dist/* strictObject */.rej({ ...aim, fault: dist/* literal */.euz("reset") }),
    dist/* strictObject */.rej({ ...aim, fault: dist/* literal */.euz("slow"), ms: milliseconds }),
    dist/* strictObject */.rej({ ...aim, fault: dist/* literal */.euz("stall") }),
    dist/* strictObject */.rej({ ...aim, fault: dist/* literal */.euz("cut") }),
    dist/* strictObject */.rej({ ...aim, fault: dist/* literal */.euz("html") }),
    dist/* strictObject */.rej({ ...aim, fault: dist/* literal */.euz("status"), status: fault_status }),
    dist/* strictObject */.rej({ ...aim, fault: dist/* literal */.euz("content-type"), value: dist/* string */.YjP() }),
    dist/* strictObject */.rej({ ...aim, fault: dist/* literal */.euz("gzip") }),
    dist/* strictObject */.rej({
        ...aim,
        fault: dist/* literal */.euz("other-write"),
        branch: dist/* string */.YjP(),
        modules: dist/* record */.g1P(dist/* string */.YjP(), dist/* unknown */.L5J()),
    }),
    dist/* strictObject */.rej({ ...aim, fault: dist/* literal */.euz("skew"), seconds: dist/* number */.aig() }),
    dist/* strictObject */.rej({ ...aim, fault: dist/* literal */.euz("redirect"), location: dist/* string */.YjP(), status: dist/* optional */.lqM(fault_status) }),
    dist/* strictObject */.rej({
        ...aim,
        fault: dist/* literal */.euz("rate-limit"),
        ms: milliseconds,
        format: dist/* optional */.lqM(dist/* picklist */.KIO(["text", "long", "json", "html"])),
        headers: dist/* optional */.lqM(dist/* record */.g1P(dist/* string */.YjP(), dist/* string */.YjP())),
    }),
    dist/* strictObject */.rej({
        ...aim,
        fault: dist/* literal */.euz("reply"),
        status: dist/* optional */.lqM(fault_status),
        headers: dist/* optional */.lqM(dist/* record */.g1P(dist/* string */.YjP(), dist/* string */.YjP())),
        body: dist/* optional */.lqM(dist/* string */.YjP()),
    }),
];
const schema = dist/* variant */.Oxt("fault", kinds);
/** A script is a list of faults; one alone is a list of one. */
function parseFaults(input) {
    return (Array.isArray(input) ? input : [input]).map(parseFault);
}
function parseFault(input) {
    const parsed = dist/* safeParse */.xLC(schema, input);
    if (parsed.success)
        return parsed.output;
    const found = parsed.issues.map((issue) => `${dist/* getDotPath */.BuJ(issue) ?? "fault"}: ${issue.message}`).join("; ");
    throw new TypeError(`Cannot read fault: ${found}`);
}

;// CONCATENATED MODULE: ./build/js/emulator/limits/key.js
/** Whose budget a request of this token is counted on. */
function limiterKey({ switches }, token) {
    return switches.key === "token" ? token.id : token.accountId;
}

;// CONCATENATED MODULE: ./build/js/emulator/service/first-user.js

function firstAccount({ accounts }) {
    const [account] = accounts.list();
    if (account === undefined)
        throw new Error("Cannot run without a user");
    return account;
}
function firstToken({ accounts, profile, now }, account) {
    if (profile.rollingTokenMs !== undefined)
        return accounts.openSession(account.id, profile.rollingTokenMs, now());
    const token = accounts.tokens().find(({ accountId, scope }) => accountId === account.id && scope.full);
    return (token ?? accounts.createToken({ accountId: account.id, scope: fullScope })).value;
}

;// CONCATENATED MODULE: ./build/js/emulator/world/modules.js
// 5 MiB, counted in UTF-16 units of the JSON text of the modules alone: observed at its exact edge.
const maxLength = 5 * 1024 * 1024;
function isTooLarge(modules) {
    return JSON.stringify(modules).length > maxLength;
}
/** Names as the database can hold them. A name that then begins with `$` is dropped without a word. */
function storeModules(sent) {
    if (!sent)
        return new Map([["main", ""]]);
    if (typeof sent !== "object")
        return sent;
    if (Array.isArray(sent))
        return sent;
    const stored = rename(new Map(Object.entries(sent)), encodeName);
    if (!stored.get("main"))
        stored.set("main", "");
    return stored;
}
/** Names as they are shown again, which is not always as they were sent: a literal `$DOT$` comes back as a dot. */
function showModules(stored) {
    return stored instanceof Map ? rename(stored, decodeName) : stored;
}
/** A value for JSON. `Object.fromEntries` defines its keys, so a module named `__proto__` survives. */
function modulesToJson(modules) {
    return modules instanceof Map ? Object.fromEntries(modules) : modules;
}
function encodeName(name) {
    const stored = name.replaceAll(".", "$DOT$").replaceAll("/", "$SLASH$").replaceAll("\\", "$BACKSLASH$");
    return stored.startsWith("$") ? undefined : stored;
}
function decodeName(stored) {
    return stored.replaceAll("$DOT$", ".").replaceAll("$SLASH$", "/").replaceAll("$BACKSLASH$", "\\");
}
// In place and in order, like the server: a renamed key moves to the end and wins over one that had the name already.
function rename(modules, translate) {
    const renamed = new Map(modules);
    for (const name of modules.keys()) {
        const translated = translate(name);
        if (translated === name)
            continue;
        if (translated !== undefined)
            renamed.set(translated, renamed.get(name));
        renamed.delete(name);
    }
    return renamed;
}

;// CONCATENATED MODULE: ./build/js/emulator/world/branch.js

function createBranch(name, modules, now) {
    return {
        id: (0,external_node_crypto_.randomBytes)(12).toString("hex"),
        name,
        createdAt: now,
        modules,
        timestamp: undefined,
        revision: 0,
        activeWorld: undefined,
        activeSim: undefined,
    };
}
/** The branch every account starts with. */
function createDefaultBranch(now) {
    const branch = createBranch("default", new Map([["main", ""]]), now);
    return { ...branch, activeWorld: true, activeSim: true };
}
/** Those a request means: `$activeWorld` and `$activeSim` are places, and an absent name matches every branch. */
function matchBranches(branches, asked) {
    // The database query loses a field that is undefined, so that only the user is left to match on.
    if (asked === undefined)
        return branches;
    return branches.filter((branch) => branch.name === asked);
}
function resolveBranches(branches, asked) {
    const name = asked || "$activeWorld";
    if (name === "$activeWorld")
        return branches.filter((branch) => branch.activeWorld);
    if (name === "$activeSim")
        return branches.filter((branch) => branch.activeSim);
    // A place without a name is no condition to the database: every branch is meant (observed).
    if (name === "$")
        return branches;
    // Any other `$name` asks for a place that does not exist, even where a branch is called so.
    if (typeof name === "string" && name.startsWith("$"))
        return [];
    return branches.filter((branch) => branch.name === name);
}
/** The database cannot compare with a list or an object, and its message becomes the server's. */
function isUnaskable(asked) {
    return typeof asked === "object" && asked !== null;
}

;// CONCATENATED MODULE: ./build/js/emulator/world/world.js

function createWorld(prefix, shards, limiter) {
    return { prefix, shards, players: new Map(), limiter };
}
function playerIn(world, accountId, now) {
    const known = world.players.get(accountId);
    if (known !== undefined)
        return known;
    const player = createPlayer([createDefaultBranch(now)]);
    world.players.set(accountId, player);
    return player;
}
function createPlayer(branches) {
    return { branches, memory: new Map(), segments: new Map(), console: [] };
}

;// CONCATENATED MODULE: ./build/js/emulator/world/other-write.js



/** A write that did not come through the client under test: somebody edits in the game, or a second machine deploys. */
function otherWrite(world, accountId, { branch: name, modules }, now) {
    const { branches } = playerIn(world, accountId, now);
    const known = branches.find((branch) => branch.name === name);
    const branch = known ?? createBranch(name, new Map(), now);
    if (known === undefined)
        branches.push(branch);
    branch.modules = storeModules(modules);
    branch.timestamp = now;
    branch.revision++;
}

;// CONCATENATED MODULE: ./build/js/emulator/controls.js







/** What a test or a person can do to an emulator past its API. */
function controls(service, ends) {
    const { accounts, record, faults } = service;
    const account = firstAccount(service);
    return {
        ...ends,
        get token() {
            return firstToken(service, account);
        },
        username: account.username,
        password: account.password,
        get requests() {
            return record.requests;
        },
        lines: () => record.requests.map(({ method, path }) => `${method} ${path}`),
        clearRequests: () => record.clear(),
        ...codeControls(service, account),
        ...limitControls(service, account),
        createToken: (scope) => {
            const order = scope === undefined ? fullScope : { ...fullScope, full: false, ...scope };
            const { id, value } = accounts.createToken({ accountId: account.id, scope: order });
            return { id, token: value };
        },
        deleteToken: (id) => accounts.deleteToken(account.id, id),
        addFault: (fault) => {
            for (const parsed of parseFaults(fault))
                faults.add(parsed);
        },
        clearFaults: () => faults.clear(),
    };
}
function codeControls(service, account) {
    const { now } = service;
    const playerOf = (prefix) => playerIn(findWorld(service, prefix), account.id, now());
    return {
        code: (branch, world) => {
            const modules = playerOf(world).branches.find(({ name }) => name === branch)?.modules;
            const shown = modules === undefined ? undefined : showModules(modules);
            return shown instanceof Map ? shown : undefined;
        },
        branches: (world) => playerOf(world).branches.map(({ name }) => String(name)),
        setCode: (branch, modules, world) => {
            const write = { branch, modules: Object.fromEntries(modules) };
            otherWrite(findWorld(service, world), account.id, write, now());
            void service.save();
        },
    };
}
function limitControls(service, account) {
    const { accounts, now } = service;
    return {
        spend: (endpoint, count, world, value = firstToken(service, account)) => {
            const { limiter } = findWorld(service, world);
            const token = accounts.token(value);
            limiter.spend(token === undefined ? account.id : limiterKey(limiter, token), endpoint, count, now());
        },
        liftLimits: (value = firstToken(service, account)) => {
            const token = accounts.token(value);
            if (token !== undefined)
                token.noRatelimitUntil = now() + 2 * 3_600_000;
        },
    };
}
function findWorld({ worlds }, prefix = "") {
    const world = worlds.get(prefix);
    if (world === undefined)
        throw new RangeError(`Cannot find world "${prefix}": there is ${[...worlds.keys()].join(", ")}`);
    return world;
}

// EXTERNAL MODULE: ./node_modules/express/index.js
var express = __webpack_require__(85152);
var express_default = /*#__PURE__*/__webpack_require__.n(express);
;// CONCATENATED MODULE: ./build/js/emulator/service/asked.js
/** Bodies and queries are JSON or form data; whatever else arrives has no fields. */
function fieldsOf(input) {
    return typeof input === "object" && input !== null ? input : {};
}
function headerOf(headers, name) {
    return String(headers[name] ?? "");
}
/** A field as text; lists, objects and absent fields are none. */
function textOf(field) {
    return typeof field === "string" || typeof field === "number" || typeof field === "boolean" ? String(field) : "";
}

;// CONCATENATED MODULE: ./build/js/emulator/accounts/scope.js
// The official account page ticks market and money endpoints by these shorter paths.
const shortPaths = new Map([
    ["GET /api/market/orders-index", "GET /api/game/market/orders-index"],
    ["GET /api/market/orders", "GET /api/game/market/orders"],
    ["GET /api/market/my-orders", "GET /api/game/market/my-orders"],
    ["GET /api/market/stats", "GET /api/game/market/stats"],
    ["GET /api/game/user/money-history", "GET /api/user/money-history"],
]);
/** The boxes of the account page. No code or branch endpoint is among them: a code-sync tool needs full access. */
const selectableEndpoints = [
    "GET /api/user/name",
    "GET /api/user/memory",
    "POST /api/user/memory",
    "GET /api/user/memory-segment",
    "POST /api/user/memory-segment",
    "GET /api/user/money-history",
    "GET /api/market/orders-index",
    "GET /api/market/orders",
    "GET /api/market/my-orders",
    "GET /api/market/stats",
];
const selectableWebsockets = ["console", "rooms"];
/** Whether a token of this scope may call `METHOD /api/path`. */
function mayCall(scope, endpoint) {
    return scope.full || scope.endpoints.some((granted) => wholePath(granted) === wholePath(endpoint));
}
/** Whether it may touch these memory segments. */
function mayTouchSegments({ full, memorySegments }, segments) {
    if (full || memorySegments === undefined)
        return true;
    return segments.every((segment) => memorySegments.includes(String(segment)));
}
/** Whether the account page has a box for it. */
function isSelectable(endpoint) {
    return selectableEndpoints.some((offered) => wholePath(offered) === wholePath(endpoint));
}
function wholePath(endpoint) {
    return shortPaths.get(endpoint) ?? endpoint;
}

;// CONCATENATED MODULE: ./build/js/emulator/replies/reply.js
function json(value, status = 200) {
    return { status, headers: { "content-type": "application/json; charset=utf-8" }, body: JSON.stringify(value) };
}
function ok(fields = {}) {
    return json({ ok: 1, ...fields });
}
// Every refusal of the game's own handlers is a 200; only the `error` field tells (observed on the open private server).
function refusal(message) {
    return json({ error: message });
}
function reply_text(body, status = 200) {
    return { status, headers: { "content-type": "text/plain; charset=utf-8" }, body };
}
function html(body, status = 200) {
    return { status, headers: { "content-type": "text/html; charset=utf-8" }, body };
}
function empty(status, headers = {}) {
    return { status, headers, body: "" };
}
function withHeaders(reply, headers) {
    return { ...reply, headers: { ...reply.headers, ...headers } };
}
const unauthorized = json({ error: "unauthorized" }, 401);
const forbidden = json({ error: "forbidden" }, 403);
// Passport ends a failed sign-in with the bare status text and, as the auth mod empties the challenge, an empty header.
const wrongPassword = { status: 401, headers: { "www-authenticate": "" }, body: "Unauthorized" };
const badRequest = { status: 400, headers: {}, body: "Bad Request" };

;// CONCATENATED MODULE: ./build/js/emulator/endpoints/tokens.js




const unlimitedMs = 2 * 3_600_000;
/** The account page's own calls. A token cannot make them; somebody signed in can. */
const tokenEndpoints = [
    { method: "GET", path: "/api/user/auth-token", access: "session", answer: listTokens },
    { method: "POST", path: "/api/user/auth-token", access: "session", answer: createToken },
    { method: "POST", path: "/api/user/delete-auth-token", access: "session", answer: deleteToken },
    { method: "POST", path: "/api/user/noratelimit", access: "open", answer: startUnlimitedPeriod },
];
function listTokens({ service: { accounts }, account, now }) {
    const own = accounts.tokens().filter((token) => token.accountId === account.id);
    return ok({ tokens: own.map((token) => describeMasked(token, now)) });
}
function describeMasked({ id, value, description, scope, noRatelimitUntil }, now) {
    const { full, endpoints, websockets, memorySegments = null } = scope;
    const limits = noRatelimitUntil > now ? { noRatelimitUntil } : {};
    return { _id: id, token: maskToken(value), description, full, endpoints, websockets, memorySegments, ...limits };
}
/** The only answer that ever holds the whole value. */
function createToken({ service: { accounts }, account, body }) {
    const scope = readScope(body);
    if (scope === undefined)
        return refusal("invalid params");
    const description = typeof body.description === "string" ? body.description : null;
    return ok({ token: accounts.createToken({ accountId: account.id, scope, description }).value });
}
function deleteToken({ service: { accounts }, account, body }) {
    return accounts.deleteToken(account.id, textOf(body.tokenId)) ? ok() : refusal("token not found");
}
/** Whoever opens the page proves to be a person, as on the real one; a plain request cannot know the answer. */
function startUnlimitedPeriod({ service, body, now }) {
    const answer = { id: textOf(body.challenge), x: Number(body.x), y: Number(body.y) };
    if (!service.challenges.settle(answer, now))
        return refusal("captcha failed");
    const token = service.accounts.tokenByPrefix(textOf(body.token));
    if (token === undefined)
        return refusal("token not found");
    token.noRatelimitUntil = now + unlimitedMs;
    return ok({ noRatelimitUntil: token.noRatelimitUntil });
}
function readScope({ type, endpoints, websockets, memorySegments }) {
    if (type === "full")
        return fullScope;
    if (type !== "selected")
        return undefined;
    return {
        full: false,
        endpoints: readList(endpoints).filter(isSelectable),
        websockets: readList(websockets).filter((name) => selectableWebsockets.includes(name)),
        memorySegments: readSegments(memorySegments),
    };
}
function readList(input) {
    return Array.isArray(input) ? input.map(String) : [];
}
// The text box takes ids separated by comma or space; left blank it means all.
function readSegments(input) {
    const ids = (Array.isArray(input) ? input.map(String) : textOf(input).split(/[\s,]+/)).filter((id) => id !== "");
    return ids.length === 0 ? undefined : ids;
}

;// CONCATENATED MODULE: ./build/js/emulator/page/state.js




/** Everything the start page shows, without code and without a whole token. */
function describeState(service) {
    const { accounts, worlds, profile, faults, record } = service;
    const now = service.now();
    return {
        profile: profile.name,
        now,
        requests: record.count,
        faults: faults.list(),
        worlds: [...worlds.values()].map((world) => describeWorld(world, accounts.list(), now)),
        tokens: accounts.tokens().map((token) => describeTokenHere(service, token, now)),
    };
}
/** What the log of the start page begins with. */
const newestRequests = ({ record }) => record.requests.slice(-200);
function describeWorld(world, accounts, now) {
    return {
        prefix: world.prefix,
        users: accounts.map(({ id, username }) => ({
            id,
            username,
            branches: playerIn(world, id, now).branches.map(describeBranch),
        })),
    };
}
function describeBranch({ id, name, modules, activeWorld, activeSim, timestamp }) {
    const shown = showModules(modules);
    const entries = shown instanceof Map ? [...shown] : [["(not a map of modules)", shown]];
    return {
        id,
        name: String(name),
        activeWorld: activeWorld === true,
        activeSim: activeSim === true,
        timestamp: timestamp === undefined ? null : new Date(timestamp).getTime(),
        modules: entries.map(([module, content]) => ({ name: String(module), ...describeContent(content) })),
    };
}
function describeContent(content) {
    if (typeof content === "string")
        return { kind: "text", bytes: Buffer.byteLength(content) };
    const binary = typeof content === "object" && content !== null && "binary" in content ? content.binary : undefined;
    if (typeof binary === "string")
        return { kind: "binary", bytes: Buffer.byteLength(binary, "base64") };
    return { kind: "other", bytes: JSON.stringify(content).length };
}
function describeTokenHere({ accounts, worlds }, token, now) {
    const limits = [...worlds.values()]
        .filter(({ limiter }) => limiter.switches.enabled)
        .map((world) => ({
        world: world.prefix,
        meters: world.limiter.meters(limiterKey(world.limiter, token), now).map(describeMeter),
    }));
    return { ...describeMasked(token, now), user: accounts.byId(token.accountId)?.username ?? "", limits };
}
function describeMeter({ bucket, rate, reading }) {
    return { bucket, limit: rate.limit, periodMs: rate.periodMs, remaining: reading.remaining, resetAt: reading.resetAt };
}

;// CONCATENATED MODULE: ./build/js/emulator/page/admin.js






const sessionMs = 24 * 3_600_000;
/** What steers the emulator itself, under `/emulator/`. None of it is counted, recorded or limited. */
function createAdmin(service) {
    const router = (0,express.Router)();
    router.use(express_default().json({ limit: "32mb" }));
    router.get("/state", (_request, response) => void response.json(describeState(service)));
    router.get("/code", (request, response) => sendCode(service, request, response));
    router.get("/requests", (_request, response) => void response.json(newestRequests(service)));
    router.get("/live", (_request, response) => streamRequests(service, response));
    router.get("/faults", (_request, response) => void response.json(service.faults.list()));
    router.post("/faults", (request, response) => addFaults(service, request, response));
    router.delete("/faults", (_request, response) => {
        service.faults.clear();
        response.json({ ok: 1 });
    });
    router.post("/session", (request, response) => openSession(service, request, response));
    router.post("/challenge", (_request, response) => {
        const { id, png } = service.challenges.create(service.now());
        response.json({ id, image: `data:image/png;base64,${png.toString("base64")}` });
    });
    return router;
}
/** The account page is the browser of somebody signed in. A form of another site cannot send JSON, so it cannot ask. */
function openSession({ accounts, now }, request, response) {
    const account = accounts.byName(textOf(fieldsOf(request.body).user));
    if (account === undefined)
        response.status(404).json({ error: "no such user" });
    else
        response.json({ token: accounts.openSession(account.id, sessionMs, now()) });
}
function sendCode({ worlds, now }, request, response) {
    const { world, user, branch } = fieldsOf(request.query);
    const place = worlds.get(textOf(world));
    const found = place && playerIn(place, textOf(user), now()).branches.find(({ id }) => id === branch);
    if (found === undefined)
        response.status(404).json({ error: "no such branch" });
    else
        response.json({ modules: modulesToJson(showModules(found.modules)) });
}
function addFaults({ faults }, request, response) {
    try {
        const parsed = parseFaults(request.body);
        for (const fault of parsed)
            faults.add(fault);
        response.json({ ok: 1, added: parsed.length });
    }
    catch (error) {
        response.status(400).json({ error: error instanceof Error ? error.message : "Cannot read fault" });
    }
}
/** The request log as it happens: server-sent events (WHATWG HTML, "Server-sent events"). */
function streamRequests({ record }, response) {
    response.set({ "content-type": "text/event-stream", "cache-control": "no-store" });
    response.flushHeaders();
    const stop = record.onRequest((seen) => response.write(`data: ${JSON.stringify(seen)}\n\n`));
    response.on("close", stop);
}

;// CONCATENATED MODULE: ./build/js/emulator/page/dom-script.js
/** What the scripts of the start page share: a node with text, a size, and a call with JSON. */
const domScript = `
export function element(tag, className, text) {
  const node = document.createElement(tag);
  if (className) node.className = className;
  if (text !== undefined) node.textContent = text;
  return node;
}

/** In steps of a thousand, as the command line and the limit of the service tell sizes. */
export function size(bytes) {
  if (bytes < 1000) return bytes + " B";
  return bytes < 1000000 ? (bytes / 1000).toFixed(1) + " kB" : (bytes / 1000000).toFixed(2) + " MB";
}

export async function send(method, path, body, headers = {}) {
  const response = await fetch(path, {
    method,
    headers: { "content-type": "application/json", ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return response.json();
}
`;

;// CONCATENATED MODULE: ./build/js/emulator/page/no-rate-limit-page.js
/** The page behind the link of a 429. A program cannot pass it, and another page may embed it. */
const noRateLimitPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>No rate limit, emulated</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/emulator/style.css">
</head>
<body class="narrow">
<main>
  <section id="ask" hidden>
    <h1>No rate limit</h1>
    <p>Token <code id="token"></code></p>
    <p>Rate limiting will be turned off for 2 hours.</p>
    <p id="task">Show that you are a person: click the one ring that has no gap. With the keyboard: arrow keys, then Enter.</p>
    <div class="challenge">
      <canvas id="picture" width="320" height="160" tabindex="0" role="img" aria-labelledby="task"></canvas>
    </div>
    <p class="row"><button id="proceed" disabled>Proceed</button><button id="another" type="button">Another picture</button></p>
    <p id="outcome" role="status"></p>
  </section>
  <section id="nothing" hidden>
    <h1>The game’s own client would be here</h1>
    <p>The emulator plays the service, not the game. Of the client’s pages it has only the one that turns rate limiting off:
      <code>/a/#!/account/auth-tokens/noratelimit?token=…</code></p>
    <p><a href="/">To the start page</a></p>
  </section>
</main>
<script type="module" src="/emulator/no-rate-limit.js"></script>
</body>
</html>
`;

;// CONCATENATED MODULE: ./build/js/emulator/page/no-rate-limit-script.js
/** The no-rate-limit page in the browser: find the ring, press "Proceed", tell the page that embeds this one. */
const noRateLimitScript = String.raw `
const byId = (id) => document.getElementById(id);
const canvas = byId("picture");
const root = location.pathname.replace(/\/a\/?$/, "");
let challenge = null;
let picture = null;
let mark = null;

function tokenInAddress() {
  const [, token] = /^#!\/account\/auth-tokens\/noratelimit\?(?:.*&)?token=([^&]+)/.exec(location.hash) ?? [];
  return token === undefined ? undefined : decodeURIComponent(token);
}

async function post(path, body) {
  const headers = { "content-type": "application/json" };
  return (await fetch(path, { method: "POST", headers, body: JSON.stringify(body) })).json();
}

async function newPicture() {
  const { id, image } = await post("/emulator/challenge", {});
  challenge = id;
  mark = null;
  picture = new Image();
  picture.src = image;
  await picture.decode();
  draw();
}

function draw() {
  const context = canvas.getContext("2d");
  context.drawImage(picture, 0, 0);
  byId("proceed").disabled = mark === null;
  if (mark === null) return;
  context.strokeStyle = "#ffd54a";
  context.lineWidth = 2;
  context.beginPath();
  context.arc(mark.x, mark.y, 17, 0, 2 * Math.PI);
  context.stroke();
}

canvas.onclick = (event) => {
  const box = canvas.getBoundingClientRect();
  mark = {
    x: ((event.clientX - box.left) * canvas.width) / box.width,
    y: ((event.clientY - box.top) * canvas.height) / box.height,
  };
  draw();
};

const steps = { ArrowLeft: [-8, 0], ArrowRight: [8, 0], ArrowUp: [0, -8], ArrowDown: [0, 8] };
canvas.onkeydown = (event) => {
  if (event.key === "Enter" && mark !== null) return void proceed();
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const { x, y } = mark ?? { x: canvas.width / 2, y: canvas.height / 2 };
  mark = {
    x: Math.min(canvas.width, Math.max(0, x + step[0])),
    y: Math.min(canvas.height, Math.max(0, y + step[1])),
  };
  draw();
};

async function proceed() {
  const reply = await post(root + "/api/user/noratelimit", { token: tokenInAddress(), challenge, ...mark });
  if (reply.ok === 1) return succeed(reply.noRatelimitUntil);
  byId("outcome").textContent = reply.error === "captcha failed" ? "Not that one. Here is another." : "Cannot proceed: " + reply.error;
  await newPicture();
}

function succeed(end) {
  byId("proceed").disabled = true;
  byId("another").disabled = true;
  canvas.onclick = canvas.onkeydown = null;
  byId("outcome").textContent = "Rate limiting is off until " + new Date(end).toLocaleTimeString([], { hour12: false }) + ".";
  // The vendor's docs: the page that embeds this one hears of it by this word.
  if (window.parent !== window) window.parent.postMessage("screepsTokenSuccess", "*");
}

async function start() {
  const token = tokenInAddress();
  byId("ask").hidden = token === undefined;
  byId("nothing").hidden = token !== undefined;
  if (token === undefined) return;
  byId("token").textContent = token.slice(0, 8) + "-****-****-****-************";
  await newPicture();
}

byId("proceed").onclick = proceed;
byId("another").onclick = newPicture;
window.onhashchange = start;
await start();
`;

;// CONCATENATED MODULE: ./build/js/emulator/page/source-script.js
/** A module's source in the browser: numbered lines, and the few colours that make JavaScript easy on the eye. */
const sourceScript = String.raw `
import { element } from "./dom.js";

const words = "async|await|break|case|catch|class|const|continue|default|delete|do|else|export|extends|false|finally|for|" +
  "function|if|import|in|instanceof|let|new|null|of|return|static|super|switch|this|throw|true|try|typeof|undefined|var|while|yield";
const pattern = new RegExp([
  "(?<comment>\\/\\/[^\\n]*|\\/\\*[^]*?\\*\\/)",
  "(?<string>\"(?:\\\\.|[^\"\\\\\\n])*\"|'(?:\\\\.|[^'\\\\\\n])*'|\x60(?:\\\\.|[^\x60\\\\])*\x60)",
  "(?<word>\\b(?:" + words + ")\\b)",
  "(?<digits>\\b\\d[\\d_.]*\\b)",
].join("|"), "g");
const longest = 200_000;

export function showSource(place, { branchName, module }, modules) {
  const content = Object.entries(modules ?? {}).find(([name]) => name === module)?.[1];
  const title = element("p", "source-title");
  title.append(element("b", "", module === "" ? "(no name)" : module), element("span", "quiet", " in " + branchName));
  place.replaceChildren(title, content === undefined ? element("p", "quiet", "It is gone.") : sourceOf(content));
}

function sourceOf(content) {
  if (typeof content === "string") return content === "" ? element("p", "quiet", "Empty.") : lines(content);
  if (typeof content?.binary === "string") return bytes(content.binary);
  return lines(JSON.stringify(content, null, 2));
}

function lines(text) {
  const shown = text.slice(0, longest);
  const table = element("div", "listing");
  const numbers = element("pre", "numbers", shown.split("\n").map((_, index) => index + 1).join("\n"));
  numbers.setAttribute("aria-hidden", "true");
  const code = element("pre", "text");
  code.tabIndex = 0;
  code.append(...coloured(shown), text.length > longest ? "\n… cut here" : "");
  table.append(numbers, code);
  return table;
}

function coloured(text) {
  const parts = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    parts.push(text.slice(from, match.index));
    const [kind] = Object.entries(match.groups).find(([, found]) => found !== undefined);
    parts.push(element("span", kind, match[0]));
    from = match.index + match[0].length;
  }
  return [...parts, text.slice(from)];
}

function bytes(base64) {
  const binary = Uint8Array.from(atob(base64.slice(0, 5464)), (character) => character.charCodeAt(0)).slice(0, 4096);
  const rows = [];
  for (let at = 0; at < binary.length; at += 16) {
    const row = [...binary.slice(at, at + 16)];
    const hex = row.map((byte) => byte.toString(16).padStart(2, "0")).join(" ").padEnd(48);
    const shown = row.map((byte) => (byte > 31 && byte < 127 ? String.fromCharCode(byte) : "·")).join("");
    rows.push(at.toString(16).padStart(4, "0") + "  " + hex + " " + shown);
  }
  return element("pre", "listing text", rows.join("\n"));
}
`;

;// CONCATENATED MODULE: ./build/js/emulator/replies/html.js
const entities = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&#39;",
};
function escapeHtml(value) {
    return value.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

;// CONCATENATED MODULE: ./build/js/emulator/page/start-page.js


const profileNotes = {
    official: "as screeps.com answers: persistent tokens, scopes, rate limits",
    private: "as the vendor’s open private server with the password mod answers",
    xx: "as the independent server answers",
};
function startPage(service) {
    const { profile } = service;
    // Painted when the state is in it, and never empty first.
    const first = JSON.stringify({ state: describeState(service), requests: newestRequests(service) });
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Screeps service, emulated</title>
<link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Ccircle cx='8' cy='8' r='6' fill='%23ffe56d' stroke='%23555' stroke-width='2'/%3E%3C/svg%3E">
<link rel="stylesheet" href="/emulator/style.css">
</head>
<body hidden data-first="${escapeHtml(first)}">
<header class="top">
  <div>
    <h1>Screeps service, emulated</h1>
    <p>Profile <b>${escapeHtml(profile.name)}</b>: ${escapeHtml(profileNotes[profile.name] ?? "")}.</p>
  </div>
  <p class="address"><code id="address"></code><span id="count"></span></p>
</header>
<nav id="worlds" class="tabs" aria-label="Worlds"></nav>
<main>
  <div class="column">
  <section aria-labelledby="code-title">
    <h2 id="code-title">Code branches</h2>
    <div id="users"></div>
  </section>
  <section id="tokens-section" aria-labelledby="tokens-title">
    <h2 id="tokens-title">Tokens and limits</h2>
    <div id="tokens"></div>
    <form id="new-token" class="row">
      <select id="token-user" aria-label="User"></select>
      <input id="token-description" placeholder="What is it for?" aria-label="Description" maxlength="80">
      <label><input type="checkbox" id="token-limited"> only name, memory and segments</label>
      <button>New token</button>
    </form>
    <p id="shown-once" class="shown-once" role="status" hidden></p>
  </section>
  </div>
  <div class="column">
  <section aria-labelledby="source-title">
    <h2 id="source-title">Source</h2>
    <div id="source" class="source"><p class="quiet">Choose a module to read it.</p></div>
  </section>
  <section id="faults-section" aria-labelledby="faults-title">
    <h2 id="faults-title">Faults</h2>
    <p class="quiet">The next request that fits meets it, such as
        <code>{"fault": "reset", "when": "after", "path": "/api/user/code"}</code></p>
    <form id="new-fault" class="row">
      <input id="fault" aria-label="Fault as JSON" value='{"fault": "status", "status": 503, "times": 1}' spellcheck="false">
      <button>Add</button><button type="button" id="clear-faults">Clear</button>
    </form>
    <ul id="faults" class="plain"></ul>
  </section>
  </div>
  <section class="wide" aria-labelledby="log-title">
    <h2 id="log-title">Requests, as they happen</h2>
    <div class="scroll">
      <table>
        <thead><tr><th>Time</th><th>Request</th><th>Status</th><th>By</th><th class="number">Left</th></tr></thead>
        <tbody id="log"></tbody>
      </table>
    </div>
    <p id="no-requests" class="quiet">None yet.</p>
  </section>
</main>
<script type="module" src="/emulator/start.js"></script>
</body>
</html>
`;
}

;// CONCATENATED MODULE: ./build/js/emulator/page/start-script.js
/** The start page in the browser. It writes by `textContent` only, so nothing that came from a client is ever markup. */
const startScript = `
import { element, send, size } from "./dom.js";
import { showSource } from "./source.js";
import { showTokens } from "./tokens.js";

const byId = (id) => document.getElementById(id);
let world = "";
let chosen = null;
let last = "";

function showWorlds(worlds) {
  byId("worlds").replaceChildren(...worlds.map(({ prefix }) => {
    const tab = element("button", "", prefix === "" ? "main" : prefix);
    tab.setAttribute("aria-current", String(prefix === world));
    tab.onclick = () => { world = prefix; chosen = null; last = ""; refresh(); };
    return tab;
  }));
  byId("worlds").hidden = worlds.length < 2;
  byId("address").textContent = location.origin + (world && "/" + world);
}

function showUsers(users) {
  byId("users").replaceChildren(...users.flatMap(({ id, username, branches }) =>
    [element("h3", "user", username), ...branches.map((branch) => showBranch(id, branch))]));
}

function showBranch(user, branch) {
  const box = element("details", "branch");
  box.open = branch.activeWorld || chosen?.branch === branch.id;
  const title = element("summary");
  title.append(element("b", "", branch.name));
  if (branch.activeWorld) title.append(element("span", "chip good", "world"));
  if (branch.activeSim) title.append(element("span", "chip", "sim"));
  const total = branch.modules.reduce((sum, each) => sum + each.bytes, 0);
  const count = branch.modules.length + (branch.modules.length === 1 ? " module, " : " modules, ");
  title.append(element("span", "quiet", count + size(total)));
  const list = element("ul", "modules");
  list.append(...branch.modules.map((module) => showModule(user, branch, module)));
  box.append(title, list);
  return box;
}

function showModule(user, branch, module) {
  const item = element("li");
  const link = element("button", "module", module.name === "" ? "(no name)" : module.name);
  link.setAttribute("aria-current", String(chosen?.branch === branch.id && chosen?.module === module.name));
  link.onclick = () => {
    chosen = { user, branch: branch.id, branchName: branch.name, module: module.name };
    last = "";
    refresh().then(() => { if (innerWidth < 900) byId("source-title").scrollIntoView({ behavior: "smooth" }); });
  };
  item.append(link, element("span", "quiet", (module.kind === "text" ? "" : module.kind + ", ") + size(module.bytes)));
  return item;
}

async function readChosen() {
  if (chosen === null) return;
  const query = new URLSearchParams({ world, user: chosen.user, branch: chosen.branch });
  const { modules } = await send("GET", "/emulator/code?" + query);
  showSource(byId("source"), chosen, modules);
}

function showFaults(faults) {
  byId("faults").replaceChildren(...faults.map((fault) => element("li", "", JSON.stringify({ fault: fault.fault, ...fault }))));
}

async function refresh() {
  await show(await send("GET", "/emulator/state"));
}

async function show(state) {
  byId("count").textContent = state.requests + (state.requests === 1 ? " request" : " requests");
  showTokens(byId("tokens"), state, world);
  const rest = JSON.stringify([world, chosen, state.worlds, state.faults]);
  if (rest === last) return;
  last = rest;
  const here = state.worlds.find(({ prefix }) => prefix === world) ?? state.worlds[0];
  world = here.prefix;
  showWorlds(state.worlds);
  showUsers(here.users);
  showFaults(state.faults);
  await readChosen();
}

function logRow(request) {
  const row = element("tr");
  const status = element("td", request.status >= 400 || request.status === 0 ? "bad" : "");
  status.textContent = request.status === 0 ? "cut" : request.status;
  if (request.faults.length > 0) status.append(element("span", "chip bad", request.faults.join(", ")));
  const path = element("td", "path", request.method + " " + request.path);
  const left = request.replyHeaders["x-ratelimit-remaining"];
  row.append(element("td", "quiet", new Date(request.at).toLocaleTimeString([], { hour12: false })), path, status,
    element("td", "quiet", request.by), element("td", "number", left === undefined ? "" : left));
  return row;
}

const logged = new Set();
function log(request) {
  if (logged.has(request.number)) return;
  logged.add(request.number);
  byId("no-requests").hidden = true;
  byId("log").prepend(logRow(request));
  while (byId("log").children.length > 200) byId("log").lastChild.remove();
}

let waiting = false;
function refreshSoon() {
  if (waiting) return;
  waiting = true;
  setTimeout(() => { waiting = false; refresh(); }, 150);
}

/** What is wrong with it, or nothing. */
async function addFault(text) {
  let fault;
  try { fault = JSON.parse(text); } catch { return "Cannot read fault: it is not JSON"; }
  return (await send("POST", "/emulator/faults", fault)).error ?? "";
}

byId("new-fault").onsubmit = async (event) => {
  event.preventDefault();
  byId("fault").setCustomValidity(await addFault(byId("fault").value));
  byId("fault").reportValidity();
  refresh();
};
byId("fault").oninput = () => byId("fault").setCustomValidity("");
byId("clear-faults").onclick = async () => { await send("DELETE", "/emulator/faults"); refresh(); };

const live = new EventSource("/emulator/live");
// What came between the page and this stream.
live.onopen = async () => { for (const request of await send("GET", "/emulator/requests")) log(request); };
live.onmessage = ({ data }) => { log(JSON.parse(data)); refreshSoon(); };
const { state, requests } = JSON.parse(document.body.dataset.first);
for (const request of requests) log(request);
await show(state);
document.body.hidden = false;
setInterval(refresh, 2000);
`;

;// CONCATENATED MODULE: ./build/js/emulator/page/style.js
/** One style sheet for both pages: the reader's own font sizes, both colour schemes, one column on a phone. */
const style = `
:root {
  color-scheme: light dark;
  --ground: #f5f4f0; --paper: #fff; --ink: #23221f; --quiet: #6d6a62; --line: #e2dfd6; --code: #faf9f5;
  --accent: #8a6300; --accent-ink: #fff; --good: #23703a; --good-ground: #e2f3e5; --bad: #b3261e; --bad-ground: #fbe6e3;
  --chip: #efece3; --comment: #71806b; --string: #2b6e34; --word: #7b3fa0; --digits: #a04b00;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #16171a; --paper: #1f2125; --ink: #e7e5df; --quiet: #9c9a92; --line: #33363c; --code: #191b1e;
    --accent: #ffe56d; --accent-ink: #23221f; --good: #7fd394; --good-ground: #1d3524; --bad: #ff9b91; --bad-ground: #45221f;
    --chip: #2e3137; --comment: #86937f; --string: #9bd08f; --word: #cfa5ee; --digits: #f0b070;
  }
}
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1.5rem clamp(1rem, 3vw, 2.5rem) 3rem; max-width: 84rem; background: var(--ground); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.5rem; line-height: 1.2; margin: 0; letter-spacing: -.01em; }
h2 { font-size: 1.05rem; margin: 0 0 .75rem; }
h3 { font-size: .9rem; margin: .75rem 0 .35rem; color: var(--quiet); font-weight: 600; }
p { margin: 0 0 .6rem; }
code, pre, .path, .module { font-family: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; font-size: .86em; }
code { overflow-wrap: anywhere; }
a { color: var(--accent); }
.quiet { color: var(--quiet); font-size: .86em; }
.top { display: flex; flex-wrap: wrap; gap: .5rem 2rem; justify-content: space-between; align-items: end; margin-bottom: 1.25rem; }
.top p { margin: .3rem 0 0; color: var(--quiet); }
.top b, .top code { color: var(--ink); }
.address { display: flex; flex-wrap: wrap; gap: .25rem 1rem; }
main { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 1rem; align-items: start; }
section { background: var(--paper); border: 1px solid var(--line); border-radius: .75rem; padding: 1.1rem 1.25rem; min-width: 0; }
.column { display: grid; gap: 1rem; min-width: 0; }
.wide { grid-column: 1 / -1; }
.narrow main { display: block; max-width: 26rem; margin: 0 auto; }
.narrow h1 { margin-bottom: .75rem; }
.tabs { display: flex; gap: .4rem; margin-bottom: 1rem; }
button, input, select { font: inherit; font-size: .9rem; color: inherit; background: var(--paper); border: 1px solid var(--line);
  border-radius: .5rem; padding: .35rem .7rem; }
button { cursor: pointer; }
button:hover:not(:disabled) { border-color: var(--accent); }
button:disabled { opacity: .5; cursor: default; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.tabs button[aria-current=true], #proceed:not(:disabled) { background: var(--accent); color: var(--accent-ink); border-color: var(--accent); }
.row { display: flex; flex-wrap: wrap; gap: .5rem .75rem; align-items: center; }
.row label { font-size: .86em; color: var(--quiet); }
#new-token { border-top: 1px solid var(--line); padding-top: .9rem; margin-top: .9rem; }
#new-fault input { flex: 1 1 14rem; min-width: 0; font-family: ui-monospace, monospace; font-size: .82rem; }
[hidden] { display: none !important; }
.shown-once { margin: .75rem 0 0; padding: .6rem .8rem; background: var(--good-ground); border-radius: .5rem; }
.chip { display: inline-block; padding: 0 .5rem; border-radius: 1rem; font-size: .75rem; line-height: 1.5rem; background: var(--chip); }
.chip.good { background: var(--good-ground); color: var(--good); }
.chip.bad { background: var(--bad-ground); color: var(--bad); margin-left: .5rem; }
.branch { border-top: 1px solid var(--line); padding: .5rem 0; }
.branch summary { cursor: pointer; }
.branch summary > * { margin-right: .5rem; }
.modules { list-style: none; margin: .4rem 0 .2rem; padding: 0 0 0 1rem; columns: 15rem; }
.modules li { display: flex; gap: .5rem; align-items: baseline; justify-content: space-between; break-inside: avoid; padding: .05rem 0; }
.module { border: 0; background: none; padding: .1rem .25rem; color: var(--accent); overflow-wrap: anywhere; text-align: left; }
.modules .quiet { white-space: nowrap; }
.module[aria-current=true] { background: var(--chip); }
.plain { list-style: none; margin: .75rem 0 0; padding: 0; font-family: ui-monospace, monospace; font-size: .8rem; overflow-wrap: anywhere; }
.source-title { margin-bottom: .5rem; overflow-wrap: anywhere; }
.listing { display: flex; background: var(--code); border: 1px solid var(--line); border-radius: .5rem; max-height: 34rem; overflow: auto; }
.listing pre, pre.listing { margin: 0; padding: .75rem; line-height: 1.55; tab-size: 2; font-size: .8rem; }
.numbers { position: sticky; left: 0; background: var(--code); color: var(--quiet); text-align: right; user-select: none; }
.comment { color: var(--comment); font-style: italic; } .string { color: var(--string); } .word { color: var(--word); }
.digits { color: var(--digits); }
.token + .token { border-top: 1px solid var(--line); margin-top: .9rem; padding-top: .9rem; }
.bars { display: grid; grid-template-columns: minmax(8rem, auto) minmax(4rem, 1fr) auto auto; gap: .4rem .75rem; margin: .25rem 0 .75rem; }
.bar { display: grid; grid-column: 1 / -1; grid-template-columns: subgrid; align-items: center; font-size: .82rem; }
.bar > span { overflow-wrap: anywhere; }
.number { font-variant-numeric: tabular-nums; text-align: right; }
meter { width: 100%; height: .6rem; background: var(--chip); border: 0; border-radius: .3rem; }
meter::-webkit-meter-bar { height: .6rem; background: var(--chip); border: 0; border-radius: .3rem; }
meter::-webkit-meter-optimum-value { background: var(--good); } meter::-webkit-meter-suboptimum-value { background: var(--digits); }
meter::-webkit-meter-even-less-good-value { background: var(--bad); }
.scroll { overflow: auto; max-height: 30rem; }
table { border-collapse: collapse; width: 100%; font-size: .86rem; }
th { text-align: left; font-weight: 600; color: var(--quiet); position: sticky; top: 0; background: var(--paper); }
th.number { text-align: right; }
th, td { padding: .3rem .75rem .3rem 0; border-bottom: 1px solid var(--line); vertical-align: baseline; }
.path { overflow-wrap: anywhere; min-width: 12rem; }
td.bad { color: var(--bad); font-weight: 600; }
.challenge canvas { display: block; width: 100%; max-width: 320px; border-radius: .5rem; cursor: crosshair; margin-bottom: .75rem; }
@media (max-width: 56rem) {
  main { grid-template-columns: minmax(0, 1fr); }
  .column { display: contents; }
  #tokens-section { order: 1; } #faults-section { order: 2; } .wide { order: 3; }
}
@media (max-width: 36rem) {
  section { padding: 1rem; }
  .bars { grid-template-columns: 1fr auto; }
  .bar { grid-template-columns: 1fr auto; gap: .1rem .75rem; }
  .bar meter { grid-column: 1 / -1; grid-row: 2; }
  .bar .quiet { grid-column: 1 / -1; }
  .scroll th:nth-child(4), .scroll td:nth-child(4) { display: none; }
  .path { min-width: 8rem; }
  th, td { padding-right: .5rem; }
}
`;

;// CONCATENATED MODULE: ./build/js/emulator/page/token-script.js
/** Tokens in the browser: masked, with their budgets as bars. A new one is shown once and then never again. */
const tokenScript = `
import { element, send } from "./dom.js";

const byId = (id) => document.getElementById(id);
const limited = {
  type: "selected",
  endpoints: ["GET /api/user/name", "GET /api/user/memory", "POST /api/user/memory", "GET /api/user/memory-segment",
    "POST /api/user/memory-segment"],
};
let last = "";
const unfolded = new Set();

export function showTokens(place, state, world) {
  const users = state.worlds[0].users.map(({ username }) => username);
  if (byId("token-user").children.length !== users.length) {
    byId("token-user").replaceChildren(...users.map((name) => new Option(name)));
    byId("token-user").hidden = users.length < 2;
  }
  byId("new-token").hidden = state.profile !== "official";
  const now = JSON.stringify([state.tokens, world, [...unfolded], Math.floor(state.now / 30_000)]);
  if (now === last) return;
  last = now;
  const none = element("p", "quiet", "Tokens belong to the official service. Here one signs in with name and password.");
  place.replaceChildren(...(state.profile === "official" ? state.tokens.map((token) => card(token, state.now, world)) : [none]));
}

function card(token, now, world) {
  const box = element("article", "token");
  const title = element("p", "row");
  title.append(element("code", "", token.token), element("span", "chip", token.full ? "full access" : "limited"));
  title.append(element("span", "quiet", token.user + (token.description ? ", " + token.description : "")));
  box.append(title);
  if (!token.full) box.append(element("p", "quiet", token.endpoints.join(", ") || "no endpoints"));
  box.append(token.noRatelimitUntil > now ? freeUntil(token.noRatelimitUntil) : bars(token, now, world), actions(token, world));
  return box;
}

function freeUntil(end) {
  return element("p", "chip good", "no rate limits until " + new Date(end).toLocaleTimeString([], { hour12: false }));
}

function bars(token, now, world) {
  const meters = token.limits.find((each) => each.world === world)?.meters ?? [];
  const used = meters.filter((meter, index) => index === 0 || meter.remaining < meter.limit);
  const list = element("div", "bars");
  list.append(...(unfolded.has(token._id) ? meters : used).map((meter) => bar(meter, now)));
  return list;
}

function bar({ bucket, limit, periodMs, remaining, resetAt }, now) {
  const row = element("div", "bar");
  const meter = element("meter");
  meter.max = limit;
  meter.value = remaining;
  meter.low = limit * 0.2;
  meter.high = limit * 0.5;
  meter.optimum = limit;
  meter.setAttribute("aria-label", bucket + ": " + remaining + " of " + limit + " left");
  const time = remaining === limit ? "per " + duration(periodMs) : "full again in " + duration(resetAt - now) + ", " + clock(resetAt);
  row.append(element("span", "", bucket === "global" ? "all requests" : bucket), meter,
    element("span", "number", remaining + " of " + limit), element("span", "quiet", time));
  return row;
}

function clock(time) {
  return new Date(time).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit", hour12: false });
}

function duration(ms) {
  const units = [["day", 86_400_000], ["h", 3_600_000], ["min", 60_000], ["s", 1000]];
  const [unit, length] = units.find(([, length]) => ms >= length) ?? ["ms", 1];
  const count = Math.ceil(ms / length);
  return count === 1 && unit !== "s" ? { day: "day", h: "hour", min: "minute", ms: "1 ms" }[unit] : count + " " + unit;
}

function actions(token, world) {
  const row = element("p", "row");
  const lift = element("a", "", "Lift the limits for 2 hours");
  lift.href = (world && "/" + world) + "/a/#!/account/auth-tokens/noratelimit?token=" + token.token.slice(0, 8);
  const all = element("button", "", unfolded.has(token._id) ? "Fewer limits" : "All limits");
  all.onclick = () => { unfolded.has(token._id) ? unfolded.delete(token._id) : unfolded.add(token._id); };
  const remove = element("button", "", "Delete");
  remove.onclick = async () => {
    if (!confirm("Delete this token? What uses it gets 401 from now on.")) return;
    await asUser(token.user, "POST", "/api/user/delete-auth-token", { tokenId: token._id });
  };
  row.append(lift, all, remove);
  return row;
}

async function asUser(user, method, path, body) {
  const { token } = await send("POST", "/emulator/session", { user });
  return send(method, path, body, { "x-token": token });
}

byId("new-token").onsubmit = async (event) => {
  event.preventDefault();
  const scope = byId("token-limited").checked ? limited : { type: "full" };
  const description = byId("token-description").value || null;
  const { token, error } = await asUser(byId("token-user").value, "POST", "/api/user/auth-token", { ...scope, description });
  const note = byId("shown-once");
  note.hidden = false;
  note.replaceChildren(error ?? "Keep it now, it will not be shown again: ", element("code", "", token));
};
`;

;// CONCATENATED MODULE: ./build/js/emulator/page/pages.js










// Nothing from elsewhere, nothing inline. Only the start page refuses to be framed: the other one is made for it.
const policy = "default-src 'self'; img-src 'self' data:; style-src 'self'; base-uri 'none'; form-action 'none'";
/** What the emulator shows to people, beside the service it plays. */
function createPages(service) {
    const router = (0,express.Router)();
    router.get("/", (_request, response) => sendPage(response, startPage(service), "; frame-ancestors 'none'"));
    for (const prefix of service.worlds.keys()) {
        // Browsers never send what follows the `#`, so one page answers for every address of the game's client.
        router.get(`${prefix && `/${prefix}`}/a`, (_request, response) => sendPage(response, noRateLimitPage, ""));
    }
    router.use("/emulator", createAdmin(service));
    router.get("/emulator/style.css", (_request, response) => void response.type("css").send(style));
    for (const [name, script] of scripts) {
        router.get(`/emulator/${name}`, (_request, response) => void response.type("js").send(script));
    }
    return router;
}
const scripts = new Map([
    ["dom.js", domScript],
    ["start.js", startScript],
    ["source.js", sourceScript],
    ["tokens.js", tokenScript],
    ["no-rate-limit.js", noRateLimitScript],
]);
function sendPage(response, page, extraPolicy) {
    response
        .set("content-security-policy", policy + extraPolicy)
        .type("html")
        .send(page);
}

;// CONCATENATED MODULE: ./build/js/emulator/faults/fault-header.js

/** One request's own faults, as JSON or short: `X-Emulator-Fault: reset; when=after`. */
function parseFaultHeader(header) {
    return parseFaults(/^\s*[[{]/.test(header) ? JSON.parse(header) : readShort(header));
}
function readShort(header) {
    const [fault = "", ...settings] = header.split(";").map((part) => part.trim());
    return { fault, ...Object.fromEntries(settings.map(readSetting)) };
}
function readSetting(setting) {
    const [name = "", ...rest] = setting.split("=");
    const value = rest.join("=").trim();
    return [name.trim(), /^-?\d+$/.test(value) ? Number(value) : value];
}

;// CONCATENATED MODULE: ./build/js/emulator/service/body.js


/** The record that belongs to a request, where its body's digest is noted. */
const records = new WeakMap();
// The open server's own two parsers and limit: form data first, then JSON, 8 MiB after inflation.
const limit = "8mb";
const parsers = [
    express_default().urlencoded({ limit, extended: true }),
    express_default().json({ limit, verify: (request, _response, bytes) => noteBody(request, bytes) }),
];
/** Throws an error with a `status` (400, 413, 415) where the body cannot be read. Other types of body have no fields. */
async function readBody(request, response, record) {
    records.set(request, record);
    for (const parser of parsers) {
        await new Promise((resolve, reject) => {
            parser(request, response, (error) => (error === undefined ? resolve() : reject(error)));
        });
    }
    return request.body;
}
function noteBody(request, bytes) {
    const record = records.get(request);
    if (record === undefined)
        return;
    record.bodyDigest = (0,external_node_crypto_.createHash)("sha256").update(bytes).digest("hex");
    record.bodyBytes = bytes.length;
}
/** The status and message of a parser's own error; undefined for anything else, which is a bug. */
function readerError(error) {
    if (!(error instanceof Error && "status" in error && typeof error.status === "number"))
        return undefined;
    return { status: error.status, message: `${error.name}: ${error.message}` };
}

;// CONCATENATED MODULE: ./build/js/emulator/service/mask.js
const secretHeaders = new Set(["x-token", "x-username", "authorization", "x-server-password", "cookie"]);
/** Credentials can stand in a query, and a query is what logs keep. */
function maskPath(path) {
    return path.replace(/([?&](?:_token|token|password)=)[^&]*/gi, "$1***");
}
function maskHeaders(headers) {
    return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, secretHeaders.has(name) ? "***" : String(value)]));
}

;// CONCATENATED MODULE: ./build/js/emulator/server/deliver.js
/** Writes the answer, or the part of it that a fault lets through. */
function deliver({ response, record }, { reply, how }, log) {
    if (how === "whole")
        sendWhole(response, reply);
    if (how === "cut" || how === "stall")
        sendHalf(response, reply);
    record.replyHeaders = how === "reset" ? {} : shownHeaders(response);
    log.close(record, how === "reset" ? 0 : response.statusCode);
    // A reset, not an orderly end: the client sees ECONNRESET, as when a proxy dies.
    if (how === "reset")
        response.socket?.resetAndDestroy();
    if (how === "cut")
        response.socket?.destroySoon();
}
function sendWhole(response, { status, headers, body }) {
    response.status(status).set(headers);
    // `send` adds the ETag, which refusals and errors do not carry, and a content type, which some answers do not have.
    if (status === 200 && headers["content-type"] !== undefined)
        response.send(body);
    else
        response.end(body);
}
function sendHalf(response, { status, headers, body }) {
    const bytes = Buffer.from(body);
    response.status(status).set(headers).set("content-length", String(bytes.length));
    response.write(bytes.subarray(0, bytes.length >> 1));
}
function shownHeaders(response) {
    const { "x-token": token, ...headers } = response.getHeaders();
    const shown = Object.entries(headers).map(([name, value]) => [name, String(value)]);
    return { ...Object.fromEntries(shown), ...(token === undefined ? {} : { "x-token": "***" }) };
}

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./build/js/emulator/replies/error-page.js


/** The page that express draws for what no route takes and for bodies it cannot read (observed on the private server). */
function errorPage(status, message) {
    const page = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Error</title>
</head>
<body>
<pre>${escapeHtml(message)}</pre>
</body>
</html>
`;
    return withHeaders(html(page, status), {
        "content-security-policy": "default-src 'none'",
        "x-content-type-options": "nosniff",
    });
}
/** The page of a proxy in front of the service: outages and the global limit show it instead of JSON. */
function proxyPage(status, reason) {
    const title = `${status} ${reason}`;
    return html(`<html>\r\n<head><title>${title}</title></head>\r\n<body>\r\n<center><h1>${title}</h1></center>\r\n` +
        "<hr><center>nginx</center>\r\n</body>\r\n</html>\r\n", status);
}

;// CONCATENATED MODULE: ./build/js/emulator/limits/refuse.js


/** The vendor's docs: limit, remaining, and the reset as UTC epoch seconds. Rounded up, so that the time is not early. */
function rateHeaders({ rate, reading }) {
    return {
        "x-ratelimit-limit": String(rate.limit),
        "x-ratelimit-remaining": String(reading.remaining),
        "x-ratelimit-reset": String(Math.ceil(reading.resetAt / 1000)),
    };
}
function refuseRate(meter, switches, noRateLimitLink) {
    const isGlobal = meter.bucket === "global";
    const reply = refusalIn(isGlobal ? switches.globalFormat : switches.format, waitOf(meter), noRateLimitLink);
    const shows = switches.headers && (!isGlobal || switches.globalHeaders);
    return shows ? withHeaders(reply, rateHeaders(meter)) : reply;
}
function waitOf({ reading }) {
    return Math.max(1, Math.ceil(reading.waitMs));
}
function refusalIn(format, waitMs, noRateLimitLink) {
    const short = `Rate limit exceeded, retry after ${waitMs}ms`;
    // The long sentence, and the same inside JSON, were reported by users of the official service between 2020 and 2026.
    const long = `${short} or disable rate limiting using this link: ${noRateLimitLink}`;
    if (format === "text")
        return reply_text(short, 429);
    if (format === "long")
        return reply_text(long, 429);
    return format === "json" ? json({ error: long }, 429) : proxyPage(429, "Too Many Requests");
}

;// CONCATENATED MODULE: ./build/js/emulator/faults/bend.js




const reasons = {
    413: "Request Entity Too Large",
    429: "Too Many Requests",
    500: "Internal Server Error",
    502: "Bad Gateway",
    503: "Service Temporarily Unavailable",
    504: "Gateway Time-out",
};
/** These faults can come before the request is looked at; the others need a reply to bend, or lose one. */
function comesBefore(fault) {
    if (isOnReply(fault))
        return false;
    return fault.when !== "after";
}
function isOnReply({ fault }) {
    return fault === "stall" || fault === "cut" || fault === "content-type" || fault === "gzip" || fault === "skew";
}
/** The answer that a fault gives in the service's place, if it gives one. */
function replacement(fault, link) {
    switch (fault.fault) {
        case "status":
            return proxyPage(fault.status, reasons[fault.status] ?? "Unknown Error");
        case "html":
            return html("<!DOCTYPE html><html><head><title>Sign in</title></head><body>Please sign in to the network</body></html>");
        case "redirect":
            return empty(fault.status ?? 302, { location: fault.location });
        case "rate-limit":
            return withHeaders(refusalIn(fault.format ?? "long", fault.ms, link), fault.headers ?? {});
        case "reply":
            return { status: fault.status ?? 200, headers: fault.headers ?? {}, body: fault.body ?? "" };
        default:
            return undefined;
    }
}
function bend(delivery, fault, link) {
    const { reply } = delivery;
    switch (fault.fault) {
        case "reset":
        case "cut":
        case "stall":
            return { reply, how: fault.fault };
        case "content-type":
            return { ...delivery, reply: withHeaders(reply, { "content-type": fault.value }) };
        case "gzip":
            return {
                ...delivery,
                reply: { ...withHeaders(reply, { "content-encoding": "gzip" }), body: (0,external_node_zlib_.gzipSync)(reply.body) },
            };
        case "skew":
            return { ...delivery, reply: skewReset(reply, fault.seconds) };
        default:
            return { ...delivery, reply: replacement(fault, link) ?? reply };
    }
}
function skewReset(reply, seconds) {
    const reset = reply.headers["x-ratelimit-reset"];
    return reset === undefined ? reply : withHeaders(reply, { "x-ratelimit-reset": String(Number(reset) + seconds) });
}

;// CONCATENATED MODULE: ./build/js/emulator/service/endpoint.js
function endpointName({ method, path }) {
    return `${method} ${path}`;
}

;// CONCATENATED MODULE: ./build/js/emulator/server/admit.js







/** Scope, then limits. A reply means: no further. */
function admit(visit, identity) {
    const { endpoint } = visit;
    if (identity?.by !== "token")
        return { identity, meter: undefined };
    if (endpoint.access === "session")
        return unauthorized;
    if (endpoint.access === "signed" && !mayCall(identity.token.scope, endpointName(endpoint)))
        return forbidden;
    return charge(visit, identity);
}
function charge(visit, identity) {
    const { service, world, endpoint } = visit;
    const { token } = identity;
    const { limiter } = world;
    const now = service.now();
    if (!limiter.switches.enabled || token.noRatelimitUntil > now)
        return { identity, meter: undefined };
    const key = limiterKey(limiter, token);
    const verdict = limiter.take(key, endpointName(endpoint), now);
    if (verdict.allowed)
        return { identity, meter: limiter.switches.headers ? verdict.shown : undefined };
    return refuseRate(verdict.by, limiter.switches, visit.noRateLimitLink(token.value.slice(0, 8)));
}
/** Whoever was counted is shown what is left, also where his request was no good. */
function withBudget(reply, { meter }) {
    return meter === undefined ? reply : withHeaders(reply, rateHeaders(meter));
}
async function answerAs(visit, asked, admitted) {
    const { identity } = admitted;
    const { service, world, endpoint } = visit;
    const call = { ...asked, service, world, now: service.now() };
    const reply = endpoint.access === "open" ? await endpoint.answer(call) : await answerSigned(endpoint, call, identity);
    return withHeaders(withBudget(reply, admitted), rolledToken(visit, identity));
}
function answerSigned(endpoint, call, identity) {
    if (identity === undefined)
        return unauthorized;
    const { account } = identity;
    const player = playerIn(call.world, account.id, call.now);
    const scope = identity.by === "token" ? identity.token.scope : undefined;
    const maySegments = (segments) => scope === undefined || mayTouchSegments(scope, segments);
    return endpoint.answer({ ...call, account, player, maySegments });
}
// Private servers answer every authenticated request with the next token; persistent tokens are never replaced.
function rolledToken({ service, endpoint }, identity) {
    const { rollingTokenMs } = service.profile;
    if (rollingTokenMs === undefined || identity === undefined || endpoint.access === "open")
        return {};
    return { "x-token": service.accounts.openSession(identity.account.id, rollingTokenMs, service.now()) };
}
function nameOf(identity) {
    if (identity === undefined)
        return "";
    return identity.by === "token" ? maskToken(identity.token.value) : `${identity.account.username} (${identity.by})`;
}

;// CONCATENATED MODULE: ./build/js/emulator/server/server-password.js

/**
 * A private server may stand behind one password for all. The password mod's own paths come before it, and for a valid
 * token in the header the mod fills it in (observed).
 */
function lacksServerPassword({ serverPassword, accounts, now }, { headers, path }) {
    if (serverPassword === undefined || headerOf(headers, "x-server-password") === serverPassword)
        return false;
    if (/^\/api\/(auth\/signin|authmod|register\/submit)\/?$/i.test(path))
        return false;
    return accounts.session(headerOf(headers, "x-token"), now()) === undefined;
}

;// CONCATENATED MODULE: ./build/js/emulator/server/serve.js








/** One request from its first byte to its last: faults that come before, the service itself, faults on its answer. */
async function serve(visit, incoming) {
    const link = visit.noRateLimitLink("00000000");
    const early = await playEarly(visit, incoming.faults.filter(comesBefore), link);
    const late = incoming.faults.filter((fault) => !comesBefore(fault));
    const delivery = early ?? { reply: await answer(visit, incoming), how: "whole" };
    deliver(incoming, await playLate(visit, delivery, late, link), visit.service.record);
}
async function playEarly(visit, faults, link) {
    for (const fault of faults) {
        await play(visit, fault);
        const reply = replacement(fault, link);
        if (reply !== undefined)
            return { reply, how: "whole" };
        if (fault.fault === "reset")
            return { reply: json({}), how: "reset" };
    }
    return undefined;
}
async function playLate(visit, first, faults, link) {
    let delivery = first;
    for (const fault of faults) {
        await play(visit, fault);
        delivery = bend(delivery, fault, link);
    }
    return delivery;
}
async function play({ service, world }, fault) {
    if (fault.fault === "slow")
        await new Promise((resolve) => setTimeout(resolve, fault.ms));
    if (fault.fault === "other-write")
        for (const account of service.accounts.list())
            otherWrite(world, account.id, fault, service.now());
}
/** The order of the checks: official decides who asks before it reads what is sent, the open server the other way. */
async function answer(visit, incoming) {
    const { service } = visit;
    const asked = readHead(incoming.request);
    const early = service.profile.identifyEarly?.(service, asked);
    if (early !== undefined && "status" in early)
        return early;
    if (early === undefined && lacksServerPassword(service, asked))
        return refusal("incorrect server password");
    if (!service.profile.bodyFirst) {
        const admitted = identifyAndAdmit(visit, asked, early, incoming.record);
        if ("status" in admitted)
            return admitted;
        const body = await readBodyOr(visit, incoming);
        return "reply" in body
            ? withBudget(body.reply, admitted)
            : finish(visit, { ...asked, body: fieldsOf(body.body) }, admitted);
    }
    const body = await readBodyOr(visit, incoming);
    if ("reply" in body)
        return body.reply;
    const whole = { ...asked, body: fieldsOf(body.body) };
    const admitted = identifyAndAdmit(visit, whole, early, incoming.record);
    return "status" in admitted ? admitted : finish(visit, whole, admitted);
}
function readHead({ headers, method, path, query }) {
    return { headers, method, path, query: fieldsOf(query), body: {} };
}
function identifyAndAdmit(visit, asked, early, record) {
    const found = early ?? visit.service.profile.identify(visit.service, asked);
    const isOpen = visit.endpoint.access === "open";
    if ("status" in found)
        return isOpen ? { identity: undefined, meter: undefined } : found;
    record.by = nameOf(found);
    return admit(visit, found);
}
async function readBodyOr(visit, incoming) {
    try {
        return { body: await readBody(incoming.request, incoming.response, incoming.record) };
    }
    catch (error) {
        const mistake = readerError(error);
        if (mistake === undefined)
            throw error;
        return { reply: visit.service.profile.unreadableBody(mistake.status, mistake.message) };
    }
}
/** Nothing is acknowledged before it is on disk. */
async function finish(visit, asked, admitted) {
    const reply = await answerAs(visit, asked, admitted);
    if (visit.endpoint.method === "POST")
        await visit.service.save();
    return reply;
}

;// CONCATENATED MODULE: ./build/js/emulator/server/app.js









/** The service as an express application: each world under its prefix, and around it what the emulator adds. */
function createApp(service, pages) {
    const app = express_default()();
    app.set("etag", service.profile.etag ? "weak" : false);
    app.set("x-powered-by", service.profile.poweredBy);
    // Repeated and nested query parameters become lists and objects, as on the open server.
    app.set("query parser", "extended");
    app.use(pages);
    for (const world of [...service.worlds.values()].filter(({ prefix }) => prefix !== "")) {
        app.use(`/${world.prefix}`, worldRouter(service, world));
    }
    const root = service.worlds.get("");
    if (root !== undefined)
        app.use(worldRouter(service, root));
    app.use((request, response) => notFound(service, request, response));
    app.use(reportBug);
    return app;
}
/** Bad JSON to the emulator's own calls is the caller's mistake. Anything else is a bug here, and keeps its stack. */
const reportBug = (error, _request, response, next) => {
    const reply = readerError(error);
    if (reply === undefined)
        console.error(error);
    if (response.headersSent)
        next(error);
    else
        response.status(reply?.status ?? 500).json({ error: reply?.message ?? "the emulator has a bug, see its output" });
};
function worldRouter(service, world) {
    const router = (0,express.Router)();
    for (const endpoint of service.profile.endpoints) {
        const register = endpoint.method === "GET" ? router.get.bind(router) : router.post.bind(router);
        register(endpoint.path, (request, response) => run(service, world, endpoint, request, response));
    }
    return router;
}
async function run(service, world, endpoint, request, response) {
    const faults = readFaults(service, world.prefix, request);
    if ("mistake" in faults)
        return void response.status(400).json({ error: faults.mistake });
    const incoming = enter(service, world.prefix, request, response, faults);
    const root = `${request.protocol}://${request.get("host") ?? "127.0.0.1"}${request.baseUrl}`;
    const noRateLimitLink = (prefix) => `${root}/a/#!/account/auth-tokens/noratelimit?token=${prefix}`;
    await serve({ service, world, endpoint, noRateLimitLink }, incoming);
}
function enter(service, world, request, response, faults) {
    const record = openRecord(service, world, request);
    record.faults = faults.map(({ fault }) => fault);
    return { request, response, record, faults };
}
/** The request's own faults, then those that waited for it. */
function readFaults({ faults }, world, { headers, method, path }) {
    const header = headerOf(headers, "x-emulator-fault");
    try {
        const own = header === "" ? [] : parseFaultHeader(header);
        return [...own, ...faults.take({ method, path, world })];
    }
    catch (error) {
        return { mistake: error instanceof Error ? error.message : "Cannot read fault" };
    }
}
function openRecord(service, world, { method, originalUrl, headers }) {
    const path = maskPath(originalUrl);
    return service.record.open({ method, path, world, headers: maskHeaders(headers), at: service.now() });
}
function notFound(service, request, response) {
    const record = openRecord(service, "", request);
    const path = request.originalUrl.split("?")[0] ?? "";
    const reply = lacksServerPassword(service, request)
        ? refusal("incorrect server password")
        : service.profile.unknownPath(request.method, path);
    deliver({ response, record }, { reply, how: "whole" }, service.record);
}

;// CONCATENATED MODULE: ./build/js/emulator/accounts/accounts.js


/** Who exists, and what opens the door for whom. Accounts and tokens are one for all worlds of a service. */
class Accounts {
    #accounts = new Map();
    #tokens = new Map();
    #sessions = new Map();
    #sweepAt = 1000;
    add(account) {
        this.#accounts.set(account.id, account);
        return account;
    }
    list() {
        return [...this.#accounts.values()];
    }
    byId(id) {
        return this.#accounts.get(id);
    }
    /** By user name or e-mail; case-sensitive, as observed on the private server. */
    byName(name) {
        return this.list().find((account) => account.username === name || account.email === name);
    }
    signIn(name, password) {
        const account = typeof name === "string" ? this.byName(name) : undefined;
        return account?.password === password ? account : undefined;
    }
    createToken(order) {
        return this.keepToken(issueToken(order));
    }
    keepToken(token) {
        this.#tokens.set(token.value, token);
        return token;
    }
    /** True when there was such a token. From now on it opens nothing. */
    deleteToken(accountId, tokenId) {
        const token = this.tokens().find((candidate) => candidate.id === tokenId && candidate.accountId === accountId);
        return token !== undefined && this.#tokens.delete(token.value);
    }
    tokens() {
        return [...this.#tokens.values()];
    }
    token(value) {
        return this.#tokens.get(value);
    }
    /** The no-rate-limit page is opened with the first 8 characters, or with the whole value. */
    tokenByPrefix(prefix) {
        return prefix.length < 8 ? undefined : this.tokens().find((token) => token.value.startsWith(prefix));
    }
    /** A rolling token: 40 hexadecimal digits, good until its own end whether used or not. */
    openSession(accountId, lifeMs, now) {
        if (this.#sessions.size >= this.#sweepAt)
            this.#dropEndedSessions(now);
        const value = (0,external_node_crypto_.randomBytes)(20).toString("hex");
        this.#sessions.set(value, { accountId, endsAt: now + lifeMs });
        return value;
    }
    session(value, now) {
        const session = this.#sessions.get(value);
        if (session === undefined)
            return undefined;
        if (session.endsAt > now)
            return this.#accounts.get(session.accountId);
        this.#sessions.delete(value);
        return undefined;
    }
    // Every answer of a private server opens a session, so the ended ones must go before there are very many.
    #dropEndedSessions(now) {
        for (const [value, { endsAt }] of this.#sessions)
            if (endsAt <= now)
                this.#sessions.delete(value);
        this.#sweepAt = 1000 + 2 * this.#sessions.size;
    }
}

;// CONCATENATED MODULE: ./build/js/emulator/faults/fault-queue.js
/** Faults that wait for the requests they are meant for. */
class FaultQueue {
    #waiting = [];
    add(fault) {
        const times = fault.times ?? 1;
        this.#waiting.push({ fault, skip: fault.skip ?? 0, left: times === "always" ? Number.POSITIVE_INFINITY : times });
    }
    list() {
        return this.#waiting.map(({ fault }) => fault);
    }
    clear() {
        this.#waiting = [];
    }
    /** Those that meet this request; each counts the request as one of its own. */
    take(request) {
        const hits = this.#waiting.filter(({ fault }) => meets(fault, request)).filter(useOnce);
        this.#waiting = this.#waiting.filter(({ left }) => left > 0);
        return hits.map(({ fault }) => fault);
    }
}
function useOnce(waiting) {
    if (waiting.skip > 0) {
        waiting.skip--;
        return false;
    }
    waiting.left--;
    return true;
}
function meets(fault, request) {
    return ((fault.method === undefined || fault.method === request.method) &&
        (fault.path === undefined || fault.path === request.path) &&
        (fault.world === undefined || fault.world === request.world));
}

;// CONCATENATED MODULE: ./build/js/emulator/limits/picture.js

/** A PNG of it (W3C, "Portable Network Graphics"): signature, header, one deflated block of unfiltered rows, end. */
function encodePng({ width, height, points }) {
    const header = Buffer.alloc(13);
    header.writeUInt32BE(width, 0);
    header.writeUInt32BE(height, 4);
    header.writeUInt8(8, 8);
    const rows = Buffer.alloc((width + 1) * height);
    for (let row = 0; row < height; row++)
        rows.set(points.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
    const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    return Buffer.concat([
        signature,
        chunk("IHDR", header),
        chunk("IDAT", (0,external_node_zlib_.deflateSync)(rows)),
        chunk("IEND", Buffer.alloc(0)),
    ]);
}
function chunk(type, content) {
    const body = Buffer.concat([Buffer.from(type, "latin1"), content]);
    const framed = Buffer.alloc(body.length + 8);
    framed.writeUInt32BE(content.length, 0);
    framed.set(body, 4);
    framed.writeUInt32BE((0,external_node_zlib_.crc32)(body), body.length + 4);
    return framed;
}

;// CONCATENATED MODULE: ./build/js/emulator/limits/challenge.js


const width = 320;
const height = 160;
const radius = 11;
const lifeMs = 2 * 60_000;
/**
 * The step that stands for the real page's CAPTCHA: find the one full ring among broken ones. A person sees it at
 * once; a plain request knows neither the picture nor the place, and each picture takes one answer only.
 */
class Challenges {
    #open = new Map();
    create(now) {
        for (const [id, { endsAt }] of this.#open)
            if (endsAt <= now)
                this.#open.delete(id);
        const places = pickPlaces(6);
        const [target = { x: 0, y: 0 }] = places;
        const id = (0,external_node_crypto_.randomUUID)();
        this.#open.set(id, { ...target, endsAt: now + lifeMs });
        return { id, png: draw(places) };
    }
    /** True when the answer hits the ring of a picture that is still open. Right or wrong, the picture is used up. */
    settle({ id, x, y }, now) {
        const open = this.#open.get(id);
        this.#open.delete(id);
        if (open === undefined || open.endsAt <= now)
            return false;
        return Math.hypot(open.x - x, open.y - y) <= radius + 3;
    }
}
function pickPlaces(count) {
    const places = [];
    while (places.length < count) {
        const place = { x: (0,external_node_crypto_.randomInt)(20, width - 20), y: (0,external_node_crypto_.randomInt)(20, height - 20) };
        if (places.every((other) => Math.hypot(other.x - place.x, other.y - place.y) > 3.5 * radius))
            places.push(place);
    }
    return places;
}
/** The first place gets the full ring, the others a ring with a gap somewhere. */
function draw(places) {
    const points = new Uint8Array(width * height);
    for (let index = 0; index < points.length; index++)
        points[index] = 24 + (0,external_node_crypto_.randomInt)(40);
    for (const [index, place] of places.entries())
        ring(points, place, index === 0 ? undefined : (0,external_node_crypto_.randomInt)(628) / 100);
    return encodePng({ width, height, points });
}
function ring(points, { x, y }, gapAt) {
    for (let angle = 0; angle < 2 * Math.PI; angle += 0.02) {
        const turn = gapAt === undefined ? Math.PI : Math.abs(((angle - gapAt + 3 * Math.PI) % (2 * Math.PI)) - Math.PI);
        if (turn < 0.5)
            continue;
        for (let thick = -1.5; thick <= 1.5; thick += 0.5) {
            const column = Math.round(x + (radius + thick) * Math.cos(angle));
            const row = Math.round(y + (radius + thick) * Math.sin(angle));
            points[row * width + column] = 215 + (0,external_node_crypto_.randomInt)(40);
        }
    }
}

;// CONCATENATED MODULE: ./build/js/emulator/limits/table.js
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** The vendor's docs, "auth tokens": the whole table of rate limits, row by row. */
const vendorTable = {
    global: { limit: 120, periodMs: minute },
    endpoints: new Map([
        ["GET /api/game/room-terrain", { limit: 360, periodMs: hour }],
        ["POST /api/game/map-stats", { limit: 60, periodMs: hour }],
        ["GET /api/user/code", { limit: 60, periodMs: hour }],
        ["POST /api/user/code", { limit: 240, periodMs: day }],
        ["POST /api/user/set-active-branch", { limit: 240, periodMs: day }],
        ["GET /api/user/memory", { limit: 1440, periodMs: day }],
        ["POST /api/user/memory", { limit: 240, periodMs: day }],
        ["GET /api/user/memory-segment", { limit: 360, periodMs: hour }],
        ["POST /api/user/memory-segment", { limit: 60, periodMs: hour }],
        ["POST /api/user/console", { limit: 360, periodMs: hour }],
        ["GET /api/game/market/orders-index", { limit: 60, periodMs: hour }],
        ["GET /api/game/market/orders", { limit: 60, periodMs: hour }],
        ["GET /api/game/market/my-orders", { limit: 60, periodMs: hour }],
        ["GET /api/game/market/stats", { limit: 60, periodMs: hour }],
        ["GET /api/game/user/money-history", { limit: 60, periodMs: hour }],
    ]),
};
// The table names a path with `game` that no client calls; both paths answer here, from one budget.
const aliases = new Map([["GET /api/user/money-history", "GET /api/game/user/money-history"]]);
/** The row of the table that an endpoint's requests are counted under. */
function bucketOf(endpoint) {
    return aliases.get(endpoint) ?? endpoint;
}
/** The same limits in shorter (or longer) periods, so that a test or a demonstration need not wait a day. */
function scalePeriods(table, factor) {
    const scale = (rate) => ({ limit: rate.limit, periodMs: Math.max(1, rate.periodMs * factor) });
    return {
        global: scale(table.global),
        endpoints: new Map([...table.endpoints].map(([endpoint, rate]) => [endpoint, scale(rate)])),
    };
}
/** A table of one's own in place of single rows. */
function overrideRates(table, rates) {
    const { global = table.global, ...endpoints } = rates;
    return { global, endpoints: new Map([...table.endpoints, ...Object.entries(endpoints)]) };
}

;// CONCATENATED MODULE: ./build/js/emulator/limits/switches.js

const defaultSwitches = {
    enabled: true,
    format: "long",
    globalFormat: "html",
    headers: true,
    globalHeaders: false,
    unlistedHeaders: "global",
    window: "fixed",
    globalWindow: "fixed",
    key: "token",
    countRefused: false,
    periodScale: 1,
    rates: {},
};
function tableFor(switches) {
    return overrideRates(scalePeriods(vendorTable, switches.periodScale), switches.rates);
}

;// CONCATENATED MODULE: ./build/js/emulator/limits/window.js
const nothingSpent = { since: Number.NEGATIVE_INFINITY, used: 0, times: [] };
function readWindow(kind, rate, spent, now) {
    if (kind === "fixed")
        return readFixed(rate, spent, now);
    return kind === "sliding" ? readSliding(rate, spent, now) : readLeaky(rate, spent, now);
}
function spendOne(kind, rate, spent, now) {
    if (kind === "fixed") {
        return now >= spent.since + rate.periodMs ? { since: now, used: 1, times: [] } : { ...spent, used: spent.used + 1 };
    }
    if (kind === "sliding")
        return { since: now, used: 0, times: [...liveTimes(rate, spent, now), now] };
    return { since: now, used: levelAt(rate, spent, now) + 1, times: [] };
}
function readFixed(rate, spent, now) {
    const resetAt = spent.since + rate.periodMs;
    if (now >= resetAt)
        return { remaining: rate.limit, resetAt: now + rate.periodMs, waitMs: 0 };
    const remaining = Math.max(0, rate.limit - spent.used);
    return { remaining, resetAt, waitMs: remaining > 0 ? 0 : resetAt - now };
}
function readSliding(rate, spent, now) {
    const live = liveTimes(rate, spent, now);
    const remaining = Math.max(0, rate.limit - live.length);
    const freeAt = (live[live.length - rate.limit] ?? now) + rate.periodMs;
    return {
        remaining,
        resetAt: (live[0] ?? now) + rate.periodMs,
        waitMs: remaining > 0 ? 0 : freeAt - now,
    };
}
function liveTimes(rate, spent, now) {
    return spent.times.filter((time) => time > now - rate.periodMs);
}
function readLeaky(rate, spent, now) {
    const level = levelAt(rate, spent, now);
    const remaining = Math.max(0, Math.floor(rate.limit - level));
    const msPerRequest = rate.periodMs / rate.limit;
    return {
        remaining,
        resetAt: now + level * msPerRequest,
        waitMs: remaining > 0 ? 0 : Math.ceil((level - rate.limit + 1) * msPerRequest),
    };
}
function levelAt(rate, spent, now) {
    return Math.max(0, spent.used - ((now - spent.since) / rate.periodMs) * rate.limit);
}

;// CONCATENATED MODULE: ./build/js/emulator/limits/limiter.js



/** Counts what each key (a token or a user) has spent. `take` never waits, so no two requests share one place. */
class Limiter {
    switches;
    #table;
    #spent = new Map();
    constructor(switches) {
        this.switches = switches;
        this.#table = tableFor(switches);
    }
    /** Both levels are looked at before either is charged: a refused request costs nothing, unless the switch says so. */
    take(key, endpoint, now) {
        const meters = [this.#meter(key, "global", now), this.#meter(key, bucketOf(endpoint), now)].filter(isMeter);
        const by = meters.find((meter) => meter.reading.waitMs > 0);
        if (by === undefined || this.switches.countRefused)
            for (const { bucket } of meters)
                this.#charge(key, bucket, now);
        if (by !== undefined)
            return { allowed: false, by };
        return { allowed: true, shown: this.#shown(key, bucketOf(endpoint), now) };
    }
    /** Use up a budget without requests. */
    spend(key, endpoint, count, now) {
        const bucket = bucketOf(endpoint);
        if (this.#rate(bucket) === undefined)
            throw new RangeError(`Cannot spend "${endpoint}": it has no limit of its own`);
        for (let spent = 0; spent < count; spent++)
            this.#charge(key, bucket, now);
    }
    meters(key, now) {
        return ["global", ...this.#table.endpoints.keys()].map((bucket) => this.#meter(key, bucket, now)).filter(isMeter);
    }
    /** What has been spent, to be kept over a restart. */
    entries() {
        return [...this.#spent].map(([key, buckets]) => [key, [...buckets]]);
    }
    restore(entries) {
        for (const [key, buckets] of entries)
            this.#spent.set(key, new Map(buckets));
    }
    forget(key) {
        this.#spent.delete(key);
    }
    #shown(key, bucket, now) {
        const own = this.#meter(key, bucket, now);
        if (own !== undefined || this.switches.unlistedHeaders === "none")
            return own;
        return this.#meter(key, "global", now);
    }
    #meter(key, bucket, now) {
        const rate = this.#rate(bucket);
        const spent = this.#spent.get(key)?.get(bucket) ?? nothingSpent;
        return rate && { bucket, rate, reading: readWindow(this.#kind(bucket), rate, spent, now) };
    }
    #charge(key, bucket, now) {
        const rate = this.#rate(bucket);
        if (rate === undefined)
            return;
        const buckets = this.#spent.get(key) ?? new Map();
        this.#spent.set(key, buckets);
        buckets.set(bucket, spendOne(this.#kind(bucket), rate, buckets.get(bucket) ?? nothingSpent, now));
    }
    #rate(bucket) {
        return bucket === "global" ? this.#table.global : this.#table.endpoints.get(bucket);
    }
    #kind(bucket) {
        return bucket === "global" ? this.switches.globalWindow : this.switches.window;
    }
}
function isMeter(meter) {
    return meter !== undefined;
}

;// CONCATENATED MODULE: ./build/js/emulator/accounts/basic.js
/** RFC 7617: the name ends at the first colon, and a password may hold more of them. */
function parseBasic(header) {
    const [, encoded] = /^Basic +(\S+)/i.exec(header) ?? [];
    if (encoded === undefined)
        return undefined;
    const decoded = Buffer.from(encoded, "base64").toString();
    const colon = decoded.indexOf(":");
    return colon < 0 ? undefined : { name: decoded.slice(0, colon), password: decoded.slice(colon + 1) };
}
function basicAccount(accounts, header) {
    const credentials = parseBasic(header);
    return credentials && accounts.signIn(credentials.name, credentials.password);
}

;// CONCATENATED MODULE: ./build/js/emulator/endpoints/code.js



const codeEndpoints = [
    { method: "GET", path: "/api/user/code", access: "signed", answer: readCode },
    { method: "POST", path: "/api/user/code", access: "signed", answer: writeCode },
];
// What the storage of the open server says when it is asked to compare with a list or an object.
const unaskable = "fun is not a function";
function readCode({ player, query }) {
    if (isUnaskable(query.branch))
        return refusal(unaskable);
    const [branch] = resolveBranches(player.branches, query.branch);
    if (branch === undefined)
        return refusal("no code");
    return ok({ branch: branch.name, modules: modulesToJson(showModules(branch.modules)) });
}
/** Replaces the whole set: modules that are not sent are gone. */
function writeCode({ player, body, now }) {
    // The message of the exception that the real handler runs into, and answers with 200.
    if (body.modules === undefined) {
        return refusal("TypeError: Cannot read properties of undefined (reading 'length')");
    }
    if (isTooLarge(body.modules))
        return refusal("code length exceeds 5 MB limit");
    if (isUnaskable(body.branch))
        return refusal(unaskable);
    const branches = resolveBranches(player.branches, body.branch);
    if (branches.length === 0)
        return refusal("branch does not exist");
    for (const branch of branches) {
        branch.modules = storeModules(body.modules);
        branch.timestamp = now;
        branch.revision++;
    }
    return ok({ timestamp: now });
}

;// CONCATENATED MODULE: ./build/js/emulator/endpoints/branches.js





const maxBranches = 30;
const maxNameLength = 30;
/** The official list holds code only on request. */
const listBranchesBriefly = {
    method: "GET",
    path: "/api/user/branches",
    access: "signed",
    answer: (call) => {
        const list = branchesOf(call).map((branch) => ({
            _id: branch.id,
            branch: branch.name,
            activeWorld: branch.activeWorld === true,
            activeSim: branch.activeSim === true,
            ...(call.query.withCode ? { modules: modulesToJson(showModules(branch.modules)) } : {}),
        }));
        return ok({ list });
    },
};
/** The open server's list: the database's own records, with the code of every branch. */
const listBranchesInFull = {
    method: "GET",
    path: "/api/user/branches",
    access: "signed",
    answer: (call) => ok({ list: branchesOf(call).map((branch, index) => fullRecord(branch, call.account.id, index)) }),
};
const branchEndpoints = [
    { method: "POST", path: "/api/user/clone-branch", access: "signed", answer: cloneBranch },
    { method: "POST", path: "/api/user/set-active-branch", access: "signed", answer: setActiveBranch },
    { method: "POST", path: "/api/user/delete-branch", access: "signed", answer: deleteBranch },
];
// Listing creates `default` where it is missing, even past 30 branches (observed).
function branchesOf({ player, now }) {
    if (!player.branches.some((branch) => branch.name === "default")) {
        player.branches.push(datedBranch("default", storeModules({}), now));
    }
    return player.branches;
}
function fullRecord(branch, user, index) {
    return {
        user,
        modules: modulesToJson(showModules(branch.modules)),
        branch: branch.name,
        activeWorld: branch.activeWorld,
        activeSim: branch.activeSim,
        _id: branch.id,
        meta: { revision: branch.revision, created: branch.createdAt, version: 0 },
        $loki: index + 1,
        timestamp: branch.timestamp,
    };
}
function datedBranch(name, modules, now) {
    return { ...createBranch(name, modules, now), timestamp: new Date(now).toISOString() };
}
/** Creates or overwrites, and without a new name overwrites every branch: all observed on the open private server. */
function cloneBranch({ player: { branches }, body, now }) {
    const { branch: source, newName } = body;
    if (source && (typeof source !== "string" || source.length > maxNameLength))
        return refusal("invalid branch name");
    if (isUnaskable(newName))
        return refusal(unaskable);
    const targets = matchBranches(branches, newName);
    if (targets.length === 0 && branches.length >= maxBranches && !isTutorial(newName))
        return refusal("too many branches");
    const modules = clonedModules(branches, source, body.defaultModules);
    if (targets.length === 0)
        branches.push(datedBranch(asName(newName), modules, now));
    for (const target of targets)
        overwrite(target, modules, now);
    return ok({ timestamp: now });
}
function isTutorial(name) {
    return /^tutorial-\d$/.test(String(name));
}
function clonedModules(branches, source, defaultModules) {
    const original = source ? matchBranches(branches, source)[0] : undefined;
    return original === undefined ? storeModules(defaultModules) : original.modules;
}
function overwrite(target, modules, now) {
    target.modules = modules;
    target.timestamp = new Date(now).toISOString();
    target.revision++;
}
// A missing name becomes a branch without one.
function asName(name) {
    return typeof name === "number" || typeof name === "boolean" || name === null ? name : textOf(name);
}
/** Without a branch every one becomes active (observed): the database then has nothing but the user to match. */
function setActiveBranch({ player: { branches }, body: { branch, activeName } }) {
    if (!isActiveName(activeName))
        return refusal("invalid params");
    if (isUnaskable(branch))
        return refusal(unaskable);
    const chosen = matchBranches(branches, branch);
    if (chosen.length === 0)
        return refusal("no branch");
    for (const other of branches)
        other[activeName] = false;
    for (const one of chosen)
        one[activeName] = true;
    return ok();
}
function isActiveName(name) {
    return name === "activeWorld" || name === "activeSim";
}
/** Always says ok: an active branch stays, an unknown one is no error, and without a name all that are not active go. */
function deleteBranch({ player: { branches }, body: { branch }, now }) {
    if (isUnaskable(branch))
        return refusal(unaskable);
    const doomed = matchBranches(branches, branch).filter(({ activeWorld, activeSim }) => !activeWorld && !activeSim);
    for (const each of doomed)
        branches.splice(branches.indexOf(each), 1);
    return ok({ timestamp: now });
}

;// CONCATENATED MODULE: ./build/js/emulator/endpoints/inserted.js


/**
 * What is queued for the next tick is answered with the reply of the database: the official one is handed through as
 * it comes (MongoDB's), the open server's is the record itself.
 */
function inserted({ account, service, now }, fields) {
    const _id = (0,external_node_crypto_.randomBytes)(12).toString("hex");
    const record = { user: account.id, ...fields, _id };
    if (service.profile.name === "official") {
        return ok({ result: { ok: 1, n: 1 }, ops: [record], insertedCount: 1, insertedIds: [_id] });
    }
    return ok({ ...record, meta: { revision: 0, created: now, version: 0 }, $loki: 1 });
}

;// CONCATENATED MODULE: ./build/js/emulator/endpoints/console.js



const console_maxLength = 1024;
const keptLines = 100;
/** Queues an expression. What it prints comes by websocket, which is not played here. */
const consoleEndpoint = {
    method: "POST",
    path: "/api/user/console",
    access: "signed",
    answer: (call) => {
        const { player, body: { expression }, } = call;
        if (expression === undefined)
            return refusal("TypeError: Cannot read properties of undefined (reading 'length')");
        if (JSON.stringify(expression).length > console_maxLength)
            return refusal("expression size is too large");
        player.console.push(textOf(expression));
        if (player.console.length > keptLines)
            player.console.shift();
        return inserted(call, { expression });
    },
};

;// CONCATENATED MODULE: ./build/js/emulator/endpoints/identity.js



/** Who is it? Three calls that only a service with persistent tokens has. */
const identityEndpoints = [
    {
        method: "GET",
        path: "/api/auth/query-token",
        access: "open",
        // Needs no credentials: the token that is asked about is the credential. Clients read the refusal both ways.
        answer: ({ service: { accounts }, query, now }) => {
            const token = accounts.token(textOf(query.token));
            return token === undefined ? refusal("token not found") : ok({ token: describeToken(token, now) });
        },
    },
    {
        method: "GET",
        path: "/api/user/name",
        access: "signed",
        answer: ({ account }) => ok({ username: account.username }),
    },
];
const findUser = {
    method: "GET",
    path: "/api/user/find",
    access: "open",
    answer: ({ service: { accounts }, query: { username, id } }) => {
        const account = id === undefined ? accounts.byName(textOf(username)) : accounts.byId(textOf(id));
        if (account === undefined)
            return refusal("user not found");
        return ok({ user: { _id: account.id, username: account.username, gcl: 0 } });
    },
};
const me = {
    method: "GET",
    path: "/api/auth/me",
    access: "signed",
    answer: ({ account: { id, email, username } }) => ok({ _id: id, email, username, cpu: 100, password: true, gcl: 0, blocked: false, money: 0, steam: {}, ...power }),
};
const power = { powerExperimentations: 0, powerExperimentationTime: 0 };
/** A private server has one shard and does not say so; its reply has no list of them. */
function version(reply) {
    return { method: "GET", path: "/api/version", access: "open", answer: () => ok(reply) };
}

;// CONCATENATED MODULE: ./build/js/emulator/endpoints/shard.js

/** The official world has several shards and must be told which one. Private servers have one and ignore the field. */
function needsShard(endpoint) {
    if (endpoint.access === "open")
        return { ...endpoint, answer: guarded(endpoint.answer) };
    return { ...endpoint, answer: guarded(endpoint.answer) };
}
function guarded(answer) {
    return (call) => {
        const asked = String(call.query.shard ?? call.body.shard);
        return call.world.shards.includes(asked) ? answer(call) : refusal("invalid shard");
    };
}
function shardOf({ world, query, body }) {
    const asked = String(query.shard ?? body.shard);
    return world.shards.includes(asked) ? asked : (world.shards[0] ?? "shard0");
}

;// CONCATENATED MODULE: ./build/js/emulator/endpoints/market.js


/** A market small enough to read: one seller and one buyer for each of two resources. */
const orders = ["energy", "H"].flatMap((resourceType) => [
    order(resourceType, "sell", 0.02, "W1N1"),
    order(resourceType, "buy", 0.01, "E5S5"),
]);
const marketEndpoints = [
    needsShard({
        method: "GET",
        path: "/api/game/market/orders-index",
        access: "signed",
        answer: () => ok({ list: [...new Set(orders.map((each) => each.resourceType))].map(summary) }),
    }),
    needsShard({
        method: "GET",
        path: "/api/game/market/orders",
        access: "signed",
        answer: ({ query }) => ok({ list: orders.filter((each) => each.resourceType === query.resourceType) }),
    }),
    {
        method: "GET",
        path: "/api/game/market/my-orders",
        access: "signed",
        answer: ({ account, world }) => ok({ shards: Object.fromEntries(world.shards.map((shard) => [shard, ownOrders(account.id, shard)])) }),
    },
    needsShard({
        method: "GET",
        path: "/api/game/market/stats",
        access: "signed",
        answer: ({ query, now }) => ok({ stats: statsFor(String(query.resourceType), now) }),
    }),
];
/** The private server without engine and trade: the same paths, nothing in them (observed). */
const emptyMarketEndpoints = [
    { method: "GET", path: "/api/game/market/orders-index", access: "signed", answer: () => ok({ list: [] }) },
    { method: "GET", path: "/api/game/market/orders", access: "signed", answer: () => ok({ list: [] }) },
    { method: "GET", path: "/api/game/market/my-orders", access: "signed", answer: () => ok({ list: [] }) },
    { method: "GET", path: "/api/game/market/stats", access: "signed", answer: () => ok({ stats: [] }) },
];
function order(resourceType, type, price, roomName) {
    const _id = `${type}-${resourceType}`;
    const amounts = { amount: 1000, remainingAmount: 1000, totalAmount: 1000 };
    return { _id, created: 1_000_000, active: true, type, ...amounts, resourceType, price, roomName };
}
function summary(resourceType) {
    const count = orders.filter((each) => each.resourceType === resourceType).length;
    return { _id: resourceType, count, avgPrice: 0.015, stdeevPrice: 0.005 };
}
function ownOrders(user, shard) {
    return shard === "shard0" ? orders.slice(0, 1).map((each) => ({ ...each, user })) : [];
}
function statsFor(resourceType, now) {
    return Array.from({ length: 3 }, (_, index) => ({
        _id: `${resourceType}-${index}`,
        date: new Date(now - (index + 1) * 86_400_000).toISOString().slice(0, 10),
        resourceType,
        transactions: 10,
        volume: 1000,
        avgPrice: 0.015,
        stddevPrice: 0.005,
    }));
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
;// CONCATENATED MODULE: ./build/js/emulator/endpoints/memory.js






const compress = (0,external_node_util_.promisify)(external_node_zlib_.gzip);
const memory_maxLength = 1024 * 1024;
const memoryEndpoints = [
    { method: "GET", path: "/api/user/memory", access: "signed", answer: readMemory },
    { method: "POST", path: "/api/user/memory", access: "signed", answer: writeMemory },
];
/** The independent server wants a path, and packs its complaint like a value (observed). */
const independentMemoryEndpoints = memoryEndpoints.map((endpoint) => endpoint.method === "GET" ? { method: "GET", path: endpoint.path, access: "signed", answer: readPath } : endpoint);
async function readPath(call) {
    if (typeof call.query.path !== "string")
        return refusal("invalid");
    const found = at(call.player.memory.get(shardOf(call)) ?? {}, pathOf(call.query.path));
    const value = found === "no parent" || found.value === undefined ? "Incorrect memory path" : found.value;
    return ok({ data: await pack(value) });
}
async function readMemory(call) {
    const memory = call.player.memory.get(shardOf(call)) ?? {};
    const found = at(memory, pathOf(call.query.path));
    if (found === "no parent")
        return ok({ data: "Incorrect memory path" });
    if (found.value === undefined)
        return ok();
    return ok({ data: await pack(found.value) });
}
// Older private servers used deflate; everything since answers with the gzip of the JSON text, marked `gz:`.
async function pack(value) {
    return `gz:${(await compress(JSON.stringify(value))).toString("base64")}`;
}
/** Applied at once. The game does it in the next tick, by running the expression that is shown in the reply. */
function writeMemory(call) {
    const { path, value } = call.body;
    const valueText = JSON.stringify(value);
    if (valueText !== undefined && valueText.length > memory_maxLength)
        return refusal("memory size is too large");
    if (path && typeof path !== "string")
        return refusal("TypeError: request.body.path.split is not a function");
    const shard = shardOf(call);
    const keys = pathOf(path);
    call.player.memory.set(shard, put(call.player.memory.get(shard) ?? {}, keys, value));
    return inserted(call, { expression: expressionFor(keys, valueText), hidden: true });
}
function pathOf(path) {
    const text = textOf(path);
    return text === "" ? [] : text.split(".");
}
function at(memory, keys) {
    let value = memory;
    for (const key of keys) {
        if (value === undefined || value === null)
            return "no parent";
        value = child(value, key);
    }
    return { value };
}
function child(value, key) {
    if (typeof value !== "object" || value === null)
        return undefined;
    return Object.getOwnPropertyDescriptor(value, key)?.value;
}
/** A copy with the value at the path. Where the parent is missing the game's expression fails, and nothing changes. */
function put(memory, keys, value) {
    const [key, ...rest] = keys;
    if (key === undefined)
        return value ?? {};
    if (typeof memory !== "object" || memory === null)
        return memory;
    const entries = new Map(Object.entries(memory));
    const next = rest.length === 0 ? value : put(entries.get(key), rest, value);
    if (next === undefined)
        entries.delete(key);
    else
        entries.set(key, next);
    return Array.isArray(memory) ? [...entries.values()] : Object.fromEntries(entries);
}
function expressionFor(keys, valueText) {
    if (keys.length === 0)
        return `for(var i in Memory) { delete Memory[i]; } _.extend(Memory,${valueText});`;
    const target = `Memory${keys.map((key) => `['${key.replaceAll("'", "\\'")}']`).join("")}`;
    return valueText === undefined ? `delete ${target}` : `${target}= ${valueText}`;
}

;// CONCATENATED MODULE: ./build/js/emulator/endpoints/money.js

const pageSize = 20;
const money_day = 86_400_000;
/** The vendor's table writes the path with `game`, every client calls it without; both answer, from one budget. */
const moneyEndpoints = [
    { method: "GET", path: "/api/game/user/money-history", access: "signed", answer: moneyHistory },
    { method: "GET", path: "/api/user/money-history", access: "signed", answer: moneyHistory },
];
function moneyHistory({ query, now }) {
    const page = Number.parseInt(String(query.page), 10) || 0;
    const entries = sampleHistory(now);
    const from = page * pageSize;
    return ok({ page, list: entries.slice(from, from + pageSize), hasMore: entries.length > from + pageSize });
}
// Enough for two pages, so that a client's paging is tried as well.
function sampleHistory(now) {
    return Array.from({ length: 25 }, (_, index) => ({
        _id: `money-${index}`,
        date: new Date(now - index * money_day).toISOString(),
        tick: 1_000_000 - index * 20_000,
        type: "market.sell",
        balance: 5000 - index * 100,
        change: 100,
        market: { resourceType: "energy", roomName: "W1N1", targetRoomName: "W2N2", price: 0.01, amount: 10_000 },
        shard: "shard0",
    }));
}
/** Without an engine there is no money and no history (observed). */
const emptyMoneyEndpoint = {
    method: "GET",
    path: "/api/user/money-history",
    access: "signed",
    answer: ({ query }) => ok({ page: Number.parseInt(String(query.page), 10) || 0, list: [], hasMore: false }),
};

;// CONCATENATED MODULE: ./build/js/emulator/endpoints/segments.js


const segments_maxLength = 100 * 1024;
const path = "/api/user/memory-segment";
const write = { method: "POST", path, access: "signed", answer: writeSegment };
const segmentEndpoints = [
    { method: "GET", path, access: "signed", answer: segments_readSegments },
    write,
];
/** The open server reads the first number only, and leaves `data` out for a segment that was never set (observed). */
const privateSegmentEndpoints = [
    { method: "GET", path, access: "signed", answer: readFirstSegment },
    write,
];
/** The independent server answers with an empty text for a segment that was never set (observed). */
const independentSegmentEndpoints = [
    {
        method: "GET",
        path,
        access: "signed",
        answer: (call) => {
            const id = segmentId(call.query.segment);
            return id === undefined ? refusal("invalid segment ID") : ok({ data: segmentsOf(call).get(id) ?? "" });
        },
    },
    write,
];
function readFirstSegment(call) {
    const id = segmentId(call.query.segment);
    return id === undefined ? refusal("invalid segment ID") : ok({ data: segmentsOf(call).get(id) });
}
/** One id gives one value, `5,6` a list of two. */
function segments_readSegments(call) {
    const asked = String(call.query.segment).split(",").map(segmentId);
    if (!asked.every((id) => id !== undefined))
        return refusal("invalid segment ID");
    if (!call.maySegments(asked))
        return forbidden;
    const values = asked.map((id) => segmentsOf(call).get(id) ?? null);
    return ok({ data: values.length === 1 ? values[0] : values });
}
function writeSegment(call) {
    const id = segmentId(call.body.segment);
    if (id === undefined)
        return refusal("invalid segment ID");
    if (!call.maySegments([id]))
        return forbidden;
    if (String(call.body.data).length > segments_maxLength)
        return refusal("length limit exceeded");
    segmentsOf(call).set(id, call.body.data ?? null);
    return ok();
}
function segmentId(asked) {
    const id = Number.parseInt(String(asked), 10);
    return id >= 0 && id <= 99 ? id : undefined;
}
function segmentsOf(call) {
    const shard = shardOf(call);
    const known = call.player.segments.get(shard);
    if (known !== undefined)
        return known;
    const segments = new Map();
    call.player.segments.set(shard, segments);
    return segments;
}

;// CONCATENATED MODULE: ./build/js/emulator/endpoints/sign-in.js



const sign_in_path = "/api/auth/signin";
/** The official sign-in needs a CAPTCHA since 2018, so no program passes it. */
const refusedSignIn = { method: "POST", path: sign_in_path, access: "open", answer: () => wrongPassword };
const signIn = {
    method: "POST",
    path: sign_in_path,
    access: "open",
    answer: (call) => {
        const account = signedIn(call);
        if (account === undefined || "status" in account)
            return account ?? wrongPassword;
        const life = call.service.profile.rollingTokenMs ?? 60_000;
        return ok({ token: call.service.accounts.openSession(account.id, life, call.now) });
    },
};
// The form is tried first, then Basic. Nothing at all, and a wrong Basic, are a bad request (observed).
function signedIn({ service: { accounts }, body, query, headers }) {
    const email = body.email || query.email;
    const password = body.password || query.password;
    if (email && password)
        return accounts.signIn(email, password);
    return basicAccount(accounts, headerOf(headers, "authorization")) ?? badRequest;
}

;// CONCATENATED MODULE: ./build/js/emulator/endpoints/world-map.js

const side = 50;
const roomName = /^[WE]\d{1,3}[NS]\d{1,3}$/;
const worldMapEndpoints = [
    { method: "GET", path: "/api/game/room-terrain", access: "open", answer: roomTerrain },
    { method: "POST", path: "/api/game/map-stats", access: "signed", answer: mapStats },
];
function roomTerrain({ query: { room, encoded } }) {
    if (typeof room !== "string" || !roomName.test(room))
        return refusal("invalid room");
    const terrain = terrainOf(room);
    if (encoded)
        return ok({ terrain: [{ _id: `terrain-${room}`, room, terrain, type: "terrain" }] });
    return ok({ terrain: Array.from(terrain).flatMap((tile, index) => describeTile(room, tile, index)) });
}
function describeTile(room, tile, index) {
    if (tile === "0")
        return [];
    return [{ room, x: index % side, y: Math.floor(index / side), type: tile === "2" ? "swamp" : "wall" }];
}
/** Row by row, 0 plain, 1 wall, 2 swamp: a walled room with exits, and swamps that depend on its name. */
function terrainOf(room) {
    const seed = Array.from(room).reduce((sum, character) => sum + character.charCodeAt(0), 0);
    return Array.from({ length: side * side }, (_, index) => tileAt(index % side, Math.floor(index / side), seed)).join("");
}
function tileAt(x, y, seed) {
    const onEdge = x === 0 || y === 0 || x === side - 1 || y === side - 1;
    const isExit = Math.abs(x - 25) < 4 || Math.abs(y - 25) < 4;
    if (onEdge)
        return isExit ? "0" : "1";
    return (x * 7 + y * 13 + seed) % 17 === 0 ? "2" : "0";
}
/** Only the rooms that exist are answered for; an unknown name is left out without a word. */
function mapStats({ account, body: { rooms, statName } }) {
    if (!Array.isArray(rooms))
        return refusal("invalid params");
    if (typeof statName !== "string")
        return refusal("TypeError: Cannot read properties of undefined (reading 'match')");
    if (!/\d$/.test(statName))
        return refusal("invalid params");
    const known = rooms.map(String).filter((room) => roomName.test(room));
    const own = { user: account.id, level: 8 };
    const stats = known.map((room) => [room, room === "W1N1" ? { status: "normal", own } : { status: "normal" }]);
    const users = { [account.id]: { _id: account.id, username: account.username, badge: {} } };
    return ok({ gameTime: 1_000_000, stats: Object.fromEntries(stats), statsMax: {}, users });
}

;// CONCATENATED MODULE: ./build/js/emulator/profiles/official.js
















const versionReply = {
    protocol: 14,
    package: 200,
    users: 1,
    serverData: {
        customObjectTypes: {},
        features: [],
        historyChunkSize: 20,
        shards: ["shard0", "shard1", "shard2", "shard3"],
    },
};
/** screeps.com as the vendor documents it and clients see it: persistent tokens, scopes, limits, Basic on code. */
const official = {
    name: "official",
    worlds: ["", "ptr", "season"],
    shards: (world) => (world === "season" ? ["shardSeason"] : ["shard0", "shard1", "shard2", "shard3"]),
    endpoints: [
        ...codeEndpoints,
        listBranchesBriefly,
        ...branchEndpoints,
        ...identityEndpoints,
        me,
        findUser,
        version(versionReply),
        refusedSignIn,
        ...tokenEndpoints,
        ...[...worldMapEndpoints, ...memoryEndpoints, ...segmentEndpoints, consoleEndpoint].map(needsShard),
        ...marketEndpoints,
        ...moneyEndpoints,
    ],
    limits: true,
    etag: true,
    poweredBy: false,
    bodyFirst: false,
    rollingTokenMs: undefined,
    identify,
    unknownPath: (method, path) => errorPage(404, `Cannot ${method} ${path}`),
    unreadableBody: errorPage,
};
function identify({ accounts, now }, { headers, method, path, query }) {
    // The two ways of giving a token count equally; the header is looked at first.
    const value = headerOf(headers, "x-token") || (typeof query._token === "string" ? query._token : "");
    if (value !== "")
        return byToken(accounts, value, now());
    const authorization = headerOf(headers, "authorization");
    if (authorization === "" || !takesBasic(method, path))
        return unauthorized;
    const account = basicAccount(accounts, authorization);
    return account === undefined ? wrongPassword : { by: "basic", account };
}
function byToken(accounts, value, now) {
    const token = accounts.token(value);
    const account = token ? accounts.byId(token.accountId) : accounts.session(value, now);
    if (account === undefined)
        return unauthorized;
    return token ? { by: "token", account, token } : { by: "session", account };
}
// The vendor's docs, "commit": name and password work for reading and for writing code, and nowhere else.
function takesBasic(method, path) {
    return /^\/api\/user\/code\/?$/i.test(path) && (method === "GET" || method === "POST");
}

;// CONCATENATED MODULE: ./build/js/emulator/endpoints/register.js




/** The password mod makes accounts, but not on a server that asks everybody for a password of its own. */
const register = {
    method: "POST",
    path: "/api/register/submit",
    access: "open",
    answer: ({ service: { accounts, worlds, serverPassword }, body, now }) => {
        if (serverPassword !== undefined) {
            return refusal("Registration is automatically disabled. A server password has been set.");
        }
        const [username, email, password] = [textOf(body.username), textOf(body.email), textOf(body.password)];
        const isTaken = [username, email].some((name) => name !== "" && accounts.byName(name) !== undefined);
        if (isTaken)
            return refusal("Error: User already exists");
        const { id } = accounts.add({ id: (0,external_node_crypto_.randomBytes)(12).toString("hex"), username, email, password });
        for (const world of worlds.values())
            playerIn(world, id, now);
        return ok();
    },
};

;// CONCATENATED MODULE: ./build/js/emulator/profiles/private.js














const private_versionReply = {
    protocol: 14,
    useNativeAuth: false,
    users: 4,
    serverData: {
        welcomeText: "<h4>Welcome to your own Screeps private server!</h4>",
        customObjectTypes: {},
        historyChunkSize: 20,
        socketUpdateThrottle: 200,
        renderer: { resources: {}, metadata: {} },
    },
};
const authMod = {
    method: "GET",
    path: "/api/authmod",
    access: "open",
    answer: ({ service: { serverPassword } }) => ok({
        name: "screepsmod-auth",
        version: "2.7.2",
        allowRegistration: serverPassword === undefined,
        steam: true,
        github: false,
        gitlab: false,
    }),
};
/** The vendor's open server with the usual password mod: every line of this was observed on one. */
const privateServer = {
    name: "private",
    worlds: [""],
    shards: () => ["shard0"],
    endpoints: [
        ...codeEndpoints,
        listBranchesInFull,
        ...branchEndpoints,
        me,
        findUser,
        version(private_versionReply),
        authMod,
        signIn,
        register,
        ...worldMapEndpoints,
        ...memoryEndpoints,
        ...privateSegmentEndpoints,
        consoleEndpoint,
        ...emptyMarketEndpoints,
        emptyMoneyEndpoint,
    ],
    limits: false,
    etag: true,
    poweredBy: true,
    bodyFirst: true,
    rollingTokenMs: 60_000,
    identifyEarly: identifyByPassword,
    identify: identifyByToken,
    unknownPath: (method, path) => errorPage(404, `Cannot ${method} ${path}`),
    unreadableBody: errorPage,
};
/** The mod looks at `Authorization` on a code write only, before the body is read, and a wrong one beats a good token. */
function identifyByPassword({ accounts }, { headers, method, path }) {
    const authorization = headerOf(headers, "authorization");
    if (authorization === "" || method !== "POST" || !/^\/api\/user\/code\/?$/i.test(path))
        return undefined;
    const [scheme = "", encoded] = authorization.split(" ");
    if (encoded === undefined)
        return badRequest;
    if (!/Basic/i.test(scheme))
        return wrongPassword;
    // passport-http splits at every colon, so a password with one in it never fits.
    const [name, password] = Buffer.from(encoded, "base64").toString().split(":");
    if (password === undefined)
        return badRequest;
    const account = accounts.signIn(name, password);
    return account === undefined ? wrongPassword : { by: "basic", account };
}
/** passport-token wants a token and a user name, whatever it says, in headers, body or query. */
function identifyByToken({ accounts, now }, { headers, query, body }) {
    const token = headerOf(headers, "x-token") || body.token || query.token;
    const username = headerOf(headers, "x-username") || body.username || query.username;
    if (!token || !username)
        return unauthorized;
    const account = accounts.session(textOf(token), now());
    return account === undefined ? unauthorized : { by: "session", account };
}

;// CONCATENATED MODULE: ./build/js/emulator/endpoints/xx-code.js




const maxBytes = 5 * 1024 * 1024;
const xx_code_maxNameLength = 30;
const invalid = refusal("invalid");
/** Limits, bad names and a taken name: an exception, and an answer without a word. */
const serverError = empty(500);
const xx_code_notFound = reply_text("Not Found", 404);
const independentCodeEndpoints = [
    { method: "GET", path: "/api/user/code", access: "signed", answer: xx_code_readCode },
    { method: "POST", path: "/api/user/code", access: "signed", answer: xx_code_writeCode },
];
function xx_code_readCode({ player, query: { branch } }) {
    const found = findBranch(player.branches, branch === "" ? "$activeWorld" : String(branch));
    return found === undefined ? xx_code_notFound : ok({ branch: found.name, modules: modulesToJson(found.modules) });
}
/** Creates the branch where it is missing, beyond thirty too. */
function xx_code_writeCode({ player, body, now }) {
    const name = readName(body.branch);
    const modules = readModules(body.modules);
    if (name === undefined || modules === undefined)
        return invalid;
    if (name.length > xx_code_maxNameLength || modules === "refused")
        return serverError;
    const known = findBranch(player.branches, name);
    const branch = known ?? createBranch(name, modules, now);
    if (known === undefined)
        player.branches.push(branch);
    branch.modules = modules;
    return ok();
}
function findBranch(branches, name) {
    return branches.find((branch) => (name === "$activeWorld" ? branch.activeWorld : branch.name === name));
}
/** Absent and structured names are invalid, empty ones mean the active branch, the rest becomes text. */
function readName(asked) {
    if (asked === undefined || (typeof asked === "object" && asked !== null))
        return undefined;
    return asked === null || asked === "" ? "$activeWorld" : textOf(asked);
}
function readModules(sent) {
    if (typeof sent !== "object" || sent === null || Array.isArray(sent))
        return undefined;
    const entries = Object.entries(sent);
    if (entries.some(([name]) => name === "__proto__"))
        return "refused";
    const modules = new Map(entries.map(([name, content]) => [name, readContent(content)]));
    if ([...modules.values()].includes(undefined))
        return undefined;
    if (sizeOf(modules) > maxBytes)
        return "refused";
    const mains = ["main", "main.js", "main.mjs", "main.wasm"];
    if (!mains.some((name) => modules.has(name)))
        modules.set("main", "");
    return modules;
}
/** Text stays, `null` is nothing, and base64 is decoded loosely, so that it may come back different. */
function readContent(content) {
    if (content === null)
        return "";
    if (typeof content === "string")
        return content;
    if (typeof content !== "object" || content === undefined || !("binary" in content))
        return undefined;
    const { binary } = content;
    if (binary !== null && typeof binary !== "string")
        return undefined;
    return { binary: Buffer.from(binary ?? "", "base64").toString("base64") };
}
function sizeOf(modules) {
    const sizes = [...modules.values()].map((content) => typeof content === "string" ? content.length : binarySize(content));
    return sizes.reduce((sum, size) => sum + size, 0);
}
function binarySize(content) {
    return JSON.stringify(content).length;
}

;// CONCATENATED MODULE: ./build/js/emulator/endpoints/xx-branches.js




const xx_branches_maxBranches = 30;
const independentBranchEndpoints = [
    { method: "GET", path: "/api/user/branches", access: "signed", answer: listBranches },
    { method: "POST", path: "/api/user/clone-branch", access: "signed", answer: xx_branches_cloneBranch },
    { method: "POST", path: "/api/user/set-active-branch", access: "signed", answer: xx_branches_setActiveBranch },
    { method: "POST", path: "/api/user/delete-branch", access: "signed", answer: xx_branches_deleteBranch },
];
// `activeWorld` was false on every branch, whichever was active (observed).
function listBranches({ player, query }) {
    const list = player.branches.map(({ name, modules }) => ({
        activeWorld: false,
        branch: name,
        ...(query.withCode === "true" ? { modules: modulesToJson(modules) } : {}),
    }));
    return ok({ list });
}
/** Never overwrites: a name that is taken is an exception. */
function xx_branches_cloneBranch({ player: { branches }, body, now }) {
    const newName = typeof body.newName === "object" ? undefined : readName(body.newName);
    if (newName === undefined)
        return invalid;
    const source = body.branch === undefined ? undefined : (readName(body.branch) ?? "");
    if (newName.length > xx_code_maxNameLength || (source ?? "").length > xx_code_maxNameLength)
        return serverError;
    if (findBranch(branches, newName) !== undefined || branches.length >= xx_branches_maxBranches)
        return serverError;
    const modules = source === undefined ? fromScratch(body.defaultModules) : findBranch(branches, source)?.modules;
    if (modules === undefined)
        return xx_code_notFound;
    branches.push(createBranch(newName, modules, now));
    return ok({ timestamp: now });
}
function fromScratch(defaultModules) {
    const modules = readModules(defaultModules);
    return modules instanceof Map ? modules : new Map([["main", ""]]);
}
function xx_branches_setActiveBranch({ player: { branches }, body }) {
    const name = readName(body.branch);
    if (name === undefined)
        return invalid;
    const chosen = findBranch(branches, name);
    if (chosen === undefined)
        return xx_code_notFound;
    for (const branch of branches)
        branch.activeWorld = branch === chosen;
    return ok();
}
/** The active branch goes as well. */
function xx_branches_deleteBranch({ player: { branches }, body }) {
    const name = readName(body.branch);
    if (name === undefined)
        return invalid;
    const doomed = findBranch(branches, name);
    if (doomed === undefined)
        return xx_code_notFound;
    branches.splice(branches.indexOf(doomed), 1);
    return ok();
}

;// CONCATENATED MODULE: ./build/js/emulator/profiles/xx.js












const xx_versionReply = {
    protocol: 14,
    package: 160,
    users: 1,
    serverData: { features: [], shards: ["shard0"] },
    packageVersion: "xxscreeps",
};
/** The independent rewrite of the server, where it differs from the vendor's: observed on a build of August 2026. */
const independent = {
    name: "xx",
    worlds: [""],
    shards: () => ["shard0"],
    endpoints: [
        ...independentCodeEndpoints,
        ...independentBranchEndpoints,
        me,
        findUser,
        version(xx_versionReply),
        signIn,
        ...worldMapEndpoints,
        ...independentMemoryEndpoints,
        ...independentSegmentEndpoints,
        consoleEndpoint,
        ...emptyMarketEndpoints,
    ],
    limits: false,
    etag: false,
    poweredBy: false,
    bodyFirst: true,
    rollingTokenMs: 120_000,
    identifyEarly,
    identify: xx_identify,
    unknownPath: (method, path) => method === "PUT" && isCode(path) ? reply_text("Method Not Allowed", 405) : reply_text("Not Found", 404),
    unreadableBody: () => empty(500),
};
/** Two answers for nobody in particular: a read without a branch is invalid, and `guest` reads made-up code. */
function identifyEarly(_service, { method, path, headers, query }) {
    if (!isCode(path))
        return undefined;
    if (method === "GET" && typeof query.branch !== "string")
        return refusal("invalid");
    if (headerOf(headers, "x-token") !== "guest")
        return undefined;
    return method === "GET" ? ok({ branch: "main", modules: { main: "" } }) : reply_text("Not Found", 404);
}
/** The token alone, or name and password on any path. */
function xx_identify({ accounts, now }, { headers }) {
    const account = accounts.session(headerOf(headers, "x-token"), now()) ?? basicAccount(accounts, headerOf(headers, "authorization"));
    return account === undefined ? unauthorized : { by: "session", account };
}
function isCode(path) {
    return /^\/api\/user\/code\/?$/i.test(path);
}

;// CONCATENATED MODULE: ./build/js/emulator/profiles/by-name.js



const profiles = {
    official: official,
    private: privateServer,
    xx: independent,
};

;// CONCATENATED MODULE: ./build/js/emulator/service/record.js

const keptRequests = 100_000;
/** The requests so far. The oldest go when there are very many, so that a long-lived emulator does not grow for ever. */
class RequestRecord {
    #changes = new external_node_events_.EventEmitter().setMaxListeners(0);
    #requests = [];
    #count = 0;
    get requests() {
        return this.#requests;
    }
    get count() {
        return this.#count;
    }
    open(request) {
        this.#count++;
        const record = { ...request, ...unanswered, number: this.#count };
        this.#requests.push(record);
        if (this.#requests.length > keptRequests * 1.1)
            this.#requests.splice(0, this.#requests.length - keptRequests);
        return record;
    }
    close(record, status) {
        record.status = status;
        this.#changes.emit("request", record);
    }
    onRequest(listener) {
        this.#changes.on("request", listener);
        return () => this.#changes.off("request", listener);
    }
    clear() {
        this.#requests.length = 0;
    }
}
const unanswered = { status: 0, replyHeaders: {}, bodyDigest: undefined, bodyBytes: 0, by: "", faults: [] };

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/js/emulator/storage/files.js


/** JSON files in one folder, each replaced as a whole: a reader, or a restart, sees the old one or the new one. */
class Files {
    #folder;
    #written = new Map();
    #saves = new Map();
    constructor(folder) {
        this.#folder = folder;
    }
    async read(name) {
        try {
            return JSON.parse(await (0,promises_.readFile)((0,external_node_path_.join)(this.#folder, name), "utf8"));
        }
        catch (cause) {
            if (cause instanceof Error && "code" in cause && cause.code === "ENOENT")
                return undefined;
            throw new Error(`Cannot read the emulator's state "${(0,external_node_path_.join)(this.#folder, name)}": remove it to start anew`, {
                cause,
            });
        }
    }
    /**
     * Resolves when a snapshot taken after this call is on disk. Those who ask while a save runs share the next one, so
     * that many parallel writes do not queue for the disk one by one.
     */
    save(name, snapshot) {
        const known = this.#saves.get(name);
        if (known === undefined) {
            const save = {
                running: this.#write(name, snapshot()).finally(() => this.#ended(name)),
                next: undefined,
            };
            this.#saves.set(name, save);
            return save.running;
        }
        known.next ??= known.running.catch(() => { }).then(() => this.save(name, snapshot));
        return known.next;
    }
    #ended(name) {
        this.#saves.delete(name);
    }
    async #write(name, content) {
        const text = JSON.stringify(content);
        if (this.#written.get(name) === text)
            return;
        await (0,promises_.mkdir)(this.#folder, { recursive: true });
        const path = (0,external_node_path_.join)(this.#folder, name);
        // Tokens and passwords stand in it, so only the owner may read. Flushed before the rename makes it the state.
        await (0,promises_.writeFile)(`${path}.new`, text, { mode: 0o600, flush: true });
        await (0,promises_.rename)(`${path}.new`, path);
        this.#written.set(name, text);
    }
}

;// CONCATENATED MODULE: ./build/js/emulator/storage/snapshot-schema.js

const optionalFlag = dist/* optional */.lqM(dist/* boolean */.zMY());
const branchName = dist/* union */.KCZ([dist/* string */.YjP(), dist/* number */.aig(), dist/* boolean */.zMY(), dist/* null */.chJ()]);
const pairs = (key) => dist/* array */.YOg(dist/* tuple */.PVZ([key, dist/* unknown */.L5J()]));
const branchSchema = dist/* object */.Ikc({
    id: dist/* string */.YjP(),
    name: branchName,
    createdAt: dist/* number */.aig(),
    timestamp: dist/* optional */.lqM(dist/* union */.KCZ([dist/* number */.aig(), dist/* string */.YjP()])),
    revision: dist/* number */.aig(),
    activeWorld: optionalFlag,
    activeSim: optionalFlag,
    /** A map as pairs, so that a module named `__proto__` needs no care; anything else as it was stored. */
    modules: dist/* union */.KCZ([
        dist/* object */.Ikc({ pairs: pairs(dist/* string */.YjP()) }),
        dist/* object */.Ikc({ verbatim: dist/* union */.KCZ([dist/* array */.YOg(dist/* unknown */.L5J()), dist/* string */.YjP(), dist/* number */.aig(), dist/* boolean */.zMY()]) }),
    ]),
});
const playerSchema = dist/* object */.Ikc({
    branches: dist/* array */.YOg(branchSchema),
    memory: pairs(dist/* string */.YjP()),
    segments: dist/* array */.YOg(dist/* tuple */.PVZ([dist/* string */.YjP(), pairs(dist/* number */.aig())])),
    console: dist/* array */.YOg(dist/* string */.YjP()),
});
const worldSchema = dist/* array */.YOg(dist/* tuple */.PVZ([dist/* string */.YjP(), playerSchema]));
const accountsSchema = dist/* object */.Ikc({
    accounts: dist/* array */.YOg(dist/* object */.Ikc({ id: dist/* string */.YjP(), username: dist/* string */.YjP(), email: dist/* string */.YjP(), password: dist/* string */.YjP() })),
    tokens: dist/* array */.YOg(dist/* object */.Ikc({
        id: dist/* string */.YjP(),
        value: dist/* string */.YjP(),
        accountId: dist/* string */.YjP(),
        description: dist/* nullable */.mee(dist/* string */.YjP()),
        noRatelimitUntil: dist/* number */.aig(),
        scope: dist/* object */.Ikc({
            full: dist/* boolean */.zMY(),
            endpoints: dist/* array */.YOg(dist/* string */.YjP()),
            websockets: dist/* array */.YOg(dist/* string */.YjP()),
            memorySegments: dist/* nullish */.cl6(dist/* array */.YOg(dist/* string */.YjP())),
        }),
    })),
});
const spentSchema = dist/* object */.Ikc({ since: dist/* number */.aig(), used: dist/* number */.aig(), times: dist/* array */.YOg(dist/* number */.aig()) });
const limitsSchema = dist/* array */.YOg(dist/* tuple */.PVZ([dist/* string */.YjP(), dist/* array */.YOg(dist/* tuple */.PVZ([dist/* string */.YjP(), spentSchema]))]));

;// CONCATENATED MODULE: ./build/js/emulator/storage/snapshot.js



function snapshotAccounts(accounts) {
    return { accounts: accounts.list(), tokens: accounts.tokens() };
}
function restoreAccounts(accounts, saved) {
    const parsed = dist/* parse */.qgA(accountsSchema, saved);
    for (const account of parsed.accounts)
        accounts.add(account);
    for (const { scope, ...token } of parsed.tokens) {
        accounts.keepToken({ ...token, scope: { ...scope, memorySegments: scope.memorySegments ?? undefined } });
    }
}
function snapshotWorld(world) {
    return [...world.players].map(([accountId, player]) => [accountId, snapshotPlayer(player)]);
}
function restoreWorld(world, saved) {
    for (const [accountId, player] of dist/* parse */.qgA(worldSchema, saved))
        world.players.set(accountId, restorePlayer(player));
}
function snapshotLimits(limiter) {
    return limiter.entries();
}
function restoreLimits(limiter, saved) {
    limiter.restore(dist/* parse */.qgA(limitsSchema, saved));
}
function snapshotPlayer({ branches, memory, segments, console }) {
    return {
        branches: branches.map(snapshotBranch),
        memory: [...memory],
        segments: [...segments].map(([shard, values]) => [shard, [...values]]),
        console,
    };
}
function snapshotBranch({ modules, ...branch }) {
    return { ...branch, modules: modules instanceof Map ? { pairs: [...modules] } : { verbatim: modules } };
}
function restorePlayer({ branches, memory, segments, console }) {
    const player = createPlayer(branches.map(restoreBranch));
    for (const [shard, value] of memory)
        player.memory.set(shard, value);
    for (const [shard, values] of segments)
        player.segments.set(shard, new Map(values));
    player.console.push(...console);
    return player;
}
function restoreBranch({ modules, timestamp, activeWorld, activeSim, ...branch }) {
    const stored = "pairs" in modules ? new Map(modules.pairs) : modules.verbatim;
    return { ...branch, modules: stored, timestamp, activeWorld, activeSim };
}

;// CONCATENATED MODULE: ./build/js/emulator/storage/keeper.js


/** What an emulator remembers over a restart. Without a folder it remembers nothing, and costs nothing. */
class Keeper {
    #files;
    #accounts;
    #worlds;
    constructor(folder, accounts, worlds) {
        this.#files = folder === undefined ? undefined : new Files(folder);
        this.#accounts = accounts;
        this.#worlds = worlds;
    }
    async load() {
        const accounts = await this.#files?.read("accounts.json");
        if (accounts !== undefined)
            restoreAccounts(this.#accounts, accounts);
        for (const world of this.#worlds) {
            const saved = await this.#files?.read(fileOf(world));
            if (saved !== undefined)
                restoreWorld(world, saved);
            const spent = await this.#files?.read(limitsOf(world));
            if (spent !== undefined)
                restoreLimits(world.limiter, spent);
        }
    }
    /** Resolves when all that has changed so far is on disk. */
    async save() {
        const files = this.#files;
        if (files === undefined)
            return;
        await Promise.all([
            files.save("accounts.json", () => snapshotAccounts(this.#accounts)),
            ...this.#worlds.flatMap((world) => [
                files.save(fileOf(world), () => snapshotWorld(world)),
                files.save(limitsOf(world), () => snapshotLimits(world.limiter)),
            ]),
        ]);
    }
}
function fileOf({ prefix }) {
    return `world-${prefix || "main"}.json`;
}
function limitsOf({ prefix }) {
    return `limits-${prefix || "main"}.json`;
}

;// CONCATENATED MODULE: ./build/js/emulator/server/create.js












const demoUser = { username: "demo", password: "demo-password" };
/** The service as the options ask for it, with what an earlier run kept. */
async function createService(options) {
    const profile = profileFor(options);
    const accounts = new Accounts();
    const worlds = new Map((options.worlds ?? profile.worlds).map((name) => newWorld(name, profile, options)));
    const keeper = new Keeper(options.dataDir, accounts, [...worlds.values()]);
    await keeper.load();
    const now = options.now ?? Date.now;
    seed(accounts, worlds, options, now());
    const faults = new FaultQueue();
    if (options.script !== undefined)
        for (const fault of parseFaults(options.script))
            faults.add(fault);
    await keeper.save();
    const { serverPassword } = options;
    const record = new RequestRecord();
    const challenges = new Challenges();
    return { profile, accounts, worlds, faults, record, challenges, serverPassword, now, save: () => keeper.save() };
}
function profileFor({ profile = "official", bodyFirst }) {
    const chosen = profiles[profile];
    return { ...chosen, bodyFirst: bodyFirst ?? chosen.bodyFirst };
}
function newWorld(name, profile, { limits }) {
    const prefix = name.replace(/^\/+|\/+$/g, "");
    const switches = { ...defaultSwitches, enabled: profile.limits, ...limits };
    return [prefix, createWorld(prefix, profile.shards(prefix), new Limiter(switches))];
}
/** Everybody has a branch `default` in every world, and the first user a token for everything. */
function seed(accounts, worlds, options, now) {
    for (const user of options.users ?? [demoUser]) {
        const id = (0,external_node_crypto_.randomBytes)(12).toString("hex");
        if (accounts.byName(user.username) === undefined)
            accounts.add({ ...user, id, email: `${user.username}@example.test` });
    }
    for (const { id } of accounts.list())
        for (const world of worlds.values())
            playerIn(world, id, now);
    const [first] = accounts.list();
    if (first === undefined)
        throw new TypeError("Cannot start without a user: give at least one");
    const value = options.seedToken;
    const isThere = value === undefined ? accounts.tokens().length > 0 : accounts.token(value) !== undefined;
    if (isThere)
        return;
    accounts.createToken({ accountId: first.id, scope: fullScope, description: "to try", ...(value && { value }) });
}

;// CONCATENATED MODULE: ./build/js/emulator/emulator.js






async function startEmulator(options = {}) {
    const service = await createService(options);
    const host = options.host ?? "127.0.0.1";
    const server = (0,external_node_http_.createServer)(createApp(service, createPages(service)));
    await listen(server, options.port ?? 0, host);
    const port = portOf(server);
    const shownHost = host.includes(":") ? `[${host}]` : host;
    return controls(service, { url: `http://${shownHost}:${port}`, port, close: () => closeServer(server, service) });
}
async function listen(server, port, host) {
    server.listen(port, host);
    try {
        await (0,external_node_events_.once)(server, "listening");
    }
    catch (cause) {
        const found = cause instanceof Error ? cause.message : String(cause);
        throw new Error(`Cannot listen on ${host} port ${port}: ${found}; port 0 takes any free one`, { cause });
    }
}
function portOf(server) {
    const address = server.address();
    if (address === null || typeof address === "string")
        throw new Error("Cannot tell the emulator's port");
    return address.port;
}
async function closeServer(server, service) {
    const closed = (0,external_node_events_.once)(server, "close");
    server.close();
    server.closeAllConnections();
    await closed;
    await service.save();
}


/***/ })

};
;