import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { UsageError } from "../../../src/model/outcome/errors.ts";
import { settings } from "../../../src/model/settings/settings.ts";
import { setting, told, worded } from "../../../src/model/text/told.ts";

const nameOf = (name: string, value = "") => `<${name}${value}>`;

describe("told", () => {
  test.each([
    [told`name it with ${setting("source")}`, "name it with --source", "name it with <source>"],
    [told`with ${setting("on-drift", "keep")}`, "with --on-drift keep", "with <on-driftkeep>"],
    [told`not read: ${setting("verify", "false")}`, "not read: --no-verify", "not read: <verifyfalse>"],
    [told`${2} of ${told`${"a"} or ${setting("b")}`}, ${told``}`, "2 of a or --b, ", "2 of a or <b>, "],
    // What a commit or a server says stays as it is, whatever it looks like.
    [told`runs ${"build --source x"}`, "runs build --source x", "runs build --source x"],
    ["run --source", "run --source", "run --source"],
  ])("%s is the same in flags and in the words of another door", (words, asFlags, elsewhere) => {
    expect(String(words)).toBe(asFlags);
    expect(worded(words, nameOf)).toBe(elsewhere);
  });

  test("an error's message has flags, and its words are there for another door", () => {
    const failure = new UsageError(told`Cannot tell: choose with ${setting("server")}`);
    expect(failure.message).toBe("Cannot tell: choose with --server");
    expect(worded(failure.told, nameOf)).toBe("Cannot tell: choose with <server>");
    expect(worded(new UsageError("Cannot: so it is").told, nameOf)).toBe("Cannot: so it is");
  });
});

// Stories of the command line alone may speak of flags.
const rooms = ["model", "api", "git", "sync/account", "sync/start", "sync/source", "sync/origin", "sync/records"];
const stories = ["sync/deploy", "sync/restore", "sync/backup", "sync/look", "sync/push", "sync/pull", "sync/limits"];
const ofTheCommandLine = new Set([
  "model/learn/explanation.ts",
  "model/learn/outcome-advice.ts",
  "model/limits/known-limits.ts",
]);
const files = [...rooms, ...stories].flatMap((room) => {
  const folder = join(import.meta.dirname, "../../../src", room);
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts") && !ofTheCommandLine.has(`${room}/${path}`))
    .map((path) => ({ path: `${room}/${path}`, text: readFileSync(join(folder, path), "utf8") }));
});
const isSetting = (name: string): boolean => Object.keys(settings).includes(name);

test("no message writes a setting as a flag, but in a command to paste", () => {
  const flags = files.flatMap(({ path, text }) => {
    const said = text.replaceAll(/\/\*.*?\*\/|\/\/.*$|"screeps-sync [^"]*"|` --server \$/gms, "");
    return [...said.matchAll(/--(?:no-)?([a-z]+(?:-[a-z]+)*)/g)].flatMap(([flag, name = ""]) =>
      isSetting(name) ? [`${path}: ${flag}`] : [],
    );
  });
  expect(flags).toEqual([]);
});

test("every setting that a message names is one", () => {
  const named = files.flatMap(({ text }) => [...text.matchAll(/\bsetting\("([^"]+)"/g)].map(([, name = ""]) => name));
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !isSetting(name))).toEqual([]);
});
