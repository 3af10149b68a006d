"use strict";
exports.id = 8237;
exports.ids = [8237,740];
exports.modules = {

/***/ 48688:
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
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
;// CONCATENATED MODULE: ./build/js/model/config-draft.js

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

// EXTERNAL MODULE: ./build/js/model/config-file.js
var config_file = __webpack_require__(69310);
// EXTERNAL MODULE: ./build/js/model/errors.js
var errors = __webpack_require__(41710);
// EXTERNAL MODULE: ./build/js/model/settings.js
var settings = __webpack_require__(62148);
// EXTERNAL MODULE: ./build/js/sync/active-branch.js
var active_branch = __webpack_require__(49878);
// EXTERNAL MODULE: ./build/js/sync/open-world.js + 18 modules
var open_world = __webpack_require__(41885);
// EXTERNAL MODULE: ./build/js/sync/prepare.js + 1 modules
var prepare = __webpack_require__(60238);
;// CONCATENATED MODULE: ./build/js/sync/find-active.js




/** What a person at a prompt waits for an answer that only makes a proposal better. */
const timeoutMs = 3000;
/** The branch that the game runs, where one server and its credentials are known, and it answers. */
async function findActive(door, asked) {
    try {
        const { targets, values } = await (0,prepare/* prepareAccount */.nI)(door.repository, asked);
        const [target, ...others] = targets;
        if (target?.credentials === undefined || others.length > 0)
            return undefined;
        const world = (0,open_world/* openWorld */.H)({ ...door, target, values });
        const active = (0,active_branch/* activeOf */.m)(await world.api.listBranches({ timeoutMs }));
        return active === undefined ? undefined : { value: active, why: `the game on ${target.label} runs it` };
    }
    catch (failure) {
        if (failure instanceof errors/* SyncError */.S0)
            return undefined;
        throw failure;
    }
}

// EXTERNAL MODULE: ./build/js/sync/links.js
var links = __webpack_require__(91594);
// EXTERNAL MODULE: ./build/js/git/tracked.js
var tracked = __webpack_require__(54994);
// EXTERNAL MODULE: ./build/js/git/work-tree-files.js
var work_tree_files = __webpack_require__(33866);
// EXTERNAL MODULE: ./build/js/model/source.js
var source = __webpack_require__(81148);
// EXTERNAL MODULE: ./build/js/sync/committed-modules.js + 16 modules
var committed_modules = __webpack_require__(75364);
// EXTERNAL MODULE: ./build/js/sync/credential-files.js
var credential_files = __webpack_require__(70184);
// EXTERNAL MODULE: ./build/js/sync/source-options.js
var source_options = __webpack_require__(21361);
;// CONCATENATED MODULE: ./build/js/sync/project.js










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
        ...optional("source", source),
        ...optional("noSource", noSource),
        ...optional("build", build),
        ...optional("layout", source === undefined || build !== undefined ? undefined : await layoutOf(repository, asked)),
        gitBranch: (await (0,work_tree_files/* headBranch */.H)(repository)) ?? "main",
        servers: [...new Set(book.map(({ name }) => name))],
        ...optional("codeBranch", codeBranchOf(book)),
    };
}
async function sourceOf(paths, top) {
    const folders = (0,source/* mainFolders */.jn)(paths);
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
    const folders = (0,source/* codeFolders */.vj)(paths);
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
function optional(key, value) {
    return value === undefined ? {} : { [key]: value };
}

// EXTERNAL MODULE: ./build/js/git/quarantine.js
var quarantine = __webpack_require__(49246);
// EXTERNAL MODULE: ./build/js/git/show-diff.js
var show_diff = __webpack_require__(17443);
// EXTERNAL MODULE: ./build/js/git/write-tree.js + 1 modules
var write_tree = __webpack_require__(47518);
;// CONCATENATED MODULE: ./build/js/sync/text-diff.js



/** What writing a file would change, as `git diff` shows it; nothing is left in the repository. Empty where equal. */
async function textDiff(repository, path, before, after) {
    const file = (text) => text === undefined ? [] : [{ path, mode: "100644", bytes: Buffer.from(text) }];
    return (0,quarantine/* withQuarantine */.T)(repository, async (quarantined) => {
        const old = await (0,write_tree/* writeTree */.W)(quarantined, file(before));
        return (0,show_diff/* readDiff */.i)(quarantined, old, await (0,write_tree/* writeTree */.W)(quarantined, file(after)));
    });
}

// EXTERNAL MODULE: ./build/js/cli/context.js
var cli_context = __webpack_require__(76309);
;// CONCATENATED MODULE: ./build/js/cli/init-questions.js

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
function present(values) {
    return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

// EXTERNAL MODULE: ./build/js/cli/install.js + 2 modules
var install = __webpack_require__(740);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./build/js/cli/workflows.js




/**
 * A workflow as `examples/workflows` has it, which the build puts beside the command line, for a project of its own: the
 * git branch is the project's, and the code branch is left to its rules.
 */
async function workflowText(name, gitBranch) {
    const file = (0,external_node_path_.join)((0,external_node_path_.dirname)((0,external_node_fs_.realpathSync)(process.argv[1] ?? "")), "workflows", `${name}.yml`);
    const text = await (0,promises_.readFile)(file, "utf8").catch((cause) => {
        throw new errors/* UsageError */.eb(`Cannot write the workflow: ${file} is missing beside the command line`, { cause });
    });
    const named = gitBranch === "main" ? text : text.replace("branches: [main]", `branches: [${JSON.stringify(gitBranch)}]`);
    return named.replace(/^ +branch: default\n/m, "");
}

;// CONCATENATED MODULE: ./build/js/cli/init.js














/** `screeps-sync init` */
async function run(context) {
    const { console, flags, directory } = context;
    const interactive = flags["yes"] !== true;
    if (interactive && !process.stdin.isTTY)
        throw new errors/* UsageError */.eb("Cannot ask: standard input is not a terminal; --yes takes what was found, flags say the rest");
    const door = (0,cli_context/* doorOf */.a)(context);
    const asked = (0,cli_context/* askedIn */.U)(context, "HEAD");
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
        console.print(["dim", "  "], 'Next: commit, then "screeps-sync deploy --dry-run" shows what a deploy would change');
    return 0;
}
/** A file without a source that can be told could not deploy anything. */
function checkSource({ noSource }, { config }) {
    if (noSource === undefined || config.source !== undefined)
        return;
    throw new errors/* UsageError */.eb(`Cannot tell which folder holds the modules: ${noSource}`);
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
    await (0,promises_.mkdir)((0,external_node_path_.dirname)(file), { recursive: true });
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

/***/ 740:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/hook/set-up.js + 9 modules
var set_up = __webpack_require__(15465);
// EXTERNAL MODULE: ./build/js/cli/context.js
var cli_context = __webpack_require__(76309);
;// CONCATENATED MODULE: ./build/js/cli/hook-lines.js

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
;// CONCATENATED MODULE: ./build/js/cli/program-folder.js


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

;// CONCATENATED MODULE: ./build/js/cli/install.js





/** `screeps-sync install` */
async function run(context) {
    const { console } = context;
    const choices = choicesIn(context);
    const installed = await (0,set_up/* installHook */.P)((0,cli_context/* doorOf */.a)(context), (0,cli_context/* askedIn */.U)(context, "HEAD"), choices);
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

/***/ 49246:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ withQuarantine)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79217);
/* harmony import */ var _runner_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41917);





/**
 * Runs `use` with a handle on the same repository whose new objects go to a temporary folder, and deletes that folder
 * afterwards: what `use` writes can be read and compared there, and leaves nothing behind.
 */
async function withQuarantine(repository, use) {
    const folder = await node_fs__WEBPACK_IMPORTED_MODULE_0__.promises.mkdtemp((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), "screeps-sync-objects-"));
    try {
        const objects = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_4__/* .gitText */ .q)(repository, ["rev-parse", "--path-format=absolute", "--git-path", "objects"]);
        const alternates = [quote(objects.replace(/\r?\n$/, "")), (0,_environment_js__WEBPACK_IMPORTED_MODULE_3__/* .gitEnvironment */ ._)(repository)[ALTERNATES]];
        const variables = {
            ...repository.variables,
            GIT_OBJECT_DIRECTORY: folder,
            [ALTERNATES]: alternates.filter((entry) => entry !== undefined).join(node_path__WEBPACK_IMPORTED_MODULE_2__.delimiter),
        };
        return await use({ ...repository, variables });
    }
    finally {
        await node_fs__WEBPACK_IMPORTED_MODULE_0__.promises.rm(folder, { recursive: true, force: true });
    }
}
const ALTERNATES = "GIT_ALTERNATE_OBJECT_DIRECTORIES";
/** Git splits the list at colons, except inside double quotes. */
const quote = (path) => `"${path.replace(/["\\]/g, "\\$&")}"`;


