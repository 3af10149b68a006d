"use strict";
exports.id = 7284;
exports.ids = [7284];
exports.modules = {

/***/ 81163:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GJ: () => (/* binding */ inputSettings),
/* harmony export */   bk: () => (/* binding */ inInputWords),
/* harmony export */   nB: () => (/* binding */ nameOfInput),
/* harmony export */   oi: () => (/* binding */ ownInputs)
/* harmony export */ });
/* harmony import */ var _model_read_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26167);
/* harmony import */ var _model_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62148);


/** The inputs that are the Action's own; every other one is a setting. */
const ownInputs = {
    command: {
        help: "what to do: deploy the commit of the event; check it (plan, nothing is written); backup the live code; restore a record",
        default: "deploy",
    },
    ref: {
        help: "commit, tag or record to work on instead of that of the event; for restore, the record (default: what the event names)",
        default: "",
    },
    environment: {
        help: "name of a GitHub environment: the deploy is shown as a GitHub Deployment there; needs github-token",
        default: "",
    },
    "github-token": {
        help: "token for GitHub Deployments, with `deployments: write`; the token of the job will do",
        default: "",
    },
};
/** The settings of the one table that can be given as an input. */
const inputSettings = _model_read_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .settingNames */ .H$.filter((name) => _model_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .settings */ .W[name].places.includes("input"));
/** How a person at this door calls a setting. */
const nameOfInput = (name) => `input "${name}"`;
const flag = new RegExp(`"screeps-sync [^"]*"|--(no-)?(${inputSettings.join("|")})(?![\\w-])(?: (keep|refuse|overwrite)\\b)?`, "g");
/** Messages name flags as the command line has them; here they are inputs, except in a command to paste. */
function inInputWords(text) {
    return text.replaceAll(flag, (all, off, name, value) => {
        if (name === undefined)
            return all;
        if (off !== undefined)
            return `${name}: false`;
        return value === undefined ? nameOfInput(name) : `${name}: ${value}`;
    });
}


/***/ }),

/***/ 17284:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 12 modules
var core = __webpack_require__(90143);
// EXTERNAL MODULE: ./build/js/model/errors.js
var errors = __webpack_require__(41710);
// EXTERNAL MODULE: ./build/js/model/outcome.js
var outcome = __webpack_require__(49825);
// EXTERNAL MODULE: ./build/js/model/visible-text.js
var visible_text = __webpack_require__(21635);
// EXTERNAL MODULE: ./build/js/sync/open-door.js + 1 modules
var open_door = __webpack_require__(46666);
// EXTERNAL MODULE: ./build/js/sync/output.js
var output = __webpack_require__(30278);
// EXTERNAL MODULE: ./build/js/sync/signals.js
var sync_signals = __webpack_require__(36214);
// EXTERNAL MODULE: ./build/js/model/duration.js
var duration = __webpack_require__(68233);
;// CONCATENATED MODULE: ./build/js/action/annotate-happening.js


/** What is told while a run goes on. Giving up is told once, by the report. */
function annotateHappening(log, happening) {
    if (happening.kind === "step")
        log.info(happening.text);
    // Of a refusal the report says all; of a wait that is not worth it, why it is not.
    if (happening.kind === "gave-up" && mayPass(happening.error))
        log.info(`Giving up: ${happening.why}`);
    if (happening.kind === "waiting")
        annotateWait(log, happening);
}
const mayPass = ({ outcome }) => outcome === "rate-limited" || outcome === "unreachable";
function annotateWait(log, { error, waitMs, until }) {
    const title = error instanceof errors/* RateLimitedError */.TM ? `Rate limit: ${error.endpoint}` : "No usable answer";
    const now = `now waiting ${(0,duration/* duration */.p)(waitMs)}, until ${until.toISOString()} (UTC), then the live code is read again`;
    log.annotate("warning", `${error.message}; ${now}`, { title });
}

// EXTERNAL MODULE: ./build/js/model/rate-limit.js
var rate_limit = __webpack_require__(26813);
;// CONCATENATED MODULE: ./build/js/action/annotate-finding.js
/** What our own check found, once, on the line of the file: several servers get the same modules. */
function annotateFindings(log, findings) {
    const once = new Map(findings.map((finding) => [JSON.stringify(finding), finding]));
    for (const finding of once.values())
        annotateFinding(log, finding);
}
function annotateFinding(log, { severity, message, path, line, column }) {
    log.annotate(severity, path === undefined ? message : `${path}${line === undefined ? "" : `:${line}`} ${message}`, {
        title: "Module check",
        ...(path === undefined ? {} : { file: path, line: 1 }),
        ...(line === undefined ? {} : { line }),
        ...(column === undefined ? {} : { column }),
    });
}

;// CONCATENATED MODULE: ./build/js/action/drift-note.js
/** The story notes drift that it was allowed to overwrite in a sentence that begins so. */
const hasDrift = (note) => note.startsWith("Drift");

;// CONCATENATED MODULE: ./build/js/action/waited.js

/** How long a run waited in all. */
const waitedMs = (waits) => waits.reduce((sum, wait) => sum + (wait.waitedMs ?? 0), 0);
/** The same for a person, and for what; empty where nothing was waited for. */
function describeWaited(waits) {
    const waited = waits.filter((wait) => wait.waitedMs !== undefined);
    if (waited.length === 0)
        return "";
    const what = [...new Set(waited.map(({ endpoint }) => names.get(endpoint) ?? `the limit of ${endpoint}`))];
    return `Waited ${(0,duration/* duration */.p)(waitedMs(waits))} for ${what.join(" and ")}`;
}
const names = new Map([
    ["any", "an answer"],
    ["global", "the limit of all requests"],
]);

;// CONCATENATED MODULE: ./build/js/action/annotate-result.js





/** Says on the page of the run what happened and what to do, also on the lines of the files. */
function annotateResult(log, result) {
    if (result.reports.length === 0)
        annotateEnd(log, result.exit > 0 ? "error" : "notice", result.outcome, result.message);
    // GitHub keeps the first ten of a kind, so what needs a person comes before what our own check found.
    for (const report of result.reports)
        annotateReport(log, report);
    annotateFindings(log, result.reports.flatMap(({ findings }) => findings));
}
function annotateReport(log, report) {
    annotateEnd(log, levelOf(report), report.outcome, whatHappened(report));
    for (const warning of report.warnings)
        log.annotate("warning", warning, { title: `screeps-sync: ${report.outcome}, but` });
    for (const note of report.notes.filter(hasDrift))
        log.annotate("warning", note, { title: `Drift on ${report.server}` });
    for (const limit of report.limits.filter(isLow))
        log.annotate("notice", describeLow(limit), { title: "Low budget" });
}
/** Good news is a line of the log; the rest is an annotation. */
function annotateEnd(log, level, outcome, message) {
    if (level === undefined)
        log.info(message);
    else
        log.annotate(level, message, { title: `screeps-sync: ${outcome}` });
}
function levelOf({ outcome, optional }) {
    switch (outcome) {
        case "skipped":
        case "superseded":
            return "notice";
        case "written":
            return "warning";
        case "deployed":
        case "restored":
        case "unchanged":
        case "planned":
        case "backed-up":
        case "activated":
            return undefined;
        default:
            return optional ? "warning" : "error";
    }
}
function whatHappened({ outcome, message, retryAt, waits, optional }) {
    const allowed = optional ? " (the server is optional, so the job does not fail)" : "";
    if (outcome !== "rate-limited")
        return `${message}${allowed}`;
    const waited = waitedMs(waits) === 0 ? "" : ` after ${(0,duration/* duration */.p)(waitedMs(waits))} of waiting`;
    const when = retryAt === undefined ? "later" : `after ${retryAt} (UTC)`;
    return `${message}. Nothing was written${waited}; run the job again ${when}${allowed}`;
}
/** Under a tenth: there is time left to do something about it. */
const isLow = ({ endpoint, remaining, limit }) => rate_limit/* knownLimits */.Yx.has(endpoint) && remaining < limit / 10;
function describeLow({ endpoint, remaining, limit, resetAt }) {
    const until = resetAt === undefined ? "" : `, free again at ${resetAt} (UTC)`;
    return `${remaining} of ${limit} left for ${endpoint}${until}`;
}

// EXTERNAL MODULE: ./build/js/action/input-names.js
var input_names = __webpack_require__(81163);
;// CONCATENATED MODULE: ./build/js/action/asked.js

