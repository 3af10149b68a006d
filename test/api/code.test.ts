import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ModuleContent, Modules } from "../../src/model/modules/modules.ts";
import { ServiceError, UnreachableError, UsageError } from "../../src/model/outcome/errors.ts";
import { always, apiFor, failureOf, page, startScripted, token } from "./scripted-server.ts";

const modules: Modules = new Map<string, ModuleContent>([
  ["main", "module.exports.loop = () => {};\r\n\u2028\0"],
  ["role/miner", { binary: "AGFzbQEAAAA=" }],
  ["__proto__", "kept"],
  ["constructor", { json: '{"binary":null}' }],
  ["odd", { json: '{"binary":"AA==","note":1}' }],
  ["null", { json: "null" }],
  ["7", ""],
]);

/** Keeps one branch as the service does: whatever JSON came. */
async function startKeeper() {
  let kept: unknown = {};
  return startScripted((request, response) => {
    if (request.line.startsWith("POST")) kept = JSON.parse(request.body).modules;
    response.end(
      request.line.startsWith("POST")
        ? '{"ok":1,"timestamp":5}'
        : JSON.stringify({ ok: 1, branch: "default", modules: kept }),
    );
  });
}

describe("getCode() and putCode()", () => {
  it("bring every kind of module there and back", async () => {
    await using server = await startKeeper();
    const api = apiFor(server.url);
    await api.putCode("default", modules);
    expect(await api.getCode("default")).toEqual({ branch: "default", modules });
    expect(server.lines()).toEqual(["POST /api/user/code", "GET /api/user/code?branch=default"]);
  });

  it("bring any text back as it was", async () => {
    await using server = await startKeeper();
    const api = apiFor(server.url);
    const anyModules = fc
      .array(fc.tuple(fc.string({ unit: "binary" }), fc.string({ unit: "binary" })))
      .map((list) => new Map(list));
    await fc.assert(
      fc.asyncProperty(anyModules, async (some) => {
        await api.putCode("default", some);
        expect((await api.getCode("default"))?.modules).toEqual(some);
      }),
    );
  });

  it("send the token in both headers, as the open server wants it, and say who they are", async () => {
    await using server = await startKeeper();
    await apiFor(server.url, { serverPassword: "open sesame" }).putCode("default", modules);
    expect(server.requests[0]?.headers).toMatchObject({
      "x-token": token,
      "x-username": token,
      "x-server-password": "open sesame",
      "content-type": "application/json; charset=utf-8",
      "user-agent": expect.stringMatching(/^screeps-sync\/\d/),
    });
  });

  it("send the token in the query only when asked to", async () => {
    await using server = await startKeeper();
    const api = apiFor(server.url, { credentials: { kind: "token", token, tokenIn: "query" } });
    await api.getCode("default");
    expect(server.lines()).toEqual([`GET /api/user/code?branch=default&_token=${token}`]);
    expect(server.requests[0]?.headers).not.toHaveProperty("x-token");
    expect(api.exchanges.map((exchange) => exchange.path)).toEqual(["/api/user/code?branch=default"]);
  });

  it("work below a prefix, and keep odd names of branches apart from the query", async () => {
    await using server = await startScripted(always({ ok: 1, branch: "a&b=c/ü", modules: {} }));
    await apiFor(`${server.url}/season`).getCode("a&b=c/ü");
    expect(server.lines()).toEqual(["GET /season/api/user/code?branch=a%26b%3Dc%2F%C3%BC"]);
  });

  it("take the real name for $activeWorld", async () => {
    await using server = await startScripted(always({ ok: 1, branch: "sim", modules: {} }));
    expect(await apiFor(server.url).getCode("$activeWorld")).toEqual({ branch: "sim", modules: new Map() });
  });

  it.each([
    ["the open server", always({ error: "no code" })],
    ["the independent server", page("Not Found", 404)],
  ])("know no code for a branch that is not there, in the words of %s", async (_who, script) => {
    await using server = await startScripted(script);
    expect(await apiFor(server.url).getCode("default")).toBeUndefined();
  });

  it("take the 404 of a wrong address for an error, not for a missing branch", async () => {
    await using server = await startScripted(page("<html><pre>Cannot GET /api/user/code</pre></html>", 404));
    const error = await failureOf(apiFor(server.url).getCode("default"));
    expect(error).toBeInstanceOf(ServiceError);
    expect(error.message).toMatch(/404: Cannot GET \/api\/user\/code; is http.* the root of a Screeps world\?$/);
  });

  it.each(["{}", "null", "[]", '"str"', "5", "true"])("take modules %s for what they are", async (json) => {
    await using server = await startScripted(always({ ok: 1, branch: "default", modules: JSON.parse(json) }));
    const read = apiFor(server.url).getCode("default");
    if (json === "{}") expect((await read)?.modules.size).toBe(0);
    else expect(await failureOf(read)).toBeInstanceOf(UnreachableError);
  });

  it.each(["", "$activeWorld", "$foo"])("never write branch %j, which could mean another one", async (branch) => {
    await using server = await startKeeper();
    expect(await failureOf(apiFor(server.url).putCode(branch, modules))).toBeInstanceOf(UsageError);
    expect(server.lines()).toEqual([]);
  });

  it.each(["", "$foo"])("never read branch %j", async (branch) => {
    await using server = await startKeeper();
    expect(await failureOf(apiFor(server.url).getCode(branch))).toBeInstanceOf(UsageError);
    expect(server.lines()).toEqual([]);
  });

  it("report what crossed the wire", async () => {
    await using server = await startScripted(always({ ok: 1, branch: "default", modules: {} }));
    const api = apiFor(server.url);
    await api.getCode("default");
    expect(api.exchanges).toEqual([
      {
        method: "GET",
        path: "/api/user/code?branch=default",
        status: 200,
        ms: expect.any(Number),
        bytesUp: 0,
        bytesDown: 40,
      },
    ]);
  });
});
