import { describe, expect, test } from "vitest";
import type { Note } from "../../../src/model/outcome/note.ts";
import type { Course } from "../../../src/sync/deploy/course.ts";
import { learn } from "../../../src/sync/deploy/course.ts";

const note = (branch: string): Note => ({ kind: "left-over", branches: [branch] });
const drift = (name: string) => ({ changed: [name], added: [], removed: [] });
const start = (): Course => ({ sent: "nothing", learned: {}, fetching: undefined });

describe("what a deploy learns", () => {
  test("is added to what it knew, and the newest word counts", () => {
    const course = start();
    learn(course, { liveCommit: "a", gapMs: 5 });
    learn(course, { liveCommit: "b", record: "r" });
    expect(course.learned).toMatchObject({ liveCommit: "b", record: "r", gapMs: 5 });
  });

  test("of notes and warnings is said once, in the order in which it was found", () => {
    const course = start();
    learn(course, { notes: [note("a"), note("b")], warnings: [note("a")] });
    learn(course, { notes: [note("b"), note("c"), note("a")] });
    expect(course.learned.notes).toEqual([note("a"), note("b"), note("c")]);
    expect(course.learned.warnings).toEqual([note("a")]);
  });

  test("of drift is what was found first: a later round finds our own write, or a copy of it", () => {
    const course = start();
    learn(course, { drift: drift("first") });
    learn(course, { drift: drift("second"), record: "r" });
    expect(course.learned).toMatchObject({ drift: drift("first"), record: "r" });
  });

  test("leaves the step's own value as it was", () => {
    const course = start();
    const found = { notes: [note("a")] };
    learn(course, found);
    learn(course, { notes: [note("b")] });
    expect(found).toEqual({ notes: [note("a")] });
  });
});
