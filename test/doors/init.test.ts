import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { startEmulator } from "../../src/emulator/emulator.ts";
import { parseConfigFile } from "../../src/model/config/config-file.ts";
import { screepsSync } from "../support/command.ts";
import { type Files, makeRepository, type TestRepository, temporaryFolder, writeFiles } from "../support/repository.ts";

const { path, fresh } = temporaryFolder();

function project(files: Files = { "src/main.js": "" }): TestRepository {
  const repository = makeRepository(fresh());
  repository.commit(files);
  return repository;
}

const init = ({ directory }: TestRepository, ...flags: string[]) => screepsSync(["init", ...flags], { cwd: directory });
const textOf = ({ directory }: TestRepository, file = "screeps-sync.yml") =>
  readFileSync(join(directory, file), "utf8");
const settingsOf = (repository: TestRepository) => parseConfigFile(textOf(repository), "the file");

describe("screeps-sync init", () => {
  it("writes what it found, shows it first, and says why", async () => {
    const repository = project({ "ai/main.js": 'require("role.miner")', "ai/role/miner.js": "" });
    const { status, stdout } = await init(repository, "--yes");
    expect(status).toBe(0);
    expect(settingsOf(repository)).toEqual({
      source: "ai",
      layout: "dot",
      branches: [{ pattern: "main", template: "default" }],
    });
    expect(stdout).toContain("+source: ai");
    expect(stdout).toContain("source ai (the only main.js is there)");
  });

  it("works before the first commit", async () => {
    const repository = makeRepository(`${path}/unborn`);
    writeFiles(repository.directory, { "main.js": "" });
    expect((await init(repository, "--yes")).status).toBe(0);
    expect(settingsOf(repository)).toMatchObject({ source: "." });
  });

  it("takes compiled output from a folder where main is TypeScript", async () => {
    const repository = project({ "src/main.ts": "", "package.json": '{"scripts":{"build":"tsc"}}' });
    await init(repository, "--yes");
    expect(settingsOf(repository)).toMatchObject({ source: "dist", from: "folder", build: "npm run build" });
  });

  it("refuses what it cannot tell, lists the candidates, and writes nothing", async () => {
    const two = project({ "ai/main.js": "", "old/main.js": "" });
    const none = project({ "src/loop.js": "", "lib/a.js": "" });
    for (const [repository, found] of [
      [two, 'main.js is in "ai", "old"; choose one with --source'],
      [none, 'there is no main.js, where the game starts, and its JavaScript is in "lib", "src"'],
    ] as const) {
      const { status, stderr } = await init(repository, "--yes");
      expect({ status, stderr }).toMatchObject({ status: 2, stderr: expect.stringContaining(found) });
      expect(existsSync(join(repository.directory, "screeps-sync.yml"))).toBe(false);
    }
    expect((await init(two, "--yes", "--source", "ai")).status).toBe(0);
  });

  it("proposes the branch that the game runs", async () => {
    const emulator = await startEmulator({ port: 0 });
    try {
      emulator.setCode("live", [["main", ""]]);
      const env = { SCREEPS_SERVER: emulator.url, SCREEPS_TOKEN: emulator.token };
      const repository = project();
      await screepsSync(["activate", "live"], { cwd: repository.directory, env });
      const { stdout } = await screepsSync(["init", "--yes"], { cwd: repository.directory, env });
      expect(settingsOf(repository).branches).toEqual([{ pattern: "main", template: "live" }]);
      expect(stdout).toContain("branch live (the game on 127.0.0.1");
    } finally {
      await emulator.close();
    }
  });

  it("has its file named by check until it is committed, and no longer", async () => {
    const repository = project({ "src/main.ts": "", "package.json": '{"scripts":{"build":"tsc"}}' });
    await init(repository, "--yes");
    const check = () => screepsSync(["check", "--offline"], { cwd: repository.directory });
    const { status, stderr } = await check();
    expect({ status, stderr }).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^✗ screeps-sync\.yml is not committed yet/),
    });
    repository.commit({ "dist/main.js": "" });
    expect((await check()).stderr).not.toContain("not committed yet");
  });

  it("has its file named as a warning where the commit can be deployed without it", async () => {
    const repository = project({ "main.js": "" });
    await init(repository, "--yes");
    mkdirSync(join(repository.directory, "below"));
    const { status, stdout } = await screepsSync(["check", "--offline"], { cwd: join(repository.directory, "below") });
    expect({ status, stdout }).toMatchObject({
      status: 0,
      stdout: expect.stringContaining("! screeps-sync.yml is not committed yet"),
    });
  });

  it("takes the code branch that another tool's file names", async () => {
    const repository = project();
    writeFiles(repository.directory, { "screeps.json": '{"main":{"token":"not-a-real-one","branch":"auto"}}' });
    await init(repository, "--yes");
    expect(settingsOf(repository).branches).toEqual([{ pattern: "main", template: "{branch}" }]);
    expect(textOf(repository)).not.toContain("not-a-real-one");
  });

  it.each(["screeps-sync.yml", ".github"])("writes through no symbolic link of a commit: %s", async (name) => {
    const repository = project();
    const elsewhere = join(repository.directory, "../elsewhere");
    mkdirSync(elsewhere, { recursive: true });
    symlinkSync(name === ".github" ? elsewhere : join(elsewhere, "file"), join(repository.directory, name));
    const { status, stderr } = await init(repository, "--yes", "--workflow", "deploy");
    expect({ status, written: readdirSync(elsewhere) }).toEqual({ status: 2, written: [] });
    expect(stderr).toContain(`${name} is a symbolic link`);
  });

  it("keeps several destinations of another tool's file apart", async () => {
    const repository = project();
    const destinations = { main: { token: "not-a-real-one", branch: "auto" }, sim: { branch: "sim" } };
    writeFiles(repository.directory, { "screeps.json": JSON.stringify(destinations) });
    const { stdout } = await init(repository, "--yes");
    expect(settingsOf(repository)).toMatchObject({ branches: [{ pattern: "main", template: "default" }] });
    expect(settingsOf(repository).servers).toBeUndefined();
    expect(stdout).toContain("servers main, sim (--server chooses; each keeps its own branch)");
    expect(stdout).toContain('"screeps-sync deploy --dry-run --server main"');
  });

  it("changes nothing the second time, hook and workflows included", async () => {
    const repository = project();
    const flags = ["--yes", "--hook", "--workflow", "deploy", "backup"];
    await init(repository, ...flags);
    const files = [
      "screeps-sync.yml",
      ".github/workflows/screeps-deploy.yml",
      ".github/workflows/screeps-backup.yml",
      ".git/hooks/pre-push",
    ];
    const first = files.map((file) => textOf(repository, file));
    const { status, stdout } = await init(repository, ...flags);
    expect(status).toBe(0);
    expect(stdout).toContain("Nothing to write");
    expect(files.map((file) => textOf(repository, file))).toEqual(first);
  });

  it("leaves every byte of a file alone where no flag says anything new", async () => {
    const odd = "# mine\nsource:    src\n\n\nbranches:   {main:    default}   # odd\n";
    const repository = project({ "src/main.js": "", "screeps-sync.yml": odd });
    expect((await init(repository, "--yes", "--source", "src")).stdout).toContain("Nothing to write");
    expect(textOf(repository)).toBe(odd);
  });

  it("changes only what a flag says in a file that is there, and keeps its comments", async () => {
    const repository = project({ "src/main.js": "", "screeps-sync.yml": "# mine\nsource: src # here\nlayout: dot\n" });
    const { stdout } = await init(repository, "--yes", "--source", "lib");
    expect(textOf(repository)).toBe("# mine\nsource: lib # here\nlayout: dot\n");
    expect(stdout).toContain("-source: src # here");
  });

  it("never overwrites a workflow that is there", async () => {
    const repository = project({ "src/main.js": "", ".github/workflows/screeps-deploy.yml": "name: mine\n" });
    await init(repository, "--yes", "--workflow", "deploy");
    expect(textOf(repository, ".github/workflows/screeps-deploy.yml")).toBe("name: mine\n");
  });

  it("leaves the code branch of the workflow to the rules, and names the project's own git branch", async () => {
    const repository = project();
    repository.git("checkout", "-q", "-b", "master");
    await init(repository, "--yes", "--workflow", "deploy");
    const workflow = textOf(repository, ".github/workflows/screeps-deploy.yml");
    expect(workflow).toContain('branches: ["master"]');
    expect(workflow).not.toContain("branch: default");
  });

  it("says what helps where nobody can be asked, where there is no work tree, and where the file is broken", async () => {
    expect((await init(project())).stderr).toContain("--yes takes what was found");
    mkdirSync(`${path}/bare`);
    expect((await screepsSync(["init", "--yes"], { cwd: `${path}/bare` })).stderr).toContain("git init makes one");
    const broken = project({ "screeps-sync.yml": "sauce: src\n" });
    const { status, stderr } = await init(broken, "--yes");
    expect(status).toBe(2);
    expect(stderr).toContain('screeps-sync.yml, 1:1: "sauce" is not a setting');
    expect(existsSync(join(broken.directory, ".git/hooks/pre-push"))).toBe(false);
  });
});
