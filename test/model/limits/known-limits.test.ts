import { expect, test } from "vitest";
import { commands } from "../../../src/cli/commands.ts";
import { vendorTable } from "../../../src/emulator/limits/table.ts";
import { knownLimits, periodOf } from "../../../src/model/limits/known-limits.ts";

test("the table is the one that the emulator plays, row by row", () => {
  const played = new Map([["global", vendorTable.global], ...vendorTable.endpoints]);
  const ours = [...knownLimits].map(([row, { limit }]) => [row, { limit, periodMs: periodOf(row) }] as const);
  expect(new Map(ours)).toEqual(new Map([...played].map(([row, rate]) => [row, { ...rate }])));
});

test("who uses a limit is a command that there is, with flags that it has", () => {
  const later = ["console", "pull"];
  for (const { usedBy } of knownLimits.values())
    for (const use of usedBy.filter((each) => each !== "every request")) {
      const [command = ""] = use.split(" ");
      expect(later.includes(command) || commands.some(({ name }) => name === command), use).toBe(true);
    }
});

test("what is not in the table has no window", () => {
  expect(periodOf("GET /api/user/branches")).toBeUndefined();
});
