import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { GitError } from "../process/git-error.ts";
import type { Repository } from "../process/repository.ts";
import { gitBytes } from "../process/runner.ts";
import { type GitObject, parseCatFile } from "./cat-file.ts";
import { askObjects } from "./reader.ts";

interface ReadOptions {
  /** All blobs together may not be larger; the default is eight times what the service takes. */
  readonly maxBytes?: number;
}

// Git would fetch the missing blobs of a partial clone one by one. So it is first asked not to fetch (git 2.39.4).
const withoutFetching = { GIT_NO_LAZY_FETCH: "1" };

/** Full blob ids → id and bytes, exactly as committed, from one git process. A blob that cannot be had is an error. */
export async function readBlobs(
  repository: Repository,
  oids: readonly string[],
  options: ReadOptions = {},
): Promise<ReadonlyMap<string, Buffer>> {
  const wanted = [...new Set(oids)];
  if (wanted.length === 0) return new Map();
  const input = `${wanted.join("\n")}\n`;
  const maxBytes = options.maxBytes ?? 64 * 1024 * 1024;
  const read = async () => {
    const asked = isSurelyWhole(repository) ? await askObjects(repository, wanted, maxBytes) : undefined;
    if (asked !== undefined) return asked;
    const output = await gitBytes(repository, ["cat-file", "--batch"], {
      input,
      maxBytes,
      variables: withoutFetching,
    });
    return parseCatFile(output, wanted);
  };
  return collect(
    wanted,
    await read().catch(async (error: unknown) => {
      if (!isNotFetched(error)) throw error;
      await fetchMissing(repository, input);
      return read();
    }),
  );
}

/** Whether nothing of it is left to be fetched. Where that is not plain to see, it is not sure. */
function isSurelyWhole({ directory }: Pick<Repository, "directory">): boolean {
  try {
    return !/promisor|partialclone/i.test(readFileSync(join(directory, ".git/config"), "utf8"));
  } catch {
    const above = dirname(directory);
    return above !== directory && !existsSync(join(directory, ".git")) && isSurelyWhole({ directory: above });
  }
}

const isNotFetched = (error: unknown): boolean =>
  error instanceof GitError && error.message.includes("promisor remote");

/** `pack-objects` fetches what it lacks in one request, from the right remotes; the pack itself is thrown away. */
async function fetchMissing(repository: Repository, input: string): Promise<void> {
  try {
    await gitBytes(repository, ["pack-objects", "--stdout", "-q"], { input });
  } catch (cause) {
    if (!(cause instanceof GitError)) throw cause;
    const advice =
      "this is a partial clone, and its remote did not give them; check the connection, or run git fetch --refetch";
    throw new GitError(`Cannot read the files of the commit: ${advice} (${cause.message})`, { cause });
  }
}

function collect(wanted: readonly string[], objects: readonly (GitObject | undefined)[]): ReadonlyMap<string, Buffer> {
  const pairs = wanted.map((oid, index): [string, Buffer] => {
    const object = objects[index];
    if (object === undefined) throw new GitError(`Cannot read blob ${oid}: the object is missing; git fsck tells more`);
    if (object.oid !== oid || object.type !== "blob") {
      throw new GitError(`Cannot read blob ${oid}: git gave ${object.type} ${object.oid}`);
    }
    return [oid, object.bytes];
  });
  return new Map(pairs);
}
