import { describe, expect, test } from "vitest";
import { environmentSettings, mergeSettings, readSettings } from "../../../src/model/settings/read-settings.ts";

const noYaml = () => Promise.reject(new Error("no YAML was expected"));
const read = (raw: Parameters<typeof readSettings>[0]) => readSettings(raw, (name) => `--${name}`, noYaml);

describe("readSettings()", () => {
  test("reads each kind of value", async () => {
    const values = await read({
      source: "src",
      include: "a/**, b/**\nc/**",
      "dry-run": true,
      "max-wait": "2.5s",
      layout: "dot",
    });
    expect(values).toEqual({
      source: "src",
      include: ["a/**", "b/**", "c/**"],
      "dry-run": true,
      "max-wait": 2.5,
      layout: "dot",
    });
  });

  test("takes the empty text, which an unset input is, for no value", async () => {
    expect(await read({ source: "", layout: undefined })).toEqual({});
  });

  test.each([
    [{ layout: "tree" }, /^Cannot use --layout "tree": allowed are .*slash, dot/],
    [{ "max-wait": "soon" }, /^Cannot use --max-wait "soon": a number of seconds/],
    [{ verify: "maybe" }, /^Cannot use --verify "maybe": allowed are true and false/],
  ])("refuses %o in one line", async (raw, message) => {
    await expect(read(raw)).rejects.toThrow(message);
  });
});

test("environmentSettings() reads the variables of the table", () => {
  expect(environmentSettings({ SCREEPS_BRANCH: "sim", SCREEPS_SYNC_LAYOUT: "dot", OTHER: "x" })).toMatchObject({
    branch: "sim",
    layout: "dot",
  });
});

test("mergeSettings() lets the first layer win", () => {
  expect(mergeSettings({ layout: "dot" }, { layout: "slash", source: "a" }, { source: "b", branch: "c" })).toEqual({
    layout: "dot",
    source: "a",
    branch: "c",
  });
});
