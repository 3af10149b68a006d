// Covered by test/doors/action/action.test.ts
import { summary } from "@actions/core";
import { endOf } from "../model/outcome/end-of.ts";
import { exitAfter, type signalExit } from "../model/outcome/outcome.ts";
import { visible } from "../model/text/visible-text.ts";
import { openDoor } from "../sync/start/open-world.ts";
import { isStdoutBroken, openOutput, steadyStreams, written } from "../sync/start/output.ts";
import { listenForSignals } from "../sync/start/signals.ts";
import type { Happening } from "../sync/start/world.ts";
import { runCommand } from "./commands.ts";
import { readEvent } from "./events/read-event.ts";
import { writeOutputs } from "./result/outputs.ts";
import { redactResult } from "./result/redact-result.ts";
import { type Result, withoutReports } from "./result/result.ts";
import { annotateHappening } from "./show/annotate-happening.ts";
import { annotateResult } from "./show/annotate-result.ts";
import { renderSummary } from "./show/summary.ts";
import { askedBy } from "./start/asked.ts";
import { findCheckout } from "./start/checkout.ts";
import { nameOfInput } from "./start/input-names.ts";
import { readJob } from "./start/job.ts";
import { type Log, openLog } from "./start/log.ts";
import { createSecretKeeper, type SecretKeeper } from "./start/secret-keeper.ts";
import { type Inputs, takeInputs } from "./start/take-inputs.ts";

/**
 * Runs the Action and sets its outputs, summary, annotations and exit status.
 *
 * @param env the environment of the process: inputs and secrets are taken out of it
 */
export async function main(env: NodeJS.ProcessEnv): Promise<void> {
  steadyStreams();
  const inputs = takeInputs(env);
  const secrets = createSecretKeeper();
  secrets.hide(inputs.secrets, String(inputs.raw["username"] ?? "") || undefined);
  const log = openLog(secrets.redact);
  const end = async (result: Result) => finish(redactResult(result, secrets.redact), inputs, log);
  const sent = { maybe: false };
  const signals = listenForSignals((signal) => lastWords(log, signal, sent.maybe));
  signals.interrupt.addEventListener("abort", () => log.info(describeInterrupt(sent.maybe)));
  const result = await story(inputs, secrets, log, signals.interrupt, sent);
  const { received } = signals;
  await end(result);
  signals.stop();
  process.exitCode = exitAfter(result.exit, received);
}

async function story(
  inputs: Inputs,
  secrets: SecretKeeper,
  log: Log,
  interrupt: AbortSignal,
  sent: { maybe: boolean },
): Promise<Result> {
  try {
    const { env } = inputs;
    const job = readJob(env);
    const event = readEvent(env, inputs.command);
    const tell = (happening: Happening) => {
      if (happening.kind === "step" && happening.writes === true) sent.maybe = true;
      annotateHappening(log, happening);
    };
    const checkout = findCheckout(job.workspace, inputs.workingDirectory);
    const door = openDoor({ ...checkout, env, interrupt, tell, trace: log.trace });
    const asked = await askedBy(inputs, event, door, secrets);
    return await runCommand({ inputs, event, job, log, secrets, asked });
  } catch (failure) {
    const { outcome, message } = endOf(failure, nameOfInput);
    return withoutReports(inputs.command, outcome, message);
  }
}

async function finish(result: Result, inputs: Inputs, log: Log): Promise<void> {
  annotateResult(log, result);
  log.close();
  process.exitCode = result.exit;
  await unlessItFails("set the outputs", log, () => writeOutputs(result, log.redact));
  await writeSummary(renderSummary(result, readJob(inputs.env), log.redact), inputs, log);
  await written();
  if (isStdoutBroken()) openOutput().word(`${visible(log.redact(result.message))}\n`);
}

async function writeSummary(text: string, { env }: Inputs, log: Log): Promise<void> {
  if ((env["GITHUB_STEP_SUMMARY"] ?? "") === "") return;
  await unlessItFails("write the job summary", log, () => summary.addRaw(text).write());
}

/** What the runner does not take (its file is missing, the disk is full) changes nothing of what was done. */
async function unlessItFails(what: string, log: Log, write: () => unknown): Promise<void> {
  try {
    await write();
  } catch (failure) {
    log.info(`Cannot ${what}: ${failure instanceof Error ? failure.message : String(failure)}`);
  }
}

const describeInterrupt = (sent: boolean): string =>
  sent ? "Asked to end: the answer to the write is still awaited" : "Asked to end: nothing will be written";

/** The runner sends SIGTERM 7.5 s after SIGINT, and ends us 2.5 s later: what may have arrived is said now or never. */
function lastWords(log: Log, signal: keyof typeof signalExit, sent: boolean): void {
  const message = sent
    ? `Stopped by ${signal} while the answer to a write was awaited: it may have arrived; run again to settle it`
    : `Stopped by ${signal}: nothing was written`;
  const result = withoutReports("", sent ? "unknown" : "failed", message);
  annotateResult(log, result);
  log.close();
  writeOutputs(result, log.redact);
}
