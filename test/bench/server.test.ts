import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { EMPTY_BRANCH, StandIn, TOKEN, writeBody } from "../../bench/server.ts";
import { judge } from "../../bench/verdict.ts";

let standIn: StandIn;
beforeAll(async () => {
  standIn = await StandIn.start();
});
beforeEach(() => standIn.reset(EMPTY_BRANCH));
afterAll(async () => standIn[Symbol.asyncDispose]());

async function ask(path: string, init: RequestInit = {}): Promise<unknown> {
  const reply = await fetch(standIn.url + path, { ...init, headers: { "x-token": TOKEN, connection: "close" } });
  return reply.json();
}

const modules = { main: "require('role/miner')\r\n", "role/miner": "// ⛏ \u2028" };
const expected = new Map(Object.entries(modules));

describe("StandIn", () => {
  test("answers a read with what was written, and lists the branch", async () => {
    expect(await ask("/api/user/code", { method: "POST", body: writeBody(modules) })).toMatchObject({ ok: 1 });
    expect(await ask("/api/user/code?branch=default")).toEqual({ ok: 1, branch: "default", modules });
    expect(await ask("/api/user/branches")).toMatchObject({ ok: 1, list: [{ branch: "default" }] });
    const { requests, connections } = await standIn.traffic();
    expect(requests).toEqual(["POST /api/user/code", "GET /api/user/code", "GET /api/user/branches"]);
    expect(connections).toBe(3);
  });

  test("counts all bytes of a request, and none of the time before", async () => {
    await ask("/api/user/branches");
    standIn.reset(EMPTY_BRANCH);
    const body = writeBody({ main: "x".repeat(100_000) });
    await ask("/api/user/code", { method: "POST", body });
    const { requests, bytesIn, bytesOut } = await standIn.traffic();
    expect(requests).toHaveLength(1);
    expect(bytesIn).toBeGreaterThan(body.length);
    expect(bytesIn).toBeLessThan(body.length + 1000);
    expect(bytesOut).toBeLessThan(1000);
  });

  test("keeps the branch as it was when the token is wrong", async () => {
    const reply = await fetch(`${standIn.url}/api/user/code`, { method: "POST", body: writeBody(modules) });
    expect(reply.status).toBe(401);
    expect(standIn.live).toBe(EMPTY_BRANCH);
  });
});

describe("judge()", () => {
  const state = (live: Record<string, unknown>) =>
    judge(Buffer.from(JSON.stringify({ modules: live })), expected).state;

  test("says exact only for the same names with the same text", () => {
    expect(state(modules)).toBe("exact");
    expect(state({ ...modules, main: modules.main.trim() })).toBe("different");
    expect(state({ ...modules, more: "" })).toBe("different");
    expect(state({ main: modules.main })).toBe("different");
    expect(state({ ...modules, main: { binary: modules.main } })).toBe("different");
  });

  test("says renamed when all modules arrived, and one has another name", () => {
    expect(state({ main: modules.main, "role.miner": modules["role/miner"] })).toBe("renamed");
  });

  test("says different for a body that is not JSON, and for an empty branch", () => {
    expect(judge(Buffer.from('{"modules":{"main":"'), expected).state).toBe("different");
    expect(judge(Buffer.from("null"), expected).state).toBe("different");
    expect(judge(EMPTY_BRANCH, expected).state).toBe("different");
  });
});
