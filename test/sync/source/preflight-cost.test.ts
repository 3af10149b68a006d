import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readCode } from "../../../src/model/code/read-code.ts";
import { keep, readKept } from "../../../src/sync/start/own-cache.ts";
import { readSource } from "../../support/read-source.ts";
import { makeRepository, temporaryFolder } from "../../support/repository.ts";

const folder = temporaryFolder();
const cache = join(folder.path, "cache");
const env = { XDG_CACHE_HOME: cache };
const cacheFile = (): string => {
  const checked = join(cache, "screeps-sync/checked");
  return join(checked, readdirSync(checked)[0] ?? "");
};

test("a module that a second run has read is not read again, and a damaged cache changes nothing", async () => {
  const repository = makeRepository(join(folder.path, "cached"));
  repository.commit({
    "src/main.js": "require( 'a' );\nrequire('a'); // require: a word in doubt\n",
    "src/a.js": "module.exports = 1;\n",
  });
  await readSource(repository.directory, { env });
  expect(readdirSync(join(cache, "screeps-sync/checked"))).toEqual([]);
  await readSource(repository.directory, { env });
  const kept = readKept(cacheFile())?.toString() ?? "";
  const planted = kept.replace('"name":"a"', '"name":"planted"');
  writeFileSync(cacheFile(), readFileSync(cacheFile(), "latin1").replace(kept, planted), "latin1");
  await expect(readSource(repository.directory, { env })).resolves.toMatchObject({ findings: [] });
  // What we kept ourselves is believed: another name in it shows that the module itself was not read.
  keep(cacheFile(), Buffer.from(planted));
  await expect(readSource(repository.directory, { env })).rejects.toThrow('require("planted")');
  repository.commit({ "src/main.js": "require('a'); // changed\n" });
  await expect(readSource(repository.directory, { env })).resolves.toMatchObject({ findings: [] });
  for (const damage of ["", "{", "null", '{"version":"0","facts":{}}', kept.replaceAll("requires", "other")]) {
    keep(cacheFile(), Buffer.from(damage));
    await expect(readSource(repository.directory, { env })).resolves.toMatchObject({ findings: [] });
  }
});

const size = 5 * 1024 * 1024;
const hostile: readonly (readonly [what: string, text: string])[] = [
  ["open calls", "require(".repeat(size / 8)],
  ["open calls and spaces", `require(${" ".repeat(100)}`.repeat(size / 108)],
  ["parentheses", "(".repeat(size)],
  ["quotes and backslashes", "'\\\\\\".repeat(size / 4)],
  ["templates in templates", `require;${"`${".repeat(size / 3)}`],
  ["line breaks", `${"\n".repeat(size - 20)}require('x'`],
];

test.each(hostile)("5 MiB of %s are read to an end, as no JavaScript", async (_what, text) => {
  expect((await readCode(text)).problem?.kind).toBe("syntax");
});

test("one name required a hundred thousand times is one finding", async () => {
  const { requires } = await readCode("require('gone');\n".repeat(100_000));
  expect(requires).toEqual([{ name: "gone", when: "load", at: 0 }]);
});

test("a million operators in a row are no nesting", async () => {
  expect((await readCode(`require('a');${"1+".repeat(1_000_000)}1`)).requires).toHaveLength(1);
});
