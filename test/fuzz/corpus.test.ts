import { expect, test } from "vitest";
import { corpusOf } from "./corpus.ts";
import { BrokenLaw, holds, refusesOnly } from "./target.ts";
import { targets } from "./targets.ts";

test.each(targets.map((target) => [target.name, target.law, target] as const))("%s: %s", (_name, _law, target) => {
  const inputs = corpusOf(target);
  expect(inputs).not.toHaveLength(0);
  for (const input of inputs) target.run(input);
});

test("a broken law, an error of another class, and one in other words are seen", () => {
  expect(() => holds(false, "a law")).toThrow(BrokenLaw);
  const failing = (error: Error) => () => refusesOnly(SyntaxError, () => raise(error));
  expect(failing(new TypeError("Cannot read"))).toThrow(TypeError);
  expect(failing(new SyntaxError("oh"))).toThrow(BrokenLaw);
  expect(failing(new SyntaxError("Cannot x"))()).toBeUndefined();
});

function raise(error: Error): never {
  throw error;
}
