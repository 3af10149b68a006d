// Covered by test/sync/origin/explain-anywhere.test.ts
import { SyncError } from "../../model/outcome/errors.ts";
import { listSource } from "../source/list-source.ts";
import { type Known, openConfigured } from "../start/configurations.ts";
import type { Asked } from "../start/prepare.ts";

const builtWhy = 'what a build writes is in no commit ("from: folder"), so that records tell, and a stamp';

/**
 * The commit that a door was asked about, and its source, so that live code can be compared with its history. Undefined
 * where this repository holds no such source, as one that is only there for backups; `why` says what was found instead.
 */
export async function readKnown(asked: Asked): Promise<{ known?: Known; why?: string }> {
  const { repository } = asked;
  try {
    const { known, values } = await openConfigured(repository, asked.ref, asked);
    // Each code branch has a folder of its own then.
    if (values.branches?.some(({ template }) => typeof template !== "string")) return { known };
    // What a build writes is in no commit, and nothing is built only to look at what is live.
    if (values.from === "folder") return { known, why: builtWhy };
    const { source, entries } = await listSource(repository, known.commit, { source: values.source, tree: undefined });
    return { known: { ...known, listed: { folder: source, entries } } };
  } catch (failure) {
    if (failure instanceof SyncError) return { why: failure.message };
    throw failure;
  }
}
