// Covered by test/sync/deploy/deploy.test.ts
import { setTimeout as delay } from "node:timers/promises";
import { openApi } from "../../api/client.ts";
import type { Exchange } from "../../api/wire/exchange.ts";
import { openRepository, type Repository } from "../../git/process/repository.ts";
import { foundIn } from "../../model/account/found-in.ts";
import { tokenPage } from "../../model/account/token-page.ts";
import { UnreachableError, UsageError } from "../../model/outcome/errors.ts";
import type { ResolvedSettings } from "../../model/settings/setting-values.ts";
import { told } from "../../model/text/told.ts";
import type { Target } from "../account/targets.ts";
import type { AccountBudget } from "../budget/budget.ts";
import { sparingApi } from "../budget/sparing-api.ts";
import { keepBudgets } from "./kept-budgets.ts";
import { interruption, startPatience } from "./patience.ts";
import type { Happening, Waited, World } from "./world.ts";

/** What a door brings to every run: git, the environment, and somewhere to tell what happens. */
export interface Door {
  readonly repository: Repository;
  readonly env: NodeJS.ProcessEnv;
  /** Somebody wants an end: the reason is the name of the signal. */
  readonly interrupt: AbortSignal;
  readonly tell: (happening: Happening) => void;
  readonly onExchange: (exchange: Exchange) => void;
  /** What was told of the limits of an account there: one for all worlds of a run that share the account. */
  readonly budgetOf: (target: Target) => AccountBudget;
}

export interface DoorOptions {
  readonly directory: string;
  readonly env: NodeJS.ProcessEnv;
  readonly interrupt: AbortSignal;
  readonly tell: (happening: Happening) => void;
  /** One line for each request: what was asked, what came, how long it took. */
  readonly trace: (line: string) => void;
  readonly fromHook?: boolean;
  /** Folders of repositories that git takes, whoever owns them. */
  readonly trusted?: readonly string[];
}

/** What a door brings to a run, from what it knows: a folder, an environment, and a place to tell things. */
export function openDoor({
  directory,
  env,
  interrupt,
  tell,
  trace,
  fromHook = false,
  trusted = [],
}: DoorOptions): Door {
  const repository = openRepository(directory, { fromHook, signal: interrupt, trusted });
  return {
    repository,
    env,
    interrupt,
    tell: (happening) => (happening.kind === "detail" ? trace(happening.text) : tell(happening)),
    onExchange: (exchange) => trace(describeExchange(exchange)),
    budgetOf: keepBudgets(env),
  };
}

/**
 * The real world of a run: the clock, one server, one account, and how long may be waited there.
 * @param waited by runs before this one, where several share what may be waited
 * @throws UsageError without credentials
 */
export function openWorld(
  { repository, env, interrupt, tell, onExchange, budgetOf }: Door,
  target: Target,
  settings: Bounds,
  waited?: Waited,
): World {
  const { server, credentials, serverPassword } = target;
  if (credentials === undefined) throw noCredentials(target);
  const late = deadline(settings.deadline);
  const ends = AbortSignal.any([interrupt, late]);
  const requestTimeoutMs = settings.timeout * 1000;
  const budget = budgetOf(target);
  const now = () => new Date();
  const api = openApi({
    server,
    credentials,
    credentialsFrom: target.credentialsFrom ?? foundIn(credentials, env),
    ...(serverPassword === undefined ? {} : { serverPassword }),
    requestTimeoutMs,
    env,
    onExchange: (exchange) => {
      budget.hear(exchange);
      onExchange(exchange);
    },
    // Only the deadline ends a request that is under way: after an interrupt its answer still tells what is true.
    signal: late,
  });
  return {
    // Our own work ends with the run too: git is what takes time in it.
    repository: { ...repository, signal: ends },
    api: sparingApi(api, { budget, server: server.name, now }),
    budget,
    now,
    random: Math.random,
    wait: (ms) => waitFor(ms, ends),
    tell,
    endsAt: performance.now() + settings.deadline * 1000,
    patience: startPatience(settings["max-wait"] * 1000, waited),
    interrupt: ends,
  };
}

/** What bounds a run: each request, all waits together, the whole. */
type Bounds = Pick<ResolvedSettings, "timeout" | "max-wait" | "deadline">;

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
  if (elsewhere !== undefined) return new UsageError(told`Cannot sign in to ${label}: ${elsewhere}`);
  return new UsageError(
    `Cannot sign in to ${label}: no credentials were found; make an auth token with full access at ${tokenPage}: "screeps-sync login" keeps it, or set SCREEPS_TOKEN; a workflow takes it from a secret of the repository (Settings, Secrets and variables, Actions), which is empty for a pull request of a fork; for a private server SCREEPS_USERNAME and SCREEPS_PASSWORD`,
  );
}

function describeExchange({ method, path, status, ms, bytesUp, bytesDown, limit }: Exchange): string {
  const budget = limit === undefined ? "" : `, ${limit.remaining} of ${limit.limit} left`;
  return `${method} ${path} → ${status ?? "no reply"} in ${Math.round(ms)} ms (${bytesUp} B up, ${bytesDown} B down${budget})`;
}
