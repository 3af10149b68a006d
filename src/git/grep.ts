import type { Repository } from "./repository.ts";
import { gitText } from "./runner.ts";

/** A line of a file of a commit. */
export interface FoundLine {
  readonly path: string;
  /** From 1. */
  readonly line: number;
  readonly text: string;
}

const MAX_BYTES = 8 * 1024 * 1024;

/** An object id → lines of that commit's files that match one of the patterns (POSIX extended, any letter case). */
export async function grepCommit(
  repository: Repository,
  oid: string,
  patterns: readonly string[],
): Promise<readonly FoundLine[]> {
  // Patterns go by standard input: they may be secrets, and a command line can be seen by everyone on the machine.
  // --text, because .gitattributes of a stranger could call any file binary.
  const how = [
    "--no-color",
    "--no-column",
    "--text",
    "--line-number",
    "--full-name",
    "--null",
    "--extended-regexp",
    "--ignore-case",
  ];
  const args = ["grep", ...how, "--no-textconv", "-f", "-", oid, "--", ":(top)"];
  const found = await gitText(repository, args, {
    input: `${patterns.join("\n")}\n`,
    alsoFine: 1,
    maxBytes: MAX_BYTES,
  });
  return found.split("\n").flatMap(parseLine);
}

/** With --null: `<oid>:<path> NUL <line> NUL <text>`. */
function parseLine(line: string): FoundLine[] {
  const [, path, number, text] = /^[^:]+:([^\0]*)\0(\d+)\0(.*)$/s.exec(line) ?? [];
  return path === undefined ? [] : [{ path, line: Number(number), text: text ?? "" }];
}
