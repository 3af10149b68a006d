import { UsageError } from "../outcome/errors.ts";
import { setting, told } from "../text/told.ts";
import { defaultServer } from "./server-address.ts";

/** Scheme, host and port: who gets a credential. Never a host alone, for any program of this machine can listen on a port. */
export type Origin = string;

/** The origin of an address; undefined where it is none. */
export function originOf(address: string): Origin | undefined {
  const url = URL.parse(address);
  return url === null || url.origin === "null" ? undefined : url.origin.replace(/\.(?=:\d+$|$)/, "");
}

/** What a person confirms: an origin, or a host that then means https on its usual port. @throws UsageError that shows both forms */
export function readOrigin(text: string): Origin {
  const origin = originOf(/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`);
  if (origin !== undefined && /^https?:/.test(origin)) return origin;
  throw new UsageError(
    `Cannot allow "${text}": an origin is needed, such as https://game.example or http://127.0.0.1:21025`,
  );
}

/** Whether an origin that a committed file names may get a credential. @param confirmed by a person, outside of the commit */
export function isTrusted(origin: Origin, confirmed: readonly Origin[]): boolean {
  return origin === originOf(defaultServer) || confirmed.includes(origin);
}

export function untrusted(origin: Origin): UsageError {
  return new UsageError(
    told`Cannot send credentials to ${origin}: only the committed file names it, and a commit could name any; "screeps-sync allow" agrees to it for this clone, or give ${setting("allow-host")} ${origin} (SCREEPS_SYNC_ALLOW_HOST), or an entry of your own credentials file`,
  );
}
