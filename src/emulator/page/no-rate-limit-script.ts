/** The no-rate-limit page in the browser: find the ring, press "Proceed", tell the page that embeds this one. */
export const noRateLimitScript = String.raw`
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
`;
