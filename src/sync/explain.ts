import { type SourceVersion, sourceHistory } from "../git/history.ts";
import type { Repository } from "../git/repository.ts";
import { blobContentId, type ContentIds } from "../model/content-id.ts";
import { moduleName } from "../model/layout.ts";
import { isEmpty, type Plan, planWrite } from "../model/plan.ts";
import { selectEntries } from "../model/source.ts";
import type { Commit } from "../model/tree.ts";
import type { CommittedSource, SourceOptions } from "./committed-modules.ts";

/** How far back live code is looked for: first-parent commits that touch the source. */
export const historyLimit = 200;

/** Which commit the live code is, or else the nearest one and what differs from it. */
export interface Explanation {
  readonly commit?: string;
  readonly nearest?: { readonly commit: string; readonly plan: Plan };
  /** The clone, not the project, ended the history: absence proves less. */
  readonly cutOff: boolean;
}

/** Looks for live code among the ancestors of a commit, by blob ids alone: no checkout, no blob is read. */
export async function explainLive(
  repository: Repository,
  commit: Commit,
  { source, entries }: Pick<CommittedSource, "source" | "entries">,
  options: SourceOptions,
  live: ContentIds,
): Promise<Explanation> {
  const history = await sourceHistory(repository, commit, source, { limit: historyLimit, tip: entries });
  const idsOf = moduleIdReader(options);
  let nearest: Explanation["nearest"];
  for (const version of history.versions) {
    const plan = planWrite(live, idsOf(version));
    if (isEmpty(plan)) return { commit: version.commit.oid, cutOff: false };
    if (nearest === undefined || distance(plan) < distance(nearest.plan))
      nearest = { commit: version.commit.oid, plan };
  }
  return { ...(nearest === undefined ? {} : { nearest }), cutOff: history.cutOff };
}

const distance = (plan: Plan): number => plan.added.length + plan.changed.length + plan.removed.length;

/** A version of the source folder → ids of its modules. Globs are asked once per path, not once per commit. */
function moduleIdReader(options: SourceOptions): (version: SourceVersion) => ContentIds {
  const names = new Map<string, string | undefined>();
  const nameOf = (path: string, mode: string): string | undefined => {
    if (!names.has(path)) {
      const { files } = selectEntries([{ path, mode, type: "blob", oid: "" }], options);
      names.set(path, files.length === 1 ? moduleName(path, options.layout) : undefined);
    }
    return names.get(path);
  };
  return ({ files }) => {
    const ids = new Map<string, string>();
    for (const [path, { mode, oid }] of files) {
      const name = nameOf(path, mode);
      if (name !== undefined) ids.set(name, blobContentId(path.endsWith(".wasm") ? "binary" : "text", oid));
    }
    return ids;
  };
}
