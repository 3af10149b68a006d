"use strict";
exports.id = 4494;
exports.ids = [4494];
exports.modules = {

/***/ 3524:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/model/outcome/errors.js
var errors = __webpack_require__(92383);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
;// CONCATENATED MODULE: ./build/js/model/settings/config-draft.js

const head = `# What screeps-sync deploys, and where to. Read from the commit that is deployed.
# Credentials do not belong here: see "screeps-sync login".
`;
/** The file with the choices in it. What is there already keeps its comments and its order; nothing new: the same text. */
function draftConfig(existing, draft) {
    const document = (0,dist/* parseDocument */.Tp)(existing ?? head);
    if (existing !== undefined && document.contents !== null && !(0,dist/* isMap */.jh)(document.contents))
        return existing;
    let changed = false;
    for (const [key, value] of Object.entries(draft)) {
        const wanted = key === "servers" ? serversOf(value) : value;
        if (JSON.stringify(document.toJS()?.[key]) === JSON.stringify(wanted))
            continue;
        // A plain value goes into the node that is there, and so keeps the comment behind it.
        document.set(key, typeof wanted === "string" ? wanted : document.createNode(wanted));
        changed = true;
    }
    if (existing !== undefined && !changed)
        return existing;
    const text = document.toString({ lineWidth: 120 });
    return existing === undefined ? `${head}${text.replace(/^#.*\n/gm, "").replace(/^\n+/, "")}` : text;
}
/** A server of the user's credentials file needs no more than its name. */
function serversOf(servers) {
    return Object.fromEntries(Object.entries(servers).map(([name, url]) => [name, url === undefined ? {} : { url }]));
}

// EXTERNAL MODULE: ./build/js/model/settings/config-file.js + 1 modules
var config_file = __webpack_require__(5123);
// EXTERNAL MODULE: ./build/js/model/settings/settings.js
var settings = __webpack_require__(82766);
// EXTERNAL MODULE: ./build/js/sync/deploy/active-branch.js
var active_branch = __webpack_require__(66818);
// EXTERNAL MODULE: ./build/js/sync/start/open-world.js + 22 modules
var open_world = __webpack_require__(31676);
// EXTERNAL MODULE: ./build/js/sync/start/prepare.js + 1 modules
var prepare = __webpack_require__(73154);
;// CONCATENATED MODULE: ./build/js/sync/setup/find-active.js
// Covered by test/doors/init.test.ts




/** What a person at a prompt waits for an answer that only makes a proposal better. */
const timeoutMs = 3000;
/** The branch that the game runs, where one server and its credentials are known, and it answers. */
async function findActive(door, asked) {
    try {
        const { targets, values } = await (0,prepare/* prepareAccount */.nI)(door.repository, asked);
        const [target, ...others] = targets;
        if (target?.credentials === undefined || others.length > 0)
            return undefined;
        const world = (0,open_world/* openWorld */.H)(door, target, values);
        const active = (0,active_branch/* activeOf */.m)(await world.api.listBranches({ timeoutMs }));
        return active === undefined ? undefined : { value: active, why: `the game on ${target.label} runs it` };
    }
    catch (failure) {
        if (failure instanceof errors/* SyncError */.S0)
            return undefined;
        throw failure;
    }
}

// EXTERNAL MODULE: ./build/js/sync/setup/links.js
var links = __webpack_require__(35772);
// EXTERNAL MODULE: ./build/js/git/clone/tracked.js
var tracked = __webpack_require__(3048);
// EXTERNAL MODULE: ./build/js/git/clone/work-tree-files.js
var work_tree_files = __webpack_require__(86992);
// EXTERNAL MODULE: ./build/js/model/modules/detect-source.js
var detect_source = __webpack_require__(55944);
// EXTERNAL MODULE: ./build/js/sync/account/credential-files.js
var credential_files = __webpack_require__(77664);
// EXTERNAL MODULE: ./build/js/sync/account/general-credentials.js
var general_credentials = __webpack_require__(53340);
// EXTERNAL MODULE: ./build/js/sync/source/committed-modules.js + 22 modules
var committed_modules = __webpack_require__(69077);
// EXTERNAL MODULE: ./build/js/sync/source/source-options.js
var source_options = __webpack_require__(25619);
;// CONCATENATED MODULE: ./build/js/sync/setup/project.js
// Covered by test/doors/init.test.ts











/** Looks at the work tree, the commit, and the user's credentials file; sends nothing. @throws UsageError outside of a repository */
async function lookAtProject(repository, asked) {
    const top = await (0,tracked/* topLevel */.M)(repository);
    if (top === undefined)
        throw new errors/* UsageError */.eb("Cannot set up a project here: this is not a git work tree; git init makes one");
    const paths = await (0,work_tree_files/* workTreeFiles */.B)(repository, top);
    const { source, build, noSource } = await sourceOf(paths, top);
    const book = await (0,credential_files/* readCredentialsFiles */.k)(repository, asked.env);
    return {
        top,
        ...(0,general_credentials/* optional */.lq)("source", source),
        ...(0,general_credentials/* optional */.lq)("noSource", noSource),
        ...(0,general_credentials/* optional */.lq)("build", build),
        ...(0,general_credentials/* optional */.lq)("layout", source === undefined || build !== undefined ? undefined : await layoutOf(repository, asked)),
        gitBranch: (await (0,work_tree_files/* headBranch */.H)(repository)) ?? "main",
        servers: [...new Set(book.map(({ name }) => name))],
        ...(0,general_credentials/* optional */.lq)("codeBranch", codeBranchOf(book)),
    };
}
async function sourceOf(paths, top) {
    const folders = (0,detect_source/* mainFolders */.jn)(paths);
    const [folder, ...others] = folders;
    if (folder !== undefined && others.length === 0)
        return { source: { value: folder === "" ? "." : folder, why: "the only main.js is there" } };
    const main = paths.find((path) => /(?:^|\/)main\.ts$/.test(path));
    const manifest = await (0,promises_.readFile)((0,external_node_path_.join)(top, "package.json"), "utf8").catch(() => "");
    if (main === undefined || !/"build"\s*:/.test(manifest))
        return { noSource: describeCandidates(folders, paths) };
    return {
        source: { value: "dist", why: `${main} is compiled, and dist is where most builds write` },
        build: { value: "npm run build", why: "package.json has a script of that name" },
    };
}
/** Several folders that could be it, or where the code is that has no main. */
function describeCandidates(mains, paths) {
    const named = (folders) => folders.map((folder) => `"${folder || "."}"`).join(", ");
    if (mains.length > 0)
        return `main.js is in ${named(mains)}; choose one with --source`;
    const folders = (0,detect_source/* codeFolders */.vj)(paths);
    const found = folders.length === 0 ? "there is no JavaScript here" : `its JavaScript is in ${named(folders)}`;
    return `there is no main.js, where the game starts, and ${found}; name the folder with --source`;
}
/** Only a commit has modules to read; before the first one, the layout is found out at each deploy. */
async function layoutOf(repository, asked) {
    try {
        const prepared = await (0,prepare/* prepare */.iA)(repository, { ...asked, withoutServer: true });
        const { layout, files } = await (0,committed_modules/* readModules */.U)(repository, prepared.commit, (0,source_options/* sourceOptions */.k)(asked, prepared));
        const inFolders = files.some(({ name, path }) => path.split("/").length > 2 && name !== "main");
        return { value: layout, why: inFolders ? "the code's own requires resolve by it" : "there are no folders to name" };
    }
    catch (failure) {
        if (failure instanceof errors/* SyncError */.S0)
            return undefined;
        throw failure;
    }
}
/** Of several servers each keeps its own, which comes before the rules. */
function codeBranchOf(book) {
    const [entry, ...others] = book.filter(({ name }, index) => book.findIndex((one) => one.name === name) === index);
    if (entry?.branch === undefined || others.length > 0)
        return undefined;
    return { value: entry.branch === "auto" ? "{branch}" : entry.branch, why: `${entry.where} says so` };
}

// EXTERNAL MODULE: ./build/js/git/history/show-diff.js + 1 modules
var show_diff = __webpack_require__(24619);
// EXTERNAL MODULE: ./build/js/git/history/with-trees.js + 1 modules
var with_trees = __webpack_require__(46075);
;// CONCATENATED MODULE: ./build/js/sync/setup/text-diff.js
// Covered by test/doors/init.test.ts


/** What writing a file would change, as `git diff` shows it; nothing is left in the repository. Empty where equal. */
async function textDiff(repository, path, before, after) {
    const file = (text) => text === undefined ? [] : [{ path, mode: "100644", bytes: Buffer.from(text) }];
    return (0,with_trees/* withTrees */.g)(repository, [file(before), file(after)], (quarantined, [old, fresh]) => (0,show_diff/* readDiff */.iH)(quarantined, old, fresh));
}

// EXTERNAL MODULE: ./build/js/sync/start/make-folder.js
var make_folder = __webpack_require__(76069);
// EXTERNAL MODULE: ./build/js/cli/terminal/context.js
var terminal_context = __webpack_require__(40472);
;// CONCATENATED MODULE: ./build/js/cli/setup/init-choices.js
// Covered by test/doors/init.test.ts

/** Flags first; for a new file also what was found. A file that is there keeps what no flag changes. */
function choicesOf({ raw, flags }, project, exists, codeBranch) {
    const flag = (name) => (typeof raw[name] === "string" ? raw[name] : undefined);
    const found = exists ? {} : foundIn(project, codeBranch);
    const given = { source: flag("source"), layout: flag("layout"), from: flag("from"), build: flag("build") };
    const branch = flag("branch");
    const config = {
        ...found,
        ...present(given),
        ...(branch === undefined ? {} : { branches: { [project.gitBranch]: branch } }),
    };
    return { config, hook: flags["hook"] === true, workflows: workflowFlags(flags) };
}
function foundIn({ source, build, layout, gitBranch }, codeBranch = "default") {
    return {
        ...present({ source: source?.value, ...(build === undefined ? {} : { from: "folder", build: build.value }) }),
        ...present({ layout: layout?.value }),
        branches: { [gitBranch]: codeBranch },
    };
}
function workflowFlags(flags) {
    const given = flags["workflow"];
    if (!Array.isArray(given))
        return [];
    return given.map((name) => {
        if (name === "deploy" || name === "backup")
            return name;
        throw new errors/* UsageError */.eb(`Cannot write workflow "${name}": allowed are deploy, backup`);
    });
}
function present(values) {
    return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

;// CONCATENATED MODULE: ./build/js/cli/setup/init-questions.js
// Covered by test/doors/init.test.ts

/** Asks for all that no flag has said; what was found is the answer that Enter gives. */
async function askChoices(project, given, exists) {
    const { confirm, isCancel, multiselect, text } = await __webpack_require__.e(/* import() */ 6170).then(__webpack_require__.bind(__webpack_require__, 26170));
    const sure = (answer) => {
        if (isCancel(answer))
            throw new errors/* InterruptedError */.p4("SIGINT", "Cancelled: nothing was written");
        return answer;
    };
    const ask = async (message, initialValue) => sure(await text({
        message,
        initialValue,
        validate: (value) => ((value ?? "") === "" ? "an answer is needed" : undefined),
    }));
    let { config } = given;
    if (!exists) {
        const why = project.source === undefined ? "" : ` (${project.source.why})`;
        const source = await ask(`Which folder holds the modules${why}?`, config.source ?? "src");
        const [[gitBranch, codeBranch] = [project.gitBranch, "default"]] = Object.entries(config.branches ?? {});
        const target = await ask(`Which code branch does the git branch "${gitBranch}" go to?`, codeBranch);
        config = {
            ...config,
            source,
            branches: { [gitBranch]: target },
            ...(await askServers(project, multiselect, sure)),
        };
    }
    const hook = given.hook || sure(await confirm({ message: "Deploy at git push from this machine (pre-push hook)?" }));
    const options = [
        { value: "deploy", label: "deploy at push, in GitHub Actions" },
        { value: "backup", label: "keep the live code in git, every 6 hours" },
    ];
    const workflows = given.workflows.length > 0
        ? given.workflows
        : sure(await multiselect({ message: "Which workflows?", options, required: false }));
    return { config, hook, workflows };
}
async function askServers({ servers }, multiselect, sure) {
    if (servers.length < 2)
        return {};
    const chosen = sure(await multiselect({
        message: "Which servers of your credentials file?",
        options: servers.map((name) => ({ value: name, label: name })),
        required: false,
    }));
    return chosen.length === 0 ? {} : { servers: Object.fromEntries(chosen.map((name) => [name, undefined])) };
}
async function confirmWriting(files) {
    const { confirm, isCancel } = await __webpack_require__.e(/* import() */ 6170).then(__webpack_require__.bind(__webpack_require__, 26170));
    const answer = await confirm({ message: files === 1 ? "Write it?" : `Write these ${files} files?` });
    return !isCancel(answer) && answer;
}

// EXTERNAL MODULE: ./build/js/cli/setup/install.js + 2 modules
var install = __webpack_require__(6529);
// EXTERNAL MODULE: ./build/js/cli/setup/packaged-files.js
var packaged_files = __webpack_require__(30376);
;// CONCATENATED MODULE: ./build/js/cli/setup/workflows.js
// Covered by test/doors/init.test.ts



/**
 * A workflow as `examples/workflows` has it, which the build puts beside the command line, for a project of its own: the
 * git branch is the project's, and the code branch is left to its rules.
 */
async function workflowText(name, gitBranch) {
    const file = (0,packaged_files/* packaged */.N)("workflows", `${name}.yml`);
    const text = await (0,promises_.readFile)(file, "utf8").catch((cause) => {
        throw new errors/* UsageError */.eb(`Cannot write the workflow: ${file} is missing beside the command line`, { cause });
    });
    const named = gitBranch === "main" ? text : text.replace("branches: [main]", `branches: [${JSON.stringify(gitBranch)}]`);
    return named.replace(/^ +branch: default\n/m, "");
}

;// CONCATENATED MODULE: ./build/js/cli/setup/init.js
// Covered by test/doors/init.test.ts
















/** `screeps-sync init` */
async function run(context) {
    const { console, flags, directory } = context;
    const interactive = flags["yes"] !== true;
    if (interactive && !process.stdin.isTTY)
        throw new errors/* UsageError */.eb("Cannot ask: standard input is not a terminal; --yes takes what was found, flags say the rest");
    const door = (0,terminal_context/* doorOf */.a)(context);
    const asked = (0,terminal_context/* askedIn */.U)(context, "HEAD");
    const project = await lookAtProject(door.repository, asked);
    const path = typeof context.raw["config"] === "string" ? context.raw["config"] : settings/* settings */.W.config.default;
    const existing = await readIfAny((0,external_node_path_.join)(project.top, path));
    if (existing !== undefined)
        (0,config_file.parseConfigFile)(existing, path);
    const branch = existing === undefined ? (project.codeBranch ?? (await findActive(door, asked))) : undefined;
    const given = choicesOf(context, project, existing !== undefined, branch?.value);
    if (!interactive && existing === undefined)
        checkSource(project, given);
    const choices = interactive ? await askChoices(project, given, existing !== undefined) : given;
    if (existing === undefined)
        explain(context, project, choices, branch);
    const drafts = [
        { path, before: existing, after: draftConfig(existing, choices.config) },
        ...(await workflows(project, choices)),
    ];
    const changed = drafts.filter(({ before, after }) => before !== after);
    await showDiff(context, door, changed);
    if (changed.length === 0)
        console.print(["green", "✓ "], `Nothing to write: ${drafts.map((draft) => draft.path).join(", ")} already so`);
    else if (interactive && !(await confirmWriting(changed.length)))
        return 0;
    for (const { path: changedPath } of changed)
        await (0,links/* refuseLinks */.U)(project.top, (0,external_node_path_.join)(project.top, changedPath));
    for (const draft of changed)
        await write(context, project, draft);
    if (choices.hook)
        return (0,install.run)({ ...context, directory });
    if (changed.length > 0)
        console.print(["dim", "  "], nextStep(project, choices));
    return 0;
}
/** A file without a source that can be told could not deploy anything. */
function checkSource({ noSource }, { config }) {
    if (noSource === undefined || config.source !== undefined)
        return;
    throw new errors/* UsageError */.eb(`Cannot tell which folder holds the modules: ${noSource}`);
}
function nextStep({ servers }, { config }) {
    const build = config.build === undefined ? "" : ', "screeps-sync allow" agrees to the build';
    const server = servers.length > 1 ? ` --server ${servers[0]}` : "";
    return `Next: commit${build}, then "screeps-sync deploy --dry-run${server}" shows what a deploy would change`;
}
/** What was found out by itself, and why: a wrong guess must be easy to see. */
function explain({ console }, project, { config }, branch) {
    const lines = [
        ["source", config.source, project.source],
        ["build", config.build, project.build],
        ["layout", config.layout, project.layout],
        ["branch", config.branches?.[project.gitBranch], branch],
    ];
    for (const [name, value, found] of lines)
        if (found !== undefined && found.value === value)
            console.print(["dim", `  ${name} `], value, ["dim", ` (${found.why})`]);
    const { servers } = project;
    if (servers.length > 1)
        console.print(["dim", "  servers "], servers.join(", "), ["dim", " (--server chooses; each keeps its own branch)"]);
}
async function workflows({ top, gitBranch }, { workflows: names, config }) {
    return Promise.all(names.map(async (name) => {
        const path = `.github/workflows/screeps-${name}.yml`;
        const built = config.from === "folder";
        const after = await workflowText(name === "deploy" && built ? "deploy-built" : name, gitBranch);
        // A workflow that is there may have been changed by hand: it is the user's.
        const before = await readIfAny((0,external_node_path_.join)(top, path));
        return { path, before, after: before ?? after };
    }));
}
async function showDiff({ console }, { repository }, drafts) {
    for (const { path, before, after } of drafts) {
        for (const line of (await textDiff(repository, path, before, after)).replace(/\n$/, "").split("\n")) {
            const style = line.startsWith("+") ? "green" : line.startsWith("-") ? "red" : "dim";
            console.print([style, line]);
        }
    }
}
async function write({ console }, { top }, { path, after }) {
    const file = (0,external_node_path_.join)(top, path);
    (0,make_folder/* makeFolder */.f)((0,external_node_path_.dirname)(file));
    await (0,promises_.writeFile)(file, after);
    console.print(["green", "✓ "], `Wrote ${path}`);
}
async function readIfAny(file) {
    try {
        return await (0,promises_.readFile)(file, "utf8");
    }
    catch (failure) {
        if (failure instanceof Error && "code" in failure && failure.code === "ENOENT")
            return undefined;
        throw failure;
    }
}


/***/ }),

