import { join } from "node:path";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { type Emulator, startEmulator } from "../../../src/emulator/emulator.ts";
import { runStep } from "../../support/action/action-runner.ts";
import { makeRepository, type TestRepository, temporaryFolder } from "../../support/repository.ts";

const folder = temporaryFolder();
let emulator: Emulator;
let repository: TestRepository;
const inputs = { branch: "default", source: "src" };

beforeAll(() => {
  repository = makeRepository(join(folder.path, "bot"));
  repository.commit({ "src/main.js": "module.exports.loop = () => {};\n" });
});
beforeEach(async () => {
  emulator = await startEmulator();
  return () => emulator.close();
});

test("a job cancelled while it waits writes nothing, and says so", async () => {
  emulator.addFault({ fault: "rate-limit", method: "GET", ms: 60_000 });
  const result = await runStep({
    repository,
    emulator,
    with: inputs,
    signals: [{ when: "now waiting", signal: "SIGINT" }],
  });
  expect([result.status, result.outputs["outcome"]]).toEqual([130, "failed"]);
  expect(result.stdout).toContain("nothing was written");
  expect(result.requests).toEqual(["GET /api/user/code?branch=default"]);
});

test("a job cancelled while the write is out waits for the answer and reads back", async () => {
  emulator.addFault({ fault: "slow", method: "POST", ms: 700 });
  const result = await runStep({
    repository,
    emulator,
    with: inputs,
    signals: [{ when: "Writing", signal: "SIGINT" }],
  });
  expect([result.status, result.outputs["outcome"]]).toEqual([0, "deployed"]);
});

test("a job cancelled while it waits to read back says that the write was acknowledged", async () => {
  emulator.addFault({ fault: "rate-limit", method: "GET", path: "/api/user/code", skip: 1, ms: 60_000 });
  const result = await runStep({
    repository,
    emulator,
    with: inputs,
    signals: [{ when: "now waiting", signal: "SIGINT" }],
  });
  expect([result.status, result.outputs["outcome"]]).toEqual([0, "written"]);
  expect(result.stdout).toContain("not read back: interrupted by SIGINT");
});

test("a job ended by SIGTERM while the write is out says that it may have arrived", async () => {
  emulator.addFault({ fault: "stall", method: "POST" });
  const result = await runStep({
    repository,
    emulator,
    with: inputs,
    signals: [
      { when: "Writing", signal: "SIGINT" },
      { when: "Asked to end", signal: "SIGTERM" },
    ],
  });
  expect([result.status, result.outputs["outcome"]]).toEqual([143, "unknown"]);
  expect(result.stdout).toContain("may have arrived");
});
