"use strict";
exports.id = 3609;
exports.ids = [3609];
exports.modules = {

/***/ 13609:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 12 modules
var core = __webpack_require__(90143);
// EXTERNAL MODULE: ./build/js/model/outcome/end-of.js
var end_of = __webpack_require__(50021);
// EXTERNAL MODULE: ./build/js/model/outcome/outcome.js
var outcome_outcome = __webpack_require__(14650);
// EXTERNAL MODULE: ./build/js/model/text/visible-text.js
var visible_text = __webpack_require__(87035);
// EXTERNAL MODULE: ./build/js/sync/start/open-world.js + 22 modules
var open_world = __webpack_require__(31676);
// EXTERNAL MODULE: ./build/js/sync/start/output.js
var output = __webpack_require__(39487);
// EXTERNAL MODULE: ./build/js/sync/start/signals.js
var start_signals = __webpack_require__(95901);
// EXTERNAL MODULE: ./build/js/model/outcome/errors.js
var errors = __webpack_require__(92383);
// EXTERNAL MODULE: ./build/js/action/result/result.js
var result_result = __webpack_require__(17105);
;// CONCATENATED MODULE: ./build/js/action/commands.js
// Covered by test/doors/action/action.test.ts


/** Runs the command of the inputs, unless the event leaves nothing to do or must not be trusted with secrets. */
async function runCommand(run) {
    const { inputs, event } = run;
    const { command } = inputs;
    const story = commands.get(command);
    if (story === undefined) {
        throw new errors/* UsageError */.eb(`Cannot use input "command" "${command}": allowed are ${[...commands.keys()].join(", ")}`);
    }
    if (inputs.ref === "" && event.nothingToDo !== undefined && isAboutTheCommit(command))
        return (0,result_result/* withoutReports */.EO)(command, "skipped", `Skipped: ${event.nothingToDo}`);
    if (command === "check")
        return story(run);
    // GitHub gives a fork no secrets, and there its pull requests are nothing unusual.
    if (event.untrusted !== undefined && !event.hasSecrets)
        return (0,result_result/* withoutReports */.EO)(command, "skipped", fromFork(command));
    if (event.untrusted !== undefined)
        throw new errors/* UsageError */.eb(`Cannot ${command}: ${event.untrusted}`);
    if (command === "deploy" && inputs.ref === "" && event.does === "plan")
        return planOnly(run);
    return story(run);
}
const isAboutTheCommit = (command) => command === "deploy" || command === "check";
async function planOnly(run) {
    run.log.info(`On ${run.event.name} nothing is written: the commit is not on its branch yet`);
    return (await Promise.all(/* import() */[__webpack_require__.e(3154), __webpack_require__.e(8899), __webpack_require__.e(4683), __webpack_require__.e(1544), __webpack_require__.e(9379), __webpack_require__.e(765)]).then(__webpack_require__.bind(__webpack_require__, 70765))).check(run);
}
const commands = new Map([
    ["deploy", async (run) => (await Promise.all(/* import() */[__webpack_require__.e(3154), __webpack_require__.e(8899), __webpack_require__.e(4683), __webpack_require__.e(1544), __webpack_require__.e(9379), __webpack_require__.e(6753)]).then(__webpack_require__.bind(__webpack_require__, 46753))).deploy(run)],
    ["check", async (run) => (await Promise.all(/* import() */[__webpack_require__.e(3154), __webpack_require__.e(8899), __webpack_require__.e(4683), __webpack_require__.e(1544), __webpack_require__.e(9379), __webpack_require__.e(765)]).then(__webpack_require__.bind(__webpack_require__, 70765))).check(run)],
    ["backup", async (run) => (await Promise.all(/* import() */[__webpack_require__.e(3154), __webpack_require__.e(8899), __webpack_require__.e(4683), __webpack_require__.e(7026), __webpack_require__.e(907)]).then(__webpack_require__.bind(__webpack_require__, 10907))).backup(run)],
    ["restore", async (run) => (await Promise.all(/* import() */[__webpack_require__.e(3154), __webpack_require__.e(8899), __webpack_require__.e(4683), __webpack_require__.e(1544), __webpack_require__.e(9379), __webpack_require__.e(3927)]).then(__webpack_require__.bind(__webpack_require__, 23927))).restore(run)],
]);
const fromFork = (command) => `Skipped: the pull request is from a fork, which gets no secrets, so nothing can ${command} it; "command: check" works without them`;

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./build/js/action/events/payload.js


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

;// CONCATENATED MODULE: ./build/js/action/events/event-columns.js

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

;// CONCATENATED MODULE: ./build/js/action/events/events.js
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

;// CONCATENATED MODULE: ./build/js/action/events/nothing-to-do.js


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

;// CONCATENATED MODULE: ./build/js/action/events/read-event.js




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

// EXTERNAL MODULE: ./build/js/model/outcome/note-text.js
var note_text = __webpack_require__(45754);
;// CONCATENATED MODULE: ./build/js/action/result/outputs.js





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
        pattern: new RegExp(`^(?:${Object.keys(outcome_outcome/* outcomes */.KI).join("|")})$`),
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
    const report = (0,result_result/* decisive */.l9)(result.reports);
    for (const [name, { value, pattern }] of Object.entries(outputs)) {
        const text = redact(String(value(report, result) ?? ""));
        (0,core/* setOutput */.uH)(name, pattern.test(text) ? text : "");
    }
}
const mostCharacters = 900_000;
/** An output holds 1 MB: of a set with so many or so long names, the lists are left out. */
function publicReport({ command, outcome, message, exit, ...result }) {
    const reports = result.reports.map((report) => (0,note_text/* inWords */.r4)(report, result_result/* noteWords */.eR));
    const whole = { command, outcome, message, exit, reports };
    if (JSON.stringify(whole).length < mostCharacters)
        return whole;
    return {
        ...whole,
        reports: reports.map((report) => ({
            ...report,
            plan: undefined,
            drift: undefined,
            findings: report.findings.slice(0, 100),
        })),
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

;// CONCATENATED MODULE: ./build/js/action/result/redact-result.js
/** Before anything is escaped: in `a\_b` nobody finds the secret `a_b` any more. */
function redactResult(result, redact) {
    return mapStrings(result, redact);
}
/** One of our own words each, that tables are asked for: a short password can be the same word. */
const ownWords = new Set(["outcome", "kind"]);
function mapStrings(value, change) {
    if (typeof value === "string")
        return change(value);
    if (Array.isArray(value))
        return value.map((item) => mapStrings(item, change));
    if (typeof value !== "object" || value === null)
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, ownWords.has(key) ? inner : mapStrings(inner, change)]));
}

// EXTERNAL MODULE: ./build/js/model/text/duration.js
var duration = __webpack_require__(12065);
// EXTERNAL MODULE: ./build/js/sync/start/tell-wait.js
var tell_wait = __webpack_require__(3883);
;// CONCATENATED MODULE: ./build/js/action/show/annotate-happening.js
// Covered by test/doors/action/action.test.ts



