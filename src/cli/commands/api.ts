// Covered by test/doors/cli.test.ts
import { text } from "node:stream/consumers";
import { oneTarget } from "../../sync/account/one-target.ts";
import { call } from "../../sync/look/call.ts";
import { openWorld } from "../../sync/start/open-world.ts";
import { prepareAccount } from "../../sync/start/prepare.ts";
import { askedIn, type Context } from "../terminal/context.ts";

/** `screeps-sync api <method> <path> [body]` */
export async function run(context: Context): Promise<number> {
  const [method = "", path = "", body] = context.args;
  const given = body === "-" ? await text(process.stdin) : body;
  const asked = askedIn(context, "HEAD");
  const { targets, values } = await prepareAccount(asked);
  const target = oneTarget(targets, `call ${path}`);
  const world = openWorld(asked, target, values);
  context.console.printJson(await call({ method, path, body: given }, world));
  return 0;
}
