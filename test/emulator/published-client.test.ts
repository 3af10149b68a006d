import screepsApi from "screeps-api";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Emulator, startEmulator } from "../../src/emulator/emulator.ts";

const { ScreepsAPI } = screepsApi;

/** The parts of the npm package `screeps-api` that are called here; its own types are of an older build. */
interface Client {
  token: string;
  readonly rateLimitResetUrl: string;
  auth(name: string, password: string): Promise<{ ok: number; token: string }>;
  me(): Promise<{ username: string }>;
  tokenInfo(): Promise<{ full: boolean; noRatelimitUntil?: number }>;
  getRateLimit(method: string, path: string): { limit: number; remaining: number; reset: number; toReset: number };
  readonly raw: {
    version(): Promise<{ protocol: number }>;
    user: {
      branches(): Promise<{ list: { branch: string; activeWorld: boolean }[] }>;
      cloneBranch(branch: string, newName: string, modules?: object): Promise<unknown>;
      setActiveBranch(branch: string, place: string): Promise<unknown>;
      deleteBranch(branch: string): Promise<unknown>;
      code: {
        get(branch: string): Promise<{ branch: string; modules: object }>;
        set(branch: string, modules: object): Promise<{ ok: number; error?: string }>;
      };
      memory: {
        get(path: string): Promise<{ data: unknown }>;
        set(path: string, value: unknown): Promise<{ ok: number }>;
      };
      console(expression: string): Promise<{ ok: number }>;
      moneyHistory(page: number): Promise<{ list: unknown[] }>;
    } & Record<
      "memory",
      { segment: { get(id: number): Promise<{ data: unknown }>; set(id: number, data: string): Promise<unknown> } }
    >;
    game: {
      roomTerrain(room: string, encoded: number): Promise<{ terrain: { terrain: string }[] }>;
      mapStats(rooms: string[], stat: string): Promise<{ stats: object }>;
      market: {
        ordersIndex(): Promise<{ list: { _id: string }[] }>;
        orders(resource: string): Promise<{ list: unknown[] }>;
        myOrders(): Promise<{ shards: object }>;
        stats(resource: string): Promise<{ stats: unknown[] }>;
      };
    };
  };
}

let emulator: Emulator;
let client: Client;
/** What the emulator's clock is ahead, so that a tick need not be waited for. */
let aheadMs = 0;

function clientFor(options: object): Client {
  const { port } = emulator;
  return new ScreepsAPI({ protocol: "http", hostname: "127.0.0.1", port, path: "/", ...options }) as unknown as Client;
}

afterEach(() => emulator.close());

describe("the published client screeps-api on the official profile", () => {
  beforeEach(async () => {
    emulator = await startEmulator({ now: () => Date.now() + aheadMs });
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

  it("works in a world with a prefix", async () => {
    client = clientFor({ token: emulator.token, url: `${emulator.url}/season/` });
    expect(await client.raw.user.code.get("default")).toMatchObject({ ok: 1 });
  });
});

describe("the published client screeps-api on the private profile", () => {
  beforeEach(async () => {
    emulator = await startEmulator({ profile: "private" });
    client = clientFor({});
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
});
