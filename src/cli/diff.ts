import { type Comparison, compare, comparePatch, sidesOf } from "../sync/compare.ts";
import { type Door, deployOptions } from "../sync/deploy-targets.ts";
import { diff, patch } from "../sync/diff.ts";
import { openWorld } from "../sync/open-world.ts";
import { prepare } from "../sync/prepare.ts";
import type { Console } from "./console.ts";
import { askedIn, type Context, doorOf } from "./context.ts";
import { planLines, printReports } from "./describe.ts";

/** `screeps-sync diff [from] [to]` */
export async function run(context: Context): Promise<number> {
  const door = doorOf(context);
  const sides = await sidesOf(door.repository, context.args);
  return sides === undefined ? diffDeploy(context, door) : diffSides(context, door, sides);
}

async function diffSides(context: Context, door: Door, [from, to]: readonly [string, string]): Promise<number> {
  const { console, flags } = context;
  const comparison = await compare(askedIn(context, "HEAD"), from, to, door);
  const { plan } = comparison;
  if (console.options.json) console.printJson({ from, to, plan });
  else printComparison(console, comparison);
  const terminal = process.stdout.isTTY && !console.options.json;
  if (flags["patch"] === true && !console.options.json)
    console.printText(await comparePatch(comparison, door.repository, { terminal }));
  return 0;
}

function printComparison({ print }: Console, { from, to, plan }: Comparison): void {
  const isEqual = plan.added.length + plan.changed.length + plan.removed.length === 0;
  if (isEqual) print(["green", "✓ "], `${from} and ${to} hold the same ${plan.unchanged} modules`);
  else print(["bold", `From ${from} to ${to}`]);
  if (!isEqual) for (const line of planLines({ plan, outcome: "planned" })) print(...line);
}

async function diffDeploy(context: Context, door: Door): Promise<number> {
  const { console, flags } = context;
  const asked = askedIn(context, context.args[0] ?? "HEAD");
  const prepared = await prepare(door.repository, asked);
  for (const target of prepared.targets) {
    const world = openWorld({ ...door, target, values: prepared.values });
    const difference = await diff(deployOptions(asked, prepared, target), world);
    printReports(console, [difference.report]);
    if (flags["patch"] === true) console.printText(await patch(difference, world, { terminal: process.stdout.isTTY }));
  }
  return 0;
}
