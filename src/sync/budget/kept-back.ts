import type { Api } from "../../api/api.ts";
import type { endpoints } from "../../model/limits/known-limits.ts";
import { KeptBackError } from "../../model/outcome/errors.ts";
import { counted } from "../../model/text/counted.ts";
import { setting, told } from "../../model/text/told.ts";
import { toldTime } from "../../model/text/told-time.ts";
import type { AccountBudget } from "./budget.ts";
import { maySend } from "./sparing-api.ts";

interface Spender {
  readonly api: Api;
  readonly budget: AccountBudget;
  readonly now: () => Date;
}

const words = {
  "GET /api/user/code": { verb: "read", one: "read", name: "reserve-reads", who: "deploys" },
  "POST /api/user/code": {
    verb: "write",
    one: "write",
    name: "reserve-writes",
    who: "rules of branches: marked reserve: and the hook",
  },
} as const;

/**
 * Why one more request is not to be sent, by what this run and earlier ones were told: what is left is kept for what
 * matters. Undefined: it may be sent. Without a reserve the service itself decides: what it said to earlier runs may be old.
 */
export async function keptBack(
  { api, budget, now }: Spender,
  endpoint: typeof endpoints.read | typeof endpoints.write,
  reserve: number,
  branch: string,
): Promise<KeptBackError | undefined> {
  const known = reserve === 0 ? undefined : budget.told().get(endpoint);
  if (known === undefined || known.remaining > reserve) return undefined;
  if (await maySend(api, { budget, now })) return undefined;
  const { remaining, limit, resetAt } = known;
  const { verb, one, name, who } = words[endpoint];
  const when = resetAt === undefined ? "" : `; free again ${toldTime(resetAt, now())}`;
  const left = `Cannot ${verb} branch "${branch}": ${remaining} of ${counted(limit, one)} are left`;
  return new KeptBackError(told`${left}, and the last ${reserve} are kept back for ${who} (${setting(name)})${when}`, {
    endpoint,
    ...(resetAt === undefined ? {} : { retryAt: resetAt }),
  });
}
