import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { capitalized, gameCode, NOUNS, type Random, seededRandom, VERBS } from "./game-code.ts";
import { History } from "./history.ts";

export const INPUT_NAMES = ["S", "M", "L", "D", "H"] as const;
export type InputName = (typeof INPUT_NAMES)[number];

/** `changed` is one commit after `base` and differs from it in one module. */
export type Ref = "base" | "changed";

/** Module name to text. */
export type Modules = ReadonlyMap<string, string>;

/** A repository, and what a right deploy of each ref leaves on the server. */
export interface Input {
  readonly name: InputName;
  readonly gitDir: string;
  readonly modules: Readonly<Record<Ref, Modules>>;
}

/** The input as kept in `cache`; made first where it is missing or was made by another version of the generator. */
export function cachedInput(name: InputName, cache: string): Input {
  const folder = join(cache, `${name}-${generatorVersion()}`);
  try {
    return readInput(name, folder);
  } catch {
    mkdirSync(cache, { recursive: true });
    const outdated = readdirSync(cache).filter((entry) => entry.startsWith(`${name}-`));
    for (const entry of outdated) rmSync(join(cache, entry), { recursive: true });
    const unfinished = join(cache, `unfinished-${process.pid}`);
    makeInput(name, unfinished);
    renameSync(unfinished, folder);
    return readInput(name, folder);
  }
}

/** Writes `repository.git`, `base.json` and `changed.json` into `folder`. */
export function makeInput(name: InputName, folder: string): Input {
  mkdirSync(folder, { recursive: true });
  const history = new History();
  WRITE[name](history);
  saveModules(folder, "base", history.files);
  history.commit("changed", "Change one module", [oneModuleChanged(history.files)]);
  saveModules(folder, "changed", history.files);
  history.save(join(folder, "repository.git"));
  return readInput(name, folder);
}

function readInput(name: InputName, folder: string): Input {
  const modules = { base: readModules(folder, "base"), changed: readModules(folder, "changed") };
  return { name, gitDir: join(folder, "repository.git"), modules };
}

function readModules(folder: string, ref: Ref): Modules {
  const modules: Record<string, string> = JSON.parse(readFileSync(join(folder, `${ref}.json`), "utf8"));
  return new Map(Object.entries(modules));
}

function saveModules(folder: string, ref: Ref, files: Modules): void {
  const modules = [...files].flatMap(([path, text]) => {
    const name = /^dist\/(.+)\.js$/.exec(path)?.[1];
    return name === undefined ? [] : [[name, text] as const];
  });
  writeFileSync(join(folder, `${ref}.json`), JSON.stringify(Object.fromEntries(modules)));
}

function generatorVersion(): string {
  const hash = createHash("sha256");
  for (const file of ["inputs.ts", "history.ts", "game-code.ts"]) {
    hash.update(readFileSync(join(import.meta.dirname, file)));
  }
  return hash.digest("hex").slice(0, 12);
}

type Files = (readonly [path: string, text: string])[];

const AROUND: Files = [
  ["README.md", "# A bot to measure with\n"],
  ["package.json", '{ "name": "bench-input", "private": true }\n'],
  [".gitignore", "node_modules/\n"],
];

const WRITE: Readonly<Record<InputName, (history: History) => void>> = {
  S: (history) => history.commit("base", "Small bot", [...AROUND, ...flatFolder(seededRandom(1), 20, 100_000)]),
  M: (history) => history.commit("base", "Large bot", [...AROUND, ...flatFolder(seededRandom(2), 300, 2_000_000)]),
  L: (history) => history.commit("base", "Bundled bot", [...AROUND, ...bundle(seededRandom(3))]),
  D: (history) => history.commit("base", "Bot in folders", [...AROUND, ...nestedFolders(seededRandom(4))]),
  H: (history) => longHistory(history, seededRandom(5)),
};

function flatFolder(random: Random, count: number, bytes: number): Files {
  const name = (i: number) => (i === 0 ? "main" : `${at(NOUNS, i)}.${at(VERBS, i * 5)}${i}`);
  return withNeeds(random, sizes(random, count, bytes), name);
}

