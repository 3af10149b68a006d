import { UsageError } from "../../model/outcome/errors.ts";
import type { Repository } from "../process/repository.ts";
import { gitText } from "../process/runner.ts";

/** How git names what the user named; a commit id or a detached HEAD has no name. */
export interface RefName {
  readonly gitBranch?: string;
  readonly tag?: string;
}

/**
 * The git branch or tag behind a ref such as `HEAD`, `main`, `v1` or `refs/heads/main`.
 * @throws UsageError when a branch and a tag share the name: git would silently take the tag
 */
export async function nameRef(repository: Repository, ref: string): Promise<RefName> {
  const isHead = ref === "HEAD" || ref === "@";
  const full = isHead
    ? [(await gitText(repository, ["rev-parse", "--symbolic-full-name", "HEAD"])).trim()]
    : await matching(repository, ref);
  const gitBranch = full.find((name) => name.startsWith("refs/heads/"))?.slice("refs/heads/".length);
  const tag = full.find((name) => name.startsWith("refs/tags/"))?.slice("refs/tags/".length);
  if (gitBranch !== undefined && tag !== undefined) {
    throw new UsageError(
      `Cannot tell which "${ref}" is meant: a branch and a tag have this name; write refs/heads/${ref} or refs/tags/${ref}`,
    );
  }
  return { ...(gitBranch === undefined ? {} : { gitBranch }), ...(tag === undefined ? {} : { tag }) };
}

async function matching(repository: Repository, ref: string): Promise<string[]> {
  const candidates = ref.startsWith("refs/") ? [ref] : [`refs/heads/${ref}`, `refs/tags/${ref}`];
  const printed = await gitText(repository, ["for-each-ref", "--format=%(refname)", ...candidates]);
  // A pattern also matches everything below it as a folder.
  return printed.split("\n").filter((name) => candidates.includes(name));
}