/***/ 6529:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/hook/install/set-up.js + 6 modules
var set_up = __webpack_require__(12008);
// EXTERNAL MODULE: ./build/js/cli/terminal/context.js
var terminal_context = __webpack_require__(40472);
;// CONCATENATED MODULE: ./build/js/cli/setup/hook-lines.js

/**
 * What a user of lefthook puts into his own, uncommitted file, so that it calls us with all that git gave it. Paths are
 * whole, since a package of the project is in no PATH. Without use_stdin lefthook gives the refs to nobody.
 */
const lefthookLines = (flags) => `pre-push:
  commands:
    screeps-sync:
      use_stdin: true
      run: >-
        ${callOf(flags)}
`;
function callOf({ program, remote, mode, strict, config }) {
    const words = [process.execPath, (0,external_node_path_.join)((0,external_node_path_.dirname)(program), "cli.js"), "pre-push", "--remote", remote];
    const more = [
        mode === "check" ? ["--mode", "check"] : [],
        strict ? ["--strict"] : [],
        config === undefined ? [] : ["--config", config],
    ];
    return [...words, ...more.flat()].map(quoted).join(" ").concat(" '{1}' '{2}'");
}
const quoted = (word) => (/^[\w./:=@-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`);

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./build/js/cli/setup/program-folder.js
// Covered by test/doors/hook/install.test.ts


/**
 * The folder of the doors as they were installed. Inside of a project the path below node_modules is taken, which stays the
 * same over updates, and not where a package manager's link leads today.
 */
function programFolder(directory, started = process.argv[1] ?? "") {
    const real = (0,external_node_path_.dirname)((0,external_node_fs_.realpathSync)(started));
    for (let folder = directory;; folder = (0,external_node_path_.dirname)(folder)) {
        const local = (0,external_node_path_.join)(folder, "node_modules/screeps-sync/dist");
        if ((0,external_node_fs_.existsSync)(local) && (0,external_node_fs_.realpathSync)(local) === real)
            return local;
        if ((0,external_node_path_.dirname)(folder) === folder)
            return real;
    }
}

;// CONCATENATED MODULE: ./build/js/cli/setup/install.js
// Covered by test/doors/hook/install.test.ts





/** `screeps-sync install` */
async function run(context) {
    const { console } = context;
    const choices = choicesIn(context);
    const installed = await (0,set_up/* installHook */.P)((0,terminal_context/* doorOf */.a)(context), (0,terminal_context/* askedIn */.U)(context, "HEAD"), choices);
    const { place, remote, mode, found, kept, program } = installed;
    if (console.options.json) {
        console.printJson({ file: place.file, kind: place.kind, remote, mode, found, kept, program, shared: place.shared });
        return 0;
    }
    if (place.kind === "lefthook")
        tellLines(context, installed, choices.strict);
    else
        tellHook(context, installed);
    if (/[/\\]_npx[/\\]/.test(program))
        console.warn(["yellow", "! "], "npx will delete this copy some day: npm install --save-dev screeps-sync keeps one, then install again");
    return 0;
}
function choicesIn({ flags, directory }) {
    return {
        mode: flags["mode"] === "check" ? "check" : "deploy",
        strict: flags["strict"] === true,
        remote: typeof flags["remote"] === "string" ? flags["remote"] : undefined,
        programFolder: programFolder(directory),
    };
}
function tellLines({ console, raw }, { place, program, remote, mode }, strict) {
    const config = typeof raw["config"] === "string" ? raw["config"] : undefined;
    console.print(`lefthook writes the hooks here: put this into ${place.file}, then run "lefthook install"`, "");
    console.printText(lefthookLines({ program, remote, mode, strict, config }));
}
function tellHook({ console, directory }, { place, remote, mode, found, kept, doubts }) {
    const file = (0,external_node_path_.relative)(directory, place.file);
    const does = mode === "check" ? "checks the modules of" : "deploys";
    console.print(["green", "✓ "], `Installed the pre-push hook: ${file.startsWith("..") ? place.file : file}`);
    console.print(["dim", "  "], `git push ${remote} ${does} what it pushes`);
    if (found === "ours")
        console.print(["dim", "  it was there already"]);
    if (kept !== undefined)
        console.print(["dim", "  "], `The hook that was there ${keptHow(doubts)}, kept as ${kept}`);
    if (doubts.includes("asks for its name"))
        console.warn(["yellow", "! "], `It asks for its own name ($0), which is another one now: see whether it still works`);
    if (place.shared)
        console.warn(["yellow", "! "], "core.hooksPath gives this folder to other clones too; the hook does nothing in those without an install of their own");
    if (place.note !== undefined)
        console.warn(["yellow", "! "], place.note);
}
const keptHow = (doubts) => doubts.includes("not executable") ? "is not executable, so that it does not run, as before" : "runs first";


/***/ }),

/***/ 30376:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ packagedFiles),
/* harmony export */   N: () => (/* binding */ packaged)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92383);
// Covered by test/doors/init.test.ts




/** A file or folder that the build puts beside the command line. */
const packaged = (...path) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(process.argv[1] ?? "")), ...path);
/** Every file of such a folder: path below it, with `/`, and bytes. */
async function packagedFiles(folder) {
    const top = packaged(folder);
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(top, { recursive: true, withFileTypes: true }).catch((cause) => {
        throw new _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(`Cannot find ${folder} of the package: ${top} is missing beside the command line`, { cause });
    });
    const paths = entries.filter((entry) => entry.isFile()).map((entry) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(entry.parentPath, entry.name));
    const files = paths.map(async (path) => [(0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(top, path).replaceAll(node_path__WEBPACK_IMPORTED_MODULE_2__.sep, "/"), await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path)]);
    return new Map(await Promise.all(files));
}


/***/ }),

/***/ 24619:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j_: () => (/* binding */ diffTrees),
  iH: () => (/* binding */ readDiff)
});

// UNUSED EXPORTS: showDiff

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: ./build/js/git/process/fields.js
var fields = __webpack_require__(11573);
// EXTERNAL MODULE: ./build/js/git/process/runner.js + 4 modules
var runner = __webpack_require__(9795);
;// CONCATENATED MODULE: ./build/js/git/objects/hidden-lines.js


/** One line for each file of text that differs and that git calls binary, because the project's own attributes say so; empty where there is none. */
async function tellHiddenLines(repository, treeA, treeB) {
    const names = ["diff", "--name-only", "-z", "--no-renames", "--no-ext-diff", "--no-relative", treeA, treeB, "--"];
    const paths = (0,fields/* fieldsOf */.P)(await (0,runner/* gitBytes */.s)(repository, names), "the difference").filter((path) => !path.endsWith(".wasm"));
    if (paths.length === 0)
        return "";
    // git takes these from the folder that it runs in, as the difference does not.
    const up = (await (0,runner/* gitText */.q)(repository, ["rev-parse", "--show-cdup"])).trim();
    const input = paths.map((path) => `${up}${path}\0`).join("");
    // <path> NUL diff NUL <value> NUL
    const told = (0,fields/* fieldsOf */.P)(await (0,runner/* gitBytes */.s)(repository, ["check-attr", "--stdin", "-z", "diff"], { input }), "attributes");
    const hidden = paths.filter((_path, index) => told[index * 3 + 2] === "unset");
    return hidden
        .map((path) => `${path}: its lines are not shown, because an attribute says "-diff" or "binary" (.gitattributes)\n`)
        .join("");
}

// EXTERNAL MODULE: ./build/js/git/process/environment.js
var environment = __webpack_require__(36731);
// EXTERNAL MODULE: ./build/js/git/process/find-git.js
var find_git = __webpack_require__(90502);
// EXTERNAL MODULE: ./build/js/git/process/git-error.js
var git_error = __webpack_require__(45117);
;// CONCATENATED MODULE: ./build/js/git/history/show-diff.js






/**
 * The difference of two trees: on a terminal as the user's git shows it; else as plain text. What is still to be printed
 * is returned: why lines are missing too.
 */
async function diffTrees(repository, treeA, treeB, { terminal }) {
    if (terminal)
        await showDiff(repository, treeA, treeB);
    const text = terminal ? "" : await readDiff(repository, treeA, treeB);
    return `${text}${await tellHiddenLines(repository, treeA, treeB)}`;
}
/**
 * Shows the difference of two trees on the user's terminal, with his colours, pager and diff tools; resolves when he
 * has read it. Only for a terminal: elsewhere output must pass our own sink, see `readDiff`.
 */
async function showDiff(repository, treeA, treeB) {
    // The one git that simple-git cannot start: it always captures the output.
    const child = (0,external_node_child_process_.spawn)((0,find_git/* findGit */.C)(repository), ["-c", "core.useReplaceRefs=false", "diff", treeA, treeB, "--"], {
        cwd: repository.directory,
        env: (0,environment/* terminalEnvironment */.I)(repository),
        stdio: "inherit",
        signal: repository.signal,
    });
    const { promise, resolve, reject } = Promise.withResolvers();
    child.once("error", (error) => reject(repository.signal?.aborted ? repository.signal.reason : error));
    child.once("close", (status, signal) => {
        // A pager that is left early ends git with SIGPIPE, and that is a fine end.
        if (status === 0 || status === 141 || signal === "SIGPIPE")
            resolve();
        else
            reject(new git_error/* GitError */.X(`Cannot show the difference: git diff ended with ${signal ?? `status ${status}`}`));
    });
    return promise;
}
/** The difference of two trees as a plain patch: no colours, no diff tools, no text conversion. Empty where equal. */
async function readDiff(repository, treeA, treeB) {
    const plain = ["--no-color", "--no-ext-diff", "--no-textconv", "--no-relative"];
    return (0,runner/* gitText */.q)(repository, ["diff", ...plain, treeA, treeB, "--"]);
}


/***/ }),

/***/ 46075:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ withTrees)
});

// EXTERNAL MODULE: ./build/js/git/objects/write-tree.js + 1 modules
var write_tree = __webpack_require__(47367);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/git/process/environment.js
var environment = __webpack_require__(36731);
// EXTERNAL MODULE: ./build/js/git/process/runner.js + 4 modules
var runner = __webpack_require__(9795);
;// CONCATENATED MODULE: ./build/js/git/process/quarantine.js





/**
 * Runs `use` with a handle on the same repository whose new objects go to a temporary folder, and deletes that folder
 * afterwards: what `use` writes can be read and compared there, and leaves nothing behind.
 */
async function withQuarantine(repository, use) {
    const folder = await external_node_fs_.promises.mkdtemp((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), "screeps-sync-objects-"));
    try {
        const objects = await (0,runner/* gitText */.q)(repository, ["rev-parse", "--path-format=absolute", "--git-path", "objects"]);
        const alternates = [quote(objects.replace(/\r?\n$/, "")), (0,environment/* gitEnvironment */._)(repository)[alternatesName]];
        const variables = {
            ...repository.variables,
            GIT_OBJECT_DIRECTORY: folder,
            [alternatesName]: alternates.filter((entry) => entry !== undefined).join(external_node_path_.delimiter),
        };
        return await use({ ...repository, variables });
    }
    finally {
        await external_node_fs_.promises.rm(folder, { recursive: true, force: true });
    }
}
const alternatesName = "GIT_ALTERNATE_OBJECT_DIRECTORIES";
/** Git splits the list at colons, except inside double quotes. */
const quote = (path) => `"${path.replace(/["\\]/g, "\\$&")}"`;

