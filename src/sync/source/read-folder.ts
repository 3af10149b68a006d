// Covered by test/sync/source/built-code.test.ts
import { promises as fs } from "node:fs";
import { isAbsolute, join, relative, sep } from "node:path";
import type { NewFile } from "../../git/objects/write-tree.ts";
import { UsageError } from "../../model/outcome/errors.ts";
import { inFolder } from "./list-source.ts";

/** The files of a folder of the work tree, ignored ones too, byte for byte: no filter of git changes them. */
export async function readFolder(root: string, folder: string): Promise<NewFile[]> {
  const names = await listFolder(root, folder);
  const files: NewFile[] = [];
  for (const name of names) {
    const path = inFolder(folder, name);
    const file = join(root, path);
    // A link is kept as a link, so that it is refused like one in a commit, and never followed out of the folder.
    if ((await fs.lstat(file)).isSymbolicLink())
      files.push({ path, mode: "120000", bytes: Buffer.from(await fs.readlink(file)) });
    else files.push({ path, mode: "100644", bytes: await fs.readFile(file) });
  }
  return files;
}

async function listFolder(root: string, folder: string): Promise<string[]> {
  try {
    await checkWay(root, folder);
    return (await walk(join(root, folder), "")).sort();
  } catch (cause) {
    const missing = cause instanceof Error && "code" in cause && (cause.code === "ENOENT" || cause.code === "ENOTDIR");
    if (!missing) throw cause;
    throw new UsageError(
      `Cannot take built code from "${folder}": there is no such folder; run the build first, or name its command with "build:"`,
      { cause },
    );
  }
}

/** The folder itself is checked like what is in it: neither a link nor `..` leads out of the work tree. */
async function checkWay(root: string, folder: string): Promise<void> {
  const parts = relative(root, join(root, folder)).split(sep);
  const cannot = `Cannot take built code from "${folder}"`;
  if (parts[0] === ".." || isAbsolute(parts[0] ?? ""))
    throw new UsageError(`${cannot}: it is outside of the repository; name a folder in it`);
  for (const [index, part] of parts.entries()) {
    const way = parts.slice(0, index + 1).join("/");
    if ((await fs.lstat(join(root, ...parts.slice(0, index), part))).isSymbolicLink())
      throw new UsageError(`${cannot}: ${way} is a symbolic link, which may lead anywhere; name the folder itself`);
  }
}

/** Not into dependencies and repositories: none of them is build output, and both can be huge. */
const skipped = new Set(["node_modules", ".git"]);

async function walk(absolute: string, below: string): Promise<string[]> {
  const paths: string[] = [];
  for (const entry of await fs.readdir(join(absolute, below), { withFileTypes: true })) {
    const path = inFolder(below, entry.name);
    if (entry.isDirectory() && !skipped.has(entry.name)) paths.push(...(await walk(absolute, path)));
    else if (entry.isFile() || entry.isSymbolicLink()) paths.push(path);
  }
  return paths;
}
