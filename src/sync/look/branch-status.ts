// Covered by test/sync/look/status.test.ts
import type { LimitReport } from "../../model/outcome/report.ts";
import type { RecordOrigin } from "../../model/records/record-origin.ts";
import type { Target } from "../account/targets.ts";
import type { EditedModule } from "../origin/edited-modules.ts";
import type { KnownCommit } from "../origin/known-commit.ts";
import type { Known } from "../start/configurations.ts";

export interface StatusOptions {
  readonly target: Target;
  /** Globs on code branches; undefined: all. */
  readonly branches: readonly string[] | undefined;
  readonly known: Known | undefined;
  /** So many of the last reads are not for this. */
  readonly reserve: number;
}

/** What is live on one code branch, and where it is from. */
export interface BranchStatus {
  readonly branch: string;
  readonly active: boolean;
  /**
   * `commit`: from this repository · `recorded`: from a record alone · `edited`: from neither, but near to one ·
   * `foreign`: like nothing here · `empty` · `unread`: it cannot be · `not-asked`: a limit, or what is kept back, came first.
   */
  readonly state: "commit" | "recorded" | "edited" | "foreign" | "empty" | "unread" | "not-asked";
  readonly modules?: number;
  readonly bytes?: number;
  /** Of `commit` what is live, of `recorded` what it was built from. */
  readonly live?: KnownCommit;
  /** Why it cannot be read. */
  readonly why?: string;
  /** Commits of the first-parent line that touch the source: of the ref since what is live, and of what is live since the ref. */
  readonly behind?: number;
  readonly ahead?: number;
  /** What is live was at HEAD in this clone, and is on no branch any more: amended, reset or squashed. */
  readonly gone?: true;
  /** The nearest known commit, where the live code was edited since, and what was. */
  readonly nearest?: KnownCommit;
  readonly edited?: readonly EditedModule[];
  /** The history was cut off: what is called edited may be an older commit. */
  readonly shallow?: true;
  /** What a bound kept out of the search for the commit. */
  readonly unseen?: readonly string[];
  readonly record?: {
    readonly commit: string;
    readonly time: string;
    readonly origin: RecordOrigin["kind"];
    /** The commit that was deployed or restored. */
    readonly from?: string;
    readonly isLive: boolean;
  };
}

export interface ServerStatus {
  readonly server: string;
  readonly branches: readonly BranchStatus[];
  /** The branch that the game runs, also where it is none of these; absent where the server does not tell. */
  readonly activeBranch?: string;
  readonly limits: readonly LimitReport[];
  /** When the rest can be read (ISO 8601), where a limit ended the reading. */
  readonly retryAt?: string;
  /** Why not all was asked. */
  readonly notAsked?: string;
}
