/** The hook that git calls, the same for everyone: what differs is in the clone's own configuration, `screeps-sync.*`. */
export const shim = `#!/bin/sh
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
