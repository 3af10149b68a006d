import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { measure } from "../../bench/measure.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "bench-measure-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const env = { PATH: "/usr/bin:/bin", LANG: "C.UTF-8", ONLY: "this" };
const BUSY = "const end = 60e3; while (process.cpuUsage().user < end);";
const SLEEP = "Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 150)";

function node(script: string, signal = new AbortController().signal) {
  const argv = [process.execPath, "-e", script];
  return measure({ argv, cwd: folder, env }, join(folder, "output.txt"), signal);
}

describe("measure()", () => {
  test("counts the CPU of the process and of a child it waited for", async () => {
    const one = await node(BUSY);
    const nested = `require("child_process").execFileSync(process.execPath, ["-e", ${JSON.stringify(BUSY)}])`;
    const two = await node(`${nested}; ${BUSY}`);
    expect(one.cpuMs).toBeGreaterThanOrEqual(60);
    expect(two.cpuMs).toBeGreaterThanOrEqual(120);
  });

  test("counts waiting as wall time only", async () => {
    const { cpuMs, wallMs } = await node(SLEEP);
    expect(wallMs).toBeGreaterThanOrEqual(150);
    expect(cpuMs).toBeLessThan(150);
  });

  test("gives output and exit code, and no environment but the one it was given", async () => {
    const { exitCode, output } = await node("console.log(process.env.ONLY, process.env.USER); process.exit(3)");
    expect([exitCode, output]).toEqual([3, "this undefined\n"]);
  });

  test("ends the process when it is told to stop", async () => {
    const stop = AbortSignal.timeout(100);
    await expect(node("setInterval(() => {}, 1000)", stop)).rejects.toThrow(/Cannot measure .* stopped/);
  });
});
