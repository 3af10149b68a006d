import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Emulator, startEmulator } from "../../../src/emulator/emulator.ts";
import { activate } from "../../../src/sync/active/activate.ts";
import { openWorld } from "../../../src/sync/start/open-world.ts";
import { prepareAccount } from "../../../src/sync/start/prepare.ts";
import { makeRepository, temporaryFolder } from "../../support/repository.ts";
import { askedOf } from "../../support/run.ts";

const folder = temporaryFolder();
const { directory } = makeRepository(join(folder.path, "r"));
const listing = "GET /api/user/branches";
const set = "POST /api/user/set-active-branch";
let emulator: Emulator;

beforeEach(async () => {
  emulator = await startEmulator();
  emulator.setCode("next", [["main", "// next"]]);
});
afterEach(() => emulator.close());

type Wish = Partial<Parameters<typeof activate>[0]>;

async function run(wish: Wish = {}, server: Emulator = emulator) {
  const asked = askedOf(directory, server, { raw: { "max-wait": "5" } });
  const { targets, values } = await prepareAccount(asked);
  const [target] = targets;
  if (target === undefined) throw new Error("No target was chosen");
  const options = {
    branch: "next",
    where: "world" as const,
    target,
    serverFlag: undefined,
    dryRun: false,
    ...wish,
  };
  const world = openWorld(asked, target, values);
  return activate(options, { ...world, wait: async () => {} });
}

describe("activate()", () => {
  test("says activated only after the listing does, and how to go back", async () => {
    const report = await run();
    expect(report).toMatchObject({ outcome: "activated", branch: "next", before: "default" });
    expect(report.message).toContain('before it ran "default", and "screeps-sync activate default" brings that back');
    expect(emulator.lines()).toEqual([listing, set, listing]);
  });

  test("keeps world and simulator apart", async () => {
    expect(await run({ where: "sim", serverFlag: "season" })).toMatchObject({
      outcome: "activated",
      message: expect.stringContaining('"screeps-sync activate default --sim --server season"'),
    });
    expect((await run()).before).toBe("default");
  });

  test("changes nothing where the branch runs already", async () => {
    await run();
    emulator.clearRequests();
    expect((await run()).outcome).toBe("unchanged");
    expect(emulator.lines()).toEqual([listing]);
  });

  test("plans only with dryRun", async () => {
    expect(await run({ dryRun: true })).toMatchObject({ outcome: "planned", before: "default" });
    expect(emulator.lines()).toEqual([listing]);
  });

  test("fails for a branch that is not there, names those that are, and sends nothing", async () => {
    const { outcome, message } = await run({ branch: "nxt" });
    expect(outcome).toBe("failed");
    expect(message).toContain('there is no such branch; there are "default", "next"; did you mean next?');
    expect(emulator.lines()).toEqual([listing]);
  });

  test.each(["", "$activeWorld", "a".repeat(31)])("never asks for a branch called %j", async (branch) => {
    await expect(run({ branch })).rejects.toThrow("as a code branch");
    expect(emulator.lines()).toEqual([]);
  });

  test("settles by the listing an answer that was lost", async () => {
    emulator.addFault({ fault: "reset", method: "POST", when: "after" });
    expect((await run()).outcome).toBe("activated");
    expect(emulator.lines()).toEqual([listing, set, listing]);
  });

  test("is unknown where the request left and no listing can be read", async () => {
    emulator.addFault({ fault: "reset", method: "POST", when: "after" });
    emulator.addFault({ fault: "status", status: 502, method: "GET", skip: 1, times: "always" });
    const { outcome, message } = await run();
    expect(outcome).toBe("unknown");
    expect(message).toContain('it is "next" or "default"');
  });

  test("is unknown on a server whose listing names no active branch", async () => {
    const independent = await startEmulator({ profile: "xx" });
    try {
      independent.setCode("next", [["main", ""]]);
      expect(await run({}, independent)).toMatchObject({
        outcome: "unknown",
        message: expect.stringContaining("its listing names no active branch"),
      });
    } finally {
      await independent.close();
    }
  });

  test("says when the limit is free again, and that nothing was changed", async () => {
    emulator.addFault({ fault: "rate-limit", ms: 60_000, method: "POST" });
    expect(await run()).toMatchObject({ outcome: "rate-limited", retryAfterMs: 60_000 });
  });
});
