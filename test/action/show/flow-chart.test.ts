import { describe, expect, test } from "vitest";
import { flowChart } from "../../../src/action/show/flow-chart.ts";
import { reportOf } from "../../support/report.ts";

const two = [reportOf({ server: "screeps.com" }), reportOf({ server: "screeps.com/ptr", outcome: "failed" })];

describe("the chart", () => {
  test("is worth its place only where a commit went to several servers", () => {
    expect(flowChart([])).toBe("");
    expect(flowChart(two.slice(0, 1))).toBe("");
    expect(flowChart(two.map((report) => ({ ...report, commit: "" })))).toBe("");
  });

  test("has a box for the commit and one for each server, coloured by how it went", () => {
    const lines = flowChart(two)
      .split("\n")
      .map((line) => line.trim());
    expect(lines[0]).toBe("```mermaid");
    expect(lines.at(-1)).toBe("```");
    expect(lines).toContain('commit(["1a2b3c4"])');
    expect(lines.filter((line) => line.startsWith("commit --> "))).toHaveLength(2);
    expect(lines).toContain("class s0 good");
    expect(lines).toContain("class s1 bad");
  });

  test("cannot be left by a name: what has a meaning in Mermaid is a dot", () => {
    const hostile = 'x"]; click s0 "javascript:alert(1)"\n```\n# out';
    const chart = flowChart([reportOf({ server: hostile }), reportOf({ branch: hostile })]);
    expect(chart.split("```")).toHaveLength(3);
    expect(chart).not.toMatch(/click s0 "|javascript:/);
    expect(chart.split("\n").filter((line) => line.includes("-->"))).toHaveLength(2);
  });
});
