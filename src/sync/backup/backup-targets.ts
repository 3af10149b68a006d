// Covered by test/sync/backup/backup.test.ts
import { listRefs } from "../../git/history/refs.ts";
import type { Target } from "../account/targets.ts";
import { readingWorlds } from "../limits/reading-worlds.ts";
import { readKnown } from "../origin/known.ts";
import { type Asked, type PreparedAccount, prepareAccount, presentBranch } from "../start/prepare.ts";
import { recordRemote } from "../start/record-remote.ts";
import { type BackupOptions, backup } from "./backup.ts";
import type { BackupReport } from "./backup-report.ts";

/** What a person wants backed up: all branches, some by glob, or the one that a deploy would write to, else the active one. */
export interface BackupWish extends Pick<BackupOptions, "memory" | "segments" | "shards"> {
  readonly all: boolean;
  readonly globs: readonly string[];
}

export interface BackupTargets {
  readonly reports: readonly BackupReport[];
  readonly targets: readonly Target[];
}

/**
 * Backs up each server in turn: one report for each. Works in a repository that has no commit yet.
 * @param account where the door had to look at it first
 */
export async function backupTargets(asked: Asked, wish: BackupWish, account?: PreparedAccount): Promise<BackupTargets> {
  // Outside of a repository it ends here, before any request.
  await listRefs(asked.repository, "refs/screeps");
  const { values, targets } = account ?? (await prepareAccount(asked));
  const { known } = await readKnown(asked);
  const worldOf = readingWorlds(asked, values);
  const reports: BackupReport[] = [];
  for (const target of targets) {
    const options = {
      ...wish,
      target,
      branches: await branchesOf(asked, wish, { named: values.branch, own: target.ownBranch }),
      known,
      recordRemote: recordRemote(asked, values),
      reserve: values["reserve-reads"],
    };
    reports.push(await backup(options, worldOf(target)));
  }
  return { reports, targets };
}

async function branchesOf(
  asked: Asked,
  { all, globs }: BackupWish,
  { named, own }: { readonly named: string | undefined; readonly own: string | undefined },
): Promise<BackupOptions["branches"]> {
  if (all) return "all";
  if (globs.length > 0) return globs;
  if (named !== undefined) return [named];
  const branch = await presentBranch(asked, own);
  // A repository that is only there for backups has no commit that says which branch is meant.
  return branch === undefined ? "active" : [branch];
}
