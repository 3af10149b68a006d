import { type Door, openDoor } from "../../src/sync/start/open-world.ts";

/** A door that tells nobody anything. */
export function quietDoor(
  directory: string,
  interrupt = new AbortController().signal,
  env: NodeJS.ProcessEnv = {},
): Door {
  return openDoor({ directory, env, interrupt, tell: () => {}, trace: () => {} });
}
