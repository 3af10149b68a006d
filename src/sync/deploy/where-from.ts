// Covered by test/sync/deploy/drift.test.ts
import type { Modules } from "../../model/modules/modules.ts";
import type { Commit } from "../../model/modules/tree.ts";
import type { RecordOrigin } from "../../model/records/record-origin.ts";
import { type Explanation, explainByHistory } from "../origin/explain.ts";
import { explainElsewhere, searchFor } from "../origin/explain-anywhere.ts";
import { markedCommit } from "../origin/explain-mark.ts";
import { findRecord } from "../origin/find-record.ts";
import { recordTips, type StoredRecord } from "../records/read-records.ts";
import type { CommittedSource } from "../source/committed-modules.ts";
import type { Known } from "../start/configurations.ts";
import type { World } from "../start/world.ts";
import type { Deployment } from "./deployment.ts";

/** What explains live code: a commit, or a record; else the explanation tells what is nearest. */
interface From {
  readonly commit?: string;
  readonly record?: StoredRecord;
  readonly explanation: Explanation;
  /** The newest records of the place, where they were listed. */
  readonly tips?: readonly string[];
}

/** The commit or the record that live code is from: an ancestor, a true mark, a record, and any other commit here. */
export async function whereFrom(
  { commit, place, known: deployed }: Deployment,
  { repository }: World,
  wanted: CommittedSource,
  live: Modules,
): Promise<From> {
  const known = deployed && withListing(deployed, commit, wanted);
  const search = known && searchFor(repository, known, { branch: place.branch, modules: live }, wanted);
  const explanation = search && known ? await explainByHistory(search, known) : unknown;
  if (explanation.commit !== undefined) return { commit: explanation.commit, explanation };
  const marked = await markedCommit(repository, commit, live);
  if (marked !== undefined) return { commit: marked, explanation: unknown };
  const tips = await recordTips(repository, place);
  const record = await findRecord(repository, place, live, tips);
  if (record !== undefined) return { record, explanation };
  const elsewhere = search && known ? await explainElsewhere(search, known, explanation) : unknown;
  return { ...(elsewhere.commit === undefined ? {} : { commit: elsewhere.commit }), explanation: elsewhere, tips };
}

/** How code came to be live that this run did not write. */
export async function originOf(
  deployment: Deployment,
  world: World,
  wanted: CommittedSource,
  live: Modules,
): Promise<RecordOrigin> {
  const { commit, record, explanation } = await whereFrom(deployment, world, wanted, live);
  if (commit !== undefined) return { kind: "deploy", commit };
  return record?.facts.origin ?? unexplained(explanation);
}

/** What was not fetched may explain it: then nobody can say that it was edited in the game. */
export const unexplained = ({ cutOff }: Explanation): RecordOrigin => ({ kind: cutOff ? "backup" : "edit" });

/** Where this repository has no commit to compare with. */
const unknown: Explanation = { cutOff: false, unseen: [] };

/** What was read for the write need not be listed again. Built modules are not what the commit holds in that folder. */
function withListing(known: Known, commit: Commit, { source, entries, built }: CommittedSource): Known {
  if (known.commit.oid !== commit.oid || built !== undefined) return known;
  return { ...known, listed: { folder: source, entries } };
}
