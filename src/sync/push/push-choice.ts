// Covered by test/doors/hook/hook.test.ts
import type { Repository } from "../../git/process/repository.ts";
import { SyncError, UnusableNameError } from "../../model/outcome/errors.ts";
import { notAtomic, notForward, older, strangers, unusable } from "./describe-skips.ts";
import { lanesOf } from "./lanes.ts";
import { failed, type PushEnding } from "./push-ending.ts";
import type { PushOptions } from "./push-options.ts";
import { type Route, routePushed } from "./push-routes.ts";
import { isForward, type PushedRef } from "./pushed-ref.ts";

/** What is to be live after a push, and how all that is not goes out. */
export interface Choice {
  readonly routes: readonly Route[];
  readonly endings: readonly PushEnding[];
}

/** Which pushed refs go to a code branch: those with a rule that git will move, and of several for one branch the newest. */
export async function choosePushed(
  refs: readonly PushedRef[],
  { asked, atomic }: Pick<PushOptions, "asked" | "atomic">,
): Promise<Choice> {
  const { repository } = asked;
  const all = await routePushed(repository, refs, asked);
  const wrong = all.filter(({ failure }) => failure !== undefined);
  const ruled = all.filter(({ places }) => places.length > 0);
  const { forward, backward } = await sortOut(ruled, (route) => isForward(repository, route.ref));
  const unpushed = atomic === undefined ? [] : [...atomic.unpushed, ...(await unmoved(refs, repository))];
  const skips = [...describeWrong(wrong), ...(backward.length === 0 ? [] : [notForward(backward)])];
  if (unpushed.length > 0 && forward.length > 0)
    return { routes: [], endings: [...skips, notAtomic(forward, unpushed)] };
  const lanes = await lanesOf(repository, forward, {
    commitOf: ({ ref }) => ref.commit,
    placeOf: ({ places }) => places,
  });
  const passed = lanes.filter((lane) => lane.older.length > 0).map((lane) => older(lane.older, lane.newest));
  const routes = lanes.map(({ newest }) => newest);
  const endings = [...skips, ...passed];
  const others = refs.filter(
    (ref) => !all.some((route) => route.ref === ref && (route.failure || route.places.length > 0)),
  );
  // Alone, they concern nobody here, and nothing is said.
  const isBeside = routes.length + endings.length > 0;
  return { routes, endings: isBeside && others.length > 0 ? [...endings, strangers(others)] : endings };
}

async function sortOut(routes: readonly Route[], isIt: (route: Route) => Promise<boolean>) {
  const forward: Route[] = [];
  const backward: Route[] = [];
  for (const route of routes) ((await isIt(route)) ? forward : backward).push(route);
  return { forward, backward };
}

async function unmoved(refs: readonly PushedRef[], repository: Repository): Promise<string[]> {
  const found: string[] = [];
  for (const ref of refs) if (!(await isForward(repository, ref))) found.push(ref.update.remoteRef);
  return found;
}

function describeWrong(routes: readonly Route[]): PushEnding[] {
  const names = routes.filter(({ failure }) => failure instanceof UnusableNameError);
  const others = routes.filter(({ failure }) => !(failure instanceof UnusableNameError));
  const failures = new Map(others.map(({ failure }) => [failure?.message, failure]));
  return [
    ...(names.length === 0 ? [] : [unusable(names)]),
    ...[...failures.values()].filter((failure) => failure instanceof SyncError).map((failure) => failed(failure)),
  ];
}
