import { describe, expect, test } from "vitest";
import { secretSearch } from "../../../src/model/account/secret-pattern.ts";

const own = "a+secret(of.ours)";
// In pieces: this file is itself looked through.
const token = ["0f9e8d7c", "6b5a", "4321", "9876", "fedcba543210"].join("-");
const search = (text: string | Buffer, secrets: readonly string[] = [own]) =>
  secretSearch(secrets)(typeof text === "string" ? Buffer.from(text) : text);

describe("a search for secrets", () => {
  test("finds what is in use, letter by letter and in any case, with its line", () => {
    expect(search(`one\ntwo ${own}\n\n${own.toUpperCase()}`)).toEqual([
      { line: 2, kind: "own" },
      { line: 4, kind: "own" },
    ]);
    expect(search("a secret(of.ours)")).toEqual([]);
  });

  test("finds what looks like a token of anybody, beside the word", () => {
    for (const text of [`token: ${token}`, `"token" : "${token}"`, `TOKEN='${token}'`, `token=${token}`])
      expect(search(text, []), text).toEqual([{ line: 1, kind: "token" }]);
    expect(search(`id: ${token}`, [])).toEqual([]);
  });

  test("takes a sample for what it is", () => {
    for (const sample of ["00000000-0000-0000-0000-000000000000", "12345678-1234-1234-1234-123456789012"])
      expect(search(`token: ${sample}`, [])).toEqual([]);
  });

  test("looks into UTF-16 in both orders, and into binary files", () => {
    const wide = Buffer.from(`x ${own}`, "utf16le");
    expect(search(wide)).toHaveLength(1);
    expect(search(Buffer.from(wide).swap16())).toHaveLength(1);
    expect(search(Buffer.from(`token: ${token}`, "utf16le"), [])).toHaveLength(1);
    expect(search(Buffer.concat([Buffer.from([0xff, 0, 1]), Buffer.from(own)]))).toHaveLength(1);
  });

  test("finds nothing where nothing is in use and nothing looks like one", () => {
    expect(search("", [])).toEqual([]);
    expect(search("token: none\n", [])).toEqual([]);
  });
});
