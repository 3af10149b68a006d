import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { openRepository } from "../../../src/git/process/repository.ts";
import { UsageError } from "../../../src/model/outcome/errors.ts";
import { findTargets } from "../../../src/sync/account/credential-sources.ts";
import type { Layers } from "../../../src/sync/account/layers.ts";
import type { Target } from "../../../src/sync/account/targets.ts";
import { makeRepository, type TestRepository, temporaryFolder, writeFiles } from "../../support/repository.ts";

const { path, fresh } = temporaryFolder();
const home = join(path, "home");
const token = (letter: string) => letter.repeat(20);

function project(files: Readonly<Record<string, string>> = {}): TestRepository {
  const repository = makeRepository(fresh());
  repository.commit({ "src/main.js": "" });
  writeFiles(repository.directory, files);
  return repository;
}

interface Case extends Partial<Layers> {
  readonly repository?: TestRepository;
  readonly directory?: string;
}

function find({ repository = project(), directory = repository.directory, ...layers }: Case = {}): Promise<Target[]> {
  const env = { HOME: home, ...layers.env };
  return findTargets(openRepository(directory), { given: {}, file: {}, ...layers, env });
}

const yaml = (letter: string, more = "") =>
  `servers:\n  main:\n    host: screeps.com\n    secure: true\n    token: ${token(letter)}\n${more}`;

/** A credential helper as a user has it: a script that knows one host. */
function helper(repository: TestRepository, username: string, password: string): void {
  const file = fresh("helper");
  const script = `#!/bin/sh\n[ "$1" = get ] || exit 0\ngrep -q host=screeps.com && printf 'username=%s\\npassword=%s\\n' '${username}' '${password}'\n`;
  writeFileSync(file, script, { mode: 0o755 });
  repository.git("config", "credential.helper", file);
}

