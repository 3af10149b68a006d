import { expect, test } from "vitest";
import { editedSources } from "../../../src/model/pull/edited-sources.ts";
import { readHunks } from "../../../src/model/pull/hunks.ts";
import { recordFiles } from "../../../src/model/records/record-files.ts";

const patch = [
  "diff --git a/a/b.js b/a/b.js",
  "--- a/a/b.js",
  "+++ b/a/b.js",
  "@@ -2,2 +1,0 @@",
  "-two",
  "--- a/no header, but a line that went",
  "@@ -0,0 +1,2 @@",
  "+1",
  "+2",
  "diff --git a/new.js b/new.js",
  "--- /dev/null",
  "+++ b/new.js",
  "@@ -0,0 +1 @@",
].join("\n");

test("readHunks() names the file and the line before; what is new has none", () => {
  expect(readHunks(patch)).toEqual([
    { path: "a/b.js", line: 2 },
    { path: "a/b.js", line: 1 },
    { path: undefined, line: 1 },
  ]);
});

test("editedSources() tells the line of the module where no source map is known", () => {
  const before = new Map([["a/b", "one\ntwo\n"]]);
  const [first] = editedSources(before, recordFiles(before), patch, "dist");
  expect(first).toEqual({ module: "a/b", line: 2 });
});
