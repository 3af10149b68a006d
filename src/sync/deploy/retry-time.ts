import { RateLimitedError, type SyncError } from "../../model/outcome/errors.ts";
import type { Report } from "../../model/outcome/report.ts";

/** When what a limit refused can be tried again, in the two forms of a report; empty where the service named no time. */
export function retryTime(failure: SyncError | undefined, now: Date): Pick<Report, "retryAt" | "retryAfterMs"> {
  const limited = [failure, failure?.cause].find((error) => error instanceof RateLimitedError);
  if (limited === undefined) return {};
  const { retryAt, retryAfterMs } = limited;
  const fromNow = retryAfterMs ?? (retryAt === undefined ? undefined : Math.max(0, retryAt.getTime() - now.getTime()));
  return {
    ...(retryAt === undefined ? {} : { retryAt: retryAt.toISOString() }),
    ...(fromNow === undefined ? {} : { retryAfterMs: fromNow }),
  };
}