;// CONCATENATED MODULE: ./build/js/git/history/with-trees.js


/** Two sets of files as two trees, which `use` can compare with git. Leaves nothing in the repository. */
async function withTrees(repository, [before, after], use) {
    return withQuarantine(repository, async (quarantined) => {
        const treeA = await (0,write_tree/* writeTree */.W)(quarantined, before);
        return use(quarantined, [treeA, await (0,write_tree/* writeTree */.W)(quarantined, after)]);
    });
}


/***/ }),

/***/ 66505:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n: () => (/* binding */ listTree)
});

// UNUSED EXPORTS: parseLsTree

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./build/js/model/outcome/errors.js
var errors = __webpack_require__(92383);
// EXTERNAL MODULE: ./build/js/git/process/git-error.js
var git_error = __webpack_require__(45117);
// EXTERNAL MODULE: ./build/js/git/process/runner.js + 4 modules
var runner = __webpack_require__(9795);
// EXTERNAL MODULE: ./build/js/git/objects/look-up.js
var look_up = __webpack_require__(97116);
;// CONCATENATED MODULE: ./build/js/git/objects/missing-folder.js




/** A listing that failed → the UsageError that explains it, or undefined where the folder is not the reason. */
async function explainMissingFolder(repository, oid, folder, error) {
    if (!(error instanceof git_error/* GitError */.X) || folder === "")
        return undefined;
    const [root, found] = await (0,look_up/* lookUp */.T)(repository, [`${oid}^{tree}`, `${oid}:${folder}`]);
    if (root === undefined || found?.type === "tree")
        return undefined;
    const what = found === undefined ? "is not a folder" : "is a file, not a folder";
    const near = nearestFolders(await listFolders(repository, oid), folder);
    const help = near.length === 0 ? "the commit has no folders" : `folders there: ${near.join(", ")}`;
    return new errors/* UsageError */.eb(`Cannot read source ${JSON.stringify(folder)}: it ${what} of ${oid.slice(0, 10)}; ${help}`, {
        cause: error,
    });
}
async function listFolders(repository, oid) {
    const output = await (0,runner/* gitText */.q)(repository, ["ls-tree", "-r", "-d", "-z", "--full-tree", "--name-only", oid]);
    return output.split("\0").filter((path) => path !== "");
}
/** At most eight folders: those that share a segment with the one asked for come first, then those near the root. */
function nearestFolders(folders, wanted) {
    const segments = new Set(wanted.toLowerCase().split("/"));
    const shared = (folder) => folder
        .toLowerCase()
        .split("/")
        .filter((segment) => segments.has(segment)).length;
    const depth = (folder) => folder.split("/").length;
    return [...folders].sort((a, b) => shared(b) - shared(a) || depth(a) - depth(b)).slice(0, 8);
}

