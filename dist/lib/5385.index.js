"use strict";exports.id=5385,exports.ids=[5385],exports.modules={55385:((e,t,n)=>{n.r(t),n.d(t,{run:()=>d});var r=n(14650),i=n(14049),a=n(93156),o=n(86519),s=n(42692),c=n(29625),l=n(40472),u=n(76575);async function d(e){let{console:t}=e,n=(0,l.U)(e,`HEAD`),{targets:d,values:f}=await(0,o.nI)(n),p=(0,i.i)(d,`turn limits off`),m=await(0,s.T)(p,(0,a.H)(n,p,f),(0,u.V)(e));return t.options.json?t.printJson(m):t.print((0,c.F)(m.outcome),m.message),(0,r.$u)([m])}}),29625:((e,t,n)=>{n.d(t,{F:()=>a,o:()=>o});var r=n(14650);let i={good:[`green`,`✓ `],note:[`green`,`✓ `],warn:[`yellow`,`! `],bad:[`red`,`✗ `]},a=e=>i[(0,r.jo)(e)],o=i.warn}),1138:((e,t,n)=>{n.d(t,{G:()=>i,k:()=>a});var r=n(92383);function i({options:e}){return process.stdin.isTTY&&process.stderr.isTTY&&!e.json}async function a({console:e,interrupt:t},i){let{confirm:a,isCancel:o}=await n.e(6170).then(n.bind(n,26170));e.rest();let s=await a({message:i,initialValue:!1,output:process.stderr,signal:t});if(!o(s))return s;throw process.emit(`SIGINT`,`SIGINT`),new r.p4(`SIGINT`,`Cancelled: nothing was done`)}}),40472:((e,t,n)=>{n.d(t,{U:()=>s,a:()=>l});var r=n(11260),i=n(93156),a=n(3883),o=n(1138);function s(e,t){let{raw:n,onSecret:i}=e;return{...l(e),ref:t,raw:n,nameOf:r.nv,onSecret:i,askToBuild:c(e)}}function c(e){if((0,o.G)(e.console))return t=>(e.console.warn([`yellow`,`! `],`The commit asks to run this, as you, with all that you may do: `,[`bold`,t]),(0,o.k)(e,`Run it, now and whenever this clone builds the same?`))}function l({directory:e,env:t,interrupt:n,console:r,sent:a}){return(0,i.f)({directory:e,env:t,interrupt:n,tell:e=>{e.kind===`step`&&e.writes===!0&&(a.maybe=!0),u(r,e)},trace:r.progress})}function u({progress:e,warn:t,options:n},r){r.kind===`step`&&e(r.text),r.kind===`waiting`&&(t([`yellow`,`! `],(0,a.n)(r)),n.verbose||e(`Waiting`));let i=r.kind===`gave-up`&&r.tries>1?(0,a.r)(r):void 0;i!==void 0&&t([`yellow`,`! `],i)}}),76575:((e,t,n)=>{n.d(t,{V:()=>s});var r=n(31421);function i(e,t,n){let[r=``]=(t.BROWSER??``).split(n===`win32`?`;`:`:`),[i,...o]=r.trim().split(/\s+/);return i!==void 0&&i!==``?{command:i,args:a(o,e)}:n===`darwin`?{command:`open`,args:[e]}:n===`win32`?{command:`cmd`,args:[`/c`,`start`,``,e]}:(t.DISPLAY??``)!==``||(t.WAYLAND_DISPLAY??``)!==``?{command:`xdg-open`,args:[e]}:void 0}function a(e,t){let n=e.map(e=>e.replaceAll(`%s`,()=>t));return n.some((t,n)=>t!==e[n])?n:[...n,t]}function o({command:e,args:t},n){let i=(0,r.spawn)(e,t,{detached:!0,stdio:`ignore`,env:Object.fromEntries(Object.entries(n).filter(([e,t=``])=>!/^(SCREEPS_|INPUT_|GIT_)|TOKEN|PASSWORD|SECRET|CREDENTIAL/i.test(e)&&t!==n.SCREEPS_TOKEN))});i.on(`error`,()=>{}),i.unref()}function s({console:e,env:t}){return{browse:process.stdin.isTTY&&process.stderr.isTTY&&i(``,t,process.platform)!==void 0?e=>{let n=i(e,t,process.platform);n!==void 0&&o(n,t)}:void 0,showLink:t=>{e.warn(`Limits are turned off by a person, on this page of the game:`),e.showLink(t)},showPage:t=>e.warn(`Opening `,[`bold`,t],`, where a person turns limits off`)}}}),53116:((e,t,n)=>{n.d(t,{$:()=>a});var r=n(92383),i=n(58562);async function a(e,t){let n=t===`HEAD`||t===`@`?[(await(0,i.q)(e,[`rev-parse`,`--symbolic-full-name`,`HEAD`])).trim()]:await o(e,t),a=n.find(e=>e.startsWith(`refs/heads/`))?.slice(11),s=n.find(e=>e.startsWith(`refs/tags/`))?.slice(10);if(a!==void 0&&s!==void 0)throw new r.eb(`Cannot tell which "${t}" is meant: a branch and a tag have this name; write refs/heads/${t} or refs/tags/${t}`);return{...a===void 0?{}:{gitBranch:a},...s===void 0?{}:{tag:s}}}async function o(e,t){let n=t.startsWith(`refs/`)?[t]:[`refs/heads/${t}`,`refs/tags/${t}`];return(await(0,i.q)(e,[`for-each-ref`,`--format=%(refname)`,...n])).split(`
`).filter(e=>n.includes(e))}}),14049:((e,t,n)=>{n.d(t,{i:()=>a});var r=n(92383),i=n(11260);function a(e,t){let[n,...a]=e;if(n!==void 0&&a.length===0)return n;let o=e.map(({label:e})=>e).join(`, `);throw new r.eb((0,i.Ev)`Cannot ${t}: there are the servers ${o}; choose one with ${(0,i.Pe)(`server`)}`)}}),80178:((e,t,n)=>{n.d(t,{Rz:()=>l,W0:()=>c,dB:()=>o,ek:()=>a});var r=n(34377),i=n(44335);function a({branch:e,branches:t},n){return e===void 0?(0,r.Wu)(n,t):[{branch:(0,i.DC)(e)}]}function o(e,t,n,{pushed:i}){let o=n.branch!==void 0||i&&n.branches!==void 0&&!s(n,t),c=e=>o?void 0:(0,r.yd)(t,e.ownBranch),l=e.length===0||e.some(e=>c(e)===void 0)?a(n,t):[],u=l.some(({folder:e})=>e!==void 0),d=e.flatMap(e=>{let t=c(e);return t===void 0?u?l.map(t=>({...e,place:t})):[e]:[{...e,place:t}]});return{branch:l[0]?.branch,targets:d,...u?{places:l}:{}}}let s=(e,t)=>a(e,t).length>0,c=({branch:e},{place:t})=>t?.branch??e,l=e=>e.branch===void 0&&e.targets.every(t=>c(e,t)===void 0)}),86519:((e,t,n)=>{n.d(t,{Kc:()=>g,MP:()=>h,Ri:()=>p,iA:()=>f,n4:()=>_,nI:()=>m});var r=n(53116),i=n(92383),a=n(34377),o=n(27569),s=n(85817),c=n(54455),l=n(15053),u=n(80178),d=n(21722);async function f(e){let{repository:t}=e,{known:n,file:r,values:i,byCommit:a}=await(0,l.vP)(t,e.ref,e),{commit:o,configurations:f}=n;(0,c.Y)(t,e,f.given,r);let p={...await v(e,i),sha:o.oid},m={given:f.given,file:r,env:e.env},h=e.withoutServer===!0?[]:await(0,s.q)(t,m,e.onSecret),{configured:g}=n;return{asked:e,commit:o,known:n,values:i,byCommit:a,uncommitted:g===void 0?await(0,d.ap)(t,f.path):void 0,gitRef:p,...(0,u.dB)(h,p,i,{pushed:e.refName!==void 0})}}function p(e,t){if(t===void 0)return e;if(t.folder===void 0)return{...e,branch:t.branch};let{source:n}=e.values,r={...e.values,source:n===void 0?t.folder:`${n}/${t.folder}`};return{...e,branch:t.branch,values:r}}async function m(e){let{repository:t}=e,{given:n,file:r}=await _(e);(0,c.Y)(t,e,n,r);let i={given:n,file:r,env:e.env},a=await(0,s.q)(t,i,e.onSecret);return{values:(0,o.Mo)(n,r,e.defaults??{}),byCommit:(0,l.w1)(r,n),targets:a}}async function h(e,t){try{let{branch:n,gitRef:r,values:i}=await f({...e,withoutServer:!0});return i.branch??(0,a.yd)(r,t)?.branch??n}catch(e){if(e instanceof i.eb)return;throw e}}async function g(e){let{given:t,file:n}=await _(e);return{rules:n.branches,path:(0,l.eQ)(t)}}async function _(e){let t=await(0,l.Q8)(e);return{given:t,file:await(0,l.i9)(e.repository,e.ref,(0,l.eQ)(t))}}async function v({repository:e,ref:t,refName:n},i){return n===void 0?i.branch===void 0?await(0,r.$)(e,t):{}:n}}),21722:((e,t,n)=>{n.d(t,{FX:()=>f,JX:()=>d,ap:()=>c});var r=n(73024),i=n(76760),a=n(97504),o=n(92383),s=n(11260);async function c(e,t){if(u((0,i.resolve)(e.directory),t))return await l(e,t)?void 0:t}async function l(e,t){try{return(await(0,a.C)(e,`HEAD`,[t])).files.get(t)!==void 0}catch(e){if(e instanceof o.eb)return!1;throw e}}function u(e,t){return(0,r.existsSync)((0,i.join)(e,`.git`))?(0,r.existsSync)((0,i.join)(e,t)):(0,i.dirname)(e)!==e&&u((0,i.dirname)(e),t)}function d(e){return{severity:`warning`,path:e,message:`is not committed yet, and a deploy reads the commit: nothing in it counts`}}function f(e,t){return t===void 0||!(e instanceof o.eb)?e:new o.eb((0,s.Ev)`${t} is not committed yet, and a deploy reads the commit; without it: ${e.told}`,{cause:e})}}),42692:((e,t,n)=>{n.d(t,{T:()=>C,K:()=>w});function r(e,t){if(t.kind!==`token`)return;let n=encodeURIComponent(t.token.slice(0,8));return`${e.root}a/#!/account/auth-tokens/noratelimit?token=${n}`}var i=n(92383),a=n(24516);async function o(e,t,n=()=>{}){let r=0;n(()=>{r=8});for(let n=0;;n=await s(e,()=>r>0)){let i=await c(e);if(i!==void 0)return i;if(t()||n<0)return;--r}}async function s(e,t){for(let n=1;;n+=1){let r=e.endsAt-performance.now()-1e3;if(r<=0)return-1;if(await e.wait(Math.min(250,r)),t()||n===20)return n}}async function c({api:e,now:t}){try{let n=(await e.tokenInfo())?.noRateLimitUntil;return n!==void 0&&n>t()?n:void 0}catch(e){if(e instanceof i.Jk||e instanceof i.TM)return;throw e}}var l=n(77598),u=n(78474),d=n(37067);function f({link:e,server:t,nonce:n}){return`<!doctype html>
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