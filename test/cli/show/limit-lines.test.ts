import { expect, test } from "vitest";
import { limitLines } from "../../../src/cli/show/limit-lines.ts";
import { limitRows } from "../../../src/model/limits/limit-rows.ts";
import type { ToldLimit } from "../../../src/model/limits/told-limit.ts";

const now = new Date("2026-01-02T03:00:00Z");
const later = new Date("2026-01-02T03:40:00Z");
const told = (limit: number, remaining: number): ToldLimit => ({ limit, remaining, toldAt: now, resetAt: later });
const text = (all: [string, ToldLimit][], noRateLimitUntil?: string) =>
  limitLines(
    { server: "x", limits: limitRows(new Map(all), now), ...(noRateLimitUntil && { noRateLimitUntil }) },
    new Date(now.getTime() + 60_000),
  ).map((line) => line.map((piece) => (typeof piece === "string" ? piece : piece[1])).join(""));

test("what was told has a bar, what is left, when it is free again and what uses it", () => {
  const lines = text([["GET /api/user/code", told(60, 15)]]);
  expect(lines[0]).toBe("x");
  const at = lines.findIndex((line) => line.includes("GET /api/user/code"));
  expect(lines[at]).toMatch(/^ {2}GET \/api\/user\/code +█{5}░{15} 15 of 60 left per hour$/);
  expect(lines[at + 1]).toMatch(
    /told .*, free again in 39 min \(03:40:00 UTC.*\) · deploy, check, diff, status, backup/,
  );
});

test("the whole table is there, also where nobody was told", () => {
  const lines = text([]);
  expect(lines).toHaveLength(17);
  expect(lines.filter((line) => line.includes("not told yet"))).toHaveLength(16);
  expect(lines.join("\n")).toMatch(/POST \/api\/user\/code +240 per day, not told yet · deploy, restore/);
  expect(lines.join("\n")).toMatch(/orders-index +60 per hour, not told yet · only api/);
});

test("a period without limits is told with its end", () => {
  expect(text([], later.toISOString())[1]).toMatch(/limits are off; on again in 39 min \(03:40:00 UTC/);
});

test("what was told long ago is not known any more", () => {
  const old = { ...told(60, 15), toldAt: new Date("2026-01-02T01:00:00Z") };
  expect(text([["GET /api/user/code", old]]).join("\n")).toMatch(/GET \/api\/user\/code +60 per hour, not told yet/);
});
