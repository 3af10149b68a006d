"use strict";
exports.id = 6594;
exports.ids = [6594];
exports.modules = {

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

/***/ 83316:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main),
  D: () => (/* binding */ runHook)
});

// EXTERNAL MODULE: external "node:stream/consumers"
var consumers_ = __webpack_require__(38321);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/js/model/account/given-secrets.js
var given_secrets = __webpack_require__(68944);
// EXTERNAL MODULE: ./build/js/model/account/growing-redactor.js + 3 modules
var growing_redactor = __webpack_require__(54522);
// EXTERNAL MODULE: ./build/js/model/outcome/end-of.js
var end_of = __webpack_require__(50021);
// EXTERNAL MODULE: ./build/js/model/outcome/errors.js
var errors = __webpack_require__(92383);
// EXTERNAL MODULE: ./build/js/sync/start/output.js
var output = __webpack_require__(39487);
// EXTERNAL MODULE: ./build/js/sync/start/signals.js
var start_signals = __webpack_require__(95901);
// EXTERNAL MODULE: ./build/js/model/outcome/outcome.js
var outcome_outcome = __webpack_require__(14650);
// EXTERNAL MODULE: ./build/js/git/history/refs.js + 1 modules
var history_refs = __webpack_require__(79486);
// EXTERNAL MODULE: ./build/js/git/objects/look-up.js
var look_up = __webpack_require__(97116);
;// CONCATENATED MODULE: ./build/js/sync/push/atomic-push.js
// Covered by test/doors/hook/push-story.test.ts


/**
 * Branches that were asked for and will not be pushed. Git tells a hook neither of what is up to date nor of what it refuses
 * for not being a fast-forward; which of both, only the remote's refs tell, as they were seen last.
 */
