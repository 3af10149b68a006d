import { describe, expect, it, test } from "vitest";
import { hintForStatus } from "../../src/api/hints.ts";
import { parseServer } from "../../src/model/account/server-address.ts";

const official = parseServer("https://screeps.com/ptr");
const privately = parseServer("http://localhost:21025");
const page = "https://screeps.com/a/#!/account/auth-tokens";

test("a 401 says where the credentials came from", () => {
  const asker = { server: official, credentials: "token", from: "variable SCREEPS_TOKEN" } as const;
  expect(hintForStatus(401, asker)).toMatch(/; it came from variable SCREEPS_TOKEN$/);
});

describe("hintForStatus() for 401", () => {
  it.each([
    [official, "none", "SCREEPS_TOKEN", page],
    [official, "token", "unknown there or deleted", page],
    [official, "password", "captcha", page],
    [privately, "none", "SCREEPS_PASSWORD", undefined],
    [privately, "token", "user name and password", undefined],
    [privately, "password", "user name or password is wrong", undefined],
  ] as const)("on %o with %s says: %s", (server, credentials, help, link) => {
    const hint = hintForStatus(401, { server, credentials });
    expect(hint).toContain(help);
    expect(hint?.includes(page)).toBe(link !== undefined);
  });
});
