import { describe, expect, test } from "vitest";
import { explainFailure } from "../../../src/api/wire/transport-failure.ts";

const withCode = (code: string, more: object = {}, message = "it failed"): Error =>
  Object.assign(new Error(message), { code, ...more });
const found = (error: unknown, proxy?: string) => explainFailure(error, proxy).found;

describe("why no reply came", () => {
  test.each([
    ["ECONNREFUSED", "nothing listens there (ECONNREFUSED)", "is the server running, and the port right?"],
    ["ENOTFOUND", "the host name is unknown (ENOTFOUND)", "check the address and the network"],
    ["EAI_AGAIN", "the host name could not be looked up (EAI_AGAIN)", "check the network"],
    ["EHOSTUNREACH", "there is no way to the host (EHOSTUNREACH)", undefined],
    ["ECONNRESET", "the connection was reset (ECONNRESET)", undefined],
    ["ETIMEDOUT", "the connection timed out (ETIMEDOUT)", undefined],
    ["UND_ERR_SOCKET", "the connection was closed before a whole reply came", undefined],
    ["Z_BUF_ERROR", "the compressed reply was cut short", undefined],
    ["ERR_SSL_WRONG_VERSION_NUMBER", "no TLS connection could be agreed on (ERR_SSL_WRONG_VERSION_NUMBER)", undefined],
    ["EPROTO", "no TLS connection could be agreed on (EPROTO)", undefined],
    ["HPE_INVALID_CONSTANT", "what came is no HTTP (HPE_INVALID_CONSTANT)", undefined],
    ["UND_ERR_PRX_TLS", "the connection to the proxy failed (UND_ERR_PRX_TLS)", undefined],
    ["ESOMETHING", "the connection failed (ESOMETHING)", undefined],
  ])("%s: %s", (code, words, help) => {
    expect(explainFailure(withCode(code), undefined)).toEqual({
      found: words,
      ...(help === undefined ? {} : { help }),
    });
  });

  test.each([
    ["CERT_HAS_EXPIRED", "its certificate has expired (CERT_HAS_EXPIRED)"],
    ["ERR_TLS_CERT_ALTNAME_INVALID", "its certificate is for another name (ERR_TLS_CERT_ALTNAME_INVALID)"],
    ["DEPTH_ZERO_SELF_SIGNED_CERT", "its certificate is self-signed (DEPTH_ZERO_SELF_SIGNED_CERT)"],
    ["SELF_SIGNED_CERT_IN_CHAIN", "its certificate comes from an unknown authority (SELF_SIGNED_CERT_IN_CHAIN)"],
  ])("%s: nothing was sent, and a proxy is not to blame", (code, words) => {
    const help = "nothing was sent; a private authority goes into NODE_EXTRA_CA_CERTS";
    expect(explainFailure(withCode(code), "http://proxy:8080")).toEqual({ found: words, help });
  });

  test.each([
    [undefined, "no code"],
    ["a text", "no code"],
    [new Error("it failed"), "no code"],
    [Object.assign(new Error("it failed"), { code: 7 }), "no code"],
  ])("is not known of %s", (error, words) => {
    expect(found(error)).toBe(`the connection failed (${words})`);
  });
});

describe("the code of a failure", () => {
  test.each([
    ["stands in its cause", new Error("fetch failed", { cause: withCode("ECONNREFUSED") }), "ECONNREFUSED"],
    ["stands two causes deep", new Error("a", { cause: new Error("b", { cause: withCode("EPIPE") }) }), "EPIPE"],
    ["is the outermost one", withCode("ETIMEDOUT", { cause: withCode("EPIPE") }), "ETIMEDOUT"],
    [
      "is behind the one that says nothing",
      withCode("UND_ERR_SOCKET", { cause: withCode("ECONNRESET") }),
      "ECONNRESET",
    ],
    [
      "is that of the first address tried",
      new AggregateError([withCode("ENETUNREACH"), withCode("EPIPE")]),
      "ENETUNREACH",
    ],
  ])("%s", (_where, error, code) => {
    expect(found(error)).toContain(`(${code})`);
  });

  test("that says nothing stays where nothing is behind it", () => {
    const bare = withCode("UND_ERR_SOCKET", { cause: new Error("other side closed") });
    expect(found(bare)).toBe("the connection was closed before a whole reply came");
  });

  test.each(["socket hang up", "aborted"])("a closed connection (%s) is none that was reset", (message) => {
    expect(found(withCode("ECONNRESET", {}, message))).toBe("the connection was closed before a whole reply came");
    const reset = withCode("ECONNRESET", { syscall: "read" }, message);
    expect(found(reset)).toBe("the connection was reset (ECONNRESET)");
  });
});

describe("behind a proxy", () => {
  const proxy = "http://proxy:8080";

  test.each([
    ["407", "it wants a name and password: https_proxy=http://name:password@host:port"],
    ["403", "no_proxy can leave this server out"],
    ["502", "no_proxy can leave this server out"],
  ])("what it answered is said: %s", (status, help) => {
    const error = new Error(`Proxy response (${status}) !== 200 when HTTP Tunneling`);
    expect(explainFailure(error, proxy)).toEqual({ found: `the proxy ${proxy} answered ${status}`, help });
  });

  test("every other failure names it too, for it may be the one to blame", () => {
    expect(explainFailure(withCode("ECONNREFUSED"), proxy)).toEqual({
      found: `nothing listens there (ECONNREFUSED); the environment names the proxy ${proxy}`,
      help: "is the server running, and the port right?",
    });
    expect(found(withCode("ECONNRESET"), proxy)).toContain(`(ECONNRESET); the environment names the proxy ${proxy}`);
  });
});
