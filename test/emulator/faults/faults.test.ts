import { gunzipSync } from "node:zlib";
import { request } from "undici";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Emulator, startEmulator } from "../../../src/emulator/emulator.ts";
import { parseFaults } from "../../../src/emulator/faults/fault.ts";
import type { Fault } from "../../../src/emulator/faults/fault-forms.ts";
import { type Answer, ask } from "../ask.ts";

let emulator: Emulator;
beforeEach(async () => {
  emulator = await startEmulator();
});
afterEach(() => emulator.close());

function read(headers: Record<string, string> = {}): Promise<Answer> {
  return ask(emulator, "GET /api/user/code", { token: emulator.token, headers });
}

function write(main: string, fault?: Fault): Promise<Answer> {
  if (fault !== undefined) emulator.addFault(fault);
  return ask(emulator, "POST /api/user/code", {
    token: emulator.token,
    body: { branch: "default", modules: { main } },
  });
}

async function causeOf(promise: Promise<unknown>): Promise<unknown> {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof Error && error.cause instanceof Error && "code" in error.cause ? error.cause.code : error;
}

const main = () => emulator.code("default")?.get("main");

describe("a reset", () => {
  it("before the write took effect leaves the code as it was", async () => {
    expect(await causeOf(write("new", { fault: "reset" }))).toBe("ECONNRESET");
    expect(main()).toBe("");
  });

  it("after the write took effect loses the answer only", async () => {
    expect(await causeOf(write("new", { fault: "reset", when: "after" }))).toBe("ECONNRESET");
    expect(main()).toBe("new");
  });
});

describe("a reply", () => {
  it.each([[413], [502], [503], [504], [520]])(
    "can be a proxy's page with status %i, before or after the write",
    async (status) => {
      const before = await write("new", { fault: "status", status });
      expect([before.status, main()]).toEqual([status, ""]);
      const after = await write("new", { fault: "status", status, when: "after" });
      expect([after.status, after.headers.get("content-type"), main()]).toEqual([
        status,
        "text/html; charset=utf-8",
        "new",
      ]);
    },
  );

  it("can be HTML with status 200", async () => {
    const answer = await write("new", { fault: "html" });
    expect([answer.status, answer.json, main()]).toEqual([200, undefined, ""]);
  });

  it("can be a redirect", async () => {
    const answer = await write("new", { fault: "redirect", status: 301, location: "https://example.test/" });
    expect([answer.status, answer.headers.get("location"), main()]).toEqual([301, "https://example.test/", ""]);
  });

  it("can be a 429 of any length and form", async () => {
    const answer = await write("new", { fault: "rate-limit", ms: 36_531_905, format: "text" });
    expect([answer.status, answer.text]).toEqual([429, "Rate limit exceeded, retry after 36531905ms"]);
  });

  it("can be anything at all", async () => {
    const answer = await write("new", { fault: "reply", status: 200, headers: { "x-odd": "1" }, body: '{"ok":2}' });
    expect([answer.status, answer.text, answer.headers.get("x-odd"), main()]).toEqual([200, '{"ok":2}', "1", ""]);
  });

  it("can have another content type", async () => {
    emulator.addFault({ fault: "content-type", value: "text/plain" });
    expect((await read()).headers.get("content-type")).toMatch(/^text\/plain/);
  });

  it("can be packed though nobody asked", async () => {
    emulator.addFault({ fault: "gzip" });
    const { headers, body } = await request(`${emulator.url}/api/user/code`, {
      headers: { "x-token": emulator.token },
    });
    expect(headers["content-encoding"]).toBe("gzip");
    expect(JSON.parse(gunzipSync(Buffer.from(await body.arrayBuffer())).toString())).toMatchObject({ ok: 1 });
  });

  it("can end in the middle", async () => {
    emulator.addFault({ fault: "cut" });
    const { statusCode, body } = await request(`${emulator.url}/api/user/code`, {
      headers: { "x-token": emulator.token },
    });
    expect(statusCode).toBe(200);
    await expect(body.text()).rejects.toThrow();
  });

  it("can stop in the middle for good, without keeping the emulator from its end", async () => {
    emulator.addFault({ fault: "stall" });
    const { body } = await request(`${emulator.url}/api/user/code`, { headers: { "x-token": emulator.token } });
    const text = body.text().catch(() => "ended by the close");
    await emulator.close();
    expect(await text).toBe("ended by the close");
    emulator = await startEmulator();
  });

  it("can be slow", async () => {
    emulator.addFault({ fault: "slow", ms: 300, path: "/api/user/code" });
    const order: string[] = [];
    const slow = read().then(() => order.push("slow"));
    await ask(emulator, "GET /api/user/name", { token: emulator.token }).then(() => order.push("quick"));
    await slow;
    expect(order).toEqual(["quick", "slow"]);
  });

  it("can name a reset of another clock", async () => {
    const reset = async () => Number((await read()).headers.get("x-ratelimit-reset"));
    const right = await reset();
    emulator.addFault({ fault: "skew", seconds: -5000 });
    expect(await reset()).toBe(right - 5000);
  });
});

