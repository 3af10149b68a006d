"use strict";
exports.id = 2181;
exports.ids = [2181];
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
function doorOf({ directory, env, interrupt, console, sent }) {
    return (0,_sync_open_door_js__WEBPACK_IMPORTED_MODULE_0__/* .openDoor */ .f)({
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
function show({ progress, warn }, happening) {
    if (happening.kind === "step")
        progress(happening.text);
    if (happening.kind === "waiting") {
        warn(["yellow", "! "], happening.error.message);
        progress(`Waiting ${(happening.waitMs / 1000).toFixed(1)} s, until ${happening.until.toISOString()}`);
    }
}


/***/ }),

/***/ 15465:
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


async function hookFolders(repository) {
    const args = ["rev-parse", "--path-format=absolute", "--git-path", "hooks", "--git-common-dir"];
    const [used = "", common = ""] = (await (0,runner/* gitText */.q)(repository, args)).split(/\r?\n/);
    return { used, own: (0,external_node_path_.join)(common, "hooks"), repository: common };
}

// EXTERNAL MODULE: ./build/js/git/tracked.js
var tracked = __webpack_require__(54994);
;// CONCATENATED MODULE: ./build/js/sync/hook-place.js




/** Where the pre-push hook of this repository belongs. @throws UsageError outside of a repository */
async function findHookPlace(repository) {
    const folders = await hookFolders(repository);
    const top = await (0,tracked/* topLevel */.M)(repository);
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
/** The remote that git pushes to where nothing else is said. */
async function pushDefault(repository) {
    const printed = await (0,runner/* gitText */.q)(repository, ["config", "--get", "remote.pushDefault"], { alsoFine: 1 });
    return printed.replace(/\r?\n$/, "") || undefined;
}

// EXTERNAL MODULE: ./build/js/git/look-up.js
var look_up = __webpack_require__(25423);
;// CONCATENATED MODULE: ./build/js/sync/hook-setup.js



const section = "screeps-sync";
/** The remote to deploy pushes to: the one asked for, git's own `remote.pushDefault`, `origin`, or the only one. */
async function chooseRemote(repository, asked) {
    const names = await remoteNames(repository);
    if (asked !== undefined && (names.includes(asked) || asked.includes("/")))
        return asked;
    const found = names.length === 0 ? "there is none" : `there are ${names.join(", ")}`;
    if (asked !== undefined)
        throw new errors/* UsageError */.eb(`Cannot find remote "${asked}": ${found}; git remote add makes one`);
    const usual = await pushDefault(repository);
    if (usual !== undefined && names.includes(usual))
        return usual;
    if (names.includes("origin") || names.length === 0)
        return "origin";
    if (names.length === 1 && names[0] !== undefined)
        return names[0];
    throw new errors/* UsageError */.eb(`Cannot tell which remote's pushes are to be deployed: ${found}; choose one with --remote`);
}
/** Id of the configuration file as HEAD has it: while it stays, so do the rules. `none` where there is none. */
async function configBlob(repository, path) {
    const [object] = await (0,look_up/* lookUp */.T)(repository, [`HEAD:${path}`]);
    return object?.oid ?? "none";
}
async function readHookSettings(repository) {
    return new Map(await readSection(repository, section));
}
/** What the installed hook reads at each push. Nothing: it does nothing. */
async function writeHookSettings(repository, entries) {
    await replaceSection(repository, section, entries);
}

// EXTERNAL MODULE: ./build/js/sync/prepare.js + 1 modules
var prepare = __webpack_require__(60238);
;// CONCATENATED MODULE: ./build/js/hook/hook-folder.js



/** @throws UsageError where git finds no hook, or where a commit's link would lead what we write somewhere else */
async function refuseUnusable({ file, top }) {
    const folder = (0,external_node_path_.dirname)(file);
    const stats = await (0,promises_.stat)(folder).catch(() => undefined);
    if (stats === undefined)
        return refuseLinks((0,external_node_path_.dirname)(folder), top);
    if (!stats.isDirectory())
        throw new errors/* UsageError */.eb(`Cannot install the hook: core.hooksPath is ${folder}, which is not a folder, so git runs no hooks here; git config --show-origin core.hooksPath tells who said so`);
    return refuseLinks(folder, top);
}
/** A folder of the work tree may be a committed link; what lies in `.git`, or outside, is the person's own. */
async function refuseLinks(folder, top) {
    if (top === undefined)
        return;
    const way = (0,external_node_path_.relative)(top, folder);
    const [first] = way.split(/[/\\]/);
    if (first === ".." || first === ".git" || way === "")
        return;
    const found = await (0,promises_.realpath)(folder).catch(() => undefined);
    if (found === undefined)
        return refuseLinks((0,external_node_path_.dirname)(folder), top);
    if (found === (0,external_node_path_.join)(await (0,promises_.realpath)(top), way))
        return;
    throw new errors/* UsageError */.eb(`Cannot install the hook: ${folder} is behind a symbolic link and really ${found}; a commit may have made it, so nothing is written through it`);
}
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
;// CONCATENATED MODULE: ./build/js/hook/shim.js
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
elif [ -x "$before" ]; then
  printf '%s' "$refs" 2>/dev/null | SCREEPS_SYNC_WITHIN=$push "$before" "$@" || exit
fi

case \${SCREEPS_SYNC-} in 0 | [Ff][Aa][Ll][Ss][Ee] | [Nn][Oo] | [Oo][Ff][Ff]) exit 0 ;; esac
[ -n "$refs" ] || exit 0

# From here on, what is not quoted falls into lines, and no star becomes a file.
IFS=$nl
set -f

node='' program='' remote='' chosen='' mode='' strict='' config=screeps-sync.yml blobs='' rules='' remotes='' default=''
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
    'screeps-sync.configblob '*) blobs="$blobs $value" ;;
    'screeps-sync.rule '*) rules=$rules$value$nl ;;
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

