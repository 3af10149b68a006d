import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";

/** Puts a `git` of our own first on PATH: a shell script in which `$REAL` is the true one. `remove()` takes it away. */
export function fakeGit(folder: string, script: string): { remove(): void } {
  const { PATH } = process.env;
  const real = execFileSync("which", ["git"], { encoding: "utf8" }).trim();
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/git`, `#!/bin/sh\nREAL=${real}\n${script}\n`, { mode: 0o755 });
  Object.assign(process.env, { PATH: `${folder}:${PATH}` });
  return {
    remove() {
      Object.assign(process.env, { PATH });
      rmSync(folder, { recursive: true });
    },
  };
}
