import { strict as assert } from "node:assert";
import { leftOver } from "../invariants/tidy.ts";
import { holdKept } from "../invariants/what-is-kept.ts";
import { holdSaid } from "../invariants/what-is-said.ts";
import type { CommandName } from "./commands.ts";
import { type Ground, states } from "./ground.ts";
import type { Ended } from "./run-command.ts";

/** How a cell ended, as the data says it: the outcome, what is live, and whether a copy of the edit is kept. */
export type Ending = `${string}, live is ${keyof typeof states}, ${"kept" | "not kept"}`;

/** What each command is to make live, or finds there. */
export const wantedBy: Readonly<Record<CommandName, string>> = {
  deploy: states.committed,
  plan: states.committed,
  restore: states.brought,
  backup: states.edited,
  pull: states.edited,
};
/** How a run ends with which nothing is wrong. */
export const whole: Readonly<Record<CommandName, readonly string[]>> = {
  deploy: ["deployed", "unchanged"],
  plan: ["planned"],
  restore: ["restored", "unchanged"],
  backup: ["backed-up"],
  pull: ["pulled", "unchanged"],
};

/** Holds the laws after a run. @throws AssertionError where one is broken */
export async function holdAfter(
  ground: Ground,
  command: CommandName,
  { outcome, message, status }: Ended,
  before: string = states.edited,
): Promise<Ending> {
  const { live } = ground;
  const kept = await ground.kept();
  holdSaid({ outcome, message, status, before, live, wanted: wantedBy[command], kept });
  if (live !== states.edited) holdKept([states.edited], kept);
  assert.notEqual(outcome, "bug", message);
  assert.deepEqual(leftOver(ground.directory), [], message);
  return `${outcome}, live is ${nameOf(live)}, ${kept.has(states.edited) ? "kept" : "not kept"}`;
}

function nameOf(live: string): keyof typeof states {
  if (live === states.edited) return "edited";
  if (live === states.committed) return "committed";
  assert.equal(live, states.brought);
  return "brought";
}
