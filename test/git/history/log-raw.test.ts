import { describe, expect, it } from "vitest";
import { parseRawLog } from "../../../src/git/history/log-raw.ts";

const A = "a".repeat(40);
const B = "b".repeat(40);
const NONE = "0".repeat(40);

describe("parseRawLog()", () => {
  it("reads commits with added, changed and deleted files, and one without changes", () => {
    const changes = `\n:000000 100644 ${NONE} ${A} A\0new\n.js\0:100644 100755 ${A} ${B} M\0x\0:100644 000000 ${A} ${NONE} D\0y\0`;
    expect(parseRawLog(Buffer.from(`${A} ${B} ${B}\0${changes}${B} ${A} \0`))).toEqual([
      {
        commit: { oid: A, tree: B },
        parents: [B],
        changes: [
          { path: "new\n.js", before: undefined, after: { mode: "100644", oid: A } },
          { path: "x", before: { mode: "100644", oid: A }, after: { mode: "100755", oid: B } },
          { path: "y", before: { mode: "100644", oid: A }, after: undefined },
        ],
      },
      { commit: { oid: B, tree: A }, parents: [], changes: [] },
    ]);
  });

  it("gives nothing for no output", () => {
    expect(parseRawLog(Buffer.alloc(0))).toEqual([]);
  });

  it.each([
    ["is cut in an id", `${A} ${B.slice(3)}`],
    ["is cut before a path", `${A} ${B} \0\n:000000 100644 ${NONE} ${A} A\0`],
    ["has a change before any commit", `:000000 100644 ${NONE} ${A} A\0x\0`],
    ["has a renamed file", `${A} ${B} \0\n:100644 100644 ${A} ${A} R100\0x\0y\0`],
  ])("refuses a list that %s", (_what, output) => {
    expect(() => parseRawLog(Buffer.from(output))).toThrow(/Cannot read the history/);
  });
});
