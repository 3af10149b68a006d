import { beforeEach, expect, test } from "vitest";
import type { Emulator } from "../../../src/emulator/emulator.ts";
import type { ConsoleEvent } from "../../../src/model/console/console-event.ts";
import { follow } from "../../../src/sync/console/follow.ts";
import { readKnown } from "../../../src/sync/origin/known.ts";
import { openWorld } from "../../../src/sync/start/open-world.ts";
import { prepareAccount } from "../../../src/sync/start/prepare.ts";
import type { Files, TestRepository } from "../../support/repository.ts";
import { askedOf } from "../../support/run.ts";
import { withEmulatorAndRepository } from "../../support/with-emulator.ts";

let emulator: Emulator;
let repository: TestRepository;
// A connection that is still closing would be taken for the next one, so that no two tests share a server.
withEmulatorAndRepository((fresh) => {
  ({ emulator, repository } = fresh);
});

let leave: AbortController;
beforeEach(() => {
  leave = new AbortController();
});

interface Following {
  readonly events: ConsoleEvent[];
  readonly ended: Promise<unknown>;
  readonly waits: number[];
  /** Until so many events of a kind were told. */
  readonly told: (kind: ConsoleEvent["kind"], count: number) => Promise<void>;
}

/** Follows the console beside a repository with these files. Waits take no time. */
async function following(files: Files, options: { readonly shard?: string } = {}): Promise<Following> {
  repository.commit(files);
  const asked = askedOf(repository.directory, emulator);
  const { targets, values } = await prepareAccount(asked);
  const { known } = await readKnown(asked);
  const [target] = targets;
  if (target === undefined) throw new Error("No target was chosen");
  const waits: number[] = [];
  const wait = async (ms: number) => void waits.push(ms);
  const world = { ...openWorld({ ...asked, interrupt: leave.signal }, target, values), wait, random: () => 1 };
  const events: ConsoleEvent[] = [];
  const onEvent = (event: ConsoleEvent) => void events.push(event);
  const ended = follow(world, { known, source: "dist", ...options, onEvent }).catch((failure: unknown) => failure);
  const told = (kind: ConsoleEvent["kind"], count: number) =>
    expect
      .poll(() => events.filter((event) => event.kind === kind).length, { interval: 5, timeout: 20_000 })
      .toBe(count);
  return { events, ended, waits, told };
}

const error = (column: number) => `TypeError: no\n    at exports.go (lib:2:${column})\n    at __mainLoop:1:52\n`;
const lib = "exports.go = () => {\n  undefined.foo() }";
const reads = () => emulator.lines().filter((line) => line.startsWith("GET /api/user/code"));

test("follow() tells log, results and errors in the order in which they came, and reads the code once for all of them", async () => {
  emulator.setCode("default", [
    ["main", "x"],
    ["lib", lib],
  ]);
  const { events, told, ended } = await following({ "src/main.js": "x", "src/lib.js": lib });
  await emulator.subscribed();
  emulator.tick({ log: ["<b>"], results: ["2"], error: error(3) });
  emulator.tick({ log: ["next"], error: error(4) });
  await told("error", 2);
  expect(events.map(({ kind }) => kind)).toEqual(["connected", "log", "result", "error", "log", "error"]);
  expect(events[1]).toEqual({ kind: "log", lines: ["<b>"], shard: "shard0" });
  expect(events[3]).toMatchObject({ message: "TypeError: no", place: { path: "src/lib.js", line: 2, column: 3 } });
  expect(events[5]).toMatchObject({ stack: ["at exports.go (src/lib.js:2:4)"] });
  expect(reads()).toHaveLength(1);
  expect(emulator.lines().filter((line) => !line.startsWith("GET"))).toEqual([]);

  leave.abort();
  expect(await ended).toHaveProperty("signal", "SIGINT");
});

test("follow() tells the tick in flight by the code before a write, and then reads what is live now", async () => {
  const edited = `// edited in the game\n\n${lib}`;
  emulator.setCode("default", [
    ["main", "x"],
    ["lib", lib],
  ]);
  const { events, told } = await following({ "src/main.js": "x", "src/lib.js": lib });
  await emulator.subscribed();
  emulator.tick({ error: error(3) });
  await told("error", 1);
  emulator.setCode("default", [
    ["main", "x"],
    ["lib", edited],
  ]);
  emulator.tick({ error: error(3) });
  await told("error", 2);
  emulator.tick({ error: error(3) });
  await told("error", 3);
  const errors = events.filter((event) => event.kind === "error");
  expect(errors.map(({ place }) => place?.path)).toEqual(["src/lib.js", "src/lib.js", undefined]);
  expect(events.filter(({ kind }) => kind === "unplaced")).toHaveLength(1);
  expect(reads()).toHaveLength(2);
  leave.abort();
});

