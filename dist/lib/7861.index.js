"use strict";
exports.id = 7861;
exports.ids = [7861];
exports.modules = {

/***/ 1138:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ canAsk),
/* harmony export */   k: () => (/* binding */ ask)
/* harmony export */ });
/* harmony import */ var _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92383);
// Covered by test/doors/cli.test.ts

/** Whether a person is there to answer: both what he types and what he sees is a terminal. */
function canAsk({ options }) {
    return process.stdin.isTTY && process.stderr.isTTY && !options.json;
}
/** A question with yes and no; Enter alone is a no. @throws InterruptedError for Ctrl-C */
async function ask({ console, interrupt }, message) {
    const { confirm, isCancel } = await __webpack_require__.e(/* import() */ 6170).then(__webpack_require__.bind(__webpack_require__, 26170));
    console.rest();
    const answer = await confirm({ message, initialValue: false, output: process.stderr, signal: interrupt });
    if (!isCancel(answer))
        return answer;
    // While a question is open the terminal makes no signal of Ctrl-C: whoever listens for one learns it here.
    process.emit("SIGINT", "SIGINT");
    throw new _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InterruptedError */ .p4("SIGINT", "Cancelled: nothing was done");
}


/***/ }),

/***/ 40472:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ askedIn),
/* harmony export */   a: () => (/* binding */ doorOf)
/* harmony export */ });
/* harmony import */ var _sync_start_open_world_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31676);
/* harmony import */ var _sync_start_tell_wait_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3883);
/* harmony import */ var _ask_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1138);



function askedIn(context, ref) {
    const { raw, env, onSecret } = context;
    return { ref, raw, env, nameOf: (name) => `--${name}`, onSecret, askToBuild: askToBuild(context) };
}
function askToBuild(context) {
    if (!(0,_ask_js__WEBPACK_IMPORTED_MODULE_2__/* .canAsk */ .G)(context.console))
        return undefined;
    return (command) => {
        context.console.warn(["yellow", "! "], "The commit asks to run this, as you, with all that you may do: ", [
            "bold",
            command,
        ]);
        return (0,_ask_js__WEBPACK_IMPORTED_MODULE_2__/* .ask */ .k)(context, "Run it, now and whenever this clone builds the same?");
    };
}
/** The command line as a door: what happens goes to the console. */
function doorOf({ directory, env, interrupt, console, sent }) {
    return (0,_sync_start_open_world_js__WEBPACK_IMPORTED_MODULE_0__/* .openDoor */ .f)({
        directory,
        env,
        interrupt,
        tell: (happening) => {
            if (happening.kind === "step" && happening.writes === true)
                sent.maybe = true;
            show(console, happening);
        },
        trace: console.progress,
    });
}
function show({ progress, warn, options }, happening) {
    if (happening.kind === "step")
        progress(happening.text);
    if (happening.kind === "waiting") {
        warn(["yellow", "! "], (0,_sync_start_tell_wait_js__WEBPACK_IMPORTED_MODULE_1__/* .tellWait */ .n)(happening));
        if (!options.verbose)
            progress("Waiting");
    }
    // Of the first try the report says all.
    const givingUp = happening.kind === "gave-up" && happening.tries > 1 ? (0,_sync_start_tell_wait_js__WEBPACK_IMPORTED_MODULE_1__/* .tellGivingUp */ .r)(happening) : undefined;
    if (givingUp !== undefined)
        warn(["yellow", "! "], givingUp);
}


/***/ }),

/***/ 12008:
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
// EXTERNAL MODULE: ./build/js/model/outcome/errors.js
var errors = __webpack_require__(92383);
// EXTERNAL MODULE: ./build/js/git/process/runner.js + 4 modules
var runner = __webpack_require__(9795);
// EXTERNAL MODULE: ./build/js/git/clone/tracked.js
var tracked = __webpack_require__(3048);
;// CONCATENATED MODULE: ./build/js/git/clone/hooks-folder.js




