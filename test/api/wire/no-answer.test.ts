import { createServer, type Socket } from "node:net";
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { InterruptedError, UnreachableError } from "../../../src/model/outcome/errors.ts";
import { always, apiFor, failureOf, startScripted } from "../scripted-server.ts";

const some = new Map([["main", "x".repeat(3_000_000)]]);
const answer = Buffer.from('{"ok":1,"branch":"default","modules":{"main":"x"}}');

/** A server below HTTP: does with each connection what the test says. */
async function startRaw(script: (socket: Socket) => void) {
  const server = createServer((socket) => script(socket.on("error", () => undefined)));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  return { url: `http://127.0.0.1:${port}`, [Symbol.asyncDispose]: async () => void server.close() };
}

const reply = (headers: string, body = ""): string => `HTTP/1.1 200 OK\r\n${headers}\r\n\r\n${body}`;

describe("no answer", () => {
  it("a server that is not there cannot have got anything", async () => {
    const { url } = await (async () => {
      await using gone = await startRaw(() => undefined);
      return gone;
    })();
    const error = await failureOf(apiFor(url).putCode("default", some));
    expect(error).toMatchObject({ constructor: UnreachableError, mayHaveArrived: false });
    expect(error.message).toMatch(/nothing listens there \(ECONNREFUSED\); is the server running/);
  });

  it("a host name that does not exist cannot have got anything", async () => {
    const error = await failureOf(apiFor("https://screeps.invalid").putCode("default", some));
    expect(error).toMatchObject({ constructor: UnreachableError, mayHaveArrived: false });
    expect(error.message).toMatch(/host name/);
  });

  it.each([
    ["resets at the first byte", (socket: Socket) => socket.once("data", () => socket.resetAndDestroy())],
    ["closes at the first byte", (socket: Socket) => socket.once("data", () => socket.end())],
    ["talks no HTTP", (socket: Socket) => socket.once("data", () => socket.end("SSH-2.0-x\r\n"))],
    [
      "cuts the reply by length",
      (socket: Socket) => socket.once("data", () => socket.end(reply("Content-Length: 99", '{"ok":1'))),
    ],
    [
      "cuts a chunk",
      (socket: Socket) => socket.once("data", () => socket.end(reply("Transfer-Encoding: chunked", '99\r\n{"ok":1'))),
    ],
  ])("a server that %s may have got a write", async (_what, script) => {
    await using server = await startRaw(script);
    const api = apiFor(server.url);
    expect(await failureOf(api.getCode("default"))).toMatchObject({
      constructor: UnreachableError,
      mayHaveArrived: false,
    });
    expect(await failureOf(api.putCode("default", some))).toMatchObject({
      constructor: UnreachableError,
      mayHaveArrived: true,
    });
    expect(api.exchanges.map((exchange) => exchange.status)).toEqual([undefined, undefined]);
  });

  it.each([
    ["headers", () => undefined],
    ["a body", (socket: Socket) => void socket.write(reply("Content-Length: 99", '{"ok":1'))],
    [
      "more than a byte now and then",
      (socket: Socket) => {
        socket.write(reply("Content-Length: 99"));
        const drip = setInterval(() => socket.write(" "), 10);
        socket.on("close", () => clearInterval(drip));
      },
    ],
  ])("a server that never sends %s is left at the deadline", async (_what, script) => {
    await using server = await startRaw((socket) => void socket.once("data", () => script(socket)));
    const api = apiFor(server.url, { requestTimeoutMs: 200 });
    const error = await failureOf(api.putCode("default", new Map()));
    expect(error).toMatchObject({ constructor: UnreachableError, mayHaveArrived: true });
    expect(error.message).toMatch(/nothing whole came within 0\.2 s$/);
  });
});