;// CONCATENATED MODULE: ./build/js/git/objects/ls-tree.js





// Some 900,000 files: no source folder, but what a tree made to exhaust memory has.
const mostListBytes = 64 * 1024 * 1024;
const nul = 0x00;
const entryLine = /^(\d{6}) (blob|commit) ([0-9a-f]{40,64})\t(.+)$/s;
/**
 * Commit or tree id, and a folder in it (`""` is the root) → every file below the folder, from one git process that
 * reads nothing outside of it. A folder that is not there is a UsageError that names the folders nearby.
 */
async function listTree(repository, oid, folder = "") {
    checkObjectId(oid);
    checkFolder(folder);
    try {
        const args = ["ls-tree", "-r", "-z", "--full-tree", treeish(oid, folder)];
        return parseLsTree(await (0,runner/* gitBytes */.s)(repository, args, { maxBytes: mostListBytes }));
    }
    catch (error) {
        throw (await explainMissingFolder(repository, oid, folder, error)) ?? error;
    }
}
/**
 * Output of `git ls-tree -r -z` → entries. Each is `<mode> SP <type> SP <oid> TAB <path> NUL`, paths unquoted.
 * Output that does not end in NUL is half a list, and an error.
 */
function parseLsTree(output) {
    if (output.length === 0)
        return [];
    if (output.at(-1) !== nul)
        throw new git_error/* GitError */.X("Cannot list the tree: git's list ends in the middle of an entry");
    if (!(0,external_node_buffer_.isUtf8)(output))
        throw new errors/* UsageError */.eb(`Cannot list the tree: ${nameOfBadPath(output)} is not UTF-8; rename it`);
    return output.toString("utf8").slice(0, -1).split("\0").map(parseLine);
}
function parseLine(line) {
    const [, mode, type, oid, path] = entryLine.exec(line) ?? [];
    if (mode === undefined || oid === undefined || path === undefined || (type !== "blob" && type !== "commit")) {
        throw new git_error/* GitError */.X(`Cannot list the tree: git printed ${JSON.stringify(line)}`);
    }
    return { mode, type, oid, path };
}
function nameOfBadPath(output) {
    let start = 0;
    for (let end = output.indexOf(nul); end >= 0; end = output.indexOf(nul, start)) {
        const line = output.subarray(start, end);
        if (!(0,external_node_buffer_.isUtf8)(line))
            return `path ${JSON.stringify(line.subarray(line.indexOf("\t") + 1).toString("latin1"))}`;
        start = end + 1;
    }
    return "a path";
}
const treeish = (oid, folder) => (folder === "" ? oid : `${oid}:${folder}`);
/** A full id only: anything else could be an option or mean something else tomorrow. */
function checkObjectId(oid) {
    if (!/^([0-9a-f]{40}|[0-9a-f]{64})$/.test(oid)) {
        throw new git_error/* GitError */.X(`Cannot list ${JSON.stringify(oid)}: a full object id is needed`);
    }
}
function checkFolder(folder) {
    if (folder === "")
        return;
    const badSegment = folder.split("/").some((segment) => segment === "" || segment === "." || segment === "..");
    if (badSegment || folder.includes("\0")) {
        throw new errors/* UsageError */.eb(`Cannot list folder ${JSON.stringify(folder)}: give it from the repository root, with "/", without "." and ".."`);
    }
}


