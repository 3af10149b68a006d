// Covered by test/doors/records.test.ts
import type { LimitReport } from "../../model/outcome/report.ts";
import type { ServerStatus } from "../../sync/look/branch-status.ts";
import { type StatusReport, statusTargets } from "../../sync/look/status-targets.ts";
import { linesOf } from "../show/branch-lines.ts";
import type { Console } from "../terminal/console.ts";
import { askedIn, type Context } from "../terminal/context.ts";
import { textFlag } from "../terminal/read-flags.ts";

/** `screeps-sync status [branches...]` */
export async function run(context: Context): Promise<number> {
  const { console, args, flags } = context;
  const report = await statusTargets(askedIn(context, textFlag(flags, "ref") ?? "HEAD"), args);
  if (console.options.json) console.printJson(report);
  else for (const server of report.servers) printServer(console, server, report);
  return 0;
}

function printServer({ print }: Console, server: ServerStatus, report: StatusReport): void {
  print(["bold", server.server], ["dim", `   ${limitsOf(server.limits)}`]);
  const width = Math.max(0, ...server.branches.map(({ branch }) => branch.length));
  for (const branch of server.branches) for (const line of linesOf(branch, width, report)) print(...line);
  const { activeBranch, branches } = server;
  if (activeBranch !== undefined && branches.length > 0 && !branches.some(({ branch }) => branch === activeBranch))
    print(["yellow", `! The game runs "${activeBranch}", and nothing of what is shown`]);
  if (server.notAsked !== undefined) print(["yellow", `! Not all was asked: ${server.notAsked}`]);
  if (report.why !== undefined) print(["dim", `  Live code is compared with records only: ${report.why}`]);
}

function limitsOf(limits: readonly LimitReport[]): string {
  const words = new Map([
    ["GET /api/user/code", "reads"],
    ["POST /api/user/code", "writes"],
  ]);
  return limits
    .flatMap(({ endpoint, remaining, limit }) => {
      const word = words.get(endpoint);
      return word === undefined ? [] : [`${remaining} of ${limit} ${word} left`];
    })
    .join(" · ");
}
