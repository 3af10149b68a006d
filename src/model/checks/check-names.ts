import type { ModuleFile } from "../modules/module-files.ts";
import type { Finding } from "../outcome/finding.ts";
import { error } from "../outcome/finding.ts";

export function checkName({ name, path }: ModuleFile): Finding[] {
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

// Names are stored with these three signs escaped, and a stored name that starts with `$` is dropped with `ok: 1`.
const escapes = ["$DOT$", "$SLASH$", "$BACKSLASH$"];

export function clashes(files: readonly ModuleFile[], key: (name: string) => string, what: string): Finding[] {
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

export function caseClashes(files: readonly ModuleFile[]): Finding[] {
  const firsts = [...new Map(files.map((file) => [file.name, file])).values()];
  return clashes(firsts, (name) => name.toLowerCase(), "differ in letter case only from");
}
