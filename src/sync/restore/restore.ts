import { resolveCommit } from "../../git/clone/open-commit.ts";
import { readCommits } from "../../git/history/commits.ts";
import { listTree } from "../../git/objects/ls-tree.ts";
import type { Repository } from "../../git/process/repository.ts";
import { contentIds } from "../../model/modules/content-id.ts";
import type { Commit } from "../../model/modules/tree.ts";
import { objectFormat } from "../../model/modules/tree.ts";
import { UsageError } from "../../model/outcome/errors.ts";
import type { Report } from "../../model/outcome/report.ts";
import { recordFolder } from "../../model/records/record-files.ts";
import { parseRecordMessage, type RecordFacts } from "../../model/records/record-message.ts";
import { checkBranch } from "../../model/settings/code-branch.ts";
import { setting, told } from "../../model/text/told.ts";
import { oneTarget } from "../account/one-target.ts";
import type { Target } from "../account/targets.ts";
import type { Deployment } from "../deploy/deployment.ts";
import { deploymentTo } from "../deploy/deployment-to.ts";
import { deployFurther } from "../health/deploy-further.ts";
import { readRecordModules } from "../records/read-records.ts";
import { type CommittedSource, readModules } from "../source/committed-modules.ts";
import { readHead, readOwn } from "../source/own-reading.ts";
import { openWorld } from "../start/open-world.ts";
import { type Asked, type PreparedAccount, prepareAccount } from "../start/prepare.ts";

/** What is to be brought back, and where to; nothing was asked of the server yet. */
export interface Restoration {
  readonly target: Target;
  readonly branch: string;
  /** Says what would change; nothing is sent that writes. */
  readonly plan: () => Promise<Report>;
  /** A deploy with the record as its commit: odd contents included, read back, drift kept first. */
  readonly run: () => Promise<Report>;
}

/**
 * A record goes back to the branch and the server that it is of, unless another is named; any other commit is read
 * by its own configuration, as `deploy` would.
 * @param account where the door had to look at it first
 * @throws UsageError where it cannot be told which server or branch is meant
 */
export async function prepareRestore(asked: Asked, ref: string, account?: PreparedAccount): Promise<Restoration> {
  const { repository } = asked;
  const { values, byCommit, targets } = account ?? (await prepareAccount(asked));
  const commit = await resolveCommit(repository, ref);
  const facts = await factsOf(repository, commit);
  const target = chooseTarget(targets, facts);
  const branch = branchOf(facts, values.branch, ref);
  const own = facts === undefined ? await readOwn({ ...asked, ref }, branch) : undefined;
  const known = own?.known ?? (await readHead(asked));
  const prepared = {
    asked: { ...asked, ref },
    commit,
    known,
    values,
    byCommit,
    targets,
    branch,
    gitRef: { sha: commit.oid },
  };
  const asDeploy = deploymentTo(prepared, target);
  // What a record keeps was live once, however little it is: only a commit can be the wrong folder or a failed build.
  const allowShrink = facts !== undefined || asDeploy.allowShrink;
  const source = own?.options ?? asDeploy.source;
  // What is brought back by hand is what a reserve is for.
  const deployment: Deployment = { ...asDeploy, source, allowShrink, restores: true, reserve: 0 };
  const read = facts === undefined ? readModules : readRecord;
  const start = (more: Partial<Deployment>) =>
    deployFurther({ ...deployment, ...more }, openWorld(asked, target, values), read);
  return { target, branch, plan: () => start({ dryRun: true }), run: () => start({}) };
}

/** The modules of a record as a source, so that it can be deployed; what was live needs no checks. */
async function readRecord(repository: Repository, commit: Commit): Promise<CommittedSource> {
  const [modules, entries] = await Promise.all([
    readRecordModules(repository, commit.oid),
    listTree(repository, commit.oid),
  ]);
  const inside = entries.filter(({ path }) => path.startsWith(`${recordFolder}/`));
  return {
    modules,
    ids: contentIds(modules, objectFormat(commit)),
    source: recordFolder,
    entries: inside.map((entry) => ({ ...entry, path: entry.path.slice(recordFolder.length + 1) })),
    files: [],
    layout: "slash",
    findings: [],
    notes: [],
  };
}

async function factsOf(repository: Repository, { oid }: Commit): Promise<RecordFacts | undefined> {
  const [commit] = await readCommits(repository, [oid]);
  return commit === undefined ? undefined : parseRecordMessage(commit.message);
}

function chooseTarget(targets: readonly Target[], facts: RecordFacts | undefined): Target {
  const same = targets.filter(({ server }) => server.name === facts?.server);
  return oneTarget(same.length > 0 ? same : targets, "tell where to restore to");
}

function branchOf(facts: RecordFacts | undefined, named: string | undefined, ref: string): string {
  if (facts?.branch.startsWith("$"))
    throw new UsageError(`Cannot restore ${ref}: it is a record of ${facts.branch.slice(1)}, and not of code`);
  if (named !== undefined) return checkBranch(named);
  // Its name may be longer than what a rule may choose: the server has it already.
  if (facts !== undefined) return facts.branch;
  throw new UsageError(
    told`Cannot restore ${ref}: it is no record of a branch; name the code branch with ${setting("branch")}`,
  );
}
