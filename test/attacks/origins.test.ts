import { createServer } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Emulator, startEmulator } from "../../src/emulator/emulator.ts";
import { openRepository } from "../../src/git/process/repository.ts";
import { isTrusted, readOrigin } from "../../src/model/account/trusted-origin.ts";
import { parseConfigFile } from "../../src/model/config/config-file.ts";
import { noteText } from "../../src/model/outcome/note-text.ts";
import { mayName } from "../../src/model/settings/named-variable.ts";
import type { SettingValues } from "../../src/model/settings/setting-values.ts";
import { toldNotes } from "../../src/model/settings/told-settings.ts";
import { findTargets } from "../../src/sync/account/credential-sources.ts";
import { screepsSync } from "../support/command.ts";
import { quietDoor } from "../support/door.ts";
import { makeRepository, temporaryFolder, writeFiles } from "../support/repository.ts";

const { fresh } = temporaryFolder();
const token = "t".repeat(20);
const listener = createServer((request, response) => {
  heard.push(`${request.method} ${request.url}`);
  response.end("{}");
});
const heard: string[] = [];
let origin = "";
let emulator: Emulator;

beforeAll(async () => {
  emulator = await startEmulator();
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
  const address = listener.address();
  origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
});
afterAll(async () => {
  listener.close();
  await emulator.close();
});

function clone(configuration: string) {
  const repository = makeRepository(fresh());
  repository.commit({ "main.js": "", "screeps-sync.yml": `source: .\nbranches: { main: default }\n${configuration}` });
  return repository;
}

/** Who would get the credential of a run; rejects where nobody does. */
const targets = (given: SettingValues, file: SettingValues, env: NodeJS.ProcessEnv = {}) =>
  findTargets(openRepository(clone("").directory), { given: { token, ...given }, file, env });

describe("an origin that only a commit names gets no credential", () => {
  test("loopback, where a build may listen: no request is sent", async () => {
    const { directory } = clone(`server: ${origin}\n`);
    const { status, stderr } = await screepsSync(["deploy"], { cwd: directory, env: { SCREEPS_TOKEN: token } });
    expect(status).toBe(2);
    expect(stderr).toContain(`Cannot send credentials to ${origin}: only the committed file names it`);
    expect(stderr).toContain('"screeps-sync allow"');
    expect(heard).toEqual([]);
  });

  test.each([
    "http://screeps.com:29600",
    "http://screeps.com",
    "https://screeps.com:8443",
    "https://screeps.com.evil.example",
    "http://localhost:1",
    "http://[::1]:21025",
    "http://127.1:80",
  ])("%s", async (server) => {
    await expect(targets({}, { server })).rejects.toThrow(/^Cannot (?:send credentials to|use server)/);
    await expect(targets({}, { servers: [{ name: "a", url: server }] })).rejects.toThrow(/^Cannot (?:send|use server)/);
  });

  test("though the same host is allowed on another port or scheme", async () => {
    const file = { server: "http://game.example:21025" };
    for (const allowed of ["game.example", "game.example:21025", "http://game.example", "https://game.example:21025"])
      await expect(targets({ "allow-host": [allowed], "allow-http": true }, file)).rejects.toThrow("Cannot send");
    const [target] = await targets({ "allow-host": ["http://game.example:21025"] }, file);
    expect(target?.server.root).toBe("http://game.example:21025/");
  });

  test("though it is chosen by name on the command line", async () => {
    const file = { servers: [{ name: "season", url: "https://evil.example" }] };
    await expect(targets({ server: "season" }, file)).rejects.toThrow("Cannot send credentials");
  });

  test("until a person confirms it: by flag, by his own file, or by screeps-sync allow", async () => {
    const file = { server: "https://game.example/world" };
    await targets({ "allow-host": ["game.example"] }, file);
    const book = "servers:\n  mine:\n    host: game.example\n    secure: true\n    token: aaaaaaaaaaaaaaaaaaaa\n";
    await targets({}, file, { SCREEPS_CONFIG: book });
    const repository = clone(`server: ${emulator.url}\n`);
    const env = { SCREEPS_TOKEN: emulator.token };
    const allowed = await screepsSync(["allow", "--yes"], { cwd: repository.directory, env });
    expect(allowed.stdout).toContain(`gets your credentials, in plain http`);
    const { status, stdout } = await screepsSync(["deploy"], { cwd: repository.directory, env });
    expect(stdout).toMatch(/^✓ (?:Deployed|Nothing to do)/);
    expect(status).toBe(0);
  });
});

