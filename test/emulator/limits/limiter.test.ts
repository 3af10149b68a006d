import { describe, expect, it } from "vitest";
import { Limiter } from "../../../src/emulator/limits/limiter.ts";
import { defaultSwitches } from "../../../src/emulator/limits/switches.ts";

const rates = { global: { limit: 3, periodMs: 60_000 }, "POST /api/user/code": { limit: 1, periodMs: 3_600_000 } };

function left(limiter: Limiter, bucket: string, now = 0): number | undefined {
  return limiter.meters("somebody", now).find((meter) => meter.bucket === bucket)?.reading.remaining;
}

describe("Limiter.take()", () => {
  it("charges neither level for a request that one of them refuses", () => {
    const limiter = new Limiter({ ...defaultSwitches, rates });
    expect(limiter.take("somebody", "POST /api/user/code", 0).allowed).toBe(true);
    expect(limiter.take("somebody", "POST /api/user/code", 0)).toMatchObject({
      allowed: false,
      by: { bucket: "POST /api/user/code" },
    });
    expect(left(limiter, "global")).toBe(2);
  });

  it("charges both for it when refused requests count", () => {
    const limiter = new Limiter({ ...defaultSwitches, rates, countRefused: true });
    for (let count = 0; count < 3; count++) limiter.take("somebody", "POST /api/user/code", 0);
    expect(left(limiter, "global")).toBe(0);
  });

  it("names the global level first when both are spent", () => {
    const limiter = new Limiter({ ...defaultSwitches, rates });
    limiter.spend("somebody", "global", 3, 0);
    limiter.spend("somebody", "POST /api/user/code", 1, 0);
    expect(limiter.take("somebody", "POST /api/user/code", 0)).toMatchObject({ by: { bucket: "global" } });
  });

  it("shows an endpoint's own budget, and the global one where it has none", () => {
    const limiter = new Limiter({ ...defaultSwitches, rates });
    expect(limiter.take("somebody", "POST /api/user/code", 0)).toMatchObject({
      shown: { bucket: "POST /api/user/code" },
    });
    expect(limiter.take("somebody", "GET /api/user/name", 0)).toMatchObject({ shown: { bucket: "global" } });
  });

  it("shows none for it when the switch says so", () => {
    const limiter = new Limiter({ ...defaultSwitches, unlistedHeaders: "none" });
    expect(limiter.take("somebody", "GET /api/user/name", 0)).toEqual({ allowed: true, shown: undefined });
  });

  it("keeps the budgets of two keys apart", () => {
    const limiter = new Limiter({ ...defaultSwitches, rates });
    limiter.take("somebody else", "POST /api/user/code", 0);
    expect(limiter.take("somebody", "POST /api/user/code", 0).allowed).toBe(true);
  });

  it("counts on after its entries were restored", () => {
    const before = new Limiter({ ...defaultSwitches, rates });
    before.take("somebody", "POST /api/user/code", 0);
    const after = new Limiter({ ...defaultSwitches, rates });
    after.restore(before.entries());
    expect(after.take("somebody", "POST /api/user/code", 1).allowed).toBe(false);
  });
});

describe("Limiter.spend()", () => {
  it("refuses an endpoint that has no limit of its own", () => {
    expect(() => new Limiter(defaultSwitches).spend("somebody", "GET /api/user/name", 1, 0)).toThrow(
      'Cannot spend "GET /api/user/name": it has no limit of its own',
    );
  });
});
