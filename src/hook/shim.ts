/** The hook that git calls, the same for everyone: what differs is in the clone's own configuration, `screeps-sync.*`. */
export const shim = `#!/bin/sh
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
