import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { shim } from "../src/hook/install/shim.ts";
import { type Cost, measure } from "./measure.ts";
import { spread, withRange } from "./table.ts";
import type { Workplace } from "./workplace.ts";

/** How many refs without a rule are pushed, each a commit of its own. */
const COUNTS = [1, 20, 1000, 5000] as const;
/** One call takes few milliseconds, of which the clock shows whole ones: so many at once. */
const CALLS = 20;

/**
 * What the installed hook adds to a push in which nothing concerns us, next to a hook that is empty: the same input, the
 * same arguments, one after the other in each round. Node is not started; where it were, the run fails.
 */
export async function benchHook(workplace: Workplace, runs: number, signal: AbortSignal): Promise<string> {
  const repository = makeRepository(workplace);
  const rows: string[] = [];
  for (const count of COUNTS) {
    console.error(`hook, ${count} refs: 2 hooks, ${runs} runs each`);
    const costs: Record<"empty" | "ours", Cost[]> = { empty: [], ours: [] };
    for (let round = 0; round <= runs; round++) {
      for (const name of ["empty", "ours"] as const) {
        const argv = ["sh", "-c", REPEAT, "sh", join(repository, name), refsFile(repository, count)];
        const cost = await measure({ argv, cwd: repository, env: workplace.env }, workplace.outputFile, signal);
        if (cost.exitCode !== 0 || cost.output !== "")
          throw new Error(`Cannot measure the hook: it said ${cost.output}`);
        if (round > 0) costs[name].push(cost);
      }
    }
    rows.push(rowOf(count, costs));
  }
  return ["### hook, no ref with a rule", "", ...HEAD, ...rows].join("\n");
}

const HEAD = [
  "| refs | empty hook, wall ms [min–max] | ours | added | added, CPU ms |",
  "| ---: | ---: | ---: | ---: | ---: |",
];

function rowOf(count: number, { empty, ours }: Record<"empty" | "ours", readonly Cost[]>): string {
  const added = (of: "wallMs" | "cpuMs") => ours.map((cost, round) => cost[of] - (empty[round]?.[of] ?? 0));
  const cells = [empty.map(({ wallMs }) => wallMs), ours.map(({ wallMs }) => wallMs), added("wallMs"), added("cpuMs")];
  return `| ${[count, ...cells.map(perCall)].join(" | ")} |`;
}

function perCall(times: readonly number[]): string {
  const { median, min, max } = spread(times);
  const tenths = (ms: number) => Math.round((ms * 10) / CALLS) / 10;
  return withRange({ median: tenths(median), min: tenths(min), max: tenths(max) });
}

const REPEAT = `i=0; while [ $i -lt ${CALLS} ]; do "$1" origin url <"$2" || exit; i=$((i + 1)); done`;

/** As many commits as refs are pushed, all with one configuration, and the clone's settings as install writes them. */
function makeRepository({ folder, env }: Workplace): string {
  const repository = join(folder, "hook");
  mkdirSync(repository);
  const git = (args: readonly string[], input = "") =>
    execFileSync("git", args, {
      cwd: repository,
      env: { ...env, GIT_CONFIG_NOSYSTEM: "1" },
      input,
      encoding: "utf8",
    }).trim();
  git(["init", "-q", "-b", "main"]);
  const commits = Array.from({ length: Math.max(...COUNTS) + 1 }, (_, index) => commitOf(index));
  git(["fast-import", "--quiet"], commits.join(""));
  const oids = git(["for-each-ref", "--format=%(objectname)", "refs/heads/t"]).split("\n");
  // What a push brings is one commit of each ref: the remote has the rest, as at any push but the first.
  git(["update-ref", "refs/remotes/origin/main", "main"]);
  git(["pack-refs", "--all"]);
  for (const count of COUNTS) writeFileSync(refsFile(repository, count), oids.slice(0, count).map(lineOf).join(""));
  const config = git(["rev-parse", "main:screeps-sync.yml"]);
  const settings = {
    node: "/bin/false",
    program: join(repository, "ours"),
    remote: "origin",
    config: "screeps-sync.yml",
    configRule: `${config} refs/heads/main`,
    knownConfig: config,
  };
  for (const [key, value] of Object.entries(settings)) git(["config", `screeps-sync.${key}`, value]);
  for (const [name, text] of [
    ["empty", "#!/bin/sh\nexit 0\n"],
    ["ours", shim],
  ] as const)
    writeFileSync(join(repository, name), text, { mode: 0o755 });
  return repository;
}

const commitOf = (index: number): string =>
  index === 0
    ? `commit refs/heads/main\nmark :1\ncommitter A <a@example.com> 0 +0000\ndata 0\nM 100644 inline screeps-sync.yml\ndata 25\nbranches: {main: default}\n`
    : `commit refs/heads/t/${index}\ncommitter A <a@example.com> ${index} +0000\ndata 0\nfrom :1\n`;

const refsFile = (repository: string, count: number): string => join(repository, `refs.${count}`);

const lineOf = (oid: string, index: number): string =>
  `refs/tags/v${index} ${oid} refs/tags/v${index} ${"0".repeat(40)}\n`;
