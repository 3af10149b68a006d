import { UsageError } from "../outcome/errors.ts";
import { type BranchRule, type GitRef, ownPlace, placesFor } from "../settings/branch-rules.ts";

/** The code branches that git branches, tags and open pull requests have now: by the rules, and by a server's own `branch:`. */
export function standingNames(
  refs: readonly GitRef[],
  rules: readonly BranchRule[],
  ownBranch: string | undefined,
): ReadonlySet<string> {
  const own = new Set(ownBranch === undefined ? [] : [ownBranch]);
  return new Set([...own, ...refs.flatMap((ref) => [...namesOf(ref, rules), ...ownNames(ref, ownBranch)])]);
}

/** What a pull request brings may be deployed by a push too, and by its number: no rule hides what another one made. */
function namesOf({ pull, ...pushed }: GitRef, rules: readonly BranchRule[]): readonly string[] {
  const ways = pull === undefined ? [pushed] : [{ ...pushed, pull }, { pull, sha: pushed.sha }, pushed];
  return ways.flatMap((each) => unlessUnusable(() => placesFor(each, rules)));
}

const ownNames = (ref: GitRef, ownBranch: string | undefined): readonly string[] =>
  unlessUnusable(() => {
    const place = ownPlace(ref, ownBranch);
    return place === undefined ? [] : [place];
  });

/** A name that no code branch can have goes nowhere. */
function unlessUnusable(places: () => readonly { readonly branch: string }[]): readonly string[] {
  try {
    return places().map(({ branch }) => branch);
  } catch (failure) {
    if (failure instanceof UsageError) return [];
    throw failure;
  }
}
