import { cpSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RealServer, startRealServer } from "../real-server/real-server.ts";
import { screepsSync } from "../support/command.ts";
import { makeRepository, type TestRepository, temporaryFolder } from "../support/repository.ts";

const folder = temporaryFolder();
let server: RealServer;
let repository: TestRepository;

beforeAll(async () => {
  server = await startRealServer();
  repository = makeRepository(join(folder.path, "bot"));
  cpSync(join(import.meta.dirname, "../../examples/bot"), repository.directory, { recursive: true });
  repository.commit({}, "the example bot");
});
afterAll(() => server.stop());

const run = (...args: string[]) =>
  screepsSync(args, {
    cwd: repository.directory,
    env: { SCREEPS_SERVER: server.url, SCREEPS_USERNAME: server.username, SCREEPS_PASSWORD: server.password },
  });

const outcomeOf = async (...args: string[]) =>
  JSON.parse((await run("deploy", "--json", ...args)).stdout) as Record<string, unknown>;

test("the main job works on the vendor's private server with name and password", async () => {
  expect(await outcomeOf("--branch", "default")).toMatchObject({ outcome: "deployed", modules: 26 });
  expect(await outcomeOf("--branch", "default")).toMatchObject({ outcome: "unchanged" });
  repository.commit({ "src/role/scout.js": "module.exports = {};\n" }, "a scout");
  expect(await outcomeOf("--branch", "default")).toMatchObject({
    outcome: "deployed",
    plan: { added: [{ name: "role/scout" }] },
  });
});

test("a missing branch is created there with all its modules", async () => {
  expect(await outcomeOf("--branch", "feature")).toMatchObject({ outcome: "deployed" });
  const { stdout } = await run("api", "GET", "/api/user/branches");
  const { list } = JSON.parse(stdout) as { list: { branch: string }[] };
  expect(list.map(({ branch }) => branch).sort()).toEqual(["default", "feature"]);
});

test("what was edited there is seen as drift", async () => {
  await run("api", "POST", "/api/user/code", JSON.stringify({ branch: "default", modules: { main: "// edited" } }));
  expect(await outcomeOf("--branch", "default", "--on-drift", "refuse")).toMatchObject({ outcome: "drift" });
});

test("a wrong password is one line, without the password", async () => {
  const { status, stdout, stderr } = await screepsSync(["deploy", "--branch", "default"], {
    cwd: repository.directory,
    env: { SCREEPS_SERVER: server.url, SCREEPS_USERNAME: server.username, SCREEPS_PASSWORD: "wrong-password-here" },
  });
  expect(status).toBe(1);
  expect(stdout + stderr).toMatch(/401/);
  expect(stdout + stderr).not.toContain("wrong-password");
});
