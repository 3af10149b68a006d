import type { Modules } from "../../model/modules/modules.ts";
import type { Plan } from "../../model/modules/plan.ts";
import type { Commit } from "../../model/modules/tree.ts";
import type { Outcome } from "../../model/outcome/outcome.ts";
import type { DriftReport, Report } from "../../model/outcome/report.ts";
import type { RecordRemote } from "../../model/records/record-refs.ts";
import type { CommittedSource, SourceOptions } from "../source/committed-modules.ts";
import type { Known } from "../start/configurations.ts";
import type { RemoteRef } from "../start/prepare.ts";
import type { World } from "../start/world.ts";
import type { Fetching } from "./fetch-more.ts";

export interface DeployOptions {
  /** As the user named it, for messages. */
  readonly ref: string;
  readonly commit: Commit;
  readonly branch: string;
  /** Name of the server, for messages. */
  readonly server: string;
  /** The server as records name it: `screeps.com/ptr`. */
  readonly address: string;
  /** The ref whose tip the commit was: what moved it on has a run of its own, and then this one writes nothing. */
  readonly tipOf?: RemoteRef | undefined;
  /** Where records are pushed to, as they are made; absent: they stay in this repository. */
  readonly recordRemote?: RecordRemote | undefined;
  /** The commit is a record, or is to be brought back: said so at the end. */
  readonly restores: boolean;
  readonly source: SourceOptions;
  /** The commit whose history may explain live code; undefined: this repository has no commit of its own. */
  readonly known: Known | undefined;
  readonly onDrift: "keep" | "refuse" | "overwrite";
  readonly dryRun: boolean;
  readonly verify: boolean;
  readonly allowShrink: boolean;
  /** What every report of these settings says. */
  readonly notes?: readonly string[];
  /** Spend one more request, which no limit counts by endpoint, on which branch is the active one. */
  readonly tellActive: "always" | "after-a-write" | "never";
  /** The git branch that the code branch has its name from, where nobody chose one. */
  readonly ownName: string | undefined;
  /** What `--server` needs in a command to paste; undefined: nothing. */
  readonly serverFlag: string | undefined;
}

/** How a run stands: what is known, and what may have left this machine. */
export interface Run {
  readonly options: DeployOptions;
  readonly world: World;
  readonly warnings: string[];
  readonly notes: string[];
  /**
   * `maybe`: a write left and its answer was lost; `created`: the server said ok to a new branch with this set, which
   * not every server takes along; `acknowledged`: it said ok to exactly this set.
   */
  sent: "nothing" | "maybe" | "created" | "acknowledged";
  committed?: CommittedSource;
  /** What was live before the first write, and what that write was to change. */
  live?: Modules;
  plan?: Plan;
  /** The commit that explains the live code. */
  liveCommit?: string;
  drift?: DriftReport;
  /** The branch that runs in the world, as a listing had it. */
  activeBranch?: string | undefined;
  /** The record that keeps what was live before the write. */
  record?: string;
  /** What the remote said since the last wait; undefined: it was not asked since. */
  remote?: { readonly newer: Ending | undefined } | undefined;
  /** What was fetched to explain live code. */
  fetching?: Fetching;
  /** Live code that may be overwritten: it is explained, or a copy is kept. */
  settled?: Modules;
  /** When the newest answer to a read came, and how long that was before the write, in ms. */
  readAt?: number;
  gapMs?: number;
}

export interface Ending extends Pick<Report, "retryAt" | "retryAfterMs"> {
  readonly outcome: Outcome;
  readonly message: string;
}

export function startRun(options: DeployOptions, world: World): Run {
  const notes = [...(options.notes ?? [])];
  return { options, world, warnings: [], notes, sent: "nothing" };
}
