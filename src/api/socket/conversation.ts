// Covered by test/api/socket/socket.test.ts
import type { Channel } from "../../model/socket/channel-frame.ts";
import { closeWords } from "../../model/socket/close-words.ts";
import { type Frame, readMessage } from "../../model/socket/frame.ts";
import { version } from "../../model/text/version.ts";
import { proxyFor, proxyHost } from "../wire/proxy-place.ts";
import type { SocketLine } from "./line.ts";
import { refused } from "./socket-failure.ts";
import { NoSocketError, openWebSocket, type TextSocket } from "./web-socket.ts";

/** What somebody who follows the game wants. */
export interface SocketWish {
  /** From `api.me()`: channels bear it. */
  readonly userId: string;
  readonly channels: readonly Channel[];
  /** Each thing that comes after the sign-in, at once. What is in it is a stranger's text. */
  readonly onFrame: (frame: Frame) => void;
  /** Ends it. */
  readonly signal: AbortSignal;
}

/** One connection as it goes on: what was said, and how it ended. */
export interface Conversation {
  readonly onText: (text: string) => void;
  readonly onClose: (words: string) => void;
  readonly signedIn: PromiseWithResolvers<void>;
  readonly closed: PromiseWithResolvers<string>;
  /** Closes it, now or as soon as it is open. */
  leave: () => void;
}

export function startConversation(line: SocketLine, wish: SocketWish): Conversation {
  const signedIn = Promise.withResolvers<void>();
  const closed = Promise.withResolvers<string>();
  // Whoever waits for it looks when it is time; until then nobody does.
  signedIn.promise.catch(() => undefined);
  let farewell: string | undefined;
  const onFrame = (frame: Frame): void => {
    if (frame.kind === "auth-ok" && frame.token !== undefined) line.onToken(frame.token);
    if (frame.kind === "auth-ok") signedIn.resolve();
    else if (frame.kind === "auth-failed") signedIn.reject(refused(line));
    else if (frame.kind === "farewell") farewell = closeWords(frame.code, frame.reason);
    else if (!wish.signal.aborted) wish.onFrame(frame);
  };
  const onClose = (words: string): void => {
    signedIn.reject(new NoSocketError(`was closed: ${farewell ?? words}`));
    closed.resolve(farewell ?? words);
  };
  const onText = (text: string): void => readMessage(text, wish.userId).forEach(onFrame);
  return { onText, onClose, signedIn, closed, leave: () => undefined };
}

export async function connect(line: SocketLine, talk: Conversation, opening: AbortSignal): Promise<TextSocket> {
  const { server, serverPassword, env, requestTimeoutMs: connectMs } = line;
  const proxy = proxyFor(server, env);
  // All of undici: nobody who only deploys loads it.
  const { openDispatcher } = await import("../wire/dispatcher.ts");
  const transport = { dispatcher: openDispatcher(proxy, connectMs), proxy: proxyHost(proxy) };
  const url = new URL("socket/websocket", server.root.replace(/^http/, "ws"));
  const headers = {
    "user-agent": `screeps-sync/${version}`,
    ...(serverPassword === undefined ? {} : { "X-Server-Password": serverPassword }),
  };
  const socket = await openWebSocket(url, transport, { headers, opening, ...talk });
  talk.leave = socket.close;
  return socket;
}
