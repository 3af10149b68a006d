import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { dist } from "../support/dist.ts";

const root = join(import.meta.dirname, "../..");
const read = (path: string): string => readFileSync(join(root, path), "utf8");

interface Locked {
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
}
const locks = ["", "test/real-server", "test/real-engine", "test/clients"].map((folder) =>
  join(folder, "package-lock.json"),
);
const lockedIn = (path: string): [string, Locked][] =>
  Object.entries((JSON.parse(read(path)) as { readonly packages: Record<string, Locked> }).packages);

test.each(locks)("every package of %s comes by https with a strong digest of its bytes", (path) => {
  const foreign = lockedIn(path).filter(([name, { link }]) => name.includes("node_modules/") && link !== true);
  expect(foreign.length).toBeGreaterThan(10);
  const loose = foreign.filter(
    ([, { resolved = "https:", integrity = "" }]) => !resolved.startsWith("https:") || !integrity.startsWith("sha512-"),
  );
  expect(loose.map(([name]) => name)).toEqual([]);
});

test("no package runs a script at its installation, but those that are decided about by name", () => {
  const { allowScripts } = JSON.parse(read("package.json")) as { readonly allowScripts: Record<string, boolean> };
  const scripted = lockedIn("package-lock.json").filter(([, { hasInstallScript }]) => hasInstallScript === true);
  const names = scripted.map(([path]) => path.replace(/^.*node_modules\//, ""));
  expect(names.filter((name) => !Object.hasOwn(allowScripts, name))).toEqual([]);
  // Only the Node that runs the tests; it ships nowhere.
  expect(Object.keys(allowScripts).filter((name) => allowScripts[name] === true)).toEqual(["node"]);
});

test("the other packages of the tests are installed without scripts", () => {
  const { scripts } = JSON.parse(read("package.json")) as { readonly scripts: Record<string, string> };
  const installs = Object.values(scripts).filter((line) => /npm ci/.test(line));
  expect(installs.filter((line) => !line.includes("--ignore-scripts"))).toEqual([]);
});

test("everything that is bundled is listed with a licence that permits it", () => {
  const text = readFileSync(join(dist, "licenses.txt"), "utf8");
  const listed = new Map(
    [...text.matchAll(/^(@?[\w./-]+)\n([\w.() -]+)\n/gm)].map(([, name = "", licence = ""]) => [name, licence]),
  );
  expect(importedBySources().filter((name) => !listed.has(name))).toEqual([]);
  const known = lockedIn("package-lock.json").map(([path]) => path.replace(/^.*node_modules\//, ""));
  const bundled = [...listed].filter(([name]) => known.includes(name));
  expect(bundled.length).toBeGreaterThan(20);
  const permissive = /^\(?(?:MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|Unlicense)\)?$/;
  expect(bundled.filter(([, licence]) => !permissive.test(licence))).toEqual([]);
});

function importedBySources(): string[] {
  const { devDependencies } = JSON.parse(read("package.json")) as { readonly devDependencies: Record<string, string> };
  const files = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith(".ts"),
  );
  const code = files.map((path) => read(join("src", path))).join("\n");
  return Object.keys(devDependencies).filter(
    (name) => code.includes(` from "${name}"`) || code.includes(`import("${name}")`),
  );
}

const workflows = [".github/workflows", "examples/workflows"].flatMap((folder) =>
  readdirSync(join(root, folder)).map((name) => join(folder, name)),
);
interface Step {
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
interface Workflow {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly jobs: Readonly<
    Record<string, { readonly permissions?: Readonly<Record<string, string>>; readonly steps?: readonly Step[] }>
  >;
}

test.each(workflows)("%s says which permissions it has, and never all of them", (path) => {
  const { permissions, jobs } = parse(read(path)) as Workflow;
  const all = [permissions, ...Object.values(jobs).map((job) => job.permissions)];
  const own = path.startsWith(".github/");
  expect(permissions).toEqual(own ? {} : expect.any(Object));
  for (const each of all) expect(each === undefined || typeof each === "object").toBe(true);
  if (!own) return;
  const writes = all.flatMap((each) => Object.entries(each ?? {})).filter(([, level]) => level === "write");
  // Only a release writes, and only these.
  expect(writes.filter(([name]) => !["contents", "id-token", "attestations", "pages"].includes(name))).toEqual([]);
});

test.each(workflows.filter((path) => path.startsWith(".github/")))(
  "%s names every action by its commit, and no checkout leaves its credentials behind",
  (path) => {
    const steps = Object.values((parse(read(path)) as Workflow).jobs).flatMap((job) => job.steps ?? []);
    const foreign = steps.filter(({ uses }) => uses !== undefined && !uses.startsWith("./"));
    expect(foreign.filter(({ uses = "" }) => !/^[\w-]+\/[\w./-]+@[0-9a-f]{40}$/.test(uses))).toEqual([]);
    const checkouts = foreign.filter(({ uses = "" }) => uses.startsWith("actions/checkout@"));
    expect(checkouts.filter((step) => step.with?.["persist-credentials"] !== false)).toEqual([]);
  },
);

test("SECURITY.md says where a hole is told without telling everybody", () => {
  expect(read("SECURITY.md")).toContain("/security/advisories/new");
});
