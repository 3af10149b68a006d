import { expect, it } from "vitest";
import { GameTime, tickMs } from "../../../src/emulator/world/game-time.ts";

const now = Date.UTC(2026, 10, 21);
const after = (time: GameTime, ...waits: number[]) => waits.map((ms) => time.at(now + ms) - new GameTime().at(now));

it("a tick of the clock is the same all through, then the next one comes", () => {
  expect(new GameTime().at(now)).toBeGreaterThan(0);
  expect(after(new GameTime(), 0, 1, tickMs - 1, tickMs, 10 * tickMs)).toEqual([0, 0, 0, 1, 10]);
});

it("a tick that is played comes beside them, or instead of them where somebody holds the time", () => {
  const time = new GameTime();
  time.advance();
  expect(after(time, 0, tickMs)).toEqual([1, 2]);
  time.hold(now);
  time.advance();
  expect(after(time, 0, 10 * tickMs)).toEqual([2, 2]);
});
