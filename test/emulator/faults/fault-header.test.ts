import { describe, expect, it } from "vitest";
import { parseFaultHeader } from "../../../src/emulator/faults/fault-header.ts";

describe("parseFaultHeader()", () => {
  it.each([
    ["reset", [{ fault: "reset" }]],
    ["reset; when=after", [{ fault: "reset", when: "after" }]],
    ["slow;ms=20", [{ fault: "slow", ms: 20 }]],
    ["skew; seconds=-5", [{ fault: "skew", seconds: -5 }]],
    ["redirect; location=https://example.test/?a=b", [{ fault: "redirect", location: "https://example.test/?a=b" }]],
    ['{"fault":"gzip"}', [{ fault: "gzip" }]],
    [' [{"fault":"gzip"},{"fault":"cut"}]', [{ fault: "gzip" }, { fault: "cut" }]],
  ])("%s", (header, faults) => {
    expect(parseFaultHeader(header)).toEqual(faults);
  });

  it.each([["boom"], ["slow"], ["{half"], ["reset; never=1"]])("refuses %s", (header) => {
    expect(() => parseFaultHeader(header)).toThrow();
  });
});
