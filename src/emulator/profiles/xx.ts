import { basicAccount } from "../accounts/basic.ts";
import { findUser, me, version } from "../endpoints/account/identity.ts";
import { signIn } from "../endpoints/account/sign-in.ts";
import { independentBranchEndpoints } from "../endpoints/code/xx-branches.ts";
import { independentCodeEndpoints } from "../endpoints/code/xx-code.ts";
import { gameTime } from "../endpoints/game/game-time.ts";
import { independentRoomStatus } from "../endpoints/game/room-status.ts";
import { independentShardsInfo } from "../endpoints/game/shards-info.ts";
import { worldMapEndpoints } from "../endpoints/game/world-map.ts";
import { emptyMarketEndpoints } from "../endpoints/market/market.ts";
import { consoleEndpoint } from "../endpoints/memory/console.ts";
import { independentMemoryEndpoints } from "../endpoints/memory/memory.ts";
import { independentSegmentEndpoints } from "../endpoints/memory/segments.ts";
import { independentUnreadCount } from "../endpoints/player/messages.ts";
import { empty, ok, type Reply, refusal, text, unauthorized } from "../replies/reply.ts";
import { headerOf, type RequestParts } from "../service/asked.ts";
import type { Caller } from "../service/endpoint.ts";
import type { Service } from "../service/service.ts";
import { socketInfo } from "../socket/info.ts";
import type { Profile } from "./profile.ts";

const versionReply = {
  protocol: 14,
  package: 160,
  users: 1,
  serverData: { features: [], shards: ["shard0"] },
  packageVersion: "xxscreeps",
};

/** The independent rewrite of the server, where it differs from the vendor's: observed on a build of August 2026. */
export const independent: Profile = {
  name: "xx",
  worlds: [""],
  shards: () => ["shard0"],
  endpoints: [
    socketInfo,
    ...independentCodeEndpoints,
    ...independentBranchEndpoints,
    me,
    findUser("user not found"),
    version(versionReply),
    signIn,
    ...worldMapEndpoints,
    ...independentMemoryEndpoints,
    ...independentSegmentEndpoints,
    consoleEndpoint,
    ...emptyMarketEndpoints,
    gameTime,
    independentRoomStatus,
    independentShardsInfo,
    independentUnreadCount,
  ],
  limits: false,
  etag: false,
  poweredBy: false,
  bodyFirst: true,
  rollingTokenMs: 120_000,
  identifyEarly,
  identify,
  unknownPath: (method, path) =>
    method === "PUT" && isCode(path) ? text("Method Not Allowed", 405) : text("Not Found", 404),
  unreadableBody: () => empty(500),
};

/** Two answers for nobody in particular: a read without a branch is invalid, and `guest` reads made-up code. */
function identifyEarly(_service: Service, { method, path, headers, query }: RequestParts): Reply | undefined {
  if (!isCode(path)) return undefined;
  if (method === "GET" && typeof query.branch !== "string") return refusal("invalid");
  if (headerOf(headers, "x-token") !== "guest") return undefined;
  return method === "GET" ? ok({ branch: "main", modules: { main: "" } }) : text("Not Found", 404);
}

/** The token alone, or name and password on any path. */
function identify({ accounts, now }: Service, { headers }: RequestParts): Caller | Reply {
  const account =
    accounts.session(headerOf(headers, "x-token"), now()) ?? basicAccount(accounts, headerOf(headers, "authorization"));
  return account === undefined ? unauthorized : { by: "session", account };
}

function isCode(path: string): boolean {
  return /^\/api\/user\/code\/?$/i.test(path);
}
