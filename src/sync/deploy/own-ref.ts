import { nameRef } from "../../git/history/ref-name.ts";
import { lookUpIds } from "../../git/objects/look-up.ts";
import type { Repository } from "../../git/process/repository.ts";
import type { Deployment } from "./deployment.ts";

/**
 * The ref of this clone whose tip is to be deployed, by its full name: what is checked out may be another after a wait.
 * Undefined: a remote is asked instead, or what was named is no ref.
 */
export async function ownRef(
  repository: Repository,
  { tipOf, ref, restores }: Pick<Deployment, "tipOf" | "ref" | "restores">,
): Promise<string | undefined> {
  if (tipOf !== "here" || restores) return undefined;
  const { gitBranch, tag } = await nameRef(repository, ref);
  if (gitBranch !== undefined) return `refs/heads/${gitBranch}`;
  return tag === undefined ? undefined : `refs/tags/${tag}`;
}

/** The commit that it is at now; undefined: it is gone. */
export async function ownTip(repository: Repository, ref: string): Promise<string | undefined> {
  const [tip] = await lookUpIds(repository, [`${ref}^{commit}`]);
  return tip;
}
