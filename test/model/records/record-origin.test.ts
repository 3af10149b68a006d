import { expect, test } from "vitest";
import {
  describeOrigin,
  parseOrigin,
  type RecordOrigin,
  writeOrigin,
} from "../../../src/model/records/record-origin.ts";

const commit = "1a2b3c4d5e".repeat(4);

test.each<[RecordOrigin, string, string]>([
  [{ kind: "deploy", commit }, `deploy ${commit}`, "deploy of 1a2b3c4"],
  [{ kind: "restore", commit: commit.padEnd(64, "0") }, `restore ${commit.padEnd(64, "0")}`, "restore of 1a2b3c4"],
  [{ kind: "edit" }, "edit", "edited in the game"],
  [{ kind: "backup" }, "backup", "backup"],
])("%j is written as %j, read back, and told as %j", (origin, written, words) => {
  expect(writeOrigin(origin)).toBe(written);
  expect(parseOrigin(written)).toEqual(origin);
  expect(describeOrigin(origin)).toBe(words);
});

test.each([
  "",
  "deploy",
  "deploy 1a2b3c4",
  `edit ${commit}`,
  `undo ${commit}`,
  `deploy ${commit} `,
  `deploy ${commit.toUpperCase()}`,
])("%j is no origin", (text) => {
  expect(parseOrigin(text)).toBeUndefined();
});
