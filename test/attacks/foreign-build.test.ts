import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Emulator, startEmulator } from "../../src/emulator/emulator.ts";
import { mayBuild } from "../../src/model/settings/may-build.ts";
import { agreeTo, readWishes } from "../../src/sync/setup/allow.ts";
import { buildEnvironment } from "../../src/sync/source/run-build.ts";
import { runStep } from "../support/action/action-runner.ts";
import { screepsSync } from "../support/command.ts";
import { quietDoor } from "../support/door.ts";
import { makePusher } from "../support/pushing.ts";
import { readSource } from "../support/read-source.ts";
import { makeRepository, type TestRepository, temporaryFolder } from "../support/repository.ts";

const folder = temporaryFolder();
let emulator: Emulator;
let repository: TestRepository;

const files = {
  ".gitignore": "dist/\nran\n",
  "build.cjs": `const fs = require("node:fs"); fs.mkdirSync("dist", { recursive: true });
fs.writeFileSync("dist/main.js", "// built"); fs.writeFileSync("ran", JSON.stringify(process.env));`,
  "screeps-sync.yml":
    'source: dist\nfrom: folder\nbuild: "node build.cjs"\nbranches: { main: default, "feature/*": other }\n',
};

beforeAll(async () => {
  emulator = await startEmulator();
});
beforeEach(() => {
  repository = makeRepository(folder.fresh());
  repository.commit(files);
});
afterAll(() => emulator.close());

const ran = (directory = repository.directory): boolean => existsSync(join(directory, "ran"));
const own = { full_name: "player/bot" };
const fork = { full_name: "stranger/bot" };
const pullRequest = (repo: object) => ({
  pull_request: { head: { repo, ref: "main", sha: repository.git("rev-parse", "HEAD") }, base: { ref: "main" } },
});
const followed = (repo: object, event: string) => ({
  workflow_run: {
    event,
    conclusion: "success",
    head_sha: repository.git("rev-parse", "HEAD"),
    head_branch: "main",
    head_repository: repo,
  },
});

describe("a build of a stranger's commit in GitHub Actions", () => {
  test.for(["deploy", "check"])(
    "is not run by %s on pull_request_target, workflow_run or a fork's pull_request",
    async (command) => {
      const events = [
        { name: "pull_request_target", payload: pullRequest(fork) },
        { name: "workflow_run", payload: followed(fork, "pull_request") },
        { name: "pull_request", payload: pullRequest(fork) },
      ];
      for (const event of events) {
        await runStep({ repository, emulator, event, with: { command, branch: "default" } });
        expect(ran(), event.name).toBe(false);
      }
    },
  );

  test("is not run though the workflow names the command itself: what it calls is theirs", async () => {
    const event = { name: "pull_request_target", payload: pullRequest(fork) };
    const { stdout } = await runStep({
      repository,
      emulator,
      event,
      with: { command: "check", build: "node build.cjs" },
    });
    expect(ran()).toBe(false);
    expect(stdout).toContain("no command of a stranger's code is run");
  });

  test("runs where the committer could have written the workflow, without the runner's files and tokens", async () => {
    const env = {
      ACTIONS_RUNTIME_TOKEN: "a-token-of-the-runner",
      ACTIONS_ID_TOKEN_REQUEST_URL: "https://x.example",
      ACTIONS_RESULTS_URL: "https://x.example",
      NPM_KEY: "a-key-of-a-registry",
    };
    for (const event of [{ name: "push" }, { name: "pull_request", payload: pullRequest(own) }])
      await runStep({ repository, emulator, event, env, with: { command: "check", branch: "default" } });
    const seen = Object.keys(JSON.parse(readFileSync(join(repository.directory, "ran"), "utf8")));
    expect(
      seen.filter((name) =>
        /^(?:ACTIONS_|INPUT_|SCREEPS_|GITHUB_(?:ENV|OUTPUT|PATH|STATE|STEP_S|EVENT_P)|NPM_KEY)/.test(name),
      ),
    ).toEqual([]);
    expect(seen).toContain("GITHUB_SHA");
  });
});

