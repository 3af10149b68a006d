import { GitError } from "../process/git-error.ts";

/** An object as git stores it. `oid` has the length of the repository's format: 40 or 64 digits. */
export interface GitObject {
  readonly oid: string;
  readonly type: "blob" | "tree" | "commit" | "tag";
  readonly bytes: Buffer;
}

const headerLine = /^([0-9a-f]{40,64}) (blob|tree|commit|tag) (\d+)$/;
const lineFeed = 0x0a;

/**
 * Output of `git cat-file --batch` for these names → as many answers, in their order. For each name git prints
 *
 *     <oid> SP <type> SP <size> LF <bytes> LF
 *     <name> SP missing LF                            no such object: undefined here
 *     <oid> SP submodule LF                           a commit of another repository (git 2.51): undefined here
 *     <name> SP ambiguous LF                          a short id of several objects: an error here
 *
 * Anything else, a size that does not fit, or a byte left over is an error: half a list is not a list.
 */
export function parseCatFile(output: Buffer, names: readonly string[]): (GitObject | undefined)[] {
  let offset = 0;
  const objects = names.map((name) => {
    const answer = readAnswer(output, offset, name);
    offset = answer.end;
    return answer.object;
  });
  if (offset !== output.length) {
    throw new GitError(`Cannot read objects: git gave ${output.length - offset} bytes more than was asked for`);
  }
  return objects;
}

function readAnswer(output: Buffer, start: number, name: string): { object: GitObject | undefined; end: number } {
  const lineEnd = output.indexOf(lineFeed, start);
  if (lineEnd < 0) throw new GitError(`Cannot read object ${JSON.stringify(name)}: git's answer ends too early`);
  const line = output.toString("utf8", start, lineEnd);
  const end = lineEnd + 1;
  if (line === `${name} missing` || /^[0-9a-f]{40,64} submodule$/.test(line)) return { object: undefined, end };
  if (line === `${name} ambiguous`) {
    throw new GitError(`Cannot read object ${JSON.stringify(name)}: several objects begin so; give the full id`);
  }
  return readObject(output, end, line, name);
}

function readObject(output: Buffer, start: number, header: string, name: string): { object: GitObject; end: number } {
  const [, oid, type, size] = headerLine.exec(header) ?? [];
  if (oid === undefined || !isType(type)) {
    throw new GitError(`Cannot read object ${JSON.stringify(name)}: git answered ${JSON.stringify(header)}`);
  }
  const end = start + Number(size);
  if (output[end] !== lineFeed) {
    throw new GitError(`Cannot read object ${JSON.stringify(name)}: git announced ${size} bytes and gave others`);
  }
  return { object: { oid, type, bytes: output.subarray(start, end) }, end: end + 1 };
}

function isType(type: string | undefined): type is GitObject["type"] {
  return type === "blob" || type === "tree" || type === "commit" || type === "tag";
}
