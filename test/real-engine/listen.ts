import type { RealServer } from "../real-server/real-server.ts";

export interface Player {
  /** A fresh token, as the server takes each for a minute alone. */
  readonly signIn: () => Promise<string>;
  readonly id: string;
  /** What came on the console so far, frame by frame. */
  readonly frames: readonly string[];
}

/** The server's user, listening to his console. */
export async function listen({ url, username, password }: RealServer): Promise<Player> {
  const signIn = async (): Promise<string> => {
    const headers = { "Content-Type": "application/json" };
    const body = JSON.stringify({ email: username, password });
    const { token } = await answerOf(fetch(`${url}/api/auth/signin`, { method: "POST", headers, body }));
    return String(token);
  };
  const token = await signIn();
  const me = await answerOf(fetch(`${url}/api/auth/me`, { headers: authentication(token) }));
  const id = String(me["_id"]);
  return { signIn, id, frames: await hear(url, await signIn(), id) };
}

export const authentication = (token: string): Record<string, string> => ({ "X-Token": token, "X-Username": token });

async function hear(url: string, token: string, id: string): Promise<string[]> {
  const socket = new WebSocket(`${url.replace("http", "ws")}/socket/websocket`);
  const frames: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  socket.onopen = () => socket.send(`auth ${token}`);
  socket.onmessage = ({ data }) => {
    if (String(data).startsWith("auth ok")) {
      socket.send(`subscribe user:${id}/console`);
      resolve();
    }
    if (String(data).startsWith("[")) frames.push(String(data));
  };
  await promise;
  return frames;
}

async function answerOf(response: Promise<Response>): Promise<Record<string, unknown>> {
  return (await (await response).json()) as Record<string, unknown>;
}
