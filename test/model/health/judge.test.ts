import { describe, expect, it } from "vitest";
import { judge } from "../../../src/model/health/judge.ts";
import type { Heard } from "../../../src/model/health/pulse.ts";
import { isOver, shardToAsk } from "../../../src/model/health/watch-end.ts";
import { answer, asked, cpu, error, listen, own, tick, timeOver, watch } from "./game.ts";

const expression = error("TypeError: x\n    at _console1795274918992_1:1:46");
const foreign: Heard = { kind: "code", branch: "default", hash: 8 };
const elsewhere: Heard = { kind: "active", where: "world", branch: "b2" };

describe("a watch", () => {
  it("is healthy after so many ticks without an error, an answer, and a frame past them", () => {
    const frames = [cpu(4), tick, cpu(6), own, cpu(90), tick, cpu(91), tick, cpu(8), tick, cpu(10), answer];
    expect(watch(frames).verdict).toBe("unknown");
    expect(watch([...frames, tick])).toEqual({
      verdict: "healthy",
      why: "no new error",
      ticks: 4,
      errors: [],
      known: [],
      cpu: { before: 5, after: 9 },
      logLinesPerTick: 1.5,
      interrupted: false,
    });
  });

  it.each<[string, readonly Heard[], string]>([
    ["nothing at all", [], "no tick of it was seen within 60 s; without a spawn or a creep no code runs"],
    ["its own write, and no tick", [own], "no tick of it was seen within 60 s; without a spawn"],
    ["ticks, and never its own write", [tick, tick, tick, tick, tick, answer, tick], "no tick of it was seen"],
    ["only the tick in flight", [own, tick], "no tick of it was seen"],
    ["too few ticks", [own, tick, tick, tick, answer], "only 3 ticks of 3, with a frame past them, came within 60 s"],
    ["somebody's own edit", [own, tick, tick, foreign, error(), tick], 'somebody else wrote "default" meanwhile'],
    ["an edit without a hash", [own, { kind: "code", branch: "default" }], "somebody else wrote"],
    ["another branch made the active one", [own, tick, tick, elsewhere, error()], "run another branch than"],
    [
      "an expression that cannot be sent",
      [own, tick, { kind: "unaskable", why: "429" }, tick, tick, tick, tick],
      "could not be asked (429)",
    ],
  ])("that heard %s is unknown, and never healthy", (_what, frames, why) => {
    const judged = watch(frames);
    expect(judged.verdict).toBe("unknown");
    expect(judged.why).toContain(why);
  });

  it("that lost its socket is unknown, and sick where an error came before", () => {
    const lost = { kind: "lost", why: "it was closed" } as const;
    expect(watch([own, tick, tick], lost).why).toBe("after 1 tick of 3 the game was heard no more (it was closed)");
    expect(watch([own, tick, tick, error()], lost).verdict).toBe("sick");
  });

  it("is sick by an error of a tick that ran the new code, and counts those alike together", () => {
    const frames = [own, tick, tick, error("A"), tick, error("B"), tick, error("A"), tick, tick];
    expect(watch(frames)).toMatchObject({
      verdict: "sick",
      why: "the game reports 2 new errors",
      errors: [
        { message: "A", text: "A", count: 2 },
        { message: "B", count: 1 },
      ],
    });
  });

  it("ends three ticks after the first error, and not with the last one wished", () => {
    const upTo = listen([own, tick, tick, error(), tick, tick]);
    expect(isOver(upTo)).toBe(false);
    expect(isOver(listen([tick], upTo))).toBe(true);
  });

  it("hears the error of the last tick, which comes after its frame", () => {
    const ticks = [own, tick, tick, tick, answer];
    expect(isOver(listen(ticks))).toBe(false);
    expect(watch([...ticks, error()]).verdict).toBe("sick");
  });

  it("does not lay errors of the old code at the door of the new one", () => {
    const old = error("old\n    at main:1:2");
    expect(watch([tick, old, own, tick, old, tick, old, tick, old, answer, old, tick])).toMatchObject({
      verdict: "healthy",
      known: [{ message: "old", count: 3 }],
    });
    expect(watch([own, tick, old, tick, tick, answer, tick]).verdict).toBe("healthy");
    expect(watch([own, old, tick, old, old, tick, tick, answer, tick]).verdict).toBe("healthy");
  });

  it("leaves out what a console expression throws, and takes it for the answer that it is", () => {
    const frames = [expression, own, tick, expression, tick, expression, tick, tick, tick];
    expect(watch(frames)).toMatchObject({ verdict: "healthy", errors: [] });
  });

  it("is sick, place unknown, where ticks go by and no expression has its turn: something was thrown that is no error", () => {
    const frames = [own, tick, tick, asked, tick, tick];
    expect(watch(frames).verdict).toBe("unknown");
    expect(watch([...frames, tick])).toMatchObject({ verdict: "sick", errors: [], why: /^its ticks answer no/ });
  });

  it("counts the ticks of a code whose promises are rejected, which sends nothing but errors", () => {
    expect(watch([own, tick, error("old"), ...Array(5).fill(error("async"))])).toMatchObject({
      verdict: "sick",
      errors: [{ message: "async" }],
    });
  });

  it("counts shards by themselves: each has a tick in flight, and the furthest tells how many were seen", () => {
    const on = (shard: string): Heard => ({ kind: "tick", log: [], results: [], shard });
    const on0 = { kind: "error", text: "old", shard: "shard0" } as const;
    const pulse = listen([own, on("shard1"), on("shard1"), on("shard0"), on0, on("shard1")]);
    expect(shardToAsk(pulse)).toBe("shard1");
    expect(judge(pulse, timeOver)).toMatchObject({ ticks: 2, errors: [] });
    expect(judge(listen([on("shard0"), on0], pulse), timeOver).verdict).toBe("sick");
  });

  it("begins with the branch's own turn, where it was made the active one after the write", () => {
    const inactive = listen([own, tick, error("of b2"), tick], listen([elsewhere]));
    expect(judge(inactive, timeOver)).toMatchObject({ ticks: 0, errors: [] });
    const active: Heard = { kind: "active", where: "world", branch: "default" };
    const other: Heard = { kind: "active", where: "sim", branch: "b3" };
    const pulse = listen([active, tick, other, tick, tick, answer], inactive);
    expect(judge(listen([tick], pulse), { kind: "over" }).verdict).toBe("healthy");
  });

  it("knows a branch that it made by the read-back, since the event of a clone has no hash", () => {
    const clone: Heard = { kind: "code", branch: "default" };
    const ticks = [tick, tick, tick, answer, tick];
    expect(watch([{ kind: "read-back", cloned: true }, clone, ...ticks]).verdict).toBe("healthy");
    expect(watch([{ kind: "read-back", cloned: true }, clone, clone, ...ticks]).verdict).toBe("unknown");
    expect(watch([{ kind: "read-back", cloned: false }, ...ticks]).verdict).toBe("healthy");
  });

  it("asks once, near its end, of a game that ticks, and not where it is sick already", () => {
    expect(shardToAsk(listen([own]))).toBeUndefined();
    expect(shardToAsk(listen([own, tick]))).toBeUndefined();
    expect(shardToAsk(listen([own, tick, tick]))).toBe("");
    expect(shardToAsk(listen([own, tick, tick, asked, tick]))).toBeUndefined();
    expect(shardToAsk(listen([own, tick, tick, error()]))).toBeUndefined();
    expect(shardToAsk(listen([own, tick, answer]))).toBeUndefined();
  });

  it("does not grow with what it hears", () => {
    const many = Array.from({ length: 300 }, (_, index) => [
      tick,
      error(`E${"ABCDEFGHIJ"[index % 10]}${index}`),
      cpu(1),
    ]);
    const pulse = listen([own, tick, ...many.flat()]);
    expect(pulse.fresh.size).toBeLessThanOrEqual(20);
    expect(listen(Array(3000).fill(cpu(2))).before.cpu.length).toBeLessThanOrEqual(1000);
  });
});
