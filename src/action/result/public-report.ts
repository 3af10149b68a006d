// Covered by test/action/result/outputs.test.ts
import { inWords } from "../../model/outcome/note-text.ts";
import { inputNote, type Result } from "./result.ts";

const mostCharacters = 900_000;

/** An output holds 1 MB: of a set with so many or so long names, the lists are left out. */
export function publicReport({ command, outcome, message, exit, ...result }: Result): object {
  const reports = result.reports.map((report) => inWords(report, inputNote));
  const whole = { command, outcome, message, exit, reports };
  if (JSON.stringify(whole).length < mostCharacters) return whole;
  return {
    ...whole,
    reports: reports.map((report) => ({
      ...report,
      plan: undefined,
      drift: undefined,
      findings: report.findings.slice(0, 100),
    })),
  };
}
