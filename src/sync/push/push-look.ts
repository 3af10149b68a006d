// Covered by test/doors/hook/push-story.test.ts
import type { Pushed } from "../../git/objects/pushed-objects.ts";
import type { Target } from "../account/targets.ts";
import { check } from "../look/check.ts";
import { branchOf } from "../start/places.ts";
import { type Prepared, prepare } from "../start/prepare.ts";
import type { Waited } from "../start/world.ts";
import { countBranches } from "./count-branches.ts";
import { eachOrEnd } from "./each-or-end.ts";
import { lanesOf } from "./lanes.ts";
import { pushedOf, refuseLeaks } from "./leaks.ts";
import type { PushEnding } from "./push-ending.ts";
import { openJob, type PushJob } from "./push-job.ts";
import type { PushOptions } from "./push-options.ts";
import type { Route } from "./push-routes.ts";
import type { PushedRef } from "./pushed-ref.ts";
import { readOnce } from "./read-once.ts";

/** What can be written, and what is wrong with the rest. */
export interface Look {
  readonly jobs: readonly PushJob[];
  readonly endings: readonly PushEnding[];
}

/** Looks at all that is pushed, and asks a server at most how many code branches there are. Nothing is written. */
export async function lookAtPush(
  refs: readonly PushedRef[],
  routes: readonly Route[],
  options: PushOptions,
): Promise<Look> {
  const { asked } = options;
  const opened = await eachOrEnd(routes, (route) => open(route, options), asked);
  const targets = opened.done.flatMap(({ targets: each }) => each);
  const [leaks, looked] = await Promise.all([
    eachOrEnd([pushedOf(refs, options.remote)], (pushed) => search(pushed, targets, options), asked),
    options.mode === "deploy" ? openJobs(opened.done, options) : checkAll(opened.done),
  ]);
  const endings = [...opened.endings, ...leaks.endings, ...looked.endings];
  if (endings.some(options.stops)) return { jobs: [], endings };
  const counted = await eachOrEnd([looked.jobs], countBranches, asked);
  return { jobs: looked.jobs, endings: [...endings, ...counted.endings] };
}

async function search(pushed: Pushed, targets: readonly Target[], { asked, onSearched }: PushOptions): Promise<void> {
  await refuseLeaks(asked.repository, pushed, targets);
  onSearched();
}

async function open({ ref }: Route, { asked }: PushOptions): Promise<Prepared> {
  return prepare({ ...asked, ref: ref.commit, refName: ref.name });
}

async function openJobs(opened: readonly Prepared[], { asked, secondsLeft }: PushOptions): Promise<Look> {
  const waited: Waited = { ms: 0 };
  const read = readOnce();
  const all = opened.flatMap((prepared) =>
    prepared.targets.map((target) => ({ prepared, target, waited, read, optional: target.optional })),
  );
  // A server with a branch of its own gets there what rules send to several.
  const lanes = await lanesOf(asked.repository, all, {
    commitOf: ({ prepared }) => prepared.commit.oid,
    placeOf: ({ prepared, target }) => [target.label, branchOf(prepared, target)],
  });
  const wishes = lanes.map(({ newest }) => newest);
  const openOne = (wish: (typeof wishes)[number]) => openJob({ ...wish, secondsLeft: secondsLeft() });
  const { done, endings } = await eachOrEnd(wishes, openOne, asked);
  return { jobs: done.map((job) => quietAmong(job, done)), endings };
}

/** One of several code branches of a server at most is the active one: it would be told of all others. */
function quietAmong(job: PushJob, jobs: readonly PushJob[]): PushJob {
  const isAlone = jobs.every((other) => other === job || other.target.label !== job.target.label);
  return isAlone ? job : { ...job, deployment: { ...job.deployment, tellActive: "never" } };
}

async function checkAll(opened: readonly Prepared[]): Promise<Look> {
  const endings: PushEnding[] = [];
  for (const prepared of opened) {
    const { reports } = await check({ prepared, whyAlone: "this hook only checks (--mode check)" });
    for (const report of reports) {
      const { outcome, message, findings } = report;
      endings.push({ outcome, message, findings, optional: false, report });
    }
  }
  return { jobs: [], endings };
}
