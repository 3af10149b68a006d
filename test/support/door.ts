import type { Door } from "../../src/sync/deploy-targets.ts";
import { openDoor } from "../../src/sync/open-door.ts";

/** A door that tells nobody anything. */
export function quietDoor(directory: string, interrupt = new AbortController().signal): Door {
  return openDoor({ directory, env: {}, interrupt, tell: () => {}, trace: () => {} });
}