# Whether a rule asks for a ref. The patterns ask for too much rather than too little, Node knows exactly; they hold for
# commits whose configuration is one of those that they were taken from.
concerns_us() {
  [ -z "\${SCREEPS_BRANCH-}\${SCREEPS_SYNC_CONFIG-}" ] || return 0
  objects='' some='' count=0
  for line in $refs; do
    line=\${line% *}
    ref=\${line##* } line=\${line% *}
    oid=\${line##* }
    case $oid in *[!0]*) ;; *) continue ;; esac
    for rule in $rules; do
      case $ref in $rule) return 0 ;; esac
    done
    # By fifty, since all that is there is copied each time.
    some=$some$oid:$config$nl count=$((count + 1))
    [ $count -lt 50 ] || objects=$objects$some some='' count=0
  done
  objects=$objects$some
  [ -n "$objects" ] || return 1
  found=$(git cat-file --batch-check='%(objectname)' <<END
\${objects%"$nl"}
END
  ) || return 0
  for blob in $found; do
    case $blob in *' missing') blob=none ;; esac
    case "$blobs " in *" $blob "*) ;; *) return 0 ;; esac
  done
  return 1
}
concerns_us || exit 0

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
printf '%s' "$refs" 2>/dev/null | "$node" "$program" "$@"
status=$?
case $status in
  126 | 127) give_up "Cannot run $node" "$nothing" '"screeps-sync install" takes the Node.js of today' ;;
  # 130 and 143 are our own too, and were explained.
  129 | 13[1-9] | 14[0124-9] | 15?) give_up "Node.js was ended from outside (status $status)" 'a write may have arrived' '"screeps-sync diff" tells' ;;
esac
exit $status
# End of screeps-sync pre-push hook.
`;

;// CONCATENATED MODULE: ./build/js/hook/install.js





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
    await (0,promises_.mkdir)((0,external_node_path_.dirname)(file), { recursive: true });
    await writeWhole(file);
    return found;
}
/** Takes our hook away, and puts back what was there before. @returns what was found there, and whether one came back */
async function removeHook(file) {
    const found = await lookAt(file);
    if (found !== "ours")
        return { found, restored: false };
    const kept = await lookAt(keptFile(file));
    if (kept === "foreign")
        await (0,promises_.rename)(keptFile(file), file);
    else
        for (const ours of [file, keptFile(file)])
            await (0,promises_.rm)(ours, { force: true });
    return { found, restored: kept === "foreign" };
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

;// CONCATENATED MODULE: ./build/js/hook/kept-hook.js

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










/** Installs the hook, or says where its lines have to go. The same again changes nothing. */
async function installHook({ repository }, asked, choices) {
    const place = await findHookPlace(repository);
    const remote = await chooseRemote(repository, choices.remote);
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
    await writeHookSettings(repository, [
        ["node", process.execPath],
        ["program", program],
        ["remote", remote],
        ...(choices.remote === undefined ? [] : [["remoteChosen", "true"]]),
        ["mode", choices.mode],
        ...(choices.strict ? [["strict", "true"]] : []),
        ["config", path],
        ["configBlob", await configBlob(repository, path)],
        ...rulePatterns(rules).map((rule) => ["rule", rule]),
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
    const settings = await readHookSettings(repository);
    await writeHookSettings(repository, []);
    return { place, removed, stays, hadSettings: settings.size > 0 };
}
const isBeside = (one, other) => (0,external_node_path_.join)(one, "..") === (0,external_node_path_.join)(other, "..");


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