import { expect, test } from "vitest";
import { didYouMean } from "../../../src/model/text/did-you-mean.ts";

const names = ["role.harvester", "role.hauler", "main", "local", "source"];

test.each([
  ["rle.harvester", "role.harvester"],
  ["role.harvesterr", "role.harvester"],
  ["role.haluer", "role.hauler"],
  ["locla", "local"],
  ["sorce", "source"],
])("didYouMean() finds what %s was to be", (asked, meant) => {
  expect(didYouMean(asked, names)).toBe(`; did you mean ${meant}?`);
});

test.each(["", "ma", "abc", "tower", "creep.body"])("didYouMean() guesses nothing for %j", (asked) => {
  expect(didYouMean(asked, names)).toBe("");
});

test("didYouMean() takes the nearest, and of equals the first", () => {
  expect(didYouMean("role.minr", ["role.miners", "role.miner"])).toBe("; did you mean role.miner?");
  expect(didYouMean("abcd", ["abce", "abcf"])).toBe("; did you mean abce?");
});
