import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseCredentialsFile } from "../../../src/model/account/credentials-file.ts";
import { UsageError } from "../../../src/model/outcome/errors.ts";

const parse = (text: string) => parseCredentialsFile(text, "the file");
const urls = (text: string) => parse(text).map(({ url }) => url);

describe("parseCredentialsFile()", () => {
  it("makes one address of host, port, secure and path, ptr or season", () => {
    const text = `servers:
  a: { host: screeps.com, secure: true }
  b: { host: screeps.com, ptr: true }
  c: { host: screeps.com, secure: true, season: true }
  d: { host: screeps.com, secure: true, path: /other/ }
  e: { host: 127.0.0.1, port: 21025 }
  f: { host: game.example, secure: true, port: 443 }
  g: { host: game.example, secure: false, port: 8080, path: world }`;
    expect(urls(text)).toEqual([
      "https://screeps.com",
      "https://screeps.com/ptr",
      "https://screeps.com/season",
      "https://screeps.com/other",
      "http://127.0.0.1:21025",
      "https://game.example",
      "http://game.example:8080/world",
    ]);
    expect(parse(text).map(({ allowHttp }) => allowHttp)).toEqual([false, false, false, false, false, false, true]);
  });

  it("reads the standard's own example, which says connections", () => {
    expect(parse("connections:\n  main: { host: screeps.com, token: 12345678 }")).toMatchObject([
      { name: "main", token: "12345678" },
    ]);
  });

  it("reads one server alone, and leaves keys of other tools unread", () => {
    expect(parse('{"email":"me","password":"x","branch":"auto","private_directory":"src"}')).toEqual([
      {
        name: "main",
        url: "https://screeps.com",
        allowHttp: false,
        username: "me",
        password: "x",
        branch: "auto",
      },
    ]);
  });

  it.each([
    ["no map", "- a"],
    ["no server", "servers: 5"],
    ["another tool's map", "{}"],
    ["broken YAML", "servers: {"],
    ["a server that is text", "servers: { main: secret-token-here }"],
    ["a value of a wrong kind", "servers: { main: { token: [secret-token-here] } }"],
    ["a tag of a stranger", "servers: !!js/function 'secret-token-here'"],
    ["a merge of too many aliases", `a: &a [${"1,".repeat(60)}]\nservers:\n${"  x: *a\n".repeat(60)}`],
  ])("refuses %s, and repeats no value", (_, text) => {
    expect(() => parse(text)).toThrow(UsageError);
    expect(() => parse(text)).not.toThrow("secret-token-here");
  });

  it("gives __proto__ and constructor no power", () => {
    const [entry] = parse('servers:\n  __proto__: { host: a.example, __proto__: { token: "12345678" } }');
    expect(entry).toMatchObject({ name: "__proto__", url: "http://a.example" });
    expect(entry?.token).toBeUndefined();
  });

  it("throws nothing but its own error, whatever the text", () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom("servers:", "\n  ", "{", "}", "&a", "*a", "<<: ", "host: x", "!!", ": "),
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join("")),
        (text) => {
          try {
            return Array.isArray(parse(text));
          } catch (failure) {
            return failure instanceof UsageError;
          }
        },
      ),
      { numRuns: 2000 },
    );
  });
});
