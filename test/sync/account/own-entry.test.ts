import { describe, expect, test } from "vitest";
import { UsageError } from "../../../src/model/outcome/errors.ts";
import type { Book } from "../../../src/sync/account/layers.ts";
import {
  entriesFor,
  entryCalled,
  isName,
  listEntries,
  onlyEntryFor,
  unknownServer,
} from "../../../src/sync/account/own-entry.ts";

const entry = (name: string, more: Partial<Book[number]> = {}): Book[number] => ({
  name,
  url: "https://screeps.com",
  allowHttp: false,
  where: "/home/me/.screeps.yaml",
  token: "made-up-token-of-nobody",
  ...more,
});
const root = "https://screeps.com/";

describe("the entries of a person's own files", () => {
  test("go by their name, and the nearest file's comes first", () => {
    const near = entry("main", { where: "/near/screeps.json" });
    const book = [near, entry("main"), entry("sim")];
    expect(entryCalled(book, "main")).toBe(near);
    expect(entryCalled(book, "gone")).toBeUndefined();
    expect(entriesFor(book, root).map(({ name, where }) => [name, where])).toEqual([
      ["main", "/near/screeps.json"],
      ["sim", "/home/me/.screeps.yaml"],
    ]);
  });

  test("fit a world by its address, and an address of another tool fits nothing", () => {
    const book = [entry("season", { url: "https://screeps.com/season" }), entry("odd", { url: "::" }), entry("main")];
    expect(onlyEntryFor(book, root)?.name).toBe("main");
    expect(onlyEntryFor(book, "https://screeps.com/ptr/")).toBeUndefined();
  });

  test("are one where they mean the same, and refused where each may be another account or code branch", () => {
    expect(onlyEntryFor([entry("main"), entry("again")], root)?.name).toBe("main");
    for (const other of [{ branch: "sim" }, { token: "another-made-up-token" }, { username: "you" }]) {
      const book = [entry("main"), entry("other", other)];
      expect(() => onlyEntryFor(book, root)).toThrow(UsageError);
      expect(() => onlyEntryFor(book, root)).toThrow(".screeps.yaml has main, other: choose one with --server");
    }
  });

  test("are listed by file, each name once", () => {
    const book = [entry("a"), entry("a"), entry("b", { where: "/bot/screeps.json" })];
    expect(String(listEntries(book))).toBe(".screeps.yaml has a; screeps.json has b: choose one with --server");
  });
});

test.each([
  ["main", true],
  ["my-server_2", true],
  ["localhost", false],
  ["screeps.com", false],
  ["host:21025", false],
  ["https://x", false],
  ["", false],
])("%j is a name and no address: %s", (server, expected) => {
  expect(isName(server)).toBe(expected);
});

test("a server that nobody knows is answered with the names that are known", () => {
  expect(unknownServer("mian", ["main", "sim", "main"]).message).toMatch(
    /^Cannot find server "mian": known are main, sim.*main/,
  );
  expect(unknownServer("main", []).message).toContain("write an address like https://screeps.com");
});
