import { expect, test } from "vitest";
import { closeWords } from "../../../src/model/socket/close-words.ts";

test.each([
  [1001, "", "the server goes away, as in a restart (1001)"],
  [4001, "kicked", 'the server\'s own reason (4001, "kicked")'],
  [77, "", "a code nobody knows (77)"],
])("closeWords(%i, %j)", (code, reason, words) => expect(closeWords(code, reason)).toBe(words));

test("closeWords() shows of a stranger's reason what can be shown, and not all of it", () => {
  expect(closeWords(1008, `\u001b[2J${"x".repeat(500)}`)).toMatch(/^[ -~]{100,300}$/);
});
