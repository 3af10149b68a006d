import { describe, expect, test } from "vitest";
import { type Setting, told, toldLevels } from "../../../src/model/settings/setting.ts";
import { settings } from "../../../src/model/settings/settings.ts";
import { toldNotes } from "../../../src/model/settings/told-settings.ts";

const all = Object.entries<Setting>(settings);

describe("a value that gives up a promise", () => {
  test.each([
    [told("overwrite"), "overwrite", ["overwrite"]],
    [told("overwrite"), "keep", []],
    [told(false), false, ["false"]],
    [told(false), undefined, []],
    [told(true), "true", []],
    [toldLevels, { syntax: "off", size: "warn", credential: "off" }, ["syntax off", "credential off"]],
    [toldLevels, {}, []],
    [toldLevels, undefined, []],
  ])("is told in the words of the file: %#", (commit, value, words) => {
    expect(commit.weak(value)).toEqual(words);
  });

  test("is told of a commit alone, and not of a person", () => {
    const values = { "on-drift": "overwrite", verify: false, "allow-shrink": false, checks: { size: "off" } } as const;
    expect(toldNotes({ values, byCommit: new Set(["on-drift", "allow-shrink", "checks"]) })).toEqual([
      { kind: "weak-settings", settings: ["on-drift: overwrite", "checks: size off"] },
    ]);
    expect(toldNotes({ values, byCommit: new Set() })).toEqual([]);
    expect(toldNotes({ values, byCommit: new Set(["source", "max-wait"]) })).toEqual([]);
  });
});

describe("the table of settings", () => {
  test("lets no commit say a credential, or how one travels", () => {
    for (const [name, { secret, commit }] of all) if (secret === true) expect(commit.may, name).toBe("no");
    for (const name of ["allow-host", "allow-http", "allow-variables", "token-in"] as const)
      expect(settings[name].commit.may, name).toBe("no");
  });

  test("has a default that is one of the choices, and of its kind", () => {
    for (const [name, { kind, choices, default: usual }] of all) {
      if (usual === undefined) continue;
      if (choices !== undefined) expect(choices, name).toContain(usual);
      if (kind === "switch") expect(usual, name).toBeTypeOf("boolean");
      if (kind === "seconds" || kind === "count") expect(usual, name).toBeTypeOf("number");
    }
  });

  test("has choices where and only where one of several is meant", () => {
    for (const [name, { kind, choices }] of all) expect((choices?.length ?? 0) > 1, name).toBe(kind === "choice");
  });

  test("names each variable once, as ours", () => {
    const variables = all.flatMap(([, { environment }]) => environment ?? []);
    expect(new Set(variables).size).toBe(variables.length);
    for (const variable of variables) expect(variable).toMatch(/^SCREEPS_[A-Z_]+$/);
  });

  test("says of each in a few words what it is, for help and for the docs", () => {
    for (const [name, { help }] of all) expect(help, name).toMatch(/^[\w'"{][^\n]{8,}[^.]$/);
  });
});
