// Covered by test/doors/init.test.ts
import { realpathSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { UsageError } from "../../model/outcome/errors.ts";

/** A file or folder that the build puts beside the command line. */
export const packaged = (...path: readonly string[]): string =>
  join(dirname(realpathSync(process.argv[1] ?? "")), ...path);

/** Every file of such a folder: path below it, with `/`, and bytes. */
export async function packagedFiles(folder: string): Promise<ReadonlyMap<string, Uint8Array>> {
  const top = packaged(folder);
  const entries = await readdir(top, { recursive: true, withFileTypes: true }).catch((cause: unknown) => {
    throw new UsageError(`Cannot find ${folder} of the package: ${top} is missing beside the command line`, { cause });
  });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const files = paths.map(async (path) => [relative(top, path).replaceAll(sep, "/"), await readFile(path)] as const);
  return new Map(await Promise.all(files));
}
