"use strict";
exports.id = 1544;
exports.ids = [1544];
exports.modules = {

/***/ 64136:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ noFacts),
/* harmony export */   w: () => (/* binding */ namesIn)
/* harmony export */ });
const noFacts = { requires: [], computed: [] };
/** Every name that the code may require. */
const namesIn = (code) => "mayRequire" in code ? code.mayRequire : code.requires.map(({ name }) => name);


/***/ }),

/***/ 78012:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ isPlaceholder)
/* harmony export */ });
/** Samples write 00000000-0000-… or 12345678-1234-…: a real one is random, and has more kinds of digits. */
const isPlaceholder = (id) => new Set(id.toLowerCase()).size <= 11;


/***/ }),

/***/ 66818:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ tellActive),
/* harmony export */   m: () => (/* binding */ activeOf)
/* harmony export */ });
/* harmony import */ var _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92383);
/* harmony import */ var _start_patience_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41105);


/** What the answer is worth to somebody who waits for the end of a run that is done. */
const timeoutMs = 3000;
/**
 * Says where the game does not run what was written. One request at most, after all else is done, so that it never lies
 * between a read and a write; and it never fails a run.
 */
async function tellActive(deployment, world, { sent, learned }) {
    const { tellActive: when, dryRun, place, ownName } = deployment;
    if (world.interrupt.aborted)
        return {};
    if (when === "never" || (when === "after-a-write" && sent === "nothing"))
        return {};
    const activeBranch = learned.activeBranch ?? (await askActive(world));
    if (activeBranch === undefined)
        return {};
    if (dryRun || activeBranch === place.branch)
        return { activeBranch };
    const told = [notRunning(deployment, activeBranch)];
    // A branch that somebody chose may well be one to try things on.
    return ownName === undefined ? { activeBranch, notes: told } : { activeBranch, warnings: told };
}
/** The branch that runs there; undefined where the listing tells of none, as the independent server's does. */
function activeOf(branches, where = "world") {
    return branches.find(({ activeWorld, activeSim }) => (where === "sim" ? activeSim : activeWorld))?.branch;
}
async function askActive(world) {
    // Somebody who wants an end waits for what was written, and for nothing else.
    if (world.interrupt.aborted)
        return undefined;
    try {
        return activeOf(await (0,_start_patience_js__WEBPACK_IMPORTED_MODULE_1__/* .interruptible */ .In)(world, world.api.listBranches({ timeoutMs })));
    }
    catch (failure) {
        if (failure instanceof _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SyncError */ .S0)
            return undefined;
        throw failure;
    }
}
const notRunning = ({ place, target, serverFlag, ownName }, active) => ({
    kind: "not-running",
    server: target.label,
    branch: place.branch,
    active,
    serverFlag,
    ownName,
});


/***/ }),

/***/ 69077:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (/* binding */ readModules)
});

// EXTERNAL MODULE: ./build/js/model/checks/preflight.js + 3 modules
var preflight = __webpack_require__(67859);
// EXTERNAL MODULE: ./build/js/model/modules/module-files.js
var module_files = __webpack_require__(76841);
// EXTERNAL MODULE: ./build/js/model/modules/source.js
var modules_source = __webpack_require__(93254);
// EXTERNAL MODULE: ./build/js/model/modules/source-map.js
var source_map = __webpack_require__(38617);
// EXTERNAL MODULE: ./build/js/model/outcome/errors.js
var outcome_errors = __webpack_require__(92383);
// EXTERNAL MODULE: ./build/js/model/text/short-id.js
var short_id = __webpack_require__(36689);
// EXTERNAL MODULE: ./build/js/sync/start/uncommitted-config.js
var uncommitted_config = __webpack_require__(21722);
// EXTERNAL MODULE: ./build/js/model/modules/content-id.js
var content_id = __webpack_require__(20958);
// EXTERNAL MODULE: ./build/js/model/modules/stamp.js
var modules_stamp = __webpack_require__(25988);
;// CONCATENATED MODULE: ./build/js/sync/source/add-generated.js
// Covered by test/sync/deploy/deploy.test.ts



/** Modules that no file is: source maps made loadable, the `main` that the server would add by itself, and the stamp over all of them. */
function addGenerated({ modules, ids }, maps, commit, built, { stamp }) {
    const more = new Map();
    for (const { name, bytes } of maps) {
        const text = (0,source_map/* sourceMapModule */.aL)(bytes.toString("utf8"));
        if (text !== undefined)
            more.set(name, text);
    }
    // Without it the server adds an empty one, and the read-back would find a module too many.
    if (!modules.has("main"))
        more.set("main", "");
    if (stamp !== undefined) {
        const about = { ...stamp, commit: commit.oid, tree: built?.tree ?? commit.tree };
        more.set(stamp.name, (0,modules_stamp/* stampModule */.OI)(about, new Map([...modules, ...more])));
    }
    if (more.size === 0)
        return { modules, ids };
    const format = commit.oid.length === 64 ? "sha256" : "sha1";
    const idOf = (text) => (0,content_id/* blobContentId */.IK)("text", (0,content_id/* blobOid */.IM)(Buffer.from(text), format));
    return {
        modules: new Map([...modules, ...more]),
        ids: new Map([...ids, ...[...more].map(([name, text]) => [name, idOf(text)])]),
    };
}

// EXTERNAL MODULE: ./build/js/git/process/pathspec.js
var pathspec = __webpack_require__(12492);
// EXTERNAL MODULE: ./build/js/git/process/runner.js + 4 modules
var runner = __webpack_require__(9795);
;// CONCATENATED MODULE: ./build/js/git/clone/work-tree.js



/** @param except a folder whose files may differ: build output. @throws UsageError where nothing is checked out */
async function readWorkTree(repository, except) {
    const [root = "", head = ""] = (await where(repository)).split("\n");
    const paths = except === undefined || except === "" ? [":(top)"] : [":(top)", `:(top,exclude,literal)${except}`];
    return { root, head, dirty: await changedPaths(repository, paths, "normal") };
}
/** Tracked files of a folder that differ from the commit that is checked out. */
function changedInFolder(repository, folder) {
    return changedPaths(repository, [(0,pathspec/* pathspecOf */.w)(folder)], "no");
}
async function changedPaths(repository, paths, untracked) {
    const how = ["--porcelain=v1", "-z", "--no-renames", `--untracked-files=${untracked}`];
    const status = await (0,runner/* gitText */.q)(repository, ["status", ...how, "--", ...paths], {
        variables: { GIT_OPTIONAL_LOCKS: "0" },
    });
    // Each is two letters, a space, the path, NUL.
    return status
        .split("\0")
        .filter(Boolean)
        .map((line) => line.slice(3));
}
async function where(repository) {
    try {
        return await (0,runner/* gitText */.q)(repository, ["rev-parse", "--show-toplevel", "HEAD"]);
    }
    catch (cause) {
        throw new outcome_errors/* UsageError */.eb("Cannot take built code: no commit is checked out in this folder; run inside of a work tree, or use from: commit", { cause });
    }
}

