import { once } from "node:events";
import { inflateSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import WebSocket from "ws";
import { type Emulator, startEmulator } from "../../../src/emulator/emulator.ts";
import { ask } from "../ask.ts";
import { type Listener, listen, subscriber } from "./listener.ts";

let emulator: Emulator;
let id: string;
let channel: (kind: string) => string;

beforeAll(async () => {
  emulator = await startEmulator();
  const { json } = await ask(emulator, "GET /api/auth/me", { token: emulator.token });
  ({ _id: id } = json as { _id: string });
  channel = (kind) => `user:${id}/${kind}`;
});
afterAll(() => emulator.close());

/** What came before now; a tick of its own is the mark. */
async function frames(listener: Listener): Promise<unknown[]> {
  emulator.tick({ log: ["mark"] });
  const seen = await listener.until(`["${channel("console")}",{"messages":{"log":["mark"]`);
  return seen.slice(0, -1).map((frame) => JSON.parse(frame));
}

const post = (path: string, body: object) => ask(emulator, `POST ${path}`, { token: emulator.token, body });

describe("the websocket of the official service", () => {
  it("greets with the time and its protocol, and hands back the same token", async () => {
    const listener = await listen(emulator.url);
    expect(await listener.next()).toMatch(/^time \d{13}$/);
    expect(await listener.next()).toBe("protocol 14");
    listener.say(`auth ${emulator.token}`);
    expect(await listener.next()).toBe(`auth ok ${emulator.token}`);
    listener.say("auth no-such-token");
    expect(await listener.next()).toBe("auth failed");
  });

  it("says first that websockets will do", async () => {
    const { json, headers } = await ask(emulator, "GET /socket/info");
    expect(json).toEqual({ websocket: true, origins: ["*:*"], cookie_needed: false, entropy: expect.any(Number) });
    expect(headers.get("cache-control")).toContain("no-store");
  });

  it("speaks in SockJS's frames at its addresses", async () => {
    const listener = await listen(emulator.url, "/socket/000/abcdefgh/websocket");
    expect(await listener.next()).toBe("o");
    expect(await listener.next()).toMatch(/^a\["time \d+"\]$/);
    expect(await listener.next()).toBe('a["protocol 14"]');
    listener.say(JSON.stringify([`auth ${emulator.token}`]), `"subscribe ${channel("console")}"`, "");
    expect(await listener.next()).toBe(`a["auth ok ${emulator.token}"]`);
    await emulator.subscribed();
    emulator.tick();
    const event = JSON.stringify([channel("console"), { messages: { log: [], results: [] }, shard: "shard0" }]);
    expect(await listener.next()).toBe(`a${JSON.stringify([event])}`);
    listener.say("no JSON");
    expect(await listener.closed).toBe(3000);
  });

  it("tells a write with its `_hash`, a clone without, and which branch became active", async () => {
    const listener = await subscriber(emulator, ...["code", "set-active-branch", "console"].map(channel));
    await emulator.subscribed();
    await post("/api/user/code", { branch: "default", modules: { main: "one", "a.b": "two" }, _hash: 4711 });
    await post("/api/user/clone-branch", { branch: "default", newName: "b2" });
    await post("/api/user/set-active-branch", { branch: "b2", activeName: "activeWorld" });
    emulator.setCode("b2", [["main", "by hand"]]);
    await emulator.play([{ activate: "default" }]);
    const modules = { main: "one", "a.b": "two" };
    expect(await frames(listener)).toEqual([
      [channel("code"), { branch: "default", modules, timestamp: expect.any(Number), hash: 4711 }],
      [channel("code"), { branch: "b2", modules, timestamp: expect.stringMatching(/^\d{4}-.*Z$/) }],
      [channel("set-active-branch"), { activeName: "activeWorld", branch: "b2" }],
      [channel("code"), { branch: "b2", modules: { main: "by hand" }, timestamp: expect.any(Number) }],
      [channel("set-active-branch"), { activeName: "activeWorld", branch: "default" }],
    ]);
  });

  it("tells nothing where a write was refused", async () => {
    const listener = await subscriber(emulator, channel("code"), channel("console"));
    await emulator.subscribed();
    await post("/api/user/code", { branch: "nowhere", modules: { main: "" } });
    await post("/api/user/set-active-branch", { branch: "nowhere", activeName: "activeWorld" });
    expect(await frames(listener)).toEqual([]);
  });

  it("sends each event once to who subscribed twice, until he has ended both", async () => {
    const listener = await subscriber(emulator, channel("cpu"), channel("cpu"), channel("console"));
    await emulator.subscribed();
    emulator.tick({ cpu: 1 });
    expect(await frames(listener)).toHaveLength(2);
    listener.say(`unsubscribe ${channel("cpu")}`, "gzip off");
    await expect.poll(() => emulator.frames.at(-1)).toBe("> gzip off");
    emulator.tick({ cpu: 2 });
    expect(await frames(listener)).toContainEqual([channel("cpu"), { cpu: 2, memory: 2 }]);
    listener.say(`unsubscribe ${channel("cpu")}`, `unsubscribe ${channel("code")}`, "gzip off ");
    await expect.poll(() => emulator.frames.at(-1)).toBe("> gzip off ");
    emulator.tick({ cpu: 3 });
    expect(await frames(listener)).toHaveLength(1);
  });

  it("packs what becomes shorter by it, once asked", async () => {
    const listener = await subscriber(emulator, channel("console"));
    listener.say("gzip on");
    await expect.poll(() => emulator.frames.at(-1)).toBe("> gzip on");
    emulator.tick();
    emulator.tick({ log: ["x".repeat(500)] });
    expect(await listener.next()).toMatch(/^\["user:/);
    const packed = await listener.next();
    expect(packed).toMatch(/^gz:/);
    expect(inflateSync(Buffer.from(packed.slice(3), "base64")).toString()).toContain("x".repeat(500));
  });

  it("keeps worlds apart", async () => {
    const listener = await listen(emulator.url, "/season/socket/websocket");
    listener.say(`auth ${emulator.token}`, `subscribe ${channel("console")}`);
    await listener.until("auth ok");
    await emulator.subscribed();
    emulator.tick({ log: ["main world"] });
    emulator.tick({ log: ["season"] }, "season");
    expect(JSON.parse(await listener.next())[1]).toEqual({
      messages: { log: ["season"], results: [] },
      shard: "shardSeason",
    });
  });

  it("notes what crossed, with tokens masked, and the address among the requests", async () => {
    emulator.clearRequests();
    const listener = await subscriber(emulator, channel("console"));
    listener.say("auth wrong-one");
    await listener.until("auth failed");
    expect(emulator.frames.slice(2)).toEqual([
      "> auth ***",
      "< auth ok ***",
      `> subscribe ${channel("console")}`,
      "> auth ***",
      "< auth failed",
    ]);
    expect(emulator.lines()).toEqual(["GET /socket/websocket"]);
  });

  it.each(["/socket/other", "/socket/1/2/3/websocket", "/nowhere/socket/websocket", "//"])(
    "has no websocket at %s",
    async (path) => {
      await expect(listen(emulator.url, path)).rejects.toThrow("Unexpected server response: 404");
    },
  );
});

describe("the start page's own websocket", () => {
  it("is there for the page alone, and is no client's", async () => {
    const address = `${emulator.url.replace("http", "ws")}/emulator/socket?world=ptr`;
    emulator.clearRequests();
    const own = new WebSocket(address, { origin: emulator.url });
    const [greeting] = await once(own, "message");
    expect(String(greeting)).toMatch(/^time /);
    expect([emulator.frames, emulator.lines()]).toEqual([[], []]);
    const other = new WebSocket(address, { origin: "https://example.test" });
    await expect(once(other, "open")).rejects.toThrow("Unexpected server response: 403");
  });
});

describe("scopes on the official service", () => {
  const subscribeAll = async (token: string) => {
    const listener = await listen(emulator.url);
    listener.say(
      `auth ${token}`,
      ...["console", "cpu", "code"].map((kind) => `subscribe ${channel(kind)}`),
      "gzip off",
    );
    await expect.poll(() => emulator.frames.at(-1)).toBe("> gzip off");
    emulator.tick({ cpu: 7 });
    await post("/api/user/code", { branch: "default", modules: { main: "" } });
    const known = await subscriber(emulator, channel("console"));
    emulator.tick();
    await known.next();
    emulator.clearRequests();
    return listener.heard.slice(2).map((frame) => frame.replace(token, "***").split(",")[0]);
  };

  it("refuse a token without websockets", async () => {
    const { token } = emulator.createToken({ endpoints: ["POST /api/user/code"] });
    expect(await subscribeAll(token)).toEqual(["auth failed"]);
  });

  it("give a token for the console the console and CPU, and no code", async () => {
    const { token } = emulator.createToken({ websockets: ["console"] });
    const heard = await subscribeAll(token);
    expect(new Set(heard)).toEqual(new Set(["auth ok ***", `["${channel("console")}"`, `["${channel("cpu")}"`]));
  });

  it("give a token for rooms nothing of the player's own", async () => {
    const { token } = emulator.createToken({ websockets: ["rooms"] });
    expect(await subscribeAll(token)).toEqual(["auth ok ***"]);
  });

  it("give a stranger nothing", async () => {
    expect(await subscribeAll("stranger")).toEqual(["auth failed"]);
  });
});
