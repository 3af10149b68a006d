import { duration } from "../model/duration.ts";
import { RateLimitedError, type SyncError } from "../model/errors.ts";
import type { Happening } from "../sync/world.ts";
import type { Log } from "./log.ts";

/** What is told while a run goes on. Giving up is told once, by the report. */
export function annotateHappening(log: Log, happening: Happening): void {
  if (happening.kind === "step") log.info(happening.text);
  // Of a refusal the report says all; of a wait that is not worth it, why it is not.
  if (happening.kind === "gave-up" && mayPass(happening.error)) log.info(`Giving up: ${happening.why}`);
  if (happening.kind === "waiting") annotateWait(log, happening);
}

const mayPass = ({ outcome }: SyncError): boolean => outcome === "rate-limited" || outcome === "unreachable";

function annotateWait(log: Log, { error, waitMs, until }: Extract<Happening, { kind: "waiting" }>): void {
  const title = error instanceof RateLimitedError ? `Rate limit: ${error.endpoint}` : "No usable answer";
  const now = `now waiting ${duration(waitMs)}, until ${until.toISOString()} (UTC), then the live code is read again`;
  log.annotate("warning", `${error.message}; ${now}`, { title });
}
