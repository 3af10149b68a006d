import type { Repository } from "../git/repository.ts";
import { contentIds } from "../model/content-id.ts";
import type { Modules } from "../model/modules.ts";
import { withoutStamp } from "../model/stamp.ts";
import type { Commit } from "../model/tree.ts";
import type { CommittedSource } from "./committed-modules.ts";
import { type Explanation, explainLive, type Reading } from "./explain.ts";
import { findElsewhere } from "./explain-elsewhere.ts";
import { markedCommit } from "./explain-mark.ts";
import { objectFormat } from "./run.ts";

/** A commit of this repository, and how its source is read as modules. */
export interface Known {
  readonly commit: Commit;
  readonly source: Pick<CommittedSource, "source" | "entries" | "built">;
  readonly reading: Reading & { readonly stamp?: { readonly name: string } | undefined };
}

/** The commit that live modules are from: an ancestor of the known one first, then what their stamp names, then any other git branch or tag. */
export async function explainAnywhere(repository: Repository, known: Known, live: Modules): Promise<Explanation> {
  const ids = contentIds(withoutStamp(live, known.reading.stamp?.name), objectFormat(known.commit));
  const explanation = await explainLive(repository, known.commit, known.source, known.reading, ids);
  if (explanation.commit !== undefined) return explanation;
  const marked = await markedCommit(repository, known.commit, live);
  if (marked !== undefined) return { commit: marked, cutOff: false };
  const commit = await findElsewhere(repository, { ...known.reading, source: known.source.source }, ids);
  return commit === undefined ? explanation : { commit, cutOff: false };
}
