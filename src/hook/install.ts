import { chmod, mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { UsageError } from "../model/errors.ts";
import { shim } from "./shim.ts";

/** What stands at the hook's place: nothing, ours, or a hook of somebody else. */
export type Found = "nothing" | "ours" | "foreign";

const head = "#!/bin/sh\n# screeps-sync pre-push hook:";
const tail = "# End of screeps-sync pre-push hook.\n";

/** Where a hook that was there before is kept, and run from. */
export const keptFile = (file: string): string => `${file}.before-screeps-sync`;

/**
 * Puts our hook at its place; one that is there is kept beside it, byte for byte, and runs first.
 * @returns what was found there
 * @throws UsageError when our hook was edited, or when nobody can tell which of two to keep
 */
export async function placeHook(file: string): Promise<Found> {
  const text = await readText(file);
  const found = recognise(text);
  if (found === "ours") refuseEdited(file, text);
  if (found === "foreign") {
    if ((await readText(keptFile(file))) !== undefined)
      throw new UsageError(
        `Cannot keep ${file}: ${keptFile(file)} is there already from an earlier install; merge the two, and run install again`,
      );
    await rename(file, keptFile(file));
  }
  await mkdir(dirname(file), { recursive: true });
  // Beside it and then in its place: git must never find half a hook.
  await writeFile(`${file}.new`, shim, { mode: 0o755 });
  await chmod(`${file}.new`, 0o755);
  await rename(`${file}.new`, file);
  return found;
}

/** Takes our hook away, and puts back what was there before. @returns what was found there, and whether one came back */
export async function removeHook(file: string): Promise<{ readonly found: Found; readonly restored: boolean }> {
  const text = await readText(file);
  const found = recognise(text);
  if (found !== "ours") return { found, restored: false };
  refuseEdited(file, text);
  const restored = (await readText(keptFile(file))) !== undefined;
  if (restored) await rename(keptFile(file), file);
  else await rm(file);
  return { found, restored };
}

function recognise(text: string | undefined): Found {
  if (text === undefined) return "nothing";
  return text.startsWith(head) ? "ours" : "foreign";
}

/** Lines of others below or above ours would be lost. Between our first and last line only we write. */
function refuseEdited(file: string, text: string | undefined): void {
  if (text?.endsWith(tail) && text.indexOf(tail) === text.length - tail.length) return;
  throw new UsageError(
    `Cannot change ${file}: there are lines behind "${tail.trim()}" that are not ours; move them to ${keptFile(file)}, which runs first`,
  );
}

async function readText(file: string): Promise<string | undefined> {
  try {
    // A hook may be a program; latin1 keeps every byte apart.
    if (!(await stat(file)).isFile()) throw new UsageError(`Cannot use ${file}: it is not a file`);
    return await readFile(file, "latin1");
  } catch (failure) {
    if (failure instanceof Error && "code" in failure && failure.code === "ENOENT") return undefined;
    throw failure;
  }
}
