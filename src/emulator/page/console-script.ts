/** The console in the browser, over a websocket of its own: what the code says and throws, tick by tick, always as text. */
export const consoleScript = `
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
`;
