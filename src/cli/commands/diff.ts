// Covered by test/doors/records.test.ts
import { counted } from "../../model/text/counted.ts";
import { type Comparison, compare } from "../../sync/look/compare.ts";
import type { SideComparison } from "../../sync/look/sides.ts";
import { patch } from "../../sync/look/two-trees.ts";
import { planLines, printReport } from "../show/describe.ts";
import type { Console } from "../terminal/console.ts";
import { askedIn, type Context } from "../terminal/context.ts";

/** `screeps-sync diff [from] [to]` */
export async function run(context: Context): Promise<number> {
  const { args, console, flags } = context;
  const asked = askedIn(context, "HEAD");
  const { json } = console.options;
  const output = { terminal: process.stdout.isTTY && !json };
  const documents: object[] = [];
  for await (const comparison of compare(asked, args)) {
    if (!json) print(console, comparison);
    const lines = flags["patch"] === true ? { patch: await patch(comparison, asked.repository, output) } : {};
    if (!json) console.printText(lines.patch ?? "");
    documents.push({ ...documentOf(comparison), ...lines });
  }
  if (json) console.printJson(documents.length === 1 ? documents[0] : { reports: documents });
  return 0;
}

function documentOf(comparison: Comparison): object {
  if (comparison.kind === "deploy") return comparison.report;
  const { from, to, plan } = comparison;
  return { from, to, plan };
}

function print(console: Console, comparison: Comparison): void {
  if (comparison.kind === "deploy") printReport(console, comparison.report);
  else printSides(console, comparison);
}

function printSides({ print: printLine }: Console, { from, to, plan }: SideComparison): void {
  const isEqual = plan.added.length + plan.changed.length + plan.removed.length === 0;
  if (isEqual) printLine(["green", "✓ "], `${from} and ${to} hold the same ${counted(plan.unchanged, "module")}`);
  else printLine(["bold", `From ${from} to ${to}`]);
  if (!isEqual) for (const line of planLines({ plan, outcome: "planned" })) printLine(...line);
}
