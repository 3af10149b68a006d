import { describe, expect, it } from "vitest";
import { RateLimitedError, ServiceError, UnreachableError } from "../../src/model/outcome/errors.ts";
import { always, apiFor, failureOf, page, startScripted } from "./scripted-server.ts";

const some = new Map([["main", "x"]]);

describe("200 with an error", () => {
  it.each([
    ["branch does not exist", /case-sensitive/],
    ["no code length", /refused: no code length$/],
    ["no branch", /case-sensitive/],
    ["invalid params", /did not understand/],
    ["invalid branch name", /1 to 30 characters/],
    ["too many branches", /30 code branches/],
    ["code length exceeds 5 MB limit", /5,242,880/],
    ["invalid shard", /did not understand/],
    ["server down", /maintenance/],
    ["incorrect server password", /server password/],
    ["token not found", /unknown there/],
    ["TypeError: Cannot read properties of undefined (reading 'length')", /did not understand/],
  ])("is a refusal with its words and a hint: %s", async (text, hint) => {
    await using server = await startScripted(always({ error: text }));
    const error = await failureOf(apiFor(server.url).putCode("default", some));
    expect(error).toBeInstanceOf(ServiceError);
    expect(error).toMatchObject({ status: 200, reason: text });
    expect(error.message).toMatch(hint);
    expect(error.message).toMatch(
      /^Cannot write branch "default": POST \/api\/user\/code of 127\.0\.0\.1:\d+ was refused: /,
    );
  });

  it("is a refusal even beside ok", async () => {
    await using server = await startScripted(always({ ok: 1, error: "no" }));
    expect(await failureOf(apiFor(server.url).putCode("default", some))).toBeInstanceOf(ServiceError);
  });

  it("cannot write to the terminal", async () => {
    await using server = await startScripted(always({ error: "\u001b[2J\r::set-output name=x::y\n##[error]" }));
    const error = await failureOf(apiFor(server.url).putCode("default", some));
    expect(error.message).not.toMatch(/\p{Cc}|::|##\[/u);
  });
});

describe("200 that proves nothing", () => {
  it.each([
    ["an empty body", page("")],
    ["a page", page("<html><title>Welcome</title>")],
    ["an array", always([])],
    ["an empty object", always({})],
    ["a string", always("ok")],
    ["null", always(null)],
    ['ok: "1"', always({ ok: "1", modules: {} })],
    ["ok: true", always({ ok: true, modules: {} })],
    ["ok: 0", always({ ok: 0, modules: {} })],
    ["broken JSON", page('{"ok":1,"branch":"default","modules":{"main":"x"')],
    [
      "text that is not UTF-8",
      (_: unknown, response: { end: (bytes: Buffer) => unknown }) =>
        response.end(Buffer.from([...Buffer.from('{"ok":1,"modules":{"main":"'), 0xff, ...Buffer.from('"}}')])),
    ],
    ["JSON nested too deep", page(`{"ok":1,"modules":{"main":${"[".repeat(9)}${"]".repeat(9)}}}`)],
    [
      "a million modules",
      page(`{"ok":1,"modules":{${Array.from({ length: 1_000_000 }, (_, index) => `"m${index}":""`).join()}}}`),
    ],
    ["no content", page("", 204)],
  ])("is neither code nor an acknowledgement: %s", async (_what, script) => {
    await using server = await startScripted(script as Parameters<typeof startScripted>[0]);
    const api = apiFor(server.url);
    const read = await failureOf(api.getCode("default"));
    const write = await failureOf(api.putCode("default", some));
    expect([read, write].map((error) => error.constructor)).toEqual([UnreachableError, UnreachableError]);
    expect(read).toMatchObject({ mayHaveArrived: false });
    expect(write).toMatchObject({ mayHaveArrived: true });
  });

  it("is an acknowledgement with modules: the write became a read", async () => {
    await using server = await startScripted(always({ ok: 1, branch: "default", modules: { main: "old" } }));
    const error = await failureOf(apiFor(server.url).putCode("default", some));
    expect(error).toMatchObject({ constructor: UnreachableError, mayHaveArrived: true });
    expect(error.message).toMatch(/redirect/);
  });

  it.each([
    ["without modules", { ok: 1, branch: "default" }],
    ["for another branch", { ok: 1, branch: "other", modules: {} }],
    ["without a branch name", { ok: 1, branch: 5, modules: {} }],
  ])("is code %s", async (found, answer) => {
    await using server = await startScripted(always(answer));
    const error = await failureOf(apiFor(server.url).getCode("default"));
    expect(error).toMatchObject({ constructor: UnreachableError, message: expect.stringContaining(`code ${found}`) });
  });
});

describe("another status", () => {
  it.each([
    [400, page("<html>Bad Request", 400)],
    [401, always({ error: "unauthorized" }, 401)],
    [401, page("Unauthorized", 401)],
    [403, always({ error: "forbidden" }, 403)],
    [404, page("<pre>Cannot POST</pre>", 404)],
    [413, page("<html>PayloadTooLargeError", 413)],
    [415, page("<html>", 415)],
  ])("%d is a refusal, not worth another try", async (status, script) => {
    await using server = await startScripted(script);
    const error = await failureOf(apiFor(server.url).putCode("default", some));
    expect(error).toMatchObject({ constructor: ServiceError, status });
    expect(server.requests).toHaveLength(1);
  });

  it.each([
    [401, "the token is unknown there"],
    [403, "full access"],
    [407, "proxy"],
    [413, "8 MiB"],
  ])("%d says what helps", async (status, help) => {
    await using server = await startScripted(page("no", status));
    expect((await failureOf(apiFor(server.url).getCode("default"))).message).toContain(help);
  });

  it.each(['{"error":"\\q"}', '{"error":5}', "{", '{"error":"'])("400 with %s is shown as it is", async (text) => {
    await using server = await startScripted(page(text, 400));
    const error = await failureOf(apiFor(server.url).getCode("default"));
    expect(error).toMatchObject({
      constructor: ServiceError,
      reason: undefined,
      message: expect.stringContaining(text),
    });
  });

  it("401 without credentials says that some are needed", async () => {
    await using server = await startScripted(page("no", 401));
    const api = apiFor(server.url, { credentials: undefined } as object);
    expect((await failureOf(api.getCode("default"))).message).toContain("set SCREEPS_USERNAME");
    expect(server.requests[0]?.headers).not.toHaveProperty("x-token");
  });

  it.each([500, 502, 503, 504, 520, 408, 425])(
    "%d is worth another try, and a write may have been applied",
    async (status) => {
      await using server = await startScripted(page("<html><h1>nginx</h1></html>", status));
      const api = apiFor(server.url);
      expect(await failureOf(api.getCode("default"))).toMatchObject({
        constructor: UnreachableError,
        mayHaveArrived: false,
      });
      expect(await failureOf(api.putCode("default", some))).toMatchObject({
        constructor: UnreachableError,
        mayHaveArrived: true,
        message: expect.stringContaining(`answered ${status}: nginx`),
      });
    },
  );

  it("shows 200 characters of a page at most, without its mark-up", async () => {
    await using server = await startScripted(
      page(`<html><style>a{}</style><script>alert(1)</script><p>${"long ".repeat(500)}`, 502),
    );
    const { message } = await failureOf(apiFor(server.url).getCode("default"));
    expect(message).toMatch(/502: (long ){39}long …;/);
  });
});

describe("a redirect", () => {
  it.each([301, 302, 303, 307, 308])(
    "%d is an error that names the better address, and nothing is sent there",
    async (status) => {
      await using target = await startScripted(always({ ok: 1, branch: "default", modules: {} }));
      const location = `${target.url}/ptr/api/user/code?x=1`;
      await using server = await startScripted(page("", status, { location }));
      const api = apiFor(server.url);
      for (const error of [await failureOf(api.getCode("default")), await failureOf(api.putCode("default", some))]) {
        expect(error).toMatchObject({ constructor: ServiceError, status });
        expect(error.message).toContain(`give ${target.url}/ptr as the server`);
      }
      expect(target.lines()).toEqual([]);
      expect(server.requests).toHaveLength(2);
    },
  );

  it("to a page is told as such", async () => {
    await using server = await startScripted(page("", 302, { location: "/login?back=1" }));
    const error = await failureOf(apiFor(server.url).putCode("default", some));
    expect(error.message).toMatch(/redirect \(302\); it points to http:\/\/127\.0\.0\.1:\d+\/login$/);
  });

  it.each(["http://[", "http://user:pass@evil.example/x", "\u001b[31m", ""])(
    "to %j breaks nothing and repeats no credentials",
    async (location) => {
      await using server = await startScripted((_request, response) => {
        response.socket?.end(`HTTP/1.1 302 Found\r\nLocation: ${location}\r\nContent-Length: 0\r\n\r\n`);
      });
      const error = await failureOf(apiFor(server.url).putCode("default", some));
      expect(error.message).not.toMatch(/user:pass|\p{Cc}/u);
    },
  );
});

describe("429", () => {
  const now = new Date("2026-01-02T03:04:05.000Z");
  const sentence = "Rate limit exceeded, retry after 51243ms";

  it.each([
    ["text", page(sentence, 429, { "x-ratelimit-limit": "240" })],
    ["JSON", always({ error: sentence }, 429, { "x-ratelimit-limit": "240", "x-ratelimit-remaining": "0" })],
  ])("of an endpoint as %s names the time and the limit", async (_form, script) => {
    await using server = await startScripted(script);
    const error = await failureOf(apiFor(server.url, { now: () => now }).putCode("default", some));
    expect(error).toMatchObject({
      constructor: RateLimitedError,
      endpoint: "POST /api/user/code",
      retryAfterMs: 51_243,
      retryAt: new Date("2026-01-02T03:04:56.243Z"),
      message: expect.stringContaining("(POST /api/user/code, 240 per day); free again in 52 s (03:04:57 UTC"),
    });
  });

  it("of a proxy tells its page once", async () => {
    const said =
      "<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1><hr>502 Bad Gateway nginx</body></html>";
    await using server = await startScripted(page(said, 502));
    const error = await failureOf(apiFor(server.url).getCode("default"));
    expect(error.message).toMatch(/answered 502 Bad Gateway(?:;|$)/);
    expect(error.message.match(/Bad Gateway/g)).toHaveLength(1);
  });

  it("of all requests together names no time", async () => {
    await using server = await startScripted(page("<html><h1>429 Too Many Requests</h1>nginx", 429));
    const error = await failureOf(apiFor(server.url).getCode("default"));
    expect(error).toMatchObject({ constructor: RateLimitedError, endpoint: "global", retryAfterMs: undefined });
    expect(error.message).toContain("(global, 120 per minute)");
  });

  it("and every other reply keeps the counts of its endpoint", async () => {
    const counts = {
      "x-ratelimit-limit": "60",
      "x-ratelimit-remaining": "35",
      "x-ratelimit-reset": "1767323105",
      date: now.toUTCString(),
    };
    await using server = await startScripted(always({ ok: 1, branch: "default", modules: {} }, 200, counts));
    const api = apiFor(server.url, { now: () => now });
    await api.getCode("default");
    const limit = { limit: 60, remaining: 35, resetAt: new Date(1_767_323_105_000) };
    expect([...api.limits]).toEqual([["GET /api/user/code", limit]]);
    expect(api.exchanges[0]?.limit).toEqual(limit);
  });
});
