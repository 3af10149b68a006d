import { matchesGlob } from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { startEmulator } from "../../../src/emulator/emulator.ts";
import { parseConfigFile } from "../../../src/model/config/config-file.ts";
import type { RawSettings } from "../../../src/model/settings/read-settings.ts";
import { rulePatterns } from "../../../src/model/settings/rule-patterns.ts";
import { push } from "../../../src/sync/push/push.ts";
import { prepare } from "../../../src/sync/start/prepare.ts";
import { deployTargets } from "../../../src/sync/targets/deploy-targets.ts";
import { quietDoor } from "../../support/door.ts";
import {
  type Files,
  makeRepository,
  type TestRepository,
  temporaryFolder,
  writeFiles,
} from "../../support/repository.ts";

const folder = temporaryFolder();
const emulator = await startEmulator();
const { port } = new URL(emulator.url);
afterAll(() => emulator.close());

/** The file of the common starter kits, for a server on this machine. */
const destination = (branch: string, path = "/") => ({
  token: emulator.token,
  protocol: "http",
  hostname: "127.0.0.1",
  port: Number(port),
  path,
  branch,
});
const screepsJson = {
  main: destination("main"),
  sim: destination("sim"),
  season: destination("auto", "/season"),
  pserver: { ...destination("default"), token: undefined, email: emulator.username, password: emulator.password },
};

let repository: TestRepository;
beforeEach(() => {
  repository = makeRepository(folder.fresh());
  start({ "main.js": "// first" });
});

/** A commit, and beside it the person's own file, which git does not track. */
function start(files: Files): void {
  repository.commit(files);
  writeFiles(repository.directory, { "screeps.json": JSON.stringify(screepsJson) });
}

function configure(yaml: string): void {
  writeFiles(repository.directory, { "screeps.json": undefined });
  start({ "screeps-sync.yml": yaml });
}

/** What is asked for by flags, and which branch of which server it comes to. */
async function deploy(
  raw: RawSettings,
  env: NodeJS.ProcessEnv = {},
  refName?: { readonly gitBranch: string },
): Promise<string[]> {
  const door = quietDoor(repository.directory);
  const asked = { ...door, ref: "HEAD", raw, env, nameOf: (name: string) => `--${name}`, ...(refName && { refName }) };
  const reports = await deployTargets(await prepare(asked));
  return reports.map(
    ({ server, branch, outcome, message }) => `${server} ${branch} ${outcome === "failed" ? message : outcome}`,
  );
}

/** What became of the refs of a push, in words. */
async function pushed(refs: readonly (readonly [remoteRef: string, oid: string])[]): Promise<string[]> {
  const updates = refs.map(([remoteRef, oid]) => ({ localRef: remoteRef, oid, remoteRef, remoteOid: undefined }));
  const ended: string[] = [];
  const env = { SCREEPS_TOKEN: emulator.token, SCREEPS_SYNC_ALLOW_HOST: emulator.url };
  const asked = { ...quietDoor(repository.directory), raw: {}, env, nameOf: (name: string) => `--${name}` };
  const onEnd = ({ message }: { readonly message: string }) => void ended.push(message);
  const wishes = {
    remote: "origin",
    mode: "deploy",
    asked,
    stops: () => false,
    secondsLeft: () => 10,
    onEnd,
    onSearched: () => {},
  } as const;
  await push(updates, wishes);
  return ended;
}

