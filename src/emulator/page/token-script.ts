/** Tokens in the browser: masked, with their budgets as bars. A new one is shown once and then never again. */
export const tokenScript = `
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
`;
