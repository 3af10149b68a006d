import { join } from "node:path";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Emulator, startEmulator } from "../../../src/emulator/emulator.ts";
import { makeRepository, type TestRepository, temporaryFolder, writeFiles } from "../../support/repository.ts";
import { runDeploy } from "../../support/run.ts";

const folder = temporaryFolder();
const raw = { from: "folder", source: "dist", stamp: "version", "on-drift": "refuse" };
let emulator: Emulator;
let repository: TestRepository;
let first = "";
let runs = 0;

/** A commit, and what its build leaves in the ignored dist/. */
function build({ git, directory }: TestRepository, text: string): string {
  writeFiles(directory, { "dist/main.js": `// built from ${text}\n`, ".gitignore": "dist/\n", "src/main.ts": text });
  git("add", "-A");
  git("commit", "-q", "-m", text);
  return git("rev-parse", "HEAD");
}

const deploy = (more = {}, directory = repository.directory) =>
  runDeploy(directory, emulator, { raw: { ...raw, ...more } }).then(({ report }) => report);
/** As on a runner: nothing that another run recorded is there. */
const forgetRecords = () => {
  for (const ref of repository.git("for-each-ref", "--format=%(refname)", "refs/screeps").split("\n").filter(Boolean))
    repository.git("update-ref", "-d", ref);
};
const live = () => new Map(emulator.code("default") ?? []) as Map<string, string>;
const edit = (name: string, content: string) => emulator.setCode("default", [...live(), [name, content]]);

beforeAll(() => {
  repository = makeRepository(join(folder.path, "bot"));
});
beforeEach(async () => {
  emulator = await startEmulator();
  runs += 1;
  first = build(repository, `one ${runs}`);
  return () => emulator.close();
});

describe("built code with a stamp", () => {
  test("is known as ours by its stamp alone, without any record", async () => {
    expect(await deploy()).toMatchObject({ outcome: "deployed" });
    forgetRecords();
    build(repository, "two");
    expect(await deploy()).toMatchObject({ outcome: "deployed", liveCommit: first });
  });

  test("is unchanged by its time alone, at the price of one read", async () => {
    await deploy();
    emulator.clearRequests();
    expect(await deploy()).toMatchObject({ outcome: "unchanged" });
    expect(emulator.lines()).toEqual(["GET /api/user/code?branch=default"]);
  });

  test("is known after its git branch was left for another one", async () => {
    repository.git("checkout", "-q", "-b", "side");
    const side = build(repository, "side");
    await deploy();
    forgetRecords();
    repository.git("checkout", "-q", "main");
    build(repository, "three");
    expect(await deploy()).toMatchObject({ outcome: "deployed", liveCommit: side });
  });

  test("is drift where somebody edited beside a true mark", async () => {
    await deploy();
    forgetRecords();
    edit("main", "// by hand\n");
    build(repository, "four");
    expect(await deploy()).toMatchObject({ outcome: "drift" });
    expect(live().get("main")).toBe("// by hand\n");
  });

  test("is drift where the mark is another repository's", async () => {
    const other = makeRepository(join(folder.path, "other"));
    build(other, "theirs");
    await deploy({}, other.directory);
    expect(await deploy()).toMatchObject({ outcome: "drift" });
    expect(live().get("main")).toBe("// built from theirs\n");
  });
});

describe("built code without a stamp", () => {
  test("warns of what the next deploy will meet, where no record can be pushed", async () => {
    const run = (stamp: string) =>
      runDeploy(repository.directory, emulator, { raw: { ...raw, stamp }, recordRemote: "nowhere" });
    const { report } = await run("");
    expect(report).toMatchObject({ outcome: "deployed", warnings: [expect.stringContaining("will find it as drift")] });
    forgetRecords();
    build(repository, "five");
    expect((await run("")).report.outcome).toBe("drift");
    expect((await deploy({ stamp: "", "on-drift": "overwrite" })).outcome).toBe("deployed");
    expect((await run("version")).report).toMatchObject({ outcome: "deployed", warnings: [] });
  });
});

describe("the stamp itself", () => {
  test.each([
    ["edited", "// mine\n"],
    ["missing", undefined],
  ])("is written anew where it is %s", async (_, content) => {
    await deploy();
    const written = live();
    emulator.setCode(
      "default",
      content === undefined ? [["main", written.get("main") ?? ""]] : [...written, ["version", content]],
    );
    const report = await deploy({ "on-drift": "keep" });
    expect(report.outcome).toBe("deployed");
    expect(live().get("version")).toContain(`"commit": "${first}"`);
  });

  test("is drift and gets a copy where a module of its name is not ours", async () => {
    emulator.setCode("default", [
      ["main", `// built from x\n`],
      ["version", "module.exports = 3;\n"],
    ]);
    expect(await deploy()).toMatchObject({ outcome: "drift" });
    const { record } = await deploy({ "on-drift": "keep" });
    expect(repository.git("show", `${record}:modules/version.js`)).toBe("module.exports = 3;");
  });

  test("is compared whole when it is read back", async () => {
    emulator.addFault({
      fault: "other-write",
      method: "POST",
      path: "/api/user/code",
      when: "after",
      branch: "default",
      modules: { main: `// built from one ${runs}\n`, version: "// theirs\n" },
    });
    expect(await deploy()).toMatchObject({
      outcome: "mismatch",
      message: expect.stringContaining('else in "version"'),
    });
  });
});
