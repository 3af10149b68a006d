import { expect, test } from "vitest";
import * as errors from "../../../src/model/outcome/errors.ts";
import { outcomes } from "../../../src/model/outcome/outcome.ts";

const made = [
  new errors.UsageError("m"),
  new errors.PreflightError("m", []),
  new errors.ServiceError("m"),
  new errors.RateLimitedError("m", { endpoint: "global" }),
  new errors.DriftError("m"),
  new errors.UnreachableError("m", { mayHaveArrived: false }),
  new errors.UnknownStateError("m"),
  new errors.MismatchError("m"),
  new errors.InterruptedError("SIGINT"),
];

test("each expected failure is one of ours, bears the name of its class, and has an outcome that fails", () => {
  for (const failure of made) {
    expect(failure).toBeInstanceOf(errors.SyncError);
    expect(failure.name).toBe(failure.constructor.name);
    expect(outcomes[failure.outcome].exit, failure.name).toBeGreaterThan(0);
  }
});

test("a failure keeps its cause, and has none where none was given", () => {
  const cause = new Error("why");
  expect(new errors.DriftError("m", { cause }).cause).toBe(cause);
  expect("cause" in new errors.DriftError("m")).toBe(false);
});

test("an interruption says by which signal, and that nothing was written", () => {
  expect(new errors.InterruptedError("SIGTERM")).toMatchObject({
    signal: "SIGTERM",
    message: "Interrupted by SIGTERM: nothing was written",
  });
});