/** What is told while a run goes on. Giving up is told once, by the report. */
function annotateHappening(log, happening) {
    if (happening.kind === "step")
        log.info(happening.text);
    if (happening.kind === "waiting")
        annotateWait(log, happening);
    const givingUp = happening.kind === "gave-up" ? (0,tell_wait/* tellGivingUp */.r)(happening) : undefined;
    if (givingUp !== undefined)
        log.info(givingUp);
}
/** A limit says something else each time; of a server that gives no answer the report says all, once. */
function annotateWait(log, { error, waitMs, until, nextTry }) {
    const now = `now waiting ${(0,duration/* duration */.p)(waitMs)}, until ${until.toISOString()} (UTC), then the live code is read again (try ${nextTry})`;
    if (error instanceof errors/* RateLimitedError */.TM)
        log.annotate("warning", `${error.message}; ${now}`, { title: `Rate limit: ${error.endpoint}` });
    else
        log.annotate("warning", now, { title: "No usable answer" });
}

// EXTERNAL MODULE: ./build/js/model/account/rate-limit.js
var rate_limit = __webpack_require__(32929);
;// CONCATENATED MODULE: ./build/js/action/show/annotate-finding.js
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

;// CONCATENATED MODULE: ./build/js/action/show/waited.js

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

;// CONCATENATED MODULE: ./build/js/action/show/annotate-result.js






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
        log.annotate("warning", (0,result_result/* noteWords */.eR)(warning), {
            title: warning.kind === "drift" ? `Drift on ${report.server}` : `screeps-sync: ${report.outcome}, but`,
        });
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
    const mood = (0,outcome_outcome/* moodOf */.jo)(outcome);
    if (mood === "good")
        return undefined;
    if (mood === "note")
        return "notice";
    return optional || outcome_outcome/* outcomes */.KI[outcome].exit === 0 ? "warning" : "error";
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

// EXTERNAL MODULE: ./build/js/model/text/short-id.js
var short_id = __webpack_require__(36689);
// EXTERNAL MODULE: ./build/js/model/checks/preflight.js + 3 modules
var preflight = __webpack_require__(67859);
// EXTERNAL MODULE: ./build/js/model/text/byte-size.js
var byte_size = __webpack_require__(97001);
;// CONCATENATED MODULE: ./build/js/action/show/markdown.js

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

;// CONCATENATED MODULE: ./build/js/action/show/sizes.js

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

;// CONCATENATED MODULE: ./build/js/action/show/budget-table.js





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

;// CONCATENATED MODULE: ./build/js/action/show/outcome-words.js
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

;// CONCATENATED MODULE: ./build/js/action/show/flow-chart.js



