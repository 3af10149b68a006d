import { expect, test } from "vitest";
import { findingText } from "../../src/hook/finding-text.ts";
import { isTold } from "../../src/model/outcome/finding.ts";

const finding = (message: string, more = {}) => ({ severity: "error" as const, message, ...more });

test("the first finding is told with its place, and the others are counted", () => {
  const first = finding("is wrong", { path: "src/a.js", line: 3 });
  expect(findingText([first])).toBe("src/a.js:3 is wrong");
  expect(findingText([first, finding("x"), finding("y")])).toBe("src/a.js:3 is wrong (and 2 more: screeps-sync check)");
  expect(findingText([finding("is large", { path: "src/b.js" })])).toBe("src/b.js is large");
  expect(findingText([finding("is empty")])).toBe("is empty");
});

test("what the message says already is not said twice", () => {
  const told = finding("is wrong", { [isTold]: true });
  expect(findingText([told, finding("is large")])).toBe("is large");
  expect(findingText([told])).toBeUndefined();
  expect(findingText([])).toBeUndefined();
});
