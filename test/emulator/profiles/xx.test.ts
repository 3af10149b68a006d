import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Emulator, startEmulator } from "../../../src/emulator/emulator.ts";
import { type Answer, ask } from "../ask.ts";

let emulator: Emulator;
beforeEach(async () => {
  emulator = await startEmulator({ profile: "xx" });
  emulator.setCode("default", [["main", "live"]]);
});
afterEach(() => emulator.close());

function post(path: string, body: unknown): Promise<Answer> {
  return ask(emulator, `POST /api/user/${path}`, { token: emulator.token, body });
}

function get(path: string): Promise<Answer> {
  return ask(emulator, `GET /api/user/${path}`, { token: emulator.token });
}

describe("who is let in on the independent server", () => {
  it("is a token alone, or name and password on any path", async () => {
    expect((await get("branches")).status).toBe(200);
    const basic = `${emulator.username}:${emulator.password}`;
    expect((await ask(emulator, "GET /api/user/branches", { basic })).status).toBe(200);
    const wrong = await ask(emulator, "GET /api/user/branches", { basic: "demo:wrong" });
    expect([wrong.status, wrong.json]).toEqual([401, { error: "unauthorized" }]);
    expect((await ask(emulator, `GET /api/user/branches?_token=${emulator.token}`)).status).toBe(401);
  });

  it("is a guest too, who reads made-up code", async () => {
    const read = await ask(emulator, "GET /api/user/code?branch=any", { token: "guest" });
    expect(read.json).toEqual({ ok: 1, branch: "main", modules: { main: "" } });
    const body = { branch: "any", modules: {} };
    expect((await ask(emulator, "POST /api/user/code", { token: "guest", body })).status).toBe(404);
  });
});

describe("code on the independent server", () => {
  it("is written to a branch that is created on the way, with a bare ok", async () => {
    expect((await post("code", { branch: "new", modules: { a: "1" } })).json).toEqual({ ok: 1 });
    expect(emulator.code("new")).toEqual(new Map(Object.entries({ a: "1", main: "" })));
  });

  it("keeps every name except __proto__, and needs no `main` beside main.js", async () => {
    await post("code", { branch: "n", modules: { ".a": "", $b: "", "/c": "", "main.js": "" } });
    expect((await get("code?branch=n")).json).toMatchObject({ modules: { ".a": "", $b: "", "/c": "", "main.js": "" } });
    const refused = await post("code", '{"branch":"n","modules":{"__proto__":"x"}}');
    expect([refused.status, refused.text]).toEqual([500, ""]);
  });

  it.each([
    ["no branch", { modules: {} }],
    ["a list as the branch", { branch: ["a"], modules: {} }],
    ["no modules", { branch: "default" }],
    ["null modules", { branch: "default", modules: null }],
    ["a list of modules", { branch: "default", modules: [] }],
    ["a number among the modules", { branch: "default", modules: { main: 5 } }],
  ])("is invalid with %s", async (_, body) => {
    const answer = await post("code", body);
    expect([answer.status, answer.json]).toEqual([200, { error: "invalid" }]);
    expect(emulator.code("default")?.get("main")).toBe("live");
  });

  it("ends in an empty 500 with a long name, too much code or bad JSON", async () => {
    const tooMuch = { branch: "default", modules: { main: "x".repeat(5 * 1024 * 1024 + 1) } };
    for (const body of [{ branch: "x".repeat(31), modules: {} }, tooMuch, "{bad"]) {
      const answer = await post("code", body);
      expect([answer.status, answer.text]).toEqual([500, ""]);
    }
  });

  it("decodes base64 loosely, and takes null for nothing", async () => {
    await post("code", { branch: "default", modules: { main: null, w: { binary: "AAE*=" }, e: { binary: null } } });
    const { json } = await get("code?branch=default");
    expect(json).toMatchObject({ modules: { main: "", w: { binary: "AAE=" }, e: { binary: "" } } });
  });

  it("is read by branch only: none is invalid, even for nobody; a missing one is 404", async () => {
    expect((await ask(emulator, "GET /api/user/code")).json).toEqual({ error: "invalid" });
    const missing = await get("code?branch=none");
    expect([missing.status, missing.text]).toEqual([404, "Not Found"]);
    expect((await get("code?branch=")).json).toMatchObject({ branch: "default" });
    expect((await get("code?branch=%24activeSim")).status).toBe(404);
  });

  it("has no ETag, and no PUT", async () => {
    expect((await get("code?branch=default")).headers.has("etag")).toBe(false);
    expect((await ask(emulator, "PUT /api/user/code")).status).toBe(405);
  });
});

describe("branches on the independent server", () => {
  it("are listed as active nowhere, with code on request", async () => {
    expect((await get("branches")).json).toEqual({ ok: 1, list: [{ activeWorld: false, branch: "default" }] });
    expect((await get("branches?withCode=true")).json).toMatchObject({ list: [{ modules: { main: "live" } }] });
  });

  it("are never overwritten by a clone", async () => {
    expect((await post("clone-branch", { branch: "", newName: "copy" })).json).toMatchObject({ ok: 1 });
    expect(emulator.code("copy")?.get("main")).toBe("live");
    expect((await post("clone-branch", { branch: "default", newName: "copy" })).status).toBe(500);
    expect((await post("clone-branch", { branch: "none", newName: "other" })).status).toBe(404);
    expect((await post("clone-branch", { branch: "default" })).json).toEqual({ error: "invalid" });
  });

  it("are deleted even when active", async () => {
    expect((await post("delete-branch", { branch: "default" })).json).toEqual({ ok: 1 });
    expect(emulator.branches()).toEqual([]);
    expect((await post("delete-branch", {})).json).toEqual({ error: "invalid" });
  });

  it("become active whatever place is named", async () => {
    emulator.setCode("next", [["main", "next"]]);
    expect((await post("set-active-branch", { branch: "next" })).json).toEqual({ ok: 1 });
    expect((await get("code?branch=")).json).toMatchObject({ branch: "next" });
  });
});

describe("the world on the independent server", () => {
  it("is told without credentials, and without the calls it lacks", async () => {
    const tells = async (path: string) => (await ask(emulator, `GET /api/${path}`)).json;
    expect(await tells("game/time")).toEqual({ ok: 1, time: expect.any(Number) });
    expect(await tells("game/room-status?room=W1N1")).toMatchObject({ room: { _id: "W1N1", status: "normal" } });
    expect(await tells("game/shards/info")).toMatchObject({ shards: [{ name: "shard0", users: 0 }] });
    expect(await tells("user/messages/unread-count")).toEqual({ ok: 1, count: 0 });
    expect((await get("world-status")).status).toBe(404);
  });
});
