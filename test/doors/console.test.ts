import type { ChildProcess } from "node:child_process";
import { expect, test } from "vitest";
import type { Emulator } from "../../src/emulator/emulator.ts";
import { screepsSync } from "../support/command.ts";
import { withEmulatorAndRepository } from "../support/with-emulator.ts";

let emulator: Emulator;
let cwd: string;
// A connection that is still closing would be taken for the next one, so that no two tests share a server.
withEmulatorAndRepository(({ emulator: fresh, repository: { directory, commit } }) => {
  emulator = fresh;
  commit({ "src/main.js": "require('lib').go()", "src/lib.js": "exports.go = () => {\n  undefined.foo() }" });
  cwd = directory;
});

const error = "TypeError: no\n    at exports.go (lib:2:13)\n    at main:1:52\n    at __mainLoop:1:52\n";

/** The program beside an emulator, and what it says so far. */
function start(...args: string[]) {
  let child: ChildProcess | undefined;
  let said = "";
  const onStart = (started: ChildProcess) => {
    child = started;
    started.stdout?.on("data", (chunk) => {
      said += String(chunk);
    });
  };
  const env = { SCREEPS_SERVER: emulator.url, SCREEPS_TOKEN: emulator.token };
  const finished = screepsSync(["console", ...args], { cwd, env, onStart });
  return {
    finished,
    saying: (text: string) => expect.poll(() => said, { timeout: 20_000 }).toContain(text),
    interrupt: () => child?.kill("SIGINT"),
  };
}

function deployed(): void {
  emulator.setCode("default", [
    ["main", "require('lib').go()"],
    ["lib", "exports.go = () => {\n  undefined.foo() }"],
  ]);
}

test("screeps-sync console shows log and errors at their place until Ctrl-C, and nothing of a log can be a command", async () => {
  deployed();
  const { finished, saying, interrupt } = start();
  await emulator.subscribed();
  emulator.tick({ log: ["<b>tick</b>\u001b[2J ::error::x"], error });
  await saying("│");
  interrupt();
  const { status, stdout, stderr } = await finished;
  expect(stdout).toContain("<b>tick</b>\\x1b[2J :\\x3aerror:\\x3ax\n");
  expect(stdout).toContain("✗ TypeError: no\n    at exports.go (src/lib.js:2:13)\n    at src/main.js:1:16\n");
  expect(stdout).toContain("    > 2 │   undefined.foo() }");
  expect(stderr).toContain("1 × TypeError: no at src/lib.js:2");
  expect(status).toBe(130);
});

test("screeps-sync console --json --errors prints one object a line, and of the log nothing", async () => {
  deployed();
  const { finished, saying, interrupt } = start("--json", "--errors");
  await emulator.subscribed();
  emulator.tick({ log: ["tick"], error });
  emulator.tick({ error });
  await saying('"shard0"}\n');
  interrupt();
  const { status, stdout } = await finished;
  const lines = stdout
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(lines.map(({ kind }) => kind).slice(0, 2)).toEqual(["connected", "error"]);
  expect(lines[1]).toMatchObject({
    message: "TypeError: no",
    place: { path: "src/lib.js", line: 2, column: 13 },
    stack: ["at exports.go (src/lib.js:2:13)", "at src/main.js:1:16"],
    time: expect.stringMatching(/Z$/),
  });
  expect(stdout).not.toContain("tick");
  expect(status).toBe(130);
});

test("screeps-sync console -e shows the result of one expression and ends; one that throws is a failure", async () => {
  const good = start("-e", "'<b>'");
  await emulator.play([{ wait: "expression" }, { tick: {} }]);
  expect(await good.finished).toEqual({ status: 0, stdout: "<b>\n", stderr: "" });

  const bad = start("-e", "nope");
  const thrown =
    "ReferenceError: nope is not defined\n    at eval (eval at <anonymous> (_console1_0:1:46), <anonymous>:1:1)";
  await emulator.play([{ wait: "expression" }, { tick: { error: thrown } }]);
  const { status, stdout, stderr } = await bad.finished;
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr).toBe("✗ Cannot run the expression: it threw ReferenceError: nope is not defined\n");
});