async function unpushedBranches(repository, updates, wanted) {
    const told = new Set(updates.map(({ remoteRef }) => remoteRef));
    const untold = (await branchesOf(repository, wanted)).filter(({ remote }) => !told.has(remote));
    const names = untold.flatMap(({ local, remote }) => [`${local}^{commit}`, trackingRef(wanted.remote, remote)]);
    const ids = await (0,look_up/* lookUpIds */.R)(repository, names);
    const isThere = (index) => ids[2 * index] !== undefined && ids[2 * index] === ids[2 * index + 1];
    return untold.filter((_, index) => !isThere(index)).map(({ remote }) => remote);
}
/** With full names on the remote. A tag that is not told of is there already. */
async function branchesOf(repository, { allBranches, refs }) {
    const all = await (0,history_refs/* listRefs */.Dy)(repository, "refs/heads");
    const branches = allBranches ? [...all.keys()].map((ref) => ({ local: ref, remote: ref })) : [];
    const named = refs.flatMap(({ local, remote }) => {
        const ref = remote.startsWith("refs/") ? remote : `refs/heads/${remote}`;
        const isBranch = ref.startsWith("refs/heads/") && (local !== remote || remote.startsWith("refs/") || all.has(ref));
        return isBranch ? [{ local, remote: ref }] : [];
    });
    return [...branches, ...named];
}
const trackingRef = (remote, branch) => branch.replace(/^refs\/heads\//, `refs/remotes/${remote}/`);

// EXTERNAL MODULE: ./build/js/model/settings/branch-rules.js
var branch_rules = __webpack_require__(34377);
// EXTERNAL MODULE: ./build/js/model/text/short-id.js
var short_id = __webpack_require__(36689);
;// CONCATENATED MODULE: ./build/js/sync/push/push-ending.js
// Covered by test/doors/hook/push-story.test.ts

function ended(outcome, message, later) {
    return { outcome, message, optional: false, findings: [], ...(later === undefined ? {} : { later }) };
}
function failed(failure, optional = false) {
    const findings = failure instanceof errors/* PreflightError */.wG ? failure.findings : [];
    return { outcome: failure.outcome, message: failure.message, optional, findings };
}

;// CONCATENATED MODULE: ./build/js/sync/push/describe-skips.js
// Covered by test/doors/hook/push-story.test.ts



const mostNames = 3;
/** Updates that git may refuse: nothing of them is to be live before they are pushed. */
function notForward(routes) {
    const [first] = routes;
    const found = first !== undefined && routes.length === 1
        ? `Skipped ${listed(routes)}: ${(0,short_id/* shortId */.m)(first.ref.commit)} does not contain what the remote holds, so git may refuse it`
        : `Skipped ${listed(routes)}: none contains what the remote holds, so git may refuse them`;
    return ended("skipped", found, first && laterOf(first));
}
/** `--atomic` pushes all or none, and something of it git may refuse. */
function notAtomic(routes, refused) {
    const [first] = routes;
    const found = `Skipped ${listed(routes)}: --atomic pushes all refs or none, and git may refuse ${shortNames(refused)}`;
    return ended("skipped", found, first && laterOf(first));
}
/** Older commits beside a newer one for the same code branch. */
function older(routes, newest) {
    const branch = newest.places[0]?.branch ?? "";
    return ended("skipped", `Skipped ${listed(routes)}: ${shortName(newest.ref)} is newer and goes to "${branch}" too`);
}
/** Without rules, a git branch whose name no code branch can have. */
function unusable(routes) {
    const why = `a code branch has 1 to ${branch_rules/* longestBranch */.v$} characters and no $ in front; a rule shortens it: branches: { "*": "{slug}" }`;
    return ended("skipped", `Skipped ${listed(routes)}: ${why}`);
}
/** What concerns nobody here: no rule, or no commit. */
function strangers(refs) {
    return ended("skipped", `Skipped ${shortNames(refs.map(({ update }) => update.remoteRef))}: no rule of branches: asks for it`);
}
/** A command later needs the first code branch; several folders of a rule are rare, and each has a line of its own then. */
function laterOf({ ref, places: [place] }) {
    return place === undefined || place.folder !== undefined ? undefined : { commit: ref.commit, branch: place.branch };
}
const listed = (routes) => shortNames(routes.map(({ ref }) => ref.update.remoteRef));
const shortName = ({ update }) => shortNames([update.remoteRef]);
function shortNames(refs) {
    const names = refs.slice(0, mostNames).map((ref) => `"${ref.replace(/^refs\/(?:heads|tags)\//, "")}"`);
    const more = refs.length - mostNames;
    return more > 0 ? `${names.join(", ")} and ${more} more` : names.join(", ").replace(/, ([^,]*)$/, " and $1");
}

// EXTERNAL MODULE: ./build/js/git/process/git-error.js
var git_error = __webpack_require__(45117);
// EXTERNAL MODULE: ./build/js/git/process/runner.js + 4 modules
var runner = __webpack_require__(9795);
;// CONCATENATED MODULE: ./build/js/git/history/newest.js


/** Of several commits one that no other of them contains; where histories went apart, the youngest of these. */
async function newestCommit(repository, oids) {
    const [first, ...others] = new Set(oids);
    if (first !== undefined && others.length === 0)
        return first;
    const input = oids.map((oid) => `${oid}\n`).join("");
    const printed = await (0,runner/* gitText */.q)(repository, ["rev-list", "--date-order", "--max-count=1", "--stdin"], { input });
    const newest = printed.trim();
    if (!oids.includes(newest))
        throw new git_error/* GitError */.X("Cannot tell which commit is the newest: git named none of them");
    return newest;
}

;// CONCATENATED MODULE: ./build/js/sync/push/lanes.js

/** Groups what is pushed by where it goes. */
async function lanesOf(repository, all, { commitOf, placeOf }) {
    const lanes = [];
    for (const group of Map.groupBy(all, (one) => JSON.stringify(placeOf(one))).values()) {
        const commits = group.map(commitOf);
        const newest = group[commits.indexOf(await newestCommit(repository, commits))];
        if (newest !== undefined)
            lanes.push({ newest, older: group.filter((one) => one !== newest) });
    }
    return lanes;
}

// EXTERNAL MODULE: ./build/js/git/objects/read-blobs.js
var read_blobs = __webpack_require__(84326);
// EXTERNAL MODULE: ./build/js/model/settings/read-settings.js
var read_settings = __webpack_require__(27569);
// EXTERNAL MODULE: ./build/js/sync/start/configurations.js
var configurations = __webpack_require__(15053);
// EXTERNAL MODULE: ./build/js/sync/start/places.js
var places = __webpack_require__(80178);
;// CONCATENATED MODULE: ./build/js/sync/push/push-routes.js
// Covered by test/doors/hook/push-story.test.ts






/** What the rules say of each ref that is a commit under a name: the configuration of each commit, each text of it read once. */
async function routePushed(repository, refs, asked) {
    const named = refs.filter((ref) => ref.commit !== undefined && ref.name !== undefined);
    const given = await (0,configurations/* readGiven */.Q8)(asked);
    const read = await configReader(repository, given, [...new Set(named.map(({ commit }) => commit))]);
    return Promise.all(named.map((ref) => routeOf(ref, given, read)));
}
async function routeOf(ref, given, read) {
    try {
        const values = (0,read_settings/* mergeSettings */.ss)(given, await read(ref.commit));
        return { ref, places: (0,places/* placesOf */.ek)(values, { ...ref.name, sha: ref.commit }) };
    }
    catch (failure) {
        if (!(failure instanceof errors/* SyncError */.S0))
            throw failure;
        return { ref, places: [], failure };
    }
}
async function configReader(repository, given, commits) {
    const path = (0,configurations/* configPath */.eQ)(given);
    const ids = await (0,look_up/* lookUpIds */.R)(repository, commits.map((commit) => `${commit}:${path}`));
    const idOf = new Map(commits.map((commit, index) => [commit, ids[index]]));
    const texts = await (0,read_blobs/* readBlobs */.b)(repository, ids.filter((id) => id !== undefined));
    const parsed = new Map();
    return (commit) => {
        const id = idOf.get(commit) ?? "";
        const values = parsed.get(id) ?? (0,configurations/* parseOwn */.yQ)(texts.get(id), given, { oid: commit });
        parsed.set(id, values);
        return values;
    };
}

// EXTERNAL MODULE: ./build/js/git/history/ancestry.js
var ancestry = __webpack_require__(73166);
;// CONCATENATED MODULE: ./build/js/sync/push/pushed-ref.js
// Covered by test/doors/hook/push-story.test.ts


/** Updates → what they push, from one git process. Deleted refs are left out. */
async function resolvePushed(repository, updates) {
    const bringing = updates.filter(({ oid }) => oid !== undefined);
    const commits = await commitsOf(repository, bringing.flatMap(({ oid, remoteOid }) => [oid, remoteOid].filter((id) => id !== undefined)));
    return bringing.map((update) => ({
        update,
        oid: update.oid ?? "",
        commit: commits.get(update.oid ?? ""),
        name: nameOf(update.remoteRef),
        held: commits.get(update.remoteOid ?? ""),
    }));
}
async function commitsOf(repository, ids) {
    const distinct = [...new Set(ids)];
    const found = await (0,look_up/* lookUpIds */.R)(repository, distinct.map((oid) => `${oid}^{commit}`));
    return new Map(distinct.flatMap((oid, index) => {
        const commit = found[index];
        return commit === undefined ? [] : [[oid, commit]];
    }));
}
function nameOf(remoteRef) {
    if (remoteRef.startsWith("refs/heads/"))
        return { gitBranch: remoteRef.slice("refs/heads/".length) };
    return remoteRef.startsWith("refs/tags/") ? { tag: remoteRef.slice("refs/tags/".length) } : undefined;
}
/** Whether git moves the ref without being forced: it is new, or a branch that keeps all that the remote held when it was last asked. */
async function isForward(repository, { update, name, commit, held }) {
    if (update.remoteOid === undefined || update.remoteOid === update.oid)
        return true;
    // git-push(1): a tag that the remote has is not moved, wherever to.
    if (name === undefined || "tag" in name || commit === undefined || held === undefined)
        return false;
    return (0,ancestry/* isAncestor */.Q)(repository, held, commit);
}

;// CONCATENATED MODULE: ./build/js/sync/push/push-choice.js
// Covered by test/doors/hook/hook.test.ts






/** Which pushed refs go to a code branch: those with a rule that git will move, and of several for one branch the newest. */
async function choosePushed(refs, { asked, atomic }, { repository }) {
    const all = await routePushed(repository, refs, asked);
    const wrong = all.filter(({ failure }) => failure !== undefined);
    const ruled = all.filter(({ places }) => places.length > 0);
    const { forward, backward } = await sortOut(ruled, (route) => isForward(repository, route.ref));
    const unpushed = atomic === undefined ? [] : [...atomic.unpushed, ...(await unmoved(refs, repository))];
    const skips = [...describeWrong(wrong), ...(backward.length === 0 ? [] : [notForward(backward)])];
    if (unpushed.length > 0 && forward.length > 0)
        return { routes: [], endings: [...skips, notAtomic(forward, unpushed)] };
    const lanes = await lanesOf(repository, forward, {
        commitOf: ({ ref }) => ref.commit,
        placeOf: ({ places }) => places,
    });
    const passed = lanes.filter((lane) => lane.older.length > 0).map((lane) => older(lane.older, lane.newest));
    const routes = lanes.map(({ newest }) => newest);
    const endings = [...skips, ...passed];
    const others = refs.filter((ref) => !all.some((route) => route.ref === ref && (route.failure || route.places.length > 0)));
    // Alone, they concern nobody here, and nothing is said.
    const isBeside = routes.length + endings.length > 0;
    return { routes, endings: isBeside && others.length > 0 ? [...endings, strangers(others)] : endings };
}
async function sortOut(routes, isIt) {
    const forward = [];
    const backward = [];
    for (const route of routes)
        ((await isIt(route)) ? forward : backward).push(route);
    return { forward, backward };
}
async function unmoved(refs, repository) {
    const found = [];
    for (const ref of refs)
        if (!(await isForward(repository, ref)))
            found.push(ref.update.remoteRef);
    return found;
}
function describeWrong(routes) {
    const names = routes.filter(({ failure }) => failure instanceof errors/* UnusableNameError */.VQ);
    const others = routes.filter(({ failure }) => !(failure instanceof errors/* UnusableNameError */.VQ));
    const failures = new Map(others.map(({ failure }) => [failure?.message, failure]));
    return [
        ...(names.length === 0 ? [] : [unusable(names)]),
        ...[...failures.values()].filter((failure) => failure instanceof errors/* SyncError */.S0).map((failure) => failed(failure)),
    ];
}

// EXTERNAL MODULE: ./build/js/sync/deploy/deploy.js + 2 modules
var deploy = __webpack_require__(19400);
// EXTERNAL MODULE: ./build/js/sync/deploy/deploy-targets.js
var deploy_targets = __webpack_require__(79379);
// EXTERNAL MODULE: ./build/js/sync/start/open-world.js + 22 modules
var open_world = __webpack_require__(31676);
// EXTERNAL MODULE: ./build/js/sync/start/prepare.js + 1 modules
var prepare = __webpack_require__(73154);
;// CONCATENATED MODULE: ./build/js/sync/push/push-job.js
// Covered by test/doors/hook/hook.test.ts





/** Reads and checks all that a write needs, and sends nothing. @throws SyncError where it cannot be written */
async function openJob(wishes) {
    const { prepared, target, door, waited, secondsLeft, read } = wishes;
    const deployment = (0,deploy_targets/* deploymentTo */.p)(prepared, target);
    // The file may ask for more patience than a person at `git push` has.
    const deadline = Math.min(prepared.values.deadline, secondsLeft);
    const world = (0,open_world/* openWorld */.H)(door, target, { ...prepared.values, deadline }, waited);
    const modules = await read(door.repository, deployment.commit, deployment.source);
    return { target, deployment, world, modules, later: push_job_laterOf(prepared, target, deployment) };
}
function push_job_laterOf(prepared, target, { commit, place, serverFlag }) {
    const source = target.place?.folder === undefined ? undefined : (0,prepare/* prepareAt */.Ri)(prepared, target.place).values.source;
    return {
        commit: commit.oid,
        branch: place.branch,
        ...(source === undefined ? {} : { source }),
        ...(serverFlag === undefined ? {} : { server: serverFlag }),
    };
}
/** Writes it. An expected failure is an ending too, and so is an end of the whole push before the write. */
async function runJob({ target, deployment, world, modules, later }, interrupt) {
    const report = await (0,deploy/* deploy */.g)(deployment, world, () => Promise.resolve(modules));
    const { outcome, findings } = report;
    // Whoever ends a push says why, and knows of no code branch.
    const isEnd = interrupt.aborted && interrupt.reason instanceof errors/* SyncError */.S0 && report.message === interrupt.reason.message;
    const message = isEnd
        ? `Nothing was written to "${deployment.place.branch}" on ${target.label}: ${report.message}`
        : report.message;
    return { outcome, message, findings, optional: target.optional, report, later };
}

// EXTERNAL MODULE: ./build/js/sync/look/check.js + 1 modules
var check = __webpack_require__(75606);
// EXTERNAL MODULE: ./build/js/sync/start/patience.js + 1 modules
var patience = __webpack_require__(41105);
;// CONCATENATED MODULE: ./build/js/sync/push/count-branches.js
// Covered by test/doors/hook/hook.test.ts



/**
 * Counts, before the first write, the code branches that a push would make: the last ones would be refused after others
 * were made. One request for each server to which several branches go.
 * @throws ServiceError where they are too many
 */
async function countBranches(jobs) {
    for (const [server, group] of Map.groupBy(jobs, ({ target }) => target.label)) {
        const wanted = new Set(group.map(({ deployment }) => deployment.place.branch));
        const [job] = group;
        const present = wanted.size < 2 || job === undefined ? undefined : await count_branches_listed(job);
        if (present === undefined)
            continue;
        const missing = [...wanted].filter((branch) => !present.has(branch));
        if (missing.length === 0 || present.size + missing.length <= branch_rules/* mostBranches */.iX)
            continue;
        throw new errors/* ServiceError */._7(`Cannot create ${missing.length} code branches on ${server}: there are ${present.size}, and the server allows ${branch_rules/* mostBranches */.iX}; push fewer, or say with a rule which git branches go there`);
    }
}
/** Undefined where the server does not say: then each write finds out for itself. */
async function count_branches_listed({ world }) {
    try {
        return new Set((await (0,patience/* interruptible */.In)(world, world.api.listBranches())).map(({ branch }) => branch));
    }
    catch (failure) {
        if (failure instanceof errors/* SyncError */.S0)
            return undefined;
        throw failure;
    }
}

;// CONCATENATED MODULE: ./build/js/sync/push/each-or-end.js


/** What cannot be done becomes an ending, and the rest is looked at too. Only what ends the whole push is thrown. */
async function eachOrEnd(all, work, { interrupt }) {
    const done = [];
    const endings = [];
    for (const one of all) {
        try {
            done.push(await work(one));
        }
        catch (failure) {
            if (!(failure instanceof errors/* SyncError */.S0) || failure === interrupt.reason)
                throw failure;
            endings.push(failed(failure, "optional" in one && one.optional === true));
        }
    }
    return { done, endings };
}

// EXTERNAL MODULE: ./build/js/git/history/log-raw.js
var log_raw = __webpack_require__(37078);
;// CONCATENATED MODULE: ./build/js/git/history/find-blob.js


/** The first of these commits and their ancestors that brought a blob; undefined: none has it as a file. */
async function findBlob(repository, blob, commits) {
    const args = ["log", ...log_raw/* rawLog */.r, "--root", "-m", "--no-show-signature", `--find-object=${blob}`, "--stdin"];
    const input = commits.map((oid) => `${oid}\n`).join("");
    const log = (0,log_raw/* parseRawLog */.m)(await (0,runner/* gitBytes */.s)(repository, args, { input }));
    const isIt = ({ after }) => after?.oid === blob;
    const first = log.filter(({ changes }) => changes.some(isIt)).at(-1);
    const path = first?.changes.find(isIt)?.path;
    return first === undefined || path === undefined ? undefined : { commit: first.commit.oid, path };
}

;// CONCATENATED MODULE: ./build/js/git/objects/pushed-objects.js


const mostBytes = 512 * 1024 * 1024;
/** What a push sends: an earlier commit of it counts like the last one. */
async function listPushed(repository, pushed) {
    const tags = pushed.tags.map((oid) => ({ oid, path: "" }));
    const commits = await newCommits(repository, pushed);
    return { commits, objects: [...tags, ...(await listObjects(repository, [...commits, ...pushed.others]))] };
}
async function listObjects(repository, roots) {
    if (roots.length === 0)
        return [];
    // What a partial clone never fetched, the remote has. --no-walk: the whole of these commits, and no others.
    const how = ["--objects", "--no-walk=unsorted", "--missing=allow-promisor", "--stdin"];
    const printed = await (0,runner/* gitText */.q)(repository, ["rev-list", ...how], { input: lines(roots), maxBytes: mostBytes });
    return printed.split("\n").filter(Boolean).map(parseObject);
}
async function newCommits(repository, { commits, held, remote }) {
    if (commits.length === 0)
        return [];
    const input = lines([...commits, ...held.map((oid) => `^${oid}`)]);
    const args = ["rev-list", "--stdin", "--not", `--remotes=${remote}`];
    return (await (0,runner/* gitText */.q)(repository, args, { input, maxBytes: mostBytes })).split("\n").filter(Boolean);
}
/** `<oid> [SP <path>]` */
function parseObject(line) {
    const [, oid, path] = /^([0-9a-f]{40,64})(?: (.*))?$/s.exec(line) ?? [];
    if (oid === undefined)
        throw new git_error/* GitError */.X(`Cannot list what is pushed: git printed ${JSON.stringify(line)}`);
    return { oid, path: path ?? "" };
}
const lines = (all) => all.map((each) => `${each}\n`).join("");

// EXTERNAL MODULE: ./build/js/git/objects/cat-file.js
var cat_file = __webpack_require__(32006);
;// CONCATENATED MODULE: ./build/js/git/objects/read-objects.js



// Of a first push all history is read: in parts, so that it never lies in memory as a whole.
const partBytes = 32 * 1024 * 1024;
const headerBytes = 128;
/** Full ids → every object but trees, whole, in the order of the ids; those that are not there are left out. */
async function* readObjects(repository, oids) {
    for (const part of partsOf(await sizesOf(repository, oids))) {
        const names = part.map(({ oid }) => oid);
        const maxBytes = part.reduce((sum, { size }) => sum + size + headerBytes, 0);
        const output = await (0,runner/* gitBytes */.s)(repository, ["cat-file", "--batch"], { input: `${names.join("\n")}\n`, maxBytes });
        for (const object of (0,cat_file/* parseCatFile */.q)(output, names))
            if (object !== undefined)
                yield object;
    }
}
async function sizesOf(repository, oids) {
    if (oids.length === 0)
        return [];
    const input = `${oids.join("\n")}\n`;
    const printed = await (0,runner/* gitText */.q)(repository, ["cat-file", "--batch-check"], { input });
    return printed.split("\n").filter(Boolean).flatMap(parseSize);
}
/** `<oid> SP <type> SP <size>`, or `<oid> SP missing` */
function parseSize(line) {
    const [, oid, type, size] = /^([0-9a-f]{40,64}) (?:missing|(blob|tree|commit|tag) (\d+))$/.exec(line) ?? [];
    if (oid === undefined)
        throw new git_error/* GitError */.X(`Cannot read objects: git answered ${JSON.stringify(line)}`);
    return type === undefined || type === "tree" ? [] : [{ oid, size: Number(size) }];
}
function partsOf(sized) {
    const parts = [];
    let room = 0;
    for (const each of sized) {
        if (each.size > room || parts.length === 0) {
            parts.push([]);
            room = partBytes;
        }
        parts.at(-1)?.push(each);
        room -= each.size;
    }
    return parts;
}

// EXTERNAL MODULE: ./build/js/model/account/credentials-file-names.js
var credentials_file_names = __webpack_require__(2083);
// EXTERNAL MODULE: ./build/js/model/text/placeholder.js
var placeholder = __webpack_require__(78012);
;// CONCATENATED MODULE: ./build/js/model/account/secret-pattern.js

// How the game writes a token, beside the word: `token: 1234…`, `"token": "1234…"`.
const anyToken = "token[\"']? *[:=] *[\"'`]?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
/** Secrets that are in use → a search for these and for anything that looks like a token, in any bytes: text, UTF-16, binary. */
function secretSearch(secrets) {
    const own = secrets.flatMap(encodings).map(literally);
    const pattern = new RegExp(own.length === 0 ? `(?!)()|${anyToken}` : `(${own.join("|")})|${anyToken}`, "gi");
    return (bytes) => {
        const text = bytes.toString("latin1");
        const found = search(text, pattern);
        // Letters of UTF-16 have a NUL beside them, before or after; nothing in a token is more than such letters.
        return found.length > 0 || !text.includes("\0") ? found : search(text.replaceAll("\0", ""), pattern);
    };
}
function search(text, pattern) {
    const found = [];
    let line = 1;
    let counted = 0;
    for (const match of text.matchAll(pattern)) {
        if (match[1] === undefined && (0,placeholder/* isPlaceholder */.w)(idIn(match[0])))
            continue;
        line += countLines(text.slice(counted, match.index));
        counted = match.index;
        found.push({ line, kind: match[1] === undefined ? "token" : "own" });
    }
    return found;
}
const countLines = (text) => text.split("\n").length - 1;
/** As bytes, one letter for each: UTF-8, and UTF-16 in both orders. */
function encodings(secret) {
    const wide = Buffer.from(secret, "utf16le");
    return [Buffer.from(secret), wide, Buffer.from(wide).swap16()].map((bytes) => bytes.toString("latin1"));
}
/** The id in what was found beside the word. */
function idIn(text) {
    const [id = ""] = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i.exec(text) ?? [];
    return id;
}
const literally = (text) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");

;// CONCATENATED MODULE: ./build/js/sync/push/find-leaks.js
// Covered by test/sync/push/leaks.test.ts





/** In whichever of the objects that leave this machine. */
async function findLeaks(repository, sent, targets) {
    const search = secretSearch(targets.flatMap(secretsOf));
    const files = await credentialsFiles(repository, sent.commits);
    const leaks = [];
    for await (const { oid, type, bytes } of readObjects(repository, [
        ...new Set(sent.objects.map((each) => each.oid)),
    ])) {
        for (const { line, kind } of search(bytes)) {
            const message = kind === "own" ? "holds your credential" : "holds what looks like a token";
            leaks.push({ oid, type, line, message });
        }
        const file = files.get(oid);
        if (file !== undefined && (await holdsCredentials(bytes, file)))
            leaks.push({ oid, type, message: "holds credentials" });
    }
    return leaks;
}
function secretsOf({ credentials, serverPassword }) {
    const secret = credentials?.kind === "token" ? credentials.token : credentials?.password;
    // Short passwords are words that stand in any code.
    return [secret, serverPassword].filter((text) => text !== undefined && text.length >= 12);
}
/** Ids of the files that are credentials files by name in one of the commits. */
async function credentialsFiles(repository, commits) {
    const names = commits.flatMap((commit) => credentials_file_names/* credentialsFileNames */.R.map((path) => ({ path, name: `${commit}:${path}` })));
    const ids = await (0,look_up/* lookUpIds */.R)(repository, names.map(({ name }) => name));
    return new Map(ids.flatMap((oid, index) => (oid === undefined ? [] : [[oid, names[index]?.path ?? ""]])));
}
async function holdsCredentials(bytes, path) {
    // The YAML parser costs 15 ms, and hardly any commit has such a file.
    const { parseCredentialsFile } = await __webpack_require__.e(/* import() */ 8002).then(__webpack_require__.bind(__webpack_require__, 28002));
    try {
        return parseCredentialsFile(bytes.toString("utf8"), path).some(({ token, password }) => token ?? password);
    }
    catch (failure) {
        // Another tool's file of that name; its lines were searched anyway.
        if (failure instanceof errors/* SyncError */.S0)
            return false;
        throw failure;
    }
}

;// CONCATENATED MODULE: ./build/js/sync/push/leaks.js





/**
 * Refuses a push that would carry a credential away, in whichever of its commits: one of those in use, something that
 * looks like any token of the game, or a credentials file. The text itself is never shown.
 * @throws PreflightError with file and line of each
 */
async function refuseLeaks(repository, pushed, targets) {
    const sent = await listPushed(repository, pushed);
    const leaks = await findLeaks(repository, sent, targets);
    if (leaks.length === 0)
        return;
    const places = await Promise.all(leaks.slice(0, mostTold).map((leak) => place(repository, leak, sent)));
    const [first] = places;
    const more = leaks.length === 1 ? "" : ` (and ${leaks.length - 1} more)`;
    throw new errors/* PreflightError */.wG(`Cannot let ${first?.name} go: ${first?.where} ${leaks[0]?.message}${more}; take it out of the commit, and make a new token if this one was ever pushed`, places.map(({ finding }) => finding));
}
/** What leaves this machine with these refs. */
const pushedOf = (refs, remote) => ({
    remote,
    commits: [...new Set(refs.map(({ commit }) => commit).filter((oid) => oid !== undefined))],
    tags: refs.filter(({ oid, commit }) => commit !== undefined && commit !== oid).map(({ oid }) => oid),
    others: refs.filter(({ commit }) => commit === undefined).map(({ oid }) => oid),
    held: [...new Set(refs.map(({ held }) => held).filter((oid) => oid !== undefined))],
});
const mostTold = 5;
/** Names go by git's list that ends in NUL: that of the objects cuts a path off at its first line feed. */
async function place(repository, { oid, type, line, message }, { commits }) {
    const brought = type === "blob" ? await findBlob(repository, oid, commits) : undefined;
    const name = (0,short_id/* shortId */.m)(brought?.commit ?? oid);
    const path = brought?.path;
    const finding = {
        severity: "error",
        message,
        ...(path === undefined ? {} : { path, ...(line && { line }) }),
    };
    if (path === undefined)
        return { name, finding, where: type === "blob" ? "it" : `the message of this ${type}` };
    return { name, finding, where: line === undefined ? path : `${path}:${line}` };
}

// EXTERNAL MODULE: ./build/js/sync/source/committed-modules.js + 22 modules
var committed_modules = __webpack_require__(69077);
;// CONCATENATED MODULE: ./build/js/sync/push/read-once.js
// Covered by test/doors/hook/hook.test.ts

/** Several servers get the same modules: they are read, and built, once. */
function readOnce() {
    const known = new Map();
    return (repository, commit, options) => {
        const key = JSON.stringify([commit.oid, options.source]);
        const modules = known.get(key) ?? (0,committed_modules/* readModules */.U)(repository, commit, options);
        known.set(key, modules);
        return modules;
    };
}

;// CONCATENATED MODULE: ./build/js/sync/push/push-look.js
// Covered by test/doors/hook/push-story.test.ts









/** Looks at all that is pushed, and asks a server at most how many code branches there are. Nothing is written. */
async function lookAtPush(refs, routes, options, door) {
    const opened = await eachOrEnd(routes, (route) => push_look_open(route, options, door), door);
    const targets = opened.done.flatMap(({ targets: each }) => each);
    const [leaks, looked] = await Promise.all([
        eachOrEnd([pushedOf(refs, options.remote)], (pushed) => push_look_search(pushed, targets, options, door), door),
        options.mode === "deploy" ? openJobs(opened.done, options, door) : checkAll(opened.done, door),
    ]);
    const endings = [...opened.endings, ...leaks.endings, ...looked.endings];
    if (endings.some(options.stops))
        return { jobs: [], endings };
    const counted = await eachOrEnd([looked.jobs], countBranches, door);
    return { jobs: looked.jobs, endings: [...endings, ...counted.endings] };
}
async function push_look_search(pushed, targets, { onSearched }, { repository }) {
    await refuseLeaks(repository, pushed, targets);
    onSearched();
}
async function push_look_open({ ref }, { asked }, { repository }) {
    return (0,prepare/* prepare */.iA)(repository, { ...asked, ref: ref.commit, refName: ref.name });
}
async function openJobs(opened, options, door) {
    const waited = { ms: 0 };
    const read = readOnce();
    const all = opened.flatMap((prepared) => prepared.targets.map((target) => ({ prepared, target, door, waited, read, optional: target.optional })));
    // A server with a branch of its own gets there what rules send to several.
    const lanes = await lanesOf(door.repository, all, {
        commitOf: ({ prepared }) => prepared.commit.oid,
        placeOf: ({ prepared, target }) => [target.label, (0,places/* branchOf */.W0)(prepared, target)],
    });
    const wishes = lanes.map(({ newest }) => newest);
    const openOne = (wish) => openJob({ ...wish, secondsLeft: options.secondsLeft() });
    const { done, endings } = await eachOrEnd(wishes, openOne, door);
    return { jobs: done.map((job) => quietAmong(job, done)), endings };
}
/** One of several code branches of a server at most is the active one: it would be told of all others. */
function quietAmong(job, jobs) {
    const isAlone = jobs.every((other) => other === job || other.target.label !== job.target.label);
    return isAlone ? job : { ...job, deployment: { ...job.deployment, tellActive: "never" } };
}
async function checkAll(opened, door) {
    const endings = [];
    for (const prepared of opened) {
        const { reports } = await (0,check/* check */.z6)({ prepared, whyAlone: "this hook only checks (--mode check)" }, door);
        for (const report of reports) {
            const { outcome, message, findings } = report;
            endings.push({ outcome, message, findings, optional: false, report });
        }
    }
    return { jobs: [], endings };
}

;// CONCATENATED MODULE: ./build/js/sync/push/push.js




/**
 * What `git push` pushes → each code branch holds the newest commit that a rule sends there. All is looked at before
 * anything is written: every ref, every commit for leaks, every folder's modules, how many code branches there would be.
 * Where one of them is refused, nothing is written.
 */
async function push(updates, options, door) {
    const refs = await resolvePushed(door.repository, updates);
    const choice = await choosePushed(refs, options, door);
    const look = await lookAtPush(refs, choice.routes, options, door);
    const endings = [...choice.endings, ...look.endings];
    for (const ending of endings)
        options.onEnd(ending);
    if (!endings.some(options.stops))
        await writeInTurn(look.jobs, options, door);
}
/** One code branch after the other. A push that is stopped writes no more: what it would push is not there. */
async function writeInTurn(jobs, { stops, onEnd }, door) {
    for (const job of jobs) {
        const ending = await runJob(job, door.interrupt);
        onEnd(ending);
        if (stops(ending))
            return;
    }
}

// EXTERNAL MODULE: ./build/js/model/text/shell-word.js
var shell_word = __webpack_require__(6604);
;// CONCATENATED MODULE: ./build/js/hook/commands.js


function commandsFor({ gitPush, remote, updates, program }) {
    const push = pushCommand(gitPush, remote, updates);
    const deploys = (left) => left.map((later) => deployCommand(program, later)).join(" && ");
    return {
        afterStop: (ending) => `The push is stopped; ${way(ending, push, deploys)}`,
        afterLetGo: (left) => `The push goes on without it; afterwards: ${left.length === 0 ? `${program} status` : deploys(left)}`,
        afterSkip: (left) => `The push goes on; when it is there: ${deploys(left)}`,
    };
}
function way({ outcome, later }, push, deploys) {
    if (outcome === "drift" && later !== undefined)
        return `to keep a copy first: ${deploys([later])} --on-drift keep && ${push}`;
    return `to go without screeps-sync: SCREEPS_SYNC=0 ${push}`;
}
function deployCommand(program, { commit, branch, source, server }) {
    const options = { "--branch": branch, "--source": source, "--server": server };
    const given = Object.entries(options).flatMap(([name, value]) => value === undefined ? [] : [name, (0,shell_word/* shellWord */.r)(value)]);
    return [program, "deploy", (0,short_id/* shortId */.m)(commit), ...given].join(" ");
}
/** As it was given, where that can be seen; else from what git told, which leaves options away. */
function pushCommand(gitPush, remote, updates) {
    const given = gitPush?.args.filter((arg) => !isDryRunFlag(arg));
    // An address may hold a password.
    if (given !== undefined && !given.some((arg) => arg.includes("://")))
        return ["git push", ...given.map(shell_word/* shellWord */.r)].join(" ");
    return ["git push", (0,shell_word/* shellWord */.r)(remote), ...updates.map(refspec).map(shell_word/* shellWord */.r)].join(" ");
}
const isDryRunFlag = (arg) => /^(?:-n|--dr[a-z-]*)$/.test(arg);
function refspec({ localRef, oid, remoteRef }) {
    const name = remoteRef.replace(/^refs\/heads\//, "");
    if (oid === undefined)
        return `:${name}`;
    return localRef === remoteRef ? name : `${oid}:${remoteRef}`;
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
;// CONCATENATED MODULE: ./build/js/hook/git-push.js

// hook script, husky's two, a shell between: git is rarely more than a few processes above.
const furthest = 8;
/**
 * The `git push` above a process, by `/proc`; undefined where it cannot be seen. Git runs the hook for `push --dry-run`
 * with the same arguments, input and environment as for a push, so its own command line is the only place that tells.
 */
async function findGitPush(pid = process.ppid) {
    let current = pid;
    for (let step = 0; step < furthest && current > 1; step += 1) {
        const args = await argumentsOf(current);
        if (args === undefined)
            return undefined;
        const pushArgs = argumentsOfPush(args);
        if (pushArgs !== undefined)
            return { pid: current, args: pushArgs, dryRun: isDryRun(pushArgs) };
        const parent = await parentOf(current);
        if (parent === undefined)
            return undefined;
        current = parent;
    }
    return undefined;
}
/** What follows `push`; undefined for any other command line. Aliases are gone here: git starts itself anew for them. */
function argumentsOfPush(args) {
    const [program = "", ...rest] = args;
    const name = program.split(/[/\\]/).at(-1) ?? "";
    if (/^git-push(?:\.exe)?$/.test(name))
        return rest;
    if (!/^git(?:\.exe)?$/.test(name))
        return undefined;
    const command = commandIndex(rest);
    return rest[command] === "push" ? rest.slice(command + 1) : undefined;
}
// git(1): of its own options only these take the next argument as their value.
const withValue = new Set(["-C", "-c", "--git-dir", "--work-tree", "--namespace", "--super-prefix", "--config-env"]);
function commandIndex(args) {
    let index = 0;
    while (args[index]?.startsWith("-"))
        index += withValue.has(args[index] ?? "") ? 2 : 1;
    return index;
}
/** Git takes `-n`, `-fn`, `--dry-run`, any beginning of it down to `--dr`, and `--no-dry-run`; the last one counts. */
function isDryRun(pushArgs) {
    const end = pushArgs.indexOf("--");
    let dryRun = false;
    let value = false;
    for (const arg of end < 0 ? pushArgs : pushArgs.slice(0, end)) {
        if (value)
            value = false;
        else if (/^--dr(?:y(?:-(?:r(?:u(?:n)?)?)?)?)?$/.test(arg))
            dryRun = true;
        else if (/^--no-dr(?:y(?:-(?:r(?:u(?:n)?)?)?)?)?$/.test(arg))
            dryRun = false;
        else if (/^-[a-z46]/i.test(arg)) {
            // `-o` takes the rest of its argument, or the next one, as a word for the server.
            const switches = arg.slice(1).replace(/o.*$/s, "");
            dryRun ||= switches.includes("n");
            value = arg.slice(1) === `${switches}o`;
        }
        else
            value = valueOptions.has(arg);
    }
    return dryRun;
}
const valueOptions = new Set(["--repo", "--receive-pack", "--exec", "--push-option"]);
async function argumentsOf(pid) {
    const bytes = await (0,promises_.readFile)(`/proc/${pid}/cmdline`, "utf8").catch(() => undefined);
    return bytes?.replace(/\0$/, "").split("\0");
}
async function parentOf(pid) {
    // `pid (name) state ppid …`: the name may hold anything, also parentheses.
    const stat = await (0,promises_.readFile)(`/proc/${pid}/stat`, "utf8").catch(() => undefined);
    const parent = /^.*\) \S (\d+) /s.exec(stat ?? "")?.[1];
    return parent === undefined ? undefined : Number(parent);
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/js/hook/install/program-name.js

/** How a person calls screeps-sync in a folder: by npx where the project has it in its own node_modules. */
function programName(directory, started = process.argv[1] ?? "") {
    for (let folder = directory;; folder = (0,external_node_path_.dirname)(folder)) {
        if (started.startsWith((0,external_node_path_.join)(folder, "node_modules") + external_node_path_.sep))
            return "npx screeps-sync";
        if ((0,external_node_path_.dirname)(folder) === folder)
            return "screeps-sync";
    }
}

// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./build/js/hook/time.js


/** A person waits at `git push`: everything together takes no longer. */
const allMs = 10_000;
/** After this nothing is begun any more, so that a write on its way can still get its answer. */
const lastStartMs = 8_000;
/** Then a request that is under way is given up, so that what is known can still be said. */
const lastAnswerMs = 9_500;
const hookSeconds = { deadline: allMs / 1000, maxWait: 5 };
/** How long an answer can still be waited for. */
const secondsLeft = () => Math.max(0.1, (lastAnswerMs - performance.now()) / 1000);
/** What ends the run, with the reason in a few words: the caller's own signal, the time, or that the push itself is gone. */
function endsOf(interrupt, push) {
    const late = new AbortController();
    const message = `it took longer than the ${hookSeconds.deadline} s that a push may wait`;
    setTimeout(() => late.abort(new errors/* UnreachableError */.Jk(message, { mayHaveArrived: false })), Math.max(0, lastStartMs - performance.now())).unref();
    return AbortSignal.any([asked(interrupt), late.signal, goneWith(push)]);
}
/** What was written before, others know: the reason only says why it ends. */
function asked(interrupt) {
    const controller = new AbortController();
    const stop = () => {
        const { reason } = interrupt;
        controller.abort(reason instanceof errors/* InterruptedError */.p4
            ? new errors/* InterruptedError */.p4(reason.signal, `interrupted by ${reason.signal}`)
            : reason);
    };
    if (interrupt.aborted)
        stop();
    interrupt.addEventListener("abort", stop, { once: true });
    return controller.signal;
}
/** `git push` that is killed leaves its hook behind: without anybody waiting for it, nothing more is to be written. */
function goneWith(push) {
    const gone = new AbortController();
    if (push === undefined)
        return gone.signal;
    const timer = setInterval(() => {
        if (isRunning(push.pid))
            return;
        clearInterval(timer);
        gone.abort(new errors/* InterruptedError */.p4("SIGTERM", "the push that started this is gone"));
    }, 200);
    timer.unref();
    return gone.signal;
}
function isRunning(pid) {
    try {
        process.kill(pid, 0);
        return true;
    }
    catch (failure) {
        // Somebody else's process is there too.
        return failure instanceof Error && "code" in failure && failure.code === "EPERM";
    }
}
/** The work, or `late` when it does not end in time: a server that takes a write and never answers must not hold a push. */
async function within(work, late) {
    const stop = new AbortController();
    const clock = (0,external_node_timers_promises_.setTimeout)(Math.max(0, allMs - performance.now()), late, { signal: stop.signal });
    clock.catch(() => { });
    try {
        return await Promise.race([work, clock]);
    }
    finally {
        stop.abort();
    }
}

;// CONCATENATED MODULE: ./build/js/hook/verdict.js

// The service said «later», or nothing that can be used: the commit is not to blame, and a push is worth more.
const letGo = new Set(["rate-limited", "unreachable", "unknown"]);
function isLetGo(outcome) {
    return letGo.has(outcome);
}
/** Our own refusals stop a push; what is the server's fault only with `strict`, and what is optional never. */
function stopsPush({ outcome, optional }, { strict }) {
    return !optional && outcome_outcome/* outcomes */.KI[outcome].exit !== 0 && (strict || !isLetGo(outcome));
}
/** Exit status of the hook: anything but 0 stops the push. */
function verdict(all, strictness) {
    return (0,outcome_outcome/* exitStatus */.$u)(all.filter((ending) => stopsPush(ending, strictness)));
}

;// CONCATENATED MODULE: ./build/js/hook/pre-push-wishes.js


function wishesOf({ remote, mode, strict, env, onSecret, config }, gitPush, told) {
    const asked = {
        raw: { config, ...(gitPush?.dryRun === true ? { "dry-run": true } : {}) },
        env,
        nameOf: (name) => `--${name}`,
        defaults: { "max-wait": hookSeconds.maxWait, timeout: hookSeconds.deadline },
        withoutServer: mode === "check",
        tellActive: "after-a-write",
        onSecret,
    };
    return { remote, mode, secondsLeft: secondsLeft, ...told, asked, stops: (ending) => stopsPush(ending, { strict }) };
}

;// CONCATENATED MODULE: ./build/js/hook/finding-text.js
/** The first finding that the message does not say already, and how many more. */
function findingText(findings, said) {
    const [first, ...more] = findings.filter(({ message }) => !said.includes(message));
    if (first === undefined)
        return undefined;
    const where = first.path === undefined ? "" : `${first.path}${first.line === undefined ? "" : `:${first.line}`} `;
    return `${where}${first.message}${more.length === 0 ? "" : ` (and ${more.length} more: screeps-sync check)`}`;
}

// EXTERNAL MODULE: ./build/js/model/outcome/note-text.js
var note_text = __webpack_require__(45754);
;// CONCATENATED MODULE: ./build/js/hook/good-lines.js




/** What leaves nothing to do; a ref that goes nowhere has a line of its own. */
const isGood = (outcome) => outcome !== "skipped" && ["good", "note"].includes((0,outcome_outcome/* moodOf */.jo)(outcome));
/** One with what changed; of several each in a few words. */
function goodLines(endings) {
    const [first] = endings;
    if (first === undefined)
        return [];
    const warnings = [...new Set(endings.flatMap(({ report }) => report?.warnings ?? []).map(note_text/* noteText */.gA))];
    const warned = warnings.length === 0 ? [] : [[2, "waiting", warnings.join("; ")]];
    if (endings.length > 1)
        return [[0, "good", together(endings)], ...warned];
    return [[0, "good", first.message], ...warned, ...detailLines(first)];
}
const sentences = {
    deployed: ["Deployed", "read back, all modules equal"],
    restored: ["Restored", "read back, all modules equal"],
    unchanged: ["Nothing to do for", "holds it already"],
    planned: ["Planned", "nothing was written"],
    superseded: ["Superseded", "nothing was written"],
};
/** `Deployed 1a2b3c4 to "default", 2b3c4d5 to "f-a" on screeps.com: …; Nothing to do for …` */
function together(endings) {
    const groups = Map.groupBy(endings, ({ outcome, report }) => `${outcome} ${report?.server ?? ""}`);
    return [...groups.values()].map(sentence).join("; ");
}
function sentence(group) {
    const [first] = group;
    const [verb, truth] = sentences[(first?.outcome ?? "planned")];
    const places = group.map((ending) => placeOf(ending));
    const server = first?.report?.server ? ` on ${first.report.server}` : "";
    return `${verb} ${good_lines_listed(places)}${server}: ${truth}`;
}
function placeOf({ report, message }) {
    return report === undefined ? message : `${(0,short_id/* shortId */.m)(report.commit)} to "${report.branch ?? ""}"`;
}
const mostListed = 4;
function good_lines_listed(all) {
    const more = all.length - mostListed;
    return more > 0 ? `${all.slice(0, mostListed).join(", ")} and ${more} more` : all.join(", ");
}
/** Counts of what changed, the first finding, notes. */
function detailLines({ report, findings, message }) {
    const plan = report?.plan;
    const counts = plan === undefined
        ? []
        : [`${plan.added.length} added, ${plan.changed.length} changed, ${plan.removed.length} removed`];
    const found = findingText(findings, message);
    const about = [...counts, ...(found === undefined ? [] : [found])].join("; ");
    const notes = (report?.notes ?? []).map(note_text/* noteText */.gA).join("; ");
    const lines = [
        [4, "plain", about],
        [5, "plain", notes],
    ];
    return lines.filter(([, , line]) => line !== "");
}

;// CONCATENATED MODULE: ./build/js/hook/push-lines.js



/** How a push ended, in so many lines at most: what is true now, what is wrong, what to run. */
function pushLines(endings, { strict, commands, most = 3 }) {
    const good = endings.filter(({ outcome }) => isGood(outcome));
    const skipped = endings.filter(({ outcome }) => outcome === "skipped");
    const troubles = endings.filter((ending) => !good.includes(ending) && !skipped.includes(ending));
    const last = lastLine(endings, { strict, commands });
    return mostImportant(most, [
        ...goodLines(good),
        ...troubleLines(troubles, { strict }),
        ...skipped.map(({ message }) => [3, "waiting", message]),
        ...(last === undefined ? [] : [[0, "plain", last]]),
    ]);
}
/** Where there are more lines than a person reads, those of the highest rank stay away; the order stays. */
function mostImportant(most, ranked) {
    const [good, trouble, last, ...others] = ranked.filter(([rank]) => rank === 0);
    // A wait has taken one of three: what is true now and what is wrong share another.
    if (good && trouble && last && others.length === 0 && most === 2)
        return [
            [trouble[1], `${good[2]}; ${trouble[2]}`],
            [last[1], last[2]],
        ];
    const kept = new Set(ranked.toSorted(([a], [b]) => a - b).slice(0, most));
    return ranked.filter((line) => kept.has(line)).map(([, mark, line]) => [mark, line]);
}
/** The worst one whole, and how many there are beside it. */
function troubleLines(endings, { strict }) {
    const stopping = endings.filter((ending) => stopsPush(ending, { strict }));
    const [first] = stopping.length > 0 ? stopping : endings;
    if (first === undefined)
        return [];
    const more = endings.length === 1 ? "" : ` (and ${endings.length - 1} more like it)`;
    const found = findingText(first.findings, first.message);
    return [
        [0, markOf(first.outcome), `${first.message}${more}`],
        ...(found === undefined ? [] : [[1, "plain", found]]),
    ];
}
/** Bad news at a push is what stops it, also where the mood of the outcome is but a warning. */
const markOf = (outcome) => stopsPush({ outcome, optional: false }, { strict: false }) ? "bad" : "waiting";
/** What happens to the push, and the command for what is left. */
function lastLine(endings, { strict, commands }) {
    const stopping = endings.find((ending) => stopsPush(ending, { strict }));
    if (stopping !== undefined)
        return commands.afterStop(stopping);
    const without = endings.filter((ending) => !ending.optional && isLetGo(ending.outcome));
    if (without.length > 0)
        return commands.afterLetGo(without.flatMap(({ later }) => later ?? []));
    const skipped = endings.flatMap(({ outcome, later }) => outcome === "skipped" && later !== undefined ? [later] : []);
    return skipped.length === 0 ? undefined : commands.afterSkip(skipped);
}

;// CONCATENATED MODULE: ./build/js/hook/ref-updates.js

/**
 * Standard input of a pre-push hook → updates. The protocol, from githooks(5):
 *
 *     <local-ref> SP <local-object-name> SP <remote-ref> SP <remote-object-name> LF
 *
 * "If the foreign ref does not yet exist the <remote-object-name> will be the all-zeroes object name. If a ref is to be
 * deleted, the <local-ref> will be supplied as (delete) and the <local-object-name> will be the all-zeroes object name.
 * If the local commit was specified by something other than a name which could be expanded (such as HEAD~, or an object
 * name) it will be supplied as it was originally given." Such a name may hold spaces (`main@{1 day ago}`), the rest not.
 * Nothing at all comes when everything is up to date.
 *
 * @throws UsageError that names the first line that is none of these
 */
function parseRefUpdates(input) {
    const lines = input.split("\n");
    // The last line may miss its end, where a script between git and us took it away.
    if (lines.at(-1) === "")
        lines.pop();
    return lines.map((line, index) => parseLine(line, index + 1));
}
const shape = /^(?<localRef>.+) (?<oid>[0-9a-f]{40,128}) (?<remoteRef>refs\/[^ ]+) (?<remoteOid>[0-9a-f]{40,128})\r?$/s;
function parseLine(line, number) {
    const { localRef, oid, remoteRef, remoteOid } = shape.exec(line)?.groups ?? {};
    if (localRef === undefined || oid === undefined || remoteRef === undefined || remoteOid === undefined) {
        throw new errors/* UsageError */.eb(`Cannot read what git pushes: line ${number} is ${JSON.stringify(line.slice(0, 200))}; expected is "<local ref> <object id> <remote ref> <object id>", as git gives it to a pre-push hook`);
    }
    if (oid.length !== remoteOid.length) {
        throw new errors/* UsageError */.eb(`Cannot read what git pushes: the object ids in line ${number} have ${oid.length} and ${remoteOid.length} digits`);
    }
    return { localRef, oid: unlessZero(oid), remoteRef, remoteOid: unlessZero(remoteOid) };
}
const unlessZero = (oid) => (/^0+$/.test(oid) ? undefined : oid);

;// CONCATENATED MODULE: ./build/js/hook/refspecs.js
/** What follows `git push` → the refs it names. Deletions and patterns are left out: git tells of the former, and the latter name nothing. */
function askedRefs(pushArgs) {
    const options = pushArgs.filter((arg) => arg.startsWith("-"));
    const [, ...specs] = positionals(pushArgs);
    return {
        isAtomic: options.findLast((arg) => /^--(?:no-)?at(?:o(?:m(?:ic?)?)?)?$/.test(arg))?.startsWith("--at") ?? false,
        allBranches: options.some((arg) => /^--(?:all|branches|mirror)$/.test(arg)),
        refs: specs.flatMap((spec, index) => (specs[index - 1] === "tag" || spec === "tag" ? [] : parseSpec(spec))),
    };
}
const refspecs_withValue = new Set(["--repo", "--receive-pack", "--exec", "--push-option", "-o"]);
function positionals(args) {
    const end = args.indexOf("--");
    const before = end < 0 ? args : args.slice(0, end);
    const named = before.filter((arg, index) => !arg.startsWith("-") && !refspecs_withValue.has(before[index - 1] ?? ""));
    return end < 0 ? named : [...named, ...args.slice(end + 1)];
}
function parseSpec(spec) {
    const [local = "", remote = local] = spec.replace(/^\+/, "").split(":", 2);
    return local === "" || spec.includes("*") ? [] : [{ local, remote }];
}

// EXTERNAL MODULE: ./build/js/hook/say.js
var hook_say = __webpack_require__(2708);
;// CONCATENATED MODULE: ./build/js/hook/switch.js
/** Whether SCREEPS_SYNC says that a push goes without us. A word that nobody knows is told, and changes nothing. */
function isSwitchedOff({ SCREEPS_SYNC: word = "" }) {
    return /^(?:0|false|no|off)$/i.test(word);
}
function tellUnknownSwitch({ SCREEPS_SYNC: word = "" }, say) {
    if (/^(?:|1|true|yes|on)$/i.test(word))
        return;
    say("waiting", `SCREEPS_SYNC=${word} says nothing that is known (0, false, no, off: not this push), so all is as usual`);
}

;// CONCATENATED MODULE: ./build/js/hook/pre-push.js

















/** Deploys what is being pushed: each commit named by git, never the work tree. Its exit status decides over the push. */
async function prePush(options) {
    const { remote, onlyRemote, env, strict } = options;
    if (isSwitchedOff(env) || (onlyRemote !== undefined && remote !== onlyRemote))
        return 0;
    const updates = parseRefUpdates(options.input);
    if (updates.every(({ oid }) => oid === undefined))
        return 0;
    const gitPush = await findGitPush();
    const interrupt = endsOf(options.interrupt, gitPush);
    let said = 0;
    const say = (mark, line) => {
        said += 1;
        options.say(mark, line);
    };
    tellUnknownSwitch(env, say);
    const endings = await endingsOf(updates, { ...options, interrupt, say }, gitPush);
    const commands = commandsFor({ gitPush, remote, updates, program: programName(options.directory) });
    for (const [mark, line] of pushLines(endings, { strict, commands, most: mostLines - said }))
        say(mark, line);
    return statusOf(endings, interrupt, strict);
}
/** At every ending: more would not be read beside git's own. */
const mostLines = 3;
/** All that ended before the time ran out; what was under way then is one of them. */
async function endingsOf(updates, options, gitPush) {
    const endings = [];
    let writing = "";
    const onSaid = (0,hook_say/* sayWaiting */.H)(options.say);
    const door = (0,open_world/* openDoor */.f)({
        ...options,
        fromHook: true,
        trace: () => { },
        tell: (happening) => {
            if (happening.kind === "step" && happening.writes)
                writing = happening.text;
            onSaid(happening);
        },
    });
    const onEnd = (ending) => {
        writing = "";
        endings.push(ending);
    };
    let unsearched = ", and the search of what is pushed for tokens was not finished";
    const onSearched = () => {
        unsearched = "";
    };
    const wishes = wishesOf(options, gitPush, { onEnd, onSearched });
    const story = tellStory(updates, wishes, gitPush, door).then(() => "done");
    const how = await within(story, "late").catch((failure) => {
        if (!(failure instanceof errors/* SyncError */.S0))
            throw failure;
        // It comes from before the first write.
        const isEnd = failure === options.interrupt.reason;
        // A push that a person ended sends nothing.
        const search = failure instanceof errors/* InterruptedError */.p4 ? "" : unsearched;
        const message = isEnd ? `Nothing was written${search}: ${failure.message}` : failure.message;
        endings.push({ ...failed(failure), message });
    });
    return how === "late" ? [...endings, late(writing, unsearched)] : endings;
}
async function tellStory(updates, wishes, gitPush, door) {
    const { isAtomic, ...asked } = askedRefs(gitPush?.args ?? []);
    const wanted = { ...asked, remote: wishes.remote };
    const atomic = isAtomic ? { unpushed: await unpushedBranches(door.repository, updates, wanted) } : undefined;
    await push(updates, { ...wishes, atomic }, door);
}
/** The last resort: what takes longer than all our own ends. */
function late(writing, unsearched) {
    const found = writing === ""
        ? `nothing was written${unsearched}`
        : `a write may have arrived (${writing}); "screeps-sync diff" tells`;
    const message = `Cannot finish within ${hookSeconds.deadline} s: ${found}`;
    return { outcome: writing === "" ? "unreachable" : "unknown", message, optional: false, findings: [] };
}
/** A person who ended it wants no push either, whatever was written before. */
function statusOf(endings, interrupt, strict) {
    const { reason } = interrupt;
    return reason instanceof errors/* InterruptedError */.p4 ? outcome_outcome/* signalExit */.hU[reason.signal] : verdict(endings, { strict });
}

// EXTERNAL MODULE: ./build/js/sync/setup/hook-rules.js + 1 modules
var hook_rules = __webpack_require__(32975);
;// CONCATENATED MODULE: ./build/js/hook/refresh.js

/**
 * The installed hook knows the rules of some configurations, and names those that it met besides (`none`: a commit
 * without one). From the next push on it knows them too, and starts no Node where they ask for nothing.
 */
async function refreshRules(directory, env) {
    const ids = (env["SCREEPS_SYNC_NEW_CONFIG"] ?? "").split(" ").filter((id) => /^(?:none|[0-9a-f]{40,64})$/.test(id));
    if (ids.length > 0)
        await (0,hook_rules/* learnQuietly */.Yz)(directory, ids);
}

;// CONCATENATED MODULE: ./build/js/hook/main.js











/** The file that the installed hook calls: `pre-push.js [--remote <name>] [--mode <mode>] [--strict] [--config <file>] <remote> <url>`. */
async function main(args, env) {
    const secrets = (0,growing_redactor/* growingRedactor */.c)((0,given_secrets/* givenSecrets */.B)({}, env));
    const say = (0,hook_say/* openSay */.u)(secrets.redact);
    const signals = (0,start_signals/* listenForSignals */.s)(() => say("bad", 'Left at once: a write may be on its way; "screeps-sync diff" tells'));
    const status = await runHook(args, { env, say, interrupt: signals.interrupt, onSecret: secrets.add });
    await refreshRules(process.cwd(), env);
    await (0,output/* written */.Mp)();
    // A request without an answer would keep the process, and with it the push.
    process.exit(status);
}
/** Runs the hook for the command line given; its failures become lines. @returns the exit status */
async function runHook(args, surroundings) {
    try {
        const options = readArguments(args);
        return await prePush({ ...options, ...surroundings, input: await (0,consumers_.text)(process.stdin), directory: process.cwd() });
    }
    catch (failure) {
        return explain(failure, surroundings.say);
    }
}
function readArguments(args) {
    const { values, positionals } = parse(args);
    const { mode = "deploy", strict = false, remote, config } = values;
    if (mode !== "deploy" && mode !== "check")
        throw new errors/* UsageError */.eb(`Cannot use --mode "${mode}": allowed are deploy, check`);
    return { mode, strict, config, onlyRemote: remote, remote: positionals[0] ?? "" };
}
function parse(args) {
    try {
        return (0,external_node_util_.parseArgs)({
            args: [...args],
            options: {
                remote: { type: "string" },
                mode: { type: "string" },
                strict: { type: "boolean" },
                config: { type: "string" },
            },
            allowPositionals: true,
        });
    }
    catch (cause) {
        const found = cause instanceof Error ? cause.message : String(cause);
        throw new errors/* UsageError */.eb(`Cannot read the arguments of the hook: ${found}`, { cause });
    }
}
function explain(failure, say) {
    if (failure instanceof Error && "code" in failure && failure.code === "SCREEPS_SYNC_NOT_WHOLE")
        throw failure;
    const { message, exit } = (0,end_of/* endOf */.p)(failure);
    for (const line of message.split("\n"))
        say("bad", line);
    return exit;
}


/***/ }),

/***/ 2708:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ sayWaiting),
/* harmony export */   u: () => (/* binding */ openSay)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_util__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92383);
/* harmony import */ var _model_text_visible_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87035);
/* harmony import */ var _sync_start_output_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39487);
/* harmony import */ var _sync_start_tell_wait_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3883);





