import { gzipSync } from "node:zlib";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { acknowledged, type Expected, htmlPage, refused } from "./answers.ts";
import { codeOfBranches, getModules, setActive, setBranches } from "./branches-state.ts";
import type { Question, Wire } from "./wire.ts";

const PATH = "/api/user/code";
const JSON_TYPE = { "Content-Type": "application/json" };
const MIB = 1024 * 1024;
const noModules = refused("TypeError: Cannot read properties of undefined (reading 'length')");
const noBranch = refused("branch does not exist");

const BEFORE = { main: "// before", other: "// before" };
const AFTER = { main: "// after" };

/** Where code lands, for each way to name the branch. */
const BRANCHES: readonly (readonly [what: string, body: object, expected: Expected, lands: readonly string[]])[] = [
  ["a branch that exists", { branch: "default", modules: AFTER }, acknowledged, ["default"]],
  ["a branch with odd characters", { branch: "a / b", modules: AFTER }, acknowledged, ["a / b"]],
  ["no branch", { modules: AFTER }, acknowledged, ["world"]],
  ["an empty branch", { branch: "", modules: AFTER }, acknowledged, ["world"]],
  ["the branch null", { branch: null, modules: AFTER }, acknowledged, ["world"]],
  ["$activeWorld", { branch: "$activeWorld", modules: AFTER }, acknowledged, ["world"]],
  ["$activeSim", { branch: "$activeSim", modules: AFTER }, acknowledged, ["sim"]],
  // A query for the mark "", which the database takes for no condition at all.
  ["$ alone", { branch: "$", modules: AFTER }, acknowledged, ["default", "world", "sim", "a / b"]],
  ["$foo", { branch: "$foo", modules: AFTER }, noBranch, []],
  ["a branch that does not exist", { branch: "none", modules: AFTER }, noBranch, []],
  ["a branch in another letter case", { branch: "Default", modules: AFTER }, noBranch, []],
  ["a branch of 31 characters", { branch: "b".repeat(31), modules: AFTER }, noBranch, []],
  ["a branch that is a number", { branch: 5, modules: AFTER }, noBranch, []],
  ["a branch that is an array", { branch: ["default"], modules: AFTER }, refused("fun is not a function"), []],
  ["a branch that is an object", { branch: { a: 1 }, modules: AFTER }, refused("fun is not a function"), []],
  ["a _hash", { branch: "default", modules: AFTER, _hash: 42 }, acknowledged, ["default"]],
  ["fields nobody knows", { branch: "default", modules: AFTER, shard: "shard0", x: {} }, acknowledged, ["default"]],
];

/** What `modules` may be, and what a GET gives back. */
const MODULES: readonly (readonly [what: string, modules: unknown, comesBack: unknown])[] = [
  ["null", null, { main: "" }],
  ["an empty object", {}, { main: "" }],
  ["false", false, { main: "" }],
  ["an empty string", "", { main: "" }],
  ["a string", "abc", "abc"],
  ["a number", 5, 5],
  ["true", true, true],
  ["an array", ["a", "b"], ["a", "b"]],
  ["fewer modules than before", { main: "1" }, { main: "1" }],
  ["no main", { a: "1" }, { a: "1", main: "" }],
  ["a main that is null", { main: null }, { main: "" }],
  ["a main that is 0", { main: 0 }, { main: "" }],
  ["a binary main", { main: { binary: "AGFzbQEAAAA=" } }, { main: { binary: "AGFzbQEAAAA=" } }],
];

