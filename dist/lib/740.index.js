"use strict";
exports.id = 740;
exports.ids = [740];
exports.modules = {

/***/ 76309:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ askedIn),
/* harmony export */   a: () => (/* binding */ doorOf)
/* harmony export */ });
/* harmony import */ var _sync_open_door_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46666);

function askedIn({ raw, env, onSecret }, ref) {
    return { ref, raw, env, nameOf: (name) => `--${name}`, onSecret };
}
/** The command line as a door: what happens goes to the console. */
function doorOf({ directory, env, interrupt, console }) {
    return (0,_sync_open_door_js__WEBPACK_IMPORTED_MODULE_0__/* .openDoor */ .f)({
        directory,
        env,
        interrupt,
        tell: (happening) => show(console, happening),
        trace: console.progress,
    });
}
function show({ progress, warn }, happening) {
    if (happening.kind === "step")
        progress(happening.text);
    if (happening.kind === "waiting") {
        warn(["yellow", "! "], happening.error.message);
        progress(`Waiting ${(happening.waitMs / 1000).toFixed(1)} s, until ${happening.until.toISOString()}`);
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
// EXTERNAL MODULE: ./build/js/hook/set-up.js + 6 modules
var set_up = __webpack_require__(18949);
// EXTERNAL MODULE: ./build/js/cli/context.js
var cli_context = __webpack_require__(76309);
;// CONCATENATED MODULE: ./build/js/cli/hook-lines.js
/** What a user of another hook manager puts into its file, so that it calls us with all that git gave it. */
function linesFor(manager, flags) {
    return manager === "lefthook" ? lefthook(callOf(flags)) : preCommit(callOf(flags));
}
function callOf({ remote, mode, strict }) {
    return `screeps-sync pre-push --remote ${remote}${mode === "check" ? " --mode check" : ""}${strict ? " --strict" : ""}`;
}
// Without use_stdin lefthook gives the refs to nobody.
const lefthook = (call) => `pre-push:
  commands:
    screeps-sync:
      use_stdin: true
      run: ${call} {1} {2}
`;
// pre-commit reads standard input itself and passes it on in variables.
const preCommit = (call) => `repos:
  - repo: local
    hooks:
      - id: screeps-sync
        name: screeps-sync
        language: system
        stages: [pre-push]
        always_run: true
        pass_filenames: false
        verbose: true
        entry: >-
          sh -c 'printf "%s %s %s %s\\n" "$PRE_COMMIT_LOCAL_BRANCH" "$PRE_COMMIT_TO_REF" "$PRE_COMMIT_REMOTE_BRANCH" "$PRE_COMMIT_FROM_REF"
          | ${call} "$PRE_COMMIT_REMOTE_NAME" "$PRE_COMMIT_REMOTE_URL"'
`;

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
    const { console, flags, directory } = context;
    const { place, remote, mode, found, kept, program } = await (0,set_up/* installHook */.P)((0,cli_context/* doorOf */.a)(context), (0,cli_context/* askedIn */.U)(context, "HEAD"), {
        mode: flags["mode"] === "check" ? "check" : "deploy",
        strict: flags["strict"] === true,
        remote: typeof flags["remote"] === "string" ? flags["remote"] : undefined,
        programFolder: programFolder(directory),
    });
    if (console.options.json) {
        console.printJson({ file: place.file, kind: place.kind, remote, mode, found, kept, program });
        return 0;
    }
    if (place.kind === "lefthook" || place.kind === "pre-commit") {
        console.print(`${place.kind} writes the hooks here: put this into ${place.file}`, "");
        console.printText(linesFor(place.kind, { remote, mode, strict: flags["strict"] === true }));
        return 0;
    }
    const file = (0,external_node_path_.relative)(directory, place.file);
    console.print(["green", "✓ "], `Installed the pre-push hook: ${file.startsWith("..") ? place.file : file}`);
    console.print(["dim", "  "], `git push ${remote} ${mode === "check" ? "checks the modules of" : "deploys"} what it pushes`);
    if (found === "ours")
        console.print(["dim", "  it was there already"]);
    if (kept !== undefined)
        console.print(["dim", "  "], `The hook that was there runs first, kept as ${kept}`);
    if (place.note !== undefined)
        console.warn(["yellow", "! "], place.note);
    if (/[/\\]_npx[/\\]/.test(program))
        console.warn(["yellow", "! "], "npx will delete this copy some day: npm install --save-dev screeps-sync keeps one, then install again");
    return 0;
}


/***/ }),

/***/ 18949:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ installHook),
  E: () => (/* binding */ uninstallHook)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/model/errors.js
var errors = __webpack_require__(41710);
// EXTERNAL MODULE: ./build/js/git/runner.js + 2 modules
var runner = __webpack_require__(41917);
;// CONCATENATED MODULE: ./build/js/git/hooks-folder.js

