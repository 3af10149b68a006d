// Covered by test/sync/console/follow.test.ts
import type { ConsoleError } from "../../model/console/console-event.ts";
import { isOnShard } from "../../model/console/on-shard.ts";
import { type Locator, thrownPlace } from "../../model/places/place-of.ts";
import { readThrown } from "../../model/places/stack.ts";
import { stackLines } from "../../model/places/stack-lines.ts";
import type { Frame } from "../../model/socket/frame.ts";
import type { World } from "../start/world.ts";
import type { ConsoleWish } from "./console-wish.ts";
import { followCode, type RunningCode } from "./running-code.ts";

/** Takes what comes on the socket, one after another, and tells what a person is to see of it. */
export function startFollower(
  world: World,
  { known, source, shard, onEvent }: ConsoleWish,
): (frame: Frame) => Promise<void> {
  const onUnplaced = (why: string) => onEvent({ kind: "unplaced", why });
  const code = known === undefined ? noCode : followCode({ world, known, source, onUnplaced });
  return async (frame) => {
    if (!isOnShard(frame, shard)) return;
    if (frame.kind === "tick") {
      code.ticked();
      const where = whereOf(frame);
      if (frame.log.length > 0) onEvent({ kind: "log", lines: frame.log, ...where });
      if (frame.results.length > 0) onEvent({ kind: "result", lines: frame.results, ...where });
    }
    if (frame.kind === "error") onEvent({ ...describe(frame.text, await code.locate()), ...whereOf(frame) });
    if (frame.kind === "code" || frame.kind === "active") {
      code.changed();
      onEvent(frame.kind === "code" ? { kind: "code", branch: frame.branch } : frame);
    }
  };
}

const noCode: RunningCode = { locate: async () => undefined, changed: () => {}, ticked: () => {} };

const whereOf = ({ shard }: { readonly shard?: string }) => (shard === undefined ? {} : { shard });

const nothingKnown: Locator = { read: (text) => readThrown(text, () => false), place: () => undefined };

/** What was thrown, with the places of a locator; without one as the game has it. */
export function describe(text: string, locator: Locator = nothingKnown): ConsoleError {
  const { message, byExpression } = locator.read(text);
  const place = byExpression ? undefined : thrownPlace(locator, text);
  const stack = stackLines(text, locator);
  return { kind: "error", message, stack, byExpression, ...(place === undefined ? {} : { place }) };
}
