import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Emulator, startEmulator } from "../../../../src/emulator/emulator.ts";
import { ask } from "../../ask.ts";

let emulator: Emulator;
beforeEach(async () => {
  emulator = await startEmulator();
  emulator.liftLimits();
  emulator.setCode("default", [["main", "live"]]);
});
afterEach(() => emulator.close());

async function post(path: string, body: object): Promise<unknown> {
  return (await ask(emulator, `POST /api/user/${path}`, { token: emulator.token, body })).json;
}

describe("POST /api/user/clone-branch", () => {
  it("copies a branch", async () => {
    await post("clone-branch", { branch: "default", newName: "copy" });
    expect(emulator.code("copy")).toEqual(new Map([["main", "live"]]));
  });

  it("creates a branch with the modules that are sent along, names translated", async () => {
    await post("clone-branch", { branch: "", newName: "new", defaultModules: { ".lost": "", "a.b": "1", main: "m" } });
    expect(emulator.code("new")).toEqual(
      new Map([
        ["main", "m"],
        ["a.b", "1"],
      ]),
    );
  });

  it("overwrites a branch that exists, and empties it where the source does not", async () => {
    await post("clone-branch", { branch: "missing", newName: "default" });
    expect(emulator.code("default")).toEqual(new Map([["main", ""]]));
  });

  it("does not resolve a place as the source", async () => {
    await post("clone-branch", { branch: "$activeWorld", newName: "copy" });
    expect(emulator.code("copy")).toEqual(new Map([["main", ""]]));
  });

  it("overwrites every branch when the new name is missing", async () => {
    emulator.setCode("other", [["main", "other"]]);
    expect(await post("clone-branch", { branch: "default" })).toMatchObject({ ok: 1 });
    expect(emulator.code("other")).toEqual(new Map([["main", "live"]]));
  });

  it("refuses a source of more than 30 characters, but takes any new name", async () => {
    expect(await post("clone-branch", { branch: "x".repeat(31), newName: "a" })).toEqual({
      error: "invalid branch name",
    });
    expect(await post("clone-branch", { branch: 5, newName: "a" })).toEqual({ error: "invalid branch name" });
    expect(await post("clone-branch", { branch: "", newName: `${"x".repeat(60)}/ .ü` })).toMatchObject({ ok: 1 });
  });

  it("creates a branch whose name begins with $, which then cannot be reached", async () => {
    await post("clone-branch", { branch: "default", newName: "$mine" });
    expect(emulator.branches()).toEqual(["default", "$mine"]);
    expect(await post("code", { branch: "$mine", modules: {} })).toEqual({ error: "branch does not exist" });
    const { json } = await ask(emulator, "GET /api/user/code?branch=$mine", { token: emulator.token });
    expect(json).toEqual({ error: "no code" });
  });

  it("refuses the 31st branch, except a tutorial and one that exists", async () => {
    for (let count = 1; count < 30; count++) emulator.setCode(`b${count}`, []);
    expect(await post("clone-branch", { branch: "", newName: "b30" })).toEqual({ error: "too many branches" });
    expect(await post("clone-branch", { branch: "", newName: "b29" })).toMatchObject({ ok: 1 });
    expect(await post("clone-branch", { branch: "", newName: "tutorial-1" })).toMatchObject({ ok: 1 });
  });
});

describe("POST /api/user/set-active-branch", () => {
  it("moves one of the two places", async () => {
    emulator.setCode("next", [["main", "next"]]);
    expect(await post("set-active-branch", { branch: "next", activeName: "activeWorld" })).toEqual({ ok: 1 });
    const { json } = await ask(emulator, "GET /api/user/branches", { token: emulator.token });
    expect(json).toMatchObject({
      list: [
        { branch: "default", activeWorld: false, activeSim: true },
        { branch: "next", activeWorld: true, activeSim: false },
      ],
    });
  });

  it("refuses other places and unknown branches", async () => {
    expect(await post("set-active-branch", { branch: "default", activeName: "user" })).toEqual({
      error: "invalid params",
    });
    expect(await post("set-active-branch", { branch: "no", activeName: "activeSim" })).toEqual({ error: "no branch" });
  });

  it("makes every branch active when none is named", async () => {
    emulator.setCode("other", []);
    expect(await post("set-active-branch", { activeName: "activeWorld" })).toEqual({ ok: 1 });
    const { json } = await ask(emulator, "GET /api/user/branches", { token: emulator.token });
    expect(json).toMatchObject({ list: [{ activeWorld: true }, { activeWorld: true }] });
  });
});

describe("POST /api/user/delete-branch", () => {
  it("says ok and keeps an active branch, and for one that is not there", async () => {
    expect(await post("delete-branch", { branch: "default" })).toMatchObject({ ok: 1 });
    expect(await post("delete-branch", { branch: "missing" })).toMatchObject({ ok: 1 });
    expect(emulator.branches()).toEqual(["default"]);
  });

  it("keeps a branch that is active in the simulation only", async () => {
    emulator.setCode("sim", []);
    await post("set-active-branch", { branch: "sim", activeName: "activeSim" });
    await post("delete-branch", { branch: "sim" });
    expect(emulator.branches()).toEqual(["default", "sim"]);
  });

  it("deletes all that are not active when none is named", async () => {
    emulator.setCode("a", []);
    emulator.setCode("b", []);
    await post("delete-branch", {});
    expect(emulator.branches()).toEqual(["default"]);
  });
});

describe("GET /api/user/branches", () => {
  it("lists code only on request", async () => {
    const { json } = await ask(emulator, "GET /api/user/branches?withCode=true", { token: emulator.token });
    expect(json).toMatchObject({ list: [{ branch: "default", modules: { main: "live" } }] });
  });

  it("creates `default` when it is gone", async () => {
    emulator.setCode("next", []);
    await post("set-active-branch", { branch: "next", activeName: "activeWorld" });
    await post("set-active-branch", { branch: "next", activeName: "activeSim" });
    await post("delete-branch", { branch: "default" });
    expect(emulator.branches()).toEqual(["next"]);
    await ask(emulator, "GET /api/user/branches", { token: emulator.token });
    expect(emulator.branches()).toEqual(["next", "default"]);
  });
});
