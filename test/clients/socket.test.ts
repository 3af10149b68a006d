import { once } from "node:events";
import { afterEach, describe, expect, it } from "vitest";
import { type Emulator, startEmulator } from "../../src/emulator/emulator.ts";
import { type Client, openClient, versions } from "./screeps-api.ts";

let emulator: Emulator;
let client: Client;
afterEach(async () => {
  client.socket.disconnect();
  await emulator.close();
});

/** Events in the order in which they come. */
async function subscribe(...channels: readonly string[]): Promise<unknown[]> {
  const events: unknown[] = [];
  await client.socket.connect();
  for (const channel of channels) {
    await client.socket.subscribe(channel, ({ data }) => events.push(data));
    await emulator.subscribed(channel);
  }
  return events;
}

describe.each(versions)("the socket of screeps-api %s", (_, name) => {
  it("hears console and code on the official profile, by its token", async () => {
    emulator = await startEmulator();
    client = openClient(emulator, { token: emulator.token }, name);
    const events = await subscribe("console", "code");
    emulator.tick({ log: ["harvested"], error: "TypeError: x" });
    await client.raw.user.code.set("default", { main: "loop" });
    await expect.poll(() => events).toHaveLength(3);
    expect(events).toEqual([
      { messages: { log: ["harvested"], results: [] }, shard: "shard0" },
      { error: "TypeError: x", shard: "shard0" },
      expect.objectContaining({ branch: "default", modules: { main: "loop" } }),
    ]);
  });

  it("hears them on the private profile, after it has signed in", async () => {
    emulator = await startEmulator({ profile: "private" });
    client = openClient(emulator, {}, name);
    await client.auth(emulator.username, emulator.password);
    const events = await subscribe("console");
    emulator.tick({ log: ["harvested"] });
    await expect.poll(() => events).toEqual([{ messages: { log: ["harvested"], results: [] } }]);
  });

  it("connects again when it was cut off, and hears on", async () => {
    emulator = await startEmulator();
    client = openClient(emulator, { token: emulator.token }, name);
    const events = await subscribe("console");
    const again = once(client.socket, "authed");
    await emulator.play([{ disconnect: 1012, reason: "restart" }]);
    await again;
    await emulator.subscribed("console");
    emulator.tick({ log: ["back"] });
    await expect.poll(() => events).not.toEqual([]);
    expect(events[0]).toMatchObject({ messages: { log: ["back"] } });
  });
});
