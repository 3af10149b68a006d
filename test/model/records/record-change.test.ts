import { expect, test } from "vitest";
import {
  describeChange,
  parseChange,
  type RecordChange,
  writeChange,
} from "../../../src/model/records/record-change.ts";

test.each<[RecordChange, string, string]>([
  ["first", "first", "first record"],
  ["emptied", "emptied", "emptied: all modules are gone"],
  [{ changed: 2, added: 0, removed: 1 }, "~2 +0 -1", "2 changed, 1 removed"],
])("a change %j is written as %s, read back, and told as %s", (change, written, told) => {
  expect([writeChange(change), parseChange(written), describeChange(change)]).toEqual([written, change, told]);
});

test("parseChange() knows nothing of other words", () => {
  expect(["", "~2", "2 changed", "~1 +1 -0 "].map(parseChange)).toEqual([undefined, undefined, undefined, undefined]);
});