/** Contents that come back exactly as they were sent. */
const CONTENTS: readonly (readonly [what: string, content: unknown])[] = [
  ["empty text", ""],
  ["a binary", { binary: "AGFzbQEAAAA=" }],
  ["an empty binary", { binary: "" }],
  ["a binary that is not base64", { binary: "***not base64***" }],
  ["a binary that is null", { binary: null }],
  ["a binary with other keys", { binary: "AGFzbQEAAAA=", size: 8, "a.b": { $c: 1 } }],
  ["an object without binary", { a: { b: [1, null, "c"] } }],
  ["null", null],
  ["false", false],
  ["true", true],
  ["a number", 1.5],
  ["an array", ["a", ["b"]]],
  ["U+0000", "a\u0000b"],
  ["other control characters", "\u0001\u0007\u001b[31m\u007f\u0085"],
  ["U+2028 and U+2029", "a\u2028b\u2029c"],
  ["a lone high surrogate", "a\ud800b"],
  ["a lone low surrogate", "a\udc00b"],
  ["CRLF, CR and LF", "a\r\nb\rc\n"],
  ["no newline at the end", "a\nb"],
  ["a byte order mark", "\ufeffmodule.exports = 1;"],
  ["a noncharacter", "\ufffe\uffff"],
  ["characters outside the first plane", "\u{1f41b}\u{10ffff}"],
  ["both Unicode forms of one letter", "\u00e9 e\u0301"],
  ["text that looks like markup", "</script>&amp;&lt;%20+\\u0041"],
];

/** Names that come back as they were sent … */
const KEPT_NAMES = [
  "a.b",
  "c/d",
  "e\\f",
  "l.js",
  "role/miner.test",
  "ü n",
  "\u{1f41b}",
  "",
  " ",
  "a$",
  "a$b",
  "toString",
  "constructor",
  "__proto__",
  "0",
  "-1",
  "null",
  "\u0000",
  "\r\n",
  "n".repeat(5000),
];

/** … names that do not come back at all … */
const DROPPED_NAMES = ["$g", "$", ".j", ".", "/k", "\\m", "$DOT$x"];

/** … and names that come back as others. */
const CHANGED_NAMES = [
  ["h$DOT$i", "h.i"],
  ["n$SLASH$", "n/"],
  ["o$BACKSLASH$p", "o\\p"],
  ["q$DOT$r$SLASH$s", "q.r/s"],
] as const;

const SIZES: readonly (readonly [what: string, body: () => string, expected: Expected])[] = [
  ["modules of exactly 5 MiB", () => sized(5 * MIB), acknowledged],
  ["modules of one character more", () => sized(5 * MIB + 1), refused("code length exceeds 5 MB limit")],
  ["7 MiB of two-byte characters, which are 3.5 Mi characters", () => sized(3.5 * MIB, "ü"), acknowledged],
  [
    "2.6 Mi newlines, which are 5.2 Mi characters of JSON",
    () => JSON.stringify({ branch: "default", modules: { main: "\n".repeat(2.6 * MIB) } }),
    refused("code length exceeds 5 MB limit"),
  ],
  ["a body of exactly 8 MiB", () => padded(8 * MIB), acknowledged],
  ["a body of one byte more", () => padded(8 * MIB + 1), htmlPage(413, "PayloadTooLargeError")],
  [
    "a body of 8 MiB and more in three-byte characters",
    () => sized(3 * MIB, "€"),
    htmlPage(413, "PayloadTooLargeError"),
  ],
];

