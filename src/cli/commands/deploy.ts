// Covered by test/doors/cli.test.ts
import { exitStatus, outcomes } from "../../model/outcome/outcome.ts";
import type { Report } from "../../model/outcome/report.ts";
import type { Target } from "../../sync/account/targets.ts";
import { deployAndPrune } from "../../sync/clean/deploy-and-prune.ts";
import { type Asked, prepare } from "../../sync/start/prepare.ts";
import { unlockOrFree } from "../../sync/unlock/unlock.ts";
import { printReports } from "../show/describe.ts";
import type { Console } from "../terminal/console.ts";
import { askedIn, type Context } from "../terminal/context.ts";
import { unlockerOf } from "../terminal/unlocker.ts";

/** `screeps-sync deploy [ref]` */
export async function run(context: Context): Promise<number> {
  const asked = {
    ...askedIn(context, context.args[0] ?? "HEAD"),
    tellActive: "after-a-write",
    tipOf: "here",
    whenLimited: whenLimited(context),
  } as const;
  const prepared = await prepare(asked);
  const reports = await deployAndPrune(prepared);
  printReports(context.console, reports);
  printServerTable(context.console, reports, prepared.targets);
  return exitStatus(reports, prepared.targets);
}

/** With `--unlock`: a person is asked to turn the limits off. */
function whenLimited(context: Context): Asked["whenLimited"] {
  if (context.flags["unlock"] !== true) return undefined;
  const unlocker = unlockerOf(context);
  return (target, world) =>
    ({ retryAt }) =>
      unlockOrFree(target, world, unlocker, retryAt);
}

/** How each of several servers or code branches ended, one below the other; nothing for a single one. */
function printServerTable({ print, options }: Console, reports: readonly Report[], targets: readonly Target[]): void {
  if (options.json || reports.length < 2) return;
  const names = placeNames(reports);
  const width = Math.max(...names.map(({ length }) => length));
  print("");
  for (const [index, { outcome }] of reports.entries()) {
    const fails = outcomes[outcome].exit !== 0;
    const note = fails && targets[index]?.optional === true ? "  (optional: the exit status does not count it)" : "";
    print(`  ${(names[index] ?? "").padEnd(width)}  `, [fails ? "red" : "green", outcome], ["dim", note]);
  }
}

/** By server; where folders go to code branches of one server, by both. */
function placeNames(reports: readonly Report[]): readonly string[] {
  const servers = reports.map(({ server }) => server);
  if (new Set(servers).size === servers.length) return servers;
  const isOneServer = new Set(servers).size === 1;
  return reports.map(({ server, branch = "" }) => (isOneServer ? branch : `${server}  ${branch}`));
}
