import { describe, expect, test } from "vitest";
import { readSet } from "../../../src/model/glob/glob-set.ts";

describe("a set in square brackets", () => {
  test.each([
    ["[abc]", "abc", "d[]"],
    ["[a-c]", "abc", "d-"],
    ["[!abc]", "dx!", "abc"],
    ["[^a]", "b^", "a"],
    ["[]a]", "]a", "b"],
    ["[!]]", "a", "]"],
    ["[[:digit:]]", "059", "a:d"],
    ["[[:alpha:]_]", "aZ_", "1-"],
    ["[[:upper:]]", "AZ", "az1"],
    ["[[:xdigit:]]", "0aF", "g"],
    ["[\\]x]", "]x", "\\"],
    ["[a\\-c]", "a-c", "b"],
    ["[[:nonsense:]]", "", "a1:"],
  ])("%s has each of %j and none of %j", (text, members, others) => {
    const set = readSet(text, 0);
    expect(set?.end).toBe(text.length);
    for (const character of members) expect(set?.has(character), character).toBe(true);
    for (const character of others) expect(set?.has(character), character).toBe(false);
  });

  test.each(["[", "[]", "[abc", "[!", "[!]", "abc]", "[a\\]"])("%j is none, for nothing closes it", (text) => {
    expect(readSet(text, 0)).toBeUndefined();
  });

  test("is read where it stands, and ends behind its bracket", () => {
    expect(readSet("src/[ab].js", 4)?.end).toBe(8);
    expect(readSet("src/[ab].js", 0)).toBeUndefined();
  });
});
