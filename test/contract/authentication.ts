import { describe, expect, it } from "vitest";
import { acknowledged, type Expected, htmlPage, ok, okWith, plain, refused, unauthorized } from "./answers.ts";
import { basicHeaders, type Question, tokenHeaders, type Wire } from "./wire.ts";

interface Credentials {
  readonly token: string;
  readonly username: string;
  readonly password: string;
}
type Row = readonly [what: string, question: (credentials: Credentials) => Question, expected: Expected];

const TOKEN = /^[0-9a-f]{40}$/;
const session = ok({ token: expect.stringMatching(TOKEN) });
const code = okWith({ branch: "default" });
const GET_CODE = { path: "/api/user/code" };
const POST_CODE = { path: "/api/user/code", json: { branch: "default", modules: { main: "// authenticated" } } };
const SIGN_IN = "/api/auth/signin";

const READS: readonly Row[] = [
  ["no credentials", () => GET_CODE, unauthorized],
  ["X-Token alone", ({ token }) => ({ ...GET_CODE, headers: { "X-Token": token } }), unauthorized],
  ["X-Username alone", ({ username }) => ({ ...GET_CODE, headers: { "X-Username": username } }), unauthorized],
  ["X-Token and X-Username", ({ token }) => ({ ...GET_CODE, headers: tokenHeaders(token) }), code],
  [
    "X-Token and an X-Username that is nobody's",
    ({ token }) => ({ ...GET_CODE, headers: { "X-Token": token, "X-Username": "-" } }),
    code,
  ],
  [
    "X-Token and an empty X-Username",
    ({ token }) => ({ ...GET_CODE, headers: { "X-Token": token, "X-Username": "" } }),
    unauthorized,
  ],
  ["a token nobody was given", () => ({ ...GET_CODE, headers: tokenHeaders("0".repeat(40)) }), unauthorized],
  ["the token «guest»", () => ({ ...GET_CODE, headers: tokenHeaders("guest") }), unauthorized],
  ["_token in the query", ({ token }) => ({ path: `/api/user/code?_token=${token}` }), unauthorized],
  ["token in the query", ({ token }) => ({ path: `/api/user/code?token=${token}` }), unauthorized],
  ["token and username in the query", ({ token }) => ({ path: `/api/user/code?token=${token}&username=x` }), code],
  [
    "right Basic",
    ({ username, password }) => ({ ...GET_CODE, headers: basicHeaders(username, password) }),
    unauthorized,
  ],
  [
    "right Basic on another path",
    ({ username, password }) => ({ path: "/api/auth/me", headers: basicHeaders(username, password) }),
    unauthorized,
  ],
  [
    "a good token beside a wrong Authorization",
    ({ token }) => ({ ...GET_CODE, headers: { ...tokenHeaders(token), Authorization: "Bearer x" } }),
    code,
  ],
];

const WRITES: readonly Row[] = [
  ["no credentials", () => POST_CODE, unauthorized],
  ["X-Token alone", ({ token }) => ({ ...POST_CODE, headers: { "X-Token": token } }), unauthorized],
  ["X-Token and X-Username", ({ token }) => ({ ...POST_CODE, headers: tokenHeaders(token) }), acknowledged],
  [
    "token and username in the body",
    ({ token }) => ({ ...POST_CODE, json: { ...POST_CODE.json, token, username: "x" } }),
    acknowledged,
  ],
  [
    "right Basic",
    ({ username, password }) => ({ ...POST_CODE, headers: basicHeaders(username, password) }),
    acknowledged,
  ],
  [
    "Basic with the name in capitals",
    ({ username, password }) => ({ ...POST_CODE, headers: basicHeaders(username.toUpperCase(), password) }),
    plain(401, "Unauthorized"),
  ],
  [
    "Basic with a wrong password",
    ({ username }) => ({ ...POST_CODE, headers: basicHeaders(username, "wrong") }),
    plain(401, "Unauthorized"),
  ],
  [
    "Basic that is not base64",
    () => ({ ...POST_CODE, headers: { Authorization: "Basic !!!" } }),
    plain(400, "Bad Request"),
  ],
  [
    "a good token beside a wrong Basic",
    ({ token, username }) => ({
      ...POST_CODE,
      headers: { ...tokenHeaders(token), ...basicHeaders(username, "wrong") },
    }),
    plain(401, "Unauthorized"),
  ],
  [
    "a good token beside an Authorization of another kind",
    ({ token }) => ({ ...POST_CODE, headers: { ...tokenHeaders(token), Authorization: "Bearer x" } }),
    plain(401, "Unauthorized"),
  ],
  [
    "a bad token beside right Basic",
    ({ username, password }) => ({
      ...POST_CODE,
      headers: { ...tokenHeaders("0".repeat(40)), ...basicHeaders(username, password) },
    }),
    acknowledged,
  ],
  [
    "wrong Basic and a body that is no JSON",
    ({ username }) => ({ ...POST_CODE, body: "{", headers: basicHeaders(username, "wrong") }),
    plain(401, "Unauthorized"),
  ],
  [
    "no credentials and a body that is no JSON",
    () => ({ ...GET_CODE, body: "{", headers: { "Content-Type": "application/json" } }),
    htmlPage(400, "SyntaxError"),
  ],
];