// EXTERNAL MODULE: ./build/js/git/objects/write-tree.js + 1 modules
var write_tree = __webpack_require__(47367);
// EXTERNAL MODULE: ./build/js/model/modules/detect-source.js
var detect_source = __webpack_require__(55944);
// EXTERNAL MODULE: ./build/js/model/outcome/note-text.js
var note_text = __webpack_require__(45754);
;// CONCATENATED MODULE: ./build/js/model/settings/may-build.js
/**
 * Who may start the build. Not even a person's own command line runs on strangers' code: what it calls is theirs.
 * @param agreedTexts what a person agreed to in this clone
 */
function mayBuild(wish, agreedTexts) {
    if (wish.strangers !== undefined)
        return { refused: wish.strangers };
    if (!wish.byCommit || wish.committerStarts || agreedTexts.includes(wish.command))
        return "start";
    return "ask";
}

// EXTERNAL MODULE: ./build/js/sync/account/agreements.js
var agreements = __webpack_require__(86830);
;// CONCATENATED MODULE: ./build/js/sync/account/agreed-build.js



/**
 * The command of a build, once it may be started. A yes to the question is kept for this clone and this text.
 * @param ask undefined where nobody can be asked
 * @throws UsageError with what helps, where it may not
 */
async function agreedCommand(repository, wish, ask) {
    const decision = mayBuild(wish, wish.byCommit ? (await (0,agreements/* readAgreements */.M)(repository)).build : []);
    const command = wish.command;
    if (decision === "start")
        return command;
    if (decision !== "ask")
        throw new outcome_errors/* UsageError */.eb(`Cannot build: no command of a stranger's code is run (${decision.refused}); build in a job without secrets, and deploy with "from: folder" and without "build:" (docs/security.md)`);
    if (ask === undefined || !(await ask(command)))
        throw new outcome_errors/* UsageError */.eb(`Cannot build: the commit asks for ${JSON.stringify(command)}, and nobody agreed to that in this clone; "screeps-sync allow" shows and allows it, or name it yourself with --build (SCREEPS_SYNC_BUILD)`);
    await (0,agreements/* agree */.d)(repository, "build", command);
    return command;
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/sync/source/list-source.js
var list_source = __webpack_require__(86151);
;// CONCATENATED MODULE: ./build/js/sync/source/read-folder.js
// Covered by test/sync/source/built-code.test.ts




/** The files of a folder of the work tree, ignored ones too, byte for byte: no filter of git changes them. */
async function readFolder(root, folder) {
    const names = await listFolder(root, folder);
    const files = [];
    for (const name of names) {
        const path = (0,list_source/* inFolder */._)(folder, name);
        const file = (0,external_node_path_.join)(root, path);
        // A link is kept as a link, so that it is refused like one in a commit, and never followed out of the folder.
        if ((await external_node_fs_.promises.lstat(file)).isSymbolicLink())
            files.push({ path, mode: "120000", bytes: Buffer.from(await external_node_fs_.promises.readlink(file)) });
        else
            files.push({ path, mode: "100644", bytes: await external_node_fs_.promises.readFile(file) });
    }
    return files;
}
async function listFolder(root, folder) {
    try {
        await checkWay(root, folder);
        return (await walk((0,external_node_path_.join)(root, folder), "")).sort();
    }
    catch (cause) {
        const missing = cause instanceof Error && "code" in cause && (cause.code === "ENOENT" || cause.code === "ENOTDIR");
        if (!missing)
            throw cause;
        throw new outcome_errors/* UsageError */.eb(`Cannot take built code from "${folder}": there is no such folder; run the build first, or name its command with "build:"`, { cause });
    }
}
/** The folder itself is checked like what is in it: neither a link nor `..` leads out of the work tree. */
async function checkWay(root, folder) {
    const parts = (0,external_node_path_.relative)(root, (0,external_node_path_.join)(root, folder)).split(external_node_path_.sep);
    const cannot = `Cannot take built code from "${folder}"`;
    if (parts[0] === ".." || (0,external_node_path_.isAbsolute)(parts[0] ?? ""))
        throw new outcome_errors/* UsageError */.eb(`${cannot}: it is outside of the repository; name a folder in it`);
    for (const [index, part] of parts.entries()) {
        const way = parts.slice(0, index + 1).join("/");
        if ((await external_node_fs_.promises.lstat((0,external_node_path_.join)(root, ...parts.slice(0, index), part))).isSymbolicLink())
            throw new outcome_errors/* UsageError */.eb(`${cannot}: ${way} is a symbolic link, which may lead anywhere; name the folder itself`);
    }
}
/** Not into dependencies and repositories: none of them is build output, and both can be huge. */
const skipped = new Set(["node_modules", ".git"]);
async function walk(absolute, below) {
    const paths = [];
    for (const entry of await external_node_fs_.promises.readdir((0,external_node_path_.join)(absolute, below), { withFileTypes: true })) {
        const path = (0,list_source/* inFolder */._)(below, entry.name);
        if (entry.isDirectory() && !skipped.has(entry.name))
            paths.push(...(await walk(absolute, path)));
        else if (entry.isFile() || entry.isSymbolicLink())
            paths.push(path);
    }
    return paths;
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: ./build/js/model/account/known-secrets.js
var known_secrets = __webpack_require__(62630);
;// CONCATENATED MODULE: ./build/js/sync/source/run-build.js
// Covered by test/sync/source/built-code.test.ts



/**
 * Runs a build to its end, by the shell, as `npm run` would.
 * @throws PreflightError with the last lines it printed, when it does not end with exit status 0
 */
async function runBuild({ command, root, env, secrets, signal }) {
    signal?.throwIfAborted();
    const output = openTail();
    const posix = process.platform !== "win32";
    // A group of its own, so that an interrupt ends what the build has started too.
    const options = { cwd: root, env: buildEnvironment(env, secrets), detached: posix };
    const build = (0,external_node_child_process_.spawn)(command, { ...options, shell: true, stdio: "pipe" });
    build.stdin.end();
    build.stdout.on("data", output.add);
    build.stderr.on("data", output.add);
    const stop = () => (posix && build.pid !== undefined ? process.kill(-build.pid, "SIGTERM") : build.kill());
    signal?.addEventListener("abort", stop, { once: true });
    const ending = await new Promise((resolve) => {
        build.on("error", ({ message }) => resolve(message));
        build.on("close", (status, killer) => resolve(status === 0 ? "" : `it ended with ${killer ?? `exit status ${status}`}`));
    });
    signal?.removeEventListener("abort", stop);
    signal?.throwIfAborted();
    if (ending === "")
        return;
    const said = output.lines();
    throw new outcome_errors/* PreflightError */.wG(`Cannot build with "${command}": ${ending}; run it yourself to see why`, [
        { severity: "error", message: said === "" ? "the build printed nothing" : said },
    ]);
}
/**
 * What a build gets: the environment without credentials, since whatever it installs or prints is a stranger's; without
 * the files and services of the runner, by which a step speaks to those after it; and without what git sets for hooks,
 * since that would name another repository to the git commands of the build.
 */
function buildEnvironment(env, secrets) {
    const passed = Object.entries(env).filter(([name, value]) => mayPass(name.toUpperCase()) && !(0,known_secrets/* holdsSecret */.h)(value, secrets));
    return Object.fromEntries(passed);
}
const ours = /^(?:SCREEPS_|INPUT_|GIT_)/;
const run_build_runner = /^(?:ACTIONS_|GITHUB_(?:ENV|OUTPUT|PATH|STATE|STEP_SUMMARY|EVENT_PATH)$)/;
// By name, where no value is known to be one: those of runners, registries and clouds all say what they are.
const credential = /TOKEN|PASSW|SECRET|CREDENTIAL|COOKIE|_AUTH\b|:_AUTH|(?:^|_|API|PRIVATE|ACCESS)KEY\b|ACCESS_?KEY|(?:^|_)PAT\b/;
const mayPass = (name) => !ours.test(name) && !run_build_runner.test(name) && !credential.test(name);
const keptBytes = 64 * 1024;
const keptLines = 20;
/** The end of an output, however long that is. */
function openTail() {
    let kept = Buffer.alloc(0);
    return {
        add: (chunk) => {
            kept = Buffer.concat([kept, chunk]).subarray(-keptBytes);
        },
        lines: () => kept.toString("utf8").trimEnd().split("\n").slice(-keptLines).join("\n"),
    };
}

;// CONCATENATED MODULE: ./build/js/sync/source/build-tree.js
// Covered by test/sync/source/built-code.test.ts









/** Build output that is not committed → a tree, so that modules are read from it as from any commit. */
async function buildTree(repository, commit, { source, build, ask, env }) {
    if (source === undefined || (0,detect_source/* cleanFolder */.UI)(source) === "") {
        throw new outcome_errors/* UsageError */.eb('Cannot take built code: "from: folder" needs the folder that the build writes to, such as "source: dist"');
    }
    const folder = (0,detect_source/* cleanFolder */.UI)(source);
    const work = await readWorkTree(repository, folder);
    // For a push it must be that commit, whole and untouched; a person at the command line is told.
    const mustBeClean = repository.fromHook ? "for this push" : undefined;
    checkWorkTree(commit, work, { mustBeClean });
    if (build !== undefined) {
        const command = await agreedCommand(repository, build, ask);
        await runBuild({ ...repository, command, root: work.root, env });
    }
    const built = { ...work, dirty: [...work.dirty, ...(await changedInFolder(repository, folder))] };
    // What a build has just written may differ from what is committed of it. Without one, somebody has edited it.
    if (build === undefined)
        checkWorkTree(commit, built, { mustBeClean });
    const tree = await (0,write_tree/* writeTree */.W)(repository, await readFolder(work.root, folder));
    return { tree, dirty: built.dirty.length > 0, note: { kind: "built", commit: commit.oid, dirty: built.dirty } };
}
/** What is in the work tree says nothing of another commit. @param mustBeClean why it must also be untouched */
function checkWorkTree(commit, { head, dirty }, { mustBeClean } = {}) {
    const oid = (0,short_id/* shortId */.m)(commit.oid);
    if (head !== commit.oid) {
        throw new outcome_errors/* UsageError */.eb(`Cannot build ${oid}: ${(0,short_id/* shortId */.m)(head)} is checked out; check ${oid} out first, or deploy HEAD`);
    }
    if (mustBeClean !== undefined && dirty.length > 0) {
        throw new outcome_errors/* UsageError */.eb(`Cannot build ${oid} ${mustBeClean}: ${(0,note_text/* describeDirty */.wt)(dirty)}, so what is built would be something else; commit or stash it`);
    }
}

;// CONCATENATED MODULE: ./build/js/model/text/code-frame.js
const linesAround = 2;
/** An offset into text → line and column, both counted from 1; lines end in LF, as git and editors count them. */
function placeOf(text, offset) {
    let line = 1;
    let start = 0;
    for (let end = text.indexOf("\n"); end >= 0 && end < offset; end = text.indexOf("\n", start)) {
        line++;
        start = end + 1;
    }
    return { line, column: offset - start + 1 };
}
/** The lines around a place. */
function codeFrame(text, line, column) {
    const all = text.split("\n");
    const first = Math.max(1, line - linesAround);
    const lines = all.slice(first - 1, line + linesAround).map((each) => each.replace(/\r$/, ""));
    return { first, lines, line, column };
}

// EXTERNAL MODULE: ./build/js/model/text/placeholder.js
var placeholder = __webpack_require__(78012);
// EXTERNAL MODULE: ./build/js/model/checks/checks.js
var checks = __webpack_require__(19654);
;// CONCATENATED MODULE: ./build/js/model/checks/check-credentials.js



const word = "oken";
const shape = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi;
/** So far before an id the word may stand that makes it a token: `const authToken = "`. */
const reach = 40;
/** Tokens of the game in files that become modules: an id of their shape beside the word. Neither it nor its line is shown. */
function checkCredentials(files, levels) {
    if (levels.credential === "off")
        return [];
    return files.flatMap((file) => {
        // Almost no file has the word, and looking for it in bytes costs next to nothing.
        if (!file.bytes.includes(word) && !file.bytes.includes(word.toUpperCase()))
            return [];
        const text = file.bytes.toString("utf8");
        return [...text.matchAll(shape)]
            .filter((match) => isToken(text, match.index) && !(0,placeholder/* isPlaceholder */.w)(match[0]))
            .flatMap((match) => (0,checks/* found */.F9)(levels, "credential", "holds what looks like a token: take it out, and make a new one in the game", {
            path: file.path,
            ...placeOf(text, match.index),
        }));
    });
}
function isToken(text, index) {
    const before = text.slice(Math.max(0, index - reach), index);
    return before
        .slice(before.lastIndexOf("\n") + 1)
        .toLowerCase()
        .includes("token");
}

// EXTERNAL MODULE: ./build/js/model/modules/layout.js
var modules_layout = __webpack_require__(6713);
;// CONCATENATED MODULE: ./build/js/model/checks/game-require.js
/** Modules that the game has by itself; one of the same name in the set is never seen. */
const builtIn = new Set(["lodash"]);
/** The module that a require asks the game for: a leading `./` goes, nothing else is resolved; undefined: built in. */
function askedModule(name) {
    const asked = name.startsWith("./") ? name.slice(2) : name;
    return builtIn.has(asked) ? undefined : asked;
}

;// CONCATENATED MODULE: ./build/js/model/checks/layout-votes.js


function votesOf(files, named) {
    return files.flatMap((file) => file.facts.requires.flatMap(({ name, at }) => {
        const asked = askedModule(name);
        return asked === undefined
            ? []
            : deciding(named, (names) => names.has(asked)).map((vote) => ({ ...vote, file, at }));
    }));
}
/** Where no whole name decides, beginnings do: `require("role." + name)`. */
function hintsOf(files, named) {
    const heads = files.flatMap(({ facts }) => facts.computed).map((head) => askedModule(head) ?? "");
    return heads
        .filter((head) => head !== "")
        .flatMap((head) => deciding(named, (names) => [...names].some((name) => name.startsWith(head))));
}
function deciding(named, resolves) {
    const supporting = named.filter(({ names }) => resolves(names)).map(({ layout }) => layout);
    return supporting.length === 0 || supporting.length === modules_layout/* layouts */.YF.length ? [] : [{ layouts: supporting }];
}
function countVotes(votes) {
    const count = (layout) => votes.filter((vote) => vote.layouts.includes(layout)).length;
    return { slash: count("slash"), dot: count("dot"), underscore: count("underscore"), basename: count("basename") };
}
function bestLayouts(counts) {
    const most = Math.max(...modules_layout/* layouts */.YF.map((layout) => counts[layout]));
    return modules_layout/* layouts */.YF.filter((layout) => counts[layout] === most);
}

;// CONCATENATED MODULE: ./build/js/model/checks/choose-layout.js




/** One layout is as good as another where no file lies in a folder. */
function layoutMatters(paths) {
    return paths.some((path) => path.includes("/"));
}
/**
 * The layout that makes the code's own requires resolve, or nearly all of them: then the few others are mistakes, which the
 * check of requires finds. More than one, or none alone: findings that show the counts.
 */
function chooseLayout(files) {
    const names = modules_layout/* layouts */.YF.map((layout) => ({
        layout,
        names: new Set(files.map(({ below }) => (0,modules_layout/* moduleName */.AO)(below, layout))),
    }));
    const votes = votesOf(files, names);
    const counts = countVotes(votes.length === 0 ? hintsOf(files, names) : votes);
    const best = bestLayouts(counts);
    const [layout = "slash", ...others] = best;
    // Nobody asks for a module in a folder by name, so nobody misses it under any.
    if (counts[layout] === 0 && !hasComputed(files))
        return { layout: "slash", counts };
    if (others.length > 0)
        return { layout: undefined, counts, findings: [tie(best, counts)] };
    const strange = votes.filter((vote) => !vote.layouts.includes(layout));
    return strange.length <= votes.length * mistakes
        ? { layout, counts }
        : { layout: undefined, counts, findings: [mixture(layout, counts, strange)] };
}
/** As many of the requires that depend on the layout may be mistakes; of more, nobody knows which are. */
const mistakes = 0.1;
const hasComputed = (files) => files.some(({ facts }) => facts.computed.length > 0);
const help = 'say which with --layout or "layout:" in screeps-sync.yml';
function tie(best, counts) {
    const found = counts[best[0] ?? "slash"] === 0
        ? "requires with computed names ask for modules in folders, and no other require tells how they are named"
        : `the code's requires fit ${best.join(" and ")} equally well`;
    return { severity: "error", message: `Cannot tell the layout: ${found} (${(0,note_text/* describeCounts */.wv)(counts)}); ${help}` };
}
function mixture(layout, counts, strange) {
    const [first] = strange;
    const place = first?.file === undefined ? {} : { path: first.file.path, ...placeOf(first.file.text(), first.at ?? 0) };
    const rest = strange.length === 1 ? "this require fits" : `this require and ${strange.length - 1} more fit`;
    return {
        severity: "error",
        message: `Cannot tell the layout: most requires fit ${layout}, ${rest} ${first?.layouts.join(" or ")} only (${(0,note_text/* describeCounts */.wv)(counts)}); make them alike, or ${help}`,
        ...place,
    };
}

// EXTERNAL MODULE: ./build/js/model/checks/code-facts.js
var code_facts = __webpack_require__(64136);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./build/js/model/text/did-you-mean.js
var did_you_mean = __webpack_require__(5070);
;// CONCATENATED MODULE: ./build/js/model/checks/check-code.js





/**
 * What the game would only say when it runs: code that it cannot read, and requires of what is not there.
 * @param names every module of the set, binary and generated ones too
 */
function checkCode(modules, names, levels) {
    const known = new Set(names);
    const folded = new Map([...known].map((name) => [name.toLowerCase(), name]));
    const loaded = loadedFromMain(modules);
    const findings = [];
    for (const module of modules) {
        findings.push(...checkProblem(module, levels));
        for (const call of module.facts.requires) {
            findings.push(...checkRequire(call, { module, known, folded, levels, loaded }));
            if (findings.length >= mostFindings)
                return findings;
        }
    }
    return findings;
}
/** Whether nothing can be found in it: the engine takes all, and each name that may be required is there. */
function isSound(code, names) {
    for (const each of code) {
        if ("problem" in each && each.problem !== undefined)
            return false;
        const asked = (0,code_facts/* namesIn */.w)(each).flatMap((name) => askedModule(name) ?? []);
        if (!asked.every((name) => names.has(name)))
            return false;
    }
    return true;
}
/** Nobody reads more, and code could be made to have millions. */
const mostFindings = 200;
/** The modules that are loaded whenever `main` is. */
function loadedFromMain(modules) {
    const byName = new Map(modules.map((module) => [module.name, module]));
    const loaded = new Set(["main"]);
    // A Set gives also what is added while it is walked.
    for (const name of loaded) {
        const calls = byName.get(name)?.facts.requires ?? [];
        for (const call of calls)
            if (call.when === "load")
                loaded.add(askedModule(call.name) ?? "main");
    }
    return loaded;
}
function checkProblem({ facts: { problem }, path, text }, levels) {
    if (problem === undefined)
        return [];
    const { line, column } = problem;
    const place = {
        path,
        line,
        ...(column === undefined ? {} : { column }),
        frame: () => codeFrame(text(), line, column ?? 1),
    };
    return problem.kind === "syntax"
        ? (0,checks/* found */.F9)(levels, "syntax", `is not JavaScript that the game can read: ${problem.what}`, place)
        : (0,checks/* found */.F9)(levels, "es-module", `uses ${problem.what}, and the game runs CommonJS: write ${problem.what === "import" ? "require" : "module.exports"}, or deploy what a bundler or TypeScript made of it`, place);
}
function checkRequire(call, context) {
    const { module, known, folded, levels, loaded } = context;
    const asked = askedModule(call.name);
    if (asked === undefined || known.has(asked))
        return [];
    const text = `require("${call.name}")`;
    const { line, column } = placeOf(module.text(), call.at);
    const certain = call.when === "load" && loaded.has(module.name);
    const place = {
        path: module.path,
        line,
        column,
        frame: () => codeFrame(module.text(), line, column),
        ...(certain ? {} : { mildest: "warn" }),
    };
    const other = folded.get(asked.toLowerCase());
    if (other !== undefined)
        return (0,checks/* found */.F9)(levels, "wrong-case", `${text} is in the wrong case: the module is "${other}"`, place);
    if (asked.startsWith("../") || asked.includes("/../")) {
        const meant = known.has(lastOf(asked)) ? `; write require("${lastOf(asked)}")` : "";
        return (0,checks/* found */.F9)(levels, "parent-path", `${text} goes up a folder, and the game resolves no paths${meant}`, place);
    }
    return (0,checks/* found */.F9)(levels, "missing-module", `${text} asks for a module that is not there${whenIt(call)}${guess(asked, known)}`, place);
}
const lastOf = (path) => path.slice(path.lastIndexOf("../") + 3);
const whenIt = ({ when }) => ({ load: "", perhaps: ", should the game come here", try: ", which try may be for" })[when];
/** What may have been meant: the same name with another extension or separator, in a folder, or mistyped. */
function guess(asked, known) {
    const bare = (name) => (name.endsWith(".js") ? name.slice(0, -3) : name).replaceAll("/", ".").replaceAll("_", ".");
    const wanted = bare(asked);
    const meant = [...known].find((name) => bare(name) === wanted || bare(name) === `${wanted}.index`);
    const inFolder = meant ?? [...known].find((name) => bare(name).endsWith(`.${wanted}`));
    return inFolder === undefined ? (0,did_you_mean/* didYouMean */.a)(asked, known) : `; "${inFolder}" is`;
}

;// CONCATENATED MODULE: ./build/js/model/checks/scan-requires.js
/**
 * The names of everything that code may require, found by the word alone, and perhaps more: a comment or a text may hold
 * one too. Undefined where the word stands otherwise, and only a syntax tree tells. A tree costs five times as much as the
 * engine's own check of the code, and is not needed where each of these names is there.
 */
function scanRequires(text) {
    const names = new Set();
    for (let at = text.indexOf(scan_requires_word); at >= 0; at = text.indexOf(scan_requires_word, at + scan_requires_word.length)) {
        if (isPartOfAName(text, at))
            continue;
        call.lastIndex = at;
        const name = call.exec(text)?.[2];
        if (name === undefined)
            return undefined;
        names.add(name);
    }
    return [...names];
}
const scan_requires_word = "require";
/** No backslash: an escape in a name is left to the parser. */
const call = /require\(\s{0,9}(["'])([^"'\\\r\n\u2028\u2029]{0,200})\1\s{0,9}\)/y;
/** `required`, `myRequire` has a capital, `_require`, `a.require`; three dots spread what comes after them. */
function isPartOfAName(text, at) {
    const before = text.slice(Math.max(0, at - 2), at);
    return /[\w$]/.test(text.charAt(at + scan_requires_word.length)) || /[\w$]$|^[^.]?\.$/.test(before);
}

;// CONCATENATED MODULE: ./build/js/model/checks/read-code.js


/**
 * What the code of a module says of itself. Nothing of it runs. The engine's own parser, which is the game's too, says
 * whether it is JavaScript: no other parser agrees with it in everything, and a false alarm would stop a deploy.
 */
async function readCode(text) {
    const problem = problemOf(text);
    // Only code with the word in it can require anything.
    if (problem === undefined && scanRequires(text)?.length === 0)
        return code_facts/* noFacts */.f;
    const { moduleSyntax, requiresIn } = await Promise.all(/* import() */[__webpack_require__.e(3311), __webpack_require__.e(4659)]).then(__webpack_require__.bind(__webpack_require__, 54659));
    if (problem === undefined)
        return requiresIn(text);
    return { ...code_facts/* noFacts */.f, problem: moduleSyntax(text) ?? problem };
}
/** The same by a scan where that is enough, which costs a fifth of a syntax tree. */
async function scanCode(text) {
    const mayRequire = scanRequires(text) ?? [];
    return mayRequire.length > 0 && problemOf(text) === undefined ? { mayRequire } : readCode(text);
}
/** Modules run as the body of a function with these parameters. */
const parameters = ["module", "exports"];
const filename = "module";
function problemOf(text) {
    try {
        process.getBuiltinModule("node:vm").compileFunction(text, parameters, { filename });
        return undefined;
    }
    catch (failure) {
        if (failure instanceof RangeError)
            return { kind: "syntax", what: "it is nested too deeply to be read", line: 1 };
        // Not `instanceof`: test runners give each file another SyntaxError.
        if (!(failure instanceof Error) || failure.name !== "SyntaxError")
            throw failure;
        return { kind: "syntax", what: failure.message, ...placeIn(failure.stack ?? "") };
    }
}
/** The stack of a SyntaxError begins with `<file name>:<line>`, the line itself, and `^` under the place. */
function placeIn(stack) {
    const [first = "", , marks = ""] = stack.split("\n");
    const line = Number(first.slice(filename.length + 1));
    const column = marks.indexOf("^") + 1;
    return { line: Number.isSafeInteger(line) && line > 0 ? line : 1, ...(column > 0 ? { column } : {}) };
}

// EXTERNAL MODULE: ./build/js/sync/start/make-folder.js
var make_folder = __webpack_require__(76069);
;// CONCATENATED MODULE: ./build/js/sync/start/own-cache.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});



/**
 * A folder in the person's own cache; undefined where there is none.
 * The XDG specification has a relative path ignored: it would be one in whatever repository we are started in.
 */
function cacheFolder(env, name) {
    const home = keepsNothing(env) ? "" : (env["HOME"] ?? env["USERPROFILE"] ?? "");
    const xdg = env["XDG_CACHE_HOME"] ?? "";
    const cache = (0,external_node_path_.isAbsolute)(xdg) ? xdg : (0,external_node_path_.isAbsolute)(home) ? (0,external_node_path_.join)(home, ".cache") : undefined;
    return cache === undefined ? undefined : (0,external_node_path_.join)(cache, "screeps-sync", name);
}
/**
 * A hosted runner is thrown away after its job, and what a run writes for the next is 8 % of the CPU of the Action's
 * deploy (M). Whoever keeps a folder from job to job names it by XDG_CACHE_HOME.
 */
const keepsNothing = (env) => env["RUNNER_ENVIRONMENT"] === "github-hosted";
/**
 * What was kept in a file of such a folder. Undefined where folder or file may be another's work (its owner, who else
 * may write, a link), or where not every bit is as it was: what is run or believed must be what we wrote.
 */
function readKept(file) {
    try {
        if (!foldersOf(file).every((folder) => isOurs((0,external_node_fs_.lstatSync)(folder), "folder")))
            return undefined;
        // A link, or another file in its place a moment later, is not followed: what is checked is what is read.
        const opened = (0,external_node_fs_.openSync)(file, external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NOFOLLOW ?? 0));
        try {
            return isOurs((0,external_node_fs_.fstatSync)(opened), "file") ? unsealed((0,external_node_fs_.readFileSync)(opened)) : undefined;
        }
        finally {
            (0,external_node_fs_.closeSync)(opened);
        }
    }
    catch {
        return undefined;
    }
}
/** Keeps it whole or not at all: another run may read or write it at the same time. Where nothing can be kept, nothing is. */
function keep(file, content) {
    const unfinished = `${file}.${process.pid}`;
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            (0,make_folder/* makeFolder */.f)((0,external_node_path_.dirname)(file), { mode: 0o700 });
            for (const folder of foldersOf(file))
                makeOurs(folder);
            (0,external_node_fs_.rmSync)(unfinished, { force: true });
            const _end = __addDisposableResource(env_1, { [Symbol.dispose]: () => (0,external_node_fs_.rmSync)(unfinished, { force: true }) }, false);
            (0,external_node_fs_.writeFileSync)(unfinished, Buffer.concat([seal(content), content]), { mode: 0o600, flag: "wx" });
            (0,external_node_fs_.renameSync)(unfinished, file);
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            __disposeResources(env_1);
        }
    }
    catch {
        // The next run does the work again.
    }
}
/** Ours are the folder of a file and `screeps-sync` above it; what is above those may be anybody's. */
const foldersOf = (file) => [(0,external_node_path_.dirname)((0,external_node_path_.dirname)(file)), (0,external_node_path_.dirname)(file)];
function isOurs(stats, kind) {
    if (kind === "folder" ? !stats.isDirectory() : !stats.isFile() || stats.nlink !== 1)
        return false;
    // Windows has neither; a profile's folders are its user's own there.
    return process.getuid === undefined || (stats.uid === process.getuid() && (stats.mode & 0o022) === 0);
}
/** A folder of ours that others may write to holds files of theirs perhaps, and those are not believed. */
function makeOurs(folder) {
    const stats = (0,external_node_fs_.lstatSync)(folder);
    if (isOurs(stats, "folder"))
        return;
    if (!stats.isDirectory() || stats.uid !== process.getuid?.())
        throw new Error(`${folder} is not ours`);
    (0,external_node_fs_.chmodSync)(folder, 0o700);
}
const sealBytes = 4;
/** Against damage alone; against others stands who may write. Half the CPU of a hash, whose library is large. */
function seal(content) {
    const bytes = Buffer.alloc(sealBytes);
    bytes.writeUInt32LE(process.getBuiltinModule("node:zlib").crc32(content));
    return bytes;
}
function unsealed(kept) {
    const content = kept.subarray(sealBytes);
    return kept.subarray(0, sealBytes).equals(seal(content)) ? content : undefined;
}

;// CONCATENATED MODULE: ./build/js/sync/source/facts-cache.js

// What is known depends on our own reading (first number: raise it when that changes) and on the engine's.
const version = `2 ${process.versions.v8}`;
/** Where facts of a source folder are kept; undefined where nothing can be. */
function factsCacheFile(env, directory, source) {
    const folder = cacheFolder(env, "checked");
    // Two folders that share a name only forget each other's facts. A hash of it would load crypto: 6 ms of CPU.
    const name = `${directory}/${source}`.replaceAll(/[^\w.-]+/g, "_").slice(-200);
    return folder === undefined ? undefined : `${folder}/${name}.json`;
}
/** What was kept; nothing where it is not ours, or of another version. */
function knownFacts(file) {
    try {
        const kept = JSON.parse(readKept(file)?.toString("utf8") ?? "null");
        if (typeof kept !== "object" || kept === null || !("version" in kept) || !("facts" in kept))
            return new Map();
        const { facts } = kept;
        if (kept.version !== version || typeof facts !== "object" || facts === null)
            return new Map();
        return new Map(Object.entries(facts).filter((entry) => areFacts(entry[1])));
    }
    catch {
        return new Map();
    }
}
/** Failing to keep them harms nobody: the next run reads the code again. */
function keepFacts(file, facts) {
    keep(file, Buffer.from(JSON.stringify({ version, facts: Object.fromEntries(facts) })));
}
function areFacts(value) {
    if (typeof value !== "object" || value === null)
        return false;
    if ("mayRequire" in value)
        return Array.isArray(value.mayRequire);
    if (!("requires" in value) || !("computed" in value))
        return false;
    return Array.isArray(value.requires) && Array.isArray(value.computed);
}

;// CONCATENATED MODULE: ./build/js/sync/source/read-facts.js



/** Files of code → what each says of itself, by blob id. What an earlier run has read of the same blob is not read again. */
function readFacts(files, cacheFile) {
    return readEach(files, cacheFile, readCode, (kept) => ("mayRequire" in kept ? undefined : kept));
}
/** The same, where of most files a scan is enough. */
function scanFacts(files, cacheFile) {
    return readEach(files, cacheFile, scanCode, (kept) => kept);
}
async function readEach(files, cacheFile, read, ifEnough) {
    const known = cacheFile === undefined ? new Map() : knownFacts(cacheFile);
    const facts = new Map();
    let isNew = false;
    for (const { oid, bytes } of files.filter((file) => !(0,module_files/* isBinaryFile */.Y)(file))) {
        if (facts.has(oid))
            continue;
        const kept = known.get(oid);
        const enough = kept && ifEnough(kept);
        isNew ||= enough === undefined;
        facts.set(oid, enough ?? (await read(bytes.toString("utf8"))));
    }
    if (cacheFile !== undefined && (isNew || facts.size !== known.size))
        keepFacts(cacheFile, facts);
    return facts;
}

;// CONCATENATED MODULE: ./build/js/sync/source/code-findings.js
// Covered by test/sync/source/preflight-repositories.test.ts




const codeChecks = ["syntax", "es-module", "missing-module", "wrong-case", "parent-path"];
/**
 * What is wrong with the code itself. Where the engine takes all of it, and everything that it may require is there, no
 * finding needs a syntax tree, and none is made: on a machine where nothing is kept that is a third of a deploy's CPU.
 */
async function codeFindings({ files, generated, levels, cacheFile }, known) {
    if (codeChecks.every((check) => levels[check] === "off"))
        return [];
    const names = new Set([...files.map(({ name }) => name), ...generated]);
    const text = files.filter(isText);
    if (known === undefined && isSound((await scanFacts(text, cacheFile)).values(), names))
        return [];
    const facts = known ?? (await readFacts(text, cacheFile));
    return checkCode(files.flatMap((file) => codeModule(file, facts)), names, levels);
}
function codeModule(file, facts) {
    const own = (0,module_files/* isBinaryFile */.Y)(file) ? undefined : facts.get(file.oid);
    return own === undefined ? [] : [{ name: file.name, path: file.path, facts: own, text: () => textOf(file) }];
}
/** Bytes that are no text have their own finding, and their requires would be guesses. */
const isText = ({ bytes }) => (0,external_node_buffer_.isUtf8)(bytes);
const textOf = ({ bytes }) => bytes.toString("utf8");

;// CONCATENATED MODULE: ./build/js/sync/source/check-source.js
// Covered by test/sync/source/preflight-repositories.test.ts







/** Names the files and looks for everything that the game would only tell when it is too late. */
async function checkSource({ files, maps, notFiles, cacheFile, options }) {
    const facts = needsFacts(files, options) ? await readFacts(files.filter(isText), cacheFile) : undefined;
    const { layout, choice } = layoutFor(files, options.layout, facts);
    // Under a layout that is not known, any other finding would be about names that nobody chose.
    if (choice !== undefined && "findings" in choice)
        return { files: [], maps: [], layout, findings: choice.findings, notes: [] };
    const named = files.map((file) => ({ ...file, name: (0,modules_layout/* moduleName */.AO)(file.below, layout) }));
    // As if it were `main.js.map.js`: the module is called `main.js.map`.
    const namedMaps = maps.map((map) => ({ ...map, name: (0,modules_layout/* moduleName */.AO)(`${map.below}.js`, layout) }));
    const generated = [
        ...namedMaps.map(({ name }) => name),
        ...(options.stamp === undefined ? [] : [options.stamp.name]),
    ];
    const findings = [
        ...(0,preflight/* checkFiles */.gw)(named, notFiles, options),
        ...stampClash(named, options.stamp?.name),
        ...(await codeFindings({ files: named, generated, levels: options.levels, cacheFile }, facts)),
        ...checkCredentials(named, options.levels),
    ];
    const notes = choice === undefined ? [] : [{ kind: "layout", layout, counts: choice.counts }];
    return { files: named, maps: namedMaps, layout, findings, notes };
}
/** The code's own requires choose a layout. */
function needsFacts(files, { layout }) {
    return layout === "auto" && layoutMatters(pathsOf(files));
}
const pathsOf = (files) => files.map(({ below }) => below);
/** Without folders all layouts are one, and nothing is said about it. */
function layoutFor(files, setting, facts) {
    if (setting !== "auto")
        return { layout: setting };
    if (!layoutMatters(pathsOf(files)))
        return { layout: "slash" };
    const choice = chooseLayout(files.map((file) => ({ ...file, facts: facts?.get(file.oid) ?? code_facts/* noFacts */.f, text: () => textOf(file) })));
    return { layout: choice.layout ?? "slash", choice };
}
function stampClash(files, stamp) {
    return files
        .filter(({ name }) => name === stamp)
        .map(({ path }) => ({
        severity: "error",
        path,
        message: `would be module "${stamp}", which "stamp:" wants to write: rename one`,
    }));
}

// EXTERNAL MODULE: ./build/js/git/objects/read-blobs.js
var read_blobs = __webpack_require__(84326);
;// CONCATENATED MODULE: ./build/js/sync/source/read-files.js
// Covered by test/sync/deploy/deploy.test.ts

/** Entries of the source folder → their bytes, in the same order, from one git process. */
async function readFiles(repository, entries, pathOf) {
    const oids = [...new Set(entries.map((entry) => entry.oid))];
    const blobs = oids.length === 0 ? new Map() : await (0,read_blobs/* readBlobs */.b)(repository, oids);
    return entries.map(({ path, oid }) => {
        const bytes = blobs.get(oid);
        if (bytes === undefined)
            throw new Error(`No bytes were read for ${path} (${oid})`);
        return { path: pathOf(path), below: path, oid, bytes };
    });
}

// EXTERNAL MODULE: ./build/js/git/objects/ls-tree.js + 1 modules
var ls_tree = __webpack_require__(66505);
// EXTERNAL MODULE: ./build/js/model/modules/plan.js
var plan = __webpack_require__(25056);
;// CONCATENATED MODULE: ./build/js/sync/source/rebuild.js
// Covered by test/sync/source/built-code.test.ts











/** A committed bundle beside what its build makes now: one finding for each file that is not the same, byte for byte. */
async function compareRebuild(repository, commit, bundle) {
    const { source, entries, selection, build, ask, env } = bundle;
    if (build === undefined)
        throw new outcome_errors/* UsageError */.eb('Cannot rebuild: no command is known; name it with --build or "build:"');
    const work = await readWorkTree(repository, source);
    checkWorkTree(commit, work, { mustBeClean: "to compare with a build of it" });
    const command = await agreedCommand(repository, build, ask);
    await runBuild({ ...repository, command, root: work.root, env });
    const tree = await (0,write_tree/* writeTree */.W)(repository, await readFolder(work.root, source));
    const fresh = (0,modules_source/* selectEntries */.XO)(await (0,ls_tree/* listTree */.n)(repository, tree, source), selection).files;
    const { added, changed, removed } = (0,plan/* planWrite */.Ni)(idsOf(entries), idsOf(fresh));
    const about = (paths, message) => paths.map((path) => ({ severity: "error", path: (0,list_source/* inFolder */._)(source, path), message }));
    return [
        ...about(changed, `is not what "${command}" makes of this commit: commit the fresh build`),
        ...about(added, `is made by "${command}" and not committed: commit the fresh build`),
        ...about(removed, `is committed, and "${command}" does not make it: remove it, or exclude it`),
    ];
}
const idsOf = (entries) => new Map(entries.map(({ path, oid }) => [path, oid]));

;// CONCATENATED MODULE: ./build/js/sync/source/committed-modules.js














/** From a commit to the modules it wants live, checked.
 * @throws PreflightError with one finding for each thing that the game would lose or refuse
 */
async function readModules(repository, commit, options) {
    const built = options.folder && (await buildTree(repository, commit, { ...options, ...options.folder }));
    const { source, entries } = await (0,list_source/* listSource */.K)(repository, commit, { source: options.source, tree: built?.tree }).catch((failure) => {
        throw (0,uncommitted_config/* explainUncommitted */.FX)(failure, options.uncommitted);
    });
    const { files: chosen, notFiles } = (0,modules_source/* selectEntries */.XO)(entries, options);
    if (options.rebuild !== undefined) {
        const rebuilt = { ...options, ...options.rebuild, source, entries: chosen, selection: options };
        refuse(commit, await compareRebuild(repository, commit, rebuilt));
    }
    const maps = options.sourceMaps ? (0,source_map/* sourceMapEntries */.Cv)(entries, chosen) : [];
    const read = await readFiles(repository, [...chosen, ...maps], (path) => (0,list_source/* inFolder */._)(source, path));
    const checked = await checkSource({
        files: read.slice(0, chosen.length),
        maps: read.slice(chosen.length),
        notFiles: notFiles.map((entry) => ({ ...entry, path: (0,list_source/* inFolder */._)(source, entry.path) })),
        cacheFile: factsCacheFile(options.env, repository.directory, source),
        options,
    });
    const beside = options.uncommitted === undefined ? [] : [(0,uncommitted_config/* describeUncommitted */.JX)(options.uncommitted)];
    refuse(commit, [...checked.findings, ...beside]);
    const committed = addGenerated((0,module_files/* buildModules */.O)(checked.files), checked.maps, commit, built, options);
    const findings = [...checked.findings, ...beside, ...(0,preflight/* checkSize */.C1)(committed.modules, options.levels)];
    refuse(commit, findings);
    const { files, layout } = checked;
    const notes = [...(built === undefined ? [] : [built.note]), ...checked.notes];
    return { ...committed, source, entries, files, layout, findings, notes, ...(built === undefined ? {} : { built }) };
}
/** Warnings stay in the report; one error is enough to end it. */
function refuse(commit, findings) {
    const errors = findings.filter(({ severity }) => severity === "error");
    const [first] = errors;
    if (first === undefined)
        return;
    const line = first.line === undefined ? "" : `:${first.line}`;
    const only = `${first.path === undefined ? "" : `${first.path}${line} `}${first.message}`;
    const found = errors.length === 1 ? only : `${errors.length} problems with its modules`;
    throw new outcome_errors/* PreflightError */.wG(`Cannot deploy ${(0,short_id/* shortId */.m)(commit.oid)}: ${found}; nothing was sent`, findings);
}


/***/ }),

