import { openWorld } from "../sync/open-world.ts";
import { prepareAccount } from "../sync/prepare.ts";
import { type Identity, whoami } from "../sync/whoami.ts";
import type { Console } from "./console.ts";
import { askedIn, type Context, doorOf } from "./context.ts";

/** `screeps-sync whoami` */
export async function run(context: Context): Promise<number> {
  const door = doorOf(context);
  const { targets, values } = await prepareAccount(door.repository, askedIn(context, "HEAD"));
  for (const target of targets) {
    const identity = await whoami(
      target.label,
      openWorld({ ...door, target, values }),
      (values["max-wait"] ?? 60) * 1000,
    );
    if (context.console.options.json) context.console.printJson(identity);
    else printIdentity(context.console, identity);
  }
  return 0;
}

function printIdentity({ print }: Console, identity: Identity): void {
  print(["bold", identity.user ?? "unknown user"], ` on ${identity.server}`);
  if (identity.token === "limited")
    print(["yellow", "  token    "], "limited: it cannot write code, which needs one with full access");
  if (identity.token === "full") print(["dim", "  token    "], "full access");
  if (identity.noRateLimitUntil !== undefined) print(["dim", "  limits   "], `off until ${identity.noRateLimitUntil}`);
  if (identity.activeBranch !== undefined)
    print(["dim", "  active   "], `"${identity.activeBranch}", of ${identity.branches} branches`);
  for (const { endpoint, remaining, limit, resetAt } of identity.limits) {
    print(
      ["dim", "  left     "],
      `${remaining} of ${limit} for ${endpoint}${resetAt === undefined ? "" : ` until ${resetAt}`}`,
    );
  }
}
