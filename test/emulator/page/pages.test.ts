import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Emulator, startEmulator } from "../../../src/emulator/emulator.ts";
import { domScript } from "../../../src/emulator/page/dom-script.ts";
import { bytes } from "../../../src/model/text/byte-size.ts";
import { ask } from "../ask.ts";

const unescaped = (text: string): string =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

let emulator: Emulator;
beforeEach(async () => {
  emulator = await startEmulator();
});
afterEach(() => emulator.close());

describe("the start page", () => {
  it("is HTML that loads nothing from elsewhere and runs nothing inline", async () => {
    const { text, headers } = await ask(emulator, "GET /");
    expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(headers.get("content-security-policy")).toMatch(/^default-src 'self'.*; frame-ancestors 'none'$/);
    expect(text).not.toMatch(/<script(?![^>]*src)|https?:\/\/(?!www\.w3\.org)/);
    const files = [...text.matchAll(/(?:href|src)="(\/[^"]+)"/g)].map(([, path]) => path);
    expect(files).toEqual(["/emulator/style.css", "/emulator/start.js"]);
    for (const path of files) expect((await ask(emulator, `GET ${path}`)).status).toBe(200);
  });

  it("holds the state and the log before any script asks for them", async () => {
    emulator.setCode("default", [['<img src=x onerror="alert(1)">', "secret source"]]);
    await ask(emulator, "GET /api/user/code", { token: emulator.token });
    const { text } = await ask(emulator, "GET /");
    expect(text).not.toMatch(/<img|secret source/);
    expect(text).not.toContain(emulator.token);
    const first: unknown = JSON.parse(unescaped(/<body hidden data-first="([^"]*)">/.exec(text)?.[1] ?? ""));
    expect(first).toMatchObject({
      state: {
        requests: 1,
        worlds: [
          { users: [{ branches: [{ name: "default", modules: [{ kind: "text" }, { name: "main" }] }] }] },
          {},
          {},
        ],
      },
      requests: [{ method: "GET", path: "/api/user/code", status: 200 }],
    });
  });

  it("tells a size as the command line does", async () => {
    const script = (await import(`data:text/javascript,${encodeURIComponent(domScript)}`)) as {
      size: (count: number) => string;
    };
    for (const count of [0, 999, 1000, 1024, 105_999, 106_040, 999_999, 1_000_000, 5_242_880])
      expect(script.size(count)).toBe(bytes(count));
  });

  it("has a state with branches, modules and limits, and without code or a whole token", async () => {
    emulator.setCode(
      "default",
      [
        ["main", "secret source"],
        ["w", { binary: "AAAA" }],
      ],
      "ptr",
    );
    await ask(emulator, "GET /api/user/code", { token: emulator.token });
    const { text, json } = await ask(emulator, "GET /emulator/state");
    expect(text).not.toContain("secret source");
    expect(text).not.toContain(emulator.token);
    const modules = [
      { name: "main", kind: "text", bytes: 13 },
      { name: "w", kind: "binary", bytes: 3 },
    ];
    expect(json).toMatchObject({
      profile: "official",
      requests: 1,
      worlds: [
        { prefix: "" },
        { prefix: "ptr", users: [{ username: "demo", branches: [{ name: "default", modules }] }] },
        {},
      ],
      tokens: [{ user: "demo", full: true, limits: [{ world: "" }, { world: "ptr" }, { world: "season" }] }],
    });
    expect(text).toContain('{"bucket":"GET /api/user/code","limit":60,"periodMs":3600000,"remaining":59,');
  });

  it("reads one branch's code", async () => {
    const { json } = await ask(emulator, "GET /emulator/state");
    const [world] = (json as { worlds: { users: { id: string; branches: { id: string }[] }[] }[] }).worlds;
    const [user] = world?.users ?? [];
    const query = new URLSearchParams({ world: "", user: user?.id ?? "", branch: user?.branches[0]?.id ?? "" });
    expect((await ask(emulator, `GET /emulator/code?${query.toString()}`)).json).toEqual({ modules: { main: "" } });
    expect((await ask(emulator, "GET /emulator/code?world=mars")).status).toBe(404);
  });

  it("hears of each request as it happens", async () => {
    const live = await fetch(`${emulator.url}/emulator/live`);
    const reader = live.body?.getReader();
    await ask(emulator, `GET /api/user/code?_token=${emulator.token}`);
    const chunk = await reader?.read();
    const text = new TextDecoder().decode(chunk?.value);
    expect(text).toMatch(/^data: \{.*"path":"\/api\/user\/code\?_token=\*\*\*".*\}\n\n$/);
    await reader?.cancel();
  });

  it("answers bad JSON to the emulator's own calls with 400", async () => {
    expect((await ask(emulator, "POST /emulator/faults", { body: "{bad" })).status).toBe(400);
  });
});

describe("the no-rate-limit page", () => {
  it("is at the address of the game's client in each world, and may be embedded", async () => {
    for (const path of ["/a/", "/a", "/season/a/"]) {
      const { status, text, headers } = await ask(emulator, `GET ${path}`);
      expect([status, text]).toEqual([200, expect.stringContaining("Rate limiting will be turned off for 2 hours.")]);
      expect(headers.get("content-security-policy")).not.toContain("frame-ancestors");
    }
  });
});
