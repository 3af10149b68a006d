import { writeFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countAt, readPayload, textAt } from "../../../src/action/events/payload.ts";
import { UsageError } from "../../../src/model/outcome/errors.ts";
import { temporaryFolder } from "../../support/repository.ts";

const folder = temporaryFolder();

test.each([
  [7, 7],
  ["7", 0],
  [0, 0],
  [-7, 0],
  [7.5, 0],
  [1e300, 0],
  [null, 0],
])("countAt() of %j is %j", (number, count) => {
  expect(countAt({ pull_request: { number } }, "pull_request", "number")).toBe(count);
});

describe("textAt()", () => {
  test.each([
    [["a", "b"], "found"],
    [["a"], ""],
    [["a", "b", "c"], ""],
    [["list", "0"], ""],
    [["count"], ""],
    [["none", "of", "these"], ""],
    [["nothing", "x"], ""],
  ])("at %j is %j", (keys, text) => {
    expect(textAt({ a: { b: "found" }, list: ["first"], count: 7, nothing: null }, ...keys)).toBe(text);
  });

  test("gives text for any keys of any payload, and never throws", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.array(fc.string()), (payload, keys) => {
        expect(typeof textAt(payload, ...keys)).toBe("string");
      }),
    );
  });
});

describe("readPayload()", () => {
  const write = (text: string): NodeJS.ProcessEnv => {
    const path = folder.fresh("event");
    writeFileSync(path, text);
    return { GITHUB_EVENT_PATH: path };
  };

  test("gives the object of the file", () => {
    expect(readPayload(write('{"action":"opened"}'))).toEqual({ action: "opened" });
  });

  test.each(["[]", '"text"', "null", "7", "", "{"])("refuses %j, and names the variable", (text) => {
    expect(() => readPayload(write(text))).toThrow(UsageError);
    expect(() => readPayload(write(text))).toThrow(/GITHUB_EVENT_PATH.*the runner writes that file$/);
  });

  test("says which of both it is: no variable, or no file", () => {
    expect(() => readPayload({})).toThrow("the variable is not set");
    expect(() => readPayload({ GITHUB_EVENT_PATH: folder.path })).toThrow("it cannot be read");
  });
});
