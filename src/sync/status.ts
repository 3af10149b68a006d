import { countApart, readCommits } from "../git/commits.ts";
import { countLines, type LineCount } from "../git/count-lines.ts";
import type { Repository } from "../git/repository.ts";
import type { NewFile } from "../git/write-tree.ts";
import { RateLimitedError, UsageError } from "../model/errors.ts";
import { matching } from "../model/glob.ts";
import { type Modules, modulesText } from "../model/modules.ts";
import { recordFiles } from "../model/record-files.ts";
import type { RecordOrigin } from "../model/record-message.ts";
import type { LimitReport } from "../model/report.ts";
import { describeLimits } from "./describe-run.ts";
import type { Explanation } from "./explain.ts";
import { explainAnywhere, type Known } from "./explain-anywhere.ts";
import { findRecord } from "./explain-elsewhere.ts";
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

export interface KnownCommit {
  readonly commit: string;
  readonly subject: string;
  /** ISO 8601. */
  readonly time: string;
}

export interface EditedModule extends LineCount {
  readonly name: string;
  readonly change: "added" | "changed" | "removed";
}

export interface BranchStatus {
  readonly branch: string;
  readonly active: boolean;
  /** `commit`: from this repository · `recorded`: from a record alone · `edited`: from neither · `empty` · `unread`: a limit came first. */
  readonly state: "commit" | "recorded" | "edited" | "empty" | "unread";
  readonly modules?: number;
  readonly bytes?: number;
  readonly live?: KnownCommit;
  /** Commits between what is live and the ref. */
  readonly behind?: number;
  readonly ahead?: number;
  /** The nearest known commit, where the live code was edited since, and what was. */
  readonly nearest?: KnownCommit;
  readonly edited?: readonly EditedModule[];
  /** The history was cut off: what is called edited may be an older commit. */
  readonly shallow?: true;
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
  const explanation = known === undefined ? undefined : await explainAnywhere(world.repository, known, live.modules);
  if (known !== undefined && explanation?.commit !== undefined)
    return { state: "commit", ...size, ...record, ...(await position(world.repository, explanation.commit, known)) };
  const isOurs = record.record?.origin === "deploy" || record.record?.origin === "restore";
  if (record.record?.isLive === true && (isOurs || explanation?.nearest === undefined))
    return { state: "recorded", ...size, ...record };
  return { state: "edited", ...size, ...record, ...(await describeEdit(world.repository, explanation, live.modules)) };
}

async function position(repository: Repository, commit: string, known: Known) {
  const { onlyA: ahead, onlyB: behind } = await countApart(repository, commit, known.commit.oid, known.source.source);
  return { live: await describeCommit(repository, commit), ahead, behind };
}

async function describeEdit(repository: Repository, explanation: Explanation | undefined, live: Modules) {
  if (explanation?.nearest === undefined) return {};
  const { commit, ids, plan } = explanation.nearest;
  const differing = new Set([...plan.changed, ...plan.added, ...plan.removed]);
  const now = new Map([...live].filter(([name]) => differing.has(name)));
  const paths = new Map(recordFiles(now).map((file, index) => [[...now.keys()][index] ?? "", file]));
  const before = [...ids].flatMap(([name, id]): NewFile[] => {
    const [kind, oid] = id.split(" ");
    const path =
      paths.get(name)?.path ??
      `${encodeURIComponent(name.toWellFormed()).replace(/^\./, "%2E")}.${kind === "text" ? "js" : "wasm"}`;
    return differing.has(name) && oid !== undefined ? [{ path, mode: "100644", oid }] : [];
  });
  const after = [...paths.values()].map((file) => ({ ...file, mode: "100644" }));
  const lines = await countLines(repository, before, after);
  const countOf = (name: string): LineCount =>
    lines.get(paths.get(name)?.path ?? "") ?? { added: undefined, removed: undefined };
  const edited = [
    ...plan.changed.map((name) => ({ name, change: "changed" as const, ...countOf(name) })),
    // The plan goes from live to the commit: what it would remove was added in the game.
    ...plan.removed.map((name) => ({ name, change: "added" as const, ...countOf(name) })),
    ...plan.added.map((name) => ({ name, change: "removed" as const, added: undefined, removed: undefined })),
  ];
  return {
    nearest: await describeCommit(repository, commit),
    edited,
    ...(explanation.cutOff ? { shallow: true as const } : {}),
  };
}

async function describeCommit(repository: Repository, oid: string): Promise<KnownCommit> {
  const [commit] = await readCommits(repository, [oid]);
  const [subject = ""] = (commit?.message ?? "").split("\n");
  return { commit: oid, subject, time: (commit?.time ?? new Date(0)).toISOString() };
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
