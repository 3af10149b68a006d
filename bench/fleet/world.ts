import { openApi } from "../../src/api/client.ts";
import type { Exchange } from "../../src/api/wire/exchange.ts";
import type { Repository } from "../../src/git/process/repository.ts";
import type { Target } from "../../src/sync/account/targets.ts";
import { openBudget } from "../../src/sync/budget/budget.ts";
import { sparingApi } from "../../src/sync/budget/sparing-api.ts";
import { startPatience } from "../../src/sync/start/patience.ts";
import type { World } from "../../src/sync/start/world.ts";
import type { Clock } from "./clock.ts";
import type { Shot } from "./figures.ts";

interface Fleet {
  readonly clock: Clock;
  readonly random: () => number;
  readonly maxWaitMs: number;
  /** How long a request is on its way, there and back. */
  readonly latencyMs: number;
}

/** The world of one run on a machine of its own, under a clock that all share; what it sends is written down. */
export function fleetWorld(repository: Repository, target: Target, fleet: Fleet): World & { readonly shots: Shot[] } {
  const { clock, random } = fleet;
  const now = () => new Date(clock.now());
  const shots: Shot[] = [];
  const spentUntil = new Map<string, number>();
  const { server, credentials } = target;
  if (credentials === undefined) throw new Error("The fleet has one token");
  const budget = openBudget(now, { read: () => undefined, keep: () => {} });
  const note = ({ method, path, status, limit }: Exchange): void => {
    const endpoint = `${method} ${path.replace(/\?.*/, "")}`;
    const at = clock.now();
    shots.push({ at, endpoint, status, knewBetter: (spentUntil.get(endpoint) ?? 0) > at + 1000 });
    if (limit?.remaining === 0 && limit.resetAt !== undefined) spentUntil.set(endpoint, limit.resetAt.getTime());
  };
  const open = openApi({
    server,
    credentials,
    env: {},
    now,
    onExchange: (exchange) => {
      budget.hear(exchange);
      note(exchange);
    },
  });
  return {
    repository,
    api: sparingApi(delayed(open, fleet), { budget, server: server.name, now }),
    budget,
    now,
    random,
    wait: (ms) => clock.sleep(ms),
    tell: () => {},
    endsAt: Number.POSITIVE_INFINITY,
    patience: startPatience(fleet.maxWaitMs),
    interrupt: new AbortController().signal,
    shots,
  };
}

type Asking = World["api"];

/** Each request takes its time on the way. */
function delayed(api: Asking, { clock, latencyMs, random }: Fleet): Asking {
  const late = async <T>(send: () => Promise<T>): Promise<T> => {
    await clock.sleep(latencyMs * (0.5 + random()));
    return send();
  };
  return {
    ...api,
    getCode: (...asked) => late(() => api.getCode(...asked)),
    putCode: (...asked) => late(() => api.putCode(...asked)),
    listBranches: (...asked) => late(() => api.listBranches(...asked)),
    createBranch: (...asked) => late(() => api.createBranch(...asked)),
    userName: () => late(api.userName),
    tokenInfo: () => late(api.tokenInfo),
  };
}
