import { execFileSync } from "node:child_process";
import { chmodSync, chownSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Emulator, startEmulator } from "../../../src/emulator/emulator.ts";
import { runStep, type Step, type StepResult } from "../../support/action/action-runner.ts";
import {
  makeRepository,
  runGit,
  type TestRepository,
  temporaryFolder,
  useRepository,
} from "../../support/repository.ts";

const folder = temporaryFolder();
const place = (name: string) => join(folder.path, name);
const outcomeOf = ({ outputs: { outcome }, status }: StepResult) => [outcome, status];
const code = (text: string) => [["main", text]] as const;
let emulator: Emulator;
let project: TestRepository;
let remote: TestRepository;
const ids: Record<string, string> = {};

beforeAll(() => {
  project = makeRepository(place("project"));
  for (const name of ["one", "two", "three"]) ids[name] = project.commit({ "main.js": `// ${name}\n` }, name);
  project.git("tag", "-a", "v1", "-m", "v1", "main~1");
  project.git("switch", "-q", "-c", "side", "main~1");
  ids["side"] = project.commit({ "main.js": "// side\n" }, "side");
  project.git("branch", "both");
  project.git("tag", "both");
  project.git("switch", "-q", "--orphan", "fork");
  ids["fork"] = project.commit({ "main.js": "// a stranger's\n" }, "fork");
  project.git("switch", "-q", "main");
});
beforeEach(async () => {
  emulator = await startEmulator();
  remote = useRepository(folder.fresh("remote"));
  runGit(folder.path, ["clone", "-q", "--bare", project.directory, remote.directory]);
  remote.git("update-ref", "refs/pull/7/head", "fork");
  remote.git("update-ref", "-d", "refs/heads/fork");
  return () => emulator.close();
});

/** As `actions/checkout` leaves it: one commit, one branch, no tags. */
function checkout(...more: readonly string[]): TestRepository {
  const directory = folder.fresh("clone");
  runGit(folder.path, ["clone", "-q", "--depth=1", "--no-tags", ...more, `file://${remote.directory}`, directory]);
  return useRepository(directory);
}

const step = (repository: TestRepository, options: Partial<Step> = {}) =>
  runStep({ repository, emulator, ...options, with: { branch: "default", ...options.with } });
const notesOf = ({ outputs }: StepResult): string => {
  const [report] = JSON.parse(outputs["report"] ?? "").reports;
  return [...(report?.warnings ?? []), ...(report?.notes ?? [])].join("\n");
};

describe("a checkout of one commit", () => {
  test.each(["one", "side"])("explains live code of commit %s by fetching more, and copies nothing", async (name) => {
    emulator.setCode("default", code(`// ${name}\n`));
    const result = await step(checkout());
    expect(outcomeOf(result)).toEqual(["deployed", 0]);
    expect(notesOf(result)).toContain(`held ${ids[name]?.slice(0, 7)}`);
    expect(notesOf(result)).not.toContain("Drift");
    expect(remote.git("for-each-ref", "refs/heads/live")).toBe("");
  });

  test("explains live code by a record that only the remote has", async () => {
    emulator.setCode("default", code("// edited in the game\n"));
    await step(checkout(), { with: { command: "backup" } });
    const result = await step(checkout("--branch=main"));
    expect(outcomeOf(result)).toEqual(["deployed", 0]);
    expect(notesOf(result)).toContain("held what record");
    expect(notesOf(result)).not.toContain("Drift");
  });

  test("that can fetch no more says that it is shallow, and never that our own code is foreign", async () => {
    emulator.setCode("default", code("// one\n"));
    const shallow = checkout();
    shallow.git("remote", "set-url", "origin", place("gone"));
    const refused = await step(shallow, { with: { "on-drift": "refuse" } });
    expect(outcomeOf(refused)).toEqual(["drift", 4]);
    expect(refused.stdout).toMatch(/may not be from this repository .*shallow/);
    expect(refused.stdout).not.toContain("is not from this repository");
    await step(shallow);
    expect(shallow.git("log", "--format=%B", "--glob=refs/screeps")).toContain("Screeps-Origin: backup");
  });

  test("backs up our own code as what it is, also where a record was there before", async () => {
    emulator.setCode("default", code("// edited in the game\n"));
    await step(checkout(), { with: { command: "backup" } });
    emulator.setCode("default", code("// one\n"));
    const result = await step(checkout("--branch=main"), { with: { command: "backup" } });
    expect(outcomeOf(result)).toEqual(["backed-up", 0]);
    expect(remote.git("log", "-1", "--format=%B", "--glob=refs/heads/live/*/default")).toContain(
      `Screeps-Origin: deploy ${ids["one"]}`,
    );
  });

  test("says drift of what was really edited, with the copy on the remote", async () => {
    emulator.setCode("default", code("// edited in the game\n"));
    const result = await step(checkout());
    expect(outcomeOf(result)).toEqual(["deployed", 0]);
    expect(notesOf(result)).toContain("was not from this repository");
    expect(remote.git("log", "--format=%B", "--glob=refs/heads/live")).toContain("Screeps-Origin: edit");
  });
});

