/** A commit and its tree, as full object ids (40 hex digits, or 64 in a SHA-256 repository). */
export interface Commit {
  readonly oid: string;
  readonly tree: string;
}

/** One line of `git ls-tree -r`: a blob (file or symbolic link) or a commit (submodule). */
export interface TreeEntry {
  readonly mode: string;
  readonly type: "blob" | "commit";
  readonly oid: string;
  /** Path below the listed folder, with `/`. */
  readonly path: string;
}

export const isSymbolicLink = (entry: TreeEntry): boolean => entry.mode === "120000";
export const isSubmodule = (entry: TreeEntry): boolean => entry.type === "commit";

/** The hash that the repository names its objects with. */
export function objectFormat(commit: Commit): "sha1" | "sha256" {
  return commit.oid.length === 64 ? "sha256" : "sha1";
}
