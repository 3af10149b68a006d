import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Emulator, startEmulator } from "../../src/emulator/emulator.ts";
import type { EmulatorOptions } from "../../src/emulator/server/options.ts";
import { fillFolder, rollupPlugin, screepsApiTools, type Tool, taskRunners } from "./tools.ts";

let folder: string;
let emulator: Emulator;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "client-")));
  fillFolder(folder);
});
afterEach(async () => {
  await emulator.close();
  rmSync(folder, { recursive: true });
});

interface Ended {
  readonly status: number;
  readonly output: string;
}

function run(argv: readonly string[]): Promise<Ended> {
  const env = { PATH: process.env["PATH"], HOME: folder, NO_COLOR: "1" };
  return new Promise((resolve) => {
    execFile(process.execPath, argv, { cwd: folder, env }, (error, stdout, stderr) => {
      resolve({ status: error === null ? 0 : Number(error.code), output: stdout + stderr });
    });
  });
}

const byName = () => ({ name: emulator.username, password: emulator.password });
const live = (branch = "default") => Object.fromEntries(emulator.code(branch) ?? []);

async function start(options: EmulatorOptions = {}): Promise<void> {
  emulator = await startEmulator(options);
}

describe.each([...screepsApiTools, rollupPlugin, ...taskRunners])("$name", (tool: Tool) => {
  it("writes with a token on the official profile, and what it sent is live", async () => {
    await start();
    tool.configure(folder, emulator, { token: emulator.token });
    const { status, output } = await run(tool.argv);
    expect(output).not.toContain("Error");
    expect(status).toBe(0);
    expect(live()).toEqual(tool.modules);
  });

  it("writes with name and password on the private profile", async () => {
    await start({ profile: "private" });
    tool.configure(folder, emulator, byName());
    expect((await run(tool.argv)).status).toBe(0);
    expect(live()).toEqual({ main: "", ...tool.modules });
  });

  it("fails where no writes are left, says what the server said, and nothing changes", async () => {
    await start();
    emulator.spend("POST /api/user/code", 240);
    tool.configure(folder, emulator, { token: emulator.token });
    const { status, output } = await run(tool.argv);
    expect(output).toMatch(tool.whenLimited);
    expect(status).toBe(1);
    expect(live()).toEqual({ main: "" });
  });
});

describe.each(taskRunners)("$name", (tool) => {
  it("writes with name and password on the official profile, as Basic", async () => {
    await start();
    tool.configure(folder, emulator, byName());
    expect((await run(tool.argv)).status).toBe(0);
    expect(live()).toEqual(tool.modules);
    expect(emulator.lines()).toEqual(["POST /api/user/code"]);
  });
});

// The older command line takes no prefix from its file.
describe.each([...screepsApiTools.slice(0, 1), rollupPlugin, ...taskRunners])("$name", (tool) => {
  it("writes into the world whose prefix it is given, and into no other", async () => {
    await start();
    tool.configure(folder, emulator, { token: emulator.token }, "/season");
    expect((await run(tool.argv)).status).toBe(0);
    expect(Object.fromEntries(emulator.code("default", "season") ?? [])).toEqual(tool.modules);
    expect(live()).toEqual({ main: "" });
  });
});

it("rollup-plugin-screeps creates a branch that is missing, by a clone with the modules", async () => {
  await start();
  rollupPlugin.configure(folder, emulator, { token: emulator.token });
  const settings = join(folder, "screeps.json");
  writeFileSync(settings, readFileSync(settings, "utf8").replace('"default"', '"feature"'));
  expect((await run(rollupPlugin.argv)).status).toBe(0);
  expect(live("feature")).toEqual({ main: "", ...rollupPlugin.modules });
  expect(emulator.lines()).toEqual(["GET /api/user/branches", "POST /api/user/clone-branch"]);
});

describe.each(screepsApiTools)("the command line of $name", (tool) => {
  const [program = ""] = tool.argv;

  beforeEach(async () => {
    await start();
    tool.configure(folder, emulator, { token: emulator.token });
    emulator.setCode("default", Object.entries(tool.modules));
  });

  it("downloads into a folder what is live, text and binary", async () => {
    mkdirSync(join(folder, "live"));
    expect((await run([program, "download", "--dir", "live"])).status).toBe(0);
    expect(readdirSync(join(folder, "live")).sort()).toEqual(["fast.wasm", "main.js", "role.miner.js"]);
    for (const name of readdirSync(join(folder, "live"))) {
      expect(readFileSync(join(folder, "live", name))).toEqual(readFileSync(join(folder, name)));
    }
  });

  it("lists branches by a raw call, and prints a memory segment", async () => {
    expect(JSON.parse((await run([program, "raw", "user.branches"])).output)).toMatchObject({
      list: [{ branch: "default", activeWorld: true }],
    });
    expect((await run([program, "segment", "5", "--set", "main.js"])).status).toBe(0);
    expect((await run([program, "segment", "5"])).output).toContain("module.exports.loop");
  });

  it("prints the sentence where no reads are left, and ends with 0 all the same", async () => {
    emulator.spend("GET /api/user/code", 60);
    const { status, output } = await run([program, "download"]);
    expect([status, output]).toEqual([0, expect.stringMatching(tool.whenLimited)]);
  });
});
