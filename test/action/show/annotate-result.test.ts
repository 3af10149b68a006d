import { describe, expect, test } from "vitest";
import { resultOf, withoutReports } from "../../../src/action/result/result.ts";
import { annotateResult } from "../../../src/action/show/annotate-result.ts";
import { noteText } from "../../../src/model/outcome/note-text.ts";
import type { Outcome } from "../../../src/model/outcome/outcome.ts";
import { listeningLog } from "../../support/action/listening-log.ts";
import { reportOf } from "../../support/report.ts";

function told(more: Parameters<typeof reportOf>[0], optional = false) {
  const { log, annotations, lines } = listeningLog();
  const targets = [{ optional }] as unknown as Parameters<typeof resultOf>[2];
  annotateResult(log, resultOf("deploy", [reportOf(more)], targets));
  return { annotations, lines };
}

describe("the result of a run", () => {
  test.each<[Outcome, string | undefined]>([
    ["deployed", undefined],
    ["unchanged", undefined],
    ["backed-up", undefined],
    ["skipped", "notice"],
    ["superseded", "notice"],
    ["written", "warning"],
    ["failed", "error"],
    ["mismatch", "error"],
    ["unknown", "error"],
    ["rate-limited", "error"],
  ])("%s is told as %s", (outcome, level) => {
    const { annotations, lines } = told({ outcome, message: "so it is" });
    expect(annotations[0]?.[0]).toBe(level);
    if (level === undefined) expect(lines).toEqual(["so it is"]);
    else expect(annotations[0]?.[2]).toEqual({ title: `screeps-sync: ${outcome}` });
  });

  test("of an optional server is a warning, and says why the job goes on", () => {
    const [[level, message] = []] = told({ outcome: "unreachable" }, true).annotations;
    expect(level).toBe("warning");
    expect(message).toContain("(the server is optional, so the job does not fail)");
  });

  test("of a limit says what was waited and when to run the job again", () => {
    const waits = [{ endpoint: "global", reason: "429", waitedMs: 5000 }];
    const retryAt = "2026-01-31T12:00:00.000Z";
    const message = "Cannot write: limit reached";
    expect(told({ outcome: "rate-limited", message, waits, retryAt }).annotations[0]?.[1]).toBe(
      `${message}. Nothing was written after 5.0 s of waiting; run the job again after ${retryAt} (UTC)`,
    );
    expect(told({ outcome: "rate-limited", message }).annotations[0]?.[1]).toBe(
      `${message}. Nothing was written; run the job again later`,
    );
  });

  test("without a report is told in its own words", () => {
    const { log, annotations } = listeningLog();
    annotateResult(log, withoutReports("deploy", "usage", "Cannot deploy: no token"));
    annotateResult(log, withoutReports("deploy", "skipped", "Skipped: no rule"));
    expect(annotations.map(([level, message]) => [level, message])).toEqual([
      ["error", "Cannot deploy: no token"],
      ["notice", "Skipped: no rule"],
    ]);
  });

  test("comes before what our own check found: GitHub keeps the first ten", () => {
    const findings = [{ severity: "error" as const, message: "is wrong" }];
    const drift = { kind: "drift", branch: "default", found: "edited", sure: true, end: "planned" } as const;
    const { annotations } = told({ outcome: "failed", message: "refused", warnings: [drift], findings });
    expect(annotations.map(([, message]) => message)).toEqual(["refused", noteText(drift), "is wrong"]);
    expect(annotations[1]?.[2]?.title).toMatch(/^Drift on /);
  });
});

test("drift that was overwritten is titled as drift, with its server; any other warning by the outcome", () => {
  const { annotations } = told({
    warnings: [
      { kind: "drift", branch: "default", found: "an edit", sure: true, end: "overwritten" },
      { kind: "not-recorded", failure: "the disk is full" },
    ],
  });
  expect(annotations.map(([, , place]) => place?.title)).toEqual([
    "Drift on screeps.com",
    "screeps-sync: deployed, but",
  ]);
});

describe("a low budget", () => {
  const limit = (remaining: number, endpoint = "POST /api/user/code") => [{ endpoint, limit: 240, remaining }];

  test.each([
    [23, 1],
    [24, 0],
    [0, 1],
  ])("is told where less than a tenth is left: %d", (remaining, count) => {
    expect(told({ limits: limit(remaining) }).annotations).toHaveLength(count);
  });

  test("says of which limit, and until when", () => {
    const limits = limit(3).map((one) => ({ ...one, resetAt: "2026-01-31T12:00:00.000Z" }));
    expect(told({ limits }).annotations[0]).toEqual([
      "notice",
      "3 of 240 left for POST /api/user/code, free again at 2026-01-31T12:00:00.000Z (UTC)",
      { title: "Low budget" },
    ]);
  });

  test("of a limit that nobody documents is no news", () => {
    expect(told({ limits: limit(0, "GET /somewhere") }).annotations).toEqual([]);
  });
});
