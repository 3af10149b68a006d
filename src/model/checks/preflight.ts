import type { ModuleFile } from "../modules/module-files.ts";
import type { Modules } from "../modules/modules.ts";
import { modulesJson } from "../modules/modules-json.ts";
import { isSubmodule, type TreeEntry } from "../modules/tree.ts";
import { error, type Finding } from "../outcome/finding.ts";
import { checkContent } from "./check-content.ts";
import { caseClashes, checkName, clashes } from "./check-names.ts";
import { type CheckLevels, found } from "./checks.ts";

export interface PreflightOptions {
  /** Also refuse names that differ in letter case only. */
  readonly refuseCaseClash: boolean;
  readonly levels?: CheckLevels;
}

/** The server refuses more than this: `JSON.stringify(modules).length`, in UTF-16 units (seen to the unit on the open server). */
export const largestModules = 5 * 1024 * 1024;

/** Its body parser answers 413 above this many bytes of UTF-8. */
export const largestBody = 8 * 1024 * 1024;

/** Everything that is wrong with the files alone, before a request is made. An empty list: nothing found. */
export function checkFiles(
  files: readonly ModuleFile[],
  notFiles: readonly TreeEntry[],
  { refuseCaseClash, levels = {} }: PreflightOptions,
): Finding[] {
  return [
    ...notFiles.map(notAFile),
    ...files.flatMap(checkName),
    ...clashes(files, (name) => name, "become the same module").flatMap(({ message, path }) =>
      found(levels, "lost-file", message, path === undefined ? {} : { path }),
    ),
    ...(refuseCaseClash ? caseClashes(files) : []),
    ...files.flatMap(checkContent),
    ...checkMain(files, levels),
  ];
}

/** The server's own count, so that it never has the last word. */
export function checkSize(modules: Modules, levels: CheckLevels = {}): Finding[] {
  const { length, bytes: body } = modulesJson(modules);
  if (length > largestModules) {
    return found(
      levels,
      "size",
      `The modules are ${grouped(length)} characters as JSON: the server takes ${grouped(largestModules)}; largest: ${largest(modules)}`,
    );
  }
  // 4096 is room for the branch name and the braces around the map.
  const bytes = body.length + 4096;
  if (bytes <= largestBody) return [];
  return found(
    levels,
    "size",
    `The modules are ${grouped(bytes)} bytes of UTF-8: the server reads ${grouped(largestBody)}; largest: ${largest(modules)}`,
  );
}

function notAFile(entry: TreeEntry): Finding {
  const kind = isSubmodule(entry) ? "a submodule" : "a symbolic link";
  return error(
    `is ${kind}, so the commit does not hold its content: commit the file itself, or exclude it`,
    entry.path,
  );
}

function checkMain(files: readonly ModuleFile[], levels: CheckLevels): Finding[] {
  if (files.length === 0)
    return [error("No file of the source folder is a module: an empty set would delete the live code")];
  if (files.some((file) => file.name === "main")) return [];
  const names = some(files.map((file) => file.name));
  return found(levels, "no-main", `No module is called "main", where the game starts: found ${names}`);
}

function largest(modules: Modules): string {
  const sizes = [...modules].map(([name, content]) => ({ name, size: JSON.stringify(content).length }));
  return sizes
    .sort((a, b) => b.size - a.size)
    .slice(0, 3)
    .map(({ name, size }) => `"${name}" ${grouped(size)}`)
    .join(", ");
}

function some(names: readonly string[]): string {
  const shown = names.slice(0, 5).join(", ");
  return names.length > 5 ? `${shown} and ${names.length - 5} more` : shown;
}

const grouped = (count: number): string => count.toLocaleString("en-US");
