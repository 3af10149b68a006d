import type { BranchListing } from "../../api/wire.ts";
import { mayBeMade } from "../../model/clean/made-by-rule.ts";
import { standingNames } from "../../model/clean/standing-names.ts";
import { isNothing } from "../../model/modules/modules.ts";
import { SyncError } from "../../model/outcome/errors.ts";
import { isBranchName, longestBranch } from "../../model/settings/code-branch.ts";
import { shortId } from "../../model/text/short-id.ts";
import { describeLimits, retryTime } from "../deploy/describe-run.ts";
import { keepRecord } from "../pull/keep-record.ts";
import { interruptible, interruption, patiently, waitOrGiveUp } from "../start/patience.ts";
import { type CleanReport, cleanEnding, cleanedSoFar, type KeptBranch, type RemovedBranch } from "./clean-report.ts";
import type { Cleaning } from "./cleaning.ts";
import { explainGone } from "./explain-gone.ts";

/** What a cleaning has done so far. */
interface Cleaned {
  readonly removed: RemovedBranch[];
  readonly kept: KeptBranch[];
  /** What was asked to be removed, whether or not an answer came → the commit that it held. */
  readonly sent: Map<string, string>;
  branches?: number;
}

/**
 * Removes the code branches of a server that a rule of this repository made and whose git branch or pull request is gone:
 * never the active one, and never one whose code no commit explains, which is kept as a record instead. The server says ok
 * to every removal, so that only the listing afterwards counts.
 */
export async function clean(cleaning: Cleaning): Promise<CleanReport> {
  const { world, target, values } = cleaning;
  const done: Cleaned = { removed: [], kept: [], sent: new Map() };
  const about = () => ({
    server: target.label,
    ...factsOf(done),
    limits: describeLimits(world.api.limits),
    waits: world.patience.waits,
  });
  try {
    const listed = await list(cleaning);
    done.branches = listed.length;
    for (const branch of goneOf(cleaning, listed)) await again(cleaning, () => cleanBranch(cleaning, branch, done));
    const still = values["dry-run"] ? [] : await stillThere(cleaning, done);
    return { ...about(), ...cleanEnding(about(), { still, dryRun: values["dry-run"] }) };
  } catch (failure) {
    if (!(failure instanceof SyncError)) throw failure;
    const isLost = "mayHaveArrived" in failure && failure.mayHaveArrived === true;
    const message = `${failure.message}${cleanedSoFar(done)}`;
    return { ...about(), outcome: isLost ? "unknown" : failure.outcome, message, ...retryTime(failure, world.now()) };
  }
}

const factsOf = ({ removed, kept, branches }: Cleaned) => ({
  removed,
  kept,
  ...(branches === undefined ? {} : { branches }),
});

const list = ({ world }: Cleaning) => patiently(world, world.api.listBranches);

/** Names that a rule may have made, and that nothing which is there has now. */
function goneOf({ rules, standing, target }: Cleaning, listed: readonly BranchListing[]): readonly string[] {
  const names = standingNames(standing.refs, rules, target.ownBranch);
  return listed
    .filter(({ branch }) => isBranchName(branch) && branch.length <= longestBranch)
    .filter(({ branch, activeWorld, activeSim }) => !activeWorld && !activeSim && !names.has(branch))
    .map(({ branch }) => branch)
    .filter((branch) => mayBeMade(branch, rules));
}

/** Each try begins with a read: no decision outlives a wait. */
async function again({ world }: Cleaning, attempt: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await attempt();
    } catch (failure) {
      await waitOrGiveUp(failure, world);
    }
  }
}

async function cleanBranch(cleaning: Cleaning, branch: string, done: Cleaned): Promise<void> {
  const { world, values } = cleaning;
  const live = await interruptible(world, world.api.getCode(branch));
  const sent = done.sent.get(branch);
  if (live === undefined && sent !== undefined) done.removed.push({ branch, commit: sent });
  if (live === undefined) return;
  if (isNothing(live)) {
    done.kept.push({ branch, why: "it holds no code, so that nothing tells where it is from" });
    return;
  }
  const { commit, record } = await explainGone(cleaning, branch, live.modules);
  if (commit === undefined) done.kept.push(await keepUnexplained(cleaning, live, record?.commit.oid));
  else if (values["dry-run"] || (await remove(cleaning, branch, () => done.sent.set(branch, commit))))
    done.removed.push({ branch, commit });
  else done.kept.push({ branch, why: "it is the active one now" });
}

async function keepUnexplained(
  cleaning: Cleaning,
  { branch, modules }: NonNullable<Awaited<ReturnType<Cleaning["world"]["api"]["getCode"]>>>,
  known: string | undefined,
): Promise<KeptBranch> {
  const found = "no commit of this repository has what it holds";
  if (known === undefined && cleaning.values["dry-run"])
    return { branch, why: `${found}, which would be kept as a record` };
  const record = known ?? (await keepRecord({ ...cleaning, branch }, modules));
  return { branch, why: `${found}, which is kept as record ${shortId(record)}`, record };
}

/** @returns false: the game runs it by now */
async function remove({ world, target }: Cleaning, branch: string, onSend: () => void): Promise<boolean> {
  const listed = await interruptible(world, world.api.listBranches());
  const found = listed.find((each) => each.branch === branch);
  if (found?.activeWorld === true || found?.activeSim === true) return false;
  if (world.interrupt.aborted) throw interruption(world.interrupt);
  world.tell({ kind: "step", text: `Removing "${branch}" of ${target.label}`, writes: true });
  onSend();
  await world.api.deleteBranch(branch);
  return true;
}

async function stillThere(cleaning: Cleaning, done: Cleaned): Promise<readonly string[]> {
  if (done.removed.length === 0) return [];
  const names = (await list(cleaning)).map(({ branch }) => branch);
  done.branches = names.length;
  return done.removed.map(({ branch }) => branch).filter((branch) => names.includes(branch));
}
