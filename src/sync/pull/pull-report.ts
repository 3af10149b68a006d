// Covered by test/sync/pull/pull.test.ts
import type { Outcome } from "../../model/outcome/outcome.ts";
import type { LimitReport, PlanReport, WaitReport } from "../../model/outcome/report.ts";
import type { EditedSource } from "../../model/pull/edited-sources.ts";
import type { LeftModule } from "../../model/pull/put-back.ts";
import { shortId } from "../../model/text/short-id.ts";
import type { EditedLive } from "./edited-live.ts";
import type { BaseKind } from "./find-base.ts";

/** What became of what was edited in the game. */
export interface PullReport {
  readonly outcome: Outcome;
  readonly message: string;
  readonly server: string;
  readonly branch: string;
  /** What is live as a commit; where nothing was edited, the commit that is live. */
  readonly commit?: string;
  /** What it is on top of, and how that is known. */
  readonly base?: string;
  readonly basedOn?: BaseKind;
  /** How far live code is from its base, where only the lines tell. */
  readonly lines?: number;
  /** From the base to what is live, by module. */
  readonly plan?: PlanReport;
  /** What no file can hold. */
  readonly left: readonly LeftModule[];
  /** The record that keeps all of it, where that was needed. */
  readonly record?: string;
  /** The same as `git diff` shows it, for `git apply`. */
  readonly patch?: string;
  /** Of built code: where the edit belongs. */
  readonly sources?: readonly EditedSource[];
  readonly waits: readonly WaitReport[];
  readonly limits: readonly LimitReport[];
  readonly retryAt?: string;
  readonly retryAfterMs?: number;
}

/** How it is known what live code is based on, for a person. */
export function describeBase(base: EditedLive["base"]): string {
  if (base === undefined) return "the first commit of this repository";
  return `on top of ${shortId(base.commit)}, ${words[base.kind](base.lines ?? 0)}`;
}

const words: Readonly<Record<BaseKind, (lines: number) => string>> = {
  pulled: () => "which brought it home before",
  record: () => "as its record says",
  stamp: () => "as the stamp in it says",
  "made-live": () => "which this clone made live last",
  "newest-record": () => "as the newest record says",
  lines: (lines) => `the nearest commit, ${lines === 1 ? "1 line" : `${lines} lines`} away`,
};
