import { cpSync, mkdtempSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { runStep, type StepResult } from "../support/action/action-runner.ts";
import { useRepository } from "../support/repository.ts";
import { checkOut } from "./checkout.ts";
import { command } from "./command.ts";
import { type Contexts, fill, holds } from "./expressions.ts";
import type { GitServer } from "./git-server.ts";

/** One run of a workflow: what GitHub knows of it, and the servers that it meets. */
export interface RunOf {
  /** Path of the workflow. */
  readonly file: string;
  readonly folder: string;
  readonly git: GitServer;
  readonly jobToken: string;
  readonly secrets: Readonly<Record<string, string>>;
  /** Address of a server in the workflow → where it is played; "" is that of the game. */
  readonly servers: Readonly<Record<string, string>>;
  readonly githubUrl: string;
  readonly event: { readonly name: string; readonly ref: string; readonly sha: string; readonly payload?: object };
  readonly inputs?: Readonly<Record<string, string>>;
  /** Called when the checkout of a job is there. */
  readonly afterCheckout?: () => void;
  /** Called when a job begins that names an environment, as GitHub makes a deployment of it. */
  readonly onEnvironment: (sha: string, name: string) => void;
  /** Instead of what the workflow grants. */
  readonly contents?: "read";
  /** Instead of what the workflow asks of the checkout. */
  readonly depth?: "1";
  /** Instead of what the workflow gives to our step. */
  readonly with?: Readonly<Record<string, string>>;
  /** Where `npm` and other tools of a build are played. */
  readonly tools: string;
}

export interface PlayedJob {
  /** Of the step that is ours; absent where the job has none, or did not come to it. */
  readonly step?: StepResult;
  readonly green: boolean;
  /** What the steps with `run:` printed. */
  readonly printed: string;
  /** What it hands to the jobs that need it. */
  readonly results: Readonly<Record<string, string>>;
}

interface StepFile {
  readonly id?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly if?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, string>>;
}

interface WorkflowFile {
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<
    Record<
      string,
      {
        readonly needs?: string;
        readonly if?: string;
        readonly environment?: string;
        readonly outputs?: Readonly<Record<string, string>>;
        readonly steps: StepFile[];
      }
    >
  >;
}

/** Plays every job of a workflow, step by step, with its own `with:` values and permissions. */
export async function play(run: RunOf): Promise<ReadonlyMap<string, PlayedJob>> {
  const workflow = parse(readFileSync(run.file, "utf8")) as WorkflowFile;
  run.git.contents = run.contents ?? (workflow.permissions["contents"] === "write" ? "write" : "read");
  const artifacts = mkdtempSync(join(run.folder, "artifacts-"));
  const played = new Map<string, PlayedJob>();
  for (const [name, job] of Object.entries(workflow.jobs)) {
    const green = job.needs === undefined || played.get(job.needs)?.green === true;
    const needs = Object.fromEntries([...played].map(([each, { results }]) => [each, { outputs: results }]));
    if (!holds(job.if, { ...contextsOf(run, {}), needs }, green)) continue;
    if (job.environment !== undefined) run.onEnvironment(run.event.sha, job.environment);
    played.set(name, await playJob(run, job, artifacts));
  }
  return played;
}

async function playJob(
  run: RunOf,
  { steps, outputs = {} }: WorkflowFile["jobs"][string],
  artifacts: string,
): Promise<PlayedJob> {
  const place = mkdtempSync(join(run.folder, "job-"));
  const workspace = join(place, "work");
  const job: { green: boolean; printed: string; step?: StepResult; outputs: Record<string, object> } = {
    green: true,
    printed: "",
    outputs: {},
  };
  for (const step of steps) {
    const contexts = contextsOf(run, job.outputs);
    if (!holds(step.if, contexts, job.green)) continue;
    const given = Object.fromEntries(
      Object.entries(step.with ?? {}).map(([name, value]) => [name, fill(String(value), contexts)]),
    );
    const uses = step.uses?.split("@")[0] ?? "";
    if (uses === "actions/checkout") await checkOut(run, workspace, given);
    else if (uses === "actions/upload-artifact")
      cpSync(join(workspace, given["path"] ?? ""), artifacts, { recursive: true });
    else if (uses === "actions/download-artifact")
      cpSync(artifacts, join(workspace, given["path"] ?? ""), { recursive: true });
    else if (uses === "screeps-sync/screeps-sync") {
      job.step = await runOurs(run, workspace, given);
      if (step.id !== undefined) job.outputs[step.id] = { outputs: job.step.outputs };
      job.green &&= job.step.status === 0;
    } else if (step.run !== undefined) {
      const env = Object.fromEntries(
        Object.entries(step.env ?? {}).map(([name, value]) => [name, fill(value, contexts)]),
      );
      job.printed += await shell(run, workspace, step.run, env);
    } else if (uses !== "actions/setup-node") throw new Error(`Cannot play a step with uses: ${uses}`);
  }
  const contexts = contextsOf(run, job.outputs);
  const results = Object.fromEntries(Object.entries(outputs).map(([name, value]) => [name, fill(value, contexts)]));
  return { ...job, results };
}

const contextsOf = ({ secrets, jobToken, event, inputs = {} }: RunOf, steps: object): Contexts => ({
  secrets,
  inputs,
  steps,
  github: { token: jobToken, ref: event.ref, sha: event.sha },
});

async function runOurs(run: RunOf, workspace: string, given: Readonly<Record<string, string>>): Promise<StepResult> {
  const server = run.servers[given["server"] ?? ""];
  if (server === undefined) throw new Error(`Nobody plays ${given["server"]}`);
  return runStep({
    repository: useRepository(workspace),
    with: { ...given, ...run.with, server },
    event: run.event,
    env: { GITHUB_API_URL: run.githubUrl },
  });
}

async function shell(run: RunOf, workspace: string, script: string, env: Readonly<Record<string, string>>) {
  return command("bash", ["-e", "-c", script], workspace, { ...env, PATH: `${run.tools}:${process.env["PATH"]}` });
}
