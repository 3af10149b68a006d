export interface Rate {
  readonly limit: number;
  readonly periodMs: number;
}

export interface LimitTable {
  readonly global: Rate;
  readonly endpoints: ReadonlyMap<string, Rate>;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The vendor's docs, "auth tokens": the whole table of rate limits, row by row. */
export const vendorTable: LimitTable = {
  global: { limit: 120, periodMs: minute },
  endpoints: new Map([
    ["GET /api/game/room-terrain", { limit: 360, periodMs: hour }],
    ["POST /api/game/map-stats", { limit: 60, periodMs: hour }],
    ["GET /api/user/code", { limit: 60, periodMs: hour }],
    ["POST /api/user/code", { limit: 240, periodMs: day }],
    ["POST /api/user/set-active-branch", { limit: 240, periodMs: day }],
    ["GET /api/user/memory", { limit: 1440, periodMs: day }],
    ["POST /api/user/memory", { limit: 240, periodMs: day }],
    ["GET /api/user/memory-segment", { limit: 360, periodMs: hour }],
    ["POST /api/user/memory-segment", { limit: 60, periodMs: hour }],
    ["POST /api/user/console", { limit: 360, periodMs: hour }],
    ["GET /api/game/market/orders-index", { limit: 60, periodMs: hour }],
    ["GET /api/game/market/orders", { limit: 60, periodMs: hour }],
    ["GET /api/game/market/my-orders", { limit: 60, periodMs: hour }],
    ["GET /api/game/market/stats", { limit: 60, periodMs: hour }],
    ["GET /api/game/user/money-history", { limit: 60, periodMs: hour }],
  ]),
};

// The table names a path with `game` that no client calls; both paths answer here, from one budget.
const aliases = new Map([["GET /api/user/money-history", "GET /api/game/user/money-history"]]);

/** The row of the table that an endpoint's requests are counted under. */
export function bucketOf(endpoint: string): string {
  return aliases.get(endpoint) ?? endpoint;
}

/** The same limits in shorter (or longer) periods, so that a test or a demonstration need not wait a day. */
export function scalePeriods(table: LimitTable, factor: number): LimitTable {
  const scale = (rate: Rate): Rate => ({ limit: rate.limit, periodMs: Math.max(1, rate.periodMs * factor) });
  return {
    global: scale(table.global),
    endpoints: new Map([...table.endpoints].map(([endpoint, rate]) => [endpoint, scale(rate)])),
  };
}

/** A table of one's own in place of single rows. */
export function overrideRates(table: LimitTable, rates: Readonly<Record<string, Rate>>): LimitTable {
  const { global = table.global, ...endpoints } = rates;
  return { global, endpoints: new Map([...table.endpoints, ...Object.entries(endpoints)]) };
}
