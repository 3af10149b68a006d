import { cpSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { openRepository } from "../../src/git/process/repository.ts";
import { isEmptyCode } from "../../src/model/modules/modules.ts";
import type { Report } from "../../src/model/outcome/report.ts";
import { noteMadeLive } from "../../src/sync/origin/last-made-live.ts";
import { pull } from "../../src/sync/pull/pull.ts";
import type { PullReport } from "../../src/sync/pull/pull-report.ts";
import { writeRecord } from "../../src/sync/records/record.ts";
import { openDoor } from "../../src/sync/start/open-world.ts";
import { type Asked, prepare } from "../../src/sync/start/prepare.ts";
import { deployTargets } from "../../src/sync/targets/deploy-targets.ts";
import { git } from "./git.ts";
import { makeHistory, type Oracle } from "./history.ts";
import { type Files, modulesOf, type Pair } from "./pair.ts";

/** Where the bot plays. */
export interface Game {
  /** As records name it: `127.0.0.1:21025`. */
  readonly server: string;
  /** Its address, and credentials. */
  readonly env: Readonly<Record<string, string>>;
  readonly setLive: (modules: ReadonlyMap<string, string>) => unknown;
}

export type Ended = "merged" | "conflict" | "nothing";

/**
 * Makes the pair real, pulls and deploys. @throws Error where a law is broken
 * @param template an empty repository, to be copied to `directory`
 */
export async function playPair(pair: Pair, game: Game, template: string, directory: string): Promise<Ended> {
  cpSync(template, directory, { recursive: true });
  const oracle = makeHistory(directory, pair);
  const live = modulesOf(pair.edited, pair.layout);
  await game.setLive(live);
  const env = { ...game.env, HOME: `${directory}.home` };
  await tellBase(pair, game, { directory, env }, oracle.commits[pair.deployed] ?? "");
  const asked = askedIn(directory, env);
  const report = await pull(asked, { how: "merge", patch: false, quiet: true });
  const ended = endOf(pair, live, report);
  if (ended !== "nothing") judgeMerge(pair, oracle, report, directory);
  await judgeDeploy(asked);
  return ended;
}

/** What a clone knows, or what somebody recorded, or nothing. */
async function tellBase(
  { known, commits, deployed, layout }: Pair,
  { server }: Game,
  clone: { readonly directory: string; readonly env: NodeJS.ProcessEnv },
  commit: string,
): Promise<void> {
  const place = { server, branch: "default" };
  if (known === "hint") noteMadeLive(clone, place, commit);
  if (known !== "record") return;
  const modules = modulesOf(commits[deployed]?.files ?? new Map(), layout);
  const record = { place, modules, origin: { kind: "deploy", commit }, time: new Date(0) } as const;
  await writeRecord(openRepository(clone.directory), record);
}

function askedIn(directory: string, env: NodeJS.ProcessEnv): Asked {
  const interrupt = new AbortController().signal;
  const door = openDoor({ directory, env, interrupt, tell: () => {}, trace: () => {} });
  const raw = { branch: "default", "on-drift": "refuse", "allow-shrink": true };
  return { ...door, ref: "HEAD", raw, nameOf: (name) => `--${name}` };
}

function endOf({ commits, layout }: Pair, live: ReadonlyMap<string, string>, { outcome, message }: PullReport): Ended {
  // An empty main and nothing else is what a branch has that was never written to: then nothing is pulled.
  const isOld = isEmptyCode(live) || commits.some(({ files }) => isDeepStrictEqual(modulesOf(files, layout), live));
  if (isOld) law(`what a commit holds is nothing to pull: ${message}`, outcome === "unchanged");
  else law(`a pull ends as a merge does: ${message}`, outcome === "pulled" || outcome === "failed");
  return isOld ? "nothing" : outcome === "failed" ? "conflict" : "merged";
}

function judgeMerge(pair: Pair, { commits, isClean, tree }: Oracle, report: PullReport, directory: string): void {
  const isExact = report.base === commits[pair.deployed];
  const isMerged = report.outcome === "pulled";
  law(`the base is what was deployed (${report.basedOn})`, isExact || pair.known === "nothing");
  if (isExact) law(`git has ${isClean ? "no conflict" : "a conflict"}: ${report.message}`, isMerged === isClean);
  if (isExact && isMerged)
    law("HEAD is what git makes of the edit", git(directory, ["rev-parse", "HEAD^{tree}"]) === tree);
  if (isMerged) judgeLines(pair, directory, commits.indexOf(report.base ?? ""));
  else takeNothing(directory, report.commit ?? "");
}

/** A person who wants nothing of the edit: a merge of it all the same, so that git knows it. */
function takeNothing(directory: string, commit: string): void {
  git(directory, ["merge", "--abort"]);
  git(directory, ["merge", "-q", "-s", "ours", "--no-edit", commit]);
}

/**
 * No line that either side brought is lost. Where nothing tells what was deployed, a newer commit may be as near, when both
 * sides deleted the same: then what that had before is taken to be deleted in the game.
 */
function judgeLines({ commits, deployed, edited }: Pair, directory: string, base: number): void {
  const held = git(directory, ["grep", "-h", "^//", "HEAD", "--", "src"]).split("\n");
  const lines = new Set(held.map((line) => line.trimEnd()));
  const first = linesOf(commits[deployed]?.files);
  const taken = linesOf(commits[Math.max(deployed, base)]?.files);
  for (const line of linesOf(edited)) law(`"${line}" is kept`, first.has(line) || lines.has(line));
  for (const line of linesOf(commits.at(-1)?.files)) law(`"${line}" is kept`, taken.has(line) || lines.has(line));
}

const linesOf = (files: Files = new Map()): Set<string> => new Set([...files.values()].flatMap(({ lines }) => lines));

async function judgeDeploy(asked: Asked): Promise<void> {
  const [report] = await deployTargets(await prepare(asked));
  const wanted = report?.plan === undefined ? "unchanged" : "deployed";
  law(`deploy is ${wanted}: ${report?.message}`, report?.outcome === wanted);
  law("deploy finds no drift and keeps no copy", isWithoutDrift(report));
}

const isWithoutDrift = (report: Report | undefined): boolean =>
  report?.drift === undefined && report?.record === undefined && (report?.warnings ?? []).length === 0;

function law(what: string, holds: boolean): void {
  if (!holds) throw new Error(`Broken: ${what}`);
}