const marks = { good: ["green", "✓ "], waiting: ["yellow", "! "], bad: ["red", "✗ "], plain: ["dim", "  "] };
/** Lines on stderr, where git's own go: stdout of a hook is not shown everywhere. Redacted and made visible here. */
function openSay(redact) {
    const output = (0,_sync_start_output_js__WEBPACK_IMPORTED_MODULE_2__/* .openOutput */ .c1)();
    return (mark, line) => {
        const [style, sign] = marks[mark];
        const { stderr } = process;
        const tool = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)("dim", "screeps-sync", { stream: stderr });
        output.word(`${tool} ${(0,node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(style, sign, { stream: stderr })}${(0,_model_text_visible_text_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)(redact(line))}\n`);
    };
}
/** The first wait for a limit is told, and only it: the end says how it all went. Lost answers are tried again in silence. */
function sayWaiting(say) {
    let told = false;
    return (happening) => {
        if (told || happening.kind !== "waiting" || !(happening.error instanceof _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RateLimitedError */ .TM))
            return;
        told = true;
        say("waiting", (0,_sync_start_tell_wait_js__WEBPACK_IMPORTED_MODULE_3__/* .tellWait */ .n)(happening));
    };
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

/***/ 75606:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z6: () => (/* binding */ check),
  gT: () => (/* binding */ noCredentials),
  Xq: () => (/* binding */ openCheck)
});

