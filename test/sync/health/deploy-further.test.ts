import { describe, expect, test } from "vitest";
import type { Emulator } from "../../../src/emulator/emulator.ts";
import type { TestRepository } from "../../support/repository.ts";
import { runDeploy } from "../../support/run.ts";
import { withEmulatorAndRepository } from "../../support/with-emulator.ts";

type Acts = Parameters<Emulator["play"]>[0];

const bot = { "src/main.js": "module.exports.loop = function () {\n  const a = Game.none;\n  a.b();\n};\n" };
const read = "GET /api/user/code?branch=default";
const write = "POST /api/user/code";
const around = ["GET /api/auth/me", "GET /api/user/branches"];
const ask = "POST /api/user/console";

/** As the engine tells it of line 3 of the bot. */
const thrown = "TypeError: Cannot read properties of undefined (reading 'b')\n    at module.exports.loop (main:3:5)\n";

let emulator: Emulator;
let repository: TestRepository;

withEmulatorAndRepository((fresh) => {
  ({ emulator, repository } = fresh);
  repository.commit(bot, "first");
});

/** Ticks of the old code, then the write, then what is to come of it. */
const afterWrite = (...acts: Acts): Acts => [
  { wait: "subscription" },
  { tick: { cpu: 4 }, times: 2 },
  { wait: "write" },
  ...acts,
];

/** The tick in flight, and the expression that asks whether ticks come to their end. */
const asked: Acts = [{ tick: {} }, { wait: "expression" }];

async function deployAnd(acts: Acts, raw: object = {}) {
  const played = emulator.play(acts);
  const wish = { health: "2", "health-timeout": "30", ...raw };
  const { report } = await runDeploy(repository.directory, emulator, { raw: wish, tellActive: "after-a-write" });
  await Promise.race([played, Promise.resolve()]);
  return report;
}

