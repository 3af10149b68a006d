import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pictureOf, withPicture } from "../scripts/house/picture.ts";
import { root, sourceFiles } from "../scripts/house/source-files.ts";
import { temporaryFolder } from "./support/repository.ts";

const page = readFileSync(join(root, "CONTRIBUTING.md"), "utf8");
const folder = temporaryFolder();

test("every file and every script that CONTRIBUTING.md names is there", () => {
  const named = [...page.matchAll(/`((?:src|test|docs|scripts|changes)\/[\w./-]*|README\.md|action\.yml)`/g)];
  const missing = named.map(([, path = ""]) => path).filter((path) => !existsSync(join(root, path)));
  expect(named.length).toBeGreaterThan(12);
  expect(missing).toEqual([]);
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const run = [...page.matchAll(/npm run ([\w:-]+)/g)].map(([, name = ""]) => name);
  expect(run.filter((name) => scripts[name] === undefined)).toEqual([]);
});

test("the house in CONTRIBUTING.md is drawn as the imports are", () => {
  expect(withPicture(page, pictureOf(sourceFiles("src"))), "npm run docs draws it").toBe(page);
});

test("the recipe for a check, followed: one row, and it is known by its name", () => {
  const copy = folder.fresh("house");
  cpSync(join(root, "src"), join(copy, "src"), { recursive: true });
  cpSync(join(root, "package.json"), join(copy, "package.json"));
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  const [, table = ""] = /Its row in `(\S+)`: a name, and how bad/.exec(page) ?? [];
  const rows = readFileSync(join(copy, table), "utf8");
  const row = '  "too-polite": { usual: "warn", what: "code that says please" },\n';
  writeFileSync(
    join(copy, table),
    rows.replace("export const checks = {\n", (head) => head + row),
  );
  const env = { PATH: process.env["PATH"] ?? "", HOME: folder.path, NO_COLOR: "1" };
  const start = `import { main } from "./src/cli/main.ts"; await main(["explain", "too-polite"], process.env);`;
  const told = execFileSync(process.execPath, ["--input-type=module", "-e", start], {
    cwd: copy,
    env,
    encoding: "utf8",
  });
  expect(told).toContain("code that says please");
});