test("follow() goes through the map of what a bundler made, which no commit has", async () => {
  const map = { version: 3, sources: ["../src/bot.ts"], mappings: "AAAA;AACA" };
  emulator.setCode("default", [
    ["main", "a\nb"],
    ["main.js.map", `module.exports = ${JSON.stringify(map)};`],
  ]);
  const { events, told } = await following({ "src/bot.ts": "one\ntwo", "dist/main.js": "an older one" });
  await emulator.subscribed();
  emulator.tick({ error: "Error: x\n    at main:2:1" });
  await told("error", 1);
  expect(events.find(({ kind }) => kind === "error")).toMatchObject({ place: { path: "src/bot.ts", line: 2 } });
  leave.abort();
});

test("follow() goes through a map beside a bundle that is committed", async () => {
  const map = JSON.stringify({ version: 3, sources: ["../src/bot.ts"], mappings: "AAAA;AACA" });
  emulator.setCode("default", [["main", "a\nb"]]);
  const files = { "src/bot.ts": "one\ntwo", "dist/main.js": "a\nb", "dist/main.js.map": map };
  const { events, told } = await following(files);
  await emulator.subscribed();
  emulator.tick({ error: "Error: x\n    at main:2:1" });
  await told("error", 1);
  expect(events.find(({ kind }) => kind === "error")).toMatchObject({ place: { path: "src/bot.ts", line: 2 } });
  leave.abort();
});

test("follow() connects again after a loss, and asks the service nothing more for it", async () => {
  const { events, told, waits } = await following({ "main.js": "x" });
  await emulator.subscribed();
  await emulator.play([{ disconnect: 1012 }]);
  await told("connected", 2);
  await emulator.subscribed();
  emulator.tick({ log: ["back"] });
  await told("log", 1);
  expect(events.map(({ kind }) => kind)).toEqual(["connected", "lost", "connected", "log"]);
  expect(waits).toEqual([1000]);
  expect(emulator.lines().filter((line) => line.startsWith("GET /api/"))).toEqual(["GET /api/auth/me"]);
  leave.abort();
});

test("follow() ends where the sign-in is refused, and after a dozen losses", async () => {
  await emulator.play([{ refuse: 1 }]);
  const refused = await following({ "main.js": "x" });
  expect(await refused.ended).toMatchObject({
    outcome: "failed",
    message: expect.stringContaining("refused the sign-in"),
  });
  expect(refused.waits).toEqual([]);

  emulator.addFault({ fault: "status", status: 503, path: "/socket/websocket", times: "always" });
  const gone = await following({ "main.js": "x" });
  expect(await gone.ended).toMatchObject({ outcome: "unreachable" });
  expect(gone.waits).toHaveLength(11);
});

test("follow() leaves out other shards where one was chosen", async () => {
  const { events, told } = await following({ "main.js": "x" }, { shard: "shard3" });
  await emulator.subscribed();
  emulator.tick({ log: ["elsewhere"], shard: "shard0" });
  emulator.tick({ log: ["here"], shard: "shard3" });
  await told("log", 1);
  expect(events.at(-1)).toMatchObject({ lines: ["here"] });
  leave.abort();
});

test("follow() tells an error without its place where the code cannot be read, and goes on", async () => {
  emulator.addFault({ fault: "status", status: 502, path: "/api/user/code", times: "always" });
  const { events, told } = await following({ "main.js": "x" });
  await emulator.subscribed();
  emulator.tick({ error: error(3) });
  emulator.tick({ error: error(3) });
  await told("error", 2);
  expect(events.at(-1)).toMatchObject({ message: "TypeError: no", stack: ["at exports.go (lib:2:3)"] });
  expect(events.filter(({ kind }) => kind === "unplaced")).toHaveLength(1);
  expect(reads()).toHaveLength(1);
  leave.abort();
});
