import { type IncomingMessage, type Server, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer } from "ws";
import { comesBefore, replacement } from "../faults/bend.ts";
import type { Fault } from "../faults/fault-forms.ts";
import { empty, type Reply } from "../replies/reply.ts";
import { maskHeaders, maskPath } from "../service/mask.ts";
import type { Service } from "../service/service.ts";
import { Line } from "../socket/line.ts";
import { SocketDesk } from "../socket/socket-desk.ts";
import { isOtherPage } from "./own-browser.ts";
import { readSocketAddress, type SocketAddress } from "./socket-address.ts";

// What a client says is short. More than this ends the connection.
const maxPayload = 64 * 1024;

/**
 * Takes websockets, each after the faults that wait for `GET /socket/websocket`, whichever form the address has. What it
 * returns cuts all of them: the server does not count them among its connections.
 */
export function acceptSockets(server: Server, service: Service, desk: SocketDesk): () => void {
  const sockets = new WebSocketServer({ noServer: true, clientTracking: false, maxPayload });
  const wires = new Set<Duplex>();
  // What the page says is no client's, and no act on connections reaches it.
  const own = new SocketDesk();
  server.on("upgrade", async (request: IncomingMessage, wire: Duplex, head: Buffer) => {
    wires.add(wire.on("close", () => wires.delete(wire)).on("error", () => wire.destroy()));
    const address = readSocketAddress(service, request.url ?? "/");
    if (address === undefined) return answer(wire, empty(404));
    if (address.isOwn && isOtherPage(request.headers)) return answer(wire, empty(403));
    const faults = record(service, request, address);
    if (await isTurnedAway(wire, faults)) return;
    sockets.handleUpgrade(request, wire, head, (socket) => {
      const place = { service, world: address.world, desk: address.isOwn ? own : desk };
      const line = new Line(place, socket, wire, address.form);
      if (faults.some(({ fault }) => fault === "reset" || fault === "cut")) line.disconnect(1006, "");
    });
  });
  return () => {
    for (const wire of wires) wire.destroy();
  };
}

function record(
  service: Service,
  { method = "GET", url = "/", headers }: IncomingMessage,
  { world, isOwn }: SocketAddress,
) {
  if (isOwn) return [];
  const { prefix } = world;
  const faults = service.faults.take({ method, path: "/socket/websocket", world: prefix });
  const opened = service.record.open({
    method,
    path: maskPath(url),
    world: prefix,
    headers: maskHeaders(headers),
    at: service.now(),
  });
  opened.faults = faults.map(({ fault }) => fault);
  service.record.close(opened, 101);
  return faults;
}

/** Whether a fault took the place of the handshake. */
async function isTurnedAway(wire: Duplex, faults: readonly Fault[]): Promise<boolean> {
  for (const fault of faults) {
    if (fault.fault === "slow") await new Promise((resolve) => setTimeout(resolve, fault.ms));
    if (fault.fault === "stall") return true;
    const reply = replacement(fault, "");
    if (reply !== undefined) answer(wire, reply);
    else if (fault.fault === "reset" && comesBefore(fault)) wire.destroy();
    else continue;
    return true;
  }
  return false;
}

function answer(wire: Duplex, { status, headers, body }: Reply): void {
  const lines = Object.entries({ ...headers, connection: "close", "content-length": String(Buffer.byteLength(body)) });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}`,
    ...lines.map(([name, value]) => `${name}: ${value}`),
  ];
  wire.write(`${head.join("\r\n")}\r\n\r\n`);
  wire.end(body);
}
