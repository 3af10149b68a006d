import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Emulator, startEmulator } from "../../../src/emulator/emulator.ts";
import { ask } from "../ask.ts";

let emulator: Emulator;
let basic: string;
beforeAll(async () => {
  emulator = await startEmulator();
  basic = `${emulator.username}:${emulator.password}`;
});
afterAll(() => emulator.close());

const code = { branch: "default", modules: { main: "" } };

describe("who is let in on the official service", () => {
  it("is a token alone in the header", async () => {
    const answer = await ask(emulator, "GET /api/user/code", { token: emulator.token });
    expect([answer.status, answer.headers.get("x-token")]).toEqual([200, null]);
  });

  it("is a token in the query, for reading and for writing", async () => {
    const query = `_token=${emulator.token}`;
    expect((await ask(emulator, `GET /api/user/code?${query}`)).status).toBe(200);
    expect((await ask(emulator, `POST /api/user/code?${query}`, { body: code })).json).toMatchObject({ ok: 1 });
  });

  it("is decided by the header where both are given", async () => {
    expect((await ask(emulator, `GET /api/user/code?_token=${emulator.token}`, { token: "wrong" })).status).toBe(401);
    expect((await ask(emulator, "GET /api/user/code?_token=wrong", { token: emulator.token })).status).toBe(200);
  });

  it("is name or e-mail with password on both code calls", async () => {
    expect((await ask(emulator, "GET /api/user/code", { basic })).status).toBe(200);
    expect((await ask(emulator, "POST /api/user/code", { basic, body: code })).json).toMatchObject({ ok: 1 });
    const byMail = `${emulator.username}@example.test:${emulator.password}`;
    expect((await ask(emulator, "GET /api/user/code", { basic: byMail })).status).toBe(200);
  });

  it("is not name and password on any other call", async () => {
    const answer = await ask(emulator, "GET /api/user/branches", { basic });
    expect([answer.status, answer.json]).toEqual([401, { error: "unauthorized" }]);
  });

  it("is not a wrong password, which is told in plain text", async () => {
    const answer = await ask(emulator, "GET /api/user/code", { basic: `${emulator.username}:wrong` });
    expect([answer.status, answer.text, answer.headers.get("www-authenticate")]).toEqual([401, "Unauthorized", ""]);
  });

  it.each([
    ["no token", undefined],
    ["a wrong one", "wrong"],
  ])("is not %s, which is told in JSON", async (_, token) => {
    const answer = await ask(emulator, "GET /api/user/code", token === undefined ? {} : { token });
    expect([answer.status, answer.json]).toEqual([401, { error: "unauthorized" }]);
  });

  it("may have a colon in the password", async () => {
    const other = await startEmulator({ users: [{ username: "colon", password: "a:b:ü" }] });
    expect((await ask(other, "GET /api/user/code", { basic: "colon:a:b:ü" })).status).toBe(200);
    await other.close();
  });
});

