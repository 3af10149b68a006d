import { type Emulator, startEmulator } from "../emulator/emulator.ts";
import { prepare } from "../sync/prepare.ts";
import { askedIn, type Context, doorOf } from "./context.ts";
import { run as deploy } from "./deploy.ts";

/** One thing to see: what it shows, what is typed, and what happened on the server before. */
interface Scene {
  readonly title: string;
  readonly raw: Context["raw"];
  readonly before?: (emulator: Emulator) => void;
}

const bot = { source: "examples/bot/src", branch: "default" };

const scenes: readonly Scene[] = [
  { title: "What would change? Nothing is sent.", raw: { ...bot, "dry-run": true } },
  { title: "Deploy: read, write, read back, compare.", raw: bot },
  { title: "The same again: one read, no write.", raw: bot },
  {
    title: "Files that the game would lose: refused before any request.",
    raw: { ...bot, source: "examples/refused/src", layout: "basename" },
  },
  {
    title: "Somebody edited in the game: their work is not overwritten.",
    raw: { ...bot, "on-drift": "refuse" },
    before: editInTheGame,
  },
  { title: "No writes are left today: when they are free again.", raw: bot, before: useUpWrites },
];

/** `screeps-sync demo`: this repository's HEAD, deployed to an emulator that lives only as long as the demo. */
export async function run(context: Context): Promise<number> {
  // Without a repository there is nothing to show, and the reason is the first and only line.
  await prepare(doorOf(context).repository, askedIn({ ...context, raw: bot }, "HEAD"));
  const emulator = await startEmulator({ port: 0 });
  try {
    context.console.print(
      ["bold", "screeps-sync demo"],
      `: the HEAD commit of this repository, on an emulator at ${emulator.url}`,
    );
    for (const [index, scene] of scenes.entries()) await play(scene, index + 1, emulator, context);
    context.console.print("");
    context.console.print(["dim", "The emulator is closed; nothing is left behind."]);
  } finally {
    await emulator.close();
  }
  return 0;
}

async function play(
  { title, raw, before }: Scene,
  number: number,
  emulator: Emulator,
  context: Context,
): Promise<void> {
  const { print } = context.console;
  before?.(emulator);
  emulator.clearRequests();
  const env = { ...context.env, SCREEPS_SERVER: emulator.url, SCREEPS_TOKEN: emulator.token };
  const flags = Object.entries(raw).map(([name, value]) =>
    value === true ? `--${name}` : `--${name} ${String(value)}`,
  );
  print("");
  print(["bold", `${number}. ${title}`]);
  print(["cyan", `$ screeps-sync deploy ${flags.join(" ")}`]);
  const status = await deploy({ ...context, raw, env });
  print(["dim", `  exit status ${status} · ${requestsOf(emulator)}`]);
}

function requestsOf(emulator: Emulator): string {
  const lines = emulator.lines();
  return lines.length === 0 ? "no requests" : lines.join(", ");
}

function editInTheGame(emulator: Emulator): void {
  const modules = new Map(emulator.code("default"));
  emulator.setCode("default", modules.set("role/harvester", "// rewritten in the game's own editor\n"));
}

function useUpWrites(emulator: Emulator): void {
  emulator.setCode("default", [["main", ""]]);
  emulator.spend("POST /api/user/code", 240);
}
