// Covered by test/sync/deploy/deploy.test.ts
import { remoteTip } from "../../git/clone/remote.ts";
import { SyncError } from "../../model/outcome/errors.ts";
import type { Note } from "../../model/outcome/note.ts";
import { shortId } from "../../model/text/short-id.ts";
import { fetchRecords } from "../records/fetch-records.ts";
import type { World } from "../start/world.ts";
import type { Course, Ending, RemoteAnswer, SentState } from "./course.ts";
import type { Deployment } from "./deployment.ts";
import { ownTip } from "./own-ref.ts";

/**
 * Asks the remote what only it knows: whether a newer commit makes this run superfluous, and what others recorded, so
 * that it explains live code. It takes its time, so it comes before the read that a write relies on, and again after
 * every wait.
 */
export async function askRemote(deployment: Deployment, world: World, course: Course): Promise<RemoteAnswer> {
  const [tip, records] = await Promise.all([askTip(deployment, world, course), fetchRecordsHere(deployment, world)]);
  return { ...tip, notes: [...tip.notes, ...records] };
}

/**
 * Whether the ref whose tip the commit was has moved on since: what moved it has a run of its own, and an older one
 * that writes after it would bring old code back.
 */
async function askTip(deployment: Deployment, world: World, { sent, ownRef }: Course): Promise<RemoteAnswer> {
  const { tipOf = "here", commit } = deployment;
  const ref = tipOf === "here" ? ownRef : tipOf.ref;
  if (ref === undefined) return { notes: [] };
  try {
    // A remote that hangs is given up with the run.
    const repository = { ...world.repository, signal: world.interrupt };
    const tip = await (tipOf === "here" ? ownTip(repository, ref) : remoteTip(repository, tipOf.remote, ref));
    const isTip = tip === undefined || tip === commit.oid;
    return { newer: isTip ? undefined : superseded(deployment, ref, tip, sent), notes: [] };
  } catch (failure) {
    if (!(failure instanceof SyncError)) throw failure;
    return { notes: [{ kind: "tip-unasked", failure: failure.message }] };
  }
}

function superseded({ commit, place, target }: Deployment, ref: string, tip: string, sent: SentState): Ending {
  const name = ref.replace(/^refs\/(?:heads|tags)\//, "");
  const was = sent === "nothing" ? "was not written" : "is not written again after a lost answer";
  return {
    outcome: "superseded",
    message: `Superseded: "${name}" is at ${shortId(tip)} by now, so ${shortId(commit.oid)} ${was} to "${place.branch}" on ${target.label}; an older commit comes back by restore`,
  };
}

async function fetchRecordsHere({ recordRemote, place }: Deployment, world: World): Promise<readonly Note[]> {
  if (recordRemote === undefined) return [];
  try {
    await fetchRecords(world, recordRemote, [place]);
    return [];
  } catch (failure) {
    if (!(failure instanceof SyncError)) throw failure;
    return [{ kind: "records-unfetched", remote: recordRemote.remote, failure: failure.message }];
  }
}
