/** The start page in the browser. It writes by `textContent` only, so nothing that came from a client is ever markup. */
export const startScript = `
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
`;
