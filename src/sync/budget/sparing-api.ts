// Covered by test/sync/budget/budget.test.ts
import type { Api } from "../../api/api.ts";
import { endpoints, knownLimits } from "../../model/limits/known-limits.ts";
import { RateLimitedError, SyncError } from "../../model/outcome/errors.ts";
import { toldTime } from "../../model/text/told-time.ts";
import type { AccountBudget } from "./budget.ts";

interface Sparing {
  readonly budget: AccountBudget;
  readonly server: string;
  readonly now: () => Date;
}

/**
 * The same API, which does not send what this run was told will be refused: then it asks first whether somebody turned
 * the limits off meanwhile. What earlier runs were told stops nothing here: a server may have begun anew.
 */
export function sparingApi(api: Api, sparing: Sparing): Api {
  const spare = async <T>(endpoint: string, purpose: string, send: () => Promise<T>): Promise<T> => {
    const until = sparing.budget.spentUntil(endpoint);
    if (until !== undefined && !(await maySend(api, sparing))) throw spent(endpoint, purpose, until, sparing);
    try {
      return await send();
    } catch (failure) {
      if (failure instanceof RateLimitedError) sparing.budget.hearRefusal(failure);
      throw failure;
    }
  };
  return {
    ...api,
    getCode: (branch, expected) =>
      spare(endpoints.read, `read branch "${branch}"`, () => api.getCode(branch, expected)),
    putCode: (branch, modules, hash) =>
      spare(endpoints.write, `write branch "${branch}"`, () => api.putCode(branch, modules, hash)),
    setActiveBranch: (branch, activeName) =>
      spare(endpoints.activate, `activate branch "${branch}"`, () => api.setActiveBranch(branch, activeName)),
    call: (method, path, body) =>
      spare(`${method} ${path.replace(/\?.*/, "")}`, `call ${path}`, () => api.call(method, path, body)),
  };
}

/** Whether a spent limit counts for nothing, because limits are off. Without an answer nobody knows, and then the server decides. */
export async function maySend(api: Api, { budget, now }: Pick<Sparing, "budget" | "now">): Promise<boolean> {
  try {
    const until = (await api.tokenInfo())?.noRateLimitUntil;
    const lifted = until !== undefined && until > now();
    if (lifted) budget.lift();
    return lifted;
  } catch (failure) {
    if (failure instanceof SyncError) return true;
    throw failure;
  }
}

function spent(endpoint: string, purpose: string, retryAt: Date, { server, now }: Sparing): RateLimitedError {
  const known = knownLimits.get(endpoint);
  const which = known === undefined ? endpoint : `${endpoint}, ${known.limit} per ${known.period}`;
  return new RateLimitedError(
    `Cannot ${purpose}: ${server} was not asked, because it said that the limit is reached (${which}); free again ${toldTime(retryAt, now())}`,
    { endpoint, retryAt, retryAfterMs: Math.max(0, retryAt.getTime() - now().getTime()) },
  );
}
