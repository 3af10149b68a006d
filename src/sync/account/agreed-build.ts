// Covered by test/sync/source/built-code.test.ts
import type { Repository } from "../../git/process/repository.ts";
import { UsageError } from "../../model/outcome/errors.ts";
import { type AgreedCommand, type BuildWish, mayBuild } from "../../model/settings/may-build.ts";
import { setting, told } from "../../model/text/told.ts";
import { agree, readAgreements } from "./agreements.ts";

/** Puts the question to the person at the door: may this command line of a commit be run in this clone? */
export type AskToBuild = (command: string) => Promise<boolean>;

/**
 * The command of a build, once it may be started. A yes to the question is kept for this clone and this text.
 * @param ask undefined where nobody can be asked
 * @throws UsageError with what helps, where it may not
 */
export async function agreedCommand(
  repository: Repository,
  wish: BuildWish,
  ask: AskToBuild | undefined,
): Promise<AgreedCommand> {
  const decision = mayBuild(wish, wish.byCommit ? (await readAgreements(repository)).build : []);
  const command = wish.command as AgreedCommand;
  if (decision === "start") return command;
  if (decision !== "ask")
    throw new UsageError(
      `Cannot build: no command of a stranger's code is run (${decision.refused}); build in a job without secrets, and deploy with "from: folder" and without "build:" (docs/security.md)`,
    );
  if (ask === undefined || !(await ask(command)))
    throw new UsageError(
      told`Cannot build: the commit asks for ${JSON.stringify(command)}, and nobody agreed to that in this clone; "screeps-sync allow" shows and allows it, or name it yourself with ${setting("build")} (SCREEPS_SYNC_BUILD)`,
    );
  await agree(repository, "build", command);
  return command;
}
