// Covered by test/doors/action/both-ways.test.ts
import type { Report } from "../../model/outcome/report.ts";

/** What a report says that is about the account, and of no commit. */
export const withoutCommit = {
  ref: "",
  commit: "",
  source: "",
  modules: 0,
  bytes: 0,
  findings: [],
  warnings: [],
  notes: [],
} as const satisfies Partial<Report>;
