import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Emulator } from "../../../src/emulator/emulator.ts";
import { screepsSync } from "../../support/command.ts";
import type { TestRepository } from "../../support/repository.ts";
import { withEmulatorAndRepository } from "../../support/with-emulator.ts";
import { bisectRun } from "./bisect.ts";

const page = readFileSync(join(import.meta.dirname, "../../../docs/health.md"), "utf8");

let emulator: Emulator;
let repository: TestRepository;
const folder = withEmulatorAndRepository((fresh) => {
  ({ emulator, repository } = fresh);
});

/** The game goes on: what says `broken` throws, in its second line. */
let ticking: NodeJS.Timeout;
beforeEach(() => {
  ticking = setInterval(() => {
    const main = emulator.code("default")?.get("main");
    const error = "TypeError: x\n    at module.exports.loop (main:2:3)\n";
    emulator.tick(typeof main === "string" && main.includes("broken") ? { error } : {});
  }, 40);
});
afterEach(() => clearInterval(ticking));

const env = () => ({ SCREEPS_SERVER: emulator.url, SCREEPS_TOKEN: emulator.token });
const deploy = (...args: string[]) =>
  screepsSync(["deploy", "--branch", "default", ...args], { cwd: repository.directory, env: env() });

const code = (name: string) => ({ "src/main.js": `module.exports.loop = () => {\n  ${name}();\n};\n` });

describe("screeps-sync deploy --health", () => {
  test("ends with 0 and a word of health, 8 and the place of the error, 9 and what is live again", async () => {
    repository.commit(code("fine"));
    const healthy = await deploy("--health", "2");
    expect(healthy).toMatchObject({ status: 0, stderr: expect.not.stringContaining("undefined") });
    expect(healthy.stdout).toMatch(/^ {2}Healthy: no new error in \d ticks/m);

    repository.commit(code("broken"));
    const back = await deploy("--health", "2", "--on-sick", "restore", "--json");
    expect(back.status).toBe(9);
    expect(JSON.parse(back.stdout)).toMatchObject({ outcome: "rolled-back", health: { verdict: "sick" } });
    expect(emulator.code("default")?.get("main")).toContain("fine");

    const sick = await deploy("--health", "2");
    expect(sick.status).toBe(8);
    expect(sick.stdout).toMatch(/is sick: .*TypeError: x \(src\/main.js:2:3\)/);
    expect(sick.stdout).toMatch(/src\/main.js:2:3 TypeError: x \(\d times\)\n.*\n.*2.*broken\(\);/);
  });

  test.each([
    ["--health", "ten", /Cannot use --health "ten": a whole number is needed/],
    ["--on-sick", "delete", /allowed are keep, restore|Allowed choices are keep, restore/],
  ])("refuses %s %s in one line", async (flag, value, message) => {
    repository.commit(code("fine"));
    const { status, stderr } = await deploy(flag, value);
    expect({ status, lines: stderr.trim().split("\n").length }).toEqual({ status: 2, lines: 1 });
    expect(stderr).toMatch(message);
  });

  test("git bisect run finds the commit that broke the bot, with the lines of docs/health.md", async () => {
    const [, script = ""] = /```sh\n(#!\/bin\/sh\n[\s\S]*?)```/.exec(page) ?? [];
    const good = repository.commit(code("fine"));
    await deploy();
    repository.commit({ "README.md": "of another thing" });
    repository.commit(code("fine2"));
    const culprit = repository.commit(code("broken"));
    repository.commit({ ...code("broken2"), "README.md": "" });
    repository.commit(code("broken3"));
    const place = folder.fresh();
    mkdirSync(place);
    const file = join(place, "bisect.sh");
    writeFileSync(file, script.replace("--health 10", "--health 2"));
    chmodSync(file, 0o755);
    repository.git("bisect", "start", "HEAD", good);
    const { stdout } = await bisectRun(repository.directory, file, env());
    expect(stdout).toContain(`${culprit} is the first bad commit`);
  });
});
