import { afterAll, beforeAll, expect, test } from "vitest";
import { playPairs } from "../pulls/play-pairs.ts";
import { type RealServer, startRealServer } from "../real-server/real-server.ts";

let server: RealServer;
beforeAll(async () => {
  server = await startRealServer();
});
afterAll(() => server.stop());

async function post(path: string, body: object, token = ""): Promise<Readonly<Record<string, unknown>>> {
  const headers = { "Content-Type": "application/json", "X-Token": token, "X-Username": token };
  const reply = await fetch(`${server.url}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  return (await reply.json()) as Record<string, unknown>;
}

test("what was edited on the vendor's private server is pulled, merged and deployed, ten times", async () => {
  const { username, password, url } = server;
  const game = {
    server: new URL(url).host,
    env: { SCREEPS_SERVER: url, SCREEPS_USERNAME: username, SCREEPS_PASSWORD: password },
    setLive: async (modules: ReadonlyMap<string, string>) => {
      const { token } = await post("/api/auth/signin", { email: username, password });
      const written = await post(
        "/api/user/code",
        { branch: "default", modules: Object.fromEntries(modules) },
        String(token),
      );
      expect(written).toMatchObject({ ok: 1 });
    },
  };
  const { merged } = await playPairs(game, 10, 3);
  expect(merged).toBeGreaterThan(0);
});
