import { isUtf8 } from "node:buffer";
import { isBinaryFile, type ModuleFile } from "../modules/module-files.ts";
import { type Modules, modulesText } from "../modules/modules.ts";
import { isSubmodule, type TreeEntry } from "../modules/tree.ts";
import type { Finding } from "../outcome/finding.ts";
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
  const text = modulesText(modules);
  if (text.length > largestModules) {
    return found(
      levels,
      "size",
      `The modules are ${grouped(text.length)} characters as JSON: the server takes ${grouped(largestModules)}; largest: ${largest(modules)}`,
    );
  }
  // 4096 is room for the branch name and the braces around the map. A unit of UTF-16 is three bytes at most.
  if (text.length * 3 + 4096 <= largestBody) return [];
  const bytes = Buffer.byteLength(text) + 4096;
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

// Names are stored with these three signs escaped, and a stored name that starts with `$` is dropped with `ok: 1`.
const escapes = ["$DOT$", "$SLASH$", "$BACKSLASH$"];

function checkName({ name, path }: ModuleFile): Finding[] {
  if (name === "") return [error("has no name before its extension: rename it, or exclude it", path)];
  if (path.includes("\ufffd")) return [error("has a path that is not UTF-8: rename it", path)];
  if (/^[.$/\\]/.test(name)) {
    return [
      error(
        `would be module "${name}", which the server drops without a word because of its first character "${name[0]}": rename it, or exclude it`,
        path,
      ),
    ];
  }
  const sign = escapes.find((candidate) => name.includes(candidate));
  return sign === undefined
    ? []
    : [error(`would be module "${name}", in which the server decodes ${sign}: rename it`, path)];
}

function clashes(files: readonly ModuleFile[], key: (name: string) => string, what: string): Finding[] {
  const groups = Map.groupBy(files, (file) => key(file.name));
  return [...groups.values()]
    .filter((group) => group.length > 1)
    .flatMap((group) => group.map((file) => clash(file, group, what)));
}

function clash(file: ModuleFile, group: readonly ModuleFile[], what: string): Finding {
  const others = group.filter((other) => other !== file).map((other) => other.path);
  return error(
    `and ${others.join(", ")} ${what} "${file.name}": rename one, exclude one, or choose a layout that keeps folders`,
    file.path,
  );
}

function caseClashes(files: readonly ModuleFile[]): Finding[] {
  const firsts = [...new Map(files.map((file) => [file.name, file])).values()];
  return clashes(firsts, (name) => name.toLowerCase(), "differ in letter case only from");
}

const lfsPointer = "version https://git-lfs.github.com/spec/";

function checkContent(file: ModuleFile): Finding[] {
  if (file.bytes.length < 1024 && file.bytes.subarray(0, lfsPointer.length).toString("latin1") === lfsPointer) {
    return [error("is a Git LFS pointer, not the file itself: commit it without LFS", file.path)];
  }
  if (isBinaryFile(file) || isUtf8(file.bytes)) return [];
  return [
    {
      ...error("is not UTF-8 text, and the game takes nothing else: convert it, or exclude it", file.path),
      line: firstBadLine(file.bytes),
    },
  ];
}

function firstBadLine(bytes: Buffer): number {
  const lines = bytes.toString("latin1").split("\n");
  return 1 + lines.findIndex((line) => !isUtf8(Buffer.from(line, "latin1")));
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

function error(message: string, path?: string): Finding {
  return { severity: "error", message, ...(path === undefined ? {} : { path }) };
}
