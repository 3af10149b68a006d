import { expect, test } from "vitest";
import type { Emulator } from "../../../src/emulator/emulator.ts";
import { evaluate } from "../../../src/sync/console/evaluate.ts";
import { openWorld } from "../../../src/sync/start/open-world.ts";
import { prepareAccount } from "../../../src/sync/start/prepare.ts";
import { askedOf } from "../../support/run.ts";
import { withEmulatorAndRepository } from "../../support/with-emulator.ts";

let emulator: Emulator;
const folder = withEmulatorAndRepository((fresh) => {
  ({ emulator } = fresh);
});

interface Options {
  readonly shard?: string;
  readonly patienceMs?: number;
  readonly interrupt?: AbortSignal;
}

async function evaluated(text: string, { interrupt, ...options }: Options = {}) {
  const asked = askedOf(folder.path, emulator);
  const { targets, values } = await prepareAccount(asked);
  const [target] = targets;
  if (target === undefined) throw new Error("No target was chosen");
  const world = openWorld({ ...asked, ...(interrupt && { interrupt }) }, target, values);
  return evaluate(world, { text, patienceMs: 20_000, ...options }).catch((failure: unknown) => failure);
}

const sent = () => emulator.lines().filter((line) => line.startsWith("POST"));

test("evaluate() sends one expression as it is, and gives what the socket says of it", async () => {
  const result = evaluated("'a' ");
  await emulator.play([{ wait: "expression" }, { tick: { log: ["not this"] } }]);
  expect(await result).toEqual(["a"]);
  expect(sent()).toEqual(["POST /api/user/console"]);
});

test("evaluate() runs on the shard that was named, and hears no other", async () => {
  const result = evaluated("1", { shard: "shard3" });
  const elsewhere = { tick: { results: ["of another shard"], shard: "shard0" } };
  await emulator.play([{ wait: "expression" }, elsewhere, { tick: { results: ["1"], shard: "shard3" } }]);
  expect(await result).toEqual(["1"]);
});

test("evaluate() waits past errors of the code for that of the expression", async () => {
  const result = evaluated("undefined.x");
  const thrown = "TypeError: no\n    at eval (eval at <anonymous> (_console1795274918992_1:1:46), <anonymous>:1:11)";
  await emulator.play([
    { wait: "expression" },
    { tick: { error: "Error: of the bot\n    at main:1:40" } },
    { tick: { error: thrown } },
  ]);
  expect(await result).toMatchObject({
    outcome: "failed",
    message: "Cannot run the expression: it threw TypeError: no",
  });
});

test("evaluate() says why no result comes: the code throws first, or what was thrown is no Error", async () => {
  const first = evaluated("1");
  await emulator.play([{ wait: "expression" }, { tick: { error: "Error: at load\n    at main:1:40" }, times: 6 }]);
  expect(await first).toMatchObject({
    message: expect.stringContaining("the code threw before it in each tick: Error: at load"),
  });

  const second = evaluated("throw 1");
  await emulator.play([{ wait: "expression" }, { tick: { results: [] }, times: 6 }]);
  expect(await second).toMatchObject({
    outcome: "failed",
    message: expect.stringContaining("it threw what is no Error"),
  });
});

test("evaluate() does not know the result where no tick comes, or the connection is lost", async () => {
  expect(await evaluated("1", { patienceMs: 300 })).toMatchObject({
    outcome: "unknown",
    message: "Cannot tell the result: in 0.3 s no tick came; without an object in the world no code runs",
  });
  const lost = evaluated("1");
  await emulator.play([{ wait: "expression" }, { disconnect: 1006 }]);
  expect(await lost).toMatchObject({ outcome: "unknown", message: expect.stringContaining("it may have run") });
});

test("evaluate() sends nothing that the server would refuse, and gives up where the limit is reached", async () => {
  expect(await evaluated(" ")).toMatchObject({ outcome: "usage" });
  expect(await evaluated("x".repeat(1023))).toMatchObject({ outcome: "usage" });
  expect(sent()).toEqual([]);

  emulator.addFault({ fault: "rate-limit", ms: 3_000_000, path: "/api/user/console" });
  expect(await evaluated("1")).toMatchObject({ outcome: "rate-limited" });
  expect(sent()).toHaveLength(1);
});

test("evaluate() that somebody ends sends nothing any more, and after that does not know the result", async () => {
  const leave = new AbortController();
  const sentThen = evaluated("1", { interrupt: leave.signal });
  await emulator.play([{ wait: "expression" }]);
  leave.abort();
  expect(await sentThen).toMatchObject({
    outcome: "unknown",
    message: "Cannot tell the result: somebody ended the run; it may have run",
  });

  emulator.clearRequests();
  const ended = await evaluated("1", { interrupt: AbortSignal.abort() });
  expect(ended).toMatchObject({ signal: "SIGINT" });
  expect(sent()).toEqual([]);
});
