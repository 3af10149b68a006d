// Covered by test/doors/limits.test.ts
import { type LimitsReport, limits } from "../../sync/limits/limits.ts";
import { openWorld } from "../../sync/start/open-world.ts";
import { prepareAccount } from "../../sync/start/prepare.ts";
import { limitLines } from "../show/limit-lines.ts";
import { askedIn, type Context } from "../terminal/context.ts";

/** `screeps-sync limits` */
export async function run(context: Context): Promise<number> {
  const { console } = context;
  const asked = askedIn(context, "HEAD");
  const { targets, values } = await prepareAccount(asked);
  const reports: LimitsReport[] = [];
  for (const target of targets) reports.push(await limits(target.label, openWorld(asked, target, values)));
  if (console.options.json) console.printJson(reports.length === 1 ? reports[0] : reports);
  else for (const report of reports) for (const line of limitLines(report, new Date())) console.print(...line);
  return 0;
}
