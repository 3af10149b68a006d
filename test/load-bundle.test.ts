import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readKept } from "../src/sync/start/own-cache.ts";
import { dist } from "./support/dist.ts";
import { temporaryFolder } from "./support/repository.ts";

const temporary = temporaryFolder();

function version(cache: string, folder = dist): { readonly status: number | null; readonly printed: string } {
  const env = { PATH: process.env["PATH"], HOME: temporary.path, XDG_CACHE_HOME: cache };
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, "cli.js"), "--version"], {
    env,
    encoding: "utf8",
  });
  return { status, printed: `${stdout}${stderr}` };
}

/** The first run on a machine keeps nothing, the second what it compiled. */
function versionTwice(cache: string): ReturnType<typeof version> {
  version(cache);
  return version(cache);
}

function keptIn(cache: string): string[] {
  return readdirSync(cache, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".code"))
    .map((name) => join(cache, name))
    .sort();
}

test("compiled code is kept by a second run, for the user alone, and used as it is by the next", () => {
  const cache = join(temporary.path, "used");
  const first = version(cache);
  expect(keptIn(cache)).toEqual([]);
  version(cache);
  const kept = keptIn(cache);
  expect(kept.length).toBeGreaterThan(1);
  expect(kept.map((file) => statSync(file).mode & 0o077)).toEqual(kept.map(() => 0));
  const inodes = kept.map((file) => statSync(file).ino);
  expect(version(cache)).toEqual(first);
  expect(keptIn(cache).map((file) => statSync(file).ino)).toEqual(inodes);
});

test("compiled code of another build of the same length is not run", () => {
  const cache = join(temporary.path, "another");
  const other = join(temporary.path, "other-dist");
  const { printed } = versionTwice(cache);
  cpSync(dist, other, { recursive: true });
  const number = printed.trim();
  const changed = number.replace(/^\d/, "9");
  for (const name of readdirSync(join(other, "lib"))) {
    const file = join(other, "lib", name);
    writeFileSync(file, readFileSync(file, "utf8").replaceAll(number, changed));
  }
  const entry = join(other, "cli.js");
  writeFileSync(entry, readFileSync(entry, "utf8").replace(/loadBundle\("(\w+)"\)/, `loadBundle("${"0".repeat(16)}")`));
  expect(version(cache, other)).toEqual({ status: 0, printed: `${changed}\n` });
});

test.each<[string, (whole: Buffer) => Buffer]>([
  ["cut short", (whole) => whole.subarray(0, whole.length / 2)],
  ["damaged in the middle", (whole) => Buffer.from(whole).fill(0x55, whole.length / 2, whole.length / 2 + 64)],
])("compiled code that was %s is compiled again", (_, damaged) => {
  const cache = temporary.fresh("damaged");
  const first = versionTwice(cache);
  const files = keptIn(cache);
  for (const file of files) writeFileSync(file, damaged(readFileSync(file)));
  expect(version(cache)).toEqual(first);
  expect(files.filter((file) => readKept(file) === undefined)).toEqual([]);
});

test("nothing fails where nothing can be kept", () => {
  const cache = join(temporary.path, "file");
  writeFileSync(cache, "no folder");
  expect(version(cache)).toMatchObject({ status: 0 });
  const closed = join(temporary.path, "closed");
  mkdirSync(closed);
  chmodSync(closed, 0o500);
  expect(version(closed)).toMatchObject({ status: 0 });
});
