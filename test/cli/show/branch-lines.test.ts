import { describe, expect, test } from "vitest";
import { linesOf } from "../../../src/cli/show/branch-lines.ts";
import type { BranchStatus } from "../../../src/sync/look/branch-status.ts";

const commit = { commit: "1a2b3c4d5e", subject: "Miners go home", time: "2026-01-01T00:00:00.000Z" };
const now = new Date().toISOString();

/** The lines of one branch, without styles. */
function lines(
  status: Partial<BranchStatus>,
  { width = 7, why }: { readonly width?: number; readonly why?: string } = {},
) {
  const branch: BranchStatus = { branch: "default", active: false, state: "empty", ...status };
  const report = { ref: "main", servers: [], ...(why === undefined ? {} : { why }) };
  return linesOf(branch, width, report).map((line) =>
    line.map((piece) => (typeof piece === "string" ? piece : piece[1])).join(""),
  );
}

describe("the line of a code branch", () => {
  test.each<[string, Partial<BranchStatus>, string]>([
    ["is live and newest", { state: "commit", live: commit, modules: 2 }, "1a2b3c4 Miners go home  is main  2 modules"],
    [
      "is live and older",
      { state: "commit", live: commit, behind: 2, modules: 1 },
      "1a2b3c4 Miners go home  2 first-parent commits behind main  1 module",
    ],
    [
      "is live and newer",
      { state: "commit", live: commit, ahead: 1 },
      "1a2b3c4 Miners go home  1 first-parent commit ahead of main  0 modules",
    ],
    [
      "is on another line",
      { state: "commit", live: commit, ahead: 1, behind: 3 },
      "1a2b3c4 Miners go home  3 first-parent commits behind, 1 first-parent commit ahead of main  0 modules",
    ],
    [
      "was rewritten since",
      { state: "commit", live: commit, gone: true },
      "deployed from here as 1a2b3c4, which is on no branch any more  Miners go home  0 modules",
    ],
    ["is in a record alone", { state: "recorded", modules: 3 }, "as recorded  3 modules"],
    ["was built from a commit", { state: "recorded", live: commit }, "built from 1a2b3c4 Miners go home  0 modules"],
    ["was edited", { state: "edited", nearest: commit }, "edited in the game since 1a2b3c4 Miners go home  0 modules"],
    [
      "may be older than what was fetched",
      { state: "edited", shallow: true },
      "not seen in this shallow clone  0 modules",
    ],
    ["is like nothing here", { state: "foreign" }, "not from this repository  0 modules"],
    ["was not asked for", { state: "not-asked" }, "not asked"],
    ["was not read", { state: "unread", why: "its name" }, "not read: its name"],
    ["holds nothing", { state: "empty" }, "empty"],
  ])("says how it stands where it %s", (_what, status, words) => {
    expect(lines(status)[0]).toBe(`  default  ${words}`);
  });

  test("marks the active one, and is as wide as the longest name", () => {
    expect(lines({ active: true }, { width: 9 })[0]).toBe("● default    empty");
    expect(lines({ branch: "x" })[0]).toBe("  x        empty");
  });

  test("says that it is not known here, where no commit can be compared", () => {
    expect(lines({ state: "foreign" }, { why: "no commit yet" })[0]).toContain("not known here");
  });

  test("cuts a long subject", () => {
    const [line = ""] = lines({ state: "commit", live: { ...commit, subject: "x".repeat(60) } });
    expect(line).toContain(` ${"x".repeat(49)}…  is main`);
    expect(lines({ state: "commit", live: { ...commit, subject: "x".repeat(50) } })[0]).toContain(
      ` ${"x".repeat(50)}  `,
    );
  });
});

describe("what stands below", () => {
  const indent = " ".repeat(11);
  const record = { commit: "9f8e7d6c5b", time: now, origin: "backup" as const, isLive: false };

  test("is each module that was edited, with how many lines", () => {
    const edited = [
      { name: "main", change: "changed", added: 2, removed: 1 },
      { name: "a", change: "added", added: 3, removed: 0 },
      { name: "old", change: "removed", added: undefined, removed: undefined },
    ] as const;
    expect(lines({ state: "edited", edited, record })).toEqual([
      "  default  edited in the game  0 modules",
      `${indent}~ main  +2  −1`,
      `${indent}+ a     +3`,
      `${indent}- old `,
      `${indent}not recorded yet, last record 9f8e7d6, just now`,
    ]);
  });

  test("is ten modules at most, and how many more there are", () => {
    const edited = Array.from({ length: 12 }, (_, index) => ({
      name: `m${index}`,
      change: "changed" as const,
      added: 1,
      removed: 0,
    }));
    const shown = lines({ state: "edited", edited, record });
    expect(shown).toHaveLength(1 + 10 + 1 + 1);
    expect(shown.at(-2)).toBe(`${indent}and 2 more`);
  });

  test.each<[string, Partial<BranchStatus>, string[]]>([
    [
      "the record that is live",
      { state: "recorded", record: { ...record, isLive: true } },
      ["recorded as 9f8e7d6, just now"],
    ],
    ["the last record beside a commit", { state: "commit", live: commit, record }, ["last record 9f8e7d6, just now"]],
    ["how to keep what nobody recorded", { state: "foreign" }, ["not recorded yet: screeps-sync backup keeps it"]],
    ["nothing of a commit without a record", { state: "commit", live: commit }, []],
    [
      "what a bound kept out of the search",
      { state: "commit", live: commit, unseen: ["a", "b"] },
      ["not looked at: a, b"],
    ],
  ])("is %s", (_what, status, more) => {
    expect(lines(status).slice(1)).toEqual(more.map((line) => `${indent}${line}`));
  });
});
