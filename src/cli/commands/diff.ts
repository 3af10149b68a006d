import type { Report } from "../../model/outcome/report.ts";
import { counted } from "../../model/text/counted.ts";
import { deployOptions } from "../../sync/deploy/deploy-targets.ts";
import { type Comparison, compare, comparePatch, sidesOf } from "../../sync/look/compare.ts";
import { diff, patch } from "../../sync/look/diff.ts";
import type { Door } from "../../sync/start/open-world.ts";
import { openWorld } from "../../sync/start/open-world.ts";
import { prepare } from "../../sync/start/prepare.ts";
import { planLines, printReports } from "../show/describe.ts";
import type { Console } from "../terminal/console.ts";
import { askedIn, type Context, doorOf } from "../terminal/context.ts";

/** `screeps-sync diff [from] [to]` */
export async function run(context: Context): Promise<number> {
  const door = doorOf(context);
  const sides = await sidesOf(door.repository, context.args);
  return sides === undefined ? diffDeploy(context, door) : diffSides(context, door, sides);
}

async function diffSides(context: Context, door: Door, [from, to]: readonly [string, string]): Promise<number> {
  const { console } = context;
  const comparison = await compare(askedIn(context, "HEAD"), from, to, door);
  const lines = await wantedPatch(context, (output) => comparePatch(comparison, door.repository, output));
  if (console.options.json) console.printJson({ from, to, plan: comparison.plan, ...lines });
  else printComparison(console, comparison);
  console.printText(patchText(console, lines));
  return 0;
}

function printComparison({ print }: Console, { from, to, plan }: Comparison): void {
  const isEqual = plan.added.length + plan.changed.length + plan.removed.length === 0;
  if (isEqual) print(["green", "✓ "], `${from} and ${to} hold the same ${counted(plan.unchanged, "module")}`);
  else print(["bold", `From ${from} to ${to}`]);
  if (!isEqual) for (const line of planLines({ plan, outcome: "planned" })) print(...line);
}

async function diffDeploy(context: Context, door: Door): Promise<number> {
  const { console } = context;
  const asked = askedIn(context, context.args[0] ?? "HEAD");
  const prepared = await prepare(door.repository, asked);
  const reports: (Report & Patch)[] = [];
  for (const target of prepared.targets) {
    const world = openWorld(door, target, prepared.values);
    const difference = await diff(deployOptions(asked, prepared, target), world);
    if (!console.options.json) printReports(console, [difference.report]);
    const lines = await wantedPatch(context, (output) => patch(difference, world, output));
    console.printText(patchText(console, lines));
    reports.push({ ...difference.report, ...lines });
  }
  if (console.options.json) printReports(console, reports);
  return 0;
}

/** The lines of a difference, where they were asked for. */
interface Patch {
  readonly patch?: string;
}

type Output = { readonly terminal: boolean };

async function wantedPatch({ console, flags }: Context, read: (output: Output) => Promise<string>): Promise<Patch> {
  if (flags["patch"] !== true) return {};
  return { patch: await read({ terminal: process.stdout.isTTY && !console.options.json }) };
}

/** In JSON they are a field. */
const patchText = ({ options }: Console, { patch: lines = "" }: Patch): string => (options.json ? "" : lines);
