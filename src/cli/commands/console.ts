// Covered by test/doors/console.test.ts
import type { ConsoleEvent } from "../../model/console/console-event.ts";
import { InterruptedError } from "../../model/outcome/errors.ts";
import { outcomes } from "../../model/outcome/outcome.ts";
import { oneTarget } from "../../sync/account/one-target.ts";
import { evaluate } from "../../sync/console/evaluate.ts";
import { follow } from "../../sync/console/follow.ts";
import { readKnown } from "../../sync/origin/known.ts";
import { openWorld } from "../../sync/start/open-world.ts";
import { isStdoutBroken } from "../../sync/start/output.ts";
import { prepareAccount } from "../../sync/start/prepare.ts";
import { startPrinter } from "../show/console-printer.ts";
import type { Console } from "../terminal/console.ts";
import { askedIn, type Context } from "../terminal/context.ts";
import { textFlag } from "../terminal/read-flags.ts";

/** `screeps-sync console` */
export async function run(context: Context): Promise<number> {
  const text = textFlag(context.flags, "expression");
  return text === undefined ? listen(context) : runExpression(context, text);
}

async function runExpression(context: Context, text: string): Promise<number> {
  const asked = askedIn(context, "HEAD");
  const { targets, values } = await prepareAccount(asked);
  const world = openWorld(asked, oneTarget(targets, "run an expression"), values);
  const { console } = context;
  console.progress("Waiting for the next tick");
  const patienceMs = values.timeout * 1000;
  for (const result of await evaluate(world, { text, shard: textFlag(context.flags, "shard"), patienceMs })) {
    if (console.options.json) console.printJsonLine({ kind: "result", text: result });
    else console.printText(`${result}\n`);
  }
  return 0;
}

/** Until Ctrl-C, or until whoever reads it has left. */
async function listen(context: Context): Promise<number> {
  const left = new AbortController();
  const asked = { ...askedIn(context, "HEAD"), interrupt: AbortSignal.any([context.interrupt, left.signal]) };
  const { targets, values } = await prepareAccount(asked);
  const { known } = await readKnown(asked);
  const target = oneTarget(targets, "follow the console");
  const world = openWorld(asked, target, { ...values, deadline: withoutEnd });
  const { show, end } = shower(context);
  const onEvent = (event: ConsoleEvent): void => {
    show(event);
    if (isStdoutBroken()) left.abort(new InterruptedError("SIGTERM"));
  };
  const shard = textFlag(context.flags, "shard");
  context.console.progress(`Following the console of ${target.label}`);
  return follow(world, { known, source: values.source, shard, onEvent }).catch((failure: unknown) => {
    end();
    if (left.signal.aborted) return 0;
    // The status of a signal takes its place.
    if (context.interrupt.aborted) return outcomes.failed.exit;
    throw failure;
  });
}

// Some three weeks: more than that, and a timer ends at once.
const withoutEnd = 2_000_000;

function shower({ console, flags }: Context) {
  // Where nobody sees colours, the tags stay: what is read by a program is not to lose anything.
  const colours = process.stdout.isTTY && process.stdout.hasColors();
  const { show, end } = console.options.json ? jsonPrinter(console) : startPrinter(console, { colours });
  const left = new Set<ConsoleEvent["kind"]>([
    ...(flags["errors"] === true ? (["log", "result"] as const) : []),
    ...(console.options.quiet ? (["connected"] as const) : []),
  ]);
  return { show: (event: ConsoleEvent) => !left.has(event.kind) && show(event), end };
}

/** One object a line: each line of the log is one. */
function jsonPrinter({ printJsonLine }: Console) {
  const show = (event: ConsoleEvent): void => {
    const time = new Date().toISOString();
    for (const line of jsonLines(event)) printJsonLine({ time, ...line });
  };
  return { show, end: () => {} };
}

function jsonLines(event: ConsoleEvent): readonly object[] {
  if (!("lines" in event)) return [event];
  const { lines, ...rest } = event;
  return lines.map((text) => ({ ...rest, text }));
}
