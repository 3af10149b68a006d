import { describe, expect, test } from "vitest";
import type { Emulator } from "../../src/emulator/emulator.ts";
import { outcomes } from "../../src/model/outcome/outcome.ts";
import { version } from "../../src/model/text/version.ts";
import { type CommandOptions, screepsSync } from "../support/command.ts";
import { type TestRepository, writeFiles } from "../support/repository.ts";
import { withEmulatorAndRepository } from "../support/with-emulator.ts";

let emulator: Emulator;
let repository: TestRepository;

const folder = withEmulatorAndRepository((fresh) => {
  ({ emulator, repository } = fresh);
  repository.commit({ "src/main.js": "// main\n", "src/role/miner.js": "// miner\n" }, "first");
});

const run = (args: readonly string[], options: Partial<CommandOptions> = {}) =>
  screepsSync(args, {
    cwd: repository.directory,
    ...options,
    env: { SCREEPS_SERVER: emulator.url, SCREEPS_TOKEN: emulator.token, ...options.env },
  });
const deploy = (...args: string[]) => run(["deploy", "--branch", "default", ...args]);

describe("screeps-sync deploy", () => {
  test("says on stdout what is true, and nothing on stderr", async () => {
    const { status, stdout, stderr } = await deploy();
    expect(stderr).toBe("");
    expect(stdout).toMatch(
      /^✓ Deployed [0-9a-f]{7} to "default" on 127\.0\.0\.1:\d+: read back, all 2 modules equal\n/,
    );
    expect(stdout).toContain("1 added, 1 changed, 0 removed, 0 unchanged");
    expect(status).toBe(0);
  });

  test("prints the report as JSON", async () => {
    const { stdout } = await deploy("--json");
    expect(JSON.parse(stdout)).toMatchObject({
      outcome: "deployed",
      branch: "default",
      modules: 2,
      plan: { added: [{ name: "role/miner", after: 9 }] },
    });
  });

  test("warns that the game runs another branch, where nobody chose one", async () => {
    const { status, stdout } = await run(["deploy"]);
    expect(stdout).toContain("\n! The game on 127.0.0.1");
    expect(stdout).toContain('runs "default", and not "main": "screeps-sync activate main"');
    expect(status).toBe(0);
  });

  test("shows each request with --verbose, and never the token", async () => {
    const { stdout, stderr } = await deploy("--verbose");
    expect(stderr).toMatch(/GET \/api\/user\/code\?branch=default → 200 in \d+ ms/);
    expect(stderr).toMatch(/POST \/api\/user\/code → 200/);
    expect(stdout + stderr).not.toContain(emulator.token.slice(0, 8));
  });

  test("maps the git branch by the rules of the committed configuration", async () => {
    repository.commit({ "screeps-sync.yml": 'branches:\n  main: default\n  "feature/*": "f-{slug}"\n' });
    repository.git("switch", "-q", "-c", "feature/new idea".replace(" ", "-"));
    expect((await run(["deploy"])).stdout).toContain('to "f-feature-new-idea"');
    repository.git("switch", "-q", "--detach");
    expect((await run(["deploy"])).stdout).toMatch(
      /^✓ Skipped [0-9a-f]{7} for .*: HEAD is neither a branch nor a tag; --branch names one/,
    );
  });

  test("reads the commit, not the work tree, its configuration included", async () => {
    writeFiles(repository.directory, { "src/main.js": "// not committed\n", "screeps-sync.yml": "nonsense: true\n" });
    expect((await deploy()).status).toBe(0);
    expect(emulator.code("default")?.get("main")).toBe("// main\n");
  });

  test("lets a flag win over the environment, and that over the file", async () => {
    repository.commit({ "screeps-sync.yml": "layout: dot\n" });
    const names = async (args: string[], env: Record<string, string> = {}) => {
      await run(["deploy", "--branch", "default", "--on-drift", "overwrite", ...args], { env });
      return [...(emulator.code("default")?.keys() ?? [])].sort();
    };
    expect(await names([])).toEqual(["main", "role.miner"]);
    expect(await names([], { SCREEPS_SYNC_LAYOUT: "underscore" })).toEqual(["main", "role_miner"]);
    expect(await names(["--layout", "basename"], { SCREEPS_SYNC_LAYOUT: "underscore" })).toEqual(["main", "miner"]);
  });

  test("works with -C from elsewhere", async () => {
    expect(
      (await run(["-C", repository.directory, "deploy", "--branch", "default"], { cwd: folder.path })).status,
    ).toBe(0);
  });

  test("ends with 130 on Ctrl-C, and has written nothing", async () => {
    emulator.addFault({ fault: "stall", method: "GET" });
    const onStart: CommandOptions["onStart"] = (child) => {
      const timer = setInterval(() => {
        if (emulator.requests.length === 0) return;
        clearInterval(timer);
        child.kill("SIGINT");
      }, 20);
      child.once("exit", () => clearInterval(timer));
    };
    const { status, stdout } = await run(["deploy", "--branch", "default"], { onStart });
    expect(stdout).toContain("Interrupted by SIGINT: nothing was written");
    expect(status).toBe(130);
  });
});

