import { expect, test } from "vitest";
import { describeWaited, waitedMs } from "../../../src/action/show/waited.ts";

const global = { endpoint: "global", reason: "429", waitedMs: 2000 };
const any = { endpoint: "any", reason: "no answer", waitedMs: 500 };
const write = { endpoint: "POST /api/user/code", reason: "429", waitedMs: 60_000 };
const gaveUp = { endpoint: "POST /api/user/code", reason: "429" };

test("all waits are added up, and giving up took no time", () => {
  expect(waitedMs([])).toBe(0);
  expect(waitedMs([global, gaveUp, any])).toBe(2500);
});

test.each([
  [[], ""],
  [[gaveUp], ""],
  [[any], "Waited 0.5 s for an answer"],
  [[global, global], "Waited 4.0 s for the limit of all requests"],
  [[write, gaveUp], "Waited 1 min for the limit of POST /api/user/code"],
  [[any, global, any], "Waited 3.0 s for an answer and the limit of all requests"],
])("of %j a person reads %j", (waits, text) => {
  expect(describeWaited(waits)).toBe(text);
});
