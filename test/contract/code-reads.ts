import { beforeAll, describe, expect, it } from "vitest";
import { type Expected, htmlPage, ok, refused } from "./answers.ts";
import { setActive, setBranches } from "./branches-state.ts";
import type { Wire } from "./wire.ts";

type Row = readonly [query: string, expected: Expected];

const holds = (branch: string) => ok({ branch, modules: { main: `// in ${branch}` } });

const ROWS: readonly Row[] = [
  ["", holds("world")],
  ["?branch=", holds("world")],
  ["?branch=default", holds("default")],
  ["?branch=a%20%2F%20b", holds("a / b")],
  ["?branch=$activeWorld", holds("world")],
  ["?branch=%24activeWorld", holds("world")],
  ["?branch=$activeSim", holds("sim")],
  ["?branch=$foo", refused("no code")],
  ["?branch=$", holds("default")],
  ["?branch=none", refused("no code")],
  ["?branch=Default", refused("no code")],
  ["?branch=default&branch=sim", refused("fun is not a function")],
  ["?branch[]=default", refused("fun is not a function")],
  ["?branch=default&shard=shard3", holds("default")],
  ["?Branch=default", holds("world")],
  ["/?branch=default", holds("default")],
  ["s?branch=default", htmlPage(404, "Cannot GET /api/user/codes")],
];

export function describeCodeReads(wire: () => Wire): void {
  describe("reading code", () => {
    beforeAll(async () => {
      const branches = ["default", "world", "sim", "a / b"];
      await setBranches(wire(), Object.fromEntries(branches.map((name) => [name, { main: `// in ${name}` }])));
      await setActive(wire(), "world", "activeWorld");
      await setActive(wire(), "sim", "activeSim");
    });

    for (const [query, expected] of ROWS) {
      it(`GET /api/user/code${query}`, async () => {
        expected(await wire().askAsUser({ path: `/api/user/code${query}` }));
      });
    }

    it("the letter case of the path does not matter", async () => {
      holds("sim")(await wire().askAsUser({ path: "/API/User/Code?branch=sim" }));
    });

    it("the same code again is 304 for the ETag, with a new token and no body", async () => {
      const first = await wire().askAsUser({ path: "/api/user/code" });
      const etag = first.headers.get("etag") ?? "";
      expect(etag).toMatch(/^W\/".+"$/);
      const again = await wire().askAsUser({ path: "/api/user/code", headers: { "If-None-Match": etag } });
      expect([again.status, again.text]).toEqual([304, ""]);
      expect(again.headers.get("x-token")).toMatch(/^[0-9a-f]{40}$/);
    });

    it("other code is 200 for an old ETag", async () => {
      const first = await wire().askAsUser({ path: "/api/user/code?branch=world" });
      const etag = first.headers.get("etag") ?? "";
      holds("sim")(await wire().askAsUser({ path: "/api/user/code?branch=sim", headers: { "If-None-Match": etag } }));
    });

    it("an answer is never compressed", async () => {
      const answer = await wire().askAsUser({ path: "/api/user/code", headers: { "Accept-Encoding": "gzip, br" } });
      expect(answer.headers.get("content-encoding")).toBeNull();
    });

    it("a HEAD request has the headers of the GET", async () => {
      const [get, head] = [
        await wire().askAsUser({ path: "/api/user/code" }),
        await wire().askAsUser({ method: "HEAD", path: "/api/user/code" }),
      ];
      expect([head.status, head.text]).toEqual([200, ""]);
      expect(head.headers.get("etag")).toBe(get.headers.get("etag"));
    });

    it("OPTIONS names the methods", async () => {
      const answer = await wire().ask({ method: "OPTIONS", path: "/api/user/code" });
      const methods = answer.headers.get("allow")?.split(/, ?/).toSorted();
      expect([answer.status, methods]).toEqual([200, ["GET", "HEAD", "POST"]]);
    });
  });
}