/** A job may wait longer than a person at a prompt. */
const maxWaitSeconds = 120;
/** What the workflow asks for: the commit of its event, or the `ref` it names. */
function askedBy({ ref, raw, env }, event, { hide }) {
    // A commit id has no name of its own: the rules take the ref that the event is about. Other refs are looked up.
    const named = ref !== "" && !/^[\da-f]{7,64}$/.test(ref);
    return {
        ref: ref === "" ? event.commit : ref,
        raw,
        env,
        nameOf: input_names/* nameOfInput */.nB,
        ...(named ? {} : { refName: event.refName }),
        ...(event.name === "push" && ref === "" ? { pushedTo: "origin" } : {}),
        defaults: { "max-wait": maxWaitSeconds },
        tellActive: "always",
        // The runner's disk is gone after the job, so a copy of what was live counts only when it is pushed.
        recordRemote: "origin",
        // Runs of two pushes may overtake each other: then the older one has nothing more to say.
        ...(event.name === "push" && ref === "" ? { pushedTo: "origin" } : {}),
        onSecret: (secret) => hide([secret]),
    };
}

// EXTERNAL MODULE: ./build/js/action/result.js
var action_result = __webpack_require__(64061);
;// CONCATENATED MODULE: ./build/js/action/commands.js


/** Runs the command of the inputs, unless the event leaves nothing to do or must not be trusted with secrets. */
async function runCommand(run) {
    const { inputs, event } = run;
    const { command } = inputs;
    const story = commands.get(command);
    if (story === undefined) {
        throw new errors/* UsageError */.eb(`Cannot use input "command" "${command}": allowed are ${[...commands.keys()].join(", ")}`);
    }
    if (inputs.ref === "" && event.nothingToDo !== undefined && isAboutTheCommit(command))
        return (0,action_result/* withoutReports */.EO)(command, "skipped", `Skipped: ${event.nothingToDo}`);
    if (command === "check")
        return story(run);
    // GitHub gives a fork no secrets, and there its pull requests are nothing unusual.
    if (event.untrusted !== undefined && !event.hasSecrets)
        return (0,action_result/* withoutReports */.EO)(command, "skipped", fromFork(command));
    if (event.untrusted !== undefined)
        throw new errors/* UsageError */.eb(`Cannot ${command}: ${event.untrusted}`);
    if (command === "deploy" && inputs.ref === "" && event.does === "plan")
        return planOnly(run);
    return story(run);
}
const isAboutTheCommit = (command) => command === "deploy" || command === "check";
async function planOnly(run) {
    run.log.info(`On ${run.event.name} nothing is written: the commit is not on its branch yet`);
    return (await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(238), __webpack_require__.e(1885), __webpack_require__.e(104), __webpack_require__.e(1638), __webpack_require__.e(8646), __webpack_require__.e(9135), __webpack_require__.e(5924)]).then(__webpack_require__.bind(__webpack_require__, 73174))).check(run);
}
const commands = new Map([
    ["deploy", async (run) => (await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(238), __webpack_require__.e(1885), __webpack_require__.e(104), __webpack_require__.e(1638), __webpack_require__.e(8646), __webpack_require__.e(9135), __webpack_require__.e(9488)]).then(__webpack_require__.bind(__webpack_require__, 48250))).deploy(run)],
    ["check", async (run) => (await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(238), __webpack_require__.e(1885), __webpack_require__.e(104), __webpack_require__.e(1638), __webpack_require__.e(8646), __webpack_require__.e(9135), __webpack_require__.e(5924)]).then(__webpack_require__.bind(__webpack_require__, 73174))).check(run)],
    ["backup", async (run) => (await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(238), __webpack_require__.e(1885), __webpack_require__.e(104), __webpack_require__.e(1638), __webpack_require__.e(8646), __webpack_require__.e(2309), __webpack_require__.e(5560)]).then(__webpack_require__.bind(__webpack_require__, 4946))).backup(run)],
    ["restore", async (run) => (await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(238), __webpack_require__.e(1885), __webpack_require__.e(104), __webpack_require__.e(1638), __webpack_require__.e(8646), __webpack_require__.e(9135), __webpack_require__.e(9422)]).then(__webpack_require__.bind(__webpack_require__, 59408))).restore(run)],
]);
const fromFork = (command) => `Skipped: the pull request is from a fork, which gets no secrets, so nothing can ${command} it; "command: check" works without them`;

;// CONCATENATED MODULE: ./build/js/action/job.js
function readJob(env) {
    const repository = env["GITHUB_REPOSITORY"] ?? "";
    const [owner = "", name = ""] = repository.split("/");
    const repositoryUrl = `${env["GITHUB_SERVER_URL"] ?? "https://github.com"}/${repository}`;
    return {
        repositoryUrl,
        runUrl: `${repositoryUrl}/actions/runs/${env["GITHUB_RUN_ID"] ?? ""}`,
        owner,
        name,
        workspace: env["GITHUB_WORKSPACE"] || process.cwd(),
        byDependabot: env["GITHUB_ACTOR"] === "dependabot[bot]",
    };
}

;// CONCATENATED MODULE: ./build/js/action/log.js


// GitHub keeps 10 of each kind for a step and drops the rest without a word; the tenth says how many.
const mostOfAKind = 9;
const longestMessage = 4000;
const print = { error: core/* error */.z3, warning: core/* warning */.$e, notice: core/* notice */.lm };
function openLog(redact) {
    const counts = { error: 0, warning: 0, notice: 0 };
    const safe = (text) => (0,visible_text/* visible */.RK)(shorten(redact(text)));
    return {
        redact,
        info: (text) => (0,core/* info */.pq)((0,visible_text/* visibleLines */.gB)(redact(text))),
        trace: (text) => (0,core/* debug */.Yz)(safe(text)),
        annotate: (level, message, { title, file, line, column } = {}) => {
            counts[level] += 1;
            if (counts[level] > mostOfAKind)
                return (0,core/* info */.pq)(`${level}: ${safe(message)}`);
            print[level](safe(message), {
                title: safe(title ?? "screeps-sync"),
                ...(file === undefined ? {} : { file: safe(file) }),
                ...(line === undefined ? {} : { startLine: line }),
                ...(column === undefined ? {} : { startColumn: column }),
            });
        },
        close: () => {
            for (const level of ["error", "warning", "notice"]) {
                const more = counts[level] - mostOfAKind;
                if (more > 0)
                    print[level](`and ${more} more: see the log of this step`, { title: "screeps-sync" });
            }
        },
    };
}
const shorten = (text) => (text.length > longestMessage ? `${text.slice(0, longestMessage)}…` : text);

;// CONCATENATED MODULE: ./build/js/action/outputs.js




