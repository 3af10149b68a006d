// Covered by test/doors/clean.test.ts
import { UsageError } from "../../model/outcome/errors.ts";
import { exitStatus } from "../../model/outcome/outcome.ts";
import type { CleanReport } from "../../sync/clean/clean-report.ts";
import { cleanTargets } from "../../sync/clean/clean-targets.ts";
import { cleanLines } from "../show/clean-lines.ts";
import { ask, canAsk } from "../terminal/ask.ts";
import { askedIn, type Context } from "../terminal/context.ts";

/** `screeps-sync clean [--yes]` */
export async function run(context: Context): Promise<number> {
  const { console, flags, raw } = context;
  const asked = askedIn(context, "HEAD");
  const isDry = raw["dry-run"] === true;
  if (flags["yes"] === true || isDry) return show(context, await cleanTargets(asked));
  if (!canAsk(console))
    throw new UsageError(
      "Cannot clean without a yes: nobody can be asked here; look at it with --dry-run, then give --yes",
    );
  const planned = await cleanTargets({ ...asked, raw: { ...raw, "dry-run": true } });
  const status = show(context, planned);
  if (!planned.reports.some(({ outcome }) => outcome === "planned")) return status;
  if (await ask(context, "Remove them?")) return show(context, await cleanTargets(asked));
  console.print("Nothing was removed");
  return 0;
}

function show({ console }: Context, { reports, targets }: Awaited<ReturnType<typeof cleanTargets>>): number {
  if (console.options.json) console.printJson(reports.length === 1 ? reports[0] : { reports });
  else for (const report of reports) print(console, report);
  return exitStatus(reports, targets);
}

function print({ print: say }: Context["console"], report: CleanReport): void {
  for (const line of cleanLines(report)) say(...line);
}
