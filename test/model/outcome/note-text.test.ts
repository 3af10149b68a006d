import { expect, test } from "vitest";
import type { Note } from "../../../src/model/outcome/note.ts";
import { noteText } from "../../../src/model/outcome/note-text.ts";

const id = "1a2b3c4d".repeat(5);
const drift = { kind: "drift", branch: "default", found: "nothing is like it", sure: true } as const;

test.each<[Note, string]>([
  [{ ...drift, end: "planned" }, 'Drift: the live code of "default" is not from this repository (nothing is like it)'],
  [
    { ...drift, sure: false, end: "overwritten" },
    'Drift: the live code of "default" may not be from this repository (nothing is like it); --on-drift overwrite keeps no copy of it',
  ],
  [
    { ...drift, end: { record: id } },
    'Drift: the live code of "default" was not from this repository (nothing is like it); a copy is kept as 1a2b3c4, and "screeps-sync restore 1a2b3c4" brings it back',
  ],
  [{ kind: "held-commit", branch: "default", commit: id, gone: false }, '"default" held 1a2b3c4'],
  [
    { kind: "held-commit", branch: "default", commit: id, gone: true },
    '"default" held what was deployed from here as 1a2b3c4, which is on no branch any more',
  ],
  [
    { kind: "instead-kept", branch: "default", record: id },
    'What "default" holds instead is kept as 1a2b3c4: "screeps-sync restore 1a2b3c4" brings it back',
  ],
  [{ kind: "built", commit: id, dirty: ["a.js"] }, "Built from 1a2b3c4, dirty: a.js differs from the commit"],
  [
    { kind: "layout", layout: "dot", counts: { slash: 0, dot: 2 } },
    'Layout dot: requires of modules in folders resolve by slash 0, dot 2; "layout: dot" in screeps-sync.yml pins it',
  ],
])("noteText() of %j is one line", (note, line) => {
  expect(noteText(note)).toBe(line);
});
