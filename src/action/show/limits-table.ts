import { knownLimits } from "../../model/limits/known-limits.ts";
import { rowOf } from "../../model/limits/told-limit.ts";
import type { LimitReport, Report } from "../../model/outcome/report.ts";
import { codeSpan, table } from "./markdown.ts";
import { bar, inUtc } from "./sizes.ts";

/** The table of `screeps-sync limits`, folded; empty text where the run was told nothing of them. */
export function limitsTable({ limits }: Pick<Report, "limits">): string {
  const told = new Map(limits.flatMap((limit) => rowsOf(limit)));
  if (told.size === 0) return "";
  const rows = [...knownLimits].map(([endpoint, { limit, period, usedBy }]) => {
    const each = told.get(endpoint);
    const left = each === undefined ? ["", `${limit} per ${period}, not told`, ""] : tellLeft(each, period);
    return [codeSpan(endpoint), ...left, usedBy.length === 0 ? "only `api`" : usedBy.join(", ")];
  });
  const whole = table("lllll", ["Limit", "", "Left", "Free again", "Used by"], rows);
  return `<details><summary>Limits of the service</summary>\n\n${whole}\n\n</details>`;
}

function rowsOf(limit: LimitReport): (readonly [string, LimitReport])[] {
  const row = rowOf(limit.endpoint, limit.limit);
  return row === undefined ? [] : [[row, limit]];
}

function tellLeft({ remaining, limit, resetAt }: LimitReport, period: string): string[] {
  return [
    bar(remaining / limit),
    `${remaining} of ${limit} per ${period}`,
    resetAt === undefined ? "" : inUtc(resetAt),
  ];
}
