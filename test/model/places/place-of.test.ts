import { stripTypeScriptTypes } from "node:module";
import { expect, test } from "vitest";
import { type Deployed, locator, placeOf, thrownPlace } from "../../../src/model/places/place-of.ts";

const file = (path: string, name: string, text: string) => ({ path, name, bytes: Buffer.from(text) });

const lib = "exports.go = function () {\n  console.log('before');\n  undefined.foo();\n}";
const plain: Deployed = {
  files: [file("src/lib/go.js", "lib.go", lib), file("src/main.js", "main", "require('lib.go').go()")],
  modules: new Map(),
};

test("placeOf() says file, line and column by the names that were deployed, with the lines around", () => {
  const place = placeOf("TypeError: foo\n    at exports.go (lib.go:3:13)\n    at main:1:43", plain);
  expect(place).toMatchObject({ path: "src/lib/go.js", line: 3, column: 13 });
  expect(place?.frame?.()).toEqual({ first: 1, lines: lib.split("\n"), line: 3, column: 13 });
});

test("placeOf() goes on to the next frame where the first is in nothing that the commit has", () => {
  const unknown =
    "Error: Unknown module 'x'\n    at Object.requireFn (<isolated-vm>:20897:23)\n    at main:1:37\n    at main:2:3";
  expect(placeOf(unknown, plain)).toMatchObject({ path: "src/main.js", line: 1, column: 1 });
  // The end of the function that the engine puts around a module.
  expect(placeOf("Error\n    at main:2:3", plain)).toBeUndefined();
  expect(placeOf("a string", plain)).toBeUndefined();
});

const typed = `enum Role {
  Miner,
}


export function go(creep: { role?: Role }): void {
  const memory: any = undefined;
  memory.foo(creep, Role.Miner);
}
`;

/** What a compiler makes of it, with its map. */
function compiled(sourceUrl: string) {
  const text = stripTypeScriptTypes(typed, { mode: "transform", sourceMap: true, sourceUrl });
  const [code = "", data = ""] = text.split("//# sourceMappingURL=data:application/json;base64,");
  return { text, code, map: Buffer.from(data, "base64").toString() };
}

const { text, code, map } = compiled("../src/go.ts");
const line = code.split("\n").findIndex((each) => each.includes("memory.foo")) + 1;
const error = `TypeError: foo\n    at go (main:${line}:12)`;
const inSource = { path: "src/go.ts", line: 8, column: 10 };

test("placeOf() goes through a map in the last comment of a module", () => {
  const deployed = { files: [file("dist/main.js", "main", text)], modules: new Map() };
  expect(line).not.toBe(inSource.line);
  expect(placeOf(error, deployed)).toEqual(inSource);
  expect(placeOf(error, { ...deployed, has: () => false })).toMatchObject({ path: "dist/main.js", line, column: 12 });
});

test("placeOf() goes through a map that is a module, as the error mappers of bots load it", () => {
  const files = [file("dist/main.js", "main", code)];
  for (const name of ["main.js.map", "main.map"]) {
    const modules = new Map([[name, `module.exports = ${map};\n`]]);
    expect(placeOf(error, { files, modules })).toEqual(inSource);
  }
});

test("placeOf() goes through a map beside the file, and shows the sources that the map holds", () => {
  const files = [file("dist/main.js", "main", code)];
  const withText = JSON.stringify({ ...JSON.parse(map), sourcesContent: [typed] });
  const place = placeOf(error, { files, modules: new Map(), beside: new Map([["dist/main.js.map", withText]]) });
  expect(place).toMatchObject(inSource);
  expect(place?.frame?.().lines).toContain("  memory.foo(creep, Role.Miner);");
});

test("placeOf() names the bundle where a map leads out of the repository, or is none", () => {
  const inBundle = { path: "dist/main.js", line, column: 12 };
  const maps = [
    ...["../../other/go.ts", "/home/me/go.ts", "file:///home/me/go.ts", "https://example.test/go.ts"].map(
      (source) => compiled(source).map,
    ),
    "{",
    "{}",
    `{"version":3,"sources":[5],"mappings":"!"}`,
    `{"version":3,"sources":{},"mappings":[[[0,0,0,0]]]}`,
    `{"version":3,"sections":[{}]}`,
  ];
  for (const beside of maps) {
    const files = [file("dist/main.js", "main", code)];
    const deployed = { files, modules: new Map(), beside: new Map([["dist/main.js.map", beside]]) };
    expect(placeOf(error, deployed), beside).toMatchObject(inBundle);
  }
});

test("placeOf() knows how webpack names sources", () => {
  const beside = new Map([["dist/main.js.map", compiled("webpack://bot/./src/go.ts").map]]);
  const files = [file("dist/main.js", "main", code)];
  expect(placeOf(error, { files, modules: new Map(), beside })).toEqual(inSource);
});

test("placeOf() counts columns of a bundle of one line from the line's own begin", () => {
  const oneLine = `{"version":3,"sources":["a.ts","b.ts"],"mappings":"AAAA,OCAA"}`;
  const deployed = {
    files: [file("main.js", "main", "a();b();")],
    modules: new Map([["main.js.map", `module.exports=${oneLine}`]]),
  };
  expect(placeOf("Error\n    at main:1:37", deployed)).toMatchObject({ path: "a.ts", line: 1 });
  expect(placeOf("Error\n    at main:1:44", deployed)).toMatchObject({ path: "b.ts", line: 1 });
});

test("locator() answers for many errors of one set", () => {
  const locate = locator(plain);
  const places = [13, 14].map((column) => thrownPlace(locate, `E\n    at lib.go:3:${column}`)?.column);
  expect(places).toEqual([13, 14]);
});
