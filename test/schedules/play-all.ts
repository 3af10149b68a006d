import { expect } from "./model.ts";
import { Place } from "./place.ts";
import { playSchedule } from "./play-schedule.ts";
import { type Family, families, type Schedule, schedulesOf } from "./schedules.ts";

export interface Played {
  readonly family: string;
  readonly schedules: number;
}

interface Course {
  readonly family: Family;
  readonly schedule: Schedule;
}

/**
 * Plays orders of each family, in so many places side by side. `all`: each of them; `different`: one of those that show
 * every run the same, and every n-th of these.
 * @throws AssertionError with the order
 */
export async function playAll(options: {
  readonly which: "all" | "different";
  readonly every: number;
  readonly lanes: number;
}): Promise<Played[]> {
  const { which, every, lanes } = options;
  const chosen = families.map((family) => {
    const all = [...schedulesOf(family.steps)];
    return { family, list: everyNth(which === "all" ? all : differentOf(family, all), every) };
  });
  const waiting = chosen.flatMap(({ family, list }) => list.map((schedule): Course => ({ family, schedule })));
  await Promise.all(Array.from({ length: lanes }, () => playLane(waiting)));
  return chosen.map(({ family, list }) => ({ family: family.name, schedules: list.length }));
}

async function playLane(waiting: Course[]): Promise<void> {
  const place = await Place.open(3);
  try {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      await playSchedule(place, next.family, next.schedule);
  } finally {
    waiting.length = 0;
    await place.close();
  }
}

const everyNth = <T>(list: readonly T[], every: number): T[] => list.filter((_, index) => index % every === 0);

function differentOf(family: Family, all: readonly Schedule[]): Schedule[] {
  const first = new Map(all.map((schedule) => [JSON.stringify(expect(family, schedule).seen), schedule]));
  return [...first.values()];
}
