import { expect, test } from "vitest";
import { askOpenPulls } from "../../../src/action/github/open-pulls.ts";
import { startGitHubRepository } from "../../support/action/github-repository.ts";
import { githubRun } from "../../support/action/github-run.ts";

const pull = (number: number, more: object = {}) => ({
  ...{ number, state: "open", title: "", body: "", base: { ref: "main" } },
  head: { ref: `branch-${number}`, sha: "1".repeat(40), repo: { full_name: "player/bot" } },
  ...more,
});

test("gives the open pull requests of this repository, over several pages; those of forks were never deployed", async () => {
  await using github = await startGitHubRepository({ "pull-requests": "read" });
  for (let number = 1; number <= 101; number += 1) github.pulls.push(pull(number));
  github.pulls.push(pull(102, { state: "closed" }));
  github.pulls.push(pull(103, { head: { ref: "theirs", sha: "", repo: { full_name: "stranger/fork" } } }));
  const found = await askOpenPulls(githubRun(github.url).run);
  expect(found).toHaveLength(101);
  expect(found).toContainEqual({ number: 7, gitBranch: "branch-7" });
  expect(github.calls).toHaveLength(2);
});

test("says which permission is missing, and knows nothing then: half a list is not a list", async () => {
  await using github = await startGitHubRepository({});
  const { run, annotations } = githubRun(github.url);
  expect(await askOpenPulls(run)).toBeUndefined();
  expect(annotations).toEqual([
    ["notice", expect.stringContaining('"permissions: { pull-requests: read }"'), { title: "GitHub" }],
  ]);
});

test("without a token GitHub is not asked", async () => {
  await using github = await startGitHubRepository({ "pull-requests": "read" });
  const { run, lines } = githubRun(github.url, { "github-token": "" });
  expect([await askOpenPulls(run), github.calls]).toEqual([undefined, []]);
  expect(lines[0]).toContain("pull-requests: read");
});
