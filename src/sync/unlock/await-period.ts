// Covered by test/sync/unlock/unlock.test.ts
import { RateLimitedError, UnreachableError } from "../../model/outcome/errors.ts";
import type { World } from "../start/world.ts";

const tickMs = 250;
/** 12 requests a minute of the 120 that all together may be; a person is not faster. */
const calmTicks = 20;
/** After the word of the page it should show at once: so many looks in a row. */
const eagerLooks = 8;
/** What is left of the run's own time then goes to saying so. */
const lastMs = 1000;

/**
 * Asks query-token until it shows a period without limits, and gives its end; undefined: nobody came before the run's
 * deadline, or it is over.
 * @param isOver asked after each look
 * @param onHeard calls back when there is a reason to look at once
 */
export async function awaitPeriod(
  world: World,
  isOver: () => boolean,
  onHeard: (listener: () => void) => void = () => {},
): Promise<Date | undefined> {
  let eager = 0;
  onHeard(() => {
    eager = eagerLooks;
  });
  for (let ticks = 0; ; ticks = await nextLook(world, () => eager > 0)) {
    const until = await periodEnd(world);
    if (until !== undefined) return until;
    if (isOver() || ticks < 0) return undefined;
    eager -= 1;
  }
}

/** Waits for the time of the next look, or for a reason to look now. Negative: there is no time left for another. */
async function nextLook(world: World, isNow: () => boolean): Promise<number> {
  for (let ticks = 1; ; ticks += 1) {
    const left = world.endsAt - performance.now() - lastMs;
    if (left <= 0) return -1;
    await world.wait(Math.min(tickMs, left));
    if (isNow() || ticks === calmTicks) return ticks;
  }
}

async function periodEnd({ api, now }: World): Promise<Date | undefined> {
  try {
    const until = (await api.tokenInfo())?.noRateLimitUntil;
    return until !== undefined && until > now() ? until : undefined;
  } catch (failure) {
    // Somebody may still come: the next look tells.
    if (failure instanceof UnreachableError || failure instanceof RateLimitedError) return undefined;
    throw failure;
  }
}
