import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";

const source = join(import.meta.dirname, "../src");

/** Imports point down only; neighbours do not meet. `entry` picks a door. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  entry: ["action", "cli", "hook"],
  "load-bundle": ["sync"],
  action: ["action", "sync", "model"],
  cli: ["cli", "hook", "sync", "emulator", "model"],
  hook: ["hook", "sync", "model"],
  sync: ["sync", "git", "api", "model"],
  git: ["git", "model"],
  api: ["api", "model"],
  model: ["model"],
  emulator: ["emulator"],
};

const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
const importsOf = (file: string): string[] => {
  const text = readFileSync(join(source, file), "utf8");
  const names = [...text.matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"/g)].map(([, name = ""]) => name);
  return names.map((name) => relative(source, join(source, dirname(file), name)));
};
const floorOf = (file: string): string => (file.split("/")[0] ?? "").replace(/\.ts$/, "");

test("imports point down only", () => {
  const breaches = files.flatMap((file) =>
    importsOf(file)
      .filter((target) => !mayImport[floorOf(file)]?.includes(floorOf(target)))
      .map((target) => `${file} → ${target}`),
  );
  expect(breaches).toEqual([]);
});

test("no file imports itself through others", () => {
  const state = new Map<string, "open" | "done">();
  const cycles: string[] = [];
  const visit = (file: string, path: readonly string[]): void => {
    if (state.get(file) === "open") cycles.push([...path.slice(path.indexOf(file)), file].join(" → "));
    if (state.has(file)) return;
    state.set(file, "open");
    for (const target of valueImportsOf(file)) visit(target, [...path, file]);
    state.set(file, "done");
  };
  for (const file of files) visit(file, []);
  expect(cycles).toEqual([]);
});

test("no file is called by a word that says nothing, and none only passes on what others export", () => {
  expect(files.filter((file) => /(?:^|\/)(?:utils?|helpers?|manager|common|misc|index)\.ts$/.test(file))).toEqual([]);
  const passesOn = (file: string) => /^export (?:\*|\{[^}]*\}) from/m.test(readFileSync(join(source, file), "utf8"));
  expect(files.filter(passesOn)).toEqual([]);
});

test("no file is longer than 200 lines", () => {
  const long = files.filter((file) => readFileSync(join(source, file), "utf8").split("\n").length > 201);
  expect(long).toEqual([]);
});

/** Types vanish before anything runs, and a lazy import runs later, so neither closes a circle. */
function valueImportsOf(file: string): string[] {
  const text = readFileSync(join(source, file), "utf8");
  const names = [...text.matchAll(/^(?:import|export) (?!type\b)[^;]*?from\s+"(\.[^"]+)"/gm)].map(
    ([, name = ""]) => name,
  );
  return names
    .map((name) => relative(source, join(source, dirname(file), name)))
    .filter((target) => files.includes(target));
}
