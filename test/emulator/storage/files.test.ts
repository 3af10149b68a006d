import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Files } from "../../../src/emulator/storage/files.ts";

let folder: string;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), "emulator-")), "made", "on", "demand");
});
afterEach(() => rm(join(folder, "..", "..", ".."), { recursive: true }));

describe("Files", () => {
  it("reads what it saved, and nothing where there is no file", async () => {
    const files = new Files(folder);
    expect(await files.read("a.json")).toBeUndefined();
    await files.save("a.json", () => ({ a: 1 }));
    expect(await files.read("a.json")).toEqual({ a: 1 });
  });

  it("leaves no half-written file beside", async () => {
    const files = new Files(folder);
    await Promise.all(["a.json", "b.json", "a.json"].map((name) => files.save(name, () => [])));
    expect((await readdir(folder)).sort()).toEqual(["a.json", "b.json"]);
  });

  it("takes the snapshot of a save that had to wait after the call, and shares it", async () => {
    const files = new Files(folder);
    let state = 0;
    const taken: number[] = [];
    const snapshot = () => {
      taken.push(state);
      return state;
    };
    const saves = [1, 2, 3, 4].map((next) => {
      state = next;
      return files.save("a.json", snapshot);
    });
    await Promise.all(saves);
    expect(taken).toEqual([1, 4]);
    expect(await readFile(join(folder, "a.json"), "utf8")).toBe("4");
  });

  it("fails the save that cannot be written, and the next one too", async () => {
    const files = new Files(join(import.meta.filename, "below a file"));
    await expect(files.save("a.json", () => 1)).rejects.toThrow();
    await expect(files.save("a.json", () => 2)).rejects.toThrow();
  });
});
