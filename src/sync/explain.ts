import { type SourceVersion, sourceHistory } from "../git/history.ts";
import { listTree } from "../git/ls-tree.ts";
import type { Repository } from "../git/repository.ts";
import { blobContentId, blobOid, type ContentIds } from "../model/content-id.ts";
import { UsageError } from "../model/errors.ts";
import { type Layout, moduleName } from "../model/layout.ts";
import { isEmpty, type Plan, planWrite } from "../model/plan.ts";
import { type Selection, selectEntries } from "../model/source.ts";
import { isSourceMapName } from "../model/source-map.ts";
import type { Commit, TreeEntry } from "../model/tree.ts";
import type { CommittedSource } from "./committed-modules.ts";
import { foreignMaps } from "./explain-maps.ts";

/** How far back live code is looked for: first-parent commits that touch the source. */
export const historyLimit = 200;

/** A version beside live code: the plan goes from live to the version. */
interface Match {
  readonly commit: string;
  readonly plan: Plan;
  readonly ids: ContentIds;
}

/** Which commit the live code is, or else the nearest one and what differs from it. */
export interface Explanation {
  readonly commit?: string;
  readonly nearest?: Match;
  /** The clone, not the project, ended the history: absence proves less. */
  readonly cutOff: boolean;
}

/** How a version of the source folder is read as modules. */
export interface Reading extends Selection {
  readonly layout: Layout;
}

/** Looks for live code among the ancestors of a commit, by blob ids alone: no checkout, and of source maps alone a blob. */
export async function explainLive(
  repository: Repository,
  commit: Commit,
  { source, entries, built }: Pick<CommittedSource, "source" | "entries" | "built">,
  reading: Reading,
  live: ContentIds,
): Promise<Explanation> {
  // Built modules are not what the commit holds in that folder.
  const tip = built === undefined ? entries : await listIfAny(repository, commit, source);
  const history = await sourceHistory(repository, commit, source, { limit: historyLimit, tip });
  const match = await matchVersion(repository, history.versions, reading, live);
  return { ...match, cutOff: match.commit === undefined && history.cutOff };
}

/** The first version that is these modules, or else the nearest. */
export async function matchVersion(
  repository: Repository,
  versions: Iterable<SourceVersion>,
  reading: Reading,
  live: ContentIds,
): Promise<Pick<Explanation, "commit" | "nearest">> {
  const idsOf = moduleIdReader(reading, live);
  const told = new Map([...live].filter(([name]) => !isSourceMapName(name)));
  let nearest: Match | undefined;
  for (const version of versions) {
    const ids = idsOf(version);
    const code = planWrite(told, ids);
    if (nearest !== undefined && distance(code) >= distance(nearest.plan)) continue;
    const plan = await withMaps(repository, code, version, reading, live);
    if (isEmpty(plan)) return { commit: version.commit.oid };
    if (nearest === undefined || distance(plan) < distance(nearest.plan))
      nearest = { commit: version.commit.oid, plan, ids };
  }
  return nearest === undefined ? {} : { nearest };
}

/** What differs of the code, and of the source maps beside it. */
async function withMaps(
  repository: Repository,
  code: Plan,
  version: SourceVersion,
  { layout }: Reading,
  live: ContentIds,
): Promise<Plan> {
  const { changed, removed } = await foreignMaps(repository, version, layout, live);
  return { ...code, changed: [...code.changed, ...changed], removed: [...code.removed, ...removed] };
}

async function listIfAny(repository: Repository, commit: Commit, source: string): Promise<readonly TreeEntry[]> {
  return listTree(repository, commit.oid, source).catch((failure: unknown) => {
    if (failure instanceof UsageError) return [];
    throw failure;
  });
}

/** How many modules differ. */
export const distance = (plan: Plan): number => plan.added.length + plan.changed.length + plan.removed.length;

/** A version of the source folder → ids of its modules. Globs are asked once per path, not once per commit. */
function moduleIdReader(reading: Reading, live: ContentIds): (version: SourceVersion) => ContentIds {
  const names = new Map<string, string | undefined>();
  const nameOf = (path: string, mode: string): string | undefined => {
    if (!names.has(path)) {
      const { files } = selectEntries([{ path, mode, type: "blob", oid: "" }], reading);
      const name = moduleName(path, reading.layout);
      // Source maps are looked at by themselves: most are no module of the commit, and made one on the way.
      names.set(path, files.length === 1 && !isSourceMapName(name) ? name : undefined);
    }
    return names.get(path);
  };
  return ({ files }) => {
    const ids = new Map<string, string>();
    for (const [path, { mode, oid }] of files) {
      const name = nameOf(path, mode);
      if (name !== undefined) ids.set(name, blobContentId(path.endsWith(".wasm") ? "binary" : "text", oid));
    }
    // The server adds an empty main where there is none.
    const main = live.get("main");
    if (!ids.has("main") && main !== undefined && isEmptyText(main)) ids.set("main", main);
    return ids;
  };
}

/** In either hash that a repository may name its objects with. */
const isEmptyText = (id: string): boolean =>
  (["sha1", "sha256"] as const).some((format) => id === blobContentId("text", blobOid(Buffer.alloc(0), format)));
