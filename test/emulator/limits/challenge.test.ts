import { inflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { Challenges } from "../../../src/emulator/limits/challenge.ts";
import { findRing, readPng } from "../page/find-ring.ts";

describe("Challenges", () => {
  it("draws a PNG in which somebody who looks finds the one full ring", () => {
    const challenges = new Challenges();
    for (let count = 0; count < 20; count++) {
      const { id, png } = challenges.create(0);
      expect(challenges.settle({ id, ...findRing(readPng(png, inflateSync)) }, 1000)).toBe(true);
    }
  });

  it("takes one answer for a picture, right or wrong", () => {
    const challenges = new Challenges();
    const { id, png } = challenges.create(0);
    const place = findRing(readPng(png, inflateSync));
    expect(challenges.settle({ id, x: -99, y: -99 }, 0)).toBe(false);
    expect(challenges.settle({ id, ...place }, 0)).toBe(false);
  });

  it("forgets a picture after two minutes", () => {
    const challenges = new Challenges();
    const { id, png } = challenges.create(0);
    expect(challenges.settle({ id, ...findRing(readPng(png, inflateSync)) }, 120_000)).toBe(false);
  });

  it("refuses an answer that is no number", () => {
    const challenges = new Challenges();
    const { id } = challenges.create(0);
    expect(challenges.settle({ id, x: Number.NaN, y: Number.NaN }, 0)).toBe(false);
  });
});
