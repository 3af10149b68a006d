import { afterAll, beforeAll, expect, test } from "vitest";
import { authentication, listen } from "../real-engine/listen.ts";
import { placeSpawn } from "../real-engine/place-spawn.ts";
import { startRealEngine } from "../real-engine/real-engine.ts";
import type { RealServer } from "../real-server/real-server.ts";

let server: RealServer;
beforeAll(async () => {
  server = await startRealEngine();
});
afterAll(() => server?.stop());

test("the engine runs what was deployed once its user has a spawn, and tells what it logs and what it throws", async () => {
  const { frames, signIn } = await listen(server);
  await deploy(await signIn(), "module.exports.loop = () => { console.log('tick', Game.time); undefined.foo() }");

  await ticks(3);
  expect(frames).toEqual([]);

  await placeSpawn(server);
  await expect.poll(() => frames.join("\n"), { timeout: 30_000 }).toContain("at module.exports.loop (main:1:");
  expect(frames.join("\n")).toContain('{"messages":{"log":["tick ');
});

async function deploy(token: string, main: string): Promise<void> {
  const response = await post("/api/user/code", { branch: "default", modules: { main } }, authentication(token));
  expect(await response.json()).toMatchObject({ ok: 1 });
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