/** Where git looks for hooks in this clone: honours core.hooksPath; linked work trees share it. Absolute. */
async function hooksFolder(repository) {
    const printed = await (0,runner/* gitText */.q)(repository, ["rev-parse", "--path-format=absolute", "--git-path", "hooks"]);
    return printed.replace(/\r?\n$/, "");
}

;// CONCATENATED MODULE: ./build/js/git/local-config.js

async function readSection(repository, section) {
    const args = ["config", "--local", "--null", "--get-regexp", `^${section}[.]`];
    const printed = await (0,runner/* gitText */.q)(repository, args, { alsoFine: 1 });
    const entries = printed.split("\0").filter((entry) => entry !== "");
    return entries.map((entry) => {
        const end = entry.indexOf("\n");
        return [entry.slice(section.length + 1, end), entry.slice(end + 1)];
    });
}
/** The section becomes exactly these entries; without any, it is gone from the file. */
async function replaceSection(repository, section, entries) {
    if ((await readSection(repository, section)).length > 0)
        await (0,runner/* gitText */.q)(repository, ["config", "--local", "--remove-section", section]);
    for (const [key, value] of entries)
        await (0,runner/* gitText */.q)(repository, ["config", "--local", "--add", `${section}.${key}`, value]);
}
/** Names of the remotes. */
async function remoteNames(repository) {
    return (await (0,runner/* gitText */.q)(repository, ["remote"])).split("\n").filter((name) => name !== "");
}

// EXTERNAL MODULE: ./build/js/git/look-up.js
var look_up = __webpack_require__(25423);
// EXTERNAL MODULE: ./build/js/git/tracked.js
var tracked = __webpack_require__(54994);
;// CONCATENATED MODULE: ./build/js/sync/hook-setup.js







const section = "screeps-sync";
/** Where the pre-push hook of this repository belongs. @throws UsageError outside of a repository */
async function findHookPlace(repository) {
    const folder = await hooksFolder(repository);
    const top = await (0,tracked/* topLevel */.M)(repository);
    const manager = top === undefined ? undefined : await findManager(top);
    if (manager !== undefined)
        return manager;
    const husky = await huskyFolder(folder, top);
    if (husky !== undefined)
        return { kind: "husky", file: (0,external_node_path_.join)(husky, "pre-push"), ...(await huskyNote(folder)) };
    return { kind: "git", file: (0,external_node_path_.join)(folder, "pre-push") };
}
const managers = [
    { kind: "lefthook", files: ["lefthook.yml", "lefthook.yaml", ".lefthook.yml", ".lefthook.yaml"] },
    { kind: "pre-commit", files: [".pre-commit-config.yaml", ".pre-commit-config.yml"] },
];
async function findManager(top) {
    for (const { kind, files } of managers) {
        for (const file of files)
            if (await exists((0,external_node_path_.join)(top, file)))
                return { kind, file };
    }
    return undefined;
}
/** Husky sets core.hooksPath to `.husky/_`, from where it runs the file beside that folder. */
async function huskyFolder(hooks, top) {
    if (/[/\\]\.husky[/\\]_$/.test(hooks))
        return (0,external_node_path_.dirname)(hooks);
    if (top === undefined || !(await exists((0,external_node_path_.join)(top, ".husky"))))
        return undefined;
    // Cloned, and `npm install` has not set core.hooksPath yet.
    const manifest = await (0,promises_.readFile)((0,external_node_path_.join)(top, "package.json"), "utf8").catch(() => "");
    return /"husky"\s*:/.test(manifest) ? (0,external_node_path_.join)(top, ".husky") : undefined;
}
/** `.husky/_` is not committed: in a fresh clone and in a linked work tree git finds no hook there, and says nothing. */
async function huskyNote(hooks) {
    if (await exists((0,external_node_path_.join)(hooks, "pre-push")))
        return {};
    return { note: `husky is not set up in this work tree, and git skips its hooks silently: run npm install here` };
}
/** The remote to deploy pushes to: the one asked for, `origin`, or the only one. */
async function chooseRemote(repository, asked) {
    const names = await remoteNames(repository);
    if (asked !== undefined && (names.includes(asked) || asked.includes("/")))
        return asked;
    const found = names.length === 0 ? "there is none" : `there are ${names.join(", ")}`;
    if (asked !== undefined)
        throw new errors/* UsageError */.eb(`Cannot find remote "${asked}": ${found}; git remote add makes one`);
    if (names.includes("origin") || names.length === 0)
        return "origin";
    if (names.length === 1 && names[0] !== undefined)
        return names[0];
    throw new errors/* UsageError */.eb(`Cannot tell which remote's pushes are to be deployed: ${found}; choose one with --remote`);
}
/** Id of the configuration file as HEAD has it: while it stays, so do the rules. Empty where there is none. */
async function configBlob(repository, path) {
    const [object] = await (0,look_up/* lookUp */.T)(repository, [`HEAD:${path}`]);
    return object?.oid ?? "";
}
async function readHookSettings(repository) {
    return new Map(await readSection(repository, section));
}
/** What the installed hook reads at each push. Nothing: it does nothing. */
async function writeHookSettings(repository, entries) {
    await replaceSection(repository, section, entries);
}
async function exists(path) {
    return (0,promises_.access)(path).then(() => true, () => false);
}

