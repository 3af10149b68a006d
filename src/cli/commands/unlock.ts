// Covered by test/doors/unlock.test.ts
import { exitStatus } from "../../model/outcome/outcome.ts";
import { oneTarget } from "../../sync/account/one-target.ts";
import { openWorld } from "../../sync/start/open-world.ts";
import { prepareAccount } from "../../sync/start/prepare.ts";
import { unlock } from "../../sync/unlock/unlock.ts";
import { markOf } from "../show/mood-mark.ts";
import { askedIn, type Context } from "../terminal/context.ts";
import { unlockerOf } from "../terminal/unlocker.ts";

/** `screeps-sync unlock` */
export async function run(context: Context): Promise<number> {
  const { console } = context;
  const asked = askedIn(context, "HEAD");
  const { targets, values } = await prepareAccount(asked);
  const target = oneTarget(targets, "turn limits off");
  const report = await unlock(target, openWorld(asked, target, values), unlockerOf(context));
  if (console.options.json) console.printJson(report);
  else console.print(markOf(report.outcome), report.message);
  return exitStatus([report]);
}
