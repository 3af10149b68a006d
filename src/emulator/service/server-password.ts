import { type Asked, headerOf } from "./asked.ts";
import type { Service } from "./service.ts";

/**
 * A private server may stand behind one password for all. Signing in, and a valid token in the header, pass without
 * it, because the mod fills it in for them (observed).
 */
export function lacksServerPassword({ serverPassword, accounts, now }: Service, { headers, path }: Asked): boolean {
  if (serverPassword === undefined || headerOf(headers, "x-server-password") === serverPassword) return false;
  if (/^\/api\/(auth\/signin|authmod)\/?$/i.test(path)) return false;
  return accounts.session(headerOf(headers, "x-token"), now()) === undefined;
}
