// Covered by test/doors/cli.test.ts
import { exitStatus } from "../../model/outcome/outcome.ts";
import { oneTarget } from "../../sync/account/one-target.ts";
import { activate } from "../../sync/active/activate.ts";
import { openWorld } from "../../sync/start/open-world.ts";
import { prepareAccount } from "../../sync/start/prepare.ts";
import { markOf } from "../show/mood-mark.ts";
import { askedIn, type Context } from "../terminal/context.ts";

/** `screeps-sync activate <branch> [--sim]` */
export async function run(context: Context): Promise<number> {
  const { console, args, flags, raw } = context;
  const [branch = ""] = args;
  const asked = askedIn(context, "HEAD");
  const { targets, values } = await prepareAccount(asked);
  const target = oneTarget(targets, `activate "${branch}"`);
  const options = {
    branch,
    where: flags["sim"] === true ? "sim" : "world",
    target,
    serverFlag: raw["server"] === undefined ? undefined : String(raw["server"]),
    dryRun: values["dry-run"],
  } as const;
  const activation = await activate(options, openWorld(asked, target, values));
  if (console.options.json) console.printJson(activation);
  else console.print(markOf(activation.outcome), activation.message);
  return exitStatus([activation]);
}
