import { dirname } from "node:path";
import { expect, test } from "vitest";
import { circlesOfFiles, circlesOfFolders } from "../scripts/house/circles.ts";
import { type SourceFile, sourceFiles } from "../scripts/house/source-files.ts";

const source = sourceFiles("src");
const mostFiles = 16;

function crowded(files: readonly SourceFile[]): string[] {
  const counts = Map.groupBy(files, ({ path }) => dirname(path));
  return [...counts].filter(([, inside]) => inside.length > mostFiles).map(([folder]) => folder);
}

test("no room has so many files that one has to search", () => {
  expect(crowded([...source, ...sourceFiles("test")])).toEqual([]);
});

test("rooms stand above each other: none leans on one that leans on it, not even by a type", () => {
  expect(circlesOfFolders(source)).toEqual([]);
});

test("no file leans on itself through others, not even by a type", () => {
  expect(circlesOfFiles(source)).toEqual([]);
});
