import { expect, test } from "vitest";
import { importsOf, sourceFiles } from "../scripts/house/source-files.ts";

/** Imports point down only; neighbours do not meet. `entry` picks a door. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  entry: ["action", "cli", "hook", "library", "remote"],
  library: ["emulator", "model"],
  "load-bundle": ["sync"],
  action: ["action", "sync", "model"],
  cli: ["cli", "hook", "sync", "emulator", "model"],
  hook: ["hook", "sync", "model"],
  remote: ["remote", "sync", "model"],
  sync: ["sync", "git", "api", "model"],
  git: ["git", "model"],
  api: ["api", "model"],
  model: ["model"],
  emulator: ["emulator"],
};

const files = sourceFiles("src");
const floorOf = (path: string): string => (path.split("/")[1] ?? "").replace(/\.ts$/, "");

test("imports point down only", () => {
  const breaches = files.flatMap((file) =>
    importsOf(file)
      .filter((target) => !mayImport[floorOf(file.path)]?.includes(floorOf(target)))
      .map((target) => `${file.path} → ${target}`),
  );
  expect(breaches).toEqual([]);
});

test("no file is called by a word that says nothing, and none only passes on what others export", () => {
  const empty = /\/(?:utils?|helpers?|manager|common|misc|index)\.ts$/;
  expect(files.filter(({ path }) => empty.test(path))).toEqual([]);
  expect(files.filter(({ text }) => /^export (?:\*|\{[^}]*\}) from/m.test(text))).toEqual([]);
});

test("no file is longer than 200 lines", () => {
  const long = files.filter(({ text }) => text.split("\n").length > 201);
  expect(long.map(({ path }) => path)).toEqual([]);
});
