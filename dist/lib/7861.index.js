"use strict";exports.id=7861,exports.ids=[7861,3564],exports.modules={1138:((e,t,n)=>{n.d(t,{G:()=>i,k:()=>a});var r=n(92383);function i({options:e}){return process.stdin.isTTY&&process.stderr.isTTY&&!e.json}async function a({console:e,interrupt:t},i){let{confirm:a,isCancel:o}=await n.e(6170).then(n.bind(n,26170));e.rest();let s=await a({message:i,initialValue:!1,output:process.stderr,signal:t});if(!o(s))return s;throw process.emit(`SIGINT`,`SIGINT`),new r.p4(`SIGINT`,`Cancelled: nothing was done`)}}),40472:((e,t,n)=>{n.d(t,{U:()=>s,a:()=>l});var r=n(11260),i=n(93156),a=n(3883),o=n(1138);function s(e,t){let{raw:n,onSecret:i}=e;return{...l(e),ref:t,raw:n,nameOf:r.nv,onSecret:i,askToBuild:c(e)}}function c(e){if((0,o.G)(e.console))return t=>(e.console.warn([`yellow`,`! `],`The commit asks to run this, as you, with all that you may do: `,[`bold`,t]),(0,o.k)(e,`Run it, now and whenever this clone builds the same?`))}function l({directory:e,env:t,interrupt:n,console:r,sent:a}){return(0,i.f)({directory:e,env:t,interrupt:n,tell:e=>{e.kind===`step`&&e.writes===!0&&(a.maybe=!0),u(r,e)},trace:r.progress})}function u({progress:e,warn:t,options:n},r){r.kind===`step`&&e(r.text),r.kind===`waiting`&&(t([`yellow`,`! `],(0,a.n)(r)),n.verbose||e(`Waiting`));let i=r.kind===`gave-up`&&r.tries>1?(0,a.r)(r):void 0;i!==void 0&&t([`yellow`,`! `],i)}}),12008:((e,t,n)=>{n.d(t,{P:()=>z,E:()=>V});var r=n(51455),i=n(76760),a=n(92383),o=n(58562),s=n(3048);async function c(e){let[t=``]=(await(0,o.q)(e,[`rev-parse`,`--path-format=absolute`,`--git-common-dir`])).split(/\r?\n/),n=await(0,s.M)(e),r=(0,i.join)(t,`hooks`),a=await(0,o.q)(e,[`config`,`--type=path`,`--get`,`core.hooksPath`],{alsoFine:1}),c=a===``?r:(0,i.resolve)(n??t,a.replace(/\r?\n$/,``));return{used:n===void 0?c:await l(n,c),own:r,repository:t,top:n}}async function l(e,t){for(let n=t;;n=(0,i.dirname)(n)){if(await(0,r.realpath)(n).catch(()=>void 0)===e)return(0,i.join)(e,(0,i.relative)(n,t));if((0,i.dirname)(n)===n)return t}}async function u(e){let t=await c(e),{top:n}=t,r=await d(t,n,await p(t,n)),a=[...[t.used,t.own].flatMap(e=>[``,`.legacy`,`.old`].map(t=>(0,i.join)(e,`pre-push${t}`))),...n===void 0?[]:[(0,i.join)(n,`.husky/pre-push`)]],o=[...new Set(a)].filter(e=>e!==r.file),s=[t.repository,n].every(e=>e===void 0||!g(r.file,e));return{...r,others:o,shared:s,top:n}}async function d({used:e},t,n){return t!==void 0&&await f(t)?{kind:`lefthook`,file:(0,i.join)(t,`lefthook-local.yml`)}:n===void 0?{kind:`git`,file:(0,i.join)(e,`pre-push`)}:{kind:`husky`,file:(0,i.join)(n,`pre-push`),...await h(e)}}async function f(e){let t=[`lefthook`,`.lefthook`,`.config/lefthook`].flatMap(e=>[`yml`,`yaml`,`json`,`jsonc`,`toml`].map(t=>`${e}.${t}`));return(await Promise.all(t.map(t=>_((0,i.join)(e,t))))).includes(!0)}async function p({used:e,own:t},n){if(/[/\\]\.husky[/\\]_$/.test(e)||(0,i.basename)(e)===`_`&&await _((0,i.join)(e,`h`)))return(0,i.dirname)(e);if(n!==void 0&&e===t&&await m(n))return(0,i.join)(n,`.husky`)}async function m(e){let t=await(0,r.readFile)((0,i.join)(e,`package.json`),`utf8`).catch(()=>``),[,n]=/"husky"\s*:\s*"([^"]*)"/.exec(t)??[];return n!==void 0&&Number(/\d+/.exec(n)?.[0]??9)>=5}async function h(e){return await _((0,i.join)(e,`h`))?{}:{note:`husky is not set up in this work tree, and git skips its hooks silently: run npx husky here`}}function g(e,t){let n=(0,i.relative)(t,e);return!(0,i.isAbsolute)(n)&&n.split(/[/\\]/)[0]!==`..`}async function _(e){return(0,r.access)(e).then(()=>!0,()=>!1)}var v=n(32975),y=n(74154),b=n(86519),x=n(35772);async function S({file:e,top:t}){let n=(0,i.dirname)(e),r=await C(n);if(!r.isFolder)throw new a.eb(`Cannot install the hook: core.hooksPath is ${n}, and ${r.path===n?`that`:r.path} is not a folder, so git runs no hooks here; git config --show-origin core.hooksPath tells who said so`);t!==void 0&&!w((0,i.relative)(t,n))&&await(0,x.U)(t,n)}async function C(e){let t=await(0,r.stat)(e).catch(()=>void 0);return t===void 0?(0,i.dirname)(e)===e?{path:e,isFolder:!1}:C((0,i.dirname)(e)):{path:e,isFolder:t.isDirectory()}}let w=e=>e.split(/[/\\]/)[0]===`.git`;async function T(e,t){try{return await t()}catch(t){throw t instanceof Error&&`code`in t&&`syscall`in t?new a.eb(`Cannot change ${e}: ${t.message}; look at the rights of its folder`,{cause:t}):t}}var E=n(77598),D=n(76069);let O=`#!/bin/sh
# screeps-sync pre-push hook:`,k=e=>(0,i.join)((0,i.dirname)(e),`pre-push.before-screeps-sync`);async function A(e){let t=await P(e),n=await P(k(e));if(n===`ours`&&await(0,r.rm)(k(e)),t===`foreign`){if(n===`foreign`)throw new a.eb(`Cannot keep ${e}: ${k(e)} is there already from an earlier install; merge the two, and run install again`);await(0,r.rename)(e,k(e))}return(0,D.f)((0,i.dirname)(e)),await N(e),t}async function j(e){let t=await P(e);if(t!==`ours`)return{found:t,restored:!1};let n=await P(k(e))===`foreign`&&!await M(e);if(n)await(0,r.rename)(k(e),e);else for(let t of[e,k(e)])await(0,r.rm)(t,{force:!0});return{found:t,restored:n}}async function M(e){let t=e.replace(/\.(?:legacy|old)$/,``);return t!==e&&await F(t)===await F(k(e))}async function N(e){let t=`${e}.${(0,E.randomUUID)()}`;await(0,r.writeFile)(t,`#!/bin/sh
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

# Whether a file that is pushed looks as if it held a token, also where no rule asks for its branch. Node knows exactly.
looks_secret() {
  found=$(git log -1 --format=%h --ignore-missing --text --regexp-ignore-case --no-textconv --no-ext-diff --no-show-signature \\
    -G'token.*[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}' --stdin --not --remotes="$remote" 2>/dev/null <<END
\${oids%"$nl"}
END
  )
  [ -n "$found" ]
}

# Whether the rules of its own commit ask for a ref. The patterns ask for too much rather than too little, Node knows
# exactly. Configurations that are not among the known ones are told to Node, which adds their rules for the next time.
oids='' secret=''
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
  # Beside the other question: both read what is pushed, and neither needs the other's answer.
  looks_secret </dev/null >/dev/null 2>&1 &
  secret=$!
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

concerns_us || { [ -n "$secret" ] && wait "$secret"; } || exit 0

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
`,{mode:493,flag:`wx`}),await(0,r.chmod)(t,493),await(0,r.rename)(t,e)}async function P(e){let t=await F(e);if(t===void 0)return`nothing`;if(!t.includes(`# End of screeps-sync pre-push hook.`)&&!t.includes(`
# screeps-sync pre-push hook:`))return`foreign`;if(t.startsWith(O)&&t.indexOf(`# End of screeps-sync pre-push hook.
`)===t.length-37)return`ours`;let n=t.startsWith(O)?`below "# End of screeps-sync pre-push hook."`:`above ours`;throw new a.eb(`Cannot change ${e}: there are lines ${n} that are not ours; move them to ${k(e)}, which runs first, and make that executable`)}async function F(e){let t=await(0,r.lstat)(e).catch(I);if(t!==void 0){if(!t.isFile()&&!t.isSymbolicLink())throw new a.eb(`Cannot use ${e}: it is not a file`);return await(0,r.readFile)(e,`latin1`).catch(I)??``}}function I(e){if(!(e instanceof Error&&`code`in e&&(e.code===`ENOENT`||e.code===`ENOTDIR`)))throw e}async function L(e,t){let n=(await(0,r.stat)(e).catch(()=>void 0))?.mode??0,i=await(0,r.readFile)(e,`latin1`).catch(()=>``),a=[];return t===`git`&&!(n&73)&&a.push(`not executable`),R(i)&&a.push(`asks for its name`),a}function R(e){let t=e.replaceAll(/^#.*$/gm,``).replaceAll(/dirname[\s(-]*["']?\$\{?(?:0|BASH_SOURCE(?:\[0\])?)\}?["']?/g,``);return/\$0\b|\$\{0\b|BASH_SOURCE|argv\[0\]|process\.argv\[1\]|__file__|__filename|__FILE__|PROGRAM_NAME/.test(t)}async function z(e,t){let{repository:n}=e,o=await u(n),s=await(0,y.yh)(n,t.remote),c=(0,i.join)(t.programFolder,`pre-push.js`);await(0,r.access)(c).catch(e=>{throw new a.eb(`Cannot install the hook: ${c} is missing beside the command line`,{cause:e})});let{rules:l,path:d}=await(0,b.Kc)(e),f={place:o,remote:s,mode:t.mode,program:c};if(o.kind===`lefthook`)return{...f,found:void 0,kept:void 0,doubts:[]};await S(o);let p=await T(o.file,()=>B(o));if(await(0,y.ad)(n,[[`node`,process.execPath],[`program`,c],[`remote`,s],...t.remote===void 0?[]:[[`remoteChosen`,`true`]],[`mode`,t.mode],...t.strict?[[`strict`,`true`]]:[],[`config`,d],...(0,v.f5)([(0,v.Or)(await(0,y.w$)(n,d),l)])]),p!==`foreign`)return{...f,found:p,kept:void 0,doubts:[]};let m=k(o.file);return{...f,found:p,kept:m,doubts:await L(m,o.kind)}}async function B({file:e,others:t}){for(let n of t.filter(t=>t===`${e}.legacy`))await j(n);return A(e)}async function V({repository:e}){let t=await u(e),{file:n}=t,r=t.kind===`lefthook`?[]:[n],i=t.shared?t.others.filter(e=>!H(e,n)):[...r,...t.others],a=[];for(let e of i){let{found:t,restored:n}=await T(e,()=>j(e));t===`ours`&&a.push({file:e,restored:n})}let o=t.shared&&await P(n)===`ours`,s=await(0,y.$K)(e);return await(0,y.ad)(e,[]),{place:t,removed:a,stays:o,hadSettings:s.size>0}}let H=(e,t)=>(0,i.join)(e,`..`)===(0,i.join)(t,`..`)}),19654:((e,t,n)=>{n.d(t,{AV:()=>r,F9:()=>o,uq:()=>i});let r={"missing-module":{usual:`error`,what:`a require of a module that is not there`},"wrong-case":{usual:`error`,what:`a require that differs from a module in letter case only`},"parent-path":{usual:`error`,what:`a require with ../, which the game never resolves`},syntax:{usual:`error`,what:`code that is not JavaScript`},"es-module":{usual:`error`,what:`import or export, where the game runs CommonJS`},"no-main":{usual:`error`,what:`no module called main, where the game starts`},"lost-file":{usual:`error`,what:`two files that become one module`},size:{usual:`error`,what:`more than the server takes, by its own count`},credential:{usual:`error`,what:`a token in the files of the commit`}},i=[`error`,`warn`,`off`],a={error:`error`,warn:`warning`};function o(e,t,n,i={}){let{mildest:o,...s}=i,c=e[t]??r[t].usual;return c===`off`?[]:[{severity:o===`warn`?`warning`:a[c],check:t,message:n,...s}]}}),73564:((e,t,n)=>{n.d(t,{parseConfigFile:()=>I,parseYamlSetting:()=>L});var r=n(77934),i=n(38815),a=n(92383);let o={"server-password":`serverPassword`,"allow-http":`allowHttp`};function s(e,t){let n=e,r=0;for(let e of t){if(!(0,i.jh)(n))break;let t=n.items.find((t,n)=>n===e||(0,i.jn)(t.key)&&(o[String(t.key.value)]??t.key.value)===e);if(!(0,i.tO)(t))break;r=((0,i.jn)(t.key)?t.key.range?.[0]:void 0)??r,n=t.value}return r}function c(e,t){let{line:n,col:r}=e.linePos(t);return`${n}:${r}`}var l=n(19654),u=n(57326),d=n(34377),f=n(98899);let p={text:4096,rules:500,folders:50,servers:50,seconds:3600,count:999999},m=r.FsL(r.YjP(),r.Ru6(p.text,`is longer than ${p.text} characters`)),h=r.FsL(r.YjP(),r.Ru6(u.Hm,`is longer than ${u.Hm} characters`)),g=r.FsL(r.YjP(),r.BpQ(1,`needs a code branch`),r.Ru6(u.Hm,`is too long`)),_=r.FsL(r.YOg(r.rej({folder:m,template:g})),r.Ru6(p.folders,`has more than ${p.folders} folders`)),v=r.FsL(r.YOg(r.FsL(r.rej({pattern:h,template:r.KCZ([g,_],`needs a code branch, or a map from folder to code branch`),reserve:r.lqM(r.zMY())}),r.z6Y(({pattern:e,template:t})=>(0,d.CC)(e)||!(0,d.r3)(t).join(``).includes(`{number}`),`has {number}, which pull requests alone have: "pull/*": "pr-{number}"`)),`must be a map from git branch to code branch`),r.Ru6(p.rules,`has more than ${p.rules} rules`)),y=r.FsL(r.YjP(),r.yGV(/^\$\{[A-Za-z_][A-Za-z0-9_]*\}$/,'is a credential written out: a committed file may only name a variable, such as "${SCREEPS_TOKEN}"')),b=r.rej({name:m,url:r.lqM(m),token:r.lqM(y),username:r.lqM(m),password:r.lqM(y),serverPassword:r.lqM(y),branch:r.lqM(g),optional:r.lqM(r.zMY())}),x=`must be a map from name to server`,S=r.FsL(r.YOg(b,x),r.Ru6(p.servers,`has more than ${p.servers} servers`)),C=r.YOg(r.rej({...b.entries,allowHttp:r.lqM(r.zMY())}),x),w=Object.keys(l.AV),T={branches:v,checks:r.rej(Object.fromEntries(w.map(e=>[e,r.lqM(r.KIO(l.uq))])),`must be a map from check to error, warn or off`),servers:S},E={text:()=>m,list:()=>r.KCZ([r.FsL(r.YOg(h),r.Ru6(p.rules,`has more than ${p.rules} globs`)),r.FsL(h,r.pdi(e=>[e]))]),switch:()=>r.zMY(),seconds:()=>r.FsL(r.aig(),r.Wwf(0),r.cGV(p.seconds,`is more than ${p.seconds} s`)),count:()=>r.FsL(r.aig(),r.ndf(),r.Wwf(0),r.cGV(p.count,`is more than ${p.count}`)),choice:e=>r.KIO(e.choices??[]),yaml:(e,t)=>T[t]},D=Object.entries(f.W).filter(([,{commit:e}])=>e.may!==`no`),O=r.rej(Object.fromEntries(D.map(([e,t])=>[e,r.lqM(E[t.kind](t,e))]))),k=r.rej({...O.entries,servers:r.lqM(C)});var A=n(5070);function j(e){return e.path?.map(e=>e.key)??[]}function M(e){let t=j(e).findLast(e=>typeof e==`string`)??``,n=Object.entries(o).find(([,e])=>e===t)?.[0]??t,r=Object.hasOwn(f.W,n)?f.W[n]:void 0;if(r?.secret)return`"${n}" is a credential: it belongs in the environment or in a secret, never in a committed file`;if(e.expected===`never`&&r?.commit.may===`no`)return N(n,r);if(e.expected===`never`)return`"${n}" is not a setting: allowed are ${P(e)}${(0,A.a)(n,P(e).split(`, `))}`;if(e.type===`picklist`){let t=r?.choices??l.uq,i=typeof e.input==`string`?(0,A.a)(e.input,t):``;return`"${n}" cannot be ${e.received}: allowed are ${t.join(`, `)}${i}`}return e.message.startsWith(`Invalid`)?`"${n}" must be ${e.expected??`something else`}, found ${e.received}`:`"${n}" ${e.message}`}function N(e,{commit:t,environment:n}){let r=n===void 0?``:` or ${n}`;return`"${e}" ${t.why}, so a commit may not say it: give --${e}${r}`}function P(e){return j(e)[0]===`checks`?w.join(`, `):j(e)[0]===`servers`?`url, token, username, password, server-password, branch, optional`:D.map(([e])=>e).join(`, `)}var F=n(1861);function I(e,t){return R(e,t,O)}function L(e,t,n){return R(`${e}:\n${t.split(`
`).map(e=>`  ${e}`).join(`
`)}\n`,n,k)}function R(e,t,n){let a=new i.HN,o=(0,F.h)(e,t,a),[l]=[...o.errors,...o.warnings];if(l!==void 0)throw G(t,c(a,l.pos[0]),`is not YAML: ${l.message}`);if(o.contents===null)return{};if(!(0,i.jh)(o.contents))throw G(t,`1:1`,"must be a map of settings, such as `source: src`");let u=(0,F.t)(o,t),d=r.xLC(n,z(u));if(d.success)return d.output;let[f]=d.issues;throw G(t,c(a,s(o.contents,j(f))),M(f))}function z(e){return e instanceof Map?Object.fromEntries([...e].map(([e,t])=>[e,B(e,t)])):e}function B(e,t){return e===`branches`?V(t):e===`servers`?W(t):e===`checks`&&t instanceof Map?Object.fromEntries(t):t}function V(e){return e instanceof Map?[...e].map(([e,t])=>({...H(String(e)),template:U(t)})):e}function H(e){return e.startsWith(`reserve:`)?{pattern:e.slice(8),reserve:!0}:{pattern:e}}function U(e){return e instanceof Map?[...e].map(([e,t])=>({folder:String(e),template:t})):e}function W(e){return e instanceof Map?[...e].map(([e,t])=>t instanceof Map?{...Object.fromEntries([...t].map(([e,t])=>[o[e]??e,t])),name:String(e)}:{name:String(e),url:t??void 0}):e}function G(e,t,n){return new a.eb(`Cannot read ${e}, ${t}: ${n}`)}}),1861:((e,t,n)=>{n.d(t,{h:()=>o,t:()=>s});var r=n(38815),i=n(92383);let a=32768;function o(e,t,n,o){let s=Buffer.byteLength(e);if(s>a)throw new i.eb(`Cannot read ${t}: it has ${s} bytes, and ${a} are the most that is read`);let c={lineCounter:n,prettyErrors:!1};return(0,r.Tp)(e,o===void 0?c:{...c,schema:o})}function s(e,t){try{return e.toJS({maxAliasCount:50,mapAsMap:!0})}catch(e){throw new i.eb(`Cannot read ${t}: it uses aliases (*) that lead nowhere, or too many of them`,{cause:e})}}}),32975:((e,t,n)=>{n.d(t,{Or:()=>p,Yz:()=>m,f5:()=>f});var r=n(69964),i=n(97116),a=n(78060),o=n(73564),s=n(92383);function c(e){return e===void 0?[`refs/heads/*`]:[...new Set(e.map(({pattern:e})=>l(e)))]}function l(e){let t=e.startsWith(`tag:`),n=t?e.slice(4):e,r=/^[\w./*?@#%+=,-]+$/.test(n)&&!n.startsWith(`.`);return`${t?`refs/tags/`:`refs/heads/`}${r?u(n):`*`}`}let u=e=>e.replaceAll(/\/?\*\*\/?|[*?]/g,`*`);var d=n(74154);function f(e){return[...e.flatMap(({id:e,patterns:t})=>t.map(t=>[`configRule`,`${e} ${t}`])),...e.map(({id:e})=>[`knownConfig`,e])]}let p=(e,t)=>({id:e,patterns:c(t)});async function m(e,t){try{await h((0,a.h)(e,{fromHook:!0,timeoutMs:2e3}),t)}catch(e){if(!(e instanceof s.S0))throw e}}async function h(e,t){let n=await(0,r.GU)(e,d.dc),i=e=>n.filter(([t])=>t===e).map(([,e])=>e),a=i(`knownconfig`),o=await _(e,[...new Set(t)].filter(e=>!a.includes(e)));if(n.length===0||o.length===0)return;let s=i(`configrule`),c=[...a.map(e=>({id:e,patterns:s.filter(t=>t.startsWith(`${e} `)).map(g)})),...o].slice(-8),l=c.length<a.length+o.length;for(let t of l?[`knownConfig`,`configRule`]:[])await(0,r.X8)(e,d.dc,t);await(0,r.C)(e,d.dc,f(l?c:o))}let g=e=>e.slice(e.indexOf(` `)+1);async function _(e,t){let n=t.filter(e=>e!==`none`),r=(await(0,i.T)(e,n)).flatMap(e=>e===void 0?[]:v(e.oid,e.bytes));return t.includes(`none`)?[...r,p(`none`,void 0)]:r}function v(e,t){try{return[p(e,(0,o.parseConfigFile)(t.toString(`utf8`),`a configuration`).branches)]}catch(e){if(e instanceof s.eb)return[];throw e}}}),74154:((e,t,n)=>{n.d(t,{$K:()=>l,ad:()=>u,dc:()=>o,w$:()=>c,yh:()=>s});var r=n(69964),i=n(97116),a=n(92383);let o=`screeps-sync`;async function s(e,t){let n=await(0,r.RS)(e);if(t!==void 0&&(n.includes(t)||t.includes(`/`)))return t;let i=n.length===0?`there is none`:`there are ${n.join(`, `)}`;if(t!==void 0)throw new a.eb(`Cannot find remote "${t}": ${i}; git remote add makes one`);let o=await(0,r.ow)(e);if(o!==void 0&&n.includes(o))return o;if(n.includes(`origin`)||n.length===0)return`origin`;if(n.length===1&&n[0]!==void 0)return n[0];throw new a.eb(`Cannot tell which remote's pushes are to be deployed: ${i}; choose one with --remote`)}async function c(e,t){let[n]=await(0,i.T)(e,[`HEAD:${t}`]);return n?.oid??`none`}async function l(e){return new Map(await(0,r.GU)(e,o))}async function u(e,t){await(0,r.U2)(e,o,t)}}),35772:((e,t,n)=>{n.d(t,{U:()=>o});var r=n(51455),i=n(76760),a=n(92383);async function o(e,t){let n=(0,i.relative)(e,t);if(n===``||(0,i.isAbsolute)(n))return;let o=n.split(/[/\\]/);if(o[0]!==`..`)for(let n=1;n<=o.length;n+=1){let s=(0,i.join)(e,...o.slice(0,n));if((await(0,r.lstat)(s).catch(()=>void 0))?.isSymbolicLink()===!0)throw new a.eb(`Cannot write ${t}: ${s} is a symbolic link, which a commit may have made; put a plain file or folder there, or nothing`)}}})};