/** Where lines of a file changed: the first that is concerned before, counted from 1. */
export interface Hunk {
  /** Of the file before; undefined: it is new. */
  readonly path: string | undefined;
  readonly line: number;
}

/** Output of `git diff --unified=0` → its hunks. An insertion concerns the line that it stands behind. */
export function readHunks(patch: string): readonly Hunk[] {
  const hunks: Hunk[] = [];
  let path: string | undefined;
  let inside = 0;
  for (const line of patch.split("\n")) {
    // A line that went away may look like a header.
    if (inside > 0 && /^[-+]/.test(line)) {
      inside -= 1;
      continue;
    }
    const [, start, gone = "1", fresh = "1"] = /^@@ -(\d+)(?:,(\d+))? \+\d+(?:,(\d+))? @@/.exec(line) ?? [];
    if (start === undefined) path = pathIn(line, path);
    else hunks.push({ path, line: Math.max(1, Number(start)) });
    if (start !== undefined) inside = Number(gone) + Number(fresh);
  }
  return hunks;
}

function pathIn(line: string, known: string | undefined): string | undefined {
  if (line.startsWith("diff --git ")) return undefined;
  return /^--- a\/(.+?)\t?$/.exec(line)?.[1] ?? known;
}
