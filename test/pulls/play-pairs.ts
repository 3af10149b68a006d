import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { git } from "./git.ts";
import { pairs } from "./pair.ts";
import { type Ended, type Game, playPair } from "./play.ts";

/** So many generated pairs of a history and an edit, each in a repository of its own. @throws Error with the smallest pair that breaks a law */
export async function playPairs(game: Game, count: number, seed: number): Promise<Readonly<Record<Ended, number>>> {
  const folder = mkdtempSync(join(tmpdir(), "screeps-sync-pulls-"));
  const template = join(folder, "template");
  git(folder, ["init", "-q", "--template=", "-b", "main", template]);
  // What HEAD was once explains live code too, and would here explain what only a merge should.
  for (const [key, value] of [
    ["core.logAllRefUpdates", "false"],
    ["merge.verbosity", "0"],
    ["merge.stat", "false"],
    ["user.name", "A Player"],
    ["user.email", "a@example.com"],
  ] as const)
    git(template, ["config", key, value]);
  const ends = { merged: 0, conflict: 0, nothing: 0 };
  let next = 0;
  const property = fc.asyncProperty(pairs, async (pair) => {
    const directory = join(folder, `pair${next++}`);
    ends[await playPair(pair, game, template, directory)] += 1;
    rmSync(directory, { recursive: true });
  });
  try {
    await fc.assert(property, { seed, numRuns: count });
    return ends;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
