import type { Modules } from "../../model/modules/modules.ts";
import type { Plan } from "../../model/modules/plan.ts";
import type { Note } from "../../model/outcome/note.ts";
import type { Outcome } from "../../model/outcome/outcome.ts";
import type { DriftReport, Report } from "../../model/outcome/report.ts";
import type { Words } from "../../model/text/told.ts";
import type { CommittedSource } from "../source/committed-modules.ts";
import type { Deployment } from "./deployment.ts";
import type { Fetching } from "./fetch-more.ts";

export interface Ending extends Pick<Report, "retryAt" | "retryAfterMs"> {
  readonly outcome: Outcome;
  readonly message: Words;
}

/**
 * What may have left this machine. `maybe`: a write left and its answer was lost; `created`: the server said ok to a new
 * branch with this set, which not every server takes along; `acknowledged`: it said ok to exactly this set.
 */
export type SentState = "nothing" | "maybe" | "created" | "acknowledged";

/** What a step found out, for the report. */
export interface Learned {
  /** The commit that explains the live code. */
  readonly liveCommit?: string;
  readonly drift?: DriftReport;
  /** The record that keeps what was live before the write. */
  readonly record?: string;
  /** The branch that runs in the world, as a listing had it. */
  readonly activeBranch?: string | undefined;
  /** How long the newest read was before the write. */
  readonly gapMs?: number;
  readonly notes?: readonly Note[];
  readonly warnings?: readonly Note[];
}

/** What was live before the first write, and what that write was to change. */
export interface FirstRound {
  readonly live: Modules;
  readonly plan: Plan;
}

/** What a remote said: why this run is superfluous, where it is, and what could not be asked. */
export interface RemoteAnswer {
  readonly newer?: Ending | undefined;
  readonly notes: readonly Note[];
}

/**
 * How far a deploy has come: what outlives a failed round, and its report says. Steps return what they found; `deploy.ts`
 * alone writes it here.
 */
export interface Course {
  sent: SentState;
  /** What the commit holds. */
  wanted?: CommittedSource;
  first?: FirstRound;
  learned: Learned;
  /** The ref of this clone that is asked about after a wait. */
  ownRef?: string | undefined;
  /** What the remote said since the last wait; undefined: it was not asked since. */
  answer?: RemoteAnswer | undefined;
  /** Live code that may be overwritten: it is explained, or a copy is kept. */
  judged?: Modules;
  /** What is fetched to explain live code. */
  readonly fetching: Fetching | undefined;
}

export function startCourse({ notes = [], recordRemote, commit, ownRef, only }: Deployment): Course {
  const fetching = recordRemote && ({ ...recordRemote, commit: commit.oid, done: "nothing" } as const);
  return { sent: "nothing", learned: { notes }, ownRef, fetching, ...(only === undefined ? {} : { judged: only }) };
}

/** Adds what a step found. Rounds repeat what they find: it is said once, and the first drift stays. */
export function learn(course: Course, { notes = [], warnings = [], ...found }: Learned): void {
  const before = course.learned;
  course.learned = {
    ...before,
    ...found,
    ...(before.drift === undefined ? {} : { drift: before.drift }),
    notes: once([...(before.notes ?? []), ...notes]),
    warnings: once([...(before.warnings ?? []), ...warnings]),
  };
}

const once = (notes: readonly Note[]): readonly Note[] => [
  ...new Map(notes.map((note) => [JSON.stringify(note), note])).values(),
];
