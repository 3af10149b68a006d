import { setTimeout as delay } from "node:timers/promises";
import { openApi } from "../../api/client.ts";
import type { Exchange } from "../../api/wire/exchange.ts";
import type { Repository } from "../../git/process/repository.ts";
import { UnreachableError, UsageError } from "../../model/outcome/errors.ts";
import type { SettingValues } from "../../model/settings/setting-values.ts";
import type { Target } from "../account/targets.ts";
import { interruption } from "./patience.ts";
import type { Happening, World } from "./world.ts";

export interface Surroundings {
  readonly repository: Repository;
  readonly target: Target;
  readonly values: SettingValues;
  readonly env: NodeJS.ProcessEnv;
  /** Somebody wants an end: the reason is the name of the signal. */
  readonly interrupt: AbortSignal;
  readonly tell: (happening: Happening) => void;
  readonly onExchange: (exchange: Exchange) => void;
}

/** What a door brings to every run: git, the environment, and somewhere to tell what happens. */
export type Door = Pick<Surroundings, "repository" | "env" | "interrupt" | "tell" | "onExchange">;

/** The real world of a run: the clock, one server, one account. @throws UsageError without credentials */
export function openWorld({ repository, target, values, env, interrupt, tell, onExchange }: Surroundings): World {
  const { server, credentials, serverPassword } = target;
  if (credentials === undefined) throw noCredentials(target);
  const late = deadline(values.deadline ?? 300);
  const ends = AbortSignal.any([interrupt, late]);
  const requestTimeoutMs = (values.timeout ?? 30) * 1000;
  const api = openApi({
    server,
    credentials,
    ...(serverPassword === undefined ? {} : { serverPassword }),
    requestTimeoutMs,
    env,
    onExchange,
    // Only the deadline ends a request that is under way: after an interrupt its answer still tells what is true.
    signal: late,
  });
  return {
    // Our own work ends with the run too: git is what takes time in it.
    repository: { ...repository, signal: ends },
    api,
    now: () => new Date(),
    random: Math.random,
    wait: (ms) => waitFor(ms, ends),
    tell,
    interrupt: ends,
  };
}

function deadline(seconds: number): AbortSignal {
  const controller = new AbortController();
  const late = () =>
    controller.abort(
      new UnreachableError(`Cannot finish within the deadline of ${seconds} s`, { mayHaveArrived: false }),
    );
  setTimeout(late, seconds * 1000).unref();
  return controller.signal;
}

async function waitFor(ms: number, ends: AbortSignal): Promise<void> {
  try {
    await delay(ms, undefined, { signal: ends });
  } catch {
    throw interruption(ends);
  }
}

function noCredentials({ label, elsewhere }: Target): UsageError {
  if (elsewhere !== undefined) return new UsageError(`Cannot sign in to ${label}: ${elsewhere}`);
  return new UsageError(
    `Cannot sign in to ${label}: no credentials were found; "screeps-sync login" keeps an auth token with full access (account settings of the game), or set SCREEPS_TOKEN; for a private server SCREEPS_USERNAME and SCREEPS_PASSWORD`,
  );
}
