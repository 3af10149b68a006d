import { readFileSync } from "node:fs";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { type Emulator, startEmulator } from "../../../src/emulator/emulator.ts";
import { makePusher, type Pusher } from "../../support/pushing.ts";
import { type Files, temporaryFolder } from "../../support/repository.ts";

// What docs/hook.md shows of each ending is what a real push prints.
const shown = readFileSync("docs/hook.md", "utf8").split("```\n");
const { path } = temporaryFolder();
const config = 'source: src\nbranches: { main: default, "f/*": "{slug}" }\n';

let emulator: Emulator;
let pusher: Pusher;
beforeAll(async () => {
  emulator = await startEmulator();
  const files = { "src/main.js": live(), "src/role.js": role, "screeps-sync.yml": config };
  pusher = makePusher(`${path}/pusher`, { SCREEPS_SERVER: emulator.url, SCREEPS_TOKEN: emulator.token }, files);
  pusher.sync("install");
});
afterAll(() => emulator.close());
// Each push brings one commit more than what the game runs.
beforeEach(() => {
  emulator.clearFaults();
  for (const branch of ["default", "f-a"])
    emulator.setCode(branch, [
      ["main", live()],
      ["role", role],
    ]);
  count += 1;
  change({ "src/main.js": live() });
});

const role = "exports.run = () => {};";
let count = 0;
const live = () => `module.exports.loop = () => ${count};`;

/** One commit more on main. */
const change = (files: Files) => pusher.commit(files);

/** The same without what was committed last, for the pushes after it. */
async function undone(text: Promise<string>): Promise<string> {
  const printed = await text;
  pusher.git("reset", "-q", "--hard", "HEAD~1");
  return printed;
}

/** What the hook printed, with the names of a push to the official server. */
async function printed(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<string> {
  const { stderr } = await pusher.push(args, { env: { TZ: "UTC", ...env } });
  const lines = stderr.split("\n").filter((line) => line.startsWith("screeps-sync "));
  return settle(lines.join("\n"));
}

function settle(text: string): string {
  return text
    .replaceAll(/127\.0\.0\.1:\d+/g, "screeps.com")
    .replaceAll(/\d\d:\d\d:\d\d UTC/g, "15:20:34 UTC")
    .replaceAll(/\b\d\.\d s\b/g, "2.5 s")
    .replaceAll(/\b(?=[0-9a-f]*\d)[0-9a-f]{7}\b/g, "1a2b3c4");
}

/** Its lines, at most three, stand in the docs word by word. */
function isShown(text: string): void {
  expect(text.split("\n").length).toBeLessThanOrEqual(3);
  expect(shown).toContain(`${text}\n`);
}

const cases: Record<string, () => Promise<string>> = {
  deployed: () => printed(["origin", "main"]),
  "several refs": async () => {
    pusher.git("branch", "-f", "f/a", "main");
    return printed(["origin", "main", "f/a"]);
  },
  rehearsed: () => printed(["--dry-run", "origin", "main"]),
  "a wait that ends soon": () => {
    emulator.addFault({ fault: "rate-limit", method: "POST", path: "/api/user/code", ms: 300, times: 1 });
    return printed(["origin", "main"]);
  },
  "a limit that is used up": () => {
    emulator.addFault({ fault: "rate-limit", method: "POST", path: "/api/user/code", ms: 3_600_000 });
    return printed(["origin", "main"]);
  },
  "a server that does not answer a read": () => {
    emulator.addFault({ fault: "stall", method: "GET", path: "/api/user/code" });
    return printed(["origin", "main"]);
  },
  "a server that does not answer a write": () => {
    emulator.addFault({ fault: "stall", method: "POST", path: "/api/user/code" });
    return printed(["origin", "main"]);
  },
  "no server": () => printed(["origin", "main"], { SCREEPS_SERVER: "http://127.0.0.1:9" }),
  "drift that is kept": () => {
    emulator.setCode("default", [["main", "edited"]]);
    return printed(["origin", "main"]);
  },
  "drift that is refused": () => {
    change({ "screeps-sync.yml": `${config}on-drift: refuse\n` });
    emulator.setCode("default", [["main", "edited by hand"]]);
    return undone(printed(["origin", "main"]));
  },
  "modules that the game would refuse": () => {
    change({ "src/.hidden.js": "" });
    return undone(printed(["origin", "main"]));
  },
  "a token in a commit": () => {
    change({ "notes.md": "token: 0f9e8d7c-6b5a-4321-9876-fedcba543210\n" });
    return undone(printed(["origin", "main"]));
  },
  "a forced update": async () => {
    await pusher.push(["--no-verify", "origin", "main"]);
    pusher.git("commit", "-q", "--amend", "-m", "rewritten");
    return printed(["-f", "origin", "main"]);
  },
  "a branch name that no code branch can have": () => {
    change({ "screeps-sync.yml": "source: src\n" });
    return undone(printed(["origin", "main:default", "main:dependabot/npm_and_yarn/typescript-5.9"]));
  },
};

it.each(Object.keys(cases))("shows %s as the docs do", async (name) => {
  const text = (await cases[name]?.()) ?? "";
  isShown(text);
});
