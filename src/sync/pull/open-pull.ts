// Covered by test/sync/pull/pull.test.ts

import { topLevel } from "../../git/clone/tracked.ts";
import { headBranch } from "../../git/clone/work-tree-files.ts";
import { UsageError } from "../../model/outcome/errors.ts";
import type { RecordRemote } from "../../model/records/record-refs.ts";
import type { ResolvedSettings } from "../../model/settings/setting-values.ts";
import { oneTarget } from "../account/one-target.ts";
import type { Target } from "../account/targets.ts";
import { readHead } from "../source/own-reading.ts";
import type { Known } from "../start/configurations.ts";
import { openWorld } from "../start/open-world.ts";
import { patiently } from "../start/patience.ts";
import { type Asked, type PreparedAccount, prepareAccount, presentBranch } from "../start/prepare.ts";
import { recordRemote } from "../start/record-remote.ts";
import type { World } from "../start/world.ts";

/** What a person wants to come of what was edited in the game. */
export interface PullWish {
  /** The code branch; undefined: where HEAD is deployed to. */
  readonly branch?: string | undefined;
  /** Git merges it, git rebases on it, or it is only named. */
  readonly how: "merge" | "rebase" | "name";
  /** Show it as a patch. */
  readonly patch: boolean;
  /** Standard output belongs to somebody else. */
  readonly quiet: boolean;
}

/** One server whose code may come home. */
export interface OpenedGame {
  readonly asked: Asked;
  readonly target: Target;
  readonly values: ResolvedSettings;
  readonly recordRemote: RecordRemote | undefined;
  /** HEAD; undefined before the first commit. */
  readonly known: Known | undefined;
  readonly world: World;
}

/** One code branch on its way home. */
export interface Pull extends OpenedGame {
  readonly wish: PullWish;
  readonly branch: string;
}

/** @throws UsageError where it cannot be told which server is meant; nothing was sent then */
export async function openGame(asked: Asked, account?: PreparedAccount): Promise<OpenedGame> {
  const { values, targets } = account ?? (await prepareAccount(asked));
  const target = oneTarget(targets, "pull");
  const world = openWorld(asked, target, values);
  return { asked, target, values, world, known: await readHead(asked), recordRemote: recordRemote(asked, values) };
}

/** @throws UsageError where it cannot be told what is meant, or nothing could be merged; nothing was sent then, but to ask for the active branch */
export async function openPull(asked: Asked, wish: PullWish, account?: PreparedAccount): Promise<Pull> {
  const game = await openGame(asked, account);
  const { values, target, world, known } = game;
  if (wish.how !== "name" && !values["dry-run"] && (await topLevel(asked.repository)) === undefined)
    throw new UsageError(`Cannot ${wish.how} in a bare repository: --no-merge names the commit alone`);
  const branch = wish.branch ?? values.branch ?? (await presentBranch(asked, target.ownBranch));
  return { ...game, wish, branch: branch ?? (await activeBranch(asked, target, world, known)) };
}

/** A repository without a commit has no rule: then what the game runs is meant. */
async function activeBranch(asked: Asked, target: Target, world: World, known: Known | undefined): Promise<string> {
  const cannot = "Cannot tell which code branch to pull";
  if (known !== undefined) {
    const head = await headBranch(asked.repository);
    const found = head === undefined ? "HEAD is on no git branch" : `no rule of branches: matches "${head}"`;
    throw new UsageError(`${cannot}: ${found}; name it`);
  }
  const active = (await patiently(world, world.api.listBranches)).find(({ activeWorld }) => activeWorld);
  if (active !== undefined) return active.branch;
  throw new UsageError(
    `${cannot}: there is no commit yet, and ${target.label} does not tell which one is active; name it`,
  );
}
