import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Emulator, startEmulator } from "../../src/emulator/emulator.ts";
import { screepsSync } from "../support/command.ts";
import { makeRepository, temporaryFolder } from "../support/repository.ts";

const { path } = temporaryFolder();
const repository = makeRepository(`${path}/clone`);
repository.commit({ "src/main.js": "x", "screeps-sync.yml": "branches: { main: default }\n" });
const kept = join(path, "kept");

let emulator: Emulator;
let world: Emulator;
beforeAll(async () => {
  emulator = await startEmulator();
  world = await startEmulator({ profile: "private" });
});
afterAll(() => Promise.all([emulator.close(), world.close()]));

const run = (args: readonly string[], input = "") =>
  screepsSync(args, { cwd: repository.directory, env: { GIT_CONFIG_NOSYSTEM: "1" }, input });

describe("screeps-sync login", () => {
  it("says so where git has no helper that would keep a token", async () => {
    const { status, stderr } = await run(["login", "--server", emulator.url], `${emulator.token}\n`);
    expect(status).toBe(2);
    expect(stderr).toContain("git has no credential helper that does");
    expect(stderr).not.toContain(emulator.token);
  });

  it("has git's helper keep a token that the server takes, and everything then works without any other", async () => {
    repository.git("config", "credential.helper", `store --file=${kept}`);
    const { status, stdout, stderr } = await run(["login", "--server", emulator.url], `${emulator.token}\n`);
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toContain(`as ${emulator.username}`);
    expect(readFileSync(kept, "utf8")).toContain(emulator.token);
    const who = await run(["whoami", "--server", emulator.url]);
    expect(who.stdout).toContain("git's credential helper");
    expect(who.stdout).toContain('target   "default" for HEAD');
    const deployed = await run(["deploy", "--server", emulator.url]);
    expect(deployed.status).toBe(0);
    expect(deployed.stdout + who.stdout + stdout).not.toContain(emulator.token);
  });

  it("keeps a newer token in place of the older one", async () => {
    const { token } = emulator.createToken();
    expect((await run(["login", "--server", emulator.url], token)).status).toBe(0);
    expect(readFileSync(kept, "utf8")).toContain(token);
    expect(readFileSync(kept, "utf8")).not.toContain(emulator.token);
  });

  it("keeps nothing that the server does not take, and says that a limited token cannot write code", async () => {
    const before = readFileSync(kept, "utf8");
    const wrong = await run(["login", "--server", emulator.url], "this-is-not-a-token");
    expect(wrong.status).toBe(1);
    const { token } = emulator.createToken({ endpoints: ["GET /api/user/memory"] });
    const limited = await run(["login", "--server", emulator.url], token);
    expect(limited.status).toBe(1);
    expect(limited.stderr).toContain("its scope is limited, and writing code needs full access");
    expect(readFileSync(kept, "utf8")).toBe(before);
  });

  it("keeps name and password for a private server", async () => {
    const who = ["login", "--server", world.url, "--username", world.username];
    const { status, stdout } = await run(who, world.password);
    expect(status).toBe(0);
    expect(stdout).toContain(`as ${world.username}`);
    expect((await run(["whoami", "--server", world.url])).stdout).toContain(world.username);
  });
});