describe("input ref at depth 1 finds", () => {
  test.each([
    ["a git branch", "side", "side"],
    ["a git branch by its full name", "refs/heads/side", "side"],
    ["a tag", "v1", "two"],
    ["a tag by its full name", "refs/tags/both", "side"],
  ])("%s", async (_, ref, name) => {
    const result = await step(checkout(), { event: { name: "workflow_dispatch" }, with: { ref } });
    expect(result.outputs).toMatchObject({ outcome: "deployed", commit: ids[name] });
  });

  test.each([40, 9])("a commit by %i digits of its id", async (digits) => {
    const ref = ids["one"]?.slice(0, digits) ?? "";
    const result = await step(checkout(), { event: { name: "workflow_dispatch" }, with: { ref } });
    expect(result.outputs).toMatchObject({ outcome: "deployed", commit: ids["one"] });
  });

  test("a record by its branch and by its short id", async () => {
    emulator.setCode("default", code("// edited in the game\n"));
    const { outputs } = await step(checkout(), { with: { command: "backup" } });
    const branch = `live/${encodeURIComponent(new URL(emulator.url).host)}/default`;
    for (const [index, ref] of [branch, outputs["record"]?.slice(0, 8) ?? ""].entries()) {
      emulator.setCode("default", code("// three\n"));
      const more = index === 0 ? [] : ["--branch=main"];
      const result = await step(checkout(...more, "-q"), { with: { command: "restore", ref, branch: "" } });
      expect(outcomeOf(result)).toEqual(["restored", 0]);
    }
  });

  test("a name that is branch and tag ambiguous, and says so", async () => {
    const result = await step(checkout(), { with: { ref: "both" } });
    expect(outcomeOf(result)).toEqual(["usage", 2]);
    expect(result.stdout).toContain("a git branch and a tag have this name");
    expect(result.requests).toEqual([]);
  });

  test("nothing of a name that nobody has", async () => {
    const result = await step(checkout(), { with: { ref: "nobody" } });
    expect(outcomeOf(result)).toEqual(["usage", 2]);
    expect(result.requests).toEqual([]);
  });
});

test("a check on pull_request_target looks at the stranger's modules, which it fetches, and asks no server", async () => {
  const head = { ref: "mine", sha: ids["fork"], repo: { full_name: "stranger/bot" } };
  const payload = { number: 7, pull_request: { head, base: { ref: "main" } } };
  const result = await step(checkout(), {
    event: { name: "pull_request_target", payload },
    with: { command: "check" },
  });
  expect(result.outputs).toMatchObject({ outcome: "planned", commit: ids["fork"] });
  expect(result.requests).toEqual([]);
});

