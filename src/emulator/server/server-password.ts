import { headerOf, type RequestParts } from "../service/asked.ts";
import type { Service } from "../service/service.ts";

/**
 * A private server may stand behind one password for all. The password mod's own paths come before it, and for a valid
 * token in the header the mod fills it in (observed).
 */
export function lacksServerPassword(
  { serverPassword, accounts, now }: Service,
  { headers, path }: Pick<RequestParts, "headers" | "path">,
): boolean {
  if (serverPassword === undefined || headerOf(headers, "x-server-password") === serverPassword) return false;
  if (/^\/api\/(auth\/signin|authmod|register\/submit)\/?$/i.test(path)) return false;
  return accounts.session(headerOf(headers, "x-token"), now()) === undefined;
}
