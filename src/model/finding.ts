/** What a check found, where it can be shown: on a file of the commit, a line, a column (both counted from 1). */
export interface Finding {
  readonly severity: "error" | "warning" | "notice";
  readonly message: string;
  /** Path from the repository root, with `/`. */
  readonly path?: string;
  readonly line?: number;
  readonly column?: number;
}
