import type { Input, Ref } from "./inputs.ts";
import { type Command, measure } from "./measure.ts";
import { observe } from "./observe.ts";
import { EMPTY_BRANCH, type StandIn } from "./server.ts";
import type { Row, Run } from "./table.ts";
import type { Job, Tool } from "./tools.ts";
import { judge } from "./verdict.ts";
import type { Workplace } from "./workplace.ts";

/**
 * What the branch holds before (nothing, or what this same tool left there when it deployed `base`) and what is deployed.
 * A case that is not a deploy (download, hook) becomes another entry with what it needs.
 */
const CASES = {
  first: { before: "nothing", ref: "base" },
  same: { before: "base", ref: "base" },
  change: { before: "base", ref: "changed" },
} as const satisfies Record<string, { before: "nothing" | "base"; ref: Ref }>;

export type CaseName = keyof typeof CASES;
export const CASE_NAMES = Object.keys(CASES) as CaseName[];

export interface Bench {
  readonly standIn: StandIn;
  readonly workplace: Workplace;
  readonly input: Input;
  readonly repository: string;
  readonly runs: number;
  readonly warmUps: number;
  readonly signal: AbortSignal;
}

/** Runs every tool in rounds: A B C, B C A, … A machine that grows slower or faster then does so for all alike. */
export async function runCase(bench: Bench, name: CaseName, tools: readonly Tool[]): Promise<Row[]> {
  const { before, ref } = CASES[name];
  const contestants: Contestant[] = [];
  for (const tool of tools) {
    contestants.push({ tool, runs: [], before: before === "base" ? await leftBehind(bench, tool) : EMPTY_BRANCH });
  }
  bench.workplace.checkout(bench.repository, ref);
  for (let round = 0; round < bench.warmUps + bench.runs; round++) {
    for (const { tool, before, runs } of rotated(contestants, round)) {
      const run = await runOnce(bench, tool, ref, before);
      if (round >= bench.warmUps) runs.push(run);
    }
  }
  const rows: Row[] = [];
  for (const { tool, before, runs } of contestants)
    rows.push({
      ...{ case: name, input: bench.input.name, tool, runs },
      observed: await observe(bench.workplace.folder, tool, (same) => runOnce(bench, same, ref, before)),
    });
  return rows;
}

interface Contestant {
  readonly tool: Tool;
  readonly before: Buffer;
  readonly runs: Run[];
}

async function leftBehind(bench: Bench, tool: Tool): Promise<Buffer> {
  bench.workplace.checkout(bench.repository, "base");
  await runOnce(bench, tool, "base", EMPTY_BRANCH);
  return bench.standIn.live;
}

async function runOnce(bench: Bench, tool: Tool, ref: Ref, before: Buffer): Promise<Run> {
  const { standIn, workplace, input, repository } = bench;
  standIn.reset(before);
  const modules = input.modules[ref];
  const job: Job = { ref, repository, url: standIn.url, modules, bodyFile: workplace.bodyFile(input, ref) };
  const env = { ...workplace.env, HOME: workplace.homeOf(tool), ...tool.env?.(job) };
  const command: Command = { argv: tool.argv(job), cwd: repository, env };
  const signal = AbortSignal.any([bench.signal, AbortSignal.timeout(60_000)]);
  const cost = await measure(command, workplace.outputFile, signal);
  const traffic = await standIn.traffic();
  return { cost, traffic, verdict: judge(standIn.live, modules) };
}

function rotated<T>(list: readonly T[], by: number): readonly T[] {
  const start = by % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
}
