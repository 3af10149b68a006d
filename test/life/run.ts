// `npm run life -- --minutes 60 [--seed N]`: lives, one seed after the other, until the time is over or a law is broken.
import { parseArgs } from "node:util";
import { liveThrough } from "./live-through.ts";

const { values } = parseArgs({
  options: { minutes: { type: "string", default: "1" }, seed: { type: "string", default: "1" } },
});
const end = Date.now() + Number(values.minutes) * 60_000;
let seed = Number(values.seed);
let sequences = 0;
let steps = 0;
let troubles = 0;
try {
  for (; Date.now() < end; seed += 1) {
    const lived = await liveThrough({ seed, sequences: 4, steps: 60 });
    sequences += lived.sequences;
    steps += lived.steps;
    troubles += lived.troubles;
    console.log(`seed ${seed}: ${sequences} sequences, ${steps} steps so far, ${troubles} of them in trouble`);
  }
  console.log(
    `${sequences} sequences, ${steps} steps, ${troubles} of them lost answers, edits in between and kills: no law broken`,
  );
} catch (failure) {
  console.error(
    `seed ${seed}: ${failure instanceof Error ? `${failure.message}\n${String(failure.cause)}` : String(failure)}`,
  );
  process.exitCode = 1;
}
