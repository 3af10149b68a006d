import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { outputs } from "../../../src/action/result/outputs.ts";
import { type Emulator, startEmulator } from "../../../src/emulator/emulator.ts";
import { runStep, type Step, type StepResult } from "../../support/action/action-runner.ts";
import { transcript } from "../../support/action/transcript.ts";
import { makeRepository, runGit, type TestRepository, temporaryFolder } from "../../support/repository.ts";

const folder = temporaryFolder();
const main = "module.exports.loop = () => {};\n";
const config =
  'source: src\nlayout: slash\nbranches:\n  main: default\n  "feature/*": "f-{slug}"\n  "tag:v*": release\n';
const schema: object = JSON.parse(readFileSync(join(import.meta.dirname, "../../../docs/report.schema.json"), "utf8"));
const validate = new Ajv2020().compile(schema);
const live = [["main", main]] as const;
let emulator: Emulator;
let repository: TestRepository;
let first = "";
let second = "";

beforeAll(() => {
  repository = makeRepository(join(folder.path, "bot"));
  first = repository.commit({ "src/main.js": main, "screeps-sync.yml": config }, "the first version");
  runGit(folder.path, ["init", "-q", "--bare", "origin.git"]);
  repository.git("remote", "add", "origin", join(folder.path, "origin.git"));
  second = repository.commit({ "src/role/miner.js": "exports.run = (creep) => creep.say('hi');\n" }, "a miner");
});
beforeEach(async () => {
  emulator = await startEmulator();
  return () => emulator.close();
});

/** A step on this repository and emulator; what holds for every step is checked here. */
async function step(options: Partial<Step> = {}): Promise<StepResult> {
  const result = await runStep({ repository, emulator, ...options });
  expect(Object.keys(result.outputs)).toEqual(Object.keys(outputs));
  for (const [name, { pattern }] of Object.entries(outputs)) expect(result.outputs[name]).toMatch(pattern);
  expect(validate(JSON.parse(result.outputs["report"] ?? "")), JSON.stringify(validate.errors)).toBe(true);
  expect(result.summary).not.toBe("");
  for (const kind of ["error", "warning", "notice"]) {
    expect(result.commands.filter(({ name }) => name === kind).length).toBeLessThanOrEqual(10);
  }
  return result;
}

const outcomeOf = ({ outputs: { outcome }, status }: StepResult) => [outcome, status];
const kindsOf = ({ commands }: StepResult) => commands.map(({ name }) => name);

async function expectTranscript(name: string, result: StepResult): Promise<void> {
  await expect(transcript(name, result)).toMatchFileSnapshot(
    join(import.meta.dirname, `transcripts/${name.replaceAll(/\W+/g, "-")}.md`),
  );
}

const pull = (from: string) => ({
  name: "pull_request",
  ref: "refs/pull/7/merge",
  payload: {
    pull_request: {
      head: { ref: "feature/mine", sha: first, repo: { full_name: from } },
      base: { ref: "main", sha: first, repo: { full_name: "player/bot" } },
    },
  },
});

const followed = (run: object) => ({
  name: "workflow_run",
  payload: {
    workflow_run: {
      event: "push",
      conclusion: "success",
      head_sha: first,
      head_branch: "main",
      head_repository: { full_name: "player/bot" },
      ...run,
    },
  },
});

