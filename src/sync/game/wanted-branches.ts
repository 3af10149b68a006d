// Covered by test/remote/git-remote.test.ts

import type { BranchListing } from "../../api/wire.ts";
import { wantedGlobs } from "../../git/clone/game-remotes.ts";
import { listRefs } from "../../git/history/refs.ts";
import { matching } from "../../model/glob/glob.ts";
import { UsageError } from "../../model/outcome/errors.ts";
import { type BranchRule, placesFor } from "../../model/settings/branch-rules.ts";
import type { Asked } from "../start/prepare.ts";

/**
 * The code branches that are worth a read, of which there are 60 an hour: the active ones, those that a rule sends a git
 * branch of this clone to, and those that `remote.<name>.screeps-branches` names, by globs.
 */
export async function wantedBranches(
  { repository }: Asked,
  remote: string,
  listed: readonly BranchListing[],
  rules: readonly BranchRule[] | undefined,
): Promise<ReadonlySet<string>> {
  const names = listed.map(({ branch }) => branch);
  const active = listed.filter(({ activeWorld, activeSim }) => activeWorld || activeSim).map(({ branch }) => branch);
  const heads = [...(await listRefs(repository, "refs/heads")).entries()];
  const ruled = heads.flatMap(([ref, sha]) => placesIn({ gitBranch: ref.slice("refs/heads/".length), sha }, rules));
  const globs = await wantedGlobs(repository, remote);
  return new Set([...active, ...ruled, ...(globs.length === 0 ? [] : matching(names, globs))]);
}

/** A git branch whose name no code branch can have goes nowhere. */
function placesIn(ref: Parameters<typeof placesFor>[0], rules: readonly BranchRule[] | undefined): readonly string[] {
  try {
    return placesFor(ref, rules).map(({ branch }) => branch);
  } catch (failure) {
    if (failure instanceof UsageError) return [];
    throw failure;
  }
}
