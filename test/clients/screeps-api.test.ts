import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Emulator, startEmulator } from "../../src/emulator/emulator.ts";
import { type Client, openClient, versions } from "./screeps-api.ts";

let emulator: Emulator;
let client: Client;
/** What the emulator's clock is ahead, so that a tick need not be waited for. */
let aheadMs = 0;

function clientFor(options: object, name?: string): Client {
  return openClient(emulator, options, name);
}

afterEach(() => emulator.close());

describe.each(versions)("screeps-api %s on the official profile", (_, name) => {
  beforeEach(async () => {
    emulator = await startEmulator({ now: () => Date.now() + aheadMs });
    client = clientFor({ token: emulator.token }, name);
  });

  it("says who it is", async () => {
    expect(await client.me()).toMatchObject({ username: "demo" });
    expect((await client.raw.version()).protocol).toBe(14);
  });

  it("writes and reads code, text and binary", async () => {
    const modules = { main: "loop", "role/miner": "dig", wasm: { binary: "AGFzbQEAAAA=" } };
    expect(await client.raw.user.code.set("default", modules)).toMatchObject({ ok: 1 });
    expect(await client.raw.user.code.get("default")).toMatchObject({ branch: "default", modules });
    expect(await client.raw.user.code.set("nope", modules)).toMatchObject({ error: "branch does not exist" });
  });

  it("works with branches", async () => {
    await client.raw.user.cloneBranch("", "next", { main: "n" });
    await client.raw.user.setActiveBranch("next", "activeWorld");
    await client.raw.user.deleteBranch("next");
    const { list } = await client.raw.user.branches();
    expect(list.map(({ branch, activeWorld }) => [branch, activeWorld])).toEqual([
      ["default", false],
      ["next", true],
    ]);
    expect(await client.raw.user.code.get("$activeWorld")).toMatchObject({ branch: "next", modules: { main: "n" } });
  });

  it("writes memory and unpacks it again", async () => {
    expect(await client.raw.user.memory.set("a", { b: [1, 2] })).toMatchObject({ ok: 1 });
    aheadMs += 1000;
    expect(await client.raw.user.memory.get("a.b")).toMatchObject({ data: [1, 2] });
    await client.raw.user.memory.segment.set(5, "five");
    expect(await client.raw.user.memory.segment.get(5)).toMatchObject({ data: "five" });
    expect(await client.raw.user.console("1+1")).toMatchObject({ ok: 1 });
  });

  it("asks the market, the map and the money", async () => {
    const { market } = client.raw.game;
    expect((await market.ordersIndex()).list.map(({ _id }) => _id)).toEqual(["energy", "H"]);
    expect((await market.orders("energy")).list).toHaveLength(2);
    expect((await market.myOrders()).shards).toHaveProperty("shard0");
    expect((await market.stats("energy")).stats).toHaveLength(3);
    expect((await client.raw.game.roomTerrain("W1N1", 1)).terrain[0]?.terrain).toHaveLength(2500);
    expect((await client.raw.game.mapStats(["W1N1"], "owner0")).stats).toHaveProperty("W1N1");
    expect((await client.raw.user.moneyHistory(0)).list).toHaveLength(20);
  });

  it("is refused with name and password, as the service wants a CAPTCHA", async () => {
    const other = openClient(emulator, {}, name);
    await expect(other.auth(emulator.username, emulator.password)).rejects.toThrow("Not Authorized");
  });

  it("asks about the player", async () => {
    const { user, userMessages } = client.raw;
    const { _id } = await client.me();
    expect(await user.worldStatus()).toMatchObject({ status: "normal" });
    expect((await user.rooms(_id)).shards).toMatchObject({ shard0: ["W1N1"] });
    expect((await user.overview(8, "energyControl")).shards).toHaveProperty("shard3");
    expect((await user.stats(1440)).stats).toHaveProperty("energyHarvested");
    expect(await userMessages.index()).toMatchObject({ messages: [] });
    expect(await userMessages.unreadCount()).toMatchObject({ count: 0 });
    expect(await user.notifyPrefs({ disabled: true })).toMatchObject({ ok: 1 });
  });

  it("asks about the world", async () => {
    const { game } = client.raw;
    expect((await game.time()).time).toBeGreaterThan(0);
    expect(await game.roomStatus("W1N1")).toMatchObject({ room: { status: "normal" } });
    expect((await game.shards.info()).shards.map((shard) => shard.name)).toContain("shard3");
  });

  it("makes an error of a 429 that has the sentence of the server", async () => {
    emulator.spend("GET /api/user/code", 60);
    await expect(client.raw.user.code.get("default")).rejects.toThrow(/^Rate limit exceeded, retry after \d+ms or /);
    await expect(client.raw.user.code.set("default", { main: "" })).resolves.toMatchObject({ ok: 1 });
  });

  it("makes an error of the proxy's page where the global limit is spent", async () => {
    emulator.spend("global", 120);
    await expect(client.raw.user.branches()).rejects.toThrow("<center>nginx</center>");
  });

  it("works in a world with a prefix", async () => {
    client = clientFor({ token: emulator.token, url: `${emulator.url}/season/` }, name);
    expect(await client.raw.user.code.get("default")).toMatchObject({ ok: 1 });
  });
});