describe("events", () => {
  test("a push deploys the pushed commit, wherever HEAD is", async () => {
    const result = await step({ event: { name: "push", sha: first } });
    expect(outcomeOf(result)).toEqual(["deployed", 0]);
    expect(result.outputs["commit"]).toBe(first);
    expect([...(emulator.code("default") ?? [])]).toEqual(live);
    expect(result.requests).toEqual([
      "GET /api/user/code?branch=default",
      "POST /api/user/code",
      "GET /api/user/code?branch=default",
      "GET /api/user/branches",
    ]);
  });

  test("a push that nobody chose a branch for is annotated where the game runs another one", async () => {
    const bare = makeRepository(join(folder.path, "bare"));
    bare.commit({ "main.js": main });
    const { commands, summary } = await step({ repository: bare });
    const warnings = commands.filter(({ name }) => name === "warning").map(({ message }) => message);
    expect(warnings).toEqual([expect.stringContaining(`"screeps-sync activate main --server ${emulator.url}"`)]);
    expect(summary).toMatch(/^- ⚠️ The game on .*screeps-sync activate main/m);
  });

  test("a push of a feature branch goes where its rule says", async () => {
    const result = await step({ event: { name: "push", ref: "refs/heads/feature/Haul-More" } });
    expect(result.outputs).toMatchObject({ outcome: "deployed", branch: "f-feature-haul-more" });
  });

  test("a branch without a rule is skipped", async () => {
    const result = await step({ event: { name: "push", ref: "refs/heads/wip" } });
    expect(outcomeOf(result)).toEqual(["skipped", 0]);
    expect(result.requests).toEqual([]);
    expect(result.outputs["commit"]).toBe(second);
    await expectTranscript("a branch without a rule", result);
  });

  test("a deleted branch is skipped", async () => {
    const payload = { deleted: true, after: "0".repeat(40), before: first };
    const result = await step({ event: { name: "push", ref: "refs/heads/feature/x", payload } });
    expect(outcomeOf(result)).toEqual(["skipped", 0]);
    expect(result.requests).toEqual([]);
  });

  test("a tag with a rule is deployed, one without is skipped", async () => {
    const released = await step({ event: { name: "push", ref: "refs/tags/v1" } });
    expect(released.outputs).toMatchObject({ outcome: "deployed", branch: "release" });
    expect(outcomeOf(await step({ event: { name: "push", ref: "refs/tags/nightly" } }))).toEqual(["skipped", 0]);
  });

  test("a release deploys its tag", async () => {
    const event = { name: "release", ref: "refs/tags/v1", payload: { release: { tag_name: "v1" } } };
    expect((await step({ event })).outputs).toMatchObject({ outcome: "deployed", branch: "release" });
  });

  test("a deleted release and a closed pull request leave nothing to do", async () => {
    const release = {
      name: "release",
      ref: "refs/tags/v1",
      payload: { action: "deleted", release: { tag_name: "v1" } },
    };
    const closed = { ...pull("player/bot"), payload: { action: "closed", ...pull("player/bot").payload } };
    for (const event of [release, closed]) {
      const result = await step({ event });
      expect(outcomeOf(result)).toEqual(["skipped", 0]);
      expect(result.requests).toEqual([]);
    }
  });

  test("a pushed annotated tag is found where the checkout has only its commit", async () => {
    const payload = { after: "a".repeat(40), head_commit: { id: first } };
    const result = await step({ event: { name: "push", ref: "refs/tags/v1", payload } });
    expect(result.outputs).toMatchObject({ outcome: "deployed", branch: "release", commit: first });
  });

  test.for(["deploy", "check"])("%s of a merge group plans it for its base, and writes nothing", async (command) => {
    const group = { head_sha: first, head_ref: "refs/heads/gh-readonly-queue/main/pr-7", base_ref: "refs/heads/main" };
    const event = {
      name: "merge_group",
      ref: group.head_ref,
      payload: { action: "checks_requested", merge_group: group },
    };
    const result = await step({ event, with: { command } });
    expect(result.outputs).toMatchObject({ outcome: "planned", branch: "default", commit: first });
    expect(result.requests.some((line) => line.startsWith("POST"))).toBe(false);
  });

  test("an event file that is missing is wrong use, and the variable is named", async () => {
    const result = await step({ env: { GITHUB_EVENT_PATH: join(folder.path, "no such file") } });
    expect(outcomeOf(result)).toEqual(["usage", 2]);
    expect(result.stdout).toContain("GITHUB_EVENT_PATH");
  });

  test.for(["workflow_dispatch", "schedule", "repository_dispatch"])(
    "%s works on github.sha and github.ref",
    async (name) => {
      const result = await step({ event: { name, sha: first } });
      expect(result.outputs).toMatchObject({ outcome: "deployed", branch: "default", commit: first });
    },
  );

  test("input ref names an older commit, and keeps the branch of the event", async () => {
    const result = await step({ event: { name: "workflow_dispatch" }, with: { ref: first.slice(0, 10) } });
    expect(result.outputs).toMatchObject({ outcome: "deployed", branch: "default", commit: first });
  });

  test("a byte order mark in input ref is no accident", async () => {
    const result = await step({ with: { ref: `\ufeff${first}` } });
    expect(outcomeOf(result)).toEqual(["usage", 2]);
    expect(result.requests).toEqual([]);
  });

  test("a check of a pull request plans the merge for the branch of its base", async () => {
    const result = await step({ event: pull("player/bot"), with: { command: "check" } });
    expect(result.outputs).toMatchObject({ outcome: "planned", branch: "default", commit: second, added: "1" });
    expect(result.requests.every((line) => line.startsWith("GET "))).toBe(true);
    await expectTranscript("a pull request", result);
  });

  test("a deploy of a pull request takes its head and its branch", async () => {
    const result = await step({ event: pull("player/bot") });
    expect(result.outputs).toMatchObject({ outcome: "deployed", branch: "f-feature-mine", commit: first });
  });

  test("a pull request from a fork is checked without the server, and says so", async () => {
    const result = await step({ event: pull("stranger/bot"), with: { command: "check", token: "" } });
    expect(outcomeOf(result)).toEqual(["planned", 0]);
    expect(result.requests).toEqual([]);
    await expectTranscript("a pull request from a fork", result);
  });

  test("a deploy of a pull request from a fork is skipped, with the reason", async () => {
    const result = await step({ event: pull("stranger/bot") });
    expect(outcomeOf(result)).toEqual(["skipped", 0]);
    expect(result.requests).toEqual([]);
    expect(result.stdout).toContain("from a fork");
  });

  test("a check of a pull request without any credentials looks at the modules alone", async () => {
    const result = await step({ event: pull("player/bot"), with: { command: "check", token: "" } });
    expect(outcomeOf(result)).toEqual(["planned", 0]);
    expect(result.requests).toEqual([]);
  });

  test("pull_request_target is refused, because a stranger chose the code", async () => {
    const result = await step({ event: { ...pull("stranger/bot"), name: "pull_request_target" } });
    expect(outcomeOf(result)).toEqual(["usage", 2]);
    expect(result.requests).toEqual([]);
    await expectTranscript("pull_request_target", result);
  });

  test("workflow_run deploys the commit that the other run was about", async () => {
    const result = await step({ event: followed({}) });
    expect(result.outputs).toMatchObject({ outcome: "deployed", commit: first });
  });

  test.for([
    ["of a pull request", { event: "pull_request" }, "usage"],
    ["of a fork", { head_repository: { full_name: "stranger/bot" } }, "usage"],
    ["that failed", { conclusion: "failure" }, "skipped"],
  ] as const)("workflow_run after a run %s sends nothing", async ([, run, outcome]) => {
    const result = await step({ event: followed(run) });
    expect(result.outputs["outcome"]).toBe(outcome);
    expect(result.requests).toEqual([]);
  });
});

