import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Input, makeInput } from "../../bench/inputs.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "bench-inputs-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function git(input: Input, ...args: string[]): string {
  return execFileSync("git", ["--git-dir", input.gitDir, ...args], { encoding: "utf8" }).trim();
}

describe("makeInput()", () => {
  test("gives the same commits each time", () => {
    const [first, second] = [makeInput("S", join(folder, "first")), makeInput("S", join(folder, "second"))];
    expect(git(second, "rev-parse", "base", "changed")).toBe(git(first, "rev-parse", "base", "changed"));
    expect(git(first, "rev-parse", "changed^")).toBe(git(first, "rev-parse", "base"));
  });

  test("changes one module from base to changed, and expects what the commits hold", () => {
    const input = makeInput("S", join(folder, "one-change"));
    const changed = git(input, "diff", "--name-only", "base", "changed").split("\n");
    expect(changed).toHaveLength(1);
    expect(changed[0]).toMatch(/^dist\/.+\.js$/);
    for (const ref of ["base", "changed"] as const) {
      expect(input.modules[ref].size).toBe(20);
      for (const [name, text] of input.modules[ref]) {
        expect(git(input, "cat-file", "blob", `${ref}:dist/${name}.js`)).toBe(text.trim());
      }
    }
  });

  test("makes D of 400 modules, all but main in 60 folders, five of them named index", () => {
    const names = [...makeInput("D", join(folder, "D")).modules.base.keys()];
    const nested = names.filter((name) => name !== "main");
    expect([names.length, nested.length]).toEqual([400, 399]);
    expect(new Set(nested.map(dirname)).size).toBe(60);
    expect(names.filter((name) => name.endsWith("/index"))).toHaveLength(5);
  });

  test("makes L of two modules just below the server's 5 MiB, also when changed", () => {
    const { base, changed } = makeInput("L", join(folder, "L")).modules;
    expect([...base.keys()]).toEqual(["main", "main.js.map"]);
    const limit = 5 * 1024 * 1024;
    for (const modules of [base, changed]) {
      const length = JSON.stringify(Object.fromEntries(modules)).length;
      expect(length).toBeLessThanOrEqual(limit);
      expect(length).toBeGreaterThan(limit * 0.99);
    }
  });
});
