import { cpSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { startEmulator } from "../../src/emulator/emulator.ts";
import { makeRepository, temporaryFolder } from "../support/repository.ts";
import { runDeploy } from "../support/run.ts";

const root = join(import.meta.dirname, "../..");
const folder = temporaryFolder();
const emulator = await startEmulator();
afterAll(() => emulator.close());

test("the TypeScript bot is built and deployed from its ignored dist/: bundle, source map and stamp", async () => {
  const repository = makeRepository(join(folder.path, "bot"));
  cpSync(join(root, "examples/typescript"), repository.directory, {
    recursive: true,
    filter: (path) => !/\/(?:dist|node_modules)(?:\/|$)/.test(path.slice(root.length)),
  });
  repository.git("add", "-A");
  repository.git("commit", "-q", "-m", "the example");
  // What `npm install` would bring.
  symlinkSync(join(root, "node_modules"), join(repository.directory, "node_modules"));
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
