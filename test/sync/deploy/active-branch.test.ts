import { describe, expect, test } from "vitest";
import { type Emulator, startEmulator } from "../../../src/emulator/emulator.ts";
import type { TestRepository } from "../../support/repository.ts";
import { type RunOptions, runDeploy } from "../../support/run.ts";
import { withEmulatorAndRepository } from "../../support/with-emulator.ts";

const listing = "GET /api/user/branches";
let emulator: Emulator;
let repository: TestRepository;

withEmulatorAndRepository((fresh) => {
  ({ emulator, repository } = fresh);
  repository.commit({ "main.js": "// first" });
});

const zeroConfig: RunOptions = { raw: { branch: undefined }, tellActive: "after-a-write" };
const deploy = async (options: RunOptions = zeroConfig) =>
  (await runDeploy(repository.directory, emulator, options)).report;

describe("a deploy to a branch that the game does not run", () => {
  test("warns, and names the command and the rule that help", async () => {
    const report = await deploy();
    expect(report).toMatchObject({ outcome: "deployed", branch: "main", active: false, activeBranch: "default" });
    expect(report.warnings).toEqual([
      `The game on ${report.server} runs "default", and not "main": "screeps-sync activate main" makes it run "main", or a rule in screeps-sync.yml deploys to what it runs: branches: { main: default }`,
    ]);
    expect(
      emulator.lines().filter((line) => line === listing),
      "the one that shows it absent tells both",
    ).toHaveLength(1);
  });

  test("is asked about after the read-back, never between a read and the write", async () => {
    await deploy();
    repository.commit({ "main.js": "// second" });
    emulator.clearRequests();
    expect((await deploy()).warnings).toHaveLength(1);
    const code = "GET /api/user/code?branch=main";
    expect(emulator.lines()).toEqual([code, "POST /api/user/code", code, listing]);
  });

  test("warns where somebody chose the branch too, and names no rule then", async () => {
    emulator.setCode("other", [["main", ""]]);
    const { warnings } = await deploy({ raw: { branch: "other", server: emulator.url }, tellActive: "always" });
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatch(
      new RegExp(`"screeps-sync activate other --server ${emulator.url}" makes it run "other"$`),
    );
  });

  test("costs no request where nothing was written", async () => {
    await deploy();
    emulator.clearRequests();
    expect((await deploy()).outcome).toBe("unchanged");
    expect(emulator.lines()).not.toContain(listing);
  });
});

describe("the question which branch is active", () => {
  test.each([
    { fault: "status", status: 500, times: "always" },
    { fault: "html", times: "always" },
    { fault: "rate-limit", ms: 3_600_000 },
  ] as const)("changes no outcome when it fails by $fault", async (fault) => {
    emulator.setCode("main", [["main", ""]]);
    emulator.addFault({ ...fault, path: "/api/user/branches" });
    const report = await deploy();
    expect(report).toMatchObject({ outcome: "deployed", warnings: [] });
    expect(report.activeBranch).toBeUndefined();
  });

  test("has no answer on a server that calls no branch active", async () => {
    const independent = await startEmulator({ profile: "xx" });
    try {
      const { report } = await runDeploy(repository.directory, independent, zeroConfig);
      expect(report).toMatchObject({ outcome: "deployed", warnings: [] });
      expect(report.active).toBeUndefined();
    } finally {
      await independent.close();
    }
  });
});
