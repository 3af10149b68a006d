// `npm run pulls -- --pairs 500 [--seed N]`: generated pairs of a history and an edit in the game, pulled and deployed.
import { parseArgs } from "node:util";
import { startEmulator } from "../../src/emulator/emulator.ts";
import { playPairs } from "./play-pairs.ts";

const { values } = parseArgs({
  options: { pairs: { type: "string", default: "500" }, seed: { type: "string", default: "1" } },
});
const emulator = await startEmulator();
const game = {
  server: new URL(emulator.url).host,
  env: { SCREEPS_SERVER: emulator.url, SCREEPS_TOKEN: emulator.token },
  setLive: (modules: ReadonlyMap<string, string>) => {
    emulator.liftLimits();
    emulator.setCode("default", modules);
  },
};
try {
  const { merged, conflict, nothing } = await playPairs(game, Number(values.pairs), Number(values.seed));
  console.log(
    `${values.pairs} pairs: ${merged} merged, ${conflict} in conflict, ${nothing} with nothing to pull; no law broken`,
  );
} finally {
  await emulator.close();
}
