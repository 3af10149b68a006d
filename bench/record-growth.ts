// How much the records of a bot with 300 modules add in a year of daily backups: node bench/record-growth.ts
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openRepository } from "../src/git/process/repository.ts";
import { appendRecord } from "../src/sync/records/record.ts";
import { gameCode, seededRandom } from "./game-code.ts";

const modulesInAll = 300;
const days = 365;
const editedADay = 3;
const random = seededRandom(1);
const directory = mkdtempSync(join(tmpdir(), "screeps-sync-bench-"));
const git = (...args: string[]) => execFileSync("git", args, { cwd: directory, encoding: "utf8" });
git("init", "-q");
const repository = openRepository(directory);
const place = { server: "screeps.com", branch: "default" };
const live = new Map(
  Array.from({ length: modulesInAll }, (_, n) => [`role/m${n}`, gameCode(random, 1000 + random() * 5000)]),
);

let tip: string | undefined;
for (let day = 0; day <= days; day += 1) {
  if (day > 0) for (let edit = 0; edit < editedADay; edit += 1) editOne();
  const time = new Date(Date.UTC(2026, 0, 1 + day));
  tip = await appendRecord(repository, { place, modules: live, origin: { kind: "edit" }, time }, tip);
  if (day === 0) keep(tip);
}
const first = packed();
keep(tip ?? "");
const last = packed();
console.log(
  `${modulesInAll} modules, ${editedADay} of them edited a day: ${kilobytes(first)} kB for the first record, ${kilobytes(last - first)} kB more after ${days} daily ones`,
);
rmSync(directory, { recursive: true });

/** A few lines of a module become others. */
function editOne(): void {
  const name = `role/m${Math.floor(random() * modulesInAll)}`;
  const lines = (live.get(name) ?? "").split("\n");
  lines.splice(Math.floor(random() * lines.length), 2, ...gameCode(random, 150).split("\n").slice(3, -2));
  live.set(name, lines.join("\n"));
}

function keep(commit: string): void {
  git("update-ref", "refs/heads/live", commit);
}

/** What a clone of it would hold, packed as a host does it. */
function packed(): number {
  const pack = execFileSync("git", ["pack-objects", "--revs", "--stdout", "-q"], {
    cwd: directory,
    input: "refs/heads/live\n",
    maxBuffer: 1 << 30,
  });
  return pack.length;
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(0);
}
