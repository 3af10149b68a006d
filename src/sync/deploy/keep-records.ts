import type { LiveCode, Modules } from "../../model/modules/modules.ts";
import { isNothing } from "../../model/modules/modules.ts";
import { DriftError, SyncError, UnreachableError } from "../../model/outcome/errors.ts";
import type { RecordOrigin } from "../../model/records/record-message.ts";
import type { RecordPlace } from "../../model/records/record-refs.ts";
import { shortId } from "../../model/text/short-id.ts";
import { fetchRecords, pushRecords } from "../records/push-records.ts";
import { recordTips, writeRecord } from "../records/record.ts";
import type { Run } from "./run.ts";

/**
 * Keeps what is live before it is overwritten: on this disk, and on the remote where this disk does not last.
 * @returns the record's commit
 * @throws DriftError when the copy is not safe: then nothing is to be written
 */
export async function keepCopy(
  run: Run,
  live: Modules,
  { problem, origin }: { readonly problem: string; readonly origin: RecordOrigin },
): Promise<string> {
  run.world.tell({ kind: "step", text: `Keeping a copy of "${run.options.branch}"` });
  try {
    run.record = await record(run, live, origin);
    return run.record;
  } catch (failure) {
    if (!(failure instanceof SyncError)) throw failure;
    throw new DriftError(`${problem}, and no copy could be kept, so nothing was written: ${failure.message}`, {
      cause: failure,
    });
  }
}

/** What the server holds instead of what was written: somebody's work, perhaps, that the next deploy would replace. */
export async function keepInstead(
  run: Run,
  live: LiveCode | undefined,
  originOf: (run: Run, live: Modules) => Promise<RecordOrigin>,
): Promise<void> {
  if (live === undefined || isNothing(live) || run.options.onDrift === "overwrite") return;
  try {
    const late = toTheEnd(run);
    const kept = shortId(await record(late, live.modules, await originOf(late, live.modules)));
    run.warnings.push(
      `What "${run.options.branch}" holds instead is kept as ${kept}: "screeps-sync restore ${kept}" brings it back`,
    );
  } catch (failure) {
    if (!(failure instanceof SyncError)) throw failure;
    run.warnings.push(`What "${run.options.branch}" holds instead could not be kept: ${failure.message}`);
  }
}

/** After a deploy of built code without a stamp, and wherever records of the branch are kept already: what is live now is one too. Never fails the deploy. */
export async function recordDeployed(deployed: Run, modules: Modules): Promise<void> {
  const run = toTheEnd(deployed);
  const { options, world } = run;
  try {
    if (options.recordRemote !== undefined) await fetchRecords(world, options.recordRemote, [placeOf(run)]);
    if (explainsItself(run) && (await recordTips(world.repository, placeOf(run))).length === 0) return;
    await record(run, modules, { kind: options.restores ? "restore" : "deploy", commit: options.commit.oid });
  } catch (failure) {
    if (!(failure instanceof SyncError)) throw failure;
    if (explainsItself(run)) run.notes.push(`Not recorded: ${failure.message}; the next deploy or backup records it`);
    else warnUnrecorded(run, failure.message);
  }
}

/** What the next run will meet where no commit, no stamp and no record says that this code is ours. */
export function warnUnrecorded(run: Run, why: string): void {
  if (explainsItself(run)) return;
  run.warnings.push(
    `What was built is recorded nowhere (${why}), and no commit holds it, so the next deploy of another commit will find it as drift: set --stamp, and the code itself says which commit it is from`,
  );
}

/** Committed code is explained by its commit, and built code by its stamp; without one only a record can do it. */
const explainsItself = ({ committed, options }: Run): boolean =>
  committed?.built === undefined || options.source.stamp !== undefined;

async function record(run: Run, modules: Modules, origin: RecordOrigin): Promise<string> {
  const { options, world } = run;
  const place = placeOf(run);
  const { commit } = await writeRecord(world.repository, { place, modules, origin, time: world.now() });
  if (options.recordRemote === undefined) return commit;
  return (await pushRecords(world, options.recordRemote, place)).commit;
}

const lastWorkMs = 30_000;

/**
 * Once something was written, its record is not given up for an interrupt or the run's deadline, and takes its own time
 * at most: what an interrupt says, that nothing was written, would not be true any more.
 */
function toTheEnd(run: Run): Run {
  const late = new AbortController();
  const failure = new UnreachableError(`not done within ${lastWorkMs / 1000} s`, { mayHaveArrived: false });
  setTimeout(() => late.abort(failure), lastWorkMs).unref();
  const repository = { ...run.world.repository, signal: late.signal };
  return { ...run, world: { ...run.world, repository } };
}

const placeOf = ({ options }: Run): RecordPlace => ({ server: options.address, branch: options.branch });
