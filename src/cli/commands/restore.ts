// Covered by test/doors/records.test.ts
import { createInterface } from "node:readline/promises";
import { UsageError } from "../../model/outcome/errors.ts";
import { exitStatus } from "../../model/outcome/outcome.ts";
import { prepareRestore } from "../../sync/restore/restore.ts";
import { printReports } from "../show/describe.ts";
import { askedIn, type Context } from "../terminal/context.ts";

/** `screeps-sync restore <record> [--yes]` */
export async function run(context: Context): Promise<number> {
  const { console, args, flags, raw } = context;
  const asked = { ...askedIn(context, "HEAD"), tellActive: "after-a-write" } as const;
  const { plan, run: restore, target } = await prepareRestore(asked, args[0] ?? "");
  if (flags["yes"] === true && raw["dry-run"] !== true) {
    const report = await restore();
    printReports(console, [report]);
    return exitStatus([report], [target]);
  }
  const planned = await plan();
  const isLast = planned.outcome !== "planned" || raw["dry-run"] === true;
  if (!isLast) checkTerminal(context);
  printReports(console, [planned]);
  if (isLast) return exitStatus([planned], [target]);
  if (!(await agreed(context))) {
    console.print("Nothing was restored");
    return 0;
  }
  const report = await restore();
  printReports(console, [report]);
  return exitStatus([report], [target]);
}

function checkTerminal({ console }: Context): void {
  if (process.stdin.isTTY && process.stderr.isTTY && !console.options.json) return;
  throw new UsageError(
    "Cannot restore without a yes: nobody can be asked here; look at it with --dry-run, then give --yes",
  );
}

/** Asks the person at the terminal, who has seen what would change. */
async function agreed({ console, interrupt }: Context): Promise<boolean> {
  console.rest();
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(es)?$/i.test((await lines.question("Restore it? [y/N] ", { signal: interrupt })).trim());
  } catch (failure) {
    // Ctrl-C is a no.
    if (interrupt.aborted) return false;
    throw failure;
  } finally {
    lines.close();
  }
}
