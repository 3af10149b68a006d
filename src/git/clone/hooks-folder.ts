import { join } from "node:path";
import type { Repository } from "../process/repository.ts";
import { gitText } from "../process/runner.ts";

/** Folders of hooks; absolute. Linked work trees share them. */
export interface HookFolders {
  /** Where git looks in this clone: honours core.hooksPath. */
  readonly used: string;
  /** The repository's own, where git looks unless it is told otherwise. */
  readonly own: string;
  /** The repository itself: `.git` of the clone. */
  readonly repository: string;
}

export async function hookFolders(repository: Repository): Promise<HookFolders> {
  const args = ["rev-parse", "--path-format=absolute", "--git-path", "hooks", "--git-common-dir"];
  const [used = "", common = ""] = (await gitText(repository, args)).split(/\r?\n/);
  return { used, own: join(common, "hooks"), repository: common };
}
