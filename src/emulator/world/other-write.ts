import { announceActive, announceCode } from "./announce.ts";
import { createBranch } from "./branch.ts";
import { storeModules } from "./modules.ts";
import { type GameWorld, playerIn } from "./world.ts";

export interface OtherWrite {
  readonly branch: string;
  readonly modules: unknown;
}

/** A write that did not come through the client under test: somebody edits in the game, or a second machine deploys. */
export function otherWrite(
  world: GameWorld,
  accountId: string,
  { branch: name, modules }: OtherWrite,
  now: number,
): void {
  const { branches } = playerIn(world, accountId, now);
  const known = branches.find((branch) => branch.name === name);
  const branch = known ?? createBranch(name, new Map(), now);
  if (known === undefined) branches.push(branch);
  branch.modules = storeModules(modules);
  branch.timestamp = now;
  branch.revision++;
  announceCode(world, accountId, branch);
}

/** Somebody chooses in the game which branch runs. */
export function otherActivation(world: GameWorld, accountId: string, name: string, now: number): void {
  const { branches } = playerIn(world, accountId, now);
  if (!branches.some((branch) => branch.name === name))
    throw new RangeError(`Cannot activate "${name}": no such branch`);
  for (const branch of branches) branch.activeWorld = branch.name === name;
  announceActive(world, accountId, "activeWorld", name);
}
