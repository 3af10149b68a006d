// Covered by test/sync/backup/backup.test.ts
import { modulesDigest } from "../../model/modules/modules-digest.ts";
import type { RecordOrigin } from "../../model/records/record-origin.ts";
import type { RecordRemote } from "../../model/records/record-refs.ts";
import type { Target } from "../account/targets.ts";
import { type Fetching, fetchMore } from "../deploy/fetch-more.ts";
import type { Explanation } from "../origin/explain.ts";
import { explainAnywhere, type Live } from "../origin/explain-anywhere.ts";
import { newestRecord } from "../records/read-records.ts";
import type { Known } from "../start/configurations.ts";
import type { World } from "../start/world.ts";

/** What a backup knows, and how far it has come with fetching more. */
interface Looking {
  readonly options: {
    readonly target: Target;
    readonly known?: Known | undefined;
    readonly recordRemote?: RecordRemote | undefined;
  };
  readonly world: World;
  fetching?: Fetching;
}

/** How code came to be live. What is recorded already needs no search. */
export async function originOf(looking: Looking, live: Live): Promise<RecordOrigin> {
  const { options, world } = looking;
  const newest = await newestRecord(world.repository, { server: options.target.server.name, branch: live.branch });
  if (newest?.facts.digest === modulesDigest(live.modules)) return newest.facts.origin;
  const explanation = options.known && (await explain(looking, options.known, live));
  if (explanation?.commit !== undefined) return { kind: "deploy", commit: explanation.commit };
  // What this clone does not hold may explain it: then nobody can say that it was edited.
  return { kind: newest === undefined || explanation?.cutOff === true ? "backup" : "edit" };
}

/** With more of the remote's history, where that of this clone does not explain it. */
async function explain(looking: Looking, known: Known, live: Live): Promise<Explanation> {
  const { world, options } = looking;
  const explanation = await explainAnywhere(world.repository, known, live);
  if (explanation.commit !== undefined || options.recordRemote === undefined) return explanation;
  looking.fetching ??= { ...options.recordRemote, commit: known.commit.oid, done: "nothing" };
  return (await fetchMore(world, looking.fetching)) === "more" ? explain(looking, known, live) : explanation;
}
