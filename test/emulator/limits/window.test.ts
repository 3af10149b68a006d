import { describe, expect, it } from "vitest";
import {
  nothingSpent,
  readWindow,
  type Spent,
  spendOne,
  type WindowKind,
} from "../../../src/emulator/limits/window.ts";

const rate = { limit: 3, periodMs: 600 };

function spendAt(kind: WindowKind, ...times: readonly number[]): Spent {
  return times.reduce((spent, time) => spendOne(kind, rate, spent, time), nothingSpent);
}

describe("readWindow() of the fixed kind", () => {
  it("shows the whole budget before the first request, for a window that would begin now", () => {
    expect(readWindow("fixed", rate, nothingSpent, 1000)).toEqual({ remaining: 3, resetAt: 1600, waitMs: 0 });
  });

  it("ends the window one period after its first request, whenever the others came", () => {
    const spent = spendAt("fixed", 1000, 1200, 1599);
    expect(readWindow("fixed", rate, spent, 1599)).toEqual({ remaining: 0, resetAt: 1600, waitMs: 1 });
    expect(readWindow("fixed", rate, spent, 1600)).toEqual({ remaining: 3, resetAt: 2200, waitMs: 0 });
  });

  it("never shows less than nothing", () => {
    expect(readWindow("fixed", rate, spendAt("fixed", 1, 2, 3, 4, 5), 6).remaining).toBe(0);
  });
});

describe("readWindow() of the sliding kind", () => {
  it("frees one place when the oldest request is a period old", () => {
    const spent = spendAt("sliding", 1000, 1200, 1500);
    expect(readWindow("sliding", rate, spent, 1550)).toEqual({ remaining: 0, resetAt: 1600, waitMs: 50 });
    expect(readWindow("sliding", rate, spent, 1600)).toMatchObject({ remaining: 1, waitMs: 0 });
    expect(readWindow("sliding", rate, spent, 1800)).toMatchObject({ remaining: 2 });
  });

  it("lets refused requests that count push the time back", () => {
    const spent = spendAt("sliding", 1000, 1200, 1500, 1550);
    expect(readWindow("sliding", rate, spent, 1550).waitMs).toBe(250);
  });
});

describe("readWindow() of the leaky kind", () => {
  it("refills evenly, so that a short wait is enough", () => {
    const spent = spendAt("leaky", 1000, 1000, 1000);
    expect(readWindow("leaky", rate, spent, 1000)).toEqual({ remaining: 0, resetAt: 1600, waitMs: 200 });
    expect(readWindow("leaky", rate, spent, 1200)).toMatchObject({ remaining: 1, waitMs: 0 });
    expect(readWindow("leaky", rate, spent, 9000)).toMatchObject({ remaining: 3, resetAt: 9000 });
  });
});
