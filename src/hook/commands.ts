import { shellWord } from "../model/text/shell-word.ts";
import { shortId } from "../model/text/short-id.ts";
import type { Later, PushEnding } from "../sync/push/push-ending.ts";
import type { RefUpdate } from "../sync/push/pushed-ref.ts";
import type { GitPush } from "./git-push.ts";

/** The last line of a push: what happens to it, and a command to paste. */
export interface Commands {
  readonly afterStop: (ending: PushEnding) => string;
  readonly afterLetGo: (left: readonly Later[]) => string;
  readonly afterSkip: (left: readonly Later[]) => string;
}

interface Known {
  /** The command line of git, where the system shows it. */
  readonly gitPush: GitPush | undefined;
  readonly remote: string;
  readonly updates: readonly RefUpdate[];
  /** How a person calls screeps-sync in this clone. */
  readonly program: string;
}

export function commandsFor({ gitPush, remote, updates, program }: Known): Commands {
  const push = pushCommand(gitPush, remote, updates);
  const deploys = (left: readonly Later[]) => left.map((later) => deployCommand(program, later)).join(" && ");
  return {
    afterStop: (ending) => `The push is stopped; ${way(ending, push, deploys)}`,
    afterLetGo: (left) =>
      `The push goes on without it; afterwards: ${left.length === 0 ? `${program} status` : deploys(left)}`,
    afterSkip: (left) => `The push goes on; when it is there: ${deploys(left)}`,
  };
}

function way({ outcome, later }: PushEnding, push: string, deploys: (left: readonly Later[]) => string): string {
  if (outcome === "drift" && later !== undefined)
    return `to keep a copy first: ${deploys([later])} --on-drift keep && ${push}`;
  return `to go without screeps-sync: SCREEPS_SYNC=0 ${push}`;
}

function deployCommand(program: string, { commit, branch, source, server }: Later): string {
  const options = { "--branch": branch, "--source": source, "--server": server };
  const given = Object.entries(options).flatMap(([name, value]) =>
    value === undefined ? [] : [name, shellWord(value)],
  );
  return [program, "deploy", shortId(commit), ...given].join(" ");
}

/** As it was given, where that can be seen; else from what git told, which leaves options away. */
function pushCommand(gitPush: GitPush | undefined, remote: string, updates: readonly RefUpdate[]): string {
  const given = gitPush?.args.filter((arg) => !isDryRunFlag(arg));
  // An address may hold a password.
  if (given !== undefined && !given.some((arg) => arg.includes("://")))
    return ["git push", ...given.map(shellWord)].join(" ");
  return ["git push", shellWord(remote), ...updates.map(refspec).map(shellWord)].join(" ");
}

const isDryRunFlag = (arg: string): boolean => /^(?:-n|--dr[a-z-]*)$/.test(arg);

function refspec({ localRef, oid, remoteRef }: RefUpdate): string {
  const name = remoteRef.replace(/^refs\/heads\//, "");
  if (oid === undefined) return `:${name}`;
  return localRef === remoteRef ? name : `${oid}:${remoteRef}`;
}
