import { mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { installHook, uninstallHook } from "../../../src/hook/install/set-up.ts";
import { UsageError } from "../../../src/model/outcome/errors.ts";
import { dist } from "../../support/dist.ts";
import { quietDoor } from "../../support/door.ts";
import { makeRepository, type TestRepository, temporaryFolder } from "../../support/repository.ts";

const { path } = temporaryFolder();
let repository: TestRepository;
let count = 0;
beforeEach(() => {
  repository = makeRepository(join(path, `${count++}`));
  repository.git("remote", "add", "origin", "nowhere");
  repository.commit({ "src/main.js": "", "screeps-sync.yml": "source: src\n" });
});

const asked = { ref: "HEAD", raw: {}, nameOf: (name: string) => name };
const choices = { mode: "deploy", strict: false, remote: undefined, programFolder: dist } as const;
const install = () => installHook({ ...quietDoor(repository.directory), ...asked }, choices);
const uninstall = () => uninstallHook(quietDoor(repository.directory));

test.each([
  ["/dev/null", "core.hooksPath is /dev/null, and that is not a folder"],
  ["screeps-sync.yml/hooks", "screeps-sync.yml is not a folder"],
  ["/proc/nohooks/deep", "Cannot change /proc/nohooks/deep/pre-push"],
])("core.hooksPath=%s is wrong use, said at once, and uninstall finds nothing there", async (hooksPath, message) => {
  repository.git("config", "core.hooksPath", hooksPath);
  const failure = await install().catch((thrown: unknown) => thrown);
  expect(failure).toBeInstanceOf(UsageError);
  expect(String(failure)).toContain(message);
  expect(await uninstall()).toMatchObject({ removed: [], hadSettings: false });
});

test.each([
  ["relative", () => ".githooks"],
  ["absolute", (top: string) => join(top, ".githooks")],
  ["absolute, over a link to the work tree", (top: string) => join(linkTo(top), ".githooks")],
])("a committed link is not followed where core.hooksPath names it: %s", async (_, hooksPath) => {
  const target = join(path, `target${count}`);
  mkdirSync(target);
  symlinkSync(target, join(repository.directory, ".githooks"));
  repository.git("config", "core.hooksPath", hooksPath(repository.directory));
  await expect(install()).rejects.toThrow("is a symbolic link, which a commit may have made");
  expect(readdirSync(target)).toEqual([]);
});

test("a folder of the work tree over a link of the person's own is the clone's, not shared", async () => {
  repository.git("config", "core.hooksPath", join(linkTo(repository.directory), ".githooks"));
  expect(await install()).toMatchObject({
    place: { shared: false, file: join(repository.directory, ".githooks/pre-push") },
  });
  expect(await uninstall()).toMatchObject({ stays: false, removed: [{ restored: false }], hadSettings: true });
});

function linkTo(folder: string): string {
  const link = join(path, `link${count}`);
  symlinkSync(folder, link);
  return link;
}
