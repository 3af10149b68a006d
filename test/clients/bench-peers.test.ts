import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { measure } from "../../bench/measure.ts";
import { taskPeers } from "../../bench/peers.ts";
import { StandIn } from "../../bench/server.ts";
import { judge } from "../../bench/verdict.ts";

it("the uploaders of the benchmark leave exactly the modules of a flat folder, in as many requests as they need", async () => {
  const folder = mkdtempSync(join(tmpdir(), "bench-peers-"));
  const modules = new Map([
    ["main", "module.exports.loop = function () {};\n"],
    ["role.miner", "module.exports = 1;\n"],
  ]);
  mkdirSync(join(folder, "dist"));
  for (const [name, text] of modules) writeFileSync(join(folder, "dist", `${name}.js`), text);
  await using standIn = await StandIn.start();
  const requests: Record<string, readonly string[]> = {};
  for (const { name, argv } of taskPeers(standIn, folder)) {
    standIn.reset(Buffer.from("{}"));
    const job = { ref: "base", repository: folder, url: standIn.url, modules, bodyFile: "" } as const;
    const command = { argv: argv(job), cwd: folder, env: { HOME: folder, PATH: process.env["PATH"] ?? "" } };
    const { exitCode, output } = await measure(command, join(folder, "output.txt"), new AbortController().signal);
    expect([name, exitCode, output.includes("Error")]).toEqual([name, 0, false]);
    expect([name, judge(standIn.live, modules).state]).toEqual([name, "exact"]);
    requests[name] = (await standIn.traffic()).requests;
  }
  expect(requests).toEqual({
    "rollup-plugin-screeps@1.0.1": ["GET /api/user/branches", "POST /api/user/code"],
    "grunt-screeps@1.5.0": ["POST /api/user/code"],
  });
  rmSync(folder, { recursive: true });
});
