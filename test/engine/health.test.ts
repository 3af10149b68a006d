import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { authentication, listen, type Player } from "../real-engine/listen.ts";
import { placeSpawn } from "../real-engine/place-spawn.ts";
import { startRealEngine } from "../real-engine/real-engine.ts";
import type { RealServer } from "../real-server/real-server.ts";
import { screepsSync } from "../support/command.ts";
import { makeRepository, type TestRepository, temporaryFolder } from "../support/repository.ts";

// On a machine that has much else to do, a watch of some ticks takes its time.
vi.setConfig({ testTimeout: 240_000 });

const folder = temporaryFolder();
let server: RealServer;
let repository: TestRepository;
let player: Player;
beforeAll(async () => {
  server = await startRealEngine();
  player = await listen(server);
  repository = makeRepository(folder.fresh());
});
afterAll(() => server?.stop());

const good = `module.exports.loop = () => {
  console.log("good", Game.time);
  const { Spawn1 } = Game.spawns;
  if (Spawn1 !== undefined && Game.creeps.Worker === undefined) Spawn1.spawnCreep([MOVE], "Worker");
};
`;

async function deploy(main: string, ...more: string[]) {
  repository.commit({ "src/main.js": main });
  const { status, stdout } = await screepsSync(["deploy", "--branch", "default", "--json", ...more], {
    cwd: repository.directory,
    env: { SCREEPS_SERVER: server.url, SCREEPS_USERNAME: server.username, SCREEPS_PASSWORD: server.password },
  });
  return { status, report: JSON.parse(stdout) };
}

async function liveMain(): Promise<unknown> {
  const headers = authentication(await player.signIn());
  const answer = await (await fetch(`${server.url}/api/user/code?branch=default`, { headers })).json();
  return (answer as { modules: { main: unknown } }).modules.main;
}

test("without a spawn nobody's code runs: unknown, and the deploy stands", async () => {
  const { status, report } = await deploy(good, "--health", "3", "--health-timeout", "5");
  expect({ status, outcome: report.outcome }).toEqual({ status: 0, outcome: "deployed" });
  expect(report.health).toMatchObject({ verdict: "unknown", ticks: 0, errors: [] });
  await placeSpawn(server);
});

test("a healthy commit stays", async () => {
  const { status, report } = await deploy(`// better\n${good}`, "--health", "6", "--on-sick", "restore");
  expect({ status, outcome: report.outcome }).toEqual({ status: 0, outcome: "deployed" });
  expect(report.health).toMatchObject({ verdict: "healthy", errors: [] });
});

const inLoop = (...lines: string[]) =>
  ["let ticks = 0;", "module.exports.loop = () => {", ...lines, "};", ""].join("\n");

test("a commit that throws a text is sick, though the game says nothing of it", async () => {
  await deploy(good, "--health", "3");
  const { status, report } = await deploy(inLoop("  throw 'a text';"), "--health", "5");
  expect({ status, outcome: report.outcome, errors: report.health.errors }).toEqual({
    status: 8,
    outcome: "sick",
    errors: [],
  });
});

test("a rollback is done within ten ticks of the first error, read back, and both codes are kept", async () => {
  await deploy(good, "--health", "3");
  const bad = inLoop("  console.log('bad', Game.time);", "  undefined.foo();");
  const { status, report } = await deploy(bad, "--health", "10", "--on-sick", "restore");
  expect({ status, outcome: report.outcome }).toEqual({ status: 9, outcome: "rolled-back" });
  expect(report.health.errors[0]).toMatchObject({ file: "src/main.js", line: 4 });
  expect(await liveMain()).toBe(good);
  expect(repository.git("show", `${report.rolledBack.from}:modules/main.js`)).toBe(bad.trimEnd());
  expect(repository.git("show", `${report.rolledBack.to}:modules/main.js`)).toBe(good.trimEnd());
  const ticks = player.frames.filter((frame) => frame.includes('"bad ')).length;
  expect(ticks).toBeGreaterThan(0);
  expect(ticks).toBeLessThanOrEqual(10);
});

test("the player's own hot fix during the watch survives", async () => {
  await deploy(good, "--health", "3");
  const fix = "module.exports.loop = () => console.log('fixed');\n";
  const bad = inLoop("  console.log('late', ++ticks);", "  if (ticks > 12) undefined.foo();");
  const watched = deploy(bad, "--health", "30", "--on-sick", "restore");
  await expect.poll(() => player.frames.some((frame) => frame.includes('"late 3"')), { timeout: 90_000 }).toBe(true);
  const headers = { "Content-Type": "application/json", ...authentication(await player.signIn()) };
  const body = JSON.stringify({ branch: "default", modules: { main: fix } });
  await fetch(`${server.url}/api/user/code`, { method: "POST", headers, body });
  const { status, report } = await watched;
  expect({ status, outcome: report.outcome, verdict: report.health.verdict }).toEqual({
    status: 0,
    outcome: "deployed",
    verdict: "unknown",
  });
  expect(await liveMain()).toBe(fix);
  const after = await deploy(good, "--on-drift", "keep");
  expect(after.report.outcome).toBe("deployed");
});

test.each([
  [
    "throws at load",
    "const nothing = undefined;\nnothing.at.all();\n",
    { message: /^TypeError: Cannot read properties/, line: 2 },
  ],
  [
    "throws in the third tick",
    inLoop("  if (++ticks === 3) throw new Error('third');"),
    { message: /^Error: third/, line: 3 },
  ],
  [
    "throws only in one creep's branch",
    inLoop("  for (const { name, role } of Object.values(Game.creeps))", "    if (name === 'Worker') role.dig();"),
    { message: /^TypeError: Cannot read properties of undefined \(reading 'dig'\)/, line: 4 },
  ],
  [
    "loops for ever",
    inLoop("  while (true)", "    ticks++;"),
    { message: /^Script execution timed out/, line: /^[34]$/ },
  ],
])("a commit that %s is sick, with file and line", async (_, main, { message, line }) => {
  await deploy(good, "--health", "3");
  const { status, report } = await deploy(main, "--health", "5");
  expect({ status, outcome: report.outcome }).toEqual({ status: 8, outcome: "sick" });
  expect(report.health.verdict).toBe("sick");
  const [error] = report.health.errors;
  expect(error.message).toMatch(message);
  expect(error.file).toBe("src/main.js");
  expect(String(error.line)).toMatch(line instanceof RegExp ? line : `${line}`);
});
