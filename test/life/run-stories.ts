import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { backupTargets } from "../../src/sync/backup/backup-targets.ts";
import { statusTargets } from "../../src/sync/look/status-targets.ts";
import { prepareRestore } from "../../src/sync/restore/restore.ts";
import { askedOf, runDeploy } from "../support/run.ts";
import { branch, type Life } from "./life.ts";
import type { Player } from "./player.ts";

const asked = ({ emulator }: Life, { directory }: Player, ref = "HEAD") => askedOf(directory, emulator, { ref });

export async function deploy(life: Life, player: Player, ref: string, onDrift: "keep" | "refuse") {
  const { report } = await runDeploy(player.directory, life.emulator, { ref, raw: { "on-drift": onDrift } });
  return report;
}

export async function backup(life: Life, player: Player, push: boolean): Promise<string> {
  const wish = { all: false, globs: [branch], memory: false, segments: [], shards: [] };
  const remote = push ? { recordRemote: "origin" } : {};
  const { reports } = await backupTargets({ ...asked(life, player), ...remote }, wish);
  return reports[0]?.outcome ?? "none";
}

export async function restore(life: Life, player: Player, ref: string): Promise<string> {
  const restoration = await prepareRestore(asked(life, player, ref), ref);
  return (await restoration.run()).outcome;
}

export async function behind(life: Life, player: Player): Promise<number | undefined> {
  const { servers } = await statusTargets(asked(life, player), [branch]);
  return servers[0]?.branches[0]?.behind;
}

const program = `const { start } = await import(${JSON.stringify(join(import.meta.dirname, "../../src/entry.ts"))}); await start("cli");`;

/** A deploy in a process of its own, killed with all it started when its n-th request has arrived. */
export async function killedDeploy({ emulator, environment }: Life, player: Player, requests: number): Promise<void> {
  emulator.clearRequests();
  const account = { SCREEPS_SERVER: emulator.url, SCREEPS_TOKEN: emulator.token };
  const child = spawn(process.execPath, ["--input-type=module", "-e", program, "cli", "deploy", "--branch", branch], {
    cwd: player.directory,
    env: { ...environment, ...account },
    stdio: "ignore",
    detached: true,
  });
  const ended = once(child, "exit");
  const watch = setInterval(() => {
    if (emulator.requests.length >= requests && child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
  }, 1);
  child.on("exit", () => clearInterval(watch));
  await ended;
}