const safeName = /^[\w./+@][\w./+@-]{0,29}$/;
const oid = /^(?:[0-9a-f]{40}|[0-9a-f]{64})?$/;
const count = /^\d*$/;
/** Every output, set on every path; empty where there is nothing to say. With several servers, of the worst that counts. */
const outputs = {
    "changed-branches": {
        help: "of a backup: the code branches recorded anew, with commas between; ? for a name of more than letters, digits and ._/+@-",
        pattern: /^(?:(?:\?|[\w./+@][\w./+@-]{0,29})(?:,|$))*$/,
        value: (_, result) => changedBranches(result).join(","),
    },
    outcome: {
        help: "what is true now: one word of the table of outcomes",
        pattern: new RegExp(`^(?:${Object.keys(outcome/* outcomes */.K).join("|")})$`),
        value: (_, result) => result.outcome,
    },
    branch: {
        help: "code branch; empty where its name holds more than letters, digits and ._/+@-",
        pattern: /^(?:[\w./+@][\w./+@-]{0,29})?$/,
        value: (report) => report?.branch,
    },
    commit: { help: "commit id, in full", pattern: oid, value: (report) => report?.commit },
    modules: { help: "how many modules the commit has", pattern: count, value: (report) => report?.modules },
    bytes: { help: "size of the set by the server's own count", pattern: count, value: (report) => report?.bytes },
    added: { help: "how many modules are new", pattern: count, value: (report) => report?.plan?.added.length },
    changed: { help: "how many modules change", pattern: count, value: (report) => report?.plan?.changed.length },
    removed: { help: "how many modules go", pattern: count, value: (report) => report?.plan?.removed.length },
    "retry-at": {
        help: "when the rate limit is free again (ISO 8601, UTC)",
        pattern: /^(?:\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)?$/,
        value: (report) => report?.retryAt,
    },
    "retry-after-ms": { help: "the same as ms from now", pattern: count, value: (report) => report?.retryAfterMs },
    "writes-left": { help: "writes left today", pattern: count, value: (report) => report?.writesLeft },
    record: {
        help: "id of the record commit that keeps what was live",
        pattern: oid,
        value: (report) => recordOf(report),
    },
    report: {
        help: "everything as JSON, without code and secrets: see docs/report.schema.json",
        pattern: /^\{[\s\S]*\}$/,
        value: (_, result) => (0,visible_text/* visibleJson */.$m)(publicReport(result)),
    },
};
/** Sets every output. A value that does not match its pattern is set empty, whatever a server has sent. */
function writeOutputs(result, redact) {
    const report = (0,action_result/* decisive */.l9)(result.reports);
    for (const [name, { value, pattern }] of Object.entries(outputs)) {
        const text = redact(String(value(report, result) ?? ""));
        (0,core/* setOutput */.uH)(name, pattern.test(text) ? text : "");
    }
}
const mostCharacters = 900_000;
/** An output holds 1 MB: of a set with so many or so long names, the lists are left out. */
function publicReport({ command, outcome, message, exit, reports }) {
    const whole = { command, outcome, message, exit, reports };
    if (JSON.stringify(whole).length < mostCharacters)
        return whole;
    return {
        ...whole,
        reports: reports.map((report) => ({ ...report, plan: undefined, findings: report.findings.slice(0, 100) })),
    };
}
function changedBranches({ reports }) {
    const fresh = reports
        .flatMap(({ records = [] }) => records)
        .filter(({ branch, isNew }) => isNew && branch[0] !== "$");
    // A name that nothing can be done with still says that something changed.
    return [...new Set(fresh.map(({ branch }) => (safeName.test(branch) ? branch : "?")))];
}
function recordOf(report) {
    return report !== undefined && "record" in report ? String(report.record) : undefined;
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./build/js/action/payload.js


/** The event file that the runner names. @throws UsageError where it is missing or no JSON object */
function readPayload(env) {
    const path = env["GITHUB_EVENT_PATH"] ?? "";
    if (path === "")
        throw unreadable("the variable is not set");
    const value = parse(path);
    if (isPayload(value))
        return value;
    throw unreadable(`${JSON.stringify(path)} holds no JSON object`);
}
function parse(path) {
    try {
        return JSON.parse((0,external_node_fs_.readFileSync)(path, "utf8"));
    }
    catch (cause) {
        const found = cause instanceof SyntaxError ? "it is not JSON" : "it cannot be read";
        throw unreadable(`${JSON.stringify(path)}: ${found}`, cause);
    }
}
const unreadable = (found, cause) => new errors/* UsageError */.eb(`Cannot read the event of this run from GITHUB_EVENT_PATH: ${found}; the runner writes that file`, {
    cause,
});
/** The text at some keys; empty where there is none. */
function textAt(payload, ...keys) {
    const value = keys.reduce((inner, key) => (isPayload(inner) ? inner[key] : undefined), payload);
    return typeof value === "string" ? value : "";
}
const isPayload = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

;// CONCATENATED MODULE: ./build/js/action/event-columns.js

/** The words of the table of events for a commit → its id. */
const commits = {
    "`github.sha`": ({ sha }) => sha,
    "`github.sha`, GitHub's merge": ({ sha }) => sha,
    "the pushed commit": pushedCommit,
    "head of the pull request": ({ payload }) => textAt(payload, "pull_request", "head", "sha"),
    "head of the group": ({ payload, sha }) => textAt(payload, "merge_group", "head_sha") || sha,
    "commit of the other run": ({ payload }) => textAt(payload, "workflow_run", "head_sha"),
};
/** The words for a ref → its full name; empty where there is none. */
const refs = {
    "`github.ref`": ({ ref }) => ref,
    "the pushed ref": ({ payload, ref }) => textAt(payload, "ref") || ref,
    "the created ref": createdRef,
    "tag of the release": ({ payload }) => full("tags", textAt(payload, "release", "tag_name")),
    "its branch": ({ payload }) => full("heads", textAt(payload, "pull_request", "head", "ref")),
    "its base": ({ payload }) => full("heads", textAt(payload, "pull_request", "base", "ref")),
    "base of the group": ({ payload }) => textAt(payload, "merge_group", "base_ref"),
    "branch of the other run": ({ payload }) => full("heads", textAt(payload, "workflow_run", "head_branch")),
};
/** The words for who may have written the code → the reason to think that it was a stranger. */
const strangers = {
    no: () => undefined,
    yes: ({ name }) => chosenByStranger(name),
    "of a fork": ({ payload }) => isFork(payload) ? "the pull request is from a fork, so a stranger may have written the code" : undefined,
    "of a fork or a pull request": ({ payload }) => followsStranger(payload) ? chosenByStranger("workflow_run of a pull request") : undefined,
    "where `github.ref` is of a pull request": ({ name, ref }) => /^refs\/(?:heads|tags)\//.test(ref) || ref === "" ? undefined : chosenByStranger(name),
};
/** The repository of a head that was deleted since is null: what is not known to be ours is a fork. */
function isFork(payload) {
    return !isOurs(payload, textAt(payload, "pull_request", "head", "repo", "full_name"));
}
function followsStranger(payload) {
    const head = textAt(payload, "workflow_run", "head_repository", "full_name");
    const byPullRequest = textAt(payload, "workflow_run", "event").startsWith("pull_request");
    return byPullRequest || !isOurs(payload, head);
}
const isOurs = (payload, repository) => repository !== "" && repository === textAt(payload, "repository", "full_name");
const chosenByStranger = (event) => `on ${event}, this job has the secrets of the repository, and a stranger may have chosen the code; use push, or pull_request`;
/** `after` of an annotated tag is the tag object, which a checkout at depth 1 does not have; of a deleted ref it is zeros. */
function pushedCommit({ payload, sha, ref }) {
    const after = textAt(payload, "after").replace(/^0+$/, "");
    const isTag = (textAt(payload, "ref") || ref).startsWith("refs/tags/");
    return (isTag ? textAt(payload, "head_commit", "id") : after) || sha || after;
}
function createdRef({ payload, ref }) {
    const name = textAt(payload, "ref");
    if (name === "")
        return ref;
    return full(textAt(payload, "ref_type") === "tag" ? "tags" : "heads", name);
}
const full = (kind, name) => (name === "" ? "" : `refs/${kind}/${name}`);

;// CONCATENATED MODULE: ./build/js/action/events.js
const plain = { commit: "`github.sha`", ref: "`github.ref`", strangers: "no" };
const tagged = { commit: "`github.sha`", ref: "tag of the release", strangers: "no" };
const pull = { commit: "head of the pull request", ref: "its branch" };
const merge = { commit: "`github.sha`, GitHub's merge", ref: "its base" };
const target = { ...pull, check: { ...pull, ref: "its base" }, strangers: "yes" };
const queued = { commit: "head of the group", ref: "base of the group" };
/**
 * What a run is about, by its event: the first row that fits counts. Read it beside
 * https://docs.github.com/actions/reference/events-that-trigger-workflows
 */
const events = [
    { event: "push", commit: "the pushed commit", ref: "the pushed ref", strangers: "no", does: "deploy" },
    { event: "create", ...plain, ref: "the created ref", does: "deploy" },
    { event: "delete", ...plain, does: "nothing" },
    { event: "release", types: ["edited", "unpublished", "deleted"], ...tagged, does: "nothing" },
    { event: "release", ...tagged, does: "deploy" },
    { event: "pull_request", types: ["closed"], ...pull, check: merge, strangers: "of a fork", does: "nothing" },
    { event: "pull_request", ...pull, check: merge, strangers: "of a fork", does: "deploy" },
    { event: "pull_request_review", ...pull, check: merge, strangers: "of a fork", does: "deploy" },
    { event: "pull_request_review_comment", ...pull, check: merge, strangers: "of a fork", does: "deploy" },
    { event: "pull_request_target", types: ["closed"], ...target, does: "nothing" },
    { event: "pull_request_target", ...target, does: "look" },
    { event: "merge_group", types: ["destroyed"], ...queued, strangers: "no", does: "nothing" },
    { event: "merge_group", ...queued, strangers: "no", does: "plan" },
    {
        event: "workflow_run",
        commit: "commit of the other run",
        ref: "branch of the other run",
        strangers: "of a fork or a pull request",
        does: "deploy",
    },
    { event: "workflow_dispatch", ...plain, does: "deploy" },
    { event: "repository_dispatch", ...plain, does: "deploy" },
    { event: "schedule", ...plain, does: "deploy" },
    { event: "deployment", ...plain, does: "deploy" },
    { event: "any other", ...plain, strangers: "where `github.ref` is of a pull request", does: "deploy" },
];
/** The row of an event. @param type its activity type; empty where it has none */
function rowOf(event, type) {
    const own = events.find((row) => row.event === event && (row.types?.includes(type) ?? true));
    const found = own ?? events.at(-1);
    if (found === undefined)
        throw new Error("The table of events is empty");
    return found;
}

;// CONCATENATED MODULE: ./build/js/action/nothing-to-do.js


/** Why an event leaves a deploy and a check without work; undefined where it does not. */
function nothingToDo(row, given) {
    const { payload } = given;
    if (row.event === "delete")
        return `${textAt(payload, "ref_type")} "${textAt(payload, "ref")}" was deleted`;
    if (row.does === "nothing")
        return `${row.event} "${textAt(payload, "action")}" brings no code to deploy`;
    if (payload["deleted"] === true)
        return `"${refs[row.ref](given).replace(/^refs\/\w+\//, "")}" was deleted`;
    if (isDraft(given))
        return "the release is a draft, and may have no tag yet";
    const conclusion = textAt(payload, "workflow_run", "conclusion");
    if (row.event !== "workflow_run" || conclusion === "success")
        return undefined;
    return conclusion === ""
        ? "the run that this one follows has not ended"
        : `the run that this one follows ended in "${conclusion}"`;
}
function isDraft({ payload }) {
    const release = payload["release"];
    return typeof release === "object" && release !== null && "draft" in release && release.draft === true;
}

;// CONCATENATED MODULE: ./build/js/action/read-event.js




/** Reads the event of the run. @param command a check of a pull request is about the merge, a deploy about its head */
function readEvent(env, command) {
    const payload = readPayload(env);
    const name = env["GITHUB_EVENT_NAME"] ?? "";
    const given = { name, payload, sha: env["GITHUB_SHA"] ?? "", ref: env["GITHUB_REF"] ?? "" };
    const row = rowOf(name, textAt(payload, "action"));
    const about = command === "check" ? (row.check ?? row) : row;
    const ref = refs[about.ref](given);
    const untrusted = strangers[row.strangers](given);
    const nothing = nothingToDo(row, given);
    return {
        name,
        commit: commits[about.commit](given),
        refName: refNameOf(ref),
        does: untrusted !== undefined && row.does !== "nothing" ? "look" : row.does,
        hasSecrets: row.strangers !== "of a fork" || untrusted === undefined,
        ...(about === row && row.does === "deploy" && untrusted === undefined ? tipOf(ref) : {}),
        ...(nothing === undefined ? {} : { nothingToDo: nothing }),
        ...(untrusted === undefined ? {} : { untrusted }),
        ...pullRequestOf(given),
    };
}
function pullRequestOf({ name, payload }) {
    return name.startsWith("pull_request") ? { pullRequest: { fromFork: isFork(payload) } } : {};
}
function tipOf(ref) {
    return /^refs\/(?:heads|tags)\//.test(ref) ? { tipOf: ref } : {};
}
function refNameOf(ref) {
    if (ref.startsWith("refs/heads/"))
        return { gitBranch: ref.slice("refs/heads/".length) };
    return ref.startsWith("refs/tags/") ? { tag: ref.slice("refs/tags/".length) } : {};
}

;// CONCATENATED MODULE: ./build/js/action/redact-result.js
/** Before anything is escaped: in `a\_b` nobody finds the secret `a_b` any more. */
function redactResult(result, redact) {
    return mapStrings(result, redact);
}
function mapStrings(value, change) {
    if (typeof value === "string")
        return change(value);
    if (Array.isArray(value))
        return value.map((item) => mapStrings(item, change));
    if (typeof value !== "object" || value === null)
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapStrings(inner, change)]));
}

