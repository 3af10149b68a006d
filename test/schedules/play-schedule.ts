import { strict as assert } from "node:assert";
import { textOf } from "../invariants/text-of.ts";
import { holdKept, recordedIn } from "../invariants/what-is-kept.ts";
import { type Expected, expect, firstOf, isEdit, secondEdit } from "./model.ts";
import { branch, type Place } from "./place.ts";
import type { Family, Schedule } from "./schedules.ts";

/** Plays one order with the real program. @throws AssertionError where it parts from the model */
export async function playSchedule(place: Place, family: Family, schedule: Schedule): Promise<void> {
  place.reset(firstOf(family));
  const expected = expect(family, schedule);
  const runs = expected.says.map((_, number) => place.start(number));
  for (const actor of schedule) {
    if (actor === "edit") place.setLive(secondEdit);
    else await runs[actor]?.step();
  }
  const says: string[] = [];
  for (const run of runs) says.push(await run.end());
  const about = `after ${schedule.join(" ")}`;
  assert.deepEqual(says, expected.says, about);
  assert.equal(place.live, expected.live, about);
  await compareKept(place, expected, about);
}

/** An edit is gone only where it came between a run's last read and its write, which no client can close. */
async function compareKept(place: Place, { kept, replaced }: Expected, about: string): Promise<void> {
  if (![...kept, ...replaced].some(isEdit)) return;
  const recorded = await recordedIn(place.directory, branch);
  const modules = (text: string) => textOf(new Map([["main", text]]));
  holdKept([...kept].filter(isEdit).map(modules), recorded);
  const lost = [...replaced].filter((text) => isEdit(text) && !kept.has(text));
  for (const text of lost) assert.ok(!recorded.has(modules(text)), `a copy that nobody could make ${about}`);
}
