"use strict";exports.id=4602,exports.ids=[4602],exports.modules={94602:((e,t,n)=>{n.r(t),n.d(t,{run:()=>u});var r=n(14650),i=n(67391),a=n(86519),o=n(42692),s=n(6056),c=n(40472),l=n(76575);async function u(e){let t={...(0,c.U)(e,e.args[0]??`HEAD`),tellActive:`after-a-write`,tipOf:`here`,whenLimited:d(e)},n=await(0,a.iA)(t),o=await(0,i.h)(n);return(0,s.pV)(e.console,o),f(e.console,o,n.targets),(0,r.$u)(o,n.targets)}function d(e){if(e.flags.unlock!==!0)return;let t=(0,l.V)(e);return(e,n)=>({retryAt:r})=>(0,o.K)(e,n,t,r)}function f({print:e,options:t},n,i){if(t.json||n.length<2)return;let a=p(n),o=Math.max(...a.map(({length:e})=>e));e(``);for(let[t,{outcome:s}]of n.entries()){let n=r.KI[s].exit!==0,c=n&&i[t]?.optional===!0?`  (optional: the exit status does not count it)`:``;e(`  ${(a[t]??``).padEnd(o)}  `,[n?`red`:`green`,s],[`dim`,c])}}function p(e){let t=e.map(({server:e})=>e);if(new Set(t).size===t.length)return t;let n=new Set(t).size===1;return e.map(({server:e,branch:t=``})=>n?t:`${e}  ${t}`)}}),76575:((e,t,n)=>{n.d(t,{V:()=>s});var r=n(31421);function i(e,t,n){let[r=``]=(t.BROWSER??``).split(n===`win32`?`;`:`:`),[i,...o]=r.trim().split(/\s+/);return i!==void 0&&i!==``?{command:i,args:a(o,e)}:n===`darwin`?{command:`open`,args:[e]}:n===`win32`?{command:`cmd`,args:[`/c`,`start`,``,e]}:(t.DISPLAY??``)!==``||(t.WAYLAND_DISPLAY??``)!==``?{command:`xdg-open`,args:[e]}:void 0}function a(e,t){let n=e.map(e=>e.replaceAll(`%s`,()=>t));return n.some((t,n)=>t!==e[n])?n:[...n,t]}function o({command:e,args:t},n){let i=(0,r.spawn)(e,t,{detached:!0,stdio:`ignore`,env:Object.fromEntries(Object.entries(n).filter(([e,t=``])=>!/^(SCREEPS_|INPUT_|GIT_)|TOKEN|PASSWORD|SECRET|CREDENTIAL/i.test(e)&&t!==n.SCREEPS_TOKEN))});i.on(`error`,()=>{}),i.unref()}function s({console:e,env:t}){return{browse:process.stdin.isTTY&&process.stderr.isTTY&&i(``,t,process.platform)!==void 0?e=>{let n=i(e,t,process.platform);n!==void 0&&o(n,t)}:void 0,showLink:t=>{e.warn(`Limits are turned off by a person, on this page of the game:`),e.showLink(t)},showPage:t=>e.warn(`Opening `,[`bold`,t],`, where a person turns limits off`)}}}),67391:((e,t,n)=>{n.d(t,{h:()=>c});var r=n(92383),i=n(168),a=n(84994),o=n(3576);let s=new Set([`deployed`,`written`,`unchanged`]);async function c(e,t){let n=await(0,i.s)(e),{prune:c,"dry-run":d}=e.values;if(!c||d||!n.some(({outcome:e})=>s.has(e)))return n;try{let r=(await(0,a.c)(e.asked,await(0,o.V)(e.asked,t))).reports;return n.map((e,t)=>{let i=n.findLastIndex(({server:t})=>t===e.server)===t?r.find(({server:t})=>t===e.server):void 0;return i===void 0?e:l(e,i)})}catch(e){if(!(e instanceof r.S0))throw e;return n.map(t=>u(t,{kind:`pruned`,told:`Not pruned: ${e.message}`}))}}function l(e,{outcome:t,message:n,kept:r}){let i={kind:`pruned`,told:n};return(t===`cleaned`||t===`unchanged`)&&r.length===0?{...e,notes:[...e.notes,i]}:u(e,i)}let u=(e,t)=>({...e,warnings:[...e.warnings,t]})}),168:((e,t,n)=>{n.d(t,{s:()=>f});var r=n(92383),i=n(41506),a=n(36689),o=n(11260),s=n(916),c=n(56083),l=n(70720),u=n(93156),d=n(80178);async function f(e){let t=[],{tipOf:n,ref:r,repository:i}=e.asked,a=e.targets.length>1?await(0,c.w)(i,{tipOf:n,ref:r,restores:!1}):void 0;for(let n of e.targets)t.push(await p(e,n,a));return t}async function p(e,t,n){if((0,d.W0)(e,t)===void 0)return m(e,t,{outcome:`skipped`,message:(0,o.Ev)`Skipped ${(0,a.m)(e.commit.oid)} for ${t.label}: ${(0,s.c)(e)}`});try{let{asked:r,values:i}=e,a=(0,u.H)(r,t,i),o={...a,whenLimited:r.whenLimited?.(t,a)};return await(0,l.E)({...(0,s.p)(e,t),ownRef:n},o)}catch(n){if(!(n instanceof r.S0)||e.targets.length===1)throw n;return m(e,t,{outcome:n.outcome,message:n.told})}}function m({asked:e,commit:t,values:n,byCommit:r},a,s){return{outcome:s.outcome,message:(0,o.MH)(s.message,e.nameOf),server:a.label,...a.place===void 0?{}:{branch:a.place.branch},ref:e.ref,commit:t.oid,source:n.source??``,modules:0,bytes:0,findings:[],waits:[],limits:[],warnings:[],notes:(0,i.t)({values:n,byCommit:r})}}}),42692:((e,t,n)=>{n.d(t,{T:()=>C,K:()=>w});function r(e,t){if(t.kind!==`token`)return;let n=encodeURIComponent(t.token.slice(0,8));return`${e.root}a/#!/account/auth-tokens/noratelimit?token=${n}`}var i=n(92383),a=n(24516);async function o(e,t,n=()=>{}){let r=0;n(()=>{r=8});for(let n=0;;n=await s(e,()=>r>0)){let i=await c(e);if(i!==void 0)return i;if(t()||n<0)return;--r}}async function s(e,t){for(let n=1;;n+=1){let r=e.endsAt-performance.now()-1e3;if(r<=0)return-1;if(await e.wait(Math.min(250,r)),t()||n===20)return n}}async function c({api:e,now:t}){try{let n=(await e.tokenInfo())?.noRateLimitUntil;return n!==void 0&&n>t()?n:void 0}catch(e){if(e instanceof i.Jk||e instanceof i.TM)return;throw e}}var l=n(77598),u=n(78474),d=n(37067);function f({link:e,server:t,nonce:n}){return`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Turn rate limits off</title>
<link rel="icon" href="data:,">
<style nonce="${n}">
:root {
  color-scheme: light dark;
  --ground: #f5f4f0; --paper: #fff; --ink: #23221f; --quiet: #6d6a62; --line: #e2dfd6; --accent: #8a6300;
  --good: #23703a; --good-ground: #e2f3e5; --bad: #b3261e; --bad-ground: #fbe6e3; --chip: #efece3;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #16171a; --paper: #1f2125; --ink: #e7e5df; --quiet: #9c9a92; --line: #33363c; --accent: #ffe56d;
    --good: #7fd394; --good-ground: #1d3524; --bad: #ff9b91; --bad-ground: #45221f; --chip: #2e3137;
  }
}
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1.5rem clamp(1rem, 3vw, 2.5rem) 3rem; background: var(--ground); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 44rem; margin: 0 auto; }
section { background: var(--paper); border: 1px solid var(--line); border-radius: .75rem; padding: 1.1rem 1.25rem; }
h1 { font-size: 1.5rem; line-height: 1.2; margin: 0 0 .75rem; letter-spacing: -.01em; }
p { margin: 0 0 .6rem; }
a { color: var(--accent); }
b { overflow-wrap: anywhere; }
iframe { display: block; width: 100%; height: min(34rem, 70vh); margin: .75rem 0; border: 1px solid var(--line); border-radius: .5rem; }
.state { padding: .6rem .8rem; background: var(--chip); border-radius: .5rem; }
.state.good { background: var(--good-ground); color: var(--good); }
.state.bad { background: var(--bad-ground); color: var(--bad); }
.quiet { color: var(--quiet); font-size: .86em; margin: 0; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
</style>
</head>
<body>
<main>
  <section>
    <h1>Turn rate limits off</h1>
    <p>The game’s own page for the token of <b>${m(t)}</b> is below: pass its check and press “Proceed”.</p>
    <iframe src="${m(e)}" title="The game’s page that turns rate limits off" referrerpolicy="no-referrer"
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups"></iframe>
    <p id="state" class="state" role="status">screeps-sync waits for you.</p>
    <p class="quiet">Nothing to see there? <a href="${m(e)}" target="_blank" rel="noopener noreferrer">Open it in a tab of its own</a>.</p>
  </section>
</main>
<script type="module" nonce="${n}">
const frame = document.querySelector("iframe");
const state = document.getElementById("state");
const origin = new URL(frame.src).origin;
const send = (body) => fetch(location.pathname, { method: "POST", body });
const say = (text, mood) => {
  state.textContent = text;
  state.className = "state " + mood;
};

addEventListener("message", ({ origin: from, source, data }) => {
  if (from !== origin || source !== frame.contentWindow || data !== "screepsTokenSuccess") return;
  say("The game says it is done. Asking the service…", "");
  send("heard").catch(() => {});
});

try {
  const { until } = await (await send("wait")).json();
  if (until === null) say("Nobody came in time: limits are as they were. Run the command again.", "bad");
  else say("Rate limits are off until " + new Date(until).toLocaleTimeString([], { hour12: false }) + ". You can close this page.", "good");
} catch {
  say("screeps-sync has ended. Run the command again.", "bad");
}
<\/script>
</body>
</html>
`}function p({link:e,nonce:t}){let n=`'nonce-${t}'`;return[`default-src 'none'`,`script-src ${n}`,`style-src ${n}`,`frame-src ${new URL(e).origin}`,`connect-src 'self'`,`img-src data:`,`base-uri 'none'`,`form-action 'none'`,`frame-ancestors 'none'`].join(`; `)}let m=e=>e.replaceAll(`&`,`&amp;`).replaceAll(`<`,`&lt;`).replaceAll(`>`,`&gt;`).replaceAll(`"`,`&quot;`);function h(e,t,n){let{method:r=``,headers:i}=e,a=i.origin,o=`http://${n.host}`;if(i.host!==n.host)return 421;if(a!==void 0&&a!==o)return 403;if(e.url!==n.path)return 404;if(r!==`GET`&&r!==`POST`)return 405;if(/prefetch|preview/.test(String(i[`sec-purpose`]??i.purpose??``)))return 503;if(r===`POST`&&a!==o)return 403;if(r===`POST`&&t!==`wait`&&t!==`heard`)return 400;let s=r===`GET`?`page`:t;if(s!==`page`&&!n.visits.seen.has(`page`))return 403;if(n.visits.seen.has(s))return 410;n.visits.seen.add(s)}async function g(e,t){let n=`/${(0,l.randomBytes)(16).toString(`hex`)}`,r={link:e,server:t,nonce:(0,l.randomBytes)(16).toString(`base64`)},i={seen:new Set},a=Promise.withResolvers(),o,s=(e,t,s)=>{let l=h(e,s,{path:n,host:_(c),visits:i});l===void 0?e.method===`GET`?b(t,f(r),p(r)):s===`wait`?o=t:(a.resolve(),t.writeHead(204,v).end()):x(t,l)},c=(0,d.createServer)((e,t)=>void y(e,t,s));return c.listen(0,`127.0.0.1`),await(0,u.once)(c,`listening`),{address:`http://${_(c)}${n}`,onHeard:e=>void a.promise.then(e),close:async e=>{o?.writeHead(200,{...v,"content-type":`application/json`});let t=o===void 0?void 0:(0,u.once)(o,`close`);o?.end(JSON.stringify({until:e?.getTime()??null})),await t,await S(c)}}}let _=e=>`127.0.0.1:${e.address().port}`,v={"cache-control":`no-store`,"cross-origin-opener-policy":`same-origin`,"cross-origin-resource-policy":`same-origin`,"referrer-policy":`no-referrer`,"x-content-type-options":`nosniff`,"x-frame-options":`DENY`,connection:`close`};async function y(e,t,n){let r=``;try{for await(let n of e)if(r+=String(n),!(r.length<=16)){x(t,413);return}n(e,t,r)}catch{t.destroy()}}function b(e,t,n){e.writeHead(200,{...v,"content-type":`text/html; charset=utf-8`,"content-security-policy":n}),e.end(t)}function x(e,t){e.writeHead(t,{...v,"content-type":`text/plain`}).end(`This address is not for you, or was used.
`)}async function S(e){let t=(0,u.once)(e,`close`);e.close(),e.closeAllConnections(),await t}async function C(e,t,n){let{label:r}=e,o=T(e);if(await t.api.tokenInfo()===void 0)throw new i._7(`Cannot turn limits off on ${r}: it does not tell of tokens, and likely has no limits`);let s=await E(o,e,t,n,()=>!1);return s===void 0?{outcome:`rate-limited`,message:`Limits of ${r} are as they were: nobody turned them off`,server:r}:(t.budget.lift(),{outcome:`unlocked`,message:`Limits of ${r} are off; on again ${(0,a.f)(s,t.now())}`,server:r,noRateLimitUntil:s.toISOString()})}async function w(e,t,n,r){let i=()=>r!==void 0&&r<=t.now(),a=await E(T(e),e,t,n,i);return a!==void 0&&t.budget.lift(),a!==void 0||i()}function T({server:e,label:t,credentials:n}){let a=n&&r(e,n);if(a!==void 0)return a;throw new i.eb(`Cannot turn limits off on ${t}: only those of an auth token can be, and none is given`)}async function E(e,{label:t},n,{browse:r,showLink:i,showPage:a},s){let c=await o(n,()=>!0);if(c!==void 0)return c;if(r===void 0||!await n.api.mayFrameClient())return i(e),r?.(e),o(n,s);let l=await g(e,t),u;try{return a(l.address),r(l.address),u=await o(n,s,l.onHeard),u}finally{await l.close(u)}}})};