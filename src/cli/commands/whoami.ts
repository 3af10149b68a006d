// Covered by test/doors/cli.test.ts
import { toldTime } from "../../model/text/told-time.ts";
import { type Identity, whoami } from "../../sync/look/whoami.ts";
import { openWorld } from "../../sync/start/open-world.ts";
import { prepareAccount, presentBranch } from "../../sync/start/prepare.ts";
import { ago } from "../show/ago.ts";
import type { Console } from "../terminal/console.ts";
import { askedIn, type Context } from "../terminal/context.ts";

/** `screeps-sync whoami` */
export async function run(context: Context): Promise<number> {
  const asked = askedIn(context, "HEAD");
  const { targets, values } = await prepareAccount(asked);
  const identities: Identity[] = [];
  for (const target of targets) {
    const targetBranch = await presentBranch(asked, target.ownBranch);
    const world = openWorld(asked, target, values);
    const identity = await whoami(target.label, world);
    identities.push({
      ...identity,
      ...(target.credentialsFrom === undefined ? {} : { credentialsFrom: target.credentialsFrom }),
      ...(targetBranch === undefined ? {} : { targetBranch }),
    });
  }
  if (context.console.options.json) context.console.printJson(identities.length === 1 ? identities[0] : identities);
  else for (const identity of identities) printIdentity(context.console, identity);
  return 0;
}

function printIdentity({ print }: Console, identity: Identity): void {
  print(["bold", identity.user ?? "unknown user"], ` on ${identity.server}`);
  if (identity.credentialsFrom !== undefined) print(["dim", "  from     "], identity.credentialsFrom);
  if (identity.token === "limited")
    print(["yellow", "  token    "], "limited: it cannot write code, which needs one with full access");
  if (identity.token === "full") print(["dim", "  token    "], "full access");
  if (identity.noRateLimitUntil !== undefined)
    print(["dim", "  limits   "], `off; on again ${told(identity.noRateLimitUntil)}`);
  if (identity.activeBranch !== undefined)
    print(
      ["dim", "  active   "],
      `"${identity.activeBranch}", of ${identity.branches} ${identity.branches === 1 ? "branch" : "branches"}`,
    );
  if (identity.targetBranch !== undefined) print(["dim", "  target   "], `"${identity.targetBranch}" for HEAD`);
  for (const { endpoint, remaining, limit, resetAt, toldAt } of identity.limits) {
    print(
      ["dim", "  left     "],
      `${remaining} of ${limit} for ${endpoint}${resetAt === undefined ? "" : `, full again ${told(resetAt)}`}`,
      ["dim", toldAt === undefined ? "" : `, told ${ago(toldAt)}`],
    );
  }
}

const told = (time: string): string => toldTime(new Date(time), new Date());
