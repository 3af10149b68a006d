import type { FuzzTarget } from "./target.ts";
import { fileTargets } from "./targets/files.ts";
import { gameTargets } from "./targets/game.ts";
import { gitTargets } from "./targets/git.ts";
import { recordTargets } from "./targets/records.ts";
import { serviceTargets } from "./targets/service.ts";
import { textTargets } from "./targets/text.ts";

/** Every parser of outside bytes. */
export const targets: readonly FuzzTarget[] = [
  ...gitTargets,
  ...serviceTargets,
  ...gameTargets,
  ...fileTargets,
  ...recordTargets,
  ...textTargets,
];
