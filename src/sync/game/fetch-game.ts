// Covered by test/remote/git-remote.test.ts
import type { BranchListing } from "../../api/wire.ts";
import { listRefs } from "../../git/history/refs.ts";
import { isNothing } from "../../model/modules/modules.ts";
import { RateLimitedError } from "../../model/outcome/errors.ts";
import { branchRefs } from "../../model/pull/branch-refs.ts";
import { isBranchName } from "../../model/settings/code-branch.ts";
import { type OpenedGame, openGame } from "../pull/open-pull.ts";
import { patiently } from "../start/patience.ts";
import type { Asked } from "../start/prepare.ts";
import { commitOfBranch } from "./commit-of-branch.ts";
import { wantedBranches } from "./wanted-branches.ts";

/** A code branch as git sees it. */
export interface GameRef {
  /** Below `refs/heads/`. */
  readonly ref: string;
  readonly commit: string;
}

/** What a game has, as the commits of `pull`. */
export interface FetchedGame {
  readonly refs: readonly GameRef[];
  /** The git branch of what the game runs. */
  readonly head: string | undefined;
  /** Code branches that were not read and never were. */
  readonly unread: readonly string[];
  /** Why some were not read that should have been. */
  readonly why?: string | undefined;
}

/**
 * Reads the code branches of a game that matter here, and has git hold each as a commit; the others stay as last seen.
 * @param remote what the game is called here
 */
export async function fetchGame(asked: Asked, remote: string): Promise<FetchedGame> {
  const game = await openGame(asked);
  const listed = await listCodeBranches(game);
  const names = branchRefs(listed.map(({ branch }) => branch));
  const wanted = await wantedBranches(asked, remote, listed, game.values.branches);
  const { found, why } = await readAll(game, [...wanted]);
  const seen = await listRefs(asked.repository, `refs/remotes/${remote}`);
  const refs: GameRef[] = [];
  const unread: string[] = [];
  for (const [branch, ref] of names) {
    const commit = found.get(branch) ?? (found.has(branch) ? undefined : seen.get(`refs/remotes/${remote}/${ref}`));
    if (commit !== undefined) refs.push({ ref, commit });
    else if (!found.has(branch)) unread.push(branch);
  }
  const active = listed.find(({ activeWorld }) => activeWorld)?.branch;
  const head = names.get(active ?? "");
  return { refs, head: refs.some(({ ref }) => ref === head) ? head : undefined, unread, why };
}

/** Names of all code branches as git has them, without reading one. */
export async function listGame(asked: Asked): Promise<readonly string[]> {
  const listed = await listCodeBranches(await openGame(asked));
  return [...branchRefs(listed.map(({ branch }) => branch)).values()];
}

async function listCodeBranches({ world }: OpenedGame): Promise<readonly BranchListing[]> {
  return (await patiently(world, world.api.listBranches)).filter(({ branch }) => isBranchName(branch));
}

/** Each wanted branch → its commit; undefined: it holds nothing. Where the limit ends it, the rest is for the next time. */
async function readAll(game: OpenedGame, wanted: readonly string[]) {
  const found = new Map<string, string | undefined>();
  for (const branch of wanted) {
    try {
      const live = await patiently(game.world, () => game.world.api.getCode(branch));
      const isEmpty = live === undefined || isNothing(live);
      found.set(branch, isEmpty ? undefined : await commitOfBranch({ ...game, branch }, live.modules));
    } catch (failure) {
      if (!(failure instanceof RateLimitedError) || found.size === 0) throw failure;
      return { found, why: failure.message };
    }
  }
  return { found };
}
