import { type Modules, sameContent } from "./modules.ts";
import { type Plan, planWrite } from "./plan.ts";
import { withTimeOf } from "./stamp.ts";

/** What a write would change for the bot itself: the time of our own stamp, which is always another, is no change. */
export function planModules(live: Modules, wanted: Modules, stamp: string | undefined): Plan {
  return planWrite(withTimeOf(wanted, live, stamp), wanted, sameContent);
}

/** What differs at all, after a write of exactly these modules. */
export function planExactly(live: Modules, wanted: Modules): Plan {
  return planWrite(live, wanted, sameContent);
}
