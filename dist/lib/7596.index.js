"use strict";exports.id=7596,exports.ids=[7596],exports.modules={67596:((e,t,n)=>{n.r(t),n.d(t,{run:()=>d});var r=n(92383);let i={bash:a,zsh:o,fish:c};function a(e){let t=e.flatMap(({name:e,flags:t,first:n})=>[`    ${e}) flags="${t.map(({flag:e})=>e).join(` `)}"; first="${n.join(` `)}" ;;`]),n=l(e).map(([e,t])=>`    ${e}) words="${t.join(` `)}" ;;`);return`# screeps-sync completion bash: add to ~/.bashrc
#   source <(screeps-sync completion bash)
_screeps_sync() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" command="" flags="" first="" words="" index
  for ((index = 1; index < COMP_CWORD; index++)); do
    case "\${COMP_WORDS[index]}" in
    -C) index=$((index + 1)) ;;
    -*) ;;
    *) command="\${COMP_WORDS[index]}"; break ;;
    esac
  done
  case "$command" in
${t.join(`
`)}
    *) first="${e.map(({name:e})=>e).join(` `)}"; flags="--help --version --json --quiet --verbose" ;;
  esac
  case "$before" in
${n.join(`
`)}
  esac
  [ -n "$words" ] || case "$word" in -*) words="$flags" ;; *) words="$first" ;; esac
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o default -F _screeps_sync screeps-sync
`}function o(e){let t=e.map(({name:e,help:t})=>`    ${u(`${e}:${t}`)}`),n=e.map(({name:e,flags:t,first:n})=>`    ${e}) _arguments ${[...t.map(s),`'*:argument:${n.length>0?`(${n.join(` `)})`:`_files`}'`].join(` `)} ;;`);return`#compdef screeps-sync
# screeps-sync completion zsh: add to ~/.zshrc, after compinit
#   source <(screeps-sync completion zsh)
_screeps_sync() {
  local -a commands=(
${t.join(`
`)}
  )
  if ((CURRENT == 2)); then
    _describe command commands
    return
  fi
  local command=\${words[2]}
  shift words
  ((CURRENT--))
  case $command in
${n.join(`
`)}
  esac
}
compdef _screeps_sync screeps-sync
`}function s({flag:e,help:t,values:n}){let r=n===void 0?``:`:value:${n.length>0?`(${n.join(` `)})`:``}`;return u(`*${e}[${t.replaceAll(/[[\]:\\]/g,` `)}]${r}`)}function c(e){let t=e=>`complete -c screeps-sync ${e.join(` `)}`;return`# screeps-sync completion fish > ~/.config/fish/completions/screeps-sync.fish\n${e.flatMap(({name:e,help:n,first:r,flags:i})=>{let a=`-n '__fish_seen_subcommand_from ${e}'`;return[t([`-n __fish_use_subcommand`,`-f`,`-a ${e}`,`-d ${u(n)}`]),...r.length>0?[t([a,`-f`,`-a '${r.join(` `)}'`])]:[],...i.map(({flag:e,help:n,values:r})=>t([a,`-l ${e.slice(2)}`,...r===void 0?[]:r.length>0?[`-x`,`-a '${r.join(` `)}'`]:[`-r`],`-d ${u(n)}`]))]}).join(`
`)}\n`}function l(e){let t=e.flatMap(({flags:e})=>e.flatMap(({flag:e,values:t=[]})=>t.length>0?[[e,t]]:[]));return[...new Map(t)]}let u=e=>`'${e.replaceAll(`'`,``)}'`;async function d({args:e,console:t},n){let[a=``]=e;if(!f(a))throw new r.eb(`Cannot complete in "${a}": give bash, zsh or fish`);return t.printText(i[a](n)),0}let f=e=>Object.hasOwn(i,e)})};