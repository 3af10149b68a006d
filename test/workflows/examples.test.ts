import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { temporaryFolder } from "../support/repository.ts";
import { type Example, edit, examples, list, onMain } from "./examples.ts";
import { type PlayedJob, play, type RunOf } from "./player.ts";
import { openStage, type Stage } from "./stage.ts";

const folder = temporaryFolder();
const root = join(import.meta.dirname, "../..");
const page = readFileSync(join(root, "docs/workflows.md"), "utf8");

type Jobs = ReadonlyMap<string, PlayedJob>;

/** The columns of the page: one run after the other, on one remote and one account. */
async function playAll({ file, event, change = ({ commit }) => commit(), limited = "POST" }: Example, stage: Stage) {
  const runs: Jobs[] = [];
  const run = async (id: string, more: Partial<RunOf> = {}) => {
    const played = await play({ ...stage.common, file: join(examples, file), ...event(stage, id), ...more });
    runs.push(played);
    return played;
  };
  await run(await change(stage));
  let id = await change(stage);
  await run(id);
  stage.game.clearRequests();
  const again = await run(id);
  expect(stage.game.lines().filter((line) => line.startsWith("POST"))).toEqual([]);
  if (file === "settle.yml") expectSilent(again, stage);

  id = await change(stage);
  const before = [...(stage.game.code("default") ?? [])];
  edit(stage, "by hand");
  await run(id, { afterCheckout: () => (stage.git.broken = true) });
  expect(stage.game.code("default")?.get("main")).toBe("// by hand\n");
  await run(id);
  if (stage.game.code("default")?.get("main") === "// by hand\n") stage.game.setCode("default", before);

  id = await change(stage);
  stage.game.addFault({ fault: "rate-limit", method: limited, path: "/api/user/code", ms: 3 * 3_600_000 });
  expectSameTime(await run(id));
  await run(id);
  return runs;
}

/** Where nothing differs it costs one read of code and says nothing, however often it is started. */
function expectSilent(jobs: Jobs, { game }: Stage): void {
  expect(game.lines().filter((line) => line.includes("/api/user/code"))).toEqual(["GET /api/user/code?branch=default"]);
  for (const { step } of jobs.values())
    expect(step?.commands.filter(({ name }) => /^(notice|warning|error)$/.test(name))).toEqual([]);
}

/** Annotation, summary and output name the same time, and so does a step that passes it on. */
function expectSameTime(jobs: Jobs): void {
  for (const { step, printed } of jobs.values()) {
    if (step?.outputs["outcome"] !== "rate-limited") continue;
    const time = step.outputs["retry-at"] ?? "no time";
    expect(step.commands.map(({ message }) => message).join("\n")).toContain(`run the job again after ${time} (UTC)`);
    expect(step.summary).toContain(`free again at **${time}** (UTC, in 3 h)`);
    if (printed !== "") expect(printed).toBe(`The limit is free again at ${time}\n`);
  }
}

const cell = (jobs: Jobs, name: string): string => {
  const step = jobs.get(name)?.step;
  return step === undefined ? "not begun" : `\`${step.outputs["outcome"]}\` ${step.status}`;
};

/** A row of the page, without the spaces that align it. */
const rowOf = (title: string): string[] =>
  (page.split("\n").find((line) => line.startsWith(`| ${title} `)) ?? "")
    .split("|")
    .slice(2, -1)
    .map((text) => text.trim());

describe.concurrent("examples/workflows, run again and again", { timeout: 240_000 }, () => {
  test.for(list)("$title ends as docs/workflows.md says", async (example) => {
    const stage = await openStage(join(folder.path, example.title.replaceAll(/\W/g, "-")));
    const runs = await playAll(example, stage).finally(stage.close);
    const [first = new Map<string, PlayedJob>()] = runs;
    const rows = example.rows ?? Object.fromEntries([...first.keys()].map((job) => [job, example.title]));
    for (const [job, title] of Object.entries(rows))
      expect({ [title]: runs.map((jobs) => cell(jobs, job)) }).toEqual({ [title]: rowOf(title) });
  });

  test("deploy.yml without the right to push stops where a copy would have to be kept", async () => {
    const stage = await openStage(join(folder.path, "read-only"));
    const run = { ...stage.common, file: join(examples, "deploy.yml"), contents: "read" as const };
    edit(stage, "by hand");
    const jobs = await play({ ...run, ...onMain("push")(stage, stage.commit()) }).finally(stage.close);
    expect(cell(jobs, "deploy")).toBe("`drift` 4");
    expect(jobs.get("deploy")?.step?.stdout).toContain("contents: write");
    expect(stage.game.code("default")?.get("main")).toBe("// by hand\n");
  });

  test("deploy-built.yml knows its own code at depth 1 too, without the right to push", async () => {
    const stage = await openStage(join(folder.path, "shallow"));
    const run = { ...stage.common, file: join(examples, "deploy-built.yml"), depth: "1" as const };
    await play({ ...run, ...onMain("push")(stage, stage.commit()) });
    const jobs = await play({ ...run, ...onMain("push")(stage, stage.commit()) }).finally(stage.close);
    expect(cell(jobs, "deploy")).toBe("`deployed` 0");
  });

  test("deploy-built.yml without its stamp warns of what its next run meets", async () => {
    const stage = await openStage(join(folder.path, "unstamped"));
    const run = { ...stage.common, file: join(examples, "deploy-built.yml"), with: { stamp: "" } };
    const first = await play({ ...run, ...onMain("push")(stage, stage.commit()) });
    const second = await play({ ...run, ...onMain("push")(stage, stage.commit()) }).finally(stage.close);
    expect([cell(first, "deploy"), cell(second, "deploy")]).toEqual(["`deployed` 0", "`drift` 4"]);
    const warnings = first.get("deploy")?.step?.commands.filter(({ name }) => name === "warning");
    expect(warnings?.map(({ message }) => message)).toEqual([
      expect.stringMatching(/the next deploy of another commit will find it as drift: set input "stamp"/),
    ]);
  });

  test("from-game.yml has one pull request for all that was edited, however often it runs", async () => {
    const stage = await openStage(join(folder.path, "one-pull-request"));
    const run = { ...stage.common, file: join(examples, "from-game.yml"), githubUrl: stage.pullRequests.url };
    const edited = async (text: string) => {
      edit(stage, text);
      const jobs = await play({ ...run, ...onMain("schedule")(stage, stage.commit()) });
      return jobs.get("pull")?.step?.outputs["pull-request"];
    };
    expect([await edited("once"), await edited("once"), await edited("twice")]).toEqual(["1", "1", "1"]);
    await stage.close();
    expect(stage.pullRequests.pulls.map(({ state }) => state)).toEqual(["open"]);
  });

  test("a job with an environment has one deployment, that of GitHub itself", async () => {
    const stage = await openStage(join(folder.path, "environments"));
    const run = { ...stage.common, file: join(examples, "servers.yml"), ...onMain("push")(stage, stage.commit()) };
    await play(run).finally(stage.close);
    expect(stage.github.deployments.map(({ environment }) => environment)).toEqual(["game", "test-server"]);
    expect(stage.github.calls).toEqual([]);
  });

  test("every example is among them", () => {
    expect([...new Set(list.map(({ file }) => file))].sort()).toEqual(readdirSync(examples).sort());
  });
});
