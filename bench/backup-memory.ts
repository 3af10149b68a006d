// Memory and requests of a backup of 30 branches with 5 MiB each: node bench/backup-memory.ts
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { startEmulator } from "../src/emulator/emulator.ts";

const directory = mkdtempSync(join(tmpdir(), "screeps-sync-bench-"));
const cli = process.argv[2] === undefined ? join(import.meta.dirname, "../dist/cli.js") : resolve(process.argv[2]);
execFileSync("git", ["init", "-q", directory]);
const emulator = await startEmulator();
const half = 5 * 512 * 1024 - 1000;
for (let index = 0; index < 30; index += 1) {
  const line = `// ${index} ${Math.random()}\n`;
  const text = line.repeat(Math.floor(half / line.length / 1.05));
  emulator.setCode(index === 0 ? "default" : `branch-${index}`, [
    ["main", text],
    ["other", `${text}//`],
  ]);
}
// /usr/bin/time is not on every machine; the kernel keeps the peak of each process.
const watch = `process.on("exit", () => require("node:fs").writeSync(2, "peak " + process.resourceUsage().maxRSS + "\\n"))`;
const env = {
  ...process.env,
  SCREEPS_SERVER: emulator.url,
  SCREEPS_TOKEN: emulator.token,
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(`import { createRequire } from "node:module"; const require = createRequire("/"); ${watch}`)}`,
};
const begin = performance.now();
const child = spawn(process.execPath, [cli, "backup", "--all"], {
  cwd: directory,
  env,
  stdio: ["ignore", "inherit", "pipe"],
});
let errors = "";
child.stderr.on("data", (chunk) => (errors += String(chunk)));
const [status] = await once(child, "exit");
const peak = Math.max(...[...errors.matchAll(/peak (\d+)/g)].map(([, kilobytes]) => Number(kilobytes)));
const reads = emulator.lines().filter((line) => line.startsWith("GET /api/user/code")).length;
console.log(
  `status ${status}, ${Math.round(peak / 1024)} MB at most, ${reads} reads, ${Math.round(performance.now() - begin)} ms`,
);
if (status !== 0) console.log(errors);
await emulator.close();
rmSync(directory, { recursive: true });
