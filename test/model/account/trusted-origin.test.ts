import { describe, expect, test } from "vitest";
import { isTrusted, originOf, readOrigin, untrusted } from "../../../src/model/account/trusted-origin.ts";
import { UsageError } from "../../../src/model/outcome/errors.ts";

test.each([
  ["https://screeps.com/season", "https://screeps.com"],
  ["https://SCREEPS.com:443/", "https://screeps.com"],
  ["https://screeps.com./", "https://screeps.com"],
  ["http://127.0.0.1:21025/x", "http://127.0.0.1:21025"],
  ["http://host.:21025", "http://host:21025"],
  ["https://user:word@game.example", "https://game.example"],
  ["http://[::1]:21025", "http://[::1]:21025"],
  ["screeps.com", undefined],
  ["data:text/plain,x", undefined],
  ["", undefined],
])("the origin of %j is %j", (address, origin) => {
  expect(originOf(address)).toBe(origin);
});

describe("readOrigin()", () => {
  test.each([
    ["game.example", "https://game.example"],
    ["game.example:8443", "https://game.example:8443"],
    ["http://127.0.0.1:21025", "http://127.0.0.1:21025"],
    ["https://game.example/some/path", "https://game.example"],
  ])("takes %j as %s", (text, origin) => {
    expect(readOrigin(text)).toBe(origin);
  });

  test.each(["", " ", "ftp://game.example", "file:///etc/passwd", "http://", "a b"])(
    "refuses %j, and shows both forms",
    (text) => {
      expect(() => readOrigin(text)).toThrow(UsageError);
      expect(() => readOrigin(text)).toThrow("such as https://game.example or http://127.0.0.1:21025");
    },
  );
});

describe("isTrusted()", () => {
  test("holds of the official server without a word of anybody, and of its plain form never", () => {
    expect(isTrusted("https://screeps.com", [])).toBe(true);
    expect(isTrusted("http://screeps.com", [])).toBe(false);
    expect(isTrusted("https://screeps.com.evil.example", [])).toBe(false);
  });

  test("compares scheme, host and port as a whole", () => {
    const confirmed = ["http://127.0.0.1:21025"];
    expect(isTrusted("http://127.0.0.1:21025", confirmed)).toBe(true);
    for (const other of ["http://127.0.0.1:21026", "https://127.0.0.1:21025", "http://127.0.0.1"])
      expect(isTrusted(other, confirmed), other).toBe(false);
  });
});

test("a refusal names the origin, and each way in which a person can confirm it", () => {
  const { message } = untrusted("http://game.example");
  for (const part of ["http://game.example", '"screeps-sync allow"', "--allow-host", "credentials file"])
    expect(message).toContain(part);
});
