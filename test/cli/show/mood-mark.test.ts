import { expect, test } from "vitest";
import { markOf } from "../../../src/cli/show/mood-mark.ts";

test("markOf() warns of drift, where nothing was written, and calls a mismatch bad", () => {
  expect([markOf("drift"), markOf("mismatch")]).toEqual([
    ["yellow", "! "],
    ["red", "✗ "],
  ]);
});
