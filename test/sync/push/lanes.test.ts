import { beforeAll, expect, test } from "vitest";
import { openRepository } from "../../../src/git/process/repository.ts";
import { lanesOf } from "../../../src/sync/push/lanes.ts";
import { makeRepository, temporaryFolder } from "../../support/repository.ts";

const folder = temporaryFolder();
const repository = openRepository(folder.path);
const commits: string[] = [];
const columns = { commitOf: (one: Pushed) => one.commit, placeOf: (one: Pushed) => one.places };

interface Pushed {
  readonly commit: string;
  readonly places: readonly string[];
}

beforeAll(() => {
  const { commit } = makeRepository(folder.path);
  for (const text of ["1", "2", "3"]) commits.push(commit({ "main.js": text }));
});

const pushed = (number: number, ...places: string[]): Pushed => ({ commit: commits[number] ?? "", places });

test("of what goes to one place the newest commit leads, whatever the order", async () => {
  const [first, last, middle] = [pushed(0, "default"), pushed(2, "default"), pushed(1, "default")];
  expect(await lanesOf(repository, [first, last, middle], columns)).toEqual([{ newest: last, older: [first, middle] }]);
});

test("what goes to different places has a lane each, and one commit twice leads once", async () => {
  const [a, b, again] = [pushed(0, "default"), pushed(2, "default", "sim"), pushed(0, "default")];
  expect(await lanesOf(repository, [a, b, again], columns)).toEqual([
    { newest: a, older: [again] },
    { newest: b, older: [] },
  ]);
});