// EXTERNAL MODULE: ./build/js/sync/deploy/deploy-targets.js
var deploy_targets = __webpack_require__(79379);
// EXTERNAL MODULE: ./build/js/sync/start/prepare.js + 1 modules
var prepare = __webpack_require__(73154);
// EXTERNAL MODULE: ./build/js/model/modules/modules.js
var modules_modules = __webpack_require__(68218);
// EXTERNAL MODULE: ./build/js/model/outcome/errors.js
var errors = __webpack_require__(92383);
// EXTERNAL MODULE: ./build/js/model/settings/told-settings.js
var told_settings = __webpack_require__(41506);
// EXTERNAL MODULE: ./build/js/model/text/counted.js
var counted = __webpack_require__(99959);
// EXTERNAL MODULE: ./build/js/model/text/short-id.js
var short_id = __webpack_require__(36689);
// EXTERNAL MODULE: ./build/js/sync/source/committed-modules.js + 22 modules
var committed_modules = __webpack_require__(69077);
// EXTERNAL MODULE: ./build/js/sync/source/source-options.js
var source_options = __webpack_require__(25619);
;// CONCATENATED MODULE: ./build/js/sync/look/check-commit.js








/**
 * Checks the modules of a commit where no server can be asked: one report, or where a rule names folders one for each.
 * @param why why none can, for the message
 */
