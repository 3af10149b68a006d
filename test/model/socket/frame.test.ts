import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readMessage } from "../../../src/model/socket/frame.ts";

const read = (message: string) => readMessage(message, "u1");
const on = (channel: string, payload: unknown) => read(JSON.stringify([`user:u1/${channel}`, payload]));

describe("readMessage()", () => {
  it.each([
    ["time 1795274915638", { kind: "time", at: 1_795_274_915_638 }],
    ["protocol 14", { kind: "protocol", version: 14 }],
    ["auth failed", { kind: "auth-failed" }],
    ["auth ok", { kind: "auth-ok" }],
    ["auth ok 0123456789abcdef", { kind: "auth-ok", token: "0123456789abcdef" }],
    ['c[1000,"bye"]', { kind: "farewell", code: 1000, reason: "bye" }],
  ])("knows %s", (message, frame) => expect(read(message)).toEqual([frame]));

  it("reads each channel, with the entities of HTML undone", () => {
    expect(
      on("console", { messages: { log: ["&#x3C;b&#x3E; &amp;lt;", 7], results: ["2"] }, shard: "shard0" }),
    ).toEqual([{ kind: "tick", log: ["<b> &lt;", "7"], results: ["2"], shard: "shard0" }]);
    expect(on("console", { error: "Error: x\n    at eval (eval at &lt;anonymous> (main:1:2))" })).toEqual([
      { kind: "error", text: "Error: x\n    at eval (eval at <anonymous> (main:1:2))" },
    ]);
    expect(on("console", { messages: {}, error: "E" }).map(({ kind }) => kind)).toEqual(["tick", "error"]);
    expect(on("code", { branch: "b", hash: 4711, modules: { main: "" } })).toEqual([
      { kind: "code", branch: "b", hash: 4711 },
    ]);
    expect(on("code", { branch: "b", hash: "4711" })).toEqual([{ kind: "code", branch: "b" }]);
    expect(on("cpu", { cpu: 5, memory: 9 })).toEqual([{ kind: "cpu", cpu: 5, memory: 9 }]);
    expect(on("cpu", { cpu: 5 })).toEqual([{ kind: "cpu", cpu: 5, memory: 0 }]);
    expect(on("set-active-branch", { activeName: "activeSim", branch: "b2" })).toEqual([
      { kind: "active", where: "sim", branch: "b2" },
    ]);
  });

  it("hears nobody else, and no channel that it does not know", () => {
    expect(read('["user:u2/console",{"error":"x"}]')).toEqual([]);
    expect(read('["user:u1/consolee",{"error":"x"}]')).toEqual([]);
    expect(on("memory/x", "1")).toEqual([]);
  });

  it.each([
    "",
    "hello",
    "time soon",
    "auth maybe",
    "auth ok \u0007\u0007\u0007\u0007\u0007\u0007\u0007\u0007",
    "[1]",
    "{}",
    '["user:u1/console"]',
    '["user:u1/console",{}]',
    '["user:u1/code",{"branch":1}]',
    '["user:u1/cpu",{}]',
    '["user:u1/set-active-branch",{"activeName":"active","branch":"b"}]',
    "a[1]",
    "a[",
    'a["a[\\"o\\"]"]',
    "c[]",
    `[${"[".repeat(20)}${"]".repeat(20)}]`,
  ])("cannot read %j, and says so instead of failing", (message) => {
    expect(read(message)).toEqual([{ kind: "unreadable", why: expect.stringMatching(/^.{3,60}$/) }]);
  });

  it("unwraps what SockJS put together, and passes over its beats", () => {
    expect(read("o")).toEqual([]);
    expect(read("h")).toEqual([]);
    expect(read('a["protocol 14","x","time 1"]').map(({ kind }) => kind)).toEqual(["protocol", "unreadable", "time"]);
  });

  it("fails on no text at all, and makes no message much larger than it came", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.json().map((json) => `a${json}`),
        ),
        (message) => {
          expect(Array.isArray(read(message))).toBe(true);
        },
      ),
    );
  });
});
