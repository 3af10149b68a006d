import type { Repository } from "./repository.ts";
import { gitText } from "./runner.ts";

/** Where git looks for hooks in this clone: honours core.hooksPath; linked work trees share it. Absolute. */
export async function hooksFolder(repository: Repository): Promise<string> {
  const printed = await gitText(repository, ["rev-parse", "--path-format=absolute", "--git-path", "hooks"]);
  return printed.replace(/\r?\n$/, "");
}
