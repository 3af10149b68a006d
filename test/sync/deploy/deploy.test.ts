import { describe, expect, test } from "vitest";
import type { Emulator } from "../../../src/emulator/emulator.ts";
import type { TestRepository } from "../../support/repository.ts";
import { runDeploy } from "../../support/run.ts";
import { withEmulatorAndRepository } from "../../support/with-emulator.ts";

const bot = {
  "src/main.js": "require('role/miner');\n",
  "src/role/miner.js": "module.exports = 1;\r\n",
  "src/lib/x.wasm": Buffer.from([0, 0x61, 0x73, 0x6d]),
};
const read = "GET /api/user/code?branch=default";
const write = "POST /api/user/code";

let emulator: Emulator;
let repository: TestRepository;

withEmulatorAndRepository((fresh) => {
  ({ emulator, repository } = fresh);
  repository.commit(bot, "first");
});

const deploy = (options?: Parameters<typeof runDeploy>[2]) => runDeploy(repository.directory, emulator, options);

describe("deploy()", () => {
  test("reads, writes, reads back and says deployed when the server holds exactly the commit", async () => {
    const { report } = await deploy();
    expect(report).toMatchObject({
      outcome: "deployed",
      modules: 3,
      source: "src",
      branch: "default",
      writesLeft: 239,
    });
    expect(report.plan).toMatchObject({
      added: [{ name: "lib/x", after: 4 }, { name: "role/miner" }],
      changed: [{ name: "main", before: 0 }],
      removed: [],
    });
    expect(emulator.lines()).toEqual([read, write, read]);
    expect(Object.fromEntries(emulator.code("default") ?? [])).toEqual({
      main: bot["src/main.js"],
      "role/miner": bot["src/role/miner.js"],
      "lib/x": { binary: "AGFzbQ==" },
    });
  });

  test("writes nothing when nothing changed", async () => {
    await deploy();
    emulator.clearRequests();
    expect((await deploy()).report.outcome).toBe("unchanged");
    expect(emulator.lines()).toEqual([read]);
  });

  test("replaces what an ancestor left, removed modules included", async () => {
    await deploy();
    repository.commit(
      { "src/main.js": "require('role/scout');\n", "src/role/miner.js": undefined, "src/role/scout.js": "2" },
      "second",
    );
    const { report } = await deploy();
    expect(report).toMatchObject({
      outcome: "deployed",
      plan: { added: [{ name: "role/scout" }], removed: [{ name: "role/miner" }], unchanged: 1 },
    });
    expect([...(emulator.code("default")?.keys() ?? [])].sort()).toEqual(["lib/x", "main", "role/scout"]);
  });

  test("refuses bad modules before any request, with one finding for each", async () => {
    repository.commit({ "src/.a.js": "", "src/b.js": Buffer.from([0xff]) });
    const { report } = await deploy();
    expect(report.outcome).toBe("failed");
    expect(report.findings.map(({ path }) => path)).toEqual(["src/.a.js", "src/b.js"]);
    expect(emulator.lines()).toEqual([]);
  });

  test("asks the engine after the read, and writes nothing of what it does not take", async () => {
    repository.commit({ "src/role/miner.js": "module.exports = ;\n" });
    for (const raw of [{ layout: "slash" }, { layout: "slash", "dry-run": true }]) {
      emulator.clearRequests();
      const { report } = await deploy({ raw });
      expect(report).toMatchObject({
        outcome: "failed",
        message: expect.stringMatching(/src\/role\/miner\.js:1 is not JavaScript .*; nothing was written$/),
        findings: [{ check: "syntax", path: "src/role/miner.js" }],
      });
      expect(emulator.lines()).toEqual([read]);
    }
  });

  test("does not ask the engine about what is live already, and tells warnings of new code", async () => {
    const slash = { raw: { layout: "slash" } };
    repository.commit({ "src/role/miner.js": "module.exports = ;\n" });
    const findings = [{ severity: "warning", check: "syntax" }];
    expect((await deploy({ raw: { ...slash.raw, checks: "syntax: warn" } })).report).toMatchObject({
      outcome: "deployed",
      findings,
    });
    repository.commit({ "src/main.js": "require('role/miner'); // changed\n" });
    expect((await deploy(slash)).report).toMatchObject({ outcome: "deployed", findings: [] });
    expect((await deploy(slash)).report).toMatchObject({ outcome: "unchanged", findings: [] });
  });

  test("plans and sends nothing with --dry-run", async () => {
    const { report } = await deploy({ raw: { "dry-run": true } });
    expect(report).toMatchObject({ outcome: "planned", plan: { changed: [{ name: "main" }] } });
    expect(emulator.lines()).toEqual([read]);
  });

  test("says written, and why, when it is not to read back", async () => {
    const { report } = await deploy({ raw: { verify: "false" } });
    expect(report).toMatchObject({
      outcome: "written",
      message: expect.stringContaining("not read back: --no-verify"),
    });
    expect(emulator.lines()).toEqual([read, write]);
  });

  test("says written when no reads are left", async () => {
    emulator.spend("GET /api/user/code", 59);
    const { report } = await deploy();
    expect(report).toMatchObject({
      outcome: "written",
      message: expect.stringMatching(/no reads are left, free again in .*UTC/),
    });
    expect(emulator.lines()).toEqual([read, write]);
  });

  test("creates a missing branch by clone, only after a listing shows it absent", async () => {
    const { report } = await deploy({ raw: { branch: "feature" } });
    expect(report.outcome).toBe("deployed");
    expect(emulator.lines()).toEqual([
      "GET /api/user/code?branch=feature",
      "GET /api/user/branches",
      "POST /api/user/clone-branch",
      "GET /api/user/code?branch=feature",
    ]);
    expect(emulator.code("feature")?.size).toBe(3);
  });

  test("does not create a 31st branch, and says before that few are left", async () => {
    for (let index = 1; index < 29; index += 1) emulator.setCode(`b${index}`, [["main", ""]]);
    const { report: last } = await deploy({ raw: { branch: "last" } });
    expect(last).toMatchObject({ outcome: "deployed", warnings: [expect.stringContaining("has 30 code branches")] });
    const { report } = await deploy({ raw: { branch: "one-more" } });
    expect(report).toMatchObject({ outcome: "failed", message: expect.stringContaining("has 30 branches") });
  });

  test("needs to be told when 90 % of the live modules would go", async () => {
    repository.commit(Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`src/m${index}.js`, `${index}`])));
    await deploy();
    repository.commit(Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`src/m${index}.js`, undefined])));
    expect((await deploy()).report).toMatchObject({
      outcome: "failed",
      message: expect.stringContaining("--allow-shrink"),
    });
    expect((await deploy({ raw: { "allow-shrink": true } })).report.outcome).toBe("deployed");
  });
});

