import { describe, expect, test } from "vitest";
import { findingLines } from "../../../src/cli/show/findings.ts";
import { sizeBar } from "../../../src/cli/show/size-bar.ts";
import { type Finding, isTold } from "../../../src/model/outcome/finding.ts";
import type { Report } from "../../../src/model/outcome/report.ts";
import { codeFrame, placeOf } from "../../../src/model/text/code-frame.ts";

const report = (findings: readonly Finding[]): Report => ({
  outcome: "failed",
  message: "Cannot deploy 1a2b3c4",
  server: "screeps.com",
  ref: "main",
  commit: "1a2b3c4",
  source: "src",
  modules: 1,
  bytes: 1,
  findings,
  waits: [],
  limits: [],
  warnings: [],
  notes: [],
});
const printed = (findings: readonly Finding[]): string[] =>
  findingLines(report(findings)).map((line) =>
    line.map((piece) => (typeof piece === "string" ? piece : piece[1])).join(""),
  );
const at = (text: string, offset: number, severity: Finding["severity"] = "error"): Finding => {
  const { line, column } = placeOf(text, offset);
  return {
    severity,
    message: "is wrong",
    path: "src/a.js",
    line,
    column,
    check: "syntax",
    frame: () => codeFrame(text, line, column),
  };
};

describe("findingLines()", () => {
  test("shows the lines around a place, and a mark under it", () => {
    const text = "one\r\ntwo\r\n\tthree();\r\nfour\r\nfive\r\nsix\r\n";
    expect(printed([at(text, text.indexOf("three"))])).toEqual([
      "  ✗ src/a.js:3:2 is wrong [syntax]",
      "      1 │ one",
      "      2 │ two",
      "    > 3 │   three();",
      "        │   ^",
      "      4 │ four",
      "      5 │ five",
    ]);
  });

  test("cuts a bundle's endless line around the place", () => {
    const lines = printed([at(`${"a".repeat(1_000_000)}HERE${"b".repeat(1_000_000)}`, 1_000_000)]);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(130);
    const [, row = "", mark = ""] = lines;
    expect(row.slice(mark.indexOf("^"), mark.indexOf("^") + 4)).toBe("HERE");
  });

  test("keeps the mark in place after what is made visible", () => {
    const [, row = "", mark = ""] = printed([at("'\u001b[31m\u202e'; HERE", 10)]);
    expect(row.slice(mark.indexOf("^"))).toBe("HERE");
    expect(row).toContain("\\x1b[31m\\u202e");
  });

  test("says errors first, and none that the message says already", () => {
    const warning = { ...at("x", 0, "warning"), message: "may be wrong" };
    const lines = printed([warning, { ...at("x", 0), [isTold]: true }]);
    expect(lines).toEqual([
      "    > 1 │ x",
      "        │ ^",
      "  ! src/a.js:1:1 may be wrong [syntax]",
      "    > 1 │ x",
      "        │ ^",
    ]);
  });

  test("shows no lines where there is no frame, as for a token", () => {
    expect(printed([{ severity: "error", message: "holds a token", path: "a.js", line: 2 }])).toEqual([
      "  ✗ a.js:2 holds a token",
    ]);
  });

  test("ends after twenty, and says how many more", () => {
    const many = Array.from({ length: 25 }, (): Finding => ({ severity: "warning", message: "x" }));
    expect(printed(many).at(-1)).toBe("    and 5 more");
  });
});

test("sizeBar() shows anything above nothing, and never more than full", () => {
  expect([0, 1, 50, 100, 200].map((size) => sizeBar(size, 100).replaceAll("░", ""))).toEqual([
    "",
    "█",
    "█".repeat(10),
    "█".repeat(20),
    "█".repeat(20),
  ]);
});
