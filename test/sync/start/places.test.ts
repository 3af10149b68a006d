import { describe, expect, test } from "vitest";
import { UsageError } from "../../../src/model/outcome/errors.ts";
import type { SettingValues } from "../../../src/model/settings/setting-values.ts";
import type { Target } from "../../../src/sync/account/targets.ts";
import { branchOf, goesNowhere, type Placed, placeAll, placesOf } from "../../../src/sync/start/places.ts";

const sha = "1a2b3c4d5e";
const server = (label: string, ownBranch?: string): Target => ({
  label,
  server: { root: `https://${label}/`, name: label },
  credentials: undefined,
  serverPassword: undefined,
  optional: false,
  ...(ownBranch === undefined ? {} : { ownBranch }),
});
const rules = { branches: [{ pattern: "main", template: "default" }] };
const folders = {
  branches: [
    {
      pattern: "main",
      template: [
        { folder: "a", template: "default" },
        { folder: "b", template: "sim" },
      ],
    },
  ],
};
const place = (
  values: SettingValues,
  servers: readonly Target[] = [server("one")],
  { gitBranch = "main", pushed = false } = {},
): Placed => placeAll(servers, { gitBranch, sha }, values, { pushed });
/** `one default a`: server, code branch and folder of each target. */
const told = (placed: Placed): string[] =>
  placed.targets.map((target) =>
    [target.label, branchOf(placed, target), target.place?.folder].filter(Boolean).join(" "),
  );

describe("placesOf()", () => {
  test.each<[string, SettingValues, object[]]>([
    ["the branch that was named", { branch: "x", ...rules }, [{ branch: "x" }]],
    ["what a rule says", rules, [{ branch: "default" }]],
    [
      "each folder of a rule",
      folders,
      [
        { branch: "default", folder: "a" },
        { branch: "sim", folder: "b" },
      ],
    ],
    ["the git branch's own name without rules", {}, [{ branch: "main" }]],
    ["nothing where no rule matches", { branches: [] }, []],
  ])("is %s", (_what, values, places) => {
    expect(placesOf(values, { gitBranch: "main", sha })).toEqual(places);
  });

  test("refuses a name that no code branch can have", () => {
    expect(() => placesOf({ branch: "$x" }, { sha })).toThrow(UsageError);
  });
});

describe("what goes where", () => {
  test.each<[string, SettingValues, Target[], string[]]>([
    ["the rules decide for a server that says nothing", rules, [server("one")], ["one default"]],
    [
      "a server's own branch comes before the rules",
      rules,
      [server("one", "own"), server("two")],
      ["one own", "two default"],
    ],
    ["auto is the git branch's name", rules, [server("one", "auto")], ["one main"]],
    ["a branch that was named comes before a server's own", { branch: "x" }, [server("one", "own")], ["one x"]],
    [
      "folders go to each server",
      folders,
      [server("one"), server("two")],
      ["one default a", "one sim b", "two default a", "two sim b"],
    ],
    [
      "folders go past a server with a branch of its own",
      folders,
      [server("one", "own"), server("two")],
      ["one own", "two default a", "two sim b"],
    ],
    ["no rule, no place", { branches: [] }, [server("one")], ["one"]],
  ])("%s", (_what, values, servers, expected) => {
    expect(told(place(values, servers))).toEqual(expected);
  });

  test("a pushed ref needs a rule, also for a server with a branch of its own", () => {
    const own = [server("one", "own")];
    expect(told(place(rules, own, { gitBranch: "wip", pushed: true }))).toEqual(["one"]);
    expect(told(place(rules, own, { gitBranch: "wip" }))).toEqual(["one own"]);
    expect(told(place(rules, own, { pushed: true }))).toEqual(["one own"]);
    expect(told(place({}, own, { gitBranch: "wip", pushed: true }))).toEqual(["one own"]);
  });

  test("a name that no code branch can have concerns only a server that would get it", () => {
    const gitBranch = "x".repeat(40);
    expect(told(place({}, [server("one", "own")], { gitBranch }))).toEqual(["one own"]);
    expect(() => place({}, [server("one", "own"), server("two")], { gitBranch })).toThrow(UsageError);
    expect(() => place({}, [], { gitBranch })).toThrow(UsageError);
  });

  test("places are told only where a rule names folders", () => {
    expect(place(folders)).toMatchObject({ branch: "default", places: [{ folder: "a" }, { folder: "b" }] });
    expect(place(rules)).not.toHaveProperty("places");
  });
});

test.each<[string, Placed, boolean]>([
  ["a rule matches", place(rules), false],
  ["none does", place({ branches: [] }), true],
  ["none does, and a server has a branch of its own", place({ branches: [] }, [server("one", "own")]), false],
  ["no server is asked, and a rule matches", place(rules, []), false],
  ["no server is asked, and none does", place({ branches: [] }, []), true],
])("where %s, it goes nowhere: %s", (_what, placed, expected) => {
  expect(goesNowhere(placed)).toBe(expected);
});
