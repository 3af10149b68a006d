// Covered by test/doors/cli.test.ts
import { CommanderError } from "commander";
import { givenSecrets } from "../model/account/given-secrets.ts";
import { growingRedactor } from "../model/account/growing-redactor.ts";
import { endOf } from "../model/outcome/end-of.ts";
import { exitAfter, outcomes } from "../model/outcome/outcome.ts";
import { steadyStreams, written } from "../sync/start/output.ts";
import { listenForSignals } from "../sync/start/signals.ts";
import type { Command } from "./command.ts";
import { rawFlags } from "./flags.ts";
import { createProgram } from "./program.ts";
import { type Console, openConsole } from "./terminal/console.ts";
import type { Sent } from "./terminal/context.ts";
import { mayBeExact } from "./terminal/exact-text.ts";

/** Runs the command line and sets the exit status. */
export async function main(args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  steadyStreams();
  try {
    const program = createProgram(args, (command, given, flags) => runCommand(command, given, flags, env));
    await program.parseAsync([...args], { from: "user" });
  } catch (failure) {
    if (!(failure instanceof CommanderError)) throw failure;
    process.exitCode = failure.exitCode === 0 ? 0 : outcomes.usage.exit;
  }
}

async function runCommand(
  command: Command,
  args: readonly string[],
  flags: Readonly<Record<string, unknown>>,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const raw = rawFlags(flags, command.settings);
  const { redact, add: onSecret } = growingRedactor(givenSecrets(raw, env));
  const console = openConsole({
    json: flags["json"] === true,
    quiet: flags["quiet"] === true,
    verbose: flags["verbose"] === true,
    exact: mayBeExact(env),
    redact,
  });
  const directory = typeof flags["C"] === "string" ? flags["C"] : process.cwd();
  const sent = { maybe: false };
  const signals = listenForSignals(() => sayLeaving(console, sent));
  const { interrupt } = signals;
  interrupt.addEventListener("abort", () => sayAwaiting(console, sent));
  const context = { args, raw, flags, directory, env, console, interrupt, onSecret, sent };
  const status = await command.run(context).catch((failure: unknown) => explain(failure, console));
  console.rest();
  signals.stop();
  process.exitCode = exitAfter(status, signals.received);
  await written();
  // A request that nobody waits for any more would hold the process until its own deadline.
  if (signals.received !== undefined) process.exit();
}

function sayAwaiting({ warn }: Console, sent: Sent): void {
  if (!sent.maybe) return;
  warn(["yellow", "! "], "Asked to end: the answer to the write is still awaited; Ctrl-C again leaves at once");
}

function sayLeaving({ rest, warn }: Console, sent: Sent): void {
  rest();
  const what = sent.maybe ? 'a write may have arrived; "screeps-sync diff" tells' : "nothing was written";
  warn(["red", "✗ "], `Left at once: ${what}`);
}

function explain(failure: unknown, { options, printJson, warn }: Console): number {
  const { outcome, message, exit } = endOf(failure);
  if (options.json) printJson({ outcome, message });
  else warn(["red", "✗ "], message);
  return exit;
}
