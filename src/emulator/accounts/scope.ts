import type { TokenScope } from "./token.ts";

// The official account page ticks market and money endpoints by these shorter paths.
const shortPaths = new Map([
  ["GET /api/market/orders-index", "GET /api/game/market/orders-index"],
  ["GET /api/market/orders", "GET /api/game/market/orders"],
  ["GET /api/market/my-orders", "GET /api/game/market/my-orders"],
  ["GET /api/market/stats", "GET /api/game/market/stats"],
  ["GET /api/game/user/money-history", "GET /api/user/money-history"],
]);

/** The boxes of the real account page. No code or branch endpoint is among them: a code-sync tool needs full access. */
export const selectableEndpoints: readonly string[] = [
  "GET /api/user/name",
  "GET /api/user/memory",
  "POST /api/user/memory",
  "GET /api/user/memory-segment",
  "POST /api/user/memory-segment",
  "GET /api/user/money-history",
  "GET /api/market/orders-index",
  "GET /api/market/orders",
  "GET /api/market/my-orders",
  "GET /api/market/stats",
];

/**
 * More boxes, of the emulator's own page: what a token for code alone would be, where the service offered one. So one can
 * try what a tool does with it.
 */
export const codeEndpoints: readonly string[] = [
  "GET /api/user/code",
  "POST /api/user/code",
  "GET /api/user/branches",
  "POST /api/user/clone-branch",
  "POST /api/user/set-active-branch",
  "POST /api/user/delete-branch",
  "POST /api/user/console",
];

export const selectableWebsockets: readonly string[] = ["console", "rooms"];

/** Whether a token of this scope may call `METHOD /api/path`. */
export function mayCall(scope: TokenScope, endpoint: string): boolean {
  return scope.full || scope.endpoints.some((granted) => wholePath(granted) === wholePath(endpoint));
}

/** Whether it may touch these memory segments. */
export function mayTouchSegments({ full, memorySegments }: TokenScope, segments: readonly number[]): boolean {
  if (full || memorySegments === undefined) return true;
  return segments.every((segment) => memorySegments.includes(String(segment)));
}

/** Whether the account page has a box for it. */
export function isSelectable(endpoint: string): boolean {
  return [...selectableEndpoints, ...codeEndpoints].some((offered) => wholePath(offered) === wholePath(endpoint));
}

function wholePath(endpoint: string): string {
  return shortPaths.get(endpoint) ?? endpoint;
}
