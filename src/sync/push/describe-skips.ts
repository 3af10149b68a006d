import { longestBranch } from "../../model/settings/code-branch.ts";
import { shortId } from "../../model/text/short-id.ts";
import { ended, type Later, type PushEnding } from "./push-ending.ts";
import type { Route } from "./push-routes.ts";
import type { PushedRef } from "./pushed-ref.ts";

const mostNames = 3;

/** Updates that git may refuse: nothing of them is to be live before they are pushed. */
export function notForward(routes: readonly Route[]): PushEnding {
  const [first] = routes;
  const found =
    first !== undefined && routes.length === 1
      ? `Skipped ${listed(routes)}: ${shortId(first.ref.commit)} does not contain what the remote holds, so git may refuse it`
      : `Skipped ${listed(routes)}: none contains what the remote holds, so git may refuse them`;
  return ended("skipped", found, first && laterOf(first));
}

/** `--atomic` pushes all or none, and something of it git may refuse. */
export function notAtomic(routes: readonly Route[], refused: readonly string[]): PushEnding {
  const [first] = routes;
  const found = `Skipped ${listed(routes)}: --atomic pushes all refs or none, and git may refuse ${shortNames(refused)}`;
  return ended("skipped", found, first && laterOf(first));
}

/** Older commits beside a newer one for the same code branch. */
export function older(routes: readonly Route[], newest: Route): PushEnding {
  const branch = newest.places[0]?.branch ?? "";
  return ended("skipped", `Skipped ${listed(routes)}: ${shortName(newest.ref)} is newer and goes to "${branch}" too`);
}

/** Without rules, a git branch whose name no code branch can have. */
export function unusable(routes: readonly Route[]): PushEnding {
  const why = `a code branch has 1 to ${longestBranch} characters and no $ in front; a rule shortens it: branches: { "*": "{slug}" }`;
  return ended("skipped", `Skipped ${listed(routes)}: ${why}`);
}

/** What concerns nobody here: no rule, or no commit. */
export function strangers(refs: readonly PushedRef[]): PushEnding {
  return ended(
    "skipped",
    `Skipped ${shortNames(refs.map(({ update }) => update.remoteRef))}: no rule of branches: asks for it`,
  );
}

/** A command later needs the first code branch; several folders of a rule are rare, and each has a line of its own then. */
function laterOf({ ref, places: [place] }: Route): Later | undefined {
  return place === undefined || place.folder !== undefined ? undefined : { commit: ref.commit, branch: place.branch };
}

const listed = (routes: readonly Route[]): string => shortNames(routes.map(({ ref }) => ref.update.remoteRef));

const shortName = ({ update }: PushedRef): string => shortNames([update.remoteRef]);

function shortNames(refs: readonly string[]): string {
  const names = refs.slice(0, mostNames).map((ref) => `"${ref.replace(/^refs\/(?:heads|tags)\//, "")}"`);
  const more = refs.length - mostNames;
  return more > 0 ? `${names.join(", ")} and ${more} more` : names.join(", ").replace(/, ([^,]*)$/, " and $1");
}
