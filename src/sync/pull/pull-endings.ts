// Covered by test/sync/pull/pull.test.ts

import type { Modules } from "../../model/modules/modules.ts";
import type { Plan } from "../../model/modules/plan.ts";
import type { SyncError } from "../../model/outcome/errors.ts";
import type { PlanReport } from "../../model/outcome/report.ts";
import { counts } from "../../model/pull/pull-message.ts";
import { counted } from "../../model/text/counted.ts";
import { shortId } from "../../model/text/short-id.ts";
import { describeLimits, retryTime } from "../deploy/describe-run.ts";
import type { EditedLive } from "./edited-live.ts";
import type { Pull } from "./open-pull.ts";
import { describeBase, type PullReport } from "./pull-report.ts";

export type PullEnding = Pick<PullReport, "outcome" | "message"> & Partial<PullReport>;

export function reportOf({ target, branch, world }: Pull, ending: PullEnding, failure?: SyncError): PullReport {
  return {
    ...{ server: target.label, branch, left: [] },
    ...ending,
    waits: world.patience.waits,
    limits: describeLimits(world.api.limits),
    ...retryTime(failure, world.now()),
  };
}

/** For example `"default" of screeps.com`. */
export const placeName = ({ branch, target }: Pull): string => `"${branch}" of ${target.label}`;

export const nothingLive = (pull: Pull): PullEnding => ({
  outcome: "unchanged",
  message: `Nothing to pull: ${placeName(pull)} holds no code`,
});

export const unchanged = (pull: Pull, commit: string): PullEnding => ({
  outcome: "unchanged",
  message: `Nothing to pull: ${placeName(pull)} is ${shortId(commit)}, and nothing of it was edited in the game`,
  commit,
});

/** What every ending tells of an edit. */
export function factsOf({ put, base }: EditedLive, live: Modules): Partial<PullReport> {
  const { lines } = base ?? {};
  return {
    ...(base === undefined ? {} : { base: base.commit, basedOn: base.kind }),
    ...(lines === undefined ? {} : { lines }),
    plan: planOf(put.plan, live),
    left: put.left,
  };
}

/** Sizes of what is live; what it was is in the commit below. */
export function planOf({ added, changed, removed, unchanged: same }: Plan, live: Modules): PlanReport {
  const sized = (names: readonly string[]) =>
    names.map((name) => {
      const content = live.get(name);
      return { name, ...(typeof content === "string" ? { after: Buffer.byteLength(content) } : {}) };
    });
  return {
    ...{ added: sized(added), changed: sized(changed), unchanged: same.length },
    removed: removed.map((name) => ({ name })),
  };
}

/** For example `"default" of screeps.com: 2 changed on top of 1a2b3c4, as its record says`. */
const story = (pull: Pull, { put, base }: EditedLive): string =>
  `${placeName(pull)}: ${base === undefined ? counted(put.plan.added.length, "module") : counts(put.plan)}, ${describeBase(base)}${leftOver(put)}`;

const leftOver = ({ left }: EditedLive["put"]): string =>
  left.length === 0 ? "" : `; no file can hold ${left.map(({ name }) => `"${name}"`).join(", ")}`;

export const planned = (pull: Pull, edited: EditedLive): PullEnding => ({
  outcome: "planned",
  message: `Would pull ${story(pull, edited)}; nothing was written`,
});

export const named = (pull: Pull, edited: EditedLive, commit: string): PullEnding => ({
  outcome: "pulled",
  message: `Pulled ${story(pull, edited)}; "git merge ${shortId(commit)}" brings it home`,
  commit,
});

export const home = (pull: Pull, edited: EditedLive, commit: string, how: string): PullEnding => ({
  outcome: "pulled",
  message: `Pulled ${story(pull, edited)}; ${how}`,
  commit,
});

/** All that differs is what no file can hold. */
export const onlyKept = (pull: Pull, edited: EditedLive, record: string): PullEnding => ({
  outcome: "backed-up",
  message: `Kept ${placeName(pull)} as record ${shortId(record)}: nothing that a file can hold was edited in the game${leftOver(edited.put)}`,
});

export const notMerged = (pull: Pull, edited: EditedLive, commit: string, why: string): PullEnding => ({
  outcome: "failed",
  message: `Cannot bring ${shortId(commit)} home (${story(pull, edited)}): ${why}`,
  commit,
});
