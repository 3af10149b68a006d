import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Emulator, startEmulator } from "../../../../src/emulator/emulator.ts";
import { type Answer, ask, type Question } from "../../ask.ts";

let emulator: Emulator;
beforeEach(async () => {
  emulator = await startEmulator();
  emulator.liftLimits();
});
afterEach(() => emulator.close());

function write(body: unknown, question: Question = {}): Promise<Answer> {
  return ask(emulator, "POST /api/user/code", { token: emulator.token, body, ...question });
}

describe("POST /api/user/code", () => {
  it("replaces the whole branch", async () => {
    await write({ branch: "default", modules: { main: "1", gone: "2" } });
    await write({ branch: "default", modules: { main: "3" } });
    expect(emulator.code("default")).toEqual(new Map([["main", "3"]]));
  });

  it("adds `main` where it is missing or falsy", async () => {
    await write({ branch: "default", modules: { a: "1", main: null } });
    expect(emulator.code("default")).toEqual(new Map(Object.entries({ a: "1", main: "" })));
  });

  it("drops names that begin with `$`, `.`, `/` or a backslash, without a word", async () => {
    const modules = {
      $x: "1",
      ".hid": "2",
      "/lead": "3",
      "\\back": "4",
      "a/b": "5",
      "a.b": "6",
      "a\\b": "7",
      main: "8",
    };
    expect((await write({ branch: "default", modules })).json).toMatchObject({ ok: 1 });
    expect([...(emulator.code("default")?.keys() ?? [])].sort()).toEqual(["a.b", "a/b", "a\\b", "main"].sort());
  });

  it("shows a literal `$DOT$` as a dot", async () => {
    await write({ branch: "default", modules: { h$DOT$i: "1", n$SLASH$: "2", main: "" } });
    expect([...(emulator.code("default")?.keys() ?? [])].sort()).toEqual(["h.i", "main", "n/"]);
  });

  it("keeps one of two names that mean the same: the one that had to be renamed", async () => {
    await write({ branch: "default", modules: { "a.b": 1, a$DOT$b: 2 } });
    expect(emulator.code("default")?.get("a.b")).toBe(1);
    await write({ branch: "default", modules: { a$DOT$b: 2, "a.b": 1 } });
    expect(emulator.code("default")?.get("a.b")).toBe(1);
  });

  it("keeps modules named __proto__, toString and constructor", async () => {
    await write('{"branch":"default","modules":{"__proto__":"p","toString":"t","constructor":"c","main":"m"}}');
    const expected = '{"__proto__":"p","toString":"t","constructor":"c","main":"m"}';
    const { text } = await ask(emulator, "GET /api/user/code?branch=default", { token: emulator.token });
    expect(text).toBe(`{"ok":1,"branch":"default","modules":${expected}}`);
  });

  it("keeps text exactly, and values of every kind", async () => {
    const modules = {
      main: "\ufeffa\r\nb\u0000\u2028\ud800",
      wasm: { binary: "AGFzbQ==" },
      n: 5,
      list: [1],
      off: false,
      no: null,
    };
    await write({ branch: "default", modules });
    expect(Object.fromEntries(emulator.code("default") ?? [])).toEqual(modules);
  });

  it.each([
    ["empties the branch for null", null, { main: "" }],
    ["empties the branch for {}", {}, { main: "" }],
    ["stores a string as it is", "str", "str"],
    ["stores a list as it is", ["a"], ["a"]],
    ["stores a number as it is", 5, 5],
  ])("%s", async (_, modules, stored) => {
    await write({ branch: "default", modules });
    const { json } = await ask(emulator, "GET /api/user/code", { token: emulator.token });
    expect(json).toEqual({ ok: 1, branch: "default", modules: stored });
  });

  it.each([
    ["a missing branch", { branch: "nope", modules: {} }, "branch does not exist"],
    ["a branch in other case", { branch: "Default", modules: {} }, "branch does not exist"],
    ["a place that does not exist", { branch: "$foo", modules: {} }, "branch does not exist"],
    ["a list as the branch", { branch: ["default"], modules: {} }, "fun is not a function"],
    ["no modules", { branch: "default" }, "TypeError: Cannot read properties of undefined (reading 'length')"],
  ])("refuses %s with 200 and an error", async (_, body, error) => {
    const answer = await write(body);
    expect([answer.status, answer.json]).toEqual([200, { error }]);
  });

  it.each([[undefined], [""], [null], ["$activeWorld"], ["$activeSim"]])(
    "takes branch %j for the active one",
    async (branch) => {
      await write({ branch, modules: { main: "active" } });
      expect(emulator.code("default")?.get("main")).toBe("active");
    },
  );

  it("takes 5,242,880 units of serialised modules and refuses one more", async () => {
    const twoByte = "ü".repeat(2 * 1024 * 1024);
    const fitting = twoByte + "x".repeat(5 * 1024 * 1024 - '{"main":""}'.length - twoByte.length);
    expect((await write({ branch: "default", modules: { main: fitting } })).json).toMatchObject({ ok: 1 });
    const refused = await write({ branch: "default", modules: { main: `${fitting}x` } });
    expect([refused.status, refused.json]).toEqual([200, { error: "code length exceeds 5 MB limit" }]);
  });

  it("answers 413 to a body of more than 8 MiB", async () => {
    const answer = await write({ branch: "default", modules: { main: "x".repeat(8 * 1024 * 1024) } });
    expect(answer.status).toBe(413);
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
  });

  it.each([
    ["bad JSON", "{bad", {}, 400],
    ["a JSON string", '"str"', {}, 400],
    ["another charset", "{}", { "content-type": "application/json; charset=latin1" }, 415],
  ])("answers %s with an HTML page", async (_, body, headers, status) => {
    const answer = await write(body, { headers });
    expect([answer.status, answer.text]).toEqual([status, expect.stringContaining("<title>Error</title>")]);
  });

  it("reads form data, and gzip", async () => {
    await write("branch=default&modules[main]=form", {
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect(emulator.code("default")).toEqual(new Map([["main", "form"]]));
    await fetch(`${emulator.url}/api/user/code`, {
      method: "POST",
      headers: { "x-token": emulator.token, "content-type": "application/json", "content-encoding": "gzip" },
      body: gzipSync(JSON.stringify({ branch: "default", modules: { main: "packed" } })),
    });
    expect(emulator.code("default")).toEqual(new Map([["main", "packed"]]));
  });
});

describe("GET /api/user/code", () => {
  it("names the real branch behind a place", async () => {
    const { json } = await ask(emulator, "GET /api/user/code?branch=%24activeSim", { token: emulator.token });
    expect(json).toEqual({ ok: 1, branch: "default", modules: { main: "" } });
  });

  it.each([["nope"], ["$foo"]])("refuses branch %s with 200 and an error", async (branch) => {
    const answer = await ask(emulator, `GET /api/user/code?branch=${branch}`, { token: emulator.token });
    expect([answer.status, answer.json]).toEqual([200, { error: "no code" }]);
  });

  it("answers 304 to the ETag it gave", async () => {
    const { headers } = await ask(emulator, "GET /api/user/code", { token: emulator.token });
    const again = {
      token: emulator.token,
      headers: { "if-none-match": headers.get("etag") ?? "", "cache-control": "max-age=0" },
    };
    expect((await ask(emulator, "GET /api/user/code", again)).status).toBe(304);
  });
});