describe("the folder of the checkout", () => {
  test.each(["deploy", "backup"])("is missing: %s names the step that has to come before", async (command) => {
    const env = { GITHUB_WORKSPACE: folder.fresh("empty") };
    mkdirSync(env.GITHUB_WORKSPACE);
    const result = await step(project, { env, with: { command } });
    expect(outcomeOf(result)).toEqual(["usage", 2]);
    expect(result.stdout).toContain('a step with "uses: actions/checkout" has to come before this one');
    expect(result.requests).toEqual([]);
  });

  test("is elsewhere: it is named, and input working-directory goes there", async () => {
    const workspace = folder.fresh("workspace");
    mkdirSync(workspace);
    runGit(workspace, ["clone", "-q", `file://${remote.directory}`, "bot"]);
    const env = { GITHUB_WORKSPACE: workspace };
    const lost = await step(project, { env });
    expect(outcomeOf(lost)).toEqual(["usage", 2]);
    expect(lost.stdout).toContain('there is one in "bot": name it with input "working-directory"');
    expect(outcomeOf(await step(project, { env, with: { "working-directory": "bot" } }))).toEqual(["deployed", 0]);
    const wrong = await step(project, { env, with: { "working-directory": "bto" } });
    expect(outcomeOf(wrong)).toEqual(["usage", 2]);
    expect(wrong.stdout).toContain("there is no such folder");
  });

  test("belongs to another user, as in a container: it is trusted for our own git alone", async () => {
    const { directory } = checkout();
    const env = { ...giveAway(directory), GITHUB_WORKSPACE: directory };
    const look = () =>
      execFileSync("git", ["status"], { cwd: directory, env: { ...process.env, ...env }, stdio: "pipe" });
    expect(look).toThrow("dubious ownership");
    expect(outcomeOf(await step(project, { env }))).toEqual(["deployed", 0]);
    expect(look).toThrow("dubious ownership");
  });
});

/** To another owner; who is not allowed to do that has git believe it. */
function giveAway(directory: string): Record<string, string> {
  if (process.getuid?.() === 0) {
    for (const name of ["", ...readdirSync(directory, { recursive: true, encoding: "utf8" })])
      chownSync(join(directory, name), 12_345, 12_345);
    return {};
  }
  const bin = folder.fresh("bin");
  mkdirSync(bin);
  const git = execFileSync("sh", ["-c", "command -v git"], { encoding: "utf8" }).trim();
  writeFileSync(join(bin, "git"), `#!/bin/sh\nGIT_TEST_ASSUME_DIFFERENT_OWNER=1 exec "${git}" "$@"\n`);
  chmodSync(join(bin, "git"), 0o755);
  return { PATH: `${bin}${delimiter}${process.env["PATH"]}` };
}

describe("a copy that cannot be pushed", () => {
  const refuse = (words: string) => {
    const hook = join(remote.directory, "hooks/pre-receive");
    writeFileSync(hook, `#!/bin/sh\necho "${words}"\nexit 1\n`);
    chmodSync(hook, 0o755);
  };

  test.each([
    ["GH013: Repository rule violations found for refs/heads/live", "a rule of the repository refuses it", false],
    ["Permission to player/bot.git denied to a-robot", "contents: write", true],
  ])("because of «%s» says that line alone, and what helps", async (words, help, isRight) => {
    emulator.setCode("default", code("// edited in the game\n"));
    refuse(words);
    const result = await step(checkout());
    expect(outcomeOf(result)).toEqual(["drift", 4]);
    const { message } = JSON.parse(result.outputs["report"] ?? "");
    expect(message).toContain(words);
    expect(message).toContain(help);
    expect(message.includes("contents: write")).toBe(isRight);
    expect(message).not.toMatch(/hint:|graft/);
    expect(emulator.code("default")?.get("main")).toBe("// edited in the game\n");
  });

  test("because the network failed blames no permission", async () => {
    emulator.setCode("default", code("// edited in the game\n"));
    const repository = checkout();
    repository.git("remote", "set-url", "origin", "http://127.0.0.1:1/bot.git");
    const { outputs } = await step(repository);
    const { outcome, message } = JSON.parse(outputs["report"] ?? "");
    expect(outcome).toBe("drift");
    expect(message).toMatch(/connect/i);
    expect(message).not.toMatch(/contents: write|permission|hint:/);
  });
});