/***/ }),

/***/ 84326:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ readBlobs)
/* harmony export */ });
/* harmony import */ var _process_git_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45117);
/* harmony import */ var _process_runner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9795);
/* harmony import */ var _cat_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32006);



// Git would fetch the missing blobs of a partial clone one by one. So it is first asked not to fetch (git 2.39.4).
const withoutFetching = { GIT_NO_LAZY_FETCH: "1" };
/** Full blob ids → id and bytes, exactly as committed, from one git process. A blob that cannot be had is an error. */
async function readBlobs(repository, oids, options = {}) {
    const wanted = [...new Set(oids)];
    if (wanted.length === 0)
        return new Map();
    const input = `${wanted.join("\n")}\n`;
    const maxBytes = options.maxBytes ?? 64 * 1024 * 1024;
    const read = async () => {
        const output = await (0,_process_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .gitBytes */ .s)(repository, ["cat-file", "--batch"], {
            input,
            maxBytes,
            variables: withoutFetching,
        });
        return (0,_cat_file_js__WEBPACK_IMPORTED_MODULE_2__/* .parseCatFile */ .q)(output, wanted);
    };
    return collect(wanted, await read().catch(async (error) => {
        if (!isNotFetched(error))
            throw error;
        await fetchMissing(repository, input);
        return read();
    }));
}
const isNotFetched = (error) => error instanceof _process_git_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .X && error.message.includes("promisor remote");
/** `pack-objects` fetches what it lacks in one request, from the right remotes; the pack itself is thrown away. */
async function fetchMissing(repository, input) {
    try {
        await (0,_process_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .gitBytes */ .s)(repository, ["pack-objects", "--stdout", "-q"], { input });
    }
    catch (cause) {
        if (!(cause instanceof _process_git_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .X))
            throw cause;
        const advice = "this is a partial clone, and its remote did not give them; check the connection, or run git fetch --refetch";
        throw new _process_git_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .X(`Cannot read the files of the commit: ${advice} (${cause.message})`, { cause });
    }
}
function collect(wanted, objects) {
    const pairs = wanted.map((oid, index) => {
        const object = objects[index];
        if (object === undefined)
            throw new _process_git_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .X(`Cannot read blob ${oid}: the object is missing; git fsck tells more`);
        if (object.oid !== oid || object.type !== "blob") {
            throw new _process_git_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .X(`Cannot read blob ${oid}: git gave ${object.type} ${object.oid}`);
        }
        return [oid, object.bytes];
    });
    return new Map(pairs);
}


