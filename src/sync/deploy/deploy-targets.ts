// Covered by test/sync/deploy/deploy.test.ts
import { SyncError, UsageError } from "../../model/outcome/errors.ts";
import type { Report } from "../../model/outcome/report.ts";
import { mayUseReserve } from "../../model/settings/branch-rules.ts";
import { toldNotes } from "../../model/settings/told-settings.ts";
import { shortId } from "../../model/text/short-id.ts";
import { setting, told, type Words, worded } from "../../model/text/told.ts";
import type { Target } from "../account/targets.ts";
import { sourceOptions } from "../source/source-options.ts";
import { openWorld } from "../start/open-world.ts";
import { branchOf } from "../start/places.ts";
import { type Prepared, prepareAt } from "../start/prepare.ts";
import { recordRemote } from "../start/record-remote.ts";
import type { Ending } from "./course.ts";
import { deploy } from "./deploy.ts";
import type { Deployment } from "./deployment.ts";
import { ownRef } from "./own-ref.ts";

/** Deploys one commit to each server in turn: one report for each. */
export async function deployTargets(prepared: Prepared): Promise<Report[]> {
  const reports: Report[] = [];
  const { tipOf, ref, repository } = prepared.asked;
  const own = prepared.targets.length > 1 ? await ownRef(repository, { tipOf, ref, restores: false }) : undefined;
  for (const target of prepared.targets) reports.push(await deployTarget(prepared, target, own));
  return reports;
}

async function deployTarget(prepared: Prepared, target: Target, own?: string): Promise<Report> {
  if (branchOf(prepared, target) === undefined) {
    return notBegun(prepared, target, {
      outcome: "skipped",
      message: told`Skipped ${shortId(prepared.commit.oid)} for ${target.label}: ${noRule(prepared)}`,
    });
  }
  try {
    const { asked, values } = prepared;
    const opened = openWorld(asked, target, values);
    const world = { ...opened, whenLimited: asked.whenLimited?.(target, opened) };
    return await deploy({ ...deploymentTo(prepared, target), ownRef: own }, world);
  } catch (failure) {
    // With one server the message is all there is to say. With several, the others have a report of their own.
    if (!(failure instanceof SyncError) || prepared.targets.length === 1) throw failure;
    return notBegun(prepared, target, { outcome: failure.outcome, message: failure.told });
  }
}

/** What of a commit goes to one server. */
export function deploymentTo(whole: Prepared, target: Target): Deployment {
  const prepared = prepareAt(whole, target.place);
  const { asked, commit, known, branch, values, gitRef } = prepared;
  if (branch === undefined) throw new UsageError(told`Cannot choose a code branch: ${noRule(prepared)}`);
  return {
    ref: asked.ref,
    commit,
    target,
    place: { server: target.server.name, branch },
    tipOf: asked.tipOf,
    recordRemote: recordRemote(asked, values),
    restores: false,
    source: sourceOptions(asked, prepared),
    known,
    onDrift: values["on-drift"],
    dryRun: values["dry-run"],
    verify: values.verify,
    allowShrink: values["allow-shrink"],
    reserve: asked.usesReserve === true || mayUseReserve(gitRef, values.branches) ? 0 : values["reserve-writes"],
    notes: toldNotes(prepared),
    tellActive: asked.tellActive ?? "never",
    ownName: ownName(prepared, target),
    nameOf: asked.nameOf,
    serverFlag: serverFlag(whole, target),
  };
}

function ownName({ values, gitRef }: Prepared, { ownBranch }: Target): string | undefined {
  const chosen = values.branch ?? values.branches ?? ownBranch;
  return chosen === undefined ? gitRef.gitBranch : undefined;
}

/** An address from the environment is there at the next command too; a flag, an input or one of several servers is not. */
function serverFlag({ asked: { raw }, targets }: Prepared, { label, server }: Target): string | undefined {
  if (raw["server"] !== undefined) return String(raw["server"]);
  return targets.some((other) => other.server.root !== server.root) ? label : undefined;
}

function noRule({ asked: { ref }, gitRef }: Prepared): Words {
  const name = gitRef.gitBranch ?? gitRef.tag;
  const what = name === undefined ? `${ref} is neither a branch nor a tag` : `no rule of branches: matches "${name}"`;
  return told`${what}; ${setting("branch")} names one`;
}

function notBegun({ asked, commit, values, byCommit }: Prepared, target: Target, ending: Ending): Report {
  return {
    outcome: ending.outcome,
    message: worded(ending.message, asked.nameOf),
    server: target.label,
    ...(target.place === undefined ? {} : { branch: target.place.branch }),
    ref: asked.ref,
    commit: commit.oid,
    source: values.source ?? "",
    modules: 0,
    bytes: 0,
    findings: [],
    waits: [],
    limits: [],
    warnings: [],
    notes: toldNotes({ values, byCommit }),
  };
}
