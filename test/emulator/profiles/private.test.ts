import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Emulator, startEmulator } from "../../../src/emulator/emulator.ts";
import { ask, fakeClock } from "../ask.ts";

// What the contract suite asks of both servers is not repeated here: only what needs a clock or a switch.
const clock = fakeClock();
let emulator: Emulator;
beforeEach(async () => {
  emulator = await startEmulator({ profile: "private", now: clock.now });
});
afterEach(() => emulator.close());

const named = { headers: { "x-username": "x" } };

describe("a token of the private server", () => {
  it("is good for a minute, whether used or not, and each answer carries the next", async () => {
    const { token } = emulator;
    clock.advance(59_000);
    const { headers } = await ask(emulator, "GET /api/user/code", { token, ...named });
    const next = headers.get("x-token") ?? "";
    expect(next).toMatch(/^[0-9a-f]{40}$/);
    clock.advance(1000);
    expect((await ask(emulator, "GET /api/user/code", { token, ...named })).status).toBe(401);
    expect((await ask(emulator, "GET /api/user/code", { token: next, ...named })).status).toBe(200);
  });

  it("needs a user name beside it", async () => {
    expect((await ask(emulator, "GET /api/user/code", { token: emulator.token })).status).toBe(401);
  });
});

describe("the private server", () => {
  it("has no persistent tokens, no limits and none of the calls about them", async () => {
    for (const path of ["/api/user/name", "/api/auth/query-token?token=x", "/api/user/auth-token"]) {
      expect((await ask(emulator, `GET ${path}`, { token: emulator.token, ...named })).status).toBe(404);
    }
    const { headers } = await ask(emulator, "GET /api/user/code", { token: emulator.token, ...named });
    expect([...headers.keys()].filter((name) => name.startsWith("x-ratelimit"))).toEqual([]);
    expect(headers.get("x-powered-by")).toBe("Express");
  });

  it("ignores the shard, and leaves out data that is not there", async () => {
    const question = { token: emulator.token, ...named };
    expect((await ask(emulator, "GET /api/user/memory-segment?segment=5,6", question)).json).toEqual({ ok: 1 });
  });
});
