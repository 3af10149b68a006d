import { ok, type Reply } from "../../replies/reply.ts";
import type { Call, Endpoint } from "../../service/endpoint.ts";

const pageSize = 20;
const day = 86_400_000;

/** The vendor's table writes the path with `game`, every client calls it without; both answer, from one budget. */
export const moneyEndpoints: readonly Endpoint[] = [
  { method: "GET", path: "/api/game/user/money-history", access: "signed", answer: moneyHistory },
  { method: "GET", path: "/api/user/money-history", access: "signed", answer: moneyHistory },
];

function moneyHistory({ query, now }: Call): Reply {
  const page = Number.parseInt(String(query.page), 10) || 0;
  const entries = sampleHistory(now);
  const from = page * pageSize;
  return ok({ page, list: entries.slice(from, from + pageSize), hasMore: entries.length > from + pageSize });
}

// Enough for two pages, so that a client's paging is tried as well.
function sampleHistory(now: number): readonly object[] {
  return Array.from({ length: 25 }, (_, index) => ({
    _id: `money-${index}`,
    date: new Date(now - index * day).toISOString(),
    tick: 1_000_000 - index * 20_000,
    type: "market.sell",
    balance: 5000 - index * 100,
    change: 100,
    market: { resourceType: "energy", roomName: "W1N1", targetRoomName: "W2N2", price: 0.01, amount: 10_000 },
    shard: "shard0",
  }));
}

/** Without an engine there is no money and no history (observed). */
export const emptyMoneyEndpoint: Endpoint = {
  method: "GET",
  path: "/api/user/money-history",
  access: "signed",
  answer: ({ query }) => ok({ page: Number.parseInt(String(query.page), 10) || 0, list: [], hasMore: false }),
};
