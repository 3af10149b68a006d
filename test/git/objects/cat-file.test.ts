import { describe, expect, it } from "vitest";
import { parseCatFile } from "../../../src/git/objects/cat-file.ts";

const A = "a".repeat(40);
const B = "b".repeat(64);

describe("parseCatFile()", () => {
  it("reads objects of both id lengths, with line breaks and an empty one among them", () => {
    const output = Buffer.from(`${A} blob 5\na\r\n\0\n\n${B} blob 0\n\n`);
    expect(parseCatFile(output, [A, B])).toEqual([
      { oid: A, type: "blob", bytes: Buffer.from("a\r\n\0\n") },
      { oid: B, type: "blob", bytes: Buffer.alloc(0) },
    ]);
  });

  it("gives undefined for a missing object and for a commit of a submodule", () => {
    const output = Buffer.from(`main:a b missing\n${A} submodule\n`);
    expect(parseCatFile(output, ["main:a b", "main:sub"])).toEqual([undefined, undefined]);
  });

  it.each([
    ["that ends in the middle of the bytes", `${A} blob 5\nab`, /announced 5 bytes/],
    ["that ends before the closing line feed", `${A} blob 2\nab`, /announced 2 bytes/],
    ["that ends in the middle of a header", `${A} blo`, /ends too early/],
    ["that is not there", "", /ends too early/],
    ["with more bytes than announced", `${A} blob 1\nab\n`, /announced 1 bytes/],
    ["with an answer too many", `${A} blob 1\na\nx missing\n`, /10 bytes more/],
    ["with a type git does not have", `${A} blub 1\na\n`, /git answered/],
    ["about another name", "b missing\n", /git answered/],
    ["that names several objects", "main ambiguous\n", /several objects/],
  ])("refuses output %s", (_what, output, message) => {
    expect(() => parseCatFile(Buffer.from(output), ["main"])).toThrow(message);
  });

  it("refuses output with fewer answers than names", () => {
    expect(() => parseCatFile(Buffer.from(`${A} blob 1\na\n`), [A, B])).toThrow(/ends too early/);
  });
});
