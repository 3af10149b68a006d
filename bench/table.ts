import type { CaseName } from "./cases.ts";
import type { InputName } from "./inputs.ts";
import type { Cost } from "./measure.ts";
import type { Observed } from "./observe.ts";
import type { Traffic } from "./server.ts";
import type { Tool } from "./tools.ts";
import type { Verdict } from "./verdict.ts";

export interface Run {
  readonly cost: Cost;
  readonly traffic: Traffic;
  readonly verdict: Verdict;
}

/** All runs of one tool for one case on one input. */
export interface Row {
  readonly case: CaseName;
  readonly input: InputName;
  readonly tool: Tool;
  readonly runs: readonly Run[];
  readonly observed?: Observed;
}

/** One Markdown table per case. */
export function casesAsMarkdown(rows: readonly Row[]): string {
  const names = [...new Set(rows.map((row) => row.case))];
  return names.map((name) => caseTable(name, rows)).join("\n\n");
}

/** How far apart equal runs of `node -e 0` were: differences below that mean nothing. */
export function noiseLine(rows: readonly Row[]): string {
  const cpu = rows.filter((row) => row.tool.name === "node -e 0").flatMap((row) => cpuOf(row.runs));
  const { median, min, max } = spread(cpu);
  const percent = Math.round(((max - min) / median) * 100);
  return `Noise: \`node -e 0\` took ${median} [${min}–${max}] ms CPU in ${cpu.length} runs, a spread of ${percent} %.`;
}

const HEAD = [
  "| input | tool | CPU ms, median [min–max] | × screeps-api | wall ms | peak MB | read to write, ms | requests | connections | KB up / down | on the server |",
  "| --- | --- | ---: | ---: | ---: | ---: | ---: | --- | ---: | ---: | --- |",
];

function caseTable(name: CaseName, all: readonly Row[]): string {
  const rows = all.filter((row) => row.case === name);
  const lines = rows.map((row) => {
    const peer = rows.find((other) => other.input === row.input && other.tool.kind === "peer");
    return rowLine(row, peer);
  });
  return [`### ${name}`, "", ...HEAD, ...lines].join("\n");
}

function rowLine(row: Row, peer: Row | undefined): string {
  const cells = [
    row.input,
    row.tool.name,
    withRange(spread(cpuOf(row.runs))),
    ratio(row, peer),
    withRange(spread(row.runs.map((run) => run.cost.wallMs))),
    `${row.observed?.peakMb ?? "–"}`,
    `${row.observed?.gapMs ?? "–"}`,
    ...(row.tool.deploys ? trafficCells(row) : ["–", "–", "–"]),
    outcome(row),
  ];
  return `| ${cells.join(" | ")} |`;
}

function trafficCells(row: Row): readonly string[] {
  const last = row.runs.at(-1)?.traffic;
  if (!last) return ["–", "–", "–"];
  const requests = last.requests.map((request) => request.replace("/api/user/", "")).join(", ");
  return [requests || "none", `${last.connections}`, `${kilobytes(last.bytesIn)} / ${kilobytes(last.bytesOut)}`];
}

/** Fast and wrong is not fast: no ratio unless the modules arrived. `~`: the peer's own did not. */
function ratio(row: Row, peer: Row | undefined): string {
  if (!peer || !arrived(row)) return "–";
  const value = spread(cpuOf(row.runs)).median / spread(cpuOf(peer.runs)).median;
  return `${arrived(peer) ? "" : "~"}${value.toFixed(2)}`;
}

/** Whether every run ended well and left exactly the right modules on the server. */
export function arrived(row: Row): boolean {
  return row.tool.deploys && row.runs.every((run) => run.verdict.state === "exact" && run.cost.exitCode === 0);
}

function outcome(row: Row): string {
  const exitCodes = [...new Set(row.runs.map((run) => run.cost.exitCode))].filter((code) => code !== 0);
  const exit = exitCodes.length > 0 ? [`exit ${exitCodes.join(", ")}`] : [];
  if (!row.tool.deploys) return exit[0] ?? "–";
  const inexact = row.runs.find((run) => run.verdict.state !== "exact")?.verdict;
  return [inexact ? `${inexact.state} (${inexact.note})` : "exact", ...exit].join(", ");
}

function cpuOf(runs: readonly Run[]): readonly number[] {
  return runs.map((run) => run.cost.cpuMs);
}

interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

export function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const [min = Number.NaN] = sorted;
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = Number.NaN] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return { median: (low + high) / 2, min, max: sorted.at(-1) ?? Number.NaN };
}

export function withRange({ median, min, max }: Spread): string {
  return `${median} [${min}–${max}]`;
}

function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(bytes < 10_240 ? 1 : 0);
}
