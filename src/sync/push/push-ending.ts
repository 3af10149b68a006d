// Covered by test/doors/hook/push-story.test.ts
import { PreflightError, type SyncError } from "../../model/outcome/errors.ts";
import type { Finding } from "../../model/outcome/finding.ts";
import type { Outcome } from "../../model/outcome/outcome.ts";
import type { Report } from "../../model/outcome/report.ts";

/** What brings a pushed commit to its code branch later: the words of `screeps-sync deploy`. */
export interface Later {
  readonly commit: string;
  readonly branch: string;
  readonly source?: string;
  readonly server?: string;
}

/** How one code branch ended, on one server; or one ref that goes nowhere. */
export interface PushEnding {
  readonly outcome: Outcome;
  readonly message: string;
  /** The server may fail without making the push fail. */
  readonly optional: boolean;
  readonly findings: readonly Finding[];
  readonly report?: Report;
  readonly later?: Later;
}

export function ended(outcome: Outcome, message: string, later?: Later): PushEnding {
  return { outcome, message, optional: false, findings: [], ...(later === undefined ? {} : { later }) };
}

export function failed(failure: SyncError, optional = false): PushEnding {
  const findings = failure instanceof PreflightError ? failure.findings : [];
  return { outcome: failure.outcome, message: failure.message, optional, findings };
}
