import type { EventEmitter } from "node:events";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Emulator } from "../../src/emulator/emulator.ts";
import { packages } from "./installed.ts";

/** The parts of the npm package `screeps-api` that are called here. */
export interface Client {
  token: string;
  readonly socket: SocketClient;
  readonly rateLimitResetUrl: string;
  auth(name: string, password: string): Promise<{ ok: number; token: string }>;
  me(): Promise<{ _id: string; username: string; notifyPrefs?: object }>;
  tokenInfo(): Promise<{ full: boolean; noRatelimitUntil?: number }>;
  getRateLimit(method: string, path: string): { limit: number; remaining: number; reset: number; toReset: number };
  readonly raw: {
    version(): Promise<{ protocol: number }>;
    user: {
      branches(): Promise<{ list: { branch: string; activeWorld: boolean }[] }>;
      cloneBranch(branch: string, newName: string, modules?: object): Promise<unknown>;
      setActiveBranch(branch: string, place: string): Promise<unknown>;
      deleteBranch(branch: string): Promise<unknown>;
      code: {
        get(branch: string): Promise<{ branch: string; modules: object }>;
        set(branch: string, modules: object): Promise<{ ok: number; error?: string }>;
      };
      memory: {
        get(path: string): Promise<{ data: unknown }>;
        set(path: string, value: unknown): Promise<{ ok: number }>;
      };
      console(expression: string): Promise<{ ok: number }>;
      moneyHistory(page: number): Promise<{ list: unknown[] }>;
      worldStatus(): Promise<{ status: string }>;
      overview(interval: number, statName: string): Promise<{ shards: object; totals: object }>;
      stats(interval: number): Promise<{ stats: object }>;
      rooms(id: string): Promise<{ shards: object }>;
      notifyPrefs(prefs: object): Promise<{ ok: number }>;
    } & Record<
      "memory",
      { segment: { get(id: number): Promise<{ data: unknown }>; set(id: number, data: string): Promise<unknown> } }
    >;
    userMessages: {
      index(): Promise<{ messages: unknown[] }>;
      unreadCount(): Promise<{ count: number }>;
    };
    game: {
      time(shard?: string): Promise<{ time: number }>;
      roomStatus(room: string, shard?: string): Promise<{ room: object }>;
      shards: { info(): Promise<{ shards: { name: string }[] }> };
      roomTerrain(room: string, encoded: number): Promise<{ terrain: { terrain: string }[] }>;
      mapStats(rooms: string[], stat: string): Promise<{ stats: object }>;
      market: {
        ordersIndex(): Promise<{ list: { _id: string }[] }>;
        orders(resource: string): Promise<{ list: unknown[] }>;
        myOrders(): Promise<{ shards: object }>;
        stats(resource: string): Promise<{ stats: unknown[] }>;
      };
    };
  };
}

/** Its listener on the game's websocket. */
export interface SocketClient extends EventEmitter {
  connect(options?: { readonly resubscribe?: boolean }): Promise<void>;
  subscribe(channel: string, listener: (event: { readonly data: unknown }) => void): Promise<void>;
  unsubscribe(channel: string): Promise<void>;
  disconnect(): void;
}

const newest = "screeps-api";

/** With the names under which they are installed. */
export const versions = [
  ["1.16.1", newest],
  ["1.7.2", "screeps-api-1.7"],
] as const;

const load = createRequire(join(packages, "any.js"));

export function openClient({ port }: Emulator, options: object, name: string = newest): Client {
  const { ScreepsAPI }: { readonly ScreepsAPI: new (options: object) => Client } = load(name);
  return new ScreepsAPI({ protocol: "http", hostname: "127.0.0.1", port, path: "/", ...options });
}
