import { describe, expect, it } from "vitest";
import { countWindows, isExact, type Passed } from "../../bench/load-windows.ts";

function fill(count: number, reset: number): Passed[] {
  return Array.from({ length: count }, (_, index) => ({
    bucket: "POST /api/user/code",
    remaining: 499 - index,
    reset,
  }));
}

describe("isExact()", () => {
  it("is content with full windows, and a last one that was cut off", () => {
    expect(isExact(countWindows([...fill(500, 5), ...fill(500, 10), ...fill(3, 15)]))).toBe(true);
  });

  it("sees a window that let too few pass before the last", () => {
    expect(isExact(countWindows([...fill(499, 5), ...fill(500, 10)]))).toBe(false);
  });

  it("sees one that let too many pass", () => {
    expect(isExact(countWindows([...fill(500, 5), ...fill(1, 5)]))).toBe(false);
  });

  it("sees a place that was given twice while another was lost", () => {
    const [first, second, ...rest] = fill(500, 5);
    expect([first, second].every((passed) => passed !== undefined)).toBe(true);
    expect(isExact(countWindows([...rest, ...fill(1, 5), ...fill(1, 5)]))).toBe(false);
  });
});
