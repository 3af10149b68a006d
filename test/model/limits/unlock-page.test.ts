import { describe, expect, test } from "vitest";
import { noRateLimitLink } from "../../../src/model/account/no-rate-limit-link.ts";
import { parseServer } from "../../../src/model/account/server-address.ts";
import { mayBeFramed } from "../../../src/model/limits/may-be-framed.ts";

describe("noRateLimitLink()", () => {
  const token = "0123abcd-sample";

  test("names eight characters of the token, on the page of the token's own world", () => {
    const of = (address: string) => noRateLimitLink(parseServer(address), { kind: "token", token, tokenIn: "header" });
    expect(of("https://screeps.com")).toBe("https://screeps.com/a/#!/account/auth-tokens/noratelimit?token=0123abcd");
    expect(of("https://screeps.com/ptr")).toContain("screeps.com/ptr/a/#!/account");
  });

  test("there is none for a password", () => {
    const credentials = { kind: "password", username: "u", password: "p" } as const;
    expect(noRateLimitLink(parseServer("https://screeps.com"), credentials)).toBeUndefined();
  });
});

describe("mayBeFramed()", () => {
  test.each<[Record<string, string | string[]>, boolean]>([
    [{}, true],
    [{ "content-security-policy": "default-src 'self'" }, true],
    [{ "content-security-policy": "frame-ancestors *" }, true],
    [{ "content-security-policy": "default-src 'self'; Frame-Ancestors 'none'" }, false],
    [{ "content-security-policy": "frame-ancestors 'self' https://screeps.com" }, false],
    [{ "content-security-policy": ["default-src 'self'", "frame-ancestors 'self'"] }, false],
    [{ "content-security-policy": "default-src 'self', frame-ancestors 'none'" }, false],
    [{ "x-frame-options": "DENY" }, false],
    [{ "x-frame-options": "SAMEORIGIN", "content-security-policy": "frame-ancestors *" }, false],
  ])("%j: %j", (headers, expected) => {
    expect(mayBeFramed(headers)).toBe(expected);
  });
});
