import { type Finding, isTold } from "../model/outcome/finding.ts";

/** The first finding that the message does not say already, and how many more. */
export function findingText(findings: readonly Finding[]): string | undefined {
  const [first, ...more] = findings.filter((finding) => finding[isTold] !== true);
  if (first === undefined) return undefined;
  const where = first.path === undefined ? "" : `${first.path}${first.line === undefined ? "" : `:${first.line}`} `;
  return `${where}${first.message}${more.length === 0 ? "" : ` (and ${more.length} more: screeps-sync check)`}`;
}
