import { expect, test } from "vitest";
import { readJob } from "../../../src/action/start/job.ts";

test("where a run lives is what the runner says", () => {
  const job = readJob({
    GITHUB_SERVER_URL: "https://github.example.com",
    GITHUB_REPOSITORY: "me/bot",
    GITHUB_RUN_ID: "77",
    GITHUB_WORKSPACE: "/work/bot",
    GITHUB_ACTOR: "dependabot[bot]",
  });
  expect(job).toEqual({
    repositoryUrl: "https://github.example.com/me/bot",
    runUrl: "https://github.example.com/me/bot/actions/runs/77",
    owner: "me",
    name: "bot",
    workspace: "/work/bot",
    byDependabot: true,
  });
});

test("where it says nothing, it is this folder, on GitHub, and nobody's", () => {
  expect(readJob({ GITHUB_WORKSPACE: "", GITHUB_ACTOR: "dependabot" })).toMatchObject({
    repositoryUrl: "https://github.com/",
    owner: "",
    name: "",
    workspace: process.cwd(),
    byDependabot: false,
  });
});