/** `git rev-parse --git-path hooks` would resolve links, and fail where the folder cannot be. */
async function hookFolders(repository) {
    const [common = ""] = (await (0,runner/* gitText */.q)(repository, ["rev-parse", "--path-format=absolute", "--git-common-dir"])).split(/\r?\n/);
    const top = await (0,tracked/* topLevel */.M)(repository);
    const own = (0,external_node_path_.join)(common, "hooks");
    const said = await (0,runner/* gitText */.q)(repository, ["config", "--type=path", "--get", "core.hooksPath"], { alsoFine: 1 });
    const used = said === "" ? own : (0,external_node_path_.resolve)(top ?? common, said.replace(/\r?\n$/, ""));
    return { used: top === undefined ? used : await below(top, used), own, repository: common, top };
}
/** A path whose way to the work tree may lead over links, by the name that git has for the top. */
async function below(top, path) {
    for (let folder = path;; folder = (0,external_node_path_.dirname)(folder)) {
        if ((await (0,promises_.realpath)(folder).catch(() => undefined)) === top)
            return (0,external_node_path_.join)(top, (0,external_node_path_.relative)(folder, path));
        if ((0,external_node_path_.dirname)(folder) === folder)
            return path;
    }
}

;// CONCATENATED MODULE: ./build/js/sync/setup/hook-place.js
// Covered by test/doors/hook/install.test.ts



/** Where the pre-push hook of this repository belongs. @throws UsageError outside of a repository */
async function findHookPlace(repository) {
    const folders = await hookFolders(repository);
    const { top } = folders;
    const husky = await huskyFolder(folders, top);
    const main = await mainPlace(folders, top, husky);
    // lefthook puts a hook that is there aside as `.old`, pre-commit as `.legacy`, which it runs.
    const usual = [folders.used, folders.own].flatMap((folder) => ["", ".legacy", ".old"].map((end) => (0,external_node_path_.join)(folder, `pre-push${end}`)));
    const candidates = [...usual, ...(top === undefined ? [] : [(0,external_node_path_.join)(top, ".husky/pre-push")])];
    const others = [...new Set(candidates)].filter((file) => file !== main.file);
    const shared = [folders.repository, top].every((folder) => folder === undefined || !isInside(main.file, folder));
    return { ...main, others, shared, top };
}
async function mainPlace({ used }, top, husky) {
    if (top !== undefined && (await usesLefthook(top)))
        return { kind: "lefthook", file: (0,external_node_path_.join)(top, "lefthook-local.yml") };
    if (husky === undefined)
        return { kind: "git", file: (0,external_node_path_.join)(used, "pre-push") };
    return { kind: "husky", file: (0,external_node_path_.join)(husky, "pre-push"), ...(await huskyNote(used)) };
}
async function usesLefthook(top) {
    const names = ["lefthook", ".lefthook", ".config/lefthook"];
    const files = names.flatMap((name) => ["yml", "yaml", "json", "jsonc", "toml"].map((end) => `${name}.${end}`));
    return (await Promise.all(files.map((file) => exists((0,external_node_path_.join)(top, file))))).includes(true);
}
/** Husky sets core.hooksPath to `.husky/_`, from where it runs the file beside that folder. */
async function huskyFolder({ used, own }, top) {
    if (/[/\\]\.husky[/\\]_$/.test(used))
        return (0,external_node_path_.dirname)(used);
    if ((0,external_node_path_.basename)(used) === "_" && (await exists((0,external_node_path_.join)(used, "h"))))
        return (0,external_node_path_.dirname)(used);
    // Cloned, and husky has not set core.hooksPath yet: it will, and git then looks nowhere else.
    if (top === undefined || used !== own || !(await namesHusky(top)))
        return undefined;
    return (0,external_node_path_.join)(top, ".husky");
}
/** Before its version 5 husky wrote into git's own folder, where we are as well. */
async function namesHusky(top) {
    const manifest = await (0,promises_.readFile)((0,external_node_path_.join)(top, "package.json"), "utf8").catch(() => "");
    const [, version] = /"husky"\s*:\s*"([^"]*)"/.exec(manifest) ?? [];
    return version !== undefined && Number(/\d+/.exec(version)?.[0] ?? 9) >= 5;
}
/** `.husky/_` is not committed: in a fresh clone and in a linked work tree git finds no hook there, and says nothing. */
async function huskyNote(used) {
    if (await exists((0,external_node_path_.join)(used, "h")))
        return {};
    return { note: "husky is not set up in this work tree, and git skips its hooks silently: run npx husky here" };
}
function isInside(file, folder) {
    const way = (0,external_node_path_.relative)(folder, file);
    return !(0,external_node_path_.isAbsolute)(way) && way.split(/[/\\]/)[0] !== "..";
}
async function exists(path) {
    return (0,promises_.access)(path).then(() => true, () => false);
}

