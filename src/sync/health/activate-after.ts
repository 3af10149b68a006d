// Covered by test/sync/health/deploy-further.test.ts
import { outcomes } from "../../model/outcome/outcome.ts";
import type { Report } from "../../model/outcome/report.ts";
import { activate } from "../active/activate.ts";
import type { Deployment } from "../deploy/deployment.ts";
import type { World } from "../start/world.ts";

/** A report, and the branch that the game ran before it ran ours; undefined: it did already, or nobody knows. */
export interface Activated {
  readonly report: Report;
  readonly before?: string;
}

/** What a deploy ends in whose branch is to be the active one: never before it was read back and is equal. */
export async function activateAfter(deployment: Deployment, world: World, report: Report): Promise<Activated> {
  if (!isEqual(report)) return { report };
  const { place, target, serverFlag } = deployment;
  const wish = { branch: place.branch, where: "world", target, serverFlag, dryRun: false } as const;
  const { outcome, message, before } = await activate(wish, world);
  if (outcomes[outcome].exit !== 0) {
    // What was written stays written: only what is known not to be so may be said.
    const isSure = outcome !== "unknown" && outcome !== "mismatch";
    return {
      report: { ...report, outcome: isSure ? "failed" : outcome, message: `${report.message}; but: ${message}` },
    };
  }
  const runs = { ...report, active: true, activeBranch: place.branch };
  if (outcome === "unchanged") return { report: runs };
  const notes = [...report.notes, { kind: "activated", message } as const];
  const done = report.outcome === "unchanged" ? { outcome, message } : { notes };
  return { report: { ...runs, ...done }, ...(before === undefined ? {} : { before }) };
}

/** What is live was seen to be what the commit has. */
export const isEqual = ({ outcome }: Pick<Report, "outcome">): boolean =>
  outcome === "deployed" || outcome === "restored" || outcome === "unchanged" || outcome === "activated";
