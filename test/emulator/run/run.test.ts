import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Emulator, startEmulator } from "../../../src/emulator/emulator.ts";
import { ask } from "../ask.ts";
import { type Listener, subscriber } from "../socket/listener.ts";

let emulator: Emulator;
let id: string;
let listener: Listener;

beforeAll(async () => {
  emulator = await startEmulator({ profile: "private", run: { tickMs: 10 } });
  const { json } = await ask(emulator, "GET /api/user/find?username=demo");
  ({ _id: id } = (json as { user: { _id: string } }).user);
  listener = await subscriber(emulator, ...["code", "cpu", "console"].map((kind) => `user:${id}/${kind}`));
});
afterAll(() => emulator.close());

interface Frame {
  readonly messages?: { readonly log: readonly string[]; readonly results: readonly string[] };
  readonly error?: string;
  readonly cpu?: number | "error";
  readonly memory?: number;
  readonly modules?: object;
}

/** The first frame to come that fits, and what came before it. */
async function until(fits: (frame: Frame) => unknown): Promise<Frame[]> {
  const frames: Frame[] = [];
  for (;;) {
    const [, frame] = JSON.parse(await listener.next()) as [string, Frame];
    frames.push(frame);
    if (fits(frame)) return frames;
  }
}

/** Frames of this code alone: the tick in flight still ran the former one. */
async function runs(modules: Record<string, unknown>): Promise<void> {
  emulator.setCode("default", Object.entries(modules));
  await until(({ modules: written }) => written !== undefined);
  for (let tick = 0; tick < 2; tick++) await until(({ messages }) => messages !== undefined);
}

const firstError = async () => (await until(({ error }) => error !== undefined)).at(-1)?.error;
const expression = (text: string) =>
  ask(emulator, "POST /api/user/console", {
    token: emulator.token,
    headers: { "x-username": "demo" },
    body: { expression: text },
  });
const loop = (body: string) => `module.exports.loop = function () {\n  ${body}\n}`;

