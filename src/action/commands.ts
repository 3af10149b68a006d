// Covered by test/doors/action/action.test.ts
import { UsageError } from "../model/outcome/errors.ts";
import { type Result, withoutReports } from "./result/result.ts";
import type { ActionRun } from "./start/run.ts";

/** Runs the command of the inputs, unless the event leaves nothing to do or must not be trusted with secrets. */
export async function runCommand(run: ActionRun): Promise<Result> {
  const { inputs, event } = run;
  const { command } = inputs;
  const story = commands.get(command);
  if (story === undefined) {
    throw new UsageError(`Cannot use input "command" "${command}": allowed are ${[...commands.keys()].join(", ")}`);
  }
  if (inputs.ref === "" && event.nothingToDo !== undefined && isAboutTheCommit(command))
    return withoutReports(command, "skipped", `Skipped: ${event.nothingToDo}`);
  if (command === "check") return story(run);
  // GitHub gives a fork no secrets, and there its pull requests are nothing unusual.
  if (event.untrusted !== undefined && !event.hasSecrets) return withoutReports(command, "skipped", fromFork(command));
  if (event.untrusted !== undefined) throw new UsageError(`Cannot ${command}: ${event.untrusted}`);
  if (command === "deploy" && inputs.ref === "" && event.does === "plan") return planOnly(run);
  return story(run);
}

const isAboutTheCommit = (command: string): boolean => command === "deploy" || command === "check";

async function planOnly(run: ActionRun): Promise<Result> {
  run.log.info(`On ${run.event.name} nothing is written: the commit is not on its branch yet`);
  return (await import("./commands/check.ts")).check(run);
}

const commands: ReadonlyMap<string, (run: ActionRun) => Promise<Result>> = new Map([
  ["deploy", async (run: ActionRun) => (await import("./commands/deploy.ts")).deploy(run)],
  ["check", async (run: ActionRun) => (await import("./commands/check.ts")).check(run)],
  ["backup", async (run: ActionRun) => (await import("./commands/backup.ts")).backup(run)],
  ["pull", async (run: ActionRun) => (await import("./commands/pull.ts")).pull(run)],
  ["clean", async (run: ActionRun) => (await import("./commands/clean.ts")).clean(run)],
  ["restore", async (run: ActionRun) => (await import("./commands/restore.ts")).restore(run)],
]);

const fromFork = (command: string): string =>
  `Skipped: the pull request is from a fork, which gets no secrets, so nothing can ${command} it; "command: check" works without them`;
