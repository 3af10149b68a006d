import { describe, expect, test } from "vitest";
import { showCheck } from "../../../src/action/github/plan-check.ts";
import { commentPlan } from "../../../src/action/github/plan-comment.ts";
import { withoutReports } from "../../../src/action/result/result.ts";
import { startGitHubRepository } from "../../support/action/github-repository.ts";
import { githubRun } from "../../support/action/github-run.ts";

const write = { "pull-requests": "write", checks: "write" } as const;
const planned = (message: string) => withoutReports("check", "planned", message);

describe("the comment of a check", () => {
  test("is one, brought up to date, and not written anew where nothing changed", async () => {
    await using github = await startGitHubRepository(write);
    const { run, annotations } = githubRun(github.url);
    for (const message of ["Would change 1", "Would change 1", "Would change 2"])
      await commentPlan(run, planned(message));
    expect(github.comments.map(({ body }) => body)).toEqual([expect.stringContaining("Would change 2")]);
    expect(github.writes()).toEqual([
      "POST /repos/player/bot/issues/7/comments",
      "PATCH /repos/player/bot/issues/comments/1",
    ]);
    expect(annotations).toEqual([]);
  });

  test("is found behind many others, and never is one that somebody else wrote with the same mark", async () => {
    await using github = await startGitHubRepository(write);
    const { run } = githubRun(github.url);
    const other = (id: number, body: string) => ({ id, body, user: { login: "stranger" } });
    github.comments.push(other(1, "<!-- screeps-sync: plan -->\nmine"));
    for (let id = 2; id <= 120; id += 1) github.comments.push(other(id, "hello"));
    await commentPlan(run, planned("first"));
    await commentPlan(run, planned("second"));
    expect(github.comments).toHaveLength(121);
    expect([github.comments[0]?.body, github.comments[120]?.body]).toEqual([
      "<!-- screeps-sync: plan -->\nmine",
      expect.stringContaining("second"),
    ]);
  });

  test("holds hostile text as text, cannot be found by it, and is not longer than GitHub takes", async () => {
    await using github = await startGitHubRepository(write);
    const { run } = githubRun(github.url);
    await commentPlan(
      run,
      planned(`@admin <!-- screeps-sync: plan --> ![x](https://evil.example) ${"<".repeat(50_000)}`),
    );
    const [{ body } = { body: "" }] = github.comments;
    expect(body.split("<!-- screeps-sync: plan -->")).toHaveLength(2);
    expect(body).not.toMatch(/@admin|!\[x\]\(/);
    expect(body.length).toBeLessThan(65_536);
  });

  test.each([
    [{ "pull-requests": "read" } as const, {}, '"permissions: { pull-requests: write }"'],
    [{ "pull-requests": "read" } as const, { pullRequest: { fromFork: true, number: 7, head: "" } }, "only reads"],
  ])("with %j says what is missing, and changes nothing", async (permissions, event, told) => {
    await using github = await startGitHubRepository(permissions);
    const { run, annotations } = githubRun(github.url, {}, event);
    await commentPlan(run, planned("x"));
    expect(annotations).toEqual([["notice", expect.stringContaining(told), { title: "GitHub" }]]);
  });

  test("without a token, and where the event is of no pull request, says so without asking", async () => {
    await using github = await startGitHubRepository(write);
    const { run, annotations } = githubRun(github.url, { "github-token": "" });
    await commentPlan(run, planned("x"));
    expect(annotations[0]?.[1]).toContain("pull-requests: write");
    const push = githubRun(github.url, {}, { name: "push", pullRequest: { fromFork: false, number: 0, head: "" } });
    await commentPlan(push.run, planned("x"));
    expect(push.lines).toEqual(["No comment is written: push is about no pull request"]);
    expect(github.calls).toEqual([]);
  });
});

describe("the check of the commit", () => {
  test.each([
    ["planned", "success"],
    ["failed", "failure"],
    ["rate-limited", "neutral"],
  ] as const)("of %s is a %s", async (outcome, conclusion) => {
    await using github = await startGitHubRepository(write);
    await showCheck(githubRun(github.url).run, withoutReports("check", outcome, "what was found"));
    expect(github.checks).toMatchObject([
      {
        head_sha: "2".repeat(40),
        status: "completed",
        conclusion,
        output: { summary: expect.stringContaining("found") },
      },
    ]);
  });

  test("is a line of the log where the token may not", async () => {
    await using github = await startGitHubRepository({});
    const { run, lines, annotations } = githubRun(github.url);
    await showCheck(run, planned("x"));
    expect([annotations, lines]).toEqual([[], [expect.stringContaining("checks: write")]]);
  });
});
