import { describe, expect, test } from "vitest";
import { visible, visibleJson, visibleLines } from "../../../src/model/text/visible-text.ts";

describe("visible()", () => {
  test.each([
    ["a\rb", "a\\x0db"],
    ["\u001b[31mred", "\\x1b[31mred"],
    ["\u202egpj.exe", "\\u202egpj.exe"],
    ["zero\u200bwidth", "zero\\u200bwidth"],
    ["\ufeff::set-output::", "\\ufeff:\\x3aset-output:\\x3a"],
    ["x ##[group]y", "x #\\x23[group]y"],
    ["lone \ud800 surrogate", "lone \\ud800 surrogate"],
    ["line\u2028end\u0085", "line\\u2028end\\x85"],
    ["tag \u{e0041}", "tag \\u{e0041}"],
    ["größe → ⚡ 你好", "größe → ⚡ 你好"],
  ])("shows %j as %j", (text, shown) => {
    expect(visible(text)).toBe(shown);
  });

  test("leaves no command of the runner in any number of colons", () => {
    for (let count = 2; count < 9; count += 1) expect(visible(":".repeat(count))).not.toContain("::");
  });
});

test("visibleLines() keeps line feeds and nothing else", () => {
  expect(visibleLines("a\nb\tc\r\n::d")).toBe("a\nb\\x09c\\x0d\n:\\x3ad");
});

test("visibleJson() is JSON of the same value, with nothing hidden and no command in it", () => {
  const value = { name: "::error::x\u202e##[group]\u2028", list: ["\u001b[0m", ":::"] };
  const text = visibleJson(value);
  expect(JSON.parse(text)).toEqual(value);
  for (const hidden of ["::", "##[", "\u001b", "\u202e", "\u2028"]) expect(text).not.toContain(hidden);
});
