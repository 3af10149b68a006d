import { realpath } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import type { Repository } from "../process/repository.ts";
import { gitText } from "../process/runner.ts";
import { topLevel } from "./tracked.ts";

/** Folders of hooks; absolute. Linked work trees share them. */
export interface HookFolders {
  /** Where git looks in this clone: honours core.hooksPath. Links in the work tree are not resolved: a commit may hold them. */
  readonly used: string;
  /** The repository's own, where git looks unless it is told otherwise. */
  readonly own: string;
  /** The repository itself: `.git` of the clone. */
  readonly repository: string;
  /** Top of the work tree; undefined in a bare repository. */
  readonly top: string | undefined;
}

/** `git rev-parse --git-path hooks` would resolve links, and fail where the folder cannot be. */
export async function hookFolders(repository: Repository): Promise<HookFolders> {
  const [common = ""] = (await gitText(repository, ["rev-parse", "--path-format=absolute", "--git-common-dir"])).split(
    /\r?\n/,
  );
  const top = await topLevel(repository);
  const own = join(common, "hooks");
  const said = await gitText(repository, ["config", "--type=path", "--get", "core.hooksPath"], { alsoFine: 1 });
  const used = said === "" ? own : resolve(top ?? common, said.replace(/\r?\n$/, ""));
  return { used: top === undefined ? used : await below(top, used), own, repository: common, top };
}

/** A path whose way to the work tree may lead over links, by the name that git has for the top. */
async function below(top: string, path: string): Promise<string> {
  for (let folder = path; ; folder = dirname(folder)) {
    if ((await realpath(folder).catch(() => undefined)) === top) return join(top, relative(folder, path));
    if (dirname(folder) === folder) return path;
  }
}
