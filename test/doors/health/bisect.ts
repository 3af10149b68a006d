import { execFile } from "node:child_process";
import { mkdirSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { dist } from "../../support/dist.ts";

/** `git bisect run` with a script that finds `screeps-sync` in its path. */
export async function bisectRun(cwd: string, script: string, env: Readonly<Record<string, string>>) {
  const bin = join(dirname(script), "bin");
  mkdirSync(bin);
  symlinkSync(process.execPath, join(bin, "node"));
  symlinkSync(join(dist, "cli.js"), join(bin, "screeps-sync"));
  const { PATH = "", HOME = "" } = process.env;
  return promisify(execFile)("git", ["bisect", "run", script], {
    cwd,
    env: { HOME, PATH: `${bin}:${PATH}`, ...env },
  });
}
