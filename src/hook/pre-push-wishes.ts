import { nameOfFlag } from "../model/text/told.ts";
import type { PushOptions } from "../sync/push/push-options.ts";
import type { Door } from "../sync/start/open-world.ts";
import type { GitPush } from "./git-push.ts";
import type { Say } from "./say.ts";
import { hookSeconds, secondsLeft } from "./time.ts";
import { stopsPush } from "./verdict.ts";

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

export function wishesOf(
  { remote, mode, strict, onSecret, config }: PrePushOptions,
  gitPush: GitPush | undefined,
  door: Door,
  told: Pick<PushOptions, "onEnd" | "onSearched">,
): PushOptions {
  const asked = {
    ...door,
    raw: { config, ...(gitPush?.dryRun === true ? { "dry-run": true } : {}) },
    nameOf: nameOfFlag,
    defaults: { "max-wait": hookSeconds.maxWait, timeout: hookSeconds.deadline },
    withoutServer: mode === "check",
    tellActive: "after-a-write" as const,
    usesReserve: true,
    onSecret,
  };
  return { remote, mode, secondsLeft, ...told, asked, stops: (ending) => stopsPush(ending, { strict }) };
}
