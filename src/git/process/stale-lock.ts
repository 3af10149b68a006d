import { rm, stat } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import type { Repository } from "./repository.ts";
import { gitText } from "./runner.ts";

// Git holds the lock of a ref for some milliseconds. One this old is of a process that was killed.
const staleMs = 5_000;

/**
 * Waits until a ref of ours is no longer locked, and removes a lock that a killed git left; false when there is none,
 * so that the failure had another reason. Only for refs of ours, which nobody else moves.
 */
export async function waitForLock(repository: Repository, ref: string): Promise<boolean> {
  if (!/^refs\/screeps(?:-pulled)?\//.test(ref)) return false;
  const args = ["rev-parse", "--path-format=absolute", "--git-path", `${ref}.lock`];
  const lock = (await gitText(repository, args)).replace(/\r?\n$/, "");
  let wasThere = false;
  for (;;) {
    const age = await ageOf(lock);
    if (age === undefined) return wasThere;
    wasThere = true;
    if (age > staleMs) await rm(lock, { force: true });
    else await delay(250, undefined, repository.signal === undefined ? {} : { signal: repository.signal });
  }
}

/** In ms; undefined where there is no such file. A clock that was set back makes it older, not younger than nothing. */
async function ageOf(path: string): Promise<number | undefined> {
  try {
    return Math.abs(Date.now() - (await stat(path)).mtimeMs);
  } catch {
    // Gone meanwhile, as it should be.
    return undefined;
  }
}
