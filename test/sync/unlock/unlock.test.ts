import { beforeEach, describe, expect, test } from "vitest";
import type { Emulator } from "../../../src/emulator/emulator.ts";
import { chooseTargets } from "../../../src/sync/account/targets.ts";
import { openWorld } from "../../../src/sync/start/open-world.ts";
import { prepare } from "../../../src/sync/start/prepare.ts";
import type { World } from "../../../src/sync/start/world.ts";
import { deployTargets } from "../../../src/sync/targets/deploy-targets.ts";
import { type Unlocker, unlock, unlockOrFree } from "../../../src/sync/unlock/unlock.ts";
import { quietDoor } from "../../support/door.ts";
import { makeRepository } from "../../support/repository.ts";
import { askedOf } from "../../support/run.ts";
import { withSharedEmulator } from "../../support/with-emulator.ts";

let emulator: Emulator;
let token: string;
let shown: string[];

const folder = withSharedEmulator((fresh) => {
  emulator = fresh;
});
beforeEach(() => {
  ({ token } = emulator.createToken());
  shown = [];
  emulator.clearRequests();
});

const linkOnly: Unlocker = { browse: undefined, showLink: (link) => shown.push(link), showPage: () => {} };

/** Every tick of waiting takes no time; at one of them something may happen. */
function open({ deadline = 60, atTick = {} }: { deadline?: number; atTick?: Record<number, () => void> } = {}) {
  const [target] = chooseTargets({ given: { server: emulator.url, token }, file: {}, env: {} });
  if (target === undefined) throw new Error("No target");
  const opened = openWorld(quietDoor(folder.path), target, { timeout: 5, "max-wait": 0, deadline });
  let ticks = 0;
  const world: World = {
    ...opened,
    wait: async () => {
      ticks += 1;
      atTick[ticks]?.();
      // The clock of the run goes on with its ticks.
      Object.assign(world, { endsAt: world.endsAt - 250 });
    },
  };
  return { target, world };
}

const looks = () => emulator.lines().filter((line) => line.startsWith("GET /api/auth/query-token")).length;

describe("unlock", () => {
  test("shows the link alone where no browser is, and asks query-token until the period shows", async () => {
    const { target, world } = open({ atTick: { 30: () => emulator.liftLimits(token) } });
    const report = await unlock(target, world, linkOnly);
    expect(shown).toEqual([`${emulator.url}/a/#!/account/auth-tokens/noratelimit?token=${token.slice(0, 8)}`]);
    expect(report).toMatchObject({ outcome: "unlocked", noRateLimitUntil: expect.stringMatching(/Z$/) });
    expect(report.message).toMatch(/^Limits of \S+ are off; on again in 2 h /);
    // Two before anything is shown, then one every five seconds.
    expect(looks()).toBe(5);
    expect(emulator.lines().filter((line) => !line.includes("query-token"))).toEqual([]);
  });

  test("ends as rate-limited where nobody comes before the deadline", async () => {
    const { target, world } = open({ deadline: 30 });
    const report = await unlock(target, world, linkOnly);
    expect(report).toMatchObject({
      outcome: "rate-limited",
      message: expect.stringContaining("nobody turned them off"),
    });
    expect(looks()).toBeLessThan(12);
  });

  test("says at once that limits are off already", async () => {
    emulator.liftLimits(token);
    const { target, world } = open();
    expect((await unlock(target, world, linkOnly)).outcome).toBe("unlocked");
    expect(shown).toEqual([]);
  });

  test("goes on asking through lost answers, and ends with a token that is none", async () => {
    emulator.addFault({ fault: "html", path: "/api/auth/query-token", times: 1, skip: 1 });
    const { target, world } = open({ atTick: { 1: () => emulator.liftLimits(token) } });
    expect((await unlock(target, world, linkOnly)).outcome).toBe("unlocked");
    token = "not-a-token-at-all";
    const unknown = open();
    await expect(unlock(unknown.target, unknown.world, linkOnly)).rejects.toThrow("token not found");
  });

  test("opens the game's own page where that may not be framed", async () => {
    const browsed: string[] = [];
    const { target, world } = open({ atTick: { 1: () => emulator.liftLimits(token) } });
    const refuses: World = { ...world, api: { ...world.api, mayFrameClient: async () => false } };
    await unlock(target, refuses, { ...linkOnly, browse: (address) => browsed.push(address) });
    expect(browsed).toEqual(shown);
    expect(browsed[0]).toContain("noratelimit?token=");
  });

  test("is asked for where a token is", async () => {
    const { target, world } = open();
    const credentials = { kind: "password", username: "u", password: "p" } as const;
    await expect(unlock({ ...target, credentials }, world, linkOnly)).rejects.toThrow("only those of an auth token");
  });
});

describe("what waits for a limit", () => {
  test("goes on when it is free by itself", async () => {
    const { target, world } = open();
    expect(await unlockOrFree(target, world, linkOnly, new Date(Date.now() - 1))).toBe(true);
    const late = open({ deadline: 2 });
    expect(await unlockOrFree(late.target, late.world, linkOnly, new Date(Date.now() + 3_600_000))).toBe(false);
  });

  test("is a deploy that goes on when a person turned limits off, and writes once", async () => {
    const clone = makeRepository(folder.fresh());
    clone.commit({ "main.js": "// unlocked" });
    emulator.setCode("default", [["main", "0"]]);
    emulator.spend("POST /api/user/code", 240, "", token);
    const unlocker = { ...linkOnly, showLink: () => emulator.liftLimits(token) };
    const prepared = await prepare({
      ...askedOf(clone.directory, { url: emulator.url, token }),
      whenLimited: (target, world) => (failure) => unlockOrFree(target, world, unlocker, failure.retryAt),
    });
    const [report] = await deployTargets(prepared);
    expect(report).toMatchObject({ outcome: "deployed", waits: [{ endpoint: "POST /api/user/code", waitedMs: 0 }] });
    expect(emulator.lines().filter((line) => line.startsWith("POST"))).toHaveLength(2);
  });
});
