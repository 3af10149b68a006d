import { writeFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Emulator, startEmulator } from "../../../src/emulator/emulator.ts";
import {
  makeRepository,
  runGit,
  type TestRepository,
  temporaryFolder,
  useRepository,
} from "../../support/repository.ts";
import { runDeploy } from "../../support/run.ts";

const folder = temporaryFolder();
let emulator: Emulator;
let clone: TestRepository;

beforeEach(async () => {
  emulator = await startEmulator();
  const origin = makeRepository(folder.fresh("origin"));
  origin.commit({ "main.js": "// first" });
  const bare = folder.fresh("bare");
  runGit(folder.path, ["clone", "-q", "--bare", origin.directory, bare]);
  clone = useRepository(folder.fresh("clone"));
  runGit(folder.path, ["clone", "-q", bare, clone.directory]);
  clone.git("remote", "set-url", "origin", `ssh://somewhere/${bare}`);
});
afterEach(() => emulator.close());

const edits = 5;

/** A remote so slow that somebody edits the game while it is asked, the first five times. */
function editWhileTheRemoteIsAsked(): void {
  const script = `${folder.fresh("slow")}.mjs`;
  writeFileSync(
    script,
    `import { execFileSync } from "node:child_process";
import { appendFileSync, readFileSync } from "node:fs";
const times = ${JSON.stringify(`${script}.times`)};
appendFileSync(times, ".");
const time = readFileSync(times).length;
const body = JSON.stringify({ branch: "default", modules: { main: "// edit " + Math.min(time, ${edits}) } });
const headers = { "X-Token": ${JSON.stringify(emulator.token)}, "content-type": "application/json" };
if (time <= ${edits}) await fetch(${JSON.stringify(emulator.url)} + "/api/user/code", { method: "POST", headers, body });
execFileSync("sh", ["-c", process.argv.at(-1)], { stdio: "inherit" });
`,
  );
  clone.git("config", "core.sshCommand", `"${process.execPath}" "${script}"`);
  clone.git("config", "ssh.variant", "simple");
}

const deploy = (tipOf = "refs/heads/main") =>
  runDeploy(clone.directory, emulator, {
    raw: { "max-wait": "5" },
    refName: { gitBranch: "main" },
    recordRemote: "origin",
    tipOf: { remote: "origin", ref: tipOf },
  });

test("what is edited in the game while a remote is asked is never lost, however slow that is", async () => {
  editWhileTheRemoteIsAsked();
  const { report } = await deploy();
  expect(report.outcome).toBe("deployed");
  const records = `refs/screeps/${encodeURIComponent(new URL(emulator.url).host)}/default`;
  const copies = clone.git("log", "-p", "--format=", records);
  expect(copies).toContain(`+// edit ${edits}`);
  const own = emulator.lines();
  const write = own.lastIndexOf("POST /api/user/code");
  expect(own[write - 1]).toBe("GET /api/user/code?branch=default");
});

test("the report says how long before the write the newest read was", async () => {
  clone.git("config", "core.sshCommand", "sh -c 'shift; eval \"$@\"' sh");
  clone.git("config", "ssh.variant", "simple");
  const { report, happenings } = await deploy();
  expect(report.outcome).toBe("deployed");
  expect(report.gapMs).toBeGreaterThanOrEqual(0);
  const details = happenings.flatMap((happening) => (happening.kind === "detail" ? [happening.text] : []));
  expect(details).toEqual([`The write leaves ${report.gapMs} ms after the newest read`]);
});

test("a run that writes nothing tells no gap", async () => {
  emulator.setCode("default", [["main", "// first"]]);
  expect((await deploy("refs/heads/none")).report).toMatchObject({ outcome: "unchanged" });
  expect((await deploy("refs/heads/none")).report).not.toHaveProperty("gapMs");
});
