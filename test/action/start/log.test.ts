import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openLog } from "../../../src/action/start/log.ts";

let printed = "";

beforeEach(() => {
  printed = "";
  vi.spyOn(process.stdout, "write").mockImplementation((text) => {
    printed += String(text);
    return true;
  });
});
afterEach(() => void vi.restoreAllMocks());

const log = openLog((text) => text.replaceAll("swordfish", "***"));
const lines = (): string[] => printed.split("\n").filter((line) => line !== "");

describe("the log of the Action", () => {
  test("redacts and makes visible whatever is printed, at every level", () => {
    const hostile = "swordfish\r::add-mask::x\u001b[31m";
    log.info(hostile);
    log.trace(hostile);
    log.annotate("error", hostile, { title: hostile, file: hostile, line: 1 });
    expect(printed).not.toContain("swordfish");
    expect(printed).not.toContain("\u001b");
    expect(lines().some((line) => line.startsWith("::add-mask::"))).toBe(false);
  });

  test("puts an annotation on its place, and titles it as ours where nobody else does", () => {
    openLog((text) => text).annotate("warning", "beware", { file: "src/a.js", line: 3, column: 5 });
    expect(lines()).toEqual([
      expect.stringMatching(/^::warning title=screeps-sync,file=src\/a\.js,line=3,col=5::beware$/),
    ]);
  });

  test("says in the tenth annotation of a kind how many there is no room for, and each in a line", () => {
    const fresh = openLog((text) => text);
    for (let index = 1; index <= 12; index++) fresh.annotate("error", `wrong ${index}`);
    fresh.annotate("notice", "by the way");
    fresh.close();
    expect(lines().filter((line) => line.startsWith("::error"))).toHaveLength(10);
    expect(lines().at(-1)).toBe("::error title=screeps-sync::and 3 more: see the log of this step");
    expect(lines()).toContain("error: wrong 12");
  });

  test("cuts a message that has no end", () => {
    openLog((text) => text).annotate("notice", "x".repeat(100_000));
    expect(printed.length).toBeLessThan(4200);
    expect(printed).toContain("x…");
  });
});
