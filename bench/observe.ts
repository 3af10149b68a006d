import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Run } from "./table.ts";
import type { Tool } from "./tools.ts";

/** What one more run shows that is not in the measured ones, as it costs time to look. */
export interface Observed {
  /** Most memory that one Node process of the run held; undefined where it started none. */
  readonly peakMb?: number;
  /** From the last read of the live code to the write, as our own tool says. */
  readonly gapMs?: number;
}

// Node tells its own peak, and not that of its children: so each Node process of a tool writes its own down.
const WRITE_PEAK = `process.on("exit", () => require("fs").appendFileSync(process.env.BENCH_PEAK, process.resourceUsage().maxRSS + " "));`;

/** Runs the tool once more, and looks. */
export async function observe(folder: string, tool: Tool, run: (tool: Tool) => Promise<Run>): Promise<Observed> {
  const [preload, peaks] = [join(folder, "write-peak.cjs"), join(folder, "peaks.txt")];
  writeFileSync(preload, WRITE_PEAK);
  writeFileSync(peaks, "");
  const { cost } = await run({
    ...tool,
    argv: (job) => [...tool.argv(job), ...(tool.verbose ?? [])],
    env: (job) => ({ ...tool.env?.(job), NODE_OPTIONS: `--require "${preload}"`, BENCH_PEAK: peaks }),
  });
  const peak = Math.max(0, ...readFileSync(peaks, "utf8").trim().split(" ").map(Number));
  const gap = /leaves (\d+) ms after the newest read/.exec(cost.output)?.[1];
  rmSync(preload);
  return {
    ...(peak > 0 ? { peakMb: Math.round(peak / 1024) } : {}),
    ...(gap === undefined ? {} : { gapMs: Number(gap) }),
  };
}
