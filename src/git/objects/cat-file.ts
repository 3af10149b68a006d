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

function readAnswer(output: Buffer, start: number, name: string): Answer {
  const answer = nextAnswer(output, start, name);
  if (!("needs" in answer)) return answer;
  if (answer.size === undefined)
    throw new GitError(`Cannot read object ${JSON.stringify(name)}: git's answer ends too early`);
  throw new GitError(`Cannot read object ${JSON.stringify(name)}: git announced ${answer.size} bytes and gave others`);
}

/** The object that one name means, and where the answer ends. */
interface Answer {
  readonly object: GitObject | undefined;
  readonly end: number;
}

/** One answer from `start` on; or up to which byte at least there has to be output, so that it can be read. */
export function nextAnswer(output: Buffer, start: number, name: string): Answer | Unfinished {
  const lineEnd = output.indexOf(lineFeed, start);
  if (lineEnd < 0) return { needs: output.length + 1 };
  const line = output.toString("utf8", start, lineEnd);
  const end = lineEnd + 1;
  if (line === `${name} missing` || /^[0-9a-f]{40,64} submodule$/.test(line)) return { object: undefined, end };
  if (line === `${name} ambiguous`) {
    throw new GitError(`Cannot read object ${JSON.stringify(name)}: several objects begin so; give the full id`);
  }
  return readObject(output, end, line, name);
}

interface Unfinished {
  readonly needs: number;
  readonly size?: string;
}

function readObject(output: Buffer, start: number, header: string, name: string): Answer | Unfinished {
  const [, oid, type, size] = headerLine.exec(header) ?? [];
  if (oid === undefined || size === undefined || !isType(type)) {
    throw new GitError(`Cannot read object ${JSON.stringify(name)}: git answered ${JSON.stringify(header)}`);
  }
  const end = start + Number(size);
  if (end >= output.length) return { needs: end + 1, size };
  if (output[end] !== lineFeed) {
    throw new GitError(`Cannot read object ${JSON.stringify(name)}: git announced ${size} bytes and gave others`);
  }
  return { object: { oid, type, bytes: output.subarray(start, end) }, end: end + 1 };
}

function isType(type: string | undefined): type is GitObject["type"] {
  return type === "blob" || type === "tree" || type === "commit" || type === "tag";
}
