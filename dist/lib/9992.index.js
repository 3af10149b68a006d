"use strict";exports.id=9992,exports.ids=[9992],exports.modules={59992:((e,t,n)=>{n.r(t),n.d(t,{startEmulator:()=>zo});var r=n(78474),i=n(37067),a=n(85152),o=n.n(a),s=n(77598);let c={full:!0,endpoints:[],websockets:[],memorySegments:void 0};function l({accountId:e,scope:t,description:n=null,value:r=(0,s.randomUUID)()}){return{id:(0,s.randomBytes)(12).toString(`hex`),value:r,accountId:e,description:n,scope:t,noRatelimitUntil:0}}function u(e){return`${e.slice(0,8)}-****-****-****-************`}function d(e,t){let{full:n,endpoints:r,websockets:i,memorySegments:a}=e.scope;return{_id:e.id,token:e.value,full:n,description:e.description,...n?{}:{endpoints:r,websockets:i},...n||a===void 0?{}:{memorySegments:a},...e.noRatelimitUntil>t?{noRatelimitUntil:e.noRatelimitUntil}:{}}}var f=n(77934);let ee=f.KCZ([f.FsL(f.aig(),f.ndf(),f.Wwf(1)),f.euz(`always`)]),te=f.FsL(f.aig(),f.ndf(),f.Wwf(200),f.cGV(599)),ne=f.FsL(f.aig(),f.Wwf(0)),p={when:f.lqM(f.KIO([`before`,`after`])),method:f.lqM(f.YjP()),path:f.lqM(f.YjP()),world:f.lqM(f.YjP()),skip:f.lqM(f.FsL(f.aig(),f.ndf(),f.Wwf(0))),times:f.lqM(ee)},re=[f.rej({...p,fault:f.euz(`reset`)}),f.rej({...p,fault:f.euz(`slow`),ms:ne}),f.rej({...p,fault:f.euz(`stall`)}),f.rej({...p,fault:f.euz(`cut`)}),f.rej({...p,fault:f.euz(`html`)}),f.rej({...p,fault:f.euz(`status`),status:te}),f.rej({...p,fault:f.euz(`content-type`),value:f.YjP()}),f.rej({...p,fault:f.euz(`gzip`)}),f.rej({...p,fault:f.euz(`other-write`),branch:f.YjP(),modules:f.g1P(f.YjP(),f.L5J())}),f.rej({...p,fault:f.euz(`skew`),seconds:f.aig()}),f.rej({...p,fault:f.euz(`redirect`),location:f.YjP(),status:f.lqM(te)}),f.rej({...p,fault:f.euz(`rate-limit`),ms:ne,format:f.lqM(f.KIO([`text`,`long`,`json`,`html`])),headers:f.lqM(f.g1P(f.YjP(),f.YjP()))}),f.rej({...p,fault:f.euz(`reply`),status:f.lqM(te),headers:f.lqM(f.g1P(f.YjP(),f.YjP())),body:f.lqM(f.YjP())})],ie=f.Oxt(`fault`,re);function m(e){return(Array.isArray(e)?e:[e]).map(ae)}function ae(e){let t=f.xLC(ie,e);if(t.success)return t.output;let n=t.issues.map(e=>`${f.BuJ(e)??`fault`}: ${e.message}`).join(`; `);throw TypeError(`Cannot read fault: ${n}`)}function oe({switches:e},t){return e.key===`token`?t.id:t.accountId}function se({accounts:e}){let[t]=e.list();if(t===void 0)throw Error(`Cannot run without a user`);return t}function ce({accounts:e,profile:t,now:n},r){return t.rollingTokenMs===void 0?(e.tokens().find(({accountId:e,scope:t})=>e===r.id&&t.full)??e.createToken({accountId:r.id,scope:c})).value:e.openSession(r.id,t.rollingTokenMs,n())}let le=f.FsL(f.aig(),f.ndf(),f.Wwf(1)),ue=f.YOg(f.YjP()),de=f.rej({log:f.lqM(ue),results:f.lqM(ue),error:f.lqM(f.YjP()),cpu:f.lqM(f.KCZ([f.aig(),f.euz(`error`)])),memory:f.lqM(f.aig()),shard:f.lqM(f.YjP())}),fe=[f.rej({tick:de,times:f.lqM(le)}),f.rej({frame:f.PVZ([f.YjP(),f.L5J()])}),f.rej({text:f.YjP()}),f.rej({bytes:f.YjP()}),f.rej({endless:f.euz(!0)}),f.rej({silence:f.zMY()}),f.rej({disconnect:f.aig(),reason:f.lqM(f.YjP())}),f.rej({refuse:f.FsL(f.aig(),f.ndf(),f.Wwf(0))}),f.rej({write:f.rej({branch:f.YjP(),modules:f.g1P(f.YjP(),f.L5J())})}),f.rej({activate:f.YjP()}),f.rej({wait:f.KIO([`subscription`,`write`,`activation`,`expression`])})],pe=f.KCZ(fe);function me(e){return(Array.isArray(e)?e:[e]).map(he)}function he(e){let t=f.xLC(pe,e);if(t.success)return t.output;throw TypeError(`Cannot read act ${JSON.stringify(e)}: one of ${ge.join(`, `)} with what belongs to it`)}let ge=fe.flatMap(({entries:e})=>Object.keys(e).slice(0,1));function _e(e){return JSON.stringify(e).length>5242880}function h(e){if(!e)return new Map([[`main`,``]]);if(typeof e!=`object`||Array.isArray(e))return e;let t=be(new Map(Object.entries(e)),ve);return t.get(`main`)||t.set(`main`,``),t}function g(e){return e instanceof Map?be(e,ye):e}function _(e){return e instanceof Map?Object.fromEntries(e):e}function ve(e){let t=e.replaceAll(`.`,`$DOT$`).replaceAll(`/`,`$SLASH$`).replaceAll(`\\`,`$BACKSLASH$`);return t.startsWith(`$`)?void 0:t}function ye(e){return e.replaceAll(`$DOT$`,`.`).replaceAll(`$SLASH$`,`/`).replaceAll(`$BACKSLASH$`,`\\`)}function be(e,t){let n=new Map(e);for(let r of e.keys()){let e=t(r);e!==r&&(e!==void 0&&n.set(e,n.get(r)),n.delete(r))}return n}function v({channels:e},t,n,r){e.publish(`user:${t}/code`,{branch:n.name,modules:_(g(n.modules)),timestamp:n.timestamp,hash:r})}function xe({channels:e},t,n,r){e.publish(`user:${t}/set-active-branch`,{activeName:n,branch:r})}function Se({channels:e},t){e.publish(`expression:${t}`,{})}function y(e,t,n){return{id:(0,s.randomBytes)(12).toString(`hex`),name:e,createdAt:n,modules:t,timestamp:void 0,revision:0,activeWorld:void 0,activeSim:void 0}}function Ce(e){return{...y(`default`,new Map([[`main`,``]]),e),activeWorld:!0,activeSim:!0}}function b(e,t){return t===void 0?e:e.filter(e=>e.name===t)}function we(e,t){let n=t||`$activeWorld`;return n===`$activeWorld`?e.filter(e=>e.activeWorld):n===`$activeSim`?e.filter(e=>e.activeSim):n===`$`?e:typeof n==`string`&&n.startsWith(`$`)?[]:e.filter(e=>e.name===n)}function x(e){return typeof e==`object`&&!!e}class Channels{#e=new Set;publish(e,t){for(let n of[...this.#e])n(e,t)}listen(e){return this.#e.add(e),()=>this.#e.delete(e)}}let Te=1e3,Ee=Date.UTC(2023,11,10);class GameTime{#e;#t=0;at(e){return(this.#e??De(e))+this.#t}hold(e){this.#e=De(e)}advance(){this.#t++}}function De(e){return Math.floor((e-Ee)/Te)}function Oe(e,t,n){return{prefix:e,shards:t,players:new Map,limiter:n,channels:new Channels,time:new GameTime}}function S(e,t,n){let r=e.players.get(t);if(r!==void 0)return r;let i=ke([Ce(n)]);return e.players.set(t,i),i}function ke(e){return{branches:e,memory:new Map,memoryWrites:[],segments:new Map,console:[]}}function Ae(e,t,{branch:n,modules:r},i){let{branches:a}=S(e,t,i),o=a.find(e=>e.name===n),s=o??y(n,new Map,i);o===void 0&&a.push(s),s.modules=h(r),s.timestamp=i,s.revision++,v(e,t,s)}function je(e,t,n,r){let{branches:i}=S(e,t,r);if(!i.some(e=>e.name===n))throw RangeError(`Cannot activate "${n}": no such branch`);for(let e of i)e.activeWorld=e.name===n;xe(e,t,`activeWorld`,n)}function Me(e,t){let n=e.trim();if(n===`Game.time`)return String(t);let[,,r]=/^(["'])([^"'\\]*)\1$/.exec(n)??[];return r??n}let Ne=/["&'<>`\u0001-\u0009\u000B\u000C\u000E-\u001F\u007F\u00A0-\u{10FFFF}]/gu;function Pe(e){return e.replace(Ne,e=>`&#x${e.codePointAt(0)?.toString(16).toUpperCase()??``};`)}function Fe(e,t){let{service:n,world:r,accountId:i}=e,a=n.now();r.time.advance();let o=S(r,i,a).console.splice(0);Ie(e,{results:t.error===void 0?o.map(e=>Me(e,r.time.at(a))):[],...t})}function Ie({service:e,world:t,accountId:n},{log:r=[],results:i=[],error:a,cpu:o,memory:s=2,shard:c},l=[]){let u=e.profile.name===`official`?{shard:c??t.shards[0]}:{},d=(e,r)=>t.channels.publish(`user:${n}/${e}`,r);d(`console`,{messages:{log:r.map(Pe),results:i},...u});for(let e of[a,...l])e!==void 0&&d(`console`,{error:e,...u});o!==void 0&&d(`cpu`,{cpu:o,memory:s})}async function Le(e,t){for(let n of t)if(`wait`in n)await Be(e,n.wait);else if(`tick`in n)for(let t=0;t<(n.times??1);t++)Fe(e,n.tick);else Re(e,n)||ze(e.desk,n)}function Re({service:e,world:t,accountId:n},r){if(`frame`in r)t.channels.publish(`user:${n}/${r.frame[0]}`,r.frame[1]);else if(`write`in r)Ae(t,n,r.write,e.now());else if(`activate`in r)je(t,n,r.activate,e.now());else return!1;return e.save(),!0}function ze(e,t){`refuse`in t&&e.refuseSignIns(t.refuse);for(let n of e.lines)`text`in t&&n.sendText(t.text),`bytes`in t&&n.sendBytes(Buffer.from(t.bytes,`base64`)),`endless`in t&&n.sendEndlessly(),`silence`in t&&n.setSilent(t.silence),`disconnect`in t&&n.disconnect(t.disconnect,t.reason??``)}function Be({desk:e,world:t,accountId:n},r){if(r===`subscription`)return e.subscribed(`user:${n}/console`);let i={write:`user:${n}/code`,activation:`user:${n}/set-active-branch`,expression:`expression:${n}`};return new Promise(e=>{let n=t.channels.listen(t=>{t===i[r]&&(n(),e())})})}function Ve(e,t,n){let{accounts:r,record:i,faults:a}=e,o=se(e);return{...n,get token(){return ce(e,o)},username:o.username,password:o.password,get requests(){return i.requests},lines:()=>i.requests.map(({method:e,path:t})=>`${e} ${t}`),clearRequests:()=>{i.clear(),t.frames.length=0},...He(e,o),...We(e,o),...Ue(e,o,t),createToken:e=>{let t=e===void 0?c:{...c,full:!1,...e},{id:n,value:i}=r.createToken({accountId:o.id,scope:t});return{id:n,token:i}},deleteToken:e=>r.deleteToken(o.id,e),addFault:e=>{for(let t of m(e))a.add(t)},clearFaults:()=>a.clear()}}function He(e,t){let{now:n}=e,r=r=>S(C(e,r),t.id,n());return{code:(e,t)=>{let n=r(t).branches.find(({name:t})=>t===e)?.modules,i=n===void 0?void 0:g(n);return i instanceof Map?i:void 0},branches:e=>r(e).branches.map(({name:e})=>String(e)),setCode:(r,i,a)=>{let o={branch:r,modules:Object.fromEntries(i)};Ae(C(e,a),t.id,o,n()),e.save()}}}function Ue(e,{id:t},n){let r=r=>({service:e,world:C(e,r),accountId:t,desk:n});return{frames:n.frames,tick:(e={},t)=>Fe(r(t),e),play:(e,t)=>Le(r(t),me(e)),subscribed:(e=`console`)=>n.subscribed(`user:${t}/${e}`)}}function We(e,t){let{accounts:n,now:r}=e;return{spend:(i,a,o,s=ce(e,t))=>{let{limiter:c}=C(e,o),l=n.token(s);c.spend(l===void 0?t.id:oe(c,l),i,a,r())},liftLimits:(i=ce(e,t))=>{let a=n.token(i);a!==void 0&&(a.noRatelimitUntil=r()+72e5)}}}function C({worlds:e},t=``){let n=e.get(t);if(n===void 0)throw RangeError(`Cannot find world "${t}": there is ${[...e.keys()].join(`, `)}`);return n}function w(e){return typeof e==`object`&&e?e:{}}function T(e,t){return String(e[t]??``)}function E(e){return typeof e==`string`||typeof e==`number`||typeof e==`boolean`?String(e):``}let Ge=new Map([[`GET /api/market/orders-index`,`GET /api/game/market/orders-index`],[`GET /api/market/orders`,`GET /api/game/market/orders`],[`GET /api/market/my-orders`,`GET /api/game/market/my-orders`],[`GET /api/market/stats`,`GET /api/game/market/stats`],[`GET /api/game/user/money-history`,`GET /api/user/money-history`]]),Ke=[`GET /api/user/name`,`GET /api/user/memory`,`POST /api/user/memory`,`GET /api/user/memory-segment`,`POST /api/user/memory-segment`,`GET /api/user/money-history`,`GET /api/market/orders-index`,`GET /api/market/orders`,`GET /api/market/my-orders`,`GET /api/market/stats`],qe=[`GET /api/user/code`,`POST /api/user/code`,`GET /api/user/branches`,`POST /api/user/clone-branch`,`POST /api/user/set-active-branch`,`POST /api/user/delete-branch`,`POST /api/user/console`],Je=[`console`,`rooms`];function Ye(e,t){return e.full||e.endpoints.some(e=>D(e)===D(t))}function Xe({full:e,memorySegments:t},n){return e||t===void 0?!0:n.every(e=>t.includes(String(e)))}function Ze(e){return[...Ke,...qe].some(t=>D(t)===D(e))}function D(e){return Ge.get(e)??e}function O(e,t=200){return{status:t,headers:{"content-type":`application/json; charset=utf-8`},body:JSON.stringify(e)}}function k(e={}){return O({ok:1,...e})}function A(e){return O({error:e})}function j(e,t=200){return{status:t,headers:{"content-type":`text/plain; charset=utf-8`},body:e}}function Qe(e,t=200){return{status:t,headers:{"content-type":`text/html; charset=utf-8`},body:e}}function M(e,t={}){return{status:e,headers:t,body:``}}function N(e,t){return{...e,headers:{...e.headers,...t}}}let P=O({error:`unauthorized`},401),$e=O({error:`forbidden`},403),F={status:401,headers:{"www-authenticate":``},body:`Unauthorized`},et={status:400,headers:{},body:`Bad Request`},tt=[{method:`GET`,path:`/api/user/auth-token`,access:`session`,answer:nt},{method:`POST`,path:`/api/user/auth-token`,access:`session`,answer:it},{method:`POST`,path:`/api/user/delete-auth-token`,access:`session`,answer:at},{method:`POST`,path:`/api/user/noratelimit`,access:`open`,answer:ot}];function nt({service:{accounts:e},account:t,now:n}){return k({tokens:e.tokens().filter(e=>e.accountId===t.id).map(e=>rt(e,n))})}function rt({id:e,value:t,description:n,scope:r,noRatelimitUntil:i},a){let{full:o,endpoints:s,websockets:c,memorySegments:l=null}=r,d=i>a?{noRatelimitUntil:i}:{};return{_id:e,token:u(t),description:n,full:o,endpoints:s,websockets:c,memorySegments:l,...d}}function it({service:{accounts:e},account:t,body:n}){let r=st(n);if(r===void 0)return A(`invalid params`);let i=typeof n.description==`string`?n.description:null;return k({token:e.createToken({accountId:t.id,scope:r,description:i}).value})}function at({service:{accounts:e},account:t,body:n}){return e.deleteToken(t.id,E(n.tokenId))?k():A(`token not found`)}function ot({service:e,body:t,now:n}){let r={id:E(t.challenge),x:Number(t.x),y:Number(t.y)};if(!e.challenges.settle(r,n))return A(`captcha failed`);let i=e.accounts.tokenByPrefix(E(t.token));return i===void 0?A(`token not found`):(i.noRatelimitUntil=n+72e5,k({noRatelimitUntil:i.noRatelimitUntil}))}function st({type:e,endpoints:t,websockets:n,memorySegments:r}){if(e===`full`)return c;if(e===`selected`)return{full:!1,endpoints:ct(t).filter(Ze),websockets:ct(n).filter(e=>Je.includes(e)),memorySegments:lt(r)}}function ct(e){return Array.isArray(e)?e.map(String):[]}function lt(e){let t=(Array.isArray(e)?e.map(String):E(e).split(/[\s,]+/)).filter(e=>e!==``);return t.length===0?void 0:t}function ut(e){let{accounts:t,worlds:n,profile:r,faults:i,record:a}=e,o=e.now();return{profile:r.name,now:o,requests:a.count,faults:i.list(),worlds:[...n.values()].map(e=>ft(e,t.list(),o)),tokens:t.tokens().map(t=>ht(e,t,o))}}let dt=({record:e})=>e.requests.slice(-200);function ft(e,t,n){return{prefix:e.prefix,users:t.map(({id:t,username:r})=>({id:t,username:r,branches:S(e,t,n).branches.map(pt)}))}}function pt({id:e,name:t,modules:n,activeWorld:r,activeSim:i,timestamp:a}){let o=g(n),s=o instanceof Map?[...o]:[[`(not a map of modules)`,o]];return{id:e,name:String(t),activeWorld:r===!0,activeSim:i===!0,timestamp:a===void 0?null:new Date(a).getTime(),modules:s.map(([e,t])=>({name:String(e),...mt(t)}))}}function mt(e){if(typeof e==`string`)return{kind:`text`,bytes:Buffer.byteLength(e)};let t=typeof e==`object`&&e&&`binary`in e?e.binary:void 0;return typeof t==`string`?{kind:`binary`,bytes:Buffer.byteLength(t,`base64`)}:{kind:`other`,bytes:JSON.stringify(e).length}}function ht({accounts:e,worlds:t},n,r){let i=[...t.values()].filter(({limiter:e})=>e.switches.enabled).map(e=>({world:e.prefix,meters:e.limiter.meters(oe(e.limiter,n),r).map(gt)}));return{...rt(n,r),user:e.byId(n.accountId)?.username??``,limits:i}}function gt({bucket:e,rate:t,reading:n}){return{bucket:e,limit:t.limit,periodMs:t.periodMs,remaining:n.remaining,resetAt:n.resetAt}}function _t(e,t){let n=(0,a.Router)();return n.use(o().json({limit:`32mb`})),n.get(`/state`,(t,n)=>void n.json(ut(e))),n.get(`/code`,(t,n)=>yt(e,t,n)),n.get(`/requests`,(t,n)=>void n.json(dt(e))),n.get(`/live`,(t,n)=>St(e,n)),n.get(`/faults`,(t,n)=>void n.json(e.faults.list())),n.post(`/faults`,(t,n)=>bt(e,t,n)),n.delete(`/faults`,(t,n)=>{e.faults.clear(),n.json({ok:1})}),n.get(`/frames`,(e,n)=>void n.json(t.frames)),n.post(`/acts`,(n,r)=>xt(e,t,n,r)),n.post(`/session`,(t,n)=>vt(e,t,n)),n.post(`/challenge`,(t,n)=>{let{id:r,png:i}=e.challenges.create(e.now());n.json({id:r,image:`data:image/png;base64,${i.toString(`base64`)}`})}),n}function vt({accounts:e,now:t},n,r){let i=e.byName(E(w(n.body).user));i===void 0?r.status(404).json({error:`no such user`}):r.json({token:e.openSession(i.id,864e5,t())})}function yt({worlds:e,now:t},n,r){let{world:i,user:a,branch:o}=w(n.query),s=e.get(E(i)),c=s&&S(s,E(a),t()).branches.find(({id:e})=>e===o);c===void 0?r.status(404).json({error:`no such branch`}):r.json({modules:_(g(c.modules))})}function bt({faults:e},t,n){try{let r=m(t.body);for(let t of r)e.add(t);n.json({ok:1,added:r.length})}catch(e){n.status(400).json({error:e instanceof Error?e.message:`Cannot read fault`})}}async function xt(e,t,n,r){let i=e.worlds.get(E(w(n.query).world));if(i===void 0)return void r.status(404).json({error:`no such world`});try{let a=me(n.body);await Le({service:e,world:i,desk:t,accountId:se(e).id},a),r.json({ok:1,played:a.length})}catch(e){r.status(400).json({error:e instanceof Error?e.message:`Cannot play acts`})}}function St({record:e},t){t.set({"content-type":`text/event-stream`,"cache-control":`no-store`}),t.flushHeaders();let n=e.onRequest(e=>t.write(`data: ${JSON.stringify(e)}\n\n`));t.on(`close`,n)}let Ct=String.raw`
const byId = (id) => document.getElementById(id);
const canvas = byId("picture");
const root = location.pathname.replace(/\/a\/?$/, "");
let challenge = null;
let picture = null;
let mark = null;

function tokenInAddress() {
  const [, token] = /^#!\/account\/auth-tokens\/noratelimit\?(?:.*&)?token=([^&]+)/.exec(location.hash) ?? [];
  return token === undefined ? undefined : decodeURIComponent(token);
}

async function post(path, body) {
  const headers = { "content-type": "application/json" };
  return (await fetch(path, { method: "POST", headers, body: JSON.stringify(body) })).json();
}

async function newPicture() {
  const { id, image } = await post("/emulator/challenge", {});
  challenge = id;
  mark = null;
  picture = new Image();
  picture.src = image;
  await picture.decode();
  draw();
}

function draw() {
  const context = canvas.getContext("2d");
  context.drawImage(picture, 0, 0);
  byId("proceed").disabled = mark === null;
  if (mark === null) return;
  context.strokeStyle = "#ffd54a";
  context.lineWidth = 2;
  context.beginPath();
  context.arc(mark.x, mark.y, 17, 0, 2 * Math.PI);
  context.stroke();
}

canvas.onclick = (event) => {
  const box = canvas.getBoundingClientRect();
  mark = {
    x: ((event.clientX - box.left) * canvas.width) / box.width,
    y: ((event.clientY - box.top) * canvas.height) / box.height,
  };
  draw();
};

const steps = { ArrowLeft: [-8, 0], ArrowRight: [8, 0], ArrowUp: [0, -8], ArrowDown: [0, 8] };
canvas.onkeydown = (event) => {
  if (event.key === "Enter" && mark !== null) return void proceed();
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const { x, y } = mark ?? { x: canvas.width / 2, y: canvas.height / 2 };
  mark = {
    x: Math.min(canvas.width, Math.max(0, x + step[0])),
    y: Math.min(canvas.height, Math.max(0, y + step[1])),
  };
  draw();
};

async function proceed() {
  const reply = await post(root + "/api/user/noratelimit", { token: tokenInAddress(), challenge, ...mark });
  if (reply.ok === 1) return succeed(reply.noRatelimitUntil);
  byId("outcome").textContent = reply.error === "captcha failed" ? "Not that one. Here is another." : "Cannot proceed: " + reply.error;
  await newPicture();
}

function succeed(end) {
  byId("proceed").disabled = true;
  byId("another").disabled = true;
  canvas.onclick = canvas.onkeydown = null;
  byId("outcome").textContent = "Rate limiting is off until " + new Date(end).toLocaleTimeString([], { hour12: false }) + ".";
  // The vendor's docs: the page that embeds this one hears of it by this word.
  if (window.parent !== window) window.parent.postMessage("screepsTokenSuccess", "*");
}

async function start() {
  const token = tokenInAddress();
  byId("ask").hidden = token === undefined;
  byId("nothing").hidden = token !== undefined;
  if (token === undefined) return;
  byId("token").textContent = token.slice(0, 8) + "-****-****-****-************";
  await newPicture();
}

byId("proceed").onclick = proceed;
byId("another").onclick = newPicture;
window.onhashchange = start;
await start();
`,wt=String.raw`
import { element } from "./dom.js";

const words = "async|await|break|case|catch|class|const|continue|default|delete|do|else|export|extends|false|finally|for|" +
  "function|if|import|in|instanceof|let|new|null|of|return|static|super|switch|this|throw|true|try|typeof|undefined|var|while|yield";
const pattern = new RegExp([
  "(?<comment>\\/\\/[^\\n]*|\\/\\*[^]*?\\*\\/)",
  "(?<string>\"(?:\\\\.|[^\"\\\\\\n])*\"|'(?:\\\\.|[^'\\\\\\n])*'|\x60(?:\\\\.|[^\x60\\\\])*\x60)",
  "(?<word>\\b(?:" + words + ")\\b)",
  "(?<digits>\\b\\d[\\d_.]*\\b)",
].join("|"), "g");
const longest = 200_000;

export function showSource(place, { branchName, module }, modules) {
  const content = Object.entries(modules ?? {}).find(([name]) => name === module)?.[1];
  const title = element("p", "source-title");
  title.append(element("b", "", module === "" ? "(no name)" : module), element("span", "quiet", " in " + branchName));
  place.replaceChildren(title, content === undefined ? element("p", "quiet", "It is gone.") : sourceOf(content));
}

function sourceOf(content) {
  if (typeof content === "string") return content === "" ? element("p", "quiet", "Empty.") : lines(content);
  if (typeof content?.binary === "string") return bytes(content.binary);
  return lines(JSON.stringify(content, null, 2));
}

function lines(text) {
  const shown = text.slice(0, longest);
  const table = element("div", "listing");
  const numbers = element("pre", "numbers", shown.split("\n").map((_, index) => index + 1).join("\n"));
  numbers.setAttribute("aria-hidden", "true");
  const code = element("pre", "text");
  code.tabIndex = 0;
  code.append(...coloured(shown), text.length > longest ? "\n… cut here" : "");
  table.append(numbers, code);
  return table;
}

function coloured(text) {
  const parts = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    parts.push(text.slice(from, match.index));
    const [kind] = Object.entries(match.groups).find(([, found]) => found !== undefined);
    parts.push(element("span", kind, match[0]));
    from = match.index + match[0].length;
  }
  return [...parts, text.slice(from)];
}

function bytes(base64) {
  const binary = Uint8Array.from(atob(base64.slice(0, 5464)), (character) => character.charCodeAt(0)).slice(0, 4096);
  const rows = [];
  for (let at = 0; at < binary.length; at += 16) {
    const row = [...binary.slice(at, at + 16)];
    const hex = row.map((byte) => byte.toString(16).padStart(2, "0")).join(" ").padEnd(48);
    const shown = row.map((byte) => (byte > 31 && byte < 127 ? String.fromCharCode(byte) : "·")).join("");
    rows.push(at.toString(16).padStart(4, "0") + "  " + hex + " " + shown);
  }
  return element("pre", "listing text", rows.join("\n"));
}
`,Tt={"&":`&amp;`,"<":`&lt;`,">":`&gt;`,'"':`&quot;`,"'":`&#39;`};function I(e){return e.replace(/[&<>"']/g,e=>Tt[e]??e)}function Et(){return`<form id="new-token" class="row">
      <select id="token-user" aria-label="User"></select>
      <input id="token-description" placeholder="What is it for?" aria-label="Description" maxlength="80">
      <label><input type="checkbox" id="token-limited"> only what I select</label>
      <button>New token</button>
      <fieldset id="token-scope" hidden>
        ${Dt(`endpoints`,Ke)}
        ${Dt(`websockets`,Je,`websocket: `)}
        <input id="token-segments" placeholder="Memory segments: 5, 6 (none: all)" aria-label="Memory segments">
        <p class="quiet">Only here; the real page has no boxes for code:</p>
        ${Dt(`endpoints`,qe)}
      </fieldset>
    </form>`}function Dt(e,t,n=``){return t.map(t=>`<label><input type="checkbox" name="${e}" value="${t}"> ${n}${t}</label>`).join(`
        `)}let Ot={official:`as screeps.com answers: persistent tokens, scopes, rate limits`,private:`as the vendor’s open private server with the password mod answers`,xx:`as the independent server answers`};function kt(e){let{profile:t}=e;return`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Screeps service, emulated</title>
<link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Ccircle cx='8' cy='8' r='6' fill='%23ffe56d' stroke='%23555' stroke-width='2'/%3E%3C/svg%3E">
<link rel="stylesheet" href="/emulator/style.css">
</head>
<body hidden data-first="${I(JSON.stringify({state:ut(e),requests:dt(e)}))}">
<header class="top">
  <div>
    <h1>Screeps service, emulated</h1>
    <p>Profile <b>${I(t.name)}</b>: ${I(Ot[t.name]??``)}.</p>
  </div>
  <p class="address"><code id="address"></code><span id="count"></span></p>
</header>
<nav id="worlds" class="tabs" aria-label="Worlds"></nav>
<main>
  <div class="column">
  <section aria-labelledby="code-title">
    <h2 id="code-title">Code branches</h2>
    <div id="users"></div>
  </section>
  <section id="tokens-section" aria-labelledby="tokens-title">
    <h2 id="tokens-title">Tokens and limits</h2>
    <div id="tokens"></div>
    ${Et()}
    <p id="shown-once" class="shown-once" role="status" hidden></p>
  </section>
  </div>
  <div class="column">
  <section aria-labelledby="source-title">
    <h2 id="source-title">Source</h2>
    <div id="source" class="source"><p class="quiet">Choose a module to read it.</p></div>
  </section>
  <section id="faults-section" aria-labelledby="faults-title">
    <h2 id="faults-title">Faults</h2>
    <p class="quiet">The next request that fits meets it, such as
        <code>{"fault": "reset", "when": "after", "path": "/api/user/code"}</code></p>
    <form id="new-fault" class="row">
      <input id="fault" aria-label="Fault as JSON" value='{"fault": "status", "status": 503, "times": 1}' spellcheck="false">
      <button>Add</button><button type="button" id="clear-faults">Clear</button>
    </form>
    <ul id="faults" class="plain"></ul>
  </section>
  </div>
  <section class="wide" aria-labelledby="console-title">
    <h2 id="console-title">Console</h2>
    <p class="row"><span id="ticks" class="chip"></span><span id="errors" class="chip"></span><span id="cpu" class="quiet"></span></p>
    <ol id="console" class="console" aria-label="Console, newest first" tabindex="0"></ol>
    <p id="no-ticks" class="quiet">No tick yet. Code runs here with <code>emulate --run</code>, or ticks come from a test.</p>
  </section>
  <section class="wide" aria-labelledby="log-title">
    <h2 id="log-title">Requests, as they happen</h2>
    <div class="scroll">
      <table>
        <thead><tr><th>Time</th><th>Request</th><th>Status</th><th>By</th><th class="number">Left</th></tr></thead>
        <tbody id="log"></tbody>
      </table>
    </div>
    <p id="no-requests" class="quiet">None yet.</p>
  </section>
</main>
<script type="module" src="/emulator/start.js"><\/script>
</body>
</html>
`}function At(e,t){let n=(0,a.Router)();n.get(`/`,(t,n)=>Mt(n,kt(e),`; frame-ancestors 'none'`));for(let t of e.worlds.keys())n.get(`${t&&`/${t}`}/a`,(e,t)=>Mt(t,`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>No rate limit, emulated</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/emulator/style.css">
</head>
<body class="narrow">
<main>
  <section id="ask" hidden>
    <h1>No rate limit</h1>
    <p>Token <code id="token"></code></p>
    <p>Rate limiting will be turned off for 2 hours.</p>
    <p id="task">Show that you are a person: click the one ring that has no gap. With the keyboard: arrow keys, then Enter.</p>
    <div class="challenge">
      <canvas id="picture" width="320" height="160" tabindex="0" role="img" aria-labelledby="task"></canvas>
    </div>
    <p class="row"><button id="proceed" disabled>Proceed</button><button id="another" type="button">Another picture</button></p>
    <p id="outcome" role="status"></p>
  </section>
  <section id="nothing" hidden>
    <h1>The game’s own client would be here</h1>
    <p>The emulator plays the service, not the game. Of the client’s pages it has only the one that turns rate limiting off:
      <code>/a/#!/account/auth-tokens/noratelimit?token=…</code></p>
    <p><a href="/">To the start page</a></p>
  </section>
</main>
<script type="module" src="/emulator/no-rate-limit.js"><\/script>
</body>
</html>
`,``));n.use(`/emulator`,_t(e,t)),n.get(`/emulator/style.css`,(e,t)=>void t.type(`css`).send(`
:root {
  color-scheme: light dark;
  --ground: #f5f4f0; --paper: #fff; --ink: #23221f; --quiet: #6d6a62; --line: #e2dfd6; --code: #faf9f5;
  --accent: #8a6300; --accent-ink: #fff; --good: #23703a; --good-ground: #e2f3e5; --bad: #b3261e; --bad-ground: #fbe6e3;
  --chip: #efece3; --comment: #71806b; --string: #2b6e34; --word: #7b3fa0; --digits: #a04b00;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #16171a; --paper: #1f2125; --ink: #e7e5df; --quiet: #9c9a92; --line: #33363c; --code: #191b1e;
    --accent: #ffe56d; --accent-ink: #23221f; --good: #7fd394; --good-ground: #1d3524; --bad: #ff9b91; --bad-ground: #45221f;
    --chip: #2e3137; --comment: #86937f; --string: #9bd08f; --word: #cfa5ee; --digits: #f0b070;
  }
}
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1.5rem clamp(1rem, 3vw, 2.5rem) 3rem; max-width: 84rem; background: var(--ground); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.5rem; line-height: 1.2; margin: 0; letter-spacing: -.01em; }
h2 { font-size: 1.05rem; margin: 0 0 .75rem; }
h3 { font-size: .9rem; margin: .75rem 0 .35rem; color: var(--quiet); font-weight: 600; }
p { margin: 0 0 .6rem; }
code, pre, .path, .module { font-family: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; font-size: .86em; }
code { overflow-wrap: anywhere; }
a { color: var(--accent); }
.quiet { color: var(--quiet); font-size: .86em; }
.top { display: flex; flex-wrap: wrap; gap: .5rem 2rem; justify-content: space-between; align-items: end; margin-bottom: 1.25rem; }
.top p { margin: .3rem 0 0; color: var(--quiet); }
.top b, .top code { color: var(--ink); }
.address { display: flex; flex-wrap: wrap; gap: .25rem 1rem; }
main { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 1rem; align-items: start; }
section { background: var(--paper); border: 1px solid var(--line); border-radius: .75rem; padding: 1.1rem 1.25rem; min-width: 0; }
.column { display: grid; gap: 1rem; min-width: 0; }
.wide { grid-column: 1 / -1; }
.narrow main { display: block; max-width: 26rem; margin: 0 auto; }
.narrow h1 { margin-bottom: .75rem; }
.tabs { display: flex; gap: .4rem; margin-bottom: 1rem; }
button, input, select { font: inherit; font-size: .9rem; color: inherit; background: var(--paper); border: 1px solid var(--line);
  border-radius: .5rem; padding: .35rem .7rem; }
button { cursor: pointer; }
button:hover:not(:disabled) { border-color: var(--accent); }
button:disabled { opacity: .5; cursor: default; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.tabs button[aria-current=true], #proceed:not(:disabled) { background: var(--accent); color: var(--accent-ink); border-color: var(--accent); }
.row { display: flex; flex-wrap: wrap; gap: .5rem .75rem; align-items: center; }
.row label { font-size: .86em; color: var(--quiet); }
#token-scope { flex-basis: 100%; border: 0; padding: 0; }
#token-scope:not([hidden]) { display: grid; grid-template-columns: repeat(auto-fill, minmax(17rem, 1fr)); gap: .3rem; }
#token-scope .quiet { grid-column: 1 / -1; }
#new-token { border-top: 1px solid var(--line); padding-top: .9rem; margin-top: .9rem; }
#new-fault input { flex: 1 1 14rem; min-width: 0; font-family: ui-monospace, monospace; font-size: .82rem; }
[hidden] { display: none !important; }
.shown-once { margin: .75rem 0 0; padding: .6rem .8rem; background: var(--good-ground); border-radius: .5rem; }
.chip { display: inline-block; padding: 0 .5rem; border-radius: 1rem; font-size: .75rem; line-height: 1.5rem; background: var(--chip); }
.chip.good { background: var(--good-ground); color: var(--good); }
.chip.bad { background: var(--bad-ground); color: var(--bad); margin-left: .5rem; }
.branch { border-top: 1px solid var(--line); padding: .5rem 0; }
.branch summary { cursor: pointer; }
.branch summary > * { margin-right: .5rem; }
.modules { list-style: none; margin: .4rem 0 .2rem; padding: 0 0 0 1rem; columns: 15rem; }
.modules li { display: flex; gap: .5rem; align-items: baseline; justify-content: space-between; break-inside: avoid; padding: .05rem 0; }
.module { border: 0; background: none; padding: .1rem .25rem; color: var(--accent); overflow-wrap: anywhere; text-align: left; }
.modules .quiet { white-space: nowrap; }
.module[aria-current=true] { background: var(--chip); }
.plain { list-style: none; margin: .75rem 0 0; padding: 0; font-family: ui-monospace, monospace; font-size: .8rem; overflow-wrap: anywhere; }
.source-title { margin-bottom: .5rem; overflow-wrap: anywhere; }
.listing { display: flex; background: var(--code); border: 1px solid var(--line); border-radius: .5rem; max-height: 34rem; overflow: auto; }
.listing pre, pre.listing { margin: 0; padding: .75rem; line-height: 1.55; tab-size: 2; font-size: .8rem; }
.numbers { position: sticky; left: 0; background: var(--code); color: var(--quiet); text-align: right; user-select: none; }
.comment { color: var(--comment); font-style: italic; } .string { color: var(--string); } .word { color: var(--word); }
.digits { color: var(--digits); }
.token + .token { border-top: 1px solid var(--line); margin-top: .9rem; padding-top: .9rem; }
.bars { display: grid; grid-template-columns: minmax(8rem, auto) minmax(4rem, 1fr) auto auto; gap: .4rem .75rem; margin: .25rem 0 .75rem; }
.bar { display: grid; grid-column: 1 / -1; grid-template-columns: subgrid; align-items: center; font-size: .82rem; }
.bar > span { overflow-wrap: anywhere; }
.number { font-variant-numeric: tabular-nums; text-align: right; }
meter { width: 100%; height: .6rem; background: var(--chip); border: 0; border-radius: .3rem; }
meter::-webkit-meter-bar { height: .6rem; background: var(--chip); border: 0; border-radius: .3rem; }
meter::-webkit-meter-optimum-value { background: var(--good); } meter::-webkit-meter-suboptimum-value { background: var(--digits); }
meter::-webkit-meter-even-less-good-value { background: var(--bad); }
.scroll { overflow: auto; max-height: 30rem; }
table { border-collapse: collapse; width: 100%; font-size: .86rem; }
th { text-align: left; font-weight: 600; color: var(--quiet); position: sticky; top: 0; background: var(--paper); }
th.number { text-align: right; }
th, td { padding: .3rem .75rem .3rem 0; border-bottom: 1px solid var(--line); vertical-align: baseline; }
.path { overflow-wrap: anywhere; min-width: 12rem; }
td.bad { color: var(--bad); font-weight: 600; }
.console { list-style: none; margin: 0; padding: 0; max-height: 24rem; overflow: auto; }
.console:empty { display: none; }
.console li { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: .75rem; align-items: baseline; padding: .25rem .5rem;
  border-bottom: 1px solid var(--line); }
.console pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
.console .result pre { color: var(--string); } .console .result pre::before { content: "→ "; }
.console .error { background: var(--bad-ground); } .console .error pre { color: var(--bad); }
.console .times { color: var(--quiet); font-size: .8rem; white-space: nowrap; }
.challenge canvas { display: block; width: 100%; max-width: 320px; border-radius: .5rem; cursor: crosshair; margin-bottom: .75rem; }
@media (max-width: 56rem) {
  main { grid-template-columns: minmax(0, 1fr); }
  .column { display: contents; }
  #tokens-section { order: 1; } #faults-section { order: 2; } .wide { order: 3; }
}
@media (max-width: 36rem) {
  section { padding: 1rem; }
  .bars { grid-template-columns: 1fr auto; }
  .bar { grid-template-columns: 1fr auto; gap: .1rem .75rem; }
  .bar meter { grid-column: 1 / -1; grid-row: 2; }
  .bar .quiet { grid-column: 1 / -1; }
  .scroll th:nth-child(4), .scroll td:nth-child(4) { display: none; }
  .path { min-width: 8rem; }
  th, td { padding-right: .5rem; }
}
`));for(let[e,t]of jt)n.get(`/emulator/${e}`,(e,n)=>void n.type(`js`).send(t));return n}let jt=new Map([[`console.js`,`
import { element, send } from "./dom.js";

const byId = (id) => document.getElementById(id);
const kept = 300;
let socket = null;
let watched = "";
let seen = { ticks: 0, errors: 0, cpu: null };

/** Follows the first user of a world; another world begins anew. */
export function watchConsole(world, user) {
  const now = JSON.stringify([world, user.id]);
  if (now === watched) return;
  watched = now;
  seen = { ticks: 0, errors: 0, cpu: null };
  byId("console").replaceChildren();
  showTicks();
  connect(world, user);
}

async function connect(world, user) {
  const own = watched;
  socket?.close();
  const { token } = await send("POST", "/emulator/session", { user: user.username });
  if (own !== watched) return;
  socket = new WebSocket(location.origin.replace(/^http/, "ws") + "/emulator/socket?" + new URLSearchParams({ world }));
  socket.onmessage = ({ data }) => hear(data, token, user.id);
  socket.onclose = () => own === watched && setTimeout(() => own === watched && connect(world, user), 2000);
}

function hear(message, token, id) {
  if (message.startsWith("protocol")) socket.send("auth " + token);
  if (message.startsWith("auth ok")) for (const kind of ["console", "cpu"]) socket.send("subscribe user:" + id + "/" + kind);
  if (!message.startsWith("[")) return;
  const [channel, frame] = JSON.parse(message);
  if (channel.endsWith("/cpu")) seen.cpu = frame;
  else showFrame(frame);
  showTicks();
}

function showFrame({ messages, error }) {
  if (messages !== undefined) seen.ticks++;
  for (const line of messages?.log ?? []) addLine("log", line);
  for (const line of messages?.results ?? []) addLine("result", line);
  if (error === undefined) return;
  seen.errors++;
  addLine("error", error);
}

/** The service escapes what the code printed, and of an error one character; here each is text anyway. */
const plain = {
  log: (text) => text.replace(/&#x([0-9a-f]{1,6});/gi, (whole, hex) => parseInt(hex, 16) > 0x10ffff ? whole : String.fromCodePoint(parseInt(hex, 16))),
  error: (text) => text.replaceAll("&lt;", "<"),
  result: (text) => text,
};

function addLine(kind, escaped) {
  const list = byId("console");
  const text = plain[kind](String(escaped));
  const newest = list.firstChild;
  // A bot that says the same each tick takes one line.
  if (newest?.dataset.kind === kind && newest.dataset.text === text) return void repeat(newest);
  const row = element("li", kind);
  row.dataset.kind = kind;
  row.dataset.text = text;
  row.append(element("span", "quiet", new Date().toLocaleTimeString([], { hour12: false })), element("pre", "", text), element("span", "times"));
  list.prepend(row);
  while (list.children.length > kept) list.lastChild.remove();
}

function repeat(row) {
  const times = Number(row.dataset.times ?? 1) + 1;
  row.dataset.times = times;
  row.querySelector(".times").textContent = times + " times";
}

function showTicks() {
  const count = (number, word) => number + " " + word + (number === 1 ? "" : "s");
  byId("no-ticks").hidden = seen.ticks > 0;
  byId("ticks").textContent = count(seen.ticks, "tick");
  byId("errors").textContent = count(seen.errors, "error");
  byId("errors").className = seen.errors > 0 ? "chip bad" : "chip";
  byId("cpu").textContent = seen.cpu === null ? "" : "CPU " + seen.cpu.cpu + ", memory " + seen.cpu.memory;
}
`],[`dom.js`,`
export function element(tag, className, text) {
  const node = document.createElement(tag);
  if (className) node.className = className;
  if (text !== undefined) node.textContent = text;
  return node;
}

/** In steps of a thousand, as the command line and the limit of the service tell sizes. */
export function size(bytes) {
  if (bytes < 1000) return bytes + " B";
  return bytes < 1000000 ? (bytes / 1000).toFixed(1) + " kB" : (bytes / 1000000).toFixed(2) + " MB";
}

export async function send(method, path, body, headers = {}) {
  const response = await fetch(path, {
    method,
    headers: { "content-type": "application/json", ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return response.json();
}
`],[`start.js`,`
import { watchConsole } from "./console.js";
import { element, send, size } from "./dom.js";
import { showSource } from "./source.js";
import { showTokens } from "./tokens.js";

const byId = (id) => document.getElementById(id);
let world = "";
let chosen = null;
let last = "";

function showWorlds(worlds) {
  byId("worlds").replaceChildren(...worlds.map(({ prefix }) => {
    const tab = element("button", "", prefix === "" ? "main" : prefix);
    tab.setAttribute("aria-current", String(prefix === world));
    tab.onclick = () => { world = prefix; chosen = null; last = ""; refresh(); };
    return tab;
  }));
  byId("worlds").hidden = worlds.length < 2;
  byId("address").textContent = location.origin + (world && "/" + world);
}

function showUsers(users) {
  byId("users").replaceChildren(...users.flatMap(({ id, username, branches }) =>
    [element("h3", "user", username), ...branches.map((branch) => showBranch(id, branch))]));
}

function showBranch(user, branch) {
  const box = element("details", "branch");
  box.open = branch.activeWorld || chosen?.branch === branch.id;
  const title = element("summary");
  title.append(element("b", "", branch.name));
  if (branch.activeWorld) title.append(element("span", "chip good", "world"));
  if (branch.activeSim) title.append(element("span", "chip", "sim"));
  const total = branch.modules.reduce((sum, each) => sum + each.bytes, 0);
  const count = branch.modules.length + (branch.modules.length === 1 ? " module, " : " modules, ");
  title.append(element("span", "quiet", count + size(total)));
  const list = element("ul", "modules");
  list.append(...branch.modules.map((module) => showModule(user, branch, module)));
  box.append(title, list);
  return box;
}

function showModule(user, branch, module) {
  const item = element("li");
  const link = element("button", "module", module.name === "" ? "(no name)" : module.name);
  link.setAttribute("aria-current", String(chosen?.branch === branch.id && chosen?.module === module.name));
  link.onclick = () => {
    chosen = { user, branch: branch.id, branchName: branch.name, module: module.name };
    last = "";
    refresh().then(() => { if (innerWidth < 900) byId("source-title").scrollIntoView({ behavior: "smooth" }); });
  };
  item.append(link, element("span", "quiet", (module.kind === "text" ? "" : module.kind + ", ") + size(module.bytes)));
  return item;
}

async function readChosen() {
  if (chosen === null) return;
  const query = new URLSearchParams({ world, user: chosen.user, branch: chosen.branch });
  const { modules } = await send("GET", "/emulator/code?" + query);
  showSource(byId("source"), chosen, modules);
}

function showFaults(faults) {
  byId("faults").replaceChildren(...faults.map((fault) => element("li", "", JSON.stringify({ fault: fault.fault, ...fault }))));
}

async function refresh() {
  await show(await send("GET", "/emulator/state"));
}

async function show(state) {
  byId("count").textContent = state.requests + (state.requests === 1 ? " request" : " requests");
  showTokens(byId("tokens"), state, world);
  const rest = JSON.stringify([world, chosen, state.worlds, state.faults]);
  if (rest === last) return;
  last = rest;
  const here = state.worlds.find(({ prefix }) => prefix === world) ?? state.worlds[0];
  world = here.prefix;
  watchConsole(world, here.users[0]);
  showWorlds(state.worlds);
  showUsers(here.users);
  showFaults(state.faults);
  await readChosen();
}

function logRow(request) {
  const row = element("tr");
  const status = element("td", request.status >= 400 || request.status === 0 ? "bad" : "");
  status.textContent = request.status === 0 ? "cut" : request.status;
  if (request.faults.length > 0) status.append(element("span", "chip bad", request.faults.join(", ")));
  const path = element("td", "path", request.method + " " + request.path);
  const left = request.replyHeaders["x-ratelimit-remaining"];
  row.append(element("td", "quiet", new Date(request.at).toLocaleTimeString([], { hour12: false })), path, status,
    element("td", "quiet", request.by), element("td", "number", left === undefined ? "" : left));
  return row;
}

const logged = new Set();
function log(request) {
  if (logged.has(request.number)) return;
  logged.add(request.number);
  byId("no-requests").hidden = true;
  byId("log").prepend(logRow(request));
  while (byId("log").children.length > 200) byId("log").lastChild.remove();
}

let waiting = false;
function refreshSoon() {
  if (waiting) return;
  waiting = true;
  setTimeout(() => { waiting = false; refresh(); }, 150);
}

/** What is wrong with it, or nothing. */
async function addFault(text) {
  let fault;
  try { fault = JSON.parse(text); } catch { return "Cannot read fault: it is not JSON"; }
  return (await send("POST", "/emulator/faults", fault)).error ?? "";
}

byId("new-fault").onsubmit = async (event) => {
  event.preventDefault();
  byId("fault").setCustomValidity(await addFault(byId("fault").value));
  byId("fault").reportValidity();
  refresh();
};
byId("fault").oninput = () => byId("fault").setCustomValidity("");
byId("clear-faults").onclick = async () => { await send("DELETE", "/emulator/faults"); refresh(); };

const live = new EventSource("/emulator/live");
// What came between the page and this stream.
live.onopen = async () => { for (const request of await send("GET", "/emulator/requests")) log(request); };
live.onmessage = ({ data }) => { log(JSON.parse(data)); refreshSoon(); };
const { state, requests } = JSON.parse(document.body.dataset.first);
for (const request of requests) log(request);
await show(state);
document.body.hidden = false;
setInterval(refresh, 2000);
`],[`source.js`,wt],[`tokens.js`,`
import { element, send } from "./dom.js";

const byId = (id) => document.getElementById(id);
let last = "";
const unfolded = new Set();

export function showTokens(place, state, world) {
  const users = state.worlds[0].users.map(({ username }) => username);
  if (byId("token-user").children.length !== users.length) {
    byId("token-user").replaceChildren(...users.map((name) => new Option(name)));
    byId("token-user").hidden = users.length < 2;
  }
  byId("new-token").hidden = state.profile !== "official";
  const now = JSON.stringify([state.tokens, world, [...unfolded], Math.floor(state.now / 30_000)]);
  if (now === last) return;
  last = now;
  const none = element("p", "quiet", "Tokens belong to the official service. Here one signs in with name and password.");
  place.replaceChildren(...(state.profile === "official" ? state.tokens.map((token) => card(token, state.now, world)) : [none]));
}

function card(token, now, world) {
  const box = element("article", "token");
  const title = element("p", "row");
  title.append(element("code", "", token.token), element("span", "chip", token.full ? "full access" : "limited"));
  title.append(element("span", "quiet", token.user + (token.description ? ", " + token.description : "")));
  box.append(title);
  if (!token.full) box.append(element("p", "quiet", token.endpoints.join(", ") || "no endpoints"));
  box.append(token.noRatelimitUntil > now ? freeUntil(token.noRatelimitUntil) : bars(token, now, world), actions(token, world));
  return box;
}

function freeUntil(end) {
  return element("p", "chip good", "no rate limits until " + new Date(end).toLocaleTimeString([], { hour12: false }));
}

function bars(token, now, world) {
  const meters = token.limits.find((each) => each.world === world)?.meters ?? [];
  const used = meters.filter((meter, index) => index === 0 || meter.remaining < meter.limit);
  const list = element("div", "bars");
  list.append(...(unfolded.has(token._id) ? meters : used).map((meter) => bar(meter, now)));
  return list;
}

function bar({ bucket, limit, periodMs, remaining, resetAt }, now) {
  const row = element("div", "bar");
  const meter = element("meter");
  meter.max = limit;
  meter.value = remaining;
  meter.low = limit * 0.2;
  meter.high = limit * 0.5;
  meter.optimum = limit;
  meter.setAttribute("aria-label", bucket + ": " + remaining + " of " + limit + " left");
  const time = remaining === limit ? "per " + duration(periodMs) : "full again in " + duration(resetAt - now) + ", " + clock(resetAt);
  row.append(element("span", "", bucket === "global" ? "all requests" : bucket), meter,
    element("span", "number", remaining + " of " + limit), element("span", "quiet", time));
  return row;
}

function clock(time) {
  return new Date(time).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit", hour12: false });
}

function duration(ms) {
  const units = [["day", 86_400_000], ["h", 3_600_000], ["min", 60_000], ["s", 1000]];
  const [unit, length] = units.find(([, length]) => ms >= length) ?? ["ms", 1];
  const count = Math.ceil(ms / length);
  return count === 1 && unit !== "s" ? { day: "day", h: "hour", min: "minute", ms: "1 ms" }[unit] : count + " " + unit;
}

function actions(token, world) {
  const row = element("p", "row");
  const lift = element("a", "", "Lift the limits for 2 hours");
  lift.href = (world && "/" + world) + "/a/#!/account/auth-tokens/noratelimit?token=" + token.token.slice(0, 8);
  const all = element("button", "", unfolded.has(token._id) ? "Fewer limits" : "All limits");
  all.onclick = () => { unfolded.has(token._id) ? unfolded.delete(token._id) : unfolded.add(token._id); };
  const remove = element("button", "", "Delete");
  remove.onclick = async () => {
    if (!confirm("Delete this token? What uses it gets 401 from now on.")) return;
    await asUser(token.user, "POST", "/api/user/delete-auth-token", { tokenId: token._id });
  };
  row.append(lift, all, remove);
  return row;
}

async function asUser(user, method, path, body) {
  const { token } = await send("POST", "/emulator/session", { user });
  return send(method, path, body, { "x-token": token });
}

byId("token-limited").onchange = () => { byId("token-scope").hidden = !byId("token-limited").checked; };

function selection() {
  const ticked = (name) => [...document.querySelectorAll('[name="' + name + '"]:checked')].map(({ value }) => value);
  const memorySegments = byId("token-segments").value;
  return { type: "selected", endpoints: ticked("endpoints"), websockets: ticked("websockets"), memorySegments };
}

byId("new-token").onsubmit = async (event) => {
  event.preventDefault();
  const scope = byId("token-limited").checked ? selection() : { type: "full" };
  const description = byId("token-description").value || null;
  const { token, error } = await asUser(byId("token-user").value, "POST", "/api/user/auth-token", { ...scope, description });
  const note = byId("shown-once");
  note.hidden = false;
  note.replaceChildren(error ?? "Keep it now, it will not be shown again: ", element("code", "", token));
};
`],[`no-rate-limit.js`,Ct]]);function Mt(e,t,n){e.set(`content-security-policy`,`default-src 'self'; img-src 'self' data:; style-src 'self'; base-uri 'none'; form-action 'none'`+n).type(`html`).send(t)}var Nt=n(58500);function Pt(e,t,n){let r=e.memoryWrites.filter(e=>e.shard===t&&e.tick<n);for(let n of r)e.memory.set(t,Rt(e.memory.get(t)??{},n.keys,n.value)),e.memoryWrites.splice(e.memoryWrites.indexOf(n),1);return e.memory.get(t)??{}}function Ft({memory:e,memoryWrites:t}){let n=new Map(e);for(let{shard:e,keys:r,value:i}of t)n.set(e,Rt(n.get(e)??{},r,i));return n}function It(e,t){let n=e;for(let e of t){if(n==null)return`no parent`;n=Lt(n,e)}return{value:n}}function Lt(e,t){if(typeof e==`object`&&e)return Object.getOwnPropertyDescriptor(e,t)?.value}function Rt(e,t,n){let[r,...i]=t;if(r===void 0)return n??{};if(typeof e!=`object`||!e)return e;let a=new Map(Object.entries(e)),o=i.length===0?n:Rt(a.get(r),i,n);return o===void 0?a.delete(r):a.set(r,o),Array.isArray(e)?[...a.values()]:Object.fromEntries(a)}var zt=n(75919);function Bt(){return{OK:0,...Jt(`ERR`,Vt,e=>-1-e),ERR_NOT_ENOUGH_RESOURCES:-6,ERR_NOT_ENOUGH_EXTENSIONS:-6,ERR_RCL_NOT_ENOUGH:-14,ERR_GCL_NOT_ENOUGH:-15,...Object.fromEntries(Ht.map((e,t)=>[e,t+1])),...Jt(`FIND`,Ut,e=>101+e),...Object.fromEntries(Wt.map(e=>[`STRUCTURE_${e}`,Gt.get(e)??Yt(e)])),...Object.fromEntries(Object.keys(Kt).map(e=>[e.toUpperCase(),e])),BODYPART_COST:Kt,...qt,MAX_CREEP_SIZE:50,CREEP_LIFE_TIME:1500,CREEP_SPAWN_TIME:3,CARRY_CAPACITY:50,TOWER_CAPACITY:1e3}}let Vt=L(`NOT_OWNER NO_PATH NAME_EXISTS BUSY NOT_FOUND NOT_ENOUGH_ENERGY INVALID_TARGET FULL NOT_IN_RANGE
  INVALID_ARGS TIRED NO_BODYPART`),Ht=L(`TOP TOP_RIGHT RIGHT BOTTOM_RIGHT BOTTOM BOTTOM_LEFT LEFT TOP_LEFT`),Ut=L(`CREEPS MY_CREEPS HOSTILE_CREEPS SOURCES_ACTIVE SOURCES DROPPED_RESOURCES STRUCTURES MY_STRUCTURES
  HOSTILE_STRUCTURES FLAGS CONSTRUCTION_SITES MY_SPAWNS HOSTILE_SPAWNS MY_CONSTRUCTION_SITES HOSTILE_CONSTRUCTION_SITES
  MINERALS NUKES TOMBSTONES POWER_CREEPS MY_POWER_CREEPS HOSTILE_POWER_CREEPS DEPOSITS RUINS`),Wt=L(`SPAWN EXTENSION ROAD WALL RAMPART KEEPER_LAIR PORTAL CONTROLLER LINK STORAGE TOWER OBSERVER
  POWER_BANK POWER_SPAWN EXTRACTOR LAB TERMINAL CONTAINER NUKER FACTORY INVADER_CORE`),Gt=new Map([[`WALL`,`constructedWall`]]),Kt={move:50,work:100,attack:80,carry:50,heal:250,ranged_attack:150,tough:10,claim:600},qt={RESOURCE_ENERGY:`energy`,RESOURCE_POWER:`power`,RESOURCE_HYDROGEN:`H`,RESOURCE_OXYGEN:`O`,RESOURCE_UTRIUM:`U`,RESOURCE_LEMERGIUM:`L`,RESOURCE_KEANIUM:`K`,RESOURCE_ZYNTHIUM:`Z`,RESOURCE_CATALYST:`X`,RESOURCE_GHODIUM:`G`};function L(e){return e.split(/\s+/)}function Jt(e,t,n){return Object.fromEntries(t.map((t,r)=>[`${e}_${t}`,n(r)]))}function Yt(e){return e.toLowerCase().replace(/_(.)/g,(e,t)=>t.toUpperCase())}let Xt=String.raw`
"use strict";
const { parentPort, workerData } = require("node:worker_threads");
const vm = require("node:vm");

const context = vm.createContext({});
const inContext = (code) => vm.runInContext(code, context);
const parse = inContext("(json) => JSON.parse(json)");
const GameError = inContext("Error");
const GameBytes = inContext("Uint8Array");
const modules = new Map(workerData.modules);
const cache = new Map();
const loading = Symbol("loading");
const mostLines = 1000;
let lines = [];
let rejected = [];
process.on("unhandledRejection", (error) => rejected.push(frameOf(error)));

const show = (value) => (value && value.toString ? value.toString() : value === undefined ? "undefined" : JSON.stringify(value));
context.console = parse("{}");
context.console.log = (...values) => {
  if (lines.length < mostLines) lines.push(values.map(show).join(" "));
};
Object.assign(context, parse(workerData.constants));
context.global = inContext("globalThis");
context.require = (name) => load(String(name).replace(/^\.\//, ""));

function load(name) {
  if (cache.get(name) === loading) throw new GameError("Circular reference to module '" + name + "'");
  if (cache.has(name)) return cache.get(name);
  if (!modules.has(name)) throw new GameError("Unknown module '" + name + "'");
  const content = modules.get(name);
  if (typeof content === "object" && content !== null) return keep(name, GameBytes.from(Buffer.from(content.binary, "base64")));
  const module = parse('{"exports":{}}');
  cache.set(name, loading);
  try {
    evaluate(name, String(content), module);
  } catch (error) {
    cache.delete(name);
    throw error;
  }
  return keep(name, module.exports);
}

function keep(name, value) {
  cache.set(name, value);
  return value;
}

function evaluate(filename, code, module) {
  const before = context.__module;
  context.__module = module;
  try {
    const script = new vm.Script("(function __module(module,exports){ " + code + "\n})(__module, __module.exports)", { filename });
    script.runInContext(context, { displayErrors: false });
  } finally {
    context.__module = before;
  }
}

function answer(expression, index) {
  const code = '(function(code,module,exports){ return "" + eval(code); })(' + JSON.stringify(expression) + ", {}, {})";
  return new vm.Script(code, { filename: "_console" + Date.now() + "_" + index }).runInContext(context, { displayErrors: false });
}

/** As the game sends it; nothing for a thrown string, which has no stack. */
function frameOf(error) {
  if (typeof error !== "object" || error === null || typeof error.stack !== "string") return undefined;
  const stack = error instanceof SyntaxError || error.name === "SyntaxError" ? "SyntaxError: " + error.message : error.stack;
  const own = stack.split("\n").filter((line) => !/^ +at .*(?:node:|\[worker eval\])/.test(line));
  return own.join("\n").replace(/</g, "&lt;").replace(/at __module \((.*)\)/g, "at $1") + "\n";
}

function gameAt({ time, shard }, began) {
  const game = parse('{"creeps":{},"rooms":{},"spawns":{},"structures":{},"flags":{},"constructionSites":{},"map":{},"market":{}}');
  const cpu = Object.assign(parse('{"limit":20,"tickLimit":500,"bucket":10000}'), { getUsed: () => performance.now() - began });
  return Object.assign(game, { time, cpu, shard: parse(JSON.stringify({ name: shard })), getObjectById: () => null, notify: () => 0 });
}

function run(tick, results) {
  const main = load("main");
  if (main && typeof main.loop === "function") evaluate("__mainLoop", "module.exports.loop();", { exports: main });
  tick.expressions.forEach((expression, index) => results.push(answer(expression, index)));
}

function memoryText() {
  try {
    return JSON.stringify(context.Memory);
  } catch {
    return undefined;
  }
}

parentPort.on("message", (tick) => {
  const results = [];
  const began = performance.now();
  let error;
  context.Game = gameAt(tick, began);
  context.Memory = parse(tick.memory);
  try {
    run(tick, results);
  } catch (thrown) {
    error = frameOf(thrown);
  }
  const cpu = Math.ceil(performance.now() - began);
  // One turn later, when promises that nobody caught are known.
  setImmediate(() => {
    parentPort.postMessage({ log: lines, results, error, rejected, cpu, memory: memoryText() });
    lines = [];
    rejected = [];
  });
});
parentPort.postMessage("ready");
`,Zt=f.Ikc({log:f.YOg(f.YjP()),results:f.YOg(f.YjP()),error:f.lqM(f.YjP()),rejected:f.YOg(f.lqM(f.YjP())),cpu:f.aig(),memory:f.lqM(f.YjP())}),Qt={maxOldGenerationSizeMb:128,maxYoungGenerationSizeMb:32,stackSizeMb:4},$t=`Script execution timed out.
`,en=`Script execution has been terminated`;class CodeWorker{#e;#t;constructor(e){this.#e=e}async tick(e){this.#t??=tn(this.#e);let t=await nn(await this.#t,e);return typeof t==`string`?(await this.end(),{log:[],results:[],error:t,rejected:[],cpu:t===$t?500:1}):t}async end(){let e=await this.#t;this.#t=void 0,await e?.terminate()}}async function tn(e){let t=new zt.Worker(Xt,{eval:!0,env:{},execArgv:[],stdin:!1,stdout:!0,stderr:!0,resourceLimits:Qt,workerData:{modules:e,constants:JSON.stringify(Bt())}});return await(0,r.once)(t,`message`),t.on(`error`,()=>{}),t}async function nn(e,t){let n=new AbortController,{signal:i}=n,a=(0,r.once)(e,`message`,{signal:i}).then(([e])=>f.is(Zt,e)?e:en),o=(0,r.once)(e,`exit`,{signal:i}).then(()=>en),s=(0,Nt.setTimeout)(1e3,$t,{signal:i});e.postMessage(t);try{return await Promise.race([a,o,s])}catch(e){return rn(e)?`Script execution has been terminated: unable to allocate memory, restarting virtual machine`:en}finally{n.abort()}}function rn(e){return e instanceof Error&&`code`in e&&e.code===`ERR_WORKER_OUT_OF_MEMORY`}class Runner{#e;#t=new AbortController;#n;#r;#i;#a=0;constructor(e,t){this.#e=e,e.world.time.hold(e.service.now()),this.#n=this.#o(t)}async stop(){this.#t.abort(),await this.#n,await this.#i?.end()}async#o(e){let{signal:t}=this.#t;for(;!t.aborted;){let n=performance.now();await this.#s(),await(0,Nt.setTimeout)(Math.max(0,n+e-performance.now()),void 0,{signal:t}).catch(()=>{})}}async#s(){let{service:e,world:t,accountId:n}=this.#e,r=S(t,n,e.now()),{branches:i,console:a,memory:o}=r;await this.#c(i.find(({activeWorld:e})=>e)?.modules);let[s=`shard0`]=t.shards;t.time.advance();let c=t.time.at(e.now()),l=await this.#i?.tick({time:c,shard:s,memory:JSON.stringify(Pt(r,s,c)),expressions:a.splice(0)});l?.memory!==void 0&&o.set(s,JSON.parse(l.memory)),this.#t.signal.aborted||this.#l(l)}async#c(e){if(e===this.#r)return;this.#r=e,await this.#i?.end();let t=e===void 0?void 0:g(e);this.#i=t instanceof Map&&t.get(`main`)?new CodeWorker([...t]):void 0}#l(e){let{log:t=[],results:n=[],error:r,rejected:i=[],cpu:a=0,memory:o=`{}`}=e??{},s=performance.now()-this.#a>=200;s&&(this.#a=performance.now());let c=s?{cpu:a,memory:o.length}:{};Ie(this.#e,{log:t,results:n,error:r,...c},i.filter(e=>e!==void 0))}}function an(e,{tickMs:t}){if(!/^(?:localhost|127\.\d+\.\d+\.\d+|::1)$/.test(e))throw RangeError(`Cannot run code for whoever reaches ${e}: a worker is no sandbox; leave the host away`);if(!Number.isInteger(t)||t<1)throw RangeError(`Cannot play ticks of ${t} ms: give a whole number from 1`)}function on(e,{tickMs:t}){let{id:n}=se(e);return[...e.worlds.values()].map(r=>new Runner({service:e,world:r,accountId:n},t))}function sn(e){return m(/^\s*[[{]/.test(e)?JSON.parse(e):cn(e))}function cn(e){let[t=``,...n]=e.split(`;`).map(e=>e.trim());return{fault:t,...Object.fromEntries(n.map(ln))}}function ln(e){let[t=``,...n]=e.split(`=`),r=n.join(`=`).trim();return[t.trim(),/^-?\d+$/.test(r)?Number(r):r]}let un=new WeakMap,dn=[o().urlencoded({limit:`8mb`,extended:!0}),o().json({limit:`8mb`,verify:(e,t,n)=>pn(e,n)})];async function fn(e,t,n){un.set(e,n);for(let n of dn)await new Promise((r,i)=>{n(e,t,e=>e===void 0?r():i(e))});return e.body}function pn(e,t){let n=un.get(e);n!==void 0&&(n.bodyDigest=(0,s.createHash)(`sha256`).update(t).digest(`hex`),n.bodyBytes=t.length)}function mn(e){if(e instanceof Error&&`status`in e&&typeof e.status==`number`)return{status:e.status,message:`${e.name}: ${e.message}`}}let hn=new Set([`x-token`,`x-username`,`authorization`,`x-server-password`,`cookie`]);function gn(e){return e.replace(/([?&](?:_token|token|password)=)[^&]*/gi,`$1***`)}function _n(e){return Object.fromEntries(Object.entries(e).map(([e,t])=>[e,hn.has(e)?`***`:String(t)]))}function vn({response:e,record:t},{reply:n,how:r},i){r===`whole`&&bn(e,n),(r===`cut`||r===`stall`)&&xn(e,n),t.replyHeaders=r===`reset`?{}:Sn(e),i.close(t,r===`reset`?0:e.statusCode),r===`reset`&&e.socket?.resetAndDestroy(),r===`cut`&&e.socket?.destroySoon()}let yn=new Set([200,401]);function bn(e,{status:t,headers:n,body:r}){e.status(t).set(n),yn.has(t)&&n[`content-type`]!==void 0?e.send(r):e.end(r)}function xn(e,{status:t,headers:n,body:r}){let i=Buffer.from(r);e.status(t).set(n).set(`content-length`,String(i.length)),e.write(i.subarray(0,i.length>>1))}function Sn(e){let{"x-token":t,...n}=e.getHeaders(),r=Object.entries(n).map(([e,t])=>[e,String(t)]);return{...Object.fromEntries(r),...t===void 0?{}:{"x-token":`***`}}}function R(e,t){return N(Qe(`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Error</title>
</head>
<body>
<pre>${I(t)}</pre>
</body>
</html>
`,e),{"content-security-policy":`default-src 'none'`,"x-content-type-options":`nosniff`})}function Cn(e,t){let n=`${e} ${t}`;return Qe(`<html>\r\n<head><title>${n}</title></head>\r\n<body>\r\n<center><h1>${n}</h1></center>\r\n<hr><center>nginx</center>\r
</body>\r
</html>\r
`,e)}function wn({rate:e,reading:t}){return{"x-ratelimit-limit":String(e.limit),"x-ratelimit-remaining":String(t.remaining),"x-ratelimit-reset":String(Math.ceil(t.resetAt/1e3))}}function Tn(e,t,n){let r=e.bucket===`global`,i=r?t.globalFormat:t.format,a=Dn(i,En(e),n);return t.headers&&(r?t.globalHeaders:i!==`html`)?N(a,wn(e)):a}function En({reading:e}){return Math.max(1,Math.ceil(e.waitMs))}function Dn(e,t,n){let r=`Rate limit exceeded, retry after ${t}ms`,i=`${r} or disable rate limiting using this link: ${n}`;return e===`text`?j(r,429):e===`long`?j(i,429):e===`json`?O({error:i},429):Cn(429,`Too Many Requests`)}function On({method:e,path:t}){return`${e} ${t}`}function kn(e,t){let{endpoint:n}=e;if(t?.by!==`token`)return{identity:t,meter:void 0};if(n.access===`session`)return P;let r=On(n),i=An(e,r,t);return`status`in i||n.access===`open`||Ye(t.token.scope,r)?i:z($e,i)}function An(e,t,n){let{service:r,world:i}=e,{token:a}=n,{limiter:o}=i,s=r.now();if(!o.switches.enabled||a.noRatelimitUntil>s)return{identity:n,meter:void 0};let c=oe(o,a),l=o.take(c,t,s);return l.allowed?{identity:n,meter:o.switches.headers?l.shown:void 0}:Tn(l.by,o.switches,e.noRateLimitLink(a.value.slice(0,8)))}function z(e,{meter:t}){return t===void 0?e:N(e,wn(t))}async function jn(e,t,n){let{identity:r}=n,{service:i,world:a,endpoint:o}=e,s={...t,service:i,world:a,now:i.now()};return N(z(o.access===`open`?await o.answer(s):await Mn(o,s,r),n),Nn(e,r))}function Mn(e,t,n){if(n===void 0)return P;let{account:r}=n,i=S(t.world,r.id,t.now),a=n.by===`token`?n.token.scope:void 0,o=e=>a===void 0||Xe(a,e);return e.answer({...t,account:r,player:i,maySegments:o})}function Nn({service:e,endpoint:t},n){let{rollingTokenMs:r}=e.profile;return r===void 0||n===void 0||t.access===`open`?{}:{"x-token":e.accounts.openSession(n.account.id,r,e.now())}}function Pn(e){return e===void 0?``:e.by===`token`?u(e.token.value):`${e.account.username} (${e.by})`}var B=n(38522);let Fn={413:`Request Entity Too Large`,429:`Too Many Requests`,500:`Internal Server Error`,502:`Bad Gateway`,503:`Service Temporarily Unavailable`,504:`Gateway Time-out`};function In(e){return!Ln(e)&&e.when!==`after`}function Ln({fault:e}){return e===`stall`||e===`cut`||e===`content-type`||e===`gzip`||e===`skew`}function Rn(e,t){switch(e.fault){case`status`:return Cn(e.status,Fn[e.status]??`Unknown Error`);case`html`:return Qe(`<!DOCTYPE html><html><head><title>Sign in</title></head><body>Please sign in to the network</body></html>`);case`redirect`:return M(e.status??302,{location:e.location});case`rate-limit`:return N(Dn(e.format??`long`,e.ms,t),e.headers??{});case`reply`:return{status:e.status??200,headers:e.headers??{},body:e.body??``};default:return}}function zn(e,t,n){let{reply:r}=e;switch(t.fault){case`reset`:case`cut`:case`stall`:return{reply:r,how:t.fault};case`content-type`:return{...e,reply:N(r,{"content-type":t.value})};case`gzip`:return{...e,reply:{...N(r,{"content-encoding":`gzip`}),body:(0,B.gzipSync)(r.body)}};case`skew`:return{...e,reply:Bn(r,t.seconds)};default:return{...e,reply:Rn(t,n)??r}}}function Bn(e,t){let n=e.headers[`x-ratelimit-reset`];return n===void 0?e:N(e,{"x-ratelimit-reset":String(Number(n)+t)})}function Vn({serverPassword:e,accounts:t,now:n},{headers:r,path:i}){return e===void 0||T(r,`x-server-password`)===e||/^\/api\/(auth\/signin|authmod|register\/submit)\/?$/i.test(i)?!1:t.session(T(r,`x-token`),n())===void 0}async function Hn(e,t){let n=e.noRateLimitLink(`00000000`),r=await Un(e,t.faults.filter(In),n),i=t.faults.filter(e=>!In(e));vn(t,await Wn(e,r??{reply:await Kn(e,t),how:`whole`},i,n),e.service.record)}async function Un(e,t,n){for(let r of t){await Gn(e,r);let t=Rn(r,n);if(t!==void 0)return{reply:t,how:`whole`};if(r.fault===`reset`)return{reply:O({}),how:`reset`}}}async function Wn(e,t,n,r){let i=t;for(let t of n)await Gn(e,t),i=zn(i,t,r);return i}async function Gn({service:e,world:t},n){if(n.fault===`slow`&&await new Promise(e=>setTimeout(e,n.ms)),n.fault===`other-write`)for(let r of e.accounts.list())Ae(t,r.id,n,e.now())}async function Kn(e,t){let{service:n}=e,r=qn(t.request),i=n.profile.identifyEarly?.(n,r);if(i!==void 0&&`status`in i)return i;if(i===void 0&&Vn(n,r))return A(`incorrect server password`);if(!n.profile.bodyFirst){let n=Jn(e,r,i,t.record);if(`status`in n)return n;let a=await Yn(e,t);return`reply`in a?z(a.reply,n):Xn(e,{...r,body:w(a.body)},n)}let a=await Yn(e,t);if(`reply`in a)return a.reply;let o={...r,body:w(a.body)},s=Jn(e,o,i,t.record);return`status`in s?s:Xn(e,o,s)}function qn({headers:e,method:t,path:n,query:r}){return{headers:e,method:t,path:n,query:w(r),body:{}}}function Jn(e,t,n,r){let i=n??e.service.profile.identify(e.service,t),a=e.endpoint.access===`open`;return`status`in i?a?{identity:void 0,meter:void 0}:i:(r.by=Pn(i),kn(e,i))}async function Yn(e,t){try{return{body:await fn(t.request,t.response,t.record)}}catch(t){let n=mn(t);if(n===void 0)throw t;return{reply:e.service.profile.unreadableBody(n.status,n.message)}}}async function Xn(e,t,n){let r=await jn(e,t,n);return e.endpoint.method===`POST`&&await e.service.save(),r}function Zn(e,t,n){let{service:r}=e;if(Vn(r,t))return A(`incorrect server password`);let i=r.profile.unknownPath(t.method,Qn(t)),a=r.profile.identify(r,qn(t));if(`status`in a||(n.by=Pn(a),a.by!==`token`))return i;let o=An(e,`${t.method} ${t.path}`,a);return`status`in o?o:z(i,o)}function Qn({originalUrl:e}){return e.split(`?`)[0]??``}function $n(e,t){let n=o()();n.set(`etag`,e.profile.etag?`weak`:!1),n.set(`x-powered-by`,e.profile.poweredBy),n.set(`query parser`,`extended`),n.use((t,n,r)=>{n.setHeader(`date`,new Date(e.now()).toUTCString()),r()}),n.use(t);for(let t of[...e.worlds.values()].filter(({prefix:e})=>e!==``))n.use(`/${t.prefix}`,tr(e,t));let r=e.worlds.get(``);return r!==void 0&&n.use(tr(e,r)),n.use((t,n)=>sr(e,t,n)),n.use(er),n}let er=(e,t,n,r)=>{let i=mn(e);i===void 0&&console.error(e),n.headersSent?r(e):n.status(i?.status??500).json({error:i?.message??`the emulator has a bug, see its output`})};function tr(e,t){let n=(0,a.Router)();for(let r of e.profile.endpoints)(r.method===`GET`?n.get.bind(n):n.post.bind(n))(r.path,(n,i)=>nr(e,t,r,n,i));return n.use((n,r,i)=>{if(n.method===`OPTIONS`)return i();let a=or(e,t.prefix,n),o=Zn(rr(e,t,n),n,a);vn({response:r,record:a},{reply:o,how:`whole`},e.record)}),n}async function nr(e,t,n,r,i){let a=ar(e,t.prefix,r);if(`mistake`in a)return void i.status(400).json({error:a.mistake});let o=ir(e,t.prefix,r,i,a);await Hn({...rr(e,t,r),endpoint:n},o)}function rr(e,t,n){let r=`${n.protocol}://${n.get(`host`)??`127.0.0.1`}${n.baseUrl}`;return{service:e,world:t,noRateLimitLink:e=>`${r}/a/#!/account/auth-tokens/noratelimit?token=${e}`}}function ir(e,t,n,r,i){let a=or(e,t,n);return a.faults=i.map(({fault:e})=>e),{request:n,response:r,record:a,faults:i}}function ar({faults:e},t,{headers:n,method:r,path:i}){let a=T(n,`x-emulator-fault`);try{return[...a===``?[]:sn(a),...e.take({method:r,path:i,world:t})]}catch(e){return{mistake:e instanceof Error?e.message:`Cannot read fault`}}}function or(e,t,{method:n,originalUrl:r,headers:i}){let a=gn(r);return e.record.open({method:n,path:a,world:t,headers:_n(i),at:e.now()})}function sr(e,t,n){let r=or(e,``,t),i=e.profile.unknownPath(t.method,t.path);vn({response:n,record:r},{reply:i,how:`whole`},e.record)}class Accounts{#e=new Map;#t=new Map;#n=new Map;#r=1e3;add(e){return this.#e.set(e.id,e),e}list(){return[...this.#e.values()]}byId(e){return this.#e.get(e)}byName(e){return this.list().find(t=>t.username===e||t.email===e)}signIn(e,t){let n=typeof e==`string`?this.byName(e):void 0;return n?.password===t?n:void 0}createToken(e){return this.keepToken(l(e))}keepToken(e){return this.#t.set(e.value,e),e}deleteToken(e,t){let n=this.tokens().find(n=>n.id===t&&n.accountId===e);return n!==void 0&&this.#t.delete(n.value)}tokens(){return[...this.#t.values()]}token(e){return this.#t.get(e)}tokenByPrefix(e){return e.length<8?void 0:this.tokens().find(t=>t.value.startsWith(e))}openSession(e,t,n){this.#n.size>=this.#r&&this.#i(n);let r=(0,s.randomBytes)(20).toString(`hex`);return this.#n.set(r,{accountId:e,endsAt:n+t}),r}session(e,t){let n=this.#n.get(e);if(n!==void 0){if(n.endsAt>t)return this.#e.get(n.accountId);this.#n.delete(e)}}#i(e){for(let[t,{endsAt:n}]of this.#n)n<=e&&this.#n.delete(t);this.#r=1e3+2*this.#n.size}}class FaultQueue{#e=[];add(e){let t=e.times??1;this.#e.push({fault:e,skip:e.skip??0,left:t===`always`?1/0:t})}list(){return this.#e.map(({fault:e})=>e)}clear(){this.#e=[]}take(e){let t=this.#e.filter(({fault:t})=>lr(t,e)).filter(cr);return this.#e=this.#e.filter(({left:e})=>e>0),t.map(({fault:e})=>e)}}function cr(e){return e.skip>0?(e.skip--,!1):(e.left--,!0)}function lr(e,t){return(e.method===void 0||e.method===t.method)&&(e.path===void 0||e.path===t.path)&&(e.world===void 0||e.world===t.world)}function ur({width:e,height:t,points:n}){let r=Buffer.alloc(13);r.writeUInt32BE(e,0),r.writeUInt32BE(t,4),r.writeUInt8(8,8);let i=Buffer.alloc((e+1)*t);for(let r=0;r<t;r++)i.set(n.subarray(r*e,(r+1)*e),r*(e+1)+1);let a=Buffer.from([137,80,78,71,13,10,26,10]);return Buffer.concat([a,dr(`IHDR`,r),dr(`IDAT`,(0,B.deflateSync)(i)),dr(`IEND`,Buffer.alloc(0))])}function dr(e,t){let n=Buffer.concat([Buffer.from(e,`latin1`),t]),r=Buffer.alloc(n.length+8);return r.writeUInt32BE(t.length,0),r.set(n,4),r.writeUInt32BE((0,B.crc32)(n),n.length+4),r}class Challenges{#e=new Map;create(e){for(let[t,{endsAt:n}]of this.#e)n<=e&&this.#e.delete(t);let t=fr(6),[n={x:0,y:0}]=t,r=(0,s.randomUUID)();return this.#e.set(r,{...n,endsAt:e+12e4}),{id:r,png:pr(t)}}settle({id:e,x:t,y:n},r){let i=this.#e.get(e);return this.#e.delete(e),i===void 0||i.endsAt<=r?!1:Math.hypot(i.x-t,i.y-n)<=14}}function fr(e){let t=[];for(;t.length<e;){let e={x:(0,s.randomInt)(20,300),y:(0,s.randomInt)(20,140)};t.every(t=>Math.hypot(t.x-e.x,t.y-e.y)>38.5)&&t.push(e)}return t}function pr(e){let t=new Uint8Array(51200);for(let e=0;e<t.length;e++)t[e]=24+(0,s.randomInt)(40);for(let[n,r]of e.entries())mr(t,r,n===0?void 0:(0,s.randomInt)(628)/100);return ur({width:320,height:160,points:t})}function mr(e,{x:t,y:n},r){for(let i=0;i<2*Math.PI;i+=.02)if(!((r===void 0?Math.PI:Math.abs((i-r+3*Math.PI)%(2*Math.PI)-Math.PI))<.5))for(let r=-1.5;r<=1.5;r+=.5){let a=Math.round(t+(11+r)*Math.cos(i)),o=Math.round(n+(11+r)*Math.sin(i));e[o*320+a]=215+(0,s.randomInt)(40)}}var hr=n(96346),gr=n(89144);let _r={since:-1/0,used:0,times:[]};function vr(e,t,n,r){return e===`fixed`?br(t,n,r):e===`sliding`?xr(t,n,r):Cr(t,n,r)}function yr(e,t,n,r){return e===`fixed`?r>=n.since+t.periodMs?{since:r,used:1,times:[]}:{...n,used:n.used+1}:e===`sliding`?{since:r,used:0,times:[...Sr(t,n,r),r]}:{since:r,used:wr(t,n,r)+1,times:[]}}function br(e,t,n){let r=t.since+e.periodMs;if(n>=r)return{remaining:e.limit,resetAt:n+e.periodMs,waitMs:0};let i=Math.max(0,e.limit-t.used);return{remaining:i,resetAt:r,waitMs:i>0?0:r-n}}function xr(e,t,n){let r=Sr(e,t,n),i=Math.max(0,e.limit-r.length),a=(r[r.length-e.limit]??n)+e.periodMs;return{remaining:i,resetAt:(r[0]??n)+e.periodMs,waitMs:i>0?0:a-n}}function Sr(e,t,n){return t.times.filter(t=>t>n-e.periodMs)}function Cr(e,t,n){let r=wr(e,t,n),i=Math.max(0,Math.floor(e.limit-r)),a=e.periodMs/e.limit;return{remaining:i,resetAt:n+r*a,waitMs:i>0?0:Math.ceil((r-e.limit+1)*a)}}function wr(e,t,n){return Math.max(0,t.used-(n-t.since)/e.periodMs*e.limit)}class Limiter{switches;#e;#t=new Map;constructor(e){this.switches=e,this.#e=(0,hr.md)(e)}take(e,t,n){let r=[this.#r(e,`global`,n),this.#r(e,(0,gr.AU)(t),n)].filter(Tr),i=r.find(e=>e.reading.waitMs>0);if(i===void 0||this.switches.countRefused)for(let{bucket:t}of r)this.#i(e,t,n);return i===void 0?{allowed:!0,shown:this.#n(e,(0,gr.AU)(t),n)}:{allowed:!1,by:i}}spend(e,t,n,r){let i=(0,gr.AU)(t);if(this.#a(i)===void 0)throw RangeError(`Cannot spend "${t}": it has no limit of its own`);for(let t=0;t<n;t++)this.#i(e,i,r)}meters(e,t){return[`global`,...this.#e.endpoints.keys()].map(n=>this.#r(e,n,t)).filter(Tr)}entries(){return[...this.#t].map(([e,t])=>[e,[...t]])}restore(e){for(let[t,n]of e)this.#t.set(t,new Map(n))}forget(e){this.#t.delete(e)}#n(e,t,n){let r=this.#r(e,t,n);return r!==void 0||this.switches.unlistedHeaders===`none`?r:this.#r(e,`global`,n)}#r(e,t,n){let r=this.#a(t),i=this.#t.get(e)?.get(t)??_r;return r&&{bucket:t,rate:r,reading:vr(this.#o(t),r,i,n)}}#i(e,t,n){let r=this.#a(t);if(r===void 0)return;let i=this.#t.get(e)??new Map;this.#t.set(e,i),i.set(t,yr(this.#o(t),r,i.get(t)??_r,n))}#a(e){return e===`global`?this.#e.global:this.#e.endpoints.get(e)}#o(e){return e===`global`?this.switches.globalWindow:this.switches.window}}function Tr(e){return e!==void 0}function Er(e){let[,t]=/^Basic +(\S+)/i.exec(e)??[];if(t===void 0)return;let n=Buffer.from(t,`base64`).toString(),r=n.indexOf(`:`);return r<0?void 0:{name:n.slice(0,r),password:n.slice(r+1)}}function Dr(e,t){let n=Er(t);return n&&e.signIn(n.name,n.password)}let Or=[{method:`GET`,path:`/api/auth/query-token`,access:`open`,answer:e=>kr(e,e.query)},{method:`POST`,path:`/api/auth/query-token`,access:`open`,answer:e=>kr(e,e.body)},{method:`GET`,path:`/api/user/name`,access:`signed`,answer:({account:e})=>k({username:e.username})}];function kr({service:{accounts:e},now:t},n){let r=e.token(E(n.token));return r===void 0?A(`token not found`):k({token:d(r,t)})}function Ar(e){return{method:`GET`,path:`/api/user/find`,access:`open`,answer:({service:{accounts:t},query:{username:n,id:r}})=>{let i=r===void 0?t.byName(E(n)):t.byId(E(r));return i===void 0?A(e):k({user:{_id:i.id,username:i.username,gcl:0}})}}}let jr={method:`GET`,path:`/api/auth/me`,access:`signed`,answer:({account:{id:e,email:t,username:n,notifyPrefs:r}})=>k({_id:e,email:t,username:n,cpu:100,password:!0,notifyPrefs:r,...Mr})},Mr={gcl:0,blocked:!1,money:0,steam:{},powerExperimentations:0,powerExperimentationTime:0};function Nr(e){return{method:`GET`,path:`/api/version`,access:`open`,answer:()=>k(e)}}let Pr=`/api/auth/signin`,Fr={method:`POST`,path:Pr,access:`open`,answer:()=>F},Ir={method:`POST`,path:Pr,access:`open`,answer:e=>{let t=Lr(e);if(t===void 0||`status`in t)return t??F;let n=e.service.profile.rollingTokenMs??6e4;return k({token:e.service.accounts.openSession(t.id,n,e.now)})}};function Lr({service:{accounts:e},body:t,query:n,headers:r}){let i=t.email||n.email,a=t.password||n.password;return i&&a?e.signIn(i,a):Dr(e,T(r,`authorization`))??et}let Rr=[{method:`GET`,path:`/api/user/code`,access:`signed`,answer:zr},{method:`POST`,path:`/api/user/code`,access:`signed`,answer:Br}],V=`fun is not a function`;function zr({player:e,query:t}){if(x(t.branch))return A(V);let[n]=we(e.branches,t.branch);return n===void 0?A(`no code`):k({branch:n.name,modules:_(g(n.modules))})}function Br({player:e,body:t,now:n,world:r,account:i}){if(t.modules===void 0)return A(`TypeError: Cannot read properties of undefined (reading 'length')`);if(_e(t.modules))return A(`code length exceeds 5 MB limit`);if(x(t.branch))return A(V);let a=we(e.branches,t.branch),[o]=a;if(o===void 0)return A(`branch does not exist`);for(let e of a)e.modules=h(t.modules),e.timestamp=n,e.revision++;return v(r,i.id,o,t._hash),k({timestamp:n})}let Vr={method:`GET`,path:`/api/user/branches`,access:`signed`,answer:e=>k({list:Wr(e).map(t=>({_id:t.id,branch:t.name,activeWorld:t.activeWorld===!0,activeSim:t.activeSim===!0,...e.query.withCode?{modules:_(g(t.modules))}:{}}))})},Hr={method:`GET`,path:`/api/user/branches`,access:`signed`,answer:e=>k({list:Wr(e).map((t,n)=>Gr(t,e.account.id,n))})},Ur=[{method:`POST`,path:`/api/user/clone-branch`,access:`signed`,answer:qr},{method:`POST`,path:`/api/user/set-active-branch`,access:`signed`,answer:Qr},{method:`POST`,path:`/api/user/delete-branch`,access:`signed`,answer:ei}];function Wr({player:e,now:t}){return e.branches.some(e=>e.name==="default")||e.branches.push(Kr(`default`,h({}),t)),e.branches}function Gr(e,t,n){return{user:t,modules:_(g(e.modules)),branch:e.name,activeWorld:e.activeWorld,activeSim:e.activeSim,_id:e.id,meta:{revision:e.revision,created:e.createdAt,version:0},$loki:n+1,timestamp:e.timestamp}}function Kr(e,t,n){return{...y(e,t,n),timestamp:new Date(n).toISOString()}}function qr({player:{branches:e},body:t,now:n,world:r,account:i}){let{branch:a,newName:o}=t;if(a&&(typeof a!=`string`||a.length>30))return A(`invalid branch name`);if(x(o))return A(V);let s=b(e,o);if(s.length===0&&e.length>=30&&!Jr(o))return A(`too many branches`);let c=Yr(e,a,t.defaultModules),[l=Kr(Zr(o),c,n)]=s;s.length===0&&e.push(l);for(let e of s)Xr(e,c,n);return v(r,i.id,l),k({timestamp:n})}function Jr(e){return/^tutorial-\d$/.test(String(e))}function Yr(e,t,n){let r=t?b(e,t)[0]:void 0;return r===void 0?h(n):r.modules}function Xr(e,t,n){e.modules=t,e.timestamp=new Date(n).toISOString(),e.revision++}function Zr(e){return typeof e==`number`||typeof e==`boolean`||e===null?e:E(e)}function Qr({player:{branches:e},body:{branch:t,activeName:n},world:r,account:i}){if(!$r(n))return A(`invalid params`);if(x(t))return A(V);let a=b(e,t),[o]=a;if(o===void 0)return A(`no branch`);for(let t of e)t[n]=!1;for(let e of a)e[n]=!0;return xe(r,i.id,n,o.name),k()}function $r(e){return e===`activeWorld`||e===`activeSim`}function ei({player:{branches:e},body:{branch:t},now:n}){if(x(t))return A(V);let r=b(e,t).filter(({activeWorld:e,activeSim:t})=>!e&&!t);for(let t of r)e.splice(e.indexOf(t),1);return k({timestamp:n})}let ti={method:`GET`,path:`/api/game/time`,access:`open`,answer:({world:e,now:t})=>k({time:e.time.at(t)})},H={name:`W1N1`,level:8};function ni({shards:e},t){return Object.fromEntries(e.map((e,n)=>[e,n===0?t:[]]))}function U(e){return typeof e==`string`&&/^[WE]\d{1,3}[NS]\d{1,3}$/.test(e)}let ri=[{method:`GET`,path:`/api/game/room-terrain`,access:`open`,answer:ii},{method:`POST`,path:`/api/game/map-stats`,access:`signed`,answer:ci}];function ii({query:{room:e,encoded:t}}){if(!U(e))return A(`invalid room`);let n=oi(e);return k(t?{terrain:[{_id:`terrain-${e}`,room:e,terrain:n,type:`terrain`}]}:{terrain:Array.from(n).flatMap((t,n)=>ai(e,t,n))})}function ai(e,t,n){return t===`0`?[]:[{room:e,x:n%50,y:Math.floor(n/50),type:t===`2`?`swamp`:`wall`}]}function oi(e){let t=Array.from(e).reduce((e,t)=>e+t.charCodeAt(0),0);return Array.from({length:2500},(e,n)=>si(n%50,Math.floor(n/50),t)).join(``)}function si(e,t,n){let r=e===0||t===0||e===49||t===49,i=Math.abs(e-25)<4||Math.abs(t-25)<4;return r?i?`0`:`1`:(e*7+t*13+n)%17==0?`2`:`0`}function ci({account:e,world:t,body:{rooms:n,statName:r},now:i}){if(!Array.isArray(n))return A(`invalid params`);if(typeof r!=`string`)return A(`TypeError: Cannot read properties of undefined (reading 'match')`);if(!/\d$/.test(r))return A(`invalid params`);let a=n.map(String).filter(U),o={user:e.id,level:H.level},s=a.map(e=>[e,e===H.name?{status:`normal`,own:o}:{status:`normal`}]),c={[e.id]:{_id:e.id,username:e.username,badge:{}}};return k({gameTime:t.time.at(i),stats:Object.fromEntries(s),statsMax:{},users:c})}let li=`/api/game/room-status`,ui={method:`GET`,path:li,access:`signed`,answer:({query:{room:e}})=>k({room:U(e)?{_id:e,status:`normal`}:null})},di={method:`GET`,path:li,access:`signed`,answer:({query:{room:e}})=>k({room:e===void 0||pi(e)?{status:`normal`}:{}})},fi={method:`GET`,path:li,access:`open`,answer:({query:{room:e}})=>k({room:{_id:E(e),status:`normal`,openTime:0}})};function pi(e){return U(e)&&/^W(\d|10)N(\d|10)$/.test(e)}function W(e){return e.access,{...e,answer:mi(e.answer)}}function mi(e){return t=>{let n=String(t.query.shard??t.body.shard);return t.world.shards.includes(n)?e(t):A(`invalid shard`)}}function hi({world:e,query:t,body:n}){let r=String(t.shard??n.shard);return e.shards.includes(r)?r:e.shards[0]??`shard0`}let gi={method:`GET`,path:`/api/game/shards/info`,access:`open`,answer:e=>vi(e,{lastTicks:Array(30).fill(Te),cpuLimit:20,rooms:5e3,tick:Te})},_i={method:`GET`,path:`/api/game/shards/info`,access:`open`,answer:e=>vi(e,{lastTicks:[],cpuLimit:0,rooms:0,users:0,tick:0})};function vi({world:e,service:t},n){let r=t.accounts.list().length;return k({shards:e.shards.map(e=>({name:e,users:r,...n}))})}let G=[`energy`,`H`].flatMap(e=>[xi(e,`sell`,.02,`W1N1`),xi(e,`buy`,.01,`E5S5`)]),yi=[W({method:`GET`,path:`/api/game/market/orders-index`,access:`signed`,answer:()=>k({list:[...new Set(G.map(e=>e.resourceType))].map(Si)})}),W({method:`GET`,path:`/api/game/market/orders`,access:`signed`,answer:({query:e})=>k({list:G.filter(t=>t.resourceType===e.resourceType)})}),{method:`GET`,path:`/api/game/market/my-orders`,access:`signed`,answer:({account:e,world:t})=>k({shards:Object.fromEntries(t.shards.map(t=>[t,Ci(e.id,t)]))})},W({method:`GET`,path:`/api/game/market/stats`,access:`signed`,answer:({query:e,now:t})=>k({stats:wi(String(e.resourceType),t)})})],bi=[{method:`GET`,path:`/api/game/market/orders-index`,access:`signed`,answer:()=>k({list:[]})},{method:`GET`,path:`/api/game/market/orders`,access:`signed`,answer:()=>k({list:[]})},{method:`GET`,path:`/api/game/market/my-orders`,access:`signed`,answer:()=>k({list:[]})},{method:`GET`,path:`/api/game/market/stats`,access:`signed`,answer:()=>k({stats:[]})}];function xi(e,t,n,r){return{_id:`${t}-${e}`,created:1e6,active:!0,type:t,amount:1e3,remainingAmount:1e3,totalAmount:1e3,resourceType:e,price:n,roomName:r}}function Si(e){return{_id:e,count:G.filter(t=>t.resourceType===e).length,avgPrice:.015,stdeevPrice:.005}}function Ci(e,t){return t===`shard0`?G.slice(0,1).map(t=>({...t,user:e})):[]}function wi(e,t){return Array.from({length:3},(n,r)=>({_id:`${e}-${r}`,date:new Date(t-(r+1)*864e5).toISOString().slice(0,10),resourceType:e,transactions:10,volume:1e3,avgPrice:.015,stddevPrice:.005}))}let Ti=[{method:`GET`,path:`/api/game/user/money-history`,access:`signed`,answer:Ei},{method:`GET`,path:`/api/user/money-history`,access:`signed`,answer:Ei}];function Ei({query:e,now:t}){let n=Number.parseInt(String(e.page),10)||0,r=Di(t),i=n*20;return k({page:n,list:r.slice(i,i+20),hasMore:r.length>i+20})}function Di(e){return Array.from({length:25},(t,n)=>({_id:`money-${n}`,date:new Date(e-n*864e5).toISOString(),tick:1e6-n*2e4,type:`market.sell`,balance:5e3-n*100,change:100,market:{resourceType:`energy`,roomName:`W1N1`,targetRoomName:`W2N2`,price:.01,amount:1e4},shard:`shard0`}))}let Oi={method:`GET`,path:`/api/user/money-history`,access:`signed`,answer:({query:e})=>k({page:Number.parseInt(String(e.page),10)||0,list:[],hasMore:!1})};function ki({account:e,service:t,now:n},r){let i=(0,s.randomBytes)(12).toString(`hex`),a={user:e.id,...r,_id:i};return t.profile.name===`official`?k({result:{ok:1,n:1},ops:[a],insertedCount:1,insertedIds:[i]}):k({...a,meta:{revision:0,created:n,version:0},$loki:1})}let Ai={method:`POST`,path:`/api/user/console`,access:`signed`,answer:e=>{let{player:t,world:n,account:r,body:{expression:i}}=e;return i===void 0?A(`TypeError: Cannot read properties of undefined (reading 'length')`):JSON.stringify(i).length>1024?A(`expression size is too large`):(t.console.push(E(i)),t.console.length>100&&t.console.shift(),Se(n,r.id),ki(e,{expression:i}))}},ji=(0,n(57975).promisify)(B.gzip),Mi=[{method:`GET`,path:`/api/user/memory`,access:`signed`,answer:Fi},{method:`POST`,path:`/api/user/memory`,access:`signed`,answer:Li}],Ni=Mi.map(e=>e.method===`GET`?{method:`GET`,path:e.path,access:`signed`,answer:Pi}:e);async function Pi(e){if(typeof e.query.path!=`string`)return A(`invalid`);let t=It(Ri(e),zi(e.query.path));return k({data:await Ii(t===`no parent`||t.value===void 0?`Incorrect memory path`:t.value)})}async function Fi(e){let t=It(Ri(e),zi(e.query.path));return t===`no parent`?k({data:`Incorrect memory path`}):t.value===void 0?k():k({data:await Ii(t.value)})}async function Ii(e){return`gz:${(await ji(JSON.stringify(e))).toString(`base64`)}`}function Li(e){let{path:t,value:n}=e.body,r=JSON.stringify(n);if(r!==void 0&&r.length>1048576)return A(`memory size is too large`);if(t&&typeof t!=`string`)return A(`TypeError: request.body.path.split is not a function`);let i=zi(t),{player:a,world:o,now:s}=e;return a.memoryWrites.push({tick:o.time.at(s),shard:hi(e),keys:i,value:n}),ki(e,{expression:Bi(i,r),hidden:!0})}function Ri(e){let{player:t,world:n,now:r}=e;return Pt(t,hi(e),n.time.at(r))}function zi(e){let t=E(e);return t===``?[]:t.split(`.`)}function Bi(e,t){if(e.length===0)return`for(var i in Memory) { delete Memory[i]; } _.extend(Memory,${t});`;let n=`Memory${e.map(e=>`['${e.replaceAll(`'`,`\\'`)}']`).join(``)}`;return t===void 0?`delete ${n}`:`${n}= ${t}`}let K=`/api/user/memory-segment`,Vi={method:`POST`,path:K,access:`signed`,answer:qi},Hi=[{method:`GET`,path:K,access:`signed`,answer:Ki},Vi],Ui=[{method:`GET`,path:K,access:`signed`,answer:Gi},Vi],Wi=[{method:`GET`,path:K,access:`signed`,answer:e=>{let t=q(e.query.segment);return t===void 0?A(`invalid segment ID`):k({data:J(e).get(t)??``})}},Vi];function Gi(e){let t=q(e.query.segment);return t===void 0?A(`invalid segment ID`):k({data:J(e).get(t)})}function Ki(e){let t=String(e.query.segment).split(`,`).map(q);if(!t.every(e=>e!==void 0))return A(`invalid segment ID`);if(!e.maySegments(t))return $e;let n=t.map(t=>J(e).get(t)??null);return k({data:n.length===1?n[0]:n})}function qi(e){let t=q(e.body.segment);return t===void 0?A(`invalid segment ID`):e.maySegments([t])?String(e.body.data).length>102400?A(`length limit exceeded`):(J(e).set(t,e.body.data??null),k()):$e}function q(e){let t=Number.parseInt(String(e),10);return t>=0&&t<=99?t:void 0}function J(e){let t=hi(e),n=e.player.segments.get(t);if(n!==void 0)return n;let r=new Map;return e.player.segments.set(t,r),r}let Ji=[{method:`GET`,path:`/api/user/messages/index`,access:`signed`,answer:()=>k({messages:[],users:{}})},{method:`GET`,path:`/api/user/messages/unread-count`,access:`signed`,answer:()=>k({count:0})}],Yi={method:`GET`,path:`/api/user/messages/unread-count`,access:`open`,answer:()=>k({count:0})},Xi=[`disabled`,`disabledOnMessages`,`sendOnline`],Zi=[5,10,30,60,180,360,720,1440,4320],Qi=[0,...Zi,1e5],$i={method:`POST`,path:`/api/user/notify-prefs`,access:`signed`},ea={...$i,answer:e=>(na(e),k({result:{ok:1,n:1,nModified:1}}))},ta={...$i,answer:e=>(na(e),k({modified:1}))};function na({account:e,body:t}){e.notifyPrefs={...e.notifyPrefs,...ra(t)}}function ra(e){let t=Xi.filter(t=>e[t]!==void 0).map(t=>[t,!!e[t]]),n=Number(e.interval),r=Number(e.errorsInterval);return{...Object.fromEntries(t),...Zi.includes(n)?{interval:n}:{},...Qi.includes(r)?{errorsInterval:r}:{}}}let ia=[{method:`GET`,path:`/api/user/world-status`,access:`signed`,answer:()=>k({status:`normal`})},{method:`GET`,path:`/api/user/rooms`,access:`open`,answer:({service:{accounts:e},world:t,query:{id:n}})=>k({shards:ni(t,e.byId(E(n))===void 0?[]:[H.name]),reservations:ni(t,[])})}],aa=[{method:`GET`,path:`/api/user/world-status`,access:`signed`,answer:()=>k({status:`empty`})},{method:`GET`,path:`/api/user/rooms`,access:`open`,answer:()=>k({rooms:[]})}],oa=Object.fromEntries([`creepsLost`,`creepsProduced`,`energyConstruction`,`energyControl`,`energyCreeps`,`energyHarvested`].map(e=>[e,800])),sa=new Map([[8,8],[180,8],[1440,7]]),ca=[{method:`GET`,path:`/api/user/overview`,access:`signed`,answer:ua},{method:`GET`,path:`/api/user/stats`,access:`open`,answer:({query:e})=>da(e,oa)}],la=[{method:`GET`,path:`/api/user/overview`,access:`signed`,answer:()=>k({rooms:[],stats:{},totals:{},gametimes:[]})},{method:`GET`,path:`/api/user/stats`,access:`open`,answer:({query:e})=>da(e,{})}];function ua({world:e,query:t,now:n}){let r=Number.parseInt(E(t.interval),10),i=sa.has(r)?r:8,a=Math.ceil(n/(i*6e4)),o=Array.from({length:sa.get(i)??8},(e,t)=>({value:100,endTime:a-t})).reverse(),s=Object.entries(ni(e,[H.name])).map(([t,r])=>[t,{rooms:r,stats:Object.fromEntries(r.map(e=>[e,o])),gametimes:[e.time.at(n)]}]);return k({shards:Object.fromEntries(s),statsMax:100,totals:oa})}function da({interval:e},t){return sa.has(Math.trunc(Number(e)))?k({stats:t}):A(`invalid params`)}let fa={method:`GET`,path:`/socket/info`,access:`open`,answer:()=>N(O({websocket:!0,origins:[`*:*`],cookie_needed:!1,entropy:(0,s.randomBytes)(4).readUInt32BE()}),{"cache-control":`no-store, no-cache, no-transform, must-revalidate, max-age=0`})},pa={protocol:14,package:200,users:1,serverData:{customObjectTypes:{},features:[],historyChunkSize:20,shards:[`shard0`,`shard1`,`shard2`,`shard3`]}},ma={name:`official`,worlds:[``,`ptr`,`season`],shards:e=>e===`season`?[`shardSeason`]:[`shard0`,`shard1`,`shard2`,`shard3`],endpoints:[fa,...Rr,Vr,...Ur,...Or,jr,Ar(`user not found`),Nr(pa),Fr,...tt,...[ti,ui,...ri,...Mi,...Hi,Ai].map(W),...yi,...Ti,gi,...ia,...ca,...Ji,ea],limits:!0,etag:!0,poweredBy:!1,bodyFirst:!1,rollingTokenMs:void 0,identify:ha,unknownPath:(e,t)=>R(404,`Cannot ${e} ${t}`),unreadableBody:R};function ha({accounts:e,now:t},{headers:n,method:r,path:i,query:a}){let o=T(n,`x-token`)||(typeof a._token==`string`?a._token:``);if(o!==``)return ga(e,o,t());let s=T(n,`authorization`);if(s===``||!_a(r,i))return P;let c=Dr(e,s);return c===void 0?F:{by:`basic`,account:c}}function ga(e,t,n){let r=e.token(t),i=r?e.byId(r.accountId):e.session(t,n);return i===void 0?P:r?{by:`token`,account:i,token:r}:{by:`session`,account:i}}function _a(e,t){return/^\/api\/user\/code\/?$/i.test(t)&&(e===`GET`||e===`POST`)}let va={method:`POST`,path:`/api/register/submit`,access:`open`,answer:({service:{accounts:e,worlds:t,serverPassword:n},body:r,now:i})=>{if(n!==void 0)return A(`Registration is automatically disabled. A server password has been set.`);let[a,o,c]=[E(r.username),E(r.email),E(r.password)];if([a,o].some(t=>t!==``&&e.byName(t)!==void 0))return A(`Error: User already exists`);let{id:l}=e.add({id:(0,s.randomBytes)(12).toString(`hex`),username:a,email:o,password:c});for(let e of t.values())S(e,l,i);return k()}},ya={protocol:14,useNativeAuth:!1,users:4,serverData:{welcomeText:`<h4>Welcome to your own Screeps private server!</h4>`,customObjectTypes:{},historyChunkSize:20,socketUpdateThrottle:200,renderer:{resources:{},metadata:{}}}},ba={method:`GET`,path:`/api/authmod`,access:`open`,answer:({service:{serverPassword:e}})=>k({name:`screepsmod-auth`,version:`2.7.2`,allowRegistration:e===void 0,steam:!0,github:!1,gitlab:!1})},xa={name:`private`,worlds:[``],shards:()=>[`shard0`],endpoints:[fa,...Rr,Hr,...Ur,jr,Ar(`TypeError: Cannot read properties of null (reading 'steam')`),Nr(ya),ba,Ir,va,...ri,...Mi,...Ui,Ai,...bi,Oi,ti,di,...aa,...la,...Ji,ta],limits:!1,etag:!0,poweredBy:!0,bodyFirst:!0,rollingTokenMs:6e4,identifyEarly:Sa,identify:Ca,unknownPath:(e,t)=>R(404,`Cannot ${e} ${t}`),unreadableBody:R};function Sa({accounts:e},{headers:t,method:n,path:r}){let i=T(t,`authorization`);if(i===``||n!==`POST`||!/^\/api\/user\/code\/?$/i.test(r))return;let[a=``,o]=i.split(` `);if(o===void 0)return et;if(!/Basic/i.test(a))return F;let[s,c]=Buffer.from(o,`base64`).toString().split(`:`);if(c===void 0)return et;let l=e.signIn(s,c);return l===void 0?F:{by:`basic`,account:l}}function Ca({accounts:e,now:t},{headers:n,query:r,body:i}){let a=T(n,`x-token`)||i.token||r.token,o=T(n,`x-username`)||i.username||r.username;if(!a||!o)return P;let s=e.session(E(a),t());return s===void 0?P:{by:`session`,account:s}}let Y=A(`invalid`),wa=M(500),X=j(`Not Found`,404),Ta=[{method:`GET`,path:`/api/user/code`,access:`signed`,answer:Ea},{method:`POST`,path:`/api/user/code`,access:`signed`,answer:Da}];function Ea({player:e,query:{branch:t}}){let n=Z(e.branches,t===``?`$activeWorld`:String(t));return n===void 0?X:k({branch:n.name,modules:_(n.modules)})}function Da({player:e,body:t,now:n,world:r,account:i}){let a=Q(t.branch),o=Oa(t.modules);if(a===void 0||o===void 0)return Y;if(a.length>30||o===`refused`)return wa;let s=Z(e.branches,a),c=s??y(a,o,n);return s===void 0&&e.branches.push(c),c.modules=o,v(r,i.id,c,t._hash),k()}function Z(e,t){return e.find(e=>t===`$activeWorld`?e.activeWorld:e.name===t)}function Q(e){if(!(e===void 0||typeof e==`object`&&e))return e===null||e===``?`$activeWorld`:E(e)}function Oa(e){if(typeof e!=`object`||!e||Array.isArray(e))return;let t=Object.entries(e);if(t.some(([e])=>e===`__proto__`))return`refused`;let n=new Map(t.map(([e,t])=>[e,ka(t)]));return[...n.values()].includes(void 0)?void 0:Aa(n)>5242880?`refused`:([`main`,`main.js`,`main.mjs`,`main.wasm`].some(e=>n.has(e))||n.set(`main`,``),n)}function ka(e){if(e===null)return``;if(typeof e==`string`)return e;if(typeof e!=`object`||e===void 0||!(`binary`in e))return;let{binary:t}=e;if(t===null||typeof t==`string`)return{binary:Buffer.from(t??``,`base64`).toString(`base64`)}}function Aa(e){return[...e.values()].map(e=>typeof e==`string`?e.length:ja(e)).reduce((e,t)=>e+t,0)}function ja(e){return JSON.stringify(e).length}let Ma=[{method:`GET`,path:`/api/user/branches`,access:`signed`,answer:Na},{method:`POST`,path:`/api/user/clone-branch`,access:`signed`,answer:Pa},{method:`POST`,path:`/api/user/set-active-branch`,access:`signed`,answer:Ia},{method:`POST`,path:`/api/user/delete-branch`,access:`signed`,answer:La}];function Na({player:e,query:t}){return k({list:e.branches.map(({name:e,modules:n})=>({activeWorld:!1,branch:e,...t.withCode===`true`?{modules:_(n)}:{}}))})}function Pa({player:{branches:e},body:t,now:n,world:r,account:i}){let a=typeof t.newName==`object`?void 0:Q(t.newName);if(a===void 0)return Y;let o=t.branch===void 0?void 0:Q(t.branch)??``;if(a.length>30||(o??``).length>30||Z(e,a)!==void 0||e.length>=30)return wa;let s=o===void 0?Fa(t.defaultModules):Z(e,o)?.modules;if(s===void 0)return X;let c=y(a,s,n);return e.push(c),v(r,i.id,c),k({timestamp:n})}function Fa(e){let t=Oa(e);return t instanceof Map?t:new Map([[`main`,``]])}function Ia({player:{branches:e},body:t,world:n,account:r}){let i=Q(t.branch);if(i===void 0)return Y;let a=Z(e,i);if(a===void 0)return X;for(let t of e)t.activeWorld=t===a;return xe(n,r.id,`activeWorld`,a.name),k()}function La({player:{branches:e},body:t}){let n=Q(t.branch);if(n===void 0)return Y;let r=Z(e,n);return r===void 0?X:(e.splice(e.indexOf(r),1),k())}let Ra={protocol:14,package:160,users:1,serverData:{features:[],shards:[`shard0`]},packageVersion:`xxscreeps`},za={name:`xx`,worlds:[``],shards:()=>[`shard0`],endpoints:[fa,...Ta,...Ma,jr,Ar(`user not found`),Nr(Ra),Ir,...ri,...Ni,...Wi,Ai,...bi,ti,fi,_i,Yi],limits:!1,etag:!1,poweredBy:!1,bodyFirst:!0,rollingTokenMs:12e4,identifyEarly:Ba,identify:Va,unknownPath:(e,t)=>e===`PUT`&&Ha(t)?j(`Method Not Allowed`,405):j(`Not Found`,404),unreadableBody:()=>M(500)};function Ba(e,{method:t,path:n,headers:r,query:i}){if(Ha(n)){if(t===`GET`&&typeof i.branch!=`string`)return A(`invalid`);if(T(r,`x-token`)===`guest`)return t===`GET`?k({branch:`main`,modules:{main:``}}):j(`Not Found`,404)}}function Va({accounts:e,now:t},{headers:n}){let r=e.session(T(n,`x-token`),t())??Dr(e,T(n,`authorization`));return r===void 0?P:{by:`session`,account:r}}function Ha(e){return/^\/api\/user\/code\/?$/i.test(e)}let Ua={official:ma,private:xa,xx:za},Wa=1e5;class RequestRecord{#e=new r.EventEmitter().setMaxListeners(0);#t=[];#n=0;get requests(){return this.#t}get count(){return this.#n}open(e){this.#n++;let t={...e,...Ga,number:this.#n};return this.#t.push(t),this.#t.length>Wa*1.1&&this.#t.splice(0,this.#t.length-Wa),t}close(e,t){e.status=t,this.#e.emit(`request`,e)}onRequest(e){return this.#e.on(`request`,e),()=>this.#e.off(`request`,e)}clear(){this.#t.length=0}}let Ga={status:0,replyHeaders:{},bodyDigest:void 0,bodyBytes:0,by:``,faults:[]};var $=n(51455),Ka=n(76760);class Files{#e;#t=new Map;#n=new Map;constructor(e){this.#e=e}async read(e){try{return JSON.parse(await(0,$.readFile)((0,Ka.join)(this.#e,e),`utf8`))}catch(t){if(t instanceof Error&&`code`in t&&t.code===`ENOENT`)return;throw Error(`Cannot read the emulator's state "${(0,Ka.join)(this.#e,e)}": remove it to start anew`,{cause:t})}}save(e,t){let n=this.#n.get(e);if(n===void 0){let n={running:this.#i(e,t()).finally(()=>this.#r(e)),next:void 0};return this.#n.set(e,n),n.running}return n.next??=n.running.catch(()=>{}).then(()=>this.save(e,t)),n.next}#r(e){this.#n.delete(e)}async#i(e,t){let n=JSON.stringify(t);if(this.#t.get(e)===n)return;await(0,$.mkdir)(this.#e,{recursive:!0});let r=(0,Ka.join)(this.#e,e);await(0,$.writeFile)(`${r}.new`,n,{mode:384,flush:!0}),await(0,$.rename)(`${r}.new`,r),this.#t.set(e,n)}}let qa=f.lqM(f.zMY()),Ja=f.KCZ([f.YjP(),f.aig(),f.zMY(),f.chJ()]),Ya=e=>f.YOg(f.PVZ([e,f.L5J()])),Xa=f.Ikc({id:f.YjP(),name:Ja,createdAt:f.aig(),timestamp:f.lqM(f.KCZ([f.aig(),f.YjP()])),revision:f.aig(),activeWorld:qa,activeSim:qa,modules:f.KCZ([f.Ikc({pairs:Ya(f.YjP())}),f.Ikc({verbatim:f.KCZ([f.YOg(f.L5J()),f.YjP(),f.aig(),f.zMY()])})])}),Za=f.Ikc({branches:f.YOg(Xa),memory:Ya(f.YjP()),segments:f.YOg(f.PVZ([f.YjP(),Ya(f.aig())])),console:f.YOg(f.YjP())}),Qa=f.YOg(f.PVZ([f.YjP(),Za])),$a=f.Ikc({accounts:f.YOg(f.Ikc({id:f.YjP(),username:f.YjP(),email:f.YjP(),password:f.YjP(),notifyPrefs:f.lqM(f.g1P(f.YjP(),f.KCZ([f.zMY(),f.aig()])))})),tokens:f.YOg(f.Ikc({id:f.YjP(),value:f.YjP(),accountId:f.YjP(),description:f.mee(f.YjP()),noRatelimitUntil:f.aig(),scope:f.Ikc({full:f.zMY(),endpoints:f.YOg(f.YjP()),websockets:f.YOg(f.YjP()),memorySegments:f.cl6(f.YOg(f.YjP()))})}))}),eo=f.Ikc({since:f.aig(),used:f.aig(),times:f.YOg(f.aig())}),to=f.YOg(f.PVZ([f.YjP(),f.YOg(f.PVZ([f.YjP(),eo]))]));function no(e){return{accounts:e.list(),tokens:e.tokens()}}function ro(e,t){let n=f.qgA($a,t);for(let t of n.accounts)e.add(t);for(let{scope:t,...r}of n.tokens)e.keepToken({...r,scope:{...t,memorySegments:t.memorySegments??void 0}})}function io(e){return[...e.players].map(([e,t])=>[e,co(t)])}function ao(e,t){for(let[n,r]of f.qgA(Qa,t))e.players.set(n,uo(r))}function oo(e){return e.entries()}function so(e,t){e.restore(f.qgA(to,t))}function co(e){let{branches:t,segments:n,console:r}=e;return{branches:t.map(lo),memory:[...Ft(e)],segments:[...n].map(([e,t])=>[e,[...t]]),console:r}}function lo({modules:e,...t}){return{...t,modules:e instanceof Map?{pairs:[...e]}:{verbatim:e}}}function uo({branches:e,memory:t,segments:n,console:r}){let i=ke(e.map(fo));for(let[e,n]of t)i.memory.set(e,n);for(let[e,t]of n)i.segments.set(e,new Map(t));return i.console.push(...r),i}function fo({modules:e,timestamp:t,activeWorld:n,activeSim:r,...i}){let a=`pairs`in e?new Map(e.pairs):e.verbatim;return{...i,modules:a,timestamp:t,activeWorld:n,activeSim:r}}class Keeper{#e;#t;#n;constructor(e,t,n){this.#e=e===void 0?void 0:new Files(e),this.#t=t,this.#n=n}async load(){let e=await this.#e?.read(`accounts.json`);e!==void 0&&ro(this.#t,e);for(let e of this.#n){let t=await this.#e?.read(po(e));t!==void 0&&ao(e,t);let n=await this.#e?.read(mo(e));n!==void 0&&so(e.limiter,n)}}async save(){let e=this.#e;e!==void 0&&await Promise.all([e.save(`accounts.json`,()=>no(this.#t)),...this.#n.flatMap(t=>[e.save(po(t),()=>io(t)),e.save(mo(t),()=>oo(t.limiter))])])}}function po({prefix:e}){return`world-${e||`main`}.json`}function mo({prefix:e}){return`limits-${e||`main`}.json`}let ho={username:`demo`,password:`demo-password`};async function go(e){let t=_o(e),n=new Accounts,r=new Map((e.worlds??t.worlds).map(n=>vo(n,t,e))),i=new Keeper(e.dataDir,n,[...r.values()]);await i.load();let a=e.now??Date.now;yo(n,r,e,a());let o=new FaultQueue;if(e.script!==void 0)for(let t of m(e.script))o.add(t);await i.save();let{serverPassword:s}=e;return{profile:t,accounts:n,worlds:r,faults:o,record:new RequestRecord,challenges:new Challenges,serverPassword:s,now:a,save:()=>i.save()}}function _o({profile:e=`official`,bodyFirst:t}){let n=Ua[e];return{...n,bodyFirst:t??n.bodyFirst}}function vo(e,t,{limits:n}){let r=e.replace(/^\/+|\/+$/g,``),i={...hr.OZ,enabled:t.limits,...n};return[r,Oe(r,t.shards(r),new Limiter(i))]}function yo(e,t,n,r){for(let t of n.users??[ho]){let n=(0,s.randomBytes)(12).toString(`hex`);e.byName(t.username)===void 0&&e.add({...t,id:n,email:`${t.username}@example.test`})}for(let{id:n}of e.list())for(let e of t.values())S(e,n,r);let[i]=e.list();if(i===void 0)throw TypeError(`Cannot start without a user: give at least one`);let a=n.seedToken;(a===void 0?e.tokens().length>0:e.token(a)!==void 0)||e.createToken({accountId:i.id,scope:c,description:`to try`,...a&&{value:a}})}function bo({host:e,origin:t}){return t!==void 0&&URL.parse(t)?.host!==e}function xo(e){let t=URL.parse(`http://${e.host}`)?.hostname??``;return bo(e)||!/^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(t)}let So=({headers:e},t,n)=>{xo(e)?t.status(403).json({error:`code runs here: only this machine's own programs`}):n()};var Co=n(52977);function wo(e){let t=`gz:${(0,B.deflateSync)(e,{level:1}).toString(`base64`)}`;return t.length<e.length?t:e}function To({accounts:e,profile:t,now:n},r){let i=t.rollingTokenMs===void 0?e.token(r):void 0;if(i!==void 0){let{accountId:e,scope:t}=i;return!t.full&&t.websockets.length===0?void 0:{visitor:{accountId:e,scope:t},nextToken:r}}let a=e.session(r,n());if(a===void 0)return;let o=t.rollingTokenMs===void 0?r:e.openSession(a.id,t.rollingTokenMs,n());return{visitor:{accountId:a.id,scope:void 0},nextToken:o}}function Eo(e,t,n){return e===`official`?t!==void 0&&Do(t,n)&&Oo(t,n):t===void 0||!n.startsWith(`user:`)||Do(t,n)}function Do({accountId:e},t){return t.startsWith(`user:${e}/`)}function Oo({scope:e},t){return e===void 0||e.full?!0:e.websockets.includes(`console`)&&/\/(?:console|cpu)$/.test(t)}class SocketTalk{#e;#t;#n;#r=new Map;#i;#a=!1;constructor(e,t){this.#e=e,this.#t=t,this.#n=e.world.channels.listen((e,t)=>this.#u(e,t)),t(`time ${e.service.now()}`),t(`protocol 14`)}hear(e){let[,t,n=``]=/^(auth|subscribe|unsubscribe|gzip) (.*)$/.exec(e)??[];t===`auth`&&this.#o(n),t===`subscribe`&&this.#s(n),t===`unsubscribe`&&this.#l(n,-1),t===`gzip`&&(n===`on`||n===`off`)&&(this.#a=n===`on`)}hears(e){return(this.#r.get(e)??0)>0}end(){this.#n()}#o(e){let{service:t,desk:n}=this.#e,r=n.refusesSignIn()?void 0:To(t,e);r!==void 0&&(this.#i=r.visitor),this.#t(r===void 0?`auth failed`:`auth ok ${r.nextToken}`)}#s(e){let{service:t,desk:n}=this.#e;Eo(t.profile.name,this.#i,e)&&(this.#l(e,1),n.noteSubscription(e),this.#c(e))}#c(e){let{service:t,world:n}=this.#e,{accountId:r=``}=this.#i??{};if(e!==`user:${r}/cpu`)return;let i=S(n,r,t.now()).memory.get(n.shards[0]??``);i!==void 0&&n.channels.publish(e,{cpu:0,memory:JSON.stringify(i).length})}#l(e,t){this.#r.set(e,Math.max(0,(this.#r.get(e)??0)+t))}#u(e,t){if(!this.hears(e))return;let n=JSON.stringify([e,t]);this.#t(this.#a?wo(n):n)}}let ko=`x`.repeat(65536);class Line{#e;#t;#n;#r;#i;#a=!1;constructor(e,t,n,r){this.#e=e,this.#t=t,this.#n=n,this.#r=r;for(let e of r.opening)t.send(e);this.#i=new SocketTalk(e,e=>this.#o(e)),e.desk.lines.add(this),t.on(`message`,e=>this.#s(Buffer.isBuffer(e)?e.toString():``)),t.on(`error`,()=>t.terminate()),t.on(`close`,()=>this.#c())}hears(e){return this.#i.hears(e)}sendText(e){this.#t.send(e)}sendBytes(e){this.#n.write(e)}sendEndlessly(e=4096){this.#t.readyState===this.#t.OPEN&&e!==0&&this.#t.send(ko,{fin:!1},t=>{t||this.sendEndlessly(e-1)})}setSilent(e){this.#a=e,e?this.#t.pause():this.#t.resume()}disconnect(e,t){e===1006?this.#t.terminate():this.#t.close(e,t)}#o(e){this.#a||this.#t.readyState!==this.#t.OPEN||(this.#e.desk.note(`<`,e),this.#t.send(this.#r.wrap(e)))}#s(e){let t=this.#r.unwrap(e);t===void 0&&this.#t.close(3e3,`Broken framing.`);for(let e of t??[])this.#e.desk.note(`>`,e),this.#i.hear(e)}#c(){this.#i.end(),this.#e.desk.lines.delete(this)}}class SocketDesk{lines=new Set;frames=[];#e=new Map;#t=0;note(e,t){let n=t.slice(0,1e4).replace(/^(auth(?: ok)?) (?!ok |failed).*/s,`$1 ***`);this.frames.push(`${e} ${n}`),this.frames.length>2e3&&this.frames.shift()}refuseSignIns(e){this.#t=e}refusesSignIn(){return this.#t!==0&&(this.#t--,!0)}noteSubscription(e){for(let[t,n]of this.#e)e===n&&t()}async subscribed(e){[...this.lines].some(t=>t.hears(e))||await new Promise(t=>{let n=()=>{this.#e.delete(n),t()};this.#e.set(n,e)})}}let Ao={opening:[],wrap:e=>e,unwrap:e=>[e]},jo={opening:[`o`],wrap:e=>`a${JSON.stringify([e])}`,unwrap:Mo};function Mo(e){if(e===``)return[];try{let t=JSON.parse(e);return(Array.isArray(t)?t:[t]).map(String)}catch{return}}function No({worlds:e},t){let{pathname:n,searchParams:r}=URL.parse(t,`http://emulator`)??new URL(`http://emulator`);if(n===`/emulator/socket`){let t=e.get(r.get(`world`)??``);return t&&{world:t,form:Ao,isOwn:!0}}for(let t of e.values()){let e=Po(t,n);if(e!==void 0)return{world:t,form:e,isOwn:!1}}}function Po({prefix:e},t){let n=`${e&&`/${e}`}/socket/`;if(!t.startsWith(n))return;let r=t.slice(n.length);return r===`websocket`?Ao:/^[^/.]+\/[^/.]+\/websocket$/.test(r)?jo:void 0}function Fo(e,t,n){let r=new Co.zu({noServer:!0,clientTracking:!1,maxPayload:65536}),i=new Set,a=new SocketDesk;return e.on(`upgrade`,async(e,o,s)=>{i.add(o.on(`close`,()=>i.delete(o)).on(`error`,()=>o.destroy()));let c=No(t,e.url??`/`);if(c===void 0)return Ro(o,M(404));if(c.isOwn&&bo(e.headers))return Ro(o,M(403));let l=Io(t,e,c);await Lo(o,l)||r.handleUpgrade(e,o,s,e=>{let r={service:t,world:c.world,desk:c.isOwn?a:n},i=new Line(r,e,o,c.form);l.some(({fault:e})=>e===`reset`||e===`cut`)&&i.disconnect(1006,``)})}),()=>{for(let e of i)e.destroy()}}function Io(e,{method:t=`GET`,url:n=`/`,headers:r},{world:i,isOwn:a}){if(a)return[];let{prefix:o}=i,s=e.faults.take({method:t,path:`/socket/websocket`,world:o}),c=e.record.open({method:t,path:gn(n),world:o,headers:_n(r),at:e.now()});return c.faults=s.map(({fault:e})=>e),e.record.close(c,101),s}async function Lo(e,t){for(let n of t){if(n.fault===`slow`&&await new Promise(e=>setTimeout(e,n.ms)),n.fault===`stall`)return!0;let t=Rn(n,``);if(t!==void 0)Ro(e,t);else if(n.fault===`reset`&&In(n))e.destroy();else continue;return!0}return!1}function Ro(e,{status:t,headers:n,body:r}){let a=Object.entries({...n,connection:`close`,"content-length":String(Buffer.byteLength(r))}),o=[`HTTP/1.1 ${t} ${i.STATUS_CODES[t]??``}`,...a.map(([e,t])=>`${e}: ${t}`)];e.write(`${o.join(`\r
`)}\r\n\r\n`),e.end(r)}async function zo(e={}){let t=e.host??`127.0.0.1`;e.run!==void 0&&an(t,e.run);let n=await go(e),r=new SocketDesk,o=e.run===void 0?[]:[So],s=(0,i.createServer)($n(n,(0,a.Router)().use(...o,At(n,r)))),c=Fo(s,n,r);await Bo(s,e.port??0,t);let l=e.run===void 0?[]:on(n,e.run),u=Vo(s);return Ve(n,r,{url:`http://${t.includes(`:`)?`[${t}]`:t}:${u}`,port:u,close:async()=>{c(),await Promise.all(l.map(e=>e.stop())),await Ho(s,n)}})}async function Bo(e,t,n){e.listen(t,n);try{await(0,r.once)(e,`listening`)}catch(e){let r=e instanceof Error?e.message:String(e);throw Error(`Cannot listen on ${n} port ${t}: ${r}; port 0 takes any free one`,{cause:e})}}function Vo(e){let t=e.address();if(t===null||typeof t==`string`)throw Error(`Cannot tell the emulator's port`);return t.port}async function Ho(e,t){let n=(0,r.once)(e,`close`);e.close(),e.closeAllConnections(),await n,await t.save()}}),96346:((e,t,n)=>{n.d(t,{K_:()=>s,OZ:()=>a,eX:()=>o,md:()=>c});var r=n(89144);let i=[`text`,`long`,`json`,`html`],a={enabled:!0,format:`long`,globalFormat:`html`,headers:!0,globalHeaders:!1,unlistedHeaders:`global`,window:`fixed`,globalWindow:`fixed`,key:`token`,countRefused:!1,periodScale:1,rates:{}};function o(e){return{format:e,globalFormat:e,globalHeaders:e!==`html`}}function s(e){return i.includes(e)}function c(e){return(0,r.i_)((0,r.rl)(r.vV,e.periodScale),e.rates)}}),89144:((e,t,n)=>{n.d(t,{AU:()=>c,i_:()=>u,rl:()=>l,vV:()=>o});let r=6e4,i=60*r,a=24*i,o={global:{limit:120,periodMs:r},endpoints:new Map([[`GET /api/game/room-terrain`,{limit:360,periodMs:i}],[`POST /api/game/map-stats`,{limit:60,periodMs:i}],[`GET /api/user/code`,{limit:60,periodMs:i}],[`POST /api/user/code`,{limit:240,periodMs:a}],[`POST /api/user/set-active-branch`,{limit:240,periodMs:a}],[`GET /api/user/memory`,{limit:1440,periodMs:a}],[`POST /api/user/memory`,{limit:240,periodMs:a}],[`GET /api/user/memory-segment`,{limit:360,periodMs:i}],[`POST /api/user/memory-segment`,{limit:60,periodMs:i}],[`POST /api/user/console`,{limit:360,periodMs:i}],[`GET /api/game/market/orders-index`,{limit:60,periodMs:i}],[`GET /api/game/market/orders`,{limit:60,periodMs:i}],[`GET /api/game/market/my-orders`,{limit:60,periodMs:i}],[`GET /api/game/market/stats`,{limit:60,periodMs:i}],[`GET /api/game/user/money-history`,{limit:60,periodMs:i}]])},s=new Map([[`GET /api/user/money-history`,`GET /api/game/user/money-history`]]);function c(e){return s.get(e)??e}function l(e,t){let n=e=>({limit:e.limit,periodMs:Math.max(1,e.periodMs*t)});return{global:n(e.global),endpoints:new Map([...e.endpoints].map(([e,t])=>[e,n(t)]))}}function u(e,t){let{global:n=e.global,...r}=t;return{global:n,endpoints:new Map([...e.endpoints,...Object.entries(r)])}}})};