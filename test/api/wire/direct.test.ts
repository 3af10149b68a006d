import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { openDirect } from "../../../src/api/wire/direct.ts";
import { parseServer } from "../../../src/model/account/server-address.ts";
import { apiFor, failureOf } from "../scripted-server.ts";

/** A server that remembers what its connections were asked. */
async function startServer(listener: RequestListener, host = "127.0.0.1") {
  const connections: unknown[] = [];
  const server = createServer(listener).on("connection", (socket) => connections.push(socket));
  await once(server.listen(0, host), "listening");
  const { port } = server.address() as AddressInfo;
  const origin = `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
  const [send, started] = [openDirect(parseServer(origin)), { times: 0 }];
  return {
    origin,
    connections,
    started,
    ask: (more: Partial<Parameters<typeof send>[0]> = {}) =>
      send(
        {
          ...{ origin, path: "/a?b=c", method: "GET", headers: {}, body: null },
          ...{ signal: new AbortController().signal, ...more },
        },
        () => {
          started.times += 1;
        },
      ),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const echo: RequestListener = async (request, response) =>
  response.end(`${request.method} ${request.url} ${request.headers["content-length"]} ${await text(request)}`);

describe("openDirect() sends once over Node's own client", () => {
  it("says each time when bytes leave, and takes the first connection again", async () => {
    await using server = await startServer(echo);
    const first = await server.ask();
    expect(await text(first.body)).toBe("GET /a?b=c undefined ");
    await new Promise(setImmediate);
    expect((await server.ask()).statusCode).toBe(200);
    expect(server).toMatchObject({ connections: { length: 1 }, started: { times: 2 } });
  });

  it.each(["POST", "DELETE"])("a body of a %s has its length told", async (method) => {
    await using server = await startServer(echo);
    const { body } = await server.ask({ method, body: Buffer.from("ä") });
    expect(await text(body)).toBe(`${method} /a?b=c 2 ä`);
  });

  it("an address of six parts is reached without its brackets", async () => {
    await using server = await startServer(echo, "::1");
    expect((await server.ask()).statusCode).toBe(200);
  });

  it("no byte left where nothing listens", async () => {
    const server = await startServer(echo);
    await server[Symbol.asyncDispose]();
    await expect(server.ask()).rejects.toMatchObject({ code: "ECONNREFUSED" });
    expect(server.started.times).toBe(0);
  });

  it("a redirect is an answer, and is not followed", async () => {
    await using server = await startServer((_request, response) => response.writeHead(302, { location: "/b" }).end());
    expect(await server.ask()).toMatchObject({ statusCode: 302, headers: { location: "/b" } });
  });

  it("the caller's signal ends it", async () => {
    await using server = await startServer(() => undefined);
    const ends = new AbortController();
    const asked = server.ask({ signal: ends.signal });
    ends.abort(new Error("enough"));
    await expect(asked).rejects.toMatchObject({ name: "AbortError" });
  });
});

describe("what is said where a connection ends too early", () => {
  it.each<[string, RequestListener, RegExp]>([
    ["before an answer", (request) => request.socket.end(), /closed before a whole reply came/],
    [
      "in its middle",
      (request, response) => response.writeHead(200, { "content-length": 9 }).write("{", () => request.socket.end()),
      /closed before a whole reply came/,
    ],
    ["by a reset", (request) => request.socket.resetAndDestroy(), /was reset \(ECONNRESET\)/],
  ])("%s", async (_what, listener, said) => {
    await using server = await startServer(listener);
    expect((await failureOf(apiFor(server.origin).getCode("default"))).message).toMatch(said);
  });
});