/***/ 25619:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ sourceOptions)
/* harmony export */ });
/** How modules are read from a commit, or from what was built of it: settings, defaults put in. */
function sourceOptions(asked, { values, byCommit, uncommitted }) {
    const { ref, env, rebuild } = asked;
    const build = values.build === undefined ? undefined : wishFor(values.build, byCommit, asked);
    return {
        source: values.source,
        folder: values.from === "folder" ? { build } : undefined,
        rebuild: rebuild === true ? { build } : undefined,
        ask: asked.askToBuild,
        layout: values.layout,
        include: values.include,
        exclude: values.exclude,
        refuseCaseClash: values["case-clash"] === "refuse",
        levels: values.checks,
        sourceMaps: values["source-maps"],
        stamp: values.stamp === undefined ? undefined : { name: values.stamp, ref, time: new Date() },
        uncommitted,
        env,
    };
}
function wishFor(command, byCommit, { strangers, committerStarts = false }) {
    return { command, byCommit: byCommit.has("build"), strangers, committerStarts };
}


/***/ }),

/***/ 76069:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ makeFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);


/** A folder and what is missing above it. Step by step: `recursive` never returns where none can be, as below /proc (Node 24). */
function makeFolder(folder, options = {}) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, options);
    }
    catch (failure) {
        if (!(failure instanceof Error && "code" in failure))
            throw failure;
        if (failure.code === "EEXIST")
            return;
        if (failure.code !== "ENOENT" || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder) === folder)
            throw failure;
        makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder), options);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, options);
    }
}


/***/ })

};
;