describe("a commit does not choose what is sent", () => {
  test.each(["GITHUB_TOKEN", "AWS_SECRET_ACCESS_KEY", "PATH"])("${%s} of a server is refused", async (name) => {
    const reference = `\${${name}}`;
    const env = { [name]: "a-value-of-the-environment" };
    for (const entry of [
      { username: reference, password: reference },
      { token: reference },
      { serverPassword: reference, optional: true },
    ])
      await expect(
        targets({}, { servers: [{ name: "a", url: "https://screeps.com", ...entry }] }, env),
      ).rejects.toThrow(/a commit may name SCREEPS_… variables only.*--allow-variables/);
  });

  test("nor a whole credentials file, which SCREEPS_CONFIG may hold", () => {
    expect(mayName("SCREEPS_CONFIG", [])).toBe(false);
  });

  test("SCREEPS_* and the names that a person listed are taken", async () => {
    const file = { servers: [{ name: "a", url: "https://screeps.com", token: "${SEASON_KEY}" }] };
    const env = { SEASON_KEY: "k".repeat(20) };
    const [target] = await targets({ "allow-variables": ["SEASON_KEY"] }, file, env);
    expect(target?.credentials).toMatchObject({ token: "k".repeat(20) });
  });
});

describe("what a commit may not say", () => {
  test.each([
    [
      "allow-http: true",
      /1:1: "allow-http" decides where or how a credential travels, so a commit may not say it: give --allow-http or SCREEPS_SYNC_ALLOW_HTTP/,
    ],
    ["a: 1\nallow-host: x", /"a" is not a setting/],
    ["allow-host: [evil.example]", /1:1: "allow-host" decides where/],
    ["allow-variables: [GITHUB_TOKEN]", /1:1: "allow-variables" decides where/],
    ["token-in: query", /1:1: "token-in" decides where/],
    ["servers: { a: { url: https://x.example, allow-http: true } }", /1:41: "allow-http" decides where/],
    ["token: abcdefgh", /"token" is a credential/],
    ["dry-run: true", /"dry-run" is about one run/],
  ])("%s", (text, message) => {
    expect(() => parseConfigFile(text, "screeps-sync.yml")).toThrow(message);
  });
});

describe("a promise that a commit gives up is told in every report", () => {
  const text = "verify: false\non-drift: overwrite\nallow-shrink: true\nchecks: { syntax: off, no-main: warn }\n";
  const line =
    'The commit itself asks for "checks: syntax off", "on-drift: overwrite", "verify: false", "allow-shrink: true"';

  test("each of them, unless a person said so himself", () => {
    const file = parseConfigFile(text, "x");
    const all = new Set(Object.keys(file) as (keyof SettingValues)[]);
    expect(toldNotes({ values: file, byCommit: all }).map(noteText)).toEqual([line]);
    expect(toldNotes({ values: file, byCommit: new Set() })).toEqual([]);
    expect(toldNotes({ values: parseConfigFile("verify: true\non-drift: keep\n", "x"), byCommit: all })).toEqual([]);
  });

  test("by deploy and by check, with and without a server", async () => {
    const { directory } = clone(text);
    const env = { SCREEPS_TOKEN: emulator.token, SCREEPS_SERVER: emulator.url };
    for (const args of [["deploy"], ["check"], ["check", "--offline"], ["diff"]])
      expect((await screepsSync(args, { cwd: directory, env })).stdout).toContain(line);
  });
});

describe("origins", () => {
  test.each([
    ["game.example", "https://game.example"],
    ["game.example:8443", "https://game.example:8443"],
    ["http://127.0.0.1:21025", "http://127.0.0.1:21025"],
    ["https://Game.Example:443/world", "https://game.example"],
    ["[::1]", "https://[::1]"],
  ])("%s means %s", (text, expected) => {
    expect(readOrigin(text)).toBe(expected);
  });

  test.each(["", "a b", "ftp://x.example"])("%j is none", (text) => {
    expect(() => isTrusted(readOrigin(text), [])).toThrow(/^Cannot allow/);
  });
});

describe("a credential is known from the moment it is read", () => {
  test("by any name: neither git's helpers nor a build get its variable", async () => {
    const repository = clone('servers: { a: { url: https://screeps.com, token: "${SCREEPS_X}" } }\n');
    writeFiles(repository.directory, {});
    const opened = openRepository(repository.directory);
    const noted: string[] = [];
    const { prepare } = await import("../../src/sync/start/prepare.ts");
    const env = { SEASON_KEY: "k".repeat(20), SCREEPS_X: "x".repeat(20) };
    const raw = { servers: 'a: { url: "https://screeps.com", token: "${SEASON_KEY}" }' };
    const asked = { ref: "HEAD", raw, env, nameOf: (name: string) => name, withoutServer: true };
    const door = { ...quietDoor(repository.directory), repository: opened };
    await prepare({ ...door, ...asked, onSecret: (secret) => noted.push(secret) });
    expect(noted.sort()).toEqual([env.SEASON_KEY, env.SCREEPS_X]);
    const { gitEnvironment } = await import("../../src/git/process/environment.ts");
    const { buildEnvironment } = await import("../../src/sync/source/run-build.ts");
    const ambient = { ...env, HOME: "/home/me", COPY: `Bearer ${env.SEASON_KEY}` };
    expect(Object.keys(gitEnvironment(opened, ambient))).not.toContain("SEASON_KEY");
    expect(Object.keys(gitEnvironment(opened, ambient))).not.toContain("COPY");
    expect(buildEnvironment(ambient, opened.secrets)).toEqual({ HOME: "/home/me" });
  });
});
