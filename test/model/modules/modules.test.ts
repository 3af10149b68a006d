import { describe, expect, test } from "vitest";
import {
  contentBytes,
  isEmptyCode,
  type ModuleContent,
  modulesToJson,
  sameContent,
} from "../../../src/model/modules/modules.ts";
import { modulesJson, modulesLength } from "../../../src/model/modules/modules-json.ts";

const kinds: ModuleContent[] = ["", "a", { binary: "YQ==" }, { binary: "" }, { json: "null" }, { json: '"a"' }];

describe("modules", () => {
  test("are the same only where kind and content are", () => {
    for (const [index, one] of kinds.entries())
      for (const [other, two] of kinds.entries())
        expect(sameContent(one, typeof two === "object" ? { ...two } : two)).toBe(index === other);
    expect(sameContent(undefined, undefined)).toBe(true);
    expect(sameContent(undefined, "")).toBe(false);
  });

  test("are written as the JSON that the server holds, whatever their names are", () => {
    const modules = new Map<string, ModuleContent>([
      ["main", "a\n"],
      ["__proto__", "kept"],
      ["bin", { binary: "YQ==" }],
      ["odd", { json: '[1,{"a":null}]' }],
    ]);
    expect(modulesJson(modules).bytes.toString()).toBe(
      '{"main":"a\\n","__proto__":"kept","bin":{"binary":"YQ=="},"odd":[1,{"a":null}]}',
    );
    expect(Object.getPrototypeOf(modulesToJson(modules))).toBeNull();
  });

  test("are counted as the server does, in units of UTF-16, and made once for each map", () => {
    const modules = new Map<string, ModuleContent>([
      ["ü⚡", "🚀\u2028\ud800"],
      ["10", "x"],
      ["2", "y"],
    ]);
    const text = JSON.stringify(modulesToJson(modules));
    const { bytes, length, members } = modulesJson(modules);
    expect([bytes.toString(), length]).toEqual([text, text.length]);
    expect(members.map(({ name, start, end }) => [name, bytes.toString("utf8", start, end)])).toEqual([
      ["2", '"2":"y"'],
      ["10", '"10":"x"'],
      ["ü⚡", '"ü⚡":"🚀\u2028\\ud800"'],
    ]);
    expect(modulesJson(modules)).toBe(modulesJson(modules));
    expect(modulesJson(new Map()).bytes.toString()).toBe("{}");
    expect(modulesLength(new Map())).toBe(2);
  });

  test.each<[ModuleContent, number]>([
    ["", 0],
    ["ü", 2],
    [{ binary: "AAE=" }, 2],
    [{ json: "null" }, 4],
  ])("%j has %d bytes", (content, count) => {
    expect(contentBytes(content)).toBe(count);
  });

  test.each<[string, [string, ModuleContent][], boolean]>([
    ["nothing at all", [], true],
    ["an empty main", [["main", ""]], true],
    ["a main with a space", [["main", " "]], false],
    ["an empty module of another name", [["a", ""]], false],
    [
      "two",
      [
        ["main", ""],
        ["a", ""],
      ],
      false,
    ],
  ])("of %s: empty is %s", (_, entries, empty) => {
    expect(isEmptyCode(new Map(entries))).toBe(empty);
  });
});