/** Where one commit went: a Mermaid chart, worth its place only where it forks. */
function flowChart(reports) {
    const [first] = reports;
    if (first === undefined || first.commit === "" || reports.length < 2)
        return "";
    const lines = reports.flatMap((report, index) => [
        `  commit --> s${index}["${label(report.server)}<br/>${label(report.branch ?? "")}<br/>${outcomeWords[report.outcome]}"]`,
        `  class s${index} ${colours[(0,outcome_outcome/* moodOf */.jo)(report.outcome)]}`,
    ]);
    return [
        "```mermaid",
        "flowchart LR",
        `  commit(["${label((0,short_id/* shortId */.m)(first.commit))}"])`,
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
const colours = { good: "good", note: "waiting", warn: "waiting", bad: "bad" };
/** Mermaid has a language of its own; only signs without a meaning in it are shown, the tables below have the rest. */
const label = (text) => text.replaceAll(/[^\w ./-]/g, "·").slice(0, 40);

;// CONCATENATED MODULE: ./build/js/action/show/module-table.js



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

;// CONCATENATED MODULE: ./build/js/action/show/record-table.js



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
        markdown_link(codeSpan((0,short_id/* shortId */.m)(record)), `${repositoryUrl}/commit/${record}`),
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

;// CONCATENATED MODULE: ./build/js/action/show/when-free.js



/** When the service can be asked again, and how long was waited already; empty where nothing of that was. */
function whenFree({ retryAt, retryAfterMs, waits, outcome }) {
    // The same letters as in the annotation and in the output.
    const from = retryAfterMs === undefined ? "" : `, in ${(0,duration/* duration */.p)(retryAfterMs)}`;
    const when = retryAt === undefined ? "" : `**${retryAt}** (UTC${from})`;
    const waited = describeWaited(waits);
    const parts = [
        outcome === "rate-limited" ? nothingWritten(when) : askAgain(when),
        waited === "" ? "" : `${prose(waited)}.`,
    ];
    const said = parts.filter((part) => part !== "").join(" ");
    return said === "" ? "" : `⏳ ${said}`;
}
const nothingWritten = (when) => when === ""
    ? "**Nothing was written.** The service named no time; a minute is its usual one."
    : `**Nothing was written.** The limit is free again at ${when}: run the job again then.`;
const askAgain = (when) => (when === "" ? "" : `The server can be asked again at ${when}.`);

;// CONCATENATED MODULE: ./build/js/action/show/summary.js









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
        report.retryAt ?? "",
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
        report.warnings.map((warning) => `- ${signs.warning} ${prose((0,result_result/* noteWords */.eR)(warning))}`).join("\n"),
        report.plan === undefined ? "" : moduleTable(report.plan),
        findings(report),
        recordTable(report.records ?? [], job),
        budgetTable(report),
        // What was live stands in the table of facts already.
        report.notes
            .filter((note) => note.kind !== "held-commit" || note.gone || note.commit !== report.liveCommit)
            .map((note) => `- ${prose((0,result_result/* noteWords */.eR)(note))}`)
            .join("\n"),
    ];
}
function facts(report, job) {
    const commit = markdown_link(codeSpan((0,short_id/* shortId */.m)(report.commit)), `${job.repositoryUrl}/commit/${report.commit}`);
    const active = report.active === undefined ? "" : report.active ? " (active)" : " (not the active one)";
    const branch = report.branch === undefined ? "—" : `${codeSpan(report.branch)}${active}`;
    const compared = report.liveCommit === undefined || report.liveCommit === report.commit ? "—" : comparison(report, job);
    const record = "record" in report
        ? [markdown_link(codeSpan((0,short_id/* shortId */.m)(String(report.record))), `${job.repositoryUrl}/commit/${String(report.record)}`)]
        : [];
    const head = ["Commit", "Branch", "Server", "Modules", "Was live", ...(record.length === 0 ? [] : ["Copy"])];
    const cells = [commit, branch, markdown_plain(report.server), `${report.modules}`, compared, ...record];
    return report.commit === "" ? "" : table("l".repeat(head.length), head, [cells]);
}
function comparison({ liveCommit = "", commit }, { repositoryUrl }) {
    return markdown_link(`${codeSpan((0,short_id/* shortId */.m)(liveCommit))} (compare)`, `${repositoryUrl}/compare/${liveCommit}...${commit}`);
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

// EXTERNAL MODULE: ./build/js/git/clone/remote.js
var clone_remote = __webpack_require__(69162);
// EXTERNAL MODULE: ./build/js/git/history/refs.js + 1 modules
var history_refs = __webpack_require__(79486);
// EXTERNAL MODULE: ./build/js/git/history/shallow.js
var shallow = __webpack_require__(66799);
// EXTERNAL MODULE: ./build/js/git/objects/look-up.js
var look_up = __webpack_require__(97116);
// EXTERNAL MODULE: ./build/js/model/records/record-refs.js
var record_refs = __webpack_require__(65698);
;// CONCATENATED MODULE: ./build/js/sync/look/find-ref.js






/**
 * A git branch, a tag, `live/…`, a commit or a record, as a person named it; what is missing here is fetched. What is
 * not found stays as it was named: who reads it says so.
 * @throws UsageError where a branch and a tag share the name
 */
async function findRef(repository, wanted) {
    const { ref } = wanted;
    if (/^[\da-f]{4,64}$/.test(ref))
        return { ref: await findId(repository, wanted) };
    // HEAD and expressions such as main~2 are about what is here.
    if (ref === "HEAD" || /[~^:@{}\s]/.test(ref))
        return { ref };
    return (await findName(repository, wanted)) ?? { ref };
}
/** Ids of commits and records. Only a whole one can be asked for; for a short one all is fetched that it may be in. */
async function findId(repository, { remote, ref, prefix: ask }) {
    if (await isHere(repository, ref))
        return ref;
    const whole = ref.length === 40 || ref.length === 64;
    if (whole && (await succeeds(() => (0,clone_remote/* fetchRef */.sl)(repository, remote, ref))))
        return ref;
    const prefix = await ask();
    await succeeds(() => (0,clone_remote/* fetchRef */.sl)(repository, remote, `+refs/heads/${prefix}/*:refs/remotes/${remote}/${prefix}/*`));
    if (await isHere(repository, ref))
        return ref;
    await succeeds(async () => (0,clone_remote/* fetchAllBranches */.EY)(repository, { remote, prefix }, { shallow: await (0,shallow/* isShallow */.f)(repository) }));
    return ref;
}
async function isHere(repository, id) {
    const [found] = await (0,look_up/* lookUp */.T)(repository, [`${id}^{commit}`]);
    return found !== undefined;
}
async function findName(repository, { remote, ref, prefix }) {
    const name = ref.replace(/^refs\/(?:heads|tags)\//, "");
    const kinds = ["heads", "tags"].filter((kind) => ref === name || ref.startsWith(`refs/${kind}/`));
    const places = await Promise.all(kinds.map((kind) => placesOf(repository, remote, kind, name)));
    const [found, ...others] = places.filter(({ here, there }) => here !== undefined || there);
    if (found === undefined)
        return undefined;
    if (others.length > 0)
        throw new errors/* UsageError */.eb(`Cannot tell which "${name}" is meant: a git branch and a tag have this name; write refs/heads/${name} or refs/tags/${name}`);
    if (found.here === undefined)
        await (0,clone_remote/* fetchRef */.sl)(repository, remote, `+${found.full}:${found.fetched}`);
    const at = found.here ?? found.fetched;
    if (found.kind === "tags")
        return { ref: at, refName: { tag: name } };
    const isRecord = (0,record_refs/* placeOfLive */.PI)(name, await prefix()) !== undefined;
    return { ref: at, refName: { gitBranch: name }, ...(isRecord ? {} : { tipOf: { remote, ref: found.full } }) };
}
/** Where a name is known: a ref here, and whether the remote has it. */
async function placesOf(repository, remote, kind, name) {
    const full = `refs/${kind}/${name}`;
    const fetched = kind === "heads" ? `refs/remotes/${remote}/${name}` : full;
    const refs = await (0,history_refs/* listRefs */.Dy)(repository, full);
    const tracked = await (0,history_refs/* listRefs */.Dy)(repository, fetched);
    const here = refs.has(full) ? full : tracked.has(fetched) ? fetched : undefined;
    const there = await succeeds(async () => (await (0,clone_remote/* remoteTip */.W_)(repository, remote, full)) !== undefined);
    return { kind, full, fetched, here, there };
}
/** What a remote does not give is not found there. */
async function succeeds(ask) {
    try {
        return (await ask()) !== false;
    }
    catch (failure) {
        if (failure instanceof errors/* SyncError */.S0)
            return false;
        throw failure;
    }
}

// EXTERNAL MODULE: ./build/js/sync/start/record-remote.js
var record_remote = __webpack_require__(4454);
// EXTERNAL MODULE: ./build/js/action/start/input-names.js
var input_names = __webpack_require__(13232);
;// CONCATENATED MODULE: ./build/js/action/start/asked.js
// Covered by test/doors/action/action.test.ts



/** A job may wait longer than a person at a prompt. */
const maxWaitSeconds = 120;
/** What the workflow asks for: the commit of its event, or the `ref` it names. */
async function askedBy(inputs, event, door, { hide }) {
    const { raw, env } = inputs;
    return {
        ...(await about(inputs, event, door)),
        raw,
        env,
        nameOf: input_names/* nameOfInput */.nB,
        defaults: { "max-wait": maxWaitSeconds },
        tellActive: "always",
        // The runner's disk is gone after the job, so a copy of what was live counts only when it is pushed.
        recordRemote: remote,
        strangers: event.untrusted,
        // Who can push, or open a pull request from this repository, can change its workflows too.
        committerStarts: true,
        onSecret: (secret) => hide([secret]),
    };
}
/** The commit, its name, and the ref that may move on: two runs may overtake each other, and an old one can be started again. */
async function about({ ref, command, raw, env }, event, door) {
    const { refName } = event;
    const said = { raw, env, nameOf: input_names/* nameOfInput */.nB };
    const named = ref === "" ? event.commit : ref;
    // A backup is about the server, and needs no commit.
    const found = command === "backup"
        ? { ref: named }
        : await findRef(door.repository, { ref: named, remote, prefix: () => (0,record_remote/* presentPrefix */.g)(door.repository, said) });
    if (ref === "")
        return { ref: found.ref, refName, ...(event.tipOf === undefined ? {} : { tipOf: { remote, ref: event.tipOf } }) };
    // A commit id has no name of its own: the rules take the ref that the event is about.
    return isId(ref) ? { ref: found.ref, refName } : found;
}
const isId = (ref) => /^[\da-f]{4,64}$/.test(ref);
const remote = "origin";

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/js/action/start/checkout.js



/**
 * The checkout in the workspace that the runner names, or in a folder of it.
 * @throws UsageError where there is none, with the step that is missing
 */
function findCheckout(workspace, workingDirectory) {
    const directory = (0,external_node_path_.resolve)(workspace, workingDirectory);
    if (!isFolder(directory))
        throw new errors/* UsageError */.eb(`Cannot use input "working-directory" ${JSON.stringify(workingDirectory)}: there is no such folder in ${JSON.stringify(workspace)}`);
    if (!upwards(directory).some(isRepository))
        throw noCheckout(directory, workspace);
    const inside = upwards(directory).filter((folder) => isBelow(folder, workspace));
    return { directory, trusted: [...new Set(inside.flatMap((folder) => [folder, (0,external_node_fs_.realpathSync)(folder)]))] };
}
function noCheckout(directory, workspace) {
    const there = checkoutsIn(workspace).map((folder) => (0,external_node_path_.relative)(workspace, folder));
    const help = there.length === 0
        ? 'a step with "uses: actions/checkout" has to come before this one'
        : `there is one in ${there.map((folder) => JSON.stringify(folder)).join(", ")}: name it with input "working-directory"`;
    return new errors/* UsageError */.eb(`Cannot find a checkout: ${JSON.stringify(directory)} is in no git repository; ${help}`);
}
/** Folders of the workspace, and of those, that are repositories. */
function checkoutsIn(workspace) {
    const below = foldersOf(workspace);
    return [...below, ...below.flatMap(foldersOf)].filter(isRepository);
}
function foldersOf(folder) {
    const entries = (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory() && entry.name !== ".git").map(({ name }) => (0,external_node_path_.join)(folder, name));
}
const isFolder = (path) => (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
/** A work tree, a linked one, or a bare repository. */
const isRepository = (folder) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, ".git")) || ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, "HEAD")) && (0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, "objects")));
/** A folder and those that it is in. */
const upwards = (folder) => (0,external_node_path_.dirname)(folder) === folder ? [folder] : [folder, ...upwards((0,external_node_path_.dirname)(folder))];
function isBelow(folder, top) {
    const way = (0,external_node_path_.relative)(top, folder);
    return way === "" || (way !== ".." && !way.startsWith(`..${external_node_path_.sep}`));
}

