import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { type Expected, htmlPage, ok, okWith, refused, unauthorized } from "./answers.ts";
import type { Question, Wire } from "./wire.ts";

type Row = readonly [what: string, question: Question, expected: Expected];

const KIB = 1024;
const MEMORY = "/api/user/memory";
const SEGMENT = "/api/user/memory-segment";
const CONSOLE = "/api/user/console";
const badSegment = refused("invalid segment ID");
/** Text whose JSON has so many characters. */
const quoted = (characters: number) => "x".repeat(characters - 2);

/** The command for the next tick, as it is kept. */
const queued = (expression: unknown) => okWith({ user: expect.any(String), _id: expect.any(String), expression });

const OPEN: readonly Row[] = [
  [
    "the version",
    { path: "/api/version" },
    okWith({
      protocol: 14,
      useNativeAuth: false,
      users: expect.any(Number),
      serverData: { historyChunkSize: 20, customObjectTypes: {}, welcomeText: expect.any(String) },
    }),
  ],
  [
    "the password mod, which tells that one can sign in",
    { path: "/api/authmod" },
    okWith({ name: "screepsmod-auth", version: expect.any(String), allowRegistration: true }),
  ],
  ["the branches", { path: "/api/user/branches" }, unauthorized],
  ["the user", { path: "/api/auth/me" }, unauthorized],
  ["the memory", { path: MEMORY }, unauthorized],
  ["a clone", { path: "/api/user/clone-branch", json: {} }, unauthorized],
  ["a delete", { path: "/api/user/delete-branch", json: {} }, unauthorized],
  ["an activation", { path: "/api/user/set-active-branch", json: {} }, unauthorized],
  ["a command", { path: CONSOLE, json: {} }, unauthorized],
  ["the user's name", { path: "/api/user/name" }, htmlPage(404, "Cannot GET /api/user/name")],
  ["a token's rights", { path: "/api/auth/query-token?token=x" }, htmlPage(404, "Cannot GET /api/auth/query-token")],
  ["an unknown path", { path: "/api/nothing/here" }, htmlPage(404, "Cannot GET /api/nothing/here")],
  ["an unknown path, by POST", { path: "/api/nothing", json: {} }, htmlPage(404, "Cannot POST /api/nothing")],
];

const AS_USER: readonly Row[] = [
  [
    "GET memory of a path below nothing",
    { path: `${MEMORY}?path=nowhere.below` },
    ok({ data: "Incorrect memory path" }),
  ],
  ["GET memory of a path not there", { path: `${MEMORY}?path=nowhere` }, ok()],
  ["POST memory", { path: MEMORY, json: { path: "a.b", value: 1 } }, queued("Memory['a']['b']= 1")],
  ["POST memory without a value", { path: MEMORY, json: { path: "a" } }, queued("delete Memory['a']")],
  ["POST memory of 1 MiB", { path: MEMORY, json: { path: "a", value: quoted(KIB * KIB) } }, queued(expect.any(String))],
  [
    "POST memory of one character more",
    { path: MEMORY, json: { path: "a", value: quoted(KIB * KIB + 1) } },
    refused("memory size is too large"),
  ],
  ["GET a segment that was never set", { path: `${SEGMENT}?segment=7` }, ok()],
  ["GET segment -1", { path: `${SEGMENT}?segment=-1` }, badSegment],
  ["GET segment 100", { path: `${SEGMENT}?segment=100` }, badSegment],
  ["GET segment x", { path: `${SEGMENT}?segment=x` }, badSegment],
  ["GET a segment without its number", { path: SEGMENT }, badSegment],
  ["POST segment 100", { path: SEGMENT, json: { segment: 100, data: "x" } }, badSegment],
  ["POST a segment of 100 KiB", { path: SEGMENT, json: { segment: 98, data: "x".repeat(100 * KIB) } }, ok()],
  [
    "POST a segment of one character more",
    { path: SEGMENT, json: { segment: 98, data: "x".repeat(100 * KIB + 1) } },
    refused("length limit exceeded"),
  ],
  ["POST a command", { path: CONSOLE, json: { expression: "1 + 1" } }, queued("1 + 1")],
  [
    "POST a command of 1024 characters of JSON",
    { path: CONSOLE, json: { expression: quoted(1024) } },
    queued(quoted(1024)),
  ],
  [
    "POST a command of one character more",
    { path: CONSOLE, json: { expression: quoted(1025) } },
    refused("expression size is too large"),
  ],
  [
    "POST no command",
    { path: CONSOLE, json: {} },
    refused("TypeError: Cannot read properties of undefined (reading 'length')"),
  ],
  ["GET the user's name", { path: "/api/user/name" }, htmlPage(404, "Cannot GET /api/user/name")],
];

export function describeOtherEndpoints(wire: () => Wire): void {
  describe("asked without credentials", () => {
    for (const [what, question, expected] of OPEN) {
      it(what, async () => expected(await wire().ask(question)));
    }
  });

  describe("asked as the user", () => {
    for (const [what, question, expected] of AS_USER) {
      it(what, async () => expected(await wire().askAsUser(question)));
    }

    it("GET me says who", async () => {
      okWith({
        _id: expect.any(String),
        username: wire().username,
        email: expect.stringContaining("@"),
        cpu: expect.any(Number),
        password: true,
      })(await wire().askAsUser({ path: "/api/auth/me" }));
    });

    it("GET memory gives gzip in base64", async () => {
      const answer = await wire().askAsUser({ path: MEMORY });
      ok({ data: expect.stringMatching(/^gz:/) })(answer);
      const { data } = answer.json as { data: string };
      expect(gunzipSync(Buffer.from(data.slice("gz:".length), "base64")).toString()).toMatch(/^\{.*\}$/);
    });

    it("a segment comes back as it was set", async () => {
      ok()(await wire().askAsUser({ path: SEGMENT, json: { segment: 5, data: "seg\u2028ment" } }));
      ok({ data: "seg\u2028ment" })(await wire().askAsUser({ path: `${SEGMENT}?segment=5` }));
    });
  });

  describe("headers", () => {
    it("name the framework, and neither limits nor other origins", async () => {
      const { headers } = await wire().askAsUser({ path: "/api/user/code", headers: { Origin: "http://localhost" } });
      expect(headers.get("x-powered-by")).toBe("Express");
      expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
      expect(
        [...headers.keys()].filter((name) => /^(x-ratelimit|retry-after|access-control|set-cookie)/.test(name)),
      ).toEqual([]);
    });
  });
}
