import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

/**
 * Ends what a process has started, and not the process itself: git leaves a fetch behind that it began for a partial clone.
 * A group of its own would end it too, but takes the terminal away, where ssh asks for a passphrase.
 */
export function endDescendants(pid: number | undefined): void {
  if (pid === undefined || process.platform === "win32") return;
  for (const descendant of descendantsOf(pid, process.platform === "linux" ? procParents() : psParents()))
    end(descendant);
}

/** All below a process, by the parent of each; a child before its own children. */
function descendantsOf(pid: number, parents: readonly (readonly [number, number])[]): number[] {
  const children = parents.filter(([, parent]) => parent === pid).map(([child]) => child);
  return children.flatMap((child) => [child, ...descendantsOf(child, parents)]);
}

function procParents(): [number, number][] {
  const ids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return ids.flatMap((id): [number, number][] => {
    const parent = /^.*\) \S (\d+) /s.exec(readIfAny(`/proc/${id}/stat`))?.[1];
    return parent === undefined ? [] : [[Number(id), Number(parent)]];
  });
}

function readIfAny(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    // It has ended meanwhile.
    return "";
  }
}

function psParents(): [number, number][] {
  const printed = spawnSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" }).stdout ?? "";
  return [...printed.matchAll(/^ *(\d+) +(\d+) *$/gm)].map(([, pid, parent]) => [Number(pid), Number(parent)]);
}

function end(pid: number): void {
  try {
    process.kill(pid, "SIGTERM");
  } catch {
    // It has ended meanwhile.
  }
}
