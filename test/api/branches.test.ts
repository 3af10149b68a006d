import { describe, expect, it } from "vitest";
import { ServiceError, UnreachableError, UsageError } from "../../src/model/outcome/errors.ts";
import { always, apiFor, failureOf, page, startScripted, token } from "./scripted-server.ts";

const some = new Map([["main", "x"]]);

describe("listBranches()", () => {
  it("reads short and fat lists, flags there or not", async () => {
    const list = [
      { branch: "default", activeWorld: true, activeSim: true, _id: "x" },
      { branch: "old", modules: { main: "x" }, timestamp: "2026-01-01" },
      { branch: "wiped", modules: null },
      { modules: { main: "of a branch without a name" } },
      null,
    ];
    await using server = await startScripted(always({ ok: 1, list }));
    expect(await apiFor(server.url).listBranches()).toEqual([
      { branch: "default", activeWorld: true, activeSim: true },
      { branch: "old", activeWorld: false, activeSim: false, modules: some },
      { branch: "wiped", activeWorld: false, activeSim: false },
    ]);
  });

  it.each([{ ok: 1 }, { ok: 1, list: {} }])("takes %j for no answer", async (answer) => {
    await using server = await startScripted(always(answer));
    expect(await failureOf(apiFor(server.url).listBranches())).toBeInstanceOf(UnreachableError);
  });
});

describe("what changes branches", () => {
  it("names its branch in every body", async () => {
    await using server = await startScripted(always({ ok: 1 }));
    const api = apiFor(server.url);
    await api.createBranch("new", some);
    await api.setActiveBranch("new", "activeWorld");
    await api.deleteBranch("new");
    expect(server.requests.map(({ line, body }) => [line, JSON.parse(body)])).toEqual([
      ["POST /api/user/clone-branch", { branch: "", newName: "new", defaultModules: { main: "x" } }],
      ["POST /api/user/set-active-branch", { branch: "new", activeName: "activeWorld" }],
      ["POST /api/user/delete-branch", { branch: "new" }],
    ]);
  });

  it.each(["", "$activeWorld", "x".repeat(31)])(
    "is not sent for %j: without a good name a server takes every branch",
    async (name) => {
      await using server = await startScripted(always({ ok: 1 }));
      const api = apiFor(server.url);
      const failures = [api.createBranch(name, some), api.deleteBranch(name), api.setActiveBranch(name, "activeSim")];
      for (const failure of failures) expect(await failureOf(failure)).toBeInstanceOf(UsageError);
      expect(server.lines()).toEqual([]);
    },
  );
});

describe("call()", () => {
  it("sends any method, path, query and body, and gives the answer", async () => {
    await using server = await startScripted(always({ ok: 1, data: "x" }));
    const api = apiFor(server.url);
    expect(await api.call("get", "api/user/memory?path=a.b&shard=shard3")).toEqual({ ok: 1, data: "x" });
    await api.call("POST", "/api/user/console", { expression: "1" });
    expect(server.requests.map(({ line, body }) => `${line} ${body}`)).toEqual([
      "GET /api/user/memory?path=a.b&shard=shard3 ",
      'POST /api/user/console {"expression":"1"}',
    ]);
  });

  it.each([
    ["GET", "https://evil.example/api/user/code"],
    ["GET", "//evil.example/api/user/code"],
    ["GET", "/api/../x"],
    ["GET", "/x"],
    ["GET", "/api/%2e%2e/x"],
    ["GET", "/api/user#x"],
    ["GET", `/api/user?_token=${token}`],
    ["GE T", "/api/user"],
    ["POST", "/api/user/delete-branch"],
    ["POST", "/api//user/Delete-Branch/"],
    ["POST", "/api/user/clone-branch"],
    ["POST", "/api/user/set-active-branch"],
  ])("does not send %s %s", async (method, path) => {
    await using server = await startScripted(always({ ok: 1 }));
    const error = await failureOf(apiFor(server.url).call(method, path, { activeName: "activeWorld" }));
    expect(error).toBeInstanceOf(UsageError);
    expect(error.message).not.toContain(token);
    expect(server.lines()).toEqual([]);
  });

  it("sends a change of a branch that is named", async () => {
    await using server = await startScripted(always({ ok: 1 }));
    await apiFor(server.url).call("POST", "/api/user/delete-branch", { branch: "old" });
    expect(server.lines()).toEqual(["POST /api/user/delete-branch"]);
  });
});

describe("who and what is there", () => {
  it("userName() asks the second endpoint where the first is missing", async () => {
    await using server = await startScripted((request, response) => {
      if (request.line.endsWith("name")) return void response.writeHead(404).end("Cannot GET");
      response.end('{"ok":1,"username":"bot","email":"bot@example.org"}');
    });
    expect(await apiFor(server.url).userName()).toBe("bot");
    expect(server.lines()).toEqual(["GET /api/user/name", "GET /api/auth/me"]);
  });

  it("userName() and tokenInfo() know nothing where the endpoints are missing", async () => {
    await using server = await startScripted(page("Cannot GET", 404));
    expect(await apiFor(server.url).userName()).toBeUndefined();
    expect(await apiFor(server.url).tokenInfo()).toBeUndefined();
  });

  it("userName() does not hide that the token is refused", async () => {
    await using server = await startScripted(always({ error: "unauthorized" }, 401));
    expect(await failureOf(apiFor(server.url).userName())).toBeInstanceOf(ServiceError);
  });

  it.each([
    [{ full: true }, { full: true }],
    [
      { full: false, noRatelimitUntil: 1_767_323_105_000 },
      { full: false, noRateLimitUntil: new Date(1_767_323_105_000) },
    ],
    [{}, { full: false }],
  ])("tokenInfo() reads %j", async (record, info) => {
    await using server = await startScripted(always({ ok: 1, token: record }));
    const api = apiFor(server.url);
    expect(await api.tokenInfo()).toEqual(info);
    expect(server.lines()).toEqual([`GET /api/auth/query-token?token=${token}`]);
    expect(JSON.stringify(api.exchanges)).not.toContain(token.slice(0, 8));
  });

  it("version() is asked without credentials", async () => {
    await using server = await startScripted(always({ ok: 1, protocol: 14 }));
    expect(await apiFor(server.url).version()).toMatchObject({ protocol: 14 });
    expect(server.requests[0]?.headers).not.toHaveProperty("x-token");
  });
});
