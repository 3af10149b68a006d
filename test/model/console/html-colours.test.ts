import { expect, test } from "vitest";
import { colouredPieces } from "../../../src/model/console/html-colours.ts";

const shown = (line: string) =>
  colouredPieces(line).map(({ text, colour }) => (colour === undefined ? text : `[${colour} ${text}]`));

test.each([
  ["plain", ["plain"]],
  ['a <font color="red">b</font> c', ["a ", "[red b]", " c"]],
  ["<span style='color: #0f0'>b</span>", ["[green b]"]],
  ['<span style="color:#1E90FF;">b</span>', ["[cyan b]"]],
  ["<FONT color=Orange>b</FONT>", ["[yellow b]"]],
  ["<font color='red'>a<font color='blue'>b</font>c</font>d", ["[red a]", "[blue b]", "[red c]", "d"]],
  ["<font color='#abcdefg'>a</font>", ["a"]],
  ["<font color='nope'>a", ["a"]],
  ["a</font> <b>b</b> <span onclick='x'>", ["a", "</font>", " <b>b</b> <span onclick='x'>"]],
])("colouredPieces() reads %s", (line, pieces) => {
  expect(shown(line)).toEqual(pieces);
});

test("colouredPieces() reads what never ends in bounded time", () => {
  expect(colouredPieces("<font color='red'>".repeat(50_000))).toEqual([]);
  expect(colouredPieces(`<font color=${"a".repeat(500_000)}`)).toHaveLength(1);
});
