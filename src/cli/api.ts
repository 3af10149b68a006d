import { text } from "node:stream/consumers";
import { UsageError } from "../model/errors.ts";
import { call } from "../sync/call.ts";
import { openWorld } from "../sync/open-world.ts";
import { prepareAccount } from "../sync/prepare.ts";
import { askedIn, type Context, doorOf } from "./context.ts";

/** `screeps-sync api <method> <path> [body]` */
export async function run(context: Context): Promise<number> {
  const [method = "", path = "", body] = context.args;
  const given = body === "-" ? await text(process.stdin) : body;
  const door = doorOf(context);
  const { targets, values } = await prepareAccount(door.repository, askedIn(context, "HEAD"));
  const [target, ...others] = targets;
  if (target === undefined || others.length > 0) {
    throw new UsageError(`Cannot call ${path}: the file names ${targets.length} servers; choose one with --server`);
  }
  const world = openWorld({ ...door, target, values });
  context.console.printJson(await call({ method, path, body: given }, world, (values["max-wait"] ?? 60) * 1000));
  return 0;
}
