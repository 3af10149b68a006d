import { describe, expect, test } from "vitest";
import { commits, refs, strangers } from "../../../src/action/events/event-columns.ts";
import { events, rowOf } from "../../../src/action/events/events.ts";

describe("the row of an event", () => {
  test.each([
    ["push", "", "deploy"],
    ["create", "", "deploy"],
    ["delete", "", "nothing"],
    ["release", "published", "deploy"],
    ["release", "deleted", "nothing"],
    ["pull_request", "opened", "deploy"],
    ["pull_request", "closed", "nothing"],
    ["pull_request_target", "opened", "look"],
    ["pull_request_target", "closed", "nothing"],
    ["merge_group", "checks_requested", "plan"],
    ["merge_group", "destroyed", "nothing"],
    ["workflow_run", "completed", "deploy"],
    ["schedule", "", "deploy"],
    ["issues", "opened", "deploy"],
    ["", "", "deploy"],
  ])("%s with type %j: %s", (event, type, does) => {
    expect(rowOf(event, type).does).toBe(does);
  });

  test("of a name that every object has is that of any other event", () => {
    for (const name of ["constructor", "__proto__", "toString"]) expect(rowOf(name, name).event).toBe("any other");
  });

  test("of a type that nobody knows is the one without types", () => {
    for (const { event } of events.slice(0, -1)) expect(rowOf(event, "of the future").types, event).toBeUndefined();
  });
});

test("every word of the table has a meaning, and every meaning is used", () => {
  const rows = events.flatMap((row) => [row, ...(row.check === undefined ? [] : [row.check])]);
  expect(new Set(rows.map(({ commit }) => commit))).toEqual(new Set(Object.keys(commits)));
  expect(new Set(rows.map(({ ref }) => ref))).toEqual(new Set(Object.keys(refs)));
  expect(new Set(events.map((row) => row.strangers))).toEqual(new Set(Object.keys(strangers)));
});

test("what strangers may have written on an event with our secrets is never deployed", () => {
  for (const { event, does } of events.filter((row) => row.strangers === "yes"))
    expect(["look", "nothing"], event).toContain(does);
});
