import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Emulator, startEmulator } from "../../../src/emulator/emulator.ts";
import { ask, fakeClock } from "../ask.ts";

const clock = fakeClock();
let emulator: Emulator;
beforeAll(async () => {
  emulator = await startEmulator({ now: clock.now });
  emulator.liftLimits();
});
afterAll(() => emulator.close());

interface Row {
  readonly line: string;
  readonly body?: object;
  readonly shape: object;
}

const anything = expect.anything();
const insert = { ok: 1, result: { ok: 1, n: 1 }, ops: [anything], insertedCount: 1, insertedIds: [expect.any(String)] };
const shard = (name: string) => ({
  name,
  users: 1,
  cpuLimit: 20,
  rooms: 5000,
  tick: 1000,
  lastTicks: expect.any(Array),
});
const everyStat = Object.fromEntries(
  ["creepsLost", "creepsProduced", "energyConstruction", "energyControl", "energyCreeps", "energyHarvested"].map(
    (name) => [name, expect.any(Number)],
  ),
);
const overview = (slots: number) => ({
  shard0: {
    rooms: ["W1N1"],
    stats: { W1N1: Array(slots).fill({ value: 100, endTime: expect.any(Number) }) },
    gametimes: [expect.any(Number)],
  },
  shard1: noRooms,
  shard2: noRooms,
  shard3: noRooms,
});
const noRooms = { rooms: [], stats: {}, gametimes: [expect.any(Number)] };
const rows: readonly Row[] = [
  {
    line: "POST /api/user/code",
    body: { branch: "default", modules: { main: "//" } },
    shape: { ok: 1, timestamp: clock.now() },
  },
  {
    line: "GET /api/user/code",
    shape: { ok: 1, branch: "default", modules: { main: "//" } },
  },
  {
    line: "GET /api/user/branches",
    shape: { ok: 1, list: [{ _id: expect.any(String), branch: "default", activeWorld: true, activeSim: true }] },
  },
  {
    line: "POST /api/user/clone-branch",
    body: { branch: "default", newName: "copy" },
    shape: { ok: 1, timestamp: anything },
  },
  { line: "POST /api/user/set-active-branch", body: { branch: "default", activeName: "activeSim" }, shape: { ok: 1 } },
  { line: "POST /api/user/delete-branch", body: { branch: "copy" }, shape: { ok: 1, timestamp: anything } },
  { line: "GET /api/user/name", shape: { ok: 1, username: "demo" } },
  { line: "GET /api/auth/me", shape: expect.objectContaining({ ok: 1, username: "demo", email: "demo@example.test" }) },
  { line: "GET /api/user/find?username=demo", shape: { ok: 1, user: expect.objectContaining({ username: "demo" }) } },
  { line: "GET /api/version", shape: expect.objectContaining({ ok: 1, protocol: 14 }) },
  {
    line: "GET /api/game/room-terrain?room=W1N1&encoded=1&shard=shard0",
    shape: {
      ok: 1,
      terrain: [{ _id: anything, room: "W1N1", type: "terrain", terrain: expect.stringMatching(/^[012]{2500}$/) }],
    },
  },
  {
    line: "POST /api/game/map-stats",
    body: { rooms: ["W1N1", "nowhere"], statName: "owner0", shard: "shard0" },
    shape: { ok: 1, gameTime: anything, stats: { W1N1: anything }, statsMax: {}, users: anything },
  },
  { line: "GET /api/user/memory?shard=shard0", shape: { ok: 1, data: expect.stringMatching(/^gz:/) } },
  {
    line: "POST /api/user/memory",
    body: { path: "a", value: 1, shard: "shard0" },
    shape: { ...insert, ops: [expect.objectContaining({ expression: "Memory['a']= 1", hidden: true })] },
  },
  { line: "GET /api/user/memory-segment?segment=5&shard=shard0", shape: { ok: 1, data: null } },
  { line: "POST /api/user/memory-segment", body: { segment: 5, data: "five", shard: "shard0" }, shape: { ok: 1 } },
  {
    line: "POST /api/user/console",
    body: { expression: "Game.time", shard: "shard0" },
    shape: { ...insert, ops: [expect.objectContaining({ expression: "Game.time" })] },
  },
  {
    line: "GET /api/game/market/orders-index?shard=shard0",
    shape: { ok: 1, list: expect.arrayContaining([expect.objectContaining({ _id: "energy", count: 2 })]) },
  },
  {
    line: "GET /api/game/market/orders?resourceType=energy&shard=shard0",
    shape: { ok: 1, list: [expect.objectContaining({ type: "sell" }), expect.objectContaining({ type: "buy" })] },
  },
  { line: "GET /api/game/market/my-orders", shape: { ok: 1, shards: expect.objectContaining({ shard0: [anything] }) } },
  {
    line: "GET /api/game/market/stats?resourceType=energy&shard=shard0",
    shape: {
      ok: 1,
      stats: expect.arrayContaining([expect.objectContaining({ date: "2025-12-31", resourceType: "energy" })]),
    },
  },
  { line: "GET /api/game/user/money-history", shape: { ok: 1, page: 0, list: anything, hasMore: true } },
  { line: "GET /api/game/time?shard=shard0", shape: { ok: 1, time: 65_059_200 } },
  {
    line: "GET /api/game/room-status?room=W1N1&shard=shard0",
    shape: { ok: 1, room: { _id: "W1N1", status: "normal" } },
  },
  { line: "GET /api/game/room-status?room=nowhere&shard=shard0", shape: { ok: 1, room: null } },
  {
    line: "GET /api/game/shards/info",
    shape: { ok: 1, shards: ["shard0", "shard1", "shard2", "shard3"].map((name) => shard(name)) },
  },
  { line: "GET /api/user/world-status", shape: { ok: 1, status: "normal" } },
  { line: "GET /api/user/stats?interval=8", shape: { ok: 1, stats: everyStat } },
  { line: "GET /api/user/stats?interval=9", shape: { error: "invalid params" } },
  {
    line: "GET /api/user/overview?interval=1440&statName=energyControl",
    shape: { ok: 1, statsMax: 100, totals: everyStat, shards: overview(7) },
  },
  {
    line: "GET /api/user/overview",
    shape: { ok: 1, statsMax: 100, totals: everyStat, shards: overview(8) },
  },
  { line: "GET /api/user/messages/index", shape: { ok: 1, messages: [], users: {} } },
  { line: "GET /api/user/messages/unread-count", shape: { ok: 1, count: 0 } },
  {
    line: "POST /api/user/notify-prefs",
    body: { disabled: true, interval: 60 },
    shape: { ok: 1, result: { ok: 1, n: 1, nModified: 1 } },
  },
  {
    line: "GET /api/auth/me",
    shape: expect.objectContaining({ notifyPrefs: { disabled: true, interval: 60 } }),
  },
  { line: "GET /api/user/money-history?page=1", shape: { ok: 1, page: 1, list: anything, hasMore: false } },
];

