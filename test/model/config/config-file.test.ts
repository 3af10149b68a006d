import { describe, expect, test } from "vitest";
import { parseConfigFile, parseYamlSetting } from "../../../src/model/config/config-file.ts";

const parse = (text: string) => parseConfigFile(text, "screeps-sync.yml of 1a2b3c4");

describe("parseConfigFile()", () => {
  test("reads the example of the README", () => {
    const values = parse(`source: src
layout: dot
branches:
  main: default
  "feature/*": "f-{slug}"
servers:
  main: { url: https://screeps.com }
  season: { url: https://screeps.com/season, token: "\${SCREEPS_SEASON_TOKEN}", optional: true }
on-drift: keep
`);
    expect(values).toEqual({
      source: "src",
      layout: "dot",
      branches: [
        { pattern: "main", template: "default" },
        { pattern: "feature/*", template: "f-{slug}" },
      ],
      servers: [
        { name: "main", url: "https://screeps.com" },
        { name: "season", url: "https://screeps.com/season", token: "${SCREEPS_SEASON_TOKEN}", optional: true },
      ],
      "on-drift": "keep",
    });
  });

  test("keeps the order of rules, also of names that look like numbers", () => {
    const { branches } = parse("branches:\n  main: a\n  2024: b\n  1: c\n");
    expect(branches?.map(({ pattern }) => pattern)).toEqual(["main", "2024", "1"]);
  });

  test("takes an empty file for no settings", () => {
    expect(parse("")).toEqual({});
    expect(parse("# nothing yet\n")).toEqual({});
  });

  test.each([
    [
      "source: src\nlayuot: dot\n",
      /, 2:1: "layuot" is not a setting: allowed are source, include.*; did you mean layout\?$/,
    ],
    ["layout: tree\n", /, 1:1: "layout" cannot be "tree": allowed are .*slash/],
    ["source: [a]\n", /, 1:1: "source" must be string, found Array/],
    ["max-wait: soon\n", /, 1:1: "max-wait" must be number, found "soon"/],
    ["verify: 1\n", /, 1:1: "verify" must be boolean, found 1/],
    ["source: a\ntoken: secret-of-mine\n", /, 2:1: "token" is a credential: it belongs in the environment/],
    ["servers:\n  a:\n    url: https://x.example\n    token: abcdefgh\n", /, 4:5: "token" is a credential/],
    [
      "servers:\n  a:\n    url: https://x.example\n    tokn: x\n",
      /, 4:5: "tokn" is not a setting: allowed are url, token.*; did you mean token\?$/,
    ],
    ["branches:\n  main: pr-{number}\n", /, 2:3: .*has \{number\}, which pull requests alone have/],
    ["branches:\n  main: 5\n", /, 2:3: "template" needs a code branch, or a map from folder to code branch/],
    ["a: b: c\n", /, 1:\d+: is not YAML/],
    ["source: a\nsource: b\n", /, 2:1: is not YAML: Map keys must be unique/],
    ["- a\n- b\n", /, 1:1: must be a map of settings/],
    ["source: !!js/function 'x'\n", /is not YAML/],
  ])("refuses %j, with line and column", (text, message) => {
    expect(() => parse(text)).toThrow(message);
  });

  test("never repeats a credential that was written out", () => {
    expect(() => parse('servers:\n  a: { url: https://x.example, token: "hunter2-hunter2" }\n')).toThrow(
      /^(?!.*hunter2)/,
    );
  });

  test("stops at an alias bomb", () => {
    const bomb = `a: &a [x,x,x,x,x,x,x,x,x,x]\n${"bcdefgh"
      .split("")
      .map((letter, index) => `${letter}: &${letter} [${`*${"abcdefg"[index]},`.repeat(10)}]`)
      .join("\n")}\n`;
    expect(() => parse(bomb)).toThrow();
  });
});

test("parseYamlSetting() reads one setting as a flag gives it", () => {
  expect(parseYamlSetting("branches", "main: default", "--branches")).toEqual({
    branches: [{ pattern: "main", template: "default" }],
  });
});
