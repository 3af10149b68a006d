import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { refuseLinks } from "../../../src/sync/setup/links.ts";
import { temporaryFolder } from "../../support/repository.ts";

const folder = temporaryFolder();
let top: string;
let outside: string;

beforeEach(() => {
  [top, outside] = [folder.fresh("top"), folder.fresh("outside")];
  for (const path of [top, outside, join(top, "plain")]) mkdirSync(path);
  writeFileSync(join(outside, "file"), "");
});

describe("a path that is to be written", () => {
  test("may be new, a plain file, or below plain folders", async () => {
    for (const path of ["new", "plain/new", "plain/more/new", "plain", "..dots"])
      await expect(refuseLinks(top, join(top, path)), path).resolves.toBeUndefined();
  });

  test.each([
    ["the file itself", "file", "file"],
    ["a folder above it", "linked", "linked/deep/file"],
    ["a folder in the middle", "plain/linked", "plain/linked/file"],
  ])("is refused where %s is a symbolic link, and named", async (_, link, path) => {
    symlinkSync(outside, join(top, link));
    await expect(refuseLinks(top, join(top, path))).rejects.toThrow(
      `Cannot write ${join(top, path)}: ${join(top, link)} is a symbolic link, which a commit may have made`,
    );
  });

  test("is refused behind a link that leads nowhere, too", async () => {
    symlinkSync(join(outside, "gone"), join(top, "link"));
    await expect(refuseLinks(top, join(top, "link"))).rejects.toThrow("is a symbolic link");
  });

  test("outside of the work tree is the person's own", async () => {
    symlinkSync(outside, join(folder.path, `link-${Math.random()}`));
    await expect(refuseLinks(top, join(outside, "file"))).resolves.toBeUndefined();
    await expect(refuseLinks(top, top)).resolves.toBeUndefined();
  });
});
