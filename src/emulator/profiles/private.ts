import { findUser, me, version } from "../endpoints/account/identity.ts";
import { register } from "../endpoints/account/register.ts";
import { signIn } from "../endpoints/account/sign-in.ts";
import { branchEndpoints, listBranchesInFull } from "../endpoints/code/branches.ts";
import { codeEndpoints } from "../endpoints/code/code.ts";
import { gameTime } from "../endpoints/game/game-time.ts";
import { privateRoomStatus } from "../endpoints/game/room-status.ts";
import { worldMapEndpoints } from "../endpoints/game/world-map.ts";
import { emptyMarketEndpoints } from "../endpoints/market/market.ts";
import { emptyMoneyEndpoint } from "../endpoints/market/money.ts";
import { consoleEndpoint } from "../endpoints/memory/console.ts";
import { memoryEndpoints } from "../endpoints/memory/memory.ts";
import { privateSegmentEndpoints } from "../endpoints/memory/segments.ts";
import { messageEndpoints } from "../endpoints/player/messages.ts";
import { privateNotifyPrefs } from "../endpoints/player/notify-prefs.ts";
import { emptyStandingEndpoints } from "../endpoints/player/standing.ts";
import { emptyStatisticsEndpoints } from "../endpoints/player/statistics.ts";
import { errorPage } from "../replies/error-page.ts";
import { badRequest, ok, type Reply, unauthorized, wrongPassword } from "../replies/reply.ts";
import { headerOf, type RequestParts, textOf } from "../service/asked.ts";
import type { Caller, Endpoint } from "../service/endpoint.ts";
import type { Service } from "../service/service.ts";
import { socketInfo } from "../socket/info.ts";
import type { Profile } from "./profile.ts";

const versionReply = {
  protocol: 14,
  useNativeAuth: false,
  users: 4,
  serverData: {
    welcomeText: "<h4>Welcome to your own Screeps private server!</h4>",
    customObjectTypes: {},
    historyChunkSize: 20,
    socketUpdateThrottle: 200,
    renderer: { resources: {}, metadata: {} },
  },
};

const authMod: Endpoint = {
  method: "GET",
  path: "/api/authmod",
  access: "open",
  answer: ({ service: { serverPassword } }) =>
    ok({
      name: "screepsmod-auth",
      version: "2.7.2",
      allowRegistration: serverPassword === undefined,
      steam: true,
      github: false,
      gitlab: false,
    }),
};

/** The vendor's open server with the usual password mod: every line of this was observed on one. */
export const privateServer: Profile = {
  name: "private",
  worlds: [""],
  shards: () => ["shard0"],
  endpoints: [
    socketInfo,
    ...codeEndpoints,
    listBranchesInFull,
    ...branchEndpoints,
    me,
    // The exception that the real handler runs into.
    findUser("TypeError: Cannot read properties of null (reading 'steam')"),
    version(versionReply),
    authMod,
    signIn,
    register,
    ...worldMapEndpoints,
    ...memoryEndpoints,
    ...privateSegmentEndpoints,
    consoleEndpoint,
    ...emptyMarketEndpoints,
    emptyMoneyEndpoint,
    gameTime,
    privateRoomStatus,
    ...emptyStandingEndpoints,
    ...emptyStatisticsEndpoints,
    ...messageEndpoints,
    privateNotifyPrefs,
  ],
  limits: false,
  etag: true,
  poweredBy: true,
  bodyFirst: true,
  rollingTokenMs: 60_000,
  identifyEarly: identifyByPassword,
  identify: identifyByToken,
  unknownPath: (method, path) => errorPage(404, `Cannot ${method} ${path}`),
  unreadableBody: errorPage,
};

/** The mod looks at `Authorization` on a code write only, before the body is read, and a wrong one beats a good token. */
function identifyByPassword(
  { accounts }: Service,
  { headers, method, path }: RequestParts,
): Caller | Reply | undefined {
  const authorization = headerOf(headers, "authorization");
  if (authorization === "" || method !== "POST" || !/^\/api\/user\/code\/?$/i.test(path)) return undefined;
  const [scheme = "", encoded] = authorization.split(" ");
  if (encoded === undefined) return badRequest;
  if (!/Basic/i.test(scheme)) return wrongPassword;
  // passport-http splits at every colon, so a password with one in it never fits.
  const [name, password] = Buffer.from(encoded, "base64").toString().split(":");
  if (password === undefined) return badRequest;
  const account = accounts.signIn(name, password);
  return account === undefined ? wrongPassword : { by: "basic", account };
}

/** passport-token wants a token and a user name, whatever it says, in headers, body or query. */
function identifyByToken({ accounts, now }: Service, { headers, query, body }: RequestParts): Caller | Reply {
  const token = headerOf(headers, "x-token") || body.token || query.token;
  const username = headerOf(headers, "x-username") || body.username || query.username;
  if (!token || !username) return unauthorized;
  const account = accounts.session(textOf(token), now());
  return account === undefined ? unauthorized : { by: "session", account };
}
