import { checkTargets } from "../sync/check-targets.ts";
import { exitStatus } from "../sync/deploy-targets.ts";
import { askedIn, type Context, doorOf } from "./context.ts";
import { printReports } from "./describe.ts";

/** `screeps-sync check [ref]` */
export async function run(context: Context): Promise<number> {
  const { args, flags, console } = context;
  const asked = { ...askedIn(context, args[0] ?? "HEAD"), rebuild: flags["rebuild"] === true };
  const { reports, targets } = await checkTargets(asked, doorOf(context), { offline: flags["offline"] === true });
  printReports(console, reports);
  return exitStatus(reports, targets);
}
