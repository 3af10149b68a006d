import { describeToken } from "../../accounts/token.ts";
import { ok, type Reply, refusal } from "../../replies/reply.ts";
import { type Fields, textOf } from "../../service/asked.ts";
import type { Endpoint, OpenCall } from "../../service/endpoint.ts";

/** Who is it? Calls that only a service with persistent tokens has. */
export const identityEndpoints: readonly Endpoint[] = [
  // Some clients put the token into the address, some into a form.
  { method: "GET", path: "/api/auth/query-token", access: "open", answer: (call) => queryToken(call, call.query) },
  { method: "POST", path: "/api/auth/query-token", access: "open", answer: (call) => queryToken(call, call.body) },
  {
    method: "GET",
    path: "/api/user/name",
    access: "signed",
    answer: ({ account }) => ok({ username: account.username }),
  },
];

/** Needs no credentials: the token that is asked about is the credential. Clients read the refusal both ways. */
function queryToken({ service: { accounts }, now }: OpenCall, fields: Fields): Reply {
  const token = accounts.token(textOf(fields.token));
  return token === undefined ? refusal("token not found") : ok({ token: describeToken(token, now) });
}

/** `unknown` is what is said where there is no such user. */
export function findUser(unknown: string): Endpoint {
  return {
    method: "GET",
    path: "/api/user/find",
    access: "open",
    answer: ({ service: { accounts }, query: { username, id } }) => {
      const account = id === undefined ? accounts.byName(textOf(username)) : accounts.byId(textOf(id));
      if (account === undefined) return refusal(unknown);
      return ok({ user: { _id: account.id, username: account.username, gcl: 0 } });
    },
  };
}

export const me: Endpoint = {
  method: "GET",
  path: "/api/auth/me",
  access: "signed",
  answer: ({ account: { id, email, username, notifyPrefs } }) =>
    ok({ _id: id, email, username, cpu: 100, password: true, notifyPrefs, ...newPlayer }),
};

const newPlayer = {
  gcl: 0,
  blocked: false,
  money: 0,
  steam: {},
  powerExperimentations: 0,
  powerExperimentationTime: 0,
};

/** A private server has one shard and does not say so; its reply has no list of them. */
export function version(reply: object): Endpoint {
  return { method: "GET", path: "/api/version", access: "open", answer: () => ok(reply) };
}
