import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Context, runInContext } from "node:vm";
import { beforeEach, expect, it } from "vitest";
import { createFakeGame, type FakeGame } from "./fake-game.ts";

const SOURCE = join(import.meta.dirname, "../../examples/bot/src");
const MODULES = readModules();

let game: FakeGame;
let bot: Bot;
beforeEach(() => {
  game = createFakeGame();
  bot = loadBot(game.context);
});

it("the example bot has at least 15 modules of text and a binary one, and its main needs each of them", () => {
  const isText = (name: string) => typeof MODULES.get(name) === "string";
  expect([...MODULES.keys()].filter(isText).length).toBeGreaterThanOrEqual(15);
  expect([...MODULES.keys()].filter((name) => !isText(name))).toEqual(["lib/geometry"]);
  expect([...bot.loaded].toSorted()).toEqual([...MODULES.keys()].toSorted());
});

it("the example bot has only plain module names: lower-case letters, and folders", () => {
  expect([...MODULES.keys()].filter((name) => !/^[a-z]+(\/[a-z]+)?$/.test(name))).toEqual([]);
});

it("the example bot's binary module counts the steps of a creep", () => {
  const range = bot.load("lib/range") as { between(a: object, b: object): number };
  expect(range.between({ x: 1, y: 2 }, { x: 5, y: 3 })).toBe(4);
  expect(range.between({ x: 49, y: 3 }, { x: 0, y: 9 })).toBe(49);
  expect(range.between({ x: 7, y: 40 }, { x: 9, y: 11 })).toBe(29);
  expect(range.between({ x: 7, y: 7 }, { x: 7, y: 7 })).toBe(0);
});

it("the example bot starts with a harvester, and a few hundred ticks later a whole crew upgrades the controller", () => {
  runTicks(1, 1);
  expect(crew()).toEqual({ harvester: 1 });
  runTicks(2, 600);
  expect(crew()).toEqual({ harvester: 4, hauler: 2, upgrader: 3, builder: 2 });
  expect(game.controller.progress).toBeGreaterThan(100);
  expect(complaints()).toEqual([]);
});

it("the example bot shares the sources among its harvesters", () => {
  runTicks(1, 600);
  const uses = Object.values(game.creeps).flatMap(({ memory }) =>
    memory["role"] === "harvester" ? [String(memory["source"])] : [],
  );
  expect(uses.toSorted()).toEqual(["source-a", "source-a", "source-b", "source-b"]);
});

it("the example bot places an extension where the controller allows it, and its builder builds it", () => {
  const builder = game.addCreep("builder", ["work", "carry", "move"], { x: 25, y: 24 });
  builder.store.energy = 50;
  runTicks(50, 55);
  expect(game.found["mySites"]).toEqual([
    expect.objectContaining({ structureType: "extension", pos: { x: 23, y: 23 }, progress: 30 }),
  ]);
  expect(builder.store.energy).toBe(20);
  expect(complaints()).toEqual([]);
});

it("the example bot's towers shoot at the nearest enemy, and its mason repairs in peace", () => {
  const shots: unknown[] = [];
  const repairs: unknown[] = [];
  const tower = {
    pos: { x: 20, y: 20 },
    structureType: "tower",
    store: { energy: 1000, getFreeCapacity: () => 0 },
    attack: (enemy: unknown) => shots.push(enemy),
    repair: (structure: unknown) => repairs.push(structure),
    heal: () => undefined,
  };
  const [far, near] = [{ pos: { x: 40, y: 40 } }, { pos: { x: 22, y: 20 } }];
  const road = { id: "road", pos: { x: 26, y: 26 }, structureType: "road", hits: 100, hitsMax: 5000 };
  game.found["myStructures"]?.push(tower);
  game.found["structures"]?.push(road);
  game.found["hostileCreeps"] = [far, near];
  runTicks(1, 1);
  expect([shots, repairs]).toEqual([[near], []]);

  game.found["hostileCreeps"] = [];
  const mason = game.addCreep("mason", ["work", "carry", "move"], { x: 25, y: 24 });
  mason.store.energy = 50;
  runTicks(2, 2);
  expect([shots, repairs]).toEqual([[near], [road]]);
  expect(road.hits).toBe(200);
  expect(complaints()).toEqual([]);
});

