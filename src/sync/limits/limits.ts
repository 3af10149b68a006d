// Covered by test/doors/limits.test.ts
import { type LimitRow, limitRows } from "../../model/limits/limit-rows.ts";
import { patiently } from "../start/patience.ts";
import type { World } from "../start/world.ts";

/** What is left of the limits of an account on a server. */
export interface LimitsReport {
  readonly server: string;
  /** Nothing is counted until then (ISO 8601, UTC). */
  readonly noRateLimitUntil?: string;
  readonly limits: readonly LimitRow[];
}

/** One request, which no limit counts by endpoint; the rest is what this machine was told before. */
export async function limits(server: string, world: World): Promise<LimitsReport> {
  const until = (await patiently(world, world.api.tokenInfo))?.noRateLimitUntil;
  const now = world.now();
  const isOff = until !== undefined && until > now;
  if (isOff) world.budget.lift();
  const rows = limitRows(world.budget.told(), now);
  return { server, ...(isOff ? { noRateLimitUntil: until.toISOString() } : {}), limits: rows };
}