// EXTERNAL MODULE: ./build/js/sync/setup/hook-rules.js + 1 modules
var hook_rules = __webpack_require__(32975);
// EXTERNAL MODULE: ./build/js/sync/setup/hook-setup.js
var hook_setup = __webpack_require__(74154);
// EXTERNAL MODULE: ./build/js/sync/start/prepare.js + 1 modules
var prepare = __webpack_require__(73154);
// EXTERNAL MODULE: ./build/js/sync/setup/links.js
var links = __webpack_require__(35772);
;// CONCATENATED MODULE: ./build/js/hook/install/hook-folder.js




/** @throws UsageError where git finds no hook, or where a commit's link would lead what we write somewhere else */
async function refuseUnusable({ file, top }) {
    const folder = (0,external_node_path_.dirname)(file);
    const found = await nearest(folder);
    if (!found.isFolder)
        throw new errors/* UsageError */.eb(`Cannot install the hook: core.hooksPath is ${folder}, and ${found.path === folder ? "that" : found.path} is not a folder, so git runs no hooks here; git config --show-origin core.hooksPath tells who said so`);
    if (top !== undefined && !isOfGit((0,external_node_path_.relative)(top, folder)))
        await (0,links/* refuseLinks */.U)(top, folder);
}
/** What is there of a path: itself, or the last thing on the way to it. */
async function nearest(path) {
    const stats = await (0,promises_.stat)(path).catch(() => undefined);
    if (stats !== undefined)
        return { path, isFolder: stats.isDirectory() };
    return (0,external_node_path_.dirname)(path) === path ? { path, isFolder: false } : nearest((0,external_node_path_.dirname)(path));
}
/** No commit has a path in there. */
const isOfGit = (way) => way.split(/[/\\]/)[0] === ".git";
/** What the disk refuses is a person's to mend, and not a bug. */
async function onDisk(file, work) {
    try {
        return await work();
    }
    catch (cause) {
        if (!(cause instanceof Error && "code" in cause && "syscall" in cause))
            throw cause;
        throw new errors/* UsageError */.eb(`Cannot change ${file}: ${cause.message}; look at the rights of its folder`, { cause });
    }
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/js/sync/start/make-folder.js
var make_folder = __webpack_require__(76069);
;// CONCATENATED MODULE: ./build/js/hook/install/shim.js
/** The hook that git calls, the same for everyone: what differs is in the clone's own configuration, `screeps-sync.*`. */
const shim = `#!/bin/sh
# screeps-sync pre-push hook: "screeps-sync install" wrote it, "screeps-sync uninstall" takes it away.
# What it does here is in this clone's configuration: git config --get-regexp '^screeps-sync[.]'
nl='
'

# Standard input can be read once, to its last byte. The shell has a few lines before a program starts; many it reads slowly.
refs='' count=0
while IFS= read -r line || { refs=$refs$line && false; }; do
  refs=$refs$line$nl count=$((count + 1))
  [ $count -lt 25 ] || { line=$(cat && printf .) && refs=$refs\${line%.} && break; }
done

# The hook that was here before: the same arguments, the same input. When it refuses, nothing is deployed.
# It may call this hook in turn, or be a copy of it: then this very push is being looked at already.
before=\${0%/*}/pre-push.before-screeps-sync
push="$before $1 \${refs%%"$nl"*}"
[ "\${SCREEPS_SYNC_WITHIN-}" != "$push" ] || exit 0
if [ -f "\${0%/*}/_/h" ]; then
  # Husky runs its files so, executable or not.
  [ ! -f "$before" ] || printf '%s' "$refs" 2>/dev/null | SCREEPS_SYNC_WITHIN=$push sh -e "$before" "$@" || exit
elif [ -n "\${PRE_COMMIT_RUNNING_LEGACY-}" ] && grep -q 'generated by pre-commit' "$before" 2>/dev/null; then
  # It has called this hook, which was put around it once, and refuses to be called in turn.
  :
elif [ -x "$before" ]; then
  printf '%s' "$refs" 2>/dev/null | SCREEPS_SYNC_WITHIN=$push "$before" "$@" || exit
fi

case \${SCREEPS_SYNC-} in 0 | [Ff][Aa][Ll][Ss][Ee] | [Nn][Oo] | [Oo][Ff][Ff]) exit 0 ;; esac
[ -n "$refs" ] || exit 0

# From here on, what is not quoted falls into lines, and no star becomes a file.
IFS=$nl
set -f

node='' program='' remote='' chosen='' mode='' strict='' config=screeps-sync.yml known='' rules='' remotes='' default='' unknown=''
for line in $(git config --get-regexp '^screeps-sync[.]|^remote[.](pushdefault|.*url)$'); do
  value=\${line#* }
  case $line in
    'screeps-sync.node '*) node=$value ;;
    'screeps-sync.program '*) program=$value ;;
    'screeps-sync.remote '*) remote=$value ;;
    'screeps-sync.remotechosen '*) chosen=$value ;;
    'screeps-sync.mode '*) mode=$value ;;
    'screeps-sync.strict '*) strict=$value ;;
    'screeps-sync.config '*) config=$value ;;
    'screeps-sync.configrule '*) rules=$rules$value$nl ;;
    'screeps-sync.knownconfig '*) known="$known $value" ;;
    'remote.pushdefault '*) default=$value ;;
    'remote.'*) remotes="$remotes \${line%% *}" ;;
  esac
done

say() {
  echo "screeps-sync: $1" >&2
}

# Not installed in this clone, or not this remote. Where pushes have moved to another name, a line says so.
[ -n "$program" ] || exit 0
if [ "$1" != "$remote" ]; then
  case "$remotes $remote" in
    *" remote.$remote."*)
      [ "$1" != "$default" ] || [ -n "$chosen" ] ||
        say "only pushes to $remote are deployed, and remote.pushDefault is $default now; \\"screeps-sync install\\" follows it" ;;
    *[/:]*) ;;
    *) say "nothing was deployed: $remote, whose pushes were, is no remote any more; \\"screeps-sync install\\" takes the one of today" ;;
  esac
  exit 0
fi

# Whether the rules of its own commit ask for a ref. The patterns ask for too much rather than too little, Node knows
# exactly. Configurations that are not among the known ones are told to Node, which adds their rules for the next time.
oids=''
concerns_us() {
  [ -z "\${SCREEPS_BRANCH-}\${SCREEPS_SYNC_CONFIG-}" ] || return 0
  objects='' names='' oids='' some_objects='' some_names='' some_oids='' count=0
  for line in $refs; do
    line=\${line% *}
    ref=\${line##* } line=\${line% *}
    oid=\${line##* }
    case $oid in *[!0]*) ;; *) continue ;; esac
    # By fifty, since all that is there is copied each time.
    some_objects=$some_objects$oid:$config$nl some_names=$some_names$ref$nl
    some_oids=$some_oids$oid$nl count=$((count + 1))
    [ $count -lt 50 ] || objects=$objects$some_objects names=$names$some_names oids=$oids$some_oids \\
      some_objects='' some_names='' some_oids='' count=0
  done
  objects=$objects$some_objects names=$names$some_names oids=$oids$some_oids
  [ -n "$objects" ] || return 1
  found=$(git cat-file --batch-check='%(objectname)' <<END
\${objects%"$nl"}
END
  ) || return 0
  set -- $found
  asked=1 count=0
  for ref in $names; do
    case $1 in *' missing') blob=none ;; *) blob=$1 ;; esac
    shift
    case "$known$unknown " in
      *" $blob "*) ;;
      *) [ $count -eq 8 ] || unknown="$unknown $blob" count=$((count + 1)) ;;
    esac
    for rule in $rules; do
      case "$blob $ref" in $rule) asked=0 ;; esac
    done
  done
  [ -n "$unknown" ] || return $asked
}

# Whether a file that is pushed looks as if it held a token, also where no rule asks for its branch. Node knows exactly.
looks_secret() {
  found=$(git log -1 --format=%h --ignore-missing --text --regexp-ignore-case --no-textconv --no-ext-diff --no-show-signature \\
    -G'token.*[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}' --stdin --not --remotes="$remote" 2>/dev/null <<END
\${oids%"$nl"}
END
  )
  [ -n "$found" ]
}
concerns_us || { [ -n "$oids" ] && looks_secret; } || exit 0

# What went wrong, whether anything is live, what helps. The push is worth more than a deploy, unless somebody said otherwise.
give_up() {
  [ -z "$strict" ] || { say "$1; $2; the push is stopped, since install had --strict; $3" && exit 1; }
  say "$1; $2; the push goes on; $3"
  exit 0
}
nothing='nothing was deployed'

if [ ! -x "$node" ]; then
  gone="Node.js is no longer at \${node:-the place of install}"
  node=$(command -v node) || give_up "$gone, and not in PATH" "$nothing" 'with Node.js in PATH, "screeps-sync install" mends it'
  case $("$node" -p process.versions.node 2>/dev/null) in
    2[2-9].* | [3-9][0-9].*) ;;
    *) give_up "$gone, and $node is older than 22.19" "$nothing" 'with a newer one in PATH, "screeps-sync install" mends it' ;;
  esac
fi
[ -f "$program" ] || give_up "$program is gone" "$nothing" '"npm install" brings it back, or "screeps-sync install" from where it is now'

set -- --remote "$remote" --mode "\${mode:-deploy}" \${strict:+--strict} "$@"
[ "$config" = screeps-sync.yml ] || [ -n "\${SCREEPS_SYNC_CONFIG-}" ] || set -- --config "$config" "$@"
printf '%s' "$refs" 2>/dev/null | SCREEPS_SYNC_NEW_CONFIG=$unknown "$node" "$program" "$@"
status=$?
case $status in
  126 | 127) give_up "Cannot run $node" "$nothing" '"screeps-sync install" takes the Node.js of today' ;;
  # 130 and 143 are our own too, and were explained.
  129 | 13[1-9] | 14[0124-9] | 15?) give_up "Node.js was ended from outside (status $status)" 'a write may have arrived' '"screeps-sync diff" tells' ;;
esac
exit $status
# End of screeps-sync pre-push hook.
`;

;// CONCATENATED MODULE: ./build/js/hook/install/install.js






const head = "#!/bin/sh\n# screeps-sync pre-push hook:";
const tail = "# End of screeps-sync pre-push hook.\n";
/** Where a hook that was there before is kept, and run from. */
const keptFile = (file) => (0,external_node_path_.join)((0,external_node_path_.dirname)(file), "pre-push.before-screeps-sync");
/**
 * Puts our hook at its place; one that is there is kept beside it, byte for byte, and runs first.
 * @returns what was found there
 * @throws UsageError when our hook was edited, or when nobody can tell which of two to keep
 */
async function placeHook(file) {
    const found = await lookAt(file);
    const kept = await lookAt(keptFile(file));
    // An older version took it for another's when lines stood above it.
    if (kept === "ours")
        await (0,promises_.rm)(keptFile(file));
    if (found === "foreign") {
        if (kept === "foreign")
            throw new errors/* UsageError */.eb(`Cannot keep ${file}: ${keptFile(file)} is there already from an earlier install; merge the two, and run install again`);
        await (0,promises_.rename)(file, keptFile(file));
    }
    (0,make_folder/* makeFolder */.f)((0,external_node_path_.dirname)(file));
    await writeWhole(file);
    return found;
}
/** Takes our hook away, and puts back what was there before. @returns what was found there, and whether one came back */
async function removeHook(file) {
    const found = await lookAt(file);
    if (found !== "ours")
        return { found, restored: false };
    const restored = (await lookAt(keptFile(file))) === "foreign" && !(await isBack(file));
    if (restored)
        await (0,promises_.rename)(keptFile(file), file);
    else
        for (const ours of [file, keptFile(file)])
            await (0,promises_.rm)(ours, { force: true });
    return { found, restored };
}
/** A manager that put ours aside has written its own file anew: a second one there would call itself. */
async function isBack(file) {
    const place = file.replace(/\.(?:legacy|old)$/, "");
    return place !== file && (await readText(place)) === (await readText(keptFile(file)));
}
/** Beside it and then in its place: git must never find half a hook. A name that no commit can have taken by a link. */
async function writeWhole(file) {
    const unfinished = `${file}.${(0,external_node_crypto_.randomUUID)()}`;
    await (0,promises_.writeFile)(unfinished, shim, { mode: 0o755, flag: "wx" });
    await (0,promises_.chmod)(unfinished, 0o755);
    await (0,promises_.rename)(unfinished, file);
}
/** @throws UsageError for our hook with lines of others in the file: they would be lost */
async function lookAt(file) {
    const text = await readText(file);
    if (text === undefined)
        return "nothing";
    if (!text.includes(tail.trim()) && !text.includes("\n# screeps-sync pre-push hook:"))
        return "foreign";
    if (text.startsWith(head) && text.indexOf(tail) === text.length - tail.length)
        return "ours";
    const where = text.startsWith(head) ? `below "${tail.trim()}"` : "above ours";
    throw new errors/* UsageError */.eb(`Cannot change ${file}: there are lines ${where} that are not ours; move them to ${keptFile(file)}, which runs first, and make that executable`);
}
/** Undefined: nothing is there. A link that leads nowhere is somebody's, too. */
async function readText(file) {
    const stats = await (0,promises_.lstat)(file).catch(unlessMissing);
    if (stats === undefined)
        return undefined;
    if (!stats.isFile() && !stats.isSymbolicLink())
        throw new errors/* UsageError */.eb(`Cannot use ${file}: it is not a file`);
    // A hook may be a program; latin1 keeps every byte apart.
    return (await (0,promises_.readFile)(file, "latin1").catch(unlessMissing)) ?? "";
}
function unlessMissing(failure) {
    if (failure instanceof Error && "code" in failure && (failure.code === "ENOENT" || failure.code === "ENOTDIR"))
        return undefined;
    throw failure;
}

;// CONCATENATED MODULE: ./build/js/hook/install/kept-hook.js

async function doubtsAbout(kept, kind) {
    const mode = (await (0,promises_.stat)(kept).catch(() => undefined))?.mode ?? 0;
    const text = await (0,promises_.readFile)(kept, "latin1").catch(() => "");
    const doubts = [];
    if (kind === "git" && (mode & 0o111) === 0)
        doubts.push("not executable");
    if (asksForItsName(text))
        doubts.push("asks for its name");
    return doubts;
}
/** `$(basename "$0")` is now another name; its folder, as `$(dirname "$0")`, stayed the same. */
function asksForItsName(text) {
    const code = text
        .replaceAll(/^#.*$/gm, "")
        .replaceAll(/dirname[\s(-]*["']?\$\{?(?:0|BASH_SOURCE(?:\[0\])?)\}?["']?/g, "");
    return /\$0\b|\$\{0\b|BASH_SOURCE|argv\[0\]|process\.argv\[1\]|__file__|__filename|__FILE__|PROGRAM_NAME/.test(code);
}

;// CONCATENATED MODULE: ./build/js/hook/install/set-up.js










/** Installs the hook, or says where its lines have to go. The same again changes nothing. */
async function installHook({ repository }, asked, choices) {
    const place = await findHookPlace(repository);
    const remote = await (0,hook_setup/* chooseRemote */.yh)(repository, choices.remote);
    const program = (0,external_node_path_.join)(choices.programFolder, "pre-push.js");
    await (0,promises_.access)(program).catch((cause) => {
        throw new errors/* UsageError */.eb(`Cannot install the hook: ${program} is missing beside the command line`, { cause });
    });
    const { rules, path } = await (0,prepare/* readRules */.Kc)(repository, asked);
    const about = { place, remote, mode: choices.mode, program };
    if (place.kind === "lefthook")
        return { ...about, found: undefined, kept: undefined, doubts: [] };
    await refuseUnusable(place);
    const found = await onDisk(place.file, () => put(place));
    await (0,hook_setup/* writeHookSettings */.ad)(repository, [
        ["node", process.execPath],
        ["program", program],
        ["remote", remote],
        ...(choices.remote === undefined ? [] : [["remoteChosen", "true"]]),
        ["mode", choices.mode],
        ...(choices.strict ? [["strict", "true"]] : []),
        ["config", path],
        ...(0,hook_rules/* settingsOf */.f5)([(0,hook_rules/* knownConfig */.Or)(await (0,hook_setup/* configBlob */.w$)(repository, path), rules)]),
    ]);
    if (found !== "foreign")
        return { ...about, found, kept: undefined, doubts: [] };
    const kept = keptFile(place.file);
    return { ...about, found, kept, doubts: await doubtsAbout(kept, place.kind) };
}
/** pre-commit puts a hook that was there aside as `.legacy` and runs it: ours goes back around pre-commit's own. */
async function put({ file, others }) {
    for (const legacy of others.filter((other) => other === `${file}.legacy`))
        await removeHook(legacy);
    return placeHook(file);
}
/** Takes the hook and its settings away wherever it lies; what was there before is back. */
async function uninstallHook({ repository }) {
    const place = await findHookPlace(repository);
    const { file } = place;
    // Another clone may run the very file; without settings it does nothing here.
    const here = place.kind === "lefthook" ? [] : [file];
    const all = place.shared ? place.others.filter((other) => !isBeside(other, file)) : [...here, ...place.others];
    const removed = [];
    for (const candidate of all) {
        const { found, restored } = await onDisk(candidate, () => removeHook(candidate));
        if (found === "ours")
            removed.push({ file: candidate, restored });
    }
    const stays = place.shared && (await lookAt(file)) === "ours";
    const settings = await (0,hook_setup/* readHookSettings */.$K)(repository);
    await (0,hook_setup/* writeHookSettings */.ad)(repository, []);
    return { place, removed, stays, hadSettings: settings.size > 0 };
}
const isBeside = (one, other) => (0,external_node_path_.join)(one, "..") === (0,external_node_path_.join)(other, "..");


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

/***/ 35772:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ refuseLinks)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92383);



/**
 * @throws UsageError for a path of the work tree with a symbolic link in it: a commit may have made it, and what is written
 * would land wherever it leads. What lies outside of the work tree is the person's own.
 */
async function refuseLinks(top, path) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(top, path);
    if (way === "" || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(way))
        return;
    const names = way.split(/[/\\]/);
    if (names[0] === "..")
        return;
    for (let length = 1; length <= names.length; length += 1) {
        const part = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, ...names.slice(0, length));
        const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(part).catch(() => undefined);
        if (stats?.isSymbolicLink() === true)
            throw new _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`Cannot write ${path}: ${part} is a symbolic link, which a commit may have made; put a plain file or folder there, or nothing`);
    }
}


/***/ })

};
;