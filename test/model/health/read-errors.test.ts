import { expect, test } from "vitest";
import { errorReader } from "../../../src/model/health/read-errors.ts";

const old = new Map([["main", "module.exports.loop = function () {\n  a.b();\n};\n"]]);
const wanted = new Map([["main", "// one line more\nmodule.exports.loop = function () {\n  a.b();\n  c.d();\n};\n"]]);
const read = errorReader(old, wanted);
const at = (place: string, message = "TypeError: x") =>
  `${message}\n    at module.exports.loop (${place})\n    at __mainLoop:1:52`;

test("errorReader() knows an old error again on the line that moved, and tells it from that of another line", () => {
  const before = read(at("main:2:3"), "old");
  expect(before).toMatchObject({ message: "TypeError: x", byExpression: false });
  expect(read(at("main:3:3"), "new").key).toBe(before.key);
  expect(read(at("main:4:3"), "new").key).not.toBe(before.key);
  expect(read(at("main:3:3", "TypeError: y"), "new").key).not.toBe(before.key);
  expect(read(at("lost:3:3"), "new").key).not.toBe(before.key);
});

test("errorReader() takes the same error of another creep for the same", () => {
  const keys = ["5bbcae209099fc012e637b1a at 613", "5bbcae209099fc012e637b1b at 7"].map(
    (id) => read(`Error: no creep ${id}`, "new").key,
  );
  expect(keys[0]).toBe(keys[1]);
});

test("errorReader() knows what a console expression threw, and does not keep a message without measure", () => {
  expect(read("TypeError: x\n    at _console1795274918992_1:1:46", "new").byExpression).toBe(true);
  expect(read(`Error: ${"x".repeat(9999)}`, "new").message).toHaveLength(500);
});
