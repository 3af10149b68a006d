import type { RunOptions } from "../server/options.ts";
import { firstAccount } from "../service/first-user.ts";
import type { Service } from "../service/service.ts";
import { Runner } from "./runner.ts";

/** Code that runs can do what this program can, so nobody but this machine's own programs may bring some. */
export function checkMayRun(host: string, { tickMs }: RunOptions): void {
  if (!/^(?:localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host))
    throw new RangeError(`Cannot run code for whoever reaches ${host}: a worker is no sandbox; leave the host away`);
  if (!Number.isInteger(tickMs) || tickMs < 1)
    throw new RangeError(`Cannot play ticks of ${tickMs} ms: give a whole number from 1`);
}

/** One for each world, of the first user. */
export function startRunners(service: Service, { tickMs }: RunOptions): readonly Runner[] {
  const { id: accountId } = firstAccount(service);
  return [...service.worlds.values()].map((world) => new Runner({ service, world, accountId }, tickMs));
}
