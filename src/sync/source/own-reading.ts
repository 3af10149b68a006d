// Covered by test/sync/start/own-configuration.test.ts
import { UsageError } from "../../model/outcome/errors.ts";
import { readingsOf } from "../../model/versions/reading.ts";
import { type Known, openConfigured } from "../start/configurations.ts";
import type { Asked } from "../start/prepare.ts";
import type { SourceOptions } from "./committed-modules.ts";
import { sourceOptions } from "./source-options.ts";

/**
 * A commit, and how its own configuration says that its modules are read.
 * @param branch the code branch that they are of, where rules name a folder for it
 */
export async function readOwn(
  asked: Asked,
  branch?: string,
): Promise<{ readonly known: Known; readonly options: SourceOptions }> {
  const { known, values, byCommit } = await openConfigured(asked.repository, asked.ref, asked);
  const [reading] = branch === undefined ? [] : readingsOf(values, branch);
  return {
    known,
    options: { ...sourceOptions(asked, { values, byCommit }), source: reading?.source ?? values.source },
  };
}

/** HEAD, whose history may explain live code where a record is written; undefined before the first commit. */
export async function readHead(asked: Asked): Promise<Known | undefined> {
  try {
    return (await openConfigured(asked.repository, "HEAD", asked)).known;
  } catch (failure) {
    if (failure instanceof UsageError) return undefined;
    throw failure;
  }
}
