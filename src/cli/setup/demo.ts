// Covered by test/doors/demo.test.ts
import { type Emulator, startEmulator } from "../../emulator/emulator.ts";
import { type TemporaryRepository, withTemporaryRepository } from "../../sync/setup/temporary-repository.ts";
import { run as deploy } from "../commands/deploy.ts";
import type { Context } from "../terminal/context.ts";
import { packagedFiles } from "./packaged-files.ts";

/** One thing to see: what it shows, what is typed, and what happened on the server before. */
interface Scene {
  readonly title: string;
  readonly raw: Context["raw"];
  readonly before?: (stage: Stage) => Promise<void> | void;
}

interface Stage {
  readonly emulator: Emulator;
  readonly files: Files;
  readonly commit: TemporaryRepository["commit"];
}

type Files = ReadonlyMap<string, Uint8Array>;

// Quicker than the game, so that nobody waits.
const tickMs = 50;

const bot = { source: "bot", branch: "default" };

const scenes: readonly Scene[] = [
  { title: "What would change? Nothing is sent.", raw: { ...bot, "dry-run": true } },
  { title: "Deploy: read, write, read back, compare.", raw: bot },
  { title: "The same again: one read, no write.", raw: bot },
  {
    title: "A commit that throws: the game tells, and what ran before is brought back.",
    raw: { ...bot, health: "3", "on-sick": "restore" },
    before: breakTheBot,
  },
  {
    title: "Files that the game would lose: refused before any request.",
    raw: { ...bot, source: "refused", layout: "basename" },
    before: ({ commit, files }) => commit(files, "The example bot, as it was"),
  },
  {
    title: "Somebody edited in the game: their work is not overwritten.",
    raw: { ...bot, "on-drift": "refuse" },
    before: editInTheGame,
  },
  { title: "No writes are left today: when they are free again.", raw: bot, before: useUpWrites },
];

/** `screeps-sync demo`: the example bot of the package, deployed to an emulator; both live only as long as the demo. */
export async function run(context: Context): Promise<number> {
  const files = await packagedFiles("examples");
  return withTemporaryRepository(async ({ directory, commit }) => {
    await commit(files, "The example bot");
    const emulator = await startEmulator({ port: 0, run: { tickMs } });
    try {
      const where = `: the example bot, in a repository of its own, on an emulator at ${emulator.url}`;
      context.console.print(["bold", "screeps-sync demo"], where);
      for (const [index, scene] of scenes.entries())
        await play(
          scene,
          index + 1,
          { emulator, files, commit },
          { ...context, directory, env: ownEnvironment(context.env, emulator) },
        );
    } finally {
      await emulator.close();
    }
    context.console.print("");
    context.console.print(["dim", "Emulator and repository are gone; nothing is left behind."]);
    return 0;
  });
}

/** Settings of the person are for his own server. */
function ownEnvironment(env: NodeJS.ProcessEnv, { url, token }: Emulator): NodeJS.ProcessEnv {
  const others = Object.entries(env).filter(([name]) => !name.startsWith("SCREEPS_"));
  return { ...Object.fromEntries(others), SCREEPS_SERVER: url, SCREEPS_TOKEN: token };
}

async function play({ title, raw, before }: Scene, number: number, stage: Stage, context: Context): Promise<void> {
  const { print } = context.console;
  await before?.(stage);
  stage.emulator.clearRequests();
  const flags = Object.entries(raw).map(([name, value]) =>
    value === true ? `--${name}` : `--${name} ${String(value)}`,
  );
  print("");
  print(["bold", `${number}. ${title}`]);
  print(["cyan", `$ screeps-sync deploy ${flags.join(" ")}`]);
  const status = await deploy({ ...context, raw });
  print(["dim", `  exit status ${status} · ${requestsOf(stage.emulator)}`]);
}

function requestsOf(emulator: Emulator): string {
  const lines = emulator.lines();
  return lines.length === 0 ? "no requests" : lines.join(", ");
}

/** What many a bot does before it has a spawn. */
async function breakTheBot({ files, commit }: Stage): Promise<void> {
  const main = new TextDecoder().decode(files.get("bot/main.js"));
  const broken = main.replace(
    "memory.sweep();",
    "memory.sweep();\n  Game.spawns.Spawn1.spawnCreep([WORK, CARRY, MOVE], String(Game.time));",
  );
  await commit(new Map(files).set("bot/main.js", new TextEncoder().encode(broken)), "Spawn a creep each tick");
}

function editInTheGame({ emulator }: Stage): void {
  const modules = new Map(emulator.code("default"));
  emulator.setCode("default", modules.set("role/harvester", "// rewritten in the game's own editor\n"));
}

function useUpWrites({ emulator }: Stage): void {
  emulator.setCode("default", [["main", ""]]);
  emulator.spend("POST /api/user/code", 240);
}
