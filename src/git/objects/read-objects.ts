import { GitError } from "../process/git-error.ts";
import type { Repository } from "../process/repository.ts";
import { gitBytes, gitText } from "../process/runner.ts";
import { type GitObject, parseCatFile } from "./cat-file.ts";

interface Sized {
  readonly oid: string;
  readonly size: number;
}

// Of a first push all history is read: in parts, so that it never lies in memory as a whole.
const partBytes = 32 * 1024 * 1024;
const headerBytes = 128;

/** Full ids → every object but trees, whole, in the order of the ids; those that are not there are left out. */
export async function* readObjects(repository: Repository, oids: readonly string[]): AsyncGenerator<GitObject> {
  for (const part of partsOf(await sizesOf(repository, oids))) {
    const names = part.map(({ oid }) => oid);
    const maxBytes = part.reduce((sum, { size }) => sum + size + headerBytes, 0);
    const output = await gitBytes(repository, ["cat-file", "--batch"], { input: `${names.join("\n")}\n`, maxBytes });
    for (const object of parseCatFile(output, names)) if (object !== undefined) yield object;
  }
}

async function sizesOf(repository: Repository, oids: readonly string[]): Promise<readonly Sized[]> {
  if (oids.length === 0) return [];
  const input = `${oids.join("\n")}\n`;
  const printed = await gitText(repository, ["cat-file", "--batch-check"], { input });
  return printed.split("\n").filter(Boolean).flatMap(parseSize);
}

/** `<oid> SP <type> SP <size>`, or `<oid> SP missing` */
function parseSize(line: string): Sized[] {
  const [, oid, type, size] = /^([0-9a-f]{40,64}) (?:missing|(blob|tree|commit|tag) (\d+))$/.exec(line) ?? [];
  if (oid === undefined) throw new GitError(`Cannot read objects: git answered ${JSON.stringify(line)}`);
  return type === undefined || type === "tree" ? [] : [{ oid, size: Number(size) }];
}

function partsOf(sized: readonly Sized[]): readonly (readonly Sized[])[] {
  const parts: Sized[][] = [];
  let room = 0;
  for (const each of sized) {
    if (each.size > room || parts.length === 0) {
      parts.push([]);
      room = partBytes;
    }
    parts.at(-1)?.push(each);
    room -= each.size;
  }
  return parts;
}
