import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Emulator, startEmulator } from "../../src/emulator/emulator.ts";
import { dist } from "../support/dist.ts";
import { makeRepository, temporaryFolder } from "../support/repository.ts";

const folder = temporaryFolder();
const repository = makeRepository(join(folder.path, "bot"));
repository.commit({ "main.js": "live", "screeps-sync.yml": "branches: { main: default }\n" });
const head = repository.git("rev-parse", "HEAD");
const eventPath = join(folder.path, "event.json");
writeFileSync(eventPath, "{}");

let emulator: Emulator;
beforeEach(async () => {
  emulator = await startEmulator();
});
afterEach(() => emulator.close());

/** What a shell does with a door's streams, around `"$@"`, which is the door itself; `status` takes its exit status. */
async function run(script: string, door: string, args: readonly string[], more: Record<string, string> = {}) {
  const out = mkdtempSync(join(folder.path, "out-"));
  const { PATH = "", HOME = "" } = process.env;
  const env = {
    PATH,
    HOME,
    NO_COLOR: "1",
    OUT: out,
    SCREEPS_TOKEN: emulator.token,
    SCREEPS_SERVER: emulator.url,
    SCREEPS_SYNC_ALLOW_HTTP: "true",
    ...more,
  };
  const words = [process.execPath, join(dist, door), ...args];
  await promisify(execFile)("sh", ["-c", script, "sh", ...words], { cwd: repository.directory, env });
  const read = (name: string) => readFileSync(join(out, name), "utf8");
  expect(read("status"), "the exit status says what was done").toBe("0\n");
  expect(emulator.code("default")?.get("main"), "what was to be written is live").toBe("live");
  return read("kept");
}

const deployed = /Deployed [0-9a-f]{7} to "default"/;
const full = '"$@" </dev/null >"$OUT/kept" 2>/dev/full; echo $? >"$OUT/status"';
const fullStdout = '"$@" </dev/null >/dev/full 2>"$OUT/kept"; echo $? >"$OUT/status"';
const closed = '{ "$@" </dev/null 2>&1 >"$OUT/kept"; echo $? >"$OUT/status"; } | true';
const closedStdout = '{ "$@" </dev/null 2>"$OUT/kept"; echo $? >"$OUT/status"; } | true';

describe("the command line", () => {
  test.each([
    ["stderr on a full disk", full],
    ["stderr that nobody reads", closed],
    ["stdout on a full disk", fullStdout],
    ["stdout that nobody reads", closedStdout],
  ])("deploys, and reports on the other stream: %s", async (_, script) => {
    expect(await run(script, "cli.js", ["deploy", "--verbose"])).toMatch(deployed);
  });

  test("keeps its JSON whole where stderr breaks", async () => {
    emulator.addFault({ fault: "status", status: 502, method: "GET", times: 1 });
    expect(JSON.parse(await run(full, "cli.js", ["deploy", "--json"]))).toMatchObject({ outcome: "deployed" });
  });

  test("is quiet where the reader of stdout has seen enough", async () => {
    const first = '{ "$@" </dev/null 2>"$OUT/kept"; echo $? >"$OUT/status"; } | head -c 1 >/dev/null';
    expect(await run(first, "cli.js", ["deploy"])).toBe("");
  });
});

describe("the hook", () => {
  const pushed = `refs/heads/main ${head} refs/heads/main ${"0".repeat(40)}`;
  const input = (script: string) => script.replace('"$@" </dev/null', `echo "${pushed}" | "$@"`);
  test.each([
    ["on a full disk", full],
    ["that nobody reads", closed],
  ])("deploys, and reports on stdout: stderr %s", async (_, script) => {
    expect(await run(input(script), "pre-push.js", ["origin", "here"])).toMatch(deployed);
  });
});

describe("the Action", () => {
  const inputs = () => ({
    INPUT_TOKEN: emulator.token,
    INPUT_SERVER: emulator.url,
    GITHUB_EVENT_NAME: "workflow_dispatch",
    GITHUB_EVENT_PATH: eventPath,
    GITHUB_SHA: head,
    GITHUB_REF: "refs/heads/main",
    GITHUB_REPOSITORY: "player/bot",
    GITHUB_WORKSPACE: repository.directory,
  });
  test.each([
    ["stdout on a full disk", fullStdout],
    ["stdout that nobody reads", closedStdout],
    ["stderr on a full disk", full],
  ])("deploys, and reports on the other stream: %s", async (_, script) => {
    expect(await run(script, "action.js", [], inputs())).toMatch(deployed);
  });
});