describe("deploy() and rate limits", () => {
  test("waits once for a short limit on the write, looks again, and deploys", async () => {
    emulator.addFault({ fault: "rate-limit", ms: 1500, method: "POST", format: "text" });
    const { report, waits } = await deploy();
    expect(report.outcome).toBe("deployed");
    expect(waits).toHaveLength(1);
    expect(waits[0]).toBeGreaterThanOrEqual(1500);
    expect(report.waits).toMatchObject([{ endpoint: "POST /api/user/code", freeAt: expect.any(String) }]);
    expect(emulator.lines()).toEqual([read, write, read, write, read]);
  });

  test("gives up at once when the limit is free too late, and says when", async () => {
    emulator.addFault({ fault: "rate-limit", ms: 51_243, method: "POST" });
    const before = Date.now();
    const { report, waits } = await deploy({ raw: { "max-wait": "5" } });
    expect(report).toMatchObject({ outcome: "rate-limited", retryAfterMs: 51_243 });
    expect(waits).toEqual([]);
    const retryAt = Date.parse(report.retryAt ?? "");
    expect(retryAt).toBeGreaterThanOrEqual(before + 51_243);
    expect(retryAt).toBeLessThan(Date.now() + 52_243);
    expect(Object.fromEntries(emulator.code("default") ?? [])).toEqual({ main: "" });
  });

  test("after a wait decides anew: what somebody wrote meanwhile is not overwritten", async () => {
    emulator.addFault({ fault: "rate-limit", ms: 1000, method: "POST" });
    const edit = () => emulator.setCode("default", [["main", "// somebody else"]]);
    const { report } = await deploy({ onWait: edit, raw: { "on-drift": "refuse" } });
    expect(report.outcome).toBe("drift");
    expect(emulator.code("default")?.get("main")).toBe("// somebody else");
  });

  test("says written when the read-back is limited", async () => {
    emulator.addFault({ fault: "rate-limit", ms: 3_600_000, method: "GET", skip: 1 });
    const { report } = await deploy();
    expect(report).toMatchObject({
      outcome: "written",
      message: expect.stringContaining("not read back"),
      retryAfterMs: 3_600_000,
      retryAt: expect.stringMatching(/Z$/),
    });
  });

  test.each([
    ["a 429", { fault: "rate-limit", ms: 3_600_000 }, { retryAfterMs: 3_600_000 }],
    ["a 503", { fault: "status", status: 503, times: "always" }, {}],
  ] as const)(
    "says written of a new branch whose answer came, when %s refuses the read-back",
    async (_, fault, later) => {
      emulator.addFault({ ...fault, method: "GET", path: "/api/user/code", skip: 1 });
      const { report } = await deploy({ raw: { branch: "fresh" } });
      expect(report).toMatchObject({ outcome: "written", message: expect.stringContaining("not read back"), ...later });
      expect(report.retryAt === undefined).toBe(!("retryAfterMs" in later));
      expect(emulator.code("fresh")?.size).toBeGreaterThan(1);
    },
  );

  test("does not say written of a new branch that did not take the modules along", async () => {
    emulator.addFault({ fault: "other-write", method: "POST", when: "after", branch: "fresh", modules: { main: "" } });
    emulator.addFault({ fault: "rate-limit", ms: 3_600_000, method: "POST", path: "/api/user/code" });
    const { report } = await deploy({ raw: { branch: "fresh" } });
    expect(report).toMatchObject({ outcome: "unknown", retryAfterMs: 3_600_000 });
  });
});

