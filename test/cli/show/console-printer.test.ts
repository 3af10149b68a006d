import { expect, test } from "vitest";
import { type PrinterOptions, startPrinter } from "../../../src/cli/show/console-printer.ts";
import type { Console, Piece } from "../../../src/cli/terminal/console.ts";
import type { ConsoleEvent } from "../../../src/model/console/console-event.ts";
import { codeFrame } from "../../../src/model/text/code-frame.ts";

const shown = (...events: ConsoleEvent[]) => shownWith({ colours: false }, ...events);

function shownWith(options: PrinterOptions, ...events: ConsoleEvent[]) {
  const out: string[] = [];
  const aside: string[] = [];
  const into =
    (lines: string[]) =>
    (...pieces: readonly Piece[]) => {
      lines.push(pieces.map((piece) => (typeof piece === "string" ? piece : piece[1])).join(""));
    };
  const { show, end } = startPrinter({ print: into(out), warn: into(aside) } as Console, options);
  for (const event of events) show(event);
  end();
  return { out, aside };
}

const log = (...lines: string[]): ConsoleEvent => ({ kind: "log", lines });
const text = "exports.go = () => {\n  undefined.foo()\n}";
const thrown: ConsoleEvent = {
  kind: "error",
  message: "TypeError: no",
  stack: ["at exports.go (src/lib.js:2:13)"],
  place: { path: "src/lib.js", line: 2, column: 13, frame: () => codeFrame(text, 2, 13) },
  byExpression: false,
};

test("startPrinter() shows an error with its stack and the code once, then each tenfold, and all of them in the end", () => {
  const { out, aside } = shown(...Array(12).fill(thrown), { ...thrown, message: "Error: other" });
  expect(out).toEqual([
    "✗ TypeError: no",
    "    at exports.go (src/lib.js:2:13)",
    "      1 │ exports.go = () => {",
    "    > 2 │   undefined.foo()",
    "        │             ^",
    "      3 │ }",
    "✗ TypeError: no at src/lib.js:2, 10 times by now",
    "✗ Error: other",
    ...["    at exports.go (src/lib.js:2:13)", "      1 │ exports.go = () => {", "    > 2 │   undefined.foo()"],
    ...["        │             ^", "      3 │ }"],
  ]);
  expect(aside).toEqual(["2 errors", "  12 × TypeError: no at src/lib.js:2", "  1 × Error: other at src/lib.js:2"]);
});

test("startPrinter() folds ticks that log the same, also where the same error comes after each", () => {
  const { out } = shown(log("a", "b"), thrown, log("a", "b"), thrown, log("a", "b"), thrown, log("c"));
  expect(out.filter((line) => line.length < 30 && !line.includes("│"))).toEqual([
    "a",
    "b",
    "✗ TypeError: no",
    "a",
    "b",
    "  … the same in 1 more tick",
    "c",
  ]);
});

test("startPrinter() marks results and shards, and tells beside the log what is not from the code", () => {
  const { out, aside } = shown(
    { kind: "connected" },
    { kind: "log", lines: ["x"], shard: "shard3" },
    { kind: "result", lines: ["2"] },
    { kind: "code", branch: "b" },
    { kind: "active", where: "world", branch: "b" },
    { kind: "unplaced", why: "no commit" },
    { kind: "lost", why: "Cannot follow the game", retryInMs: 1500 },
  );
  expect(out).toEqual(["shard3 x", "‹ 2"]);
  expect(aside).toEqual([
    "· connected; Ctrl-C ends",
    '· branch "b" was written',
    '· branch "b" is the active one now (world)',
    "! no commit",
    "! Cannot follow the game; again in 1.5 s",
  ]);
});

test("startPrinter() takes the tags of colours away only where colours are seen", () => {
  const event = log("<font color='red'>a</font> <b>b</b>");
  expect(shown(event).out).toEqual(["<font color='red'>a</font> <b>b</b>"]);
  expect(shownWith({ colours: true }, event).out).toEqual(["a <b>b</b>"]);
});
