import { RateLimitedError } from "../../model/outcome/errors.ts";
import { duration } from "../../model/text/duration.ts";
import { clockTime } from "../../model/text/told-time.ts";
import type { Happening } from "./world.ts";

/**
 * A wait in one short line, with the number of the try that follows: the failure itself is told in full once, by the
 * report, if no try helps.
 */
export function tellWait({ error, waitMs, until, nextTry }: Extract<Happening, { kind: "waiting" }>): string {
  const why = error instanceof RateLimitedError ? `limit reached (${error.endpoint})` : "no usable answer";
  const now = new Date(until.getTime() - waitMs);
  const when = waitMs < 10_000 ? "" : `, until ${clockTime(until, now)}`;
  return `Waiting ${duration(waitMs)}${when}, then try ${nextTry}: ${why}`;
}

/** Why there is no other try, where one could have helped; undefined: the failure says all. */
export function tellGivingUp({ error, why }: Extract<Happening, { kind: "gave-up" }>): string | undefined {
  return error.outcome === "rate-limited" || error.outcome === "unreachable" ? `Giving up: ${why}` : undefined;
}
