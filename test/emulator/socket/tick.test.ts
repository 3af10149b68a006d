import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Emulator, startEmulator } from "../../../src/emulator/emulator.ts";
import { ask } from "../ask.ts";
import { type Listener, subscriber } from "./listener.ts";

let emulator: Emulator;
let id: string;
let listener: Listener;

beforeAll(async () => {
  emulator = await startEmulator();
  const { json } = await ask(emulator, "GET /api/auth/me", { token: emulator.token });
  ({ _id: id } = json as { _id: string });
});
afterAll(() => emulator.close());
beforeEach(async () => {
  emulator.liftLimits();
  listener = await subscriber(emulator, `user:${id}/cpu`, `user:${id}/console`);
  await emulator.subscribed();
});

const expression = (text: string) =>
  ask(emulator, "POST /api/user/console?shard=shard0", { token: emulator.token, body: { expression: text } });

async function next(count: number): Promise<unknown[]> {
  const frames: unknown[] = [];
  while (frames.length < count) frames.push(JSON.parse(await listener.next()));
  return frames.map((frame) => (frame as [string, unknown])[1]);
}

const messages = (log: string[], results: string[] = []) => ({ messages: { log, results }, shard: "shard0" });

describe("Emulator.tick()", () => {
  it("sends messages, the error in a frame of its own after them, and CPU where the tick has some", async () => {
    emulator.tick({ log: ["before"], error: "TypeError: x\n    at module.exports.loop (main:3:5)", cpu: 5, memory: 9 });
    emulator.tick();
    expect(await next(4)).toEqual([
      messages(["before"]),
      { error: "TypeError: x\n    at module.exports.loop (main:3:5)", shard: "shard0" },
      { cpu: 5, memory: 9 },
      messages([]),
    ]);
  });

  it("escapes a line as the service does", async () => {
    emulator.tick({ log: ["<b>&'\"` \ta\nb é 😀"], shard: "shard2" });
    expect(await next(1)).toEqual([
      {
        messages: { log: ["&#x3C;b&#x3E;&#x26;&#x27;&#x22;&#x60; &#x9;a\nb &#xE9; &#x1F600;"], results: [] },
        shard: "shard2",
      },
    ]);
  });

  it("answers the expressions that wait, each once, or as the script says", async () => {
    for (const text of ["'here'", "1 + 1"]) await expression(text);
    emulator.tick();
    emulator.tick();
    await expression("1 + 1");
    emulator.tick({ results: ["2"] });
    const time = Number((await next(3)).length);
    await expression("Game.time");
    emulator.tick();
    const [last] = await next(1);
    expect(time).toBe(3);
    expect(last).toEqual(messages([], [expect.stringMatching(/^\d{7,}$/)]));
    expect(listener.heard.slice(3, 6).map((frame) => JSON.parse(frame)[1].messages.results)).toEqual([
      ["here", "1 + 1"],
      [],
      ["2"],
    ]);
  });

  it("leaves expressions without an answer in a tick that throws, and in one that says so", async () => {
    await expression("1");
    emulator.tick({ error: "Error" });
    await expression("2");
    emulator.tick({ results: [] });
    emulator.tick();
    expect(await next(4)).toEqual([messages([]), { error: "Error", shard: "shard0" }, messages([]), messages([])]);
  });
});

describe("Emulator.play()", () => {
  it("plays a script, which can wait for what a client does", async () => {
    const played = emulator.play([
      { wait: "subscription" },
      { frame: ["console", { error: "late error of the old code" }] },
      { wait: "write" },
      { tick: { log: ["new code"] }, times: 2 },
      { wait: "expression" },
      { tick: {} },
    ]);
    expect(await next(1)).toEqual([{ error: "late error of the old code" }]);
    await ask(emulator, "POST /api/user/code", { token: emulator.token, body: { branch: "default", modules: {} } });
    expect(await next(2)).toEqual([messages(["new code"]), messages(["new code"])]);
    await expression("'alive'");
    await played;
    expect(await next(1)).toEqual([messages([], ["alive"])]);
  });

  it("takes the same script over HTTP, and answers when it is played", async () => {
    const acts = [{ tick: { cpu: 3 } }, { write: { branch: "default", modules: { main: "hot fix" } } }];
    const { json } = await ask(emulator, "POST /emulator/acts", { body: acts });
    expect(json).toEqual({ ok: 1, played: 2 });
    expect(await next(2)).toEqual([messages([]), { cpu: 3, memory: 2 }]);
    expect(emulator.code("default")?.get("main")).toBe("hot fix");
    const { json: frames } = await ask(emulator, "GET /emulator/frames");
    expect(frames).toEqual(emulator.frames);
  });

  it.each([
    [{ tick: { logs: [] } }, /^Cannot read act .*: one of tick, frame, text, .*wait/],
    [{ activate: "nowhere" }, 'Cannot activate "nowhere": no such branch'],
    ["nonsense", "Cannot read act"],
  ])("refuses %j", async (act, message) => {
    const { status, json } = await ask(emulator, "POST /emulator/acts", { body: [act] });
    expect([status, json]).toEqual([400, { error: expect.stringMatching(message) }]);
    expect((await ask(emulator, "POST /emulator/acts?world=mars", { body: [] })).status).toBe(404);
  });
});

// The last, since memory stays.
describe("a subscription to CPU", () => {
  it("is answered at once with the size of memory, where there is some, and a CPU of 0", async () => {
    const body = { path: "", value: { a: 1 }, shard: "shard0" };
    await ask(emulator, "POST /api/user/memory", { token: emulator.token, body });
    emulator.tick();
    await ask(emulator, "GET /api/user/memory?shard=shard0", { token: emulator.token });
    const late = await subscriber(emulator, `user:${id}/cpu`);
    expect(JSON.parse(await late.next())).toEqual([`user:${id}/cpu`, { cpu: 0, memory: '{"a":1}'.length }]);
  });
});
