import { expect, it } from "vitest";
import { gameTimeAt, tickMs } from "../../../src/emulator/world/game-time.ts";

it("gameTimeAt() goes on by one with each tick, and is the same all through it", () => {
  const now = Date.UTC(2026, 10, 21);
  const time = gameTimeAt(now);
  expect(time).toBeGreaterThan(0);
  expect([0, 1, tickMs - 1, tickMs, 10 * tickMs].map((ms) => gameTimeAt(now + ms) - time)).toEqual([0, 0, 0, 1, 10]);
});