/***/ }),

/***/ 17443:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ showDiff),
/* harmony export */   i: () => (/* binding */ readDiff)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_child_process__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79217);
/* harmony import */ var _find_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36596);
/* harmony import */ var _git_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22719);
/* harmony import */ var _runner_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41917);





/**
 * Shows the difference of two trees on the user's terminal, with his colours, pager and diff tools; resolves when he
 * has read it. Only for a terminal: elsewhere output must pass our own sink, see `readDiff`.
 */
async function showDiff(repository, treeA, treeB) {
    // The one git that simple-git cannot start: it always captures the output.
    const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)((0,_find_git_js__WEBPACK_IMPORTED_MODULE_2__/* .findGit */ .C)(), ["-c", "core.useReplaceRefs=false", "diff", treeA, treeB, "--"], {
        cwd: repository.directory,
        env: (0,_environment_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalEnvironment */ .I)(repository),
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
            reject(new _git_error_js__WEBPACK_IMPORTED_MODULE_3__/* .GitError */ .X(`Cannot show the difference: git diff ended with ${signal ?? `status ${status}`}`));
    });
    return promise;
}
/** The difference of two trees as a plain patch: no colours, no diff tools, no text conversion. Empty where equal. */
async function readDiff(repository, treeA, treeB) {
    const plain = ["--no-color", "--no-ext-diff", "--no-textconv", "--no-relative"];
    return (0,_runner_js__WEBPACK_IMPORTED_MODULE_4__/* .gitText */ .q)(repository, ["diff", ...plain, treeA, treeB, "--"]);
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

/***/ 26228:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ shellWord)
/* harmony export */ });
/** A text as one word of a command to paste into a POSIX shell. */
function shellWord(text) {
    return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}


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


