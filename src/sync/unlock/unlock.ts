import { noRateLimitLink } from "../../model/account/no-rate-limit-link.ts";
import { ServiceError, UsageError } from "../../model/outcome/errors.ts";
import { toldTime } from "../../model/text/told-time.ts";
import type { Target } from "../account/targets.ts";
import type { World } from "../start/world.ts";
import { awaitPeriod } from "./await-period.ts";
import { openUnlockPage } from "./page-server.ts";

/** How a door reaches a person. */
export interface Unlocker {
  /** Opens an address in a browser; undefined: nobody looks, or there is no screen. */
  readonly browse: ((address: string) => void) | undefined;
  /** The game's page, with the eight characters of the token that it needs. */
  readonly showLink: (link: string) => void;
  /** Our own page on this machine. */
  readonly showPage: (address: string) => void;
}

export interface UnlockReport {
  readonly outcome: "unlocked" | "rate-limited";
  readonly message: string;
  readonly server: string;
  /** ISO 8601, UTC. */
  readonly noRateLimitUntil?: string;
}

/** Has a person turn the limits of the token off, and believes nobody but the service that it was done. */
export async function unlock(target: Target, world: World, unlocker: Unlocker): Promise<UnlockReport> {
  const { label: server } = target;
  const link = linkOf(target);
  if ((await world.api.tokenInfo()) === undefined)
    throw new ServiceError(`Cannot turn limits off on ${server}: it does not tell of tokens, and likely has no limits`);
  const until = await meet(link, target, world, unlocker, () => false);
  if (until === undefined)
    return { outcome: "rate-limited", message: `Limits of ${server} are as they were: nobody turned them off`, server };
  world.budget.lift();
  const told = `Limits of ${server} are off; on again ${toldTime(until, world.now())}`;
  return { outcome: "unlocked", message: told, server, noRateLimitUntil: until.toISOString() };
}

/** The same while something waits for a limit: it also ends when that is free by itself. True: it can be tried again. */
export async function unlockOrFree(target: Target, world: World, unlocker: Unlocker, freeAt?: Date): Promise<boolean> {
  const isFree = () => freeAt !== undefined && freeAt <= world.now();
  const until = await meet(linkOf(target), target, world, unlocker, isFree);
  if (until !== undefined) world.budget.lift();
  return until !== undefined || isFree();
}

function linkOf({ server, label, credentials }: Target): string {
  const link = credentials && noRateLimitLink(server, credentials);
  if (link !== undefined) return link;
  throw new UsageError(`Cannot turn limits off on ${label}: only those of an auth token can be, and none is given`);
}

/** Shows the page, in a frame where that is allowed, and asks until the period shows. */
async function meet(
  link: string,
  { label }: Target,
  world: World,
  { browse, showLink, showPage }: Unlocker,
  isOver: () => boolean,
): Promise<Date | undefined> {
  const already = await awaitPeriod(world, () => true);
  if (already !== undefined) return already;
  if (browse === undefined || !(await world.api.mayFrameClient())) {
    showLink(link);
    browse?.(link);
    return awaitPeriod(world, isOver);
  }
  const page = await openUnlockPage(link, label);
  let until: Date | undefined;
  try {
    showPage(page.address);
    browse(page.address);
    until = await awaitPeriod(world, isOver, page.onHeard);
    return until;
  } finally {
    await page.close(until);
  }
}
