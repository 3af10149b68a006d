import { SyncError } from "../../model/outcome/errors.ts";

/** Git ran and gave no complete answer: killed, silent failure, time-out, missing or corrupt object, half a list. */
export class GitError extends SyncError {
  readonly outcome = "failed";
}
