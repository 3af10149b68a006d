import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RealServer, startRealServer } from "../real-server/real-server.ts";
import { screepsSync } from "../support/command.ts";
import { makeRepository, type TestRepository, temporaryFolder } from "../support/repository.ts";

const folder = temporaryFolder();
const edited = {
  main: "// \u00e9\r\n\u0000 edited",
  odd: null,
  half: "\ud800",
  "Role/X": { binary: "AAE=" },
  "role/x": "x",
  CON: "a device",
};
let server: RealServer;
let repository: TestRepository;

beforeAll(async () => {
  server = await startRealServer();
  repository = makeRepository(join(folder.path, "bot"));
  repository.commit({ "src/main.js": "1\n" }, "first");
});
afterAll(() => server.stop());

const run = (...args: string[]) =>
  screepsSync(args, {
    cwd: repository.directory,
    env: { SCREEPS_SERVER: server.url, SCREEPS_USERNAME: server.username, SCREEPS_PASSWORD: server.password },
  });

const reportOf = async (...args: string[]) =>
  JSON.parse((await run(...args, "--json")).stdout) as Record<string, unknown>;

async function live(): Promise<unknown> {
  const { stdout } = await run("api", "GET", "/api/user/code?branch=default");
  return (JSON.parse(stdout) as { modules: unknown }).modules;
}

test("an edit in the game between two deploys is found, copied, overwritten, and restored to the byte", async () => {
  expect(await reportOf("deploy", "--branch", "default")).toMatchObject({ outcome: "deployed" });
  await run("api", "POST", "/api/user/code", JSON.stringify({ branch: "default", modules: edited }));
  expect(await live()).toEqual(edited);
  repository.commit({ "src/main.js": "2\n" }, "second");

  const { outcome, record } = await reportOf("deploy", "--branch", "default");
  expect({ outcome, record }).toEqual({ outcome: "deployed", record: expect.stringMatching(/^[0-9a-f]{40}$/) });
  expect(await live()).toEqual({ main: "2\n" });
  expect(await reportOf("status")).toMatchObject({
    servers: [
      { branches: [{ branch: "default", active: true, state: "commit", live: { subject: "second" }, behind: 0 }] },
    ],
  });

  expect(await reportOf("restore", String(record), "--yes")).toMatchObject({ outcome: "restored" });
  expect(await live()).toEqual(edited);
  expect(repository.git("fsck", "--strict", "--no-dangling")).toBe("");
});

test("branches, their list, memory and segments are backed up", async () => {
  await run("api", "POST", "/api/user/memory", JSON.stringify({ path: "", value: { a: 1 } }));
  await run("api", "POST", "/api/user/memory-segment", JSON.stringify({ segment: 7, data: '{"b":2}' }));
  expect(await reportOf("backup", "--all", "--memory", "--segments", "7")).toMatchObject({
    outcome: "backed-up",
    active: "default",
  });
  const ref = repository.git("for-each-ref", "--format=%(refname)", "refs/screeps/*/$memory");
  expect(repository.git("show", `${ref}:modules/segments/world/7.json`)).toContain('"b": 2');
  const origins = (JSON.parse((await run("log", "default", "--json")).stdout) as { origin: string }[]).map(
    ({ origin }) => origin,
  );
  expect(origins).toEqual(["restore", "deploy", "edit"]);
});