describe("somebody else's write", () => {
  it("comes between a read and a write", async () => {
    emulator.addFault({
      fault: "other-write",
      method: "POST",
      path: "/api/user/code",
      branch: "default",
      modules: { main: "theirs" },
      when: "after",
    });
    expect((await read()).json).toMatchObject({ modules: { main: "" } });
    expect((await write("mine")).json).toMatchObject({ ok: 1 });
    expect(main()).toBe("theirs");
  });

  it("can create a branch before the listing is seen", async () => {
    emulator.addFault({ fault: "other-write", branch: "theirs", modules: {} });
    const { json } = await ask(emulator, "GET /api/user/branches", { token: emulator.token });
    expect(json).toMatchObject({ list: [{ branch: "default" }, { branch: "theirs" }] });
  });
});

describe("which requests a fault meets", () => {
  it("is said by method, path, world, how many pass first, and how often", async () => {
    emulator.addFault({
      fault: "status",
      status: 503,
      method: "GET",
      path: "/api/user/code",
      world: "ptr",
      skip: 1,
      times: 2,
    });
    const ptr = async () => (await ask(emulator, "GET /ptr/api/user/code", { token: emulator.token })).status;
    expect((await read()).status).toBe(200);
    expect([await ptr(), await ptr(), await ptr(), await ptr()]).toEqual([200, 503, 503, 200]);
  });

  it("is all of them with `always`, until the faults are cleared", async () => {
    emulator.addFault({ fault: "status", status: 503, times: "always" });
    expect([(await read()).status, (await read()).status]).toEqual([503, 503]);
    emulator.clearFaults();
    expect((await read()).status).toBe(200);
  });

  it("is one by its own header, short or as JSON", async () => {
    expect((await read({ "x-emulator-fault": "status; status=502" })).status).toBe(502);
    expect((await read({ "x-emulator-fault": '{"fault":"status","status":504}' })).status).toBe(504);
    expect((await read()).status).toBe(200);
  });

  it("can be several at once", async () => {
    for (const fault of [{ fault: "gzip" }, { fault: "skew", seconds: 60 }] as const) emulator.addFault(fault);
    const answer = await read();
    expect([answer.headers.get("content-encoding"), answer.json]).toEqual(["gzip", expect.objectContaining({ ok: 1 })]);
  });

  it("is written down in the record", async () => {
    await read({ "x-emulator-fault": "status; status=502" });
    expect(emulator.requests[0]).toMatchObject({ status: 502, faults: ["status"] });
  });
});

describe("where faults come from", () => {
  it("is a script from the start", async () => {
    const scripted = await startEmulator({
      script: [
        { fault: "status", status: 502 },
        { fault: "reset", path: "/never" },
      ],
    });
    expect((await ask(scripted, "GET /api/user/name", { token: scripted.token })).status).toBe(502);
    await scripted.close();
  });

  it("is a call to the emulator, which also lists and clears them", async () => {
    await ask(emulator, "POST /emulator/faults", { body: [{ fault: "gzip" }, { fault: "cut" }] });
    expect((await ask(emulator, "GET /emulator/faults")).json).toEqual([{ fault: "gzip" }, { fault: "cut" }]);
    await ask(emulator, "DELETE /emulator/faults");
    expect((await ask(emulator, "GET /emulator/faults")).json).toEqual([]);
  });

  it("is refused with what is wrong with it", async () => {
    expect(() => parseFaults({ fault: "slow" })).toThrow(/^Cannot read fault: ms: /);
    expect(() => parseFaults({ fault: "explode" })).toThrow(/^Cannot read fault: /);
    expect(() => parseFaults({ fault: "gzip", tmies: 2 })).toThrow(/tmies/);
    const refused = await ask(emulator, "POST /emulator/faults", { body: { fault: "slow" } });
    expect([refused.status, refused.json]).toEqual([400, { error: expect.stringMatching(/^Cannot read fault/) }]);
    expect((await read({ "x-emulator-fault": "explode" })).status).toBe(400);
  });
});
