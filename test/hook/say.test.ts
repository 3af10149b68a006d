import { describe, expect, it } from "vitest";
import { reportLines } from "../../src/hook/say.ts";
import type { Finding } from "../../src/model/finding.ts";
import type { Report } from "../../src/model/report.ts";

const report = (more: Partial<Report>): Report => ({
  outcome: "deployed",
  message: "Deployed 1a2b3c4",
  server: "screeps.com",
  ref: "main",
  commit: "1a2b3c4",
  source: "src",
  modules: 1,
  bytes: 2,
  findings: [],
  waits: [],
  limits: [],
  warnings: [],
  notes: [],
  ...more,
});
const finding = (message: string, line?: number): Finding => ({
  severity: "warning",
  path: "src/main.js",
  message,
  ...(line === undefined ? {} : { line }),
});
const linesOf = (more: Partial<Report>) => reportLines(report(more)).map(([, line]) => line);

describe("reportLines()", () => {
  it("shows a warning with its file and line, and not what the message says already", () => {
    expect(linesOf({ findings: [finding("is odd", 3)] })).toEqual(["Deployed 1a2b3c4", "src/main.js:3 is odd"]);
    expect(linesOf({ message: "Cannot deploy: src/main.js is odd", findings: [finding("is odd")] })).toHaveLength(1);
  });

  it("shows ten of many findings and how many more there are", () => {
    const findings = Array.from({ length: 40 }, (_, index) => finding(`is odd ${index}`));
    const lines = linesOf({ findings });
    expect(lines).toHaveLength(12);
    expect(lines.at(-1)).toBe("and 30 more");
  });

  it("counts what changed", () => {
    const plan = { added: [{ name: "a" }], changed: [], removed: [{ name: "b" }, { name: "c" }], unchanged: 4 };
    expect(linesOf({ plan })).toContain("1 added, 0 changed, 2 removed");
  });
});
