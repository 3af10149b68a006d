import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";

export const TOKEN = "bench-token";

/** What crossed the wire since the last `reset`. */
export interface Traffic {
  readonly requests: readonly string[];
  readonly connections: number;
  readonly bytesIn: number;
  readonly bytesOut: number;
}

/**
 * Plays the code API as fast as can be: it keeps the body of a write as it came and answers at once. Nothing is parsed
 * while a tool is measured; who wants to know what a tool left behind asks for `live` afterwards.
 */
export class StandIn implements AsyncDisposable {
  /** The branch "default", as JSON: `{"branch":…,"modules":…}`. */
  live: Buffer = EMPTY_BRANCH;
  readonly #server: Server;
  #requests: string[] = [];
  #sockets: Socket[] = [];

  static async start(): Promise<StandIn> {
    const standIn = new StandIn();
    await once(standIn.#server.listen(0, "127.0.0.1"), "listening");
    return standIn;
  }

  private constructor() {
    // A tool that hangs up in the middle of a request leaves the branch as it was; the verdict shows it.
    this.#server = createServer((request, response) => this.#serve(request, response).catch(() => response.destroy()));
    this.#server.on("connection", (socket: Socket) => this.#sockets.push(socket));
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  reset(live: Buffer): void {
    this.live = live;
    this.#requests = [];
    this.#sockets = [];
  }

  /** Waits until the last byte of a process that ended has been read, then tells what there was. */
  async traffic(): Promise<Traffic> {
    await Promise.all(this.#sockets.map(closed));
    const sum = (bytes: (socket: Socket) => number) =>
      this.#sockets.reduce((total, socket) => total + bytes(socket), 0);
    return {
      requests: this.#requests,
      connections: this.#sockets.length,
      bytesIn: sum((socket) => socket.bytesRead),
      bytesOut: sum((socket) => socket.bytesWritten),
    };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, "close");
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path = ""] = (request.url ?? "").split("?");
    const asked = `${request.method} ${path}`;
    this.#requests.push(asked);
    const body = await buffer(request);
    if (request.headers["x-token"] !== TOKEN) return reply(response, 401, '{"error":"unauthorized"}');
    if (asked === "POST /api/user/code") {
      this.live = request.headers["content-encoding"] === "gzip" ? gunzipSync(body) : body;
      return reply(response, 200, `{"ok":1,"timestamp":${Date.now()}}`);
    }
    if (asked === "GET /api/user/code") return reply(response, 200, asReadAnswer(this.live));
    if (asked === "GET /api/user/branches") return reply(response, 200, BRANCH_LIST);
    return reply(response, 404, '{"error":"not found"}');
  }
}

export const EMPTY_BRANCH = writeBody({ main: "" });

const BRANCH_LIST = JSON.stringify({
  ok: 1,
  list: [{ _id: "1", branch: "default", activeWorld: true, activeSim: true }],
});

/** What a right tool posts, and what the stand-in starts with. */
export function writeBody(modules: Readonly<Record<string, string>>): Buffer {
  return Buffer.from(JSON.stringify({ branch: "default", modules }));
}

async function closed(socket: Socket): Promise<void> {
  if (!socket.closed) await new Promise<void>((resolve) => socket.once("close", () => resolve()));
}

// A write's body and a read's answer are the same JSON object but for `ok`, so the answer needs no parsing.
function asReadAnswer(live: Buffer): Buffer {
  return Buffer.concat([Buffer.from('{"ok":1,'), live.subarray(1)]);
}

function reply(response: ServerResponse, status: number, json: string | Buffer): void {
  response.writeHead(status, {
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(json),
  });
  response.end(json);
}
