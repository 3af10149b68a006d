import { existsSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ourAction } from "./action-tool.ts";
import { CASE_NAMES, type CaseName, runCase } from "./cases.ts";
import { benchHook } from "./hook.ts";
import { cachedInput, INPUT_NAMES, type InputName } from "./inputs.ts";
import { taskPeers } from "./peers.ts";
import { profile } from "./profile.ts";
import { StandIn } from "./server.ts";
import { arrived, casesAsMarkdown, noiseLine, type Row } from "./table.ts";
import { BOUNDS, onFreshMachine, ours, screepsApi, type Tool } from "./tools.ts";
import { Workplace } from "./workplace.ts";

const ALL_CASES = [...CASE_NAMES, "hook"] as const;

const HELP = `npm run bench -- [options]: what a deploy costs, next to published tools, on the same inputs and server

  --inputs S,M     of ${INPUT_NAMES.join(", ")} (default: all)
  --cases first    of ${ALL_CASES.join(", ")} (default: all)
  --runs 20        measured runs of each tool (default 10), after one that does not count
  --ours CMD       one more row, for another build: [NAME=]COMMAND with {ref}, {url}, {repository}; repeatable
  --profile M:change   instead: where the time of one run of ours on a fresh machine goes, function by function
  --out FILE       also write the tables to FILE`;

const ROOT = join(import.meta.dirname, "..");
const CLI = join(ROOT, "dist", "cli.js");
const ACTION = join(ROOT, "dist", "action.js");
const DEPLOY = `node "${CLI}" deploy {ref} --branch default --server {url} --source dist --layout slash`;

interface Options {
  readonly inputs: readonly InputName[];
  readonly cases: readonly (CaseName | "hook")[];
  readonly runs: number;
  readonly others: readonly Tool[];
  readonly out: string | undefined;
  readonly profile: boolean;
}

const PROFILE = /^([A-Z]):(\w+)$/;

const options = parseOptions(process.argv.slice(2));
if (options) await bench(options);
else console.log(HELP);

async function bench(options: Options): Promise<void> {
  const interrupt = new AbortController();
  for (const name of ["SIGINT", "SIGTERM"] as const) {
    process.once(name, () => interrupt.abort(new Error(`Stopped by ${name}`)));
  }
  await using standIn = await StandIn.start();
  using workplace = new Workplace();
  const own = [...oursIfBuilt(workplace.folder), ...options.others];
  // Ratios are to the first peer.
  const peers = [screepsApi(standIn, workplace.folder), ...taskPeers(standIn, workplace.folder)];
  const tools = [...own, ...peers, ...BOUNDS];
  const rows: Row[] = [];
  const cases = options.cases.filter((name) => name !== "hook");
  for (const inputName of cases.length > 0 ? options.inputs : []) {
    const input = cachedInput(inputName, join(ROOT, "build", "bench-inputs"));
    const repository = workplace.openRepository(input);
    const here = { standIn, workplace, input, repository, runs: options.runs, warmUps: 1, signal: interrupt.signal };
    for (const caseName of cases) {
      if (options.profile) {
        console.log(await profile(here, caseName, onFreshMachine(ours("ours", DEPLOY))));
        continue;
      }
      console.error(`${caseName}, input ${inputName}: ${tools.length} tools, ${options.runs} runs each`);
      const added = await runCase(here, caseName, tools);
      added.forEach(explainFailure);
      rows.push(...added);
    }
    workplace.closeRepository(input);
  }
  if (options.profile) return;
  const isAsked = options.cases.includes("hook");
  const hook = isAsked ? await benchHook(workplace, options.runs, interrupt.signal) : "";
  report(rows, hook, options);
  if (rows.some((row) => row.tool.kind === "ours" && !arrived(row))) process.exitCode = 1;
}

function oursIfBuilt(folder: string): readonly Tool[] {
  const tool = ours("ours", DEPLOY);
  if (existsSync(CLI)) return [tool, onFreshMachine(tool), ourAction(ACTION, folder)];
  console.error("Cannot measure our own tool: dist/cli.js is not there (npm run build makes it); measuring the others");
  return [];
}

function explainFailure(row: Row): void {
  const failed = row.runs.find(({ cost, verdict }) => {
    return cost.exitCode !== 0 || (row.tool.deploys && verdict.state !== "exact");
  });
  if (!failed) return;
  const said = failed.cost.output.trim().slice(-600) || "nothing";
  console.error(`  ${row.tool.name} did not deploy exactly (exit ${failed.cost.exitCode}) and said: ${said}`);
}

function report(rows: readonly Row[], hook: string, { runs, out }: Options): void {
  const machine = `Node ${process.version}, ${process.platform} ${process.arch}, ${availableParallelism()} cores`;
  const deploys = rows.length === 0 ? [] : [noiseLine(rows), casesAsMarkdown(rows)];
  const text = `${[`${machine}, ${runs} runs.`, ...deploys, hook].filter(Boolean).join("\n\n")}\n`;
  process.stdout.write(text);
  if (out !== undefined) writeFileSync(out, text);
}

function parseOptions(args: string[]): Options | undefined {
  const { values } = parseArgs({
    args,
    options: {
      inputs: { type: "string", default: INPUT_NAMES.join(",") },
      cases: { type: "string", default: ALL_CASES.join(",") },
      runs: { type: "string", default: "10" },
      ours: { type: "string", multiple: true, default: [] },
      out: { type: "string" },
      profile: { type: "string" },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return undefined;
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`Cannot make ${values.runs} runs: a whole number above 0 helps`);
  const [, input, caseName] = PROFILE.exec(values.profile ?? "") ?? [];
  if (values.profile !== undefined && input === undefined) throw new Error("Cannot profile that: M:change would do");
  return {
    inputs: chosen(input ?? values.inputs, INPUT_NAMES),
    cases: chosen(caseName ?? values.cases, ALL_CASES),
    runs,
    others: values.ours.map(otherBuild).flatMap((tool) => [tool, onFreshMachine(tool)]),
    out: values.out,
    profile: values.profile !== undefined,
  };
}

function chosen<T extends string>(list: string, known: readonly T[]): readonly T[] {
  return list.split(",").map((word) => {
    const name = known.find((candidate) => candidate === word);
    if (name === undefined) throw new Error(`Cannot measure "${word}": known are ${known.join(", ")}`);
    return name;
  });
}

function otherBuild(option: string, index: number): Tool {
  const [, name = `ours ${index + 2}`, template = ""] = /^(?:([\w.-]+)=)?(.+)$/s.exec(option) ?? [];
  return ours(name, template);
}