/** Each module asks for two that come after it, and `main` for the first ten. */
function withNeeds(random: Random, bytes: readonly number[], name: (index: number) => string): Files {
  const needs = (i: number) =>
    (i === 0 ? Array.from({ length: 10 }, (_, n) => n + 1) : [i + 1, i + 7]).filter((n) => n < bytes.length).map(name);
  return bytes.map((size, i) => [`dist/${name(i)}.js`, gameCode(random, size, needs(i))]);
}

/** One file and its source map wrapped as a module: as JSON just below the 5 MiB that the server takes. */
function bundle(random: Random): Files {
  return [
    ["dist/main.js", gameCode(random, 4_915_000)],
    ["dist/main.js.map.js", `module.exports = ${JSON.stringify(sourceMap(random, 240_000))};\n`],
  ];
}

function sourceMap(random: Random, bytes: number) {
  const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  const digit = () => digits.charAt(Math.floor(random() * random() * 64));
  const segments: string[] = [];
  for (let length = 0; length < bytes; length += 5) {
    segments.push(digit(), "A", digit(), digit(), random() < 0.15 ? ";" : ",");
  }
  const sources = NOUNS.map((noun) => `../src/${noun}.ts`);
  return { version: 3, file: "main.js", sources, names: VERBS, mappings: segments.join("") };
}

/** 400 modules in 60 folders up to six deep; five are named `index.js`, so a tool that drops folders loses four. */
function nestedFolders(random: Random): Files {
  const folders = folderPaths(random, 60);
  const file = (i: number) => (i <= 5 ? "index" : `${at(VERBS, i)}${capitalized(at(NOUNS, i * 3))}${i}`);
  const name = (i: number) => (i === 0 ? "main" : `${at(folders, i)}/${file(i)}`);
  return withNeeds(random, sizes(random, 400, 1_000_000), name);
}

function folderPaths(random: Random, count: number): readonly string[] {
  const paths: string[] = [];
  for (let i = 0; i < count; i++) {
    const parents = paths.filter((path) => path.split("/").length < 6);
    const parent = i < 5 ? undefined : parents[Math.floor(random() * parents.length)];
    const name = `${at(NOUNS, i)}${i}`;
    paths.push(parent === undefined ? name : `${parent}/${name}`);
  }
  return paths;
}

/** 1,500 commits that grow a repository to 10,000 files, 300 of them modules; every fifth commit edits a module. */
function longHistory(history: History, random: Random): void {
  const modules = flatFolder(random, 300, 1_000_000);
  const others = Array.from({ length: 10_000 - modules.length - AROUND.length }, (_, i) => otherPath(i));
  history.commit("base", "Start", [...AROUND, ...modules]);
  for (let i = 1; i < 1500; i++) {
    const added = others.slice(Math.floor((others.length * (i - 1)) / 1499), Math.floor((others.length * i) / 1499));
    const changes: Files = [...added, at(others, i * 3)].map((path) => [path, gameCode(random, 200 + random() * 900)]);
    const [edited] = at(modules, i);
    if (i % 5 === 0) changes.push([edited, gameCode(random, 3000)]);
    history.commit("base", `Work, day ${i}`, changes);
  }
}

function otherPath(i: number): string {
  const kind = at(["src", "docs", "assets", "test"], i);
  return `${kind}/${at(NOUNS, i)}/${at(VERBS, i * 3)}${Math.floor(i / 400)}/file${i}.${kind === "docs" ? "md" : "ts"}`;
}

function oneModuleChanged(files: Modules): readonly [path: string, text: string] {
  const path = [...files.keys()].filter((name) => name.startsWith("dist/")).at(-1) ?? "dist/main.js";
  return [path, `${files.get(path) ?? ""}// changed\n`];
}

/** Many small files and a few large ones, as in real bots. */
function sizes(random: Random, count: number, bytes: number): readonly number[] {
  const weights = Array.from({ length: count }, () => 0.2 + 5 * random() ** 3);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => Math.round((weight / sum) * bytes));
}

function at<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length];
  if (item === undefined) throw new Error("Cannot pick from an empty list");
  return item;
}
