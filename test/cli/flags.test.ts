import { describe, expect, test } from "vitest";
import { flagsFor, rawFlags } from "../../src/cli/flags.ts";
import { settingNames } from "../../src/model/settings/read-settings.ts";
import { type SettingName, settings } from "../../src/model/settings/settings.ts";

const flagOf = (name: SettingName) => {
  const [only] = flagsFor([name]);
  return { flags: only?.flags, description: only?.description };
};

describe("the flag of a setting", () => {
  test.each([
    ["a text", "source", "--source <folder>"],
    ["a list takes several", "include", "--include <glob...>"],
    ["a choice says what is allowed", "on-drift", "--on-drift <keep|refuse|overwrite>"],
    ["seconds", "max-wait", "--max-wait <seconds>"],
    ["a small map", "checks", "--checks <levels>"],
    ["a switch that is off", "dry-run", "--dry-run"],
    ["a switch that is on is turned off", "verify", "--no-verify"],
  ] as const)("of %s: %s is %s", (_what, name, flags) => {
    expect(flagOf(name).flags).toBe(flags);
  });

  test("says its default and its variable", () => {
    expect(flagOf("layout").description).toBe(`${settings.layout.help} (default: auto) [SCREEPS_SYNC_LAYOUT]`);
    expect(flagOf("include").description).toBe(settings.include.help);
    expect(flagOf("verify").description).toBe(`do not ${settings.verify.help}`);
  });

  test("is there for every setting, and no two are the same", () => {
    const all = flagsFor(settingNames).map(({ long }) => long);
    expect(new Set(all).size).toBe(settingNames.length);
  });
});

describe("what was given by flags", () => {
  const given = (options: object, ...names: SettingName[]) => rawFlags(options as Record<string, unknown>, names);

  test("is read by the names of the settings, and only of those that the command has", () => {
    const options = { onDrift: "keep", maxWait: "5", source: "src", json: true, branch: "x" };
    expect(given(options, "on-drift", "max-wait", "source")).toEqual({
      "on-drift": "keep",
      "max-wait": "5",
      source: "src",
    });
  });

  test.each<[SettingName, string, boolean, boolean | undefined]>([
    ["dry-run", "dryRun", true, true],
    ["dry-run", "dryRun", false, undefined],
    ["verify", "verify", true, undefined],
    ["verify", "verify", false, false],
  ])(
    "of switch %s (%s: %s) is %s: the usual says nothing, so that the file can",
    (name, attribute, value, expected) => {
      expect(given({ [attribute]: value }, name)).toEqual({ [name]: expected });
    },
  );

  test("is nothing where nothing was given", () => {
    expect(given({}, "source", "include")).toEqual({ source: undefined, include: undefined });
  });
});
