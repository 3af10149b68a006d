import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Emulator, startEmulator } from "../../../src/emulator/emulator.ts";
import { fakeGit } from "../../support/fake-git.ts";
import { makeRepository, temporaryFolder } from "../../support/repository.ts";
import { runDeploy } from "../../support/run.ts";

const folder = temporaryFolder();
let emulator: Emulator;
beforeAll(async () => {
  emulator = await startEmulator();
});
afterAll(() => emulator.close());

test("the deadline holds for our own work too: a search that does not end writes nothing", async () => {
  const repository = makeRepository(join(folder.path, "bot"));
  repository.commit({ "main.js": "wanted" });
  emulator.setCode("default", [["main", "of somebody else"]]);
  const git = fakeGit(join(folder.path, "bin"), 'case " $* " in *" log "*) exec sleep 60;; esac; exec "$REAL" "$@"');
  const { report } = await runDeploy(repository.directory, emulator, { raw: { deadline: "2" } });
  git.remove();
  expect(report).toMatchObject({ outcome: "unreachable", message: "Cannot finish within the deadline of 2 s" });
  expect(emulator.lines()).toEqual(["GET /api/user/code?branch=default"]);
});
