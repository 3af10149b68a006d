import { exitStatus } from "../../model/outcome/outcome.ts";
import { deployTargets } from "../../sync/deploy/deploy-targets.ts";
import { prepare } from "../../sync/start/prepare.ts";
import { printReports } from "../show/describe.ts";
import { printServerTable } from "../show/server-table.ts";
import { askedIn, type Context, doorOf } from "../terminal/context.ts";

/** `screeps-sync deploy [ref]` */
export async function run(context: Context): Promise<number> {
  const asked = { ...askedIn(context, context.args[0] ?? "HEAD"), tellActive: "after-a-write" } as const;
  const door = doorOf(context);
  const prepared = await prepare(door.repository, asked);
  const reports = await deployTargets(prepared, door);
  printReports(context.console, reports);
  printServerTable(context.console, reports, prepared.targets);
  return exitStatus(reports, prepared.targets);
}