/***/ }),

/***/ 47367:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ writeTree)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/git/process/git-error.js
var git_error = __webpack_require__(45117);
// EXTERNAL MODULE: ./build/js/git/process/runner.js + 4 modules
var runner = __webpack_require__(9795);
// EXTERNAL MODULE: ./build/js/git/objects/ls-tree.js + 1 modules
var ls_tree = __webpack_require__(66505);
// EXTERNAL MODULE: ./build/js/git/objects/read-blobs.js
var read_blobs = __webpack_require__(84326);
;// CONCATENATED MODULE: ./build/js/git/objects/write-blobs.js



/** Bytes → their blob ids in the same order, stored by one git process and read back by another. */
async function writeBlobs(repository, contents) {
    if (contents.length === 0)
        return [];
    const output = await (0,runner/* gitText */.q)(repository, ["fast-import", "--quiet", "--done"], { input: importStream(contents) });
    const oids = output.split("\n").slice(0, -1);
    if (oids.length !== contents.length) {
        throw new git_error/* GitError */.X(`Cannot store files in git: ${contents.length} given, ${oids.length} stored`);
    }
    await confirmBlobs(repository, oids, contents);
    return oids;
}
/** The stream of `git fast-import`: every blob with a mark, then the question for the id of every mark. */
function importStream(contents) {
    const blobs = contents.flatMap((bytes, index) => [
        Buffer.from(`blob\nmark :${index + 1}\ndata ${bytes.length}\n`),
        bytes,
        Buffer.from("\n"),
    ]);
    const questions = contents.map((_, index) => `get-mark :${index + 1}\n`).join("");
    return Buffer.concat([...blobs, Buffer.from(`${questions}done\n`)]);
}
async function confirmBlobs(repository, oids, contents) {
    const stored = await (0,read_blobs/* readBlobs */.b)(repository, oids, { maxBytes: Number.POSITIVE_INFINITY });
    for (const [index, bytes] of contents.entries()) {
        const oid = oids[index] ?? "";
        if (stored.get(oid)?.equals(bytes) !== true) {
            throw new git_error/* GitError */.X(`Cannot store files in git: blob ${oid} came back with other bytes`);
        }
    }
}