/** Other ways to send a body. */
const BODIES: readonly (readonly [
  what: string,
  question: Omit<Question, "path">,
  expected: Expected,
  comesBack?: unknown,
])[] = [
  ["no body", { method: "POST" }, noModules],
  ["an empty JSON body", { headers: JSON_TYPE, body: "" }, noModules],
  ["an object without modules", { json: { branch: "default" } }, noModules],
  ["an empty array", { json: [] }, noModules],
  ["text/plain", { headers: { "Content-Type": "text/plain" }, body: write(AFTER) }, noModules],
  ["no content type", { body: write(AFTER) }, noModules],
  ["JSON that is cut off", { headers: JSON_TYPE, body: write(AFTER).slice(0, -1) }, htmlPage(400, "SyntaxError")],
  ["JSON that is a string", { json: "abc" }, htmlPage(400, "SyntaxError")],
  ["JSON that is null", { json: null }, htmlPage(400, "SyntaxError")],
  ["a byte order mark before the JSON", { headers: JSON_TYPE, body: `\ufeff${write(AFTER)}` }, acknowledged, AFTER],
  [
    "the charset utf-8",
    { headers: { "Content-Type": "application/json; charset=utf-8" }, body: write(AFTER) },
    acknowledged,
    AFTER,
  ],
  [
    "the charset latin1",
    { headers: { "Content-Type": "application/json; charset=latin1" }, body: write(AFTER) },
    htmlPage(415, "UnsupportedMediaTypeError"),
  ],
  [
    "a form",
    { headers: { "Content-Type": "application/x-www-form-urlencoded" }, body: "branch=default&modules[main]=x" },
    acknowledged,
    { main: "x" },
  ],
  [
    "gzip",
    { headers: { ...JSON_TYPE, "Content-Encoding": "gzip" }, body: new Uint8Array(gzipSync(write(AFTER))) },
    acknowledged,
    AFTER,
  ],
  [
    "gzip that is more than 8 MiB when unpacked",
    { headers: { ...JSON_TYPE, "Content-Encoding": "gzip" }, body: new Uint8Array(gzipSync(padded(8 * MIB + 1))) },
    htmlPage(413, "PayloadTooLargeError"),
  ],
  [
    "an encoding nobody knows",
    { headers: { ...JSON_TYPE, "Content-Encoding": "zstd-9" }, body: write(AFTER) },
    htmlPage(415, "UnsupportedMediaTypeError"),
  ],
  [
    "bytes that are not UTF-8, which become U+FFFD",
    { headers: JSON_TYPE, body: new Uint8Array(Buffer.from(write({ main: "a\u00ffb" }), "latin1")) },
    acknowledged,
    { main: "a\ufffdb" },
  ],
  [
    "one key twice, of which the last counts",
    { headers: JSON_TYPE, body: '{"branch":"default","modules":{"main":"1","main":"2"}}' },
    acknowledged,
    { main: "2" },
  ],
];