// EXTERNAL MODULE: ./build/js/sync/prepare.js + 1 modules
var prepare = __webpack_require__(60238);
;// CONCATENATED MODULE: ./build/js/hook/shim.js
/** The hook that git calls, the same for everyone: what differs is in the clone's own configuration, `screeps-sync.*`. */
const shim = `#!/bin/sh
# screeps-sync pre-push hook: "screeps-sync install" wrote it, "screeps-sync uninstall" takes it away.
# What it does here is in this clone's configuration: git config --get-regexp '^screeps-sync[.]'

# Standard input can be read once. The dot keeps line feeds at its end, which $( ) would take away.
refs=$(cat; printf .)
refs=\${refs%.}

# The hook that was here before: the same arguments, the same input. When it refuses, nothing is deployed.
before=\${0%/*}/pre-push.before-screeps-sync
if [ -x "$before" ]; then
  printf '%s' "$refs" 2>/dev/null | "$before" "$@" || exit
elif [ -f "$before" ]; then
  case $0 in *.husky/*) printf '%s' "$refs" 2>/dev/null | sh -e "$before" "$@" || exit ;; esac
fi

[ "\${SCREEPS_SYNC-}" != 0 ] && [ -n "$refs" ] || exit 0

node='' program='' remote='' mode='' strict='' config='' blob='' rules=''
while read -r key value; do
  case $key in
    screeps-sync.node) node=$value ;;
    screeps-sync.program) program=$value ;;
    screeps-sync.remote) remote=$value ;;
    screeps-sync.mode) mode=$value ;;
    screeps-sync.strict) strict=$value ;;
    screeps-sync.config) config=$value ;;
    screeps-sync.configblob) blob=$value ;;
    screeps-sync.rule) rules="$rules$value
" ;;
  esac
done <<END
$(git config --get-regexp '^screeps-sync[.]')
END

# Not installed in this clone, or not this remote.
[ -n "$program" ] && [ "$1" = "$remote" ] || exit 0

# Does a rule ask for the ref? The patterns ask for too much rather than too little; Node knows exactly.
asked_for() {
  while read -r rule; do
    case $1 in $rule) return 0 ;; esac
  done <<END
$rules
END
  return 1
}

# Nothing to do: only refs without a rule, by rules that are still those it was installed with.
concerns_us() {
  [ -z "\${SCREEPS_BRANCH-}\${SCREEPS_SYNC_CONFIG-}" ] || return 0
  others=''
  while read -r line; do
    remote_oid=\${line##* } rest=\${line% *}
    ref=\${rest##* } rest=\${rest% *}
    oid=\${rest##* }
    case $oid in *[!0]*) ;; *) continue ;; esac
    asked_for "$ref" && return 0
    others="$others$oid:$config
"
  done <<END
$refs
END
  [ -n "$others" ] || return 1
  printf '%s' "$others" | git cat-file --batch-check='%(objectname)' | while read -r found state; do
    case $state in *missing) found='' ;; esac
    [ "$found" = "$blob" ] || { echo changed; break; }
  done | grep -q changed
}
concerns_us || exit 0

warn() {
  echo "screeps-sync: $1; the push goes on, nothing was deployed; run \\"screeps-sync install\\" again" >&2
  [ -z "$strict" ] || exit 1
  exit 0
}
[ -n "$node" ] && [ -x "$node" ] || node=$(command -v node) || warn 'Node.js was not found, neither where it was at install nor in PATH'
[ -f "$program" ] || warn "$program is gone"

printf '%s' "$refs" 2>/dev/null | "$node" "$program" --remote "$remote" --mode "\${mode:-deploy}" \${strict:+--strict} "$@"
# End of screeps-sync pre-push hook.
`;

;// CONCATENATED MODULE: ./build/js/hook/install.js




const head = "#!/bin/sh\n# screeps-sync pre-push hook:";
const tail = "# End of screeps-sync pre-push hook.\n";
/** Where a hook that was there before is kept, and run from. */
const keptFile = (file) => `${file}.before-screeps-sync`;
/**
 * Puts our hook at its place; one that is there is kept beside it, byte for byte, and runs first.
 * @returns what was found there
 * @throws UsageError when our hook was edited, or when nobody can tell which of two to keep
 */
