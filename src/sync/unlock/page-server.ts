import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { policyFor, unlockPage } from "./page.ts";
import { refusalOf, type Visits } from "./page-visits.ts";

export interface UnlockPage {
  /** Good for one visit. */
  readonly address: string;
  /** Called once: the page heard that somebody did it. */
  readonly onHeard: (listener: () => void) => void;
  /** Tells the page how it ended, undefined: nobody came; nothing answers there any more. */
  readonly close: (until: Date | undefined) => Promise<void>;
}

/** Serves one page to one visitor of this machine. */
export async function openUnlockPage(link: string, server: string): Promise<UnlockPage> {
  const path = `/${randomBytes(16).toString("hex")}`;
  const parts = { link, server, nonce: randomBytes(16).toString("base64") };
  const visits: Visits = { seen: new Set() };
  const heard = Promise.withResolvers<void>();
  let waiting: ServerResponse | undefined;
  const answer = (request: IncomingMessage, response: ServerResponse, body: string): void => {
    const refusal = refusalOf(request, body, { path, host: hostOf(http), visits });
    if (refusal !== undefined) refuse(response, refusal);
    else if (request.method === "GET") send(response, unlockPage(parts), policyFor(parts));
    else if (body === "wait") waiting = response;
    else {
      heard.resolve();
      response.writeHead(204, guards).end();
    }
  };
  const http = createServer((request, response) => void receive(request, response, answer));
  http.listen(0, "127.0.0.1");
  await once(http, "listening");
  return {
    address: `http://${hostOf(http)}${path}`,
    onHeard: (listener) => void heard.promise.then(listener),
    close: async (until) => {
      waiting?.writeHead(200, { ...guards, "content-type": "application/json" });
      const told = waiting === undefined ? undefined : once(waiting, "close");
      waiting?.end(JSON.stringify({ until: until?.getTime() ?? null }));
      await told;
      await closeAll(http);
    },
  };
}

const hostOf = (http: Server): string => `127.0.0.1:${(http.address() as AddressInfo).port}`;

const guards = {
  "cache-control": "no-store",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  connection: "close",
} as const;

const mostBytes = 16;

async function receive(
  request: IncomingMessage,
  response: ServerResponse,
  answer: (request: IncomingMessage, response: ServerResponse, body: string) => void,
): Promise<void> {
  let body = "";
  try {
    for await (const chunk of request) {
      body += String(chunk);
      if (body.length <= mostBytes) continue;
      refuse(response, 413);
      return;
    }
    answer(request, response, body);
  } catch {
    // A visitor who left halfway said nothing.
    response.destroy();
  }
}

function send(response: ServerResponse, page: string, policy: string): void {
  response.writeHead(200, {
    ...guards,
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": policy,
  });
  response.end(page);
}

function refuse(response: ServerResponse, status: number): void {
  response
    .writeHead(status, { ...guards, "content-type": "text/plain" })
    .end("This address is not for you, or was used.\n");
}

async function closeAll(http: Server): Promise<void> {
  const closed = once(http, "close");
  http.close();
  http.closeAllConnections();
  await closed;
}
