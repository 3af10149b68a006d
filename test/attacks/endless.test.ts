import { setImmediate } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { parseCredentialsFile } from "../../src/model/account/credentials-file.ts";
import { parseConfigFile } from "../../src/model/config/config-file.ts";
import { anyGlob, longestGlob, mostWork } from "../../src/model/glob/glob.ts";
import { compileGlob } from "../../src/model/glob/glob-machine.ts";
import { parseGlob } from "../../src/model/glob/glob-parser.ts";
import type { Glob } from "../../src/model/glob/glob-parts.ts";
import { selectEntries } from "../../src/model/modules/source.ts";
import { branchFor } from "../support/branch-for.ts";

const sha = "1".repeat(40);
const name = `${"a".repeat(200)}b/${"ab".repeat(60)}!`;

const endless = [
  "**/(a+)+x",
  "**/+(+(a))x",
  `${"*a".repeat(120)}b`,
  `${"**/".repeat(80)}x`,
  `${"+(".repeat(80)}a${")".repeat(80)}x`,
  `${"*(".repeat(80)}a${")".repeat(80)}x`,
  `${"{a,".repeat(60)}b${"}".repeat(60)}x`,
  `${"{a,aa}".repeat(40)}x`,
  `${"{1..99}".repeat(36)}x`,
  "{".repeat(longestGlob),
  "(".repeat(longestGlob),
  "[".repeat(longestGlob),
  `${"?(a)".repeat(60)}x`,
  `!${"*a".repeat(120)}`,
];

function counted(glob: Glob, onLook: () => void): Glob {
  switch (glob.kind) {
    case "one":
      return {
        kind: "one",
        accepts: (character) => {
          onLook();
          return glob.accepts(character);
        },
      };
    case "repeat":
      return { ...glob, part: counted(glob.part, onLook) };
    default:
      return { ...glob, parts: glob.parts.map((part) => counted(part, onLook)) };
  }
}

describe("globs of a commit that made a regular expression go back without end", () => {
  test.each(endless)("%s", async (glob) => {
    await setImmediate();
    const matches = anyGlob([glob]);
    for (let count = 0; count < 20; count += 1) matches(`${name}${count}`);
    expect(branchFor({ gitBranch: name, sha }, [{ pattern: glob, template: "x" }])).toBe(
      glob.startsWith("!") ? "x" : undefined,
    );
  });

  test("cost a part of what is counted as work, whatever they are made of", () => {
    for (const glob of endless) {
      let looks = 0;
      const budget = { left: mostWork };
      const machine = compileGlob(
        counted(parseGlob(glob, "/"), () => looks++),
        glob.length,
        budget,
      );
      for (let count = 0; count < 20; count += 1) machine(`${name}${count}`, budget);
      expect(looks * 10, glob).toBeLessThanOrEqual(mostWork - budget.left);
    }
  });

  test("share one bound until the event loop turns, so that Ctrl-C and the hook's clock are always heard", async () => {
    const useUp = (): unknown => {
      for (let count = 0; ; count += 1) anyGlob([`${"*a".repeat(120)}x${count}`])(`${"a".repeat(1000)}x${count}`);
    };
    await setImmediate();
    expect(useUp).toThrow("they take too long");
    expect(() => anyGlob(["**/*.js"])("a/b.js")).toThrow("they take too long");
    await setImmediate();
    expect(anyGlob(["**/*.js"])("a/b.js")).toBe(true);
    expect(mostWork).toBeLessThanOrEqual(20_000_000);
  });

  test("are given up when globs and files together are too many", () => {
    const entries = Array.from({ length: 4000 }, (_, index) => ({
      mode: "100644",
      type: "blob" as const,
      oid: sha,
      path: `${"a".repeat(1000)}${index}`,
    }));
    const include = Array.from({ length: 500 }, (_, index) => `${"*a".repeat(120)}x${index}*`);
    expect(() => selectEntries(entries, { include, exclude: [] })).toThrow(
      /^Cannot match the globs .* they take too long/,
    );
  });
});

describe("configuration of a commit is bounded before it is read", () => {
  const long = 300_000;
  test.each([
    ["rules", `branches:\n${Array.from({ length: long }, (_, index) => `  b${index}: x\n`).join("")}`],
    ["open brackets", "[".repeat(long)],
    ["maps in maps", "{a: ".repeat(long)],
    ["lists in lists", "- ".repeat(long)],
    ["anchors", "&a ".repeat(long)],
    ["comments", "#\n".repeat(long)],
    ["one text", `source: ${"a".repeat(long)}`],
  ])("%s", (_, text) => {
    expect(() => parseConfigFile(text, "screeps-sync.yml")).toThrow(/it has \d+ bytes, and 32768 are the most/);
    expect(() => parseCredentialsFile(text, ".screeps.yaml")).toThrow(/are the most that is read/);
  });

  test.each([
    [
      "as many rules as fit",
      `branches:\n${Array.from({ length: 3000 }, (_, index) => `  b${index}: x\n`).join("")}`,
      "more than 500 rules",
    ],
    [
      "as many servers as fit",
      `servers:\n${Array.from({ length: 100 }, (_, index) => `  s${index}: {}\n`).join("")}`,
      "more than 50 servers",
    ],
    ["a long glob", `include: ["${"a".repeat(longestGlob + 1)}"]`, "include"],
    ["a long rule", `branches: { "${"a".repeat(longestGlob + 1)}": x }`, "is longer than 256 characters"],
    ["a long command", `build: "${"a".repeat(5000)}"`, "is longer than 4096 characters"],
    ["nested as deep as fits", `source: ${"[".repeat(30_000)}`, "is not YAML"],
    ["aliases of aliases", `a: &a [${"1,".repeat(60)}]\nb: [${"*a,".repeat(60)}]`, "aliases"],
    ["a wait without end", "max-wait: 1e9", "is more than 3600 s"],
    ["a deadline without end", "deadline: 1e300", "is more than 3600 s"],
  ])("%s", (_, text, message) => {
    expect(() => parseConfigFile(text, "screeps-sync.yml")).toThrow(message);
  });
});
