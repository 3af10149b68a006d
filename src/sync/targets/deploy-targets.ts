// Covered by test/sync/deploy/deploy.test.ts
import { SyncError } from "../../model/outcome/errors.ts";
import type { Report } from "../../model/outcome/report.ts";
import { toldNotes } from "../../model/settings/told-settings.ts";
import { shortId } from "../../model/text/short-id.ts";
import { told, worded } from "../../model/text/told.ts";
import type { Target } from "../account/targets.ts";
import type { Ending } from "../deploy/course.ts";

import { deploymentTo, noRule } from "../deploy/deployment-to.ts";
import { ownRef } from "../deploy/own-ref.ts";
import { deployFurther } from "../health/deploy-further.ts";
import { openWorld } from "../start/open-world.ts";
import { branchOf } from "../start/places.ts";
import type { Prepared } from "../start/prepare.ts";

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
    return await deployFurther({ ...deploymentTo(prepared, target), ownRef: own }, world);
  } catch (failure) {
    // With one server the message is all there is to say. With several, the others have a report of their own.
    if (!(failure instanceof SyncError) || prepared.targets.length === 1) throw failure;
    return notBegun(prepared, target, { outcome: failure.outcome, message: failure.told });
  }
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