async function checkCommit(prepared, repository, why) {
    const reports = [];
    for (const place of prepared.places ?? [undefined])
        reports.push(await checkPlace((0,prepare/* prepareAt */.Ri)(prepared, place), repository, why));
    return reports;
}
async function checkPlace(prepared, repository, why) {
    const { asked, commit, branch } = prepared;
    const about = {
        server: "",
        ...(branch === undefined ? {} : { branch }),
        ref: asked.ref,
        commit: commit.oid,
        waits: [],
        limits: [],
        warnings: [],
        notes: (0,told_settings/* toldNotes */.t)(prepared),
    };
    try {
        const { source, modules, findings, notes } = await (0,committed_modules/* readModules */.U)(repository, commit, (0,source_options/* sourceOptions */.k)(asked, prepared));
        const where = prepared.places === undefined ? "" : ` for "${branch}"`;
        const size = (0,counted/* counted */.h)(modules.size, "module");
        const message = `Checked ${(0,short_id/* shortId */.m)(commit.oid)}${where}: its ${size} can be deployed; no server was asked, because ${why}`;
        const bytes = (0,modules_modules/* modulesText */.vv)(modules).length;
        return {
            ...about,
            outcome: "planned",
            message,
            source,
            modules: modules.size,
            bytes,
            findings,
            notes: [...notes, ...about.notes],
        };
    }
    catch (failure) {
        if (!(failure instanceof errors/* PreflightError */.wG))
            throw failure;
        const { outcome, message, findings } = failure;
        return { ...about, outcome, message, source: prepared.values.source ?? "", modules: 0, bytes: 0, findings };
    }
}

