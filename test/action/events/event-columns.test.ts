import { describe, expect, test } from "vitest";
import { commits, type Given, isFork, refs, strangers } from "../../../src/action/events/event-columns.ts";

const given = (payload: Given["payload"] = {}, more: Partial<Given> = {}): Given => ({
  name: "push",
  payload,
  sha: "5".repeat(40),
  ref: "refs/heads/main",
  ...more,
});
const zeros = "0".repeat(40);
const tag = { ref: "refs/tags/v1" };

describe("the pushed commit", () => {
  test.each([
    ["of a branch is what it is at afterwards", { ref: "refs/heads/main", after: "a1" }, "a1"],
    [
      "of an annotated tag is the commit, and not the tag object",
      { ...tag, after: "a1", head_commit: { id: "b2" } },
      "b2",
    ],
    ["of a tag without a commit is what the runner says", { ...tag, after: "a1", head_commit: null }, "5".repeat(40)],
    ["of a deleted branch is what the runner says", { ref: "refs/heads/main", after: zeros }, "5".repeat(40)],
    ["of a payload without any of it is what the runner says", {}, "5".repeat(40)],
  ])("%s", (_, payload, oid) => {
    expect(commits["the pushed commit"](given(payload))).toBe(oid);
  });

  test("is taken from the payload where the runner says nothing", () => {
    expect(commits["the pushed commit"](given({ after: "a1" }, { sha: "" }))).toBe("a1");
  });
});

describe("the ref", () => {
  test.each([
    ["the created ref", { ref: "v1", ref_type: "tag" }, "refs/tags/v1"],
    ["the created ref", { ref: "side", ref_type: "branch" }, "refs/heads/side"],
    ["the created ref", {}, "refs/heads/main"],
    ["tag of the release", { release: { tag_name: "v2" } }, "refs/tags/v2"],
    ["tag of the release", { release: {} }, ""],
    ["its branch", { pull_request: { head: { ref: "side" } } }, "refs/heads/side"],
    ["its base", { pull_request: { base: { ref: "next" } } }, "refs/heads/next"],
    ["its base", { pull_request: { base: null } }, ""],
    ["branch of the other run", { workflow_run: { head_branch: "a/b" } }, "refs/heads/a/b"],
    ["base of the group", { merge_group: { base_ref: "refs/heads/main" } }, "refs/heads/main"],
    ["the pushed ref", { ref: "refs/heads/other" }, "refs/heads/other"],
    ["the pushed ref", { ref: 7 }, "refs/heads/main"],
  ] as const)("%s of %j is %j", (word, payload, ref) => {
    expect(refs[word](given(payload))).toBe(ref);
  });
});

describe("a pull request is from a fork where its repository", () => {
  const of = (head: unknown, own: unknown = { full_name: "me/bot" }) =>
    isFork({ pull_request: { head }, repository: own });

  test.each<[string, boolean, boolean]>([
    ["is another one", of({ repo: { full_name: "you/bot" } }), true],
    ["was deleted since", of({ repo: null }), true],
    ["is not told at all", of(undefined), true],
    ["is not told, and ours neither", of({ repo: { full_name: "" } }, { full_name: "" }), true],
    ["is ours", of({ repo: { full_name: "me/bot" } }), false],
  ])("%s", (_, found, expected) => {
    expect(found).toBe(expected);
  });
});

describe("a stranger may have written the code", () => {
  test.each([
    ["refs/heads/main", false],
    ["refs/tags/v1", false],
    ["", false],
    ["refs/pull/7/merge", true],
    ["refs/heads", true],
  ])("of an unknown event with github.ref %j: %s", (ref, expected) => {
    const reason = strangers["where `github.ref` is of a pull request"](given({}, { name: "novelty", ref }));
    expect(reason !== undefined).toBe(expected);
    if (expected) expect(reason).toContain("on novelty, this job has the secrets of the repository");
  });

  test.each([
    ["a push of ours", { event: "push", head_repository: { full_name: "me/bot" } }, false],
    ["a pull request of ours", { event: "pull_request", head_repository: { full_name: "me/bot" } }, true],
    ["a push in a fork", { event: "push", head_repository: { full_name: "you/bot" } }, true],
    ["nobody knows what", {}, true],
  ])("after a run of %s: %s", (_, run, expected) => {
    const payload = { workflow_run: run, repository: { full_name: "me/bot" } };
    expect(strangers["of a fork or a pull request"](given(payload)) !== undefined).toBe(expected);
  });
});
