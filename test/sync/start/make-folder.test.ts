import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeFolder } from "../../../src/sync/start/make-folder.ts";
import { temporaryFolder } from "../../support/repository.ts";

const folder = temporaryFolder();

test("a folder is made with all that is missing above it, each with the mode that was asked for", () => {
  const top = folder.fresh("top");
  makeFolder(join(top, "a/b"), { mode: 0o700 });
  for (const path of [top, join(top, "a"), join(top, "a/b")]) expect(statSync(path).mode & 0o777).toBe(0o700);
});

test("one that is there already is left as it is", () => {
  const path = folder.fresh("there");
  makeFolder(path, { mode: 0o755 });
  makeFolder(path, { mode: 0o700 });
  expect(statSync(path).mode & 0o777).toBe(0o755);
});

test("where none can be, it says so and comes to an end", () => {
  const file = folder.fresh("file");
  writeFileSync(file, "");
  expect(() => makeFolder(join(file, "below/deep"))).toThrow(/ENOTDIR/);
  if (process.platform === "linux") expect(() => makeFolder("/proc/nobody/here")).toThrow(/ENOENT|EACCES/);
});
