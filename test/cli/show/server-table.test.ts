import { expect, test } from "vitest";
import { printServerTable } from "../../../src/cli/show/server-table.ts";
import type { Console, Piece } from "../../../src/cli/terminal/console.ts";
import { reportOf } from "../../support/report.ts";

function printed(reports: Parameters<typeof printServerTable>[1], optional: readonly boolean[] = [], json = false) {
  const lines: string[] = [];
  const print = (...pieces: readonly Piece[]) =>
    void lines.push(pieces.map((piece) => (typeof piece === "string" ? piece : piece[1])).join(""));
  const targets = optional.map((one) => ({ optional: one })) as unknown as Parameters<typeof printServerTable>[2];
  printServerTable({ print, options: { json } } as unknown as Console, reports, targets);
  return lines;
}

const one = reportOf({ server: "screeps.com", branch: "default" });
const failed = reportOf({ server: "screeps.com/ptr", outcome: "unreachable" });

test("each server has its line, names below each other", () => {
  expect(printed([one, failed])).toEqual(["", "  screeps.com      deployed", "  screeps.com/ptr  unreachable"]);
});

test("one that is optional says why it does not count, but only where it failed", () => {
  expect(printed([one, failed], [true, true])[2]).toContain("(optional: the exit status does not count it)");
  expect(printed([one, failed], [true, true])[1]).not.toContain("optional");
});

test("code branches of one server go by their own names, and by both names where there are several servers", () => {
  const sim = reportOf({ server: "screeps.com", branch: "sim" });
  expect(printed([one, sim]).slice(1)).toEqual(["  default  deployed", "  sim      deployed"]);
  expect(printed([one, sim, failed])[1]).toContain("screeps.com  default");
});

test("a single one has no table, and JSON has none beside it", () => {
  expect(printed([one])).toEqual([]);
  expect(printed([one, failed], [], true)).toEqual([]);
});
