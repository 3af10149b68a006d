import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Emulator, startEmulator } from "../../../src/emulator/emulator.ts";
import { ask } from "../ask.ts";
import { listen } from "./listener.ts";

let emulator: Emulator;
let ids: readonly string[];

beforeAll(async () => {
  const users = ["ada", "bo"].map((username) => ({ username, password: `${username}-password` }));
  emulator = await startEmulator({ profile: "private", users });
  ids = await Promise.all(
    users.map(async ({ username }) => {
      const { json } = await ask(emulator, `GET /api/user/find?username=${username}`);
      return (json as { user: { _id: string } }).user._id;
    }),
  );
});
afterAll(() => emulator.close());

describe("the websocket of a private server", () => {
  it("hands back a fresh token, which opens the door over HTTP too", async () => {
    const { token } = emulator;
    const listener = await listen(emulator.url);
    listener.say(`auth ${token}`);
    const [, fresh = ""] = /^auth ok ([0-9a-f]{40})$/.exec((await listener.until("auth ok")).at(-1) ?? "") ?? [];
    expect(fresh).not.toBe(token);
    const { json } = await ask(emulator, "GET /api/auth/me", { token: fresh, headers: { "x-username": "x" } });
    expect(json).toMatchObject({ ok: 1, username: "ada" });
  });

  it("lets a stranger hear everybody, also after a sign-in that failed, and adds no shard", async () => {
    const listener = await listen(emulator.url);
    listener.say("auth nonsense", `subscribe user:${ids[0]}/console`);
    await listener.until("auth failed");
    await emulator.subscribed();
    emulator.tick({ log: ["<b>"] });
    expect(JSON.parse(await listener.next())).toEqual([
      `user:${ids[0]}/console`,
      { messages: { log: ["&#x3C;b&#x3E;"], results: [] } },
    ]);
  });

  it("keeps other users' channels silent for who signed in", async () => {
    const listener = await listen(emulator.url);
    listener.say(`auth ${emulator.token}`, `subscribe user:${ids[1]}/code`, `subscribe user:${ids[0]}/console`);
    await emulator.subscribed();
    await ask(emulator, "POST /api/user/code", { basic: "bo:bo-password", body: { modules: { main: "bo's" } } });
    emulator.tick();
    expect((await listener.until(`["user:${ids[0]}/console"`)).join()).not.toContain("bo's");
  });
});
