import { expect, test } from "vitest";
import { median } from "../../../src/model/health/median.ts";

test.each([
  [[], undefined],
  [[3], 3],
  [[9, 1], 5],
  [[100, 1, 2], 2],
])("median(%j) is %j", (values, middle) => expect(median(values)).toBe(middle));
