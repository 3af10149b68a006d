import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { afterEach, describe, expect, it } from "vitest";
import type { WebSocket } from "ws";
import { openApi } from "../../../src/api/client.ts";
import type { SocketWish } from "../../../src/api/socket/conversation.ts";
import type { SocketLine } from "../../../src/api/socket/line.ts";
import { openSocket } from "../../../src/api/socket/socket.ts";
import { parseServer } from "../../../src/model/account/server-address.ts";
import { ServiceError, UnreachableError, UsageError } from "../../../src/model/outcome/errors.ts";
import type { Frame } from "../../../src/model/socket/frame.ts";
import { makeCertificate } from "../certificate.ts";
import { startProxy } from "../proxy.ts";
import { always, apiFor, failureOf, startScripted, token } from "../scripted-server.ts";
import { startSpeaking, welcome } from "./speaking-server.ts";

const usual = getCACertificates();
afterEach(() => setDefaultCACertificates(usual));

/** What was heard, and a wish that hears it. */
function listener(more: Partial<SocketWish> = {}) {
  const frames: Frame[] = [];
  const ends = new AbortController();
  const wanted = Promise.withResolvers<Frame>();
  const onFrame = (frame: Frame): void => {
    frames.push(frame);
    if (frame.kind === "tick") wanted.resolve(frame);
  };
  const wish: SocketWish = { userId: "u1", channels: ["console"], onFrame, signal: ends.signal, ...more };
  return { wish, frames, ends, tick: wanted.promise };
}

const lineTo = (url: string, more: Partial<SocketLine> = {}): SocketLine => ({
  server: parseServer(url),
  env: {},
  requestTimeoutMs: 10_000,
  redact: (text) => text.replaceAll(token, "***"),
  token: async () => token,
  onToken: () => undefined,
  ...more,
});

const tick = JSON.stringify(["user:u1/console", { messages: { log: ["a &#x3C;b&#x3E;"], results: [] } }]);

/** Signs in, then says these texts as soon as something is asked for. */
const saying =
  (...texts: readonly (string | Buffer)[]) =>
  (text: string, socket: WebSocket): void => {
    welcome(text, socket);
    if (text.startsWith("subscribe ")) for (const each of texts) socket.send(each);
  };

