// Covered by test/sync/pull/built-live.test.ts
import { readDiff } from "../../git/history/show-diff.ts";
import { withTrees } from "../../git/history/with-trees.ts";
import type { NewFile } from "../../git/objects/write-tree.ts";
import type { Repository } from "../../git/process/repository.ts";
import type { Modules } from "../../model/modules/modules.ts";
import type { Plan } from "../../model/modules/plan.ts";
import { planExactly } from "../../model/modules/plan-modules.ts";
import { type EditedSource, editedSources } from "../../model/pull/edited-sources.ts";
import { recordFiles } from "../../model/records/record-files.ts";
import type { RecordPlace } from "../../model/records/record-refs.ts";
import { listRecords, readRecordModules, recordTips, type StoredRecord } from "../records/read-records.ts";

/** What was edited in built code, beside what was deployed. */
export interface BuiltEdit {
  /** The record of what was deployed; undefined: none keeps it, so that no difference can be shown. */
  readonly base: StoredRecord | undefined;
  readonly plan: Plan | undefined;
  readonly patch: string;
  readonly sources: readonly EditedSource[];
}

/** What was edited since the newest record of a deploy; leaves nothing in the repository. */
export async function readBuiltEdit(
  repository: Repository,
  place: RecordPlace,
  modules: Modules,
  folder: string,
): Promise<BuiltEdit> {
  const base = await newestDeployed(repository, place);
  if (base === undefined) return { base, plan: undefined, patch: "", sources: [] };
  const before = await readRecordModules(repository, base.commit.oid);
  const files = recordFiles(before);
  const asFiles = (kept: typeof files): NewFile[] => kept.map((file) => ({ ...file, mode: "100644" }));
  return withTrees(repository, [asFiles(files), asFiles(recordFiles(modules))], async (quarantined, [a, b]) => ({
    base,
    plan: planExactly(before, modules),
    patch: await readDiff(quarantined, a, b),
    sources: editedSources(
      before,
      files,
      await readDiff(quarantined, a, b, ["--unified=0", "--src-prefix=a/", "--dst-prefix=b/"]),
      folder,
    ),
  }));
}

/** The newest record of what was deployed or brought back: what anybody edited since is on top of it. */
async function newestDeployed(repository: Repository, place: RecordPlace): Promise<StoredRecord | undefined> {
  const tips = await recordTips(repository, place);
  const all = await Promise.all(tips.map((tip) => listRecords(repository, tip, mostRecords)));
  const deployed = all.flat().filter(({ facts }) => "commit" in facts.origin);
  return deployed.toSorted((a, b) => b.facts.time.getTime() - a.facts.time.getTime())[0];
}

const mostRecords = 200;
