import { contentIds } from "../model/content-id.ts";
import { DriftError } from "../model/errors.ts";
import type { LiveCode } from "../model/modules.ts";
import type { Plan } from "../model/plan.ts";
import type { CommittedSource } from "./committed-modules.ts";
import { type Explanation, explainLive } from "./explain.ts";
import { isNothing, objectFormat, type Run } from "./run.ts";

/**
 * Lets a write go on when the live code is known to come from this repository, or the policy says so; notes what it found.
 * @throws DriftError when live code would be lost
 */
export async function settleDrift(run: Run, wanted: CommittedSource, live: LiveCode | undefined): Promise<void> {
  if (live === undefined || isNothing(live)) return;
  const { options, world } = run;
  const ids = contentIds(live.modules, objectFormat(options.commit));
  const explanation = await explainLive(world.repository, options.commit, wanted, options.source, ids);
  if (explanation.commit !== undefined) {
    run.liveCommit = explanation.commit;
    run.notes.push(`"${options.branch}" held ${explanation.commit.slice(0, 7)}`);
    return;
  }
  const found = describeDrift(explanation);
  if (options.dryRun || options.onDrift === "overwrite") {
    run.notes.push(`Drift: the live code of "${options.branch}" is not from this repository (${found})`);
    return;
  }
  throw new DriftError(
    `Cannot overwrite "${options.branch}" on ${options.server}: its live code is not from this repository (${found}); ${whatHelps(options.onDrift, explanation)}`,
  );
}

function describeDrift({ nearest }: Explanation): string {
  if (nearest === undefined) return "no commit with this source folder was found";
  const { plan, commit } = nearest;
  return `nearest is ${commit.slice(0, 7)}, edited since: ${listed(plan)}`;
}

function listed(plan: Plan): string {
  // The plan goes from live to the commit, so what it would add is missing live.
  const parts = [
    ...plan.changed.map((name) => `${name} changed`),
    ...plan.removed.map((name) => `${name} added`),
    ...plan.added.map((name) => `${name} removed`),
  ];
  return parts.length > 5 ? `${parts.slice(0, 5).join(", ")} and ${parts.length - 5} more` : parts.join(", ");
}

function whatHelps(onDrift: "keep" | "refuse", { cutOff }: Explanation): string {
  const history = cutOff
    ? `this clone is shallow, so older commits were not seen: fetch them (fetch-depth: 0, git fetch --unshallow), or `
    : "";
  const keep = onDrift === "keep" ? "on-drift: keep cannot keep a copy yet, so it refuses; " : "";
  return `${keep}${history}look at it with "screeps-sync diff --patch", commit what you want to keep, or use --on-drift overwrite`;
}
