import type { Repository } from "../process/repository.ts";
import { gitBytes } from "../process/runner.ts";
import { type FileChange, parseRawLog, rawLog } from "./log-raw.ts";

/** Where a blob is: the commit that brought it, and its path there. */
export interface BroughtBy {
  readonly commit: string;
  readonly path: string;
}

/** The first of these commits and their ancestors that brought a blob; undefined: none has it as a file. */
export async function findBlob(
  repository: Repository,
  blob: string,
  commits: readonly string[],
): Promise<BroughtBy | undefined> {
  const args = ["log", ...rawLog, "--root", "-m", "--no-show-signature", `--find-object=${blob}`, "--stdin"];
  const input = commits.map((oid) => `${oid}\n`).join("");
  const log = parseRawLog(await gitBytes(repository, args, { input }));
  const isIt = ({ after }: FileChange) => after?.oid === blob;
  const first = log.filter(({ changes }) => changes.some(isIt)).at(-1);
  const path = first?.changes.find(isIt)?.path;
  return first === undefined || path === undefined ? undefined : { commit: first.commit.oid, path };
}
