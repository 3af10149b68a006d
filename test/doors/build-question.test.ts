import { beforeEach, describe, expect, test } from "vitest";
import type { Emulator } from "../../src/emulator/emulator.ts";
import { makeRepository, type TestRepository } from "../support/repository.ts";
import { inTerminal } from "../support/terminal.ts";
import { withSharedEmulator } from "../support/with-emulator.ts";

let emulator: Emulator;
let repository: TestRepository;
const folder = withSharedEmulator((started) => {
  emulator = started;
});
const build = `mkdir -p out && echo built > out/main.js`;
beforeEach(() => {
  emulator.setCode("default", [["main", ""]]);
  repository = makeRepository(folder.fresh());
  repository.commit({
    ".gitignore": "out\n",
    "screeps-sync.yml": `from: folder\nsource: out\nbuild: ${JSON.stringify(build)}\n`,
  });
});

const question = "Run it,";
const ctrlC = "\u0003";
const deploy = (keys: Parameters<typeof inTerminal>[1]["keys"]) =>
  inTerminal(["deploy", "--branch", "default"], {
    cwd: repository.directory,
    env: { SCREEPS_TOKEN: emulator.token, SCREEPS_SERVER: emulator.url, SCREEPS_SYNC_ALLOW_HTTP: "true" },
    keys,
  });
const live = () => emulator.code("default")?.get("main");
const agreed = () => repository.git("config", "--default", "", "--get", "screeps-sync-allow.build");

describe("the question whether a commit's build may run", () => {
  test("answered with yes: it runs, is deployed, and is not asked again", async () => {
    const { status, screen } = await deploy([{ when: question, press: "y" }]);
    expect(screen).toContain(build);
    expect([status, live(), agreed()]).toEqual([0, "built\n", build]);
    const again = await deploy([]);
    expect(again.screen).not.toContain(question);
    expect(again.status).toBe(0);
  });

  test.each([
    ["no", "n", 2, "nobody agreed to that in this clone"],
    ["Enter alone", "\r", 2, "nobody agreed to that in this clone"],
    ["Ctrl-C", ctrlC, 130, "nothing was done"],
  ])("answered with %s: nothing runs, nothing is sent or kept", async (_, press, expected, words) => {
    const { status, screen } = await deploy([{ when: question, press }]);
    expect(screen.replaceAll(/\s+/g, " ")).toContain(words);
    expect([status, live(), agreed(), emulator.lines()]).toEqual([expected, "", "", []]);
  });
});