;// CONCATENATED MODULE: ./build/js/action/start/job.js
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

;// CONCATENATED MODULE: ./build/js/action/start/log.js


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

// EXTERNAL MODULE: ./build/js/model/account/growing-redactor.js + 3 modules
var growing_redactor = __webpack_require__(54522);
;// CONCATENATED MODULE: ./build/js/action/start/mask.js
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

;// CONCATENATED MODULE: ./build/js/action/start/secret-keeper.js



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

// EXTERNAL MODULE: ./build/js/model/account/given-secrets.js
var given_secrets = __webpack_require__(68944);
;// CONCATENATED MODULE: ./build/js/action/start/take-inputs.js


/**
 * Takes the inputs out of an environment: a crash report, a child or a later line cannot show what is not there.
 * @param environment that of the process, which is changed
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
    const workingDirectory = own("working-directory");
    return {
        command: own("command"),
        ref: own("ref"),
        workingDirectory,
        environment: own("environment"),
        githubToken,
        raw,
        env,
        secrets,
    };
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
// Covered by test/doors/action/action.test.ts





















/**
 * Runs the Action and sets its outputs, summary, annotations and exit status.
 *
 * @param env the environment of the process: inputs and secrets are taken out of it
 */
async function main(env) {
    (0,output/* steadyStreams */.s5)();
    const inputs = takeInputs(env);
    const secrets = createSecretKeeper();
    secrets.hide(inputs.secrets, String(inputs.raw["username"] ?? "") || undefined);
    const log = openLog(secrets.redact);
    const end = async (result) => finish(redactResult(result, secrets.redact), inputs, log);
    const sent = { maybe: false };
    const signals = (0,start_signals/* listenForSignals */.s)((signal) => lastWords(log, signal, sent.maybe));
    signals.interrupt.addEventListener("abort", () => log.info(describeInterrupt(sent.maybe)));
    const result = await story(inputs, secrets, log, signals.interrupt, sent);
    const { received } = signals;
    await end(result);
    signals.stop();
    // The outcome stays what it is; only a run that was stopped before its end says so by its status.
    if (received !== undefined && result.outcome === "failed")
        process.exitCode = outcome_outcome/* signalExit */.hU[received];
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
        const checkout = findCheckout(job.workspace, inputs.workingDirectory);
        const door = (0,open_world/* openDoor */.f)({ ...checkout, env, interrupt, tell, trace: log.trace });
        const asked = await askedBy(inputs, event, door, secrets);
        return await runCommand({ inputs, event, job, log, secrets, door, asked });
    }
    catch (failure) {
        const { outcome, message } = (0,end_of/* endOf */.p)(failure);
        return (0,result_result/* withoutReports */.EO)(inputs.command, outcome, message);
    }
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
    const result = (0,result_result/* withoutReports */.EO)("", sent ? "unknown" : "failed", message);
    annotateResult(log, result);
    log.close();
    writeOutputs(result, log.redact);
}


/***/ }),

/***/ 17105:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bg: () => (/* binding */ resultOf),
/* harmony export */   EO: () => (/* binding */ withoutReports),
/* harmony export */   eR: () => (/* binding */ noteWords),
/* harmony export */   l9: () => (/* binding */ decisive)
/* harmony export */ });
/* harmony import */ var _model_outcome_note_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45754);
/* harmony import */ var _model_outcome_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14650);
/* harmony import */ var _start_input_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13232);



/** Several reports as one result: the worst that counts speaks for all. */
function resultOf(command, reports, targets) {
    const all = reports.map((report, index) => ({
        ...report,
        optional: targets[index]?.optional === true,
        message: (0,_start_input_names_js__WEBPACK_IMPORTED_MODULE_2__/* .inInputWords */ .bk)(report.message),
    }));
    const worst = decisive(all);
    if (worst === undefined)
        return withoutReports(command, "skipped", "Skipped: no server is named");
    const exit = worst.optional ? 0 : _model_outcome_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .outcomes */ .KI[worst.outcome].exit;
    const message = all.length === 1 ? worst.message : `${worst.server}: ${worst.message}`;
    return { command, outcome: worst.outcome, message, exit, reports: all };
}
/** A note in the words of this door. */
const noteWords = (note) => (0,_start_input_names_js__WEBPACK_IMPORTED_MODULE_2__/* .inInputWords */ .bk)((0,_model_outcome_note_text_js__WEBPACK_IMPORTED_MODULE_0__/* .noteText */ .gA)(note));
/** A run that ended before there was anything to report of a server. */
function withoutReports(command, outcome, message) {
    return { command, outcome, message: (0,_start_input_names_js__WEBPACK_IMPORTED_MODULE_2__/* .inInputWords */ .bk)(message), exit: _model_outcome_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .outcomes */ .KI[outcome].exit, reports: [] };
}
/** The report that the outputs are taken from: the worst of those that count; of equals, one that did something. */
function decisive(reports) {
    const weight = ({ optional, outcome }) => (optional ? 0 : 1 + _model_outcome_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .outcomes */ .KI[outcome].exit * 10) + (outcome === "skipped" ? 0 : 0.5);
    return reports.toSorted((a, b) => weight(b) - weight(a))[0];
}


/***/ }),