;// CONCATENATED MODULE: ./build/js/sync/look/check.js



/** Reads the commit and its settings, and decides whether a server is asked. Sends nothing. */
async function openCheck(whole, door, { offline, unsigned }) {
    const asked = { ...whole, raw: { ...whole.raw, "dry-run": true }, withoutServer: offline !== undefined };
    const prepared = await (0,prepare/* prepare */.iA)(door.repository, asked);
    const { targets } = prepared;
    const isSigned = targets.some(({ credentials }) => credentials !== undefined);
    return { prepared, whyAlone: offline ?? (isSigned ? undefined : unsigned?.(targets)) };
}
/** What a deploy would find and change; nothing is written. The targets are those that were asked. */
async function check({ prepared, whyAlone }, door) {
    if (whyAlone !== undefined)
        return { reports: await checkCommit(prepared, door.repository, whyAlone), targets: [] };
    return { reports: await (0,deploy_targets/* deployTargets */.s)(prepared, door), targets: prepared.targets };
}
/** For a person who may have credentials, and somewhere else than where they are looked for. */
function noCredentials(targets) {
    const elsewhere = targets.flatMap((target) => target.elsewhere ?? []).map((text) => `; ${text}`);
    return `no credentials were found${elsewhere.join("")}`;
}


/***/ }),