describe("a limited token", () => {
  it("can call what was ticked, exactly by method and path", async () => {
    const { token } = emulator.createToken({ endpoints: ["GET /api/user/memory", "GET /api/market/orders"] });
    const allowed = ["GET /api/user/memory?shard=shard0", "GET /api/game/market/orders?resourceType=H&shard=shard0"];
    for (const line of allowed) expect((await ask(emulator, line, { token })).status).toBe(200);
    for (const line of ["POST /api/user/memory", "GET /api/user/code", "GET /api/user/memory-segment?segment=1"]) {
      const answer = await ask(emulator, line, { token });
      expect([answer.status, answer.json]).toEqual([403, { error: "forbidden" }]);
    }
  });

  it("is held to its scope in the query as in the header", async () => {
    const { token } = emulator.createToken({ endpoints: ["GET /api/user/name"] });
    expect((await ask(emulator, `GET /api/user/name?_token=${token}`)).status).toBe(200);
    expect((await ask(emulator, `GET /api/user/code?_token=${token}`)).status).toBe(403);
  });

  it("can be granted code by a test, to try a token that may push", async () => {
    const { token } = emulator.createToken({ endpoints: ["POST /api/user/code"] });
    expect((await ask(emulator, "POST /api/user/code", { token, body: code })).json).toMatchObject({ ok: 1 });
    expect((await ask(emulator, "GET /api/user/code", { token })).status).toBe(403);
  });

  it("is counted and shown what is left where it is forbidden, too", async () => {
    const { token } = emulator.createToken({ endpoints: ["GET /api/user/name"] });
    const { status, headers } = await ask(emulator, "GET /api/user/code", { token });
    expect([status, headers.get("x-ratelimit-limit"), headers.get("x-ratelimit-remaining")]).toEqual([403, "60", "59"]);
  });

  it("reads and writes only its memory segments", async () => {
    const endpoints = ["GET /api/user/memory-segment", "POST /api/user/memory-segment"];
    const { token } = emulator.createToken({ endpoints, memorySegments: ["5", "6"] });
    const read = (ids: string) => ask(emulator, `GET /api/user/memory-segment?segment=${ids}&shard=shard0`, { token });
    expect((await read("5")).status).toBe(200);
    expect((await read("5,6")).status).toBe(200);
    expect((await read("5,7")).status).toBe(403);
    const write = (segment: number) =>
      ask(emulator, "POST /api/user/memory-segment", { token, body: { segment, data: "x", shard: "shard0" } });
    expect((await write(6)).json).toEqual({ ok: 1 });
    expect((await write(7)).status).toBe(403);
  });
});

describe("the order of the checks on the official service", () => {
  it("is credentials, limit, scope, body", async () => {
    const { token } = emulator.createToken({ endpoints: ["POST /api/user/code"] });
    emulator.spend("POST /api/user/code", 240, "", token);
    emulator.spend("POST /api/user/console", 360, "", token);
    expect((await ask(emulator, "POST /api/user/console", { token })).status).toBe(429);
    const bad = { body: "{bad" };
    expect((await ask(emulator, "POST /api/user/code", bad)).status).toBe(401);
    expect((await ask(emulator, "POST /api/user/memory", { ...bad, token })).status).toBe(403);
    expect((await ask(emulator, "POST /api/user/code", { ...bad, token })).status).toBe(429);
    const unreadable = await ask(emulator, "POST /api/user/code", { ...bad, token: emulator.token });
    expect([unreadable.status, unreadable.headers.has("x-ratelimit-remaining")]).toEqual([400, true]);
  });

  it("can be turned around: body first", async () => {
    const other = await startEmulator({ bodyFirst: true });
    expect((await ask(other, "POST /api/user/code", { body: "{bad" })).status).toBe(400);
    await other.close();
  });
});

describe("worlds", () => {
  it("have a state of their own each, and tokens in common", async () => {
    const body = { branch: "default", modules: { main: "season only" } };
    await ask(emulator, "POST /season/api/user/code", { token: emulator.token, body });
    expect(emulator.code("default", "season")).toEqual(new Map([["main", "season only"]]));
    expect(emulator.code("default")).toEqual(new Map([["main", ""]]));
    expect(emulator.code("default", "ptr")).toEqual(new Map([["main", ""]]));
  });

  it("count requests each for itself", async () => {
    const { token } = emulator.createToken();
    emulator.spend("GET /api/user/code", 60, "", token);
    expect((await ask(emulator, "GET /api/user/code", { token })).status).toBe(429);
    expect((await ask(emulator, "GET /ptr/api/user/code", { token })).status).toBe(200);
  });

  it("are those that were asked for", async () => {
    const other = await startEmulator({ worlds: ["/season/"] });
    const { token } = other;
    expect((await ask(other, "GET /season/api/user/name", { token })).status).toBe(200);
    expect((await ask(other, "GET /api/user/name", { token })).status).toBe(404);
    await other.close();
  });
});
