import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Emulator, startEmulator } from "../../src/emulator/emulator.ts";
import { screepsSync } from "../support/command.ts";
import { makeRepository, temporaryFolder } from "../support/repository.ts";

const { path } = temporaryFolder();
let emulator: Emulator;
beforeAll(async () => {
  emulator = await startEmulator();
});
afterAll(() => emulator.close());

describe("screeps-sync deploy to several servers", () => {
  const repository = makeRepository(`${path}/clone`);
  const deploy = (...flags: string[]) =>
    screepsSync(["deploy", "--max-wait", "0", ...flags], {
      cwd: repository.directory,
      env: { SCREEPS_TOKEN: emulator.token, SCREEPS_SYNC_ALLOW_HOST: `${emulator.url},http://127.0.0.1:9` },
    });
  const commit = (optional: boolean) =>
    repository.commit({
      "src/main.js": "one",
      "screeps-sync.yml": `servers:
  world: { url: "${emulator.url}" }
  ptr: { url: "${emulator.url}/ptr" }
  gone: { url: "http://127.0.0.1:9", optional: ${optional} }
branches: { main: default }
`,
    });

  it("ends with one row for each, and an optional one does not fail it", async () => {
    commit(true);
    const { status, stdout } = await deploy();
    expect(stdout.split("\n").slice(-5, -1)).toEqual([
      "",
      "  world  deployed",
      "  ptr    deployed",
      "  gone   unreachable  (optional: the exit status does not count it)",
    ]);
    expect(status).toBe(0);
  });

  it("has the exit status of the worst that counts", async () => {
    commit(false);
    const { status, stdout } = await deploy();
    expect(stdout).toMatch(/ {2}gone {3}unreachable\n$/);
    expect(status).toBe(5);
  });

  it("shows what differs on each as one JSON document, with the lines on request", async () => {
    emulator.setCode("default", [["main", "edited"]], "ptr");
    const { stdout } = await screepsSync(
      [
        "diff",
        "--json",
        "--patch",
        "--servers",
        `{ a: { url: "${emulator.url}" }, b: { url: "${emulator.url}/ptr" } }`,
      ],
      {
        cwd: repository.directory,
        env: { SCREEPS_TOKEN: emulator.token },
      },
    );
    expect(JSON.parse(stdout)).toMatchObject({
      reports: [
        { server: "a", outcome: "unchanged", patch: "" },
        { server: "b", outcome: "planned", drift: { changed: ["main"] }, patch: expect.stringContaining("-edited") },
      ],
    });
  });

  it("tells drift as a field of a check", async () => {
    const { stdout } = await screepsSync(["check", "--json", "--server", "ptr"], {
      cwd: repository.directory,
      env: { SCREEPS_TOKEN: emulator.token, SCREEPS_SYNC_ALLOW_HOST: emulator.url },
    });
    expect(JSON.parse(stdout)).toMatchObject({ drift: { nearest: expect.any(String), changed: ["main"], added: [] } });
  });

  it("ends with one row for each code branch that folders went to", async () => {
    repository.commit({
      "src/main.js": undefined,
      "a/main.js": "a",
      "b/main.js": "b",
      "screeps-sync.yml": `server: ${emulator.url}\nbranches: { main: { "a/": a, "b/": b } }\n`,
    });
    const { stdout } = await deploy();
    expect(stdout.split("\n").slice(-4)).toEqual(["", "  a  deployed", "  b  deployed", ""]);
    repository.git("reset", "-q", "--hard", "HEAD~1");
  });

  it("takes one by its name", async () => {
    const { status, stdout } = await deploy("--server", "ptr");
    expect(stdout).toContain("on ptr");
    expect(stdout).not.toContain("gone");
    expect(status).toBe(0);
  });
});
