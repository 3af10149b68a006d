import { newestCommit } from "../../git/history/newest.ts";
import { SyncError } from "../../model/outcome/errors.ts";
import type { Target } from "../account/targets.ts";
import { checkCommit } from "../look/check-commit.ts";
import { readModules } from "../source/committed-modules.ts";
import type { Door } from "../start/open-world.ts";
import { branchOf } from "../start/places.ts";
import { type Asked, type Prepared, prepare } from "../start/prepare.ts";
import type { Waited } from "../start/world.ts";
import { countBranches } from "./count-branches.ts";
import { refuseLeaks } from "./leaks.ts";
import { failed, type PushEnding } from "./push-ending.ts";
import { openJob, type PushJob } from "./push-job.ts";
import type { PushOptions } from "./push-options.ts";
import type { Route } from "./push-routes.ts";
import type { PushedRef } from "./pushed-ref.ts";

/** What can be written, and what is wrong with the rest. */
export interface Look {
  readonly jobs: readonly PushJob[];
  readonly endings: readonly PushEnding[];
}

interface Opened {
  readonly asked: Asked;
  readonly prepared: Prepared;
}

/** Looks at all that is pushed, and asks a server at most how many code branches there are. Nothing is written. */
export async function lookAtPush(
  refs: readonly PushedRef[],
  routes: readonly Route[],
  options: PushOptions,
  door: Door,
): Promise<Look> {
  const opened = await eachOrEnd(routes, (route) => open(route, options, door), door);
  const targets = opened.done.flatMap(({ prepared }) => prepared.targets);
  const [leaks, looked] = await Promise.all([
    eachOrEnd([pushedOf(refs, options)], (pushed) => refuseLeaks(door.repository, pushed, targets), door),
    options.mode === "deploy" ? openJobs(opened.done, options, door) : checkAll(opened.done, door),
  ]);
  const endings = [...opened.endings, ...leaks.endings, ...looked.endings];
  if (endings.some(options.stops)) return { jobs: [], endings };
  const counted = await eachOrEnd([looked.jobs], countBranches, door);
  return { jobs: looked.jobs, endings: [...endings, ...counted.endings] };
}

async function open({ ref }: Route, { asked }: PushOptions, { repository }: Door): Promise<Opened> {
  const own = { ...asked, ref: ref.commit, refName: ref.name };
  return { asked: own, prepared: await prepare(repository, own) };
}

const pushedOf = (refs: readonly PushedRef[], { remote }: PushOptions) => ({
  remote,
  commits: [...new Set(refs.map(({ commit }) => commit).filter((oid) => oid !== undefined))],
  tags: refs.filter(({ oid, commit }) => commit !== undefined && commit !== oid).map(({ oid }) => oid),
  others: refs.filter(({ commit }) => commit === undefined).map(({ oid }) => oid),
  held: [...new Set(refs.map(({ held }) => held).filter((oid) => oid !== undefined))],
});

async function openJobs(opened: readonly Opened[], options: PushOptions, door: Door): Promise<Look> {
  const waited: Waited = { ms: 0 };
  const read = readOnce();
  const all = opened.flatMap(({ asked, prepared }) =>
    prepared.targets.map((target) => ({ asked, prepared, target, door, waited, read, optional: target.optional })),
  );
  const wishes = await onePerBranch(door, all);
  const openOne = (wish: (typeof wishes)[number]) => openJob({ ...wish, secondsLeft: options.secondsLeft() });
  const { done, endings } = await eachOrEnd(wishes, openOne, door);
  return { jobs: done.map((job) => quietAmong(job, done)), endings };
}

/** A server with a branch of its own gets there what is pushed to several: the newest commit, once. */
async function onePerBranch<T extends { readonly prepared: Prepared; readonly target: Target }>(
  { repository }: Door,
  wishes: readonly T[],
): Promise<readonly T[]> {
  const kept: T[] = [];
  const placeOf = ({ prepared, target }: T) => JSON.stringify([target.label, branchOf(prepared, target)]);
  for (const group of Map.groupBy(wishes, placeOf).values()) {
    const commits = group.map(({ prepared }) => prepared.commit.oid);
    const newest = group[commits.indexOf(await newestCommit(repository, commits))];
    if (newest !== undefined) kept.push(newest);
  }
  return kept;
}

/** One of several code branches of a server at most is the active one: it would be told of all others. */
function quietAmong(job: PushJob, jobs: readonly PushJob[]): PushJob {
  const isAlone = jobs.every((other) => other === job || other.target.label !== job.target.label);
  return isAlone ? job : { ...job, deployment: { ...job.deployment, tellActive: "never" } };
}

/** Several servers get the same modules: they are read, and built, once. */
function readOnce(): typeof readModules {
  const known = new Map<string, ReturnType<typeof readModules>>();
  return (repository, commit, options) => {
    const key = JSON.stringify([commit.oid, options.source]);
    const modules = known.get(key) ?? readModules(repository, commit, options);
    known.set(key, modules);
    return modules;
  };
}

async function checkAll(opened: readonly Opened[], { repository }: Door): Promise<Look> {
  const endings: PushEnding[] = [];
  for (const { asked, prepared } of opened) {
    const reports = await checkCommit(asked, prepared, repository, "this hook only checks (--mode check)");
    for (const report of reports) {
      const { outcome, message, findings } = report;
      endings.push({ outcome, message, findings, optional: false, report });
    }
  }
  return { jobs: [], endings };
}

/** What cannot be done becomes an ending, and the rest is looked at too. Only what ends the whole push is thrown. */
async function eachOrEnd<A extends object, B>(all: readonly A[], work: (one: A) => Promise<B>, { interrupt }: Door) {
  const done: B[] = [];
  const endings: PushEnding[] = [];
  for (const one of all) {
    try {
      done.push(await work(one));
    } catch (failure) {
      if (!(failure instanceof SyncError) || failure === interrupt.reason) throw failure;
      endings.push(failed(failure, "optional" in one && one.optional === true));
    }
  }
  return { done, endings };
}
