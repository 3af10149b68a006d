import { deployOptions } from "../sync/deploy-targets.ts";
import { diff, patch } from "../sync/diff.ts";
import { openWorld } from "../sync/open-world.ts";
import { prepare } from "../sync/prepare.ts";
import { askedIn, type Context, doorOf } from "./context.ts";
import { printReports } from "./describe.ts";

/** `screeps-sync diff [ref]` */
export async function run(context: Context): Promise<number> {
  const { console, flags } = context;
  const asked = askedIn(context, context.args[0] ?? "HEAD");
  const door = doorOf(context);
  const prepared = await prepare(door.repository, asked);
  for (const target of prepared.targets) {
    const world = openWorld({ ...door, target, values: prepared.values });
    const difference = await diff(deployOptions(asked, prepared, target), world);
    printReports(console, [difference.report]);
    if (flags["patch"] === true) console.printText(await patch(difference, world, { terminal: process.stdout.isTTY }));
  }
  return 0;
}
