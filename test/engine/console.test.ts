import type { ChildProcess } from "node:child_process";
import { stripTypeScriptTypes } from "node:module";
import { afterAll, beforeAll, expect, test } from "vitest";
import { placeSpawn } from "../real-engine/place-spawn.ts";
import { startRealEngine } from "../real-engine/real-engine.ts";
import type { RealServer } from "../real-server/real-server.ts";
import { screepsSync } from "../support/command.ts";
import { type Files, makeRepository, type TestRepository, temporaryFolder } from "../support/repository.ts";

const folder = temporaryFolder();
let server: RealServer;
let repository: TestRepository;
beforeAll(async () => {
  server = await startRealEngine();
  await placeSpawn(server);
  repository = makeRepository(folder.fresh());
});
afterAll(() => server?.stop());

const run = (args: readonly string[], onStart?: (child: ChildProcess) => void) =>
  screepsSync(args, {
    cwd: repository.directory,
    env: { SCREEPS_SERVER: server.url, SCREEPS_USERNAME: server.username, SCREEPS_PASSWORD: server.password },
    ...(onStart === undefined ? {} : { onStart }),
  });

/** What the files before threw: the tick in flight may still run them. */
let former: unknown;

/** The first error that the console tells of these files. */
async function firstError(files: Files): Promise<Record<string, unknown>> {
  repository.git("rm", "-rq", "--ignore-unmatch", ".");
  repository.commit(files);
  const deployed = await run([
    "deploy",
    "--branch",
    "default",
    "--on-drift",
    "overwrite",
    "--source",
    "dist",
    "--json",
  ]);
  expect(deployed).toMatchObject({ status: 0 });
  let said = "";
  const { stdout } = await run(["console", "--json", "--errors"], (child) =>
    child.stdout?.on("data", (chunk) => {
      said += String(chunk);
      if (said.endsWith("\n") && errorIn(said) !== undefined) child.kill("SIGINT");
    }),
  );
  const error = errorIn(stdout) ?? {};
  former = error["message"];
  return error;
}

const errorIn = (said: string): Record<string, unknown> | undefined =>
  said
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line))
    .find(({ kind, message }) => kind === "error" && message !== former);

const table: readonly (readonly [what: string, files: Files, expected: object])[] = [
  [
    "thrown at load, in the first line of main",
    { "dist/main.js": "throw new Error('boom at load')\n" },
    { message: "Error: boom at load", place: { path: "dist/main.js", line: 1, column: 7 } },
  ],
  [
    "thrown in another module, in a folder",
    {
      "dist/main.js": "const { go } = require('role/go');\nmodule.exports.loop = () => {\n  go();\n};\n",
      "dist/role/go.js": "exports.go = function () {\n  undefined.foo();\n};\n",
    },
    {
      place: { path: "dist/role/go.js", line: 2, column: 13 },
      stack: ["at exports.go (dist/role/go.js:2:13)", "at module.exports.loop (dist/main.js:3:3)"],
    },
  ],
  [
    "a loop without end",
    { "dist/main.js": "module.exports.loop = () => {\n  let n = 0;\n  while (true) n++;\n};\n" },
    { message: "Script execution timed out.", place: { path: "dist/main.js", line: 3 } },
  ],
  [
    "a module that is not there",
    { "dist/main.js": "const name = 'no' + 'pe';\nrequire(name);\n" },
    { message: "Error: Unknown module 'nope'", place: { path: "dist/main.js", line: 2 } },
  ],
  ["what a compiler made, through its map", compiled(), { place: { path: "src/bot.ts", line: 8 } }],
];

function compiled(): Files {
  const typed =
    "enum Role {\n  Miner,\n}\n\n\nfunction go(creep?: { role: Role }): void {\n  const it: any = creep;\n  it.dig(Role.Miner);\n}\ndeclare const module: any;\nmodule.exports.loop = () => go();\n";
  const text = stripTypeScriptTypes(typed, { mode: "transform", sourceMap: true, sourceUrl: "../src/bot.ts" });
  return { "src/bot.ts": typed, "dist/main.js": text };
}

test.each(table)("screeps-sync console finds in the commit %s", async (_, files, expected) => {
  expect(await firstError(files)).toMatchObject(expected);
});

test("screeps-sync console -e runs an expression in the game", async () => {
  repository.commit({ "dist/main.js": "module.exports.loop = () => {};\n" });
  await run(["deploy", "--branch", "default", "--source", "dist"]);
  const time = await run(["console", "-e", "Game.time"]);
  expect(time).toEqual({ status: 0, stdout: expect.stringMatching(/^\d+\n$/), stderr: "" });

  const thrown = await run(["console", "-e", "Game.nothing.at.all"]);
  expect(thrown).toMatchObject({ status: 1, stdout: "" });
  expect(thrown.stderr).toContain("it threw TypeError: Cannot read properties of undefined (reading 'at')");

  // The game says nothing at all of what is no Error.
  const text = await run(["console", "-e", "throw 'a text'"]);
  expect(text).toMatchObject({ status: 1, stderr: expect.stringContaining("it threw what is no Error") });
});