describe("every endpoint", () => {
  for (const { line, body, shape } of rows) {
    it(`${line} answers JSON in its shape`, async () => {
      const answer = await ask(emulator, line, { token: emulator.token, ...(body && { body }) });
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
      expect(answer.json).toEqual(shape);
    });
  }

  it("GET /api/auth/query-token tells about the token without credentials", async () => {
    const { id, token } = emulator.createToken({ endpoints: ["GET /api/user/name"], memorySegments: ["5"] });
    const full = await ask(emulator, `GET /api/auth/query-token?token=${emulator.token}`);
    expect(full.json).toMatchObject({
      ok: 1,
      token: { token: emulator.token, full: true, noRatelimitUntil: anything },
    });
    const limited = await ask(emulator, `GET /api/auth/query-token?token=${token}`);
    const scope = { full: false, endpoints: ["GET /api/user/name"], websockets: [], memorySegments: ["5"] };
    expect(limited.json).toEqual({ ok: 1, token: { _id: id, token, description: null, ...scope } });
    expect((await ask(emulator, "POST /api/auth/query-token", { body: { token } })).json).toEqual(limited.json);
    const unknown = await ask(emulator, "GET /api/auth/query-token?token=not-a-token");
    expect([unknown.status, unknown.json]).toEqual([200, { error: "token not found" }]);
  });

  it("GET /api/user/rooms tells where somebody lives, and nothing about nobody", async () => {
    const me = (await ask(emulator, "GET /api/auth/me", { token: emulator.token })).json as { _id: string };
    const reservations = { shard0: [], shard1: [], shard2: [], shard3: [] };
    expect((await ask(emulator, `GET /api/user/rooms?id=${me._id}`)).json).toEqual({
      ok: 1,
      shards: { ...reservations, shard0: ["W1N1"] },
      reservations,
    });
    expect((await ask(emulator, "GET /api/user/rooms?id=x")).json).toMatchObject({ shards: reservations });
  });

  it("POST /api/auth/signin refuses everybody on the official service, which wants a CAPTCHA", async () => {
    const body = { email: emulator.username, password: emulator.password };
    const answer = await ask(emulator, "POST /api/auth/signin", { body });
    expect([answer.status, answer.text]).toEqual([401, "Unauthorized"]);
  });

  it("an unknown path or method answers 404 with the page of express", async () => {
    const unknown = await ask(emulator, "GET /api/user/<nothing>?x=1", { token: emulator.token });
    expect(unknown.status).toBe(404);
    expect(unknown.text).toContain("<pre>Cannot GET /api/user/%3Cnothing%3E</pre>");
    expect((await ask(emulator, "PUT /api/user/code")).text).toContain("<pre>Cannot PUT /api/user/code</pre>");
  });

  it("the path may differ in case and end in a slash", async () => {
    expect((await ask(emulator, "GET /API/User/Name/", { token: emulator.token })).status).toBe(200);
  });
});

describe("an official world with shards", () => {
  it("refuses a missing and an unknown shard", async () => {
    for (const query of ["", "?shard=shard9"]) {
      const answer = await ask(emulator, `GET /api/user/memory${query}`, { token: emulator.token });
      expect(answer.json).toEqual({ error: "invalid shard" });
    }
  });

  it("keeps a memory for each shard", async () => {
    const { token } = emulator;
    await ask(emulator, "POST /api/user/memory-segment", {
      token,
      body: { segment: 7, data: "here", shard: "shard1" },
    });
    const other = await ask(emulator, "GET /api/user/memory-segment?segment=7&shard=shard2", { token });
    expect(other.json).toEqual({ ok: 1, data: null });
  });
});