it("the example bot forgets the creeps that are no more", () => {
  game.memory.creeps = { gone: {}, "hauler-0": {} };
  game.addCreep("hauler", ["carry", "move"], { x: 25, y: 24 });
  runTicks(1, 1);
  expect(Object.keys(game.memory.creeps)).toEqual(["hauler-0"]);
});

it("the example bot lets its creeps rest when the tick is nearly used up", () => {
  const creep = game.addCreep("upgrader", ["work", "carry", "move"], { x: 30, y: 25 });
  creep.store.energy = 50;
  game.cpu.used = 451;
  runTicks(1, 1);
  expect(game.controller.progress).toBe(0);
  game.cpu.used = 449;
  runTicks(2, 2);
  expect(game.controller.progress).toBe(1);
});

it("in the example bot a creep that fails is reported, and the others have their turn", () => {
  const broken = game.addCreep("upgrader", ["work", "carry", "move"], { x: 30, y: 25 });
  Object.defineProperty(broken, "store", { value: undefined });
  const creep = game.addCreep("upgrader", ["work", "carry", "move"], { x: 30, y: 25 });
  creep.store.energy = 50;
  runTicks(1, 1);
  expect(complaints()).toEqual([expect.stringMatching(/^creep upgrader-0: TypeError: /)]);
  expect(game.controller.progress).toBe(1);
});

it("the example bot writes a line about each room every hundred ticks", () => {
  game.addCreep("hauler", ["carry", "move"], { x: 25, y: 24 });
  game.spawn.store.energy = 100;
  runTicks(199, 201);
  expect(game.printed).toEqual(["200 W1N1: level 2, 102 energy, 1 hauler"]);
});

function runTicks(first: number, last: number): void {
  for (let time = first; time <= last; time++) {
    game.startTick(time);
    bot.loop();
  }
}

/** How many creeps of each role there are. */
function crew(): Readonly<Record<string, number>> {
  const count: Record<string, number> = {};
  for (const { memory } of Object.values(game.creeps)) {
    const role = String(memory["role"]);
    count[role] = (count[role] ?? 0) + 1;
  }
  return count;
}

function complaints(): readonly string[] {
  return game.printed.filter((line) => line.includes("Error"));
}

interface Bot {
  loop(): void;
  load(name: string): unknown;
  readonly loaded: ReadonlySet<string>;
}

/** Loads the modules as the game does: by their full names, each once, and never in a circle. */
function loadBot(context: Context): Bot {
  const cache = new Map<string, { exports: unknown } | "loading">();

  function load(name: string): unknown {
    const bare = name.replace(/^\.\//, "");
    const cached = cache.get(bare);
    if (cached === "loading") throw new Error(`Circular reference to module '${bare}'`);
    if (cached !== undefined) return cached.exports;
    const content = MODULES.get(bare);
    if (content === undefined) throw new Error(`Unknown module '${bare}'`);
    cache.set(bare, "loading");
    const module = { exports: typeof content === "string" ? {} : content };
    if (typeof content === "string") {
      const run: unknown = runInContext(`(function (module, exports, require) {${content}\n})`, context, {
        filename: bare,
      });
      if (typeof run !== "function") throw new Error(`Cannot load module '${bare}'`);
      run(module, module.exports, load);
    }
    cache.set(bare, module);
    return module.exports;
  }

  const { loop } = load("main") as { loop(this: void): void };
  return { loop, load, loaded: new Set(cache.keys()) };
}

function readModules(): ReadonlyMap<string, string | Buffer> {
  const paths = globSync("**/*.{js,wasm}", { cwd: SOURCE });
  return new Map(
    paths.map((path) => {
      const bytes = readFileSync(join(SOURCE, path));
      const name = path.replaceAll("\\", "/").replace(/\.(js|wasm)$/, "");
      return [name, path.endsWith(".wasm") ? bytes : bytes.toString("utf8")];
    }),
  );
}
