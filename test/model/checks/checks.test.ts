import { describe, expect, test } from "vitest";
import { type CheckName, checks, found } from "../../../src/model/checks/checks.ts";

const names = Object.keys(checks) as CheckName[];

describe("a finding", () => {
  test("has the level of the table where nobody chose one", () => {
    for (const name of names) expect(found({}, name, "m")[0]?.severity, name).toBe("error");
  });

  test.each([
    ["error", "error"],
    ["warn", "warning"],
  ] as const)("with level %s is a %s, and bears its check and its place", (level, severity) => {
    expect(found({ syntax: level }, "syntax", "is wrong", { path: "src/a.js", line: 3 })).toEqual([
      { severity, check: "syntax", message: "is wrong", path: "src/a.js", line: 3 },
    ]);
  });

  test("of a check that is off is none, however mild it would be", () => {
    for (const name of names) {
      expect(found({ [name]: "off" }, name, "m")).toEqual([]);
      expect(found({ [name]: "off" }, name, "m", { mildest: "warn" })).toEqual([]);
    }
  });

  test("where the game may never come is a warning, even if the level says error", () => {
    const [only] = found({ "missing-module": "error" }, "missing-module", "m", { mildest: "warn" });
    expect(only).toEqual({ severity: "warning", check: "missing-module", message: "m" });
  });
});

test("every check says in one line what it looks for", () => {
  for (const { what } of Object.values(checks)) expect(what).toMatch(/^[a-z][^\n]{10,}[^.]$/);
});
