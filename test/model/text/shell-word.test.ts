import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { shellWord } from "../../../src/model/text/shell-word.ts";

const words = [
  "main",
  "f-1.x",
  "a b",
  "it's",
  "''",
  "$(id)",
  "`id`",
  "a;b",
  "",
  "*",
  "~",
  "\\",
  "#a",
  "a\nb",
  "-rf",
  'a"b',
  "ü",
];

test("a shell reads each text as the one word that it is", () => {
  const line = `printf '%s\\0' ${words.map(shellWord).join(" ")}`;
  expect(execFileSync("sh", ["-c", line], { encoding: "utf8" }).split("\0").slice(0, -1)).toEqual(words);
});

test("what needs no quotes gets none", () => {
  for (const plain of ["main", "live/screeps.com/default", "v1.2-rc+3", "me@host:21025"])
    expect(shellWord(plain)).toBe(plain);
});
