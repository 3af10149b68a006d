import { beforeEach, describe, expect, it } from "vitest";
import { Accounts } from "../../../src/emulator/accounts/accounts.ts";
import { fullScope } from "../../../src/emulator/accounts/token.ts";

let accounts: Accounts;
beforeEach(() => {
  accounts = new Accounts();
  accounts.add({ id: "1", username: "Ada", email: "ada@example.test", password: "p" });
});

describe("Accounts.signIn()", () => {
  it("knows a user by name and by e-mail, in the right case only", () => {
    expect(accounts.signIn("Ada", "p")?.id).toBe("1");
    expect(accounts.signIn("ada@example.test", "p")?.id).toBe("1");
    expect(accounts.signIn("ada", "p")).toBeUndefined();
  });

  it("takes no missing password for a missing user", () => {
    expect(accounts.signIn(undefined, undefined)).toBeUndefined();
    expect(accounts.signIn("Ada", undefined)).toBeUndefined();
  });
});

describe("Accounts.tokenByPrefix()", () => {
  it("finds a token by its first 8 characters and by all of them, not by fewer", () => {
    const { value } = accounts.createToken({ accountId: "1", scope: fullScope });
    expect(accounts.tokenByPrefix(value.slice(0, 8))?.value).toBe(value);
    expect(accounts.tokenByPrefix(value)?.value).toBe(value);
    expect(accounts.tokenByPrefix(value.slice(0, 7))).toBeUndefined();
    expect(accounts.tokenByPrefix("")).toBeUndefined();
  });
});

describe("Accounts.deleteToken()", () => {
  it("deletes only a token of the one who asks", () => {
    const { id, value } = accounts.createToken({ accountId: "1", scope: fullScope });
    expect(accounts.deleteToken("2", id)).toBe(false);
    expect(accounts.token(value)).toBeDefined();
    expect(accounts.deleteToken("1", id)).toBe(true);
    expect(accounts.token(value)).toBeUndefined();
  });
});

describe("Accounts.openSession()", () => {
  it("keeps living sessions through ten thousand others", () => {
    const long = accounts.openSession("1", 1_000_000, 0);
    for (let now = 1; now <= 10_000; now++) accounts.openSession("1", 1, now);
    expect(accounts.session(long, 10_000)?.id).toBe("1");
  });
});