describe("findTargets()", () => {
  it("takes flag or environment before any file, and asks no file then", async () => {
    const repository = project({ ".screeps.yaml": "servers: [broken" });
    const [target] = await find({ repository, given: { token: token("f") } });
    expect(target).toMatchObject({ credentials: { kind: "token", token: token("f") } });
  });

  it.each([".screeps.yaml", ".screeps.yml"])("reads %s of the project, from a subfolder too", async (name) => {
    const repository = project({ [name]: yaml("p") });
    const [target] = await find({ repository, directory: join(repository.directory, "src") });
    expect(target?.credentials).toEqual({ kind: "token", token: token("p"), tokenIn: "header" });
    expect(target?.credentialsFrom).toBe(`${repository.directory}/${name}, server "main"`);
  });

  it("reads screeps.json of the rollup plugin and .screeps.json of grunt-screeps", async () => {
    const rollup = { main: { token: token("r"), protocol: "https", hostname: "screeps.com", port: 443, path: "/" } };
    const [one] = await find({ repository: project({ "screeps.json": JSON.stringify(rollup) }) });
    expect(one?.credentials).toMatchObject({ token: token("r") });
    const grunt = { email: "me@example.com", token: token("g"), branch: "default", ptr: false };
    const [other] = await find({ repository: project({ ".screeps.json": JSON.stringify(grunt) }) });
    expect(other?.credentials).toMatchObject({ token: token("g"), username: "me@example.com" });
  });

  it("reads the home folder last, and SCREEPS_CONFIG first, as a path and as the content", async () => {
    writeFileSync(join(home, ".screeps.yaml"), yaml("h"));
    const repository = project();
    expect((await find({ repository }))[0]?.credentials).toMatchObject({ token: token("h") });
    writeFileSync(join(path, "own.yaml"), yaml("o"));
    const named = await find({ repository, env: { SCREEPS_CONFIG: join(path, "own.yaml") } });
    expect(named[0]?.credentials).toMatchObject({ token: token("o") });
    const inside = await find({ repository, env: { SCREEPS_CONFIG: yaml("c") } });
    expect(inside[0]?.credentials).toMatchObject({ token: token("c") });
    await expect(find({ env: { SCREEPS_CONFIG: "gone.yaml" } })).rejects.toThrow("SCREEPS_CONFIG names");
    writeFileSync(join(home, ".screeps.yaml"), "servers: {}\n");
  });

  it("chooses the entry of exactly this world", async () => {
    const more = `  ptr:\n    host: screeps.com\n    secure: true\n    ptr: true\n    token: ${token("t")}\n  season:\n    host: screeps.com\n    secure: true\n    path: /season\n    token: ${token("s")}\n`;
    const repository = project({ ".screeps.yaml": yaml("m", more) });
    for (const [server, letter] of [
      ["https://screeps.com", "m"],
      ["https://screeps.com/ptr", "t"],
      ["season", "s"],
    ] as const)
      expect((await find({ repository, given: { server } }))[0]?.credentials).toMatchObject({ token: token(letter) });
  });

  it("takes address, password and plain http of a private server from its entry, by name", async () => {
    const own =
      "servers:\n  home:\n    host: 192.168.1.5\n    port: 21025\n    secure: false\n    username: me\n    password: secret\n";
    const [target] = await find({ repository: project({ ".screeps.yaml": own }), given: { server: "home" } });
    expect(target).toMatchObject({
      label: "home",
      server: { root: "http://192.168.1.5:21025/" },
      credentials: { kind: "password", username: "me", password: "secret" },
    });
  });

  it("trusts a host of the committed file that the user's own file names too, and no other", async () => {
    const file = { servers: [{ name: "home", url: "https://game.example" }] };
    await expect(find({ file, given: { token: token("x") } })).rejects.toThrow("only the committed file names it");
    const own = `servers:\n  home:\n    host: game.example\n    secure: true\n    token: ${token("y")}\n`;
    const [target] = await find({ file, repository: project({ ".screeps.yaml": own }) });
    expect(target?.credentials).toMatchObject({ token: token("y") });
  });

  it("leaves the address of a server without url to the user's file, and says where none has it", async () => {
    const file = { servers: [{ name: "main", optional: true }] };
    const [target] = await find({ file, repository: project({ ".screeps.yaml": yaml("m") }) });
    expect(target).toMatchObject({ server: { root: "https://screeps.com/" }, optional: true });
    await expect(find({ file })).rejects.toThrow('Cannot tell the address of server "main"');
  });

  it.each([".screeps.yaml", "screeps.json"])(
    "refuses %s when git tracks it, and never shows its token",
    async (name) => {
      const repository = project();
      repository.commit({ [name]: JSON.stringify({ servers: { main: { host: "screeps.com", token: token("z") } } }) });
      const failure = await find({ repository }).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(UsageError);
      expect(String(failure)).toContain(`Cannot use ${name}: git tracks it`);
      expect(String(failure)).not.toContain(token("z"));
    },
  );

  it("takes no host from a tracked file without credentials", async () => {
    const repository = project();
    repository.commit({ ".screeps.yaml": "servers:\n  main:\n    host: evil.example\n    secure: true\n" });
    await expect(find({ repository, given: { server: "main", token: token("x") } })).rejects.toThrow(UsageError);
  });

  it("asks git's credential helpers last, without a question, and takes what they keep for screeps.com as a token", async () => {
    const repository = project();
    helper(repository, "me", token("k"));
    const [target] = await find({ repository });
    expect(target).toMatchObject({
      credentials: { kind: "token", token: token("k") },
      credentialsFrom: "git's credential helper",
    });
    const none = await find({ repository, given: { server: "https://other.example" } });
    expect(none[0]?.credentials).toBeUndefined();
  });

  it("starts no program that would ask the user: neither GIT_ASKPASS nor core.askPass", async () => {
    const repository = project();
    const asked = join(path, "asked");
    const script = join(path, "askpass");
    writeFileSync(script, `#!/bin/sh\necho asked >> ${asked}\necho me\n`, { mode: 0o755 });
    repository.git("config", "core.askPass", script);
    vi.stubEnv("GIT_ASKPASS", script);
    onTestFinished(() => void vi.stubEnv("GIT_ASKPASS", undefined));
    expect((await find({ repository }))[0]?.credentials).toBeUndefined();
    expect(existsSync(asked)).toBe(false);
  });

  it("hands no credential of ours to the helpers", async () => {
    const repository = project();
    const seen = join(path, "seen-by-helper");
    const file = join(path, "spying-helper");
    writeFileSync(file, `#!/bin/sh\nenv > ${seen}\n`, { mode: 0o755 });
    repository.git("config", "credential.helper", file);
    vi.stubEnv("SCREEPS_PASSWORD", "a-secret-of-the-environment");
    await find({ repository });
    expect(readFileSync(seen, "utf8")).not.toContain("a-secret-of-the-environment");
  });

  it("tells of every credential that it found, so that it can be hidden", async () => {
    const found: string[] = [];
    const repository = project({ ".screeps.yaml": yaml("m", `  b:\n    host: b.example\n    password: hunter22\n`) });
    await findTargets(openRepository(repository.directory), { given: {}, file: {}, env: { HOME: home } }, (secret) =>
      found.push(secret),
    );
    expect(found).toEqual([token("m"), "hunter22"]);
  });
});
