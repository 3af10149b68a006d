import type { Repository } from "../git/repository.ts";
import { SyncError } from "../model/errors.ts";
import { readModules } from "./committed-modules.ts";
import type { Known } from "./explain-anywhere.ts";
import { type Asked, type Prepared, prepare } from "./prepare.ts";
import { sourceOptions } from "./source-options.ts";

/**
 * The commit that a door was asked about, read so that live code can be compared with its history. Undefined where
 * this repository holds no such source, as one that is only there for backups; `why` says what was found instead.
 */
export async function readKnown(repository: Repository, asked: Asked): Promise<{ known?: Known; why?: string }> {
  try {
    const prepared = await prepare(repository, { ...asked, withoutServer: true });
    return { known: await readKnownCommit(repository, asked, prepared) };
  } catch (failure) {
    if (failure instanceof SyncError) return { why: failure.message };
    throw failure;
  }
}

/** @throws SyncError where the commit has no source that could be deployed */
export async function readKnownCommit(repository: Repository, asked: Asked, prepared: Prepared): Promise<Known> {
  // Nothing is built only to look at what is live.
  const options = { ...sourceOptions(asked, prepared), folder: undefined };
  const source = await readModules(repository, prepared.commit, options);
  return { commit: prepared.commit, source, reading: { ...options, layout: source.layout } };
}
