import { expect, test } from "vitest";
import type { Emulator } from "../../../src/emulator/emulator.ts";
import type { TestRepository } from "../../support/repository.ts";
import { runDeploy } from "../../support/run.ts";
import { withEmulatorAndRepository } from "../../support/with-emulator.ts";

let emulator: Emulator;
let repository: TestRepository;

withEmulatorAndRepository((fresh) => {
  ({ emulator, repository } = fresh);
  repository.commit({ "main.js": "module.exports = ;\n" });
});

test.each<Parameters<Emulator["addFault"]>[0]>([
  { fault: "status", status: 503, times: "always" },
  { fault: "reset", times: "always" },
  { fault: "status", status: 401, times: "always" },
])("where the live code cannot be read ($fault $status), code that is no JavaScript is what is told", async (fault) => {
  emulator.addFault(fault);
  const { report, waits } = await runDeploy(repository.directory, emulator);
  expect(report).toMatchObject({ outcome: "failed", findings: [{ check: "syntax" }] });
  expect(report.message).toContain("main.js:1 is not JavaScript");
  expect(waits).toEqual([]);
  expect(emulator.lines()).toEqual(["GET /api/user/code?branch=default"]);
});
