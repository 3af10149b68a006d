const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

export interface LimitRow {
  readonly endpoint: string;
  readonly limit: number;
  readonly periodMs: number;
  /** A request of this row that the service takes. */
  readonly request: string;
  readonly body?: object;
}

/** The vendor's table once more, typed from its page and not from our code, each row with a request to try it. */
export const limitRows: readonly LimitRow[] = [
  row("GET /api/game/room-terrain", 360, hour, "?room=W1N1&encoded=1&shard=shard0"),
  row("POST /api/game/map-stats", 60, hour, "", { rooms: ["W1N1"], statName: "owner0", shard: "shard0" }),
  row("GET /api/user/code", 60, hour, "?branch=default"),
  row("POST /api/user/code", 240, day, "", { branch: "default", modules: { main: "" } }),
  row("POST /api/user/set-active-branch", 240, day, "", { branch: "default", activeName: "activeWorld" }),
  row("GET /api/user/memory", 1440, day, "?shard=shard0"),
  row("POST /api/user/memory", 240, day, "", { path: "a", value: 1, shard: "shard0" }),
  row("GET /api/user/memory-segment", 360, hour, "?segment=1&shard=shard0"),
  row("POST /api/user/memory-segment", 60, hour, "", { segment: 1, data: "x", shard: "shard0" }),
  row("POST /api/user/console", 360, hour, "", { expression: "1", shard: "shard0" }),
  row("GET /api/game/market/orders-index", 60, hour, "?shard=shard0"),
  row("GET /api/game/market/orders", 60, hour, "?resourceType=energy&shard=shard0"),
  row("GET /api/game/market/my-orders", 60, hour, ""),
  row("GET /api/game/market/stats", 60, hour, "?resourceType=energy&shard=shard0"),
  row("GET /api/game/user/money-history", 60, hour, ""),
];

function row(endpoint: string, limit: number, periodMs: number, query: string, body?: object): LimitRow {
  return { endpoint, limit, periodMs, request: `${endpoint}${query}`, ...(body && { body }) };
}
