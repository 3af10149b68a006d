import { outcomes } from "../model/outcome.ts";
import { activate } from "../sync/activate.ts";
import { oneTarget } from "../sync/one-target.ts";
import { openWorld } from "../sync/open-world.ts";
import { prepareAccount } from "../sync/prepare.ts";
import { askedIn, type Context, doorOf } from "./context.ts";
import { markOf } from "./describe.ts";

/** `screeps-sync activate <branch> [--sim]` */
export async function run(context: Context): Promise<number> {
  const { console, args, flags, raw } = context;
  const [branch = ""] = args;
  const door = doorOf(context);
  const { targets, values } = await prepareAccount(door.repository, askedIn(context, "HEAD"));
  const target = oneTarget(targets, `activate "${branch}"`);
  const options = {
    branch,
    where: flags["sim"] === true ? "sim" : "world",
    server: target.label,
    serverFlag: raw["server"] === undefined ? undefined : String(raw["server"]),
    dryRun: values["dry-run"] ?? false,
    maxWaitMs: (values["max-wait"] ?? 60) * 1000,
  } as const;
  const activation = await activate(options, openWorld({ ...door, target, values }));
  if (console.options.json) console.printJson(activation);
  else console.print(markOf(activation), activation.message);
  return outcomes[activation.outcome].exit;
}
