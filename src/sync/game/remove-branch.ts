// Covered by test/remote/git-remote.test.ts
import { isNothing, type Modules } from "../../model/modules/modules.ts";
import { DriftError, ServiceError, UsageError } from "../../model/outcome/errors.ts";
import { explainAnywhere } from "../origin/explain-anywhere.ts";
import { findRecord } from "../origin/find-record.ts";
import { type OpenedGame, openGame } from "../pull/open-pull.ts";
import { patiently } from "../start/patience.ts";
import type { Asked } from "../start/prepare.ts";

/**
 * Removes a code branch, if a commit or a record explains what it holds, and it is not active. The server says ok to
 * every removal, so that only the listing afterwards counts.
 * @returns what was done, in words
 * @throws SyncError where it stays
 */
export async function removeBranch(
  asked: Asked,
  branch: string,
  { dryRun }: { readonly dryRun: boolean },
): Promise<string> {
  const game = await openGame(asked);
  const { world, target } = game;
  const place = `"${branch}" of ${target.label}`;
  const listed = (await patiently(world, world.api.listBranches)).find((each) => each.branch === branch);
  if (listed === undefined) throw new UsageError(`Cannot remove ${place}: there is no such code branch`);
  if (listed.activeWorld || listed.activeSim)
    throw new UsageError(`Cannot remove ${place}: it is the active one; activate another first`);
  const live = await patiently(world, () => world.api.getCode(branch));
  if (live !== undefined && !isNothing(live) && !(await isExplained(game, branch, live.modules)))
    throw new DriftError(
      `Cannot remove ${place}: no commit and no record has what it holds; "screeps-sync backup ${branch}" records it first`,
    );
  if (dryRun) return `Would remove ${place}; nothing was sent that writes`;
  await world.api.deleteBranch(branch);
  const after = await patiently(world, world.api.listBranches);
  if (!after.some((each) => each.branch === branch)) return `Removed ${place}`;
  throw new ServiceError(`Cannot remove ${place}: the server said ok, and still lists it`);
}

async function isExplained({ world, known, target }: OpenedGame, branch: string, modules: Modules): Promise<boolean> {
  const record = await findRecord(world.repository, { server: target.server.name, branch }, modules);
  if (record !== undefined || known === undefined) return record !== undefined;
  return (await explainAnywhere(world.repository, known, { branch, modules })).commit !== undefined;
}
