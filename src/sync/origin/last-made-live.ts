import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { RecordPlace } from "../../model/records/record-refs.ts";
import { cacheFolder, keep, readKept } from "../start/own-cache.ts";

/** Which clone on this machine is meant, and whose cache. */
interface Clone {
  readonly directory: string;
  readonly env: NodeJS.ProcessEnv;
}

/**
 * The commit, or the record, that this clone last made live at a place. A hint, and proof of nothing: somebody else may
 * have deployed since, and what is live may have been edited. Kept under the laws of all our caches.
 */
export function lastMadeLive(clone: Clone, place: RecordPlace): string | undefined {
  const file = fileOf(clone, place);
  if (file === undefined) return undefined;
  const [first, commit] = readKept(file)?.toString("utf8").split("\n") ?? [];
  // Names that share a file only forget each other's.
  return first === about(clone, place) && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(commit ?? "") ? commit : undefined;
}

export function noteMadeLive(clone: Clone, place: RecordPlace, commit: string): void {
  const file = fileOf(clone, place);
  if (file === undefined || lastMadeLive(clone, place) === commit) return;
  keep(file, Buffer.from(`${about(clone, place)}\n${commit}\n`));
}

const about = ({ directory }: Clone, { server, branch }: RecordPlace): string =>
  JSON.stringify([topOf(resolve(directory)), server, branch]);

function fileOf({ directory, env }: Clone, { server, branch }: RecordPlace): string | undefined {
  const folder = cacheFolder(env, "made-live");
  const name = `${topOf(resolve(directory))} ${server} ${branch}`.replaceAll(/[^\w.-]+/g, "_").slice(-200);
  return folder === undefined ? undefined : join(folder, name);
}

/** By looking at folders alone: a process would cost every deploy 5 ms. */
function topOf(directory: string): string {
  for (let folder = directory; ; folder = dirname(folder)) {
    if (existsSync(join(folder, ".git"))) return folder;
    if (dirname(folder) === folder) return directory;
  }
}
