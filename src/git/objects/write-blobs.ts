import { GitError } from "../process/git-error.ts";
import type { Repository } from "../process/repository.ts";
import { gitText } from "../process/runner.ts";
import { readBlobs } from "./read-blobs.ts";

/** Bytes → their blob ids in the same order, stored by one git process and read back by another. */
export async function writeBlobs(repository: Repository, contents: readonly Uint8Array[]): Promise<readonly string[]> {
  if (contents.length === 0) return [];
  const output = await gitText(repository, ["fast-import", "--quiet", "--done"], { input: importStream(contents) });
  const oids = output.split("\n").slice(0, -1);
  if (oids.length !== contents.length) {
    throw new GitError(`Cannot store files in git: ${contents.length} given, ${oids.length} stored`);
  }
  await confirmBlobs(repository, oids, contents);
  return oids;
}

/** The stream of `git fast-import`: every blob with a mark, then the question for the id of every mark. */
function importStream(contents: readonly Uint8Array[]): Buffer {
  const blobs = contents.flatMap((bytes, index) => [
    Buffer.from(`blob\nmark :${index + 1}\ndata ${bytes.length}\n`),
    bytes,
    Buffer.from("\n"),
  ]);
  const questions = contents.map((_, index) => `get-mark :${index + 1}\n`).join("");
  return Buffer.concat([...blobs, Buffer.from(`${questions}done\n`)]);
}

async function confirmBlobs(
  repository: Repository,
  oids: readonly string[],
  contents: readonly Uint8Array[],
): Promise<void> {
  const stored = await readBlobs(repository, oids, { maxBytes: Number.POSITIVE_INFINITY });
  for (const [index, bytes] of contents.entries()) {
    const oid = oids[index] ?? "";
    if (stored.get(oid)?.equals(bytes) !== true) {
      throw new GitError(`Cannot store files in git: blob ${oid} came back with other bytes`);
    }
  }
}