export function describeCodeWrites(wire: () => Wire): void {
  describe("POST /api/user/code", () => {
    const post = (body: unknown) => wire().askAsUser({ path: PATH, json: body });
    const postModules = (modules: unknown) => post({ branch: "default", modules });

    describe("names the branch with", () => {
      const before = { default: BEFORE, world: BEFORE, sim: BEFORE, "a / b": BEFORE };
      beforeEach(async () => {
        await setBranches(wire(), before);
        await setActive(wire(), "world", "activeWorld");
        await setActive(wire(), "sim", "activeSim");
      });
      for (const [what, body, expected, lands] of BRANCHES) {
        it(`${what}: ${lands.length === 0 ? "nothing is written" : `written to ${lands.join(", ")}`}`, async () => {
          expected(await post(body));
          expect(await codeOfBranches(wire())).toEqual({
            ...before,
            ...Object.fromEntries(lands.map((name) => [name, AFTER])),
          });
        });
      }
    });

    describe("on a branch that holds code", () => {
      beforeAll(() => setBranches(wire(), { default: BEFORE }));
      beforeEach(async () => acknowledged(await postModules(BEFORE)));

      for (const [what, modules, comesBack] of MODULES) {
        it(`modules: ${what}: replaces all that was there`, async () => {
          acknowledged(await postModules(modules));
          expect(await getModules(wire())).toEqual(comesBack);
        });
      }

      for (const [what, question, expected, comesBack = BEFORE] of BODIES) {
        it(`body: ${what}: ${comesBack === BEFORE ? "nothing is written" : "written"}`, async () => {
          expected(await wire().askAsUser({ path: PATH, ...question }));
          expect(await getModules(wire())).toEqual(comesBack);
        });
      }

      for (const [what, content] of CONTENTS) {
        it(`content: ${what}: comes back exactly`, async () => {
          acknowledged(await postModules({ main: "1", x: content }));
          expect(await getModules(wire())).toEqual({ main: "1", x: content });
        });
      }

      for (const name of KEPT_NAMES) {
        it(`name: ${shown(name)}: comes back exactly`, async () => {
          acknowledged(await post(withModule(name)));
          expect(asMap(await getModules(wire()))).toEqual(onlyMain().set(name, "2"));
        });
      }
      for (const name of DROPPED_NAMES) {
        it(`name: ${shown(name)}: is dropped without a word`, async () => {
          acknowledged(await post(withModule(name)));
          expect(asMap(await getModules(wire()))).toEqual(onlyMain());
        });
      }
      for (const [name, becomes] of CHANGED_NAMES) {
        it(`name: ${shown(name)}: comes back as ${shown(becomes)}`, async () => {
          acknowledged(await post(withModule(name)));
          expect(asMap(await getModules(wire()))).toEqual(onlyMain().set(becomes, "2"));
        });
      }

      it("of two names that become one, the later has its text kept", async () => {
        acknowledged(await postModules({ main: "1", "src/a.b": "first", "src/a$DOT$b": "second" }));
        expect(await getModules(wire())).toEqual({ main: "1", "src/a.b": "second" });
      });

      it("keeps 5000 modules", async () => {
        const modules = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`m${index}`, `// ${index}`]));
        acknowledged(await postModules({ main: "1", ...modules }));
        expect(await getModules(wire())).toEqual({ main: "1", ...modules });
      });

      it("takes the same code twice", async () => {
        acknowledged(await postModules(BEFORE));
        expect(await getModules(wire())).toEqual(BEFORE);
      });

      it("acknowledges eight writes at once, and one of them stays", async () => {
        const texts = Array.from({ length: 8 }, (_, index) => `// ${index}`);
        const answers = await Promise.all(texts.map((main) => postModules({ main })));
        for (const answer of answers) acknowledged(answer);
        expect(texts.map((main) => ({ main }))).toContainEqual(await getModules(wire()));
      });

      it("takes a trailing slash and capitals in the path", async () => {
        acknowledged(await wire().askAsUser({ path: "/api/User/CODE/", json: { branch: "default", modules: AFTER } }));
        expect(await getModules(wire())).toEqual(AFTER);
      });

      for (const method of ["PUT", "PATCH", "DELETE"]) {
        it(`${method} is not known: nothing is written`, async () => {
          const answer = await wire().askAsUser({ method, path: PATH, json: { branch: "default", modules: AFTER } });
          htmlPage(404, `Cannot ${method} /api/user/code`)(answer);
          expect(await getModules(wire())).toEqual(BEFORE);
        });
      }
    });

    describe("size", () => {
      beforeAll(() => setBranches(wire(), { default: BEFORE }));
      beforeEach(async () => acknowledged(await postModules(BEFORE)));
      for (const [what, body, expected] of SIZES) {
        it(`${what}: ${expected === acknowledged ? "written" : "nothing is written"}`, async () => {
          const text = body();
          expected(await wire().askAsUser({ path: PATH, headers: JSON_TYPE, body: text }));
          const written = expected === acknowledged ? (JSON.parse(text) as { modules: unknown }).modules : BEFORE;
          // Not toEqual: nobody wants to read a difference of megabytes.
          expect(JSON.stringify(await getModules(wire())) === JSON.stringify(written)).toBe(true);
        });
      }

      it("a body that is too large is refused before the credentials are looked at", async () => {
        htmlPage(
          413,
          "PayloadTooLargeError",
        )(await wire().ask({ path: PATH, headers: JSON_TYPE, body: padded(8 * MIB + 1) }));
      });
    });
  });
}

function write(modules: unknown): string {
  return JSON.stringify({ branch: "default", modules });
}

/** A write whose modules are so many characters of JSON. */
function sized(characters: number, character = "x"): string {
  return write({ main: character.repeat(characters - JSON.stringify({ main: "" }).length) });
}

/** A small write in a body of so many bytes. */
function padded(bytes: number): string {
  return write(AFTER).padEnd(bytes);
}

function withModule(name: string): unknown {
  // Parsed, so that "__proto__" is a key like any other.
  return { branch: "default", modules: JSON.parse(`{"main":"1",${JSON.stringify(name)}:"2"}`) };
}

function onlyMain(): Map<string, unknown> {
  return new Map([["main", "1"]]);
}

function asMap(modules: unknown): Map<string, unknown> {
  if (typeof modules === "object" && modules !== null) return new Map(Object.entries(modules));
  throw new Error(`Cannot compare the modules: ${JSON.stringify(modules)}`);
}

function shown(name: string): string {
  return JSON.stringify(name.length > 40 ? `${name.slice(0, 3)}… (${name.length} characters)` : name);
}
