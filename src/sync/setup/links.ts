import { lstat } from "node:fs/promises";
import { isAbsolute, join, relative } from "node:path";
import { UsageError } from "../../model/outcome/errors.ts";

/**
 * @throws UsageError for a path of the work tree with a symbolic link in it: a commit may have made it, and what is written
 * would land wherever it leads. What lies outside of the work tree is the person's own.
 */
export async function refuseLinks(top: string, path: string): Promise<void> {
  const way = relative(top, path);
  if (way === "" || isAbsolute(way)) return;
  const names = way.split(/[/\\]/);
  if (names[0] === "..") return;
  for (let length = 1; length <= names.length; length += 1) {
    const part = join(top, ...names.slice(0, length));
    const stats = await lstat(part).catch(() => undefined);
    if (stats?.isSymbolicLink() === true)
      throw new UsageError(
        `Cannot write ${path}: ${part} is a symbolic link, which a commit may have made; put a plain file or folder there, or nothing`,
      );
  }
}
