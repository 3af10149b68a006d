import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Emulator, startEmulator } from "../../../../src/emulator/emulator.ts";
import { type Answer, ask, fakeClock } from "../../ask.ts";

const clock = fakeClock();
let emulator: Emulator;
let session: string;
beforeEach(async () => {
  emulator = await startEmulator({ now: clock.now });
  const { json } = await ask(emulator, "POST /emulator/session", { body: { user: "demo" } });
  session = (json as { token: string }).token;
});
afterEach(() => emulator.close());

async function create(body: object): Promise<string> {
  const { json } = await ask(emulator, "POST /api/user/auth-token", { token: session, body });
  return (json as { token: string }).token;
}

function list(): Promise<Answer> {
  return ask(emulator, "GET /api/user/auth-token", { token: session });
}

describe("the account page's calls", () => {
  it("create a token whose value is shown once", async () => {
    const token = await create({ type: "full", description: "ci" });
    expect((await ask(emulator, "GET /api/user/name", { token })).status).toBe(200);
    const { text, json } = await list();
    expect(text).not.toContain(token);
    const masked = `${token.slice(0, 8)}-****-****-****-************`;
    expect(json).toMatchObject({ tokens: [{}, { token: masked, description: "ci", full: true }] });
  });

  it("create a token for code alone, which the real page does not", async () => {
    const token = await create({ type: "selected", endpoints: ["GET /api/user/code", "POST /api/user/code"] });
    expect((await ask(emulator, "GET /api/user/code", { token })).status).toBe(200);
    expect((await ask(emulator, "POST /api/user/code", { token, body: { modules: {} } })).json).toMatchObject({
      ok: 1,
    });
    expect((await ask(emulator, "GET /api/user/branches", { token })).status).toBe(403);
    expect((await ask(emulator, "GET /api/auth/me", { token })).status).toBe(403);
  });

  it("create a limited token, of the endpoints that can be ticked: not of any other", async () => {
    const endpoints = ["GET /api/user/name", "GET /api/market/orders", "GET /api/auth/me"];
    await create({ type: "selected", endpoints, websockets: ["console", "nonsense"], memorySegments: "5, 6 7" });
    expect((await list()).json).toMatchObject({
      tokens: [
        {},
        {
          full: false,
          endpoints: ["GET /api/user/name", "GET /api/market/orders"],
          websockets: ["console"],
          memorySegments: ["5", "6", "7"],
        },
      ],
    });
  });

  it("delete a token, which opens nothing from then on", async () => {
    const { id, token } = emulator.createToken();
    await ask(emulator, "POST /api/user/delete-auth-token", { token: session, body: { tokenId: id } });
    expect((await ask(emulator, "GET /api/user/name", { token })).status).toBe(401);
  });

  it("cannot be made with a token", async () => {
    expect((await ask(emulator, "GET /api/user/auth-token", { token: emulator.token })).status).toBe(401);
  });

  it("refuse an unknown kind and an unknown token", async () => {
    const odd = await ask(emulator, "POST /api/user/auth-token", { token: session, body: { type: "half" } });
    expect(odd.json).toEqual({ error: "invalid params" });
    const gone = await ask(emulator, "POST /api/user/delete-auth-token", { token: session, body: { tokenId: "x" } });
    expect(gone.json).toEqual({ error: "token not found" });
  });
});

describe("POST /api/user/noratelimit", () => {
  it("cannot be done by a plain request, nor with a picture that is guessed, used or old", async () => {
    const token = emulator.token.slice(0, 8);
    const lift = (body: object) =>
      ask(emulator, "POST /api/user/noratelimit", { token: session, body: { token, ...body } });
    expect((await lift({})).json).toEqual({ error: "captcha failed" });
    const { json } = await ask(emulator, "POST /emulator/challenge", { body: {} });
    const { id } = json as { id: string };
    expect((await lift({ challenge: id, x: -50, y: -50 })).json).toEqual({ error: "captcha failed" });
    const known = await ask(emulator, `GET /api/auth/query-token?token=${emulator.token}`);
    expect(known.text).not.toContain("noRatelimitUntil");
  });
});
