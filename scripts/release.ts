// `npm run release -- 1.2.3` writes the notes and the version; `npm run release -- --notes v1.2.3` prints what a release tells.
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { notesFor, notesOf, withRelease } from "./release/notes.ts";

const root = join(import.meta.dirname, "..");
const changelog = join(root, "CHANGELOG.md");
const [first = "", second = ""] = process.argv.slice(2);

if (first === "--notes") console.log(notesFor(readFileSync(changelog, "utf8"), second.replace(/^v/, "")));
else if (/^\d+\.\d+\.\d+$/.test(first)) release(first);
else {
  console.error("Cannot release: give a version such as 1.2.3, or --notes v1.2.3");
  process.exitCode = 2;
}

function release(version: string): void {
  const folder = join(root, "changes");
  const files = readdirSync(folder).filter((name) => name.endsWith(".md") && name !== "README.md");
  const notes = notesOf(files.sort().map((name) => readFileSync(join(folder, name), "utf8")));
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(changelog, withRelease(readFileSync(changelog, "utf8"), version, day, notes));
  replaceIn("package.json", /"version": "[^"]+"/, `"version": "${version}"`);
  replaceIn("src/model/text/version.ts", /version = "[^"]+"/, `version = "${version}"`);
  for (const name of files) rmSync(join(folder, name));
  console.log(`Written. Then: npm install --package-lock-only, npm run build, a commit, and git tag -a v${version}`);
}

function replaceIn(name: string, pattern: RegExp, text: string): void {
  const path = join(root, name);
  writeFileSync(path, readFileSync(path, "utf8").replace(pattern, text));
}
