import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import type { Emulator } from "../../../src/emulator/emulator.ts";
import { isBinary } from "../../../src/model/modules/modules.ts";
import { RateLimitedError } from "../../../src/model/outcome/errors.ts";
import { chooseTargets } from "../../../src/sync/account/targets.ts";
import { openDoor, openWorld } from "../../../src/sync/start/open-world.ts";
import { withSharedEmulator } from "../../support/with-emulator.ts";

let emulator: Emulator;
let cache: string;
let token: string;

const folder = withSharedEmulator((fresh) => {
  emulator = fresh;
});
beforeEach(() => {
  cache = folder.fresh("cache");
  ({ token } = emulator.createToken());
  emulator.clearRequests();
});

const bounds = { timeout: 5, "max-wait": 0, deadline: 60 };

/** A run of its own on this machine, or on one that keeps nothing. */
function run(env: NodeJS.ProcessEnv = { XDG_CACHE_HOME: cache }) {
  const door = openDoor({
    directory: folder.path,
    env,
    interrupt: new AbortController().signal,
    tell: () => {},
    trace: () => {},
  });
  const world = (path = "") => {
    const [target] = chooseTargets({ given: { server: `${emulator.url}${path}`, token }, file: {}, env: {} });
    if (target === undefined) throw new Error("No target");
    return openWorld(door, target, bounds);
  };
  return world;
}

const reads = () => emulator.lines().filter((line) => line.startsWith("GET /api/user/code")).length;
const left = (world: ReturnType<ReturnType<typeof run>>) => world.budget.told().get("GET /api/user/code")?.remaining;

describe("what was told of limits", () => {
  test("is there for the next run on this machine, and for no other account or server", async () => {
    const world = run()();
    await world.api.getCode("default");
    await world.api.listBranches();
    expect([...world.budget.told()].map(([row, { remaining }]) => [row, remaining])).toEqual([
      ["GET /api/user/code", 59],
      ["global", 118],
    ]);
    expect([left(run()()), left(run()("/ptr")), left(run({})())]).toEqual([59, undefined, undefined]);
    token = emulator.createToken().token;
    expect(left(run()())).toBeUndefined();
  });

  test("lies beside the caches, for its owner alone, and holds nothing of the token", async () => {
    await run()().api.getCode("default");
    const limits = join(cache, "screeps-sync", "limits");
    const [name = "", ...others] = readdirSync(limits);
    expect(others).toEqual([]);
    expect(statSync(join(limits, name)).mode & 0o777).toBe(0o600);
    const text = name + readFileSync(join(limits, name), "utf8");
    for (let at = 0; at + 8 <= token.length; at++) expect(text).not.toContain(token.slice(at, at + 8));
  });

  test("is void where a reply comes without a count", async () => {
    await run()().api.getCode("default");
    emulator.liftLimits(token);
    const world = run()();
    await world.api.getCode("default");
    expect([left(world), left(run()())]).toEqual([undefined, undefined]);
  });
});

describe("a limit that this run was told is spent", () => {
  test("is not sent to again, by no world of the same account, until it is free", async () => {
    emulator.spend("GET /api/user/code", 59, "", token);
    const worlds = run();
    await worlds().api.getCode("default");
    emulator.clearRequests();
    const refusal = await worlds()
      .api.getCode("default")
      .catch((failure: unknown) => failure);
    expect(refusal).toBeInstanceOf(RateLimitedError);
    expect(refusal).toMatchObject({
      endpoint: "GET /api/user/code",
      message: expect.stringMatching(
        /^Cannot read branch "default": 127\S+ was not asked, because .*60 per hour\); free again in 1 h/,
      ),
    });
    expect(emulator.lines()).toEqual([expect.stringMatching(/^GET \/api\/auth\/query-token/)]);
  });

  test("is sent to at once when somebody turned the limits off meanwhile", async () => {
    emulator.spend("POST /api/user/code", 240, "", token);
    const world = run()();
    const write = () => world.api.putCode("default", new Map([["main", "1"]]));
    await expect(write()).rejects.toThrow("the limit is reached");
    await expect(write()).rejects.toThrow("was not asked");
    emulator.liftLimits(token);
    await write();
    expect(world.budget.told()).toEqual(new Map());
    expect(emulator.lines().filter((line) => line.startsWith("POST"))).toHaveLength(2);
  });

  test("is sent to where nobody answers whether limits are off: then the server decides", async () => {
    emulator.spend("GET /api/user/code", 60, "", token);
    const world = run()();
    await expect(world.api.getCode("default")).rejects.toThrow("answered 429");
    emulator.addFault({ fault: "html", path: "/api/auth/query-token", times: 1 });
    await expect(world.api.getCode("default")).rejects.toThrow("answered 429");
    expect(reads()).toBe(2);
  });

  test("stops no other run: a server may have begun anew", async () => {
    emulator.addFault({ fault: "rate-limit", path: "/api/user/code", ms: 3_600_000, times: 1 });
    await expect(run()().api.getCode("default")).rejects.toThrow("answered 429");
    const next = run()();
    expect(left(next)).toBe(0);
    expect([...((await next.api.getCode("default"))?.modules.values() ?? [])].some(isBinary)).toBe(false);
    expect(reads()).toBe(2);
  });
});
