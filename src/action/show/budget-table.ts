import { largestModules } from "../../model/checks/preflight.ts";
import { knownLimits } from "../../model/limits/known-limits.ts";
import type { LimitReport, Report } from "../../model/outcome/report.ts";
import { bytes } from "../../model/text/byte-size.ts";
import { codeSpan, table } from "./markdown.ts";
import { bar, growth, inUtc } from "./sizes.ts";

/** The size of the set and what the service leaves us, as bars; empty text where neither is known. */
export function budgetTable({ commit, bytes: size, growth: more = 0, limits }: Report): string {
  const rows = [
    // A backup has many sets, and the limit is for each.
    ...(size === 0 || commit === "" ? [] : [sizeRow(size, more)]),
    ...limits.filter(({ endpoint }) => knownLimits.has(endpoint)).map(limitRow),
  ];
  return rows.length === 0 ? "" : table("lll", ["Budget", "", ""], rows);
}

function sizeRow(size: number, more: number): string[] {
  const percent = ((size / largestModules) * 100).toFixed(size < largestModules / 10 ? 1 : 0);
  const change = more === 0 ? "" : `, ${growth(0, more)}`;
  return [
    "Size of the set",
    bar(size / largestModules),
    `${bytes(size)} of ${bytes(largestModules)} (${percent} %)${change}`,
  ];
}

const names = new Map([
  ["POST /api/user/code", "Writes left"],
  ["GET /api/user/code", "Reads left"],
]);

function limitRow({ endpoint, limit, remaining, resetAt }: LimitReport): string[] {
  const until = resetAt === undefined ? "" : ` until ${inUtc(resetAt)}`;
  return [names.get(endpoint) ?? codeSpan(endpoint), bar(remaining / limit), `${remaining} of ${limit}${until}`];
}