/***/ 32975:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Or: () => (/* binding */ knownConfig),
  Yz: () => (/* binding */ learnQuietly),
  f5: () => (/* binding */ settingsOf)
});

// UNUSED EXPORTS: learnConfigs

// EXTERNAL MODULE: ./build/js/git/clone/local-config.js
var local_config = __webpack_require__(69964);
// EXTERNAL MODULE: ./build/js/git/objects/look-up.js
var look_up = __webpack_require__(97116);
// EXTERNAL MODULE: ./build/js/git/process/repository.js
var repository = __webpack_require__(78060);
// EXTERNAL MODULE: ./build/js/model/outcome/errors.js
var errors = __webpack_require__(92383);
// EXTERNAL MODULE: ./build/js/model/settings/config-file.js + 1 modules
var config_file = __webpack_require__(5123);
;// CONCATENATED MODULE: ./build/js/model/settings/rule-patterns.js
/**
 * Rules → patterns for `case` of the installed hook, on full ref names. A pattern may ask for more than its rule does,
 * never for less: `*` of a shell also takes slashes, and what a shell does not know asks for every ref of its kind.
 */
function rulePatterns(rules) {
    if (rules === undefined)
        return ["refs/heads/*"];
    return [...new Set(rules.map(({ pattern }) => patternOf(pattern)))];
}
function patternOf(pattern) {
    const isTag = pattern.startsWith("tag:");
    const glob = isTag ? pattern.slice(4) : pattern;
    const isPlain = /^[\w./*?@#%+=,-]+$/.test(glob) && !glob.startsWith(".");
    return `${isTag ? "refs/tags/" : "refs/heads/"}${isPlain ? widened(glob) : "*"}`;
}
/** `a/**` also matches `a`, a double star before a name the name alone; and to some shells a letter like é is two. */
const widened = (glob) => glob.replaceAll(/\/?\*\*\/?|[*?]/g, "*");

// EXTERNAL MODULE: ./build/js/sync/setup/hook-setup.js
var hook_setup = __webpack_require__(74154);
;// CONCATENATED MODULE: ./build/js/sync/setup/hook-rules.js







/** Configurations of old branches and tags, beside today's. Those that were met first make room. */
const mostKnown = 8;
/**
 * Settings of the hook for some configurations. An id comes after all of its rules: a push in between starts Node once
 * too often, and never misses a rule.
 */
function settingsOf(configs) {
    const rules = configs.flatMap(({ id, patterns }) => patterns.map((pattern) => ["configRule", `${id} ${pattern}`]));
    return [...rules, ...configs.map(({ id }) => ["knownConfig", id])];
}
const knownConfig = (id, rules) => ({
    id,
    patterns: rulePatterns(rules),
});
/** `learnConfigs` while a person waits. Where nothing can be kept, the next push starts Node again, and that is all. */
async function learnQuietly(directory, ids) {
    try {
        await learnConfigs((0,repository/* openRepository */.h)(directory, { fromHook: true, timeoutMs: 2000 }), ids);
    }
    catch (failure) {
        if (!(failure instanceof errors/* SyncError */.S0))
            throw failure;
    }
}
/** Adds what configurations ask for, by their ids, to what the installed hook knows. Nothing where it is not installed. */
async function learnConfigs(repository, ids) {
    const settings = await (0,local_config/* readSection */.GU)(repository, hook_setup/* hookSection */.dc);
    const valuesOf = (key) => settings.filter(([name]) => name === key).map(([, value]) => value);
    const known = valuesOf("knownconfig");
    const learnt = await readConfigs(repository, [...new Set(ids)].filter((id) => !known.includes(id)));
    if (settings.length === 0 || learnt.length === 0)
        return;
    const rules = valuesOf("configrule");
    const before = known.map((id) => ({ id, patterns: rules.filter((rule) => rule.startsWith(`${id} `)).map(afterId) }));
    const kept = [...before, ...learnt].slice(-mostKnown);
    const isFull = kept.length < known.length + learnt.length;
    for (const key of isFull ? ["knownConfig", "configRule"] : [])
        await (0,local_config/* dropFromSection */.X8)(repository, hook_setup/* hookSection */.dc, key);
    await (0,local_config/* addToSection */.C)(repository, hook_setup/* hookSection */.dc, settingsOf(isFull ? kept : learnt));
}
const afterId = (rule) => rule.slice(rule.indexOf(" ") + 1);
/** A file that cannot be read as a configuration stays unknown: each push of it is told so. */
async function readConfigs(repository, ids) {
    const files = ids.filter((id) => id !== "none");
    const objects = await (0,look_up/* lookUp */.T)(repository, files);
    const found = objects.flatMap((object) => (object === undefined ? [] : readConfig(object.oid, object.bytes)));
    return ids.includes("none") ? [...found, knownConfig("none", undefined)] : found;
}
function readConfig(id, bytes) {
    try {
        return [knownConfig(id, (0,config_file.parseConfigFile)(bytes.toString("utf8"), "a configuration").branches)];
    }
    catch (failure) {
        if (failure instanceof errors/* UsageError */.eb)
            return [];
        throw failure;
    }
}


/***/ }),

