import { beforeAll, beforeEach, expect, test } from "vitest";
import { type Emulator, startEmulator } from "../../../src/emulator/emulator.ts";
import { runStep } from "../../support/action/action-runner.ts";
import { startGitHubRepository } from "../../support/action/github-repository.ts";
import {
  makeRepository,
  runGit,
  type TestRepository,
  temporaryFolder,
  useRepository,
} from "../../support/repository.ts";

const folder = temporaryFolder();
const githubToken = ["job", "token", "for", "tests"].join("-");
const config = 'source: src\nbranches:\n  main: default\n  "pull/*": "pr-{number}"\n';
const all = { "pull-requests": "write", checks: "write" } as const;
let emulator: Emulator;
let remote: TestRepository;
let repository: TestRepository;

beforeAll(() => {
  remote = makeRepository(folder.fresh("remote"));
  remote.commit({ "screeps-sync.yml": config, "src/main.js": "a\nb\nc\n" });
  repository = checkOut();
});
beforeEach(async () => {
  emulator = await startEmulator();
  return () => emulator.close();
});

function checkOut(): TestRepository {
  const directory = folder.fresh();
  runGit(folder.path, ["clone", "-q", `file://${remote.directory}`, directory]);
  return useRepository(directory);
}

const pullRequest = (number: number, full_name = "player/bot") => {
  const sha = repository.git("rev-parse", "HEAD");
  const side = { ref: "feature", sha, repo: { full_name } };
  return { action: "opened", number, pull_request: { number, head: side, base: { ...side, ref: "main" } } };
};

test("command: pull pushes what was edited in the game and opens one pull request, which closes when the edit is gone", async () => {
  await using github = await startGitHubRepository(all);
  const run = () =>
    runStep({
      repository: checkOut(),
      emulator,
      with: { command: "pull", "github-token": githubToken },
      event: { name: "schedule" },
      env: { GITHUB_API_URL: github.url },
    });
  emulator.setCode("default", [["main", "a\nB\nc\n"]]);
  const first = await run();
  expect(first.outputs).toMatchObject({ outcome: "pulled", "pull-request": "1", branch: "default" });
  expect(first.summary).toContain("Pulled");
  const tip = remote.git("rev-parse", `from-game/127.0.0.1%3A${emulator.port}/default`);
  expect(first.outputs["commit"]).toBe(tip);
  expect((await run()).outputs).toMatchObject({ outcome: "pulled", "pull-request": "1", commit: tip });
  emulator.setCode("default", [["main", "a\nb\nc\n"]]);
  expect((await run()).outputs).toMatchObject({ outcome: "unchanged", "pull-request": "" });
  expect(github.pulls.map(({ state }) => state)).toEqual(["closed"]);
});

test("command: check with comment: true writes the plan on the pull request, and a check of its commit", async () => {
  await using github = await startGitHubRepository(all);
  const { status, outputs } = await runStep({
    repository,
    emulator,
    with: { command: "check", comment: "true", "github-token": githubToken },
    event: { name: "pull_request", payload: pullRequest(7) },
    env: { GITHUB_API_URL: github.url },
  });
  expect([status, outputs["outcome"]]).toEqual([0, "planned"]);
  expect(github.comments.map(({ body }) => body)).toEqual([expect.stringMatching(/^<!-- screeps-sync: plan -->\n/)]);
  expect(github.checks).toMatchObject([{ conclusion: "success", head_sha: repository.git("rev-parse", "HEAD") }]);
});

test("a pull request of this repository gets its own code branch, which command: clean removes when it is closed", async () => {
  await using github = await startGitHubRepository(all);
  const env = { GITHUB_API_URL: github.url };
  const event = { name: "pull_request", payload: pullRequest(7) };
  const deployed = await runStep({ repository, emulator, event, env });
  expect(deployed.outputs).toMatchObject({ outcome: "deployed", branch: "pr-7" });
  const clean = () =>
    runStep({
      repository,
      emulator,
      with: { command: "clean", "github-token": githubToken },
      event: { ...event, payload: { ...event.payload, action: "closed" } },
      env,
    });
  const sha = repository.git("rev-parse", "HEAD");
  const head = { ref: "feature", sha, repo: { full_name: "player/bot" } };
  github.pulls.push({ number: 7, state: "open", title: "", body: "", head, base: { ref: "main" } });
  expect((await clean()).outputs["outcome"]).toBe("unchanged");
  github.pulls.pop();
  const cleaned = await clean();
  expect(cleaned.outputs["outcome"]).toBe("cleaned");
  expect(JSON.parse(cleaned.outputs["report"] ?? "").reports[0].removed).toEqual([{ branch: "pr-7", commit: sha }]);
  expect(emulator.branches()).toEqual(["default"]);
});

test("a stranger's pull request never gets a code branch, whatever the rules say", async () => {
  const event = { name: "pull_request", payload: pullRequest(8, "stranger/fork") };
  const { outputs } = await runStep({ repository, emulator, event });
  expect([outputs["outcome"], emulator.lines()]).toEqual(["skipped", []]);
});
