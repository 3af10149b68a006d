import { expect, test } from "vitest";
import { DriftError, RateLimitedError, UnreachableError } from "../../../src/model/outcome/errors.ts";
import { tellGivingUp, tellWait } from "../../../src/sync/start/tell-wait.ts";

const limited = new RateLimitedError("m", { endpoint: "POST /api/user/code" });
const silent = new UnreachableError("m", { mayHaveArrived: false });
const waiting = (error: RateLimitedError | UnreachableError, waitMs: number) =>
  tellWait({ kind: "waiting", error, waitMs, until: new Date("2026-01-31T12:00:00Z"), nextTry: "2 of 4" });

test("a wait is one short line: how long, which try comes then, and why", () => {
  expect(waiting(silent, 1500)).toBe("Waiting 1.5 s, then try 2 of 4: no usable answer");
  expect(waiting(limited, 9_999)).toBe("Waiting 10 s, then try 2 of 4: limit reached (POST /api/user/code)");
});

test("a long one says until when, too", () => {
  expect(waiting(limited, 60_000)).toMatch(/^Waiting 1 min, until .*\d\d:\d\d.*, then try 2 of 4: limit reached/);
});

test("giving up is told only where another try could have helped", () => {
  const why = "the next try would be too late";
  expect(tellGivingUp({ kind: "gave-up", error: limited, why, tries: 1 })).toBe(`Giving up: ${why}`);
  expect(tellGivingUp({ kind: "gave-up", error: silent, why, tries: 4 })).toBe(`Giving up: ${why}`);
  expect(tellGivingUp({ kind: "gave-up", error: new DriftError("m"), why, tries: 1 })).toBeUndefined();
});