/***/ 74154:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $K: () => (/* binding */ readHookSettings),
/* harmony export */   ad: () => (/* binding */ writeHookSettings),
/* harmony export */   dc: () => (/* binding */ hookSection),
/* harmony export */   w$: () => (/* binding */ configBlob),
/* harmony export */   yh: () => (/* binding */ chooseRemote)
/* harmony export */ });
/* harmony import */ var _git_clone_local_config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69964);
/* harmony import */ var _git_objects_look_up_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97116);
/* harmony import */ var _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92383);
// Covered by test/doors/hook/install.test.ts



/** Section of the git configuration of a clone in which the installed hook finds all that it does. */
const hookSection = "screeps-sync";
/** The remote to deploy pushes to: the one asked for, git's own `remote.pushDefault`, `origin`, or the only one. */
async function chooseRemote(repository, asked) {
    const names = await (0,_git_clone_local_config_js__WEBPACK_IMPORTED_MODULE_0__/* .remoteNames */ .RS)(repository);
    if (asked !== undefined && (names.includes(asked) || asked.includes("/")))
        return asked;
    const found = names.length === 0 ? "there is none" : `there are ${names.join(", ")}`;
    if (asked !== undefined)
        throw new _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`Cannot find remote "${asked}": ${found}; git remote add makes one`);
    const usual = await (0,_git_clone_local_config_js__WEBPACK_IMPORTED_MODULE_0__/* .pushDefault */ .ow)(repository);
    if (usual !== undefined && names.includes(usual))
        return usual;
    if (names.includes("origin") || names.length === 0)
        return "origin";
    if (names.length === 1 && names[0] !== undefined)
        return names[0];
    throw new _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`Cannot tell which remote's pushes are to be deployed: ${found}; choose one with --remote`);
}
/** Id of the configuration file as HEAD has it: while it stays, so do the rules. `none` where there is none. */
async function configBlob(repository, path) {
    const [object] = await (0,_git_objects_look_up_js__WEBPACK_IMPORTED_MODULE_1__/* .lookUp */ .T)(repository, [`HEAD:${path}`]);
    return object?.oid ?? "none";
}
async function readHookSettings(repository) {
    return new Map(await (0,_git_clone_local_config_js__WEBPACK_IMPORTED_MODULE_0__/* .readSection */ .GU)(repository, hookSection));
}
/** What the installed hook reads at each push. Nothing: it does nothing. */
async function writeHookSettings(repository, entries) {
    await (0,_git_clone_local_config_js__WEBPACK_IMPORTED_MODULE_0__/* .replaceSection */ .U2)(repository, hookSection, entries);
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