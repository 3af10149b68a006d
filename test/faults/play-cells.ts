import { holdTidy } from "../invariants/tidy.ts";
import type { Cell } from "./cells.ts";
import { Ground } from "./ground.ts";
import type { Ending } from "./hold-after.ts";
import { playCell } from "./play-cell.ts";
import { playTyped } from "./play-typed.ts";
import { runCommand } from "./run-command.ts";

/** How each cell ended, or which law it broke. */
export interface PlayedCells {
  readonly endings: ReadonlyMap<string, Ending>;
  readonly broken: readonly string[];
}

/** Plays cells, in so many places side by side. @param typedEvery each so many-th is also played by the built program; 0: none */
export async function playCells(list: readonly Cell[], lanes: number, typedEvery = 0): Promise<PlayedCells> {
  const waiting = [...list];
  const endings = new Map<string, Ending>();
  const broken: string[] = [];
  const playLane = async () => {
    const ground = await Ground.open(keepFirst);
    for (let cell = waiting.shift(); cell !== undefined; cell = waiting.shift()) {
      try {
        endings.set(cell.name, await playCell(ground, cell));
        if (typedEvery > 0 && endings.size % typedEvery === 0) await playTyped(ground, cell);
      } catch (failure) {
        broken.push(`${cell.name}: ${failure instanceof Error ? failure.stack : String(failure)}`);
      }
    }
    ground.reset();
    holdTidy({ directory: ground.directory, git: (...args) => ground.git(...args) });
    await ground.close();
  };
  await Promise.all(Array.from({ length: lanes }, playLane));
  return { endings, broken };
}

/** A record of what is live, that outlives the reset of refs. */
export async function keepFirst(ground: Ground): Promise<string> {
  await runCommand.backup(ground);
  const record = ground.git("for-each-ref", "--format=%(objectname)", "refs/screeps/*/default");
  ground.git("tag", "first", record);
  return record;
}
