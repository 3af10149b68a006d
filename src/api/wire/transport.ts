// Covered by test/api/tls.test.ts
import type { Server } from "../../model/account/server-address.ts";
import { openDirect, type SendOne } from "./direct.ts";
import { proxyFor, proxyHost } from "./proxy-place.ts";

/** Connections, ready for one server. */
export interface Transport {
  readonly request: SendOne;
  /** Host of the proxy that may be in the way, for messages; never its credentials. */
  readonly proxy: string | undefined;
}

export async function openTransport(
  server: Server,
  options: { readonly env: NodeJS.ProcessEnv; readonly connectMs: number },
): Promise<Transport> {
  const proxy = proxyFor(server, options.env);
  if (proxy === undefined) return { request: openDirect(server), proxy };
  const { openProxied } = await import("./proxied.ts");
  return { request: openProxied(proxy, options.connectMs), proxy: proxyHost(proxy) };
}