describe("startEmulator({ run })", () => {
  it("runs the loop of what is active each tick, and tells its lines, escaped, and its CPU", async () => {
    await runs({ main: loop("console.log('tick', Game.time, '<b>', undefined, null, {})") });
    const first = await time();
    expect(await time()).toBe(first + 1);
    const frames = await until(({ cpu }) => cpu !== undefined);
    expect(frames.at(-1)).toEqual({ cpu: expect.any(Number), memory: 2 });
  });

  async function time(): Promise<number> {
    const [line = ""] = (await until(({ messages }) => messages !== undefined)).at(-1)?.messages?.log ?? [];
    expect(line).toMatch(/^tick \d+ &#x3C;b&#x3E; undefined null \[object Object\]$/);
    return Number(line.split(" ")[1]);
  }

  it("gives the code what a call wrote to memory, and goes by one time with game/time", async () => {
    await runs({ main: loop("Memory.mine = (Memory.mine || 0) + 1; console.log(Game.time, Memory.kept)") });
    const headers = { "x-username": "demo" };
    await ask(emulator, "POST /api/user/memory", {
      token: emulator.token,
      headers,
      body: { path: "kept", value: 7 },
    });
    const frames = await until(({ messages }) => messages?.log[0]?.endsWith(" 7"));
    const time = Number(frames.at(-1)?.messages?.log[0]?.split(" ")[0]);
    const { json } = await ask(emulator, "GET /api/game/time");
    expect((json as { time: number }).time).toBeGreaterThanOrEqual(time);
    const ahead = (
      await until(({ messages }) => Number(messages?.log[0]?.split(" ")[0]) >= (json as { time: number }).time)
    ).at(-1);
    expect(ahead?.messages?.log[0]).toMatch(/^\d+ 7$/);
  });

  it("tells a throw after the lines of its tick, with the stack of the game: module, line and column", async () => {
    await runs({
      main: "var n = require('./lib');\nmodule.exports.loop = function () {\n  n.go();\n}",
      lib: "exports.go = function () {\n  console.log('before');\n  undefined.foo();\n}",
    });
    await firstError();
    const frames = (await until(({ error }) => error !== undefined)).filter(({ cpu }) => cpu === undefined);
    expect(frames.at(-2)?.messages?.log).toEqual(["before"]);
    expect(frames.at(-1)).toEqual({
      error:
        "TypeError: Cannot read properties of undefined (reading 'foo')\n    at exports.go (lib:3:13)\n" +
        "    at module.exports.loop (main:3:5)\n    at __mainLoop:1:52\n    at __mainLoop:2:3\n",
    });
  });

  it.each([
    ["throw new Error('boom at load')", /^Error: boom at load\n {4}at main:1:43\n {4}at main:2:3\n$/],
    ["require('nope')", /^Error: Unknown module 'nope'\n {4}at main:1:37\n {4}at main:2:3\n$/],
    ["function (", /^SyntaxError: Function statements require a function name\n$/],
    [loop("Promise.reject(new Error('<async>'))"), /^Error: &lt;async>\n {4}at module.exports.loop \(main:2:18\)/],
  ])("tells what %j throws", async (main, message) => {
    await runs({ main, other: "require('main')" });
    expect(await firstError()).toEqual(expect.stringMatching(message));
  });

  it("tells a circle of modules", async () => {
    await runs({ main: "require('a')", a: "require('b')", b: "require('a')" });
    expect(await firstError()).toMatch(/^Error: Circular reference to module 'a'\n {4}at b:1:37/);
  });

  it("shows no frame for a thrown string, and no answer in its tick", async () => {
    await runs({ main: loop("throw 'a string'") });
    await expression("'alive'");
    for (let tick = 0; tick < 3; tick++) {
      const frames = await until(({ messages }) => messages !== undefined);
      expect(frames.filter(({ error, messages }) => error !== undefined || messages?.results.length)).toEqual([]);
    }
  });

  it("answers expressions in the code's own place, and keeps Memory", async () => {
    await runs({ main: loop("Memory.count = (Memory.count || 0) + 1; global.here = 'yes'") });
    for (const text of ["here + Memory.count", "undefined.x"]) await expression(text);
    const frames = await until(({ error }) => error !== undefined);
    expect(frames.flatMap(({ messages }) => messages?.results ?? []).join()).toMatch(/^(?:yes\d+)?$/);
    expect(frames.at(-1)?.error).toMatch(/^TypeError: .*reading 'x'\)\n.*_console\d+_[01]:1:/s);
    await expression("Memory.count > 1");
    expect((await until(({ messages }) => messages?.results.length)).at(-1)?.messages?.results).toEqual(["true"]);
  });

  it("gives bytes for a binary module", async () => {
    const main = loop("console.log(new WebAssembly.Module(require('w')) instanceof WebAssembly.Module)");
    await runs({ main, w: { binary: "AGFzbQEAAAA=" } });
    expect((await until(({ messages }) => messages)).at(-1)?.messages?.log).toEqual(["true"]);
  });

  it("gives the code nothing of the environment", async () => {
    const main = loop("console.log(JSON.stringify(console.log.constructor('return process.env')()))");
    await runs({ main });
    expect((await until(({ messages }) => messages)).at(-1)?.messages?.log).toEqual(["{}"]);
  });

  it("ends an endless loop and one that eats memory, and begins anew", async () => {
    await runs({ main: `var ticks = 0;\n${loop("ticks++; console.log(ticks); if (ticks === 2) while (true) {}")}` });
    const frames = await until(({ error }) => error !== undefined);
    expect(frames.at(-1)?.error).toBe("Script execution timed out.\n");
    expect((await until(({ messages }) => messages)).at(-1)?.messages?.log).toEqual(["1"]);
    await runs({ main: loop("var a = []; while (true) a.push(new Array(1e6).fill(a.length + 0.5))") });
    expect(await firstError()).toMatch(/^Script execution (has been terminated: unable to allocate|timed out)/);
    await runs({ main: loop("console.log.constructor('return process')().exit()") });
    expect(await firstError()).toBe("Script execution has been terminated");
  });

  it("runs the branch that becomes active, and a bot of ordinary size without an error", async () => {
    const root = join(import.meta.dirname, "../../../examples/bot/src");
    const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((file) => /\.\w+$/.test(file));
    const bot = files.map((file): [string, unknown] => {
      const bytes = readFileSync(join(root, file));
      const name = file.replace(/\.\w+$/, "");
      return [name, file.endsWith(".js") ? bytes.toString() : { binary: bytes.toString("base64") }];
    });
    emulator.setCode("b2", [["main", loop("console.log('b2')")]]);
    await emulator.play([{ activate: "b2" }]);
    await until(({ messages }) => messages?.log[0] === "b2");
    await runs(Object.fromEntries(bot));
    await emulator.play([{ activate: "default" }]);
    await expression("'the bot runs'");
    const frames = await until(({ messages }) => messages?.results[0] === "the bot runs");
    expect(frames.filter(({ error }) => error !== undefined)).toEqual([]);
  });
});
