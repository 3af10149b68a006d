import { contentIds } from "../model/content-id.ts";
import { DriftError } from "../model/errors.ts";
import { type LiveCode, type Modules, sameContent } from "../model/modules.ts";
import { planWrite } from "../model/plan.ts";
import { describeOrigin } from "../model/record-message.ts";
import type { Commit } from "../model/tree.ts";
import type { CommittedSource } from "./committed-modules.ts";
import type { Known } from "./configurations.ts";
import { describeDrift, driftReport, whatHelps } from "./describe-drift.ts";
import { type Explanation, explainByHistory } from "./explain.ts";
import { explainElsewhere, searchFor } from "./explain-anywhere.ts";
import { markedCommit } from "./explain-mark.ts";
import { findRecord } from "./find-record.ts";
import { keepCopy } from "./keep-records.ts";
import { newestRecord, readRecordModules } from "./record.ts";
import { isNothing, objectFormat, type Run } from "./run.ts";
import { distance } from "./search.ts";

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
  const { branch, commit } = run.options;
  const known = run.options.known && withListing(run.options.known, commit, wanted);
  const search = known && searchFor(run.world.repository, known, { branch, modules: live.modules });
  const explanation = search && known ? await explainByHistory(search, known) : unknown;
  if (explanation.commit !== undefined) return heldCommit(run, explanation.commit, explanation);
  const marked = await markedCommit(run.world.repository, commit, live.modules);
  if (marked !== undefined) return heldCommit(run, marked, unknown);
  if (await isRecorded(run, live.modules)) return "go-on";
  const elsewhere = search && known ? await explainElsewhere(search, known, explanation) : unknown;
  if (elsewhere.commit !== undefined) return heldCommit(run, elsewhere.commit, elsewhere);
  return await settleUnknown(run, live.modules, elsewhere);
}

/** Where this repository has no commit to compare with. */
const unknown: Explanation = { cutOff: false, unseen: [] };

/** What was read for the write need not be listed again. Built modules are not what the commit holds in that folder. */
function withListing(known: Known, commit: Commit, { source, entries, built }: CommittedSource): Known {
  if (known.commit.oid !== commit.oid || built !== undefined) return known;
  return { ...known, listed: { folder: source, entries } };
}

async function settleUnknown(run: Run, live: Modules, seen: Explanation): Promise<"go-on" | "read-again"> {
  const { branch, server, onDrift, dryRun } = run.options;
  const explanation = await withNewestRecord(run, live, seen);
  run.drift ??= driftReport(explanation);
  const found = describeDrift(explanation);
  if (dryRun || onDrift === "overwrite") {
    warn(run, `${isDrift(branch, "is", found)}${dryRun ? "" : "; --on-drift overwrite keeps no copy of it"}`);
    return "go-on";
  }
  const problem = `Cannot overwrite "${branch}" on ${server}: its live code is not from this repository (${found})`;
  if (onDrift === "refuse") throw new DriftError(`${problem}; ${whatHelps(explanation)}`);
  const record = (await keepCopy(run, live, problem)).slice(0, 7);
  const kept = `a copy is kept as ${record}, and "screeps-sync restore ${record}" brings it back`;
  warn(run, `${isDrift(branch, "was", found)}; ${kept}`);
  return "read-again";
}

const isDrift = (branch: string, is: "is" | "was", found: string): string =>
  `Drift: the live code of "${branch}" ${is} not from this repository (${found})`;

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

function heldCommit(run: Run, commit: string, { gone }: Explanation): "go-on" {
  run.liveCommit = commit;
  const where = gone
    ? `what was deployed from here as ${commit.slice(0, 7)}, which is on no branch any more`
    : commit.slice(0, 7);
  note(run, `"${run.options.branch}" held ${where}`);
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
function note({ notes }: Run, text: string): void {
  if (!notes.includes(text)) notes.push(text);
}

function warn({ warnings }: Run, text: string): void {
  if (!warnings.includes(text)) warnings.push(text);
}
