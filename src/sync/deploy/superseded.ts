import { remoteTip } from "../../git/clone/remote.ts";
import { SyncError } from "../../model/outcome/errors.ts";
import { shortId } from "../../model/text/short-id.ts";
import type { Ending, Run } from "./run.ts";

/**
 * Whether the ref whose tip the commit was has moved on since: what moved it has a run of its own, and an older one
 * that writes after it would bring old code back. Undefined: the commit is still the tip.
 */
export async function superseded(run: Run): Promise<Ending | undefined> {
  const { options, world, notes } = run;
  const { tipOf, commit } = options;
  if (tipOf === undefined) return undefined;
  try {
    // A remote that hangs is given up with the run.
    const repository = { ...world.repository, signal: world.interrupt };
    const tip = await remoteTip(repository, tipOf.remote, tipOf.ref);
    return tip === undefined || tip === commit.oid ? undefined : movedOn(run, tipOf.ref, tip);
  } catch (failure) {
    if (!(failure instanceof SyncError)) throw failure;
    const unasked = `Whether a newer commit was pushed could not be asked (${failure.message})`;
    if (!notes.includes(unasked)) notes.push(unasked);
    return undefined;
  }
}

function movedOn({ options, sent }: Run, ref: string, tip: string): Ending {
  const { commit, branch, server } = options;
  const name = ref.replace(/^refs\/(?:heads|tags)\//, "");
  const was = sent === "nothing" ? "was not written" : "is not written again after a lost answer";
  return {
    outcome: "superseded",
    message: `Superseded: "${name}" is at ${shortId(tip)} by now, so ${shortId(commit.oid)} ${was} to "${branch}" on ${server}; an older commit comes back by restore`,
  };
}
