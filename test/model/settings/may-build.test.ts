import fc from "fast-check";
import { expect, test } from "vitest";
import { type BuildWish, mayBuild } from "../../../src/model/settings/may-build.ts";

const wish = (more: Partial<BuildWish> = {}): BuildWish => ({
  command: "npm run build",
  byCommit: true,
  strangers: undefined,
  committerStarts: false,
  ...more,
});

test.each<[string, BuildWish, string[], ReturnType<typeof mayBuild>]>([
  ["a person's own command", wish({ byCommit: false }), [], "start"],
  ["the command of a commit whose author starts the run", wish({ committerStarts: true }), [], "start"],
  ["the command of a commit that was agreed to", wish(), ["npm run build"], "start"],
  ["the command of a commit", wish(), [], "ask"],
  ["one that only begins like what was agreed to", wish({ command: "npm run build; id" }), ["npm run build"], "ask"],
  ["one that was agreed to with other spaces", wish({ command: "npm  run build" }), ["npm run build"], "ask"],
  [
    "a person's own command on strangers' code",
    wish({ byCommit: false, strangers: "a fork" }),
    [],
    { refused: "a fork" },
  ],
])("%s: %j", (_, asked, agreed, decision) => {
  expect(mayBuild(asked, agreed)).toEqual(decision);
});

test("nothing is ever started on strangers' code", () => {
  fc.assert(
    fc.property(fc.boolean(), fc.boolean(), fc.string(), (byCommit, committerStarts, command) => {
      const asked = { command, byCommit, committerStarts, strangers: "why" };
      expect(mayBuild(asked, [command])).toEqual({ refused: "why" });
    }),
  );
});
