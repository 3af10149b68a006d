// Covered by test/sync/source/preflight-repositories.test.ts
import type { Commit } from "../../model/modules/tree.ts";
import { PreflightError } from "../../model/outcome/errors.ts";
import { type Finding, isTold } from "../../model/outcome/finding.ts";
import { shortId } from "../../model/text/short-id.ts";

/**
 * Warnings stay in the report; one error is enough to end it.
 * @param done what was not done: the live code may have been read
 * @throws PreflightError
 */
export function refuse(commit: Commit, findings: readonly Finding[], done: "sent" | "written" = "sent"): void {
  const errors = findings.filter(isError);
  const [first] = errors;
  if (first === undefined) return;
  const line = first.line === undefined ? "" : `:${first.line}`;
  const only = `${first.path === undefined ? "" : `${first.path}${line} `}${first.message}`;
  const isOnly = errors.length === 1;
  const found = isOnly ? only : `${errors.length} problems with its modules`;
  throw new PreflightError(
    `Cannot deploy ${shortId(commit.oid)}: ${found}; nothing was ${done}`,
    isOnly ? findings.map((finding) => (finding === first ? { ...first, [isTold]: true } : finding)) : findings,
  );
}

export const isError = ({ severity }: Finding): boolean => severity === "error";
