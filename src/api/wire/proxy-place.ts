// Covered by test/api/tls.test.ts
import { isLoopback, type Server } from "../../model/account/server-address.ts";
import { UsageError } from "../../model/outcome/errors.ts";

/** Where the environment's proxy is, and which hosts are reached without it. */
export interface ProxyPlace {
  readonly httpsProxy: string;
  readonly noProxy: string;
}

/** Only https goes through a proxy, by CONNECT: over plain http the proxy could read the credentials. */
export function proxyFor(server: Server, env: NodeJS.ProcessEnv): ProxyPlace | undefined {
  const { protocol, hostname } = new URL(server.root);
  const address = env["https_proxy"] || env["HTTPS_PROXY"] || env["http_proxy"] || env["HTTP_PROXY"];
  if (protocol !== "https:" || isLoopback(hostname) || !address) return undefined;
  const url = URL.parse(address.includes("://") ? address : `http://${address}`);
  if (url === null) throw new UsageError("Cannot use the proxy of the environment (https_proxy): it is not an address");
  return { httpsProxy: url.href, noProxy: env["no_proxy"] ?? env["NO_PROXY"] ?? "" };
}

/** For messages: never its credentials. */
export const proxyHost = (proxy: ProxyPlace | undefined): string | undefined => proxy && new URL(proxy.httpsProxy).host;
