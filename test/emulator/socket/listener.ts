import { once } from "node:events";
import WebSocket from "ws";

/** A client that knows nothing of Screeps: it says text and keeps what it hears. */
export interface Listener {
  readonly heard: string[];
  readonly socket: WebSocket;
  say(...frames: string[]): void;
  /** The next frame that was not taken yet. */
  next(): Promise<string>;
  /** The frames to come until one begins so, that one included. */
  until(beginning: string): Promise<string[]>;
  /** Resolves with the code of the closing. */
  readonly closed: Promise<number>;
}

export async function listen(url: string, path = "/socket/websocket"): Promise<Listener> {
  const socket = new WebSocket(url.replace(/^http/, "ws") + path);
  const heard: string[] = [];
  let taken = 0;
  socket.on("message", (bytes) => heard.push(Buffer.isBuffer(bytes) ? bytes.toString() : ""));
  const closed = new Promise<number>((resolve) => socket.on("close", resolve));
  const next = async (): Promise<string> => {
    while (heard.length <= taken) await once(socket, "message");
    return heard[taken++] ?? "";
  };
  const until = async (beginning: string): Promise<string[]> => {
    const frames = [await next()];
    while (!frames.at(-1)?.startsWith(beginning)) frames.push(await next());
    return frames;
  };
  const say = (...frames: string[]) => {
    for (const frame of frames) socket.send(frame);
  };
  await once(socket, "open");
  return { heard, socket, say, next, until, closed };
}

/** Greeted, signed in and subscribed. */
export async function subscriber(
  { url, token }: { readonly url: string; readonly token: string },
  ...channels: readonly string[]
): Promise<Listener> {
  const listener = await listen(url);
  listener.say(`auth ${token}`, ...channels.map((channel) => `subscribe ${channel}`));
  await listener.until("auth ok");
  return listener;
}
