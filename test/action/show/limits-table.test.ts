import { expect, test } from "vitest";
import { limitsTable } from "../../../src/action/show/limits-table.ts";

const resetAt = "2026-01-31T12:00:00.000Z";
const rows = (limits: Parameters<typeof limitsTable>[0]["limits"]) =>
  limitsTable({ limits })
    .split("\n")
    .filter((line) => line.startsWith("| `"));

test("every limit has a row, those that were told with what is left, until when, and what uses it", () => {
  const all = rows([{ endpoint: "POST /api/user/code", limit: 240, remaining: 212, resetAt }]);
  expect(all).toHaveLength(16);
  const bar = `${"█".repeat(17)}${"░".repeat(3)}`;
  const told = `\`${bar}\` | 212 of 240 per day | 2026-01-31 12:00:00 UTC`;
  expect(all).toContain(`| \`POST /api/user/code\` | ${told} | deploy, restore |`);
  expect(all.filter((row) => row.includes("not told"))).toHaveLength(15);
});

test("what an endpoint without a limit of its own shows is that of all requests, and what nobody knows is left out", () => {
  const branches = { endpoint: "GET /api/user/branches", limit: 120, remaining: 117, resetAt };
  expect(rows([branches])[0]).toContain("| `global` |");
  expect(rows([branches])[0]).toContain("117 of 120 per minute");
  expect(limitsTable({ limits: [{ ...branches, limit: 7 }] })).toBe("");
});

test("a run that was told nothing shows nothing", () => {
  expect(limitsTable({ limits: [] })).toBe("");
});
