// Covered by test/remote/git-remote.test.ts
import { SyncError, UsageError } from "../../model/outcome/errors.ts";
import { type Outcome, outcomes } from "../../model/outcome/outcome.ts";
import { branchOfRef } from "../../model/pull/branch-refs.ts";
import { type Asked, prepare } from "../start/prepare.ts";
import { deployTargets } from "../targets/deploy-targets.ts";
import { removeBranch } from "./remove-branch.ts";

/** One line of a `git push` to a game. */
export interface GamePush {
  /** What is pushed; undefined: the code branch is to be removed. */
  readonly from: string | undefined;
  /** A git branch of the game by its full name. */
  readonly to: string;
  /** `+`: what was edited in the game is kept as a record, and overwritten. */
  readonly force: boolean;
  readonly dryRun: boolean;
}

/** In git's words. */
export interface GamePushed {
  readonly answer: "ok" | "up-to-date" | "non-fast-forward" | "refused";
  readonly message: string;
}

/** A push to a game is a deploy with all its laws; a push of nothing removes a code branch that is explained. */
export async function pushGame(asked: Asked, push: GamePush): Promise<GamePushed> {
  try {
    const branch = codeBranchOf(push.to);
    if (push.from === undefined) return { answer: "ok", message: await removeBranch(asked, branch, push) };
    const raw = { ...asked.raw, branch, "on-drift": push.force ? "keep" : "refuse", "dry-run": push.dryRun };
    const [report] = await deployTargets(await prepare({ ...asked, raw, ref: push.from, tellActive: "after-a-write" }));
    if (report === undefined) throw new UsageError(`Cannot push to ${push.to}: no server is meant`);
    return { answer: answerTo(report.outcome), message: report.message };
  } catch (failure) {
    if (!(failure instanceof SyncError)) throw failure;
    return { answer: answerTo(failure.outcome), message: failure.message };
  }
}

/** Drift is what git calls non-fast-forward: there is something that what is pushed does not have. */
function answerTo(outcome: Outcome): GamePushed["answer"] {
  if (outcome === "unchanged") return "up-to-date";
  if (outcome === "drift") return "non-fast-forward";
  return outcomes[outcome].exit === 0 && outcome !== "superseded" ? "ok" : "refused";
}

function codeBranchOf(to: string): string {
  const branch = to.startsWith("refs/heads/") ? branchOfRef(to.slice("refs/heads/".length)) : undefined;
  if (branch !== undefined) return branch;
  throw new UsageError(`Cannot push to ${to}: a game has code branches alone, such as refs/heads/default`);
}
