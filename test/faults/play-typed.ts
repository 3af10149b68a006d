import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { dist } from "../support/dist.ts";
import { addFault, type Cell, timeoutOf } from "./cells.ts";
import type { CommandName } from "./commands.ts";
import { branch, type Ground } from "./ground.ts";
import { holdAfter } from "./hold-after.ts";
import { runCommand } from "./run-command.ts";

const typed: Readonly<Record<CommandName, (ground: Ground) => readonly string[]>> = {
  deploy: () => ["deploy", "--branch", branch],
  plan: () => ["deploy", "--branch", branch, "--dry-run"],
  restore: ({ record }) => ["restore", record, "--yes"],
  backup: () => ["backup", branch],
  pull: () => ["pull", branch],
};

/** The same cell by the built program: the exit status is that of what it says. @throws AssertionError where a law is broken */
export async function playTyped(ground: Ground, cell: Cell): Promise<void> {
  const { command, name } = cell;
  ground.reset();
  addFault(ground.emulator, cell);
  const { outcome, message, status } = await run(ground, typed[command](ground), timeoutOf(cell));
  await holdAfter(ground, command, { outcome, message: `${message} (${name}, typed)`, status });
  const before = ground.live;
  ground.emulator.clearFaults();
  const again = await runCommand[command](ground);
  await holdAfter(ground, command, again, before);
}

/** What it printed as JSON, and its exit status. */
async function run({ directory, home, emulator }: Ground, args: readonly string[], timeout: number) {
  const { PATH = "" } = process.env;
  const patience = ["--max-wait", "0", "--timeout", String(timeout), "--json"];
  const child = spawn(process.execPath, [join(dist, "cli.js"), ...args, ...patience], {
    cwd: directory,
    env: { PATH, HOME: home, SCREEPS_SERVER: emulator.url, SCREEPS_TOKEN: emulator.token },
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [printed, [status]] = await Promise.all([text(child.stdout), once(child, "exit")]);
  const read = (key: string) => new RegExp(`"${key}": "([^"]*)`).exec(printed)?.[1] ?? "";
  return { outcome: read("outcome"), message: read("message"), status: Number(status) };
}
