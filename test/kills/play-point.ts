import { strict as assert } from "node:assert";
import { type Ground, states } from "../faults/ground.ts";
import { holdAfter, wantedBy, whole } from "../faults/hold-after.ts";
import { runCommand } from "../faults/run-command.ts";
import { holdKept } from "../invariants/what-is-kept.ts";
import { type Call, type Killed, traced } from "./traced.ts";

/** One run with something done to it at one of its system calls. */
export interface Point {
  readonly command: Killed;
  readonly call: Call;
  /** `KILL`, or an error that the call gives. */
  readonly what: string;
}

/** Plays a point, and a whole run after it. @returns false: the call was not reached @throws AssertionError where a law is broken */
export async function playPoint(ground: Ground, { command, call, what }: Point): Promise<boolean> {
  ground.reset();
  const { name, nth } = call;
  const does = what === "KILL" ? "signal=KILL" : `error=${what}`;
  const how = [`--trace=${name}`, `--inject=${name}:${does}:when=${nth}`];
  const watched = what === "KILL" ? "own process" : "whole tree";
  const status = await traced(ground, command, { how, watched, out: `${ground.directory}.strace` });
  ground.dropUnfinished();
  const { live } = ground;
  assert.ok([states.edited, wantedBy[command]].includes(live), live);
  const kept = await ground.kept();
  if (live !== states.edited) holdKept([states.edited], kept);
  if (status === 0 && command === "backup") assert.ok(kept.has(live), "backed up, and in no record");
  if (status === 0 && command !== "backup") assert.equal(live, wantedBy[command], "exit 0");
  const again = await runCommand[command](ground);
  assert.ok(whole[command].includes(again.outcome), `the next run: ${again.outcome}: ${again.message}`);
  await holdAfter(ground, command, again, live);
  assert.equal(ground.git("fsck", "--strict", "--no-dangling", "--no-progress"), "");
  return status !== 0;
}
