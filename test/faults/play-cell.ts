import { strict as assert } from "node:assert";
import { addFault, type Cell, timeoutOf } from "./cells.ts";
import { type Ground, states } from "./ground.ts";
import { type Ending, holdAfter, wantedBy, whole } from "./hold-after.ts";
import { runCommand } from "./run-command.ts";

/** Runs a command with a fault, and again without. @throws AssertionError where a law is broken */
export async function playCell(ground: Ground, cell: Cell): Promise<Ending> {
  const { name, command } = cell;
  ground.reset();
  addFault(ground.emulator, cell);
  const { outcome, message } = await runCommand[command](ground, timeoutOf(cell));
  const ending = await holdAfter(ground, command, { outcome, message: `${message} (${name})` });
  ground.emulator.clearFaults();
  const again = await runCommand[command](ground);
  assert.ok(whole[command].includes(again.outcome), `the next run of ${name}: ${again.outcome}: ${again.message}`);
  await holdAfter(ground, command, again, ground.live === states.edited ? states.edited : wantedBy[command]);
  return ending;
}
