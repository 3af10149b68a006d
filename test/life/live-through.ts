import fc from "fast-check";
import { holdTidy } from "../invariants/tidy.ts";
import { holdKept } from "../invariants/what-is-kept.ts";
import { Life } from "./life.ts";
import { lives } from "./steps.ts";

export interface Lived {
  readonly sequences: number;
  readonly steps: number;
  /** Of these steps: answers that were lost, edits in between, kills. */
  readonly troubles: number;
}

/** A step in which something goes wrong. */
const isTrouble = (step: unknown): boolean => /is lost|edited again|is killed/.test(String(step));

/** Lives through so many random sequences of steps, and holds the laws after each. @throws with the shortest bad life */
export async function liveThrough(options: {
  readonly seed: number;
  readonly sequences: number;
  readonly steps: number;
}): Promise<Lived> {
  let steps = 0;
  let troubles = 0;
  let sequences = 0;
  const property = fc.asyncProperty(lives(options.steps), async (commands) => {
    const life = await Life.begin();
    try {
      await fc.asyncModelRun(() => ({ model: {}, real: life }), commands);
      await holdTheLaws(life);
    } finally {
      await life.end();
    }
    sequences += 1;
    steps += [...commands].length;
    troubles += [...commands].filter(isTrouble).length;
  });
  await fc.assert(property, { seed: options.seed, numRuns: options.sequences, endOnFailure: false });
  return { sequences, steps, troubles };
}

/** Nothing that was live is gone without a commit or a record, and nobody's repository is the worse for it. */
async function holdTheLaws(life: Life): Promise<void> {
  const kept = new Set<string>();
  for (const player of life.players) {
    for (const text of [...player.known(), ...(await life.recorded(player))]) kept.add(text);
    holdTidy({ directory: player.directory, git: (...args) => player.git(...args) });
  }
  for (const text of life.allVersions()) kept.add(text);
  holdKept(life.owed, kept);
}