describe("outcomes", () => {
  test("deployed", async () => {
    emulator.setCode("default", live);
    const result = await step();
    expect(outcomeOf(result)).toEqual(["deployed", 0]);
    expect(result.outputs).toMatchObject({
      modules: "2",
      added: "1",
      changed: "0",
      removed: "0",
      "writes-left": "239",
    });
    expect(kindsOf(result)).toEqual([]);
    await expectTranscript("deployed", result);
  });

  test("unchanged", async () => {
    await step();
    const result = await step();
    expect(outcomeOf(result)).toEqual(["unchanged", 0]);
    expect(result.requests).toEqual(["GET /api/user/code?branch=default", "GET /api/user/branches"]);
  });

  test("planned", async () => {
    const result = await step({ with: { "dry-run": "true" } });
    expect(outcomeOf(result)).toEqual(["planned", 0]);
    expect(result.requests.some((line) => line.startsWith("POST"))).toBe(false);
  });

  test("superseded, when the git branch has moved on since the push", async () => {
    repository.git("push", "-q", "origin", "main");
    const result = await step({ event: { name: "push", sha: first } });
    repository.git("push", "-q", "origin", ":main");
    expect(outcomeOf(result)).toEqual(["superseded", 0]);
    expect(result.requests.some((line) => line.startsWith("POST"))).toBe(false);
    expect(kindsOf(result)).toEqual(["notice"]);
    await expectTranscript("superseded", result);
  });

  test.for(["workflow_run", "schedule", "workflow_dispatch", "pull_request"])(
    "superseded, also on %s about an older commit; a person's word in input ref is not asked",
    async (name) => {
      repository.git("push", "-q", "origin", "main", "main:feature/mine");
      const run = followed({ head_sha: first }).payload;
      const payloads: Record<string, object> = { workflow_run: run, pull_request: pull("player/bot").payload };
      const event = { name, sha: first, payload: payloads[name] ?? {} };
      const result = await step({ event });
      const asked = await step({ event, with: { ref: first, branch: "default" } });
      repository.git("push", "-q", "origin", ":main", ":feature/mine");
      expect(outcomeOf(result)).toEqual(["superseded", 0]);
      expect(result.requests.filter((line) => line.includes("/code"))).toEqual([]);
      expect(outcomeOf(asked)).toEqual(["deployed", 0]);
    },
  );

  test("written, when nobody reads it back", async () => {
    const result = await step({ with: { verify: "false" } });
    expect(outcomeOf(result)).toEqual(["written", 0]);
    expect(kindsOf(result)).toEqual(["warning"]);
  });

  test("written, with the time, when a limit refuses the read-back of a new branch", async () => {
    emulator.addFault({ fault: "rate-limit", method: "GET", path: "/api/user/code", skip: 1, ms: 3_600_000 });
    const result = await step({ event: { name: "push", ref: "refs/heads/feature/limited" } });
    expect(outcomeOf(result)).toEqual(["written", 0]);
    expect(emulator.code("f-feature-limited")?.size).toBe(2);
    expect(result.summary).toContain(
      `The server can be asked again at **${result.outputs["retry-at"]}** (UTC, in 1 h)`,
    );
  });

  test("failed, with each finding on its file and line", async () => {
    const bad = makeRepository(join(folder.path, "bad"));
    bad.commit({
      "src/main.js": main,
      "src/.hidden.js": "1;\n",
      "src/latin.js": Buffer.from("// a\n// \xe9\n", "latin1"),
    });
    const result = await step({ repository: bad, with: { source: "src", branch: "default" } });
    expect(outcomeOf(result)).toEqual(["failed", 1]);
    expect(result.requests).toEqual([]);
    const places = result.commands.map(({ properties: { file, line } }) => [file, line]);
    expect(places).toContainEqual(["src/.hidden.js", "1"]);
    expect(places).toContainEqual(["src/latin.js", "2"]);
    await expectTranscript("modules that the game would refuse", result);
  });

  test("usage, when the secret is empty, with the input and the likely cause", async () => {
    const result = await step({ with: { token: "" } });
    expect(outcomeOf(result)).toEqual(["usage", 2]);
    expect(result.stdout).toContain('input "token" is empty');
    expect(result.requests).toEqual([]);
    await expectTranscript("an empty secret", result);
  });

  test("rate-limited, at once and with the time, when the wait is too long", async () => {
    emulator.addFault({ fault: "rate-limit", method: "POST", path: "/api/user/code", ms: 51_243 });
    const before = Date.now();
    const result = await step({ with: { "max-wait": "5" } });
    const after = Date.now();
    expect(outcomeOf(result)).toEqual(["rate-limited", 3]);
    expect(Number(result.outputs["retry-after-ms"])).toBe(51_243);
    const retryAt = Date.parse(result.outputs["retry-at"] ?? "");
    expect(retryAt).toBeGreaterThanOrEqual(before + 51_243);
    expect(retryAt).toBeLessThanOrEqual(after + 51_243);
    expect(kindsOf(result)).toEqual(["error"]);
    const named = result.outputs["retry-at"] ?? "";
    expect(result.commands[0]?.message).toMatch(/free again in 52 s \(.*\d\d:\d\d:\d\d UTC.*\)/);
    expect(result.commands[0]?.message).toContain(`run the job again after ${named}`);
    expect(result.summary).toContain(`free again at **${named}** (UTC, in 52 s)`);
    expect(result.requests).toEqual(["GET /api/user/code?branch=default", "POST /api/user/code"]);
    await expectTranscript("a rate limit that is too long", result);
  });

  test("deployed after one wait, when the limit is free again soon", async () => {
    emulator.addFault({ fault: "rate-limit", method: "POST", path: "/api/user/code", ms: 1500 });
    const result = await step();
    expect(outcomeOf(result)).toEqual(["deployed", 0]);
    expect(kindsOf(result)).toEqual(["warning"]);
    const report = JSON.parse(result.outputs["report"] ?? "").reports[0];
    expect(report.waits).toHaveLength(1);
    expect(result.summary).toMatch(/Waited \d+\.\d s for the limit of POST /);
    expect(result.commands[0]?.message).toMatch(
      /free again in 1\.5 s \(.*UTC.*\); now waiting \d+\.\d s, until \S+Z \(UTC\)/,
    );
    expect(result.ms).toBeGreaterThan(1500);
    await expectTranscript("a rate limit that ends soon", result);
  });

  test("drift, when it must not be overwritten", async () => {
    emulator.setCode("default", [["main", "// a stranger's\n"]]);
    const result = await step({ with: { "on-drift": "refuse" } });
    expect(outcomeOf(result)).toEqual(["drift", 4]);
    expect([...(emulator.code("default") ?? [])]).toEqual([["main", "// a stranger's\n"]]);
    await expectTranscript("drift that is refused", result);
  });

  test("drift that is overwritten is a warning", async () => {
    emulator.setCode("default", [["main", "// a stranger's\n"]]);
    const result = await step({ with: { "on-drift": "overwrite" } });
    expect(outcomeOf(result)).toEqual(["deployed", 0]);
    expect(kindsOf(result)).toEqual(["warning"]);
  });

  test("drift that is overwritten after a copy was pushed", async () => {
    emulator.setCode("default", [["main", "// a stranger's\n"]]);
    const result = await step();
    expect(outcomeOf(result)).toEqual(["deployed", 0]);
    const [found] = result.commands;
    expect(found).toMatchObject({ name: "warning", message: expect.stringContaining("main changed") });
    const pushed = [
      "for-each-ref",
      "--format=%(refname)",
      "--contains",
      result.outputs["record"] ?? "",
      "refs/heads/live",
    ];
    expect(runGit(join(folder.path, "origin.git"), pushed)).not.toBe("");
    expect(runGit(join(folder.path, "origin.git"), ["show", `${result.outputs["record"]}:modules/main.js`])).toBe(
      "// a stranger's",
    );
    await expectTranscript("drift that is kept", result);
  });

  test("what needs a person comes before findings; the log has each of them, the summary the first 50", async () => {
    const many = makeRepository(join(folder.path, "many"));
    const requires = Array.from({ length: 60 }, (_, n) => `require("missing-${n}");\n`).join("");
    many.commit({ "src/main.js": `module.exports.loop = () => {\n${requires}};\n` });
    emulator.setCode("default", [["main", "// a stranger's\n"]]);
    const result = await step({
      repository: many,
      with: { source: "src", branch: "default", "on-drift": "overwrite" },
    });
    expect(outcomeOf(result)).toEqual(["deployed", 0]);
    const warnings = result.commands.filter(({ name }) => name === "warning");
    expect(warnings).toHaveLength(10);
    expect(warnings[0]?.message).toContain("Drift");
    expect(warnings.at(-1)?.message).toBe("and 52 more: see the log of this step");
    for (let n = 0; n < 60; n += 1) expect(result.stdout).toContain(`"missing-${n}"`);
    expect(result.summary.indexOf("Drift")).toBeLessThan(result.summary.indexOf("missing-0"));
    expect(result.summary).toContain("missing-49");
    expect(result.summary).not.toContain("missing-50");
    expect(result.summary).toContain("and 10 more in the log");
  });

  test("unreachable", async () => {
    emulator.addFault({ fault: "status", status: 503, times: "always" });
    const result = await step({ with: { "max-wait": "0" } });
    expect(outcomeOf(result)).toEqual(["unreachable", 5]);
    expect(kindsOf(result)).toEqual(["error"]);
  });

  test("unknown, when the answer to a write is lost and nobody can be asked", async () => {
    emulator.addFault({ fault: "reset", method: "POST", when: "after" });
    emulator.addFault({ fault: "reset", method: "GET", skip: 1, times: "always" });
    const result = await step({ with: { "max-wait": "0" } });
    expect(outcomeOf(result)).toEqual(["unknown", 6]);
  });

  test("mismatch, when somebody writes at the same time", async () => {
    emulator.addFault({
      fault: "other-write",
      method: "POST",
      path: "/api/user/code",
      when: "after",
      branch: "default",
      modules: { main: "// theirs" },
    });
    const result = await step();
    expect(outcomeOf(result)).toEqual(["mismatch", 7]);
  });

  test("a low budget is a notice", async () => {
    emulator.spend("POST /api/user/code", 225);
    const result = await step();
    expect(outcomeOf(result)).toEqual(["deployed", 0]);
    expect(result.commands.map(({ name, message }) => [name, message])).toEqual([
      ["notice", expect.stringContaining("14 of 240 left for POST /api/user/code")],
    ]);
  });

  test("an unknown command is named, with those there are", async () => {
    const result = await step({ with: { command: "depoly" } });
    expect(outcomeOf(result)).toEqual(["usage", 2]);
    expect(result.stdout).toContain("deploy, check");
  });
});

