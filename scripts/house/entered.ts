import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { startEmulator } from "../../src/emulator/emulator.ts";
import { root } from "./source-files.ts";

interface Coverage {
  readonly result: readonly {
    readonly url: string;
    readonly functions: readonly { readonly ranges: readonly { readonly count: number }[] }[];
  }[];
}

/** The files of `src/` that a deploy of one changed module loads, and those of which it calls a function. */
export interface Walked {
  readonly loaded: readonly string[];
  readonly entered: readonly string[];
}

/** The functions that such a deploy calls, `src/sync/deploy.ts deploy`, in the order of their first calls. */
export async function callsOfDeploy(): Promise<readonly string[]> {
  return deployAChange(async (folder, deploy) => {
    const trace = join(folder, "trace");
    await deploy({ HOUSE_TRACE: trace }, ["--import", join(import.meta.dirname, "trace.ts")]);
    return readFileSync(trace, "utf8").trimEnd().split("\n");
  });
}

/** Looks at such a deploy by V8's coverage. */
export async function walkDeploy(): Promise<Walked> {
  return deployAChange(async (folder, deploy) => {
    await deploy({ NODE_V8_COVERAGE: join(folder, "coverage") }, []);
    return readCoverage(join(folder, "coverage"));
  });
}

type Deploy = (env: Readonly<Record<string, string>>, flags: readonly string[]) => Promise<void>;

/** Runs `screeps-sync deploy` from the sources, and gives what the second one is started with, after a change. */
async function deployAChange<T>(look: (folder: string, deploy: Deploy) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "screeps-sync-house-"));
  const emulator = await startEmulator({ limits: { enabled: false } });
  try {
    const env = { PATH: process.env["PATH"] ?? "", HOME: join(folder, "home"), GIT_CONFIG_NOSYSTEM: "1" };
    const repository = join(folder, "bot");
    mkdirSync(env.HOME);
    mkdirSync(join(repository, "src"), { recursive: true });
    const run = (program: string, args: readonly string[], more = {}) =>
      finish(program, args, repository, { ...env, ...more });
    const account = { SCREEPS_SERVER: emulator.url, SCREEPS_TOKEN: emulator.token };
    const door = `const { start } = await import(${JSON.stringify(join(root, "src/entry.ts"))}); await start("cli");`;
    const quiet = ["--disable-warning=ExperimentalWarning", "--input-type=module", "-e", door];
    const deploy: Deploy = (more, flags) =>
      run(process.execPath, [...flags, ...quiet, "cli", "deploy", "--branch", "default"], { ...account, ...more });
    const commit = async (text: string) => {
      writeFileSync(join(repository, "src/main.js"), text);
      writeFileSync(join(repository, "src/role.js"), "module.exports = {};\n");
      await run("git", ["add", "-A"]);
      await run("git", [
        "-c",
        "user.name=house",
        "-c",
        "user.email=house@example.com",
        "commit",
        "-q",
        "-m",
        "a change",
      ]);
    };
    await run("git", ["init", "-q", "-b", "main"]);
    await commit('require("role");\n');
    await deploy({}, []);
    await commit('require("role"); // changed\n');
    return await look(folder, deploy);
  } finally {
    await emulator.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function finish(
  program: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>>,
): Promise<void> {
  const child = spawn(program, args, { cwd, env, stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => {
    said += chunk.toString();
  });
  const [status] = (await once(child, "close")) as [number | null];
  if (status !== 0) throw new Error(`Cannot measure the way of a deploy: ${program} ended with ${status}: ${said}`);
}

function readCoverage(folder: string): Walked {
  const loaded = new Set<string>();
  const entered = new Set<string>();
  for (const name of readdirSync(folder)) {
    const { result } = JSON.parse(readFileSync(join(folder, name), "utf8")) as Coverage;
    for (const { url, functions } of result) {
      if (!url.startsWith("file:")) continue;
      const path = relative(root, fileURLToPath(url));
      if (!path.startsWith("src/")) continue;
      loaded.add(path);
      // The first function is the file itself, which runs when it is loaded.
      if (functions.slice(1).some(({ ranges }) => (ranges[0]?.count ?? 0) > 0)) entered.add(path);
    }
  }
  return { loaded: [...loaded].sort(), entered: [...entered].sort() };
}
