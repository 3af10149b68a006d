import { expect, it } from "vitest";
import { acknowledged, type Expected, ok, okWith, plain, refused } from "./answers.ts";
import { basicHeaders, type Question, tokenHeaders, type Wire } from "./wire.ts";

const incorrect = refused("incorrect server password");
const WRITE = { branch: "default", modules: { main: "// let in" } };

export function describeServerPassword(wire: () => Wire, serverPassword: string): void {
  const SECRET = { "X-Server-Password": serverPassword };
  const rows: readonly (readonly [what: string, question: Question, expected: Expected])[] = [
    ["without it, the version", { path: "/api/version" }, incorrect],
    ["without it, an unknown path", { path: "/api/nothing" }, incorrect],
    ["with a wrong one", { path: "/api/version", headers: { "X-Server-Password": "wrong" } }, incorrect],
    ["with it, the version", { path: "/api/version", headers: SECRET }, okWith({ protocol: 14 })],
    ["with it and no credentials", { path: "/api/user/code", headers: SECRET }, plain(401, '{"error":"unauthorized"}')],
    ["without it, a bad token", { path: "/api/user/code", headers: tokenHeaders("0".repeat(40)) }, incorrect],
    ["without it, a body that is no JSON", { path: "/api/user/code", body: "{" }, incorrect],
    ["without it, the password mod", { path: "/api/authmod" }, okWith({ allowRegistration: false })],
  ];
  for (const [what, question, expected] of rows) {
    it(what, async () => expected(await wire().ask(question)));
  }

  it("signing in needs no server password", async () => {
    const { username, password } = wire();
    ok({ token: expect.stringMatching(/^[0-9a-f]{40}$/) })(
      await wire().ask({ path: "/api/auth/signin", json: { email: username, password } }),
    );
  });

  it("a session token needs none", async () => {
    const headers = tokenHeaders(await wire().signIn());
    okWith({ branch: "default" })(await wire().ask({ path: "/api/user/code", headers }));
  });

  it("a session token in the query does", async () => {
    const token = await wire().signIn();
    incorrect(await wire().ask({ path: `/api/user/code?token=${token}&username=x` }));
  });

  it("right Basic on a write needs none", async () => {
    const headers = basicHeaders(wire().username, wire().password);
    acknowledged(await wire().ask({ path: "/api/user/code", headers, json: WRITE }));
  });

  it("wrong Basic on a write is told so first", async () => {
    const headers = basicHeaders(wire().username, "wrong");
    plain(401, "Unauthorized")(await wire().ask({ path: "/api/user/code", headers, json: WRITE }));
  });

  it("nobody can register, with it or without", async () => {
    const account = { username: "newcomer", email: "newcomer@example.test", password: "brand new" };
    for (const headers of [{}, SECRET]) {
      refused("Registration is automatically disabled. A server password has been set.")(
        await wire().ask({ path: "/api/register/submit", headers, json: account }),
      );
    }
  });
}
