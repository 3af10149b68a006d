import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Emulator, startEmulator } from "../../../src/emulator/emulator.ts";
import { bucketOf, scalePeriods, vendorTable } from "../../../src/emulator/limits/table.ts";
import { ask, fakeClock } from "../ask.ts";
import { limitRows } from "../limit-rows.ts";

describe("the table of limits", () => {
  it("has the vendor's rows and no others", () => {
    expect([...vendorTable.endpoints.keys()].sort()).toEqual(limitRows.map(({ endpoint }) => endpoint).sort());
  });

  it("allows 120 requests a minute over all", () => {
    expect(vendorTable.global).toEqual({ limit: 120, periodMs: 60_000 });
  });

  it("counts both paths of the money history in one row", () => {
    expect(bucketOf("GET /api/user/money-history")).toBe("GET /api/game/user/money-history");
  });

  it("keeps its numbers when the periods are shortened", () => {
    const short = scalePeriods(vendorTable, 0.001);
    expect(short.global).toEqual({ limit: 120, periodMs: 60 });
    expect(short.endpoints.get("POST /api/user/code")).toEqual({ limit: 240, periodMs: 86_400 });
  });
});

describe("over HTTP", () => {
  // Not at the full second, so that rounding shows.
  const clock = fakeClock(Date.UTC(2026, 0, 1) + 250);
  let emulator: Emulator;
  beforeAll(async () => {
    emulator = await startEmulator({ now: clock.now });
  });
  afterAll(() => emulator.close());

  for (const { endpoint, limit, periodMs, request, body } of limitRows) {
    it(`${endpoint} passes ${limit} times in ${periodMs / 60_000} minutes and then answers 429 until the window ends`, async () => {
      const { token } = emulator.createToken();
      const question = { token, ...(body && { body }) };
      const first = await ask(emulator, request, question);
      expect(first).toMatchObject({ status: 200, json: { ok: 1 } });
      expect(rateOf(first.headers)).toEqual([limit, limit - 1, Math.ceil((clock.now() + periodMs) / 1000)]);

      emulator.spend(endpoint, limit - 2, "", token);
      expect(rateOf((await ask(emulator, request, question)).headers)[1]).toBe(0);

      clock.advance(1500);
      const refused = await ask(emulator, request, question);
      expect(refused.status).toBe(429);
      expect(refused.text).toMatch(new RegExp(`^Rate limit exceeded, retry after ${periodMs - 1500}ms`));
      expect(rateOf(refused.headers)).toEqual([limit, 0, Math.ceil((clock.now() - 1500 + periodMs) / 1000)]);

      clock.advance(periodMs - 1501);
      expect((await ask(emulator, request, question)).status).toBe(429);
      clock.advance(1);
      expect(rateOf((await ask(emulator, request, question)).headers)[1]).toBe(limit - 1);
    });
  }

  it("any 120 requests pass in a minute, and the next answers 429 as a proxy does, without headers", async () => {
    const { token } = emulator.createToken();
    for (let count = 0; count < 120; count++) {
      expect((await ask(emulator, "GET /api/user/name", { token })).status).toBe(200);
    }
    const refused = await ask(emulator, "GET /api/user/name", { token });
    expect(refused.status).toBe(429);
    expect(refused.text).toContain("<h1>429 Too Many Requests</h1>");
    expect([...refused.headers.keys()].filter((name) => name.startsWith("x-ratelimit"))).toEqual([]);
    clock.advance(60_000);
    expect((await ask(emulator, "GET /api/user/name", { token })).status).toBe(200);
  });

  it("both paths of the money history spend one budget", async () => {
    const { token } = emulator.createToken();
    await ask(emulator, "GET /api/game/user/money-history", { token });
    const second = await ask(emulator, "GET /api/user/money-history", { token });
    expect(rateOf(second.headers).slice(0, 2)).toEqual([60, 58]);
  });
});

function rateOf(headers: Headers): (number | undefined)[] {
  return ["limit", "remaining", "reset"].map((name) => {
    const value = headers.get(`x-ratelimit-${name}`);
    return value === null ? undefined : Number(value);
  });
}
