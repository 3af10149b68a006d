import { stat } from "node:fs/promises";
import { dirname, relative } from "node:path";
import { UsageError } from "../../model/outcome/errors.ts";
import type { HookPlace } from "../../sync/setup/hook-place.ts";
import { refuseLinks } from "../../sync/setup/links.ts";

/** @throws UsageError where git finds no hook, or where a commit's link would lead what we write somewhere else */
export async function refuseUnusable({ file, top }: HookPlace): Promise<void> {
  const folder = dirname(file);
  const found = await nearest(folder);
  if (!found.isFolder)
    throw new UsageError(
      `Cannot install the hook: core.hooksPath is ${folder}, and ${found.path === folder ? "that" : found.path} is not a folder, so git runs no hooks here; git config --show-origin core.hooksPath tells who said so`,
    );
  if (top !== undefined && !isOfGit(relative(top, folder))) await refuseLinks(top, folder);
}

/** What is there of a path: itself, or the last thing on the way to it. */
async function nearest(path: string): Promise<{ readonly path: string; readonly isFolder: boolean }> {
  const stats = await stat(path).catch(() => undefined);
  if (stats !== undefined) return { path, isFolder: stats.isDirectory() };
  return dirname(path) === path ? { path, isFolder: false } : nearest(dirname(path));
}

/** No commit has a path in there. */
const isOfGit = (way: string): boolean => way.split(/[/\\]/)[0] === ".git";

/** What the disk refuses is a person's to mend, and not a bug. */
export async function onDisk<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (!(cause instanceof Error && "code" in cause && "syscall" in cause)) throw cause;
    throw new UsageError(`Cannot change ${file}: ${cause.message}; look at the rights of its folder`, { cause });
  }
}
