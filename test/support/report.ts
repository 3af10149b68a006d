import type { ServerReport } from "../../src/action/result/result.ts";

/** The report of a deploy that went well; a test says what is different. */
export const reportOf = (more: Partial<ServerReport> = {}): ServerReport => ({
  outcome: "deployed",
  message: 'Deployed 1a2b3c4 to "default"',
  server: "screeps.com",
  branch: "default",
  ref: "main",
  commit: "1a2b3c4d".repeat(5),
  source: "src",
  modules: 2,
  bytes: 1000,
  findings: [],
  waits: [],
  limits: [],
  warnings: [],
  notes: [],
  optional: false,
  ...more,
});