// EXTERNAL MODULE: ./build/js/model/growing-redactor.js + 1 modules
var growing_redactor = __webpack_require__(47588);
;// CONCATENATED MODULE: ./build/js/action/mask.js
/**
 * Every form of a secret that the runner has to be told by itself: it knows a value as a whole and in some encodings,
 * but not its lines, not the Basic form with a user name, and not the first 8 characters, which every 429 repeats.
 */
function formsToMask(secrets, username) {
    const forms = secrets.flatMap((secret) => [
        secret,
        ...secret.split(/\r?\n/),
        ...(username === undefined ? [] : [Buffer.from(`${username}:${secret}`).toString("base64")]),
        ...(/^[\x21-\x7e]{16,}$/.test(secret) ? [secret.slice(0, 8)] : []),
    ]);
    // The runner replaces every occurrence: masking a word of one or two letters would hide the whole log.
    return [...new Set(forms)].filter((form) => form.trim().length >= 3);
}

;// CONCATENATED MODULE: ./build/js/action/secret-keeper.js



function createSecretKeeper() {
    const { redact, add } = (0,growing_redactor/* growingRedactor */.c)([]);
    return {
        redact: (text) => redact(text),
        hide: (secrets, username) => {
            const given = secrets.filter((secret) => secret !== "");
            for (const form of formsToMask(given, username))
                (0,core/* setSecret */.Pq)(form);
            for (const secret of given)
                add(secret);
        },
    };
}

// EXTERNAL MODULE: ./build/js/model/byte-size.js
var byte_size = __webpack_require__(70193);
// EXTERNAL MODULE: ./build/js/model/preflight.js
var preflight = __webpack_require__(19058);
;// CONCATENATED MODULE: ./build/js/action/markdown.js

