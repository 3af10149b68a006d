import { strict as assert } from "node:assert";
import { outcomes } from "../../src/model/outcome/outcome.ts";

/** What a run said at its end, and what is so; sets of modules are texts of them. */
export interface Said {
  readonly outcome: string;
  readonly message?: string | undefined;
  /** Absent where no process ended. */
  readonly status?: number | null | undefined;
  /** What was live before the run, and what is live now. */
  readonly before: string;
  readonly live: string;
  /** What the run was to make live, or to record, or to bring home. */
  readonly wanted: string;
  /** All that commits and records here hold. */
  readonly kept: ReadonlySet<string>;
}

const says = {
  live: new Set(["deployed", "restored", "unchanged", "written"]),
  recorded: new Set(["backed-up"]),
  /** After these nothing was written. */
  untouched: new Set(["unchanged", "planned", "skipped", "superseded", "rate-limited", "drift", "unreachable"]),
};

/** Never is something said that is not so. */
export function holdSaid(said: Said): void {
  const { outcome, message, live, wanted, before, status } = said;
  const about = `${outcome}: ${message}`;
  if (says.live.has(outcome)) assert.equal(live, wanted, about);
  if (says.recorded.has(outcome)) assert.ok(said.kept.has(before), `it is in no record: ${about}`);
  if (says.untouched.has(outcome)) assert.equal(live, before, `nothing was to be written: ${about}`);
  if (status !== undefined) assert.equal(status, statusOf(outcome), `exit status of ${about}`);
}

const statusOf = (outcome: string): number | undefined =>
  new Map<string, number>(Object.entries(outcomes).map(([name, { exit }]) => [name, exit])).get(outcome);
