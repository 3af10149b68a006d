import { describe, expect, test } from "vitest";
import { notAtomic, notForward, older, strangers, unusable } from "../../../src/sync/push/describe-skips.ts";
import type { Route } from "../../../src/sync/push/push-routes.ts";

function route(name: string, places: Route["places"] = [{ branch: "default" }], commit = "1a2b3c4d5e"): Route {
  const update = { localRef: name, oid: commit, remoteRef: `refs/heads/${name}`, remoteOid: undefined };
  return { ref: { update, oid: commit, commit, name: { gitBranch: name }, held: undefined }, places };
}
const [a, b, c, d, e] = ["a", "b", "c", "d", "e"].map((name) => route(name)) as [Route, Route, Route, Route, Route];

describe("updates that git may refuse", () => {
  test("are told one by one where there is one, with the command for later", () => {
    expect(notForward([a])).toEqual({
      outcome: "skipped",
      message: 'Skipped "a": 1a2b3c4 does not contain what the remote holds, so git may refuse it',
      optional: false,
      findings: [],
      later: { commit: "1a2b3c4d5e", branch: "default" },
    });
  });

  test.each([
    [[a, b], '"a" and "b"'],
    [[a, b, c], '"a", "b" and "c"'],
    [[a, b, c, d], '"a", "b", "c" and 1 more'],
    [[a, b, c, d, e], '"a", "b", "c" and 2 more'],
  ])("are told together where there are several", (routes, names) => {
    expect(notForward(routes).message).toBe(
      `Skipped ${names}: none contains what the remote holds, so git may refuse them`,
    );
  });

  test.each([
    ["goes nowhere", []],
    ["is of a folder of a rule", [{ branch: "default", folder: "src" }]],
  ])("have no command for later where the first %s", (_what, places) => {
    expect(notForward([route("a", places)])).not.toHaveProperty("later");
  });
});

test("an atomic push says what of it may be refused, and what does not go out because of that", () => {
  const ending = notAtomic([a, b], ["refs/heads/x", "refs/tags/v1"]);
  expect(ending.message).toBe('Skipped "a" and "b": --atomic pushes all refs or none, and git may refuse "x" and "v1"');
  expect(ending.later).toEqual({ commit: "1a2b3c4d5e", branch: "default" });
});

test("older commits for one code branch are told beside the newest, and need no command", () => {
  const ending = older([a, b], route("newest", [{ branch: "f-x" }]));
  expect(ending).toMatchObject({
    outcome: "skipped",
    message: 'Skipped "a" and "b": "newest" is newer and goes to "f-x" too',
  });
  expect(ending).not.toHaveProperty("later");
});

test("a name that no code branch can have is told with the rule that helps", () => {
  expect(unusable([a]).message).toBe(
    'Skipped "a": a code branch has 1 to 30 characters and no $ in front; a rule shortens it: branches: { "*": "{slug}" }',
  );
});

test("refs that no rule asks for are told by the names that people know", () => {
  const refs = ["refs/heads/wip", "refs/tags/v1", "refs/notes/x", "refs/heads/heads/y"];
  const all = refs.map((remoteRef) => ({ ...a.ref, update: { ...a.ref.update, remoteRef } }));
  expect(strangers(all.slice(0, 3)).message).toBe(
    'Skipped "wip", "v1" and "refs/notes/x": no rule of branches: asks for it',
  );
  expect(strangers(all.slice(3)).message).toContain('"heads/y"');
});
