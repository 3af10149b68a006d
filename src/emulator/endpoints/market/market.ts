import { ok } from "../../replies/reply.ts";
import type { Endpoint } from "../../service/endpoint.ts";
import { needsShard } from "../game/shard.ts";

interface Order {
  readonly _id: string;
  readonly created: number;
  readonly active: true;
  readonly type: "buy" | "sell";
  readonly amount: number;
  readonly remainingAmount: number;
  readonly totalAmount: number;
  readonly resourceType: string;
  readonly price: number;
  readonly roomName: string;
}

/** A market small enough to read: one seller and one buyer for each of two resources. */
const orders: readonly Order[] = ["energy", "H"].flatMap((resourceType) => [
  order(resourceType, "sell", 0.02, "W1N1"),
  order(resourceType, "buy", 0.01, "E5S5"),
]);

export const marketEndpoints: readonly Endpoint[] = [
  needsShard({
    method: "GET",
    path: "/api/game/market/orders-index",
    access: "signed",
    answer: () => ok({ list: [...new Set(orders.map((each) => each.resourceType))].map(summary) }),
  }),
  needsShard({
    method: "GET",
    path: "/api/game/market/orders",
    access: "signed",
    answer: ({ query }) => ok({ list: orders.filter((each) => each.resourceType === query.resourceType) }),
  }),
  {
    method: "GET",
    path: "/api/game/market/my-orders",
    access: "signed",
    answer: ({ account, world }) =>
      ok({ shards: Object.fromEntries(world.shards.map((shard) => [shard, ownOrders(account.id, shard)])) }),
  },
  needsShard({
    method: "GET",
    path: "/api/game/market/stats",
    access: "signed",
    answer: ({ query, now }) => ok({ stats: statsFor(String(query.resourceType), now) }),
  }),
];

/** The private server without engine and trade: the same paths, nothing in them (observed). */
export const emptyMarketEndpoints: readonly Endpoint[] = [
  { method: "GET", path: "/api/game/market/orders-index", access: "signed", answer: () => ok({ list: [] }) },
  { method: "GET", path: "/api/game/market/orders", access: "signed", answer: () => ok({ list: [] }) },
  { method: "GET", path: "/api/game/market/my-orders", access: "signed", answer: () => ok({ list: [] }) },
  { method: "GET", path: "/api/game/market/stats", access: "signed", answer: () => ok({ stats: [] }) },
];

function order(resourceType: string, type: Order["type"], price: number, roomName: string): Order {
  const _id = `${type}-${resourceType}`;
  const amounts = { amount: 1000, remainingAmount: 1000, totalAmount: 1000 };
  return { _id, created: 1_000_000, active: true, type, ...amounts, resourceType, price, roomName };
}

function summary(resourceType: string): object {
  const count = orders.filter((each) => each.resourceType === resourceType).length;
  return { _id: resourceType, count, avgPrice: 0.015, stdeevPrice: 0.005 };
}

function ownOrders(user: string, shard: string): readonly object[] {
  return shard === "shard0" ? orders.slice(0, 1).map((each) => ({ ...each, user })) : [];
}

function statsFor(resourceType: string, now: number): readonly object[] {
  return Array.from({ length: 3 }, (_, index) => ({
    _id: `${resourceType}-${index}`,
    date: new Date(now - (index + 1) * 86_400_000).toISOString().slice(0, 10),
    resourceType,
    transactions: 10,
    volume: 1000,
    avgPrice: 0.015,
    stddevPrice: 0.005,
  }));
}
