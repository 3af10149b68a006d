import { countApart } from "../../git/history/commits.ts";
import type { Repository } from "../../git/process/repository.ts";
import { matching } from "../../model/glob/glob.ts";
import { isNothing, type Modules, modulesText } from "../../model/modules/modules.ts";
import { RateLimitedError, UsageError } from "../../model/outcome/errors.ts";
import { isBranchName } from "../../model/settings/branch-rules.ts";
import { describeLimits } from "../deploy/describe-run.ts";
import { editedModules } from "../origin/edited-modules.ts";
import type { Explanation } from "../origin/explain.ts";
import { explainAnywhere } from "../origin/explain-anywhere.ts";
import { findRecord } from "../origin/find-record.ts";
import { describeCommit } from "../origin/known-commit.ts";
import { newestRecord } from "../records/record.ts";
import type { Known } from "../start/configurations.ts";
import { patiently } from "../start/patience.ts";
import type { World } from "../start/world.ts";
import type { BranchStatus, ServerStatus } from "./branch-status.ts";
import { isKin } from "./is-kin.ts";

export interface StatusOptions {
  readonly server: string;
  readonly address: string;
  /** Globs on code branches; undefined: all. */
  readonly branches: readonly string[] | undefined;
  readonly known: Known | undefined;
}

interface Look {
  readonly options: StatusOptions;
  readonly world: World;
}

/** What is live on each branch, and where it is from. Reads only. */
export async function status(options: StatusOptions, world: World): Promise<ServerStatus> {
  const look: Look = { options, world };
  const listed = await patiently(world, world.api.listBranches);
  const names = choose(
    listed.map(({ branch }) => branch),
    options,
  );
  const branches: BranchStatus[] = [];
  let limited: RateLimitedError | undefined;
  for (const { branch, activeWorld: active } of listed.filter((each) => names.includes(each.branch))) {
    if (!isBranchName(branch)) {
      branches.push({ branch, active, state: "unread", why: "the service takes its name for the active branch" });
      continue;
    }
    try {
      if (limited !== undefined) throw limited;
      branches.push({ branch, active, ...(await lookAt(look, branch)) });
    } catch (failure) {
      if (!(failure instanceof RateLimitedError)) throw failure;
      limited = failure;
      branches.push({ branch, active, state: "unread" });
    }
  }
  const retryAt = limited?.retryAt?.toISOString();
  return {
    server: options.server,
    branches,
    limits: describeLimits(world.api.limits),
    ...(retryAt === undefined ? {} : { retryAt }),
  };
}

async function lookAt({ options, world }: Look, branch: string): Promise<Omit<BranchStatus, "branch" | "active">> {
  const live = await patiently(world, () => world.api.getCode(branch));
  if (live === undefined || isNothing(live)) return { state: "empty" };
  const size = { modules: live.modules.size, bytes: modulesText(live.modules).length };
  const place = { server: options.address, branch };
  const record = await describeRecord(world.repository, place, live.modules);
  const { known } = options;
  const { modules } = live;
  const explanation =
    known === undefined ? undefined : await explainAnywhere(world.repository, known, { branch, modules });
  if (known !== undefined && isExplained(explanation))
    return { state: "commit", ...size, ...record, ...(await position(world.repository, explanation, known)) };
  const isOurs = record.record?.origin === "deploy" || record.record?.origin === "restore";
  if (record.record?.isLive === true && (isOurs || explanation?.nearest === undefined))
    return { state: "recorded", ...size, ...record, ...(await builtFrom(world.repository, record.record)) };
  return { ...size, ...record, ...(await describeUnknown(world.repository, explanation, live.modules, record)) };
}

const isExplained = (explanation: Explanation | undefined): explanation is Explanation & { commit: string } =>
  explanation?.commit !== undefined;

async function position(repository: Repository, explanation: Explanation & { commit: string }, known: Known) {
  const { commit, behind, folder, gone } = explanation;
  const live = await describeCommit(repository, commit);
  if (gone) return { live, gone };
  if (behind !== undefined) return { live, ahead: 0, behind };
  const folders = [...new Set([known.listed?.folder ?? "", folder ?? ""])];
  const apart = await countApart(repository, commit, known.commit.oid, folders);
  return { live, ahead: apart.onlyA, behind: apart.onlyB };
}

/** The commit that a deploy of built code was from; one that this clone has not got is known by its id alone. */
async function builtFrom(
  repository: Repository,
  { origin, from }: NonNullable<BranchStatus["record"]>,
): Promise<Pick<BranchStatus, "live">> {
  if (origin !== "deploy" || from === undefined) return {};
  const unseen = { commit: from, subject: "", time: new Date(0).toISOString() };
  return { live: await describeCommit(repository, from).catch(() => unseen) };
}

/** An edit of what is known here, or something else altogether. What was ours once, by a record, was edited since. */
async function describeUnknown(
  repository: Repository,
  explanation: Explanation | undefined,
  live: Modules,
  { record }: Pick<BranchStatus, "record">,
): Promise<Pick<BranchStatus, "state" | "nearest" | "edited" | "shallow" | "unseen">> {
  const wasOurs = record !== undefined || explanation?.cutOff === true;
  if (explanation?.nearest === undefined) return { state: wasOurs ? "edited" : "foreign" };
  const edited = await editedModules(repository, explanation.nearest, live);
  const { cutOff, unseen } = explanation;
  const bound = unseen.length > 0 ? { unseen } : {};
  if (!wasOurs && !isKin(explanation.nearest, edited, live)) return { state: "foreign", ...bound };
  const nearest = await describeCommit(repository, explanation.nearest.commit);
  return { state: "edited", nearest, edited, ...(cutOff ? { shallow: true as const } : {}), ...bound };
}

async function describeRecord(
  repository: Repository,
  place: { server: string; branch: string },
  live: Modules,
): Promise<Pick<BranchStatus, "record">> {
  const found = await findRecord(repository, place, live);
  const newest = found ?? (await newestRecord(repository, place));
  if (newest === undefined) return {};
  const { commit, facts } = newest;
  return {
    record: {
      commit: commit.oid,
      time: facts.time.toISOString(),
      origin: facts.origin.kind,
      ...("commit" in facts.origin ? { from: facts.origin.commit } : {}),
      isLive: found !== undefined,
    },
  };
}

function choose(names: readonly string[], { branches, server }: StatusOptions): readonly string[] {
  if (branches === undefined) return names;
  const chosen = matching(names, branches);
  if (chosen.length > 0) return chosen;
  throw new UsageError(
    `Cannot show ${branches.join(", ")} on ${server}: there is no such branch; there are ${names.join(", ")}`,
  );
}
