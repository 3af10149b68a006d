// Covered by test/sync/deploy/deploy.test.ts
import type { Repository } from "../../git/process/repository.ts";
import { checkPrefix, type RecordRemote } from "../../model/records/record-refs.ts";
import { mergeSettings } from "../../model/settings/read-settings.ts";
import { settings } from "../../model/settings/settings.ts";
import { configPath, nothingIfWrong, readFileIfAny, readGiven, type Said } from "./configurations.ts";
import type { Asked, Prepared } from "./prepare.ts";

/** Where records are pushed to, and under which name; undefined: they stay in this repository. */
export function recordRemote({ recordRemote: remote }: Asked, values: Prepared["values"]): RecordRemote | undefined {
  const prefix = values["record-prefix"];
  return remote === undefined ? undefined : { remote, prefix: checkPrefix(prefix) };
}

/** The first word of records' git branches as HEAD says it, before it is known which commit is meant. */
export async function presentPrefix(repository: Repository, said: Said): Promise<string> {
  const given = await readGiven(said);
  const file = await readFileIfAny(repository, "HEAD", configPath(given)).catch(nothingIfWrong);
  return checkPrefix(mergeSettings(given, file)["record-prefix"] ?? settings["record-prefix"].default);
}
