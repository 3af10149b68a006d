import type { Socket } from "node:net";
import type { Dispatcher, WebSocket } from "undici";
import { closeWords } from "../../model/socket/close-words.ts";
import { explainFailure } from "../wire/transport-failure.ts";
import type { Pinged } from "./keep-alive.ts";

export interface WebSocketOptions {
  readonly headers: Readonly<Record<string, string>>;
  /** Gives up opening; its reason is what is thrown then. */
  readonly opening: AbortSignal;
  readonly onText: (text: string) => void;
  /** Called once, whoever closed it, with the reason in words. */
  readonly onClose: (words: string) => void;
}

/** What connects, and the host of the proxy that may be in the way, for messages. */
interface Connections {
  readonly dispatcher: Dispatcher;
  readonly proxy: string | undefined;
}

export interface TextSocket extends Pinged {
  readonly send: (text: string) => void;
  readonly close: () => void;
}

/** No websocket came about: what was found instead, and what helps. */
export class NoSocketError extends Error {
  readonly help: string | undefined;

  constructor(found: string, help?: string) {
    super(found);
    this.help = help;
  }
}

/** As much as a reply may have: the event of a write carries all modules. */
const maxPayloadSize = 24 * 1024 * 1024;

/** What the client of websockets does not tell: the failure below it, the status of a refusal, the connection itself. */
interface Seen {
  failure?: Error;
  status?: number;
  connection?: Socket;
}

/** Opens a websocket by undici, without following anybody elsewhere. @throws NoSocketError, or the reason of `opening` */
export async function openWebSocket(url: URL, transport: Connections, options: WebSocketOptions): Promise<TextSocket> {
  // All of undici: what it takes is loaded by nobody who only deploys.
  const { WebSocket, ping } = await import("undici");
  const seen: Seen = {};
  const dispatcher = watched(transport.dispatcher, seen);
  const socket = new WebSocket(url, { protocols: [], dispatcher, headers: { ...options.headers } });
  const opened = Promise.withResolvers<void>();
  const giveUp = () => opened.reject(options.opening.reason);
  options.opening.addEventListener("abort", giveUp, { once: true });
  if (options.opening.aborted) giveUp();
  socket.addEventListener("open", () => opened.resolve());
  socket.addEventListener("message", ({ data }) => typeof data === "string" && options.onText(data));
  socket.addEventListener("close", ({ code, reason }) => {
    opened.reject(noSocket(seen, transport.proxy));
    options.onClose(closeWords(code, reason));
  });
  try {
    await opened.promise;
  } catch (failure) {
    end(socket, seen);
    throw failure;
  } finally {
    options.opening.removeEventListener("abort", giveUp);
  }
  return {
    send: (text) => socket.send(text),
    close: () => end(socket, seen),
    ping: () => ping(socket),
    bytesRead: () => seen.connection?.bytesRead ?? 0,
  };
}

/** How long the other side has to answer that it closes too. */
const farewellMs = 1000;

function end(socket: WebSocket, { connection }: Seen): void {
  socket.close();
  setTimeout(() => connection?.destroy(), farewellMs).unref();
}

/** Looks on. The measures stand here, for undici takes them from no dispatcher of a proxy. */
function watched(dispatcher: Dispatcher, seen: Seen): Dispatcher {
  const watching = dispatcher.compose((dispatch) => (options, handler) => {
    return dispatch(options, {
      onRequestStart: (...start) => handler.onRequestStart?.(...start),
      onRequestUpgrade: (controller, status, headers, connection) => {
        seen.connection = connection as Socket;
        return handler.onRequestUpgrade?.(controller, status, headers, connection);
      },
      onResponseStart: (controller, status, ...more) => {
        seen.status = status;
        handler.onResponseStart?.(controller, status, ...more);
      },
      onResponseData: (...part) => handler.onResponseData?.(...part),
      onResponseEnd: (...ended) => handler.onResponseEnd?.(...ended),
      onResponseError: (controller, failure) => {
        seen.failure = failure;
        handler.onResponseError?.(controller, failure);
      },
    });
  });
  const dispatch: Dispatcher["dispatch"] = (options, handler) => watching.dispatch(options, handler);
  return Object.assign(Object.create(dispatcher, { webSocketOptions: { value: { maxPayloadSize } } }), { dispatch });
}

function noSocket({ status, failure }: Seen, proxy: string | undefined): NoSocketError {
  if (status !== undefined && status >= 300 && status < 400)
    return new NoSocketError(`answered with a redirect (${status})`, "nobody is followed elsewhere with credentials");
  if (status !== undefined)
    return new NoSocketError(`answered ${status} instead of opening it`, "has this server a websocket?");
  if (failure === undefined) return new NoSocketError("did not agree on a websocket");
  const { found, help } = explainFailure(failure, proxy);
  return new NoSocketError(`brought no answer: ${found}`, help);
}
