// `npm run schedules [-- --different --every N]`: every order in which two or three runs and the game's editor can take their steps.
import { parseArgs } from "node:util";
import { playAll } from "./play-all.ts";

const { values } = parseArgs({
  options: {
    different: { type: "boolean", default: false },
    every: { type: "string", default: "1" },
    lanes: { type: "string", default: "4" },
  },
});
const played = await playAll({
  which: values.different ? "different" : "all",
  every: Number(values.every),
  lanes: Number(values.lanes),
});
for (const { family, schedules } of played) console.log(`${family}: ${schedules} schedules`);
const sum = played.reduce((all, { schedules }) => all + schedules, 0);
console.log(`${sum} schedules: the program did in each what the model allows`);
