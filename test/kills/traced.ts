import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { branch, type Ground } from "../faults/ground.ts";
import { dist } from "../support/dist.ts";

/** What is killed, as a person types it. */
export const typed = {
  deploy: () => ["deploy", "--branch", branch],
  restore: ({ record }: Ground) => ["restore", record, "--yes"],
  backup: () => ["backup", branch],
  pull: () => ["pull", branch],
} as const;

export type Killed = keyof typeof typed;

/** Whether all processes of the program are watched, or its own alone. */
type Watched = "whole tree" | "own process";

/** The built program under strace. @param how strace's own words @returns its exit status; null: a signal ended it */
export async function traced(
  ground: Ground,
  command: Killed,
  { how, watched, out }: { readonly how: readonly string[]; readonly watched: Watched; readonly out: string },
): Promise<number | null> {
  const { directory, emulator } = ground;
  const { PATH = "" } = process.env;
  const program = [process.execPath, join(dist, "cli.js"), ...typed[command](ground)];
  const follow = watched === "whole tree" ? ["-f"] : [];
  const child = spawn("strace", ["-qq", "-s", "40", ...follow, ...how, "-o", out, "--", ...program], {
    cwd: directory,
    env: { PATH, HOME: ground.home, SCREEPS_SERVER: emulator.url, SCREEPS_TOKEN: emulator.token },
    stdio: "ignore",
    detached: true,
  });
  const [status] = await once(child, "exit");
  // Its git processes end with it, as where a machine goes down.
  if (child.pid !== undefined) endGroup(child.pid);
  return status;
}

function endGroup(pid: number): void {
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // None of them is left.
  }
}

/** A system call of a run: the n-th of its name. */
export interface Call {
  readonly name: string;
  readonly nth: number;
  /** Between the first byte of the write and the end of the read-back. */
  readonly isCritical: boolean;
}

/** All calls of a run from its first request to its end. @param out what strace wrote of a run */
export function callsOf(out: string): readonly Call[] {
  const lines = readFileSync(out, "utf8").split("\n");
  const first = lines.findIndex((line) => /connect\(.*AF_INET/.test(line));
  const wrote = lines.findIndex((line) => line.includes('"POST /api/user/c'));
  const readBack = lines.findIndex((line, index) => index > wrote && line.includes('"GET /api/user/code'));
  const seen = new Map<string, number>();
  return lines.flatMap((line, index) => {
    const name = /^(\w+)\(/.exec(line)?.[1];
    if (name === undefined) return [];
    const nth = (seen.get(name) ?? 0) + 1;
    seen.set(name, nth);
    const isCritical = wrote >= 0 && index >= wrote && index <= answered(lines, readBack);
    return index < first || name === "exit_group" ? [] : [{ name, nth, isCritical }];
  });
}

/** The line at which the answer to a request has come. */
function answered(lines: readonly string[], request: number): number {
  if (request < 0) return lines.length;
  return lines.findIndex((line, index) => index > request && line.includes('"HTTP/1.1 '));
}
