import { spawn } from "node:child_process";
import { chmodSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startEmulator } from "../../src/emulator/emulator.ts";
import { dist } from "../support/dist.ts";
import { type Files, makeRepository, temporaryFolder, writeFiles } from "../support/repository.ts";
import { cannotRun, fencedIn, scriptOf } from "./fenced.ts";

const guide = join(import.meta.dirname, "../../docs/guide");
const folder = temporaryFolder();
const bot: Files = {
  "src/main.js": 'const miner = require("role/miner");\nmodule.exports.loop = () => miner.run();\n',
  "src/role/miner.js": 'module.exports.run = () => console.log("mine");\n',
};
const flat: Files = {
  "dist/main.js": 'const miner = require("miner");\nmodule.exports.loop = () => miner.run();\n',
  "dist/miner.js": 'module.exports.run = () => console.log("mine");\n',
};
const built: Files = {
  "package.json": '{ "name": "bot", "scripts": { "build": "sh build.sh" } }\n',
  "build.sh": "mkdir -p dist && cp source.ts dist/main.js\n",
  "source.ts": "module.exports.loop = () => {};\n",
  ".gitignore": "dist/\n",
};

/** What a page begins with, and the outcomes that its words promise, in their order. */
const pages: Readonly<Record<string, { files: Files; says: RegExp; private?: true }>> = {
  "backups.md": {
    files: bot,
    says: /Deployed[\s\S]*Backed up[\s\S]*deployed from a commit[\s\S]*Nothing to do[\s\S]*Nothing to pull/,
  },
  "drift.md": {
    files: bot,
    says: /Deployed[\s\S]*not from this repository[\s\S]*Deployed[\s\S]*a copy is kept[\s\S]*Cannot overwrite/,
  },
  "from-grunt.md": { files: flat, says: /Deployed[\s\S]*Nothing to do[\s\S]*is HEAD/ },
  "from-rollup.md": { files: built, says: /Deployed[\s\S]*is HEAD/ },
  "from-screeps-api.md": { files: bot, says: /full access[\s\S]*Backed up[\s\S]*Deployed[\s\S]*is HEAD/ },
  "from-the-editor.md": { files: bot, says: /Nothing to do/ },
  "other-forges.md": { files: bot, says: /"outcome": ?"deployed"[\s\S]*Nothing to do/ },
  "private-servers.md": { files: bot, says: /Deployed[\s\S]*is HEAD/, private: true },
  "several.md": { files: bot, says: /Deployed[\s\S]*home[\s\S]*Deployed[\s\S]*trial[\s\S]*Deployed/ },
  "typescript.md": { files: built, says: /Checked[\s\S]*Deployed[\s\S]*is HEAD/ },
};

test("every guide is followed by a test", () => {
  expect(
    readdirSync(guide)
      .filter((name) => name !== "index.md")
      .sort(),
  ).toEqual(Object.keys(pages).sort());
});

test("one command of the guides cannot run here, and says why", () => {
  const blocks = Object.keys(pages).flatMap((name) => fencedIn(readFileSync(join(guide, name), "utf8")));
  expect(blocks.filter(cannotRun).map(({ info }) => info)).toEqual(["cannot-run-here: asks a person for a password"]);
});

/** A shell in an empty home. `npx` starts what was built: test/package.test.ts has the real one. */
function follow(script: string, cwd: string, env: Readonly<Record<string, string>>) {
  const bin = join(folder.path, "bin");
  mkdirSync(bin, { recursive: true });
  writeFiles(bin, { npx: `#!/bin/sh\nshift\nexec "${process.execPath}" "${join(dist, "cli.js")}" "$@"\n` });
  chmodSync(join(bin, "npx"), 0o755);
  const { PATH = "", HOME = "" } = process.env;
  const person = ["AUTHOR", "COMMITTER"].flatMap((who) => [
    [`GIT_${who}_NAME`, "A Player"],
    [`GIT_${who}_EMAIL`, "player@example.com"],
  ]);
  const child = spawn("bash", ["-c", script], {
    cwd,
    env: {
      PATH: `${bin}:${PATH}`,
      HOME,
      NO_COLOR: "1",
      GIT_CONFIG_NOSYSTEM: "1",
      ...Object.fromEntries(person),
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += String(text)));
  return new Promise<{ status: number | null; output: string }>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (status) => resolve({ status, output }));
  });
}

test.for(Object.entries(pages))("the commands of %s do what it says, word by word", async ([name, page]) => {
  const emulator = await startEmulator({ profile: page.private ? "private" : "official" });
  const account = page.private
    ? { SCREEPS_USERNAME: emulator.username, SCREEPS_PASSWORD: emulator.password }
    : { SCREEPS_SERVER: emulator.url, SCREEPS_TOKEN: emulator.token };
  const repository = makeRepository(folder.fresh());
  repository.commit(page.files);
  const remote = folder.fresh("remote");
  repository.git("clone", "-q", "--bare", ".", remote);
  repository.git("remote", "add", "origin", remote);
  // The pages name the usual port; nothing else of them is changed.
  const script = scriptOf(readFileSync(join(guide, name), "utf8")).replaceAll("21025", String(emulator.port));
  const { status, output } = await follow(script, repository.directory, account);
  await emulator.close();
  if (process.env["SHOW_GUIDE"]) console.log(output);
  expect(output).toMatch(page.says);
  expect(status, output).toBe(0);
});
