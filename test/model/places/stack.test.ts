import { expect, test } from "vitest";
import { readThrown } from "../../../src/model/places/stack.ts";

const names = (...list: string[]) => {
  const known = new Set(list);
  return (name: string) => known.has(name);
};

// As the vendor's server sent it.
const inLoop = `TypeError: Cannot read properties of undefined (reading 'foo')
    at exports.go (lib:3:13)
    at module.exports.loop (main:3:5)
    at __mainLoop:1:52
    at __mainLoop:2:3
    at exports.evalCode (<isolated-vm>:15381:76)
    at exports.run (<isolated-vm>:20865:24)
`;

test("readThrown() keeps the frames in modules, innermost first, and leaves the engine's own", () => {
  const { message, frames, byExpression } = readThrown(inLoop, names("main", "lib"));
  expect(message).toBe("TypeError: Cannot read properties of undefined (reading 'foo')");
  expect(frames).toEqual([
    { at: 1, caller: "exports.go", module: "lib", line: 3, column: 13 },
    { at: 2, caller: "module.exports.loop", module: "main", line: 3, column: 5 },
  ]);
  expect(byExpression).toBe(false);
});

test("readThrown() takes off what the engine writes before the first line of a module", () => {
  // main is `throw new Error('boom at load')`.
  const thrown = readThrown("Error: boom at load\n    at main:1:43\n    at main:2:3", names("main"));
  expect(thrown.frames[0]).toEqual({ at: 1, caller: "", module: "main", line: 1, column: 7 });
});

test("readThrown() reads a timeout, whose stack has no name of an error before it", () => {
  const text = "Script execution timed out.\n    at module.exports.loop (main:1:67)\n    at __mainLoop:1:52\n";
  const { message, frames } = readThrown(text, names("main"));
  expect({ message, place: frames.map(({ line, column }) => [line, column]) }).toEqual({
    message: "Script execution timed out.",
    place: [[1, 31]],
  });
});

test("readThrown() knows an error of a console expression by the script it was in", () => {
  const text = `TypeError: Cannot read properties of undefined (reading 'x')
    at eval (eval at <anonymous> (_console1795274918992_1:1:46), <anonymous>:1:11)
    at _console1795274918992_1:1:46
    at exports.evalCode (<isolated-vm>:15347:63)`;
  expect(readThrown(text, names("main"))).toMatchObject({ byExpression: true, frames: [] });
  // A module of such a name is code all the same.
  expect(readThrown("E\n    at main (_consoles:1:40)", names("_consoles")).byExpression).toBe(false);
});

test("readThrown() finds names that look like something else: brackets, spaces, colons, folders", () => {
  const lines = [
    "f (a (b):c:2:7)",
    "role/miner:4:1",
    "async go (x y:5:2)",
    "new C (role.up:6:3)",
    "Object.f [as g] (d:7:1)",
  ];
  const text = ["Error: odd", ...lines.map((line) => `    at ${line}`)].join("\n");
  const thrown = readThrown(text, names("a (b):c", "role/miner", "x y", "role.up", "d"));
  expect(thrown.frames.map(({ caller, module, line }) => [caller, module, line])).toEqual([
    ["f", "a (b):c", 2],
    ["", "role/miner", 4],
    ["go", "x y", 5],
    ["new C", "role.up", 6],
    ["Object.f [as g]", "d", 7],
  ]);
});

test("readThrown() names the module that called eval, as no file has the text that was evaluated", () => {
  const text = "Error: in eval\n    at eval (eval at loop (main:3:5), <anonymous>:1:11)";
  expect(readThrown(text, names("main")).frames).toMatchObject([{ module: "main", line: 3, column: 5 }]);
});

test("readThrown() takes a message of several lines, without a stack too", () => {
  const isModule = names("main");
  expect(readThrown("Error: one\n  two\nat three\n    at main:2:1", isModule)).toMatchObject({
    message: "Error: one\n  two\nat three",
    frames: [{ at: 3, line: 2 }],
  });
  expect(readThrown("CPU halted", isModule)).toEqual({ message: "CPU halted", frames: [], byExpression: false });
  expect(readThrown("", isModule)).toEqual({ message: "", frames: [], byExpression: false });
});

test("readThrown() reads a stack without end in bounded time", () => {
  const hostile = [
    "Error: x",
    `    at ${"(".repeat(200_000)}main:1:1`,
    ...Array(100_000).fill(`    at f (main:1:1${"):1:1".repeat(100)}`),
  ].join("\n");
  expect(readThrown(hostile, names("main")).frames.length).toBeLessThan(201);
});
