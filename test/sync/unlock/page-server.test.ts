import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openUnlockPage, type UnlockPage } from "../../../src/sync/unlock/page-server.ts";

const link = "https://game.example/a/#!/account/auth-tokens/noratelimit?token=0123abcd";
let page: UnlockPage;
let heard: number;

beforeEach(async () => {
  page = await openUnlockPage(link, "game.example");
  heard = 0;
  page.onHeard(() => (heard += 1));
});
afterEach(() => page.close(undefined).catch(() => {}));

interface Sent {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

async function send({ method = "GET", path, headers = {}, body = "" }: Sent = {}) {
  const url = new URL(page.address);
  const asked = request({ host: url.hostname, port: url.port, path: path ?? url.pathname, method, headers });
  asked.end(body);
  const [reply] = (await once(asked, "response")) as [IncomingMessage];
  let text = "";
  for await (const chunk of reply) text += String(chunk);
  return { status: reply.statusCode, headers: reply.headers, text };
}

const own = () => ({ origin: new URL(page.address).origin });
const post = (body: string, headers: Record<string, string> = own()) => send({ method: "POST", headers, body });

describe("the local page", () => {
  test("is at an address of this machine that nobody guesses, and forbids all but the frame", async () => {
    expect(page.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/[\da-f]{32}$/);
    const { status, headers, text } = await send();
    expect(status).toBe(200);
    expect(text).toContain(`<iframe src="${link}"`);
    const policy = String(headers["content-security-policy"]);
    for (const part of [
      "default-src 'none'",
      "frame-src https://game.example;",
      "connect-src 'self'",
      "frame-ancestors 'none'",
      "form-action 'none'",
      "base-uri 'none'",
    ])
      expect(policy).toContain(part);
    expect(policy).not.toContain("unsafe");
    expect(headers).toMatchObject({
      "x-frame-options": "DENY",
      "referrer-policy": "no-referrer",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
  });

  test("answers one visitor: a second one, and the address replayed, are refused", async () => {
    expect([(await send()).status, (await send()).status]).toEqual([200, 410]);
    expect((await send()).text).not.toContain("iframe");
  });

  test("is not used up by a browser that looks ahead", async () => {
    expect((await send({ headers: { "sec-purpose": "prefetch;prerender" } })).status).toBe(503);
    expect((await send()).status).toBe(200);
  });

  test.each<[string, Sent, number]>([
    ["another path", { path: "/" }, 404],
    ["the same path with a query", { path: "/?x" }, 404],
    ["another name of this machine", { headers: { host: "localhost" } }, 421],
    ["a name that was bound anew", { headers: { host: "evil.example" } }, 421],
    ["a foreign page", { headers: { origin: "https://evil.example" } }, 403],
    ["a page without an origin of its own", { headers: { origin: "null" } }, 403],
    ["another method", { method: "PUT" }, 405],
  ])("refuses %s, and that uses nothing up", async (_, sent, status) => {
    expect((await send(sent)).status).toBe(status);
    expect((await send()).status).toBe(200);
  });

  test("takes the page's word once, and from the page alone", async () => {
    expect((await post("heard")).status).toBe(403);
    await send();
    expect((await post("heard", { origin: "https://game.example" })).status).toBe(403);
    expect((await post("heard", {})).status).toBe(403);
    expect((await post("something else")).status).toBe(400);
    expect((await post("heard".repeat(100))).status).toBe(413);
    expect(heard).toBe(0);
    expect([(await post("heard")).status, (await post("heard")).status]).toEqual([204, 410]);
    expect(heard).toBe(1);
  });

  test("tells the page how it ended, and is closed then", async () => {
    await send();
    const answer = post("wait");
    // The page's request has to be there before the end comes.
    await post("heard");
    await page.close(new Date(5));
    expect(JSON.parse((await answer).text)).toEqual({ until: 5 });
    await expect(send()).rejects.toThrow("ECONNREFUSED");
  });
});
