// Covered by test/api/tls.test.ts
import { Agent, type Dispatcher, EnvHttpProxyAgent } from "undici";
import type { ProxyPlace } from "./proxy-place.ts";

/** undici, by the same laws of proxy and TLS: for what Node's own client cannot do. */
export function openDispatcher(proxy: ProxyPlace | undefined, connectMs: number): Dispatcher {
  // The deadline is the caller's signal: undici's own timers are coarse. HTTP/2 gains nothing for three requests.
  const connection = { allowH2: false, headersTimeout: 0, bodyTimeout: 0, connect: { timeout: connectMs } };
  if (proxy === undefined) return new Agent(connection);
  return new EnvHttpProxyAgent({ ...connection, ...proxy, connectTimeout: connectMs });
}
