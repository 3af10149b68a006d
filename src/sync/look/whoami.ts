// Covered by test/doors/cli.test.ts
import { ServiceError } from "../../model/outcome/errors.ts";
import type { LimitReport } from "../../model/outcome/report.ts";
import { toldReports } from "../limits/told-reports.ts";
import { patiently } from "../start/patience.ts";
import type { World } from "../start/world.ts";

/** Who we are on a server, and what is left to do there. */
export interface Identity {
  readonly server: string;
  /** Where the credentials were found, when neither flags nor environment gave them. */
  readonly credentialsFrom?: string;
  /** The code branch that the present ref goes to; absent where no rule names one. */
  readonly targetBranch?: string;
  /** Undefined where the server has no way to ask. */
  readonly user?: string;
  readonly token?: "full" | "limited";
  /** No request is counted until then (ISO 8601, UTC). */
  readonly noRateLimitUntil?: string;
  readonly activeBranch?: string;
  readonly branches: number;
  readonly limits: readonly LimitReport[];
}

/** Asks a server about the account in use. @throws SyncError when the server does not take the credentials */
export async function whoami(server: string, world: World): Promise<Identity> {
  const { api } = world;
  const ask = <T>(read: () => Promise<T>) => patiently(world, read);
  const { user, refused } = await nameIfAllowed(() => ask(api.userName));
  const token = await ask(api.tokenInfo);
  if (refused !== undefined && token?.full !== false) throw refused;
  // A limited token may not list branches; that is an answer, not a failure.
  const branches = token?.full === false ? [] : await ask(api.listBranches);
  const active = branches.find((branch) => branch.activeWorld)?.branch;
  const until = token?.noRateLimitUntil?.toISOString();
  return {
    server,
    ...(user === undefined ? {} : { user }),
    ...(token === undefined ? {} : { token: token.full ? "full" : "limited" }),
    ...(until === undefined ? {} : { noRateLimitUntil: until }),
    ...(active === undefined ? {} : { activeBranch: active }),
    branches: branches.length,
    limits: toldReports(world.budget.told()),
  };
}

/** A limited token may be kept from asking its user's name too; what it is limited to is the news then. */
async function nameIfAllowed(
  read: () => Promise<string | undefined>,
): Promise<{ readonly user: string | undefined; readonly refused?: ServiceError }> {
  try {
    return { user: await read() };
  } catch (failure) {
    if (failure instanceof ServiceError && failure.status === 403) return { user: undefined, refused: failure };
    throw failure;
  }
}
