import { describe, expect, test } from "vitest";
import { parseServer } from "../../../src/model/account/server-address.ts";
import type { Layers } from "../../../src/sync/account/layers.ts";
import { checkTrust, confirmedOrigins, mayUseHttp, rootOf } from "../../../src/sync/account/target-trust.ts";

const layers = (given: Layers["given"] = {}, more: Partial<Layers> = {}): Layers => ({
  given,
  file: {},
  env: {},
  ...more,
});
const entry = (url: string, allowHttp = false) => ({ name: "own", url, allowHttp, where: "/home/me/.screeps.yaml" });
const game = parseServer("https://game.example", { allowHttp: false });

describe("the origin of a server gets a credential", () => {
  test("where a person named it: by flag, in his own file, or for this clone", () => {
    expect(() => checkTrust(game, layers({ "allow-host": ["game.example"] }))).not.toThrow();
    expect(() => checkTrust(game, layers({}, { book: [entry("https://game.example/x")] }))).not.toThrow();
    expect(() => checkTrust(game, layers({}, { agreed: ["https://game.example"] }))).not.toThrow();
  });

  test("not where only the committed file names it", () => {
    expect(() => checkTrust(game, layers({}, { file: { server: "https://game.example" } }))).toThrow(
      "Cannot send credentials to https://game.example",
    );
  });

  test("not for another port of a host that was named", () => {
    const other = parseServer("https://game.example:8443", { allowHttp: false });
    expect(() => checkTrust(other, layers({ "allow-host": ["game.example"] }))).toThrow("Cannot send");
  });
});

test("what a person said of origins is taken from all three places, and an odd address of another tool from none", () => {
  const book = [entry("https://a.example"), entry("::"), entry("http://plain.example")];
  expect(confirmedOrigins({ given: { "allow-host": ["b.example"] }, book, agreed: ["http://c:1"] })).toEqual([
    "https://b.example",
    "https://a.example",
    "http://c:1",
  ]);
});

describe("plain http", () => {
  const plain = "http://game.example:21025";

  test("will do where a person's own word has it in front, and nowhere else", () => {
    expect(mayUseHttp(plain, layers({ "allow-host": [plain] }))).toBe(true);
    expect(mayUseHttp(plain, layers({ "allow-host": ["game.example:21025"] }))).toBe(false);
    expect(mayUseHttp(plain, layers({}, { agreed: [plain] }))).toBe(true);
    expect(mayUseHttp(plain, layers())).toBe(false);
  });

  test("is what the flag says, where it says anything", () => {
    expect(mayUseHttp(plain, layers({ "allow-http": true }))).toBe(true);
    expect(mayUseHttp(plain, layers({ "allow-http": false, "allow-host": [plain] }))).toBe(false);
  });

  test("in an entry of a file that does not allow it makes the entry one of another tool", () => {
    expect(rootOf(entry(plain))).toBeUndefined();
    expect(rootOf(entry(plain, true))).toBe(`${plain}/`);
  });
});
