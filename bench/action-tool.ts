import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { TOKEN } from "./server.ts";
import type { Job, Tool } from "./tools.ts";

/** The Action's entry as the runner starts it for a push, on a hosted runner: nothing is kept there from an earlier run. */
export function ourAction(entry: string, folder: string): Tool {
  return {
    name: "ours, Action, fresh",
    kind: "ours",
    deploys: true,
    fresh: true,
    argv: () => [process.execPath, entry],
    env: (job) => ({ ...asRunner(job, join(folder, "runner")), ...INPUTS, INPUT_SERVER: job.url }),
  };
}

const INPUTS = { INPUT_TOKEN: TOKEN, INPUT_BRANCH: "default", INPUT_SOURCE: "dist", INPUT_LAYOUT: "slash" };

/** A push by the raw protocol of the runner, and the files that it hands over. */
function asRunner({ repository, ref }: Job, folder: string): Readonly<Record<string, string>> {
  mkdirSync(folder, { recursive: true });
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const sha = execFileSync("git", ["-C", repository, "rev-parse", "HEAD"], { encoding: "utf8" }).trim();
  const pushed = { ref: `refs/heads/${ref}`, before: "0".repeat(40), after: sha, created: true };
  return {
    GITHUB_ACTIONS: "true",
    RUNNER_ENVIRONMENT: "github-hosted",
    RUNNER_TEMP: folder,
    GITHUB_WORKSPACE: repository,
    GITHUB_REPOSITORY: "player/bot",
    GITHUB_EVENT_NAME: "push",
    GITHUB_EVENT_PATH: file("event.json", JSON.stringify({ ...pushed, repository: { full_name: "player/bot" } })),
    GITHUB_SHA: sha,
    GITHUB_REF: pushed.ref,
    GITHUB_OUTPUT: file("output", ""),
    GITHUB_STATE: file("state", ""),
    GITHUB_STEP_SUMMARY: file("summary", ""),
  };
}