describe("exit statuses", () => {
  test.each([
    ["failed", ["--source", "bad"], () => {}],
    ["rate-limited", ["--max-wait", "1"], () => emulator.spend("POST /api/user/code", 240)],
    ["drift", ["--on-drift", "refuse"], () => emulator.setCode("default", [["main", "// theirs"]])],
    ["unreachable", ["--max-wait", "1"], () => emulator.addFault({ fault: "status", status: 503, times: "always" })],
    [
      "mismatch",
      [],
      () =>
        emulator.addFault({
          fault: "other-write",
          method: "GET",
          skip: 1,
          branch: "default",
          modules: { main: "// theirs" },
        }),
    ],
    [
      "unknown",
      ["--max-wait", "1"],
      () => {
        emulator.addFault({ fault: "reset", method: "POST", when: "after" });
        emulator.addFault({ fault: "status", status: 502, method: "GET", skip: 1, times: "always" });
      },
    ],
  ] as const)("%s", async (outcome, args, before) => {
    repository.commit({ "bad/main.js": Buffer.from([0xff]) });
    before();
    const { status, stdout } = await deploy("--source", "src", "--json", ...args);
    expect(JSON.parse(stdout)).toMatchObject({ outcome });
    expect(status).toBe(outcomes[outcome].exit);
  });
});