/***/ 13232:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GJ: () => (/* binding */ inputSettings),
/* harmony export */   bk: () => (/* binding */ inInputWords),
/* harmony export */   nB: () => (/* binding */ nameOfInput),
/* harmony export */   oi: () => (/* binding */ ownInputs)
/* harmony export */ });
/* harmony import */ var _model_settings_read_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27569);

/** The inputs that are the Action's own; every other one is a setting. */
const ownInputs = {
    command: {
        help: "what to do: deploy the commit of the event; check it (plan, nothing is written); backup the live code; restore a record",
        default: "deploy",
    },
    ref: {
        help: "commit, git branch, tag or record to work on instead of that of the event, fetched where it is missing; for restore, the record (default: what the event names)",
        default: "",
    },
    "working-directory": {
        help: "folder of the checkout, below the workspace (default: the workspace itself)",
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
const inputSettings = _model_settings_read_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .settingNames */ .H$;
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

/***/ 69162:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EY: () => (/* binding */ fetchAllBranches),
/* harmony export */   Sq: () => (/* binding */ pushCommit),
/* harmony export */   VX: () => (/* binding */ listRemote),
/* harmony export */   W_: () => (/* binding */ remoteTip),
/* harmony export */   gN: () => (/* binding */ deepen),
/* harmony export */   r4: () => (/* binding */ fetchBranches),
/* harmony export */   sl: () => (/* binding */ fetchRef)
/* harmony export */ });
/* harmony import */ var _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92383);
/* harmony import */ var _process_runner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9795);


/** The names of a remote's git branches that fit a pattern (`live/*`), without `refs/heads/` → the commit of each. */
async function listRemote(repository, remote, ...patterns) {
    const refs = patterns.map((pattern) => `refs/heads/${pattern}`);
    const args = ["ls-remote", "--refs", checkRemote(remote), ...refs];
    const lines = (await (0,_process_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .gitText */ .q)(repository, args)).split("\n").filter((line) => line !== "");
    return new Map(lines.map((line) => [line.replace(/^\S+\s+refs\/heads\//, ""), line.split(/\s/, 1).join()]));
}
/** The commit that a branch or tag of a remote, by its full name, is at now (tags peeled); undefined: it is not there. */
async function remoteTip(repository, remote, ref) {
    const lines = (await (0,_process_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .gitText */ .q)(repository, ["ls-remote", checkRemote(remote), ref, `${ref}^{}`])).split("\n");
    const tips = new Map(lines.map((line) => [line.replace(/^\S+\s+/, ""), line.split(/\s/, 1).join()]));
    return tips.get(`${ref}^{}`) ?? tips.get(ref);
}
// No ref, no FETCH_HEAD and no setting here is changed, but those that a refspec names.
const fetch = ["fetch", "--quiet", "--no-tags", "--no-write-fetch-head", "--no-recurse-submodules", "--refmap="];
/** Fetches the commits of git branches of a remote. */
async function fetchBranches(repository, remote, branches) {
    await (0,_process_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .gitText */ .q)(repository, [...fetch, checkRemote(remote), ...branches.map((name) => `refs/heads/${name}`)]);
}
/** Fetches a commit by its whole id, or what a refspec names. */
async function fetchRef(repository, remote, refspec) {
    await (0,_process_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .gitText */ .q)(repository, [...fetch, checkRemote(remote), refspec]);
}
/** Fetches so many commits more of the history that a shallow clone has cut off, as a remote has them before a commit. */
async function deepen(repository, remote, { commit, by }) {
    await (0,_process_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .gitText */ .q)(repository, [...fetch, `--deepen=${by}`, checkRemote(remote), commit]);
}
/** Fetches each git branch of a remote, without records, whole; they become its remote-tracking branches. */
async function fetchAllBranches(repository, { remote, prefix }, { shallow }) {
    const whole = shallow ? ["--unshallow"] : [];
    const refspecs = [`+refs/heads/*:refs/remotes/${checkRemote(remote)}/*`, `^refs/heads/${prefix}/*`];
    await (0,_process_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .gitText */ .q)(repository, [...fetch, ...whole, remote, ...refspecs]);
}
/**
 * Pushes a commit to a git branch of a remote, which must still be what was seen there (undefined: not there).
 * Hooks of this repository are not asked: one of them may be ours.
 * @throws GitError when the remote refuses, also because somebody was faster
 */
async function pushCommit(repository, remote, push) {
    const ref = `refs/heads/${push.branch}`;
    const lease = `--force-with-lease=${ref}:${push.expected ?? ""}`;
    const args = [
        "push",
        "--porcelain",
        "--no-verify",
        "--no-follow-tags",
        "--recurse-submodules=no",
        "--no-signed",
        lease,
    ];
    await (0,_process_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .gitText */ .q)(repository, [...args, checkRemote(remote), `${push.commit}:${ref}`]);
}
function checkRemote(remote) {
    if (remote !== "" && !remote.startsWith("-"))
        return remote;
    throw new _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`Cannot use remote ${JSON.stringify(remote)}: name one that "git remote" lists, for example origin`);
}


/***/ }),

/***/ 79486:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fZ: () => (/* binding */ isInAnyRef),
  no: () => (/* binding */ listFormerHeads),
  mJ: () => (/* binding */ listRecordRefs),
  Dy: () => (/* binding */ listRefs),
  d$: () => (/* binding */ listTips),
  LH: () => (/* binding */ moveRef),
  sg: () => (/* binding */ readRef)
});

// EXTERNAL MODULE: ./build/js/git/objects/look-up.js
var look_up = __webpack_require__(97116);
// EXTERNAL MODULE: ./build/js/git/process/git-error.js
var git_error = __webpack_require__(45117);
// EXTERNAL MODULE: ./build/js/git/process/runner.js + 4 modules
var runner = __webpack_require__(9795);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./build/js/git/process/stale-lock.js



// Git holds the lock of a ref for some milliseconds. One this old is of a process that was killed.
const staleMs = 5_000;
/**
 * Waits until a ref of ours is no longer locked, and removes a lock that a killed git left; false when there is none,
 * so that the failure had another reason. Only for refs below `refs/screeps/`, which nobody else moves.
 */
