import { contentIds } from "../model/content-id.ts";
import { DriftError } from "../model/errors.ts";
import { type LiveCode, type Modules, sameContent } from "../model/modules.ts";
import { planWrite } from "../model/plan.ts";
import { describeOrigin } from "../model/record-message.ts";
import { withoutStamp } from "../model/stamp.ts";
import type { CommittedSource } from "./committed-modules.ts";
import { describeDrift, whatHelps } from "./describe-drift.ts";
import { distance, type Explanation, explainLive } from "./explain.ts";
import { findElsewhere, findRecord } from "./explain-elsewhere.ts";
import { markedCommit } from "./explain-mark.ts";
import { keepCopy } from "./keep-records.ts";
import { newestRecord, readRecordModules } from "./record.ts";
import { isNothing, objectFormat, type Run } from "./run.ts";

/**
 * Lets a write go on when the live code is known to come from this repository, or the policy says so; notes what it
 * found. `read-again`: a copy was kept, which took its time, so the live code has to be looked at once more.
 * @throws DriftError when live code would be lost
 */
export async function settleDrift(
  run: Run,
  wanted: CommittedSource,
  live: LiveCode | undefined,
): Promise<"go-on" | "read-again"> {
  if (live === undefined || isNothing(live)) return "go-on";
  const { options, world } = run;
  const reading = { ...options.source, layout: wanted.layout };
  const told = withoutStamp(live.modules, options.source.stamp?.name);
  const ids = contentIds(told, objectFormat(options.commit));
  const explanation = await explainLive(world.repository, options.commit, wanted, reading, ids);
  if (explanation.commit !== undefined) return heldCommit(run, explanation.commit);
  const marked = await markedCommit(world.repository, options.commit, live.modules);
  if (marked !== undefined) return heldCommit(run, marked);
  if (await isRecorded(run, live.modules)) return "go-on";
  const elsewhere = await findElsewhere(world.repository, { ...reading, source: sourceElsewhere(run, wanted) }, ids);
  if (elsewhere !== undefined) return heldCommit(run, elsewhere);
  return await settleUnknown(run, live.modules, explanation);
}

/** A record's own folder says nothing of where other commits have their source. */
const sourceElsewhere = ({ options }: Run, { source }: CommittedSource): string | undefined =>
  options.source.source ?? (options.restores ? undefined : source);

async function settleUnknown(run: Run, live: Modules, explanation: Explanation): Promise<"go-on" | "read-again"> {
  const { branch, server, onDrift, dryRun } = run.options;
  const found = describeDrift(await withNewestRecord(run, live, explanation));
  if (dryRun || onDrift === "overwrite") {
    note(run, `Drift: the live code of "${branch}" is not from this repository (${found})`);
    return "go-on";
  }
  const problem = `Cannot overwrite "${branch}" on ${server}: its live code is not from this repository (${found})`;
  if (onDrift === "refuse") throw new DriftError(`${problem}; ${whatHelps(explanation)}`);
  const record = await keepCopy(run, live, problem);
  note(
    run,
    `Drift: the live code of "${branch}" was not from this repository (${found}); a copy is kept as ${record.slice(0, 7)}, and "screeps-sync restore ${record.slice(0, 7)}" brings it back`,
  );
  return "read-again";
}

/** What was recorded last may be nearer to the live code than any commit. */
async function withNewestRecord(run: Run, live: Modules, explanation: Explanation): Promise<Explanation> {
  const { repository } = run.world;
  const newest = await newestRecord(repository, { server: run.options.address, branch: run.options.branch });
  if (newest === undefined) return explanation;
  const modules = await readRecordModules(repository, newest.commit.oid);
  const plan = planWrite(live, modules, sameContent);
  if (explanation.nearest !== undefined && distance(explanation.nearest.plan) <= distance(plan)) return explanation;
  const ids = contentIds(modules, objectFormat(run.options.commit));
  return { ...explanation, nearest: { commit: newest.commit.oid, plan, ids } };
}

function heldCommit(run: Run, commit: string): "go-on" {
  run.liveCommit = commit;
  note(run, `"${run.options.branch}" held ${commit.slice(0, 7)}`);
  return "go-on";
}

async function isRecorded(run: Run, live: Modules): Promise<boolean> {
  const record = await findRecord(
    run.world.repository,
    { server: run.options.address, branch: run.options.branch },
    live,
  );
  if (record === undefined) return false;
  // Said already where this run has just kept it.
  if (record.commit.oid !== run.record)
    note(
      run,
      `"${run.options.branch}" held what record ${record.commit.oid.slice(0, 7)} keeps (${describeOrigin(record.facts.origin)})`,
    );
  return true;
}

/** Rounds repeat what they find. */
function note(run: Run, text: string): void {
  if (!run.notes.includes(text)) run.notes.push(text);
}
