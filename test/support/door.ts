import { openDoor } from "../../src/sync/open-door.ts";
import type { Door } from "../../src/sync/open-world.ts";

/** A door that tells nobody anything. */
export function quietDoor(directory: string, interrupt = new AbortController().signal): Door {
  return openDoor({ directory, env: {}, interrupt, tell: () => {}, trace: () => {} });
}
