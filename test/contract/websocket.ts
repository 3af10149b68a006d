import { inflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { type Listener, listen } from "../emulator/socket/listener.ts";
import { tokenHeaders, type Wire } from "./wire.ts";

/** Without the engine no tick goes by: what is told here is what writes tell. */
export function describeWebsocket(wire: () => Wire): void {
  const userId = async (): Promise<string> => {
    const { json } = await wire().askAsUser({ path: "/api/auth/me" });
    return (json as { _id: string })._id;
  };
  const write = (main: string, _hash?: number) =>
    wire().askAsUser({ path: "/api/user/code", json: { branch: "default", modules: { main }, _hash } });
  const clone = (newName: string) =>
    wire().askAsUser({ path: "/api/user/clone-branch", json: { branch: "default", newName } });
  const activate = (branch: string) =>
    wire().askAsUser({ path: "/api/user/set-active-branch", json: { branch, activeName: "activeWorld" } });

  /** Signed in, and known to be subscribed: the server answers in order. */
  async function subscribed(...frames: readonly string[]): Promise<Listener> {
    const listener = await listen(wire().url);
    listener.say(`auth ${await wire().signIn()}`);
    await listener.until("auth ok");
    await settled(listener, frames);
    return listener;
  }

  /** Says these frames, and resolves when the server has read them. */
  async function settled(listener: Listener, frames: readonly string[]): Promise<void> {
    listener.say(...frames, "auth nobody");
    await listener.until("auth failed");
  }

  const events = (frames: readonly string[]): unknown[] => frames.map((frame) => JSON.parse(frame));

  describe("the websocket", () => {
    it("is told of at /socket/info", async () => {
      const { status, json } = await wire().ask({ path: "/socket/info" });
      expect(status).toBe(200);
      expect(json).toEqual({ websocket: true, origins: ["*:*"], cookie_needed: false, entropy: expect.any(Number) });
    });

    it("greets, plainly and in SockJS's frames", async () => {
      const plain = await listen(wire().url);
      expect(await plain.next()).toMatch(/^time \d{13}$/);
      expect(await plain.next()).toBe("protocol 14");
      const wrapped = await listen(wire().url, "/socket/123/abcdefgh/websocket");
      expect(await wrapped.next()).toBe("o");
      expect(await wrapped.next()).toMatch(/^a\["time \d{13}"\]$/);
      expect(await wrapped.next()).toBe('a["protocol 14"]');
      wrapped.say('["auth nobody"]', '"auth nobody"', "");
      for (let turn = 0; turn < 2; turn++) expect(await wrapped.next()).toBe('a["auth failed"]');
      wrapped.say("no JSON");
      expect(await wrapped.closed).toBe(3000);
    });

    it("hands back a token that opens the door over HTTP too", async () => {
      const token = await wire().signIn();
      const listener = await listen(wire().url);
      listener.say(`auth ${token}`);
      const fresh = (await listener.until("auth ok")).at(-1)?.replace("auth ok ", "") ?? "";
      expect(fresh).toMatch(/^[0-9a-f]{40}$/);
      expect(fresh).not.toBe(token);
      expect((await wire().ask({ path: "/api/auth/me", headers: tokenHeaders(fresh) })).json).toMatchObject({ ok: 1 });
    });

    it("tells a write with its `_hash`, a clone without, and an activation", async () => {
      const id = await userId();
      const listener = await subscribed(`subscribe user:${id}/code`, `subscribe user:${id}/set-active-branch`);
      const code = `user:${id}/code`;
      await write("one", 4711);
      expect(events(await listener.until("["))).toEqual([
        [code, { branch: "default", modules: { main: "one" }, timestamp: expect.any(Number), hash: 4711 }],
      ]);
      await clone("socket-clone");
      expect(events(await listener.until("["))).toEqual([
        [code, { branch: "socket-clone", modules: { main: "one" }, timestamp: expect.stringMatching(/^\d{4}-.*Z$/) }],
      ]);
      await activate("socket-clone");
      const activation = (branch: string) => [`user:${id}/set-active-branch`, { activeName: "activeWorld", branch }];
      expect(events(await listener.until("["))).toEqual([activation("socket-clone")]);
      await activate("default");
      expect(events(await listener.until("["))).toEqual([activation("default")]);
    });

    it("tells it once to who subscribed twice, until he has ended both", async () => {
      const channel = `user:${await userId()}/code`;
      const listener = await subscribed(`subscribe ${channel}`, `subscribe ${channel}`);
      // The reply of a write comes before its event.
      const told = async () => JSON.parse((await listener.until("[")).at(-1) ?? "")[1].modules.main;
      await write("once");
      expect(await told()).toBe("once");
      await settled(listener, [`unsubscribe ${channel}`]);
      await write("still");
      expect(await told()).toBe("still");
      await settled(listener, [`unsubscribe ${channel}`]);
      await write("no more");
      const other = await subscribed(`subscribe ${channel}`);
      await write("over");
      await other.until("[");
      await settled(listener, []);
      expect(listener.heard.filter((frame) => frame.startsWith("["))).toHaveLength(2);
    });

    it("packs what becomes shorter by it, once asked", async () => {
      const listener = await subscribed("gzip on", `subscribe user:${await userId()}/code`);
      await write("x".repeat(1000));
      const packed = await listener.next();
      expect(packed).toMatch(/^gz:/);
      expect(inflateSync(Buffer.from(packed.slice(3), "base64")).toString()).toContain("x".repeat(1000));
      await settled(listener, ["gzip off"]);
      await write("plain");
      expect(await listener.next()).toMatch(/^\["user:/);
    });

    it("tells a stranger too, also after a sign-in that failed", async () => {
      const listener = await listen(wire().url);
      await settled(listener, [`subscribe user:${await userId()}/code`]);
      await write("heard by all");
      expect(await listener.next()).toContain("heard by all");
    });

    it("tells who signed in nothing of others", async () => {
      const id = await userId();
      const listener = await subscribed("subscribe user:nobody/code", `subscribe user:${id}/code`);
      await write("own");
      expect(await listener.next()).toContain(`user:${id}/code`);
    });
  });
}
