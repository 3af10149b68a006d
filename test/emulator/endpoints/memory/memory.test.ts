import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Emulator, startEmulator } from "../../../../src/emulator/emulator.ts";
import { ask, fakeClock } from "../../ask.ts";

const clock = fakeClock();
let emulator: Emulator;
beforeAll(async () => {
  emulator = await startEmulator({ now: clock.now });
  emulator.liftLimits();
});
afterAll(() => emulator.close());

async function post(path: string, body: object): Promise<unknown> {
  return (await ask(emulator, `POST ${path}`, { token: emulator.token, body: { ...body, shard: "shard0" } })).json;
}

async function writeMemory(body: object): Promise<unknown> {
  const answer = await post("/api/user/memory", body);
  clock.advance(1000);
  return answer;
}

async function get(pathAndQuery: string): Promise<unknown> {
  return (await ask(emulator, `GET ${pathAndQuery}&shard=shard0`, { token: emulator.token })).json;
}

function unpack(json: unknown): unknown {
  const { data } = json as { data: string };
  expect(data).toMatch(/^gz:/);
  return JSON.parse(gunzipSync(Buffer.from(data.slice(3), "base64")).toString());
}

describe("memory", () => {
  it("is written and read by path, whole, and deleted where no value is sent", async () => {
    await writeMemory({ value: { creeps: { a: { role: "miner" } }, list: [1, 2] } });
    expect(unpack(await get("/api/user/memory?path=creeps.a.role"))).toBe("miner");
    await writeMemory({ path: "creeps.a.role", value: "hauler" });
    await writeMemory({ path: "list" });
    expect(unpack(await get("/api/user/memory?path="))).toEqual({ creeps: { a: { role: "hauler" } } });
  });

  it("shows a write in the next tick, to those who read it whole and by path, and keeps its order", async () => {
    await writeMemory({ value: { old: 1 } });
    await post("/api/user/memory", { path: "new", value: 1 });
    await post("/api/user/memory", { path: "new", value: 2 });
    clock.advance(999);
    expect(unpack(await get("/api/user/memory?path="))).toEqual({ old: 1 });
    expect(await get("/api/user/memory?path=new")).toEqual({ ok: 1 });
    clock.advance(1);
    expect(unpack(await get("/api/user/memory?path="))).toEqual({ old: 1, new: 2 });
  });

  it("shows it after a tick that a script plays, too", async () => {
    await writeMemory({ value: { old: 1 } });
    const time = async () => ((await get("/api/game/time?")) as { time: number }).time;
    const before = await time();
    await post("/api/user/memory", { path: "new", value: 1 });
    emulator.tick();
    expect(unpack(await get("/api/user/memory?path="))).toEqual({ old: 1, new: 1 });
    expect(await time()).toBe(before + 1);
  });

  it("has no data for a missing value, and a sentence where the parent is missing", async () => {
    expect(await get("/api/user/memory?path=nothing")).toEqual({ ok: 1 });
    expect(await get("/api/user/memory?path=nothing.below.it")).toEqual({ ok: 1, data: "Incorrect memory path" });
  });

  it("does not reach what every object inherits", async () => {
    expect(await get("/api/user/memory?path=constructor")).toEqual({ ok: 1 });
  });

  it("refuses more than 1 MiB", async () => {
    const value = "x".repeat(1024 * 1024);
    expect(await writeMemory({ path: "a", value })).toEqual({ error: "memory size is too large" });
  });
});

describe("memory segments", () => {
  it("are read one by one, or several at once", async () => {
    await post("/api/user/memory-segment", { segment: 1, data: "one" });
    expect(await get("/api/user/memory-segment?segment=1")).toEqual({ ok: 1, data: "one" });
    expect(await get("/api/user/memory-segment?segment=1,2")).toEqual({ ok: 1, data: ["one", null] });
  });

  it("have ids from 0 to 99 and at most 100 KiB", async () => {
    expect(await get("/api/user/memory-segment?segment=100")).toEqual({ error: "invalid segment ID" });
    expect(await post("/api/user/memory-segment", { segment: -1, data: "" })).toEqual({ error: "invalid segment ID" });
    const data = "x".repeat(100 * 1024 + 1);
    expect(await post("/api/user/memory-segment", { segment: 1, data })).toEqual({ error: "length limit exceeded" });
  });
});

describe("the console", () => {
  it("refuses expressions of more than 1024 characters", async () => {
    const expression = "x".repeat(1024);
    expect(await post("/api/user/console", { expression })).toEqual({ error: "expression size is too large" });
  });
});