describe("what only screeps-api 1.16.1 does", () => {
  beforeEach(async () => {
    emulator = await startEmulator();
    client = clientFor({ token: emulator.token });
  });

  it("learns who it is by its token", async () => {
    expect(await client.tokenInfo()).toMatchObject({ full: true });
    expect(await client.me()).toMatchObject({ username: "demo" });
    expect((await client.raw.version()).protocol).toBe(14);
  });

  it("learns it with a limited token too", async () => {
    client = clientFor({ token: emulator.createToken({ endpoints: ["GET /api/user/name"] }).token });
    expect(await client.me()).toMatchObject({ username: "demo" });
  });

  it("reads the limits from the headers, for an endpoint and over all", async () => {
    await client.raw.user.code.get("default");
    const own = client.getRateLimit("GET", "/api/user/code");
    expect(own).toMatchObject({ limit: 60, remaining: 59 });
    expect(own.toReset).toBeGreaterThan(3500);
    await client.raw.user.branches();
    expect(client.getRateLimit("GET", "/api/user/branches")).toMatchObject({ limit: 120, remaining: 118 });
  });

  it("makes an error of a 429 that has the sentence and the link it would build itself", async () => {
    emulator.spend("GET /api/user/code", 60);
    const [, fragment] = client.rateLimitResetUrl.split("/a/");
    await expect(client.raw.user.code.get("default")).rejects.toThrow(
      new RegExp(`^Rate limit exceeded, retry after \\d+ms or disable .*/a/${fragment?.replace(/[?!]/g, "\\$&")}$`),
    );
    expect(client.getRateLimit("GET", "/api/user/code")).toMatchObject({ limit: 60, remaining: 0 });
  });

  it("waits out a global 429, which it knows by the missing headers", async () => {
    await emulator.close();
    emulator = await startEmulator({ limits: { globalWindow: "leaky" } });
    client = clientFor({ token: emulator.token, experimentalRetry429: true });
    emulator.spend("global", 120);
    expect(await client.raw.user.code.get("default")).toMatchObject({ ok: 1 });
    expect(emulator.requests.map(({ status }) => status).slice(0, 1)).toEqual([429]);
  });
});

describe.each(versions)("screeps-api %s on the private profile", (_, name) => {
  beforeEach(async () => {
    emulator = await startEmulator({ profile: "private" });
    client = clientFor({}, name);
  });

  it("signs in with name and password and follows the rolling tokens", async () => {
    const { token } = await client.auth(emulator.username, emulator.password);
    await client.raw.user.code.set("default", { main: "x" });
    expect(client.token).not.toBe(token);
    expect(await client.raw.user.code.get("default")).toMatchObject({ modules: { main: "x" } });
    expect(await client.me()).toMatchObject({ username: "demo" });
  });

  it("is told a wrong password", async () => {
    await expect(client.auth(emulator.username, "wrong")).rejects.toThrow("Not Authorized");
  });

  it("asks about a player who has not begun", async () => {
    await client.auth(emulator.username, emulator.password);
    const { user, game } = client.raw;
    expect(await user.worldStatus()).toMatchObject({ status: "empty" });
    expect((await user.rooms((await client.me())._id)).shards).toEqual({ privSrv: [] });
    expect(await user.notifyPrefs({ disabled: true })).toMatchObject({ modified: 1 });
    expect((await game.time()).time).toBeGreaterThan(0);
  });
});
