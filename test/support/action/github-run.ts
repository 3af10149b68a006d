import type { Event } from "../../../src/action/events/read-event.ts";
import { readJob } from "../../../src/action/start/job.ts";
import { takeInputs } from "../../../src/action/start/take-inputs.ts";
import { listeningLog } from "./listening-log.ts";

/** What the part of a run that asks GitHub needs: a pull request's event, inputs, and a log that listens. */
export function githubRun(url: string, given: Readonly<Record<string, string>> = {}, event: Partial<Event> = {}) {
  const inputs = { "github-token": ["job", "token", "for", "tests"].join("-"), ...given };
  const env = {
    GITHUB_API_URL: url,
    GITHUB_REPOSITORY: "player/bot",
    GITHUB_RUN_ID: "42",
    ...Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
  };
  const { log, annotations, lines } = listeningLog();
  const about: Event = {
    name: "pull_request",
    commit: "1".repeat(40),
    refName: { gitBranch: "main" },
    does: "deploy",
    hasSecrets: true,
    defaultBranch: "main",
    pullRequest: { fromFork: false, number: 7, head: "2".repeat(40) },
    ...event,
  };
  const secrets = { redact: (text: string) => text, hide: () => {} };
  return { run: { inputs: takeInputs(env), job: readJob(env), log, event: about, secrets }, annotations, lines };
}
