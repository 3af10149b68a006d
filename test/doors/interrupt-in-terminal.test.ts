import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Emulator, startEmulator } from "../../src/emulator/emulator.ts";
import { makeRepository, temporaryFolder } from "../support/repository.ts";
import { ctrlC, inTerminal } from "../support/terminal.ts";

const folder = temporaryFolder();
const repository = makeRepository(join(folder.path, "bot"));
repository.commit({ "main.js": "live" });

let emulator: Emulator;
beforeEach(async () => {
  emulator = await startEmulator();
});
afterEach(() => emulator.close());

const deploy = (keys: Parameters<typeof inTerminal>[1]["keys"]) =>
  inTerminal(["deploy", "--branch", "default"], {
    cwd: repository.directory,
    env: { SCREEPS_TOKEN: emulator.token, SCREEPS_SERVER: emulator.url, SCREEPS_SYNC_ALLOW_HTTP: "true" },
    keys,
  });

describe("Ctrl-C in a terminal", () => {
  test("while a write is on its way: its answer is awaited, read back, and told", async () => {
    emulator.addFault({ fault: "slow", ms: 1500, method: "POST", path: "/api/user/code", times: 1 });
    const { status, screen } = await deploy([{ when: "Writing", press: ctrlC }]);
    expect(screen).toContain("the answer to the write is still awaited");
    expect(screen).toMatch(/Deployed [0-9a-f]{7} to "default"/);
    expect([status, emulator.code("default")?.get("main")]).toEqual([0, "live"]);
  });

  test("while it waits for a limit: nothing was written, and it says so", async () => {
    emulator.addFault({ fault: "rate-limit", ms: 30_000, method: "POST", path: "/api/user/code", times: 1 });
    const { status, screen } = await deploy([{ when: "Waiting", press: ctrlC }]);
    expect(screen).toContain("Interrupted by SIGINT: nothing was written");
    expect([status, emulator.code("default")?.get("main")]).toEqual([130, ""]);
  });

  test("a second time: it leaves at once, says that the write may have arrived, and gives the cursor back", async () => {
    emulator.addFault({ fault: "stall", method: "POST", path: "/api/user/code" });
    const { status, screen } = await deploy([
      { when: "Writing", press: ctrlC },
      { when: "still awaited", press: ctrlC },
    ]);
    expect(screen).toContain('Left at once: a write may have arrived; "screeps-sync diff" tells');
    expect(status).toBe(130);
    expect(screen.lastIndexOf("\u001b[?25h")).toBeGreaterThan(screen.lastIndexOf("\u001b[?25l"));
  });
});
