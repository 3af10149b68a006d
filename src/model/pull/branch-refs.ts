import { escapeCharacter, unescapeText } from "../text/percent.ts";

/**
 * Names of code branches → names of git branches, one to one and back: the name itself wherever git can hold it, and all
 * of them side by side; else percent-encoded.
 */
export function branchRefs(branches: readonly string[]): ReadonlyMap<string, string> {
  const all = new Set(branches);
  return new Map(
    branches.map((branch) => {
      const isBelow = [...branch.matchAll(/\//g)].some(({ index }) => all.has(branch.slice(0, index)));
      const ref = [...branch].map((character, at, characters) => encoded(character, at, characters)).join("");
      return [branch, isBelow ? ref.replaceAll("/", "%2F") : ref];
    }),
  );
}

/** The code branch behind such a name; undefined for one that stands for none. */
export const branchOfRef = (ref: string): string | undefined => unescapeText(ref);

function encoded(character: string, at: number, all: readonly string[]): string {
  const isBad = !character.isWellFormed() || /[\p{Cc} ~^:?*[\\%]/u.test(character);
  return isBad || isBadThere(character, all[at - 1] ?? "/", all[at + 1] ?? "/", all.slice(at).join(""))
    ? escapeCharacter(character)
    : character;
}

/** What git refuses at some places only: see git-check-ref-format(1). */
function isBadThere(character: string, before: string, after: string, rest: string): boolean {
  const isEdge = before === "/" || after === "/";
  if (character === ".") return isEdge || before === "." || /^\.lock(?:\/|$)/.test(rest);
  if (character === "/") return isEdge;
  if (character === "@") return after === "{" || (before === "/" && after === "/");
  return character === "-" && before === "/";
}
