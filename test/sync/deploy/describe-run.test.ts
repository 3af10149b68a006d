import { expect, test } from "vitest";
import { RateLimitedError, UnknownStateError } from "../../../src/model/outcome/errors.ts";
import { retryTime } from "../../../src/sync/deploy/describe-run.ts";

const now = new Date("2026-01-31T12:00:00Z");
const retryAt = new Date("2026-01-31T12:00:05Z");
const limited = (more: { readonly retryAt?: Date; readonly retryAfterMs?: number }) =>
  new RateLimitedError("m", { endpoint: "global", ...more });

test("the service's own milliseconds count before its clock", () => {
  expect(retryTime(limited({ retryAt, retryAfterMs: 4321 }), now)).toEqual({
    retryAt: "2026-01-31T12:00:05.000Z",
    retryAfterMs: 4321,
  });
  expect(retryTime(limited({ retryAt }), now)).toEqual({ retryAt: retryAt.toISOString(), retryAfterMs: 5000 });
});

test("a time that is past is now, and never before", () => {
  expect(retryTime(limited({ retryAt: new Date(0) }), now)).toMatchObject({ retryAfterMs: 0 });
});

test("it is found behind another failure too", () => {
  const behind = new UnknownStateError("m", { cause: limited({ retryAfterMs: 7 }) });
  expect(retryTime(behind, now)).toEqual({ retryAfterMs: 7 });
});

test("without a time nothing is told, and without a limit neither", () => {
  expect(retryTime(limited({}), now)).toEqual({});
  expect(retryTime(new UnknownStateError("m"), now)).toEqual({});
  expect(retryTime(undefined, now)).toEqual({});
});
