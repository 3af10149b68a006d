import { findBlob } from "../../git/history/find-blob.ts";
import { listPushed, type Pushed, type PushedObjects } from "../../git/objects/pushed-objects.ts";
import type { Repository } from "../../git/process/repository.ts";
import { PreflightError } from "../../model/outcome/errors.ts";
import { type Finding, isTold } from "../../model/outcome/finding.ts";
import { shortId } from "../../model/text/short-id.ts";
import type { Target } from "../account/targets.ts";
import { findLeaks, type Leak } from "./find-leaks.ts";
import type { PushedRef } from "./pushed-ref.ts";

/**
 * Refuses a push that would carry a credential away, in whichever of its commits: one of those in use, something that
 * looks like any token of the game, or a credentials file. The text itself is never shown.
 * @throws PreflightError with file and line of each
 */
export async function refuseLeaks(repository: Repository, pushed: Pushed, targets: readonly Target[]): Promise<void> {
  const sent = await listPushed(repository, pushed);
  const leaks = await findLeaks(repository, sent, targets);
  if (leaks.length === 0) return;
  const places = await Promise.all(leaks.slice(0, mostTold).map((leak) => place(repository, leak, sent)));
  const [first] = places;
  const more = leaks.length === 1 ? "" : ` (and ${leaks.length - 1} more)`;
  throw new PreflightError(
    `Cannot let ${first?.name} go: ${first?.where} ${leaks[0]?.message}${more}; take it out of the commit, and make a new token if this one was ever pushed`,
    places.map(({ finding }) => finding),
  );
}

/** What leaves this machine with these refs. */
export const pushedOf = (refs: readonly PushedRef[], remote: string): Pushed => ({
  remote,
  commits: [...new Set(refs.map(({ commit }) => commit).filter((oid) => oid !== undefined))],
  tags: refs.filter(({ oid, commit }) => commit !== undefined && commit !== oid).map(({ oid }) => oid),
  others: refs.filter(({ commit }) => commit === undefined).map(({ oid }) => oid),
  held: [...new Set(refs.map(({ held }) => held).filter((oid) => oid !== undefined))],
});

const mostTold = 5;

/** Names go by git's list that ends in NUL: that of the objects cuts a path off at its first line feed. */
async function place(repository: Repository, { oid, type, line, message }: Leak, { commits }: PushedObjects) {
  const brought = type === "blob" ? await findBlob(repository, oid, commits) : undefined;
  const name = shortId(brought?.commit ?? oid);
  const path = brought?.path;
  const finding: Finding = {
    severity: "error",
    message,
    [isTold]: true,
    ...(path === undefined ? {} : { path, ...(line && { line }) }),
  };
  if (path === undefined) return { name, finding, where: type === "blob" ? "it" : `the message of this ${type}` };
  return { name, finding, where: line === undefined ? path : `${path}:${line}` };
}