describe("a build that a commit asks for in a clone", () => {
  const run = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
    screepsSync(args, {
      cwd: repository.directory,
      env: { SCREEPS_SERVER: emulator.url, SCREEPS_TOKEN: emulator.token, ...env },
    });

  test("is not run before a person agreed, and the one line names what helps", async () => {
    const { status, stdout, stderr } = await run(["deploy"]);
    expect(ran()).toBe(false);
    expect(status).toBe(2);
    expect(stdout + stderr).toContain('nobody agreed to that in this clone; "screeps-sync allow" shows and allows it');
  });

  test("runs after screeps-sync allow --yes, and no more once its text is another", async () => {
    expect((await run(["allow"])).status).toBe(2);
    const asked = await run(["allow", "--json", "--yes"]);
    expect(JSON.parse(asked.stdout)).toEqual({
      agreed: true,
      wishes: [{ kind: "build", text: "node build.cjs", servers: [], agreed: true }],
    });
    await readSource(repository.directory, { env: process.env });
    expect(ran()).toBe(true);
    repository.commit({ "screeps-sync.yml": files["screeps-sync.yml"].replace("build.cjs", "build.cjs # more") });
    await expect(readSource(repository.directory, { env: process.env })).rejects.toThrow("nobody agreed to that");
  });

  test("is kept as it stands, though it looks like an option of git, and install leaves it", async () => {
    repository.commit({ "screeps-sync.yml": 'source: dist\nfrom: folder\nbuild: "--file=/etc/passwd"\n' });
    const asked = { ...quietDoor(repository.directory), ref: "HEAD", raw: {}, nameOf: (name: string) => name };
    await agreeTo(asked.repository, await readWishes(asked));
    await run(["install"]);
    expect(await readWishes(asked)).toMatchObject([{ text: "--file=/etc/passwd", agreed: true }]);
  });

  test("is a person's own word by --build and SCREEPS_SYNC_BUILD", async () => {
    const { modules } = await readSource(repository.directory, {
      env: { PATH: process.env["PATH"], SCREEPS_SYNC_BUILD: "node build.cjs" },
    });
    expect([...modules.keys()]).toEqual(["main"]);
  });

  test("is not run by a push, which is stopped", async () => {
    const pusher = makePusher(
      join(folder.path, "push"),
      { SCREEPS_SERVER: emulator.url, SCREEPS_TOKEN: emulator.token },
      files,
    );
    pusher.sync("install");
    const { status, stderr } = await pusher.push(["origin", "main"]);
    expect({ status, ran: ran(pusher.directory) }).toEqual({ status: 1, ran: false });
    expect(stderr).toContain("screeps-sync allow");
  });

  test("is not run to check --rebuild, nor to look at what is live", async () => {
    repository.commit({
      "screeps-sync.yml": 'source: dist\nbuild: "node build.cjs"\nbranches: { main: default }\n',
      "dist/main.js": "",
    });
    await run(["check", "--rebuild"]);
    await run(["status"]);
    await run(["diff"]);
    expect(ran()).toBe(false);
  });
});

describe("mayBuild()", () => {
  const wish = { command: "make", byCommit: true, strangers: undefined, committerStarts: false };
  test("asks for the very text, and takes no other", () => {
    expect(mayBuild(wish, [])).toBe("ask");
    expect(mayBuild(wish, ["make "])).toBe("ask");
    expect(mayBuild(wish, ["x", "make"])).toBe("start");
  });
  test("refuses strangers' code, whoever agreed to what", () => {
    const strangers = "a stranger wrote it";
    expect(mayBuild({ ...wish, strangers, byCommit: false, committerStarts: true }, ["make"])).toEqual({
      refused: strangers,
    });
  });
});

test("buildEnvironment() has no variable that holds a known credential, whatever its name", () => {
  const env = {
    SEASON: "abcdefgh12345678",
    URL: "https://x/?k=abcdefgh12345678",
    PATH: "/bin",
    SHORT: "me",
    HOME: "/home/me",
  };
  expect(buildEnvironment(env, new Set(["abcdefgh12345678", "me"]))).toEqual({ PATH: "/bin", HOME: "/home/me" });
});