async function waitForLock(repository, ref) {
    if (!ref.startsWith("refs/screeps/"))
        return false;
    const args = ["rev-parse", "--path-format=absolute", "--git-path", `${ref}.lock`];
    const lock = (await (0,runner/* gitText */.q)(repository, args)).replace(/\r?\n$/, "");
    let wasThere = false;
    for (;;) {
        const age = await ageOf(lock);
        if (age === undefined)
            return wasThere;
        wasThere = true;
        if (age > staleMs)
            await (0,promises_.rm)(lock, { force: true });
        else
            await (0,external_node_timers_promises_.setTimeout)(250, undefined, repository.signal === undefined ? {} : { signal: repository.signal });
    }
}
/** In ms; undefined where there is no such file. A clock that was set back makes it older, not younger than nothing. */
async function ageOf(path) {
    try {
        return Math.abs(Date.now() - (await (0,promises_.stat)(path)).mtimeMs);
    }
    catch {
        // Gone meanwhile, as it should be.
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/js/git/history/refs.js




/** Full ref names below a folder (`refs/screeps`), by glob, or one ref → the object id of each. */
async function listRefs(repository, ...patterns) {
    const printed = await (0,runner/* gitText */.q)(repository, ["for-each-ref", "--format=%(objectname) %(refname)", ...patterns]);
    const lines = printed.split("\n").filter((line) => line !== "");
    return new Map(lines.map((line) => [line.slice(line.indexOf(" ") + 1), line.split(" ", 1).join()]));
}
/** The object a ref points at; undefined where there is no such ref. */
async function readRef(repository, ref) {
    // `cat-file` answers for a ref that is not there too; simple-git waits 50 ms for a command that prints nothing.
    const [found] = await (0,look_up/* lookUp */.T)(repository, [ref]);
    return found?.oid;
}
// Records are what live code is compared with elsewhere: they are no candidates, and must not use up the places.
const recordLine = /^refs\/(?:heads|remotes\/.+?)\/.+\/[^/ ]+\/[^/ ]+ <screeps-sync@localhost> /;
/** The newest commits of git branches (of remotes too) and tags, each once, and how many refs there are in all. */
async function listTips(repository, limit) {
    const format = "--format=%(refname) %(authoremail) %(objecttype) %(objectname) %(*objecttype) %(*objectname)";
    const where = ["refs/heads", "refs/remotes", "refs/tags"];
    const lines = (await (0,runner/* gitText */.q)(repository, ["for-each-ref", "--sort=-creatordate", format, ...where])).split("\n");
    const others = lines.filter((line) => !recordLine.test(line));
    const all = [...new Set(others.flatMap((line) => / commit ([0-9a-f]{40,64})(?: |$)/.exec(line)?.[1] ?? []))];
    return { tips: all.slice(0, limit), total: all.length };
}
/** Our records, and git branches (of remotes too) whose newest commit is a record, under any prefix → that commit. */
async function listRecordRefs(repository) {
    const format = "--format=%(refname) %(authoremail) %(objectname)";
    const where = ["refs/screeps", "refs/heads", "refs/remotes"];
    const lines = (await (0,runner/* gitText */.q)(repository, ["for-each-ref", format, ...where])).split("\n");
    const records = lines.filter((line) => line.startsWith("refs/screeps/") || recordLine.test(line));
    return new Map(records.map((line) => [line.split(" ", 1).join(), line.slice(line.lastIndexOf(" ") + 1)]));
}
/** The commits that HEAD was at, newest first: also those that no branch has any more. None where git keeps no such log. */
async function listFormerHeads(repository, limit) {
    const [head] = await (0,look_up/* lookUp */.T)(repository, ["HEAD^{commit}"]);
    if (head === undefined)
        return [];
    const printed = await (0,runner/* gitText */.q)(repository, ["rev-list", "--walk-reflogs", `--max-count=${limit}`, "HEAD", "--"]);
    return [...new Set([head.oid, ...printed.split("\n").filter((line) => line !== "")])];
}
/** Whether a git branch (of remotes too) or a tag has the commit in its history; false where it was never fetched. */
async function isInAnyRef(repository, commit) {
    const [known] = await (0,look_up/* lookUp */.T)(repository, [`${commit}^{commit}`]);
    if (known === undefined)
        return false;
    const where = ["refs/heads", "refs/remotes", "refs/tags"];
    const printed = await (0,runner/* gitText */.q)(repository, ["for-each-ref", "--count=1", `--contains=${commit}`, ...where]);
    return printed !== "";
}
/**
 * Moves a ref from what was seen (undefined: it did not exist) to a commit; false when somebody moved it meanwhile.
 * HEAD, the index and the work tree stay as they are.
 */
async function moveRef(repository, ref, to, expected) {
    const from = expected ?? "0".repeat(to.length);
    // As a transaction, because then git says that it was done.
    const input = `start\nupdate ${ref} ${to} ${from}\nprepare\ncommit\n`;
    try {
        const printed = await (0,runner/* gitText */.q)(repository, ["update-ref", "--no-deref", "--stdin"], { input });
        if (printed.includes("commit: ok"))
            return true;
        throw new git_error/* GitError */.X(`Cannot move ${ref}: git did not say that it was done`);
    }
    catch (failure) {
        const now = await readRef(repository, ref);
        if (now === to)
            return true;
        if (now !== expected)
            return false;
        if (!(await waitForLock(repository, ref)))
            throw failure;
        return moveRef(repository, ref, to, expected);
    }
}


/***/ }),

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

/***/ 67859:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gw: () => (/* binding */ checkFiles),
  C1: () => (/* binding */ checkSize),
  _K: () => (/* binding */ largestModules)
});

// UNUSED EXPORTS: largestBody

// EXTERNAL MODULE: ./build/js/model/modules/modules.js
var modules_modules = __webpack_require__(68218);
// EXTERNAL MODULE: ./build/js/model/modules/tree.js
var tree = __webpack_require__(77799);
;// CONCATENATED MODULE: ./build/js/model/outcome/finding.js
/** Something that refuses the modules, whatever `checks:` says. */
function error(message, path) {
    return { severity: "error", message, ...(path === undefined ? {} : { path }) };
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./build/js/model/modules/module-files.js
var module_files = __webpack_require__(76841);
;// CONCATENATED MODULE: ./build/js/model/checks/check-content.js



function checkContent(file) {
    if (file.bytes.length < 1024 && file.bytes.subarray(0, lfsPointer.length).toString("latin1") === lfsPointer) {
        return [error("is a Git LFS pointer, not the file itself: commit it without LFS", file.path)];
    }
    if ((0,module_files/* isBinaryFile */.Y)(file) || (0,external_node_buffer_.isUtf8)(file.bytes))
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
    return 1 + lines.findIndex((line) => !(0,external_node_buffer_.isUtf8)(Buffer.from(line, "latin1")));
}
const lfsPointer = "version https://git-lfs.github.com/spec/";

;// CONCATENATED MODULE: ./build/js/model/checks/check-names.js

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
// Names are stored with these three signs escaped, and a stored name that starts with `$` is dropped with `ok: 1`.
const escapes = ["$DOT$", "$SLASH$", "$BACKSLASH$"];
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

// EXTERNAL MODULE: ./build/js/model/checks/checks.js
var checks = __webpack_require__(19654);
;// CONCATENATED MODULE: ./build/js/model/checks/preflight.js






/** The server refuses more than this: `JSON.stringify(modules).length`, in UTF-16 units (seen to the unit on the open server). */
const largestModules = 5 * 1024 * 1024;
/** Its body parser answers 413 above this many bytes of UTF-8. */
const largestBody = 8 * 1024 * 1024;
/** Everything that is wrong with the files alone, before a request is made. An empty list: nothing found. */
function checkFiles(files, notFiles, { refuseCaseClash, levels = {} }) {
    return [
        ...notFiles.map(notAFile),
        ...files.flatMap(checkName),
        ...clashes(files, (name) => name, "become the same module").flatMap(({ message, path }) => (0,checks/* found */.F9)(levels, "lost-file", message, path === undefined ? {} : { path })),
        ...(refuseCaseClash ? caseClashes(files) : []),
        ...files.flatMap(checkContent),
        ...checkMain(files, levels),
    ];
}
/** The server's own count, so that it never has the last word. */
function checkSize(modules, levels = {}) {
    const text = (0,modules_modules/* modulesText */.vv)(modules);
    if (text.length > largestModules) {
        return (0,checks/* found */.F9)(levels, "size", `The modules are ${grouped(text.length)} characters as JSON: the server takes ${grouped(largestModules)}; largest: ${largest(modules)}`);
    }
    // 4096 is room for the branch name and the braces around the map. A unit of UTF-16 is three bytes at most.
    if (text.length * 3 + 4096 <= largestBody)
        return [];
    const bytes = Buffer.byteLength(text) + 4096;
    if (bytes <= largestBody)
        return [];
    return (0,checks/* found */.F9)(levels, "size", `The modules are ${grouped(bytes)} bytes of UTF-8: the server reads ${grouped(largestBody)}; largest: ${largest(modules)}`);
}
function notAFile(entry) {
    const kind = (0,tree/* isSubmodule */.Xz)(entry) ? "a submodule" : "a symbolic link";
    return error(`is ${kind}, so the commit does not hold its content: commit the file itself, or exclude it`, entry.path);
}
function checkMain(files, levels) {
    if (files.length === 0)
        return [error("No file of the source folder is a module: an empty set would delete the live code")];
    if (files.some((file) => file.name === "main"))
        return [];
    const names = some(files.map((file) => file.name));
    return (0,checks/* found */.F9)(levels, "no-main", `No module is called "main", where the game starts: found ${names}`);
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


/***/ }),

