import { git, tryGit } from "./git.ts";
import { contentOf, type Files, type Pair } from "./pair.ts";

/** What git makes of the edit, had a person committed it on top of what was deployed. */
export interface Oracle {
  /** The commits of the pair, oldest first. */
  readonly commits: readonly string[];
  readonly isClean: boolean;
  readonly tree: string;
}

/** Writes the history to `main`, and beside it, where no search looks, what the edit is as a commit. */
export function makeHistory(directory: string, pair: Pair): Oracle {
  const { commits, deployed, edited, layout } = pair;
  const config = `source: src\nlayout: ${layout}\n`;
  const stream = commits.map(({ files, isMerge }, index) => {
    const from = index === 0 ? "" : `from :${index}\n`;
    const side = isMerge ? commitOf("refs/oracle/side", files, config, 100 + index, from) : "";
    const merge = isMerge ? `merge :${100 + index}\n` : "";
    return side + commitOf("refs/heads/main", files, config, index + 1, from + merge);
  });
  const edit = commitOf("refs/oracle/edit", edited, config, 1000, `from :${deployed + 1}\n`);
  const marks = [...commits.keys()].map((index) => `get-mark :${index + 1}\n`).join("");
  const printed = git(directory, ["fast-import", "--quiet"], `${stream.join("")}${edit}${marks}`);
  const merged = tryGit(directory, ["merge-tree", "--write-tree", "main", "refs/oracle/edit"]);
  git(directory, ["reset", "-q", "--hard", "main"]);
  return { commits: printed.split("\n"), isClean: merged.status === 0, tree: merged.stdout.split("\n")[0] ?? "" };
}

function commitOf(ref: string, files: Files, config: string, mark: number, parents: string): string {
  const all = [...files].map(([path, text]): [string, string] => [`src/${path}`, contentOf(text)]);
  const entries = [...all, ["screeps-sync.yml", config] as const].map(
    ([path, text]) => `M 100644 inline ${path}\n${data(text)}`,
  );
  const who = `committer A Player <a@example.com> ${1_767_225_600 + mark} +0000\n`;
  return `commit ${ref}\nmark :${mark}\n${who}${data(`${ref} ${mark}`)}${parents}deleteall\n${entries.join("")}\n`;
}

const data = (text: string): string => `data ${Buffer.byteLength(text)}\n${text}\n`;
