import { exitStatus } from "../../model/outcome/outcome.ts";
import { checkTargets } from "../../sync/look/check-targets.ts";
import { printReports } from "../show/describe.ts";
import { askedIn, type Context, doorOf } from "../terminal/context.ts";

/** `screeps-sync check [ref]` */
export async function run(context: Context): Promise<number> {
  const { args, flags, console } = context;
  const asked = { ...askedIn(context, args[0] ?? "HEAD"), rebuild: flags["rebuild"] === true };
  const { reports, targets } = await checkTargets(asked, doorOf(context), { offline: flags["offline"] === true });
  printReports(console, reports);
  return exitStatus(reports, targets);
}
