import type { LimitRow } from "../../model/limits/limit-rows.ts";
import { toldTime } from "../../model/text/told-time.ts";
import type { LimitsReport } from "../../sync/limits/limits.ts";
import type { Piece } from "../terminal/console.ts";
import { ago } from "./ago.ts";

/** The table of limits: a bar of what is left, when it is free again, and what uses it. */
export function limitLines({ server, noRateLimitUntil, limits }: LimitsReport, now: Date): Piece[][] {
  const off: Piece[][] =
    noRateLimitUntil === undefined
      ? []
      : [[["green", `  limits are off; on again ${toldTime(new Date(noRateLimitUntil), now)}`]]];
  const width = Math.max(...limits.map(({ endpoint }) => endpoint.length));
  return [[["bold", server]], ...off, ...limits.flatMap((row) => linesOf(row, width, now))];
}

function linesOf({ endpoint, limit, period, remaining, resetAt, toldAt, usedBy }: LimitRow, width: number, now: Date) {
  const name = `  ${endpoint.padEnd(width)}  `;
  const uses = usedBy.length === 0 ? "only api" : usedBy.join(", ");
  if (remaining === undefined || toldAt === undefined)
    return [[name, ["dim", `${limit} per ${period}, not told yet · ${uses}`]] as Piece[]];
  const colour = remaining === 0 ? "red" : remaining < limit / 10 ? "yellow" : "green";
  const free = resetAt === undefined ? "" : `, free again ${toldTime(new Date(resetAt), now)}`;
  const lines: Piece[][] = [
    [name, [colour, bar(remaining / limit)], ` ${remaining} of ${limit} left per ${period}`],
    [" ".repeat(width + 4), ["dim", `told ${ago(toldAt)}${free} · ${uses}`]],
  ];
  return lines;
}

const cells = 20;

/** Only what is full looks full, and what is there at all shows. */
function bar(share: number): string {
  const full = share > 0 ? Math.max(1, Math.floor(Math.min(1, share) * cells)) : 0;
  return `${"█".repeat(full)}${"░".repeat(cells - full)}`;
}