;// CONCATENATED MODULE: ./build/js/git/objects/write-tree.js







/** Files → the id of a tree that holds exactly them. The index, the work tree and HEAD stay as they are. */
async function writeTree(repository, files) {
    const stored = await storeBlobs(repository, files);
    const tree = await storeTree(repository, stored);
    await confirmTree(repository, tree, stored);
    return tree;
}
async function storeBlobs(repository, files) {
    const fresh = files.filter((file) => "bytes" in file);
    const oids = await writeBlobs(repository, fresh.map((file) => file.bytes));
    const known = files.filter((file) => "oid" in file);
    return [...known, ...fresh.map(({ path, mode }, index) => ({ path, mode, oid: oids[index] ?? "" }))];
}
/** Through an index of its own, because the index refuses paths that a checkout could not hold (`..`, `.git`). */
async function storeTree(repository, files) {
    const folder = await external_node_fs_.promises.mkdtemp((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), "screeps-sync-index-"));
    const variables = { GIT_INDEX_FILE: (0,external_node_path_.join)(folder, "index") };
    try {
        if (files.length > 0) {
            const input = files.map(({ mode, oid, path }) => `${mode} ${oid}\t${path}\0`).join("");
            // --verbose because simple-git waits 50 ms for a command that prints nothing.
            await (0,runner/* gitText */.q)(repository, ["update-index", "--verbose", "-z", "--index-info"], { input, variables });
        }
        return (await (0,runner/* gitText */.q)(repository, ["write-tree"], { variables })).trim();
    }
    finally {
        await external_node_fs_.promises.rm(folder, { recursive: true, force: true });
    }
}
/** Two files with one path, or a file where another needs a folder, would silently have become one. */
async function confirmTree(repository, tree, files) {
    const found = new Map((await (0,ls_tree/* listTree */.n)(repository, tree)).map(({ path, mode, oid }) => [path, `${mode} ${oid}`]));
    const lost = files.find(({ path, mode, oid }) => found.get(path) !== `${mode} ${oid}`);
    if (lost !== undefined || found.size !== files.length) {
        const what = lost === undefined ? `${files.length} files became ${found.size}` : JSON.stringify(lost.path);
        throw new git_error/* GitError */.X(`Cannot store files in git: the tree came back different: ${what}`);
    }
}


/***/ }),

/***/ 11573:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ fieldsOf)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _git_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45117);


/**
 * What git prints with `-z` → its fields. A path that is not UTF-8 comes byte by byte: no module is called so, and what
 * lies beside the source must not end a search.
 */
function fieldsOf(output, what) {
    if (output.length === 0)
        return [];
    if (output.at(-1) !== 0)
        throw new _git_error_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .X(`Cannot read ${what}: git's list is cut off`);
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(output))
        return output.toString("utf8").slice(0, -1).split("\0");
    return output.toString("latin1").slice(0, -1).split("\0").map(decode);
}
function decode(field) {
    const bytes = Buffer.from(field, "latin1");
    return (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes) ? bytes.toString("utf8") : field;
}


/***/ }),

/***/ 12492:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ pathspecOf)
/* harmony export */ });
/** A folder from the root of the repository ("" is everything), wherever git runs, with no sign in it taken for a glob. */
function pathspecOf(folder) {
    return folder === "" ? ":(top)" : `:(top,literal)${folder}`;
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

/***/ 69379:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ modulesDigest)
/* harmony export */ });
/** Equal for equal modules, whatever their order: `sha256:<hex>`. */
function modulesDigest(modules) {
    const { createHash } = process.getBuiltinModule("node:crypto");
    const hash = createHash("sha256");
    for (const name of [...modules.keys()].sort())
        hash.update(`${JSON.stringify([name, modules.get(name)])}\n`);
    return `sha256:${hash.digest("hex")}`;
}


/***/ }),

/***/ 25056:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Im: () => (/* binding */ isEmpty),
/* harmony export */   Ni: () => (/* binding */ planWrite),
/* harmony export */   bP: () => (/* binding */ shrinksSuspiciously)
/* harmony export */ });
/**
 * Compares what a branch holds with what it should hold: contents, or ids of contents.
 * @param same whether two values of one name are equal
 */
function planWrite(live, wanted, same = Object.is) {
    const names = [...wanted.keys()].sort();
    const kept = names.filter((name) => live.has(name));
    return {
        added: names.filter((name) => !live.has(name)),
        changed: kept.filter((name) => !same(live.get(name), wanted.get(name))),
        removed: [...live.keys()].filter((name) => !wanted.has(name)).sort(),
        unchanged: kept.filter((name) => same(live.get(name), wanted.get(name))),
    };
}
function isEmpty(plan) {
    return plan.added.length + plan.changed.length + plan.removed.length === 0;
}
/** A write that leaves less than a tenth of the live modules is more likely a mistake than a wish. */
function shrinksSuspiciously(plan) {
    const live = plan.changed.length + plan.removed.length + plan.unchanged.length;
    const wanted = plan.added.length + plan.changed.length + plan.unchanged.length;
    return wanted < live / 10;
}


/***/ }),