/***/ 20958:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IK: () => (/* binding */ blobContentId),
/* harmony export */   IM: () => (/* binding */ blobOid),
/* harmony export */   e8: () => (/* binding */ contentIds)
/* harmony export */ });
/* harmony import */ var _modules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68218);

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

/***/ 76841:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ buildModules),
/* harmony export */   Y: () => (/* binding */ isBinaryFile)
/* harmony export */ });
/* harmony import */ var _content_id_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20958);

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

/***/ 45754:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gA: () => (/* binding */ noteText),
/* harmony export */   r4: () => (/* binding */ inWords),
/* harmony export */   wt: () => (/* binding */ describeDirty),
/* harmony export */   wv: () => (/* binding */ describeCounts)
/* harmony export */ });
/* harmony import */ var _text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6604);
/* harmony import */ var _text_short_id_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36689);


const words = {
    drift,
    "held-commit": ({ branch, commit, gone }) => `"${branch}" held ${gone ? `what was deployed from here as ${(0,_text_short_id_js__WEBPACK_IMPORTED_MODULE_0__/* .shortId */ .m)(commit)}, which is on no branch any more` : (0,_text_short_id_js__WEBPACK_IMPORTED_MODULE_0__/* .shortId */ .m)(commit)}`,
    "held-record": ({ branch, record, origin }) => `"${branch}" held what record ${(0,_text_short_id_js__WEBPACK_IMPORTED_MODULE_0__/* .shortId */ .m)(record)} keeps (${origin})`,
    "history-unfetched": ({ remote, failure }) => `More of ${remote} could not be fetched to tell where the live code is from (${failure})`,
    "records-unfetched": ({ remote, failure }) => `The records of ${remote} could not be fetched (${failure})`,
    "tip-unasked": ({ failure }) => `Whether a newer commit was pushed could not be asked (${failure})`,
    "instead-kept": ({ branch, record }) => `What "${branch}" holds instead is kept as ${(0,_text_short_id_js__WEBPACK_IMPORTED_MODULE_0__/* .shortId */ .m)(record)}: "screeps-sync restore ${(0,_text_short_id_js__WEBPACK_IMPORTED_MODULE_0__/* .shortId */ .m)(record)}" brings it back`,
    "instead-lost": ({ branch, failure }) => `What "${branch}" holds instead could not be kept: ${failure}`,
    "not-recorded": ({ failure }) => `Not recorded: ${failure}; the next deploy or backup records it`,
    "recorded-nowhere": ({ why }) => `What was built is recorded nowhere (${why}), and no commit holds it, so the next deploy of another commit will find it as drift: set --stamp, and the code itself says which commit it is from`,
    "not-running": notRunning,
    "weak-settings": ({ settings }) => `The commit itself asks for ${settings.map((each) => `"${each}"`).join(", ")}`,
    built: ({ commit, dirty }) => `Built from ${(0,_text_short_id_js__WEBPACK_IMPORTED_MODULE_0__/* .shortId */ .m)(commit)}${dirty.length === 0 ? "" : `, dirty: ${describeDirty(dirty)}`}`,
    layout: ({ layout, counts }) => `Layout ${layout}: requires of modules in folders resolve by ${describeCounts(counts)}; "layout: ${layout}" in screeps-sync.yml pins it`,
    "left-over": ({ branches }) => `Left for the next run: ${branches.map((name) => `"${name}"`).join(", ")}`,
};
/** A note in one line, for a person. */
function noteText(note) {
    const tell = words[note.kind];
    return tell(note);
}
/** A report with words for its notes, as JSON has it. */
function inWords(report, tell = noteText) {
    return { ...report, warnings: report.warnings.map(tell), notes: report.notes.map(tell) };
}
/** How a work tree differs from its commit. */
function describeDirty(dirty) {
    const [first = ""] = dirty;
    const more = dirty.length === 1 ? "differs" : `and ${dirty.length - 1} more differ`;
    return `${first} ${more} from the commit`;
}
/** How many requires resolve by each layout. */
const describeCounts = (counts) => Object.entries(counts)
    .map(([layout, count]) => `${layout} ${count}`)
    .join(", ");
function drift({ branch, found, sure, end }) {
    const is = sure ? (typeof end === "string" ? "is not" : "was not") : "may not be";
    return `Drift: the live code of "${branch}" ${is} from this repository (${found})${driftEnd(end)}`;
}
function driftEnd(end) {
    if (end === "planned")
        return "";
    if (end === "overwritten")
        return "; --on-drift overwrite keeps no copy of it";
    const record = (0,_text_short_id_js__WEBPACK_IMPORTED_MODULE_0__/* .shortId */ .m)(end.record);
    return `; a copy is kept as ${record}, and "screeps-sync restore ${record}" brings it back`;
}
function notRunning({ server, branch, active, serverFlag, ownName }) {
    const where = serverFlag === undefined ? "" : ` --server ${(0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__/* .shellWord */ .r)(serverFlag)}`;
    const activate = `"screeps-sync activate ${(0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__/* .shellWord */ .r)(branch)}${where}" makes it run "${branch}"`;
    const rule = ownName === undefined
        ? ""
        : `, or a rule in screeps-sync.yml deploys to what it runs: branches: { ${yamlWord(ownName)}: ${yamlWord(active)} }`;
    return `The game on ${server} runs "${active}", and not "${branch}": ${activate}${rule}`;
}
const yamlWord = (text) => (/^[A-Za-z][\w./-]*$/.test(text) ? text : JSON.stringify(text));


