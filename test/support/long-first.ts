import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take longest: on a fresh machine vitest goes by size, and the smallest of them would run alone at the end. */
const longest = [
  "test/life/life.test.ts",
  "test/sync/records/killed-records.test.ts",
  "test/workflows/examples.test.ts",
  "test/doors/hook/",
  "test/pulls/",
  "test/guide/",
  "test/sync/records/record.test.ts",
  "test/doors/action/",
];

/** Begins with what takes longest, so that no worker waits at the end for another. */
export default class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = longest.findIndex((name) => moduleId.includes(name));
      return at < 0 ? longest.length : at;
    };
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}
