// Covered by test/doors/limits.test.ts
import type { ToldLimits } from "../../model/limits/told-limit.ts";
import type { LimitReport } from "../../model/outcome/report.ts";

/** What is known of limits, as reports have it: each with the time it was told, which may be in an earlier run. */
export function toldReports(told: ToldLimits): LimitReport[] {
  return [...told].map(([endpoint, { limit, remaining, resetAt, toldAt }]) => ({
    endpoint,
    limit,
    remaining,
    ...(resetAt === undefined ? {} : { resetAt: resetAt.toISOString() }),
    toldAt: toldAt.toISOString(),
  }));
}
