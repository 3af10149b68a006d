import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Api } from "../../src/api/api.ts";
import { type ApiOptions, openApi } from "../../src/api/client.ts";
import type { Exchange } from "../../src/api/wire/exchange.ts";
import type { Credentials } from "../../src/model/account/credentials.ts";
import { parseServer } from "../../src/model/account/server-address.ts";

// Looks like a token of the service without being one: 36 characters, hex and hyphens.
export const token = ["5ec4e701", "dead", "4bee", "8fab", "0123456789ab"].join("-");

const tokenCredentials: Credentials = { kind: "token", token, tokenIn: "header" };

export interface Received {
  readonly line: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

type Script = (request: Received, response: ServerResponse, count: number) => void;

/** A real HTTP server on loopback that does what the test says, and remembers what it was asked. */
export async function startScripted(script: Script) {
  const requests: Received[] = [];
  const server = createServer(async (message, response) => {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of message as AsyncIterable<Buffer>) chunks.push(chunk);
    } catch {
      return;
    }
    const body = Buffer.concat(chunks).toString();
    requests.push({ line: `${message.method} ${message.url}`, headers: message.headers, body });
    script(requests.at(-1) as Received, response, requests.length);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    lines: () => requests.map((request) => request.line),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Answers everything with one JSON value. */
export const always =
  (value: unknown, status = 200, headers: Record<string, string> = {}): Script =>
  (_request, response) => {
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(value));
  };

/** Answers everything with one text. */
export const page =
  (text: string, status = 200, headers: Record<string, string> = {}): Script =>
  (_request, response) => {
    response.writeHead(status, { "content-type": "text/html", ...headers }).end(text);
  };

export interface TestApi extends Api {
  readonly exchanges: Exchange[];
}

export function apiFor(url: string, options: Partial<Omit<ApiOptions, "server">> = {}): TestApi {
  const exchanges: Exchange[] = [];
  const onExchange = (exchange: Exchange): void => void exchanges.push(exchange);
  const api = openApi({ server: parseServer(url), credentials: tokenCredentials, env: {}, onExchange, ...options });
  return { ...api, exchanges };
}

/** The error of something that must fail. */
export async function failureOf(promise: Promise<unknown>): Promise<Error> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error("it did not fail with an error");
}