const longestName = 160;
/** Any text as a code span: shown as it is, with no link, image, mention or line break in it. */
function codeSpan(text) {
    const shown = cut((0,visible_text/* visible */.RK)(text));
    const longestRun = Math.max(0, ...[...shown.matchAll(/`+/g)].map(([run]) => run.length));
    const fence = "`".repeat(longestRun + 1);
    // One space at each end is taken away again; without it a backtick at the end would join the fence.
    const padded = shown === "" || /^[` ]|[` ]$/.test(shown) ? ` ${shown} ` : shown;
    return `${fence}${padded}${fence}`;
}
/** A sentence of ours that quotes others: what is in double quotes becomes a code span, the rest loses all meaning to Markdown. */
function prose(text) {
    return (0,visible_text/* visible */.RK)(text)
        .split(/"([^"]*)"/)
        .map((part, index) => (index % 2 === 1 ? codeSpan(part) : markdown_plain(part)))
        .join("");
}
/** Text without any meaning to Markdown, HTML, or GitHub's own links to people, issues and addresses. */
function markdown_plain(text) {
    return text
        .replaceAll(/[\\`*_{}[\]()<>#!~&$]/g, (sign) => spelled.get(sign) ?? `\\${sign}`)
        .replaceAll(/@|:(?=\/\/)|(?<=www)\.|(?<=GH)-(?=\d)|#(?=\d)/gi, (sign) => `${sign}${nothing}`);
}
// Shown as nothing, but it parts the letters that GitHub would make a link from.
const nothing = "\u200b";
const spelled = new Map([
    ["&", "&amp;"],
    ["<", "&lt;"],
    [">", "&gt;"],
    // A backslash does not keep a dollar sign from becoming mathematics; GitHub's own advice is this.
    ["$", "<span>$</span>"],
]);
/** Text inside of HTML, where Markdown has no meaning. */
function htmlText(text) {
    return (0,visible_text/* visible */.RK)(text)
        .replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
        .replaceAll(/@|:(?=\/\/)/g, (sign) => `${sign}${nothing}`);
}
/** A link of ours to an address of ours; the text is Markdown already. */
function markdown_link(text, address) {
    return `[${text}](<${encodeURI(address).replaceAll(/[<>]/g, "")}>)`;
}
/** A table of cells that are Markdown already. `align` has one letter per column: l, c or r. Cells may hold `|`: it splits them, also inside a code span, unless escaped. */
function table(align, head, rows) {
    const marks = align.split("").map((letter) => (letter === "r" ? "--:" : letter === "c" ? ":-:" : ":--"));
    const safe = rows.map((cells) => cells.map((cell) => cell.replaceAll("|", "\\|")));
    return [head, marks, ...safe].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
const cut = (text) => text.length > longestName ? `${text.slice(0, longestName).toWellFormed()}…` : text;

;// CONCATENATED MODULE: ./build/js/action/sizes.js

/** From one size to another, with its sign: `+1.2 kB`, `−300 B`, `±0 B`. */
function growth(before, after) {
    const sign = after === before ? "±" : after > before ? "+" : "−";
    return `${sign}${(0,byte_size/* bytes */.e)(Math.abs(after - before))}`;
}
const width = 20;
/** A share from 0 to 1 as a bar of text: what is there at all shows, and only what is full looks full. */
function bar(share) {
    const exact = Math.min(1, Math.max(0, share)) * width;
    const filled = exact > 0 && exact < 1 ? 1 : Math.floor(exact);
    return `\`${"█".repeat(filled)}${"░".repeat(width - filled)}\``;
}
/** `2026-01-31T12:00:00.000Z` as a person reads it; to the second, because that is when the limit is free. */
function inUtc(isoTime) {
    return isoTime.replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(?:\.\d+)?Z$/, "$1 $2 UTC");
}

;// CONCATENATED MODULE: ./build/js/action/budget-table.js





/** The size of the set and what the service leaves us, as bars; empty text where neither is known. */
function budgetTable({ commit, bytes: size, growth: more = 0, limits }) {
    const rows = [
        // A backup has many sets, and the limit is for each.
        ...(size === 0 || commit === "" ? [] : [sizeRow(size, more)]),
        ...limits.filter(({ endpoint }) => rate_limit/* knownLimits */.Yx.has(endpoint)).map(limitRow),
    ];
    return rows.length === 0 ? "" : table("lll", ["Budget", "", ""], rows);
}
function sizeRow(size, more) {
    const percent = ((size / preflight/* largestModules */._K) * 100).toFixed(size < preflight/* largestModules */._K / 10 ? 1 : 0);
    const change = more === 0 ? "" : `, ${growth(0, more)}`;
    return [
        "Size of the set",
        bar(size / preflight/* largestModules */._K),
        `${(0,byte_size/* bytes */.e)(size)} of ${(0,byte_size/* bytes */.e)(preflight/* largestModules */._K)} (${percent} %)${change}`,
    ];
}
const budget_table_names = new Map([
    ["POST /api/user/code", "Writes left"],
    ["GET /api/user/code", "Reads left"],
]);
function limitRow({ endpoint, limit, remaining, resetAt }) {
    const until = resetAt === undefined ? "" : ` until ${inUtc(resetAt)}`;
    return [budget_table_names.get(endpoint) ?? codeSpan(endpoint), bar(remaining / limit), `${remaining} of ${limit}${until}`];
}

;// CONCATENATED MODULE: ./build/js/action/outcome-words.js
/** How an outcome is called where a person looks: a sign, and one or two words. */
const outcomeWords = {
    deployed: "✅ Deployed",
    restored: "✅ Restored",
    written: "☑️ Written, not read back",
    unchanged: "✅ Nothing to do",
    planned: "🔎 Planned",
    skipped: "⏭️ Skipped",
    "backed-up": "✅ Backed up",
    activated: "✅ Activated",
    superseded: "⏭️ Superseded",
    failed: "❌ Failed",
    usage: "❌ Not set up right",
    "rate-limited": "⏳ Rate limit",
    drift: "⚠️ Drift",
    unreachable: "❌ Server not reached",
    unknown: "❓ Unknown",
    mismatch: "❌ Mismatch",
    bug: "💥 A bug of screeps-sync",
};

;// CONCATENATED MODULE: ./build/js/action/flow-chart.js

/** Where one commit went: a Mermaid chart, worth its place only where it forks. */
function flowChart(reports) {
    const [first] = reports;
    if (first === undefined || first.commit === "" || reports.length < 2)
        return "";
    const lines = reports.flatMap((report, index) => [
        `  commit --> s${index}["${label(report.server)}<br/>${label(report.branch ?? "")}<br/>${outcomeWords[report.outcome]}"]`,
        `  class s${index} ${colourOf(report)}`,
    ]);
    return [
        "```mermaid",
        "flowchart LR",
        `  commit(["${label(first.commit.slice(0, 7))}"])`,
        ...lines,
        ...classes,
        "```",
    ].join("\n");
}
const classes = [
    "  classDef good fill:#dafbe1,stroke:#1a7f37,color:#1f2328",
    "  classDef waiting fill:#fff8c5,stroke:#9a6700,color:#1f2328",
    "  classDef bad fill:#ffebe9,stroke:#cf222e,color:#1f2328",
];
function colourOf({ outcome }) {
    if (["deployed", "restored", "unchanged", "planned", "backed-up"].includes(outcome))
        return "good";
    return ["written", "skipped", "superseded", "rate-limited", "drift"].includes(outcome) ? "waiting" : "bad";
}
/** Mermaid has a language of its own; only signs without a meaning in it are shown, the tables below have the rest. */
const label = (text) => text.replaceAll(/[^\w ./-]/g, "·").slice(0, 40);

;// CONCATENATED MODULE: ./build/js/action/module-table.js



const mostRows = 100;
/** What changes, module by module, largest change first; empty text where nothing does. */
function moduleTable({ added, changed, removed, unchanged }) {
    const rows = [
        ...added.map((change) => ({ mark: "🟢 added", change })),
        ...changed.map((change) => ({ mark: "🟡 changed", change })),
        ...removed.map((change) => ({ mark: "🔴 removed", change })),
    ];
    if (rows.length === 0)
        return "";
    const shown = rows.slice(0, mostRows).map(({ mark, change }) => row(mark, change));
    const more = rows.length > mostRows ? `and ${rows.length - mostRows} more · ` : "";
    const rest = `${more}${unchanged} unchanged`;
    return `${table("llrr", ["", "Module", "Size", "Change"], shown)}\n\n<sub>${rest}</sub>`;
}
function row(mark, { name, before = 0, after }) {
    return [mark, codeSpan(name), after === undefined ? "—" : (0,byte_size/* bytes */.e)(after), growth(before, after ?? 0)];
}

;// CONCATENATED MODULE: ./build/js/action/record-table.js


const record_table_mostRows = 50;
/** What a backup recorded, branch by branch, each with a link to the commit; empty text where it is no backup. */
function recordTable(records, { repositoryUrl }) {
    const branches = records.filter(({ branch }) => !branch.startsWith("$"));
    if (branches.length === 0)
        return "";
    const rows = branches
        .slice(0, record_table_mostRows)
        .map(({ branch, record, isNew, origin, modules, bytes: size }) => [
        codeSpan(branch),
        `${modules}`,
        (0,byte_size/* bytes */.e)(size),
        isNew ? words[origin] : "recorded so already",
        markdown_link(codeSpan(record.slice(0, 7)), `${repositoryUrl}/commit/${record}`),
    ]);
    const more = branches.length > record_table_mostRows ? `\n\n<sub>and ${branches.length - record_table_mostRows} more</sub>` : "";
    return `${table("lrrll", ["Branch", "Modules", "Size", "", "Record"], rows)}${more}`;
}
const words = {
    deploy: "🟢 deployed from a commit",
    restore: "🟢 restored",
    edit: "🟡 edited in the game",
    backup: "🟢 first record",
};

;// CONCATENATED MODULE: ./build/js/action/summary.js










const mostFindings = 50;
const mostServers = 20;
// GitHub refuses a summary above 1 MiB as a whole; ours is far below, whatever the names are.
const summary_mostCharacters = 200_000;
/** The result as Markdown for the page of the run. */
function renderSummary(result, job, redact) {
    const [only, ...others] = result.reports;
    const whole = only === undefined
        ? [heading(result.outcome), prose(result.message)]
        : others.length === 0
            ? [heading(only.outcome), ...serverParts(only, job)]
            : severalServers(result, job);
    const text = `${redact(whole.filter((part) => part !== "").join("\n\n"))}\n`;
    return text.length < summary_mostCharacters ? text : `${heading(result.outcome)}\n\n${redact(prose(result.message))}\n`;
}
const heading = (outcome) => `### ${outcomeWords[outcome]}`;
function severalServers({ reports, outcome }, job) {
    const rows = reports.map((report) => [
        markdown_plain(report.server),
        codeSpan(report.branch ?? ""),
        `${outcomeWords[report.outcome]}${report.optional ? " <sub>optional</sub>" : ""}`,
        report.retryAt === undefined ? "" : inUtc(report.retryAt),
    ]);
    const details = reports.slice(0, mostServers).map((report) => {
        const title = `${htmlText(report.server)}: ${outcomeWords[report.outcome]}`;
        return `<details><summary>${title}</summary>\n\n${serverParts(report, job).filter(Boolean).join("\n\n")}\n\n</details>`;
    });
    const overview = table("llll", ["Server", "Branch", "Outcome", "Free again"], rows);
    return [heading(outcome), flowChart(reports), overview, ...details];
}
function serverParts(report, job) {
    return [
        `> ${prose(report.message)}`,
        facts(report, job),
        whenFree(report),
        // What needs a person comes before what our own check found.
        [...report.notes.filter(hasDrift), ...report.warnings]
            .map((text) => `- ${signs.warning} ${prose(text)}`)
            .join("\n"),
        report.plan === undefined ? "" : moduleTable(report.plan),
        findings(report),
        recordTable(report.records ?? [], job),
        budgetTable(report),
        // What was live stands in the table of facts already.
        report.notes
            .filter((note) => !hasDrift(note) && note !== `"${report.branch}" held ${report.liveCommit?.slice(0, 7)}`)
            .map((note) => `- ${prose(note)}`)
            .join("\n"),
    ];
}
function facts(report, job) {
    const commit = markdown_link(codeSpan(report.commit.slice(0, 7)), `${job.repositoryUrl}/commit/${report.commit}`);
    const active = report.active === undefined ? "" : report.active ? " (active)" : " (not the active one)";
    const branch = report.branch === undefined ? "—" : `${codeSpan(report.branch)}${active}`;
    const compared = report.liveCommit === undefined || report.liveCommit === report.commit ? "—" : comparison(report, job);
    const record = "record" in report
        ? [markdown_link(codeSpan(String(report.record).slice(0, 7)), `${job.repositoryUrl}/commit/${String(report.record)}`)]
        : [];
    const head = ["Commit", "Branch", "Server", "Modules", "Was live", ...(record.length === 0 ? [] : ["Copy"])];
    const cells = [commit, branch, markdown_plain(report.server), `${report.modules}`, compared, ...record];
    return report.commit === "" ? "" : table("l".repeat(head.length), head, [cells]);
}
function comparison({ liveCommit = "", commit }, { repositoryUrl }) {
    return markdown_link(`${codeSpan(liveCommit.slice(0, 7))} (compare)`, `${repositoryUrl}/compare/${liveCommit}...${commit}`);
}
function whenFree({ retryAt, retryAfterMs, waits, outcome }) {
    const waited = describeWaited(waits);
    const said = waited === "" ? "" : `⏳ ${prose(waited)}.`;
    // The same letters as in the annotation and in the output.
    const when = retryAt === undefined
        ? ""
        : `**${retryAt}** (UTC${retryAfterMs === undefined ? "" : `, in ${(0,duration/* duration */.p)(retryAfterMs)}`})`;
    if (outcome !== "rate-limited")
        return when === "" ? said : `${said} The server can be asked again at ${when}.`.trimStart();
    return when === ""
        ? `${said} **Nothing was written.** The service named no time; a minute is its usual one.`.trimStart()
        : `⏳ **Nothing was written.** The limit is free again at ${when}: run the job again then. ${waited === "" ? "" : `${prose(waited)}.`}`.trimEnd();
}
const signs = { error: "❌", warning: "⚠️", notice: "ℹ️" };
function findings({ findings: all }) {
    const worstFirst = Object.keys(signs).flatMap((level) => all.filter(({ severity }) => severity === level));
    const shown = worstFirst.slice(0, mostFindings).map(({ severity, path, line, message }) => {
        const where = path === undefined ? "" : `${codeSpan(line === undefined ? path : `${path}:${line}`)} `;
        return `- ${signs[severity]} ${where}${prose(message)}`;
    });
    return [...shown, ...(all.length > mostFindings ? [`- and ${all.length - mostFindings} more in the log`] : [])].join("\n");
}

// EXTERNAL MODULE: ./build/js/model/given-secrets.js
var given_secrets = __webpack_require__(82404);
;// CONCATENATED MODULE: ./build/js/action/take-inputs.js


/**
 * Takes the inputs out of an environment: a crash report, a child or a later line cannot show what is not there.
 * @param environment `process.env`, which is changed
 */
function takeInputs(environment) {
    const all = { ...environment };
    for (const name of Object.keys(environment))
        if (mayHoldSecret(name))
            delete environment[name];
    const env = Object.fromEntries(Object.entries(all).filter(([name]) => !/^INPUT_/i.test(name)));
    const own = (name) => inputOf(all, name) || input_names/* ownInputs */.oi[name].default;
    const raw = Object.fromEntries(input_names/* inputSettings */.GJ.map((name) => [name, inputOf(all, name)]));
    const githubToken = own("github-token");
    const secrets = [...(0,given_secrets/* givenSecrets */.B)(raw, env), ...secretVariables(env), githubToken].filter((secret) => secret !== "");
    return { command: own("command"), ref: own("ref"), environment: own("environment"), githubToken, raw, env, secrets };
}
/** As the runner names them: upper case, spaces become `_`, hyphens stay. Only ASCII space is trimmed: a BOM in a ref is no accident. */
function inputOf(env, name) {
    return (env[`INPUT_${name.toUpperCase()}`] ?? "").replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, "");
}
// Git and its credential helpers may need the token of GitHub itself; everything of ours and of our likes they do not.
const secretName = /(?:^|_)(?:TOKEN|PASSWORD|SECRET)$/;
const keptForGit = /^(?:GITHUB|GH|ACTIONS)_/;
function mayHoldSecret(name) {
    const upper = name.toUpperCase();
    return /^(?:INPUT|SCREEPS)_/.test(upper) || (secretName.test(upper) && !keptForGit.test(upper));
}
function secretVariables(env) {
    return Object.entries(env).flatMap(([name, value]) => secretName.test(name.toUpperCase()) && value !== undefined ? [value] : []);
}

;// CONCATENATED MODULE: ./build/js/action/main.js




















/** Runs the Action and sets its outputs, summary, annotations and exit status. */
async function main() {
    (0,output/* steadyStreams */.s5)();
    const inputs = takeInputs(process.env);
    const secrets = createSecretKeeper();
    secrets.hide(inputs.secrets, String(inputs.raw["username"] ?? "") || undefined);
    const log = openLog(secrets.redact);
    const end = async (result) => finish(redactResult(result, secrets.redact), inputs, log);
    const sent = { maybe: false };
    const signals = (0,sync_signals/* listenForSignals */.s)((signal) => lastWords(log, signal, sent.maybe));
    signals.interrupt.addEventListener("abort", () => log.info(describeInterrupt(sent.maybe)));
    const result = await story(inputs, secrets, log, signals.interrupt, sent);
    const { received } = signals;
    await end(result);
    signals.stop();
    // The outcome stays what it is; only a run that was stopped before its end says so by its status.
    if (received !== undefined && result.outcome === "failed")
        process.exitCode = outcome/* signalExit */.h[received];
}
async function story(inputs, secrets, log, interrupt, sent) {
    try {
        const { env } = inputs;
        const job = readJob(env);
        const event = readEvent(env, inputs.command);
        const tell = (happening) => {
            if (happening.kind === "step" && happening.writes === true)
                sent.maybe = true;
            annotateHappening(log, happening);
        };
        const door = (0,open_door/* openDoor */.f)({ directory: job.workspace, env, interrupt, tell, trace: log.trace });
        return await runCommand({ inputs, event, job, log, secrets, door, asked: askedBy(inputs, event, secrets) });
    }
    catch (failure) {
        return failed(inputs.command, failure);
    }
}
/** An expected failure is one line; anything else is a bug, and keeps its stack. */
function failed(command, failure) {
    if (failure instanceof errors/* SyncError */.S0)
        return (0,action_result/* withoutReports */.EO)(command, failure.outcome, failure.message);
    const stack = failure instanceof Error ? failure.stack : String(failure);
    return (0,action_result/* withoutReports */.EO)(command, "bug", `A bug of screeps-sync: ${stack}`);
}
async function finish(result, inputs, log) {
    annotateResult(log, result);
    log.close();
    process.exitCode = result.exit;
    await unlessItFails("set the outputs", log, () => writeOutputs(result, log.redact));
    await writeSummary(renderSummary(result, readJob(inputs.env), log.redact), inputs, log);
    await (0,output/* written */.Mp)();
    if ((0,output/* isStdoutBroken */.xb)())
        (0,output/* openOutput */.c1)().word(`${(0,visible_text/* visible */.RK)(log.redact(result.message))}\n`);
}
async function writeSummary(text, { env }, log) {
    if ((env["GITHUB_STEP_SUMMARY"] ?? "") === "")
        return;
    await unlessItFails("write the job summary", log, () => core/* summary */.z.addRaw(text).write());
}
/** What the runner does not take (its file is missing, the disk is full) changes nothing of what was done. */
async function unlessItFails(what, log, write) {
    try {
        await write();
    }
    catch (failure) {
        log.info(`Cannot ${what}: ${failure instanceof Error ? failure.message : String(failure)}`);
    }
}
const describeInterrupt = (sent) => sent ? "Asked to end: the answer to the write is still awaited" : "Asked to end: nothing will be written";
/** The runner sends SIGTERM 7.5 s after SIGINT, and ends us 2.5 s later: what may have arrived is said now or never. */
function lastWords(log, signal, sent) {
    const message = sent
        ? `Stopped by ${signal} while the answer to a write was awaited: it may have arrived; run again to settle it`
        : `Stopped by ${signal}: nothing was written`;
    const result = (0,action_result/* withoutReports */.EO)("", sent ? "unknown" : "failed", message);
    annotateResult(log, result);
    log.close();
    writeOutputs(result, log.redact);
}


/***/ }),

