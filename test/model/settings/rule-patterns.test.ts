import { execFileSync } from "node:child_process";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rulePatterns } from "../../../src/model/settings/rule-patterns.ts";
import { branchFor } from "../../support/branch-for.ts";

/** As the installed hook asks: pairs of ref and pattern → whether `case` matches, all in one shell. */
function shellMatches(pairs: readonly (readonly [ref: string, pattern: string])[]): boolean[] {
  const script = `while read -r ref && read -r rule; do case $ref in $rule) echo y ;; *) echo n ;; esac; done`;
  const input = pairs.map(([ref, pattern]) => `${ref}\n${pattern}\n`).join("");
  const lines = execFileSync("sh", ["-c", script], { input, encoding: "utf8" }).trim().split("\n");
  return lines.map((line) => line === "y");
}

const rule = (pattern: string) => [{ pattern, template: "x" }];

describe("rulePatterns()", () => {
  it("asks for every branch and no tag where there are no rules", () => {
    expect(rulePatterns(undefined)).toEqual(["refs/heads/*"]);
  });

  it("asks for nothing where the rules are empty", () => {
    expect(rulePatterns([])).toEqual([]);
  });

  it("keeps branches and tags apart, and what no shell knows becomes all of a kind", () => {
    const patterns = ["main", "feature/*", "tag:v*", "{a,b}", "a/**", "!x", "a b"].flatMap(rule);
    expect(rulePatterns(patterns)).toEqual([
      "refs/heads/main",
      "refs/heads/feature/*",
      "refs/tags/v*",
      "refs/heads/*",
      "refs/heads/a*",
    ]);
  });

  it("leaves most other branches out", () => {
    const asked = shellMatches([
      ["refs/heads/main", "refs/heads/main"],
      ["refs/heads/mainly", "refs/heads/main"],
      ["refs/heads/fix/1", "refs/heads/feature/*"],
      ["refs/tags/main", "refs/heads/*"],
    ]);
    expect(asked).toEqual([true, false, false, false]);
  });

  it("never leaves out a ref that a rule asks for", () => {
    const part = fc.constantFrom(
      "a",
      "b",
      "*",
      "**",
      "?",
      "/",
      "/**",
      "**/",
      ".",
      "./",
      "-",
      "{a,b}",
      "[ab]",
      "@(a|b)",
      "!",
    );
    const glob = fc.array(part, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(""));
    const name = fc.array(fc.constantFrom("a", "b", "c", "/", ".", "-", "é"), { minLength: 1, maxLength: 6 });
    const pairs: [ref: string, pattern: string][] = [];
    const ofBranches = fc.property(
      glob,
      name.map((parts) => parts.join("")),
      (pattern, gitBranch) => {
        if (branchFor({ gitBranch, sha: "" }, rule(pattern)) === undefined) return;
        for (const asked of rulePatterns(rule(pattern))) pairs.push([`refs/heads/${gitBranch}`, asked]);
      },
    );
    fc.assert(ofBranches, { numRuns: 20_000 });
    expect(pairs.length).toBeGreaterThan(300);
    const matches = shellMatches(pairs);
    const missed = pairs.filter((_, index) => !matches[index]);
    expect(missed).toEqual([]);
  });
});
