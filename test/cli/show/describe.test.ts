import { describe, expect, test } from "vitest";
import { planLines, printReport, printReports } from "../../../src/cli/show/describe.ts";
import type { Console, Piece } from "../../../src/cli/terminal/console.ts";
import { noteText } from "../../../src/model/outcome/note-text.ts";
import { reportOf } from "../../support/report.ts";

const warning = { kind: "not-recorded", failure: "the disk is full" } as const;
const note = { kind: "recorded-nowhere", why: "no remote keeps records" } as const;
const textOf = (pieces: readonly Piece[]) =>
  pieces.map((piece) => (typeof piece === "string" ? piece : piece[1])).join("");

function listening(json = false) {
  const lines: string[] = [];
  const values: unknown[] = [];
  const console = {
    options: { json, quiet: false, verbose: false, redact: (text: string) => text },
    print: (...pieces: readonly Piece[]) => void lines.push(textOf(pieces)),
    printJson: (value: unknown) => void values.push(value),
  } as unknown as Console;
  return { console, lines, values };
}

const none = { added: [], changed: [], removed: [], unchanged: 0 };
const plan = {
  added: [{ name: "new", after: 1200 }],
  changed: [{ name: "main", before: 1000, after: 400 }],
  removed: [{ name: "role.old", before: 30 }],
  unchanged: 4,
};
const printed = (...given: Parameters<typeof reportOf>): string[] => {
  const { console, lines } = listening();
  printReport(console, reportOf(...given));
  return lines;
};

describe("a report for a person", () => {
  test("says first what is true, then what may not be meant, and last what is left", () => {
    const limits = [{ endpoint: "POST /api/user/code", limit: 240, remaining: 212 }];
    expect(printed({ warnings: [warning], notes: [note], limits })).toEqual([
      '✓ Deployed 1a2b3c4 to "default"',
      `! ${noteText(warning)}`,
      `  ${noteText(note)}`,
      expect.stringMatching(
        /^ {2}2 modules from src\/ · █░{19} 1\.0 kB of 5\.24 MB \(0\.0 %\) · 212 of 240 writes left$/,
      ),
    ]);
  });

  test("names the root where the source is no folder, and what the set grew by", () => {
    expect(printed({ source: "", modules: 1, growth: -1500 }).at(-1)).toMatch(/1 module from the root .*, −1\.5 kB\)/);
  });

  test("has no size of modules where there are none", () => {
    expect(printed({ modules: 0 })).toHaveLength(1);
  });

  test("has a line for each module that changes, names below each other", () => {
    expect(planLines({ outcome: "deployed", plan }).map(textOf)).toEqual([
      "  1 added, 1 changed, 1 removed, 4 unchanged",
      "  + new          1.2 kB",
      "  ~ main          400 B  −600 B",
      "  - role.old       30 B",
    ]);
  });

  test("says what would be, where nothing was written", () => {
    expect(
      planLines({ outcome: "planned", plan })[0]
        ?.map((piece) => textOf([piece]))
        .join(""),
    ).toContain("would be: 1 added");
    expect(planLines({ outcome: "failed", plan })).toHaveLength(1);
    expect(planLines({ outcome: "unchanged", plan })).toEqual([]);
    expect(planLines({ outcome: "deployed" })).toEqual([]);
  });

  test("counts the changes that there is no room for", () => {
    const added = Array.from({ length: 25 }, (_, index) => ({ name: `m${index}`, after: 1 }));
    const lines = planLines({ outcome: "deployed", plan: { ...none, added } }).map(textOf);
    expect(lines).toHaveLength(22);
    expect(lines.at(-1)).toBe("    and 5 more");
  });
});

describe("several reports", () => {
  const reports = [reportOf({ server: "a" }), reportOf({ server: "b" })];

  test("are one JSON document, and a single one is itself", () => {
    const { console, values, lines } = listening(true);
    printReports(console, reports);
    printReports(console, reports.slice(0, 1));
    expect(values).toEqual([{ reports }, reports[0]]);
    expect(lines).toEqual([]);
  });
});
