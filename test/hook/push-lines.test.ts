import { describe, expect, test } from "vitest";
import { pushLines } from "../../src/hook/push-lines.ts";
import type { Finding } from "../../src/model/outcome/finding.ts";
import type { Note } from "../../src/model/outcome/note.ts";
import type { Outcome } from "../../src/model/outcome/outcome.ts";
import type { Report } from "../../src/model/outcome/report.ts";
import { ended, type Later, type PushEnding } from "../../src/sync/push/push-ending.ts";
import { reportOf } from "../support/report.ts";

const later: Later = { commit: "1a2b3c4d5e", branch: "default" };
const commands = {
  afterStop: ({ outcome }: PushEnding) => `stopped by ${outcome}`,
  afterLetGo: (left: readonly Later[]) => `afterwards: ${left.map(({ branch }) => branch).join()}`,
  afterSkip: (left: readonly Later[]) => `when it is there: ${left.map(({ branch }) => branch).join()}`,
};

/** Lines as `good Deployed …`. */
function lines(endings: readonly PushEnding[], more: { readonly strict?: boolean; readonly most?: number } = {}) {
  return pushLines(endings, { strict: false, commands, ...more }).map(([sign, line]) => `${sign} ${line}`);
}

const good = (more: Partial<Report> = {}, outcome: Outcome = "deployed"): PushEnding => ({
  ...ended(outcome, "It went well"),
  report: reportOf({ outcome, commit: later.commit, ...more }),
});
const finding = (message: string): Finding => ({ severity: "warning", message, path: "src/a.js", line: 2 });
const left: Note = { kind: "left-over", branches: ["x"] };
const plan = { added: [{ name: "a" }], changed: [], removed: [{ name: "b" }, { name: "c" }], unchanged: 7 };

describe("a push that went well", () => {
  test("has its message, what changed, the first finding, and notes, as far as there is room", () => {
    const ending = { ...good({ plan, notes: [left] }), findings: [finding("is large"), finding("is odd")] };
    const found = "src/a.js:2 is large (and 1 more: screeps-sync check)";
    expect(lines([ending])).toEqual([
      "good It went well",
      `plain 1 added, 0 changed, 2 removed; ${found}`,
      'plain Not asked, and left for the next run: "x"',
    ]);
    expect(lines([ending], { most: 2 })).toEqual([
      "good It went well",
      `plain 1 added, 0 changed, 2 removed; ${found}`,
    ]);
    expect(lines([ending], { most: 1 })).toEqual(["good It went well"]);
  });

  test("says nothing more where there is nothing more to say", () => {
    expect(lines([good()])).toEqual(["good It went well"]);
    expect(lines([])).toEqual([]);
  });

  test("says what succeeded and may not be meant before what changed", () => {
    const warned = good({ plan, warnings: [left], notes: [left] });
    expect(lines([warned], { most: 2 })).toEqual([
      "good It went well",
      'waiting Not asked, and left for the next run: "x"',
    ]);
    expect(lines([warned])).toHaveLength(3);
  });

  test("to several branches says of all in a few words where they went", () => {
    const unchanged = good({ branch: "sim", commit: "2b3c4d5e6f" }, "unchanged");
    expect(lines([good(), good({ branch: "f-a" }), unchanged])).toEqual([
      'good Deployed 1a2b3c4 to "default", 1a2b3c4 to "f-a" on screeps.com: read back, all modules equal; Nothing to do for 2b3c4d5 to "sim" on screeps.com: holds it already',
    ]);
  });

  test("to very many says how many more there are, and each server by itself", () => {
    const many = ["a", "b", "c", "d", "e", "f"].map((branch) => good({ branch }));
    expect(lines(many)[0]).toContain('1a2b3c4 to "d" and 2 more on screeps.com');
    expect(lines([good(), good({ server: "ptr" })])[0]).toContain(
      "on screeps.com: read back, all modules equal; Deployed",
    );
  });

  test("says the same warning of several branches once", () => {
    expect(lines([good({ warnings: [left] }), good({ warnings: [left] })]).slice(1)).toEqual([
      'waiting Not asked, and left for the next run: "x"',
    ]);
  });
});

describe("a push with troubles", () => {
  test.each<[Outcome, string, string]>([
    ["failed", "bad", "stopped by failed"],
    ["drift", "bad", "stopped by drift"],
    ["rate-limited", "waiting", "afterwards: default"],
    ["unreachable", "waiting", "afterwards: default"],
    ["unknown", "waiting", "afterwards: default"],
  ])("(%s) has what is wrong as %s, and last what to do: %s", (outcome, sign, last) => {
    expect(lines([ended(outcome, "Cannot deploy", later)])).toEqual([`${sign} Cannot deploy`, `plain ${last}`]);
  });

  test("by a server that says later is stopped where that is wished", () => {
    expect(lines([ended("rate-limited", "Later", later)], { strict: true })[1]).toBe("plain stopped by rate-limited");
  });

  test("shows the worst one whole, and how many more there are", () => {
    const all = [ended("rate-limited", "Later"), ended("failed", "Cannot read"), ended("usage", "Cannot use")];
    expect(lines(all)).toEqual(["bad Cannot read (and 2 more like it)", "plain stopped by failed"]);
  });

  test("shows the first finding of it, where there is room", () => {
    const ending = { ...ended("failed", "Cannot deploy: 2 problems"), findings: [finding("is wrong"), finding("too")] };
    expect(lines([ending])).toEqual([
      "bad Cannot deploy: 2 problems",
      "plain src/a.js:2 is wrong (and 1 more: screeps-sync check)",
      "plain stopped by failed",
    ]);
    expect(lines([good(), ending]).map((line) => line.split(" ")[0])).toEqual(["good", "bad", "plain"]);
  });

  test("has what is true now and what is wrong on one line, where a wait has taken another", () => {
    expect(lines([good(), ended("failed", "Cannot deploy")], { most: 2 })).toEqual([
      "bad It went well; Cannot deploy",
      "plain stopped by failed",
    ]);
  });

  test("does not count those of an optional server for what is left to do", () => {
    const optional = { ...ended("unreachable", "No answer", later), optional: true };
    expect(lines([optional])).toEqual(["waiting No answer"]);
    expect(lines([optional, ended("unknown", "Lost", { ...later, branch: "b" })]).at(-1)).toBe("plain afterwards: b");
  });
});

describe("refs that go nowhere", () => {
  test("have a line each, and a command for those that can be deployed later", () => {
    const skipped = [ended("skipped", "Skipped a", later), ended("skipped", "Skipped b")];
    expect(lines(skipped)).toEqual(["waiting Skipped a", "waiting Skipped b", "plain when it is there: default"]);
    expect(lines([ended("skipped", "Skipped b")])).toEqual(["waiting Skipped b"]);
  });

  test("stand behind what went well and what did not, and give way to that", () => {
    const all = [ended("skipped", "Skipped a"), good(), ended("unknown", "Lost", later)];
    expect(lines(all)).toEqual(["good It went well", "waiting Lost", "plain afterwards: default"]);
  });
});
