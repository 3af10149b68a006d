import { stripTypeScriptTypes } from "node:module";
import { expect, test } from "vitest";
import { openRepository } from "../../../src/git/process/repository.ts";
import { placesOf } from "../../../src/sync/places/places-of.ts";
import { readSource } from "../../support/read-source.ts";
import { makeRepository, temporaryFolder } from "../../support/repository.ts";

const folder = temporaryFolder();

const typed =
  "interface Creep { name: string }\n\n\nexport function go(creep?: Creep): string {\n  return creep!.name;\n}\n";

async function places(files: Record<string, string>, error: string) {
  const { directory, commit } = makeRepository(folder.fresh());
  const oid = commit(files);
  const committed = await readSource(directory);
  const repository = openRepository(directory, { fromHook: false });
  return placesOf(repository, { oid, tree: oid }, committed, [error, "a string"]);
}

test("placesOf() says where the commit has what was thrown, by its layout", async () => {
  const files = {
    "bot/main.js": "require('role.miner').run()",
    "bot/role/miner.js": "exports.run = () => {\n  x()\n}",
  };
  const [place, none] = await places(files, "ReferenceError: x is not defined\n    at exports.run (role.miner:2:3)");
  expect(place).toMatchObject({ path: "bot/role/miner.js", line: 2, column: 3 });
  expect(place?.frame?.().lines).toEqual(["exports.run = () => {", "  x()", "}"]);
  expect(none).toBeUndefined();
});

test("placesOf() goes through a map beside the file, and reads the lines of the source from the commit", async () => {
  const text = stripTypeScriptTypes(typed, { mode: "transform", sourceMap: true, sourceUrl: "../src/go.ts" });
  const [code = "", data = ""] = text.split("//# sourceMappingURL=data:application/json;base64,");
  const map = Buffer.from(data, "base64").toString();
  const files = { "dist/main.js": code.replace("export ", ""), "dist/main.js.map": map, "src/go.ts": typed };
  const line = code.split("\n").findIndex((each) => each.includes("creep.name")) + 1;
  const error = `TypeError: Cannot read properties of undefined\n    at go (main:${line}:18)`;

  const [place] = await places(files, error);
  expect(place).toMatchObject({ path: "src/go.ts", line: 5 });
  expect(place?.frame?.().lines).toContain("  return creep!.name;");

  // A map that names a file which nobody committed.
  const [bundle] = await places(
    { ...files, "src/go.ts": "", "src/other.ts": typed, "dist/main.js.map": map.replace("go.ts", "no.ts") },
    error,
  );
  expect(bundle).toMatchObject({ path: "dist/main.js", line });
});
