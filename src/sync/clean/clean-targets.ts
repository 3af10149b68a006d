// Covered by test/sync/clean/clean.test.ts
import type { Target } from "../account/targets.ts";
import type { Asked } from "../start/prepare.ts";
import { clean } from "./clean.ts";
import type { CleanReport } from "./clean-report.ts";
import { type PreparedCleaning, prepareClean } from "./cleaning.ts";

export interface CleanedTargets {
  readonly reports: readonly CleanReport[];
  readonly targets: readonly Target[];
}

/**
 * Cleans each server in turn: one report for each.
 * @param prepared where the door had to look at it first
 * @throws SyncError where it cannot be told what is gone; nothing was sent to a server then
 */
export async function cleanTargets(asked: Asked, prepared?: PreparedCleaning): Promise<CleanedTargets> {
  const { targets, open } = prepared ?? (await prepareClean(asked));
  const cleaningOf = await open();
  const reports: CleanReport[] = [];
  for (const target of targets) reports.push(await clean(cleaningOf(target)));
  return { reports, targets };
}
