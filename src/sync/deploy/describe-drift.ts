// Covered by test/sync/deploy/drift.test.ts
import type { Plan } from "../../model/modules/plan.ts";
import type { DriftReport } from "../../model/outcome/report.ts";
import { shortId } from "../../model/text/short-id.ts";
import type { Explanation } from "../origin/explain.ts";

const mostNames = 5;

/** What differs from the nearest known state, by module. */
export function describeDrift({ nearest, cutOff, unseen }: Explanation): string {
  const shallow = cutOff ? ["this clone is shallow, so older commits were not seen"] : [];
  const bound = unseen.length === 0 ? [] : [`not looked at: ${unseen.join(", ")}`];
  const seen = [...shallow, ...bound].map((each) => `; ${each}`).join("");
  if (nearest === undefined) return `no commit with this source folder was found${seen}`;
  return `nearest is ${shortId(nearest.commit)}, edited since: ${listed(nearest.plan)}${seen}`;
}

/** The same as a value. The plan goes from live to the nearest known state, so what it would add is missing live. */
export function driftReport({ nearest, cutOff }: Explanation): DriftReport {
  const { changed = [], removed: added = [], added: removed = [] } = nearest?.plan ?? {};
  const known = nearest === undefined ? {} : { nearest: nearest.commit };
  return { ...known, changed, added, removed, ...(cutOff ? { shallow: true } : {}) };
}

/** What a person can do who does not want to lose live code. */
export function whatHelps({ cutOff }: Explanation): string {
  const history = cutOff ? "fetch the whole history (fetch-depth: 0, git fetch --unshallow), or " : "";
  return `${history}look at it with "screeps-sync diff --patch", bring it home with "screeps-sync pull"; on-drift "keep" copies it first, "overwrite" does not`;
}

/** For example `main changed, role/miner added`. The plan goes from live to the commit, so what it would add is missing live. */
export function listed(plan: Plan): string {
  const parts = [
    ...plan.changed.map((name) => `${name} changed`),
    ...plan.removed.map((name) => `${name} added`),
    ...plan.added.map((name) => `${name} removed`),
  ];
  if (parts.length <= mostNames) return parts.join(", ");
  return `${parts.slice(0, mostNames).join(", ")} and ${parts.length - mostNames} more`;
}
