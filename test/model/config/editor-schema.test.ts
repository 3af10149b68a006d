import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { draftConfig } from "../../../src/model/config/config-draft.ts";
import { parseConfigFile } from "../../../src/model/config/config-file.ts";
import { fileSettings } from "../../../src/model/config/config-schema.ts";
import { exampleValue } from "../../../src/model/learn/setting-example.ts";
import type { SettingName } from "../../../src/model/settings/settings.ts";

const root = join(import.meta.dirname, "../../..");
const schema = JSON.parse(readFileSync(join(root, "screeps-sync.schema.json"), "utf8"));
const fits = new Ajv({ strict: true, allowUnionTypes: true }).compile(schema);

function isTaken(text: string): boolean {
  try {
    parseConfigFile(text, "screeps-sync.yml");
    return true;
  } catch {
    return false;
  }
}

describe("the schema for editors and the program agree", () => {
  test.each(fileSettings.map(([name]) => name as SettingName))("about an example of %s", (name) => {
    const value = exampleValue(name);
    const text = `${name}: ${value.startsWith("*") ? JSON.stringify(value) : value}\n`;
    expect([fits(parse(text)), isTaken(text)]).toEqual([true, true]);
  });

  test.each([
    ["layuot: dot", false],
    ["layout: dots", false],
    ["token: abcdefgh", false],
    ["max-wait: 3601", false],
    ["max-wait: soon", false],
    ["verify: maybe", false],
    ["branches: { main: { src: a, lib: b } }", true],
    ["branches: { main: '' }", false],
    ["include: ['**/*.js', lib/**]", true],
    ["checks: { syntax: of }", false],
    ["checks: { nothing: off }", false],
    [
      "servers: { main: https://screeps.com, season: { url: https://screeps.com/season, token: '${SCREEPS_S}' } }",
      true,
    ],
    ["servers: { main: { token: written-out } }", false],
    ["servers: { main: { optional: true, colour: red } }", false],
  ])("about «%s»: %s", (text, expected) => {
    expect([fits(parse(text)), isTaken(`${text}\n`)]).toEqual([expected, expected]);
  });

  test("it is draft 7, and the file that init writes names it for editors", () => {
    expect(schema.$schema).toContain("draft-07");
    expect(draftConfig(undefined, { source: "src" }).split("\n")[0]).toBe(
      `# yaml-language-server: $schema=${schema.$id}`,
    );
  });
});

test.each([
  ["layout: dott", "did you mean dot?"],
  ["checks: { syntax: erorr }", "did you mean error?"],
])("a slip in a value is asked back about: %s", (text, words) => {
  expect(() => parseConfigFile(`${text}\n`, "screeps-sync.yml")).toThrow(words);
});

test("the man page is one that man takes without a warning", () => {
  const { status, stderr } = spawnSync("man", ["--warnings", "-l", join(root, "docs/screeps-sync.1")], {
    encoding: "utf8",
  });
  // Not every machine has man.
  if (status !== null) expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
});
