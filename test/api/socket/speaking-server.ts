import { createServer, type RequestListener } from "node:http";
import { createServer as createTlsServer, type ServerOptions } from "node:https";
import type { AddressInfo, Socket } from "node:net";
import { type WebSocket, WebSocketServer } from "ws";

interface Script {
  /** What is answered to each text; the first is the sign-in. */
  readonly answer?: (text: string, socket: WebSocket) => void;
  readonly onUpgrade?: (connection: Socket) => "taken" | undefined;
  readonly tls?: ServerOptions;
  readonly autoPong?: boolean;
  readonly onRequest?: RequestListener;
}

/** Says yes to any sign-in, as the open server does. */
export const welcome = (text: string, socket: WebSocket): void => {
  if (text.startsWith("auth ")) socket.send("auth ok");
};

/** A server on loopback with a websocket that does what the test says, and keeps what it heard. */
export async function startSpeaking({ answer = welcome, onUpgrade, tls, autoPong = true, onRequest }: Script = {}) {
  const heard: string[] = [];
  const upgrades: { readonly path: string; readonly headers: NodeJS.Dict<string | string[]> }[] = [];
  const connections = new Set<Socket>();
  const server = tls === undefined ? createServer() : createTlsServer(tls);
  const sockets = new WebSocketServer({ noServer: true, autoPong });
  server.on("connection", (connection: Socket) => connections.add(connection.on("error", () => undefined)));
  if (onRequest !== undefined) server.on("request", onRequest);
  server.on("tlsClientError", () => undefined);
  server.on("upgrade", (request, connection: Socket, head) => {
    upgrades.push({ path: request.url ?? "", headers: request.headers });
    if (onUpgrade?.(connection) === "taken") return;
    sockets.handleUpgrade(request, connection, head, (socket) => {
      socket
        .on("error", () => undefined)
        .on("message", (message: Buffer) => {
          heard.push(message.toString());
          answer(message.toString(), socket);
        });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    heard,
    upgrades,
    port,
    url: `${tls === undefined ? "http" : "https"}://127.0.0.1:${port}`,
    gone: async () => {
      for (const connection of connections)
        if (!connection.closed) await new Promise((end) => connection.once("close", end));
    },
    [Symbol.asyncDispose]: async () => {
      for (const connection of connections) connection.destroy();
      server.close();
    },
  };
}