describe("backup and restore", () => {
  const theirs = "// edited in the game\n";

  test("a scheduled backup records every branch, and pushes the records to live/", async () => {
    emulator.setCode("default", [["main", theirs]]);
    emulator.setCode("other", live);
    const result = await step({ event: { name: "schedule" }, with: { command: "backup" } });
    expect(outcomeOf(result)).toEqual(["backed-up", 0]);
    expect(result.requests.every((line) => line.startsWith("GET "))).toBe(true);
    expect(result.outputs).toMatchObject({ "changed-branches": "default,other", bytes: "78", modules: "2" });
    const { reports } = JSON.parse(result.outputs["report"] ?? "");
    const records: { branch: string; record: string }[] = reports[0].records;
    for (const { record } of records)
      expect(runGit(join(folder.path, "origin.git"), ["cat-file", "-t", record])).toBe("commit");
    expect(records.map(({ branch }) => branch).sort()).toEqual(["$branches", "default", "other"]);
    await expectTranscript("a backup", result);
  });

  test("a backup takes several names, and says which of them changed", async () => {
    emulator.setCode("default", [["main", theirs]]);
    emulator.setCode("other", live);
    emulator.setCode("odd name", [["main", `${theirs}// odd\n`]]);
    const named = { command: "backup", branch: "default, odd name" };
    await step({ with: named });
    const same = await step({ with: named });
    expect(same.outputs).toMatchObject({ outcome: "backed-up", "changed-branches": "" });
    expect(same.requests.filter((line) => line.includes("branch="))).toHaveLength(2);
    emulator.setCode("odd name", live);
    emulator.setCode("default", [["main", "// again\n"]]);
    expect((await step({ with: named })).outputs["changed-branches"]).toBe("default,?");
  });

  test("a record is restored by its id, and the code that it replaces is kept", async () => {
    emulator.setCode("default", [["main", theirs]]);
    const { outputs: kept } = await step({ with: { command: "backup", branch: "default" } });
    expect(kept["record"]).toMatch(/^[0-9a-f]{40}$/);
    await step();
    const result = await step({
      event: { name: "workflow_dispatch" },
      with: { command: "restore", ref: kept["record"] ?? "" },
    });
    expect(outcomeOf(result)).toEqual(["restored", 0]);
    expect([...(emulator.code("default") ?? [])]).toEqual([["main", theirs]]);
    await expectTranscript("a restore", result);
  });

  test("a backup that cannot be pushed fails, and says what it needs", async () => {
    emulator.setCode("default", [["main", theirs]]);
    repository.git("remote", "set-url", "origin", join(folder.path, "nowhere.git"));
    const result = await step({ with: { command: "backup" } });
    repository.git("remote", "set-url", "origin", join(folder.path, "origin.git"));
    expect(outcomeOf(result)).toEqual(["failed", 1]);
  });

  test("a restore without a record says what is missing", async () => {
    expect(outcomeOf(await step({ with: { command: "restore" } }))).toEqual(["usage", 2]);
  });
});

