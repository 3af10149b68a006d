import { describeToken } from "../../accounts/token.ts";
import { ok, refusal } from "../../replies/reply.ts";
import { textOf } from "../../service/asked.ts";
import type { Endpoint } from "../../service/endpoint.ts";

/** Who is it? Three calls that only a service with persistent tokens has. */
export const identityEndpoints: readonly Endpoint[] = [
  {
    method: "GET",
    path: "/api/auth/query-token",
    access: "open",
    // Needs no credentials: the token that is asked about is the credential. Clients read the refusal both ways.
    answer: ({ service: { accounts }, query, now }) => {
      const token = accounts.token(textOf(query.token));
      return token === undefined ? refusal("token not found") : ok({ token: describeToken(token, now) });
    },
  },
  {
    method: "GET",
    path: "/api/user/name",
    access: "signed",
    answer: ({ account }) => ok({ username: account.username }),
  },
];

export const findUser: Endpoint = {
  method: "GET",
  path: "/api/user/find",
  access: "open",
  answer: ({ service: { accounts }, query: { username, id } }) => {
    const account = id === undefined ? accounts.byName(textOf(username)) : accounts.byId(textOf(id));
    if (account === undefined) return refusal("user not found");
    return ok({ user: { _id: account.id, username: account.username, gcl: 0 } });
  },
};

export const me: Endpoint = {
  method: "GET",
  path: "/api/auth/me",
  access: "signed",
  answer: ({ account: { id, email, username } }) =>
    ok({ _id: id, email, username, cpu: 100, password: true, gcl: 0, blocked: false, money: 0, steam: {}, ...power }),
};

const power = { powerExperimentations: 0, powerExperimentationTime: 0 };

/** A private server has one shard and does not say so; its reply has no list of them. */
export function version(reply: object): Endpoint {
  return { method: "GET", path: "/api/version", access: "open", answer: () => ok(reply) };
}
