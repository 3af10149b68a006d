import { countApart } from "../git/commits.ts";
import type { Repository } from "../git/repository.ts";
import { isBranchName } from "../model/branch-rules.ts";
import { RateLimitedError, UsageError } from "../model/errors.ts";
import { matching } from "../model/glob.ts";
import { type Modules, modulesText } from "../model/modules.ts";
import type { RecordOrigin } from "../model/record-message.ts";
import type { LimitReport } from "../model/report.ts";
import type { Known } from "./configurations.ts";
import { describeLimits } from "./describe-run.ts";
import { type EditedModule, editedModules } from "./edited-modules.ts";
import type { Explanation } from "./explain.ts";
import { explainAnywhere } from "./explain-anywhere.ts";
import { findRecord } from "./find-record.ts";
import { describeCommit, type KnownCommit } from "./known-commit.ts";
import { type Patience, patiently, startPatience } from "./patience.ts";
import { newestRecord } from "./record.ts";
import { isNothing } from "./run.ts";
import type { World } from "./world.ts";

export interface StatusOptions {
  readonly server: string;
  readonly address: string;
  /** Globs on code branches; undefined: all. */
  readonly branches: readonly string[] | undefined;
  readonly known: Known | undefined;
  readonly maxWaitMs: number;
}

export interface BranchStatus {
  readonly branch: string;
  readonly active: boolean;
  /** `commit`: from this repository · `recorded`: from a record alone · `edited`: from neither · `empty` · `unread`: a limit came first. */
  readonly state: "commit" | "recorded" | "edited" | "empty" | "unread";
  readonly modules?: number;
  readonly bytes?: number;
  readonly live?: KnownCommit;
  /** Why it was not read, where no limit came first. */
  readonly why?: string;
  /** Commits of the first-parent line that touch the source: of the ref since what is live, and of what is live since the ref. */
  readonly behind?: number;
  readonly ahead?: number;
  /** What is live was at HEAD in this clone, and is on no branch any more: amended, reset or squashed. */
  readonly gone?: true;
  /** The nearest known commit, where the live code was edited since, and what was. */
  readonly nearest?: KnownCommit;
  readonly edited?: readonly EditedModule[];
  /** The history was cut off: what is called edited may be an older commit. */
  readonly shallow?: true;
  /** What a bound kept out of the search for the commit. */
  readonly unseen?: readonly string[];
  readonly record?: {
    readonly commit: string;
    readonly time: string;
    readonly origin: RecordOrigin["kind"];
    readonly isLive: boolean;
  };
}

export interface ServerStatus {
  readonly server: string;
  readonly branches: readonly BranchStatus[];
  readonly limits: readonly LimitReport[];
  /** When the rest can be read (ISO 8601), where a limit ended the reading. */
  readonly retryAt?: string;
}

interface Look {
  readonly options: StatusOptions;
  readonly world: World;
  readonly patience: Patience;
}

/** What is live on each branch, and where it is from. Reads only. */
export async function status(options: StatusOptions, world: World): Promise<ServerStatus> {
  const look: Look = { options, world, patience: startPatience(options.maxWaitMs) };
  const listed = await patiently(world, look.patience, world.api.listBranches);
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

async function lookAt(
  { options, world, patience }: Look,
  branch: string,
): Promise<Omit<BranchStatus, "branch" | "active">> {
  const live = await patiently(world, patience, () => world.api.getCode(branch));
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
    return { state: "recorded", ...size, ...record };
  return { state: "edited", ...size, ...record, ...(await describeEdit(world.repository, explanation, live.modules)) };
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

async function describeEdit(repository: Repository, explanation: Explanation | undefined, live: Modules) {
  if (explanation?.nearest === undefined) return {};
  const edited = await editedModules(repository, explanation.nearest, live);
  const nearest = await describeCommit(repository, explanation.nearest.commit);
  const { cutOff, unseen } = explanation;
  return { nearest, edited, ...(cutOff ? { shallow: true as const } : {}), ...(unseen.length > 0 ? { unseen } : {}) };
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
