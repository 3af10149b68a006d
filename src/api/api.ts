import type { RateLimit } from "../model/limits/rate-limit.ts";
import type { LiveCode, Modules } from "../model/modules/modules.ts";
import type { Answer } from "./answer.ts";
import type { SocketWish } from "./socket/conversation.ts";
import type { GameSocket } from "./socket/socket.ts";
import type { BranchListing } from "./wire.ts";

/** What the service tells about the token in use. */
export interface TokenInfo {
  readonly full: boolean;
  /** No request is counted until then. */
  readonly noRateLimitUntil?: Date;
}

/** Whose the credentials are. */
export interface Me {
  /** Channels of the websocket bear it. */
  readonly id: string;
  /** CPU limit in ms a tick, where the server tells it. */
  readonly cpu?: number;
  /** Where most of the CPU is, where the server has shards and tells it. */
  readonly shard?: string;
}

/** One server, asked with one account. Nothing here tries twice. */
export interface Api {
  /** What the branch holds, or the very map that was expected where it holds just that; undefined: no such branch. */
  readonly getCode: (branch: string, expected?: Modules) => Promise<LiveCode | undefined>;
  /** Replaces all modules of the branch. The event of it on the websocket bears `hash`. */
  readonly putCode: (branch: string, modules: Modules, hash?: number) => Promise<void>;
  readonly listBranches: (patience?: { readonly timeoutMs: number }) => Promise<readonly BranchListing[]>;
  /** Replaces the branch where it exists: only after a listing that shows it absent. */
  readonly createBranch: (newName: string, modules: Modules) => Promise<void>;
  readonly setActiveBranch: (branch: string, activeName: "activeWorld" | "activeSim") => Promise<void>;
  /** The service says yes to an active branch too, and keeps it: only a listing tells. */
  readonly deleteBranch: (branch: string) => Promise<void>;
  readonly me: () => Promise<Me>;
  /** Runs JavaScript in the game, with the next tick: its result comes on the websocket. 360 an hour. */
  readonly runExpression: (expression: string, shard?: string) => Promise<void>;
  /** The game as it runs; see `openSocket()` for an example. */
  readonly openSocket: (wish: SocketWish) => Promise<GameSocket>;
  readonly userName: () => Promise<string | undefined>;
  readonly tokenInfo: () => Promise<TokenInfo | undefined>;
  /** Whether the pages of the game's client may stand in a frame; false where nobody knows. */
  readonly mayFrameClient: () => Promise<boolean>;
  readonly version: () => Promise<Answer>;
  /** One raw request, judged like every other. */
  readonly call: (method: string, path: string, body?: unknown) => Promise<Answer>;
  /** By endpoint (`GET /api/user/code`), as the latest reply had it. */
  readonly limits: ReadonlyMap<string, RateLimit>;
}
