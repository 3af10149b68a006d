import { describe, expect, test } from "vitest";
import type { Result, ServerReport } from "../../../src/action/result/result.ts";
import { renderSummary } from "../../../src/action/show/summary.ts";
import { readJob } from "../../../src/action/start/job.ts";
import type { Finding } from "../../../src/model/outcome/finding.ts";
import type { Note } from "../../../src/model/outcome/note.ts";
import { reportOf } from "../../support/report.ts";

const job = readJob({ GITHUB_REPOSITORY: "me/bot", GITHUB_RUN_ID: "7", GITHUB_WORKSPACE: "/bot" });
const commit = "1a2b3c4d5e".repeat(4);
const record = "9f8e7d6c5b".repeat(4);

const report = (more: Partial<ServerReport> = {}): ServerReport =>
  reportOf({ message: "Deployed it", commit, modules: 3, ...more });
const render = (reports: readonly ServerReport[], more: Partial<Result> = {}, redact = (text: string) => text) =>
  renderSummary(
    { command: "deploy", outcome: "deployed", message: "It is so", exit: 0, reports, ...more },
    job,
    redact,
  );
const finding = (severity: Finding["severity"], message: string, place = {}): Finding => ({
  severity,
  message,
  ...place,
});

describe("the summary of one server", () => {
  test("says first how it ended, and has the facts in a table with links", () => {
    const lines = render([
      report({ liveCommit: "2b".repeat(20), record, active: true } as Partial<ServerReport>),
    ]).split("\n\n");
    expect(lines.slice(0, 2)).toEqual(["### ✅ Deployed", "> Deployed it"]);
    const facts = lines[2] ?? "";
    expect(facts).toContain("| Commit | Branch | Server | Modules | Was live | Copy |");
    expect(facts).toContain(`(<https://github.com/me/bot/commit/${commit}>)`);
    expect(facts).toContain(`(<https://github.com/me/bot/compare/${"2b".repeat(20)}...${commit}>)`);
    expect(facts).toContain(`(<https://github.com/me/bot/commit/${record}>)`);
    expect(facts).toMatch(/default.* \(active\) \| screeps\.com \| 3 \|/);
  });

  test.each([
    ["is the one that runs", true, " (active)"],
    ["is another one", false, " (not the active one)"],
  ])("says of a branch that it %s", (_what, active, words) => {
    expect(render([report({ active })])).toContain(words);
  });

  test("says nothing of what nobody asked, and nothing twice", () => {
    const text = render([report({ liveCommit: commit })]);
    expect(text).not.toContain("active");
    expect(text).not.toContain("compare");
    expect(text).toContain("| — |\n");
    expect(render([report({ branch: undefined } as never)])).toContain("| — | screeps.com |");
  });

  test.each([
    ["healthy", "💚 healthy"],
    ["sick", "🤒 sick"],
    ["unknown", "❓ unknown"],
  ] as const)("says that it is %s where the game was watched", (verdict, words) => {
    const health = { verdict, why: "", ticks: 3, errors: [], known: 0, cpu: {}, logLinesPerTick: 0 };
    const text = render([report({ health })]);
    expect(text).toContain("| Was live | Health |");
    expect(text).toContain(`| ${words} |`);
  });

  test("has no facts where it is about no commit", () => {
    expect(render([report({ commit: "" })])).not.toContain("| Commit |");
  });

  test("has the worst findings first, with their places, and says how many there is no room for", () => {
    const all = [
      finding("notice", "n"),
      finding("warning", "w", { path: "src/a.js", line: 3 }),
      finding("error", "e", { path: "src/b.js" }),
    ];
    const lines = render([report({ findings: all })])
      .split("\n")
      .filter((line) => line.startsWith("- "));
    expect(lines.map((line) => line.replaceAll("`", ""))).toEqual(["- ❌ src/b.js e", "- ⚠️ src/a.js:3 w", "- ℹ️ n"]);
    const many = render([report({ findings: Array.from({ length: 53 }, () => finding("warning", "w")) })]);
    expect(many.match(/⚠️/g)).toHaveLength(50);
    expect(many).toContain("- and 3 more in the log");
  });

  test("has warnings and notes in the words of a workflow, but not what the facts say already", () => {
    const held = (gone: boolean): Note => ({ kind: "held-commit", branch: "default", commit: "c".repeat(40), gone });
    const drift: Note = { kind: "drift", branch: "default", found: "edited", sure: true, end: "overwritten" };
    const text = render([report({ warnings: [drift], notes: [held(false)], liveCommit: "c".repeat(40) })]);
    expect(text).toContain("- ⚠️ Drift");
    expect(text).toContain("on-drift: overwrite");
    expect(text).not.toContain("held");
    expect(render([report({ notes: [held(true)], liveCommit: "c".repeat(40) })])).toContain("held what was deployed");
    expect(render([report({ notes: [held(false)] })])).toContain("held ccccccc");
  });

  test("says when a limit is free again", () => {
    const text = render([report({ outcome: "rate-limited", retryAt: "2026-01-01T00:00:00.000Z" })]);
    expect(text).toContain("### ⏳ Rate limit");
    expect(text).toContain("2026-01-01T00:00:00.000Z");
  });
});

describe("the summary of several servers", () => {
  const season = report({ server: "screeps.com/season", outcome: "unreachable", optional: true });

  test("has a table of all, and the details of each folded below", () => {
    const text = render([report(), season], { outcome: "deployed" });
    expect(text).toContain("| Server | Branch | Outcome | Free again |");
    expect(text).toMatch(/screeps\.com\/season.*❌ Server not reached <sub>optional<\/sub>/);
    expect(text.match(/<details>/g)).toHaveLength(2);
    expect(text).toContain("<summary>screeps.com: ✅ Deployed</summary>");
  });

  test("has the details of the first twenty only", () => {
    const many = render(Array.from({ length: 25 }, () => report()));
    expect(many.match(/<details>/g)).toHaveLength(20);
    expect(many.match(/^\| screeps\.com \|/gm)).toHaveLength(25);
  });
});

describe("every summary", () => {
  test("says how a run without a server ended", () => {
    expect(render([], { outcome: "usage", message: "Cannot: so it is" })).toBe(
      "### ❌ Not set up right\n\nCannot: so it is\n",
    );
  });

  test("hides what is to be hidden, in all of it", () => {
    const text = render([report({ message: "with secret", findings: [finding("error", "a secret")] })], {}, (all) =>
      all.replaceAll("secret", "***"),
    );
    expect(text).not.toContain("secret");
    expect(text.match(/\*\*\*/g)).toHaveLength(2);
  });

  test("that would be too long for GitHub is its headline alone", () => {
    const branches = Array.from({ length: 3000 }, (_, index) => `branch-${index}-${"x".repeat(80)}`);
    const huge = [report({ notes: [{ kind: "left-over", branches }] })];
    const redact = (text: string) => text.replaceAll("so", "**");
    expect(render(huge, {}, redact)).toBe("### ✅ Deployed\n\nIt is **\n");
  });
});
