// Covered by test/sync/look/status.test.ts

import { countApart } from "../../git/history/find-commits.ts";
import type { Repository } from "../../git/process/repository.ts";
import { isNothing, type Modules } from "../../model/modules/modules.ts";
import { modulesLength } from "../../model/modules/modules-json.ts";
import { editedModules } from "../origin/edited-modules.ts";
import type { Explanation } from "../origin/explain.ts";
import { explainAnywhere } from "../origin/explain-anywhere.ts";
import { describeCommit } from "../origin/known-commit.ts";
import type { Known } from "../start/configurations.ts";
import { patiently } from "../start/patience.ts";
import type { World } from "../start/world.ts";
import type { BranchStatus, StatusOptions } from "./branch-status.ts";
import { isKin } from "./is-kin.ts";
import { builtFrom, describeRecord } from "./record-status.ts";

/** What is live on one branch. */
export async function lookAt(
  options: StatusOptions,
  world: World,
  branch: string,
): Promise<Omit<BranchStatus, "branch" | "active">> {
  const live = await patiently(world, () => world.api.getCode(branch));
  if (live === undefined || isNothing(live)) return { state: "empty" };
  const size = { modules: live.modules.size, bytes: modulesLength(live.modules) };
  const place = { server: options.target.server.name, branch };
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
