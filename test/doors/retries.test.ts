import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Emulator, startEmulator } from "../../src/emulator/emulator.ts";
import { screepsSync } from "../support/command.ts";
import { makeRepository, temporaryFolder } from "../support/repository.ts";

const { path } = temporaryFolder();
const repository = makeRepository(`${path}/bot`);
repository.commit({ "main.js": "one", "screeps-sync.yml": "branches: { main: default }\n" });

let emulator: Emulator;
beforeAll(async () => {
  emulator = await startEmulator();
});
beforeEach(() => emulator.clearFaults());
afterAll(() => emulator.close());

const deploy = async () => {
  const env = { SCREEPS_TOKEN: emulator.token, SCREEPS_SERVER: emulator.url };
  const { stdout, stderr, status } = await screepsSync(["deploy"], { cwd: repository.directory, env });
  return { status, printed: stderr + stdout };
};

test("a failure that every try meets is told once in full, and each other try by its number", async () => {
  emulator.addFault({ fault: "html", times: "always" });
  const { printed, status } = await deploy();
  expect(printed.match(/Cannot read branch/g)).toHaveLength(1);
  expect([...printed.matchAll(/then try (\d of \d): no usable answer/g)].map(([, number]) => number)).toEqual([
    "2 of 4",
    "3 of 4",
    "4 of 4",
  ]);
  expect(printed).toContain("Giving up: tried 4 times");
  expect(status).toBe(5);
});

test("a wait is told with the clock of here and of UTC where it is long enough to look at it", async () => {
  emulator.addFault({ fault: "rate-limit", ms: 600, method: "POST", times: 1 });
  const { printed, status } = await deploy();
  expect(printed).toMatch(/Waiting \d\.\d s, then try 2 of 4: limit reached \(POST \/api\/user\/code\)/);
  expect([status, emulator.code("default")?.get("main")]).toEqual([0, "one"]);
});
