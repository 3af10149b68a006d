import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { startEmulator } from "../../src/emulator/emulator.ts";
import { screepsSync } from "../support/command.ts";
import { makeRepository, temporaryFolder, writeFiles } from "../support/repository.ts";

const folder = temporaryFolder();
const emulator = await startEmulator();
afterAll(() => emulator.close());

const { port } = new URL(emulator.url);
const place = { protocol: "http", hostname: "127.0.0.1", port: Number(port), path: "/" };
const official = { ...place, token: emulator.token };

/** Laid out as the published TypeScript starter: sources, an ignored dist/, and a file with a branch for each destination. */
const starter = {
  ".gitignore": "node_modules/\ndist/\nscreeps.json\n",
  "package.json": '{ "name": "bot", "scripts": { "build": "rolldown --config rollup.config.mjs" } }\n',
  "rollup.config.mjs":
    'export default { input: "src/main.ts", output: { file: "dist/main.js", format: "cjs", sourcemap: true } };\n',
  "src/main.ts": 'import { run } from "./role/miner";\nexport const loop = (): void => run("a");\n',
  "src/role/miner.ts": "export const run = (name: string): void => void name;\n",
};
const destinations = {
  main: { ...official, branch: "auto" },
  sim: { ...official, branch: "sim" },
  season: { ...official, path: "/season", branch: "main" },
  pserver: { ...place, email: emulator.username, password: emulator.password, branch: "default" },
};

test("the layout of the TypeScript starter goes from init to each of its four destinations", async () => {
  const repository = makeRepository(join(folder.path, "bot"));
  const cwd = repository.directory;
  const run = (...args: string[]) => screepsSync(args, { cwd });
  const commit = () => repository.git("add", "-A") + repository.git("commit", "-q", "-m", "a commit");
  writeFiles(cwd, { ...starter, "screeps.json": JSON.stringify(destinations) });
  symlinkSync(join(import.meta.dirname, "../../node_modules"), join(cwd, "node_modules"));
  commit();
  expect((await run("deploy")).stderr).toContain(
    "screeps.json has main, sim, season, pserver: choose one with --server",
  );
  expect(await run("init", "--yes")).toMatchObject({ status: 0, stderr: "" });
  commit();
  expect(await run("allow", "--yes")).toMatchObject({ status: 0 });
  for (const [server, branch, world] of [
    ["main", "main", ""],
    ["sim", "sim", ""],
    ["season", "main", "season"],
    ["pserver", "default", ""],
  ] as const) {
    const { status, stdout, stderr } = await run("deploy", "--server", server);
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toContain(`to "${branch}" on ${server}: read back`);
    expect([...(emulator.code(branch, world)?.keys() ?? [])].sort()).toEqual(["main", "main.js.map"]);
  }
});
