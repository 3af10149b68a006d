import { expect, test } from "vitest";
import { rowOf } from "../../../src/action/events/events.ts";
import { nothingToDo } from "../../../src/action/events/nothing-to-do.ts";

const why = (name: string, payload: Readonly<Record<string, unknown>>): string | undefined =>
  nothingToDo(rowOf(name, typeof payload["action"] === "string" ? payload["action"] : ""), {
    name,
    payload,
    sha: "5".repeat(40),
    ref: "refs/heads/main",
  });

test.each([
  ["delete", { ref: "side", ref_type: "branch" }, 'branch "side" was deleted'],
  ["delete", { ref: "v1", ref_type: "tag" }, 'tag "v1" was deleted'],
  ["push", { ref: "refs/heads/feature/a", deleted: true }, '"feature/a" was deleted'],
  ["push", { ref: "refs/tags/v1", deleted: true }, '"v1" was deleted'],
  ["pull_request", { action: "closed" }, 'pull_request "closed" brings no code to deploy'],
  ["merge_group", { action: "destroyed" }, 'merge_group "destroyed" brings no code to deploy'],
  ["release", { action: "unpublished" }, 'release "unpublished" brings no code to deploy'],
  ["release", { action: "created", release: { draft: true } }, "the release is a draft, and may have no tag yet"],
  ["workflow_run", { workflow_run: { conclusion: null } }, "the run that this one follows has not ended"],
  ["workflow_run", { workflow_run: { conclusion: "cancelled" } }, 'the run that this one follows ended in "cancelled"'],
])("%s %j leaves nothing to do, and says why", (name, payload, reason) => {
  expect(why(name, payload)).toBe(reason);
});

test.each([
  ["push", { ref: "refs/heads/main" }],
  ["push", { ref: "refs/heads/main", deleted: false }],
  // Only `true` says so: text of that name is nobody's word.
  ["push", { ref: "refs/heads/main", deleted: "true" }],
  ["release", { action: "published", release: { draft: false } }],
  ["release", { action: "published", release: null }],
  ["workflow_run", { workflow_run: { conclusion: "success" } }],
  ["pull_request", { action: "synchronize" }],
  ["of the future", {}],
])("%s %j is worked on", (name, payload) => {
  expect(why(name, payload)).toBeUndefined();
});
