import { describe, expect, test } from "vitest";
import { recordTable } from "../../../src/action/show/record-table.ts";
import { readJob } from "../../../src/action/start/job.ts";
import type { BackedUp } from "../../../src/sync/backup/backup-report.ts";

const job = readJob({ GITHUB_REPOSITORY: "me/bot" });
const record = (more: Partial<BackedUp> = {}): BackedUp => ({
  branch: "default",
  record: "abcdef0123".repeat(4),
  isNew: true,
  origin: "edit",
  modules: 3,
  bytes: 2048,
  ...more,
});
const rows = (...records: BackedUp[]): string[] => recordTable(records, job).split("\n").slice(2);

describe("the table of records", () => {
  test("links each to its commit", () => {
    expect(rows(record())).toEqual([
      `| \`default\` | 3 | 2.0 kB | 🟡 edited in the game | [\`abcdef0\`](<https://github.com/me/bot/commit/${"abcdef0123".repeat(4)}>) |`,
    ]);
  });

  test.each([
    [{ origin: "deploy" }, "deployed from a commit"],
    [{ origin: "restore" }, "restored"],
    [{ origin: "backup" }, "first record"],
    [{ origin: "edit", isNew: false }, "recorded so already"],
  ] as const)("tells of %j: %s", (more, words) => {
    expect(rows(record(more))[0]).toContain(words);
  });

  test("leaves out what is kept beside the branches, and is empty where nothing else was", () => {
    expect(rows(record({ branch: "$memory" }), record())).toHaveLength(1);
    expect(recordTable([record({ branch: "$branches" })], job)).toBe("");
    expect(recordTable([], job)).toBe("");
  });

  test("counts what there is no room for", () => {
    const many = Array.from({ length: 53 }, (_, index) => record({ branch: `b${index}` }));
    expect(rows(...many).at(-1)).toBe("<sub>and 3 more</sub>");
  });
});
