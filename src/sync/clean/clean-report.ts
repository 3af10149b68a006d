// Covered by test/sync/clean/clean.test.ts
import type { Outcome } from "../../model/outcome/outcome.ts";
import type { LimitReport, WaitReport } from "../../model/outcome/report.ts";
import { mostBranches } from "../../model/settings/code-branch.ts";
import { shortId } from "../../model/text/short-id.ts";

/** A code branch that was removed, or would be. */
export interface RemovedBranch {
  readonly branch: string;
  /** The commit that it held. */
  readonly commit: string;
}

/** A code branch that a rule may have made and that stays all the same. */
export interface KeptBranch {
  readonly branch: string;
  readonly why: string;
  /** Keeps what no commit explains. */
  readonly record?: string;
}

/** What became of the code branches of one server. */
export interface CleanReport {
  readonly outcome: Outcome;
  readonly message: string;
  readonly server: string;
  readonly removed: readonly RemovedBranch[];
  readonly kept: readonly KeptBranch[];
  /** How many code branches there are now; absent where the listing was not read. */
  readonly branches?: number;
  readonly waits: readonly WaitReport[];
  readonly limits: readonly LimitReport[];
  readonly retryAt?: string;
  readonly retryAfterMs?: number;
}

type Facts = Pick<CleanReport, "server" | "removed" | "kept" | "branches">;

/** How it ended, by the listing that was read last. @param still code branches that are listed though they were removed */
export function cleanEnding(
  facts: Facts,
  { still, dryRun }: { readonly still: readonly string[]; readonly dryRun: boolean },
): Pick<CleanReport, "outcome" | "message"> {
  const { server, removed } = facts;
  const rest = `${stays(facts)}${room(facts)}`;
  if (still.length > 0) {
    const names = still.map((name) => `"${name}"`).join(", ");
    const message = `Cannot remove ${names} of ${server}: the server said ok, and still lists what was removed${rest}`;
    return { outcome: "failed", message };
  }
  if (removed.length === 0)
    return {
      outcome: "unchanged",
      message: `Nothing to clean on ${server}: no code branch that a rule made has lost its git branch or pull request${rest}`,
    };
  const what = `${removed.length === 1 ? "1 code branch" : `${removed.length} code branches`} of ${server} whose git branch or pull request is gone: ${removed.map(named).join(", ")}`;
  if (dryRun) return { outcome: "planned", message: `Would remove ${what}; nothing was sent that writes${rest}` };
  return { outcome: "cleaned", message: `Removed ${what}${rest}` };
}

/** What was done before a run ended early. */
export const cleanedSoFar = ({ removed }: Pick<Facts, "removed">): string =>
  removed.length === 0 ? "" : `; removed before that: ${removed.map(named).join(", ")}`;

const named = ({ branch, commit }: RemovedBranch): string => `"${branch}" (was ${shortId(commit)})`;

const stays = ({ kept }: Facts): string => kept.map(({ branch, why }) => `; "${branch}" stays: ${why}`).join("");

// So many pull requests at a time are nothing unusual.
const few = 3;

/** The limit of the service, told before it refuses a branch. */
function room({ branches }: Facts): string {
  if (branches === undefined || branches < mostBranches - few) return "";
  return `; there are ${branches} code branches, and the server allows ${mostBranches}`;
}
