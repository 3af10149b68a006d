import type { ModuleFile } from "../modules/module-files.ts";
import type { Finding } from "../outcome/finding.ts";
import { placeOf } from "../text/code-frame.ts";
import { isPlaceholder } from "../text/placeholder.ts";
import { type CheckLevels, found } from "./checks.ts";

const word = "oken";
const shape = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi;
/** So far before an id the word may stand that makes it a token: `const authToken = "`. */
const reach = 40;

/** Tokens of the game in files that become modules: an id of their shape beside the word. Neither it nor its line is shown. */
export function checkCredentials(files: readonly ModuleFile[], levels: CheckLevels): Finding[] {
  if (levels.credential === "off") return [];
  return files.flatMap((file) => {
    // Almost no file has the word, and looking for it in bytes costs next to nothing.
    if (!file.bytes.includes(word) && !file.bytes.includes(word.toUpperCase())) return [];
    const text = file.bytes.toString("utf8");
    return [...text.matchAll(shape)]
      .filter((match) => isToken(text, match.index) && !isPlaceholder(match[0]))
      .flatMap((match) =>
        found(levels, "credential", "holds what looks like a token: take it out, and make a new one in the game", {
          path: file.path,
          ...placeOf(text, match.index),
        }),
      );
  });
}

function isToken(text: string, index: number): boolean {
  const before = text.slice(Math.max(0, index - reach), index);
  return before
    .slice(before.lastIndexOf("\n") + 1)
    .toLowerCase()
    .includes("token");
}
