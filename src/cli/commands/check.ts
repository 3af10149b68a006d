// Covered by test/doors/init.test.ts
import { exitStatus } from "../../model/outcome/outcome.ts";
import { check, noCredentials, openCheck } from "../../sync/look/check.ts";
import { printReports } from "../show/describe.ts";
import { askedIn, type Context } from "../terminal/context.ts";

/** `screeps-sync check [ref]` */
export async function run(context: Context): Promise<number> {
  const { args, flags, console } = context;
  const asked = { ...askedIn(context, args[0] ?? "HEAD"), rebuild: flags["rebuild"] === true };
  const offline = flags["offline"] === true ? "of --offline" : undefined;
  const { reports, targets } = await check(await openCheck(asked, { offline, unsigned: noCredentials }));
  printReports(console, reports);
  return exitStatus(reports, targets);
}
