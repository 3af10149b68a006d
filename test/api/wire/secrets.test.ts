import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import type { Api } from "../../../src/api/api.ts";
import { noAnswer } from "../../../src/api/wire/no-answer.ts";
import { createRedactor } from "../../../src/model/account/redact.ts";
import { parseServer } from "../../../src/model/account/server-address.ts";
import { apiFor, failureOf, type Received, startScripted, token } from "../scripted-server.ts";

const some = new Map([["main", "x"]]);
// Shorter than what is hidden in pieces too.
const serverPassword = "open-sesame-42";

/** Everything the server got, in every form a page could show it. */
function reflect({ line, headers }: Received): string {
  const text = `${line} ${JSON.stringify(headers)} ${serverPassword}`;
  return [text, encodeURIComponent(text), Buffer.from(text).toString("base64"), token.slice(0, 8)].join("\n");
}

const calls: [string, (api: Api) => Promise<unknown>][] = [
  ["getCode", (api) => api.getCode("default")],
  ["putCode", (api) => api.putCode("default", some)],
  ["listBranches", (api) => api.listBranches()],
  ["createBranch", (api) => api.createBranch("new", some)],
  ["tokenInfo", (api) => api.tokenInfo()],
  ["userName", (api) => api.userName()],
  ["call", (api) => api.call("GET", "/api/user/x?token=abcdefgh")],
];

const statuses = [200, 301, 400, 401, 403, 405, 429, 500, 502];

describe("a server that repeats all it got", () => {
  for (const [name, act] of calls) {
    for (const tokenIn of ["header", "query"] as const) {
      it(`finds no way into an error or a report of ${name}(), token in ${tokenIn}`, async () => {
        for (const status of statuses) {
          for (const form of [
            (text: string) => text,
            (text: string) => JSON.stringify({ error: text }),
            (text: string) => `<html>${text}`,
          ]) {
            await using server = await startScripted((request, response) => {
              const location = `http://other.example/?token=${token}`;
              response.writeHead(status, status === 301 ? { location } : {}).end(form(reflect(request)));
            });
            const api = apiFor(server.url, { credentials: { kind: "token", token, tokenIn }, serverPassword });
            expectNoSecret(await failureOf(act(api)), api.exchanges, api);
          }
        }
      });
    }
  }

  it.each([false, true])("finds none at the place where a text is cut, as JSON: %s", async (json) => {
    const text = "x".repeat(190) + serverPassword;
    await using server = await startScripted((_request, response) => {
      response.writeHead(400).end(json ? JSON.stringify({ error: text }) : text);
    });
    const { message } = await failureOf(apiFor(server.url, { serverPassword }).getCode("default"));
    expect(message).not.toContain(serverPassword.slice(0, 4));
  });

  it("finds none through replies that are cut, or no HTTP", async () => {
    await using server = await startScripted((request, response) => {
      response.socket?.end(`HTTP/1.1 200 OK\r\nX-Echo: ${String(request.headers["x-token"])}\u0001\r\n\r\n`);
    });
    const api = apiFor(server.url);
    expectNoSecret(await failureOf(api.getCode("default")), api.exchanges);
  });
});

describe("an error of the library", () => {
  it("keeps its message, code and stack, but no secret and nothing else", () => {
    const inner = Object.assign(new Error(`invalid header ${token}`), { data: token, code: "HPE_INVALID_HEADER" });
    const error = new Error(`failed with ${token}`, { cause: new AggregateError([inner], token) });
    const attempt = {
      question: { method: "POST", path: "/api/user/code", purpose: "write" },
      started: true,
      deadline: new AbortController().signal,
      proxy: undefined,
    };
    const server = parseServer("https://screeps.com");
    const thrown = noAnswer(error, attempt, { server, redact: createRedactor([token]), requestTimeoutMs: 1 });
    expectNoSecret(thrown);
    expect(inspect(thrown, { depth: 9 })).toMatch(
      /what came is no HTTP[\s\S]*failed with \[redacted\][\s\S]*invalid header \[redacted\]/,
    );
  });
});

describe("the search for secrets", () => {
  it("finds a planted one, deep in the cause", () => {
    const cause = Object.assign(new Error("x"), { data: Buffer.from(`…${token}`).toString() });
    expect(() => expectNoSecret(new Error("y", { cause }))).toThrow();
  });
});

/** As a debugger would look: stacks, causes, symbols, what is not enumerable. */
function expectNoSecret(...values: unknown[]): void {
  const shown = values
    .map((value) =>
      inspect(value, {
        depth: Number.POSITIVE_INFINITY,
        showHidden: true,
        maxStringLength: null,
        maxArrayLength: null,
      }),
    )
    .join("\n");
  const redact = createRedactor([token, serverPassword]);
  const found = shown.split("\n").filter((line) => redact(line) !== line);
  expect(found).toEqual([]);
  expect(shown).not.toMatch(new RegExp(`${token.slice(0, 8)}|${token.slice(-12)}|${serverPassword}`, "i"));
}
