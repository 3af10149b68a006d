import { expect, test } from "vitest";
import type { Emulator } from "../../src/emulator/emulator.ts";
import { withSharedEmulator } from "../support/with-emulator.ts";
import { playPairs } from "./play-pairs.ts";

let emulator: Emulator;
withSharedEmulator((started) => {
  emulator = started;
});

test("pull then deploy is unchanged, or deployed without drift, and no line of either side is lost that git's merge keeps", async () => {
  const game = {
    server: new URL(emulator.url).host,
    env: { SCREEPS_SERVER: emulator.url, SCREEPS_TOKEN: emulator.token },
    setLive: (modules: ReadonlyMap<string, string>) => {
      emulator.liftLimits();
      emulator.setCode("default", modules);
    },
  };
  const { merged, conflict } = await playPairs(game, 16, 20_261_121);
  expect(merged).toBeGreaterThan(3);
  expect(conflict).toBeGreaterThan(0);
}, 300_000);