/***/ }),

/***/ 49878:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ tellActive),
/* harmony export */   m: () => (/* binding */ activeOf)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41710);
/* harmony import */ var _model_shell_word_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26228);
/* harmony import */ var _patience_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33380);



/** What the answer is worth to somebody who waits for the end of a run that is done. */
const timeoutMs = 3000;
/**
 * Says where the game does not run what was written. One request at most, after all else is done, so that it never lies
 * between a read and a write; and it never fails a run.
 */
async function tellActive(run) {
    const { options, sent } = run;
    if (options.tellActive === "never" || (options.tellActive === "after-a-write" && sent === "nothing"))
        return;
    run.activeBranch ??= await askActive(run);
    if (options.dryRun || run.activeBranch === undefined || run.activeBranch === options.branch)
        return;
    // A branch that somebody chose may well be one to try things on.
    (options.ownName === undefined ? run.notes : run.warnings).push(notRunning(run, run.activeBranch));
}
/** The branch that runs there; undefined where the listing tells of none, as the independent server's does. */
function activeOf(branches, where = "world") {
    return branches.find(({ activeWorld, activeSim }) => (where === "sim" ? activeSim : activeWorld))?.branch;
}
async function askActive({ world }) {
    try {
        return activeOf(await (0,_patience_js__WEBPACK_IMPORTED_MODULE_1__/* .interruptible */ .In)(world, world.api.listBranches({ timeoutMs })));
    }
    catch (failure) {
        if (failure instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SyncError */ .S0)
            return undefined;
        throw failure;
    }
}
function notRunning({ options }, active) {
    const { branch, server, serverFlag, ownName } = options;
    const where = serverFlag === undefined ? "" : ` --server ${(0,_model_shell_word_js__WEBPACK_IMPORTED_MODULE_2__/* .shellWord */ .r)(serverFlag)}`;
    const activate = `"screeps-sync activate ${(0,_model_shell_word_js__WEBPACK_IMPORTED_MODULE_2__/* .shellWord */ .r)(branch)}${where}" makes it run "${branch}"`;
    const rule = ownName === undefined
        ? ""
        : `, or a rule in screeps-sync.yml deploys to what it runs: branches: { ${word(ownName)}: ${word(active)} }`;
    return `The game on ${server} runs "${active}", and not "${branch}": ${activate}${rule}`;
}
const word = (text) => (/^[A-Za-z][\w./-]*$/.test(text) ? text : JSON.stringify(text));


/***/ })

};
;