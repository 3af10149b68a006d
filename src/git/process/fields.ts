import { isUtf8 } from "node:buffer";
import { GitError } from "./git-error.ts";

/**
 * What git prints with `-z` → its fields. A path that is not UTF-8 comes byte by byte: no module is called so, and what
 * lies beside the source must not end a search.
 */
export function fieldsOf(output: Buffer, what: string): readonly string[] {
  if (output.length === 0) return [];
  if (output.at(-1) !== 0) throw new GitError(`Cannot read ${what}: git's list is cut off`);
  if (isUtf8(output)) return output.toString("utf8").slice(0, -1).split("\0");
  return output.toString("latin1").slice(0, -1).split("\0").map(decode);
}

function decode(field: string): string {
  const bytes = Buffer.from(field, "latin1");
  return isUtf8(bytes) ? bytes.toString("utf8") : field;
}
