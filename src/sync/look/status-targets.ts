// Covered by test/sync/look/status.test.ts
import { readingWorlds } from "../limits/reading-worlds.ts";
import { readKnown } from "../origin/known.ts";
import { type Asked, prepareAccount } from "../start/prepare.ts";
import type { ServerStatus } from "./branch-status.ts";
import { status } from "./status.ts";

export interface StatusReport {
  /** The ref that live code is compared with, and its commit; absent where it holds no source. */
  readonly ref: string;
  readonly commit?: string;
  /** Why nothing here can say where live code is from. */
  readonly why?: string;
  readonly servers: readonly ServerStatus[];
}

/** What is live on every server of a run. */
export async function statusTargets(asked: Asked, globs: readonly string[]): Promise<StatusReport> {
  const { values, targets } = await prepareAccount(asked);
  const { known, why } = await readKnown(asked);
  const named = values.branch === undefined ? undefined : [values.branch];
  const worldOf = readingWorlds(asked, values);
  const servers: ServerStatus[] = [];
  for (const target of targets) {
    const options = {
      target,
      branches: globs.length > 0 ? globs : named,
      known,
      reserve: values["reserve-reads"],
    };
    servers.push(await status(options, worldOf(target)));
  }
  return {
    ref: asked.ref,
    ...(known === undefined ? {} : { commit: known.commit.oid }),
    ...(why === undefined ? {} : { why }),
    servers,
  };
}
