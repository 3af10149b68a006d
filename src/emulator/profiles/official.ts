import { basicAccount } from "../accounts/basic.ts";
import { findUser, identityEndpoints, me, version } from "../endpoints/account/identity.ts";
import { refusedSignIn } from "../endpoints/account/sign-in.ts";
import { tokenEndpoints } from "../endpoints/account/tokens.ts";
import { branchEndpoints, listBranchesBriefly } from "../endpoints/code/branches.ts";
import { codeEndpoints } from "../endpoints/code/code.ts";
import { gameTime } from "../endpoints/game/game-time.ts";
import { roomStatus } from "../endpoints/game/room-status.ts";
import { needsShard } from "../endpoints/game/shard.ts";
import { shardsInfo } from "../endpoints/game/shards-info.ts";
import { worldMapEndpoints } from "../endpoints/game/world-map.ts";
import { marketEndpoints } from "../endpoints/market/market.ts";
import { moneyEndpoints } from "../endpoints/market/money.ts";
import { consoleEndpoint } from "../endpoints/memory/console.ts";
import { memoryEndpoints } from "../endpoints/memory/memory.ts";
import { segmentEndpoints } from "../endpoints/memory/segments.ts";
import { messageEndpoints } from "../endpoints/player/messages.ts";
import { notifyPrefs } from "../endpoints/player/notify-prefs.ts";
import { standingEndpoints } from "../endpoints/player/standing.ts";
import { statisticsEndpoints } from "../endpoints/player/statistics.ts";
import { errorPage } from "../replies/error-page.ts";
import { type Reply, unauthorized, wrongPassword } from "../replies/reply.ts";
import { headerOf, type RequestParts } from "../service/asked.ts";
import type { Caller } from "../service/endpoint.ts";
import type { Service } from "../service/service.ts";
import { socketInfo } from "../socket/info.ts";
import type { Profile } from "./profile.ts";

const versionReply = {
  protocol: 14,
  package: 200,
  users: 1,
  serverData: {
    customObjectTypes: {},
    features: [],
    historyChunkSize: 20,
    shards: ["shard0", "shard1", "shard2", "shard3"],
  },
};

/** screeps.com as the vendor documents it and clients see it: persistent tokens, scopes, limits, Basic on code. */
export const official: Profile = {
  name: "official",
  worlds: ["", "ptr", "season"],
  shards: (world) => (world === "season" ? ["shardSeason"] : ["shard0", "shard1", "shard2", "shard3"]),
  endpoints: [
    socketInfo,
    ...codeEndpoints,
    listBranchesBriefly,
    ...branchEndpoints,
    ...identityEndpoints,
    me,
    findUser("user not found"),
    version(versionReply),
    refusedSignIn,
    ...tokenEndpoints,
    ...[gameTime, roomStatus, ...worldMapEndpoints, ...memoryEndpoints, ...segmentEndpoints, consoleEndpoint].map(
      needsShard,
    ),
    ...marketEndpoints,
    ...moneyEndpoints,
    shardsInfo,
    ...standingEndpoints,
    ...statisticsEndpoints,
    ...messageEndpoints,
    notifyPrefs,
  ],
  limits: true,
  etag: true,
  poweredBy: false,
  bodyFirst: false,
  rollingTokenMs: undefined,
  identify,
  unknownPath: (method, path) => errorPage(404, `Cannot ${method} ${path}`),
  unreadableBody: errorPage,
};

function identify({ accounts, now }: Service, { headers, method, path, query }: RequestParts): Caller | Reply {
  // The two ways of giving a token count equally; the header is looked at first.
  const value = headerOf(headers, "x-token") || (typeof query._token === "string" ? query._token : "");
  if (value !== "") return byToken(accounts, value, now());
  const authorization = headerOf(headers, "authorization");
  if (authorization === "" || !takesBasic(method, path)) return unauthorized;
  const account = basicAccount(accounts, authorization);
  return account === undefined ? wrongPassword : { by: "basic", account };
}

function byToken(accounts: Service["accounts"], value: string, now: number): Caller | Reply {
  const token = accounts.token(value);
  const account = token ? accounts.byId(token.accountId) : accounts.session(value, now);
  if (account === undefined) return unauthorized;
  return token ? { by: "token", account, token } : { by: "session", account };
}

// The vendor's docs, "commit": name and password work for reading and for writing code, and nowhere else.
function takesBasic(method: string, path: string): boolean {
  return /^\/api\/user\/code\/?$/i.test(path) && (method === "GET" || method === "POST");
}
