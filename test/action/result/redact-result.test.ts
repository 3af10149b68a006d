import { expect, test } from "vitest";
import { redactResult } from "../../../src/action/result/redact-result.ts";
import { resultOf } from "../../../src/action/result/result.ts";
import { reportOf } from "../../support/report.ts";

test("every text of a result goes through the redactor, however deep it lies, and nothing else changes", () => {
  const secret = "a_secret_of_ours";
  const report = reportOf({
    message: `it said ${secret}`,
    server: secret,
    warnings: [{ kind: "recorded-nowhere", why: `warns of ${secret}` }],
    findings: [{ severity: "warning", path: `src/${secret}.js`, line: 3, message: secret }],
    plan: { added: [{ name: secret, after: 9 }], changed: [], removed: [], unchanged: 4 },
    waits: [{ endpoint: secret, reason: secret, waitedMs: 5 }],
  });
  const result = resultOf("deploy", [report], []);
  const redacted = redactResult(result, (text) => text.replaceAll(secret, "***"));
  expect(JSON.stringify(redacted)).not.toContain(secret);
  expect(JSON.stringify(redacted)).toBe(JSON.stringify(result).replaceAll(secret, "***"));
});

test("the result that was given stays as it was", () => {
  const note = { kind: "not-recorded", failure: "as it was" } as const;
  const result = resultOf("deploy", [reportOf({ notes: [note] })], []);
  redactResult(result, () => "gone");
  expect(result.reports[0]?.notes).toEqual([{ kind: "not-recorded", failure: "as it was" }]);
});

test("a password that is one of our own words takes no outcome and no kind of a note away", () => {
  const note = { kind: "built", commit: "1a2b3c4", dirty: [] } as const;
  const result = resultOf("deploy", [reportOf({ outcome: "deployed", message: "it was deployed", notes: [note] })], []);
  const redacted = redactResult(result, (text) => text.replaceAll(/deployed|built/g, "***"));
  expect(redacted).toMatchObject({ outcome: "deployed", message: "it was ***", reports: [{ notes: [note] }] });
});
