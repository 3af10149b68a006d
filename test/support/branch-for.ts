import { type BranchRule, type GitRef, placesFor } from "../../src/model/settings/branch-rules.ts";

/** The only code branch that rules send a ref to; undefined: no rule. */
export const branchFor = (ref: GitRef, rules: readonly BranchRule[] | undefined): string | undefined =>
  placesFor(ref, rules)[0]?.branch;
