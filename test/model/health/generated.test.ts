import fc from "fast-check";
import { expect, test } from "vitest";
import type { Heard } from "../../../src/model/health/pulse.ts";
import { answer, asked, cpu, error, own, rules, tick, watch } from "./game.ts";

/** What a server may do to frames on their way. */
type Harm = "none" | "late" | "doubled" | "missing" | "cut";

interface Life {
  readonly oldError: boolean;
  readonly code: "fine" | "throws" | "mute";
  /** Ticks of the new code before its first error. */
  readonly after: number;
  readonly harm: Harm;
  readonly at: number;
}

const lives = fc.record<Life>({
  oldError: fc.boolean(),
  code: fc.constantFrom("fine", "throws", "mute"),
  after: fc.nat(2),
  harm: fc.constantFrom("none", "late", "doubled", "missing", "cut"),
  at: fc.nat(40),
});

const old = error("thrown by the old code, too");
const fresh = error("thrown by the new code");

/** As the vendor's server sends it: a frame for each tick, the error of it after that, `cpu` now and then. */
function play({ oldError, code, after }: Life): Heard[] {
  const before = [tick, ...(oldError ? [old] : []), cpu(4)];
  const flight = [own, tick, ...(oldError ? [old] : [])];
  const news = Array.from({ length: 12 }, (_, index): Heard[] => {
    const throws = code === "throws" && index >= after;
    return [throws || code === "mute" ? tick : index > 1 ? answer : tick, ...(throws ? [fresh] : []), cpu(5)];
  });
  return [...before, ...before, ...flight, ...news.flat()];
}

function harmed(frames: readonly Heard[], { harm, at }: Life): Heard[] {
  const index = at % frames.length;
  const [frame] = frames.slice(index);
  if (frame === undefined || harm === "none") return [...frames];
  if (harm === "cut") return frames.slice(0, index);
  if (harm === "doubled") return frames.toSpliced(index, 0, frame);
  const without = frames.toSpliced(index, 1);
  return harm === "missing" ? without : without.toSpliced(index + 1, 0, frame);
}

const isIn = (frames: readonly Heard[], wanted: Heard): boolean => frames.includes(wanted);

test("200 lives of a deploy, with frames late, doubled, missing and cut, are each told truly", () => {
  fc.assert(
    fc.property(lives, (life) => {
      const frames = harmed(play(life), life);
      const { verdict, errors, ticks } = watch(frames);
      if (verdict === "healthy") {
        expect(life.code).toBe("fine");
        expect(ticks).toBeGreaterThanOrEqual(rules.ticks);
        expect(isIn(frames, own)).toBe(true);
      }
      if (life.code === "fine") expect(errors).toEqual([]);
      if (life.code === "fine" && life.harm !== "cut" && isIn(frames, own)) expect(verdict).toBe("healthy");
      if (life.code === "throws" && life.harm !== "cut" && isIn(frames, own)) expect(verdict).toBe("sick");
      if (life.code === "mute" && life.harm !== "cut" && isIn(frames, own)) expect(verdict).toBe("sick");
      if (!isIn(frames, own)) expect(verdict).toBe("unknown");
    }),
    { numRuns: 200, seed: 17 },
  );
});

test("any frames in any order are judged without failing, and healthy only with all that it takes", () => {
  const some = fc.constantFrom(own, tick, answer, asked, old, fresh, cpu(1), { kind: "unreadable", why: "" } as const);
  fc.assert(
    fc.property(fc.array(some, { maxLength: 40 }), (frames) => {
      const { verdict } = watch(frames);
      const since = frames.slice(frames.indexOf(own) + 1);
      const ended = since.filter(({ kind }) => kind === "tick").length;
      if (verdict === "healthy") expect(isIn(frames, own) && ended > rules.ticks && isIn(since, answer)).toBe(true);
    }),
    { numRuns: 200, seed: 17 },
  );
});
