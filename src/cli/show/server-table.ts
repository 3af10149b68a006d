import { outcomes } from "../../model/outcome/outcome.ts";
import type { Report } from "../../model/outcome/report.ts";
import type { Target } from "../../sync/account/targets.ts";
import type { Console } from "../terminal/console.ts";

/** How each of several servers or code branches ended, one below the other; nothing for a single one. */
export function printServerTable(
  { print, options }: Console,
  reports: readonly Report[],
  targets: readonly Target[],
): void {
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
