import { contentIds } from "../../model/modules/content-id.ts";
import { isNothing, type LiveCode, type Modules, sameContent } from "../../model/modules/modules.ts";
import { isEmpty, planWrite } from "../../model/modules/plan.ts";
import { objectFormat } from "../../model/modules/tree.ts";
import { DriftError } from "../../model/outcome/errors.ts";
import { describeOrigin } from "../../model/records/record-message.ts";
import { shortId } from "../../model/text/short-id.ts";
import type { Explanation } from "../origin/explain.ts";
import { distance } from "../origin/search.ts";
import { newestRecord, readRecordModules, type StoredRecord } from "../records/record.ts";
import type { CommittedSource } from "../source/committed-modules.ts";
import { describeDrift, driftReport, whatHelps } from "./describe-drift.ts";
import { fetchMore } from "./fetch-more.ts";
import { keepCopy } from "./keep-records.ts";
import type { Run } from "./run.ts";
import { unexplained, whereFrom } from "./where-from.ts";

/** Judging may cost a look at many commits. After so long, somebody may have written. */
const longestJudgingMs = 5000;

/**
 * Lets a write go on when the live code is known to come from this repository, or the policy says so; notes what it
 * found. `read-again`: that took its time, so the live code has to be looked at once more; while it stays the same, it
 * is not judged again.
 * @throws DriftError when live code would be lost
 */
export async function settleDrift(
  run: Run,
  wanted: CommittedSource,
  live: LiveCode | undefined,
): Promise<"go-on" | "read-again"> {
  if (live === undefined || isNothing(live)) return "go-on";
  if (run.settled !== undefined && isSame(run.settled, live.modules)) return "go-on";
  const judgement = await judge(run, wanted, live);
  if (judgement !== "fetched-more") run.settled = live.modules;
  // A remote was at work meanwhile, and may know more by now.
  if (judgement !== "at-once") run.remote = undefined;
  const quick = performance.now() - (run.readAt ?? 0) < longestJudgingMs;
  return judgement === "at-once" && quick ? "go-on" : "read-again";
}

/** `took-time`: a copy was kept, or a remote was asked; `fetched-more`: there is more to judge by now. */
type Judgement = "at-once" | "took-time" | "fetched-more";

const isSame = (a: Modules, b: Modules): boolean => a.size === b.size && isEmpty(planWrite(a, b, sameContent));

async function judge(run: Run, wanted: CommittedSource, { modules }: LiveCode): Promise<Judgement> {
  const { commit, record, explanation } = await whereFrom(run, wanted, modules);
  if (commit !== undefined) return heldCommit(run, commit, explanation);
  if (record !== undefined) return heldRecord(run, record);
  const fetched = await fetchForRun(run);
  if (fetched === "more") return "fetched-more";
  const judgement = await settleUnknown(run, modules, explanation);
  return fetched === "no-more" ? "took-time" : judgement;
}

async function fetchForRun(run: Run): Promise<"more" | "no-more" | "untried"> {
  const { recordRemote, commit } = run.options;
  if (recordRemote === undefined) return "untried";
  run.fetching ??= { ...recordRemote, commit: commit.oid, done: "nothing" };
  const fetched = await fetchMore(run.world, run.fetching);
  const { failure, remote } = run.fetching;
  if (failure !== undefined)
    note(run, `More of ${remote} could not be fetched to tell where the live code is from (${failure})`);
  return fetched;
}

async function settleUnknown(run: Run, live: Modules, seen: Explanation): Promise<Judgement> {
  const { branch, server, onDrift, dryRun } = run.options;
  const explanation = await withNewestRecord(run, live, seen);
  run.drift ??= driftReport(explanation);
  const found = describeDrift(explanation);
  // What was not fetched may hold it: then nobody can say that it is foreign.
  const is = seen.cutOff ? "may not be" : "is not";
  const problem = `Cannot overwrite "${branch}" on ${server}: its live code ${is} from this repository (${found})`;
  if (onDrift === "refuse") throw new DriftError(`${problem}; ${whatHelps(explanation)}`);
  if (dryRun || onDrift === "overwrite") {
    warn(run, `${isDrift(branch, is, found)}${dryRun ? "" : "; --on-drift overwrite keeps no copy of it"}`);
    return "at-once";
  }
  const record = shortId(await keepCopy(run, live, { problem, origin: unexplained(seen) }));
  const kept = `a copy is kept as ${record}, and "screeps-sync restore ${record}" brings it back`;
  warn(run, `${isDrift(branch, seen.cutOff ? is : "was not", found)}; ${kept}`);
  return "took-time";
}

const isDrift = (branch: string, is: string, found: string): string =>
  `Drift: the live code of "${branch}" ${is} from this repository (${found})`;

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

function heldCommit(run: Run, commit: string, { gone }: Explanation): Judgement {
  run.liveCommit = commit;
  const where = gone
    ? `what was deployed from here as ${shortId(commit)}, which is on no branch any more`
    : shortId(commit);
  note(run, `"${run.options.branch}" held ${where}`);
  return "at-once";
}

function heldRecord(run: Run, { commit, facts }: StoredRecord): Judgement {
  note(run, `"${run.options.branch}" held what record ${shortId(commit.oid)} keeps (${describeOrigin(facts.origin)})`);
  return "at-once";
}

/** Rounds repeat what they find. */
function note({ notes }: Run, text: string): void {
  if (!notes.includes(text)) notes.push(text);
}

function warn({ warnings }: Run, text: string): void {
  if (!warnings.includes(text)) warnings.push(text);
}