describe("openSocket()", () => {
  it("signs in by a frame, asks for what was wished and nothing else, and hears it", async () => {
    await using server = await startSpeaking({ answer: saying("time 12", tick) });
    const { wish, frames, tick: heard } = listener({ channels: ["console", "code"] });
    const api = apiFor(`${server.url}/season`, { serverPassword: "of the server" });
    const socket = await api.openSocket(wish);
    expect(await heard).toEqual({ kind: "tick", log: ["a <b>"], results: [] });
    expect(frames[0]).toEqual({ kind: "time", at: 12 });
    socket.unsubscribe("code");
    socket.subscribe("cpu");
    socket.close();
    expect(await socket.closed).toBeUndefined();
    expect(server.heard).toEqual([
      `auth ${token}`,
      "subscribe user:u1/console",
      "subscribe user:u1/code",
      "unsubscribe user:u1/code",
      "subscribe user:u1/cpu",
    ]);
    expect(server.upgrades.map(({ path }) => path)).toEqual(["/season/socket/websocket"]);
    expect(server.upgrades[0]?.headers["x-server-password"]).toBe("of the server");
    expect(JSON.stringify(server.upgrades)).not.toContain(token);
  });

  it("takes the frames of SockJS for what they wrap, and a close in it for the reason", async () => {
    const wrapped = ["o", `a${JSON.stringify([tick, tick])}`, "h", 'c[3000,"Go\\u001baway!"]'];
    await using server = await startSpeaking({
      answer: (text, socket) => {
        saying(...wrapped)(text, socket);
        if (text.startsWith("subscribe ")) socket.close(1000);
      },
    });
    const { wish, frames } = listener();
    const lost = await (await apiFor(server.url).openSocket(wish)).closed;
    expect(frames.map(({ kind }) => kind)).toEqual(["tick", "tick"]);
    expect(lost?.message).toMatch(/its websocket was closed: the server says go away \(3000, "Go\\x1baway!"\)$/);
  });

  it("keeps a rolling token for what is asked next, and out of every message", async () => {
    const rolled = "5e551017".repeat(5);
    await using server = await startSpeaking({
      answer: (text, socket) => {
        if (text.startsWith("auth ")) socket.send(`auth ok ${rolled}`);
        else socket.close(1008, rolled);
      },
    });
    const adopted: string[] = [];
    const redact = (text: string) => adopted.reduce((rest, secret) => rest.replaceAll(secret, "***"), text);
    const line = lineTo(server.url, { onToken: (fresh) => adopted.push(fresh), redact });
    const lost = await (await openSocket(line, listener().wish)).closed;
    expect(adopted).toEqual([rolled]);
    expect(lost?.message).toMatch(/was closed: the server refuses to go on \(1008, "\*\*\*"\)$/);
  });

  it("says that the token lacks the scope where the sign-in is refused", async () => {
    await using server = await startSpeaking({ answer: (_text, socket) => socket.send("auth failed") });
    const error = await failureOf(apiFor(server.url).openSocket(listener().wish));
    expect(error).toBeInstanceOf(ServiceError);
    expect(error.message).toMatch(/^Cannot follow the game on 127.*refused the sign-in; .* websockets in its scope$/);
    await server.gone();
    expect(server.heard).toEqual([`auth ${token}`]);
  });

  it.each([
    ["HTTP/1.1 403 Forbidden\r\ncontent-length: 0\r\n\r\n", /answered 403 instead of opening it; has this server/],
    [
      "HTTP/1.1 302 Found\r\nlocation: http://127.0.0.1:1/\r\ncontent-length: 0\r\n\r\n",
      /answered with a redirect \(302\); nobody is followed/,
    ],
    ["HTTP/1.1 101 Switching\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n", /did not agree on a websocket/],
    ["", /the connection was closed before/],
  ])("says what was found instead of a websocket: %j", async (reply, message) => {
    await using server = await startSpeaking({
      onUpgrade: (connection) => (connection.end(reply) ? "taken" : "taken"),
    });
    const error = await failureOf(apiFor(server.url).openSocket(listener().wish));
    expect(error).toMatchObject({ constructor: UnreachableError, mayHaveArrived: false });
    expect(error.message).toMatch(message);
    expect(server.heard).toEqual([]);
  });

  it("tells why nothing is there, and waits for an answer no longer than for any other", async () => {
    const { wish } = listener();
    const closed = await startSpeaking();
    await closed[Symbol.asyncDispose]();
    expect((await failureOf(apiFor(closed.url).openSocket(wish))).message).toMatch(/nothing listens there/);
    await using server = await startSpeaking({ answer: () => undefined });
    const error = await failureOf(openSocket(lineTo(server.url, { requestTimeoutMs: 50 }), wish));
    expect(error.message).toMatch(/let nobody in within 0.05 s$/);
    await server.gone();
  });

  it("ends at the signal: before it is open with the signal's reason, later without a word", async () => {
    await using server = await startSpeaking();
    const { wish, ends } = listener();
    const socket = await apiFor(server.url).openSocket(wish);
    ends.abort(new Error("enough"));
    expect(await socket.closed).toBeUndefined();
    expect((await failureOf(apiFor(server.url).openSocket(wish))).message).toBe("enough");
    await server.gone();
  });

  it("does not wait for a server that never says goodbye", async () => {
    let left: WebSocket | undefined;
    await using server = await startSpeaking({
      answer: (text, socket) => {
        welcome(text, socket);
        left = socket;
        socket.pause();
      },
    });
    const { wish } = listener({ channels: [] });
    const socket = await apiFor(server.url).openSocket(wish);
    socket.close();
    expect(await socket.closed).toBeUndefined();
    left?.terminate();
  });

  it("is closed by a message without measure, and reads on where one makes no sense", async () => {
    const deep = `["user:u1/console",${"[".repeat(20)}${"]".repeat(20)}]`;
    const large = Buffer.alloc(25 * 1024 * 1024, 0x61);
    await using server = await startSpeaking({ answer: saying(deep, Buffer.from([1, 2]), tick, large.toString()) });
    const { wish, frames } = listener();
    const lost = await (await apiFor(server.url).openSocket(wish)).closed;
    expect(frames.map(({ kind }) => kind)).toEqual(["unreadable", "tick"]);
    expect(lost?.message).toMatch(/was closed: .* too large .*\(1006\)$/);
  });

  it("notices a connection that died in silence, and takes an answer to its ping for life", async () => {
    const silent = lineTo("http://127.0.0.1:1", { silenceMs: 20 });
    await using dead = await startSpeaking({ autoPong: false });
    const { wish } = listener();
    const lost = await (await openSocket({ ...silent, server: parseServer(dead.url) }, wish)).closed;
    expect(lost?.message).toMatch(/is lost: nothing came for 0.04 s, no answer to a ping$/);
  });

  it("needs credentials", async () => {
    const api = openApi({ server: parseServer("http://127.0.0.1:1"), env: {} });
    const error = await failureOf(api.openSocket(listener().wish));
    expect(error).toBeInstanceOf(UsageError);
  });
});

