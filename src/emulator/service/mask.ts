import type { IncomingHttpHeaders } from "node:http";

const secretHeaders = new Set(["x-token", "x-username", "authorization", "x-server-password", "cookie"]);

/** Credentials can stand in a query, and a query is what logs keep. */
export function maskPath(path: string): string {
  return path.replace(/([?&](?:_token|token|password)=)[^&]*/gi, "$1***");
}

export function maskHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, secretHeaders.has(name) ? "***" : String(value)]),
  );
}
