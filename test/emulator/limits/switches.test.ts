import { afterEach, describe, expect, it } from "vitest";
import { type Emulator, startEmulator } from "../../../src/emulator/emulator.ts";
import { type LimitSwitches, refuseIn } from "../../../src/emulator/limits/switches.ts";
import { ask, fakeClock } from "../ask.ts";

const clock = fakeClock();
let emulator: Emulator;
afterEach(() => emulator.close());

async function refusedWith(limits: Partial<LimitSwitches>, endpoint = "GET /api/user/code") {
  emulator = await startEmulator({ now: clock.now, limits });
  emulator.spend(endpoint, endpoint === "global" ? 120 : 60);
  return ask(emulator, "GET /api/user/code", { token: emulator.token });
}

describe("the format of a 429", () => {
  it("is the long sentence with a link that ends in the first 8 characters of the token", async () => {
    const { text, headers } = await refusedWith({});
    const link = `${emulator.url}/a/#!/account/auth-tokens/noratelimit?token=${emulator.token.slice(0, 8)}`;
    expect(text).toBe(`Rate limit exceeded, retry after 3600000ms or disable rate limiting using this link: ${link}`);
    expect(headers.get("content-type")).toBe("text/plain; charset=utf-8");
  });

  it("is the sentence of the docs with `text`", async () => {
    expect((await refusedWith({ format: "text" })).text).toBe("Rate limit exceeded, retry after 3600000ms");
  });

  it("is JSON with `json`", async () => {
    const { json } = await refusedWith({ format: "json" });
    expect(json).toEqual({ error: expect.stringMatching(/^Rate limit exceeded, retry after 3600000ms or disable/) });
  });

  it("is a proxy's page with `html`", async () => {
    const { status, text } = await refusedWith({ format: "html" });
    expect([status, text]).toEqual([429, expect.stringContaining("<hr><center>nginx</center>")]);
  });

  it("of the global limit has a switch of its own, and headers on request", async () => {
    const { text, headers } = await refusedWith({ globalFormat: "text", globalHeaders: true }, "global");
    expect(text).toBe("Rate limit exceeded, retry after 60000ms");
    expect(headers.get("x-ratelimit-limit")).toBe("120");
  });

  it.each(["GET /api/user/code", "global"])(
    "is what the docs print for %s where all are asked for as text",
    async (endpoint) => {
      const { text, headers } = await refusedWith(refuseIn("text"), endpoint);
      expect(text).toMatch(/^Rate limit exceeded, retry after \d+ms$/);
      expect(headers.get("content-type")).toBe("text/plain; charset=utf-8");
      expect(headers.get("x-ratelimit-remaining")).toBe("0");
      expect(Number(headers.get("x-ratelimit-reset"))).toBeGreaterThan(clock.now() / 1000);
    },
  );

  it.each(["GET /api/user/code", "global"])(
    "is the proxy's for %s where all are asked for as html",
    async (endpoint) => {
      const { text, headers } = await refusedWith(refuseIn("html"), endpoint);
      expect(text).toContain("<hr><center>nginx</center>");
      expect(headers.has("x-ratelimit-limit")).toBe(false);
    },
  );

  it("never has a Retry-After header, which no source mentions", async () => {
    expect((await refusedWith({})).headers.get("retry-after")).toBeNull();
  });
});

describe("the other switches", () => {
  it("`headers: false` takes the headers from every answer", async () => {
    const refused = await refusedWith({ headers: false });
    expect(refused.status).toBe(429);
    expect(refused.headers.has("x-ratelimit-limit")).toBe(false);
    const passed = await ask(emulator, "GET /api/user/branches", { token: emulator.token });
    expect(passed.headers.has("x-ratelimit-limit")).toBe(false);
  });

  it("`key: user` makes two tokens of one user spend one budget", async () => {
    await refusedWith({ key: "user" });
    const { token } = emulator.createToken();
    expect((await ask(emulator, "GET /api/user/code", { token })).status).toBe(429);
  });

  it("`key: token`, the default, does not", async () => {
    await refusedWith({});
    const { token } = emulator.createToken();
    expect((await ask(emulator, "GET /api/user/code", { token })).status).toBe(200);
  });

  it("`window: sliding` frees single places", async () => {
    emulator = await startEmulator({ now: clock.now, limits: { window: "sliding" } });
    emulator.spend("GET /api/user/code", 30);
    clock.advance(1_800_000);
    emulator.spend("GET /api/user/code", 30);
    clock.advance(1_800_000);
    const answer = await ask(emulator, "GET /api/user/code", { token: emulator.token });
    expect([answer.status, answer.headers.get("x-ratelimit-remaining")]).toEqual([200, "29"]);
  });

  it("`globalWindow: leaky` lets a request pass after half a second", async () => {
    const refused = await refusedWith({ globalWindow: "leaky" }, "global");
    expect(refused.status).toBe(429);
    clock.advance(500);
    expect((await ask(emulator, "GET /api/user/code", { token: emulator.token })).status).toBe(200);
  });

  it("`periodScale` shortens every window", async () => {
    const { text } = await refusedWith({ periodScale: 0.001, format: "text" });
    expect(text).toBe("Rate limit exceeded, retry after 3600ms");
  });

  it("`rates` replaces single rows", async () => {
    emulator = await startEmulator({ limits: { rates: { "GET /api/user/code": { limit: 1, periodMs: 1000 } } } });
    const answer = await ask(emulator, "GET /api/user/code", { token: emulator.token });
    expect(answer.headers.get("x-ratelimit-limit")).toBe("1");
  });

  it("`enabled: false` turns limits off, headers included", async () => {
    const answer = await refusedWith({ enabled: false });
    expect([answer.status, answer.headers.has("x-ratelimit-limit")]).toEqual([200, false]);
  });

  it("`enabled: true` gives the limits to another profile, where only persistent tokens are counted", async () => {
    emulator = await startEmulator({ profile: "private", limits: { enabled: true } });
    const answer = await ask(emulator, "GET /api/user/code", { token: emulator.token, headers: { "x-username": "x" } });
    expect([answer.status, answer.headers.has("x-ratelimit-limit")]).toEqual([200, false]);
  });
});

describe("who is not limited", () => {
  it("is somebody with name and password", async () => {
    emulator = await startEmulator();
    const basic = `${emulator.username}:${emulator.password}`;
    const answer = await ask(emulator, "GET /api/user/code", { basic });
    expect([answer.status, answer.headers.has("x-ratelimit-limit")]).toEqual([200, false]);
  });

  it("is a token in its unlimited period, which then has no headers, and ends by itself after two hours", async () => {
    await refusedWith({});
    emulator.liftLimits();
    const free = await ask(emulator, "GET /api/user/code", { token: emulator.token });
    expect([free.status, free.headers.has("x-ratelimit-limit")]).toEqual([200, false]);
    clock.advance(2 * 3_600_000);
    const limited = await ask(emulator, "GET /api/user/code", { token: emulator.token });
    expect(limited.headers.get("x-ratelimit-remaining")).toBe("59");
  });

  it("does not include a `guest` or somebody without credentials: those are not let in", async () => {
    emulator = await startEmulator();
    expect((await ask(emulator, "GET /api/user/code", { token: "guest" })).status).toBe(401);
  });
});
