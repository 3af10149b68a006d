// Covered by test/api/wire/direct.test.ts
import type { ClientRequest, IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import type { Server } from "../../model/account/server-address.ts";

/** What leaves, once. */
export interface Request {
  readonly origin: string;
  readonly path: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | null;
  readonly signal: AbortSignal;
}

/** What came, as soon as its head is there. */
export interface Response {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Readable;
}

/** Sends once. `onStart` is called when the connection stands and the first byte is about to leave. */
export type SendOne = (request: Request, onStart: () => void) => Promise<Response>;

/** A server may close what rests as long, and a write that meets its end could not tell whether it arrived. */
const restMs = 4000;

/** By Node's own client: undici, which the proxy needs, costs 30 ms of CPU before the first request, this 4. */
export function openDirect(server: Server): SendOne {
  const isSafe = server.root.startsWith("https:");
  // An import would make a namespace of it, and touch what is loaded late.
  const { Agent, request } = process.getBuiltinModule(isSafe ? "node:https" : "node:http");
  const agent = new Agent({ keepAlive: true, timeout: restMs });
  const stands = isSafe ? "secureConnect" : "connect";
  return (wanted, onStart) => {
    const { hostname, port } = new URL(wanted.origin);
    // Bracketed in an address, bare in a look-up.
    const host = hostname.replace(/^\[(.*)\]$/, "$1");
    const sent = request({ host, port, method: wanted.method, agent, signal: wanted.signal });
    sent.once("socket", (socket) => (sent.reusedSocket ? onStart() : socket.once(stands, onStart)));
    return answerTo(sent, wanted);
  };
}

async function answerTo(sent: ClientRequest, { path, headers, body }: Request): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  sent.once("response", resolve);
  sent.on("error", reject);
  // Not among the options: NODE_DEBUG prints those, and a token may be in either.
  sent.path = path;
  for (const [name, value] of Object.entries(headers)) sent.setHeader(name, value);
  if (body !== null) sent.setHeader("content-length", body.byteLength);
  sent.end(body ?? undefined);
  const answer = await promise;
  return { statusCode: answer.statusCode ?? 0, headers: answer.headers, body: answer };
}
