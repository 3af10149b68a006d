import type { Credentials } from "../model/account/credentials.ts";
import type { Server } from "../model/account/server-address.ts";
import { tokenPage } from "../model/account/token-page.ts";

/** Who asked whom: what a hint depends on. */
export interface Asker {
  readonly server: Server;
  readonly credentials: Credentials["kind"] | "none";
  /** Where the credentials were found: `SCREEPS_TOKEN`, a file, git's credential helper. */
  readonly from?: string | undefined;
}

/** What helps against a refusal by status; undefined where nothing general can be said. */
export function hintForStatus(status: number, asker: Asker): string | undefined {
  if (status === 401) return hintFor401(asker) + (asker.from === undefined ? "" : `; it came from ${asker.from}`);
  if (status === 403) return `the token is limited; code needs one with full access${atTokenPage(asker)}`;
  if (status === 404) return `is ${asker.server.root} the root of a Screeps world?`;
  if (status === 407) return "a proxy in the way wants a name and password";
  if (status === 413) return "the server takes at most 8 MiB in one request";
  return status >= 500 ? "the service is down or busy; try again later" : undefined;
}

/** What helps against the service's own words. */
export function hintForReason(reason: string): string | undefined {
  return reasons.find(([pattern]) => pattern.test(reason))?.[1];
}

function hintFor401(asker: Asker): string {
  if (asker.credentials === "none") {
    const names = isOfficial(asker.server)
      ? "SCREEPS_TOKEN"
      : "SCREEPS_USERNAME and SCREEPS_PASSWORD, or SCREEPS_TOKEN";
    return `credentials are needed: set ${names}${atTokenPage(asker)}`;
  }
  if (asker.credentials === "token") {
    return isOfficial(asker.server)
      ? `the token is unknown there or deleted; make one with full access${atTokenPage(asker)}`
      : "the token is unknown there; a private server without tokens takes user name and password";
  }
  return isOfficial(asker.server)
    ? `name or password is wrong, or sign-in wants a captcha that no tool can pass; make a token with full access${atTokenPage(asker)}`
    : "user name or password is wrong";
}

const isOfficial = (server: Server): boolean => new URL(server.root).hostname === "screeps.com";

const atTokenPage = (asker: Asker): string => (isOfficial(asker.server) ? ` (${tokenPage})` : "");

const reasons: readonly (readonly [RegExp, string])[] = [
  [/^branch does not exist$|^no branch$|^no code$/, "names of code branches are case-sensitive"],
  [/^too many branches$/, "an account holds 30 code branches; delete one in the game"],
  [/^invalid branch name$/, "a code branch's name has 1 to 30 characters"],
  [/^code length exceeds 5 MB limit$/, "all modules together, as JSON, may have 5,242,880 characters"],
  [/^incorrect server password$/, "this server has a password of its own; give it as the server password"],
  [/^server down$/, "maintenance; try again later"],
  [/^unauthorized$/i, "the credentials are not good for this"],
  [/^token not found$/, "the token is unknown there or deleted"],
  [/^invalid (params|shard|room)$|^TypeError\b|is not a function$/, "the server did not understand the request"],
];
