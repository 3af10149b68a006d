import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Emulator, startEmulator } from "../../../src/emulator/emulator.ts";
import { runStep, type StepResult } from "../../support/action/action-runner.ts";
import { hostileTexts } from "../../support/hostile/hostile-texts.ts";
import { makeRepository, type TestRepository, temporaryFolder } from "../../support/repository.ts";

const folder = temporaryFolder();
let emulator: Emulator;
let repository: TestRepository;

beforeAll(async () => {
  emulator = await startEmulator();
  repository = makeRepository(join(folder.path, "bot"));
  repository.commit({ "src/main.js": "module.exports.loop = () => {};\n" }, hostileTexts[0]);
});
afterAll(() => emulator.close());

/** Commands that we meant: annotations of ours, each on one line, at most ten of a kind. */
function expectOnlyOurs({ commands, stdout }: StepResult): void {
  const others = commands.filter(
    ({ name, properties }) =>
      !["error", "warning", "notice"].includes(name) ||
      !/^(?:screeps-sync|Drift on|Module check|Rate limit|No usable answer|Low budget)/.test(properties["title"] ?? ""),
  );
  expect(others).toEqual([]);
  expect(stdout).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
}

describe("what strangers write becomes no command, no output and no hidden text", () => {
  test("as names of live modules", async () => {
    emulator.setCode("default", [["main", "// theirs"], ...hostileTexts.map((name) => [name, "// x"] as const)]);
    const result = await runStep({
      repository,
      emulator,
      with: { branch: "default", command: "check", source: "src", "allow-shrink": "true" },
    });
    expect(result.outputs).toMatchObject({ outcome: "planned", branch: "default" });
    expectOnlyOurs(result);
    expect(Buffer.byteLength(result.summary)).toBeLessThan(65_536);
    const { reports } = JSON.parse(result.outputs["report"] ?? "");
    expect(reports[0].plan.removed.length).toBeGreaterThan(50);
  });

  test.for(hostileTexts.filter((text) => text.length < 1000))("as the words of a server: %j", async (text) => {
    emulator.clearFaults();
    emulator.addFault({ fault: "reply", status: 200, body: JSON.stringify({ error: text }), times: "always" });
    const result = await runStep({
      repository,
      emulator,
      with: { branch: "default", source: "src", "max-wait": "0" },
    });
    emulator.clearFaults();
    expect(result.status).not.toBe(0);
    expectOnlyOurs(result);
  });

  test.for(['a";id;#', "x$(id)", "a`id`", "::error::x", "a b", "<b>", "-rf"])(
    "as a code branch: %s is no output",
    async (branch) => {
      const result = await runStep({ repository, emulator, with: { branch, source: "src", command: "check" } });
      expect(result.outputs["branch"]).toBe("");
      expect(JSON.parse(result.outputs["report"] ?? "").reports[0].branch).toBe(branch);
      expectOnlyOurs(result);
    },
  );

  test("as a git branch of the event", async () => {
    const ref = 'refs/heads/::error::x"##[error]y';
    const result = await runStep({
      repository,
      emulator,
      event: { name: "push", ref },
      with: { branches: "main: default" },
    });
    expect(result.outputs["outcome"]).toBe("skipped");
    expectOnlyOurs(result);
  });
});
