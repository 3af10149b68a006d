// Covered by test/sync/backup/backup.test.ts
import { readPrivateFile, writePrivateFile } from "../../git/clone/private-file.ts";
import type { Repository } from "../../git/process/repository.ts";

const file = "backup.json";

/** Branch of one server → when it was last found to be recorded (ISO 8601). */
export type Progress = ReadonlyMap<string, string>;

/** The branches that were looked at longest ago come first, so that a run goes on where a limit ended the one before. */
export function inTurn(branches: readonly string[], progress: Progress): string[] {
  return [...branches].sort((a, b) => compare(progress.get(a) ?? "", progress.get(b) ?? ""));
}

/** What earlier runs looked at. It only orders the work: a file that cannot be read is one without entries. */
export async function readProgress(repository: Repository, server: string): Promise<Progress> {
  const value = Reflect.get(parse(await readPrivateFile(repository, file)), server);
  if (typeof value !== "object" || value === null) return new Map();
  return new Map(Object.entries(value).flatMap(([branch, time]) => (typeof time === "string" ? [[branch, time]] : [])));
}

export async function noteProgress(repository: Repository, server: string, progress: Progress): Promise<void> {
  const all = { ...parse(await readPrivateFile(repository, file)), [server]: Object.fromEntries(progress) };
  await writePrivateFile(repository, file, `${JSON.stringify(all)}\n`);
}

function parse(text: string | undefined): object {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    // Cut off by a full disk, or not ours: then the work starts from the beginning.
    return {};
  }
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
