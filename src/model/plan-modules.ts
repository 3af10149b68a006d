import { type Modules, sameContent } from "./modules.ts";
import { type Plan, planWrite } from "./plan.ts";
import { withoutStamp } from "./stamp.ts";

/** What a write would change for the bot itself: a stamp, whose time is always another, is no change. */
export function planModules(live: Modules, wanted: Modules, stamp: string | undefined): Plan {
  return planWrite(withoutStamp(live, stamp), withoutStamp(wanted, stamp), sameContent);
}
