import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { givenSecrets } from "../model/account/given-secrets.ts";
import { growingRedactor } from "../model/account/growing-redactor.ts";
import { endOf } from "../model/outcome/end-of.ts";
import { UsageError } from "../model/outcome/errors.ts";
import { written } from "../sync/start/output.ts";
import { listenForSignals } from "../sync/start/signals.ts";
import { prePush } from "./pre-push.ts";
import { refreshRules } from "./refresh.ts";
import { openSay, type Say } from "./say.ts";

/** The file that the installed hook calls: `pre-push.js [--remote <name>] [--mode <mode>] [--strict] [--config <file>] <remote> <url>`. */
export async function main(args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const secrets = growingRedactor(givenSecrets({}, env));
  const say = openSay(secrets.redact);
  const signals = listenForSignals(() =>
    say("bad", 'Left at once: a write may be on its way; "screeps-sync diff" tells'),
  );
  const status = await runHook(args, { env, say, interrupt: signals.interrupt, onSecret: secrets.add });
  await refreshRules(process.cwd(), env);
  await written();
  // A request without an answer would keep the process, and with it the push.
  process.exit(status);
}

interface Surroundings {
  readonly env: NodeJS.ProcessEnv;
  readonly say: Say;
  readonly interrupt: AbortSignal;
  readonly onSecret: (secret: string) => void;
}

/** Runs the hook for the command line given; its failures become lines. @returns the exit status */
export async function runHook(args: readonly string[], surroundings: Surroundings): Promise<number> {
  try {
    const options = readArguments(args);
    return await prePush({ ...options, ...surroundings, input: await text(process.stdin), directory: process.cwd() });
  } catch (failure) {
    return explain(failure, surroundings.say);
  }
}

function readArguments(args: readonly string[]) {
  const { values, positionals } = parse(args);
  const { mode = "deploy", strict = false, remote, config } = values;
  if (mode !== "deploy" && mode !== "check")
    throw new UsageError(`Cannot use --mode "${mode}": allowed are deploy, check`);
  return { mode, strict, config, onlyRemote: remote, remote: positionals[0] ?? "" } as const;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        remote: { type: "string" },
        mode: { type: "string" },
        strict: { type: "boolean" },
        config: { type: "string" },
      },
      allowPositionals: true,
    });
  } catch (cause) {
    const found = cause instanceof Error ? cause.message : String(cause);
    throw new UsageError(`Cannot read the arguments of the hook: ${found}`, { cause });
  }
}

function explain(failure: unknown, say: Say): number {
  if (failure instanceof Error && "code" in failure && failure.code === "SCREEPS_SYNC_NOT_WHOLE") throw failure;
  const { message, exit } = endOf(failure);
  for (const line of message.split("\n")) say("bad", line);
  return exit;
}
