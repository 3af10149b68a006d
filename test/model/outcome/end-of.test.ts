import { expect, test } from "vitest";
import { endOf } from "../../../src/model/outcome/end-of.ts";
import { DriftError, InterruptedError } from "../../../src/model/outcome/errors.ts";

test("endOf() of an expected failure is its outcome, its one line and the exit status of the table", () => {
  expect(endOf(new DriftError("Cannot overwrite"))).toEqual({ outcome: "drift", message: "Cannot overwrite", exit: 4 });
});

test("endOf() of a signal has the exit status that a shell counts for it", () => {
  expect(endOf(new InterruptedError("SIGTERM"))).toMatchObject({ outcome: "failed", exit: 143 });
});

test("endOf() of anything else is a bug that keeps its stack", () => {
  const { message, ...end } = endOf(new TypeError("x is not a function"));
  expect(end).toEqual({ outcome: "bug", exit: 70 });
  expect(message).toMatch(/^A bug of screeps-sync: TypeError: x is not a function\n {4}at .*end-of\.test\.ts/);
});
