import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import type { Emulator } from "../../../src/emulator/emulator.ts";
import { dist } from "../dist.ts";
import type { TestRepository } from "../repository.ts";
import { type RunnerCommand, runnerCommands } from "./runner-commands.ts";

/** One step as the runner starts it: inputs, an event, and the files it hands over. */
export interface Step {
  readonly repository: TestRepository;
  readonly emulator?: Emulator;
  readonly with?: Readonly<Record<string, string>>;
  readonly event?: { readonly name: string; readonly ref?: string; readonly sha?: string; readonly payload?: object };
  readonly env?: Readonly<Record<string, string>>;
  /** Signals to send, each when the output first shows this text. */
  readonly signals?: readonly { readonly when: string; readonly signal: NodeJS.Signals }[];
}

export interface StepResult {
  readonly status: number | null;
  readonly stdout: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  /** Commands that the runner obeys, without those that only mask. */
  readonly commands: readonly RunnerCommand[];
  readonly masked: readonly string[];
  readonly requests: readonly string[];
  readonly ms: number;
}

/** Runs the built Action by the raw protocol of the runner, and checks what holds for every run. */
export async function runStep(step: Step): Promise<StepResult> {
  const folder = mkdtempSync(join(step.repository.directory, "../step-"));
  const files = Object.fromEntries(
    ["OUTPUT", "STATE", "ENV", "PATH", "STEP_SUMMARY"].map((name) => [`GITHUB_${name}`, join(folder, name)]),
  );
  for (const file of Object.values(files)) writeFileSync(file, "");
  step.emulator?.clearRequests();
  const started = performance.now();
  const { status, stdout, stderr } = await spawnStep(step, environment(step, folder, files), folder);
  const ms = performance.now() - started;
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  const all = runnerCommands(stdout);
  const result = {
    status,
    stdout,
    outputs: parseOutputs(read("OUTPUT")),
    summary: read("STEP_SUMMARY"),
    commands: all.filter(({ name }) => !["add-mask", "debug"].includes(name)),
    masked: all.filter(({ name }) => name === "add-mask").map(({ message }) => message),
    requests: step.emulator?.lines() ?? [],
    ms,
  };
  expect(stderr).toBe("");
  expect([read("STATE"), read("ENV"), read("PATH")], "only outputs and summary are written").toEqual(["", "", ""]);
  expectNoSecret(result, step);
  rmSync(folder, { recursive: true });
  return result;
}

function environment(step: Step, folder: string, files: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const { PATH, HOME } = process.env;
  const { repository, emulator, event = { name: "push" } } = step;
  const head = repository.git("rev-parse", "HEAD");
  const eventPath = join(folder, "event.json");
  const payload = { repository: { full_name: "player/bot" }, ...event.payload };
  writeFileSync(eventPath, JSON.stringify(event.name === "push" ? pushPayload(event, head, payload) : payload));
  const inputs = {
    ...(emulator === undefined ? {} : { token: emulator.token, server: emulator.url }),
    ...step.with,
  };
  return {
    PATH,
    HOME,
    GIT_CONFIG_NOSYSTEM: "1",
    ...Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
    ...files,
    GITHUB_ACTIONS: "true",
    GITHUB_EVENT_NAME: event.name,
    GITHUB_EVENT_PATH: eventPath,
    GITHUB_SHA: event.sha ?? head,
    GITHUB_REF: event.ref ?? "refs/heads/main",
    GITHUB_REPOSITORY: "player/bot",
    GITHUB_SERVER_URL: "https://github.example",
    GITHUB_RUN_ID: "42",
    GITHUB_WORKSPACE: repository.directory,
    RUNNER_TEMP: folder,
    ...step.env,
  };
}

function pushPayload({ ref = "refs/heads/main", sha }: { ref?: string; sha?: string }, head: string, payload: object) {
  return { ref, after: sha ?? head, before: "0".repeat(40), deleted: false, ...payload };
}

async function spawnStep(step: Step, env: NodeJS.ProcessEnv, folder: string) {
  const child = spawn(process.execPath, [join(dist, "action.js")], {
    env,
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said = { stdout: "", stderr: "" };
  const pending = [...(step.signals ?? [])];
  for (const stream of ["stdout", "stderr"] as const) {
    child[stream].setEncoding("utf8").on("data", (chunk: string) => {
      said[stream] += chunk;
      while (pending[0] !== undefined && said.stdout.includes(pending[0].when)) child.kill(pending.shift()?.signal);
    });
  }
  const { promise, resolve } = Promise.withResolvers<number | null>();
  child.once("close", resolve);
  return { status: await promise, ...said };
}

/** `name<<delimiter`, the value, the delimiter: as @actions/core writes it. */
function parseOutputs(text: string): Record<string, string> {
  const found = [...text.matchAll(/^([\w-]+)<<(ghadelimiter_[\w-]+)\n([\s\S]*?)\n\2$/gm)];
  return Object.fromEntries(found.map(([, name = "", , value = ""]) => [name, value]));
}

/** No credential in anything that a run printed or wrote, except where the runner is told to mask it. */
function expectNoSecret({ stdout, outputs, summary }: StepResult, step: Step): void {
  const printed = stdout
    .split("\n")
    .filter((line) => !line.startsWith("::add-mask::"))
    .join("\n");
  const { token, password } = { token: "", password: "", ...step.with };
  const own = [token, password, step.with?.["github-token"] ?? ""];
  const secrets = [step.emulator?.token ?? "", step.emulator?.password ?? "", ...own, ...Object.values(step.env ?? {})];
  const kept = secrets.filter((text) => text.length >= 8 && !text.startsWith("http") && !text.startsWith("/"));
  expect(findSecrets([printed, summary, ...Object.values(outputs)].join("\n"), kept)).toEqual([]);
}

/** The forms of secrets that a text holds. */
export function findSecrets(text: string, secrets: readonly string[]): string[] {
  const lower = text.toLowerCase();
  const forms = secrets.flatMap((secret) => [
    secret,
    secret.slice(0, 8),
    secret.split("").reverse().join(""),
    encodeURIComponent(secret),
    Buffer.from(secret).toString("hex"),
    ...["", "x", "xx"].map((before) =>
      Buffer.from(before + secret)
        .toString("base64")
        .slice(4, -4),
    ),
  ]);
  return forms.filter((form) => lower.includes(form.toLowerCase()));
}
