import {
  chmodSync,
  closeSync,
  constants,
  existsSync,
  fstatSync,
  lstatSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  type Stats,
  writeFileSync,
} from "node:fs";
import { dirname, isAbsolute, join } from "node:path";
import { makeFolder } from "./make-folder.ts";

/**
 * A folder in the person's own cache; undefined where there is none.
 * The XDG specification has a relative path ignored: it would be one in whatever repository we are started in.
 */
export function cacheFolder(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const home = keepsNothing(env) ? "" : (env["HOME"] ?? env["USERPROFILE"] ?? "");
  const xdg = env["XDG_CACHE_HOME"] ?? "";
  const cache = isAbsolute(xdg) ? xdg : isAbsolute(home) ? join(home, ".cache") : undefined;
  return cache === undefined ? undefined : join(cache, "screeps-sync", name);
}

/**
 * A hosted runner is thrown away after its job, and what a run writes for the next is 8 % of the CPU of the Action's
 * deploy (M). Whoever keeps a folder from job to job names it by XDG_CACHE_HOME.
 */
const keepsNothing = (env: NodeJS.ProcessEnv): boolean => env["RUNNER_ENVIRONMENT"] === "github-hosted";

/**
 * What was kept in a file of such a folder. Undefined where folder or file may be another's work (its owner, who else
 * may write, a link), or where not every bit is as it was: what is run or believed must be what we wrote.
 */
export function readKept(file: string): Buffer | undefined {
  try {
    if (!foldersOf(file).every((folder) => isOurs(lstatSync(folder), "folder"))) return undefined;
    // A link, or another file in its place a moment later, is not followed: what is checked is what is read.
    const opened = openSync(file, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
    try {
      return isOurs(fstatSync(opened), "file") ? unsealed(readFileSync(opened)) : undefined;
    } finally {
      closeSync(opened);
    }
  } catch {
    return undefined;
  }
}

/**
 * Whether a run was here before; the first one leaves the folder, and nothing in it. What it kept would cost it a tenth
 * of its CPU, and most machines that see a first run (runners, containers) never see a second.
 */
export function wasHereBefore(file: string): boolean {
  const isThere = existsSync(dirname(file));
  try {
    if (!isThere) makeFolder(dirname(file), { mode: 0o700 });
  } catch {
    // Where no folder can be made, nothing is kept.
  }
  return isThere;
}

/** Keeps it whole or not at all: another run may read or write it at the same time. Where nothing can be kept, nothing is. */
export function keep(file: string, content: Buffer): void {
  const unfinished = `${file}.${process.pid}`;
  try {
    makeFolder(dirname(file), { mode: 0o700 });
    for (const folder of foldersOf(file)) makeOurs(folder);
    rmSync(unfinished, { force: true });
    using _end = { [Symbol.dispose]: () => rmSync(unfinished, { force: true }) };
    writeFileSync(unfinished, Buffer.concat([seal(content), content]), { mode: 0o600, flag: "wx" });
    renameSync(unfinished, file);
  } catch {
    // The next run does the work again.
  }
}

/** Ours are the folder of a file and `screeps-sync` above it; what is above those may be anybody's. */
const foldersOf = (file: string): readonly string[] => [dirname(dirname(file)), dirname(file)];

function isOurs(stats: Stats, kind: "folder" | "file"): boolean {
  if (kind === "folder" ? !stats.isDirectory() : !stats.isFile() || stats.nlink !== 1) return false;
  // Windows has neither; a profile's folders are its user's own there.
  return process.getuid === undefined || (stats.uid === process.getuid() && (stats.mode & 0o022) === 0);
}

/** A folder of ours that others may write to holds files of theirs perhaps, and those are not believed. */
function makeOurs(folder: string): void {
  const stats = lstatSync(folder);
  if (isOurs(stats, "folder")) return;
  if (!stats.isDirectory() || stats.uid !== process.getuid?.()) throw new Error(`${folder} is not ours`);
  chmodSync(folder, 0o700);
}

const sealBytes = 4;

/** Against damage alone; against others stands who may write. Half the CPU of a hash, whose library is large. */
function seal(content: Buffer): Buffer {
  const bytes = Buffer.alloc(sealBytes);
  bytes.writeUInt32LE(process.getBuiltinModule("node:zlib").crc32(content));
  return bytes;
}

function unsealed(kept: Buffer): Buffer | undefined {
  const content = kept.subarray(sealBytes);
  return kept.subarray(0, sealBytes).equals(seal(content)) ? content : undefined;
}
