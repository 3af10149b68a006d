import { createHash } from "node:crypto";
import { connect } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { type Emulator, startEmulator } from "../../src/emulator/emulator.ts";
import { ask } from "./ask.ts";

let emulator: Emulator;
afterEach(() => emulator.close());

describe("startEmulator()", () => {
  it("listens on loopback, on any free port", async () => {
    emulator = await startEmulator();
    expect(emulator.url).toBe(`http://127.0.0.1:${emulator.port}`);
    expect(emulator.port).toBeGreaterThan(0);
  });

  it("begins with a user who has one branch `default` with an empty `main`, active in world and sim", async () => {
    emulator = await startEmulator();
    expect(emulator.username).toBe("demo");
    expect(emulator.code("default")).toEqual(new Map([["main", ""]]));
    expect(emulator.code("other")).toBeUndefined();
  });

  it("makes up its token, unless one is given", async () => {
    const other = await startEmulator();
    emulator = await startEmulator({ seedToken: "token-of-the-demonstration" });
    expect(emulator.token).toBe("token-of-the-demonstration");
    expect(other.token).not.toBe(emulator.token);
    expect((await ask(emulator, "GET /api/user/name", { token: emulator.token })).status).toBe(200);
    await other.close();
  });

  it("says what is wrong with a port that is taken", async () => {
    emulator = await startEmulator();
    await expect(startEmulator({ port: emulator.port })).rejects.toThrow(
      `Cannot listen on 127.0.0.1 port ${emulator.port}: listen EADDRINUSE`,
    );
  });

  it("knows several users, each with branches of their own", async () => {
    const users = ["ada", "bo"].map((username) => ({ username, password: `${username}-password` }));
    emulator = await startEmulator({ users });
    await ask(emulator, "POST /api/user/code", { basic: "bo:bo-password", body: { modules: { main: "bo's" } } });
    expect(emulator.code("default")).toEqual(new Map([["main", ""]]));
    expect((await ask(emulator, "GET /api/user/code", { basic: "bo:bo-password" })).json).toMatchObject({
      modules: { main: "bo's" },
    });
  });

  it("names the worlds there are when another is asked for", async () => {
    emulator = await startEmulator();
    expect(() => emulator.code("default", "mars")).toThrow('Cannot find world "mars"');
  });
});

describe("Emulator.requests", () => {
  it("holds what crossed the wire, in order, with credentials masked", async () => {
    emulator = await startEmulator();
    const { token } = emulator;
    const body = { branch: "default", modules: { main: "x" } };
    await ask(emulator, `GET /ptr/api/user/code?branch=a&_token=${token}`);
    await ask(emulator, "POST /api/user/code", { token, body });
    await ask(emulator, `GET /api/auth/query-token?token=${token}`);
    await ask(emulator, "GET /nothing", { basic: "demo:demo-password", headers: { cookie: "secret" } });
    expect(emulator.lines()).toEqual([
      "GET /ptr/api/user/code?branch=a&_token=***",
      "POST /api/user/code",
      "GET /api/auth/query-token?token=***",
      "GET /nothing",
    ]);
    expect(emulator.requests.map(({ status }) => status)).toEqual([200, 200, 200, 404]);
    expect(emulator.requests[1]).toMatchObject({
      bodyDigest: createHash("sha256").update(JSON.stringify(body)).digest("hex"),
      bodyBytes: JSON.stringify(body).length,
      headers: { "x-token": "***", "content-type": "application/json; charset=utf-8" },
      replyHeaders: { "x-ratelimit-remaining": "239" },
      by: `${token.slice(0, 8)}-****-****-****-************`,
    });
    const written = JSON.stringify(emulator.requests);
    for (const secret of [token, "demo-password", "ZGVtbzpkZW1v", "secret"]) expect(written).not.toContain(secret);
  });

  it("can be begun anew", async () => {
    emulator = await startEmulator();
    await ask(emulator, "GET /api/version");
    emulator.clearRequests();
    expect(emulator.lines()).toEqual([]);
  });

  it("does not hold the emulator's own pages", async () => {
    emulator = await startEmulator();
    for (const path of ["/", "/emulator/state", "/emulator/style.css", "/a/"]) await ask(emulator, `GET ${path}`);
    expect(emulator.lines()).toEqual([]);
  });
});

describe("Emulator.close()", () => {
  it("ends at once with idle and half-sent connections open", async () => {
    emulator = await startEmulator();
    const socket = connect(emulator.port, "127.0.0.1");
    const closed = new Promise((resolve) => socket.on("close", resolve).on("error", () => {}));
    socket.resume();
    socket.write("POST /api/user/code HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nhalf");
    await ask(emulator, "GET /api/version");
    await emulator.close();
    await closed;
    await expect(ask(emulator, "GET /api/version")).rejects.toThrow();
    emulator = await startEmulator();
  });
});
