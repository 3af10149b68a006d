import { UsageError } from "../../model/outcome/errors.ts";
import { exitStatus } from "../../model/outcome/outcome.ts";
import type { PullWish } from "../../sync/pull/open-pull.ts";
import { pull } from "../../sync/pull/pull.ts";
import type { PullReport } from "../../sync/pull/pull-report.ts";
import { pullLines } from "../show/pull-lines.ts";
import { askedIn, type Context } from "../terminal/context.ts";

/** `screeps-sync pull [branch]` */
export async function run(context: Context): Promise<number> {
  const { console } = context;
  const wish = wishOf(context);
  const report = await pull(askedIn(context, "HEAD"), wish);
  if (console.options.json) console.printJson(report);
  else print(context, report, wish);
  return exitStatus([report]);
}

function wishOf({ args, flags, console }: Context): PullWish {
  const patch = flags["patch"] === true;
  const rebase = flags["rebase"] === true;
  const isNamed = patch || flags["merge"] === false;
  if (rebase && isNamed)
    throw new UsageError(`Cannot pull with --rebase and ${patch ? "--patch" : "--no-merge"}: choose one of them`);
  // What git says while it merges is a person's to read, and JSON is all of standard output.
  return { branch: args[0], how: isNamed ? "name" : rebase ? "rebase" : "merge", patch, quiet: console.options.json };
}

function print({ console }: Context, report: PullReport, { patch }: PullWish): void {
  const say = patch ? console.warn : console.print;
  for (const line of pullLines(report)) say(...line);
  // Of built code the difference is all there is to see; it fits no file of the commit.
  if (report.patch !== undefined && patch) console.printExact(report.patch);
  else console.printText(report.patch ?? "");
}
