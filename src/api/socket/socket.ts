import type { SyncError } from "../../model/outcome/errors.ts";
import type { Channel } from "../../model/socket/channel-frame.ts";
import { refuseUncheckedTls } from "../wire/unchecked-tls.ts";
import { type Conversation, connect, type SocketWish, startConversation } from "./conversation.ts";
import { keepAlive } from "./keep-alive.ts";
import type { SocketLine } from "./line.ts";
import { explained, unreachable } from "./socket-failure.ts";
import type { TextSocket } from "./web-socket.ts";

/** The game's own voice: signed in, and nothing but what was asked for. Nothing here connects twice. */
export interface GameSocket {
  readonly subscribe: (channel: Channel) => void;
  readonly unsubscribe: (channel: Channel) => void;
  readonly close: () => void;
  /** Once it is closed: undefined where we did that, else why, as an error that was not thrown. */
  readonly closed: Promise<SyncError | undefined>;
}

const usualSilenceMs = 20_000;

/**
 * Signs in and listens. Needs one socket a run; `closed` says when it is over.
 *
 *     const { id: userId } = await api.me();
 *     const onFrame = (frame: Frame) => frame.kind === "tick" && print(frame.log);
 *     const socket = await api.openSocket({ userId, channels: ["console"], onFrame, signal });
 *     const lost = await socket.closed; // a SyncError, or undefined after `close()` or an abort of `signal`
 *
 * @throws UnreachableError or ServiceError where no socket comes about; the reason of the signal where that came first
 */
export async function openSocket(line: SocketLine, wish: SocketWish): Promise<GameSocket> {
  refuseUncheckedTls(line);
  const opening = AbortSignal.any([wish.signal, AbortSignal.timeout(line.requestTimeoutMs)]);
  const talk = startConversation(line, wish);
  opening.addEventListener("abort", () => talk.signedIn.reject(opening.reason), { once: true });
  try {
    const token = await line.token();
    const socket = await connect(line, talk, opening);
    socket.send(`auth ${token}`);
    await talk.signedIn.promise;
    return listen(socket, line, wish, talk);
  } catch (failure) {
    talk.leave();
    throw wish.signal.aborted ? failure : explained(failure, line);
  }
}

function listen(socket: TextSocket, line: SocketLine, wish: SocketWish, talk: Conversation): GameSocket {
  const channelOf = (channel: Channel): string => `user:${wish.userId}/${channel}`;
  const silenceMs = line.silenceMs ?? usualSilenceMs;
  let silent = false;
  let ours = false;
  const close = (): void => {
    ours = true;
    socket.close();
  };
  const rest = keepAlive(socket, silenceMs, () => {
    silent = true;
    socket.close();
  });
  wish.signal.addEventListener("abort", close, { once: true });
  const subscribe = (channel: Channel): void => socket.send(`subscribe ${channelOf(channel)}`);
  wish.channels.forEach(subscribe);
  const closed = talk.closed.promise.then((words) => {
    rest();
    wish.signal.removeEventListener("abort", close);
    const why = silent
      ? `is lost: nothing came for ${(2 * silenceMs) / 1000} s, no answer to a ping`
      : `was closed: ${words}`;
    return ours ? undefined : unreachable(line, why);
  });
  return { subscribe, unsubscribe: (channel) => socket.send(`unsubscribe ${channelOf(channel)}`), close, closed };
}
