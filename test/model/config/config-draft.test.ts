import { describe, expect, test } from "vitest";
import { draftConfig } from "../../../src/model/config/config-draft.ts";

describe("draftConfig()", () => {
  test("begins a new file by saying what it is, and that no credential belongs in it", () => {
    const text = draftConfig(undefined, { source: "src", branches: { main: "default" } });
    expect(text).toMatch(/^# yaml-language-server: .*\n# What screeps-sync deploys/);
    expect(text).toContain("Credentials do not belong here");
    expect(text).toMatch(/\nsource: src\nbranches:\n {2}main: default\n$/);
  });

  test("keeps comments, order and what it does not know of a file that is there", () => {
    const before = "# mine\nlayout: dot # why\nsomething: else\n";
    expect(draftConfig(before, { layout: "slash", source: "src" })).toBe(
      "# mine\nlayout: slash # why\nsomething: else\nsource: src\n",
    );
  });

  test("gives the very same text where nothing is new, however it is written", () => {
    const before = "source:   'src'\nbranches: {main: default}\n\n\n";
    expect(draftConfig(before, { source: "src", branches: { main: "default" } })).toBe(before);
    expect(draftConfig(before, {})).toBe(before);
  });

  test("writes a server by its name alone where the person's own file has the address", () => {
    expect(draftConfig("", { servers: { main: undefined, test: "http://host:21025" } })).toContain(
      "servers:\n  main: {}\n  test:\n    url: http://host:21025\n",
    );
  });

  test("leaves a file alone that is no map of settings", () => {
    expect(draftConfig("- a\n- b\n", { source: "src" })).toBe("- a\n- b\n");
  });
});
