import { describe, expect, test } from "vitest";
import { decisive, inputNote, resultOf, withoutReports } from "../../../src/action/result/result.ts";
import { type Outcome, outcomes } from "../../../src/model/outcome/outcome.ts";
import { reportOf } from "../../support/report.ts";

const of = (outcome: Outcome, server = outcome as string, optional = false) =>
  reportOf({ outcome, server, optional, message: `it is ${outcome}` });

describe("decisive()", () => {
  test("takes the highest exit status, wherever it stands", () => {
    const reports = [of("deployed"), of("drift"), of("failed")];
    expect(decisive(reports)?.outcome).toBe("drift");
    expect(decisive(reports.toReversed())?.outcome).toBe("drift");
  });

  test("takes an optional server last, even where it failed and the other was skipped", () => {
    expect(decisive([of("unreachable", "a", true), of("skipped")])?.outcome).toBe("skipped");
    expect(decisive([of("unreachable", "a", true), of("deployed", "b", true)])?.server).toBe("a");
  });

  test("takes of equals one that did something", () => {
    expect(decisive([of("skipped"), of("deployed")])?.outcome).toBe("deployed");
    expect(decisive([of("deployed", "first"), of("unchanged", "second")])?.server).toBe("first");
  });

  test("has nothing to take where there is nothing", () => {
    expect(decisive([])).toBeUndefined();
  });
});

describe("resultOf()", () => {
  const targets = (...optional: boolean[]) =>
    optional.map((one) => ({ optional: one })) as unknown as Parameters<typeof resultOf>[2];

  test("speaks in the worst one's words, and names its server where there are several", () => {
    const result = resultOf("deploy", [of("deployed", "a"), of("mismatch", "b")], targets(false, false));
    expect(result).toMatchObject({ outcome: "mismatch", exit: outcomes.mismatch.exit, message: "b: it is mismatch" });
    expect(resultOf("deploy", [of("failed", "a")], targets(false)).message).toBe("it is failed");
  });

  test("does not fail the job for an optional server", () => {
    expect(resultOf("deploy", [of("unreachable", "a")], targets(true))).toMatchObject({
      outcome: "unreachable",
      exit: 0,
      reports: [{ optional: true }],
    });
  });

  test("is skipped where no server is named", () => {
    expect(resultOf("check", [], [])).toMatchObject({ command: "check", outcome: "skipped", exit: 0, reports: [] });
  });

  test("calls a setting an input in a note, but not in a command to paste", () => {
    const drift = { kind: "drift", branch: "default", found: "edited", sure: true } as const;
    expect(inputNote({ ...drift, end: "overwritten" })).toContain("; on-drift: overwrite keeps no copy of it");
    expect(inputNote({ kind: "recorded-nowhere", why: "no" })).toContain('set input "stamp",');
    const elsewhere = { server: "s", branch: "b", active: "a", ownName: undefined } as const;
    expect(inputNote({ kind: "not-running", ...elsewhere, serverFlag: "ptr" })).toContain("activate b --server ptr");
  });
});

test("a run that ended before there was a report has the exit status of its outcome", () => {
  for (const outcome of Object.keys(outcomes) as Outcome[])
    expect(withoutReports("deploy", outcome, "so it is")).toEqual({
      command: "deploy",
      outcome,
      message: "so it is",
      exit: outcomes[outcome].exit,
      reports: [],
    });
});
