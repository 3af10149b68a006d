import { newestCommit } from "../../git/history/newest.ts";
import type { Repository } from "../../git/process/repository.ts";

/** What goes to one place, of which only the newest commit is to be live. */
export interface PushLane<T> {
  readonly newest: T;
  readonly older: readonly T[];
}

/** Groups what is pushed by where it goes. */
export async function lanesOf<T>(
  repository: Repository,
  all: readonly T[],
  { commitOf, placeOf }: { readonly commitOf: (one: T) => string; readonly placeOf: (one: T) => unknown },
): Promise<readonly PushLane<T>[]> {
  const lanes: PushLane<T>[] = [];
  for (const group of Map.groupBy(all, (one) => JSON.stringify(placeOf(one))).values()) {
    const commits = group.map(commitOf);
    const newest = group[commits.indexOf(await newestCommit(repository, commits))];
    if (newest !== undefined) lanes.push({ newest, older: group.filter((one) => one !== newest) });
  }
  return lanes;
}
