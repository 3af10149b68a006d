import { describe, expect, it } from "vitest";
import { parseLimitHeaders } from "../../../src/model/limits/rate-limit.ts";
import { parseRateLimitReply } from "../../../src/model/limits/rate-limit-reply.ts";

const now = new Date("2026-01-02T03:04:05.000Z");
const inSeconds = (seconds: number): string => String(Math.floor(now.getTime() / 1000) + seconds);
const headers = (limit: string, remaining: string, reset: string) => ({
  "x-ratelimit-limit": limit,
  "x-ratelimit-remaining": remaining,
  "x-ratelimit-reset": reset,
});

describe("parseLimitHeaders()", () => {
  it("reads the three headers", () => {
    const resetAt = new Date(now.getTime() + 60_000);
    expect(parseLimitHeaders(headers("60", "35", inSeconds(60)), now)).toEqual({ limit: 60, remaining: 35, resetAt });
  });

  it("takes the server's clock for the server's time", () => {
    const ahead = { ...headers("60", "35", inSeconds(3660)), date: new Date(now.getTime() + 3_600_000).toUTCString() };
    expect(parseLimitHeaders(ahead, now)?.resetAt).toEqual(new Date(now.getTime() + 60_000));
  });

  it("takes a second of difference for none, as the Date header counts whole seconds", () => {
    const close = { ...headers("60", "35", inSeconds(60)), date: new Date(now.getTime() - 1000).toUTCString() };
    expect(parseLimitHeaders(close, now)?.resetAt).toEqual(new Date(now.getTime() + 60_000));
  });

  it.each(["0", "NaN", "", "-5", inSeconds(-10), "1e9", "99999999999999"])(
    "keeps the counts when the reset is %j",
    (reset) => {
      expect(parseLimitHeaders(headers("240", "0", reset), now)).toEqual({ limit: 240, remaining: 0 });
    },
  );

  it.each([
    [{}],
    [headers("0", "0", "0")],
    [headers("NaN", "1", inSeconds(5))],
    [headers("60", "NaN", inSeconds(5))],
    [{ "x-ratelimit-remaining": "5" }],
  ])("counts nothing for %j", (given) => {
    expect(parseLimitHeaders(given, now)).toBeUndefined();
  });
});

describe("parseRateLimitReply()", () => {
  const sentence = "Rate limit exceeded, retry after 51243ms";
  const long = `${sentence} or disable rate limiting using this link: https://screeps.com/a/#!/account/auth-tokens/noratelimit?token=12345678`;

  it.each([sentence, long, JSON.stringify({ error: long }), long.toUpperCase()])(
    "trusts the body first: %s",
    (body) => {
      const reply = parseRateLimitReply({ body, headers: headers("60", "0", inSeconds(9)) }, now);
      expect(reply).toEqual({ retryAfterMs: 51_243, retryAt: new Date(now.getTime() + 51_243), scope: "endpoint" });
    },
  );

  it("reads a wait of almost a day", () => {
    expect(parseRateLimitReply({ body: "retry after 78915353ms", headers: {} }, now).retryAfterMs).toBe(78_915_353);
  });

  it("takes the reset header when the body names no time", () => {
    const reply = parseRateLimitReply({ body: "<html>", headers: headers("60", "0", inSeconds(9)) }, now);
    expect(reply).toEqual({ retryAfterMs: 9000, retryAt: new Date(now.getTime() + 9000), scope: "endpoint" });
  });

  it.each([
    ["7", 7000],
    [new Date(now.getTime() + 11_000).toUTCString(), 11_000],
  ])("takes Retry-After %j as the last source", (value, ms) => {
    const reply = parseRateLimitReply({ body: "", headers: { "retry-after": value } }, now);
    expect(reply).toMatchObject({ retryAfterMs: ms, scope: "global" });
  });

  it.each(["", "later", "-1", "Wed, 21 Oct 2015 07:28:00 GMT", "999999999999"])(
    "names no time for Retry-After %j",
    (value) => {
      const reply = parseRateLimitReply({ body: "<html>429</html>", headers: { "retry-after": value } }, now);
      expect(reply).toEqual({ scope: "global" });
    },
  );

  it("names no time for a wait of years", () => {
    const reply = parseRateLimitReply({ body: "retry after 999999999999ms", headers: {} }, now);
    expect(reply).toEqual({ scope: "endpoint" });
  });
});