/***/ 64061:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bg: () => (/* binding */ resultOf),
/* harmony export */   EO: () => (/* binding */ withoutReports),
/* harmony export */   l9: () => (/* binding */ decisive)
/* harmony export */ });
/* harmony import */ var _model_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49825);
/* harmony import */ var _input_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81163);


/** Several reports as one result: the worst that counts speaks for all. */
function resultOf(command, reports, targets) {
    const all = reports.map((report, index) => inOurWords(report, targets[index]?.optional === true));
    const worst = decisive(all);
    if (worst === undefined)
        return withoutReports(command, "skipped", "Skipped: no server is named");
    const exit = worst.optional ? 0 : _model_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomes */ .K[worst.outcome].exit;
    const message = all.length === 1 ? worst.message : `${worst.server}: ${worst.message}`;
    return { command, outcome: worst.outcome, message, exit, reports: all };
}
function inOurWords(report, optional) {
    const { message, warnings, notes } = report;
    return {
        ...report,
        optional,
        message: (0,_input_names_js__WEBPACK_IMPORTED_MODULE_1__/* .inInputWords */ .bk)(message),
        warnings: warnings.map(_input_names_js__WEBPACK_IMPORTED_MODULE_1__/* .inInputWords */ .bk),
        notes: notes.map(_input_names_js__WEBPACK_IMPORTED_MODULE_1__/* .inInputWords */ .bk),
    };
}
/** A run that ended before there was anything to report of a server. */
function withoutReports(command, outcome, message) {
    return { command, outcome, message: (0,_input_names_js__WEBPACK_IMPORTED_MODULE_1__/* .inInputWords */ .bk)(message), exit: _model_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomes */ .K[outcome].exit, reports: [] };
}
/** The report that the outputs are taken from: the worst of those that count; of equals, one that did something. */
function decisive(reports) {
    const weight = ({ optional, outcome }) => (optional ? 0 : 1 + _model_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomes */ .K[outcome].exit * 10) + (outcome === "skipped" ? 0 : 0.5);
    return reports.toSorted((a, b) => weight(b) - weight(a))[0];
}


