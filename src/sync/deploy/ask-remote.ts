import { SyncError } from "../../model/outcome/errors.ts";
import { fetchRecords } from "../records/push-records.ts";
import type { Ending, Run } from "./run.ts";
import { superseded } from "./superseded.ts";

/**
 * Asks the remote what only it knows: whether a newer commit makes this run superfluous, and what others recorded, so
 * that it explains live code. It takes its time, so it comes before the read that a write relies on, and again after
 * every wait.
 */
export async function askRemote(run: Run): Promise<Ending | undefined> {
  if (run.remote === undefined) {
    const [newer] = await Promise.all([superseded(run), fetchRecordsHere(run)]);
    run.remote = { newer };
  }
  return run.remote.newer;
}

async function fetchRecordsHere({ options, world, notes }: Run): Promise<void> {
  const { recordRemote, address, branch } = options;
  if (recordRemote === undefined) return;
  try {
    await fetchRecords(world, recordRemote, [{ server: address, branch }]);
  } catch (failure) {
    if (!(failure instanceof SyncError)) throw failure;
    const unasked = `The records of ${recordRemote.remote} could not be fetched (${failure.message})`;
    if (!notes.includes(unasked)) notes.push(unasked);
  }
}
