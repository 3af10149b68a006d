import { describe, expect, it } from "vitest";
import { defaultServer, isLoopback, isPublic, parseServer } from "../../../src/model/account/server-address.ts";
import { UsageError } from "../../../src/model/outcome/errors.ts";

describe("parseServer()", () => {
  it.each([
    ["https://screeps.com", "https://screeps.com/", "screeps.com"],
    ["https://screeps.com/", "https://screeps.com/", "screeps.com"],
    [" https://SCREEPS.com./ptr\n", "https://screeps.com/ptr/", "screeps.com/ptr"],
    ["https://screeps.com/season/", "https://screeps.com/season/", "screeps.com/season"],
    ["https://screeps.com:443", "https://screeps.com/", "screeps.com"],
    ["http://127.0.0.1:21025", "http://127.0.0.1:21025/", "127.0.0.1:21025"],
    ["http://localhost:21025/", "http://localhost:21025/", "localhost:21025"],
    ["http://[::1]:21025", "http://[::1]:21025/", "[::1]:21025"],
  ])("reads %j", (text, root, name) => {
    expect(parseServer(text)).toEqual({ root, name });
  });

  it("reads its own default", () => {
    expect(parseServer(defaultServer).name).toBe("screeps.com");
  });

  it.each([
    ["https://screeps.com/api", "https://screeps.com/"],
    ["https://screeps.com/ptr/api/", "https://screeps.com/ptr/"],
    ["https://screeps.com/season/api/user/code", "https://screeps.com/season/"],
    ["https://screeps.com/a/", "https://screeps.com/"],
    ["https://screeps.com/a/#!/overview", "https://screeps.com/"],
    ["https://screeps.com/ptr?x=1", "https://screeps.com/ptr/"],
    ["https://screeps.com/#x", "https://screeps.com/"],
    ["127.0.0.1:21025", "http://127.0.0.1:21025"],
    ["my-server:21025", "http://my-server:21025"],
    ["screeps.com", "https://screeps.com"],
  ])("refuses %j and names %s", (text, better) => {
    expect(() => parseServer(text)).toThrow(UsageError);
    expect(() => parseServer(text)).toThrow(new RegExp(`write ${better.replaceAll(".", "\\.")}$`));
  });

  it.each(["", "http://", "ftp://screeps.com", "https://screeps.com/%2e%2e/x%20y", "https://screeps.com/..;/x"])(
    "refuses %j",
    (text) => {
      expect(() => parseServer(text)).toThrow(UsageError);
    },
  );

  it.each([
    "https://me:hunter2@screeps.com",
    "https://hunter2@screeps.com/api",
    "me:hunter2@screeps.com",
    "ftp://hunter2@x",
  ])("refuses credentials in an address without repeating them: %j", (text) => {
    expect(() => parseServer(text)).toThrow(/^(?!.*hunter2)/);
    expect(() => parseServer(text)).toThrow(UsageError);
  });

  it.each([
    "http://screeps.com",
    "http://10.0.0.5:21025",
    "http://127.0.0.1.evil.example",
    "http://localhost.evil.example",
  ])("takes plain http for %s only when allowed", (text) => {
    expect(() => parseServer(text)).toThrow(/plain http/);
    expect(parseServer(text, { allowHttp: true }).root).toBe(`${text}/`);
  });
});

describe("isLoopback() and isPublic()", () => {
  it.each([
    ["127.0.0.1", true, false],
    ["127.9.9.9", true, false],
    ["[::1]", true, false],
    ["localhost", true, false],
    ["10.1.2.3", false, false],
    ["192.168.0.1", false, false],
    ["172.20.0.1", false, false],
    ["172.40.0.1", false, true],
    ["screeps.com", false, true],
    ["127.evil.example", false, true],
  ])("tells where %s is", (host, loopback, everywhere) => {
    expect([isLoopback(host), isPublic(host)]).toEqual([loopback, everywhere]);
  });
});
