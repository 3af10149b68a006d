import { describe, expect, test } from "vitest";
import { blobContentId, blobOid, contentIds } from "../../../src/model/modules/content-id.ts";
import type { ModuleContent } from "../../../src/model/modules/modules.ts";
import { makeRepository, runGit, temporaryFolder } from "../../support/repository.ts";

const folder = temporaryFolder();
const idOf = (content: ModuleContent) => contentIds(new Map([["m", content]]), "sha1").get("m");

describe("the id of what a server holds", () => {
  test.each(["sha1", "sha256"] as const)(
    "is the one that git gives to the same bytes, in a %s repository",
    (format) => {
      const { directory } = makeRepository(folder.fresh(), { format });
      for (const text of ["", "module.exports = 1;\r\n", "\ufeffü\0"]) {
        const oid = runGit(directory, ["hash-object", "--stdin"], text);
        expect(blobOid(Buffer.from(text), format)).toBe(oid);
        expect(contentIds(new Map([["m", text]]), format).get("m")).toBe(blobContentId("text", oid));
      }
    },
  );

  test("tells text from bytes that are the same", () => {
    expect(idOf("abc")).not.toBe(idOf({ binary: Buffer.from("abc").toString("base64") }));
  });

  test("is no blob's where no blob can hold it: half a character, sloppy base64, odd JSON", () => {
    for (const content of ["\ud800", { binary: "AAE" }, { json: "null" }, { json: '{"binary":null}' }])
      expect(idOf(content)).toMatch(/^odd /);
  });

  test("differs for what differs, also where git would hold a replacement", () => {
    const contents: ModuleContent[] = [
      "\ud800",
      "\ud801",
      "\ufffd",
      { binary: "AAE" },
      { binary: "AAE=" },
      { json: "1" },
    ];
    expect(new Set(contents.map(idOf)).size).toBe(contents.length);
  });
});
