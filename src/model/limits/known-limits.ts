interface KnownLimit {
  readonly limit: number;
  readonly period: keyof typeof periodsMs;
  /** What of screeps-sync sends such a request, besides `api`. */
  readonly usedBy: readonly string[];
}

export const periodsMs = { minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const;

export const endpoints = {
  global: "global",
  read: "GET /api/user/code",
  write: "POST /api/user/code",
  activate: "POST /api/user/set-active-branch",
} as const;

/** The limits of the service, as its documentation names them (docs.screeps.com/auth-tokens.html). */
export const knownLimits: ReadonlyMap<string, KnownLimit> = new Map([
  [endpoints.global, { limit: 120, period: "minute", usedBy: ["every request"] }],
  [
    endpoints.read,
    { limit: 60, period: "hour", usedBy: ["deploy", "check", "diff", "status", "backup", "restore", "pull"] },
  ],
  [endpoints.write, { limit: 240, period: "day", usedBy: ["deploy", "restore"] }],
  [endpoints.activate, { limit: 240, period: "day", usedBy: ["activate", "deploy --activate"] }],
  ["GET /api/user/memory", { limit: 1440, period: "day", usedBy: ["backup --memory"] }],
  ["POST /api/user/memory", { limit: 240, period: "day", usedBy: [] }],
  ["GET /api/user/memory-segment", { limit: 360, period: "hour", usedBy: ["backup --segments"] }],
  ["POST /api/user/memory-segment", { limit: 60, period: "hour", usedBy: [] }],
  ["POST /api/user/console", { limit: 360, period: "hour", usedBy: ["console -e"] }],
  ["GET /api/game/room-terrain", { limit: 360, period: "hour", usedBy: [] }],
  ["POST /api/game/map-stats", { limit: 60, period: "hour", usedBy: [] }],
  ["GET /api/game/market/orders-index", { limit: 60, period: "hour", usedBy: [] }],
  ["GET /api/game/market/orders", { limit: 60, period: "hour", usedBy: [] }],
  ["GET /api/game/market/my-orders", { limit: 60, period: "hour", usedBy: [] }],
  ["GET /api/game/market/stats", { limit: 60, period: "hour", usedBy: [] }],
  ["GET /api/game/user/money-history", { limit: 60, period: "hour", usedBy: [] }],
]);

/** How long a limit's window is; undefined where it is none of the table. */
export function periodOf(endpoint: string): number | undefined {
  const period = knownLimits.get(endpoint)?.period;
  return period === undefined ? undefined : periodsMs[period];
}
