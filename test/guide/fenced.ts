/** A fenced block of a page: what it is written in, the further words behind that, and its text. */
export interface Fenced {
  readonly language: string;
  readonly info: string;
  readonly text: string;
}

export const fencedIn = (page: string): Fenced[] =>
  [...page.matchAll(/^```(\w+) ?(.*)\n([\s\S]*?)^```$/gm)].map(([, language = "", info = "", text = ""]) => ({
    language,
    info,
    text,
  }));

export const cannotRun = ({ info }: Fenced): boolean => info.startsWith("cannot-run-here: ");

/**
 * What a reader does who copies a page from top to bottom into one shell: its commands, and the files that it shows by name.
 * A block with `exits=4` has to end so.
 */
export const scriptOf = (page: string): string => fencedIn(page).map(lineOf).join("\n");

function lineOf(block: Fenced): string {
  const [, file] = /^file=(\S+)$/.exec(block.info) ?? [];
  if (file !== undefined) return `cat > ${file} <<'END_OF_FILE'\n${block.text}END_OF_FILE`;
  if (block.language !== "sh" || cannotRun(block)) return "";
  const [, exits = "0"] = /^exits=(\d+)$/.exec(block.info) ?? [];
  if (exits === "0") return `set -e\n${block.text}set +e`;
  return `${block.text}ended=$?\nif [ $ended -ne ${exits} ]; then echo "ended with $ended, not ${exits}" >&2; exit 1; fi`;
}
