import { mkdtemp, readdir, rm } from "node:fs/promises";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startRealServer } from "../real-server/real-server.ts";

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "fixture-"));
  vi.stubEnv("TMPDIR", directory);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(directory, { recursive: true });
});

it("startRealServer() listens on loopback alone, and stop() leaves nothing behind, asked twice too", async () => {
  const server = await startRealServer();
  expect((await fetch(`${server.url}/api/version`)).status).toBe(200);
  for (const address of addressesToOthers()) {
    const url = server.url.replace("127.0.0.1", address);
    await expect(fetch(`${url}/api/version`)).rejects.toThrow("fetch failed");
  }
  expect(await readdir(directory)).toHaveLength(1);

  await server.stop();
  await expect(fetch(`${server.url}/api/version`)).rejects.toThrow("fetch failed");
  expect(await readdir(directory)).toEqual([]);
  await server.stop();
});

it("startRealServer() starts two servers that know nothing of each other", async () => {
  const [one, other] = await Promise.all([startRealServer(), startRealServer({ serverPassword: "open sesame" })]);
  expect(one.url).not.toBe(other.url);
  expect(await (await fetch(`${one.url}/api/version`)).json()).toMatchObject({ ok: 1 });
  expect(await (await fetch(`${other.url}/api/version`)).json()).toEqual({ error: "incorrect server password" });
  await Promise.all([one.stop(), other.stop()]);
  expect(await readdir(directory)).toEqual([]);
});

function addressesToOthers(): readonly string[] {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return all.flatMap(({ internal, family, address }) => (internal || family !== "IPv4" ? [] : [address]));
}
