import { describe, expect, it } from "vitest";
import { maskHeaders, maskPath } from "../../../src/emulator/service/mask.ts";

describe("maskPath()", () => {
  it.each([
    ["/api/user/code?_token=t&branch=a", "/api/user/code?_token=***&branch=a"],
    ["/api/user/code?branch=a&_TOKEN=t", "/api/user/code?branch=a&_TOKEN=***"],
    ["/api/auth/query-token?token=t", "/api/auth/query-token?token=***"],
    ["/api/auth/signin?email=a&password=b", "/api/auth/signin?email=a&password=***"],
    ["/api/user/code?branch=token=t", "/api/user/code?branch=token=t"],
  ])("%s becomes %s", (path, masked) => {
    expect(maskPath(path)).toBe(masked);
  });
});

describe("maskHeaders()", () => {
  it("keeps names, and values that open nothing", () => {
    expect(maskHeaders({ "x-token": "t", authorization: "Basic x", "x-server-password": "p", accept: "a" })).toEqual({
      "x-token": "***",
      authorization: "***",
      "x-server-password": "***",
      accept: "a",
    });
  });
});
