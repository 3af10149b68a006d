import { describe, expect, test } from "vitest";
import type { Emulator } from "../../../src/emulator/emulator.ts";
import type { TestRepository } from "../../support/repository.ts";
import { runDeploy } from "../../support/run.ts";
import { withEmulatorAndRepository } from "../../support/with-emulator.ts";

type Acts = Parameters<Emulator["play"]>[0];

const good = { "src/main.js": "module.exports.loop = function () {};\n" };
const bad = { "src/main.js": "module.exports.loop = function () {\n  undefined.x();\n};\n" };
const thrown = "TypeError: x\n    at module.exports.loop (main:2:13)\n";
const sick: Acts = [{ tick: {} }, { tick: { error: thrown }, times: 3 }];
const begin: Acts = [{ wait: "subscription" }, { tick: {}, times: 2 }, { wait: "write" }];

let emulator: Emulator;
let repository: TestRepository;

withEmulatorAndRepository((fresh) => {
  ({ emulator, repository } = fresh);
});

async function deployAnd(acts: Acts, raw: object = {}) {
  void emulator.play(acts);
  const wish = { health: "2", "health-timeout": "2", "on-sick": "restore", ...raw };
  return (await runDeploy(repository.directory, emulator, { raw: wish })).report;
}

const live = () => emulator.code("default")?.get("main");

describe("on-sick: restore", () => {
  test("brings back what was live, reads it back, watches it again, and names both records", async () => {
    repository.commit(good, "good");
    await runDeploy(repository.directory, emulator);
    const commit = repository.commit(bad, "bad");
    const again: Acts = [{ tick: {} }, { wait: "expression" }, { tick: {}, times: 4 }];
    const report = await deployAnd([...begin, ...sick, { wait: "write" }, ...again]);
    expect(report).toMatchObject({ outcome: "rolled-back", commit, health: { verdict: "sick" } });
    expect(live()).toBe(good["src/main.js"]);
    const { to = "", from = "" } = report.rolledBack ?? {};
    expect(repository.git("show", `${to}:modules/main.js`)).toBe(good["src/main.js"].trimEnd());
    expect(repository.git("show", `${from}:modules/main.js`)).toBe(bad["src/main.js"].trimEnd());
    expect(report.record).toBe(to);
    expect(report.message).toMatch(
      /^Rolled back "default" on .*: what was live before is live again as record \w{7}, read back; \w{7} on "default" .* is sick: .*first TypeError: x \(src\/main.js:2:13\); its code is kept as record \w{7}$/,
    );
    expect(report.notes.join("\n")).toMatch(/What is live on "default" again is healthy: no new error/);
  });

  test("leaves what somebody wrote meanwhile, and says so", async () => {
    repository.commit(good, "good");
    await runDeploy(repository.directory, emulator);
    repository.commit(bad, "bad");
    const fix = { branch: "default", modules: { main: "// hot fix" } };
    const report = await deployAnd([...begin, ...sick.slice(0, 1), { tick: { error: thrown } }, { write: fix }]);
    expect(["sick", "mismatch"]).toContain(report.outcome);
    expect(live()).toBe("// hot fix");
  });

  test("looks before it writes: an edit that no event told of stays too", async () => {
    repository.commit(good, "good");
    await runDeploy(repository.directory, emulator);
    repository.commit(bad, "bad");
    const modules = { main: "// by hand" };
    const path = "/api/user/code";
    emulator.addFault({
      fault: "other-write",
      when: "before",
      method: "GET",
      path,
      skip: 2,
      branch: "default",
      modules,
    });
    const report = await deployAnd([...begin, ...sick]);
    expect(report.outcome).toBe("sick");
    expect(report.message).toMatch(/it was not rolled back: .*somebody else wrote/);
  });

  test.each<[string, () => void, object, RegExp]>([
    ["nothing was live before", () => {}, {}, /it was not rolled back: nothing was live on that branch before$/],
    [
      "no writes are left",
      () => {
        emulator.setCode("default", [["main", "// older"]]);
        emulator.spend("POST /api/user/code", 239);
      },
      {},
      /it was not rolled back: no writes are left, free again in/,
    ],
    ["it is to be kept", () => emulator.setCode("default", [["main", "// older"]]), { "on-sick": "keep" }, /restore/],
  ])("is sick, and why it stays is said, where %s", async (_what, prepare, raw, message) => {
    repository.commit(bad, "bad");
    prepare();
    const report = await deployAnd([...begin, ...sick], raw);
    expect(report).toMatchObject({ outcome: "sick", health: { verdict: "sick" } });
    expect(report.message).toMatch(message);
    expect(live()).toBe(bad["src/main.js"]);
  });

  test("brings back the branch that ran before together with the code", async () => {
    repository.commit(bad, "bad");
    emulator.setCode("other", [["main", "// older"]]);
    const begins: Acts = [{ wait: "subscription" }, { tick: {}, times: 2 }, { wait: "activation" }];
    const report = await deployAnd([...begins, ...sick], { branch: "other", activate: true });
    expect(report.outcome).toBe("rolled-back");
    expect(report.message).toMatch(/is live again as record \w{7}, read back, and the game runs "default" again; /);
    expect(emulator.code("other")?.get("main")).toBe("// older");
    expect(report).toMatchObject({ active: false, activeBranch: "default" });
  });
});