describe("wrong use is one clear line and status 2", () => {
  test.each([
    [["deploy", "no-such-ref"], /^✗ Cannot find commit "no-such-ref": no such ref/],
    [["deploy", "--branch", "$x"], /^✗ Cannot use "\$x" as a code branch/],
    [["deploy", "--branch", "a", "--source", "nowhere"], /nowhere/],
    [["deploy", "--branch", "a", "--server", "https://screeps.com/api"], /write https:\/\/screeps\.com\//],
    [["deploy", "--branch", "a", "--server", "http://192.168.1.2:21025"], /plain http/],
    [
      ["deploy", "--branch", "a", "--config", "other.yml"],
      /^✗ Cannot read other\.yml of [0-9a-f]{7}: the commit has no such file/,
    ],
    [["deploy", "--layout", "tree"], /layout/],
    [["deploy", "--lay", "dot"], /unknown option/],
    [["depoly"], /unknown command/],
    [["api", "POST", "/api/user/delete-branch", "{}"], /the body needs "branch"/],
    [["api", "GET", "https://elsewhere.example/"], /a path below \/api\//],
  ])("%j", async (args, message) => {
    const { status, stdout, stderr } = await run(args);
    expect(stdout + stderr).toMatch(message);
    expect(stdout + stderr).not.toMatch(/^ +at /m);
    expect(status).toBe(2);
  });

  test("without credentials it says which variable to set", async () => {
    const { status, stderr } = await run(["deploy", "--branch", "a"], { env: { SCREEPS_TOKEN: "" } });
    expect(stderr).toContain("set SCREEPS_TOKEN");
    expect(status).toBe(2);
  });

  test("outside of a repository it says so", async () => {
    const { status, stderr } = await run(["deploy", "--branch", "a"], { cwd: folder.path });
    expect(stderr).toMatch(/^✗ Cannot open repository: .* is not inside a git repository\n$/);
    expect(status).toBe(2);
  });

  test("credentials do not go to a host that only the commit names", async () => {
    repository.commit({ "screeps-sync.yml": "servers:\n  evil: { url: https://screeps.com.evil.example }\n" });
    const { status, stderr } = await run(["deploy", "--branch", "a"], { env: { SCREEPS_SERVER: "" } });
    expect(stderr).toContain("Cannot send credentials to https://screeps.com.evil.example");
    expect(status).toBe(2);
  });
});

describe("screeps-sync diff", () => {
  test("shows counts, and with --patch the lines by git, and leaves nothing in the repository", async () => {
    await deploy();
    repository.commit({ "src/role/miner.js": "// digger\n", "src/role/scout.js": "// scout\n" });
    const before = repository.git("count-objects", "-v");
    const { status, stdout } = await run(["diff", "--branch", "default", "--patch"]);
    expect(stdout).toContain("would be: 1 added, 1 changed, 0 removed, 1 unchanged");
    expect(stdout).toContain("-// miner\n+// digger\n");
    expect(status).toBe(0);
    expect(repository.git("count-objects", "-v")).toBe(before);
    expect(emulator.lines().filter((line) => line.startsWith("POST"))).toHaveLength(1);
  });

  test("shows live modules of any name", async () => {
    emulator.setCode("default", [
      ["x/../../y", "a\n"],
      ["lib/.git/config", "b\n"],
      ["__proto__", "c\n"],
      ["main", "// main\n"],
    ]);
    const { stdout } = await run(["diff", "--branch", "default", "--patch"]);
    expect(stdout).toContain("-a\n");
    expect(stdout).toContain("-b\n");
    expect(stdout).toContain("-c\n");
  });
});

describe("screeps-sync activate", () => {
  test("activates, prints one JSON document, and fails by exit status where the branch is missing", async () => {
    emulator.setCode("next", [["main", ""]]);
    expect((await run(["activate", "next", "--dry-run"])).stdout).toMatch(/^✓ Planned to activate "next"/);
    const { status, stdout } = await run(["activate", "next", "--json"]);
    expect({ status, ...JSON.parse(stdout) }).toMatchObject({ status: 0, outcome: "activated", before: "default" });
    const missing = await run(["activate", "nxt"]);
    expect(missing).toMatchObject({ status: 1, stdout: expect.stringMatching(/^✗ Cannot activate "nxt"/) });
    expect((await run(["activate", "$activeWorld"])).status).toBe(outcomes.usage.exit);
  });
});

describe("screeps-sync whoami", () => {
  test("shows user, scope, active branch and limits", async () => {
    const { status, stdout } = await run(["whoami"]);
    expect(stdout).toMatch(new RegExp(`^${emulator.username} on 127\\.0\\.0\\.1`));
    expect(stdout).toContain("full access");
    expect(stdout).toContain('"default", of 1 branch\n');
    expect(status).toBe(0);
  });

  test("says that a limited token cannot write code", async () => {
    const { token } = emulator.createToken({ full: false, endpoints: ["GET /api/user/name"] });
    expect((await run(["whoami"], { env: { SCREEPS_TOKEN: token } })).stdout).toContain(
      "limited: it cannot write code",
    );
  });

  test("fails in one line with a token that the server does not take", async () => {
    const { status, stderr } = await run(["whoami"], { env: { SCREEPS_TOKEN: "not-a-token-of-anyone" } });
    expect(stderr).toMatch(/^✗ Cannot .*401/);
    expect(stderr).not.toContain("not-a-tok");
    expect(status).toBe(1);
  });
});

describe("screeps-sync api", () => {
  test("prints the answer as JSON", async () => {
    const { stdout } = await run(["api", "GET", "/api/user/code?branch=default"]);
    expect(JSON.parse(stdout)).toMatchObject({ ok: 1, branch: "default", modules: { main: "" } });
  });

  test("takes a body from standard input", async () => {
    const { status } = await run(["api", "POST", "/api/user/clone-branch", "-"], {
      input: '{"branch":"default","newName":"copy"}',
    });
    expect(status).toBe(0);
    expect(emulator.branches()).toContain("copy");
  });
});

describe("help", () => {
  test("--version is that of the package", async () => {
    expect((await run(["--version"])).stdout).toBe(`${version}\n`);
  });

  test("--help names every command, and each command explains its flags", async () => {
    const { stdout } = await run(["--help"]);
    for (const name of ["deploy", "diff", "whoami", "api", "emulate", "demo"]) {
      expect(stdout).toContain(`  ${name} `);
      expect((await run([name, "--help"])).stdout).toContain(`screeps-sync ${name}`);
    }
  });
});
