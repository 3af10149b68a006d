import { join } from "node:path";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { type Emulator, startEmulator } from "../../src/emulator/emulator.ts";
import { runStep } from "../support/action-runner.ts";
import { startGitHub } from "../support/github-api.ts";
import { makeRepository, type TestRepository, temporaryFolder } from "../support/repository.ts";

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
    "POST /repos/player/bot/deployments",
    "POST /repos/player/bot/deployments/77/statuses",
    "POST /repos/player/bot/deployments/77/statuses",
  ]);
  const [created, begun, ended] = github.calls.map(({ body }) => body);
  expect(created).toMatchObject({ ref: commit, environment: "game", auto_merge: false, required_contexts: [] });
  expect([begun?.["state"], ended?.["state"]]).toEqual(["in_progress", "success"]);
  expect(ended).toMatchObject({
    environment_url: `${emulator.url}/`,
    log_url: "https://github.example/player/bot/actions/runs/42",
  });
  expect(github.calls.every(({ authorization }) => authorization === `token ${githubToken}`)).toBe(true);
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