/***/ 38617:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cv: () => (/* binding */ sourceMapEntries),
/* harmony export */   aL: () => (/* binding */ sourceMapModule),
/* harmony export */   jv: () => (/* binding */ isSourceMapName)
/* harmony export */ });
/** Source maps beside files that become modules: `main.js.map` beside `main.js`, unless a bundler made a module of it. */
function sourceMapEntries(entries, chosen) {
    const paths = new Set(chosen.map(({ path }) => path));
    return entries.filter(({ path, type, mode }) => path.endsWith(".js.map") &&
        type === "blob" &&
        mode !== "120000" &&
        paths.has(path.slice(0, -".map".length)) &&
        !paths.has(`${path}.js`));
}
/** Whether a module has the name of a source map, and so may have been made of one. */
const isSourceMapName = (name) => name.endsWith(".js.map");
/**
 * A source map as the module that error mappers in bots require, as rollup-plugin-screeps writes it: without the
 * sources themselves, which would fill the server's 5 MiB. Undefined: it is none.
 */
function sourceMapModule(json) {
    try {
        const map = JSON.parse(json);
        if (typeof map !== "object" || map === null || !("mappings" in map))
            return undefined;
        return `module.exports = ${JSON.stringify({ ...map, sourcesContent: undefined })};`;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 25988:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bm: () => (/* binding */ withTimeOf),
/* harmony export */   GD: () => (/* binding */ withoutStamp),
/* harmony export */   OI: () => (/* binding */ stampModule),
/* harmony export */   VI: () => (/* binding */ trueMarks)
/* harmony export */ });
/* unused harmony export readMark */
/* harmony import */ var _modules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68218);
/* harmony import */ var _modules_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69379);


const firstLine = "// Written by screeps-sync: which commit this is, and the digest of the modules beside it.";
const oldFirstLine = "// Written by screeps-sync: which commit this is. Left out of every comparison.";
/** The module that says which commit is live: `require("build_info").commit`. @param rest the modules beside it */
function stampModule({ commit, ref, tree, time }, rest) {
    return textOf({ commit, ref, time: time.toISOString(), tree, digest: (0,_modules_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .modulesDigest */ .O)(rest) });
}
/** What a module says that this program wrote, letter by letter; undefined for any other module, and for one that was edited. */
function readMark(content) {
    if (typeof content !== "string" || ![firstLine, oldFirstLine].some((line) => content.startsWith(`${line}\n`)))
        return undefined;
    const mark = parseMark(content.slice(content.indexOf("{"), content.lastIndexOf("}") + 1));
    return mark !== undefined && textOf(mark) === content ? mark : undefined;
}
/** The marks whose digest fits the modules beside them: the set is, byte for byte, what was written with that mark. */
function trueMarks(modules) {
    const marked = [...modules].flatMap(([name, content]) => {
        const mark = readMark(content);
        return mark?.digest === undefined ? [] : [[name, mark]];
    });
    const isTrue = ([name, { digest }]) => digest === (0,_modules_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .modulesDigest */ .O)(without(modules, name));
    return marked
        .slice(0, mostMarks)
        .filter(isTrue)
        .map(([, mark]) => mark);
}
// A set has one. A hostile one with thousands must not make us hash all of it for each.
const mostMarks = 3;
/** Modules without our own stamp of that name, which no commit holds. A module of that name that is not ours stays. */
function withoutStamp(modules, name) {
    return name === undefined || readMark(modules.get(name)) === undefined ? modules : without(modules, name);
}
/** Live modules with the wanted stamp in place of theirs, where both are ours and differ in nothing but the time. */
function withTimeOf(wanted, live, name) {
    const [ours, theirs] = name === undefined ? [] : [wanted.get(name), live.get(name)];
    if (name === undefined || ours === undefined || theirs === undefined || (0,_modules_js__WEBPACK_IMPORTED_MODULE_0__/* .sameContent */ .Cm)(ours, theirs))
        return live;
    const [mark, old] = [readMark(ours), readMark(theirs)];
    if (mark === undefined || old === undefined || textOf({ ...old, time: mark.time }) !== ours)
        return live;
    return new Map([...live, [name, ours]]);
}
function textOf({ commit, ref, time, tree, digest }) {
    const line = digest === undefined ? oldFirstLine : firstLine;
    return `${line}\nmodule.exports = ${JSON.stringify({ commit, ref, time, tree, digest }, null, 2)};\n`;
}
function parseMark(json) {
    try {
        const value = JSON.parse(json);
        return isMark(value) ? value : undefined;
    }
    catch {
        // Somebody's own module may begin with our line.
        return undefined;
    }
}
function isMark(value) {
    if (typeof value !== "object" || value === null)
        return false;
    const { commit, ref, time, tree, digest } = value;
    const sound = isText(commit, oid) && isText(tree, oid) && isText(ref, /^/) && isText(time, /^/) && isTime(time);
    return sound && (digest === undefined || isText(digest, /^sha256:[0-9a-f]{64}$/));
}
const oid = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const isText = (value, pattern) => typeof value === "string" && pattern.test(value);
const isTime = (time) => !Number.isNaN(Date.parse(time)) && new Date(time).toISOString() === time;
const without = (modules, name) => new Map([...modules].filter(([each]) => each !== name));


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

/***/ 86151:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ listSource),
/* harmony export */   _: () => (/* binding */ inFolder)
/* harmony export */ });
/* harmony import */ var _git_objects_ls_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66505);
/* harmony import */ var _model_modules_detect_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55944);
/* harmony import */ var _model_text_short_id_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36689);
// Covered by test/sync/deploy/deploy.test.ts



/** What the source folder holds, with paths below it. */
async function listSource(repository, commit, { source, tree = commit.oid }) {
    if (source !== undefined) {
        const folder = (0,_model_modules_detect_source_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanFolder */ .UI)(source);
        return { source: folder, entries: await (0,_git_objects_ls_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .listTree */ .n)(repository, tree, folder) };
    }
    const all = await (0,_git_objects_ls_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .listTree */ .n)(repository, tree, "");
    const folder = (0,_model_modules_detect_source_js__WEBPACK_IMPORTED_MODULE_1__/* .detectSource */ .PM)(all.map((entry) => entry.path), (0,_model_text_short_id_js__WEBPACK_IMPORTED_MODULE_2__/* .shortId */ .m)(commit.oid));
    return { source: folder, entries: below(all, folder) };
}
/** The path from the repository root of what lies below a folder. */
function inFolder(folder, path) {
    return folder === "" ? path : `${folder}/${path}`;
}
function below(entries, folder) {
    if (folder === "")
        return [...entries];
    const inside = entries.filter((entry) => entry.path.startsWith(`${folder}/`));
    return inside.map((entry) => ({ ...entry, path: entry.path.slice(folder.length + 1) }));
}


/***/ })

};
;