/***/ }),

/***/ 65698:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   Ji: () => (/* binding */ recordRef),
/* harmony export */   Lu: () => (/* binding */ liveBranch),
/* harmony export */   PI: () => (/* binding */ placeOfLive),
/* harmony export */   _M: () => (/* binding */ obstaclesOf),
/* harmony export */   by: () => (/* binding */ checkPrefix),
/* harmony export */   j6: () => (/* binding */ recordPatterns),
/* harmony export */   vY: () => (/* binding */ beside)
/* harmony export */ });
/* harmony import */ var _outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92383);
/* harmony import */ var _text_percent_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41760);


/** Where the records of a branch are kept here: `refs/screeps/screeps.com/default`. */
function recordRef(place) {
    return `refs/screeps/${pathOf(place)}`;
}
/** The ordinary git branch that records are pushed to, where people browse them: `live/screeps.com/default`. */
function liveBranch(place, prefix = "live") {
    return `${prefix}/${pathOf(place)}`;
}
/** Names of git branches that git cannot hold beside this one, because it would need a folder of that name. */
function obstaclesOf(branch) {
    const parts = branch.split("/");
    return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join("/"));
}
/** The place that a git branch of a remote keeps records of; undefined for any other name. */
function placeOfLive(branch, prefix) {
    return branch.replace(lastTwo, "") === prefix ? placeOf(branch) : undefined;
}
/** @throws UsageError for what git could not name a branch by */
function checkPrefix(prefix) {
    if (/^[a-z\d_-]+(?:\/[a-z\d_-]+)*$/i.test(prefix) && !prefix.startsWith("-"))
        return prefix;
    throw new _outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`Cannot use record-prefix "${prefix}": letters, digits, "-" and "_" are allowed, and "/" between them, for example live`);
}
/**
 * Where records of a place are: ours, those of each remote as they were last fetched, and a git branch of them that
 * somebody checked out; under any prefix, since those of another day may bear another one.
 */
function recordPatterns(place) {
    return [recordRef(place), `refs/remotes/**/${pathOf(place)}`, `refs/heads/**/${pathOf(place)}`];
}
/** What is kept beside the branches of a server. No code branch that we use begins with `$`. */
const beside = { branches: "$branches", memory: "$memory" };
const lastTwo = /\/([^/]+)\/([^/]+)$/;
/** The place that a ref of `recordRef` or a name of `liveBranch`, under any prefix, stands for; of any other, what its last two words say. */
function placeOf(ref) {
    const [, server, branch] = lastTwo.exec(ref) ?? [];
    const decoded = { server: (0,_text_percent_js__WEBPACK_IMPORTED_MODULE_1__/* .unescapeText */ .U)(server ?? "%"), branch: (0,_text_percent_js__WEBPACK_IMPORTED_MODULE_1__/* .unescapeText */ .U)(branch ?? "%") };
    if (decoded.server === undefined || decoded.branch === undefined)
        return undefined;
    return { server: decoded.server.replaceAll("+", "/"), branch: decoded.branch };
}
const pathOf = ({ server, branch }) => `${encodeServer(server)}/${encode(branch)}`;
// One component, because the branch `ptr` of screeps.com and the world screeps.com/ptr would else be file and folder.
const encodeServer = (server) => server.split("/").map(encode).join("+");
/** What git allows in a ref on every file system: capitals are encoded, because loose refs are files. */
function encode(text) {
    const units = Array.from(text).map((character, index, all) => {
        const dotInside = character === "." && index > 0 && index < all.length - 1 && all[index + 1] !== ".";
        const plain = /^[a-z\d_$-]$/.test(character) || (dotInside && !text.slice(text.length - 5).startsWith(".lock"));
        return plain ? character : (0,_text_percent_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeCharacter */ .V)(character);
    });
    return units.join("");
}


/***/ }),

/***/ 41760:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ unescapeText),
/* harmony export */   V: () => (/* binding */ escapeCharacter)
/* harmony export */ });
/** A character as `%C3%A9`, its UTF-8; half a surrogate pair has no UTF-8 and becomes `%uD800`. */
function escapeCharacter(character) {
    if (!character.isWellFormed())
        return `%u${character.charCodeAt(0).toString(16).toUpperCase()}`;
    return [...Buffer.from(character)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`).join("");
}
/** The text behind such escapes; undefined where a `%` is not the beginning of one. */
function unescapeText(text) {
    if (!/^(?:[^%]|%[\dA-F]{2}|%u[\dA-F]{4})*$/s.test(text))
        return undefined;
    return text.replaceAll(/%u([\dA-F]{4})|((?:%[\dA-F]{2})+)/g, (_, unit, bytes) => unit === undefined
        ? Buffer.from(bytes.replaceAll("%", ""), "hex").toString()
        : String.fromCharCode(Number.parseInt(unit, 16)));
}


/***/ }),

/***/ 6604:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ shellWord)
/* harmony export */ });
/** A text as one word of a command to paste into a POSIX shell. */
function shellWord(text) {
    return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}


/***/ }),

/***/ 4454:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ recordRemote),
/* harmony export */   g: () => (/* binding */ presentPrefix)
/* harmony export */ });
/* harmony import */ var _model_records_record_refs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65698);
/* harmony import */ var _model_settings_read_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27569);
/* harmony import */ var _model_settings_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82766);
/* harmony import */ var _configurations_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15053);




/** Where records are pushed to, and under which name; undefined: they stay in this repository. */
function recordRemote({ recordRemote: remote }, values) {
    const prefix = values["record-prefix"];
    return remote === undefined ? undefined : { remote, prefix: (0,_model_records_record_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .checkPrefix */ .by)(prefix) };
}
/** The first word of records' git branches as HEAD says it, before it is known which commit is meant. */
async function presentPrefix(repository, said) {
    const given = await (0,_configurations_js__WEBPACK_IMPORTED_MODULE_3__/* .readGiven */ .Q8)(said);
    const file = await (0,_configurations_js__WEBPACK_IMPORTED_MODULE_3__/* .readFileIfAny */ .i9)(repository, "HEAD", (0,_configurations_js__WEBPACK_IMPORTED_MODULE_3__/* .configPath */ .eQ)(given)).catch(_configurations_js__WEBPACK_IMPORTED_MODULE_3__/* .nothingIfWrong */ .E6);
    return (0,_model_records_record_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .checkPrefix */ .by)((0,_model_settings_read_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .mergeSettings */ .ss)(given, file)["record-prefix"] ?? _model_settings_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .settings */ .W["record-prefix"].default);
}


/***/ })

};
;