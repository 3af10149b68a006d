import { accessSync, constants } from "node:fs";
import { delimiter, isAbsolute, join } from "node:path";
import { UsageError } from "../../model/outcome/errors.ts";
import type { Repository } from "./repository.ts";

/** The absolute path of git. Only absolute folders of PATH count: Windows would first take a `git.exe` of the work tree. */
export function findGit({ environment: { PATH = "" } }: Pick<Repository, "environment">): string {
  const name = process.platform === "win32" ? "git.exe" : "git";
  const found = PATH.split(delimiter)
    .filter(isAbsolute)
    .map((folder) => join(folder, name))
    .find(isExecutable);
  if (found === undefined)
    throw new UsageError("Cannot find git: it is not in PATH; install it from https://git-scm.com");
  return found;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
