import { type Modules, sameContent } from "./modules.ts";
import { isEmpty, type Plan, planWrite } from "./plan.ts";
import { withTimeOf } from "./stamp.ts";

/** What a write would change for the bot itself: the time of our own stamp, which is always another, is no change. */
export function planModules(live: Modules, wanted: Modules, stamp: string | undefined): Plan {
  return planWrite(withTimeOf(wanted, live, stamp), wanted, sameContent);
}

/** What differs at all, after a write of exactly these modules. */
export function planExactly(live: Modules, wanted: Modules): Plan {
  return planWrite(live, wanted, sameContent);
}

/** Whether two sets hold the same, module by module. */
export function sameModules(a: Modules, b: Modules): boolean {
  return a.size === b.size && isEmpty(planExactly(a, b));
}
