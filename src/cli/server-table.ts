import { outcomes } from "../model/outcome.ts";
import type { Report } from "../model/report.ts";
import type { Target } from "../sync/targets.ts";
import type { Console } from "./console.ts";

/** How each of several servers ended, one below the other; nothing for a single one. */
export function printServerTable(
  { print, options }: Console,
  reports: readonly Report[],
  targets: readonly Target[],
): void {
  if (options.json || reports.length < 2) return;
  const width = Math.max(...reports.map(({ server }) => server.length));
  print("");
  for (const [index, { server, outcome }] of reports.entries()) {
    const fails = outcomes[outcome].exit !== 0;
    const note = fails && targets[index]?.optional === true ? "  (optional: the exit status does not count it)" : "";
    print(`  ${server.padEnd(width)}  `, [fails ? "red" : "green", outcome], ["dim", note]);
  }
}