describe("the end of the run", () => {
  it("stops a request before it starts", async () => {
    await using server = await startScripted(always({ ok: 1 }));
    const signal = AbortSignal.abort(new InterruptedError("SIGINT"));
    expect(await failureOf(apiFor(server.url, { signal }).putCode("default", some))).toBeInstanceOf(InterruptedError);
    expect(server.lines()).toEqual([]);
  });

  it("without a reason of ours is no answer either", async () => {
    const api = apiFor("http://127.0.0.1:1", { signal: AbortSignal.abort() });
    expect(await failureOf(api.putCode("default", some))).toMatchObject({
      constructor: UnreachableError,
      mayHaveArrived: false,
      message: expect.stringMatching(/the run was ended$/),
    });
  });

  it("stops a read with the reason of the end, and says of a write that it may have arrived", async () => {
    const ends: AbortController[] = [];
    await using server = await startScripted(() => ends.at(-1)?.abort(new InterruptedError("SIGINT")));
    const end = () => {
      ends.push(new AbortController());
      return apiFor(server.url, { signal: (ends.at(-1) as AbortController).signal });
    };
    expect(await failureOf(end().getCode("default"))).toBeInstanceOf(InterruptedError);
    expect(await failureOf(end().putCode("default", new Map()))).toMatchObject({
      constructor: UnreachableError,
      mayHaveArrived: true,
    });
  });
});

describe("a compressed reply", () => {
  const compressed = (bytes: Buffer, encoding: string) =>
    startScripted((_request, response) => {
      response.writeHead(200, { "content-encoding": encoding }).end(bytes);
    });

  it.each([
    ["gzip", gzipSync(answer)],
    ["GZIP", gzipSync(answer)],
    ["deflate", deflateSync(answer)],
    ["deflate", deflateRawSync(answer)],
    ["br", brotliCompressSync(answer)],
    ["identity", answer],
  ])("is read as %s", async (encoding, bytes) => {
    await using server = await compressed(bytes, encoding);
    const api = apiFor(server.url);
    expect((await api.getCode("default"))?.modules.get("main")).toBe("x");
    expect(api.exchanges[0]?.bytesDown).toBe(bytes.length);
  });

  it.each([
    ["cut", gzipSync(answer).subarray(0, -12), "gzip"],
    ["garbage", Buffer.from("garbage"), "gzip"],
    ["of an unknown kind", answer, "zstd"],
    ["compressed twice", gzipSync(gzipSync(answer)), "gzip, gzip"],
  ])("that is %s is no truth", async (_what, bytes, encoding) => {
    await using server = await compressed(bytes, encoding);
    expect(await failureOf(apiFor(server.url).getCode("default"))).toBeInstanceOf(UnreachableError);
  });
});

describe("a reply that is too large", () => {
  const mebibyte = 1024 * 1024;

  it.each([
    ["as a bomb of spaces", gzipSync(Buffer.alloc(64 * mebibyte, " "), { level: 1 }), "gzip"],
    ["as it is", Buffer.alloc(25 * mebibyte, " "), "identity"],
  ])("is left at 24 MiB, told as sizes are everywhere: %s", async (_what, bytes, encoding) => {
    await using server = await startScripted((_request, response) => {
      response.writeHead(200, { "content-encoding": encoding }).end(bytes);
    });
    const error = await failureOf(apiFor(server.url).getCode("default"));
    expect(error).toMatchObject({
      constructor: UnreachableError,
      message: expect.stringMatching(/too large, more than 25\.17 MB$/),
    });
  });

  it("is no such thing for a listing with all code of an account", async () => {
    const list = Array.from({ length: 6 }, (_, index) => ({
      branch: `b${index}`,
      modules: { main: "x".repeat(5 * mebibyte) },
    }));
    await using server = await startScripted(always({ ok: 1, list }));
    expect(await apiFor(server.url).listBranches()).toHaveLength(6);
  });

  it("in depth is not even parsed", async () => {
    const text = `{"ok":1,"modules":{"main":${"[".repeat(20 * mebibyte)}`;
    await using server = await startScripted((_request, response) => response.end(text));
    expect((await failureOf(apiFor(server.url).getCode("default"))).message).toMatch(/JSON nested deeper than 8/);
  });
});
