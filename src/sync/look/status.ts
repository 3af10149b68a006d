import type { BranchListing } from "../../api/wire.ts";
import { matching } from "../../model/glob/glob.ts";
import { endpoints } from "../../model/limits/known-limits.ts";
import { RateLimitedError, UsageError } from "../../model/outcome/errors.ts";
import { isBranchName } from "../../model/settings/code-branch.ts";
import { keptBack } from "../budget/kept-back.ts";
import { activeOf } from "../deploy/active-branch.ts";
import { retryTime } from "../deploy/describe-run.ts";
import { toldReports } from "../limits/told-reports.ts";
import { patiently } from "../start/patience.ts";
import type { World } from "../start/world.ts";
import type { BranchStatus, ServerStatus, StatusOptions } from "./branch-status.ts";
import { lookAt } from "./live-status.ts";

interface Limited {
  limited?: RateLimitedError | undefined;
}

/** What is live on each branch, and where it is from. Reads only; what no read is left for is told as not asked. */
export async function status(options: StatusOptions, world: World): Promise<ServerStatus> {
  const run: Limited = {};
  const listed = (await orLimited(run, () => patiently(world, world.api.listBranches))) ?? [];
  const names = run.limited === undefined ? choose(listed, options) : [];
  const wanted = listed.filter(({ branch }) => names.includes(branch));
  const running = activeOf(listed);
  // What the game runs comes first, where not all can be read.
  const found = new Map<string, BranchStatus>();
  for (const each of wanted.toSorted((a, b) => Number(b.activeWorld) - Number(a.activeWorld)))
    found.set(each.branch, await statusOf(each, options, world, run));
  return {
    server: options.target.label,
    branches: wanted.flatMap(({ branch }) => found.get(branch) ?? []),
    ...(running === undefined ? {} : { activeBranch: running }),
    limits: toldReports(world.budget.told()),
    ...describeLimited(run, world.now()),
  };
}

async function statusOf(
  { branch, activeWorld: active }: BranchListing,
  options: StatusOptions,
  world: World,
  run: Limited,
): Promise<BranchStatus> {
  if (!isBranchName(branch))
    return { branch, active, state: "unread", why: "the service takes its name for the active branch" };
  const seen = await orLimited(run, async () => {
    run.limited ??= await keptBack(world, endpoints.read, options.reserve, branch);
    if (run.limited !== undefined) throw run.limited;
    return lookAt(options, world, branch);
  });
  return seen === undefined ? { branch, active, state: "not-asked" } : { branch, active, ...seen };
}

/** Undefined where a limit came first: then nothing more is asked. */
async function orLimited<T>(run: Limited, read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (failure) {
    if (!(failure instanceof RateLimitedError)) throw failure;
    run.limited = failure;
    return undefined;
  }
}

function describeLimited({ limited }: Limited, now: Date): Pick<ServerStatus, "retryAt" | "notAsked"> {
  const { retryAt } = retryTime(limited, now);
  return {
    ...(retryAt === undefined ? {} : { retryAt }),
    ...(limited === undefined ? {} : { notAsked: limited.message }),
  };
}

function choose(listed: readonly BranchListing[], { branches, target }: StatusOptions): readonly string[] {
  const names = listed.map(({ branch }) => branch);
  if (branches === undefined) return names;
  const chosen = matching(names, branches);
  if (chosen.length > 0) return chosen;
  throw new UsageError(
    `Cannot show ${branches.join(", ")} on ${target.label}: there is no such branch; there are ${names.join(", ")}`,
  );
}
