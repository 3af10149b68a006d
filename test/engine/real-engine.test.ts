import { afterAll, beforeAll, expect, test } from "vitest";
import { placeSpawn } from "../real-engine/place-spawn.ts";
import { startRealEngine } from "../real-engine/real-engine.ts";
import type { RealServer } from "../real-server/real-server.ts";

let server: RealServer;
beforeAll(async () => {
  server = await startRealEngine();
});
afterAll(() => server?.stop());

test("the engine runs what was deployed once its user has a spawn, and tells what it logs and what it throws", async () => {
  const { token, id } = await signIn();
  await deploy(token, "module.exports.loop = () => { console.log('tick', Game.time); undefined.foo() }");
  const frames = await listen(token, id);

  await ticks(3);
  expect(frames).toEqual([]);

  await placeSpawn(server);
  await expect.poll(() => frames.join("\n"), { timeout: 30_000 }).toContain("at module.exports.loop (main:1:");
  expect(frames.join("\n")).toContain('{"messages":{"log":["tick ');
});

async function signIn(): Promise<{ token: string; id: string }> {
  const body = { email: server.username, password: server.password };
  const { token } = await answerOf<{ token: string }>(post("/api/auth/signin", body));
  const me = fetch(`${server.url}/api/auth/me`, { headers: authentication(token) });
  return { token, id: (await answerOf<{ _id: string }>(me))._id };
}

async function deploy(token: string, main: string): Promise<void> {
  const response = await post("/api/user/code", { branch: "default", modules: { main } }, authentication(token));
  expect(await response.json()).toMatchObject({ ok: 1 });
}

async function listen(token: string, id: string): Promise<string[]> {
  const socket = new WebSocket(`${server.url.replace("http", "ws")}/socket/websocket`);
  const frames: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  socket.onopen = () => socket.send(`auth ${token}`);
  socket.onmessage = ({ data }) => {
    if (String(data).startsWith("auth ok")) {
      socket.send(`subscribe user:${id}/console`);
      resolve();
    }
    if (String(data).startsWith("[")) frames.push(data);
  };
  await promise;
  return frames;
}

async function ticks(count: number): Promise<void> {
  const from = await gameTime();
  await expect.poll(gameTime, { timeout: 30_000 }).toBeGreaterThan(from + count);
}

async function gameTime(): Promise<number> {
  return (await answerOf<{ time: number }>(fetch(`${server.url}/api/game/time`))).time;
}

async function answerOf<Answer>(response: Promise<Response>): Promise<Answer> {
  return (await (await response).json()) as Answer;
}

function post(path: string, body: object, headers = {}): Promise<Response> {
  const json = { "Content-Type": "application/json", ...headers };
  return fetch(server.url + path, { method: "POST", headers: json, body: JSON.stringify(body) });
}

function authentication(token: string): Record<string, string> {
  return { "X-Token": token, "X-Username": token };
}
