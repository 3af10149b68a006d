// Covered by test/doors/hook/push-story.test.ts
import { lookUpIds } from "../../git/objects/look-up.ts";
import { readBlobs } from "../../git/objects/read-blobs.ts";
import type { Repository } from "../../git/process/repository.ts";
import { SyncError } from "../../model/outcome/errors.ts";
import type { Place } from "../../model/settings/branch-rules.ts";
import { mergeSettings } from "../../model/settings/read-settings.ts";
import type { SettingValues } from "../../model/settings/setting-values.ts";
import { configPath, parseOwn, readGiven, type Said } from "../start/configurations.ts";
import { placesOf } from "../start/places.ts";
import type { PushedRef } from "./pushed-ref.ts";

type Named = PushedRef & { readonly commit: string; readonly name: NonNullable<PushedRef["name"]> };

/** A pushed ref with the code branches that its own commit's rules send it to, or why these cannot be told. */
export interface Route {
  readonly ref: Named;
  readonly places: readonly Place[];
  readonly failure?: SyncError;
}

/** What the rules say of each ref that is a commit under a name: the configuration of each commit, each text of it read once. */
export async function routePushed(
  repository: Repository,
  refs: readonly PushedRef[],
  asked: Said,
): Promise<readonly Route[]> {
  const named = refs.filter((ref): ref is Named => ref.commit !== undefined && ref.name !== undefined);
  const given = await readGiven(asked);
  const read = await configReader(repository, given, [...new Set(named.map(({ commit }) => commit))]);
  return Promise.all(named.map((ref) => routeOf(ref, given, read)));
}

async function routeOf(
  ref: Named,
  given: SettingValues,
  read: (commit: string) => Promise<SettingValues>,
): Promise<Route> {
  try {
    const values = mergeSettings(given, await read(ref.commit));
    return { ref, places: placesOf(values, { ...ref.name, sha: ref.commit }) };
  } catch (failure) {
    if (!(failure instanceof SyncError)) throw failure;
    return { ref, places: [], failure };
  }
}

async function configReader(repository: Repository, given: SettingValues, commits: readonly string[]) {
  const path = configPath(given);
  const ids = await lookUpIds(
    repository,
    commits.map((commit) => `${commit}:${path}`),
  );
  const idOf = new Map(commits.map((commit, index) => [commit, ids[index]]));
  const texts = await readBlobs(
    repository,
    ids.filter((id) => id !== undefined),
  );
  const parsed = new Map<string, Promise<SettingValues>>();
  return (commit: string): Promise<SettingValues> => {
    const id = idOf.get(commit) ?? "";
    const values = parsed.get(id) ?? parseOwn(texts.get(id), given, { oid: commit });
    parsed.set(id, values);
    return values;
  };
}