/***/ }),

/***/ 70193:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ bytes)
/* harmony export */ });
/** A size as a person reads it, in steps of a thousand: `1.2 kB`. */
function bytes(count) {
    if (count < 1000)
        return `${count} B`;
    return count < 1_000_000 ? `${(count / 1000).toFixed(1)} kB` : `${(count / 1_000_000).toFixed(2)} MB`;
}


/***/ }),

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

/***/ 7188:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IK: () => (/* binding */ blobContentId),
/* harmony export */   IM: () => (/* binding */ blobOid),
/* harmony export */   e8: () => (/* binding */ contentIds)
/* harmony export */ });
/* harmony import */ var _modules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6180);

/** The id of text or of bytes that git already knows as a blob. */
function blobContentId(kind, oid) {
    return `${kind} ${oid}`;
}
/** Ids of what a server holds, computed as git would, so that they compare with a tree without reading its blobs. */
function contentIds(modules, format) {
    return new Map([...modules].map(([name, content]) => [name, contentId(content, format)]));
}
function contentId(content, format) {
    if (typeof content === "string") {
        // A lone surrogate has no UTF-8 form, so no blob can hold it: git's id of the replacement would be a lie.
        return content.isWellFormed()
            ? blobContentId("text", blobOid(Buffer.from(content), format))
            : `odd ${JSON.stringify(content)}`;
    }
    if (!(0,_modules_js__WEBPACK_IMPORTED_MODULE_0__/* .isBinary */ .Go)(content))
        return `odd ${content.json}`;
    const bytes = Buffer.from(content.binary, "base64");
    return bytes.toString("base64") === content.binary
        ? blobContentId("binary", blobOid(bytes, format))
        : `odd ${JSON.stringify(content)}`;
}
/** Git's object id of a blob: hash of `blob <length>\0<bytes>`. */
function blobOid(bytes, format) {
    // Loading it costs 3 ms, which only the search for drift needs to pay.
    const { createHash } = process.getBuiltinModule("node:crypto");
    return createHash(format).update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}


/***/ }),

/***/ 68233:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ duration)
/* harmony export */ });
/** A span of time as people tell it, and never less than it is: `1.5 s`, `52 s`, `3 min 20 s`, `2 h 5 min`, `3 days 4 h`. */
function duration(ms) {
    if (ms <= 9900)
        return `${(Math.ceil(ms / 100) / 10).toFixed(1)} s`;
    const seconds = Math.ceil(ms / 1000);
    const minutes = Math.ceil(seconds / 60);
    const hours = Math.ceil(minutes / 60);
    if (seconds < 60)
        return `${seconds} s`;
    if (seconds < 3600)
        return two(seconds, 60, "min", "s");
    if (minutes < 48 * 60)
        return two(minutes, 60, "h", "min");
    return two(hours, 24, "days", "h");
}
function two(count, inOne, large, small) {
    const rest = count % inOne;
    return `${Math.floor(count / inOne)} ${large}${rest === 0 ? "" : ` ${rest} ${small}`}`;
}


/***/ }),

/***/ 13235:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ buildModules),
/* harmony export */   Y: () => (/* binding */ isBinaryFile)
/* harmony export */ });
/* harmony import */ var _content_id_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7188);

/** Text as it is, byte for byte; `.wasm` as base64. The files have passed preflight: UTF-8, one name each. */
function buildModules(files) {
    return {
        modules: new Map(files.map((file) => [file.name, contentOf(file)])),
        ids: new Map(files.map((file) => [file.name, (0,_content_id_js__WEBPACK_IMPORTED_MODULE_0__/* .blobContentId */ .IK)(isBinaryFile(file) ? "binary" : "text", file.oid)])),
    };
}
function isBinaryFile(file) {
    return file.path.endsWith(".wasm");
}
function contentOf(file) {
    return isBinaryFile(file) ? { binary: file.bytes.toString("base64") } : file.bytes.toString("utf8");
}


/***/ }),

/***/ 6180:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bs: () => (/* binding */ modulesToJson),
/* harmony export */   Cm: () => (/* binding */ sameContent),
/* harmony export */   Go: () => (/* binding */ isBinary),
/* harmony export */   L2: () => (/* binding */ isEmptyCode),
/* harmony export */   Tf: () => (/* binding */ modulesBytes),
/* harmony export */   dW: () => (/* binding */ contentBytes),
/* harmony export */   vv: () => (/* binding */ modulesText)
/* harmony export */ });
function isBinary(content) {
    return typeof content === "object" && "binary" in content;
}
function sameContent(a, b) {
    if (typeof a !== "object" || typeof b !== "object")
        return a === b;
    if (isBinary(a) || isBinary(b))
        return isBinary(a) && isBinary(b) && a.binary === b.binary;
    return a.json === b.json;
}
/** A new branch, a wiped one, or one whose modules were all removed holds this and nothing else. */
function isEmptyCode(modules) {
    return modules.size === 0 || (modules.size === 1 && modules.get("main") === "");
}
/** The JSON value of the `modules` field; null prototype, so that no name is special. */
function modulesToJson(modules) {
    const object = Object.create(null);
    for (const [name, content] of modules) {
        object[name] = typeof content === "object" && "json" in content ? JSON.parse(content.json) : content;
    }
    return object;
}
/** Size of one module in bytes of UTF-8, or of the decoded binary. */
function contentBytes(content) {
    if (typeof content === "string")
        return Buffer.byteLength(content);
    return isBinary(content) ? Buffer.byteLength(content.binary, "base64") : Buffer.byteLength(content.json);
}
const texts = new WeakMap();
/** The map as the JSON text that goes over the wire, made once per map: its length is what the server counts. */
function modulesText(modules) {
    const known = texts.get(modules) ?? JSON.stringify(modulesToJson(modules));
    texts.set(modules, known);
    return known;
}
const bytes = new WeakMap();
/** The same as bytes of UTF-8, made once per map. */
function modulesBytes(modules) {
    const known = bytes.get(modules) ?? Buffer.from(modulesText(modules));
    bytes.set(modules, known);
    return known;
}


/***/ }),

/***/ 19058:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C1: () => (/* binding */ checkSize),
/* harmony export */   _K: () => (/* binding */ largestModules),
/* harmony export */   gw: () => (/* binding */ checkFiles)
/* harmony export */ });
/* unused harmony export largestBody */
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27432);
/* harmony import */ var _module_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13235);
/* harmony import */ var _modules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6180);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51305);





