import { createServer, type ServerOptions } from "node:https";
import type { AddressInfo } from "node:net";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { afterEach, describe, expect, it, vi } from "vitest";
import { openApi } from "../../src/api/client.ts";
import { parseServer } from "../../src/model/account/server-address.ts";
import { UnreachableError, UsageError } from "../../src/model/outcome/errors.ts";
import { makeCertificate } from "./certificate.ts";
import { startProxy } from "./proxy.ts";
import { apiFor, failureOf, token } from "./scripted-server.ts";

const some = new Map([["main", "x"]]);
const usual = getCACertificates();

afterEach(() => {
  setDefaultCACertificates(usual);
  vi.unstubAllEnvs();
});

async function startTls(options: ServerOptions) {
  const lines: string[] = [];
  const server = createServer(options, (request, response) => {
    lines.push(`${request.method} ${request.url}`);
    request.resume().on("end", () => response.end('{"ok":1}'));
  });
  server.on("tlsClientError", () => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = (): void => server.close().closeAllConnections();
  return { port, lines, url: `https://127.0.0.1:${port}`, [Symbol.asyncDispose]: async () => close() };
}

describe("https", () => {
  it("works with a certificate that is trusted", async () => {
    const certificate = makeCertificate({ host: "127.0.0.1" });
    setDefaultCACertificates([certificate.cert]);
    await using server = await startTls(certificate);
    await apiFor(server.url).putCode("default", some);
    expect(server.lines).toEqual(["POST /api/user/code"]);
  });

  it.each([
    ["is self-signed", { host: "127.0.0.1" }, false, {}],
    ["has expired", { host: "127.0.0.1", notAfter: new Date("2020-01-01") }, true, {}],
    ["is not valid yet", { host: "127.0.0.1", notBefore: new Date("2048-01-01") }, true, {}],
    ["is for another name", { host: "other.test" }, true, {}],
    ["no TLS connection", { host: "127.0.0.1" }, true, { minVersion: "TLSv1", maxVersion: "TLSv1.1" }],
  ] as const)("sends nothing when its certificate or version is no good: %s", async (reason, wish, trusted, more) => {
    const certificate = makeCertificate(wish);
    if (trusted) setDefaultCACertificates([certificate.cert]);
    await using server = await startTls({ ...certificate, ...more });
    const error = await failureOf(apiFor(server.url).putCode("default", some));
    expect(error).toMatchObject({ constructor: UnreachableError, mayHaveArrived: false });
    expect(error.message).toContain(reason);
    expect(server.lines).toEqual([]);
  });

  it("says what helps when a server speaks plain http on that port", async () => {
    await using proxy = await startProxy(() => "HTTP/1.1 400 Bad Request\r\n\r\n");
    const error = await failureOf(apiFor(proxy.url.replace("http:", "https:")).putCode("default", some));
    expect(error).toMatchObject({ constructor: UnreachableError, mayHaveArrived: false });
    expect(error.message).toMatch(/no TLS connection/);
  });

  it.each([
    ["https://screeps.com", true],
    ["https://my.example:21026", true],
    ["https://127.0.0.1:21026", false],
    ["https://192.168.1.5", false],
  ])("with NODE_TLS_REJECT_UNAUTHORIZED=0 is refused for public hosts: %s", (url, refused) => {
    const open = () => openApi({ server: parseServer(url), env: { NODE_TLS_REJECT_UNAUTHORIZED: "0" } });
    if (refused) expect(open).toThrow(UsageError);
    else expect(open).not.toThrow();
  });
});

describe("a proxy", () => {
  it("carries https by CONNECT, so that it sees neither token nor path", async () => {
    const certificate = makeCertificate({ host: "game.test" });
    setDefaultCACertificates([certificate.cert]);
    await using server = await startTls(certificate);
    await using proxy = await startProxy(() => server.port);
    const api = apiFor(`https://game.test:${server.port}`, { env: { https_proxy: proxy.withPassword } });
    await api.putCode("default", some);
    expect(server.lines).toEqual(["POST /api/user/code"]);
    expect(proxy.heads).toEqual([expect.stringMatching(new RegExp(`^CONNECT game.test:${server.port} `))]);
    expect(proxy.heads[0]).toMatch(/proxy-authorization: Basic /i);
    expect(proxy.heads.join("")).not.toContain(token);
  });

  it.each(["HTTPS_PROXY", "http_proxy", "HTTP_PROXY"])(
    "is taken from %s too, with or without a scheme",
    async (variable) => {
      await using proxy = await startProxy(() => "HTTP/1.1 502 Bad Gateway\r\n\r\n");
      const env = { [variable]: proxy.url.replace("http://", "") };
      expect((await failureOf(apiFor("https://game.test", { env }).getCode("default"))).message).toMatch(
        /answered 502/,
      );
      expect(proxy.heads[0]).toMatch(/^CONNECT game.test:443 /);
    },
  );

  it.each([
    [
      "HTTP/1.1 407 Proxy Authentication Required\r\n\r\n",
      /the proxy 127\.0\.0\.1:\d+ answered 407; it wants a name and password/,
    ],
    ["HTTP/1.1 502 Bad Gateway\r\n\r\n", /the proxy 127\.0\.0\.1:\d+ answered 502; no_proxy can/],
    ["garbage\r\n\r\n", /the proxy 127\.0\.0\.1:\d+|no HTTP/],
    ["", /the proxy 127\.0\.0\.1:\d+/],
  ])("that answers %j is named, without its password, and nothing has arrived", async (answer, message) => {
    await using proxy = await startProxy(() => answer);
    const error = await failureOf(
      apiFor("https://game.test", { env: { https_proxy: proxy.withPassword } }).putCode("default", some),
    );
    expect(error).toMatchObject({ constructor: UnreachableError, mayHaveArrived: false });
    expect(error.message).toMatch(message);
    expect(error.stack).not.toMatch(/proxy-pass/);
  });

  it("that is not there is named", async () => {
    const error = await failureOf(
      apiFor("https://game.test", { env: { https_proxy: "http://127.0.0.1:1" } }).putCode("default", some),
    );
    expect(error).toMatchObject({ constructor: UnreachableError, mayHaveArrived: false });
    expect(error.message).toMatch(/127\.0\.0\.1:1\b/);
  });

  it.each([
    ["loopback", "https://127.0.0.1:1", {}],
    ["plain http, where it could read the token", "http://game.invalid", {}],
    ["a host in no_proxy", "https://game.invalid", { no_proxy: "x.test, .invalid" }],
    ["any host under no_proxy=*", "https://game.invalid", { NO_PROXY: "*" }],
  ])("is never asked for %s", async (_what, url, env) => {
    await using proxy = await startProxy(() => "HTTP/1.1 502 Bad Gateway\r\n\r\n");
    // undici reads this one by itself.
    vi.stubEnv("http_proxy", proxy.url);
    const server = parseServer(url, { allowHttp: true });
    const api = openApi({ server, env: { https_proxy: proxy.url, http_proxy: proxy.url, ...env } });
    expect(await failureOf(api.getCode("default"))).toBeInstanceOf(UnreachableError);
    expect(proxy.heads).toEqual([]);
  });

  it("whose address is none is refused without being shown", async () => {
    const api = apiFor("https://game.test", { env: { https_proxy: "http://me:proxy-pass@:x" } });
    const error = await failureOf(api.getCode("default"));
    expect(error).toBeInstanceOf(UsageError);
    expect(error.stack).not.toContain("proxy-pass");
  });
});
