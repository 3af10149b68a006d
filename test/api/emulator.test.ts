import { describe, expect, it } from "vitest";
import { startEmulator } from "../../src/emulator/emulator.ts";
import type { EmulatorOptions } from "../../src/emulator/server/options.ts";
import type { ModuleContent } from "../../src/model/modules/modules.ts";
import { RateLimitedError, ServiceError, UnreachableError } from "../../src/model/outcome/errors.ts";
import { apiFor, failureOf } from "./scripted-server.ts";

const some = new Map<string, ModuleContent>([
  ["main", "x"],
  ["a/b", { binary: "AA==" }],
]);

async function start(options: EmulatorOptions = {}) {
  const emulator = await startEmulator(options);
  const { url, token, username, password } = emulator;
  return {
    emulator,
    byToken: () => apiFor(url, { credentials: { kind: "token", token, tokenIn: "header" } }),
    byPassword: () => apiFor(url, { credentials: { kind: "password", username, password } }),
    [Symbol.asyncDispose]: () => emulator.close(),
  };
}

describe("against the emulator, the client", () => {
  it.each(["official", "private"] as const)(
    "writes, reads back, and makes and deletes branches on the %s profile",
    async (profile) => {
      await using service = await start({ profile });
      const api = service.byPassword();
      if (profile === "private") await work(api);
      await work(service.byToken());
    },
  );

  async function work(api: ReturnType<typeof apiFor>) {
    await api.putCode("default", some);
    expect((await api.getCode("default"))?.modules).toEqual(some);
    await api.createBranch("new", some);
    expect((await api.getCode("new"))?.modules).toEqual(some);
    await api.setActiveBranch("default", "activeWorld");
    await api.deleteBranch("new");
    expect((await api.listBranches()).map(({ branch }) => branch)).toEqual(["default"]);
    expect(await api.getCode("new")).toBeUndefined();
  }

  it("signs in once on the private profile and writes with what it has then", async () => {
    await using service = await start({ profile: "private" });
    const api = service.byPassword();
    await api.getCode("default");
    await api.putCode("default", some);
    await api.getCode("default");
    expect(service.emulator.lines()).toEqual([
      "GET /api/user/code?branch=default",
      "POST /api/auth/signin",
      "GET /api/user/code?branch=default",
      "POST /api/user/code",
      "GET /api/user/code?branch=default",
    ]);
  });

  it("keeps the counts, and says when a spent endpoint is free again", async () => {
    await using service = await start({ profile: "official" });
    const api = service.byToken();
    await api.putCode("default", some);
    expect(api.limits.get("POST /api/user/code")).toMatchObject({ limit: 240, remaining: 239 });
    service.emulator.spend("POST /api/user/code", 239);
    const error = await failureOf(api.putCode("default", some));
    expect(error).toMatchObject({ constructor: RateLimitedError, endpoint: "POST /api/user/code" });
    expect(error.message).toMatch(/240 per day\); free again in .*UTC/);
  });

  it("tells the global limit from an endpoint's", async () => {
    await using service = await start({ profile: "official" });
    service.emulator.spend("global", 1000);
    expect(await failureOf(service.byToken().getCode("default"))).toMatchObject({
      constructor: RateLimitedError,
      endpoint: "global",
      retryAt: undefined,
    });
  });

  it("names a missing branch, and gives the server password", async () => {
    await using service = await start({ profile: "official" });
    const api = service.byToken();
    expect(await failureOf(api.putCode("other", some))).toMatchObject({
      constructor: ServiceError,
      reason: "branch does not exist",
    });
    await using closed = await start({ profile: "private", serverPassword: "sesame" });
    const { url } = closed.emulator;
    expect(await failureOf(apiFor(url).getCode("default"))).toBeInstanceOf(ServiceError);
    expect(await apiFor(url, { serverPassword: "sesame" }).version()).toMatchObject({ ok: 1 });
  });

  it("knows the user and the token of the official service", async () => {
    await using service = await start({ profile: "official" });
    const api = service.byToken();
    expect(await api.userName()).toBe(service.emulator.username);
    expect(await api.tokenInfo()).toEqual({ full: true });
    service.emulator.liftLimits();
    expect((await api.tokenInfo())?.noRateLimitUntil).toBeInstanceOf(Date);
  });

  it.each(["before", "after"] as const)("cannot tell of a reset %s the write whether it arrived", async (when) => {
    await using service = await start();
    service.emulator.addFault({ fault: "reset", when, method: "POST", times: 1 });
    const api = service.byToken();
    expect(await failureOf(api.putCode("default", some))).toMatchObject({
      constructor: UnreachableError,
      mayHaveArrived: true,
    });
    expect((await api.getCode("default"))?.modules.has("a/b")).toBe(when === "after");
  });
});
