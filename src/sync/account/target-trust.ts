import type { CredentialsEntry } from "../../model/account/credentials-entry.ts";
import { parseServer, type Server } from "../../model/account/server-address.ts";
import { isTrusted, type Origin, originOf, readOrigin, untrusted } from "../../model/account/trusted-origin.ts";
import { UsageError } from "../../model/outcome/errors.ts";
import type { Layers } from "./layers.ts";

/** @throws UsageError for an origin that no person confirmed */
export function checkTrust(server: Server, layers: Layers): void {
  const origin = originOf(server.root) ?? "";
  if (!isTrusted(origin, confirmedOrigins(layers))) throw untrusted(origin);
}

/** An origin that a person confirmed with its scheme: `http://` in it is his word that plain http will do. */
export function mayUseHttp(url: string, layers: Layers): boolean {
  return layers.given["allow-http"] ?? confirmedOrigins({ ...layers, book: [] }).includes(originOf(url) ?? "");
}

/** What a person said of origins: by flag or environment, in files of his own, or for this clone. */
export function confirmedOrigins({
  given,
  book = [],
  agreed = [],
}: Pick<Layers, "given" | "book" | "agreed">): Origin[] {
  const own = book.map((entry) => originOf(rootOf(entry) ?? ""));
  return [...(given["allow-host"] ?? []).map(readOrigin), ...own.filter((origin) => origin !== undefined), ...agreed];
}

/** An entry with an address that we would not take is one of another tool: it fits nothing. */
export function rootOf({ url, allowHttp }: CredentialsEntry): string | undefined {
  try {
    return parseServer(url, { allowHttp }).root;
  } catch (failure) {
    if (failure instanceof UsageError) return undefined;
    throw failure;
  }
}
