import { InterruptedError, SyncError } from "../model/outcome/errors.ts";
import { signalExit } from "../model/outcome/outcome.ts";
import { unpushedBranches } from "../sync/push/atomic-push.ts";
import { push } from "../sync/push/push.ts";
import { failed, type PushEnding } from "../sync/push/push-ending.ts";
import type { PushOptions } from "../sync/push/push-options.ts";
import type { RefUpdate } from "../sync/push/pushed-ref.ts";
import { openDoor } from "../sync/start/open-world.ts";
import { commandsFor } from "./commands.ts";
import { findGitPush, type GitPush } from "./git-push.ts";
import { programName } from "./install/program-name.ts";
import { type PrePushOptions, wishesOf } from "./pre-push-wishes.ts";
import { pushLines } from "./push-lines.ts";
import { parseRefUpdates } from "./ref-updates.ts";
import { askedRefs } from "./refspecs.ts";
import { type Say, sayWaiting } from "./say.ts";
import { isSwitchedOff, tellUnknownSwitch } from "./switch.ts";
import { endsOf, hookSeconds, within } from "./time.ts";
import { verdict } from "./verdict.ts";

/** Deploys what is being pushed: each commit named by git, never the work tree. Its exit status decides over the push. */
export async function prePush(options: PrePushOptions): Promise<number> {
  const { remote, onlyRemote, env, strict } = options;
  if (isSwitchedOff(env) || (onlyRemote !== undefined && remote !== onlyRemote)) return 0;
  const updates = parseRefUpdates(options.input);
  if (updates.every(({ oid }) => oid === undefined)) return 0;
  const gitPush = await findGitPush();
  const interrupt = endsOf(options.interrupt, gitPush);
  let said = 0;
  const say: Say = (mark, line) => {
    said += 1;
    options.say(mark, line);
  };
  tellUnknownSwitch(env, say);
  const endings = await endingsOf(updates, { ...options, interrupt, say }, gitPush);
  const commands = commandsFor({ gitPush, remote, updates, program: programName(options.directory) });
  for (const [mark, line] of pushLines(endings, { strict, commands, most: mostLines - said })) say(mark, line);
  return statusOf(endings, interrupt, strict);
}

/** At every ending: more would not be read beside git's own. */
const mostLines = 3;

/** All that ended before the time ran out; what was under way then is one of them. */
async function endingsOf(
  updates: readonly RefUpdate[],
  options: PrePushOptions,
  gitPush: GitPush | undefined,
): Promise<readonly PushEnding[]> {
  const endings: PushEnding[] = [];
  let writing = "";
  const onSaid = sayWaiting(options.say);
  const door = openDoor({
    ...options,
    fromHook: true,
    trace: () => {},
    tell: (happening) => {
      if (happening.kind === "step" && happening.writes) writing = happening.text;
      onSaid(happening);
    },
  });
  const onEnd = (ending: PushEnding) => {
    writing = "";
    endings.push(ending);
  };
  let unsearched = ", and the search of what is pushed for tokens was not finished";
  const onSearched = () => {
    unsearched = "";
  };
  const wishes = wishesOf(options, gitPush, door, { onEnd, onSearched });
  const story = tellStory(updates, wishes, gitPush).then(() => "done" as const);
  const how = await within(story, "late").catch((failure: unknown) => {
    if (!(failure instanceof SyncError)) throw failure;
    // It comes from before the first write.
    const isEnd = failure === options.interrupt.reason;
    // A push that a person ended sends nothing.
    const search = failure instanceof InterruptedError ? "" : unsearched;
    const message = isEnd ? `Nothing was written${search}: ${failure.message}` : failure.message;
    endings.push({ ...failed(failure), message });
  });
  return how === "late" ? [...endings, late(writing, unsearched)] : endings;
}

async function tellStory(
  updates: readonly RefUpdate[],
  wishes: PushOptions,
  gitPush: GitPush | undefined,
): Promise<void> {
  const { isAtomic, ...asked } = askedRefs(gitPush?.args ?? []);
  const wanted = { ...asked, remote: wishes.remote };
  const atomic = isAtomic ? { unpushed: await unpushedBranches(wishes.asked.repository, updates, wanted) } : undefined;
  await push(updates, { ...wishes, atomic });
}

/** The last resort: what takes longer than all our own ends. */
function late(writing: string, unsearched: string): PushEnding {
  const found =
    writing === ""
      ? `nothing was written${unsearched}`
      : `a write may have arrived (${writing}); "screeps-sync diff" tells`;
  const message = `Cannot finish within ${hookSeconds.deadline} s: ${found}`;
  return { outcome: writing === "" ? "unreachable" : "unknown", message, optional: false, findings: [] };
}

/** A person who ended it wants no push either, whatever was written before. */
function statusOf(endings: readonly PushEnding[], interrupt: AbortSignal, strict: boolean): number {
  const { reason } = interrupt;
  return reason instanceof InterruptedError ? signalExit[reason.signal] : verdict(endings, { strict });
}
