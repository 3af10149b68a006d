import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { type Bench, type CaseName, runCase } from "./cases.ts";
import type { Tool } from "./tools.ts";

/** As V8 writes it: functions, and which of them ran at each sample. */
interface Profile {
  readonly nodes: readonly { readonly id: number; readonly callFrame: { functionName: string; url: string } }[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

const mostRows = 30;

/** One run under V8's profiler → where its own time went, function by function. */
export async function profile(bench: Bench, caseName: CaseName, tool: Tool): Promise<string> {
  const folder = join(bench.workplace.folder, "profile");
  const profiled: Tool = {
    ...tool,
    env: (job) => ({ ...tool.env?.(job), NODE_OPTIONS: `--cpu-prof --cpu-prof-dir="${folder}"` }),
  };
  mkdirSync(folder);
  await runCase({ ...bench, runs: 1, warmUps: 1 }, caseName, [profiled]);
  const files = readdirSync(folder).sort((a, b) => a.localeCompare(b));
  // Of the runs that leave something behind, count, and look, each wrote one: the names tell the time, the last but one counts.
  const text = readFileSync(join(folder, files.at(-2) ?? ""), "utf8");
  rmSync(folder, { recursive: true });
  return asTable(JSON.parse(text) as Profile);
}

function asTable({ nodes, samples, timeDeltas }: Profile): string {
  const names = new Map(
    nodes.map(({ id, callFrame }) => [id, `${callFrame.functionName || "(anonymous)"} | ${basename(callFrame.url)}`]),
  );
  const spent = new Map<string, number>();
  let all = 0;
  for (const [index, id] of samples.entries()) {
    const name = names.get(id) ?? "?";
    const ms = (timeDeltas[index] ?? 0) / 1000;
    if (name.startsWith("(idle)")) continue;
    spent.set(name, (spent.get(name) ?? 0) + ms);
    all += ms;
  }
  const rows = [...spent]
    .sort(([, a], [, b]) => b - a)
    .slice(0, mostRows)
    .map(([name, ms]) => `| ${ms.toFixed(1)} | ${((ms / all) * 100).toFixed(1)} % | ${name} |`);
  return [
    `${all.toFixed(0)} ms on the main thread, without waiting:`,
    "",
    "| ms | share | function | file |",
    "| ---: | ---: | --- | --- |",
    ...rows,
  ].join("\n");
}