describe("a branch of a destination's own", () => {
  test.each([
    ["main", "main"],
    ["sim", "sim"],
    ["season", "main"],
    ["pserver", "default"],
  ])("%s of screeps.json goes to %s, before the rules", async (server, branch) => {
    configure("branches: { main: of-the-rule }\n");
    expect(await deploy({ server, "dry-run": true })).toEqual([`${server} ${branch} planned`]);
  });

  test("comes after a flag", async () => {
    expect(await deploy({ server: "sim", branch: "trial", "dry-run": true })).toEqual(["sim trial planned"]);
  });

  test("auto is the git branch's name, and a ref without one goes by the rules", async () => {
    repository.git("switch", "-q", "-c", "feature");
    expect(await deploy({ server: "season", "dry-run": true })).toEqual(["season feature planned"]);
    repository.git("switch", "-q", "--detach");
    expect(await deploy({ server: "season", "dry-run": true })).toEqual(["season undefined skipped"]);
  });

  test("is for refs that a rule names, where a push chose the ref", async () => {
    configure(`branches: { main: default }\nservers: { a: { url: "${emulator.url}", branch: a-branch } }\n`);
    const env = { SCREEPS_TOKEN: emulator.token, SCREEPS_SYNC_ALLOW_HOST: emulator.url };
    for (const [gitBranch, result] of [
      ["main", "a a-branch planned"],
      ["wip", "a undefined skipped"],
    ] as const)
      expect(await deploy({ "dry-run": true }, env, { gitBranch })).toEqual([result]);
  });

  test.each([
    ["", "refs/heads/main"],
    ["", "refs/tags/v1"],
    ["branches: { main: default }\n", "refs/heads/main"],
    ["branches: { main: default }\n", "refs/heads/wip"],
    ['branches: { "tag:v*": default }\n', "refs/tags/v1"],
    ["branches: {}\n", "refs/heads/main"],
  ])("the installed hook asks for the refs of a push that come there, with «%s»: %s", async (rules, remoteRef) => {
    const yaml = `${rules}servers: { a: { url: "${emulator.url}", branch: a-branch } }\n`;
    configure(yaml);
    const asks = rulePatterns(parseConfigFile(yaml, "it").branches).some((pattern) => matchesGlob(remoteRef, pattern));
    expect(await pushed([[remoteRef, repository.git("rev-parse", "HEAD")]])).toEqual(
      asks ? [expect.stringContaining('"a-branch" on a')] : [],
    );
  });

  test("gets the newest commit of a push, once", async () => {
    configure(`servers: { a: { url: "${emulator.url}", branch: a-branch } }\n`);
    const main = repository.git("rev-parse", "HEAD");
    const other = repository.commit({ "main.js": "// other", "screeps.json": undefined });
    const ended = await pushed([
      ["refs/heads/main", main],
      ["refs/heads/other", other],
    ]);
    expect(ended).toEqual([expect.stringContaining(`Deployed ${other.slice(0, 7)} to "a-branch" on a`)]);
  });

  test("may stand in servers: of the committed file, beside servers that go by the rules", async () => {
    const yaml = `branches: { main: default }\nservers:\n  a: { url: "${emulator.url}", branch: a-branch }\n  b: { url: "${emulator.url}" }\n`;
    configure(yaml);
    const env = { SCREEPS_TOKEN: emulator.token, SCREEPS_SYNC_ALLOW_HOST: emulator.url };
    expect(await deploy({ "dry-run": true }, env)).toEqual(["a a-branch planned", "b default planned"]);
  });
});

describe("a credentials file with several destinations", () => {
  test("names them where none is chosen", async () => {
    await expect(deploy({})).rejects.toThrow(
      "Cannot sign in to screeps.com: screeps.json has main, sim, season, pserver: choose one with --server",
    );
    await expect(deploy({ server: emulator.url })).rejects.toThrow(
      "screeps.json has main, sim, pserver: choose one with --server",
    );
  });

  test("is meant by its one entry for a world, whose branch counts then", async () => {
    expect(await deploy({ server: `${emulator.url}/season`, "dry-run": true })).toEqual([
      `127.0.0.1:${port}/season main planned`,
    ]);
  });

  test("gives its names to a committed server: too", async () => {
    configure("server: sim\n");
    expect(await deploy({ "dry-run": true })).toEqual(["sim sim planned"]);
  });

  test.each([
    ["smi", /^Cannot find server "smi": known are main, sim, season, pserver; did you mean sim\?$/],
    ["locla", /^Cannot find server "locla": known are main, sim, season, pserver$/],
  ])("names those that are known for --server %s", async (server, message) => {
    await expect(deploy({ server })).rejects.toThrow(message);
  });

  test("says where no server has a name at all", async () => {
    writeFiles(repository.directory, { "screeps.json": undefined });
    await expect(deploy({ server: "local" })).rejects.toThrow(/names a server; write an address like https/);
  });
});
