import { expect, test } from "vitest";
import { locator } from "../../../src/model/places/place-of.ts";
import { stackLines } from "../../../src/model/places/stack-lines.ts";

const files = [{ path: "src/lib.js", name: "lib", bytes: Buffer.from("\n\nexports.go = () => x") }];
const locate = locator({ files, modules: new Map() });

test("stackLines() puts frames at their place in the commit, and leaves the engine's own out", () => {
  const text = `ReferenceError: x is not defined
    at exports.go (lib:3:20)
    at lib:3:1
    at live-only:7:1
    at __mainLoop:1:52
    at exports.run (<isolated-vm>:20865:24)
    at make (node_modules/@screeps/driver/lib/runtime/make.js:187:31)
`;
  expect(stackLines(text, locate)).toEqual([
    "at exports.go (src/lib.js:3:20)",
    "at src/lib.js:3:1",
    "at live-only:7:1",
  ]);
  // The end of the function around a module: no line of the file.
  expect(stackLines("Error\n    at lib:4:3", locate)).toEqual(["at lib:4:3"]);
});

test("stackLines() ends where a recursion does not", () => {
  expect(stackLines(`Error\n${"    at lib:3:1\n".repeat(5000)}`, locate)).toHaveLength(39);
});