describe("over https, openSocket()", () => {
  it("trusts no certificate that a request would not trust", async () => {
    await using server = await startSpeaking({ tls: makeCertificate({ host: "127.0.0.1" }) });
    const error = await failureOf(apiFor(server.url).openSocket(listener().wish));
    expect(error.message).toMatch(/its certificate is self-signed/);
    expect(server.upgrades).toEqual([]);
    const line = lineTo("https://screeps.com", { env: { NODE_TLS_REJECT_UNAUTHORIZED: "0" } });
    expect(await failureOf(openSocket(line, listener().wish))).toBeInstanceOf(UsageError);
  });

  it("goes through the proxy of the environment, which sees neither token nor path", async () => {
    const tls = makeCertificate({ host: "game.test" });
    setDefaultCACertificates([tls.cert]);
    await using server = await startSpeaking({ tls, answer: saying(tick) });
    await using proxy = await startProxy(() => server.port);
    const { wish, tick: heard } = listener();
    const api = apiFor(`https://game.test:${server.port}`, { env: { https_proxy: proxy.withPassword } });
    const socket = await api.openSocket(wish);
    expect(await heard).toMatchObject({ kind: "tick" });
    socket.close();
    await socket.closed;
    expect(proxy.heads).toEqual([expect.stringMatching(new RegExp(`^CONNECT game.test:${server.port} `))]);
    expect(proxy.heads.join("")).not.toContain(token);
  });
});

describe("with name and password", () => {
  it("the socket takes the session token, and the next request the one that it rolled", async () => {
    const [first, rolled] = ["0".repeat(40), "5e551017".repeat(5)];
    const asked: unknown[] = [];
    await using server = await startSpeaking({
      answer: (_text, socket) => socket.send(`auth ok ${rolled}`),
      onRequest: (request, response) => {
        asked.push([request.url, request.headers["x-token"]]);
        response.end(JSON.stringify({ ok: 1, token: first, _id: "u1", cpu: 100 }));
      },
    });
    const api = apiFor(server.url, { credentials: { kind: "password", username: "bot", password: "secret" } });
    expect(await api.me()).toEqual({ id: "u1", cpu: 100 });
    const socket = await api.openSocket(listener().wish);
    await api.runExpression("Game.time", "shard0");
    socket.close();
    expect(server.heard[0]).toBe(`auth ${first}`);
    expect(asked).toEqual([
      ["/api/auth/signin", undefined],
      ["/api/auth/me", first],
      ["/api/user/console", rolled],
    ]);
  });

  it("a user whose id is none is nobody to follow", async () => {
    await using server = await startScripted(always({ ok: 1, _id: "a/console\nsubscribe b" }));
    expect((await failureOf(apiFor(server.url).me())).message).toMatch(/no usable user id/);
  });
});
