import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fieldsOf } from "../../../src/git/process/fields.ts";

describe("fieldsOf()", () => {
  test("gives back the fields that were written, whatever letters are in them", () => {
    const field = fc.string({ unit: "grapheme" }).filter((text) => !text.includes("\0"));
    fc.assert(
      fc.property(fc.array(field, { minLength: 1 }), (fields) => {
        expect(fieldsOf(Buffer.from(fields.map((text) => `${text}\0`).join("")), "x")).toEqual(fields);
      }),
    );
  });

  test("of nothing are none", () => {
    expect(fieldsOf(Buffer.alloc(0), "x")).toEqual([]);
  });

  test("of a list that was cut off are not half of it", () => {
    expect(() => fieldsOf(Buffer.from("a\0b"), "the refs")).toThrow("Cannot read the refs: git's list is cut off");
  });

  test("leave a path that is no text as its bytes, and all others as they are", () => {
    const list = Buffer.concat([Buffer.from("ü\0"), Buffer.from([0xff, 0x61, 0]), Buffer.from("b\0")]);
    expect(fieldsOf(list, "x")).toEqual(["ü", "\u00ffa", "b"]);
  });
});
