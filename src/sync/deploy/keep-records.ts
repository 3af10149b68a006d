// Covered by test/sync/deploy/drift.test.ts
import { readRef } from "../../git/history/refs.ts";
import type { LiveCode, Modules } from "../../model/modules/modules.ts";
import { isNothing } from "../../model/modules/modules.ts";
import { DriftError, SyncError, UnreachableError } from "../../model/outcome/errors.ts";
import type { Outcome } from "../../model/outcome/outcome.ts";
import type { RecordOrigin } from "../../model/records/record-origin.ts";
import { recordRef } from "../../model/records/record-refs.ts";
import { noteMadeLive } from "../origin/last-made-live.ts";
import { fetchRecords } from "../records/fetch-records.ts";
import { pushRecords } from "../records/push-records.ts";
import { recordTips } from "../records/read-records.ts";
import { writeRecord } from "../records/record.ts";
import type { CommittedSource } from "../source/committed-modules.ts";
import type { World } from "../start/world.ts";
import type { Ending, Learned } from "./course.ts";
import type { Deployment } from "./deployment.ts";
import { originOf } from "./where-from.ts";

/**
 * Keeps what is live before it is overwritten: on this disk, and on the remote where this disk does not last.
 * @returns the record's commit, or why the copy is not safe: then nothing is to be written
 */
export async function keepCopy(
  deployment: Deployment,
  world: World,
  live: Modules,
  { problem, origin }: { readonly problem: string; readonly origin: RecordOrigin },
): Promise<string | DriftError> {
  world.tell({ kind: "step", text: `Keeping a copy of "${deployment.place.branch}"` });
  try {
    return await record(deployment, world, live, origin);
  } catch (failure) {
    if (!(failure instanceof SyncError)) throw failure;
    return new DriftError(`${problem}, and no copy could be kept, so nothing was written: ${failure.message}`, {
      cause: failure,
    });
  }
}

/** What the server holds instead of what was written: somebody's work, perhaps, that the next deploy would replace. */
export async function keepInstead(
  deployment: Deployment,
  world: World,
  wanted: CommittedSource,
  live: LiveCode | undefined,
): Promise<Learned> {
  if (live === undefined || isNothing(live) || deployment.onDrift === "overwrite") return {};
  const { branch } = deployment.place;
  try {
    const late = toTheEnd(world);
    const origin = await originOf(deployment, late, wanted, live.modules);
    const kept = await record(deployment, late, live.modules, origin);
    return { warnings: [{ kind: "instead-kept", branch, record: kept }] };
  } catch (failure) {
    if (!(failure instanceof SyncError)) throw failure;
    return { warnings: [{ kind: "instead-lost", branch, failure: failure.message }] };
  }
}

/** After a deploy of built code without a stamp, and wherever records of the branch are kept already: what is live now is one too. Never fails the deploy. */
export async function recordDeployed(deployment: Deployment, world: World, wanted: CommittedSource): Promise<Learned> {
  const { place, recordRemote, restores, commit } = deployment;
  const late = toTheEnd(world);
  const explains = explainsItself(deployment, wanted);
  try {
    if (recordRemote !== undefined) await fetchRecords(late, recordRemote, [place]);
    if (explains && !(await isRecorded(late.repository, place))) return {};
    await record(deployment, late, wanted.modules, { kind: restores ? "restore" : "deploy", commit: commit.oid });
    return {};
  } catch (failure) {
    if (!(failure instanceof SyncError)) throw failure;
    if (!explains) return unrecorded(deployment, wanted, failure.message);
    return { notes: [{ kind: "not-recorded", failure: failure.message }] };
  }
}

/** What `pull` takes to be below whatever is edited in the game from now on. */
export function noteLive(
  { source, place, commit, dryRun }: Deployment,
  { repository: { directory } }: World,
  { outcome }: Ending,
): void {
  if (!dryRun && made.has(outcome)) noteMadeLive({ directory, env: source.env }, place, commit.oid);
}

const made: ReadonlySet<Outcome> = new Set(["deployed", "restored", "written", "unchanged"]);

/** Our own records are looked for first: that starts no process. */
const isRecorded = async (repository: World["repository"], place: Deployment["place"]): Promise<boolean> =>
  (await readRef(repository, recordRef(place))) !== undefined || (await recordTips(repository, place)).length > 0;

/** What the next run will meet where no commit, no stamp and no record says that this code is ours. */
export function unrecorded(deployment: Deployment, wanted: CommittedSource, why: string): Learned {
  if (explainsItself(deployment, wanted)) return {};
  return { warnings: [{ kind: "recorded-nowhere", why }] };
}

/** Committed code is explained by its commit, and built code by its stamp; without one only a record can do it. */
const explainsItself = ({ source }: Deployment, { built }: CommittedSource): boolean =>
  built === undefined || source.stamp !== undefined;

/** Writes a record, and pushes it where this door's disk does not last. @returns its commit */
export async function record(
  { place, recordRemote }: Deployment,
  world: World,
  modules: Modules,
  origin: RecordOrigin,
): Promise<string> {
  const { commit } = await writeRecord(world.repository, { place, modules, origin, time: world.now() });
  return recordRemote === undefined ? commit : (await pushRecords(world, recordRemote, place)).commit;
}

const lastWorkMs = 30_000;

/**
 * Once something was written, its record is not given up for an interrupt or the run's deadline, and takes its own time
 * at most: what an interrupt says, that nothing was written, would not be true any more.
 */
export function toTheEnd(world: World): World {
  const late = new AbortController();
  const failure = new UnreachableError(`not done within ${lastWorkMs / 1000} s`, { mayHaveArrived: false });
  setTimeout(() => late.abort(failure), lastWorkMs).unref();
  return { ...world, repository: { ...world.repository, signal: late.signal } };
}
