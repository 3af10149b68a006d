import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { makeRepository, type TestRepository, temporaryFolder, writeFiles } from "./support/repository.ts";

// The hooks of this repository itself, for whoever works on it; npm and npx are played, git is real.
const folder = temporaryFolder();
const hooks = join(import.meta.dirname, "../.husky");
const tools = join(folder.path, "tools");
const called = join(folder.path, "called");
writeFiles(
  tools,
  Object.fromEntries(["npm", "npx"].map((name) => [name, `#!/bin/sh\necho "$*" >> '${called}'\nexec "$PLAYED"\n`])),
);
for (const name of ["npm", "npx"]) chmodSync(join(tools, name), 0o755);
let repository: TestRepository;

beforeEach(() => {
  rmSync(called, { force: true });
  repository = makeRepository(folder.fresh());
  repository.commit({ "src/a.ts": "1\n", "dist/a.js": "1\n", "docs/a.md": "1\n" });
});

/** As husky runs a hook; and what it called. */
function run(hook: string, input = "", played = "true") {
  const { status } = spawnSync("sh", ["-e", join(hooks, hook), "origin", "somewhere"], {
    cwd: repository.directory,
    input,
    env: { ...process.env, PATH: `${tools}:${process.env["PATH"]}`, PLAYED: played },
  });
  return { status, calls: existsSync(called) ? readFileSync(called, "utf8").trim().split("\n") : [] };
}

describe("a push", () => {
  const zeros = "0".repeat(40);
  const push = (oid: string, played?: string) =>
    run("pre-push", `refs/heads/main ${oid} refs/heads/main ${zeros}\n`, played);

  test("with sources that the remote lacks asks whether dist/ is what they build, and is stopped where not", () => {
    const oid = repository.git("rev-parse", "HEAD");
    expect(push(oid)).toEqual({ status: 0, calls: ["run --silent check-dist"] });
    expect(push(oid, "false").status).toBe(1);
  });

  test("without changed sources builds nothing", () => {
    repository.git("update-ref", "refs/remotes/origin/main", "HEAD");
    const oid = repository.commit({ "docs/a.md": "2\n" });
    expect(push(oid, "false")).toEqual({ status: 0, calls: [] });
  });

  test("that deletes a ref builds nothing", () => {
    expect(push(zeros, "false")).toEqual({ status: 0, calls: [] });
  });

  test("of several refs builds once", () => {
    const line = `refs/heads/main ${repository.git("rev-parse", "HEAD")} refs/heads/main ${zeros}\n`;
    expect(run("pre-push", line.repeat(3)).calls).toHaveLength(1);
  });
});

describe("a commit", () => {
  const staged = () => repository.git("diff", "--cached", "--name-only");

  test("is formatted and checked where all that changed is staged, and holds what the formatting made", () => {
    writeFiles(repository.directory, { "src/a.ts": "formatted\n" });
    repository.git("add", "src/a.ts");
    expect(run("pre-commit").calls).toEqual([expect.stringMatching(/^biome check --staged .*--write$/)]);
    expect(staged()).toBe("src/a.ts");
  });

  test("that leaves something out on purpose is only checked, and still leaves it out", () => {
    writeFiles(repository.directory, { "src/a.ts": "2\n", "docs/a.md": "2\n" });
    repository.git("add", "src/a.ts");
    expect(run("pre-commit").calls).toEqual([expect.not.stringContaining("--write")]);
    expect(staged()).toBe("src/a.ts");
  });

  test("with something that biome refuses is stopped", () => {
    expect(run("pre-commit", "", "false").status).toBe(1);
  });
});