const SIGN_INS: readonly Row[] = [
  ["name and password", ({ username, password }) => ({ path: SIGN_IN, json: { email: username, password } }), session],
  [
    "right Basic and an empty body",
    ({ username, password }) => ({ path: SIGN_IN, json: {}, headers: basicHeaders(username, password) }),
    session,
  ],
  [
    "a wrong password",
    ({ username }) => ({ path: SIGN_IN, json: { email: username, password: "wrong" } }),
    plain(401, "Unauthorized"),
  ],
  [
    "a name nobody has",
    ({ password }) => ({ path: SIGN_IN, json: { email: "nobody", password } }),
    plain(401, "Unauthorized"),
  ],
  ["no password", ({ username }) => ({ path: SIGN_IN, json: { email: username } }), plain(400, "Bad Request")],
  ["an empty body", () => ({ path: SIGN_IN, json: {} }), plain(400, "Bad Request")],
  [
    "wrong Basic",
    ({ username }) => ({ path: SIGN_IN, json: {}, headers: basicHeaders(username, "wrong") }),
    plain(400, "Bad Request"),
  ],
];

export function describeAuthentication(wire: () => Wire): void {
  const tables = { "GET /api/user/code": READS, "POST /api/user/code": WRITES, "POST /api/auth/signin": SIGN_INS };
  for (const [endpoint, rows] of Object.entries(tables)) {
    describe(`${endpoint} with`, () => {
      for (const [what, question, expected] of rows) {
        it(what, async () => {
          const { username, password } = wire();
          expected(await wire().ask(question({ token: await wire().signIn(), username, password })));
        });
      }
    });
  }

  describe("session tokens", () => {
    it("every authenticated answer brings another token, and the old one stays good", async () => {
      const token = await wire().signIn();
      const first = await wire().ask({ path: "/api/auth/me", headers: tokenHeaders(token) });
      const next = first.headers.get("x-token") ?? "";
      expect(next).toMatch(TOKEN);
      expect(next).not.toBe(token);
      for (const good of [next, token]) {
        okWith({ username: wire().username })(await wire().ask({ path: "/api/auth/me", headers: tokenHeaders(good) }));
      }
    });

    it("the token that answers a Basic write can read", async () => {
      const { username, password } = wire();
      const write = await wire().ask({ ...POST_CODE, headers: basicHeaders(username, password) });
      const token = write.headers.get("x-token") ?? "";
      code(await wire().ask({ ...GET_CODE, headers: tokenHeaders(token) }));
    });

    it("an application error brings a token too", async () => {
      const answer = await wire().askAsUser({ path: "/api/user/code?branch=none" });
      expect(answer.headers.get("x-token")).toMatch(TOKEN);
    });

    it("signing in works with the e-mail address", async () => {
      const me = await wire().askAsUser({ path: "/api/auth/me" });
      okWith({ email: expect.stringContaining("@") })(me);
      const { email } = me.json as { email: string };
      session(await wire().ask({ path: SIGN_IN, json: { email, password: wire().password } }));
    });

    it("a refused Basic write names no scheme to try instead", async () => {
      const answer = await wire().ask({ ...POST_CODE, headers: basicHeaders(wire().username, "wrong") });
      expect(answer.headers.get("www-authenticate")).toBe("");
    });
  });

  describe("POST /api/register/submit", () => {
    it("makes an account with one empty branch, active everywhere", async () => {
      const account = { username: "newcomer", email: "newcomer@example.test", password: "brand new" };
      ok()(await wire().ask({ path: "/api/register/submit", json: account }));
      const signedIn = await wire().ask({ path: SIGN_IN, json: { email: account.email, password: account.password } });
      session(signedIn);
      const again = await wire().ask({ path: "/api/register/submit", json: account });
      refused(expect.stringMatching(/^Error: User already exists/))(again);
      const { token } = signedIn.json as { token: string };
      const branches = await wire().ask({ path: "/api/user/branches", headers: tokenHeaders(token) });
      ok({
        list: [
          expect.objectContaining({ branch: "default", modules: { main: "" }, activeWorld: true, activeSim: true }),
        ],
      })(branches);
    });
  });
}
