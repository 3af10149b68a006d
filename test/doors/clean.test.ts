import { expect, test } from "vitest";
import type { Emulator } from "../../src/emulator/emulator.ts";
import { screepsSync } from "../support/command.ts";
import { makeRepository, runGit } from "../support/repository.ts";
import { withSharedEmulator } from "../support/with-emulator.ts";

let emulator: Emulator;
const folder = withSharedEmulator((started) => {
  emulator = started;
});

test("screeps-sync clean asks for a yes where nobody can be asked, shows what it would remove, and removes it", async () => {
  const remote = makeRepository(folder.fresh("remote"));
  remote.commit({ "src/main.js": "x", "screeps-sync.yml": 'branches: { main: default, "feature/*": "f-{slug}" }\n' });
  const cwd = folder.fresh();
  runGit(folder.path, ["clone", "-q", `file://${remote.directory}`, cwd]);
  emulator.setCode("f-feature-x", [["main", "x"]]);
  const env = { SCREEPS_SERVER: emulator.url, SCREEPS_TOKEN: emulator.token };
  const run = (...args: string[]) => screepsSync(["clean", ...args], { cwd, env });
  const refused = await run();
  expect(refused).toMatchObject({ status: 2, stderr: expect.stringContaining("then give --yes") });
  const planned = await run("--dry-run", "--yes");
  expect(planned).toMatchObject({ status: 0, stdout: expect.stringMatching(/Would remove[\s\S]*\n {2}- f-feature-x/) });
  expect(emulator.branches()).toContain("f-feature-x");
  const cleaned = await run("--yes", "--json");
  expect(JSON.parse(cleaned.stdout)).toMatchObject({ outcome: "cleaned", removed: [{ branch: "f-feature-x" }] });
  expect(emulator.branches()).toEqual(["default"]);
});
