import { join } from "node:path";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { deploymentState } from "../../../src/action/commands/deployment-state.ts";
import { type Emulator, startEmulator } from "../../../src/emulator/emulator.ts";
import { runStep } from "../../support/action/action-runner.ts";
import { startGitHub } from "../../support/action/github-api.ts";
import { makeRepository, type TestRepository, temporaryFolder } from "../../support/repository.ts";

const folder = temporaryFolder();
let emulator: Emulator;
let repository: TestRepository;
let commit = "";
const githubToken = ["job", "token", "for", "tests"].join("-");
const inputs = { branch: "default", source: "src", environment: "game", "github-token": githubToken };

beforeAll(() => {
  repository = makeRepository(join(folder.path, "bot"));
  commit = repository.commit({ "src/main.js": "module.exports.loop = () => {};\n" });
});
beforeEach(async () => {
  emulator = await startEmulator();
  return () => emulator.close();
});

test("a deploy is shown as a GitHub Deployment, from in progress to success", async () => {
  await using github = disposable(await startGitHub());
  const result = await runStep({ repository, emulator, with: inputs, env: { GITHUB_API_URL: github.url } });
  expect(result.outputs["outcome"]).toBe("deployed");
  expect(github.calls.map(({ line }) => line)).toEqual([
    `GET /repos/player/bot/deployments?sha=${commit}&environment=game&per_page=5`,
    "POST /repos/player/bot/deployments",
    "POST /repos/player/bot/deployments/77/statuses",
    "POST /repos/player/bot/deployments/77/statuses",
  ]);
  const [, created, begun, ended] = github.calls.map(({ body }) => body);
  expect(created).toMatchObject({ ref: commit, environment: "game", auto_merge: false, required_contexts: [] });
  expect([begun?.["state"], ended?.["state"]]).toEqual(["in_progress", "success"]);
  expect(ended).toMatchObject({
    environment_url: `${emulator.url}/`,
    log_url: "https://github.example/player/bot/actions/runs/42",
  });
  expect(github.calls.every(({ authorization }) => authorization === `token ${githubToken}`)).toBe(true);
});

test("a job with the environment itself gets no second deployment", async () => {
  await using github = disposable(await startGitHub());
  github.beginJob(commit, "game");
  const result = await runStep({ repository, emulator, with: inputs, env: { GITHUB_API_URL: github.url } });
  expect(result.outputs["outcome"]).toBe("deployed");
  expect(github.calls.filter(({ line }) => line.startsWith("POST"))).toEqual([]);
  expect(result.stdout).toContain('The job has the environment "game" itself');
});

test("a deployment of another run, or of ours, does not stand for that of this one", async () => {
  await using github = disposable(await startGitHub());
  const run = () => runStep({ repository, emulator, with: inputs, env: { GITHUB_API_URL: github.url } });
  await run();
  await run();
  expect(github.deployments.map(({ statuses }) => statuses[0]?.state)).toEqual(["success", "success"]);
});

describe("the state says what is true", () => {
  test.each([
    ["rate-limited", "failure"],
    ["written", "success"],
    ["superseded", "inactive"],
    ["unknown", "error"],
    ["drift", "failure"],
    ["failed", "failure"],
    ["mismatch", "failure"],
    ["bug", "error"],
  ] as const)("%s is shown as %s", (outcome, state) => {
    expect(deploymentState(outcome)).toBe(state);
  });

  test("drift, through the built Action", async () => {
    await using github = disposable(await startGitHub());
    emulator.setCode("default", [["main", "// a stranger's"]]);
    await runStep({
      repository,
      emulator,
      with: { ...inputs, "on-drift": "refuse" },
      env: { GITHUB_API_URL: github.url },
    });
    expect(github.deployments[0]?.statuses.map(({ state }) => state)).toEqual(["failure", "in_progress"]);
  });
});

test("a deploy that fails is shown as failed", async () => {
  await using github = disposable(await startGitHub());
  emulator.addFault({ fault: "status", status: 503, times: "always" });
  const result = await runStep({
    repository,
    emulator,
    with: { ...inputs, "max-wait": "0" },
    env: { GITHUB_API_URL: github.url },
  });
  expect(result.status).toBe(5);
  expect(github.calls.at(-1)?.body).toMatchObject({ state: "failure" });
});

test("what GitHub refuses is a notice, and the outcome stays that of the game", async () => {
  await using github = disposable(await startGitHub({ status: 403 }));
  const result = await runStep({ repository, emulator, with: inputs, env: { GITHUB_API_URL: github.url } });
  expect([result.outputs["outcome"], result.status]).toEqual(["deployed", 0]);
  expect(result.commands.map(({ name, message }) => [name, message])).toEqual([
    ["notice", expect.stringContaining("deployments: write")],
  ]);
});

test("a GitHub that cannot be reached is a notice", async () => {
  const result = await runStep({ repository, emulator, with: inputs, env: { GITHUB_API_URL: "http://127.0.0.1:1" } });
  expect([result.outputs["outcome"], result.status]).toEqual(["deployed", 0]);
  expect(result.commands.map(({ name }) => name)).toEqual(["notice"]);
});

test("without github-token a notice says what is missing", async () => {
  const result = await runStep({ repository, emulator, with: { ...inputs, "github-token": "" } });
  expect([result.outputs["outcome"], result.status]).toEqual(["deployed", 0]);
  expect(result.commands.map(({ name, message }) => [name, message])).toEqual([
    ["notice", expect.stringContaining('input "environment" needs input "github-token"')],
  ]);
});

test("a dry run is no deployment", async () => {
  await using github = disposable(await startGitHub());
  await runStep({ repository, emulator, with: { ...inputs, "dry-run": "true" }, env: { GITHUB_API_URL: github.url } });
  expect(github.calls).toEqual([]);
});

function disposable<T extends { close: () => Promise<void> }>(it: T) {
  return { ...it, [Symbol.asyncDispose]: it.close };
}
