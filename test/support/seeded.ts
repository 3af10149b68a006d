import fc from "fast-check";
import { seedOfRun } from "./seed.ts";

/** Runs a property so many times and prints the seed first, so that any failure can be had again: `SEED=… npx vitest`. */
export function check<T extends [unknown, ...unknown[]]>(
  name: string,
  numRuns: number,
  property: fc.IProperty<T>,
): void {
  const seed = seedOfRun;
  console.log(`${name}: seed ${seed}, ${numRuns} cases`);
  fc.assert(property, { seed, numRuns });
}

/** The same for properties that wait for something. */
export async function checkAsync<T extends [unknown, ...unknown[]]>(
  name: string,
  numRuns: number,
  property: fc.IAsyncProperty<T>,
): Promise<void> {
  const seed = seedOfRun;
  console.log(`${name}: seed ${seed}, ${numRuns} cases`);
  await fc.assert(property, { seed, numRuns });
}
