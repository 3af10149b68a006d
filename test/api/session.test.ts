import type { ServerResponse } from "node:http";
import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { ServiceError, UnreachableError } from "../../src/model/outcome/errors.ts";
import { apiFor, failureOf, type Received, startScripted } from "./scripted-server.ts";

const credentials = { kind: "password", username: "bot", password: "secret: ä123" } as const;
const basic = `Basic ${Buffer.from("bot:secret: ä123").toString("base64")}`;
const some = new Map([["main", "x"]]);
const sessionToken = (count: number): string => `${count}`.padStart(40, "0");

interface Rules {
  /** Which requests take HTTP Basic; the usual private server takes it for writing code only. */
  readonly basicFor: RegExp;
  readonly signIn?: (response: ServerResponse) => void;
  readonly roll?: (count: number) => string;
}

/** As the usual private server: a new session token with every authenticated reply, the older one refused at once. */
function startPrivate({ basicFor, signIn, roll = sessionToken }: Rules) {
  let current: string | undefined;
  const mayEnter = ({ line, headers }: Received) =>
    headers.authorization === undefined
      ? headers["x-token"] === current && current !== undefined
      : headers.authorization === basic && basicFor.test(line);
  return startScripted((request, response, count) => {
    if (request.line === "POST /api/auth/signin" && signIn !== undefined) return signIn(response);
    if (request.line === "POST /api/auth/signin") {
      current = sessionToken(count);
      return void response.end(JSON.stringify({ ok: 1, token: current }));
    }
    if (!mayEnter(request)) return void response.writeHead(401).end("Unauthorized");
    response.setHeader("X-Token", roll(count));
    if (roll(count).length >= 40) current = roll(count);
    const modules = request.line.startsWith("GET") ? { modules: {} } : {};
    response.end(JSON.stringify({ ok: 1, branch: "default", username: "bot", ...modules }));
  });
}

describe("name and password", () => {
  it("go as Basic to the code endpoint, and nothing else is asked where the server takes that", async () => {
    await using server = await startPrivate({ basicFor: /code/, roll: () => "short" });
    const api = apiFor(server.url, { credentials });
    await api.getCode("default");
    await api.putCode("default", some);
    await api.getCode("default");
    expect(server.requests.map((request) => request.headers.authorization)).toEqual([basic, basic, basic]);
  });

  it("sign in once where reading by Basic is refused, and take each new token", async () => {
    await using server = await startPrivate({ basicFor: /^POST/ });
    const api = apiFor(server.url, { credentials });
    await api.getCode("default");
    await api.putCode("default", some);
    await api.getCode("default");
    expect(server.lines()).toEqual([
      "GET /api/user/code?branch=default",
      "POST /api/auth/signin",
      "GET /api/user/code?branch=default",
      "POST /api/user/code",
      "GET /api/user/code?branch=default",
    ]);
    expect(server.requests.slice(2).map((request) => request.headers["x-token"])).toEqual([2, 3, 4].map(sessionToken));
    expect(JSON.parse(server.requests[1]?.body ?? "")).toEqual({ email: "bot", password: credentials.password });
  });

  it("use the token of a Basic write for the read after it", async () => {
    await using server = await startPrivate({ basicFor: /^POST/ });
    const api = apiFor(server.url, { credentials });
    await api.putCode("default", some);
    await api.getCode("default");
    expect(server.lines()).toEqual(["POST /api/user/code", "GET /api/user/code?branch=default"]);
  });

  it("sign in first for everything but code", async () => {
    await using server = await startPrivate({ basicFor: /code/ });
    expect(await apiFor(server.url, { credentials }).userName()).toBe("bot");
    expect(server.lines()).toEqual(["POST /api/auth/signin", "GET /api/user/name"]);
  });

  it("sign in again when the session has ended meanwhile", async () => {
    await using server = await startPrivate({ basicFor: /never/, roll: () => "" });
    const api = apiFor(server.url, { credentials });
    await api.getCode("default");
    await startOver(server);
    await api.getCode("default");
    expect(server.lines().slice(-3)).toEqual([
      "GET /api/user/code?branch=default",
      "POST /api/auth/signin",
      "GET /api/user/code?branch=default",
    ]);
  });

  it("that are wrong end as a refusal after one sign-in", async () => {
    await using server = await startPrivate({
      basicFor: /never/,
      signIn: (response) => response.writeHead(401).end("Unauthorized"),
    });
    const error = await failureOf(apiFor(server.url, { credentials }).putCode("default", some));
    expect(error).toMatchObject({ constructor: ServiceError, status: 401 });
    expect(error.message).toMatch(
      /^Cannot sign in with name and password: .* 401: Unauthorized; user name or password is wrong$/,
    );
    expect(server.requests).toHaveLength(2);
  });

  it("bring no answer when the sign-in gives no token", async () => {
    await using server = await startPrivate({ basicFor: /never/, signIn: (response) => response.end('{"ok":1}') });
    expect(await failureOf(apiFor(server.url, { credentials }).getCode("default"))).toBeInstanceOf(UnreachableError);
  });

  it("and session tokens are in no message, even when the server repeats all it got", async () => {
    await using server = await startScripted((request, response) => {
      if (request.line.endsWith("signin"))
        return void response.end(JSON.stringify({ ok: 1, token: "5e551017".repeat(5) }));
      if (request.headers["x-token"] === undefined) return void response.writeHead(401).end();
      response.writeHead(400).end(`${String(request.headers["x-token"])} ${basic} ${inspect(request)}`);
    });
    const error = await failureOf(apiFor(server.url, { credentials }).getCode("default"));
    expect(inspect(error, { depth: Number.POSITIVE_INFINITY, showHidden: true })).not.toMatch(
      /5e551017|secret|Basic \w/,
    );
  });
});

/** Ends the session on the server's side: any sign-in there makes the token in hand the older one. */
async function startOver(server: { readonly url: string }): Promise<void> {
  await fetch(`${server.url}/api/auth/signin`, { method: "POST", body: "{}" });
}
