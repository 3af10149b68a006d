import { expect, test } from "vitest";
import { casesAsMarkdown, noiseLine, type Row } from "../../bench/table.ts";
import { NODE_START, ours, type Tool } from "../../bench/tools.ts";
import type { Verdict } from "../../bench/verdict.ts";

const peer: Tool = { name: "peer", kind: "peer", deploys: true, argv: () => [] };

function row(tool: Tool, cpuMs: readonly number[], state: Verdict["state"] = "exact", exitCode = 0): Row {
  const traffic = { requests: ["POST /api/user/code"], connections: 1, bytesIn: 2048, bytesOut: 512 };
  const verdict = { state, note: "note" };
  const runs = cpuMs.map((ms) => ({ cost: { cpuMs: ms, wallMs: ms, exitCode, output: "" }, traffic, verdict }));
  return { case: "first", input: "S", tool, runs };
}

function line(rows: readonly Row[], name: string): string | undefined {
  return casesAsMarkdown(rows)
    .split("\n")
    .find((text) => text.includes(`| ${name} |`));
}

const mine = ours("ours", "deploy {ref}");

test("casesAsMarkdown() shows the median, its range and its ratio to the peer's median", () => {
  const rows = [row(mine, [70, 40, 50]), row(peer, [90, 100, 110])];
  expect(line(rows, "ours")).toBe(
    "| S | ours | 50 [40–70] | 0.50 | 50 [40–70] | – | – | POST code | 1 | 2.0 / 0.5 | exact |",
  );
});

test("casesAsMarkdown() gives no ratio to a tool that did not deploy exactly, or did not end well", () => {
  const different = [row(mine, [50], "different"), row(peer, [100])];
  expect(line(different, "ours")).toMatch(/50\] \| – \|.*\| different \(note\) \|$/);
  const failed = [row(mine, [50], "exact", 4), row(peer, [100])];
  expect(line(failed, "ours")).toMatch(/50\] \| – \|.*\| exact, exit 4 \|$/);
});

test("casesAsMarkdown() marks a ratio to a peer that did not deploy exactly itself", () => {
  const rows = [row(mine, [50]), row(peer, [100], "renamed")];
  expect(line(rows, "ours")).toContain("| ~0.50 |");
  expect(line(rows, "peer")).toContain("| – |");
});

test("noiseLine() tells how far apart equal runs were", () => {
  expect(noiseLine([row(NODE_START, [20, 25, 22, 21])])).toContain("21.5 [20–25] ms CPU in 4 runs, a spread of 23 %");
});

test("ours() fills the template in and keeps quoted words together", () => {
  const job = { ref: "base", repository: "/r", url: "http://h", modules: new Map(), bodyFile: "" } as const;
  expect(ours("x", `node "/a b/cli.js" deploy {ref} --server {url} -C '{repository}'`).argv(job)).toEqual([
    "node",
    "/a b/cli.js",
    "deploy",
    "base",
    "--server",
    "http://h",
    "-C",
    "/r",
  ]);
});
