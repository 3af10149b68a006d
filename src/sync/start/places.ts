import { type GitRef, ownPlace, type Place, placesFor } from "../../model/settings/branch-rules.ts";
import { checkBranch } from "../../model/settings/code-branch.ts";
import type { SettingValues } from "../../model/settings/setting-values.ts";
import type { Target } from "../account/targets.ts";

/** The code branches that settings send a ref to; none: no rule matches. */
export function placesOf({ branch, branches }: SettingValues, gitRef: GitRef): readonly Place[] {
  return branch === undefined ? placesFor(gitRef, branches) : [{ branch: checkBranch(branch) }];
}

/** Where each server gets a commit. */
export interface Placed {
  /** Undefined: no rule matches, so there is nothing to do for a server without a branch of its own. */
  readonly branch: string | undefined;
  /** Absent but where a rule names folders: the code branch of each, of which `branch` is the first. */
  readonly places?: readonly Place[];
  /** Each server, with its place where it has a branch of its own, and where a rule names folders once for each. */
  readonly targets: readonly Target[];
}

/**
 * What goes where: a server's own branch comes before the rules, and after what a person says of this run.
 * @param pushed a push chose the ref, and no person: the rules then say too whether it is deployed at all
 */
export function placeAll(
  servers: readonly Target[],
  gitRef: GitRef,
  values: SettingValues,
  { pushed }: { readonly pushed: boolean },
): Placed {
  const isChosen = values.branch !== undefined || (pushed && values.branches !== undefined && !isRuled(values, gitRef));
  const own = (server: Target) => (isChosen ? undefined : ownPlace(gitRef, server.ownBranch));
  const needRules = servers.length === 0 || servers.some((server) => own(server) === undefined);
  const places = needRules ? placesOf(values, gitRef) : [];
  const inFolders = places.some(({ folder }) => folder !== undefined);
  const targets = servers.flatMap((server) => {
    const place = own(server);
    if (place !== undefined) return [{ ...server, place }];
    return inFolders ? places.map((each) => ({ ...server, place: each })) : [server];
  });
  return { branch: places[0]?.branch, targets, ...(inFolders ? { places } : {}) };
}

const isRuled = (values: SettingValues, gitRef: GitRef): boolean => placesOf(values, gitRef).length > 0;

/** The code branch of one server; undefined: nothing goes there. */
export const branchOf = ({ branch }: Pick<Placed, "branch">, { place }: Target): string | undefined =>
  place?.branch ?? branch;

/** No rule matches, and no server has a branch of its own. */
export const goesNowhere = (placed: Placed): boolean =>
  placed.branch === undefined && placed.targets.every((target) => branchOf(placed, target) === undefined);