describe("a deploy with health", () => {
  test("is healthy where the game runs it for so many ticks without an error", async () => {
    const report = await deployAnd(
      afterWrite(...asked, { tick: { log: ["a", "b"], cpu: 6 } }, { tick: { cpu: 8 } }, { tick: {} }),
    );
    expect(report).toMatchObject({
      outcome: "deployed",
      active: true,
      warnings: [],
      health: {
        verdict: "healthy",
        ticks: 3,
        errors: [],
        known: 0,
        cpu: { before: 4, after: 7 },
        logLinesPerTick: 2 / 3,
      },
    });
    expect(report.notes.join("\n")).toMatch(
      /Healthy: no new error in 3 ticks; CPU 4 before, 7 of \d+ ms a tick; 0.7 log/,
    );
    expect(emulator.lines()).toEqual([...around, "GET /socket/websocket", read, write, read, ask]);
  });

  test("is sick where it throws at load, and names the file, the line and what brings the former code back", async () => {
    emulator.setCode("default", [["main", "// by hand"]]);
    const report = await deployAnd(afterWrite({ tick: {} }, { tick: { error: thrown }, times: 4 }));
    expect(report.outcome).toBe("sick");
    expect(report.health).toMatchObject({
      verdict: "sick",
      errors: [{ message: expect.stringMatching(/^TypeError/), count: 2, file: "src/main.js", line: 3, column: 5 }],
    });
    expect(report.findings).toMatchObject([{ severity: "error", path: "src/main.js", line: 3, about: "game" }]);
    expect(report.message).toMatch(
      /^\w{7} on "default" of 127.* is sick: within 2 ticks the game reports 1 new error, first TypeError: Cannot read properties of undefined \(reading 'b'\) \(src\/main.js:3:5\); "screeps-sync restore \w{7}" brings back what was live before, and --on-sick restore brings/,
    );
    expect(emulator.code("default")?.get("main")).toBe(bot["src/main.js"]);
  });

  test("is sick where it throws in its third tick, and where only one creep's branch does", async () => {
    const report = await deployAnd(
      afterWrite({ tick: {} }, ...asked, { tick: {} }, { tick: { error: thrown } }, { tick: {}, times: 3 }),
      { health: "3" },
    );
    expect(report.health).toMatchObject({ verdict: "sick", errors: [{ count: 1, line: 3 }] });
  });

  test("is sick where it never ends a tick", async () => {
    const error = "Script execution timed out.\n    at module.exports.loop (main:1:67)\n    at __mainLoop:1:52\n";
    const report = await deployAnd(afterWrite({ tick: {} }, { tick: { error, cpu: 507 }, times: 4 }));
    expect(report.health).toMatchObject({
      verdict: "sick",
      errors: [{ message: "Script execution timed out.", file: "src/main.js", line: 1, column: 31 }],
      cpu: { after: 507 },
    });
  });

  test("is sick, place unknown, where it throws a text: no expression has its turn", async () => {
    const report = await deployAnd(afterWrite(...asked, { tick: { results: [] }, times: 6 }));
    expect(report).toMatchObject({ outcome: "sick", health: { verdict: "sick", errors: [] }, findings: [] });
    expect(report.message).toMatch(/its ticks answer no console expression: it throws something that is no error/);
  });

  test("is healthy with an error that the code before threw as well", async () => {
    emulator.setCode("default", [["main", `// older\n${bot["src/main.js"]}`]]);
    const old = thrown.replace("main:3:5", "main:4:5");
    const report = await deployAnd([
      { wait: "subscription" },
      { tick: { error: old } },
      { wait: "write" },
      { tick: { error: old } },
      { wait: "expression" },
      { tick: { error: thrown } },
      { tick: {} },
      { tick: {} },
    ]);
    expect(report.health).toMatchObject({ verdict: "healthy", errors: [], known: 1 });
  });

  test.each<[string, Acts, RegExp]>([
    ["no tick comes", [{ wait: "subscription" }], /no tick of it was seen within 0.3 s; without a spawn/],
    ["the socket is refused", [{ refuse: 1 }], /its websocket refused the sign-in/],
    ["it breaks off", afterWrite({ tick: {} }, { disconnect: 1012 }), /heard no more .*the server restarts/],
    [
      "somebody edits in the game",
      afterWrite({ tick: {} }, ...asked, { write: { branch: "default", modules: { main: "// hot fix" } } }),
      /somebody else wrote "default" meanwhile/,
    ],
  ])("is deployed, and its health unknown, where %s", async (_what, acts, why) => {
    const report = await deployAnd(acts, { health: "3", "health-timeout": "0.3", "on-sick": "restore" });
    expect(report).toMatchObject({ outcome: "deployed", health: { verdict: "unknown", errors: [] } });
    expect(report.warnings.join("\n")).toMatch(/^Whether "default" is healthy is unknown: /);
    expect(report.warnings.join("\n")).toMatch(why);
  });

  test("is unknown at once on a branch that the game does not run, and no socket is opened", async () => {
    emulator.setCode("other", [["main", ""]]);
    const report = await deployAnd([], { branch: "other" });
    expect(report).toMatchObject({ outcome: "deployed", active: false, health: { verdict: "unknown" } });
    expect(report.warnings.join("\n")).toMatch(/is unknown: the game runs "default", and not "other"/);
    expect(emulator.frames).toEqual([]);
  });

  test("is unknown where the expression cannot be sent", async () => {
    emulator.spend(ask, 360);
    const report = await deployAnd(afterWrite({ tick: {}, times: 5 }), { "health-timeout": "1" });
    expect(report).toMatchObject({ outcome: "deployed", health: { verdict: "unknown" } });
    expect(report.warnings.join("\n")).toMatch(/could not be asked .*429/);
  });

  test("judges what is live already too, so that «unchanged» is not green while the bot is dead", async () => {
    await runDeploy(repository.directory, emulator);
    const report = await deployAnd([{ wait: "subscription" }, { tick: { error: thrown }, times: 5 }], {
      "on-sick": "restore",
    });
    expect(report).toMatchObject({ outcome: "sick", health: { verdict: "sick" } });
    expect(report.message).toMatch(/it was not rolled back: it was live already before this run$/);
  });

  test("stays deployed where somebody ends the watch, and what was seen until then is told", async () => {
    const ends = new AbortController();
    const played = emulator
      .play(afterWrite({ tick: {} }, { tick: { error: thrown } }, { tick: {} }))
      .then(() => setTimeout(() => ends.abort("SIGINT"), 100));
    const raw = { health: "9", "on-sick": "restore" };
    const { report } = await runDeploy(repository.directory, emulator, { raw, interrupt: ends.signal });
    await played;
    expect(report).toMatchObject({ outcome: "sick", health: { verdict: "sick", errors: [{ line: 3 }] } });
    expect(report.message).toMatch(/it was not rolled back: /);
    expect(emulator.code("default")?.get("main")).toBe(bot["src/main.js"]);
  });

  test("tells that it listens and watches, so that nobody wonders what takes its time", async () => {
    void emulator.play(afterWrite({ tick: {} }, { tick: { error: thrown }, times: 4 }));
    const { happenings } = await runDeploy(repository.directory, emulator, { raw: { health: "2" } });
    const steps = happenings.flatMap((each) => (each.kind === "step" ? [each.text] : []));
    expect(steps[0]).toBe("Listening to what runs now");
    expect(steps.at(-1)).toBe('Watching 2 ticks of "default"');
  });

  test("is not read back without verify, so that its health is unknown", async () => {
    const report = await deployAnd([{ wait: "subscription" }, { tick: {}, times: 2 }], { verify: "false" });
    expect(report).toMatchObject({ outcome: "written", health: { verdict: "unknown", why: "it was not read back" } });
  });

  test("is not watched in a plan, nor where 0 ticks are wished, and costs not one request more then", async () => {
    expect(await deployAnd([], { "dry-run": true })).toMatchObject({ outcome: "planned" });
    expect(await deployAnd([], { health: "0" })).toMatchObject({ outcome: "deployed" });
    expect(emulator.lines().filter((line) => around.includes(line))).toEqual(["GET /api/user/branches"]);
    expect(emulator.frames).toEqual([]);
  });
});

