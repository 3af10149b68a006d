import { describe, expect, test } from "vitest";
import { UsageError } from "../../../src/model/outcome/errors.ts";
import {
  generalCredentials,
  optional,
  secretsOf,
  serverPassword,
} from "../../../src/sync/account/general-credentials.ts";

const token = "made-up-token-of-nobody";

describe("the general credentials", () => {
  test("are the token before name and password", () => {
    expect(generalCredentials({ token, username: "me", password: "swordfish" })).toEqual({
      kind: "token",
      token,
      username: "me",
      tokenIn: "header",
    });
  });

  test("are name and password only together", () => {
    expect(generalCredentials({ username: "me", password: "swordfish" })).toEqual({
      kind: "password",
      username: "me",
      password: "swordfish",
    });
    for (const half of [{}, { username: "me" }, { password: "swordfish" }])
      expect(generalCredentials(half)).toBeUndefined();
  });

  test("are refused where the token is none, without showing it", () => {
    for (const wrong of ["abc12", ` ${token}`, `${token}ü`, "x".repeat(200)]) {
      expect(() => generalCredentials({ token: wrong })).toThrow(UsageError);
      expect(() => generalCredentials({ token: wrong })).toThrow(
        expect.objectContaining({ message: expect.not.stringContaining(wrong) }),
      );
    }
  });
});

test("of an entry only the secrets that it has are taken", () => {
  expect(secretsOf({ name: "main", url: "https://screeps.com", allowHttp: false, token, username: "me" })).toEqual({
    token,
    username: "me",
  });
});

test("a key without a value is not there at all", () => {
  expect(Object.keys(optional("a", undefined))).toEqual([]);
  expect(optional("a", "")).toEqual({ a: "" });
});

test("no password of a server is none, and not an empty one", () => {
  expect(serverPassword(undefined)).toBeUndefined();
});