/** The server refuses more than this: `JSON.stringify(modules).length`, in UTF-16 units (seen to the unit on the open server). */
const largestModules = 5 * 1024 * 1024;
/** Its body parser answers 413 above this many bytes of UTF-8. */
const largestBody = 8 * 1024 * 1024;
/** Everything that is wrong with the files alone, before a request is made. An empty list: nothing found. */
function checkFiles(files, notFiles, { refuseCaseClash, levels = {} }) {
    return [
        ...notFiles.map(notAFile),
        ...files.flatMap(checkName),
        ...clashes(files, (name) => name, "become the same module").flatMap(({ message, path }) => (0,_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .found */ .F9)(levels, "lost-file", message, path === undefined ? {} : { path })),
        ...(refuseCaseClash ? caseClashes(files) : []),
        ...files.flatMap(checkContent),
        ...checkMain(files, levels),
    ];
}
/** The server's own count, so that it never has the last word. */
function checkSize(modules, levels = {}) {
    const text = (0,_modules_js__WEBPACK_IMPORTED_MODULE_3__/* .modulesText */ .vv)(modules);
    if (text.length > largestModules) {
        return (0,_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .found */ .F9)(levels, "size", `The modules are ${grouped(text.length)} characters as JSON: the server takes ${grouped(largestModules)}; largest: ${largest(modules)}`);
    }
    // 4096 is room for the branch name and the braces around the map. A unit of UTF-16 is three bytes at most.
    if (text.length * 3 + 4096 <= largestBody)
        return [];
    const bytes = Buffer.byteLength(text) + 4096;
    if (bytes <= largestBody)
        return [];
    return (0,_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .found */ .F9)(levels, "size", `The modules are ${grouped(bytes)} bytes of UTF-8: the server reads ${grouped(largestBody)}; largest: ${largest(modules)}`);
}
function notAFile(entry) {
    const kind = (0,_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .isSubmodule */ .X)(entry) ? "a submodule" : "a symbolic link";
    return error(`is ${kind}, so the commit does not hold its content: commit the file itself, or exclude it`, entry.path);
}
// Names are stored with these three signs escaped, and a stored name that starts with `$` is dropped with `ok: 1`.
const escapes = ["$DOT$", "$SLASH$", "$BACKSLASH$"];
function checkName({ name, path }) {
    if (name === "")
        return [error("has no name before its extension: rename it, or exclude it", path)];
    if (path.includes("\ufffd"))
        return [error("has a path that is not UTF-8: rename it", path)];
    if (/^[.$/\\]/.test(name)) {
        return [
            error(`would be module "${name}", which the server drops without a word because of its first character "${name[0]}": rename it, or exclude it`, path),
        ];
    }
    const sign = escapes.find((candidate) => name.includes(candidate));
    return sign === undefined
        ? []
        : [error(`would be module "${name}", in which the server decodes ${sign}: rename it`, path)];
}
function clashes(files, key, what) {
    const groups = Map.groupBy(files, (file) => key(file.name));
    return [...groups.values()]
        .filter((group) => group.length > 1)
        .flatMap((group) => group.map((file) => clash(file, group, what)));
}
function clash(file, group, what) {
    const others = group.filter((other) => other !== file).map((other) => other.path);
    return error(`and ${others.join(", ")} ${what} "${file.name}": rename one, exclude one, or choose a layout that keeps folders`, file.path);
}
function caseClashes(files) {
    const firsts = [...new Map(files.map((file) => [file.name, file])).values()];
    return clashes(firsts, (name) => name.toLowerCase(), "differ in letter case only from");
}
const lfsPointer = "version https://git-lfs.github.com/spec/";
function checkContent(file) {
    if (file.bytes.length < 1024 && file.bytes.subarray(0, lfsPointer.length).toString("latin1") === lfsPointer) {
        return [error("is a Git LFS pointer, not the file itself: commit it without LFS", file.path)];
    }
    if ((0,_module_files_js__WEBPACK_IMPORTED_MODULE_2__/* .isBinaryFile */ .Y)(file) || (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(file.bytes))
        return [];
    return [
        {
            ...error("is not UTF-8 text, and the game takes nothing else: convert it, or exclude it", file.path),
            line: firstBadLine(file.bytes),
        },
    ];
}
function firstBadLine(bytes) {
    const lines = bytes.toString("latin1").split("\n");
    return 1 + lines.findIndex((line) => !(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(Buffer.from(line, "latin1")));
}
function checkMain(files, levels) {
    if (files.length === 0)
        return [error("No file of the source folder is a module: an empty set would delete the live code")];
    if (files.some((file) => file.name === "main"))
        return [];
    const names = some(files.map((file) => file.name));
    return (0,_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .found */ .F9)(levels, "no-main", `No module is called "main", where the game starts: found ${names}`);
}
function largest(modules) {
    const sizes = [...modules].map(([name, content]) => ({ name, size: JSON.stringify(content).length }));
    return sizes
        .sort((a, b) => b.size - a.size)
        .slice(0, 3)
        .map(({ name, size }) => `"${name}" ${grouped(size)}`)
        .join(", ");
}
function some(names) {
    const shown = names.slice(0, 5).join(", ");
    return names.length > 5 ? `${shown} and ${names.length - 5} more` : shown;
}
const grouped = (count) => count.toLocaleString("en-US");
function error(message, path) {
    return { severity: "error", message, ...(path === undefined ? {} : { path }) };
}


/***/ }),

/***/ 26813:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dy: () => (/* binding */ parseLimitHeaders),
/* harmony export */   Yx: () => (/* binding */ knownLimits),
/* harmony export */   f0: () => (/* binding */ parseRateLimitReply)
/* harmony export */ });
/** The limits of the service, as its documentation names them (docs.screeps.com/auth-tokens.html). */
const knownLimits = new Map([
    ["global", { limit: 120, period: "minute" }],
    ["GET /api/user/code", { limit: 60, period: "hour" }],
    ["POST /api/user/code", { limit: 240, period: "day" }],
    ["POST /api/user/set-active-branch", { limit: 240, period: "day" }],
    ["GET /api/user/memory", { limit: 1440, period: "day" }],
    ["POST /api/user/memory", { limit: 240, period: "day" }],
    ["GET /api/user/memory-segment", { limit: 360, period: "hour" }],
    ["POST /api/user/memory-segment", { limit: 60, period: "hour" }],
    ["POST /api/user/console", { limit: 360, period: "hour" }],
    ["GET /api/game/room-terrain", { limit: 360, period: "hour" }],
    ["POST /api/game/map-stats", { limit: 60, period: "hour" }],
    ["GET /api/game/market/orders-index", { limit: 60, period: "hour" }],
    ["GET /api/game/market/orders", { limit: 60, period: "hour" }],
    ["GET /api/game/market/my-orders", { limit: 60, period: "hour" }],
    ["GET /api/game/market/stats", { limit: 60, period: "hour" }],
    ["GET /api/game/user/money-history", { limit: 60, period: "hour" }],
]);
/** Undefined where the reply counts nothing: a private server, a token in its unlimited period, the global limit. */
function parseLimitHeaders(headers, now) {
    const limit = wholeNumber(headers["x-ratelimit-limit"]);
    const remaining = wholeNumber(headers["x-ratelimit-remaining"]);
    if (limit === undefined || limit === 0 || remaining === undefined)
        return undefined;
    const resetAt = resetTime(headers, now);
    return resetAt === undefined ? { limit, remaining } : { limit, remaining, resetAt };
}
/**
 * The body is trusted first: its milliseconds are exact and need no clock. Then the reset header, then `Retry-After`,
 * which no source has seen here. The global limit answers from the front proxy, with neither headers nor sentence.
 */
function parseRateLimitReply({ headers, body }, now) {
    const sentence = /retry after (\d{1,12}) ?ms/i.exec(body)?.[1];
    const scope = sentence !== undefined || headers["x-ratelimit-limit"] !== undefined ? "endpoint" : "global";
    const ms = sentence === undefined ? waitFromHeaders(headers, now) : Number(sentence);
    if (ms === undefined || ms > longestWaitMs)
        return { scope };
    return { scope, retryAfterMs: ms, retryAt: new Date(now.getTime() + ms) };
}
function waitFromHeaders(headers, now) {
    const resetAt = resetTime(headers, now);
    if (resetAt !== undefined)
        return resetAt.getTime() - now.getTime();
    const after = single(headers["retry-after"])?.trim() ?? "";
    if (/^\d{1,9}$/.test(after))
        return Number(after) * 1000;
    const until = after === "" ? Number.NaN : Date.parse(after) - skewOf(headers, now);
    return until > now.getTime() ? until - now.getTime() : undefined;
}
const longestWaitMs = 366 * 86_400_000;
function resetTime(headers, now) {
    const seconds = wholeNumber(headers["x-ratelimit-reset"]);
    if (seconds === undefined)
        return undefined;
    const ms = seconds * 1000 - skewOf(headers, now);
    return ms > now.getTime() && ms - now.getTime() < longestWaitMs ? new Date(ms) : undefined;
}
/** How far the server's clock is ahead of ours. `Date` counts whole seconds, so a small difference is none. */
function skewOf(headers, now) {
    const skew = Date.parse(single(headers["date"]) ?? "") - now.getTime();
    return Math.abs(skew) >= 2000 ? skew : 0;
}
function wholeNumber(value) {
    const text = single(value)?.trim() ?? "";
    return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
const single = (value) => (typeof value === "object" ? value[0] : value);


/***/ }),

/***/ 51305:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ isSymbolicLink),
/* harmony export */   X: () => (/* binding */ isSubmodule)
/* harmony export */ });
const isSymbolicLink = (entry) => entry.mode === "120000";
const isSubmodule = (entry) => entry.type === "commit";


/***/ }),

/***/ 46666:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ openDoor)
});

;// CONCATENATED MODULE: ./build/js/git/repository.js
/** `directory` → a handle. Whether there is a repository shows at the first read, as a UsageError. */
function openRepository(directory, options = {}) {
    const { fromHook = false, signal, timeoutMs = 60_000 } = options;
    return { directory, fromHook, signal, timeoutMs, variables: {} };
}

;// CONCATENATED MODULE: ./build/js/sync/open-door.js

/** What a door brings to a run, from what it knows: a folder, an environment, and a place to tell things. */
function openDoor({ directory, env, interrupt, tell, trace, fromHook = false }) {
    const repository = openRepository(directory, { fromHook, signal: interrupt });
    return { repository, env, interrupt, tell, onExchange: (exchange) => trace(describeExchange(exchange)) };
}
function describeExchange({ method, path, status, ms, bytesUp, bytesDown, limit }) {
    const budget = limit === undefined ? "" : `, ${limit.remaining} of ${limit.limit} left`;
    return `${method} ${path} → ${status ?? "no reply"} in ${Math.round(ms)} ms (${bytesUp} B up, ${bytesDown} B down${budget})`;
}


/***/ })

};
;