describe("a deploy with activate", () => {
  const setActive = "POST /api/user/set-active-branch";
  const list = "GET /api/user/branches";

  test("makes the game run the branch, after it was read back, and says how to go back", async () => {
    emulator.setCode("other", [["main", ""]]);
    const report = await deployAnd([], { branch: "other", health: "0", activate: true });
    expect(report).toMatchObject({ outcome: "deployed", active: true, activeBranch: "other", warnings: [] });
    expect(report.notes.join("\n")).toMatch(/before it ran "default", and "screeps-sync activate default" brings that/);
    const other = read.replace("default", "other");
    expect(emulator.lines()).toEqual([other, write, other, list, setActive, list]);
  });

  test("activates what is live already, and changes nothing where the game runs it", async () => {
    await runDeploy(repository.directory, emulator, { raw: { branch: "other" } });
    const wish = { branch: "other", health: "0", activate: true };
    expect(await deployAnd([], wish)).toMatchObject({ outcome: "activated", active: true });
    expect(await deployAnd([], wish)).toMatchObject({ outcome: "unchanged", active: true });
  });

  test("activates nothing where the write was refused, and says so where the activation was", async () => {
    repository.commit({ "src/bad.js": "function (" });
    expect(await deployAnd([], { health: "0", activate: true, branch: "new" })).toMatchObject({ outcome: "failed" });
    expect(emulator.lines()).not.toContain(setActive);
    repository.commit({ "src/bad.js": undefined });
    emulator.addFault({ fault: "status", status: 403, path: "/api/user/set-active-branch", times: "always" });
    const report = await deployAnd([], { health: "0", activate: true, branch: "new" });
    expect(report.outcome).toBe("failed");
    expect(report.message).toMatch(/^Deployed .*read back.*; but: Cannot activate/);
  });

  test("watches from the moment that the game runs the branch", async () => {
    emulator.setCode("other", [["main", ""]]);
    const report = await deployAnd(
      [
        { wait: "subscription" },
        { tick: { error: thrown } },
        { wait: "activation" },
        { tick: {} },
        { wait: "expression" },
        { tick: {}, times: 4 },
      ],
      { branch: "other", activate: true },
    );
    expect(report).toMatchObject({ outcome: "deployed", active: true, health: { verdict: "healthy" } });
  });
});
