import { describe, expect, test } from "vitest";
import { resolveSettings } from "../../../src/model/settings/read-settings.ts";
import type { SettingValues } from "../../../src/model/settings/setting-values.ts";
import { readingsOf } from "../../../src/model/versions/reading.ts";

const sourcesOf = (values: SettingValues, branch = "default") =>
  readingsOf(resolveSettings(values), branch).map(({ source }) => source);

describe("readingsOf()", () => {
  test("is one reading of the whole source, with what the settings say of it", () => {
    const said = { layout: "dot", include: ["*.js"], exclude: ["old/**"], stamp: "version" } as const;
    expect(readingsOf(resolveSettings({ ...said, source: "src", "max-wait": 5 }), "default")).toEqual([
      { ...said, source: "src" },
    ]);
  });

  test.each([
    [undefined, undefined],
    [".", ""],
    ["./src/", "src"],
    ["/src", "src"],
    ["a/b", "a/b"],
  ])("knows source %j as git has it: %j", (source, expected) => {
    expect(sourcesOf(source === undefined ? {} : { source })).toEqual([expected]);
  });

  const folders = (...rules: (readonly [folder: string, template: string])[]) => ({
    branches: [{ pattern: "*", template: rules.map(([folder, template]) => ({ folder, template })) }],
  });

  test.each<[string, SettingValues, (string | undefined)[]]>([
    ["a folder that goes to this branch", folders(["default/", "default"], ["sim", "sim"]), ["default", undefined]],
    ["a folder that may go to it", folders(["f/", "f-{slug}"], ["sim", "sim"]), ["f", undefined]],
    ["a folder below the source", { ...folders(["a", "default"]), source: "src/" }, ["src/a", "src"]],
    ["a folder of the root", { ...folders(["a", "default"]), source: "." }, ["a", ""]],
    ["one folder for two rules", folders(["a", "default"], ["a", "{branch}"]), ["a", undefined]],
    ["no folder of a rule", { branches: [{ pattern: "*", template: "default" }] }, [undefined]],
  ])("asks first for %s", (_what, values, sources) => {
    expect(sourcesOf(values)).toEqual(sources);
  });

  test("keeps everything else for the folders of a rule", () => {
    const [first, whole] = readingsOf(resolveSettings({ ...folders(["a", "default"]), layout: "dot" }), "default");
    expect({ ...first, source: undefined }).toEqual(whole);
    expect(first).toMatchObject({ layout: "dot", source: "a" });
  });
});
