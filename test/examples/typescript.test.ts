import { cpSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { startEmulator } from "../../src/emulator/emulator.ts";
import { screepsSync } from "../support/command.ts";
import { makeRepository, temporaryFolder } from "../support/repository.ts";
import { runDeploy } from "../support/run.ts";

const root = join(import.meta.dirname, "../..");
const folder = temporaryFolder();
const emulator = await startEmulator();
afterAll(() => emulator.close());

/** The example as `git add` and `npm install` would leave it. */
function example(name: string) {
  const repository = makeRepository(join(folder.path, name));
  cpSync(join(root, "examples/typescript"), repository.directory, {
    recursive: true,
    filter: (path) => !/\/(?:dist|node_modules)(?:\/|$)/.test(path.slice(root.length)),
  });
  repository.git("add", "-A");
  repository.git("commit", "-q", "-m", "the example");
  symlinkSync(join(root, "node_modules"), join(repository.directory, "node_modules"));
  return repository;
}

test("the commands of its README do what they say, word by word", async () => {
  const { directory } = example("followed");
  const readme = readFileSync(join(directory, "README.md"), "utf8");
  const commands = [...readme.matchAll(/^npx screeps-sync (.*?) *#/gm)].map(([, words = ""]) => words.split(" "));
  expect(commands.map(([command]) => command)).toEqual(["allow", "check", "login", "deploy"]);
  const env = { SCREEPS_SERVER: emulator.url, SCREEPS_TOKEN: emulator.token };
  // A person without a credential helper has the variable instead, as it says.
  for (const words of commands.filter(([command]) => command !== "login")) {
    const { status, stderr } = await screepsSync(words, { cwd: directory, env });
    expect({ words, status, stderr }).toEqual({ words, status: 0, stderr: "" });
  }
  expect([...(emulator.code("default")?.keys() ?? [])].sort()).toEqual(["build_info", "main", "main.js.map"]);
});

test("the TypeScript bot is built and deployed from its ignored dist/: bundle, source map and stamp", async () => {
  const repository = example("bot");
  emulator.setCode("default", [["main", ""]]);
  const { report } = await runDeploy(repository.directory, emulator, {
    env: { PATH: process.env["PATH"], HOME: folder.path, SCREEPS_SYNC_BUILD: "npm run build" },
  });
  expect(report.message).toMatch(/^Deployed/);
  expect(report.findings).toEqual([]);
  const live = emulator.code("default");
  expect([...(live?.keys() ?? [])].sort()).toEqual(["build_info", "main", "main.js.map"]);
  expect(String(live?.get("main"))).toContain("exports.loop = loop");
  expect(String(live?.get("main.js.map"))).toMatch(/^module\.exports = \{"version":3,.*"mappings":"[^"]+".*\};$/);
  expect(String(live?.get("main.js.map"))).not.toContain("sourcesContent");
  expect(String(live?.get("build_info"))).toContain(report.commit);
});
