import { dirname } from "node:path";
import { expect, test } from "vitest";
import { circles } from "../scripts/house/circles.ts";
import { importsOf, type SourceFile, sourceFiles } from "../scripts/house/source-files.ts";

const source = sourceFiles("src");
const mostFiles = 16;

function crowded(files: readonly SourceFile[]): string[] {
  const counts = Map.groupBy(files, ({ path }) => dirname(path));
  return [...counts].filter(([, inside]) => inside.length > mostFiles).map(([folder]) => folder);
}

/** Which rooms a room leans on, types and lazy imports counted. */
function leanings(): ReadonlyMap<string, ReadonlySet<string>> {
  const rooms = new Map<string, Set<string>>();
  for (const file of source) {
    const room = dirname(file.path);
    const others = rooms.get(room) ?? new Set();
    for (const target of importsOf(file)) if (dirname(target) !== room) others.add(dirname(target));
    rooms.set(room, others);
  }
  return rooms;
}

test("no room has so many files that one has to search", () => {
  expect(crowded([...source, ...sourceFiles("test")])).toEqual([]);
});

test("rooms stand above each other: none leans on one that leans on it, not even by a type", () => {
  expect(circles(leanings())).toEqual([]);
});

test("no file leans on itself through others, not even by a type", () => {
  expect(circles(new Map(source.map((file) => [file.path, importsOf(file)])))).toEqual([]);
});