describe("deploy() and lost answers", () => {
  test("finds by reading that a write arrived though its answer was lost, and writes no second time", async () => {
    emulator.addFault({ fault: "reset", method: "POST", when: "after" });
    expect((await deploy()).report.outcome).toBe("deployed");
    expect(emulator.lines()).toEqual([read, write, read]);
  });

  test("writes again when the lost write had not arrived", async () => {
    emulator.addFault({ fault: "reset", method: "POST", when: "before" });
    expect((await deploy()).report.outcome).toBe("deployed");
    expect(emulator.lines()).toEqual([read, write, read, write, read]);
  });

  test.each([502, 503, 504, 500])("reads again after a %i, and deploys", async (status) => {
    emulator.addFault({ fault: "status", status, method: "GET" });
    expect((await deploy()).report.outcome).toBe("deployed");
  });

  test("names both states when the write may have arrived and nobody can be asked", async () => {
    emulator.addFault({ fault: "reset", method: "POST", when: "after" });
    emulator.addFault({ fault: "status", status: 502, method: "GET", skip: 1, times: "always" });
    const { report } = await deploy();
    expect(report).toMatchObject({
      outcome: "unknown",
      message: expect.stringMatching(/either [0-9a-f]{7} or what was live before/),
    });
  });

  test("is unreachable when nothing was sent that could have written", async () => {
    emulator.addFault({ fault: "status", status: 503, times: "always" });
    const { report, waits } = await deploy();
    expect(report.outcome).toBe("unreachable");
    expect(waits).toHaveLength(3);
  });

  test("takes a page of a proxy for no answer, also with status 200", async () => {
    emulator.addFault({ fault: "html", method: "POST" });
    expect((await deploy()).report.outcome).toBe("deployed");
    expect(emulator.lines().filter((line) => line === write)).toHaveLength(2);
  });

  test("reports a mismatch when somebody writes between write and read-back", async () => {
    emulator.addFault({
      fault: "other-write",
      method: "GET",
      skip: 1,
      branch: "default",
      modules: { main: "// theirs" },
    });
    const { report } = await deploy();
    expect(report).toMatchObject({
      outcome: "mismatch",
      message: expect.stringContaining('something else in "lib/x", "role/miner", "main"'),
    });
  });

  test("follows no redirect, and names the better address", async () => {
    emulator.addFault({ fault: "redirect", location: "https://elsewhere.example/api/user/code", status: 301 });
    const { report } = await deploy();
    expect(report).toMatchObject({ outcome: "failed", message: expect.stringContaining("elsewhere.example") });
    expect(emulator.lines()).toEqual([read]);
  });
});

describe("deploy() and drift", () => {
  test("refuses to overwrite what was edited in the game, naming the modules and the nearest commit", async () => {
    const { report: first } = await deploy();
    emulator.setCode("default", new Map(emulator.code("default")).set("role/miner", "// edited"));
    repository.commit({ "src/main.js": "2" });
    const { report } = await deploy({ raw: { "on-drift": "refuse" } });
    expect(report.outcome).toBe("drift");
    expect(report.message).toContain(`nearest is ${first.commit.slice(0, 7)}, edited since: role/miner changed`);
    expect(emulator.code("default")?.get("role/miner")).toBe("// edited");
  });

  test("overwrites drift when told to", async () => {
    emulator.setCode("default", [["main", "// edited"]]);
    expect((await deploy({ raw: { "on-drift": "overwrite" } })).report.outcome).toBe("deployed");
  });

  test("takes a branch that holds only an empty main for empty", async () => {
    emulator.setCode("default", [["main", ""]]);
    expect((await deploy({ raw: { "on-drift": "refuse" } })).report.outcome).toBe("deployed");
  });
});

describe("deploy(), interrupted", () => {
  test("before the write: nothing is written", async () => {
    const controller = new AbortController();
    emulator.addFault({ fault: "rate-limit", ms: 1000, method: "POST" });
    const { report } = await deploy({ interrupt: controller.signal, onWait: () => controller.abort("SIGINT") });
    expect(report).toMatchObject({ outcome: "failed", message: "Interrupted by SIGINT: nothing was written" });
  });

  test("after the write: it is read back all the same", async () => {
    const controller = new AbortController();
    emulator.addFault({ fault: "status", status: 502, method: "GET", skip: 1 });
    const { report } = await deploy({ interrupt: controller.signal, onWait: () => controller.abort("SIGTERM") });
    expect(report.outcome).toBe("deployed");
  });
});
