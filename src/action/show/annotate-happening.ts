// Covered by test/doors/action/action.test.ts
import { RateLimitedError } from "../../model/outcome/errors.ts";
import { duration } from "../../model/text/duration.ts";
import { tellGivingUp } from "../../sync/start/tell-wait.ts";
import type { Happening } from "../../sync/start/world.ts";
import type { Log } from "../start/log.ts";

/** What is told while a run goes on. Giving up is told once, by the report. */
export function annotateHappening(log: Log, happening: Happening): void {
  if (happening.kind === "step") log.info(happening.text);
  if (happening.kind === "waiting") annotateWait(log, happening);
  const givingUp = happening.kind === "gave-up" ? tellGivingUp(happening) : undefined;
  if (givingUp !== undefined) log.info(givingUp);
}

/** A limit says something else each time; of a server that gives no answer the report says all, once. */
function annotateWait(log: Log, { error, waitMs, until, nextTry }: Extract<Happening, { kind: "waiting" }>): void {
  const now = `now waiting ${duration(waitMs)}, until ${until.toISOString()} (UTC), then the live code is read again (try ${nextTry})`;
  if (error instanceof RateLimitedError)
    log.annotate("warning", `${error.message}; ${now}`, { title: `Rate limit: ${error.endpoint}` });
  else log.annotate("warning", now, { title: "No usable answer" });
}
