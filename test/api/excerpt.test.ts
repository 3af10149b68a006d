import fc from "fast-check";
import { expect, test } from "vitest";
import { excerpt } from "../../src/api/excerpt.ts";

test.each([
  ["plain text\r\n  on two lines ", "plain text on two lines"],
  ["<html><title> 502 Bad Gateway </title><h1>502</h1>", "502 Bad Gateway"],
  ["<p></p><h1>Not <b>here</b></h1><p>more</p>", "Not here"],
  ["<script>alert(1)</script><style>p{}</style><p>words</p>", "words"],
  ["<script>never closed", ""],
  ["<title></title><div>text</div>", "text"],
  ["a < b", "a < b"],
  ["", ""],
])("of %j the words are %j", (text, words) => {
  expect(excerpt(text)).toBe(words);
});

test("it is one short line that can be printed, whatever a server sends", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.boolean(), (text, page) => {
      const line = excerpt(page ? `<p>${text}` : text, 50);
      expect(line).not.toMatch(/[\n\r\u001b\0]/);
      expect(line.length).toBeLessThanOrEqual(51);
    }),
  );
});

test("a page without an end is read no further than its beginning", () => {
  expect(excerpt("<div".repeat(1_000_000))).toHaveLength(excerpt("<div".repeat(10_000)).length);
  expect(excerpt("x".repeat(1000))).toBe(`${"x".repeat(200)}…`);
});
