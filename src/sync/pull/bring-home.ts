// Covered by test/sync/pull/pull.test.ts
import { mergeByGit } from "../../git/clone/merge.ts";
import { isAncestor } from "../../git/history/ancestry.ts";
import { lookUpIds } from "../../git/objects/look-up.ts";
import { shortId } from "../../model/text/short-id.ts";
import type { EditedLive } from "./edited-live.ts";
import type { Pull } from "./open-pull.ts";
import { home, notMerged, type PullEnding } from "./pull-endings.ts";

/** Has git merge the commit of live code into the current branch, or rebase that on it, and says truly how it ended. */
export async function bringHome(
  pull: Pull,
  how: "merge" | "rebase",
  edited: EditedLive,
  commit: string,
): Promise<PullEnding> {
  // A person may take his time in the editor; and after a Ctrl-C there, what git left is told all the same.
  const repository = { ...pull.world.repository, signal: undefined };
  const oid = shortId(commit);
  const { status, isOpen } = await mergeByGit(repository, how, commit, { quiet: pull.wish.quiet });
  if (status !== 0) return notMerged(pull, edited, commit, isOpen ? inTheMiddle(how) : refused(how, oid));
  const [head] = await lookUpIds(repository, ["HEAD^{commit}"]);
  if (head === undefined || !(await isAncestor(repository, commit, head)))
    return home(pull, edited, commit, `git has ${oid} in the work tree and did not commit it, as your settings say`);
  if (head === commit) return home(pull, edited, commit, `HEAD is ${oid} now`);
  return home(
    pull,
    edited,
    commit,
    how === "merge" ? `merged as ${shortId(head)}` : `HEAD is on top of it as ${shortId(head)}`,
  );
}

const inTheMiddle = (how: "merge" | "rebase"): string =>
  how === "merge"
    ? "git stopped in the middle of the merge; resolve what git status shows, git add and git commit, or git merge --abort"
    : "git stopped in the middle of the rebase; resolve what git status shows, git add and git rebase --continue, or git rebase --abort";

const refused = (how: "merge" | "rebase", oid: string): string =>
  `git ${how} refused it, and said why above; mend that, then git ${how} ${oid}`;
