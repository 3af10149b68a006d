import { expect, test } from "vitest";
import { checkCredentials } from "../../../src/model/checks/check-credentials.ts";

const token = ["0f9e8d7c", "6b5a", "4321", "9876", "fedcba543210"].join("-");
const check = (text: string, levels = {}) =>
  checkCredentials([{ path: "src/main.js", name: "main", oid: "a", bytes: Buffer.from(text) }], levels);

test("a token beside the word is found with its place, and not shown", () => {
  const found = check(`\nconst authToken = "${token}";`);
  expect(found).toMatchObject([{ severity: "error", check: "credential", path: "src/main.js", line: 2, column: 20 }]);
  expect(JSON.stringify(found)).not.toContain(token.slice(0, 8));
});

test.each([
  ["an id without the word", `const id = "${token}";`],
  ["the word on another line", `// token\nconst id = "${token}";`],
  ["the word far before", `token ${" ".repeat(60)}${token}`],
  ["a sample", 'token = "00000000-0000-0000-0000-000000000000"'],
  ["an id inside of a longer word", `token = "x${token}9"`],
  ["nothing", ""],
])("%s is no finding", (_, text) => {
  expect(check(text)).toEqual([]);
});

test("it is as bad as somebody chose, and not looked for where it is off", () => {
  expect(check(`TOKEN=${token}`, { credential: "warn" })).toMatchObject([{ severity: "warning" }]);
  expect(check(`TOKEN=${token}`, { credential: "off" })).toEqual([]);
});
