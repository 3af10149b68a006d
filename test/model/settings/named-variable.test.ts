import { describe, expect, test } from "vitest";
import { UsageError } from "../../../src/model/outcome/errors.ts";
import { checkVariables, mayName, variableIn, variablesOf } from "../../../src/model/settings/named-variable.ts";

test.each([
  ["${SCREEPS_TOKEN}", "SCREEPS_TOKEN"],
  ["${a1_}", "a1_"],
  ["SCREEPS_TOKEN", undefined],
  ["x${SCREEPS_TOKEN}", undefined],
  ["${SCREEPS_TOKEN}\n", undefined],
  ["${A}${B}", undefined],
  ["${}", undefined],
  [undefined, undefined],
])("%j names %j", (reference, name) => {
  expect(variableIn(reference)).toBe(name);
});

const entry = { name: "season", token: "${SEASON_TOKEN}", username: "${ME}", password: "plain" };

test("an entry names the variables of all its credentials", () => {
  expect(variablesOf(entry)).toEqual(["SEASON_TOKEN", "ME"]);
});

describe("a commit may name", () => {
  test.each([
    ["SCREEPS_SEASON_TOKEN", [], true],
    ["SCREEPS_CONFIG", [], false],
    ["AWS_SECRET_ACCESS_KEY", [], false],
    ["MY_SCREEPS_TOKEN", [], false],
    ["MY_SCREEPS_TOKEN", ["MY_SCREEPS_TOKEN"], true],
    ["SCREEPS_CONFIG", ["SCREEPS_CONFIG"], true],
  ])("%s with %j listed: %s", (variable, listed, expected) => {
    expect(mayName(variable, listed)).toBe(expected);
  });

  test("no other: the refusal names the server, the variable and what helps", () => {
    expect(() => checkVariables(entry, [])).toThrow(UsageError);
    expect(() => checkVariables(entry, [])).toThrow(
      /^Cannot use server "season": .*\$\{SEASON_TOKEN\}.*--allow-variables SEASON_TOKEN/,
    );
    expect(() => checkVariables(entry, ["SEASON_TOKEN"])).toThrow("${ME}");
    expect(() => checkVariables(entry, ["SEASON_TOKEN", "ME"])).not.toThrow();
  });
});
