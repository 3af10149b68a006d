import { expect, test } from "vitest";
import { quoted, unquoted } from "../../../src/model/records/quoted.ts";

test.each([
  ["default", "default"],
  ["127.0.0.1:21025/ptr-x_1", "127.0.0.1:21025/ptr-x_1"],
  ["", '""'],
  ["two words", '"two words"'],
  ['a"b', '"a\\"b"'],
  ["a\nScreeps-Origin: edit", '"a\\nScreeps-Origin: edit"'],
  ["é", '"\\u00e9"'],
  ["😀", '"\\ud83d\\ude00"'],
  ["\ud83d", '"\\ud83d"'],
  ["\u2028", '"\\u2028"'],
  ["\x7f", '"\\u007f"'],
])("%j is written as %s, in ASCII and in one line, and read back", (text, written) => {
  expect(quoted(text)).toBe(written);
  expect(unquoted(written)).toBe(text);
});

test.each([
  [undefined, undefined],
  ["plain words of somebody", "plain words of somebody"],
  ['"open', undefined],
  ['"a" b', undefined],
  ['""', ""],
])("what somebody else wrote, %j, is read as %j", (text, read) => {
  expect(unquoted(text)).toBe(read);
});
