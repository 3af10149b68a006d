import { InterruptedError, SyncError } from "../model/errors.ts";
import type { Report } from "../model/report.ts";
import { checkCommit } from "../sync/check-commit.ts";
import { type Door, deployTargets } from "../sync/deploy-targets.ts";
import { refuseLeaks } from "../sync/leaks.ts";
import { openDoor } from "../sync/open-door.ts";
import { type Asked, type Prepared, prepare } from "../sync/prepare.ts";
import { isFastForward } from "../sync/pushed-ref.ts";
import { findGitPush } from "./git-push.ts";
import { parseRefUpdates, type RefUpdate } from "./ref-updates.ts";
import { reportLines, type Say, sayFailure, sayHappening } from "./say.ts";
import { isSwitchedOff, tellUnknownSwitch } from "./switch.ts";
import { endsOf, hookSeconds, within } from "./time.ts";
import { type Ended, isLetGo, verdict } from "./verdict.ts";

export interface PrePushOptions {
  /** Name of the remote that is pushed to, or its address where it has none. */
  readonly remote: string;
  /** Only pushes to this one concern us; undefined: to any. */
  readonly onlyRemote: string | undefined;
  /** `check` looks at the modules of the commit and asks no server. */
  readonly mode: "deploy" | "check";
  /** A server that says «later» or nothing stops the push too. */
  readonly strict: boolean;
  /** The configuration's path in each commit, where install was given one. */
  readonly config: string | undefined;
  /** What git wrote to the hook's standard input. */
  readonly input: string;
  readonly directory: string;
  readonly env: NodeJS.ProcessEnv;
  readonly interrupt: AbortSignal;
  readonly say: Say;
  readonly onSecret: (secret: string) => void;
}

/** What stays the same for every ref of one push. */
interface Push {
  readonly options: PrePushOptions;
  readonly door: Door;
  readonly dryRun: boolean;
  /** Commits that carry no credential: several refs may be pushed with one. */
  readonly clean: Set<string>;
}

/** Deploys what is being pushed: each commit named by git, never the work tree. Its exit status decides over the push. */
export async function prePush(options: PrePushOptions): Promise<number> {
  const { remote, onlyRemote, env, strict, say } = options;
  if (isSwitchedOff(env) || (onlyRemote !== undefined && remote !== onlyRemote)) return 0;
  const updates = parseRefUpdates(options.input).filter(({ oid }) => oid !== undefined);
  if (updates.length === 0) return 0;
  tellUnknownSwitch(env, say);
  const gitPush = await findGitPush();
  const interrupt = endsOf(options.interrupt, gitPush);
  const door = openDoor({ ...options, interrupt, tell: sayHappening(say), trace: () => {}, fromHook: true });
  const push = { options, door, dryRun: gitPush?.dryRun ?? false, clean: new Set<string>() };
  return within(pushAll(push, updates), undefined).then((ended) => {
    if (ended !== undefined) return verdict(ended, { strict });
    say("bad", `No answer within ${hookSeconds.deadline} s: a write may have arrived; "screeps-sync diff" tells`);
    return verdict([{ outcome: "unknown", optional: false }], { strict });
  });
}

async function pushAll(push: Push, updates: readonly RefUpdate[]): Promise<Ended[]> {
  const ended: Ended[] = [];
  for (const update of updates) {
    try {
      ended.push(...(await pushOne(push, update)));
    } catch (failure) {
      if (failure instanceof InterruptedError || !(failure instanceof SyncError)) throw failure;
      sayFailure(push.options.say, failure);
      sayWhatHappensNow(push.options, failure.outcome);
      ended.push({ outcome: failure.outcome, optional: false });
    }
  }
  return ended;
}

async function pushOne(push: Push, update: RefUpdate): Promise<Ended[]> {
  const { options, door } = push;
  const refName = nameOf(update.remoteRef);
  if (refName === undefined || update.oid === undefined) return [];
  if (!(await isFastForward(door.repository, update))) {
    options.say("waiting", skippedUpdate(update));
    return [];
  }
  const prepared = await prepare(door.repository, askedFor(push, update.oid, refName));
  // The credentials in use are known now, and nothing was sent yet.
  if (!push.clean.has(update.oid)) await refuseLeaks(door.repository, update.oid, prepared.targets);
  push.clean.add(update.oid);
  const reports = await runFor(push, askedFor(push, update.oid, refName), prepared);
  return reports.map((report, index) => tell(options, report, prepared.targets[index]?.optional ?? false));
}

async function runFor({ options, door }: Push, asked: Asked, prepared: Prepared): Promise<Report[]> {
  if (options.mode === "deploy") return deployTargets(asked, prepared, door);
  if (prepared.branch === undefined) return [];
  return checkCommit(asked, prepared, door.repository, "this hook only checks (--mode check)");
}

function askedFor({ options, dryRun }: Push, oid: string, refName: NonNullable<Asked["refName"]>): Asked {
  return {
    ref: oid,
    refName,
    raw: { "dry-run": dryRun, config: options.config },
    env: options.env,
    nameOf: (name) => `--${name}`,
    // The deadline of the whole push is kept outside, over all refs and servers.
    defaults: { "max-wait": hookSeconds.maxWait, deadline: hookSeconds.deadline, timeout: hookSeconds.deadline },
    withoutServer: options.mode === "check",
    tellActive: "after-a-write",
    onSecret: options.onSecret,
  };
}

function tell({ say, strict }: PrePushOptions, report: Report, optional: boolean): Ended {
  for (const [mark, line] of reportLines(report)) say(mark, line);
  if (!optional) sayWhatHappensNow({ say, strict }, report.outcome);
  return { outcome: report.outcome, optional };
}

function sayWhatHappensNow({ say, strict }: Pick<PrePushOptions, "say" | "strict">, outcome: Ended["outcome"]): void {
  if (isLetGo(outcome, { strict })) say("plain", "The push goes on without it; afterwards: screeps-sync deploy");
  else if (verdict([{ outcome, optional: false }], { strict }) !== 0)
    say("plain", "The push is stopped; SCREEPS_SYNC=0 git push … goes without screeps-sync");
}

function nameOf(remoteRef: string): Asked["refName"] {
  if (remoteRef.startsWith("refs/heads/")) return { gitBranch: remoteRef.slice("refs/heads/".length) };
  return remoteRef.startsWith("refs/tags/") ? { tag: remoteRef.slice("refs/tags/".length) } : undefined;
}

function skippedUpdate({ remoteRef, oid = "" }: RefUpdate): string {
  return `Skipped ${remoteRef}: ${oid.slice(0, 7)} does not contain what the remote holds, so git may refuse it; when it is pushed: screeps-sync deploy ${remoteRef.replace(/^refs\/(?:heads|tags)\//, "")}`;
}
