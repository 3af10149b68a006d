import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Pool } from "undici";
import { countWindows, isExact, type loadRates, type Passed } from "./load-windows.ts";

const HELP = `npm run bench:load -- [options]: whether the emulator counts exactly under load

  --rate 2000          requests a second
  --seconds 30         how long
  --connections 64     in parallel`;

interface Load {
  readonly rate: number;
  readonly seconds: number;
  readonly connections: number;
}

interface Tally {
  readonly passed: Passed[];
  readonly latencies: number[];
  refused: number;
  failed: number;
}

interface Shot {
  readonly bucket: keyof typeof loadRates;
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly token: string;
}

const code = JSON.stringify({ branch: "default", modules: { main: "module.exports.loop = () => {};" } });

const { values } = parseArgs({
  options: {
    rate: { type: "string", default: "2000" },
    seconds: { type: "string", default: "30" },
    connections: { type: "string", default: "64" },
    help: { type: "boolean", default: false },
  },
});
if (values.help) console.log(HELP);
else {
  const load = { rate: Number(values.rate), seconds: Number(values.seconds), connections: Number(values.connections) };
  process.exitCode = (await measure(load)) ? 0 : 1;
}

async function measure(load: Load): Promise<boolean> {
  const server = fork(join(import.meta.dirname, "load-server.ts"));
  const { url, tokens } = readReady(await messageFrom(server));
  const pool = new Pool(url, { connections: load.connections });
  const tally: Tally = { passed: [], latencies: [], refused: 0, failed: 0 };
  const ownCpu = process.cpuUsage();
  const started = performance.now();
  await fire(pool, load, shots(tokens), tally);
  const seconds = (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage(ownCpu);
  server.send("end");
  const cost = readCost(await messageFrom(server));
  await pool.close();
  return report(load, tally, seconds, { ...cost, loadCpuMs: (user + system) / 1000 });
}

/** One token for the two code calls with budgets of their own, one for a call that only the global one counts. */
function shots([first = "", second = ""]: readonly string[]): readonly Shot[] {
  const read: Shot = {
    bucket: "GET /api/user/code",
    method: "GET",
    path: "/api/user/code?branch=default",
    token: first,
  };
  const write: Shot = { bucket: "POST /api/user/code", method: "POST", path: "/api/user/code", token: first };
  const name: Shot = { bucket: "global", method: "GET", path: "/api/user/name", token: second };
  return [name, read, name, read, name, read, name, read, name, write];
}

/** Sends at the given rate whatever the answers do, so that a slow server shows as latency and not as a lower rate. */
async function fire(pool: Pool, { rate, seconds }: Load, kinds: readonly Shot[], tally: Tally): Promise<void> {
  const started = performance.now();
  const open = new Set<Promise<void>>();
  for (let sent = 0; sent < rate * seconds; ) {
    const due = Math.min(rate * seconds, Math.floor(((performance.now() - started) / 1000) * rate));
    for (; sent < due; sent++) {
      const kind = kinds[sent % kinds.length];
      if (kind === undefined) continue;
      const one: Promise<void> = send(pool, kind, tally).finally(() => open.delete(one));
      open.add(one);
    }
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  await Promise.all(open);
}

async function send(pool: Pool, { bucket, method, path, token }: Shot, tally: Tally): Promise<void> {
  const started = performance.now();
  const headers = { "x-token": token, ...(method === "POST" && { "content-type": "application/json" }) };
  const {
    statusCode,
    headers: answered,
    body,
  } = await pool.request({
    method,
    path,
    headers,
    ...(method === "POST" && { body: code }),
  });
  await body.dump();
  tally.latencies.push(performance.now() - started);
  if (statusCode === 429) tally.refused++;
  else if (statusCode !== 200) tally.failed++;
  else {
    const [remaining, reset] = [Number(answered["x-ratelimit-remaining"]), Number(answered["x-ratelimit-reset"])];
    tally.passed.push({ bucket, remaining, reset });
  }
}

function report(
  load: Load,
  { passed, latencies, refused, failed }: Tally,
  seconds: number,
  cost: { readonly cpuMs: number; readonly rssMb: number; readonly loadCpuMs: number },
): boolean {
  const windows = countWindows(passed);
  const rate = latencies.length / seconds;
  const sorted = latencies.toSorted((left, right) => left - right);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  console.log(
    `${latencies.length} requests in ${seconds.toFixed(1)} s over ${load.connections} connections: ${rate.toFixed(0)}/s`,
  );
  console.log(
    `passed ${passed.length}, refused ${refused}, failed ${failed}; median ${at(0.5)} ms, 99 % ${at(0.99)} ms`,
  );
  const cpu = (ms: number) => `${(ms / 10 / seconds).toFixed(0)} %`;
  console.log(
    `emulator ${cpu(cost.cpuMs)} of a core, ${cost.rssMb.toFixed(0)} MiB; load ${cpu(cost.loadCpuMs)} of a core`,
  );
  for (const { bucket, reset, passed: count, limit, distinct } of windows) {
    console.log(
      `  ${bucket}, window until ${reset}: ${count} of ${limit}${distinct ? "" : ", a place was given twice"}`,
    );
  }
  const exact = isExact(windows);
  console.log(exact ? "Every window let exactly its number pass" : "Wrong: a window let another number pass");
  return exact && failed === 0 && rate >= load.rate * 0.99;
}

async function messageFrom(child: ChildProcess): Promise<unknown> {
  const [message] = (await once(child, "message")) as [unknown];
  return message;
}

function readReady(message: unknown): { url: string; tokens: readonly string[] } {
  return message as { url: string; tokens: readonly string[] };
}

function readCost(message: unknown): { cpuMs: number; rssMb: number } {
  return message as { cpuMs: number; rssMb: number };
}
