import { randomUUID } from "node:crypto";
import { chmod, lstat, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { UsageError } from "../../model/outcome/errors.ts";
import { makeFolder } from "../../sync/start/make-folder.ts";
import { shim } from "./shim.ts";

/** What stands at the hook's place: nothing, ours, or a hook of somebody else. */
export type FoundHook = "nothing" | "ours" | "foreign";

const head = "#!/bin/sh\n# screeps-sync pre-push hook:";
const tail = "# End of screeps-sync pre-push hook.\n";

/** Where a hook that was there before is kept, and run from. */
export const keptFile = (file: string): string => join(dirname(file), "pre-push.before-screeps-sync");

/**
 * Puts our hook at its place; one that is there is kept beside it, byte for byte, and runs first.
 * @returns what was found there
 * @throws UsageError when our hook was edited, or when nobody can tell which of two to keep
 */
export async function placeHook(file: string): Promise<FoundHook> {
  const found = await lookAt(file);
  const kept = await lookAt(keptFile(file));
  // An older version took it for another's when lines stood above it.
  if (kept === "ours") await rm(keptFile(file));
  if (found === "foreign") {
    if (kept === "foreign")
      throw new UsageError(
        `Cannot keep ${file}: ${keptFile(file)} is there already from an earlier install; merge the two, and run install again`,
      );
    await rename(file, keptFile(file));
  }
  makeFolder(dirname(file));
  await writeWhole(file);
  return found;
}

/** Takes our hook away, and puts back what was there before. @returns what was found there, and whether one came back */
export async function removeHook(file: string): Promise<{ readonly found: FoundHook; readonly restored: boolean }> {
  const found = await lookAt(file);
  if (found !== "ours") return { found, restored: false };
  const restored = (await lookAt(keptFile(file))) === "foreign" && !(await isBack(file));
  if (restored) await rename(keptFile(file), file);
  else for (const ours of [file, keptFile(file)]) await rm(ours, { force: true });
  return { found, restored };
}

/** A manager that put ours aside has written its own file anew: a second one there would call itself. */
async function isBack(file: string): Promise<boolean> {
  const place = file.replace(/\.(?:legacy|old)$/, "");
  return place !== file && (await readText(place)) === (await readText(keptFile(file)));
}

/** Beside it and then in its place: git must never find half a hook. A name that no commit can have taken by a link. */
async function writeWhole(file: string): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, shim, { mode: 0o755, flag: "wx" });
  await chmod(unfinished, 0o755);
  await rename(unfinished, file);
}

/** @throws UsageError for our hook with lines of others in the file: they would be lost */
export async function lookAt(file: string): Promise<FoundHook> {
  const text = await readText(file);
  if (text === undefined) return "nothing";
  if (!text.includes(tail.trim()) && !text.includes("\n# screeps-sync pre-push hook:")) return "foreign";
  if (text.startsWith(head) && text.indexOf(tail) === text.length - tail.length) return "ours";
  const where = text.startsWith(head) ? `below "${tail.trim()}"` : "above ours";
  throw new UsageError(
    `Cannot change ${file}: there are lines ${where} that are not ours; move them to ${keptFile(file)}, which runs first, and make that executable`,
  );
}

/** Undefined: nothing is there. A link that leads nowhere is somebody's, too. */
async function readText(file: string): Promise<string | undefined> {
  const stats = await lstat(file).catch(unlessMissing);
  if (stats === undefined) return undefined;
  if (!stats.isFile() && !stats.isSymbolicLink()) throw new UsageError(`Cannot use ${file}: it is not a file`);
  // A hook may be a program; latin1 keeps every byte apart.
  return (await readFile(file, "latin1").catch(unlessMissing)) ?? "";
}

function unlessMissing(failure: unknown): undefined {
  if (failure instanceof Error && "code" in failure && (failure.code === "ENOENT" || failure.code === "ENOTDIR"))
    return undefined;
  throw failure;
}
