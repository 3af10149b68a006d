import { matching } from "../../model/glob/glob.ts";
import { RateLimitedError, UsageError } from "../../model/outcome/errors.ts";
import { isBranchName } from "../../model/settings/code-branch.ts";
import { describeLimits } from "../deploy/describe-run.ts";
import { patiently } from "../start/patience.ts";
import type { World } from "../start/world.ts";
import type { BranchStatus, ServerStatus, StatusOptions } from "./branch-status.ts";
import { lookAt } from "./live-status.ts";

/** What is live on each branch, and where it is from. Reads only. */
export async function status(options: StatusOptions, world: World): Promise<ServerStatus> {
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
      branches.push({ branch, active, ...(await lookAt(options, world, branch)) });
    } catch (failure) {
      if (!(failure instanceof RateLimitedError)) throw failure;
      limited = failure;
      branches.push({ branch, active, state: "unread" });
    }
  }
  const retryAt = limited?.retryAt?.toISOString();
  return {
    server: options.target.label,
    branches,
    limits: describeLimits(world.api.limits),
    ...(retryAt === undefined ? {} : { retryAt }),
  };
}

function choose(names: readonly string[], { branches, target }: StatusOptions): readonly string[] {
  if (branches === undefined) return names;
  const chosen = matching(names, branches);
  if (chosen.length > 0) return chosen;
  throw new UsageError(
    `Cannot show ${branches.join(", ")} on ${target.label}: there is no such branch; there are ${names.join(", ")}`,
  );
}
