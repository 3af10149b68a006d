import type { RawSettings } from "../../src/model/settings/read-settings.ts";
import { backupTargets } from "../../src/sync/backup/backup-targets.ts";
import { pull } from "../../src/sync/pull/pull.ts";
import { prepareRestore } from "../../src/sync/restore/restore.ts";
import { askedOf, runDeploy } from "../support/run.ts";
import type { CommandName } from "./commands.ts";
import { branch, type Ground } from "./ground.ts";

/** How a command ended. */
export interface Ended {
  readonly outcome: string;
  readonly message: string;
  /** Of the program, where it was one. */
  readonly status?: number;
}

/** A command with so many seconds for each request. */
type Run = (ground: Ground, timeout?: number) => Promise<Ended>;

// Nobody waits here, except a deploy, whose waits take no time.
const impatient = (timeout: number) => ({ "max-wait": "0", timeout: String(timeout) });

/** The story behind each command, as its door calls it. */
export const runCommand: Readonly<Record<CommandName, Run>> = {
  deploy: (ground, timeout = 20) => deploy(ground, { timeout: String(timeout) }),
  plan: (ground, timeout = 20) => deploy(ground, { timeout: String(timeout), "dry-run": "true" }),
  restore: async ({ directory, emulator, record }, timeout = 20) => {
    const asked = askedOf(directory, emulator, { ref: record, raw: impatient(timeout) });
    const { outcome, message } = await (await prepareRestore(asked, record)).run();
    return { outcome, message: String(message) };
  },
  backup: async ({ directory, emulator }, timeout = 20) => {
    const wish = { all: false, globs: [branch], memory: false, segments: [], shards: [] };
    const { reports } = await backupTargets(askedOf(directory, emulator, { raw: impatient(timeout) }), wish);
    return reports[0] ?? { outcome: "none", message: "no report" };
  },
  pull: ({ directory, emulator }, timeout = 20) =>
    pull(askedOf(directory, emulator, { raw: impatient(timeout) }), { how: "merge", patch: false, quiet: true }),
};

async function deploy({ directory, emulator }: Ground, raw: RawSettings): Promise<Ended> {
  return (await runDeploy(directory, emulator, { raw })).report;
}