async function placeHook(file) {
    const text = await readText(file);
    const found = recognise(text);
    if (found === "ours")
        refuseEdited(file, text);
    if (found === "foreign") {
        if ((await readText(keptFile(file))) !== undefined)
            throw new errors/* UsageError */.eb(`Cannot keep ${file}: ${keptFile(file)} is there already from an earlier install; merge the two, and run install again`);
        await (0,promises_.rename)(file, keptFile(file));
    }
    await (0,promises_.mkdir)((0,external_node_path_.dirname)(file), { recursive: true });
    // Beside it and then in its place: git must never find half a hook.
    await (0,promises_.writeFile)(`${file}.new`, shim, { mode: 0o755 });
    await (0,promises_.chmod)(`${file}.new`, 0o755);
    await (0,promises_.rename)(`${file}.new`, file);
    return found;
}
/** Takes our hook away, and puts back what was there before. @returns what was found there, and whether one came back */
async function removeHook(file) {
    const text = await readText(file);
    const found = recognise(text);
    if (found !== "ours")
        return { found, restored: false };
    refuseEdited(file, text);
    const restored = (await readText(keptFile(file))) !== undefined;
    if (restored)
        await (0,promises_.rename)(keptFile(file), file);
    else
        await (0,promises_.rm)(file);
    return { found, restored };
}
function recognise(text) {
    if (text === undefined)
        return "nothing";
    return text.startsWith(head) ? "ours" : "foreign";
}
/** Lines of others below or above ours would be lost. Between our first and last line only we write. */
function refuseEdited(file, text) {
    if (text?.endsWith(tail) && text.indexOf(tail) === text.length - tail.length)
        return;
    throw new errors/* UsageError */.eb(`Cannot change ${file}: there are lines behind "${tail.trim()}" that are not ours; move them to ${keptFile(file)}, which runs first`);
}
async function readText(file) {
    try {
        // A hook may be a program; latin1 keeps every byte apart.
        if (!(await (0,promises_.stat)(file)).isFile())
            throw new errors/* UsageError */.eb(`Cannot use ${file}: it is not a file`);
        return await (0,promises_.readFile)(file, "latin1");
    }
    catch (failure) {
        if (failure instanceof Error && "code" in failure && failure.code === "ENOENT")
            return undefined;
        throw failure;
    }
}

;// CONCATENATED MODULE: ./build/js/hook/rule-patterns.js
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
    // Beside a double star picomatch takes a dot for any character (seen by the test's generated globs).
    const isPlain = /^[\w./*?@#%+=,-]+$/.test(glob) && !glob.startsWith(".") && !(glob.includes("**") && glob.includes("."));
    return `${isTag ? "refs/tags/" : "refs/heads/"}${isPlain ? widened(glob) : "*"}`;
}
/** `a/**` also matches `a`, a double star before a name the name alone; and to some shells a letter like é is two. */
const widened = (glob) => glob.replaceAll(/\/?\*\*\/?|[*?]/g, "*");

;// CONCATENATED MODULE: ./build/js/hook/set-up.js







/** Installs the hook, or says where its line has to go. The same again changes nothing. */
async function installHook({ repository }, asked, choices) {
    const place = await findHookPlace(repository);
    const remote = await chooseRemote(repository, choices.remote);
    const program = (0,external_node_path_.join)(choices.programFolder, "pre-push.js");
    await (0,promises_.access)(program).catch((cause) => {
        throw new errors/* UsageError */.eb(`Cannot install the hook: ${program} is missing beside the command line`, { cause });
    });
    const { rules, path } = await (0,prepare/* readRules */.Kc)(repository, asked);
    const found = isWritten(place) ? await placeHook(place.file) : undefined;
    await writeHookSettings(repository, [
        ["node", process.execPath],
        ["program", program],
        ["remote", remote],
        ["mode", choices.mode],
        ...(choices.strict ? [["strict", "true"]] : []),
        ["config", path],
        ["configBlob", await configBlob(repository, path)],
        ...rulePatterns(rules).map((rule) => ["rule", rule]),
    ]);
    const kept = found === "foreign" ? keptFile(place.file) : undefined;
    return { place, remote, mode: choices.mode, found, kept, program };
}
/** Takes the hook and its settings away; what was there before is back. */
async function uninstallHook({ repository }) {
    const place = await findHookPlace(repository);
    const removed = isWritten(place) ? await removeHook(place.file) : { found: "nothing", restored: false };
    const settings = await readHookSettings(repository);
    await writeHookSettings(repository, []);
    return { place, ...removed, hadSettings: settings.size > 0 };
}
const isWritten = ({ kind }) => kind === "husky" || kind === "git";


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