describe("several servers", () => {
  const servers = (port: number) =>
    `main: { url: "http://127.0.0.1:${port}" }\nseason: { url: "http://127.0.0.1:${port}/season", optional: true }\n`;

  test("an optional server cannot fail the job; summary and report have an outcome for each", async () => {
    emulator.addFault({ fault: "status", status: 503, world: "season", times: "always" });
    const result = await step({ with: { server: "", servers: servers(emulator.port), "max-wait": "0" } });
    expect(outcomeOf(result)).toEqual(["deployed", 0]);
    const { reports } = JSON.parse(result.outputs["report"] ?? "");
    expect(reports.map(({ outcome }: { outcome: string }) => outcome)).toEqual(["deployed", "unreachable"]);
    expect(kindsOf(result)).toEqual(["warning"]);
    await expectTranscript("several servers", result);
  });

  test("an optional server whose secret is not set cannot fail the job, and gets no other server's token", async () => {
    const season = `season: { url: "${emulator.url}/season", optional: true, token: "\${SEASON_SECRET}" }\n`;
    const result = await step({ with: { server: "", servers: `main: { url: "${emulator.url}" }\n${season}` } });
    expect(outcomeOf(result)).toEqual(["deployed", 0]);
    const { reports } = JSON.parse(result.outputs["report"] ?? "");
    expect(reports.map(({ outcome }: { outcome: string }) => outcome)).toEqual(["deployed", "usage"]);
    expect(result.requests.some((line) => line.includes("/season/"))).toBe(false);
  });

  test("the worst that counts decides", async () => {
    emulator.addFault({ fault: "status", status: 503, world: "", times: "always" });
    const result = await step({ with: { server: "", servers: servers(emulator.port), "max-wait": "0" } });
    expect(outcomeOf(result)).toEqual(["unreachable", 5]);
  });
});

describe("a runner that does not take what it is given", () => {
  test.each(["GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY"])(
    "without the file of %s the work stands, and the log says so",
    async (name) => {
      const result = await runStep({ repository, emulator, env: { [name]: join(folder.path, "no such file") } });
      expect(result.status).toBe(0);
      expect(result.stdout).toMatch(/^Cannot (?:set the outputs|write the job summary): /m);
      expect(emulator.code("default")?.size).toBeGreaterThan(1);
    },
  );
});
